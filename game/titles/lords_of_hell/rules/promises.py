"""The closed grammar of binding promises (LOH section 8, `data/promises.toml`) compiled: its verbs, conditions, due points.

The sentences themselves are the records of `rules/sentences.py`, the pieces of bundles those of `rules/items.py`.
Types of arguments:

    seat any_seat          a seat from 0 (`by` of if_captured: -1 is anyone)      seats     several
    round power            a number                                               flag      False or True
    bundle loan            pieces                                                 due       a due point and a round
    earth_kind             "devil" "fiends" "both"                                ritual    a handle
    battle_role            "attack" "defence"        call_kind   the attack, or a ritual by its handle
    card_kind              a card id or a type
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.titles.lords_of_hell.rules.cards import GRAMMAR

MAX_AHEAD: int = GRAMMAR["grammar"]["max_rounds_ahead"]
STRENGTHS: tuple[str, ...] = tuple(row["id"] for row in GRAMMAR["strength"])
FIRM, ASAP, IF_ABLE = STRENGTHS
ARG_TYPES: tuple[str, ...] = tuple(row["id"] for row in GRAMMAR["arg_type"])
WORDS: dict[str, tuple[str, ...]] = {row["id"]: tuple(row.get("values", ())) for row in GRAMMAR["arg_type"]}
ITEMS: tuple[str, ...] = tuple(row["id"] for row in GRAMMAR["bundle_item"])
PROMISABLE: frozenset[str] = frozenset(row["id"] for row in GRAMMAR["bundle_item"] if row["promisable"])
PROMISE_STATES: tuple[str, ...] = tuple(row["id"] for row in GRAMMAR["promise_state"])
WAITING, LIVE, DUE, KEPT, LAPSED, CANCELLED, FORSWORN, BROKEN = PROMISE_STATES
STANDING = (WAITING, LIVE, DUE)
"""States of a promise that binds or may yet bind."""


class BadGrammar(ValueError):
    """A row of the grammar that means nothing."""


class Verb(msgspec.Struct, frozen=True):
    """A verb of the grammar."""

    id: str
    duty: bool
    args: tuple[tuple[str, str], ...]
    """(name, type) in order."""
    strict: tuple[str, ...]


class Condition(msgspec.Struct, frozen=True):
    """A condition of the grammar, the verbs that carry it and the due points that go with it."""

    id: str
    args: tuple[tuple[str, str], ...]
    carries: tuple[str, ...]
    due: tuple[str, ...]


class DuePoint(msgspec.Struct, frozen=True):
    """A due point, the verbs it serves and the items that move there."""

    id: str
    verbs: tuple[str, ...]
    items: tuple[str, ...]
    takes_round: bool


def _args(row: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    out = []
    for arg in row["args"]:
        name, kind = arg.split(":")
        kind = kind.strip("[]")
        if kind not in ARG_TYPES:
            raise BadGrammar(f"{row['id']}: no argument type {kind!r}")
        out.append((name, kind))
    return tuple(out)


VERBS: dict[str, Verb] = {
    row["id"]: Verb(row["id"], row["kind"] == "duty", _args(row), tuple(row["strict"])) for row in GRAMMAR["verb"]
}
DUES: dict[str, DuePoint] = {
    row["id"]: DuePoint(row["id"], tuple(row["verbs"]), tuple(row["items"]), row["takes_round"])
    for row in GRAMMAR["due"]
}
CONDITIONS: dict[str, Condition] = {
    row["id"]: Condition(row["id"], _args(row), tuple(row["carries"]), tuple(row["due"]))
    for row in GRAMMAR["condition"]
}
for _verb in VERBS.values():
    if not set(_verb.strict) <= set(STRENGTHS) or (not _verb.duty and _verb.strict != (FIRM,)):
        raise BadGrammar(f"{_verb.id}: strengths {_verb.strict}")
for _condition in CONDITIONS.values():
    if not set(_condition.carries) <= set(VERBS) or not set(_condition.due) <= set(DUES):
        raise BadGrammar(f"{_condition.id}: it carries or falls due on what there is not")
for _due in DUES.values():
    if not set(_due.verbs) <= set(VERBS) or not set(_due.items) <= PROMISABLE:
        raise BadGrammar(f"{_due.id}: its verbs or items")

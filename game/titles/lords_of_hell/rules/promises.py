"""The closed grammar of binding promises (LOH section 8, `data/promises.toml`) compiled: which sentences there are.

A sentence is `[verb, args, strength, condition]`: `args` in the order of the file, every one of them said;
`condition` is `[]` or `[condition, *args]`. What a devil may swear now is `rules/swearing.py`, what it may do afterwards
`rules/binding.py`, what it must do `rules/duties.py`.

    seat any_seat          a seat from 0 (`by` of if_captured: -1 is anyone)      seats     [seat, ...]
    round power            a number                                               flag      False or True
    bundle loan            [item, ...]                                            due       [due point, round]
    earth_kind             "devil" "fiends" "both"                                ritual    a handle
    battle_role            "attack" "defence"        call_kind   ["attack"] or ["ritual", handle]
    card_kind              a card id or a type

Items of bundles: `["hand_card", handle, shown]`, `["any_cards", n]`, `["random_cards", n]`, `["drawn_card"]`,
`["promise_card", signer, n]`, `["souls", n]` (-1: all), `["tabled", handle]`, `["fortress", "with" or "keep"]`,
`["captive", seat, "hand_over" or "free"]`, `["hand_view"]`, `["trade_leave"]`, `["promise_release", id]`; on the take
side of an offer a hand card is asked for as `["card_kind", id]`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.spaces import Choice
from game.titles.lords_of_hell.rules.cards import GRAMMAR, INDEX, TRADE, TYPES

MAX_AHEAD: int = GRAMMAR["grammar"]["max_rounds_ahead"]
STRENGTHS: tuple[str, ...] = tuple(row["id"] for row in GRAMMAR["strength"])
FIRM, ASAP, IF_ABLE = STRENGTHS
ARG_TYPES: tuple[str, ...] = tuple(row["id"] for row in GRAMMAR["arg_type"])
WORDS: dict[str, tuple[str, ...]] = {
    row["id"]: tuple(word["value"] for word in row.get("words", ())) for row in GRAMMAR["arg_type"]
}
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
    row["id"]: DuePoint(row["id"], tuple(row["verbs"]), tuple(row["items"]), "{round}" in row["name"]["en"])
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


# ---------------------------------------------------------------- reading sentences


def arg(sentence: list[Any], name: str) -> Any:
    """The value of a named argument of the verb; None when the verb has none of that name."""
    for value, (other, _) in zip(sentence[1], VERBS[sentence[0]].args):
        if other == name:
            return value
    return None


def condition_arg(sentence: list[Any], name: str) -> Any:
    """The value of a named argument of the condition; None without one."""
    if not sentence[3]:
        return None
    for value, (other, _) in zip(sentence[3][1:], CONDITIONS[sentence[3][0]].args):
        if other == name:
            return value
    return None


def round_of(sentence: list[Any]) -> int:
    """The round that the sentence names: of a restraint its last, of a duty the one in which it falls due (LOH-8.20);
    0 when it names none."""
    due = arg(sentence, "due")
    found = due[1] if due else arg(sentence, "until") or arg(sentence, "round")
    return int(found or 0)


def sentence_of(verb: str, *args: Any, strength: str = FIRM, condition: list[Any] | None = None) -> list[Any]:
    """A sentence from its parts."""
    return [verb, list(args), strength, condition or []]


def well_formed(sentence: Choice, seats: int, now: int) -> bool:
    """Whether this is a sentence of the grammar at all, in round `now`: its form, not whether it can be kept."""
    if not isinstance(sentence, list) or len(sentence) != 4 or not isinstance(sentence[0], str):
        return False
    name, args, strength, condition = sentence
    verb = VERBS.get(name)
    if verb is None or not isinstance(args, list) or len(args) != len(verb.args) or strength not in verb.strict:
        return False
    if not all(_fits(kind, value, seats, now, name) for value, (_, kind) in zip(args, verb.args)):
        return False
    if not _condition_fits(condition, name, args, seats, now):
        return False
    due = arg(sentence, "due")
    if due is None:
        return True
    if (due[0] == ASAP) != (strength == ASAP and due[0] == ASAP):
        return False
    bundle = arg(sentence, "bundle") or arg(sentence, "cards") or []
    if any(item[0] not in DUES[due[0]].items for item in bundle):
        return False
    drawn = any(item[0] == "drawn_card" for item in bundle)
    return not drawn or (bool(condition) and condition[0] == "if_drawn")


def _condition_fits(condition: Choice, verb: str, args: list[Any], seats: int, now: int) -> bool:
    if condition == []:
        return True
    if not isinstance(condition, list) or not isinstance(condition[0], str):
        return False
    found = CONDITIONS.get(condition[0])
    if found is None or verb not in found.carries or len(condition) != 1 + len(found.args):
        return False
    for value, (name, kind) in zip(condition[1:], found.args):
        anyone = name == "by" and value == -1
        if not anyone and not _fits(kind, value, seats, now, verb):
            return False
    due = next((value for value, (name, _) in zip(args, VERBS[verb].args) if name == "due"), None)
    if due is not None and due[0] not in found.due:
        return False
    named = next((value for value, (name, _) in zip(args, VERBS[verb].args) if name == "round"), None)
    return found.id != "if_in_ring" or named is None or condition[-1] == named


def _fits(kind: str, value: Any, seats: int, now: int, verb: str) -> bool:
    """Whether a value is of an argument type."""
    if kind in ("seat", "any_seat"):
        return type(value) is int and 0 <= value < seats
    if kind == "seats":
        return isinstance(value, list) and bool(value) and all(type(n) is int and 0 <= n < seats for n in value)
    if kind == "round":
        return type(value) is int and now <= value <= now + MAX_AHEAD
    if kind == "power":
        return type(value) is int and 1 <= value <= 99
    if kind == "flag":
        return type(value) is bool
    if kind == "due":
        if not isinstance(value, list) or len(value) != 2 or value[0] not in DUES or verb not in DUES[value[0]].verbs:
            return False
        ahead = MAX_AHEAD if DUES[value[0]].takes_round else 0
        return type(value[1]) is int and now <= value[1] <= now + ahead
    if kind in ("bundle", "loan"):
        promised = is_bundle(value, seats) and bool(value) and all(item[0] in PROMISABLE for item in value)
        return promised and not any(item[0] == "captive" and item[2] == "free" for item in value)  # that is `release`
    if kind == "ritual":
        return type(value) is int
    if kind == "call_kind":
        return value == ["attack"] or (isinstance(value, list) and len(value) == 2 and value[0] == "ritual")
    if kind == "card_kind":
        return value in INDEX or value in TYPES
    return value in WORDS[kind]


_ITEM_FORM: dict[str, tuple[type, ...]] = {
    "hand_card": (int, bool),
    "card_kind": (str,),
    "any_cards": (int,),
    "random_cards": (int,),
    "drawn_card": (),
    "promise_card": (int, int),
    "souls": (int,),
    "tabled": (int,),
    "fortress": (str,),
    "captive": (int, str),
    "hand_view": (),
    "trade_leave": (),
    "promise_release": (int,),
}


def is_bundle(value: Choice, seats: int, most: int = TRADE["items_per_side"]) -> bool:
    """Whether this is a list of at most `most` bundle items, each named at most once."""
    if not isinstance(value, list) or len(value) > most or not all(_is_item(item, seats) for item in value):
        return False
    keys = [_key(item) for item in value]
    return len(set(keys)) == len(keys)


def _key(item: list[Any]) -> tuple[Any, ...]:
    """What may be named only once in a bundle (a kind of card may be asked for several times)."""
    if item[0] == "card_kind":
        return (id(item),)
    return (
        (item[0], item[1])
        if item[0] in ("hand_card", "promise_card", "tabled", "captive", "promise_release")
        else (item[0],)
    )


def _is_item(item: Any, seats: int) -> bool:
    if not isinstance(item, list) or not item or item[0] not in _ITEM_FORM:
        return False
    form = _ITEM_FORM[item[0]]
    if len(item) != 1 + len(form) or any(type(value) is not kind for value, kind in zip(item[1:], form)):
        return False
    if item[0] in ("any_cards", "random_cards"):
        return bool(item[1] >= 1)
    if item[0] == "promise_card":
        return bool(0 <= item[1] < seats and item[2] >= 1)
    if item[0] == "souls":
        return bool(item[1] >= 1 or item[1] == -1)
    if item[0] == "fortress":
        return item[1] in ("with", "keep")
    if item[0] == "captive":
        return 0 <= item[1] < seats and item[2] in ("hand_over", "free")
    return item[0] != "card_kind" or item[1] in INDEX

"""The data files compiled to small tables (LOH sections 2 and 16). A card is its index in `data/cards.toml`.

`DATA` is what the files say. UNKNOWN is one more entry of
every table of cards: a card that somebody may not see. Promise cards are counted by signer and status cards lie with
their holder, so neither is a card here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.engine.rows import BadRow, added, read
from game.titles.lords_of_hell.rules.data_shapes import SHAPES

_FOLDER = Path(__file__).parents[1] / "data"


def _load(name: str) -> dict[str, Any]:
    text = (_FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read(text, SHAPES[name], f"{name}.toml", added("lords_of_hell", name))


DATA: dict[str, Any] = _load("cards")
TABLES: dict[str, Any] = _load("tables")
GRAMMAR: dict[str, Any] = _load("promises")
_NO_RULES = ("rule", "seal", "sentence", "values")


def numbers() -> Any:
    """The data without what explains it, for the content hash: a better remark parts nobody."""
    return [_bare(DATA), _bare(TABLES), _bare(GRAMMAR)]


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(entry) for key, entry in value.items() if key not in _NO_RULES}
    return [_bare(entry) for entry in value] if isinstance(value, list) else value


# ---------------------------------------------------------------- effects


class Effect(msgspec.Struct, frozen=True):
    """One effect: a verb of section 16 and its numbers as the file has them."""

    verb: str
    n: int = 0
    """Its one number: souls, amount, cards, dice, markers, step, max, power, slots, per verb."""
    faces: tuple[int, ...] = ()
    """`souls` by die face."""
    on: tuple[int, ...] = ()
    """`caught_on` or `on`: die faces."""
    names: tuple[str, ...] = ()
    """`needs`, `kinds`, `types` or `exclude`."""
    side: str = ""
    per: int = 0
    """`per_destroyed` or `souls_per_target`."""


_NUMBER = ("cards", "max", "power", "amount", "dice", "markers", "step", "slots", "cooldown_inits", "souls")
"""Where a verb has two of them, the first in this order is `n`."""


def _effect(row: dict[str, Any]) -> Effect:
    n = next((row[key] for key in _NUMBER if type(row.get(key)) is int), 0)
    faces = row.get("souls", ())
    return Effect(
        verb=row["verb"],
        n=n,
        faces=tuple(faces) if isinstance(faces, list) else (),
        on=tuple(row.get("caught_on", row.get("on", ()))),
        names=tuple(row.get("needs", row.get("kinds", row.get("types", row.get("exclude", ()))))),
        side=row.get("side", ""),
        per=row.get("per_destroyed", row.get("souls_per_target", 0)),
    )


# ---------------------------------------------------------------- cards

TYPES = ("army", "fortress", "artifact", "ritual", "special")
_ROWS: list[dict[str, Any]] = DATA["card"]
UNKNOWN = len(_ROWS)
IDS: tuple[str, ...] = (*(row["id"] for row in _ROWS), "unknown")
INDEX: dict[str, int] = {row["id"]: n for n, row in enumerate(_ROWS)}
TYPE: tuple[str, ...] = (*(row["type"] for row in _ROWS), "unknown")
COPIES: tuple[int, ...] = (*(row["count"] for row in _ROWS), 0)
POWER: tuple[int, ...] = (*(row.get("power", 0) for row in _ROWS), 0)
PROTECTION: tuple[int, ...] = (*(row.get("protection", 0) for row in _ROWS), 0)
SOUL_COST: tuple[int, ...] = (*(row.get("soul_cost", 0) for row in _ROWS), 0)
EARTH: tuple[bool, ...] = (*(row.get("earth", False) for row in _ROWS), False)
"""Fiends: they may be sent to Earth (LOH-4.22)."""
ONCE: tuple[bool, ...] = (*(row.get("once_per_round", False) for row in _ROWS), False)
WINDOWS: tuple[tuple[str, ...], ...] = (*(tuple(row.get("windows", ())) for row in _ROWS), ())
EFFECT: tuple[Effect, ...] = (*(_effect(row["effect"]) for row in _ROWS), Effect("none"))
VERB: tuple[str, ...] = tuple(effect.verb for effect in EFFECT)
OF_VERB: dict[str, int] = {verb: card for card, verb in reversed(tuple(enumerate(VERB)))}
"""The first card with a verb: the artifacts and many others have one each."""

_PRINTED_ROWS = _ROWS[: len(_ROWS) - len(added("lords_of_hell", "cards").get("card", ()))]
"""Those of the box; card sets come on top."""
if sum(row["count"] for row in _PRINTED_ROWS) != DATA["resource_total"] or any(
    sum(row["count"] for row in _PRINTED_ROWS if row["type"] == name) != DATA["type_totals"][name] for name in TYPES
):
    raise BadRow("the copies do not add up to the totals")

# ---------------------------------------------------------------- devils, status cards

_DEVILS: list[dict[str, Any]] = DATA["devil"]


def _powers(row: dict[str, Any]) -> tuple[Effect, ...]:
    """A devil's effects, one of each verb."""
    verbs = [entry["verb"] for entry in row["effects"]]
    if twice := next((verb for verb in verbs if verbs.count(verb) > 1), ""):
        raise BadRow(f"{row['id']}: a devil has one {twice}, not several")
    return tuple(map(_effect, row["effects"]))


DEVIL_IDS: tuple[str, ...] = tuple(row["id"] for row in _DEVILS)
DEVIL_INDEX: dict[str, int] = {name: n for n, name in enumerate(DEVIL_IDS)}
DEVIL_POWER: tuple[int, ...] = tuple(row["power"] for row in _DEVILS)
DEVIL_EFFECTS: tuple[tuple[Effect, ...], ...] = tuple(_powers(row) for row in _DEVILS)


def devil_effect(devil: int, verb: str) -> Effect | None:
    """The devil's effect with that verb."""
    return next((effect for effect in DEVIL_EFFECTS[devil] if effect.verb == verb), None)


PROMISES_EACH: int = TABLES["players"]["promise_cards_each"]
for _row in DATA["promise"]:
    if _row["count"] != PROMISES_EACH or _row["signer"] not in DEVIL_INDEX:
        raise BadRow(f"{_row['id']}: promise cards are {PROMISES_EACH} of each devil")

STATUS: tuple[str, ...] = tuple(row["id"] for row in DATA["status"])
SOULS_STATUS, MIGHTIEST, VICTORIOUS = (
    STATUS.index(name) for name in ("master_of_souls", "mightiest_devil", "most_victorious_devil")
)
STATUS_GAIN: tuple[dict[str, Any], ...] = tuple(row["effect"]["gain"] for row in DATA["status"])
STATUS_KEEP: tuple[dict[str, Any], ...] = tuple(row["effect"]["keep"] for row in DATA["status"])

# ---------------------------------------------------------------- tables

PHASES: tuple[str, ...] = tuple(row["id"] for row in sorted(TABLES["phase"], key=lambda row: row["order"]))
PHASE: dict[str, dict[str, Any]] = {row["id"]: row for row in TABLES["phase"]}
TIMERS: dict[str, dict[str, int]] = {row["id"]: row["seconds"] for row in TABLES["timer"]}
DEVIL_STATES: tuple[str, ...] = tuple(row["id"] for row in TABLES["devil_state"])
IN_HELL, ON_EARTH, CAPTIVE, FLED, DOWNED, WOUNDED = range(6)
if DEVIL_STATES != ("in_hell", "on_earth", "captive", "fled", "downed", "wounded"):
    raise BadRow("tables: the states of a devil")
DRAW: dict[str, Any] = TABLES["draw"]
CARD_LIMIT: int = DRAW["card_limit"]
SOULS_PER_POWER: int = TABLES["power"]["souls_per_power"]
DEVIL_EARTH: tuple[int, ...] = tuple(TABLES["earth"]["devil"]["faces"])
COMBAT: dict[str, Any] = TABLES["combat"]
RING: dict[str, Any] = TABLES["ring"]
TRADE: dict[str, int] = TABLES["trade"]
SCORING: dict[str, int] = TABLES["scoring"]
EMPTY_HOLDS: int = TABLES["holds"]["empty_holds_per_round"]
AUTOMATIC_PASS_SECONDS: list[float] = TABLES["holds"]["automatic_pass_seconds"]
BREACH_POINTS: int = TABLES["breach"]["victory_points"]

"""The data files compiled to small tables (GSS section 2, 5.B, 5.C, 6). A goblin is its index in `data/cards.toml`.

`DATA` is what the files say, words included, for screens; the rules read numbers alone. UNKNOWN is one more entry of
every table: a goblin that somebody may not see.
"""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Any

import msgspec

from game.engine.rows import BadRow, added, read
from game.titles.slayer_slayer.rules.data_shapes import SHAPES

_FOLDER = Path(__file__).parents[1] / "data"


def _load(name: str) -> dict[str, Any]:
    text = (_FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read(text, SHAPES[name], f"{name}.toml", added("slayer_slayer", name))


DATA: dict[str, Any] = {**_load("cards"), **_load("foes"), **_load("events"), **_load("tables")}
_NO_RULES = ("source", "colour_hint", "icon")


def numbers(value: Any = None) -> Any:
    """The data without what is only for the eye, for the content hash: a better picture parts nobody."""
    if value is None:
        value = DATA
    if isinstance(value, dict):
        return {key: numbers(entry) for key, entry in value.items() if key not in _NO_RULES}
    return [numbers(entry) for entry in value] if isinstance(value, list) else value


# ---------------------------------------------------------------- goblins

CLASSES: tuple[str, ...] = tuple(row["id"] for row in DATA["class"])
CLASS_INDEX: dict[str, int] = {name: n for n, name in enumerate(CLASSES)}


class Effect(msgspec.Struct, frozen=True, rename={"klass": "class"}):
    """A feat, an outcome of a bet, or a foe's ability. `klass` is an index in CLASSES, -1 none."""

    verb: str = ""
    klass: int = -1
    n: int = 0
    amount: int = 0
    include_self: bool = False
    from_round: int = 1
    to_round: int = 0
    combo_class: int = -1
    combo_amount: int = 0
    optional: bool = False
    round: int = 1
    spread: int = 0
    above_per_player: int = 0
    success: Effect | None = None
    failure: Effect | None = None


NO_EFFECT = Effect()


_RENAMED = {"class": "klass"}
_LEFT_OUT = ("step",)


def _effect(row: dict[str, Any]) -> Effect:
    values: dict[str, Any] = {}
    for key, value in row.items():
        if key in ("class", "combo_class"):
            values[_RENAMED.get(key, key)] = CLASS_INDEX[value]
        elif key in ("success", "failure"):
            values[key] = _effect(value)
        elif key not in _LEFT_OUT:
            values[key] = value
    return Effect(**values)


def _feat(row: dict[str, Any]) -> Effect:
    effect = _effect(row["effect"])
    if effect.verb == "power_in_rounds" and effect.to_round < effect.from_round:
        raise BadRow(f"{row['id']}: it counts from round {effect.from_round} to round {effect.to_round}")
    return effect


_ROWS: list[dict[str, Any]] = DATA["card"]
UNKNOWN = len(_ROWS)
KINDS: tuple[str, ...] = (*(row["id"] for row in _ROWS), "unknown")
INDEX: dict[str, int] = {row["id"]: n for n, row in enumerate(_ROWS)}
COUNT: tuple[int, ...] = tuple(row["count"] for row in _ROWS)
DIE_POWER: tuple[bool, ...] = (*(row["power"] == "d20" for row in _ROWS), False)
"""Whether its Power is a d20 roll (GSS-2.3)."""
PRINTED: tuple[int, ...] = (*(0 if row["power"] == "d20" else row["power"] for row in _ROWS), 0)
RANK: tuple[int, ...] = (
    *(DATA["limits"]["jester_default_rank"] if row["power"] == "d20" else row["power"] for row in _ROWS),
    0,
)
"""Printed Power as defaults order cards (GSS-4.16, 4.38)."""
CLASS: tuple[int, ...] = (*(CLASS_INDEX[row["class"]] for row in _ROWS), -1)
FEAT: tuple[Effect, ...] = (*map(_feat, _ROWS), NO_EFFECT)
VERB: tuple[str, ...] = tuple(feat.verb for feat in FEAT)
CARDS_IN_ALL = sum(COUNT)
_PRINTED_KINDS = len(COUNT) - len(added("slayer_slayer", "cards").get("card", ()))
"""Those of the box; card sets come on top."""
if (_PRINTED_KINDS, sum(COUNT[:_PRINTED_KINDS])) != (DATA["deck"]["kinds"], DATA["deck"]["total"]):
    raise BadRow(f"{CARDS_IN_ALL} cards of {len(INDEX)} goblins, not as [deck] says")

# ---------------------------------------------------------------- foes

TIERS: tuple[str, ...] = tuple(DATA["loot"]["lot_ratio"])


class Foe(msgspec.Struct, frozen=True):
    """One row of data/foes.toml. `loot`: (kind, amount) as listed."""

    id: str
    index: int
    tier: int
    power: tuple[int, ...]
    final: bool
    hint: str
    abilities: tuple[Effect, ...]
    loot: tuple[tuple[str, int], ...]


def _foe(index: int, row: dict[str, Any]) -> Foe:
    abilities = tuple(map(_effect, row["abilities"]))
    if any(len(lot) != 1 for lot in row["loot"]):
        raise BadRow(f"{row['id']}: a lot of loot is one kind of thing")
    loot = tuple(next(iter(lot.items())) for lot in row["loot"])
    if [ability.round for ability in abilities] != sorted(ability.round for ability in abilities):
        raise BadRow(f"{row['id']}: abilities are listed in the order of their rounds")
    tier = TIERS.index(row["tier"])
    return Foe(row["id"], index, tier, tuple(row["power"]), row.get("final", False), row["hint_kind"], abilities, loot)


FOES: tuple[Foe, ...] = tuple(_foe(index, row) for index, row in enumerate(DATA["foe"]))
FOE_INDEX: dict[str, int] = {foe.id: foe.index for foe in FOES}
LOTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(max(1, ceil(ratio * living)) for living in range(DATA["players"]["max_seats"] + 1))
    for ratio in DATA["loot"]["lot_ratio"].values()
)
"""LOTS[tier][living players]: how many lots (GSS-4.43)."""
LEAST_SHARE: int = DATA["play"]["least_share"]
"""One card in so many of a hand (GSS-4.14)."""
MIN_FOE_POWER: int = DATA["foe_power"]["minimum"]
PER_PLAYER: dict[str, int] = {row["id"]: row["per_player"] for row in DATA["difficulty"]["level"]}

# ---------------------------------------------------------------- events, store, doors, objectives

EVENTS: tuple[dict[str, Any], ...] = tuple(DATA["event"])
EVENT_INDEX: dict[str, int] = {row["id"]: n for n, row in enumerate(EVENTS)}
for _row in EVENTS:
    if not all(_row["reward"]):
        raise BadRow(f"{_row['id']}: a reward of nothing")
ITEMS: tuple[dict[str, Any], ...] = tuple(DATA["store"]["item"])
ITEM_INDEX: dict[str, int] = {row["id"]: n for n, row in enumerate(ITEMS)}
SALE: dict[str, dict[int, int]] = {
    "gold": {int(k): v for k, v in DATA["store"]["sale_gold"].items()},
    "trophies": {int(k): v for k, v in DATA["store"]["sale_trophies"].items()},
}
HELD: dict[str, int] = {row["effect"]["verb"]: row["limit_held"] for row in ITEMS if row["effect"]["verb"] != "invest"}
"""Verb -> how many of that benefit may be held (GSS-4.58)."""
NEED = {row["effect"]["resource"]: row["effect"]["need"] for row in ITEMS if row["effect"]["verb"] == "invest"}
FACTOR = {row["effect"]["resource"]: row["effect"]["factor"] for row in ITEMS if row["effect"]["verb"] == "invest"}
OVERFLOW: int = DATA["limits"]["overflow_gold"]
COMPOSITIONS: tuple[tuple[tuple[str, ...], int], ...] = tuple(
    (tuple(row["rooms"]), row["weight"]) for row in DATA["doors"]["composition"]
)
FLOORS: int = DATA["players"]["floors"]
TIER_WEIGHTS: dict[int, tuple[int, ...]] = {
    floor: tuple(row["weights"][tier] for tier in TIERS) for row in DATA["doors"]["tiers"] for floor in row["floors"]
}
TIER_SIZE: tuple[str, ...] = tuple(DATA["doors"]["tier_size"][tier] for tier in TIERS)
DROUGHT: int = DATA["doors"]["store_drought_floors"]
STORE_FLOORS: tuple[int, ...] = tuple(DATA["doors"]["store_guaranteed_floors"])
OBJECTIVES: tuple[str, ...] = tuple(row["id"] for row in DATA["objective"])
SOLE_SURVIVOR = OBJECTIVES.index("sole_survivor")
FACTORS: tuple[tuple[int, int, int], ...] = tuple(
    (row["gold_factor"], row["trophy_factor"], row["card_factor"]) for row in DATA["objective"]
)
CAP: dict[int, int] = {int(k): v for k, v in DATA["objectives"]["sole_survivor_cap"].items()}
PER_GOLD: int = DATA["scoring"]["per_gold"]
PER_TROPHY: int = DATA["scoring"]["per_trophy"]
PER_CARD: int = DATA["scoring"]["per_card"]
STARTING_HAND: int = DATA["players"]["starting_hand"]
PLEDGES: tuple[str, ...] = tuple(DATA["pledges"]["values"])
TIMERS: dict[str, int] = DATA["timers"]

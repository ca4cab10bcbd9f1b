"""The 55 cards, and their effects compiled to small tables at load (BTG-2.1, 2.2, 6.1 to 6.8).

A card is its index in `CARDS` everywhere in the state; its id ("lion") in views, cues and choices. Every table has one
more entry for `UNKNOWN`, a card somebody may not see: no power, no type, no effect. Since EMPTY is -1, an empty space
reads that entry as well, and loops over a battlefield need no test. Sets of cards are bit masks (card n is bit n).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.engine.rows import BadRow, added, read
from game.titles.battlegoats.rules.data_shapes import SHAPES

_FOLDER = Path(__file__).parents[1] / "data"


def _load(name: str) -> dict[str, Any]:
    text = (_FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read(text, SHAPES[name], f"{name}.toml", added("battlegoats", name))


SETTINGS: dict[str, Any] = _load("settings")
_DATA: dict[str, Any] = _load("cards")

EMPTY = -1


class Card(msgspec.Struct, frozen=True):
    """One row of data/cards.toml, for screens and the codex; its words are the message `card-<id>`."""

    id: str
    index: int
    type: str
    power: int
    family: str
    effects: tuple[dict[str, Any], ...]


# ---------------------------------------------------------------- the closed vocabulary (BTG-6.1 to 6.7)

_ONCE = frozenset(("aura", "hex", "set_power", "mimic", "reach", "volley", "expose", "raise"))
"""Verbs of which a card has one table entry: a second effect of them would be lost."""
REACHES = ("", "front_row", "column_front", "column_back")
PERS = ("", "adjacent", "ahead", "own_discard", "enemy_face_up", "family", "defeats")
ONE, ADJACENT, AHEAD, OWN_DISCARD, ENEMY_FACE_UP, FAMILY, DEFEATS = range(7)
TOS = ("adjacent", "row", "behind")
ROWS = ("front", "middle", "back")
CONDITIONS = (
    "role",
    "row",
    "foe_type",
    "foe_printed_min",
    "foe_family",
    "foe_face_up",
    "self_face_up",
    "adjacent_type",
    "ally",
    "seen",
    "slain",
    "own_cards_max",
)
(
    IF_ROLE,
    IF_ROW,
    IF_FOE_TYPE,
    IF_FOE_PRINTED_MIN,
    IF_FOE_FAMILY,
    IF_FOE_FACE_UP,
    IF_SELF_FACE_UP,
    IF_ADJACENT_TYPE,
    IF_ALLY,
    IF_SEEN,
    IF_SLAIN,
    IF_OWN_CARDS_MAX,
) = range(12)
ATTACK, DEFEND = 1, 0

Bonus = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""add, per, max (0: none), conditions as (code, argument)."""
Aura = tuple[int, int, int, tuple[tuple[int, int], ...]]
"""add, index in TOS, mask of types it helps, conditions on the receiving card."""


def _check_effects(row: dict[str, Any]) -> None:
    """Refuse what the tables below have no room for."""
    told = [(effect["verb"], effect["when"]) for effect in row["effects"]]
    verbs = [verb for verb, _ in told]
    if twice := sorted({verb for verb in verbs if verb in _ONCE and verbs.count(verb) > 1}):
        raise BadRow(f"{row['id']}: a card has one {twice[0]}, not several")
    if any(told.count(entry) > 1 for entry in told if entry[0] != "bonus"):
        raise BadRow(f"{row['id']}: the same effect stands there twice")
    if sum(when == "command" for _, when in told) > 1:
        raise BadRow(f"{row['id']}: a card has one command, not several")
    if {"mimic", "set_power"} <= set(verbs):
        raise BadRow(f"{row['id']}: its base power is set twice, by mimic and set_power")
    if {"peek", "expose"} <= {verb for verb, when in told if when == "won"}:
        raise BadRow(f"{row['id']}: one effect follows a won fight, not peek and expose")
    for effect in row["effects"]:
        if not effect.get("if", True):
            raise BadRow(f"{row['id']}: {effect['verb']} has an empty condition")
        if "max" in effect and "per" not in effect:
            raise BadRow(f"{row['id']}: a bonus that counts nothing has no max")
        if effect.get("per") == "family" and not row.get("family"):
            raise BadRow(f"{row['id']}: a bonus counts its family, and it has none")
        if effect["verb"] == "also_type" and effect["type"] == row["type"]:
            raise BadRow(f"{row['id']}: it is of type {row['type']} already")


def _card(index: int, row: dict[str, Any]) -> Card:
    _check_effects(row)
    return Card(
        row["id"],
        index,
        row["type"],
        row["power"],
        row.get("family", ""),
        tuple(row["effects"]),
    )


CARDS: tuple[Card, ...] = tuple(_card(index, row) for index, row in enumerate(_DATA["card"]))
UNKNOWN = len(CARDS)
INDEX: dict[str, int] = {card.id: card.index for card in CARDS}
IDS: tuple[str, ...] = (*(card.id for card in CARDS), "unknown")
TYPE_IDS: tuple[str, ...] = tuple(row["id"] for row in _DATA["type"])
TYPE_BIT: dict[str, int] = {kind: 1 << n for n, kind in enumerate(TYPE_IDS)}
_FAMILIES = sorted({card.family for card in CARDS if card.family})


def _check_deck() -> None:
    """BTG-2.1: 55 different cards, so many of each type; card sets come on top."""
    printed = CARDS[: len(CARDS) - len(added("battlegoats", "cards").get("card", ()))]
    if len({card.id for card in printed}) != _DATA["deck"]["total"] or len(printed) != _DATA["deck"]["total"]:
        raise BadRow(f"the deck has {_DATA['deck']['total']} cards, cards.toml {len(INDEX)} different ones")
    for row in _DATA["type"]:
        found = sum(1 for card in printed if card.type == row["id"])
        if found != row["count"]:
            raise BadRow(f"{found} cards of type {row['id']}, not {row['count']}")


def _condition(card: Card, name: str, value: Any) -> tuple[int, int]:
    if name not in CONDITIONS:
        raise BadRow(f"{card.id}: no condition {name!r}")
    try:
        if name == "role":
            number = {"attack": ATTACK, "defend": DEFEND}[value]
        elif name == "row":
            number = ROWS.index(value)
        elif name in ("foe_type", "adjacent_type"):
            number = TYPE_BIT[value]
        elif name == "foe_family":
            number = 1 + _FAMILIES.index(value)
        elif name in ("ally", "seen", "slain"):
            number = INDEX[value]
        else:
            number = int(value)
    except (KeyError, ValueError) as error:
        raise BadRow(f"{card.id}: the condition {name} = {value!r} names nothing that is there") from error
    return CONDITIONS.index(name), number


def _conditions(card: Card, effect: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    return tuple(_condition(card, name, value) for name, value in effect.get("if", {}).items())


def _effects(card: Card, verb: str, when: str = "") -> list[dict[str, Any]]:
    return [effect for effect in card.effects if effect["verb"] == verb and when in ("", effect["when"])]


def _mask(verb: str, **fields: Any) -> int:
    """The cards with an effect of that verb (and those fields)."""
    return sum(
        1 << card.index
        for card in CARDS
        if any(all(effect[name] == value for name, value in fields.items()) for effect in _effects(card, verb))
    )


def _number(card: Card, verb: str, field: str, when: str = "", default: int = 0) -> int:
    found = _effects(card, verb, when)
    return int(found[0][field]) if found else default


def _types(card: Card) -> int:
    """BTG-6.8: a card may have a second type, for every purpose."""
    mask = TYPE_BIT[card.type]
    for effect in _effects(card, "also_type"):
        mask |= TYPE_BIT[effect["type"]]
    return mask


def _bonuses(card: Card) -> tuple[Bonus, ...]:
    """BTG-6.4: `add` times the counter, at most `max`, while every condition holds."""
    return tuple(
        (effect["add"], PERS.index(effect.get("per", "")), effect.get("max", 0), _conditions(card, effect))
        for effect in _effects(card, "bonus")
    )


def _aura(card: Card) -> Aura | None:
    found = _effects(card, "aura")
    if not found:
        return None
    effect = found[0]
    only = TYPE_BIT[effect["only"]] if "only" in effect else 15
    return effect["add"], TOS.index(effect["to"]), only, _conditions(card, effect)


def _set_power(card: Card) -> tuple[int, tuple[tuple[int, int], ...]] | None:
    found = _effects(card, "set_power")
    return (found[0]["value"], _conditions(card, found[0])) if found else None


def _command(card: Card) -> str:
    return next((effect["verb"] for effect in card.effects if effect["when"] == "command"), "")


_check_deck()

# ---------------------------------------------------------------- the compiled tables; the last entry is UNKNOWN's

BIT: tuple[int, ...] = tuple(1 << card for card in range(UNKNOWN + 1))
"""A card as a set of cards."""
POWER: tuple[int, ...] = (*(card.power for card in CARDS), 0)
TYPES: tuple[int, ...] = (*map(_types, CARDS), 0)
KIN: tuple[int, ...] = (*(1 + _FAMILIES.index(card.family) if card.family else 0 for card in CARDS), 0)
BONUSES: tuple[tuple[Bonus, ...], ...] = (*map(_bonuses, CARDS), ())
HEX: tuple[int, ...] = (*(_number(card, "hex", "add") for card in CARDS), 0)
AURAS: dict[int, Aura] = {n: aura for n, card in enumerate(CARDS) if (aura := _aura(card)) is not None}
AURA_GIVERS: frozenset[int] = frozenset(AURAS)
SET_POWER: tuple[tuple[int, tuple[tuple[int, int], ...]] | None, ...] = (*map(_set_power, CARDS), None)
REACH: tuple[int, ...] = (
    *(REACHES.index(_effects(card, "reach")[0]["zone"]) if _effects(card, "reach") else 0 for card in CARDS),
    0,
)
VOLLEY: tuple[int, ...] = (*(_number(card, "volley", "targets", default=1) for card in CARDS), 1)
COMMAND: tuple[str, ...] = (*map(_command, CARDS), "")
COMMANDERS: frozenset[int] = frozenset(card for card in range(UNKNOWN) if COMMAND[card])
LOOKS: tuple[int, ...] = (*(_number(card, "peek", "n", "command") for card in CARDS), 0)
TATTLES: tuple[int, ...] = (*(_number(card, "peek", "n", "defeated") for card in CARDS), 0)
SPIES: tuple[int, ...] = (*(_number(card, "peek", "n", "won") for card in CARDS), 0)
SHOUTS: tuple[int, ...] = (*(_number(card, "expose", "n", "won") for card in CARDS), 0)

MIMICS = _mask("mimic")
REBASED = MIMICS | _mask("set_power")
"""Cards whose base may be another than the printed one."""
CANNOT_ATTACK = _mask("cannot_attack")
SILENCES = _mask("silence")
DODGES = _mask("dodge")
MINES = _mask("explode", on="attacked")
BOMBS = _mask("explode", on="defeat")
BLAST_PROOF = _mask("blast_proof")
STAND_INS: tuple[int, ...] = tuple(card.index for card in CARDS if _effects(card, "stand_in"))
TANGLES = _mask("tangle")
STAYS_UP = _mask("stay_up")
HEROES = sum(1 << card.index for card in CARDS if card.type == "hero")
NOT_RAISED: int = sum(
    1 << card.index
    for card in CARDS
    for raiser in CARDS
    for effect in _effects(raiser, "raise")
    if card.type == effect["except"]
)
AFTERMATH: int = sum(1 << card for card in range(UNKNOWN) if TATTLES[card] or SPIES[card] or SHOUTS[card])
"""Cards with an effect once the fight is over."""
PECULIAR: int = SILENCES | MINES | BOMBS | BLAST_PROOF | TANGLES | STAYS_UP | AFTERMATH
"""Cards whose text touches their own fight otherwise than by power."""
_OF_FOE = {IF_FOE_TYPE, IF_FOE_PRINTED_MIN, IF_FOE_FAMILY, IF_FOE_FACE_UP}


def _of_foe(conditions: tuple[tuple[int, int], ...]) -> bool:
    return any(code in _OF_FOE for code, _ in conditions)


def _minds_foe(card: int) -> bool:
    fixed = SET_POWER[card]
    told = [conditions for _, _, _, conditions in (*BONUSES[card], *AURAS.values())]
    return bool(MIMICS >> card & 1) or any(map(_of_foe, told)) or (fixed is not None and _of_foe(fixed[1]))


MINDS_FOE: int = sum(1 << card for card in range(UNKNOWN) if _minds_foe(card))
"""Cards whose own power is not the same against every card."""
SEEN_MATTERS = tuple(sorted({arg for row in BONUSES for bonus in row for code, arg in bonus[3] if code == IF_SEEN}))
SLAIN_MATTERS = tuple(sorted({arg for row in BONUSES for bonus in row for code, arg in bonus[3] if code == IF_SLAIN}))

# ---------------------------------------------------------------- the nine spaces (BTG-2.5 to 2.7)

SPACES: tuple[str, ...] = tuple(row["id"] for row in SETTINGS["space"])
SPACE_INDEX: dict[str, int] = {name: n for n, name in enumerate(SPACES)}
ROW: tuple[int, ...] = tuple(ROWS.index(row["row"]) for row in SETTINGS["space"])


def _near(field: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(SPACE_INDEX[name] for name in row[field]) for row in SETTINGS["space"])


NEXT_TO = _near("adjacent")
IN_FRONT = _near("ahead")
BEHIND = _near("behind")
SAME_ROW = tuple(tuple(b for b in range(9) if ROW[a] == ROW[b] and a != b) for a in range(9))


def _bits(spaces: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(sum(1 << space for space in row) for row in spaces)


NEXT_TO_BITS, IN_FRONT_BITS, BEHIND_BITS = _bits(NEXT_TO), _bits(IN_FRONT), _bits(BEHIND)
AURA_REACHES: tuple[tuple[int, ...], ...] = (NEXT_TO_BITS, _bits(SAME_ROW), BEHIND_BITS)
"""For each of TOS, for each giving space: the spaces it helps."""
ROW_BITS: tuple[int, ...] = tuple(sum(1 << n for n in range(9) if ROW[n] == row) for row in range(3))
IN: tuple[tuple[int, ...], ...] = tuple(tuple(n for n in range(9) if mask >> n & 1) for mask in range(512))
"""Mask of spaces -> the spaces, in space order."""
COUNT: tuple[int, ...] = tuple(len(spaces) for spaces in IN)
FRONTMOST: tuple[int, ...] = tuple(sum(1 << n for n in IN[mask] if not mask & IN_FRONT_BITS[n]) for mask in range(512))
"""BTG-6.5 `column_front`: the cards with no card directly in front."""
REARMOST: tuple[int, ...] = tuple(sum(1 << n for n in IN[mask] if not mask & BEHIND_BITS[n]) for mask in range(512))
"""BTG-6.5 `column_back`: the cards with no card directly behind."""

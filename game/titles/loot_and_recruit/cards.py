"""The data files compiled to small tables (LNR sections 2 and 6). A card is its index in `data/cards.toml`, an event its
index in `data/events.toml`.

`DATA` is what the files say, words included, for screens; the rules read numbers alone. UNKNOWN is one more entry of
every table of cards: a card that somebody may not see.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

_HERE = Path(__file__).parent


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / "data" / f"{name}.toml").read_text(encoding="utf-8"))


DATA: dict[str, Any] = {**_load("cards"), **_load("events")}
SETUP: dict[str, Any] = _load("setup")
TERMS: dict[str, Any] = _load("terms")
QUICK: dict[str, int] = SETUP["quick"]
_WORDS = ("name", "text", "text_fi", "text_es", "flavour")


def numbers() -> Any:
    """The data without its words, for the content hash: a better sentence parts nobody."""
    return [_bare(DATA), _bare(SETUP)]


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(entry) for key, entry in value.items() if key not in _WORDS}
    return [_bare(entry) for entry in value] if isinstance(value, list) else value


class BadCard(ValueError):
    """A row that means nothing: its id and the reason."""


# ---------------------------------------------------------------- effects

POWERS = ("loot", "recruit", "attack")
POWER_INDEX = {name: n for n, name in enumerate(POWERS)}
LOOT, RECRUIT, ATTACK = range(3)
OF = ("shop", "goblin", "troublesome_trio")
"""What a discount is of."""
SHOP, GOBLIN, TRIO_ONLY = range(3)

_VERBS: dict[tuple[str, str], tuple[set[str], set[str]]] = {  # (when, verb) -> fields it must have, fields it may have
    ("action", "gain_power"): ({"power", "n"}, {"per"}),
    ("action", "draw"): ({"n"}, set()),
    ("action", "trash"): ({"from", "min", "max"}, set()),
    ("action", "take_from_discard"): ({"n"}, set()),
    ("action", "discount"): ({"of", "n", "uses"}, set()),
    ("action", "replace_lineup_card"): ({"lineup", "min", "max"}, set()),
    ("action", "capture_goblin"): ({"trigger", "max_recruit_cost"}, set()),
    ("action", "attach_shield"): ({"where"}, set()),
    ("action", "move_goblin"): ({"whose", "to"}, set()),
    ("action", "modify_defense"): ({"n", "scope", "min", "max"}, set()),
    ("passive", "spoils"): ({"power", "n"}, {"n_from_4_players"}),
    ("passive", "extra_attack"): ({"n", "target"}, set()),
    ("on_purchase", "gain_power"): ({"power", "n"}, set()),
    ("on_purchase", "draw"): ({"n"}, set()),
    ("on_purchase", "trash"): ({"from", "min", "max"}, set()),
    ("on_purchase", "put_self"): ({"zone"}, set()),
    ("reaction", "negate_attack"): ({"trigger", "then_draw"}, set()),
    ("attached", "guard_stack"): ({"defense", "trash_to"}, set()),
    ("bonus", "gain_power"): ({"power", "n"}, {"who"}),
    ("bonus", "discount"): ({"of", "n"}, set()),
    ("bonus", "modify_defense"): ({"n", "scope"}, set()),
    ("bonus", "spoils"): ({"power", "n"}, set()),
    ("bonus", "forbid_attack"): (set(), set()),
    ("bonus", "move_first_player"): ({"to"}, set()),
    ("flip", "redraw_hand"): ({"n"}, set()),
    ("flip", "trash"): ({"from", "min", "max", "then_draw"}, set()),
    ("flip", "discard_draw"): ({"min", "max", "draw"}, set()),
    ("flip", "trash_for_card"): ({"from", "cards", "zone"}, set()),
    ("flip", "discard_for_goblin"): ({"n", "goblin"}, set()),
    ("flip", "volunteer"): ({"to", "then_draw"}, set()),
}
_SAID = {  # fields that have one value only: the verb carries it out so, and no other way
    "per": ("other_attack_cards_in_play",),
    "uses": (1,),
    "lineup": ("crowd",),
    "trigger": ("own_attack_succeeds", "opponent_attacks_you"),
    "where": ("own_stack",),
    "whose": ("any_one_player",),
    "to": ("top_of_other_platform", "highest_running_total", "lowest_running_total"),
    "scope": ("opponent_platform", "all_platforms"),
    "target": ("different_opponent",),
    "trash_to": ("shop_trash",),
    "who": ("first_player",),
    "zone": ("hand", "deck_top", "discard"),
}


class Effect(msgspec.Struct, frozen=True):
    """One entry of `effect`: a verb of section 6 and its numbers."""

    when: str
    verb: str
    power: int = -1
    n: int = 0
    many: int = 0
    """`n_from_4_players`; 0: the same as n."""
    counts_others: bool = False
    """`per`: n for each other card with Attack Power in the play area."""
    first_player_only: bool = False
    of: int = -1
    zone: str = ""
    zones: tuple[str, ...] = ()
    """`from`: where cards may be chosen."""
    cards: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    """`min` and `max`; -1: as many as the hand holds."""
    draw: int = 0
    """Cards drawn afterwards; -1: as many as were discarded."""
    cost: int = 0
    """`max_recruit_cost`."""


def _effect(row: dict[str, Any], who: str) -> Effect:
    key = (row.get("when", ""), row.get("verb", ""))
    if key not in _VERBS:
        raise BadCard(f"{who}: no {key[0]} {key[1]!r}")
    must, may = _VERBS[key]
    fields = set(row) - {"when", "verb"}
    if not must <= fields <= must | may:
        raise BadCard(f"{who}: {key[1]} with fields {sorted(fields)}")
    for field, values in _SAID.items():
        if field in row and row[field] not in values:
            raise BadCard(f"{who}: {field} may not be {row[field]!r}")
    number: Any = row.get("n", row.get("defense", 0))
    most, draw = row.get("max", 0), row.get("draw", row.get("then_draw", 0))
    cards = row.get("cards", [row["goblin"]] if "goblin" in row else [])
    return Effect(
        when=key[0],
        verb=key[1],
        power=POWER_INDEX[row["power"]] if "power" in row else -1,
        n=number,
        many=row.get("n_from_4_players", 0),
        counts_others="per" in row,
        first_player_only="who" in row,
        of=OF.index(row["of"]) if "of" in row else -1,
        zone=row.get("zone", ""),
        zones=tuple(row.get("from", ())),
        cards=tuple(INDEX[card] for card in cards),
        least=row.get("min", 0),
        most=-1 if most == "hand" else most,
        draw=-1 if draw == "same" else draw,
        cost=row.get("max_recruit_cost", 0),
    )


def _effects(row: dict[str, Any], *whens: str) -> tuple[Effect, ...]:
    found = tuple(_effect(entry, row["id"]) for entry in row["effect"])
    strange = [effect.when for effect in found if effect.when not in whens]
    if strange:
        raise BadCard(f"{row['id']}: {strange} is for {'events' if 'bonus' in strange else 'cards'}")
    return found


# ---------------------------------------------------------------- cards

_ROWS: list[dict[str, Any]] = [row for row in DATA["card"] if row["kind"] != "marker"]
UNKNOWN = len(_ROWS)
IDS: tuple[str, ...] = (*(row["id"] for row in _ROWS), "unknown")
INDEX: dict[str, int] = {row["id"]: n for n, row in enumerate(_ROWS)}
KIND: tuple[str, ...] = (*(row["kind"] for row in _ROWS), "unknown")
LOOT_COST: tuple[int, ...] = (*(row.get("loot_cost", 0) for row in _ROWS), 0)
RECRUIT_COST: tuple[int, ...] = (*(row.get("recruit_cost", 0) for row in _ROWS), 0)
DEFENSE: tuple[int, ...] = (*(row.get("defense", 0) for row in _ROWS), 0)
VP: tuple[int, ...] = (*(row.get("vp", 0) for row in _ROWS), 0)
POWER: tuple[tuple[int, int, int], ...] = (
    *(tuple(row.get("power", {}).get(power, 0) for power in POWERS) for row in _ROWS),
    (0, 0, 0),
)
"""Loot, Recruit and Attack that playing the card gives."""
IS_GOBLIN: tuple[bool, ...] = tuple(kind == "goblin" for kind in KIND)
HAS_ATTACK: tuple[bool, ...] = tuple(power[ATTACK] > 0 for power in POWER)
"""LNR-2.10."""
EFFECTS: tuple[tuple[Effect, ...], ...] = (
    *(_effects(row, "action", "passive", "on_purchase", "reaction", "attached") for row in _ROWS),
    (),
)


def _when(when: str) -> tuple[tuple[Effect, ...], ...]:
    return tuple(tuple(effect for effect in effects if effect.when == when) for effects in EFFECTS)


ACTION = _when("action")
PASSIVE = _when("passive")
ON_PURCHASE = _when("on_purchase")


def _passive(verb: str) -> tuple[Effect | None, ...]:
    return tuple(next((effect for effect in effects if effect.verb == verb), None) for effects in PASSIVE)


SPOILS = _passive("spoils")
EXTRA_ATTACKS: tuple[int, ...] = tuple(effect.n if effect else 0 for effect in _passive("extra_attack"))
CAPTURES: tuple[int, ...] = tuple(
    next((effect.cost for effect in effects if effect.verb == "capture_goblin"), 0) for effects in ACTION
)
"""Highest Recruit Cost that the card may drag away, 0: it does not (LNR-7.12)."""
_REACTION = _when("reaction")
REACTS: tuple[bool, ...] = tuple(bool(effects) for effects in _REACTION)
REACTION_DRAWS: tuple[int, ...] = tuple(effects[0].draw if effects else 0 for effects in _REACTION)
_GUARDS = _when("attached")
GUARD: tuple[int, ...] = tuple(effects[0].n if effects else 0 for effects in _GUARDS)
"""Defense of a card that guards a stack, 0: it guards none (LNR-6.6)."""
HAS_ACTION: tuple[bool, ...] = tuple(bool(effects) and not CAPTURES[n] for n, effects in enumerate(ACTION))
"""Whether `use_action` is for it: not where the action comes by itself (LNR-7.12)."""

COPIES: tuple[dict[str, int], ...] = tuple(row["copies"] for row in _ROWS)
STARTER: dict[int, int] = {INDEX[name]: n for name, n in SETUP["deal"]["starter_deck"].items()}
PERMANENTS: tuple[int, ...] = tuple(INDEX[name] for name in SETUP["permanents"])
PILE_OF: dict[int, int] = {card: n for n, card in enumerate(PERMANENTS)}
TRIO = INDEX["troublesome_trio"]
HOME: frozenset[int] = frozenset({*STARTER, *PERMANENTS})
"""Permanent and starter cards: they leave the game when a Trash Pile is shuffled (LNR-5.21)."""

for _card, _row in enumerate(_ROWS):
    if "permanent" in _row["copies"] and _row["copies"]["permanent"] != SETUP["permanents"].get(_row["id"]):
        raise BadCard(f"{_row['id']}: its pile has another number in setup.toml")
    if _row["copies"].get("starter", 0) != SETUP["players"]["max"] * STARTER.get(_card, 0):
        raise BadCard(f"{_row['id']}: the starter decks need another number")
    if any(e.verb == "trash" and e.when == "on_purchase" for e in EFFECTS[_card][:-1]):
        raise BadCard(f"{_row['id']}: a Purchase Effect that asks comes last")

# ---------------------------------------------------------------- events

PHASES: tuple[str, ...] = tuple(SETUP["events"]["order"])
_EVENTS: list[dict[str, Any]] = DATA["event"]
EVENT_IDS: tuple[str, ...] = tuple(row["id"] for row in _EVENTS)
EVENT_INDEX: dict[str, int] = {name: n for n, name in enumerate(EVENT_IDS)}
EVENT_PHASE: tuple[str, ...] = tuple(row["phase"] for row in _EVENTS)
_EVENT_EFFECTS = tuple(_effects(row, "bonus", "flip") for row in _EVENTS)
BONUS: tuple[tuple[Effect, ...], ...] = tuple(tuple(e for e in row if e.when == "bonus") for row in _EVENT_EFFECTS)
FLIP: tuple[Effect | None, ...] = tuple(next((e for e in row if e.when == "flip"), None) for row in _EVENT_EFFECTS)
NO_ATTACKS: tuple[bool, ...] = tuple(any(e.verb == "forbid_attack" for e in row) for row in BONUS)

# ---------------------------------------------------------------- numbers of the setup

HAND_SIZE: int = SETUP["deal"]["hand_size"]
PLATFORMS: int = SETUP["deal"]["platforms_per_player"]
SLOTS: int = SETUP["deal"]["shop_lineup"]
if SETUP["deal"]["crowd_lineup"] != SLOTS:
    raise BadCard("setup: both line-ups are as long as each other")
ATTACKS_PER_TURN: int = SETUP["attack"]["attacks_per_turn"]
MIN_DEFENSE: int = SETUP["attack"]["min_defense"]
MIN_COST: int = SETUP["attack"]["min_cost"]
TIMING: dict[str, float] = SETUP["timing"]
COUNT_AFTER: tuple[str, ...] = tuple(SETUP["scoring"]["after_phase"])

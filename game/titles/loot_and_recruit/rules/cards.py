"""The data files compiled to small tables (LNR sections 2 and 6). A card is its index in `data/cards.toml`, an event its
index in `data/events.toml`.

`DATA` is what the files say, words included, for screens; the rules read numbers alone. UNKNOWN is one more entry of
every table of cards: a card that somebody may not see.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.engine.rows import BadRow, added, read
from game.titles.loot_and_recruit.rules.data_shapes import SHAPES

_FOLDER = Path(__file__).parents[1] / "data"


def _load(name: str) -> dict[str, Any]:
    text = (_FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return read(text, SHAPES[name], f"{name}.toml", added("loot_and_recruit", name))


DATA: dict[str, Any] = {**_load("cards"), **_load("events")}
SETUP: dict[str, Any] = _load("setup")
TERMS: dict[str, Any] = _load("terms")
QUICK: dict[str, int] = SETUP["quick"]


def numbers() -> Any:
    """The data for the content hash."""
    return [DATA, SETUP]


# ---------------------------------------------------------------- effects

POWERS = ("loot", "recruit", "attack")
POWER_INDEX = {name: n for n, name in enumerate(POWERS)}
LOOT, RECRUIT, ATTACK = range(3)
OF = ("shop", "goblin", "troublesome_trio")
"""What a discount is of."""
SHOP, GOBLIN, TRIO_ONLY = range(3)

_ASKS = frozenset(("trash", "take_from_discard", "replace_lineup_card", "attach_shield", "move_goblin"))
"""Actions that name something when they are used: the choice is laid out before anything is carried out."""
_FOLLOWS_CHOICE = {"replace_lineup_card"}
"""Of these, those whose choice may be left out, so that others can stand behind them."""
_ONE_EACH = frozenset(
    ("spoils", "extra_attack", "negate_attack", "guard_stack", "put_self", "modify_defense", "capture_goblin")
)


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
    if row["verb"] in ("trash", "discard_draw") and _amount(row["max"]) < _amount(row["min"]):
        raise BadRow(f"{who}: {row['verb']} of {row['min']} to {row['max']} cards")
    number: Any = row.get("n", row.get("defense", 0))
    most, draw = row.get("max", 0), row.get("draw", row.get("then_draw", 0))
    cards = row.get("cards", [row["goblin"]] if "goblin" in row else [])
    strange = [card for card in cards if card not in INDEX or card not in SETUP["permanents"]]
    if strange or ("cards" in row and not cards):
        raise BadRow(f"{who}: there is no pile of {strange[0] if strange else 'nothing'!r}")
    return Effect(
        when=row["when"],
        verb=row["verb"],
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


def _amount(most: Any) -> float:
    """A number of cards; "hand": as many as there are."""
    return float("inf") if most == "hand" else most


def _effects(row: dict[str, Any]) -> tuple[Effect, ...]:
    """The effects of a card or event. Raises BadRow for a set that the rules can't carry out together."""
    found = tuple(_effect(entry, row["id"]) for entry in row["effect"])
    told = [(effect.when, effect.verb) for effect in found]
    for when, verb in told:
        if verb in _ONE_EACH and when != "bonus" and told.count((when, verb)) > 1:
            raise BadRow(f"{row['id']}: a card has one {verb}, not several")
    actions = [verb for when, verb in told if when == "action"]
    asking = [verb for verb in actions if verb in _ASKS]
    if len(asking) > 1 or (asking and actions[0] != asking[0]):
        raise BadRow(f"{row['id']}: an action that asks, as {asking[-1]}, comes first and alone of its kind")
    if asking and len(actions) > 1 and asking[0] not in _FOLLOWS_CHOICE:
        raise BadRow(f"{row['id']}: nothing can follow {asking[0]} in an action: it may have nothing to choose from")
    if "modify_defense" in actions and actions[-1] != "modify_defense":
        raise BadRow(f"{row['id']}: modify_defense asks for a platform at the end of an action")
    if "capture_goblin" in actions and len(actions) > 1:
        raise BadRow(f"{row['id']}: capture_goblin comes by itself, so it is the whole action")
    _check_bonuses(row["id"], told)
    return found


def _check_bonuses(who: str, told: list[tuple[str, str]]) -> None:
    """One of each kind where an event pays or asks once."""
    for entry, reason in (
        (("bonus", "spoils"), "pays its Spoils once"),
        (("bonus", "forbid_attack"), "forbids attacks once"),
        (("bonus", "move_first_player"), "moves the First Player card once"),
    ):
        if told.count(entry) > 1:
            raise BadRow(f"{who}: an event {reason}")
    if sum(when == "flip" for when, _ in told) > 1:
        raise BadRow(f"{who}: an event has one Flip Effect, not several")
    if [verb for when, verb in told if when == "on_purchase"].count("trash") > 1:
        raise BadRow(f"{who}: a purchase trashes once")
    if (("attached", "guard_stack") in told) != (("action", "attach_shield") in told):
        raise BadRow(f"{who}: what is attached guards a stack, and what guards a stack is attached")


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
    *(_effects(row) for row in _ROWS),
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
for _name in (*SETUP["deal"]["starter_deck"], *SETUP["permanents"], "troublesome_trio"):
    if _name not in INDEX:
        raise BadRow(f"setup.toml: there is no card {_name!r}")
STARTER: dict[int, int] = {INDEX[name]: n for name, n in SETUP["deal"]["starter_deck"].items()}
PERMANENTS: tuple[int, ...] = tuple(INDEX[name] for name in SETUP["permanents"])
PILE_OF: dict[int, int] = {card: n for n, card in enumerate(PERMANENTS)}
TRIO = INDEX["troublesome_trio"]
HOME: frozenset[int] = frozenset({*STARTER, *PERMANENTS})
"""Permanent and starter cards: they leave the game when a Trash Pile is shuffled (LNR-5.21)."""

for _row in added("loot_and_recruit", "cards").get("card", ()):
    if _row["kind"] == "marker":
        raise BadRow(f"{_row['id']}: there is one First Player card")
for _card, _row in enumerate(_ROWS):
    if "permanent" in _row["copies"] and _row["copies"]["permanent"] != SETUP["permanents"].get(_row["id"]):
        raise BadRow(f"{_row['id']}: its pile has another number in setup.toml")
    if _row["copies"].get("starter", 0) != SETUP["players"]["max"] * STARTER.get(_card, 0):
        raise BadRow(f"{_row['id']}: the starter decks need another number")
    if any(e.verb == "trash" and e.when == "on_purchase" for e in EFFECTS[_card][:-1]) and (
        [e.verb for e in EFFECTS[_card] if e.when == "on_purchase"][-1] != "trash"
    ):
        raise BadRow(f"{_row['id']}: a Purchase Effect that asks comes last")

# ---------------------------------------------------------------- events

if sum(any(effect.verb == "modify_defense" for effect in effects) for effects in ACTION) > 1:
    raise BadRow("cards.toml: one card's action changes Defense; two would have to say which of them asks")

PHASES: tuple[str, ...] = tuple(SETUP["events"]["order"])
_EVENTS: list[dict[str, Any]] = DATA["event"]
EVENT_IDS: tuple[str, ...] = tuple(row["id"] for row in _EVENTS)
EVENT_INDEX: dict[str, int] = {name: n for n, name in enumerate(EVENT_IDS)}
EVENT_PHASE: tuple[str, ...] = tuple(row["phase"] for row in _EVENTS)
_EVENT_EFFECTS = tuple(_effects(row) for row in _EVENTS)
BONUS: tuple[tuple[Effect, ...], ...] = tuple(tuple(e for e in row if e.when == "bonus") for row in _EVENT_EFFECTS)
FLIP: tuple[Effect | None, ...] = tuple(next((e for e in row if e.when == "flip"), None) for row in _EVENT_EFFECTS)
NO_ATTACKS: tuple[bool, ...] = tuple(any(e.verb == "forbid_attack" for e in row) for row in BONUS)
FIRMER: tuple[int, ...] = (*(sum(e.n for e in row if e.verb == "modify_defense") for row in BONUS), 0)
"""Event -> what it adds to the Defense of every Goblin; the last is for no event."""

# ---------------------------------------------------------------- numbers of the setup


def _print_of(row: dict[str, Any], place: str) -> str:
    """Where the box counts a copy (LNR-2.1)."""
    kinds = {"action": "action", "goblin": "goblin", "marker": "first_player"}
    return "starter" if place == "starter" else kinds.get(row["kind"], "power")


def _check_print() -> None:
    """LNR-2.1 to 2.3: the copies add up to what the box holds."""
    more = {name: len(rows) for file in ("cards", "events") for name, rows in added("loot_and_recruit", file).items()}
    found = dict.fromkeys(SETUP["print"], 0) | {"event": len(_EVENTS) - more.get("event", 0)}
    # Card sets come on top.
    for row in DATA["card"][: len(DATA["card"]) - more.get("card", 0)]:
        for place, copies in row["copies"].items():
            found[_print_of(row, place)] += copies
    found["total"] = sum(found.values())
    for name, number in SETUP["print"].items():
        if found[name] != number:
            raise BadRow(f"setup.toml: print says {number} of {name}, the cards are {found[name]}")


_check_print()

HAND_SIZE: int = SETUP["deal"]["hand_size"]
PLATFORMS: int = SETUP["deal"]["platforms_per_player"]
SLOTS: int = SETUP["deal"]["shop_lineup"]
if SETUP["deal"]["crowd_lineup"] != SLOTS:
    raise BadRow("setup: both line-ups are as long as each other")
ATTACKS_PER_TURN: int = SETUP["attack"]["attacks_per_turn"]
MIN_DEFENSE: int = SETUP["attack"]["min_defense"]
MIN_COST: int = SETUP["attack"]["min_cost"]
TIMING: dict[str, float] = SETUP["timing"]
COUNT_AFTER: tuple[str, ...] = tuple(SETUP["scoring"]["after_phase"])

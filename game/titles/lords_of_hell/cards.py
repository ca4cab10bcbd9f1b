"""The data files compiled to small tables (LOH sections 2 and 16). A card is its index in `data/cards.toml`.

`DATA` is what the files say, words included, for screens; the rules read numbers alone. UNKNOWN is one more entry of
every table of cards: a card that somebody may not see. Promise cards are counted by signer and status cards lie with
their holder, so neither is a card here.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

_HERE = Path(__file__).parent


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / "data" / f"{name}.toml").read_text(encoding="utf-8"))


DATA: dict[str, Any] = _load("cards")
TABLES: dict[str, Any] = _load("tables")
GRAMMAR: dict[str, Any] = _load("promises")
_WORDS = (
    *("name", "short", "said", "text", "text_fi", "text_es", "flavour", "flavour_fi", "flavour_es"),
    *("sides", "words", "suffix", "seal", "rule", "sentence"),
)


def numbers() -> Any:
    """The data without its words, for the content hash: a better sentence parts nobody."""
    return [_bare(DATA), _bare(TABLES), _bare(GRAMMAR)]


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _bare(entry) for key, entry in value.items() if key not in _WORDS}
    return [_bare(entry) for entry in value] if isinstance(value, list) else value


class BadCard(ValueError):
    """A row that means nothing: its id and the reason."""


# ---------------------------------------------------------------- effects

_VERBS: dict[str, set[str]] = {  # verb of section 16 -> the fields that it has
    "none": set(),
    "earth_worker": {"caught_on", "souls"},
    "set_bonus": {"set", "needs", "power"},
    "rising_power": {"step"},
    "on_destroyed_gain_souls": {"souls"},
    "reduce_protection": {"amount"},
    "juggernaut": set(),
    "army_leader": set(),
    "leviathan": set(),
    "income_souls": {"souls", "counts_for_status"},
    "plunder_reduction": {"cards"},
    "first_exchange_dice": {"side", "dice", "role"},
    "nomination_weight": {"markers"},
    "devil_power": {"amount"},
    "powers_swap_draw": {"cards"},
    "peek_hand": {"targets"},
    "devil_hit_shield": set(),
    "free_flee": {"rounds"},
    "captives_without_fortress": set(),
    "side_dice": {"dice", "scope"},
    "ritual_return": set(),
    "earth_bonus": {"souls", "counts_for_status"},
    "dread": {"status", "amount"},
    "destroy_targets": {"max", "realm", "kinds", "souls_per_target"},
    "draw_cards": {"cards"},
    "table_from_discard": {"types", "max"},
    "steal_souls": {"max"},
    "take_hand_cards": {"cards", "choose"},
    "chain_destroy": {"kinds", "souls_per_target"},
    "destroy_fortress": set(),
    "imprison": {"requires_fortress"},
    "flee": {"who"},
    "escape_captivity": set(),
    "steal_horde": {"exclude"},
    "cancel_attack": set(),
    "table_from_hand": {"types", "max"},
    "take_random_cards": {"cards"},
    "discard_ritual": set(),
    "suppress_protection": {"until"},
    "recall_devil": set(),
    "pass_own_promises": {"cards", "direction"},
    "nomination_markers": {"amount"},
    "tribute": {"once_per_round", "cards", "chooser"},
    "forswear": {"cooldown_inits"},
    "realm_protection": {"amount"},
    "battle_souls": {"per_destroyed", "max"},
    "fortress_protection": {"amount"},
    "fortress_indestructible_after_battle": set(),
    "no_card_escape": set(),
    "ritual_slots": {"slots"},
    "ritual_discount": {"souls"},
    "extra_draw": {"cards"},
    "vengeance_draw": {"cards"},
    "devil_earth_bonus": {"amount"},
    "earth_rerolls": {"dice", "on"},
    "promise_card": set(),
    "status": {"gain", "keep"},
}
_OPTIONAL = {"role"}
_SAID = {  # fields with one value only: the verb carries it out so, and no other way
    "counts_for_status": (False,),
    "side": ("attack", "defence"),
    "role": ("original_attacker",),
    "scope": ("battle_round",),
    "realm": ("one",),
    "targets": (1,),
    "choose": (True,),
    "who": ("self",),
    "until": ("round_end",),
    "direction": ("left",),
    "chooser": ("target",),
    "rounds": ("any",),
    "status": ("mightiest",),
    "requires_fortress": (True,),
    "once_per_round": (True,),
}


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
    role: str = ""
    per: int = 0
    """`per_destroyed` or `souls_per_target`."""


_NUMBER = ("cards", "max", "power", "amount", "dice", "markers", "step", "slots", "cooldown_inits", "souls")
"""Where a verb has two of them, the first in this order is `n`."""


def _effect(row: dict[str, Any], who: str) -> Effect:
    verb = row.get("verb", "")
    fields = set(row) - {"verb"}
    if verb not in _VERBS:
        raise BadCard(f"{who}: no verb {verb!r}")
    if not _VERBS[verb] - _OPTIONAL <= fields <= _VERBS[verb]:
        raise BadCard(f"{who}: {verb} with fields {sorted(fields)}")
    for field, values in _SAID.items():
        if field in row and row[field] not in values:
            raise BadCard(f"{who}: {field} may not be {row[field]!r}")
    n = next((row[key] for key in _NUMBER if type(row.get(key)) is int), 0)
    faces = row.get("souls", ())
    return Effect(
        verb=verb,
        n=n,
        faces=tuple(faces) if isinstance(faces, list) else (),
        on=tuple(row.get("caught_on", row.get("on", ()))),
        names=tuple(row.get("needs", row.get("kinds", row.get("types", row.get("exclude", ()))))),
        side=row.get("side", ""),
        role=row.get("role", ""),
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
EFFECT: tuple[Effect, ...] = (*(_effect(row["effect"], row["id"]) for row in _ROWS), Effect("none"))
VERB: tuple[str, ...] = tuple(effect.verb for effect in EFFECT)
OF_VERB: dict[str, int] = {verb: card for card, verb in reversed(tuple(enumerate(VERB)))}
"""The first card with a verb: the artifacts and many others have one each."""

if sum(COPIES) != DATA["resource_total"] or any(
    sum(n for n, kind in zip(COPIES, TYPE) if kind == name) != DATA["type_totals"][name] for name in TYPES
):
    raise BadCard("the copies do not add up to the totals")

# ---------------------------------------------------------------- devils, status cards

_DEVILS: list[dict[str, Any]] = DATA["devil"]
DEVIL_IDS: tuple[str, ...] = tuple(row["id"] for row in _DEVILS)
DEVIL_INDEX: dict[str, int] = {name: n for n, name in enumerate(DEVIL_IDS)}
DEVIL_POWER: tuple[int, ...] = tuple(row["power"] for row in _DEVILS)
DEVIL_EFFECTS: tuple[tuple[Effect, ...], ...] = tuple(
    tuple(_effect(entry, row["id"]) for entry in row["effects"]) for row in _DEVILS
)


def devil_effect(devil: int, verb: str) -> Effect | None:
    """The devil's effect with that verb."""
    return next((effect for effect in DEVIL_EFFECTS[devil] if effect.verb == verb), None)


PROMISES_EACH: int = TABLES["players"]["promise_cards_each"]
for _row in DATA["promise"]:
    if _row["count"] != PROMISES_EACH or _row["signer"] not in DEVIL_INDEX:
        raise BadCard(f"{_row['id']}: promise cards are {PROMISES_EACH} of each devil")

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
    raise BadCard("tables: the states of a devil")
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

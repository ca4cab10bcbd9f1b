"""What is heard at this table: effects by cue, and which piece of music belongs to what lies on it.

The scene asks `heard` for every cue as it is told; moments need play only what they show on their own account, such as
dice that roll: what they come to is told, and heard, when they lie there (`screen.lines.hush`). The
effects are listed in sounds/recipes: hell_market, hell_realm, hell_beats, hell_rites, hell_muster and hell_battle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.engine.cues import Cue
from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.titles.lords_of_hell.rules.cards import INDEX, TYPE

Nouns = Mapping[str, Any]
Heard = tuple[str, int | None]
"""An effect, and which step of it if it is a ladder."""

_PLAIN: dict[str, str] = {
    # the market, promises
    "deal": "deal_struck",
    "hand_shown": "hand_shown",
    "swapped": "cards_swapped",
    "sworn": "seal_live",
    "condition_met": "seal_wakes",
    "breach": "seal_breach",
    # the round
    "devils": "devil_arrives",
    "dealt": "card_deal",
    "redrawn": "card_deal",
    "drawn": "card_deal",
    "reshuffled": "horde_shuffle",
    "round": "round_of_hell",
    "discarded": "discard_whoosh",
    "earth": "to_earth",
    "earth_back": "from_earth",
    "home": "home_laden",
    # the beat, specials
    "stop": "stop_gong",
    "released": "floor_released",
    "played": "special_played",
    "artifact": "artifact_used",
    "power": "devil_power",
    # rituals, captives, the ring
    "casting": "ritual_begins",
    "ritual": "ritual_completed",
    "chain": "ritual_chain",
    "ritual_returns": "ritual_returns",
    "held": "cage_shuts",
    "freed": "cage_opens",
    "arrivals": "devils_arrive",
    "nominations": "nomination_marker",
    "result": "throne_taken",
    # battles
    "attack": "war_horn",
    "attack_off": "floor_released",
    "battle_round": "organisation_drum",
    "joined": "army_joins",
    "called": "army_joins",
    "sent_home": "army_withdraws",
    "withdrew": "army_withdraws",
    "army_home": "army_withdraws",
    "changed_side": "side_changed",
    "turncoat": "side_changed",
    "surrendered": "devil_surrenders",
    "fled": "devil_flees",
    "truce_held": "truce",
    "negated": "fortress_negated",
    "dice": "battle_joined",
    "downed": "devil_downed",
    "captured": "devil_captured",
    "plundered": "hell_plundered",
}
_TABLED: dict[str, str] = {
    "army": "tabled_horde",
    "fortress": "tabled_fortress",
    "artifact": "tabled_artifact",
    "ritual": "tabled_ritual",
}
_HIT: dict[str, str] = {
    "horde": "horde_destroyed",
    "souls": "souls_destroyed",
    "fortress": "fortress_hit",
    "devil": "devil_downed",
    "shield": "protection_saves",
}
_OVER: dict[str, str] = {"won": "attack_won", "failed": "attack_failed", "ruin": "mutual_ruin"}


def _offer(nouns: Nouns) -> str:
    """Silent where the offer is to anyone but this seat."""
    if nouns["counters"] is None:
        return ""
    return "counter_offer" if nouns["counters"] else "offer_slip"


def _given(nouns: Nouns) -> str:
    things = nouns["hand"] or nouns["tabled"] or nouns["promises"]
    return "souls_paid" if nouns["souls"] and not things else "cards_given"


def _ended(nouns: Nouns) -> str:
    """A broken promise is told again as a breach, which is loud enough."""
    return {"kept": "seal_kept", "broken": ""}.get(nouns["state"], "seal_lapsed")


def _exchange(nouns: Nouns) -> str:
    """Without a hit the higher die was stopped by the walls; with equal dice nothing was."""
    if nouns["hit"] == "shielded":
        return "protection_saves"
    if nouns["hit"]:
        return "hit_lands"
    return "protection_saves" if max(nouns["attack"]) > max(nouns["defence"]) else ""


def _conquest(nouns: Nouns) -> str:
    return {"take": "conquest", "raze": "fortress_crumbles"}.get(nouns["what"], "")


_TOLD: dict[str, Callable[[Nouns], str]] = {
    "phase": lambda nouns: "council_bell" if nouns["phase"] == "council" else "phase_of_hell",
    "souls": lambda nouns: "souls_in" if nouns["n"] > 0 else "souls_out",
    "status": lambda nouns: "status_stable" if nouns["stable"] else "status_flip",
    "tabled": lambda nouns: _TABLED.get(TYPE[INDEX.get(nouns["card"], -1)], "tabled_special"),
    "offer": _offer,
    "given": _given,
    "promise_ended": _ended,
    "vote": lambda nouns: "vote_for" if nouns["vote"] >= 0 else "vote_declined",
    "ring": lambda nouns: "overlord_crowned" if nouns["overlord"] >= 0 else "no_overlord",
    "committed": lambda nouns: "rear_attack" if nouns["rear"] else "gate_locks",
    "truce": lambda nouns: "parley" if nouns["on"] else "",
    "hits": lambda nouns: "juggernaut_revenge" if nouns["part"] == "revenge" else "hits_placed",
    "hit": lambda nouns: _HIT.get(nouns["what"], ""),
    "battle_over": lambda nouns: _OVER[nouns["result"]],
    "exchange": _exchange,
    "crumble": lambda nouns: "fortress_crumbles" if nouns["fell"] else "earth_die",
    "conquest": _conquest,
}


def heard(cue: Cue) -> Sequence[Heard]:
    """The effects of a cue, in the order in which they are heard."""
    kind, nouns = cue.kind, cue.nouns
    if kind == "victory_points":
        return [("victory_point", max(1, nouns["total"]))] if nouns["n"] > 0 else []
    name = _PLAIN.get(kind) or (_TOLD[kind](nouns) if kind in _TOLD else "")
    return [(name, None)] if name else []


def piece(update: Update) -> str:
    """One piece for bargains and councils, another while a battle is fought."""
    return "lords_of_hell_battle" if update.view.get("fronts") else "lords_of_hell"


SOUNDS = TableSounds(piece, heard)

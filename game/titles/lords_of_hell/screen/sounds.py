"""What is heard at this table: effects by cue, and which music belongs to what lies on it.

The scene asks `heard` for every cue as it is told; moments need play only what they show on their own account, such as
dice that roll or a deal that is struck: what dice come to is told, and heard, when they lie there (`screen.lines.STYLE.shown`).
The effects are listed in sounds/recipes: hell_market, hell_realm, hell_beats, hell_rites, hell_muster and hell_battle.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cues import Cue
from game.tabletop.contract import TableSounds
from game.tabletop.feed import Update
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import INDEX, TYPE
from game.ui.music import Music

Heard = tuple[str, int | None]
"""An effect, and which step of it if it is a ladder."""

_PLAIN: dict[str, str] = {
    # the market, promises
    "hand_shown": "hand_shown",
    "swapped": "cards_swapped",
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
    "victory": "count_sum",
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


def given_sound(cue: cues.Given) -> str:
    """What is heard when one side of a deal hands over."""
    things = cue.hand or cue.tabled or cue.promises
    return "souls_paid" if cue.souls and not things else "cards_given"


def _exchange(cue: cues.Exchange) -> str:
    """Without a hit the higher die was stopped by the walls; with equal dice nothing was."""
    if cue.hit == "shielded":
        return "protection_saves"
    if cue.hit:
        return "hit_lands"
    return "protection_saves" if max(cue.attack) > max(cue.defence) else ""


def _told(cue: Cue) -> str:
    """The effect of a cue that sounds by what it tells; "" for the others."""
    match cue:
        case cues.Phase():
            return "council_bell" if cue.phase == "council" else "phase_of_hell"
        case cues.Souls():
            return "souls_in" if cue.n > 0 else "souls_out"
        case cues.Status():
            return "status_stable" if cue.stable else "status_flip"
        case cues.Tabled():
            return _TABLED.get(TYPE[INDEX.get(cue.card, -1)], "tabled_special")
        case cues.Offer():
            # Silent where the offer is to anyone but this seat.
            return "" if cue.counters is None else "counter_offer" if cue.counters else "offer_slip"
        case cues.PromiseEnded():
            # A broken promise is told again as a breach, which is loud enough.
            return {"kept": "seal_kept", "broken": ""}.get(cue.state, "seal_lapsed")
        case cues.Vote():
            return "vote_for" if cue.vote >= 0 else "vote_declined"
        case cues.Ring():
            return "overlord_crowned" if cue.overlord >= 0 else "no_overlord"
    return _battle_told(cue)


def _battle_told(cue: Cue) -> str:
    match cue:
        case cues.Committed():
            return "rear_attack" if cue.rear else "gate_locks"
        case cues.Truce():
            return "parley" if cue.on else ""
        case cues.Hits():
            return "juggernaut_revenge" if cue.part == "revenge" else "hits_placed"
        case cues.Hit():
            return _HIT.get(cue.what, "")
        case cues.BattleOver():
            return _OVER[cue.result]
        case cues.Exchange():
            return _exchange(cue)
        case cues.Crumble():
            return "fortress_crumbles" if cue.fell else "earth_die"
        case cues.Conquest():
            return {"take": "conquest", "raze": "fortress_crumbles"}.get(cue.what, "")
    return ""


def heard(cue: Cue) -> Sequence[Heard]:
    """The effects of a cue, in the order in which they are heard."""
    if isinstance(cue, cues.VictoryPoints):
        return [("victory_point", max(1, cue.total))] if cue.n > 0 else []
    name = _PLAIN.get(cue.kind) or _told(cue)
    return [(name, None)] if name else []


BARGAINS = ("lords_of_hell", "lords_of_hell_fugue")
BATTLE = ("lords_of_hell_battle", "lords_of_hell_fugue")


def music(update: Update) -> Music:
    """Bargains are quiet, the council is less so, and a battle is fought to drums: more of them on a second front."""
    fronts = update.view.get("fronts")
    if fronts:
        return Music(BATTLE, min(1.0, 0.7 + 0.15 * len(fronts)))
    return Music(BARGAINS, 0.45 if update.view["public"]["phase"] == "council" else 0.2)


SOUNDS = TableSounds(music, heard)

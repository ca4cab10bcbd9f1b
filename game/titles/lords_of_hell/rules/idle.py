"""Whether a seat has anything more to say in an ask that several may answer: bots wait by it, the screen hands over by it."""

from __future__ import annotations

from typing import Any

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.engine.sight import SPECTATOR
from game.titles.lords_of_hell.rules.ask_facts import facts_of
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.organisation import eligible

OPEN_PHASES = ("tabling", "rituals", "council", "finishing")
DECISIONS = ("cast", "attack_turn", "parley", "conquest")
"""Open asks of one seat's decision, in which everybody may trade and play."""


def idle(view: View, ask: SeatAsk, seat: int) -> bool:
    """Nothing (more) to say in an open ask: ready or passed, another's floor, or an own offer still before somebody who may
    yet answer; but an offer made to this seat is answered."""
    public = view["public"]
    if ask.kind == "beat":
        return bool(view["mine"]["passed"]) or seat in public["queue"]
    if ask.kind == "floor":
        return bool(facts_of(ask).seat != seat)
    if any(offer["to"] == seat and offer["state"] == "open" for offer in view["market"]):
        return False
    if ask.kind in OPEN_PHASES:
        waits = any(offer["to"] >= 0 and not public["ready"] >> offer["to"] & 1 for offer in _own_offers(view, seat))
        return bool(public["ready"] >> seat & 1) or waits
    if ask.kind == "organisation":
        return bool(public["ready"] >> seat & 1)
    return ask.kind in ("spread", "place") and bool(view["mine"].get("placing_done"))


def awaited(view: View, ask: SeatAsk, seat: int) -> bool:
    """Whether an open ask waits for a seat, as everybody can tell: not where it may only trade while another decides, or in a
    battle that cannot concern it."""
    if ask.kind in DECISIONS:
        return facts_of(ask).seat == seat
    if ask.kind == "organisation" and seat not in eligible(known(view, SPECTATOR)):
        return False
    return ask.kind not in (*OPEN_PHASES, "organisation") or not idle(view, ask, seat)


def _own_offers(view: View, seat: int) -> list[dict[str, Any]]:
    return [offer for offer in view["market"] if offer["by"] == seat and offer["state"] == "open"]

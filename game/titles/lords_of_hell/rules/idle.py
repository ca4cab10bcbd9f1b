"""Whether a seat has anything more to say in an ask that several may answer: bots wait by it, the screen hands over by it."""

from __future__ import annotations

from typing import Any

from game.engine.ask import SeatAsk
from game.engine.rules import View
from game.titles.lords_of_hell.rules.ask_facts import facts_of

OPEN_PHASES = ("tabling", "rituals", "council", "finishing")


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


def _own_offers(view: View, seat: int) -> list[dict[str, Any]]:
    return [offer for offer in view["market"] if offer["by"] == seat and offer["state"] == "open"]

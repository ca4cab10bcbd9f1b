"""Setup: the deck, hands, objectives, supplies, the final foe (GSS section 3), and the limits of time."""

from __future__ import annotations

from typing import Any

from game.engine import zones
from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import (
    CAP,
    COUNT,
    EVENTS,
    FOE_INDEX,
    FOES,
    OBJECTIVES,
    SOLE_SURVIVOR,
    STARTING_HAND,
    TIMERS,
)
from game.titles.slayer_slayer.rules.state import State, fresh, least_share, named, per_player

FIXED = ("route_vote",)
"""Limits that `relaxed` does not double (section 11)."""


def clocks(options: dict[str, Any]) -> dict[str, float | None]:
    """The limits in seconds; relaxed doubles all but the route vote, off removes them."""
    pace = options.get("timers", "normal")
    if pace == "off":
        return dict.fromkeys(TIMERS)
    return {
        name: seconds * (2.0 if pace == "relaxed" and name not in FIXED else 1.0) for name, seconds in TIMERS.items()
    }


def setup(match: Match[State]) -> State:
    """GSS-3.2 to 3.8."""
    chance = match.chance
    s = fresh(match.seats)
    s.per_player = per_player(match.options)
    s.least_share = least_share(match.options)
    s.faces = [kind for kind, count in enumerate(COUNT) for _ in range(count)]
    s.deck = list(range(len(s.faces)))
    zones.shuffle(s.deck, s.faces, chance, "shuffle:minions")
    for seat in range(s.seats):
        zones.draw(s.deck, s.hand[seat], STARTING_HAND)
    s.objective = _objectives(match, s.seats)
    for tier in range(3):
        s.supply[tier] = [foe.index for foe in FOES if foe.tier == tier and not foe.final]
        chance.shuffle(f"shuffle:foes:{tier}", s.supply[tier])
    s.events = list(range(len(EVENTS)))
    chance.shuffle("shuffle:events", s.events)
    wanted = match.options.get("final_foe", "random")
    finals = [foe.index for foe in FOES if foe.final]
    s.final = chance.pick("final_foe", finals) if wanted == "random" else FOE_INDEX[wanted]
    return s


def _objectives(match: Match[State], seats: int) -> list[int]:
    """GSS-3.3, 3.4."""
    chance = match.chance
    if match.options.get("objectives", "random") == "even":
        order = list(range(seats))
        chance.shuffle("objective:seats", order)
        given = list(range(len(OBJECTIVES)))
        chance.shuffle("objective:even", given)
        again = list(range(len(OBJECTIVES)))
        chance.shuffle("objective:even", again)
        given += again[: max(0, seats - len(given))]
        out = [0] * seats
        for seat, objective in zip(order, given):
            out[seat] = objective
        return out
    out = [chance.below("objective", len(OBJECTIVES)) for _ in range(seats)]
    holders = [seat for seat in range(seats) if out[seat] == SOLE_SURVIVOR]
    others = [n for n in range(len(OBJECTIVES)) if n != SOLE_SURVIVOR]
    while len(holders) > CAP[seats]:
        seat = holders.pop(chance.below("objective:surplus", len(holders)))
        out[seat] = chance.pick("objective:again", others)
    return out


class Deal(Step[Match[State]], frozen=True, tag="deal"):
    """Each seat is shown its hand and its Main Objective (GSS-3.2, 3.5)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        for seat in range(s.seats):
            match.beat()
            match.cue(cues.Dealt(seat=seat, count=len(s.hand[seat]), cards=only((seat,), named(s, s.hand[seat]))))
        match.beat()
        for seat in range(s.seats):
            match.cue(cues.Objective(seat=seat, objective=only((seat,), OBJECTIVES[s.objective[seat]])))
        return None

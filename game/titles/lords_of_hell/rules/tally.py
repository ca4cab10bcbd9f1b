"""The reckoning: points, places, the power behind the throne (LOH section 15)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match, Result
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import SCORING
from game.titles.lords_of_hell.rules.state import State


def points(s: State) -> list[tuple[int, int, int]]:
    """Per seat: for victory points, for being overlord, for the overlord's promise cards (LOH-15.1, 15.2)."""
    out = []
    for seat in range(s.seats):
        own = seat == s.overlord
        worth = SCORING["overlord_promise_held_by_overlord" if own else "overlord_promise_held_by_other"]
        out.append((s.vp[seat] * SCORING["victory_point"], SCORING["overlord"] * own, s.held[seat][s.overlord] * worth))
    return out


class Tally(Step, frozen=True, tag="scoring"):
    """Most points wins; equal points share the win (LOH-15.3). Every hand and every promise is shown (LOH-14.2)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase = "over"
        parts = points(s)
        total = [sum(part) for part in parts]
        places = tuple(1 + sum(1 for other in total if other > mine) for mine in total)
        winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
        outcome = "overlord" if winners == (s.overlord,) else "throne" if len(winners) == 1 else "shared"
        tally = {"total": tuple(total)}
        for n, name in enumerate(("victory_points", "overlord", "promises")):
            tally[name] = tuple(part[n] for part in parts)
        match.beat()
        match.cue(cues.Result(outcome=outcome, overlord=s.overlord, winners=list(winners), total=total))
        match.finish(Result(outcome, winners, places, tally))
        return None

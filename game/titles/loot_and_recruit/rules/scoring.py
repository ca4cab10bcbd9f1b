"""Counts, the final score, the crown (LNR section 9)."""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match, Result
from game.titles.loot_and_recruit.rules import cues
from game.titles.loot_and_recruit.rules.cards import COUNT_AFTER, VP
from game.titles.loot_and_recruit.rules.state import State, clockwise, platforms_of, standing


class Count(Step[Match[State]], frozen=True, tag="count"):
    """All players count the Goblins on their platforms; Shield Bearers count 0 (LNR-9.1)."""

    phase: str

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        for seat in range(s.seats):
            s.counts[seat].append(standing(s, seat))
        match.beat()
        match.cue(cues.Count(phase=self.phase, number=len(s.counts[0])))
        for seat in clockwise(s, s.first):
            towers = [sum(VP[s.faces[card]] for card in s.platform[place]) for place in platforms_of(seat)]
            match.beat()
            match.cue(cues.Counted(seat=seat, towers=towers, count=s.counts[seat][-1], total=sum(s.counts[seat])))
        return None


def standings(counts: list[list[int]]) -> list[tuple[int, ...]]:
    """LNR-9.5, 9.6: what is compared, seat by seat: the final score, then the third and the second count."""
    return [(sum(row), *row[:0:-1]) for row in counts]


class Crown(Step[Match[State]], frozen=True, tag="crown"):
    """The highest final score wins; what is still tied shares the throne (LNR-9.5, 9.6, 1.6)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "over"
        worth = standings(s.counts)
        places = tuple(1 + sum(1 for other in worth if other > mine) for mine in worth)
        winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
        tally = {"total": tuple(sum(row) for row in s.counts)}
        for n, phase in enumerate(COUNT_AFTER):
            tally[phase] = tuple(row[n] for row in s.counts)
        outcome = "crowned" if len(winners) == 1 else "shared"
        match.beat()
        match.cue(
            cues.Result(
                outcome=outcome,
                winners=list(winners),
                places=list(places),
                rule="LNR-9.5" if outcome == "crowned" else "LNR-9.6",
            )
        )
        match.finish(Result(outcome, winners, places, tally))
        return None

"""Status cards and victory points (LOH section 12, LOH-4.40)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import MIGHTIEST, SOULS_STATUS, STATUS, STATUS_GAIN, STATUS_KEEP, VICTORIOUS
from game.titles.lords_of_hell.rules.state import NOBODY, State, mighty_power


def figures(s: State, status: int) -> list[int]:
    """The number that a status card looks at, per seat (LOH-12.4 to 12.7)."""
    if status == SOULS_STATUS:
        return s.earth_souls[:]
    if status == MIGHTIEST:
        return [mighty_power(s, seat) for seat in range(s.seats)]
    return s.attack_victories[:]


def gains(s: State, status: int) -> int:
    """The seat that meets the gain condition, NOBODY if none does."""
    numbers, rule = figures(s, status), STATUS_GAIN[status]
    best = max(range(s.seats), key=lambda seat: numbers[seat])
    second = max((n for seat, n in enumerate(numbers) if seat != best), default=0)
    enough = numbers[best] >= rule["at_least"] and numbers[best] >= second + rule["margin"]
    return best if enough else NOBODY


def keeps(s: State, status: int) -> bool:
    """Whether the holder meets the keep condition."""
    numbers, rule, holder = figures(s, status), STATUS_KEEP[status], s.holder[status]
    others = [seat for seat in range(s.seats) if seat != holder]
    if status == VICTORIOUS:
        return all(
            numbers[seat] < numbers[holder]
            or (numbers[seat] == numbers[holder] and s.defence_victories[seat] < s.defence_victories[holder])
            for seat in others
        )
    return numbers[holder] >= rule["at_least"] and all(numbers[seat] <= numbers[holder] for seat in others)


def settle(match: Match, s: State, status: int) -> None:
    """LOH-12.1 to 12.3: it is gained, turns stable or unstable, or is lost and checked again at once."""
    before: Any = (s.holder[status], s.stable[status])
    if s.holder[status] == NOBODY:
        s.holder[status] = gains(s, status)
    elif keeps(s, status):
        s.stable[status] = True
    elif s.stable[status]:
        s.stable[status] = False
    else:
        seat = gains(s, status)
        s.holder[status] = seat
    if before != (s.holder[status], s.stable[status]):
        match.beat()
        match.cue(cues.Status(status=STATUS[status], seat=s.holder[status], before=before[0], stable=s.stable[status]))


class Victory(Step, frozen=True, tag="victory"):
    """Mightiest, then Most Victorious; then a victory point for each status card held (LOH-4.40)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase = "victory"
        match.beat()
        match.cue(cues.Phase(phase=s.phase, round=s.round))
        settle(match, s, MIGHTIEST)
        settle(match, s, VICTORIOUS)
        for seat in range(s.seats):
            n = s.holder.count(seat)
            s.vp[seat] += n
            if n:
                match.beat()
                match.cue(cues.VictoryPoints(seat=seat, n=n, total=s.vp[seat]))
        return None

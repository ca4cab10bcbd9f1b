"""A computer player in the decision ring: who comes, whom it votes for, whom it nominates (LOH-22.8)."""

from __future__ import annotations

from game.engine.ask import SeatAsk
from game.titles.lords_of_hell.rules.ring import COME, DECLINE, HOME, NOMINATE_NOBODY, at_the_limit
from tests.bench.first.lords_of_hell.position import Position


def arrival(position: Position, ask: SeatAsk) -> str:
    """Who is absent cannot oppose, nor nominate."""
    assert ask.space is not None
    return COME if ask.space.contains(COME) else HOME


def vote(position: Position, ask: SeatAsk) -> int | str:
    """The nominee under whom one wins, or shares the win; otherwise nobody, unless it is sworn."""
    options = list(ask.space.each()) if ask.space is not None else []
    nominees: list[int] = [option for option in options if option != DECLINE]
    if not nominees:
        return DECLINE

    def lead(nominee: int) -> float:
        return position.lead(nominee) + position.mind.slip("vote", position.s.round, nominee)

    best = max(nominees, key=lambda nominee: (lead(nominee), nominee == position.seat))
    if DECLINE not in options:
        return best
    bar = 0.0
    if position.s.round == position.round_limit:  # otherwise the throne goes by points anyway
        bar = min(0.0, position.lead(at_the_limit(position.s)) + 0.01)
    worth = lead(best) + _hope(position, best)
    return best if worth >= bar else DECLINE


def _hope(position: Position, nominee: int) -> float:
    """Easy bots see what is printed: themselves on the throne."""
    if position.mind.level == "easy":
        return 2.5 if nominee == position.seat else -1.0
    return 0.0


def nominate(position: Position, ask: SeatAsk) -> int | str:
    """The devil that maximises the own points against the best other, oneself on a tie; early oneself."""
    options = list(ask.space.each()) if ask.space is not None else []
    names: list[int] = [option for option in options if option != NOMINATE_NOBODY]
    if not names:
        return NOMINATE_NOBODY
    if position.seat in names and (position.s.round <= 3 or position.mind.level == "easy"):
        return position.seat
    best = max(names, key=lambda name: (position.lead(name) + 2.0 * position.crown[name], name == position.seat))
    if NOMINATE_NOBODY in options and position.lead(best) < -6:
        return NOMINATE_NOBODY
    return best

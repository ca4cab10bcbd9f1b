"""Choices as numbers, for learners and judges from outside (`pettingzoo_env.py`, `openspiel_game.py`).

A space of at most `most` choices is listed: the number is the place in the list, and the same number is the same choice
for whoever looks. A richer space is drawn from: the number seeds a sample, so that a number still means one choice at
one moment of a match.
"""

from __future__ import annotations

from itertools import islice

from game.engine.chance import FastChance
from game.engine.match import Match
from game.engine.spaces import Choice, Space


def next_seat(match: Match) -> int:
    """Whose number is taken next. Where several decide at once they come one after the other; who may still change an
    answer, or play on in an open ask, does not keep the others waiting."""
    waiting = match.waiting_for()
    return waiting[match.plays % len(waiting)]


def numbers(match: Match, seat: int, most: int) -> int:
    """How many numbers the seat has to choose from now: 0, 1 ... up to that."""
    return min(most, match.space(seat).count())


def choice(match: Match, seat: int, number: int, most: int) -> Choice:
    """The choice that a number stands for."""
    space = match.space(seat)
    count = space.count()
    if count <= most:
        return next(islice(space.each(), number % count, None))
    return _drawn(match, space, number)


def choices(match: Match, seat: int, most: int, drawn: int) -> dict[int, Choice]:
    """The seat's numbers and their choices, no choice twice. Of a space too rich to list, up to `drawn` samples."""
    space = match.space(seat)
    if space.count() <= most:
        return dict(enumerate(space.each()))
    found: dict[str, tuple[int, Choice]] = {}
    for number in range(drawn):
        sample = _drawn(match, space, number)
        found.setdefault(repr(sample), (number, sample))
    return dict(found.values())


def _drawn(match: Match, space: Space, number: int) -> Choice:
    return space.sample(FastChance(f"{match.ask_id}:{match.plays}:{number}"))


def reward(match: Match, seat: int) -> float:
    """1 for winners, -1 for the rest; nothing where nobody has won, or not yet."""
    if match.result is None or not match.result.winners:
        return 0.0
    return 1.0 if seat in match.result.winners else -1.0

"""The story of a match: what its game counts, turn by turn, and the moments at which that changed most.

A title says what it counts with a `StoryCount` (`screen/story.py`, given as `story` of its screen); `told` makes the story
of the views that one seat saw. Nothing here draws.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.engine.cues import Cue

Sections = Mapping[str, Any]
"""A view, of which no more is read than is asked for."""

MOST, LEAST = 5, 3
"""Moments that are told of a match; so many even if they changed nothing."""


@dataclass(frozen=True, slots=True)
class StoryCount:
    """What a title counts. Its words are the title's messages `story-counts` (what the curve shows) and `story-turn` (what stands
    along it, of a number)."""

    figure: str
    """The figure of the tally as which the curve ends."""
    values: Callable[[Sections, Mapping[str, Any]], Sequence[int] | None]
    """Of a view and the match's options: the count of every seat, by seat; None: nothing is counted yet."""
    turn: Callable[[Sections], Hashable]
    """Of a view: which turn it is. Another value: another turn."""
    about: Callable[[Cue, int], bool] = lambda cue, seat: False
    """Whether a cue says why the count of a seat changed: its sentence is told of such a moment before any other."""
    weight: Callable[[Cue, Sections], int] = lambda cue, view: 0
    """How much a cue is worth telling, by the view after it, whatever the counts did then: such moments come before all that
    merely changed one; 0: no more than that."""


class Said(NamedTuple):
    """What the log printed of an update."""

    words: str
    links: tuple[str, ...] = ()
    """The cards and pieces that it names."""
    hot: bool = True
    """False: an ordinary sentence. It is told only of what changed a count."""
    picture: str = ""
    """Of what it is about; "" nothing that has one."""
    name: str = ""
    """What that is called."""
    weight: int = 0
    """Of the cue that it tells of (`StoryCount.weight`)."""
    seat: int = -1
    """Who does it, where it has weight; -1: nobody."""


class Seen(NamedTuple):
    """An update as the story reads it."""

    at: int
    """Its place on the replay's time line."""
    view: Sections
    said: Said | None
    """None: nothing."""


@dataclass(frozen=True, slots=True)
class Turning:
    """A moment worth seeing again."""

    at: int
    """Its place on the replay's time line: the update that it led to."""
    turn: float
    """How far along the curve, in turns from the beginning."""
    said: Said
    seat: int
    """Whose count it changed most, else who does what is told; -1: nobody."""
    change: int


def what_was_said(one: Turning) -> Said:
    return one.said


@dataclass(frozen=True, slots=True)
class Story:
    """The counts at the beginning and at the end of every turn, and the moments in their order."""

    turns: tuple[tuple[int, ...], ...] = ()
    moments: tuple[Turning, ...] = ()

    @property
    def is_told(self) -> bool:
        """There is something to draw a curve of."""
        return len(self.turns) > 1

    def lasted(self, seat: int) -> int:
        """The last turn before whose end a seat had something; 0: none."""
        return max((n + 1 for n, turn in enumerate(self.turns[:-1]) if turn[seat] > 0), default=0)


def told(
    count: StoryCount | None,
    options: Mapping[str, Any],
    seen: Iterable[Seen],
    why: Callable[[Turning], Said] = what_was_said,
) -> Story:
    """Return the story of a match from what one seat saw of it, in order. Where nothing is counted it has its moments only.
    `why`: what is told of a moment that changed a count."""
    if count is None:
        said = [(one.at, one.said) for one in seen if one.said is not None and one.said.hot]
        return Story((), chosen([Turning(at, 0.0, words, -1, 0) for at, words in said]))
    turns: list[tuple[int, ...]] = []
    steps: list[tuple[int, Seen, int, int, int]] = []  # turn, update, seat, change, number within the turn
    now: Hashable = None
    last: tuple[int, ...] = ()
    number = 0
    for one in seen:
        found = count.values(one.view, options)
        if found is None:
            continue
        values, turn = tuple(found), count.turn(one.view)
        if not turns:
            turns, now, last = [values, values], turn, values
        elif turn != now:
            turns.append(values)
            now, number = turn, 0
        seat, change = _most_changed(last, values)
        if change or one.said is not None:
            steps.append((len(turns) - 2, one, seat, change, number))
        turns[-1], last = values, values
        number += 1
    if not turns:
        return Story()
    most: dict[int, int] = {}
    for turn_number, _, _, _, n in steps:
        most[turn_number] = max(most.get(turn_number, 0), n + 1)
    moments = [
        Turning(one.at, turn_number + (n + 1) / most[turn_number], one.said, seat if change else one.said.seat, change)
        for turn_number, one, seat, change, n in steps
        if one.said is not None and (one.said.hot or change or one.said.weight)
    ]
    return Story(tuple(turns), chosen(moments, why=why))


def _most_changed(before: Sequence[int], now: Sequence[int]) -> tuple[int, int]:
    """Return the seat whose count changed most, and by how much; (-1, 0) where none did."""
    changes = [b - a for a, b in zip(before, now)]
    seat = max(range(len(changes)), key=lambda n: abs(changes[n]), default=-1)
    return (seat, changes[seat]) if seat >= 0 and changes[seat] else (-1, 0)


def _worth(one: Turning) -> tuple[int, int, bool, bool, int]:
    return one.said.weight, abs(one.change), one.said.hot, bool(one.said.links), one.at


def chosen(
    moments: Sequence[Turning], most: int = MOST, why: Callable[[Turning], Said] = what_was_said
) -> tuple[Turning, ...]:
    """Return those of most weight, then those that changed most, in their order: of equals what was printed hot, what names a
    card, the later one. No sentence is told twice, and what has no weight and changed nothing only where there is little else."""
    best: dict[str, Turning] = {}
    for one in sorted(moments, key=_worth, reverse=True):
        if len(best) == most:
            break
        said = why(one) if one.change and not one.said.weight else one.said
        if said.words not in best and (one.change or said.weight or len(best) < LEAST):
            best[said.words] = replace(one, said=said)
    return tuple(sorted(best.values(), key=lambda one: one.at))

"""The story of a match: what its game counts, turn by turn, and the moments at which that changed most.

A title says what it counts with a `StoryCount` (`screen/story.py`, given as `story` of its screen); `told` makes the story
of the views that one seat saw. Nothing here draws.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from itertools import groupby
from typing import Any, NamedTuple

from game.engine.cues import Cue

Sections = Mapping[str, Any]
"""A view, of which no more is read than is asked for."""

MOST, LEAST = 5, 3
"""Moments that are told of a match; so many even if they changed nothing."""


@dataclass(frozen=True, slots=True)
class StoryCount:
    """What a title counts. Its words are the title's messages `story-counts` (what the curve shows), `story-turn` (what stands
    along it, of a number) and `story-change` (what changed by `$n`: points, cards); a kind of cue may have a word that is stamped
    on its picture, `story-stamp-<kind>`."""

    figure: str
    """The figure of the tally as which the curve ends."""
    values: Callable[[Sections, Mapping[str, Any]], Sequence[int] | None]
    """Of a view and the match's options: the count of every seat, by seat; None: nothing is counted yet."""
    turn: Callable[[Sections], Hashable]
    """Of a view: which turn it is. Another value: another turn."""
    about: Callable[[Cue, int], bool] = lambda cue, seat: False
    """Whether a cue says why the count of a seat changed: its sentence is told of such a moment before any other."""
    _: KW_ONLY
    weight: Callable[[Cue, Sections], int] | None = None
    """How much a cue is worth telling, by the view after it, whatever the counts did then: such moments come before all that
    merely changed one; 0: no more than that. None: nothing is weighed."""
    doer: Callable[[Cue], int] = lambda cue: int(cue.nouns.get("seat", -1))
    """The seat that a cue which has weight is told of; -1: nobody."""
    subject: Callable[[Sections], str] = lambda view: ""
    """Of a view: the card that a moment is about whose sentence names none; "" for none."""
    pictures: Mapping[str, str] = field(default_factory=dict)
    """By kind of cue: the print for a moment whose sentence names nothing that has one."""
    stands: Callable[[Sections], bool] = lambda view: True
    """Of a view: whether its counts can be compared with those before. What is only on its way (cards sent into a fight) makes no
    moment before it is known what became of it."""


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
    other: str = ""
    """The picture of the next thing that it names; "" nothing that has one."""
    weight: int = 0
    """Of the cue that it tells of (`StoryCount.weight`)."""
    seat: int = -1
    """Who does it, where it has weight; -1: nobody."""
    kind: str = ""
    """Of the cue that it tells of."""
    abroad: str = ""
    """The same to strangers, who have no "you" at the table; "" the same words."""


class Seen(NamedTuple):
    """An update as the story reads it."""

    at: int
    """Its place on the replay's time line."""
    view: Sections
    weight: int = 0
    """The most of what led to it (`StoryCount.weight`)."""


class Step(NamedTuple):
    """An update in the course of the match: a moment, should it be told."""

    at: int
    """Its place on the replay's time line."""
    turn: float
    """How far along the curve, in turns from the beginning."""
    seat: int
    """Whose count it changed most; -1: nobody's."""
    change: int
    weight: int = 0
    """What is worth most of what led to it (`StoryCount.weight`)."""
    changes: tuple[int, ...] = ()
    """Of every seat's count."""


Say = Callable[[int], Said | None]
"""What the log printed of the update at a place; None: nothing. It is asked only for what may be told."""


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
    also: tuple[int, ...] = ()
    """Whose counts changed by as much at once: of those who fall together both."""


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
    say: Say,
    why: Callable[[Turning], Said] = what_was_said,
) -> Story:
    """Return the story of a match from what one seat saw of it, in order. Where nothing is counted it has its moments only.
    `why`: what is told of a moment that changed a count."""
    if count is None:
        return Story((), chosen([Step(one.at, 0.0, -1, 0, one.weight) for one in seen], say))
    turns: list[tuple[int, ...]] = []
    steps: list[tuple[int, Seen, tuple[int, ...]]] = []  # turn, update, changes
    now: Hashable = None
    last: tuple[int, ...] = ()
    for one in seen:
        found = count.values(one.view, options)
        if found is None:
            continue
        values, turn = tuple(found), count.turn(one.view)
        if not turns:
            turns, now, last = [values, values], turn, values
        elif turn != now:
            turns.append(values)
            now = turn
        changes: tuple[int, ...] = ()
        if count.stands(one.view):
            changes, last = tuple(b - a for a, b in zip(last, values)), values
        steps.append((len(turns) - 2, one, changes))
        turns[-1] = values
    made = []
    for turn_number, within in groupby(steps, key=lambda step: step[0]):
        updates = list(within)
        made += [
            Step(one.at, turn_number + (n + 1) / len(updates), *_most_changed(changes), one.weight, changes)
            for n, (_, one, changes) in enumerate(updates)
        ]
    return Story(tuple(turns), chosen(made, say, why=why))


def _most_changed(changes: Sequence[int]) -> tuple[int, int]:
    """Return the seat whose count changed most, and by how much; (-1, 0) where none did."""
    seat = max(range(len(changes)), key=lambda n: abs(changes[n]), default=-1)
    return (seat, changes[seat]) if seat >= 0 and changes[seat] else (-1, 0)


def chosen(
    steps: Iterable[Step], say: Say, most: int = MOST, why: Callable[[Turning], Said] = what_was_said
) -> tuple[Turning, ...]:
    """Return those of most weight, then those that changed most, in their order: of equals what was printed hot, what names a
    card, the later one. No sentence is told twice, and what has no weight and changed nothing only where there is little else."""
    best: dict[str, Turning] = {}
    for size, alike in groupby(sorted(steps, key=_size, reverse=True), key=_size):
        full = most if any(size) else LEAST
        if len(best) >= full:
            break
        for one in _told_first(list(alike), say):
            said = why(one) if one.change and not one.said.weight else one.said
            if said.words not in best:
                best[said.words] = replace(one, said=said)
            if len(best) >= full:
                break
    return tuple(sorted(best.values(), key=lambda one: one.at))


def _told_first(steps: Sequence[Step], say: Say) -> Iterator[Turning]:
    """Of steps that weigh and changed as much: those printed hot, then the others; of each those that name a card first, later
    ones first. What changed nothing and has no weight is told only where it was printed hot. No
    more is put into words than is asked for."""
    ranks: dict[tuple[bool, bool], list[Turning]] = {}
    for step in sorted(steps, key=lambda step: step.at, reverse=True):
        said = say(step.at)
        if said is None or not (said.hot or step.change or step.weight):
            continue
        one = Turning(step.at, step.turn, said, *_whose(step, said))
        if said.hot and said.links:
            yield one
        else:
            ranks.setdefault((said.hot, bool(said.links)), []).append(one)
    for rank in sorted(ranks, reverse=True):
        yield from ranks[rank]


def _whose(step: Step, said: Said) -> tuple[int, int, tuple[int, ...]]:
    """Whose moment it is, by how much that count changed, and whose changed by as much at once: of whom it tells where it has
    weight, else of whose count changed most. A crown for one is not told beside another's points."""
    if said.weight and said.seat >= 0 and step.changes:
        return said.seat, step.changes[said.seat], ()
    if not step.change:
        return said.seat, 0, ()
    alike = (n for n, change in enumerate(step.changes) if n != step.seat and change == step.change)
    return step.seat, step.change, tuple(alike)


def _size(step: Step) -> tuple[int, int]:
    return step.weight, abs(step.change)

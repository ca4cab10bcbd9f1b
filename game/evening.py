"""An evening: several matches between the same people, one after another, and what each of them won in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game import titles
from game.history import Played

PAUSE_S = 6 * 3600
"""Matches that end further apart belong to two evenings."""
WORTH = (3, 2, 1)
"""Points for the first places; the others have none."""
MOST = 6
"""Matches that are told: the last ones."""
SCORES = ("score", "total")
"""What a title calls the figure by which places are given."""


@dataclass(frozen=True, slots=True)
class Feat:
    """A figure in which one player was ahead of all others in a match."""

    title: str
    figure: str
    """Of the tally."""
    name: str
    """Whose."""
    value: int
    ahead: float
    """How many times the next best."""


@dataclass(frozen=True, slots=True)
class Evening:
    """Matches in their order, and whoever played them, whoever leads first."""

    matches: tuple[Played, ...]
    people: tuple[str, ...]

    def points(self, name: str) -> tuple[int, ...]:
        """What somebody won, match by match."""
        return tuple(points_of(one, name) for one in self.matches)

    def total(self, name: str) -> int:
        return sum(self.points(name))

    def cups(self, name: str) -> int:
        """How many matches somebody won."""
        return sum(has_won(one, name) for one in self.matches)

    @property
    def leaders(self) -> tuple[str, ...]:
        """Who has most points; nobody before anybody has one."""
        best = max(map(self.total, self.people))
        return tuple(name for name in self.people if best and self.total(name) == best)

    @property
    def before(self) -> Evening:
        """The evening as it stood before its last match."""
        return _ranked(self.matches[:-1], self.matches[-1].names)


def has_won(match: Played, name: str) -> bool:
    return name in match.names and match.names.index(name) in match.winners


def points_of(match: Played, name: str) -> int:
    """By the place; nothing for anybody where all have lost."""
    if name not in match.names or not match.winners:
        return 0
    seat = match.names.index(name)
    if seat in match.winners:
        return WORTH[0]
    place = match.places[seat] if seat < len(match.places) else 0
    return WORTH[place - 1] if 1 < place <= len(WORTH) else 0


def evening_of(played: Iterable[Played], match: str) -> Evening | None:
    """The evening that a match belongs to; None where it is the first one of it."""
    over = sorted((one for one in played if one.finished), key=lambda one: one.when)
    last = next((one for one in over if one.match == match), None)
    if last is None or len(set(last.names)) < len(last.names):
        return None
    told = [last]
    for one in reversed([one for one in over if one.when < last.when]):
        if told[0].when - one.when > PAUSE_S:
            break
        if sorted(one.names) == sorted(last.names):
            told.insert(0, one)
    if len(told) < 2:
        return None
    return _ranked(tuple(told[-MOST:]), last.names)


def _ranked(matches: tuple[Played, ...], names: tuple[str, ...]) -> Evening:
    """With whoever has most points first, then whoever won more matches; nobody loses their place to who only draws level."""
    found = Evening(matches, _ranked(matches[:-1], names).people if matches else names)
    return replace(found, people=tuple(sorted(found.people, key=lambda name: (-found.total(name), -found.cups(name)))))


def unsung_in(title: str) -> frozenset[str]:
    """Return the figures of a title in which to be ahead is nothing to be proud of, or told by the places."""
    figures = titles.figures(title)
    return frozenset((*SCORES, *(figures.unsung if figures is not None else ())))


def feats_of(match: Played) -> list[Feat]:
    """Return what players were alone ahead in, as far as it is something to be proud of."""
    found = []
    unsung = unsung_in(match.title)
    for figure, values in match.tally.items():
        if figure in unsung or len(values) != len(match.names) or len(values) < 2:
            continue
        *_, second, best = sorted(values)
        if best > max(0, second):
            name = match.names[values.index(best)]
            found.append(Feat(match.title, figure, name, best, best / max(1, second)))
    return found


def awards_of(evening: Evening, most: int) -> list[Feat]:
    """Return what is remembered of an evening, the clearest first: each of another figure, and as far as possible of somebody
    else."""
    feats = [feat for match in reversed(evening.matches) for feat in feats_of(match)]
    feats.sort(key=lambda feat: -feat.ahead)
    found: list[Feat] = []
    for others_alone in (True, False):
        for feat in feats:
            had = {one.name for one in found} if others_alone else set()
            known = {(one.title, one.figure) for one in found}
            if len(found) < most and feat.name not in had and (feat.title, feat.figure) not in known:
                found.append(feat)
    return found


def fame_of(evening: Evening, name: str, but: Iterable[Feat]) -> list[Feat]:
    """Return what somebody was ahead in, furthest ahead first, but for figures that `but` has of them; the later of two alike."""
    told = {(feat.title, feat.figure, feat.name) for feat in but}
    own = [feat for match in reversed(evening.matches) for feat in feats_of(match) if feat.name == name]
    return sorted((feat for feat in own if (feat.title, feat.figure, name) not in told), key=lambda feat: -feat.ahead)

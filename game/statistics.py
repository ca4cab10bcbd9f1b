"""The player's figures: what was played, how it went, and what fits each game, from the lines of the history.

Nothing is kept here: the recordings are the truth (`game.history`), and with one that is deleted its match leaves the
figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game import titles
from game.bots.players import LOBBY_LEVELS
from game.history import Played, record
from game.ratings import Glicko


@dataclass(slots=True)
class Share:
    """Matches of one kind, and how many of them were won."""

    played: int = 0
    won: int = 0

    def add(self, line: Played) -> None:
        self.played += 1
        self.won += line.won

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played) if self.played else 0


@dataclass(slots=True)
class Figure:
    """One figure of our seat over all matches that tell it."""

    matches: int = 0
    total: int = 0
    best: int = 0

    def add(self, value: int) -> None:
        self.best = value if not self.matches else max(self.best, value)
        self.matches += 1
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / self.matches if self.matches else 0.0


@dataclass(slots=True)
class Versus:
    """Matches against bots of one level, oldest first. The level itself is rated even, whatever it is called."""

    share: Share = field(default_factory=Share)
    streak: int = 0
    best_streak: int = 0
    rating: Glicko = field(default_factory=Glicko)

    def add(self, line: Played, level: str) -> None:
        """Count a match; several bots of the level are worth one match together."""
        others = [place for place, found in zip(line.places, line.levels) if found == level]
        if others:
            self.rating = self.rating.after(sum((line.place < o) + (line.place == o) / 2 for o in others) / len(others))
        self.share.add(line)
        self.streak = self.streak + 1 if line.won else 0
        self.best_streak = max(self.best_streak, self.streak)


@dataclass(slots=True)
class Statistics:
    """The finished matches that we had a seat in: of one game, or of all."""

    title: str = ""
    """"" for all games."""
    all: Share = field(default_factory=Share)
    streak: int = 0
    best_streak: int = 0
    seconds: int = 0
    """Of all of them together."""
    longest: int = 0
    """Seconds of the longest."""
    plays: int = 0
    by_game: dict[str, Share] = field(default_factory=dict)
    by_seats: dict[int, Share] = field(default_factory=dict)
    by_role: dict[str, Share] = field(default_factory=dict)
    """By what the game gave us to be or to reach: an objective, a devil."""
    by_outcome: dict[str, Share] = field(default_factory=dict)
    figures: dict[str, Figure] = field(default_factory=dict)
    by_level: dict[str, Versus] = field(default_factory=dict)
    """Of one game: level of bots that we met -> how it went."""
    topped: list[str] = field(default_factory=list)
    """Games in which we won against a bot of the highest level that the lobby offers."""

    @property
    def mean_seconds(self) -> int:
        return round(self.seconds / self.all.played) if self.all.played else 0

    @property
    def mean_plays(self) -> int:
        return round(self.plays / self.all.played) if self.all.played else 0


def of(lines: Iterable[Played], title: str = "") -> Statistics:
    """The figures of one game, or of all."""
    mine = [line for line in lines if line.finished and line.seat >= 0 and title in ("", line.title)]
    row = record(mine)
    found = Statistics(title, streak=row.streak, best_streak=row.best)
    for line in mine:
        found.all.add(line)
        found.seconds += line.seconds
        found.longest = max(found.longest, line.seconds)
        found.plays += line.plays
        found.by_game.setdefault(line.title, Share()).add(line)
        found.by_seats.setdefault(len(line.names), Share()).add(line)
        found.by_outcome.setdefault(line.outcome, Share()).add(line)
        if line.role:
            found.by_role.setdefault(line.role, Share()).add(line)
        if _beats_top(line) and line.title not in found.topped:
            found.topped.append(line.title)
        for name, values in line.tally.items() if title else ():
            if line.seat < len(values):
                found.figures.setdefault(name, Figure()).add(values[line.seat])
    found.by_level = _by_level(mine) if title else {}
    return found


def top_level(title: str) -> str | None:
    """Whoever beats bots of this level has the game's badge; None for a game that is not here."""
    return titles.title(title).levels[-1] if title in titles.titles() else None


def _beats_top(line: Played) -> bool:
    """Whether a bot of the game's highest level lost to us, or of a higher one that it once had: winning beside it is no
    win against it."""
    top = top_level(line.title)
    high = LOBBY_LEVELS[LOBBY_LEVELS.index(top) :] if top is not None else ()
    return line.won and any(level in high for seat, level in enumerate(line.levels) if seat not in line.winners)


def _by_level(mine: Iterable[Played]) -> dict[str, Versus]:
    """The levels in the lobby's order."""
    found: dict[str, Versus] = {}
    for line in sorted(mine, key=lambda line: line.when):
        for level in set(line.levels) & set(LOBBY_LEVELS):
            found.setdefault(level, Versus()).add(line, level)
    return {level: found[level] for level in LOBBY_LEVELS if level in found}


def games(lines: Iterable[Played], order: Callable[[str], int] = lambda title: 0) -> list[Statistics]:
    """All games together, then each that was played, the most played first. Empty without a finished match of ours."""
    lines = list(lines)
    whole = of(lines)
    if not whole.all.played:
        return []
    return [whole, *(of(lines, t) for t in sorted(whole.by_game, key=lambda t: (-whole.by_game[t].played, order(t))))]

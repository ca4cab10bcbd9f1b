"""What the table says of its seats when a match is over: what it called them, what they were, who gave up, who has no score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.tabletop.contract import TitleScreen


@dataclass(frozen=True, slots=True)
class SeatsTold:
    """By seat; nothing where no table lies below the results."""

    known: Mapping[int, str] = field(default_factory=dict)
    """What the table called seats, where that was not their player's name."""
    roles: Mapping[int, str] = field(default_factory=dict)
    """What seats have turned out to be."""
    figures: Mapping[int, str] = field(default_factory=dict)
    """The pictures of seats to which the game gives a figure of its own (a devil)."""
    resigned: frozenset[int] = frozenset()
    """Who has given up."""
    unscored: Mapping[int, str] = field(default_factory=dict)
    """What is said of seats in place of a score that they don't have."""

    @classmethod
    def by(cls, table: TitleScreen, seats: Iterable[int]) -> SeatsTold:
        """Ask a table of those seats."""
        seats = tuple(seats)
        return cls(
            {seat: table.known_as(seat) for seat in seats},
            {seat: table.role_of(seat) for seat in seats},
            {seat: table.figure_of(seat) for seat in seats},
            frozenset(seat for seat in seats if table.has_resigned(seat)),
            {seat: words for seat in seats if (words := table.unscored(seat))},
        )

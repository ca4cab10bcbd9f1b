"""Who sits at a table, and how they look: from the wire's lobby to the table scene's players."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from game import titles
from game.tabletop.feed import Player
from net.protocol import messages as m

COLOURS = ("red", "blue", "green", "purple", "yellow", "brown", "pink", "grey")
"""The wire's words for the eight seat colours, in the order of `ui.palette.SEATS`."""
PORTRAITS = 12
CHOSEN = frozenset(map(str, range(1, PORTRAITS + 1)))
"""The wire's words for the portraits; another player's program may send anything."""


def people_of(lobby: m.Lobby | None) -> list[m.SeatState | m.WatcherState]:
    """Everybody at the table, seated or not."""
    return [] if lobby is None else [*lobby.seats, *lobby.watchers]


def levels_of(lobby: m.Lobby | None) -> tuple[str, ...]:
    """How well bots of a table's game can play, worst first."""
    return () if lobby is None else titles.title(lobby.title).levels


def colours_of(words: list[str]) -> list[int]:
    """A seat colour for each seat: the one it wears, or a free one if no ink of ours goes by that name."""
    chosen = [COLOURS.index(word) if word in COLOURS else -1 for word in words]
    free = [n for n in range(len(COLOURS)) if n not in chosen]
    for at, colour in enumerate(chosen):
        if colour < 0:
            chosen[at] = free.pop(0) if free else at % len(COLOURS)
    return chosen


def portrait_of(word: str, name: str) -> int:
    """The number of a portrait; who chose none gets the one their name falls on."""
    return int(word) if word in CHOSEN else crc32(name.encode()) % PORTRAITS + 1


def portraits_of(people: Sequence[tuple[str, str]]) -> list[int]:
    """A portrait for each (word, name): the one they chose; who chose none gets the one their name falls on, or the next that
    nobody at this table has."""
    found = [portrait_of(word, name) if word else 0 for word, name in people]
    for at, (word, name) in enumerate(people):
        if name and not word:
            first = portrait_of("", name)
            others = (n % PORTRAITS + 1 for n in range(first, first + PORTRAITS - 1))
            found[at] = next((n for n in (first, *others) if n not in found), first)
    return [face or 1 for face in found]


def players_of(lobby: m.Lobby | None, names: tuple[str, ...], kinds: tuple[str, ...]) -> list[Player]:
    """Everybody with a seat, from the lobby as it is now; from the match's opening while none is known."""
    if lobby is None or len(lobby.seats) < len(names):
        faces = portraits_of([("", name) for name in names])
        return [
            Player(n, name, n, faces[n], "normal" if kind == "bot" else "")
            for n, (name, kind) in enumerate(zip(names, kinds))
        ]
    colours = colours_of([seat.colour for seat in lobby.seats])
    faces = portraits_of([(seat.portrait, seat.name) for seat in lobby.seats])
    return [
        Player(
            n, seat.name or (names[n] if n < len(names) else "?"), colours[n], faces[n],
            seat.level if seat.kind == "bot" else "", seat.here or seat.sitter, seat.sitter,
            bool(seat.who) and seat.who == lobby.owner, seat.latency, seat.crown,
        )
        for n, seat in enumerate(lobby.seats)
    ]  # fmt: skip

"""The live source of a table scene: what the wire brings, in the words of `tabletop/feed.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from zlib import crc32

from game.engine.match import Result
from game.session_trust import MatchProof
from game.tabletop.feed import Notice, Player, Said, Update
from net.protocol import messages as m

if TYPE_CHECKING:
    from game.session import Session

COLOURS = ("red", "blue", "green", "purple", "yellow", "brown", "pink", "grey")
"""The wire's words for the eight seat colours, in the order of `ui.palette.SEATS`."""
PORTRAITS = 12
QUIET = frozenset({"unready", "no_reveal"})
"""Notices that only concern the lobby."""
TROUBLE = frozenset({"dropped", "kicked", "no_reveal", "not_saved", "lost_plays", "fault", "no_bot", "unrevealed"})


def people_of(lobby: m.Lobby | None) -> list[m.SeatState | m.WatcherState]:
    """Everybody at the table, seated or not."""
    return [] if lobby is None else [*lobby.seats, *lobby.watchers]


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
    return int(word) if word.isdigit() and 1 <= int(word) <= PORTRAITS else crc32(name.encode()) % PORTRAITS + 1


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


class LiveFeed:
    """One match as this client sees it; a rematch gets a feed of its own."""

    live = True

    def __init__(self, session: Session, opening: m.Opening) -> None:
        self.session = session
        self.match = opening.match
        self.title = opening.title
        self.options: dict[str, Any] = dict(opening.options)
        self.seat = opening.seat
        self.names = opening.names
        self.kinds = opening.kinds
        self.proof = MatchProof(session, opening)
        self.result: Result | None = None
        self.kept = False
        """The session goes on after the table scene (results, lobby): closing the feed does not leave the table."""
        self.last: Update | None = None
        self.flick: tuple[int, int] | None = None
        """A throw that was heard; it belongs to the next update in which something happens."""
        self._items: list[Update | Said | Notice] = []

    # what the session hands over

    def add(self, item: Update | Said | Notice) -> None:
        if isinstance(item, Update) and item.cues:
            item, self.flick = replace(item, flick=self.flick), None
        self._items.append(item)
        if isinstance(item, Update):
            self.last = item
            if item.result is not None:
                self.proof.end()
            self.result = item.result or self.result

    # the feed

    def players(self) -> list[Player]:
        return players_of(self.session.lobby, self.names, self.kinds)

    def poll(self) -> list[Update | Said | Notice]:
        self.session.poll()
        items, self._items = self._items, []
        return items

    def play(self, choice: Any) -> None:
        self.session.play(choice)

    def throw(self, angle: int, strength: int) -> None:
        self.session.send(m.Gesture("throw", flick=(angle, strength)))

    def take_back(self) -> None:
        self.session.play(None, "take_back")

    def hurry(self) -> None:
        self.session.hurry()

    def resign(self) -> None:
        self.session.play(None, "resign")

    def say(self, text: str = "", emote: str = "", ping: Any = None) -> None:
        if text:
            self.session.say(text)
        elif emote:
            self.session.gesture("emote", emote)
        elif ping is not None:
            self.session.gesture("ping", pointed(ping))

    def verified(self) -> str:
        outcome = self.proof.outcome
        return {"fair": "fair", "open": "unknown", "cheated": "unfair"}[outcome.kind] if outcome is not None else ""

    def close(self) -> None:
        if not self.kept and self.session.feed is self:
            self.session.close()


def pointed(ping: Any) -> str:
    """A thing on the table as one short word for the wire."""
    parts = ping if isinstance(ping, list | tuple) else [ping]
    return ",".join(f"#{part}" if isinstance(part, int) else str(part) for part in parts)


def thing_pointed_at(word: str) -> Any:
    """The way back: ints are marked, several parts are a list."""
    parts = [int(part[1:]) if part[:1] == "#" and part[1:].lstrip("-").isdigit() else part for part in word.split(",")]
    return parts[0] if len(parts) == 1 else parts

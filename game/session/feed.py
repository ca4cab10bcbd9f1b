"""The live source of a table scene: what the wire brings, in the words of `tabletop/feed.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from game.engine.match import Result
from game.engine.spaces import Plain
from game.session.coach import Coach, coach_of, wants_remarks
from game.session.context import TableContext
from game.session.people import players_of
from game.session.plays import Kind
from game.session.proof import MatchProof
from game.tabletop.feed import Notice, Player, Said, Update
from net.protocol import messages as m


class FeedTable(TableContext, Protocol):
    """A session, as the feed of one of its matches knows it."""

    def poll(self) -> None:
        """Take in what has arrived."""
        ...

    def play(self, choice: Plain, kind: Kind = "play") -> None: ...

    def send(self, message: m.Message) -> None: ...

    def hurry(self) -> None:
        """Let the bots stop pondering."""
        ...

    def leave(self, feed: LiveFeed) -> None:
        """Leave the table, unless another match has begun there."""
        ...


class LiveFeed:
    """One match as this client sees it; a rematch gets a feed of its own."""

    live = True

    def __init__(self, table: FeedTable, opening: m.Opening, proof: MatchProof, earlier: Sequence[Said] = ()) -> None:
        """`earlier`: what was said at the table before this match, in its lobby."""
        self._table = table
        self.earlier = tuple(earlier)
        self.match = opening.match
        self.title = opening.title
        self.options: dict[str, Any] = dict(opening.options)
        self.seat = opening.seat
        self.names = opening.names
        self.kinds = opening.kinds
        self.proof = proof
        self.result: Result | None = None
        self.kept = False
        """The session goes on after the table scene (results, lobby): closing the feed does not leave the table."""
        self.last: Update | None = None
        self.flick: tuple[int, int] | None = None
        """A throw that was heard; it belongs to the next update in which something happens."""
        self.coach: Coach | None = coach_of(opening)
        """Who thinks for this seat; None where other people sit at the table."""
        self._items: list[Update | Said | Notice] = []

    # what the session hands over

    def add(self, item: Update | Said | Notice) -> None:
        if isinstance(item, Update) and item.cues:
            item, self.flick = replace(item, flick=self.flick), None
        self._items.append(item)
        if isinstance(item, Update):
            self.last = item
            if self.coach is not None:
                self.coach.observe(item)
            if item.result is not None:
                self.proof.end()
                self.end_coaching()
            self.result = item.result or self.result

    # the feed

    @property
    def stretch(self) -> int:
        return self._table.lobby.stretch if self._table.lobby is not None else 1

    def players(self) -> list[Player]:
        return players_of(self._table.lobby, self.names, self.kinds)

    def poll(self) -> list[Update | Said | Notice]:
        self._table.poll()
        items, self._items = self._items, []
        return items

    def play(self, choice: Plain) -> None:
        if self.coach is not None:
            self.coach.moved()
        if self.coach is not None and wants_remarks(self._table):
            self._have_judged(self.coach, choice)
        self._table.play(choice)

    def _have_judged(self, coach: Coach, choice: Plain) -> None:
        asked = self.last.ask if self.last is not None else None
        if self.last is not None and asked is not None and asked.space is not None:
            coach.judge(self.last.view, asked, choice)

    def end_coaching(self) -> None:
        """Nobody thinks for this seat any more."""
        if self.coach is not None:
            self.coach.close()
            self.coach = None

    def throw(self, angle: int, strength: int) -> None:
        self._table.send(m.Gesture("throw", flick=(angle, strength)))

    def take_back(self) -> None:
        if self.coach is not None:
            self.coach.moved()
        self._table.play(None, "take_back")

    def hurry(self) -> None:
        self._table.hurry()

    def resign(self) -> None:
        self._table.play(None, "resign")

    def say(self, text: str = "", emote: str = "", ping: Any = None, to: int | None = None) -> None:
        if text:
            self._table.send(m.Say(text))
        elif emote:
            self._table.send(m.Gesture("emote", emote, to=to))
        elif ping is not None:
            self._table.send(m.Gesture("ping", pointed(ping)))

    def verified(self) -> str:
        outcome = self.proof.outcome
        return {"fair": "fair", "open": "unknown", "cheated": "unfair"}[outcome.kind] if outcome is not None else ""

    def close(self) -> None:
        if not self.kept:
            self._table.leave(self)


def pointed(ping: Any) -> str:
    """A thing on the table as one short word for the wire."""
    parts = ping if isinstance(ping, list | tuple) else [ping]
    return ",".join(f"#{part}" if isinstance(part, int) else str(part) for part in parts)


def thing_pointed_at(word: str) -> Any:
    """The way back: ints are marked, several parts are a list."""
    parts = [int(part[1:]) if part[:1] == "#" and part[1:].lstrip("-").isdigit() else part for part in word.split(",")]
    return parts[0] if len(parts) == 1 else parts

"""What a table scene plays on: a live match on the wire, a replay, or a lesson. The scene knows no other source.

A feed hands over updates in order; the scene shows one after another at its own pace. Everything here is plain data
of the kernel's words: views in sections, cues in beats, this seat's ask.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from game.engine.ask import SeatAsk
from game.engine.cues import Cue
from game.engine.match import Result
from game.engine.rules import View
from game.engine.spaces import Plain


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat."""

    seat: int
    name: str
    colour: int = 0
    """Index into the seat colours; each colour has its own mark (shape)."""
    portrait: int = 1
    bot: str = ""
    """The bot's level, "" for people."""
    connected: bool = True
    sitter: bool = False
    """A bot is sitting in until this player returns."""
    host: bool = False
    latency: int = 0
    """Milliseconds."""
    crown: Literal["king", "queen"] = "king"
    """What the player is crowned as."""


@dataclass(frozen=True, slots=True)
class Update:
    """The match after one more play, as this seat sees it. `view` is whole; `cues` say what happened since the last."""

    version: int
    view: View
    cues: tuple[Cue, ...] = ()
    ask: SeatAsk | None = None
    clock_left: float | None = None
    """Seconds left when the update arrived; None without a limit."""
    clock_whole: float | None = None
    result: Result | None = None
    pending: bool = False
    """A play of ours is still on its way: this update came about without it."""
    flick: tuple[int, int] | None = None
    """How a hand threw the first die of this update (degrees, 0 to 100): the same on every screen. None: nobody did."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat, an emote or a ping."""

    seat: int
    name: str
    text: str = ""
    emote: str = ""
    ping: Any = None
    """A plain value that the title's table understands (a space, a hex)."""
    private: bool = False
    """Nobody but its speaker and one seat hears it."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the table, not the match: a key of the catalogue with arguments, told as a toast."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)
    trouble: bool = False
    refusal: bool = False
    """Our last play was not taken: another choice may be sent."""


class Feed(Protocol):
    """The source of one table scene."""

    title: str
    options: dict[str, Any]
    seat: int
    """This client's seat; SPECTATOR (-1) when it watches."""
    live: bool
    """False for replays: nothing can be played, updates can be sought."""

    @property
    def stretch(self) -> int:
        """By how much the table stretches limits that the rules keep themselves; 0: there are none, or it isn't known."""
        ...

    def players(self) -> list[Player]:
        """Everybody with a seat, in seat order; may change at any time."""
        ...

    def poll(self) -> list[Update | Said | Notice]:
        """What has arrived since the last call. Never blocks."""
        ...

    def play(self, choice: Plain) -> None:
        """Answer the present ask. A refusal comes back as a Notice."""
        ...

    def throw(self, angle: int, strength: int) -> None:
        """How the dice of the play that follows at once are to be thrown."""
        ...

    def take_back(self) -> None: ...

    def resign(self) -> None: ...

    def hurry(self) -> None:
        """Let the bots stop pondering."""

    def say(self, text: str = "", emote: str = "", ping: Any = None, to: int | None = None) -> None:
        """Chat, show an emote or ping; an emote may be for one seat alone."""

    def verified(self) -> str:
        """After the match: "fair", "unfair", "unknown" (cannot be checked here), or "" while it is not known yet."""
        ...

    def close(self) -> None:
        """Leave the table. The match goes on by the table's rule for absent players."""
        ...


class Watched:
    """A source that is only watched: what it has to tell lies in `items`, and whatever is done there goes nowhere."""

    def __init__(self, title: str, options: dict[str, Any], seat: int) -> None:
        self.title, self.options, self.seat = title, options, seat
        self.live = False
        self.stretch = 0
        self.items: list[Update | Said | Notice] = []

    def poll(self) -> list[Update | Said | Notice]:
        items, self.items = self.items, []
        return items

    def play(self, choice: Plain) -> None: ...

    def throw(self, angle: int, strength: int) -> None: ...

    def take_back(self) -> None: ...

    def resign(self) -> None: ...

    def hurry(self) -> None:
        """Let the bots stop pondering."""

    def say(self, text: str = "", emote: str = "", ping: Any = None, to: int | None = None) -> None: ...

    def verified(self) -> str:
        return ""

    def close(self) -> None: ...

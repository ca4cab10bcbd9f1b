"""What a client may ask of the table besides plays: one verb, one message. What is denied comes back as `Told`."""

from __future__ import annotations

from typing import Any

from net.client.link import Link
from net.protocol import messages as m
from net.protocol import sanitize


class Commands:
    """The verbs of lobby, chat and host powers."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def chat(self, text: str) -> None:
        """Say something to everybody."""
        self._link.send(m.Say(text))

    def gesture(self, kind: str, target: str = "", to: int | None = None) -> None:
        """Show an emote, or point at a thing on the table (`kind`), to all or to one seat alone."""
        self._link.send(m.Gesture(kind, target, to=to))

    def throw(self, angle: int, strength: int) -> None:
        """Say how the dice of my next play are thrown, just before that play. Degrees, and 0 to 100."""
        self._link.send(m.Gesture("throw", flick=(angle, strength)))

    def sit(self, seat: int) -> None:
        """Take an open seat, or change to it."""
        self._link.send(m.Sit(seat))

    def leave_seat(self) -> None:
        """Leave the seat and watch."""
        self._link.send(m.Sit(None))

    def set_profile(self, name: str, colour: str = "", portrait: str = "", crown: m.Crown | None = None) -> None:
        """Change name, colour, portrait or crown ("" leaves the colour, None the crown). Raises NameTooLong."""
        sanitize.check_name(name)
        self._link.send(m.Dress(name, colour, portrait, crown))

    def ready(self, ready: bool = True, title: str = "") -> None:
        """Be ready for the match (or, after one, for the game `title` that leads), or not."""
        self._link.send(m.Ready(ready, title))

    def vote(self, title: str) -> None:
        """After a match: want a game next; "": none any more."""
        self._link.send(m.Vote(title))

    def leave(self) -> None:
        """Say good-bye. During a match the seat stays mine."""
        self._link.send(m.Bye())

    # ------------------------------------------------------------------ with the host's powers

    def set_options(self, **options: Any) -> None:
        """Change options of the title."""
        self._link.send(m.SetOptions(options))

    def set_house(
        self,
        *,
        spectators: bool | None = None,
        dropped: m.Dropped | None = None,
        timers: m.Timers | None = None,
        passphrase: str | None = None,
        seats: int | None = None,
        table: str | None = None,
        lost: m.Lost | None = None,
        for_two: m.ForTwo | None = None,
    ) -> None:
        """Change rules of the house; what is not named stays."""
        self._link.send(m.SetHouse(spectators, dropped, timers, passphrase, seats, table, lost, for_two))

    def place(self, who: str, seat: int | None) -> None:
        """Put somebody (by key) on a seat, or None: among the spectators."""
        self._link.send(m.Place(who, seat))

    def add_bot(self, seat: int, level: m.Level = "normal", name: str = "") -> None:
        """Give a seat a bot, or its bot another level; on a dropped player's seat it sits in until they return."""
        self._link.send(m.AddBot(seat, level, name))

    def share_window(self, who: tuple[str, ...], held: bool = False) -> None:
        """Say that these keys share my window; while the seat is passed there (`held`) no clock runs for them."""
        self._link.send(m.Together(who, held))

    def clear(self, seat: int) -> None:
        """Send the seat's bot away."""
        self._link.send(m.Clear(seat))

    def kick(self, who: str) -> None:
        """Send somebody away for good."""
        self._link.send(m.Kick(who))

    def start(self) -> None:
        """Begin the match."""
        self._link.send(m.Start())

    def rematch(self, title: str = "") -> None:
        """Go back to the lobby with the same seats, perhaps with one of the games that may be voted for."""
        self._link.send(m.Rematch(title))

    def close_table(self) -> None:
        """Close the table for everybody."""
        self._link.send(m.Close())

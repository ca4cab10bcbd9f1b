"""What a client may ask of the table besides plays: one verb, one message. Refused wishes come back as `Told`."""

from __future__ import annotations

from typing import Any

from net.protocol import messages as m
from net.protocol import sanitize


class Commands:
    """The verbs of lobby, chat and host powers, for the client's core."""

    def send(self, message: m.Message) -> None:
        """Queue a message."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Chat."""
        self.send(m.Say(text))

    def gesture(self, kind: str, target: str = "") -> None:
        """An emote (`kind`), or kind "ping" at a thing on the table."""
        self.send(m.Gesture(kind, target))

    def throw(self, angle: int, strength: int) -> None:
        """How the dice of my next play are to be thrown; say it just before that play. Degrees, and 0 to 100."""
        self.send(m.Gesture("throw", flick=(angle, strength)))

    def sit(self, seat: int) -> None:
        """Take an open seat, or change to it."""
        self.send(m.Sit(seat))

    def stand(self) -> None:
        """Leave the seat and watch."""
        self.send(m.Sit(None))

    def dress(self, name: str, colour: str = "", portrait: str = "", crown: m.Crown | None = None) -> None:
        """Another name, colour, portrait or crown ("" leaves the colour, None the crown). Raises NameTooLong."""
        sanitize.check_name(name)
        self.send(m.Dress(name, colour, portrait, crown))

    def ready(self, ready: bool = True) -> None:
        """Ready for the match (or, after one, for a rematch)."""
        self.send(m.Ready(ready))

    def leave(self) -> None:
        """Good-bye. During a match the seat stays mine."""
        self.send(m.Bye())

    # ------------------------------------------------------------------ with the host's powers

    def set_options(self, **options: Any) -> None:
        """Change options of the title."""
        self.send(m.SetOptions(options))

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
        self.send(m.SetHouse(spectators, dropped, timers, passphrase, seats, table, lost, for_two))

    def place(self, who: str, seat: int | None) -> None:
        """Put somebody (by key) on a seat, or None: among the spectators."""
        self.send(m.Place(who, seat))

    def add_bot(self, seat: int, level: m.Level = "normal", name: str = "") -> None:
        """A bot for a seat; on a dropped player's seat during a match it sits in until they return; a bot's seat: its level."""
        self.send(m.AddBot(seat, level, name))

    def together(self, who: tuple[str, ...], held: bool = False) -> None:
        """These keys share my window; while the seat is passed there (`held`) no clock runs for them."""
        self.send(m.Together(who, held))

    def clear(self, seat: int) -> None:
        """The seat's bot goes."""
        self.send(m.Clear(seat))

    def kick(self, who: str) -> None:
        """Send somebody away for good."""
        self.send(m.Kick(who))

    def start(self) -> None:
        """Begin the match."""
        self.send(m.Start())

    def rematch(self) -> None:
        """Back to the lobby with the same seats."""
        self.send(m.Rematch())

    def close_table(self) -> None:
        """The table closes for everybody."""
        self.send(m.Close())

"""A feed that runs a match in this process, for tests: the other seats play at random from their own spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from game import titles
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.chance import Chance
from game.engine.cues import TrueCue
from game.engine.match import Match
from game.engine.refusal import Refused
from game.tabletop.feed import Notice, Player, Said, Update

NAMES = ("Väinö", "Inés", "Kalle", "Maija", "Otso", "Bot Mudge")
Chooser = Callable[[Match, int, SeatAsk], Any]


class LocalFeed:
    """`auto` lists the seats that play by themselves (default: all but `seat`)."""

    def __init__(
        self,
        title: str = "battlegoats",
        seats: int = 2,
        seat: int = 0,
        *,
        seed: int = 1,
        options: dict[str, Any] | None = None,
        auto: tuple[int, ...] | None = None,
        choose: Chooser | None = None,
        clock: float | None = 60.0,
        match: Match | None = None,
    ) -> None:
        self.title = title
        self.options = titles.options_for(title, options or {})
        self.seat = seat
        self.live = True
        self.stretch = 1
        self.company = False
        """People sit at the other seats, who see what is shown at its full length."""
        self.match = match or matches.new(titles.rules(title), seats, self.options, seed)
        self.chance = Chance(seed.to_bytes(8, "big") + b"feed")
        self.auto = tuple(s for s in range(self.match.seats) if s != seat) if auto is None else auto
        self.choose = choose or (lambda match, seat, ask: match.space(seat).sample(self.chance))
        self.clock = clock
        self.version = 0
        self.closed = False
        self.held = False
        """Nothing more is played by the others while this is set."""
        self.busy: Callable[[], bool] = lambda: False
        """The others wait while the table still shows something (a host gives them time to think)."""
        self.crowns: dict[int, Literal["king", "queen"]] = {}
        """What seats are crowned as; who is not named: king."""
        self.said: list[Said] = []
        self.sent: list[Any] = []
        self.thrown: tuple[int, int] | None = None
        """How the next die is thrown; it comes back with the next update in which something happens."""
        self.hurries = 0
        self._out: list[Update | Said | Notice] = []
        self._emit()

    def _emit(self) -> None:
        happened = self.match.take_cues()
        self.overheard(happened)
        cues = titles.read_cues(self.title, self.match.cues_for(happened, self.seat))
        view = self.match.view(self.seat)
        ask = self.match.seat_ask(self.seat)
        left = self.clock if ask is not None else None
        flick, self.thrown = (self.thrown, None) if cues else (None, self.thrown)
        self._out.append(Update(self.version, view, tuple(cues), ask, left, self.clock, self.match.result, flick=flick))
        self.version += 1

    def overheard(self, happened: list[TrueCue]) -> None:
        """What happened in a play, for whoever plays the other seats."""

    def players(self) -> list[Player]:
        return [
            Player(
                n,
                NAMES[n],
                colour=n,
                portrait=1 + n,
                bot="" if n == self.seat or self.company else "normal",
                host=n == 0,
                crown=self.crowns.get(n, "king"),
            )
            for n in range(self.match.seats)
        ]

    def poll(self) -> list[Update | Said | Notice]:
        if not self._out and not self.held and not self.busy():
            self.step()
        out, self._out = self._out, []
        return out

    def step(self) -> bool:
        """One play of one of the others; False when it is this seat's turn or the match is over."""
        match = self.match
        for seat in match.waiting_for():
            if seat in self.auto:
                ask = match.seat_ask(seat)
                assert ask is not None
                choice = self.choose(match, seat, ask)
                if match.ask is not None and match.ask.kind == "deploy":
                    choice = match.default(seat)
                match.play(seat, choice, match.ask_id, at=30_000 + 1000 * seat)
                self._emit()
                return True
        return False

    def play(self, choice: Any) -> None:
        self.sent.append(choice)
        try:
            self.match.play(self.seat, choice, self.match.ask_id, at=21_000)
        except Refused as refused:
            self._out.append(Notice("table.refused", {"reason": refused.code}, True, refusal=True))
            return
        self._emit()

    def throw(self, angle: int, strength: int) -> None:
        self.thrown = (angle, strength)

    def take_back(self) -> None:
        self.match.take_back(self.seat)
        self._emit()

    def resign(self) -> None:
        self.match.resign(self.seat)
        self._emit()

    def hurry(self) -> None:
        self.hurries += 1

    def say(self, text: str = "", emote: str = "", ping: Any = None, to: int | None = None) -> None:
        said = Said(self.seat, NAMES[max(0, self.seat)], text, emote, ping)
        self.said.append(said)
        self._out.append(said)

    def verified(self) -> str:
        return "fair" if self.match.result is not None else ""

    def close(self) -> None:
        self.closed = True

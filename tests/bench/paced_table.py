"""One person among bots in simulated time: the real table scene and the real bots' pace (`game/bots/network.py`).

Every bot is the `Player` of the headless client, its connection replaced by the match in this process. The person is played
by a normal bot that answers as soon as the table takes answers. Nothing is drawn, and what the wire and a frame cost is left
out. So is what thinking costs, unless a clock is given: then each bot is busy for as long as its thought took of a core,
side by side with the others, as bots are in processes of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pygame

from game import titles
from game.bots import network
from game.bots.players import idle, make
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.cues import Cue
from game.engine.refusal import Refused
from game.scenes.router import open_stack
from game.settings import Pace
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.feed import Notice, Player, Update, Watched
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from net.client import events as e
from net.protocol.messages import Lobby, SeatState

SIZE = (1280, 720)
FRAME = 1 / 60
STEPS = 4
"""Of a frame, in each of which every bot may play once: about what a play takes on the wire."""
LONGEST_S = 600.0
"""Simulated seconds without a decision of the person's after which the match is stuck."""


def no_clock() -> float:
    """Of a bench in which thinking takes no time."""
    return 0.0


class BotClient:
    """What `network.Player` needs of its client, straight from the match."""

    state = "in"
    pending = None
    commands = SimpleNamespace(gesture=lambda *told: None)  # what a bot says aloud takes no time

    def __init__(self, table: PacedTable, seat: int, lobby: Lobby) -> None:
        self._table = table
        self._seat = seat
        self.key = lobby.seats[seat].who
        self.lobby = lobby
        self.opening = SimpleNamespace(
            title=table.title, match="paced", seat=seat, options=table.options, kinds=table.kinds
        )

    @property
    def version(self) -> int:
        return self._table.version

    def view(self) -> Any:
        return self._table.match.view(self._seat)

    @property
    def ask(self) -> SeatAsk | None:
        return self._table.match.seat_ask(self._seat)

    def clock_left(self, now: float) -> float | None:
        """Alone nothing has a limit."""
        return None

    def play(self, choice: Any) -> None:
        self._table.take(self._seat, choice)


class PacedTable(Watched):
    """A feed on a match between the person in seat 0 and bots, all in the time of `pass_time`."""

    def __init__(
        self,
        title: str,
        seats: int,
        pace: Pace,
        seed: int,
        level: str = "normal",
        clock: Callable[[], float] = no_clock,
    ) -> None:
        options = {option.id: option.default_for(alone=True) for option in titles.title(title).options}
        super().__init__(title, options, 0)
        self.live = True
        self.kinds = ("human", *["bot"] * (seats - 1))
        self.match = matches.new(titles.rules(title), self.kinds, options, seed)
        self.version = 0
        self.now = 1000.0
        self.told: list[Cue] = []
        """All that has happened."""
        self.own: set[int] = set()
        """Versions that came about by the person's own plays, nobody else being asked."""
        rows = tuple(
            SeatState(kind, chr(65 + n) * 40, f"P{n}", level=level, ready=True, here=True)
            for n, kind in enumerate(self.kinds)
        )
        lobby = Lobby(
            1, "playing", 1, "", title, rows[0].who, rows, (), options, True, "wait", "normal", False, b"", pace=pace
        )
        self.person = make(title, "normal", 0, options, self.kinds, seed=seed * 31)
        self.bots: list[network.Player] = []
        for seat in range(1, seats):
            client = BotClient(self, seat, lobby)
            player = network.Player(client, level, seed * 97 + seat, clock)  # type: ignore[arg-type]
            player.take(e.Opened(client.opening, False))  # type: ignore[arg-type]
            self.bots.append(player)
        self._thought_at = [0.0] * len(self.bots)
        self._busy_until = [0.0] * len(self.bots)
        self._clock = clock
        self._told_s = 0.0
        """What plays have cost that host and others have in processes of their own."""
        self._tell()

    def players(self) -> list[Player]:
        return [
            Player(seat, f"P{seat}", seat, 1 + seat, "" if kind == "human" else "normal")
            for seat, kind in enumerate(self.kinds)
        ]

    def play(self, choice: Any) -> None:
        self.take(0, choice)

    def hurry(self) -> None:
        """Every bot hears at once that the person doesn't want to wait."""
        for player in self.bots:
            player.take(e.Signed(chr(65) * 40, 0, "hurry", ""))

    def take(self, seat: int, choice: Any) -> None:
        """A play of that seat; a refused one changes nothing."""
        alone = self.match.ask is not None and self.match.ask.seats == (0,)
        try:
            self.match.play(seat, choice, self.match.ask_id, at=round((self.now - 1000) * 1000))
        except Refused:
            if seat == 0:
                self.items.append(Notice("table.refused", {}, True, refusal=True))
            return
        if alone:
            self.own.add(self.version)
        began = self._clock()
        self._tell()
        self._told_s += self._clock() - began

    def _tell(self) -> None:
        told = self.match.take_cues()
        mine = self.match.cues_for(told, 0)
        view, ask = self.match.view(0), self.match.seat_ask(0)
        self.person.observe(view, mine)
        cues = titles.read_cues(self.title, mine)
        self.told += cues
        self.items.append(Update(self.version, view, cues, ask, None, None, self.match.result))
        self.version += 1
        for n, player in enumerate(self.bots):
            player.take(e.Updated(self.version, False, frozenset(), tuple(self.match.cues_for(told, n + 1)), True))
            self._thought_at[n] = 0.0

    def pass_time(self, dt: float) -> None:
        """Let the bots think, as often as their connection lets them."""
        for _ in range(STEPS):
            self.now += dt / STEPS
            for n, player in enumerate(self.bots):
                self._let_think(n, player)

    def _let_think(self, n: int, player: network.Player) -> None:
        rested = player.pondering.is_busy or self.now - self._thought_at[n] >= network.WAIT
        if self.match.result is None and rested and self.now >= self._busy_until[n]:
            self._thought_at[n] = self.now
            began, told = self._clock(), self._told_s
            player.think(self.now)
            self._busy_until[n] = self.now + (self._clock() - began) - (self._told_s - told)


@dataclass(frozen=True)
class Wait:
    """From an answer of the person's to the next question."""

    seconds: float
    """In which the table showed what others did, or nothing."""
    own: float
    """In which it showed what the person had just done."""
    plays: int
    """Of others."""
    dramatic: bool
    """Something that people want to see was among what happened."""


class Sitting:
    """The person at the table: `step` a frame at a time."""

    def __init__(
        self,
        title: str,
        seats: int,
        pace: Pace,
        seed: int,
        level: str = "normal",
        clock: Callable[[], float] = no_clock,
    ) -> None:
        self.feed = PacedTable(title, seats, pace, seed, level, clock)
        self.scene = TableScene(self.feed)
        file = SettingsFile()
        file.change(language="en", pace=pace, reduced_motion=False)
        self.harness = Harness(lambda: open_stack(Context(file, size=SIZE), self.scene), SIZE)
        self.waits: list[Wait] = []
        self._answered = -1
        """The ask answered last."""
        self._seen_then: Any = None
        self._others = self._own = 0.0
        self._version = self._told = 0

    @property
    def over(self) -> bool:
        return self.feed.match.result is not None

    @property
    def asked(self) -> SeatAsk | None:
        """What the table asks the person now, ready to be answered; None while it shows something."""
        scene = self.scene
        if not scene.ready or scene.updates.playing or scene.updates.waiting or self.feed.items or scene.services.sent:
            return None
        ask = scene.services.update.ask
        if ask is None or ask.space is None or (ask.mode != "open" and ask.answer is not None):
            return None
        view = scene.services.update.view
        if ask.id == self._answered and (idle(self.feed.title, view, ask, 0) or view == self._seen_then):
            return None
        return ask

    @property
    def shows_own(self) -> bool:
        """Whether the table shows what the person has just done."""
        playing = self.scene.updates.playing
        return playing is not None and playing.version in self.feed.own

    def pass_frame(self) -> None:
        """One frame, with the events that came."""
        self.feed.pass_time(FRAME)
        loop, stack = self.harness.loop, self.harness.stack
        for event in pygame.event.get():
            for one in loop.pad.keys(event) or [event]:
                stack.handle(one)
        stack.update(FRAME)

    def step(self) -> None:
        """One frame; the person answers in it if asked."""
        self.pass_frame()
        if self.shows_own:
            self._own += FRAME
        else:
            self._others += FRAME
        if self._others > LONGEST_S:
            raise RuntimeError(f"{self.feed.title}: nobody plays; {self.feed.match.explain()}")
        ask = self.asked
        if ask is not None:
            self._answer(ask)

    def _answer(self, ask: SeatAsk) -> None:
        feed = self.feed
        plays = feed.version - self._version - 1
        if self._answered >= 0 and ask.id != self._answered and plays > 0:
            drama = any(map(self.scene.table.is_dramatic, feed.told[self._told :]))
            self.waits.append(Wait(self._others, self._own, plays, drama))
        if ask.id != self._answered:
            self._others = self._own = 0.0
            self._version, self._told = feed.version, len(feed.told)
        self._answered, self._seen_then = ask.id, self.scene.services.update.view
        self.scene.send(feed.person.decide(feed.match.view(0), ask))


def sit(
    title: str, seats: int, pace: Pace, seed: int, waits: int, level: str, clock: Callable[[], float]
) -> list[Wait]:
    """Play until so many waits are measured, or the match is over."""
    sitting = Sitting(title, seats, pace, seed, level, clock)
    while len(sitting.waits) < waits and not sitting.over:
        sitting.step()
    return sitting.waits

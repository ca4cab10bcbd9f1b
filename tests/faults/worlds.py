"""Whole tables of any title in one process, on one virtual clock, with every fault a list can hold.

A world plays until its match is over or enough plays are made, and is then judged: what the journal tells, replayed without
any disturbance, is what the host and every client hold, and nobody's play was lost or taken twice.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

from game import titles
from game.engine.match import Match, new
from game.engine.views import pack_value
from net.client import events as e
from net.host.lobby_types import HouseRules
from net.protocol.ask_record import pack_ask
from net.protocol.messages import ASK
from tests.net.world import World

NAMES = ("alice", "bob", "cora", "dave", "eve", "fay")


class Fault(NamedTuple):
    """What goes wrong: shares of frames, and events for every hundred plays."""

    name: str
    loss: float = 0.0
    twice: float = 0.0
    swap: float = 0.0
    cuts: int = 0
    """A client's line is down, for up to thirty seconds."""
    kills: int = 0
    """The host's process is killed and started again from its journal."""


FAULTS = (
    Fault("nothing"),
    Fault("loss 10 %", loss=0.1),
    Fault("every tenth twice, every tenth late", twice=0.1, swap=0.1),
    Fault("cuts of up to 30 s", cuts=8),
    Fault("kill -9 of the host", kills=8),
    Fault("all of it", loss=0.05, twice=0.05, swap=0.05, cuts=4, kills=4),
)


class Judged(NamedTuple):
    """What came of a world."""

    plays: int
    over: bool
    cuts: int
    kills: int
    slowest: float
    """Seconds (of the virtual clock) until all were together again, after a fault."""


class Table(World):
    """A world of a real title, everybody a person."""

    def __init__(self, title: str, fault: Fault, seed: int) -> None:
        record = titles.title(title)
        super().__init__(
            titles.rules(title), record, max(2, record.seats[0]), seed, fault.loss, fault.twice, fault.swap,
            house=HouseRules(timers="normal"),
        )  # fmt: skip
        self.fault = fault
        self.dice = random.Random(seed * 31 + len(title))
        self.slowest = 0.0
        self.in_windows: set[tuple[str, int]] = set()
        self.cuts = self.kills = 0
        self.start(*NAMES[: len(self.table.lobby.seats)])

    def one_play(self) -> bool:
        """The first client that may, plays something at random; what passes in a window is no line of the journal."""
        for client in self.clients.values():
            ask = client.ask
            if client.state != "in" or client.pending is not None or ask is None or ask.space is None:
                continue
            if ask.answer is None:
                n = client.play(ask.space.sample(self.chance))
                if ask.window:
                    self.in_windows.add((client.key, n))
                return True
        return False

    def strike(self) -> None:
        """Perhaps something happens now."""
        if self.dice.random() * 100 < self.fault.cuts:
            self.cuts += 1
            name = self.dice.choice(NAMES[: len(self.clients)])
            self.hang_up(name)
            self.wait(self.dice.choice((0.5, 3.0, 10.0, 30.0)))
            self.call_again(name)
            self.together()
        if self.dice.random() * 100 < self.fault.kills:
            self.kills += 1
            self.restart()
            self.together()

    def together(self) -> None:
        """Until all are in with the present version."""
        began = self.now
        for _ in range(400):
            running = self.table.running
            if running is not None and all(
                client.state == "in" and client.version == running.version for client in self.clients.values()
            ):
                break
            self.wait(0.25)
        else:
            raise AssertionError(f"seed {self.seed}: not together again after {self.now - began} s")
        self.slowest = max(self.slowest, self.now - began)

    def play(self, plays: int) -> None:
        """Up to `plays` plays of people, with faults between them."""
        for _ in range(plays):
            if self.table.lobby.phase == "over":
                break
            moved = self.one_play()
            self.exchange()
            if not moved:
                self.wait(0.5)
            self.strike()
        self.loss = self.twice = self.swap = 0.0
        self.together()


def judge(table: Table) -> Judged:
    """Raises AssertionError where the world is not what its journal tells."""
    running = table.table.running
    assert running is not None
    again = replayed(running.begun, [line.play for line in running.lines], table)
    assert again.dump() == running.match.dump(), "the log tells another match"
    for client in table.clients.values():
        assert client.held.packed == view_of(again, client.seat), f"{client.key} holds another view"
    numbers = Counter((line.key, line.n) for line in running.lines if line.key)
    assert not numbers or max(numbers.values()) == 1, "a play was taken twice"
    for client in table.clients.values():
        taken = {event.n for event in table.events[client.key] if type(event) is e.Taken}
        counted = {n for who, n in numbers if who == client.key}
        passed = {n for who, n in table.in_windows if who == client.key}
        # What I had committed to, and was cut off before all could reveal: its default was played, and I was told.
        unrevealed = {x.n for x in table.events[client.key] if type(x) is e.Refused and x.code == "out_of_time"}
        assert not unrevealed & counted, f"{client.key} was told that {unrevealed & counted} came too late"
        assert counted <= taken <= counted | passed | unrevealed, (
            f"{client.key} was told of {taken}, in the journal are {counted}"
        )
    return Judged(len(running.lines), running.over, table.cuts, table.kills, table.slowest)


def replayed(begun: object, plays: list[object], table: Table) -> Match:
    match = new(table.setup.rules, begun.kinds, begun.options, begun.seed)  # type: ignore[attr-defined]
    for play in plays:
        match.apply(play)  # type: ignore[arg-type]
        match.cues.clear()
    return match


def view_of(match: Match, seat: int) -> dict[str, bytes]:
    """A seat's view as it travels."""
    packed = {name: pack_value(tree) for name, tree in match.view(seat).items()}
    packed[ASK] = pack_ask(match, seat)
    return packed


def run(title: str, fault: Fault, seed: int, plays: int) -> Judged:
    """One world, played and judged."""
    table = Table(title, fault, seed)
    table.play(plays)
    return judge(table)

"""A table and its clients in one process, with a wire that can lose, repeat, reorder and cut: all lists, no sockets."""

from __future__ import annotations

import random
from collections import deque
from hashlib import blake2b
from typing import Any

from game.engine.chance import FastChance
from game.engine.rules import Rules
from game.titles import Title
from game.titles.options import Option
from net.client import events as e
from net.client.client import Client
from net.client.introduction import Credentials, Introduction
from net.fairness.signing import Signer
from net.host.lobby_types import HouseRules
from net.host.room import Room
from net.host.setup import Setup
from net.protocol import codec
from net.protocol import messages as m
from net.storage.store import Begun, Kept, KeptTable, Line, MemoryStore
from tests.engine.toys import TRICKS

TITLE = Title(
    "tricks",
    "Tricks",
    0,
    (2, 4),
    (1, 2),
    options=(Option("bids", ("sealed", "revisable"), "sealed"),),
)
HOST = "H" * 40


def key(name: str) -> str:
    return (name + "-" * 40)[:40]


def made_signer(name: str) -> Signer:
    """A signing key that is the same in every run."""
    return Signer(blake2b(name.encode(), digest_size=32).digest())


def entropy_from(seed: Any):
    """Bytes that are the same in every run."""
    count = 0

    def entropy(size: int) -> bytes:
        nonlocal count
        count += 1
        return blake2b(f"{seed}:{count}".encode(), digest_size=64).digest()[:size]

    return entropy


def told_in(frame: bytes) -> m.FromHost:
    """What a host's frame says; of one that brings pieces of a copy, the update that comes with them."""
    message = codec.read_from_host(frame)
    return codec.read_from_host(message.update) if isinstance(message, m.Copy) and message.update else message


class Ledger(MemoryStore):
    """A journal in memory; `full` makes it refuse."""

    def __init__(self) -> None:
        self.begun: Begun | None = None
        self.kept_table: KeptTable | None = None
        self.lines: dict[int, Line] = {}
        self.snapshots: list[tuple[int, bytes]] = []
        self.result: bytes | None = None
        self.full = False

    def begin(self, begun: Begun, table: KeptTable) -> None:
        self.begun, self.kept_table, self.lines, self.snapshots = begun, table, {}, []

    def line(self, number: int, line: Line) -> None:
        if self.full:
            raise OSError("disk full")
        self.lines[number] = line

    def withdraw(self, number: int) -> None:
        self.lines = {n: line for n, line in self.lines.items() if n < number}
        self.snapshots = [(n, dump) for n, dump in self.snapshots if n < number]

    def snapshot(self, number: int, dump: bytes) -> None:
        self.snapshots.append((number, dump))

    def table(self, table: KeptTable) -> None:
        self.kept_table = table

    def over(self, result: bytes) -> None:
        self.result = result

    def kept(self, run: int, lines: int | None = None) -> Kept:
        assert self.begun is not None and self.kept_table is not None
        rows = tuple(self.lines[n] for n in sorted(self.lines))
        return Kept(self.begun, self.kept_table, rows[:lines], self.snapshots[-1] if self.snapshots else None, run)


class World:
    """One table, some clients, one wire with a mind of its own."""

    content = "content"
    """The hash of the game's data that host and clients tell each other."""

    def __init__(
        self,
        rules: Rules = TRICKS,
        title: Title = TITLE,
        seats: int = 2,
        seed: int = 1,
        loss: float = 0.0,
        twice: float = 0.0,
        swap: float = 0.0,
        **setup: Any,
    ) -> None:
        setup.setdefault("house", HouseRules())
        self.setup = Setup(title, rules, self.content, HOST, seats, **setup)
        self.now = 100.0
        self.seed = seed
        self.ledger = Ledger()
        self.table = Room(self.setup, self.ledger, entropy_from(seed), self.now)
        self.clients: dict[str, Client] = {}
        self.events: dict[str, list[e.Event]] = {}
        self.cut: set[str] = set()
        self.loss, self.twice, self.swap = loss, twice, swap
        self.random = random.Random(seed)
        self.to_host: deque[tuple[str, bytes]] = deque()
        self.to_client: deque[tuple[str, bytes]] = deque()
        self.chance = FastChance(seed)
        self.carried = 0

    def join(self, name: str, **options: Any) -> Client:
        """`options`: fields of the introduction and of the credentials, else what a `Client` is made with."""
        who, shown = (
            {field: options.pop(field) for field in kind.__struct_fields__ if field in options}
            for kind in (Introduction, Credentials)
        )
        client = Client(key(name), HOST, Introduction(name, **who), entropy_from((name, self.seed)), lambda title: self.content,
                        credentials=Credentials(**shown), **{"signer": made_signer(f"{name}{self.seed}"), **options})  # fmt: skip
        self.clients[client.key] = client
        self.events[client.key] = []
        self.events[client.key] += client.connected(self.now)
        return client

    def got(self, client: Client, kind: type) -> list[Any]:
        return [event for event in self.events[client.key] if type(event) is kind]

    # ------------------------------------------------------------------ the wire

    def _put(self, queue: deque[tuple[str, bytes]], item: tuple[str, bytes]) -> None:
        if item[0] in self.cut or self.random.random() < self.loss:
            return
        queue.append(item)
        if self.random.random() < self.twice:
            queue.append(item)
        if len(queue) > 1 and self.random.random() < self.swap:
            queue[-1], queue[-2] = queue[-2], queue[-1]

    def _host_sends(self, out: list[tuple[str, bytes]]) -> None:
        for item in out:
            self._put(self.to_client, item)
        self.table.outbox.cut.clear()

    def exchange(self, limit: int = 10_000) -> None:
        """Until nobody has anything to say."""
        for _ in range(limit):
            for who, client in self.clients.items():
                for frame in client.take_outgoing():
                    self._put(self.to_host, (who, frame))
            if self.to_host:
                peer, frame = self.to_host.popleft()
                self.carried += 1
                self._host_sends(self.table.receive(peer, frame, self.now))
            elif self.to_client:
                peer, frame = self.to_client.popleft()
                if peer in self.clients and peer not in self.cut:
                    self.events[peer] += self.clients[peer].receive(frame, self.now)
            else:
                return
        raise AssertionError("they never stop talking")

    def wait(self, seconds: float) -> None:
        """Time passes."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + 0.25)
            self._host_sends(self.table.tick(self.now))
            for who, client in self.clients.items():
                self.events[who] += client.tick(self.now)
            self.exchange()

    def hang_up(self, name: str) -> None:
        self.cut.add(key(name))
        client = self.clients[key(name)]
        self.events[client.key] += client.disconnected(self.now)

    def call_again(self, name: str) -> None:
        self.cut.discard(key(name))
        client = self.clients[key(name)]
        self.events[client.key] += client.connected(self.now)

    # ------------------------------------------------------------------ the game

    def start(self, *names: str) -> None:
        """Everybody joins, is ready, and the match begins."""
        for name in names:
            self.join(name)
            self.exchange()
        for _ in range(40):
            for client in self.clients.values():
                if (
                    client.state == "in"
                    and client.lobby
                    and any(seat.who == client.key and not seat.ready for seat in client.lobby.seats)
                ):
                    client.commands.ready()
            self.exchange()
            if self.table.lobby.phase != "lobby":
                break
            self.wait(0.5)
        for _ in range(40):
            if self.table.running is not None and all(c.opening for c in self.clients.values()):
                return
            self.wait(0.5)

    def one_play(self) -> bool:
        """The first client that may, plays something at random. False when nobody may."""
        for client in self.clients.values():
            ask = client.ask
            if client.state == "in" and client.pending is None and ask is not None and ask.space is not None:
                if ask.answer is not None:
                    continue
                client.play(ask.space.sample(self.chance))
                return True
        return False

    def finish(self, rounds: int = 2000) -> None:
        """Play to the end."""
        for _ in range(rounds):
            if self.table.lobby.phase == "over":
                break
            moved = self.one_play()
            self.exchange()
            if not moved:
                self.wait(0.5)
        assert self.table.lobby.phase == "over"
        self.settle()

    def settle(self) -> None:
        """Until every client holds the present version."""
        for _ in range(200):
            running = self.table.running
            if running is not None and all(
                c.version == running.version for c in self.clients.values() if c.state != "closed"
            ):
                return
            self.wait(0.5)
        raise AssertionError("somebody never caught up")

    def restart(self, lines: int | None = None) -> None:
        """kill -9 the host and start it again from its journal."""
        run = self.table.running.run + 1 if self.table.running else 1
        self.to_host.clear()
        self.to_client.clear()
        self.setup.house = HouseRules()
        self.table = Room(
            self.setup, self.ledger, entropy_from((self.seed, run)), self.now, self.ledger.kept(run, lines)
        )
        for who, client in self.clients.items():
            self.events[who] += client.disconnected(self.now)
            self.events[who] += client.connected(self.now)

    def check_views(self) -> None:
        """Every client holds, to the byte, what the host would show it."""
        running = self.table.running
        assert running is not None
        for client in self.clients.values():
            if client.state == "in":
                assert client.held.packed == running.view(self.table.lobby.seat_of(client.key)).packed

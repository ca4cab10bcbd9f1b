"""A table without sockets for scene tests: the host's core and the clients' cores pass frames to each other."""

import base64
import hashlib
from collections import deque
from typing import Any

import pytest
from zmq.utils import z85

from game import titles
from game.bots.players import make
from game.session.line import to_session_events
from game.session.plays import Answer, PlayQueue
from game.session.records import Wanted
from game.session.session import Session
from game.stack.context import Context
from net.client import events as e
from net.client.client import Client
from net.client.introduction import Credentials, Introduction
from net.fairness.signing import Signer
from net.host.room import Room as HostRoom
from net.host.setup import Setup
from net.protocol import messages as m
from net.storage.recording import Recorder
from net.storage.store import MemoryStore

HOST = "H" * 40


INVITE = "gobsmack://192.168.1.20:28420/xwnszjf4u6jb6laq3qthfixqu7engd62ylzh6ws54duqjtyudbtq?code=brisket-lantern"


class Entropy:
    """Bytes like `os.urandom`'s, the same in every run: who deals what to whom must not hang on luck."""

    def __init__(self, seed: str) -> None:
        self.seed, self.drawn = seed, 0

    def __call__(self, count: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_256(f"{self.seed} {self.drawn}".encode()).digest(count)


class CoreLine:
    """A session's connection to a `Room`."""

    movable = False
    host = None
    way_back = "gobsmack://192.168.1.20:28420/" + base64.b32encode(z85.decode(HOST)).decode().lower()

    def __init__(self, room: "Room", key: str, wanted: Wanted) -> None:
        self.room, self.key = room, key
        role = "watcher" if wanted.watch else "player"
        self.client = Client(key, HOST, Introduction(wanted.name, role, "test"), room.entropy, titles.content_hash,
                             credentials=Credentials("passphrase" if wanted.passphrase else "", wanted.passphrase),
                             signer=Signer(room.entropy(32)))  # fmt: skip
        self.events: list[Any] = list(self.client.connected(room.now))
        self.plays = PlayQueue()
        self.closed = False
        room.lines.append(self)

    @property
    def greeting(self):
        return self.client.greeting

    @property
    def welcome(self):
        return self.client.welcome

    def poll(self):
        self.room.pump()
        events, self.events = self.events, []
        return events

    def take(self, events):
        self.events += [*self.plays.take_settled(self.client), *to_session_events(self.client, events, self.room.now)]

    def send(self, message):
        self.client.send(message)

    def play(self, choice, kind):
        self.plays.add(Answer(choice, kind))
        self.plays.send_next(self.client)

    def close(self):
        if not self.closed:
            self.client.commands.leave()
            self.room.pump()
            self.closed = True
            if self in self.room.lines:
                self.room.lines.remove(self)


class BotLine(CoreLine):
    """A bot in the same room, at once."""

    def __init__(self, room, bot):
        self.room, self.key, self.bot = room, f"B{bot.seat}".ljust(40, "b"), None
        self.client = Client(self.key, HOST, Introduction(bot.name, "bot"), room.entropy, titles.content_hash,
                             credentials=Credentials(ticket=bot.ticket))  # fmt: skip
        self.events, self.closed = list(self.client.connected(room.now)), False
        self.ticket = bot.ticket
        room.lines.append(self)

    def take(self, events):
        client = self.client
        for event in events:
            if isinstance(event, e.Opened):
                o = event.opening
                self.bot = make(o.title, "random", o.seat, titles.options_for(o.title, o.options), o.kinds, "seed")
            if isinstance(event, e.LobbyChanged) and event.lobby.phase == "over":
                client.commands.ready(True)
        ask = client.ask
        if self.bot is None or ask is None or ask.space is None or client.pending is not None:
            return
        if ask.mode == "open" or ask.answer is None:
            client.play(self.bot.decide(client.view(), ask))


class Room:
    """One table and whoever is at it. Time stands still unless `now` is moved."""

    def __init__(self, seats=2, game="battlegoats", *, seed="room", **setup: Any) -> None:
        self.entropy = Entropy(seed)
        title = titles.title(game)
        self.now = 100.0
        self.lines: list[CoreLine] = []
        self.table = HostRoom(
            Setup(title, titles.rules(game), titles.content_hash(game), HOST, seats,
                  owner="A" * 40, code="brisket-lantern", invite=INVITE, software="test", **setup),
            MemoryStore(), self.entropy, self.now,
        )  # fmt: skip
        self.deaf = False  # nothing gets through
        self._pumping = False

    def line(self, wanted: Wanted) -> CoreLine:
        taken = {line.key for line in self.lines}
        key = next(k for k in (letter * 40 for letter in "ACDEFGIJK") if k not in taken)
        return CoreLine(self, key, wanted)

    def pump(self) -> None:
        """Deliver everything that is under way."""
        if self._pumping:
            return
        self._pumping = True
        seen = {line.ticket for line in self.lines if isinstance(line, BotLine)}
        for bot in self.table.wanted_bots():
            if bot.ticket not in seen:
                BotLine(self, bot)
        for line in list(self.lines):
            line.take(line.client.tick(self.now))
        out = deque(self.table.tick(self.now))
        for _ in range(400):
            for line in list(self.lines):
                for frame in line.client.take_outgoing():
                    if not self.deaf:
                        out += self.table.receive(line.key, frame, self.now)
            if not out:
                break
            while out:
                key, frame = out.popleft()
                for line in list(self.lines):
                    if line.key == key and not self.deaf:
                        line.take(line.client.receive(frame, self.now))
        self._pumping = False


def joined(context: Context, name: str, **more: Any) -> Session:
    """Somebody comes in; polled until they are."""
    session = Session.joined(context, Wanted(name, "BRISKET-LANTERN", **more))
    for _ in range(5):
        session.poll()
    return session


def recorded(host: Session, made: Room) -> None:
    """A match of `host` and an easy bot to its end, recorded by the host's seat."""
    recorder = Recorder()
    host._line.client.frames.record = recorder.take
    host.send(m.AddBot(1, "easy"))
    for _ in range(4):
        host.poll()
    host.send(m.Start())
    for _ in range(3000):
        host.poll()
        feed = host.feed
        if feed is not None and feed.result is not None and feed.last.ask is None:
            break
        ask = feed.last.ask if feed is not None and feed.last is not None else None
        if ask is not None and ask.space is not None and ask.answer is None:
            host.play(ask.default)
        made.now += 0.05
    host.poll()
    recorder.close()
    assert host.feed.result is not None


@pytest.fixture
def room(monkeypatch):
    """A table for two; every session that connects comes to it. The first one has the host's powers."""
    made = Room()
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    return made

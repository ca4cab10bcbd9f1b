"""A world whose wire is what TCP makes of one: a line for each client that brings everything, in order and late, or is cut
with all that is on it. At every frame is judged who holds what: the view, the cues, the copy of the match.
"""

from __future__ import annotations

import random
from collections import deque
from pathlib import Path
from typing import Any

from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.views import pack_value
from net.client import events as e
from net.client.client import Client
from net.host.room import Room
from net.protocol.ask_record import pack_ask
from net.protocol.messages import ASK
from net.protocol.sync import KEPT
from net.storage.recording import Recorder, Recording
from tests.net.world import World, key

STEP = 0.05
TICK = 0.2
"""Seconds between a client's looks at the clock, as in its shell."""

Way = deque[tuple[float, bytes]]
"""Frames, each with the time at which it arrives."""


class Line:
    """One connection."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.dead = False
        """What is put on it goes nowhere, whether anybody knows it yet or not."""
        self.up: Way = deque()
        self.down: Way = deque()

    def put(self, way: Way, now: float, frame: bytes) -> None:
        """What comes later is never overtaken by what comes before it."""
        if not self.dead:
            way.append((max(now + self.delay, way[-1][0] if way else 0.0), frame))

    def cut(self) -> None:
        """All that is on it is lost."""
        self.dead = True
        self.up.clear()
        self.down.clear()


class Lines(World):
    """`hang_up` and `call_again` as in every world; `fail`: a line that fails, and nobody knows. `recordings`: where every
    client records what it is shown."""

    def __init__(self, recordings: Path | None = None, **how: Any) -> None:
        super().__init__(**how)
        self.dice = random.Random(self.seed)
        self.delay = 0.0
        self.lines: dict[str, Line] = {}
        self.recordings = recordings
        self.recorders: dict[str, Recorder] = {}
        self.views: dict[tuple[str, int, int], dict[str, bytes]] = {}
        """(match, version, seat) -> the view as it travels."""
        self.cues: dict[tuple[str, int, int], list[SeatCue]] = {}
        self.sealed: dict[tuple[bytes, int], int] = {}
        """(lock, version) -> pieces of the copy when somebody could first be told of that version."""
        self.held: dict[str, tuple[str, int]] = {}
        """Client -> (match, version) before what it hears now."""
        self._host()

    def _host(self) -> None:
        self.table.hand_over = self._hand_over
        self.table.door.address_of = lambda peer: "127.0.0.1"

    def join(self, name: str, **options: Any) -> Client:
        self.lines[key(name)] = Line(self.delay)
        client = super().join(name, **options)
        if self.recordings is not None:
            recorder = self.recorders[client.key] = Recorder(self.recordings / name)
            client.frames.record = recorder.take
        return client

    # ------------------------------------------------------------------ the wire

    def _hand_over(self, out: list[tuple[str, bytes]]) -> None:
        for peer, frame in out:
            if peer in self.lines:
                self.lines[peer].put(self.lines[peer].down, self.now, frame)

    def _host_sends(self, out: list[tuple[str, bytes]]) -> None:
        self._note()
        self._hand_over(out)
        people = self.table.lobby.people
        while gone := [who for who in self.clients if who not in self.lines and who in people and people[who].here]:
            for who in gone:
                self._hand_over(self.table.lost(who, self.now))
        self.table.outbox.cut.clear()

    def exchange(self, limit: int = 100_000) -> None:
        """All that has arrived by now."""
        for _ in range(limit):
            for who, client in self.clients.items():
                for frame in client.take_outgoing():
                    if who in self.lines:
                        self.lines[who].put(self.lines[who].up, self.now, frame)
            due = [
                (way[0][0], who, way is line.up)
                for who, line in self.lines.items()
                for way in (line.up, line.down)
                if way and way[0][0] <= self.now
            ]
            if not due:
                return
            _, who, up = min(due)
            line = self.lines[who]
            _, frame = (line.up if up else line.down).popleft()
            if up:
                self._host_sends(self.table.receive(who, frame, self.now))
            else:
                self._told(who, self.clients[who].receive(frame, self.now))
        raise AssertionError("they never stop talking")

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until - 1e-9:
            before, self.now = self.now, min(until, self.now + STEP)
            self._host_sends(self.table.tick(self.now))
            if self.now // TICK != before // TICK:
                for who, client in self.clients.items():
                    self._told(who, client.tick(self.now))
            self.exchange()

    # ------------------------------------------------------------------ faults

    def late(self, seconds: float) -> None:
        """From now on everything takes so long, each way."""
        self.delay = seconds
        for line in self.lines.values():
            line.delay = seconds

    def fail(self, name: str) -> None:
        """The line is gone with all that is on it, and neither end knows."""
        self.lines[key(name)].cut()

    def hang_up(self, name: str) -> None:
        line = self.lines.pop(key(name), None)
        if line is not None:
            line.cut()
        self._told(key(name), self.clients[key(name)].disconnected(self.now))

    def call_again(self, name: str) -> None:
        self.lines[key(name)] = Line(self.delay)
        self._told(key(name), self.clients[key(name)].connected(self.now))

    def restart(self, lines: int | None = None) -> None:
        running = self.table.running
        assert running is not None
        run = running.run + 1
        kept = self.ledger.kept(run, lines)
        self.table = Room(self.setup, self.ledger, self.dice.randbytes, self.now, kept)
        self._host()
        for who, client in self.clients.items():
            self.lines[who].cut()
            self._told(who, client.disconnected(self.now))
            self.call_again(who.rstrip("-"))

    # ------------------------------------------------------------------ judging

    def _note(self) -> None:
        """What there is to be told of the present version."""
        running, lock = self.table.running, self.table.failover.copies.lock
        if running is None:
            return
        match, version, moment = running.begun.match, running.version, running._moment
        if lock is not None:
            self.sealed.setdefault((lock.id, version), len(self.table.failover.copies.source.pieces))
        if (match, version, -1) in self.views:
            return
        assert moment.version == version, "what was played is there to be told"
        for seat in range(-1, len(running.begun.kinds)):
            self.views[match, version, seat] = view_of(running.match, seat)
            self.cues[match, version, seat] = list(moment.cues(seat))

    def _told(self, who: str, events: list[e.Event]) -> None:
        self.events[who] += events
        client = self.clients[who]
        for event in events:
            assert not isinstance(event, e.Told) or event.code != "malformed", event
            if isinstance(event, e.Updated):
                self._judge(client, event)
        if client.opening is not None:
            self.held[who] = client.opening.match, client.version

    def _judge(self, client: Client, event: e.Updated) -> None:
        opening, kept, lock = client.opening, client.standby.kept, self.table.failover.copies.lock
        assert opening is not None
        of, before = self.held.get(client.key, ("", 0))
        at = f"seed {self.seed}: {client.key} at {self.now:.2f}, {before} -> {event.version}"
        assert client.held.packed == self.views[opening.match, event.version, client.seat], f"{at}: another view"
        if event.snapshot:
            assert not event.cues
        elif event.version - before <= KEPT and of == opening.match:
            versions = range(before + 1, event.version + 1)
            due = [cue for version in versions for cue in self.cues.get((of, version, client.seat), ())]
            assert list(event.cues) == due, f"{at}: other cues"
        if lock is not None and kept.lock == lock.id and client.result is None:
            pieces = self.sealed.get((lock.id, event.version), 0)
            assert len(kept.pieces) >= pieces, f"{at}: keeps {len(kept.pieces)} of {pieces} pieces"

    def judge_recordings(self) -> list[Recording]:
        """Every recording opens, and shows what was there to be shown, in order."""
        assert self.recordings is not None
        for recorder in self.recorders.values():
            recorder.close()
            assert not recorder.trouble
        found = [Recording(path) for path in sorted(self.recordings.rglob("*.recording"))]
        for recording in found:
            opening, versions = recording.opening, [moment.version for moment in recording.moments]
            assert opening is not None and versions == sorted(set(versions))
            for moment in recording.moments:
                told = self.views[opening.match, moment.version, opening.seat]
                assert moment.packed == told, f"seed {self.seed}: {recording.path.name} at {moment.version}"
        return found


def view_of(match: Match, seat: int) -> dict[str, bytes]:
    """A seat's view as it travels."""
    packed = {name: pack_value(tree) for name, tree in match.view(seat).items()}
    packed[ASK] = pack_ask(match, seat)
    return packed

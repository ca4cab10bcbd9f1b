"""The wire, side by side with the least that could do: `python -m tests.bench.bench_sync`.

Latency: from a play to everyone updated, CURVE on, a real host process with its journal against a bare pyzmq table
that answers every play with a full view for each client. Once with the same trick game on both sides, once
with BattleGoats against a bare table that plays BattleGoats by the same rules; that against the bare trick game is shown
beside it (what a player waits for; most of it is the game). Bytes of a play for each client. The host's work for a play
against packing all views and a hash.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgpack
import msgspec
import zmq

from game import titles
from game.engine.chance import FastChance
from game.engine.playing import Match
from game.engine.spaces import Space
from net import identity, sync, wire
from net import messages as m
from net.client import Client
from net.host import HostOptions, run_host
from net.invite import parse
from net.sockets import prepare
from tests.bench.common import Row, show
from tests.bench.trick_game import RECORD, RULES
from tests.net.world import World

TITLE = "battlegoats"
PLAYS, WARM = 90, 20
"""Plays of one meeting of the tables, and how many of them do not count."""
MEETINGS = 9
"""How often the tables meet, with fresh processes each time: on which processor their threads settle, which is chance, makes
a quarter of the figure, and lasts as long as they do."""
HEADERS = 33 + 2 + 52
"""What CURVE, ZMTP and TCP/IP add to a frame."""

REST = 0.003
"""Seconds between two plays, at both tables: nobody plays the moment the last update came, and what is left over from
one play (acknowledgements, the disk) is no part of the next."""

BARE = """
import sys, zmq, msgpack
from tests.bench.bench_rules import Tricks
n, public, secret = int(sys.argv[1]), sys.argv[2].encode(), sys.argv[3].encode()
s = zmq.Context().socket(zmq.ROUTER)
s.linger = 0
s.curve_server = True
s.curve_publickey, s.curve_secretkey = public, secret
print(s.bind_to_random_port("tcp://127.0.0.1"), flush=True)
ids = []
while len(ids) < n:
    ids.append(s.recv_multipart()[0])
def view(g, k):
    return {"hand": g.hands[k] if k < len(g.hands) else [], "counts": [len(h) for h in g.hands], "table": g.table, "turn": g.turn,
            "won": g.won}
while True:
    g, version = Tricks(min(4, n)), 0
    while True:
        for k, i in enumerate(ids):
            s.send_multipart([i, msgpack.packb((version, g.left, view(g, k)))])
        if not g.left:
            break
        while True:
            i, body = s.recv_multipart()
            at, card = msgpack.unpackb(body)
            if at == version and ids.index(i) == g.turn and card in g.legal():
                break
        g.play(card)
        version += 1
    s.recv_multipart()
"""
"""The bare table of the trick game: rules, each seat's whole view after every play, nothing else."""

BARE_MATCH = """
import sys, zmq, msgpack, msgspec
from game import titles
from game.engine.match import new
from game.engine.refusal import Refused
n, public, secret, title = int(sys.argv[1]), sys.argv[2].encode(), sys.argv[3].encode(), sys.argv[4]
s = zmq.Context().socket(zmq.ROUTER)
s.linger = 0
s.curve_server = True
s.curve_publickey, s.curve_secretkey = public, secret
print(s.bind_to_random_port("tcp://127.0.0.1"), flush=True)
ids = []
while len(ids) < n:
    ids.append(s.recv_multipart()[0])
pack = msgspec.msgpack.Encoder().encode
rules, options, seed, version = titles.rules(title), titles.options_for(title, {}), 0, 0
while True:
    match, seed = new(rules, 2, options, seed), seed + 1
    while True:
        match.take_cues()
        for k, i in enumerate(ids):
            seat = k if k < 2 else -1
            s.send_multipart([i, pack((version, match.waiting_for(), match.view(seat), match.seat_ask(seat)))])
        if match.result is not None:
            break
        while True:
            i, body = s.recv_multipart()
            at, choice = msgpack.unpackb(body)
            try:
                match.play(ids.index(i), choice, at)
                break
            except Refused:
                pass
        version += 1
    s.recv_multipart()
"""
"""The same with a title of ours by its rules: each client's whole view and ask after every play; no journal, no hash, no
cues, nothing sealed, nothing said briefly."""


def _card(table: list[list[int]], hand: list[int]) -> int:
    led = table[0][1] // 13 if table else -1
    return next((card for card in hand if card // 13 == led), hand[0])


def _trick(views: list[Any]) -> tuple[int, bytes] | None:
    """Who plays next at the bare table and what; None: the game is over."""
    version, left, view = views[0]
    if not left:
        return None
    turn = view["turn"]
    return turn, msgpack.packb((version, _card(view["table"], views[turn][2]["hand"])))


_CHANCE = FastChance(1)


def _choice(views: list[Any]) -> tuple[int, bytes] | None:
    """The same at the bare table of a title."""
    waiting = views[0][1]
    if not waiting:
        return None
    ask = views[waiting[0]][3]
    return waiting[0], msgpack.packb((ask["id"], msgspec.convert(ask["space"], Space).sample(_CHANCE)))


def bare(clients: int, title: str = "") -> Iterator[float]:
    """Microseconds of play after play at the bare table: of the trick game, or of a title."""
    public, secret = zmq.curve_keypair()
    source = BARE_MATCH if title else BARE
    command = [sys.executable, "-c", source, str(clients), public.decode(), secret.decode(), title]
    chosen = _choice if title else _trick
    host = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    context = zmq.Context()
    sockets = []
    try:
        assert host.stdout is not None
        port = int(host.stdout.readline())
        for _ in range(clients):
            socket = context.socket(zmq.DEALER)
            socket.linger = 0
            socket.curve_serverkey = public
            socket.curve_publickey, socket.curve_secretkey = zmq.curve_keypair()
            socket.connect(f"tcp://127.0.0.1:{port}")
            socket.send(b"hi")
            # In order: the host numbers the seats by who comes.
            time.sleep(0.02)
            sockets.append(socket)
        views = [msgpack.unpackb(socket.recv()) for socket in sockets]
        while True:
            played = chosen(views)
            if played is None:
                sockets[0].send(b"again")
                views = [msgpack.unpackb(socket.recv()) for socket in sockets]
                continue
            turn, body = played
            time.sleep(REST)
            began = time.perf_counter()
            sockets[turn].send(body)
            views = [msgpack.unpackb(socket.recv()) for socket in sockets]
            yield (time.perf_counter() - began) * 1e6
    finally:
        for socket in sockets:
            socket.close()
        context.term()
        host.kill()
        host.wait()


class Wired:
    """A client's core on a bare socket: the wire is measured, not a frame loop's patience."""

    def __init__(self, context: Any, text: str, name: str, role: m.Role, content: Any) -> None:
        invite, me = parse(text), identity.fresh()
        self.client = Client(me.public, invite.key, name, os.urandom, content, role=role)
        self.socket = context.socket(zmq.DEALER)
        prepare(self.socket)
        self.socket.curve_serverkey = invite.key.encode()
        self.socket.curve_publickey, self.socket.curve_secretkey = me.public.encode(), me.secret.encode()
        self.socket.connect(invite.endpoint)
        self.client.connected(time.monotonic())
        self.came = self.went = self.patience = 0
        self.asked = -1
        self.asked_at = 0.0
        self.send()

    def send(self) -> None:
        for frame in self.client.take_outgoing():
            self.went += len(frame) + HEADERS
            self.socket.send(frame)

    def receive(self, wait: int = 0, later: bool = False) -> bool:
        """One frame. `later`: what the client answers is sent when the caller says so."""
        try:
            if wait:
                if self.patience != wait:
                    self.patience = wait
                    self.socket.setsockopt(zmq.RCVTIMEO, wait)
                frame = self.socket.recv()
            else:
                frame = self.socket.recv(zmq.NOBLOCK)
        except zmq.Again:
            return False
        # Pongs and lobbies come with the seconds, not with the plays, and a copy's beginning with the opening. The sealed
        # copy of a play is in its update.
        if frame[1:8] == b"\xa6update" or frame[1:3] in (b"\xa1b", b"\xa1r"):
            self.came += len(frame) + HEADERS
        self.client.receive(frame, time.monotonic())
        if not later:
            self.send()
        return True

    def ready(self) -> None:
        lobby = self.client.lobby
        waits = lobby is not None and lobby.phase in ("lobby", "over") and self.client.state == "in"
        if (
            waits
            and lobby.number != self.asked
            and any(seat.who == self.client.key and not seat.ready for seat in lobby.seats)
        ):
            self.asked, self.asked_at = lobby.number, time.monotonic()
            self.client.ready()
            self.send()


def trick_host(seats: int) -> None:
    """A host of the trick game, for the child process."""
    run_host(
        HostOptions(
            title=RECORD.id, seats=seats, local=True, record=RECORD, rules=RULES, content="tricks", key=identity.fresh()
        )
    )


TRICK_HOST = "from tests.bench.bench_sync import trick_host; trick_host({})"
REAL_HOST = [sys.executable, "-m", "game", "host", TITLE, "--seats", "2", "--local"]


class Ours:
    """A real host in a process of its own and its clients; what their frames weigh."""

    def __init__(self, clients: int, tricks: bool) -> None:
        self.clients, self.tricks = clients, tricks
        self.seats = min(4, clients) if tricks else 2
        self.came = self.went = self.plays = 0

    def run(self) -> Iterator[float]:
        """Microseconds of play after play."""
        with tempfile.TemporaryDirectory() as folder:
            env = {**os.environ, "GOBSMACK_HOME": folder}
            content = (lambda title: "tricks") if self.tricks else titles.content_hash
            command = [sys.executable, "-c", TRICK_HOST.format(self.seats)] if self.tricks else REAL_HOST
            host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
            context = zmq.Context()
            wired: list[Wired] = []
            try:
                assert host.stdout is not None
                text = json.loads(host.stdout.readline())["invite"]
                for number in range(self.clients):
                    role: m.Role = "player" if number < self.seats else "watcher"
                    wired.append(Wired(context, text, f"p{number}", role, content))
                    while wired[-1].client.state != "in":
                        wired[-1].receive(100)
                yield from self._play(wired)
            finally:
                for one in wired:
                    one.socket.close()
                context.term()
                host.kill()
                host.wait()

    def _play(self, wired: list[Wired]) -> Iterator[float]:
        chance = FastChance(1)
        while True:
            mover = self._mover(wired)
            version = mover.client.version
            before = sum(one.came for one in wired), sum(one.went for one in wired)
            assert mover.client.ask is not None and mover.client.ask.space is not None
            choice = mover.client.ask.space.sample(chance)
            time.sleep(REST)
            began = time.perf_counter()
            mover.client.play(choice)
            mover.send()
            for one in wired:
                while one.client.version <= version and one.receive(1000, later=True):
                    pass
            took = (time.perf_counter() - began) * 1e6
            for one in wired:
                # Acknowledgements: nobody waits for them, and in life they come from as many machines.
                one.send()
            self.plays += 1
            if mover.client.result is None:
                self.came += sum(one.came for one in wired) - before[0]
                self.went += sum(one.went for one in wired) - before[1]
            yield took

    def _mover(self, wired: list[Wired]) -> Wired:
        """Whoever is to play; whatever else has come was read. Between matches all make themselves ready."""
        give_up = time.monotonic() + 60
        while True:
            for one in wired:
                while one.receive():
                    pass
                one.client.tick(time.monotonic())
                one.ready()
                one.send()
            mover = next((one for one in wired[: self.seats] if _may(one.client)), None)
            if mover is not None:
                return mover
            if time.monotonic() > give_up:
                raise TimeoutError(f"no play in a minute; clients {[one.client.state for one in wired]}")
            wired[0].receive(1)


def _may(client: Client) -> bool:
    ask = client.ask
    return bool(ask and ask.space is not None and ask.answer is None and client.pending is None)


class Parts:
    """A clock round what the budget names of the host's work, where the host does it: the play checked and carried out,
    the views built, packed and hashed. The asks, which are packed among the views, are not in it."""

    NAMED = (
        (Match, "check"), (Match, "take"), (Match, "take_cues"), (sync.Moment, "view"), (sync, "joined"), (sync, "hash_of"),
    )  # fmt: skip
    NOT = ((sync.Moment, "ask"),)

    def __init__(self) -> None:
        self.spent = 0.0
        self._depth = 0
        self._kept: list[tuple[Any, str, Any]] = []
        self._cost = self._aside = 0.0
        self._calibrate()

    def _calibrate(self, often: int = 1000) -> None:
        """A clock costs as much as the smallest of the parts takes: what it shows for nothing (`_cost`), and by how much one
        round a part that is left out makes the whole longer (`_aside`), is taken off."""

        def nothing() -> None:
            pass

        bare = min(timeit.repeat(nothing, number=often, repeat=5))
        shown = []
        for _ in range(5):
            self.spent = 0.0
            timeit.timeit(self._timed(nothing, 1), number=often)
            shown.append(self.spent / often)
        self._depth = 1
        aside = min(timeit.repeat(self._timed(nothing, -1), number=often, repeat=5)) - bare
        self._depth, self.spent = 0, 0.0
        self._cost, self._aside = min(shown), aside / often

    def _timed(self, work: Any, sign: int) -> Any:
        clock = time.thread_time

        def timed(*args: Any) -> Any:
            if (sign > 0) == (self._depth > 0):
                return work(*args)
            self._depth += sign
            began = clock()
            try:
                return work(*args)
            finally:
                self.spent += sign * (clock() - began - self._cost) - (self._aside if sign < 0 else 0.0)
                self._depth -= sign

        return timed

    def __enter__(self) -> Parts:
        for sign, parts in ((1, self.NAMED), (-1, self.NOT)):
            for where, name in parts:
                work = getattr(where, name)
                self._kept.append((where, name, work))
                setattr(where, name, self._timed(work, sign))
        return self

    def __exit__(self, *_: object) -> None:
        for where, name, work in self._kept:
            setattr(where, name, work)
        self._kept.clear()


def work(matches: int = 20, named: bool = False) -> tuple[float, float, int]:
    """(seconds of the host for all plays, seconds of packing all views and one hash each for the same states, plays).
    `named`: only what the budget names of the host's work; else everything, from the frame that comes to the last that goes."""
    rules, title = titles.rules(TITLE), titles.title(TITLE)
    encode = msgspec.msgpack.Encoder().encode
    spent = floor = 0.0
    plays = 0
    parts = Parts()

    def pack_all(world: World) -> None:
        """The floor. It goes first at every other play: whoever comes second finds the code of the views warm."""
        nonlocal floor
        assert world.table.running is not None
        match, began = world.table.running.match, time.thread_time()
        for seat in (0, 1):
            blake2b(encode(match.view(seat)), digest_size=8).digest()
        floor += time.thread_time() - began

    for seed in range(matches):
        world = World(rules=rules, title=title, seed=seed)
        world.start("alice", "bob")
        receive = world.table.receive

        def timed(peer: str, frame: bytes, now: float, receive: Any = receive, world: World = world) -> Any:
            nonlocal spent, floor, plays
            if type(wire.read_to_host(frame)) is not m.Play or world.table.running is None:
                return receive(peer, frame, now)
            world.table.rest()
            gc.collect(0)  # as the host's shell does when nobody waits
            first = plays % 2 == 1
            if first:
                pack_all(world)
            if named:
                before = parts.spent
                with parts:
                    out = receive(peer, frame, now)
                took = parts.spent - before
            else:
                began = time.thread_time()
                out = receive(peer, frame, now)
                took = time.thread_time() - began
            if not first:
                pack_all(world)
            spent, plays = spent + took, plays + 1
            return out

        world.table.receive = timed  # type: ignore[method-assign]
        world.finish()
    return spent, floor, plays


def by_turns(clients: int, tricks: bool, plays: int = PLAYS) -> tuple[list[float], Ours]:
    """(medians in microseconds of a play with us, at the bare table of the same, and at the bare trick table; what it
    weighed). Play by play in turn, so that what else goes on on the machine is the same for all."""
    ours = Ours(clients, tricks)
    tables = [ours.run(), bare(clients, "" if tricks else TITLE)] + ([] if tricks else [bare(clients)])
    times: list[list[float]] = [[] for _ in tables]
    try:
        for _ in range(plays):
            for kept, table in zip(times, tables):
                kept.append(next(table))
    finally:
        for table in tables:
            table.close()
    return [statistics.median(kept[WARM:]) for kept in times], ours


def latency(clients: int, name: str, rounds: int) -> list[Row]:
    """The rows of one title with so many clients."""
    found, weights = [], []
    for _ in range(rounds):
        medians, ours = by_turns(clients, name != TITLE)
        found.append(medians)
        weights.append((ours.came / ours.plays / clients, ours.went / ours.plays / clients))
    ratios = sorted(medians[0] / medians[1] for medians in found)
    took, came, went = (statistics.median(each) for each in ([m[0] for m in found], *zip(*weights)))
    what = f"play to everyone updated, {name}, {clients} clients / bare table of the same"
    spread = f"{took:,.0f} us ({ratios[len(ratios) // 4]:.2f} to {ratios[-1 - len(ratios) // 4]:.2f})"
    out = [Row(what, spread, statistics.median(ratios), 2.0, most=True)]
    if name == TITLE:
        what = f"  {name} / the bare table of the trick game: most of it is the game"
        out.append(Row(what, "", statistics.median(medians[0] / medians[2] for medians in found)))
    what = f"  bytes of a play to each client of {name}, headers in"
    out.append(Row(what, f"{came:.0f} B", came / 250, 1.0, most=True))
    out.append(Row("  bytes of a play from each client, headers in", f"{went:.0f} B"))
    return out


def rows(rounds: int = 3) -> list[Row]:
    out = []
    for clients in (2, 6, 32):
        for name in ("trick game", TITLE):
            out += latency(clients, name, MEETINGS)
    for named in (True, False):
        figures, found = [], []
        for _ in range(rounds):
            spent, floor, plays = work(named=named)
            figures.append(spent * 1e6 / plays)
            found.append(spent / floor)
        figure, ratio = f"{statistics.median(figures):,.0f} us", statistics.median(found)
        if named:
            what = "host's work for a play (rules, all views, pack, hash) / packing all views + hash"
            out.append(Row(what, figure, ratio, 3.0, most=True))
        else:
            out.append(Row("  and all else: reading, asks, clocks, sealing, deflating, telling", figure, ratio))
    return out


if __name__ == "__main__":
    sys.exit(0 if show(rows()) else 1)

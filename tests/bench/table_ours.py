"""Our host in a process of its own, with its journal, and clients' cores on bare sockets; what their frames weigh."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Literal

import zmq

from game import titles
from game.engine.chance import FastChance
from game.engine.spaces import Choice
from net.client.client import Client
from net.client.introduction import Introduction
from net.client.passage import Passage
from net.fairness.sealed import committers
from net.host.process import HostOptions, run_host
from net.lan.invite import in_base32, parse
from net.lan.sockets import prepare
from net.protocol import messages as m
from net.storage import identity
from tests.bench.trick_game import RECORD, RULES
from tests.net.world import told_in

Way = Literal["straight", "doorway", "passage"]
"""How clients come: to the table's own port; through a doorway, which libzmq asks; the same, which our clients ask."""
HEADERS = 33 + 2 + 52
"""What CURVE, ZMTP and TCP/IP add to a frame."""


class Wired:
    """A client's core on a bare socket: the wire is measured, not a frame loop's patience."""

    def __init__(self, context: Any, text: str, name: str, role: m.Role, content: Any, way: Way = "straight") -> None:
        invite, me = parse(text), identity.fresh()
        self.client = Client(me.public, invite.key, Introduction(name, role), os.urandom, content)
        self.socket = context.socket(zmq.DEALER)
        prepare(self.socket)
        self.socket.curve_serverkey = invite.key.encode()
        self.socket.curve_publickey, self.socket.curve_secretkey = me.public.encode(), me.secret.encode()
        self.socket.setsockopt(zmq.RCVTIMEO, 1000)
        self.passage = Passage(invite) if way == "passage" else None
        if way == "doorway":
            self.socket.socks_proxy = invite.address.encode()
            self.socket.connect(f"tcp://{in_base32(invite.key)}:{invite.port}")
        else:
            self.socket.connect(self.passage.endpoint if self.passage is not None else invite.endpoint)
        self.client.connected(time.monotonic())
        self.came = self.went = 0
        self._frames: list[bytes] = []
        self.asked = -1
        self.asked_at = 0.0
        self.send()

    def close(self) -> None:
        self.socket.close()
        if self.passage is not None:
            self.passage.close()

    def send(self) -> None:
        for frame in self.client.take_outgoing():
            self.went += len(frame) + HEADERS
            self.socket.send(frame)

    def receive(self) -> bool:
        """One frame, if there is one, and what the client says to it."""
        try:
            frame = self.socket.recv(zmq.NOBLOCK)
        except zmq.Again:
            return False
        self._frames.append(frame)
        self.client.receive(frame, time.monotonic())
        self.send()
        return True

    def hear(self, version: int) -> None:
        """Frames until the client holds a version after this; what it says to them is sent when the caller says so. Raises
        zmq.Again when none comes for a second."""
        client, heard, recv = self.client, self._frames.append, self.socket.recv
        while client.version <= version:
            frame = recv()
            heard(frame)
            client.receive(frame, time.monotonic())

    def weigh(self) -> None:
        """Count what has come: not while somebody waits, for the bare table counts nothing."""
        for frame in self._frames:
            # Pongs and lobbies come with the seconds, not with the plays, and a copy's beginning with the opening. The
            # sealed copy of a play comes round its update.
            if frame[1:8] == b"\xa6update" or isinstance(told_in(frame), m.Update):
                self.came += len(frame) + HEADERS
        self._frames.clear()

    def ready(self) -> None:
        lobby = self.client.lobby
        waits = lobby is not None and lobby.phase in ("lobby", "over") and self.client.state == "in"
        if (
            waits
            and lobby.number != self.asked
            and any(seat.who == self.client.key and not seat.ready for seat in lobby.seats)
        ):
            self.asked, self.asked_at = lobby.number, time.monotonic()
            self.client.commands.ready()
            self.send()


def trick_host(seats: int) -> None:
    """A host of the trick game, for the child process."""
    run_host(
        HostOptions(
            title=RECORD.id, seats=seats, local=True, record=RECORD, rules=RULES, content="tricks", key=identity.fresh()
        )
    )


TRICK_HOST = "from tests.bench.table_ours import trick_host; trick_host({})"


class Ours:
    """The host's process and its clients; use it in a `with`."""

    def __init__(self, clients: int, title: str = "", way: Way = "straight", flags: Sequence[str] = ()) -> None:
        """`title`: what two seats play before so many watchers; "": the trick game, of up to four. `flags` are the host's."""
        self.clients, self._title, self._way, self._flags = clients, title, way, flags
        self.pid = 0
        self.seats = 2 if title else min(4, clients)
        self.came = self.went = self.plays = 0
        self._chance = FastChance(1)
        self._wired: list[Wired] = []
        self._open = contextlib.ExitStack()

    def __enter__(self) -> Ours:
        with contextlib.ExitStack() as opened:
            folder = opened.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            env = {**os.environ, "GOBSMACK_HOME": folder}
            command = [
                sys.executable,
                "-m",
                "game",
                "host",
                self._title,
                "--seats",
                str(self.seats),
                "--local",
                *self._flags,
            ]
            if not self._title:
                command = [sys.executable, "-c", TRICK_HOST.format(self.seats)]
            host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
            self.pid = host.pid
            opened.callback(host.wait)
            opened.callback(host.kill)
            context = zmq.Context()
            opened.callback(context.term)
            assert host.stdout is not None
            self._enter(context, json.loads(host.stdout.readline())["invite"], opened)
            self._open = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _enter(self, context: Any, invite: str, opened: contextlib.ExitStack) -> None:
        content = titles.content_hash if self._title else lambda title: "tricks"
        for number in range(self.clients):
            role: m.Role = "player" if number < self.seats else "watcher"
            one = Wired(context, invite, f"p{number}", role, content, self._way)
            opened.callback(one.close)
            self._wired.append(one)
            while one.client.state != "in":
                one.socket.poll(100)
                one.receive()

    def play(self, rest: float = 0.0) -> float:
        """One play, `rest` seconds after the last one: microseconds until every client holds its new view."""
        wired = self._wired
        mover = self._mover()
        version = mover.client.version
        before = sum(one.came for one in wired), sum(one.went for one in wired)
        choice = self._choice(mover)
        if rest:
            time.sleep(rest)
        began = time.perf_counter()
        mover.client.play(choice)
        mover.send()
        for one in wired:
            one.hear(version)
        took = (time.perf_counter() - began) * 1e6
        for one in wired:
            # Acknowledgements: nobody waits for them, and in life they come from as many machines.
            one.send()
            one.weigh()
        if mover.client.result is None:
            # The last play of a match tells the result, and lays open what was hidden: no typical one.
            self.plays += 1
            self.came += sum(one.came for one in wired) - before[0]
            self.went += sum(one.went for one in wired) - before[1]
        return took

    def _choice(self, one: Wired) -> Choice:
        assert one.client.ask is not None and one.client.ask.space is not None
        return one.client.ask.space.sample(self._chance)

    def _mover(self) -> Wired:
        """Whoever is to play; whatever else has come was read. Between matches all make themselves ready, and what several
        answer at once (each commits, then all reveal: no single play leads to a version) they answer meanwhile, unmeasured."""
        wired = self._wired
        give_up = time.monotonic() + 60
        while True:
            for one in wired:
                while one.receive():
                    pass
                one.client.tick(time.monotonic())
                one.weigh()
                one.ready()
                one.send()
            able = [one for one in wired[: self.seats] if _may(one.client)]
            for one in able:
                if _answers_at_once(one.client):
                    one.client.play(self._choice(one))
                    one.send()
                else:
                    return one
            if time.monotonic() > give_up:
                raise TimeoutError(f"no play in a minute; clients {[one.client.state for one in wired]}")
            wired[0].socket.poll(1)


def _answers_at_once(client: Client) -> bool:
    ask, opening = client.ask, client.opening
    return bool(ask and opening and committers(ask.mode, ask.window, ask.seats, opening.kinds))


def _may(client: Client) -> bool:
    ask = client.ask
    return bool(ask and ask.space is not None and ask.answer is None and client.pending is None)

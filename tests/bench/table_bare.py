"""The least that could do: a bare pyzmq table in a process of its own, CURVE on, that answers every play with a whole view for
each client. It plays the trick game, or a title of ours by its rules."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Any

import msgpack
import msgspec
import zmq

from game.engine.chance import FastChance
from game.engine.spaces import Space

OPENING = """
import sys, zmq
n, public, secret, title = int(sys.argv[1]), sys.argv[2].encode(), sys.argv[3].encode(), sys.argv[4]
s = zmq.Context().socket(zmq.ROUTER)
s.linger = 0
s.curve_server = True
s.curve_publickey, s.curve_secretkey = public, secret
print(s.bind_to_random_port("tcp://127.0.0.1"), flush=True)
came = {}
while len(came) < n:
    i, number = s.recv_multipart()
    came[int(number)] = i
ids = [came[k] for k in range(n)]
"""
"""Both bare tables begin so: a socket, and who comes, by the number that each says."""

BARE = """
import msgpack
from tests.bench.bench_rules import Tricks
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
import msgpack, msgspec
from game import titles
from game.engine.match import new
from game.engine.refusal import Refused
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
cues, nothing sealed."""


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


class Bare:
    """The table's process and its clients; use it in a `with`."""

    def __init__(self, clients: int, title: str = "") -> None:
        """`title`: what is played; "": the trick game."""
        self._clients, self._title = clients, title
        self._chosen = _choice if title else _trick
        self._sockets: list[Any] = []
        self._views: list[Any] = []

    def __enter__(self) -> Bare:
        public, secret = zmq.curve_keypair()
        source = OPENING + (BARE_MATCH if self._title else BARE)
        command = [sys.executable, "-c", source, str(self._clients), public.decode(), secret.decode(), self._title]
        self._host = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._context = zmq.Context()
        assert self._host.stdout is not None
        port = int(self._host.stdout.readline())
        for number in range(self._clients):
            socket = self._context.socket(zmq.DEALER)
            socket.linger = 0
            socket.curve_serverkey = public
            socket.curve_publickey, socket.curve_secretkey = zmq.curve_keypair()
            socket.connect(f"tcp://127.0.0.1:{port}")
            socket.send(b"%d" % number)
            self._sockets.append(socket)
        self._read()
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self._sockets:
            socket.close()
        self._context.term()
        self._host.kill()
        self._host.wait()

    def _read(self) -> None:
        self._views = [msgpack.unpackb(socket.recv()) for socket in self._sockets]

    def play(self, rest: float = 0.0) -> float:
        """One play, `rest` seconds after the last one: microseconds until every client holds its new view."""
        played = self._chosen(self._views)
        while played is None:
            self._sockets[0].send(b"again")
            self._read()
            played = self._chosen(self._views)
        turn, body = played
        if rest:
            time.sleep(rest)
        began = time.perf_counter()
        self._sockets[turn].send(body)
        self._read()
        return (time.perf_counter() - began) * 1e6

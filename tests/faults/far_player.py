"""Players on another machine, at random and at once: `python -m tests.faults.far_player INVITE SEATS SEED [PACE]`.

Says `{"playing": true}` when the match has begun; ends when a line comes on standard input (or the match is over) and then
says what each of them holds: seat, version, hash of the view, plays told as taken, and when it was without the table.
"""

from __future__ import annotations

import json
import sys
import threading
import time

from game.engine.chance import FastChance
from game.engine.views import view_hash
from net.client import events as e
from net.client.connection import ClientConnection
from net.client.introduction import Introduction
from net.lan.invite import parse
from net.storage import identity


class FarPlayer:
    """One of them."""

    def __init__(self, invite: str, name: str, seed: int, pace: float = 0.0) -> None:
        self.peer = ClientConnection(parse(invite), identity.fresh(), Introduction(name), check=False)
        self.chance = FastChance(seed)
        self.pace, self.played = pace, 0.0
        self.taken: set[int] = set()
        self.away_at: float | None = None
        self.away: list[tuple[float, float]] = []

    def step(self, play: bool) -> None:
        for event in self.peer.poll(0.002):
            if isinstance(event, e.Taken):
                self.taken.add(event.n)
            elif isinstance(event, e.Connection) and event.state == "away" and self.away_at is None:
                self.away_at = time.monotonic()
            elif isinstance(event, e.Connection) and event.state == "in" and self.away_at is not None:
                self.away.append((self.away_at, time.monotonic()))
                self.away_at = None
        client = self.peer.client
        if client is None or client.state != "in" or client.lobby is None:
            return
        if client.lobby.phase == "lobby":
            if any(seat.who == client.key and not seat.ready for seat in client.lobby.seats):
                client.commands.ready()
            return
        ask = client.ask
        ripe = play and time.monotonic() - self.played >= self.pace
        if ripe and ask is not None and ask.space is not None and ask.answer is None and client.pending is None:
            self.played = time.monotonic()
            client.play(ask.space.sample(self.chance))

    def facts(self) -> dict[str, object]:
        client = self.peer.client
        assert client is not None
        return {
            "seat": client.seat, "key": client.key, "version": client.version, "state": client.state,
            "hash": view_hash(client.held.packed).hex(), "taken": sorted(self.taken), "away": self.away,
            "over": bool(client.result),
        }  # fmt: skip


def main(invite: str, seats: str, seed: str, pace: str = "0") -> None:
    players = [FarPlayer(invite, name, int(seed) + n, float(pace)) for n, name in enumerate("ABCDEF"[: int(seats)])]
    told = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.readline(), told.set()), daemon=True).start()
    begun = False
    while not told.is_set() and not all(p.peer.client and p.peer.client.result for p in players):
        for player in players:
            player.step(play=True)
        if not begun and all(p.peer.client and p.peer.client.version > 0 for p in players):
            begun = True
            print(json.dumps({"playing": True}), flush=True)
    calm = time.monotonic()
    newest = -1
    while time.monotonic() - calm < 3.0:
        for player in players:
            player.step(play=False)
        versions = [p.peer.client.version if p.peer.client else 0 for p in players]
        settled = all(p.peer.client and p.peer.client.state == "in" and p.peer.client.pending is None for p in players)
        if not settled or len(set(versions)) > 1 or versions[0] != newest:
            newest, calm = versions[0], time.monotonic()
    print(json.dumps({"players": [player.facts() for player in players]}), flush=True)
    for player in players:
        player.peer.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

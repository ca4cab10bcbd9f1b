"""Modified clients at real tables whose host is killed: what they say goes out on sockets of their own, as bytes made by hand."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

import msgpack
import pytest
import zmq

from net.storage import identity
from tests.e2e.test_host_lost import ROOT, Player, until
from tests.patience import next_line

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")

LOTS = 10**9


def of(*names: str) -> tuple[str, ...]:
    """The title at whose table something is tried: the first, or with GOBSMACK_LONG=1 each. Lies are about pieces and turns,
    whatever is played."""
    return names if os.environ.get("GOBSMACK_LONG") == "1" else names[:1]


class Liar(Player):
    """A player whose program says nothing of what ours would, while the host is gone, but `lies`, every half second."""

    def __init__(self, invite: str, name: str, number: int) -> None:
        self.identity = identity.fresh()
        super().__init__(invite, name, number, self.identity)
        self._context: zmq.Context[Any] = zmq.Context()
        self._sockets: dict[str, Any] = {}
        self._said = 0.0
        self.lying = False

    def lies(self) -> list[Any]:
        held = self.peer.client.standby.kept  # type: ignore[union-attr]
        return ["gone", held.match, held.lock, LOTS, bytes(16), True, self.identity.public]

    def step(self, play: bool = True) -> None:
        meeting = self.peer._together._meeting if self.peer._together is not None else None
        if meeting is not None:
            meeting.send = lambda key, frame: None  # type: ignore[method-assign]
        super().step(play)
        client = self.peer.client
        if self.lying and client is not None and time.monotonic() - self._said > 0.5:
            self._said = time.monotonic()
            for key, (address, port) in client.standby.neighbours.items():
                self._to(key, address, port).send(msgpack.packb(self.lies()), zmq.NOBLOCK)

    def _to(self, key: str, address: str, port: int) -> Any:
        if key not in self._sockets:
            found = self._context.socket(zmq.DEALER)
            found.linger = 0
            found.curve_serverkey = key.encode()
            found.curve_publickey, found.curve_secretkey = self.identity.public.encode(), self.identity.secret.encode()
            found.connect(f"tcp://{address}:{port}")
            self._sockets[key] = found
        return self._sockets[key]

    def close(self) -> None:
        for found in self._sockets.values():
            found.close()
        self._context.term()
        super().close()


class Hoarder(Player):
    """Is given the shares, and hosts nothing."""

    def _host(self, owner: str, match: str, address: str) -> str:
        self.leaving.wait(60)
        raise OSError("never")


class Slow(Player):
    """Needs a while to host."""

    def _host(self, owner: str, match: str, address: str) -> str:
        time.sleep(6)
        return super()._host(owner, match, address)


@pytest.fixture
def table(tmp_path, monkeypatch):
    """`table(title, kinds)`: a host of its own, a player of each kind in seat order, plays under way; and what ends the host."""
    started: list[subprocess.Popen[str]] = []
    players: list[Player] = []

    def make(title: str, *kinds: type[Player]) -> tuple[list[Player], subprocess.Popen[str]]:
        words = [title, "--seats", str(len(kinds)), "--local", "--parent", str(os.getpid())]
        process = subprocess.Popen([sys.executable, "-m", "game", "host", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True,
                                   env={**os.environ, "GOBSMACK_HOME": str(tmp_path / "host")})  # fmt: skip
        started.append(process)
        monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "players"))
        assert process.stdout is not None
        invite = json.loads(next_line(process))["invite"]
        for number, kind in enumerate(kinds):
            players.append(kind(invite, ("Ann", "Ben", "Cas", "Dee")[number], number))
            until(players, lambda: bool(players[-1].peer.client and players[-1].peer.client.lobby), play=False)
        others = len(kinds) - 1
        until(players, lambda: all(p.peer.client.version >= 4 for p in players))
        until(
            players,
            lambda: all(p.peer.movable and len(p.peer.client.standby.neighbours) == others for p in players),
            play=False,
        )
        return players, process

    yield make
    for player in players:
        player.close()
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


def key(player: Player) -> str:
    return player.peer.client.key  # type: ignore[union-attr]


def offences(of: Player, by: Player) -> set[str]:
    return {event.offence for event in by.caught if event.who == key(of)}


def shares(*by: Player) -> set[tuple[str, str]]:
    return {(share.giver, share.to) for player in by for share in player.shares}


@pytest.mark.parametrize("title", of("slayer_slayer", "battlegoats", "loot_and_recruit", "lords_of_hell"))
def test_a_liar_with_a_billion_pieces_wins_nothing(table, title: str) -> None:
    """Cas, last in the order, claims more than anybody: Ann hosts, and nobody gives Cas a share."""
    players, process = table(title, Player, Player, Liar)
    ann, ben, cas = players
    cas.lying = True
    process.kill()
    until(players, lambda: bool(ann.moved and ben.moved), play=False)
    assert ann.moved == ben.moved == [key(ann)]
    assert "unshown" in offences(cas, ann) and shares(ann, ben) == {(key(ben), key(ann))}


@pytest.mark.parametrize("title", of("lords_of_hell", "battlegoats"))
def test_such_a_liar_is_passed_over_where_it_is_first(table, title: str) -> None:
    players, process = table(title, Liar, Player, Player)
    liar, ben, cas = players
    liar.lying = True
    process.kill()
    until(players, lambda: bool(ben.moved and cas.moved), play=False)
    assert ben.moved == cas.moved == [key(ben)]
    assert "unshown" in offences(liar, ben) & offences(liar, cas) and shares(ben, cas) == {(key(cas), key(ben))}


class OutOfTurn(Liar):
    """Says that it is its own turn."""

    def lies(self) -> list[Any]:
        held = self.peer.client.standby.kept  # type: ignore[union-attr]
        return [
            "gone",
            held.match,
            held.lock,
            len(held.pieces),
            held.head_at(len(held.pieces)),
            True,
            self.identity.public,
        ]


@pytest.mark.parametrize("title", of("battlegoats", "slayer_slayer"))
def test_out_of_turn(table, title: str) -> None:
    players, process = table(title, Slow, Player, OutOfTurn)
    ann, ben, cas = players
    cas.lying = True  # type: ignore[attr-defined]
    process.kill()
    until(players, lambda: bool(ann.moved and ben.moved), play=False)
    assert ben.moved == [key(ann)] and "out_of_turn" in offences(cas, ben)
    assert shares(ann, ben) == {(key(ben), key(ann))}


def test_two_who_claim_at_once(table) -> None:
    """Cas and Dee both say that it is their turn, and keep their shares: nobody gives them any, nobody opens anything."""
    players, process = table("battlegoats", Player, Player, OutOfTurn, OutOfTurn)
    ann, ben, cas, dee = players
    cas.lying = dee.lying = True  # type: ignore[attr-defined]
    process.kill()
    until(players, lambda: all("out_of_turn" in offences(cas, p) & offences(dee, p) for p in (ann, ben)), play=False)
    assert not any(player.moved for player in players)
    assert shares(ann, ben) == {(key(ben), key(ann))}


@pytest.mark.parametrize("title", of("loot_and_recruit", "lords_of_hell"))
def test_who_asks_while_the_host_lives(table, title: str) -> None:
    players, _ = table(title, Player, Player, OutOfTurn)
    ann, ben, cas = players
    cas.lying = True  # type: ignore[attr-defined]
    until(players, lambda: all("host_is_here" in offences(cas, p) for p in (ann, ben)), play=False)
    before = ann.peer.client.version  # type: ignore[union-attr]
    until(players, lambda: ann.over or ann.peer.client.version > before)  # type: ignore[union-attr]
    assert not shares(ann, ben) and not any(player.moved for player in players)


def test_who_collects_shares_and_lets_the_next_one_host(table) -> None:
    """Both others are told, and the next host has written down who was given shares."""
    players, process = table("battlegoats", Hoarder, Player, Player)
    ann, ben, cas = players
    process.kill()
    until(players, lambda: bool(ben.moved and cas.moved), play=False)
    assert ben.moved[-1] == cas.moved[-1] != key(ann)
    given = {(key(ben), key(ann)), (key(cas), key(ann))}
    until(players, lambda: given <= shares(ben) & shares(cas), play=False)
    assert "no_host" in offences(ann, ben) | offences(ann, cas)

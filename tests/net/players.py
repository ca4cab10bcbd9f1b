"""A world whose host can be lost: its clients agree on another among themselves, all in one process and on one clock."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import replace
from typing import Any

import msgspec

from net.client import events as e
from net.failover.election import PATIENCE, PATIENCES, Election, Follow, Succeed
from net.host.room import Room
from net.storage.store import Kept
from tests.net.world import Ledger, World, entropy_from, key


class Players(World):
    """`names` play; `lose_host` ends the host for good; `wait` lets the clients go on. A host that was started by a
    successor has its name; several hosts may be there at once (one that came back): each with the clients that are there."""

    def __init__(self, *names: str, seed: int = 1, loss: float = 0.0, **more: Any) -> None:
        super().__init__(seats=len(names), seed=seed, **more)
        self.among_loss = loss
        self.movers: dict[str, Election] = {}
        self.between: deque[tuple[str, str, bytes]] = deque()
        self.parted: set[tuple[str, str]] = set()
        """Pairs (by key) whose words do not reach each other."""
        self.hosts: dict[str, Room] = {"": self.table}
        self.ledgers: dict[str, Ledger] = {"": self.ledger}
        self.at: dict[str, str] = {}
        """Client -> the host it is at."""
        self.dead: set[str] = set()
        self.asleep: set[str] = set()
        """Players whose machine is off."""
        self.unable: set[str] = set()
        """Players whose machine cannot start a host."""
        self.opened: list[tuple[str, Kept]] = []
        self.dice = random.Random(seed)
        self.table.door.address_of = lambda peer: "127.0.0.1"
        self.start(*names)
        for name in names:
            self.also(name)
        self.exchange()

    def also(self, name: str) -> None:
        """The client of `name` meets the others' from now on."""
        client = self.clients[key(name)]
        client.standby.reachable_at(40_000 + len(self.movers))
        self.movers[client.key] = Election(
            client.key, client.standby.kept, receipts=client.standby.receipts, wall=lambda: self.now
        )
        client.standby.receipts.told = lambda receipt: self.events[client.key].append(
            e.ShareGiven(receipt.giver, receipt.to, receipt.at)
        )
        self.at[client.key] = ""

    # ------------------------------------------------------------------ faults

    def lose_host(self, name: str = "") -> None:
        """kill -9, and the machine is off."""
        self.dead.add(name)
        self._put_down()
        for who, client in self.clients.items():
            if self.at[who] == name:
                self.events[who] += client.disconnected(self.now)

    def _put_down(self) -> None:
        self.to_host.clear()
        self.to_client.clear()

    def part(self, one: str, other: str) -> None:
        self.parted |= {(key(one), key(other)), (key(other), key(one))}

    # ------------------------------------------------------------------ time and wires

    def exchange(self, limit: int = 10_000) -> None:
        if not self.movers:
            super().exchange(limit)
            return
        for _ in range(limit):
            for who, client in self.clients.items():
                for frame in client.take_outgoing():
                    self._put(self.to_host, (who, frame))
            if self.to_host:
                peer, frame = self.to_host.popleft()
                name = self.at[peer]
                if name not in self.dead and peer not in self.cut:
                    self._answered(name, self.hosts[name].receive(peer, frame, self.now))
            elif self.to_client:
                peer, frame = self.to_client.popleft()
                if peer not in self.cut:
                    self.events[peer] += self.clients[peer].receive(frame, self.now)
            else:
                return
        raise AssertionError("they never stop talking")

    def _answered(self, name: str, out: list[tuple[str, bytes]]) -> None:
        for peer, frame in out:
            if self.at.get(peer) == name:
                self._put(self.to_client, (peer, frame))
        self.hosts[name].outbox.cut.clear()

    def wait(self, seconds: float) -> None:
        if not self.movers:
            super().wait(seconds)
            return
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + 0.25)
            for name, table in self.hosts.items():
                if name not in self.dead:
                    self._answered(name, table.tick(self.now))
            for who, client in self.clients.items():
                if who in self.asleep:
                    continue
                if self.at[who] not in self.dead and who not in self.cut and client.state == "away":
                    self.events[who] += client.connected(self.now)
                self.events[who] += client.tick(self.now)
            self.exchange()
            self._among()

    def _among(self) -> None:
        for who, mover in self.movers.items():
            if who in self.asleep:
                continue
            client = self.clients[who]
            here = frozenset(seat.who for seat in client.lobby.seats if seat.here) if client.lobby else frozenset()
            apart = client.lobby is not None and client.lobby.waiting == "apart"
            owner = client.lobby.owner if client.lobby is not None else ""
            if client.lobby is not None:
                mover.patience = PATIENCES.get(client.lobby.lost, PATIENCE)
            self._come(who, mover.tick(client.state != "in", apart, here, self.now, client.standby.host_left, owner))
            self.events[who] += [e.Caught(*found) for found in mover.caught]
            mover.caught.clear()
            for other, frame in mover.take_outgoing():
                if (who, other) not in self.parted and self.dice.random() >= self.among_loss:
                    self.between.append((who, other, frame))
        while self.between:
            sender, to, frame = self.between.popleft()
            if to in self.movers and to not in self.asleep:
                self._come(to, self.movers[to].receive(sender, frame, self.now))

    def _come(self, who: str, outcomes: list[Any]) -> None:
        for what in outcomes:
            if isinstance(what, Succeed):
                self.opened.append((who, what.kept))
                self._come(who, self.movers[who].hosts("" if who in self.unable else self._host_at(who, what.kept)))
            elif isinstance(what, Follow) and self.at[who] != what.invite:
                self.at[who] = what.invite
                self.events[who] += self.clients[who].moved_to(key(what.invite))
                if what.invite not in self.dead:
                    self.events[who] += self.clients[who].connected(self.now)

    def _host_at(self, who: str, kept: Kept) -> str:
        """The host that `who` starts; its name is its invite here."""
        name = f"host-of-{who.rstrip('-')}-{len(self.hosts)}"
        opening = self.clients[who].opening
        assert opening is not None
        ledger = Ledger()
        ledger.begin(kept.begun, msgspec.structs.replace(kept.table, gathered=False))
        for number, line in enumerate(kept.lines, 1):
            ledger.line(number, line)
        table = Room(
            replace(self.setup, key=key(name), owner=who if self.setup.owner else ""),
            ledger,
            entropy_from((self.seed, name)),
            self.now,
            ledger.kept(opening.run + 1),
        )
        table.door.address_of = lambda peer: "127.0.0.1"
        self.hosts[name], self.ledgers[name] = table, ledger
        return name

    # ------------------------------------------------------------------ what is so

    def futures(self) -> list[str]:
        """Hosts that live and would take plays."""
        return [
            name
            for name, table in self.hosts.items()
            if name not in self.dead and table.lobby.waiting != "apart" and any(at == name for at in self.at.values())
        ]

    def together(self) -> bool:
        """All at one living host, with its present version."""
        places = set(self.at.values())
        if len(places) != 1 or places & self.dead:
            return False
        running = self.hosts[next(iter(places))].running
        return running is not None and all(
            c.state == "in" and c.version == running.version for c in self.clients.values()
        )

    def until_together(self, seconds: float) -> float:
        """Wait; how long it took. Fails after `seconds`."""
        began = self.now
        while not self.together():
            assert self.now - began < seconds, (self.at, {c.key: c.state for c in self.clients.values()})
            self.wait(0.25)
        return self.now - began

    def play_on(self, plays: int) -> int:
        """Up to `plays` more plays; how many were made."""
        made = 0
        for _ in range(plays * 3):
            if made == plays:
                break
            made += self.one_play()
            self.exchange()
            self.wait(0.25)
        return made

    def present(self) -> Room:
        [place] = set(self.at.values())
        return self.hosts[place]


def three(seed: int = 1, **more: object) -> Players:
    """Three players who have made three plays."""
    world = Players("alice", "bob", "cora", seed=seed, **more)
    world.play_on(3)
    return world

"""Modified hosts that choose the chance or the plays, in every game: none is called fair."""

from __future__ import annotations

import msgspec
import pytest

from game import titles
from net.fairness import account as fair
from net.fairness.commitments import commitment
from net.table import Table
from tests.net.world import World, key

TITLES = sorted(titles.titles())


def world_of(title: str, table: type[Table] | None = None) -> World:
    """A table of people, begun by the (modified) host; the match is not played out."""
    found = titles.title(title)
    names = ("alice", "bob", "carol", "dave")[: found.seats[0]]
    world = World(titles.rules(title), found, found.seats[0], seed=4)
    if table is not None:
        world.table.__class__ = table
    world.start(*names)
    return world


def judged(world: World, name: str = "alice") -> fair.Verdict:
    """What a client says of the account as it stands, as if the match were over."""
    client, running = world.clients[key(name)], world.table.running
    assert running is not None and client.shown is not None
    account = msgspec.msgpack.decode(msgspec.msgpack.encode(running.account(world.setup.key)), type=fair.Account)
    return fair.audit(world.setup.rules, "content", account, client.shown)


def play_to_the_end(world: World, most: int = 4000) -> None:
    for _ in range(most):
        if world.table.lobby.phase == "over":
            break
        if not world.one_play():
            world.wait(0.5)
        world.exchange()
    world.wait(2)


class InventsSecrets(Table):
    """It never asks for commitments, makes up everybody's secrets, and so picks the seed."""

    def _try_start(self, now: float) -> None:
        if self.lobby.phase == "lobby" and not self.lobby.missing():
            for seat in self.lobby.seats:
                seat.secret = bytes(32)
                seat.commitment = commitment(seat.secret, seat.owner, self.lobby.round, seat.verify_key)
            self._begin(now)


class AnotherRound(Table):
    """It commits honestly, hears all secrets, and then opens the match with another round and secrets that it likes."""

    def _begin(self, now: float) -> None:
        self.lobby.round += 1
        self._commitment = commitment(self._secret, self.setup.key, self.lobby.round)
        for seat in self.lobby.seats:
            seat.secret = bytes(32)
            seat.commitment = commitment(seat.secret, seat.owner, self.lobby.round, seat.verify_key)
        super()._begin(now)


class AnotherMatch(Table):
    """It hears all secrets and then changes what is played: another match id, kept for the occasion."""

    def _begin(self, now: float) -> None:
        self.match_id = "0" * 12
        super()._begin(now)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("cheat", [InventsSecrets, AnotherRound, AnotherMatch])
def test_a_host_that_chooses_the_chance_is_never_called_fair(cheat, title):
    world = world_of(title, cheat)
    assert world.table.running is not None
    for client in world.clients.values():
        assert not client.shown.present


def test_such_a_match_played_to_its_end_is_not_fair():
    for cheat in (None, InventsSecrets, AnotherRound, AnotherMatch):
        world = world_of("battlegoats", cheat)
        play_to_the_end(world)
        assert (judged(world).outcome == "fair") == (cheat is None)

"""One client's mesh, election and copy together, with a client that is a plain record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from net.failover.coordinator import Coordinator
from net.failover.host_query import Place
from net.failover.receipts import signed
from net.failover.standby import Standby
from net.protocol import messages as m
from net.protocol.records import Receipt
from net.storage import identity
from tests.net.failover.test_standby import Line
from tests.net.world import key, made_signer

AT = Place(key("host"), "127.0.0.1", 28420)


@dataclass
class Seated:
    """What the coordinator knows of a client."""

    key: str
    standby: Standby
    state: str = "in"
    lobby: m.Lobby | None = None
    run: int = 1
    signed_head: m.SignedHead | None = field(default=None)


@pytest.fixture
def seated() -> Iterator[tuple[Coordinator, Seated, Line]]:
    me, line = identity.fresh(), Line()
    coordinator = Coordinator(me, None)
    yield coordinator, Seated(me.public, Standby(me.public, made_signer("me"), line)), line
    coordinator.close()


def test_it_does_nothing_until_there_is_a_copy_to_keep(seated: tuple[Coordinator, Seated, Line]) -> None:
    coordinator, client, line = seated
    assert coordinator.poll(client, AT, 100.0) == [] and not coordinator.able and line.sent == []
    client.standby.take_share(m.LockShare("match", b"12345678", (client.key, key("bob")), b"s", 2), "match")
    line.take()
    assert coordinator.poll(client, AT, 100.0) == []
    [reach] = line.take()
    assert isinstance(reach, m.Reach) and reach.port > 0, "the others are told where it listens"


def test_every_share_that_was_given_is_news_once_also_between_polls(seated: tuple[Coordinator, Seated, Line]) -> None:
    coordinator, client, _ = seated
    bob = made_signer("bob")
    client.standby.take_share(m.LockShare("match", b"12345678", (client.key, key("bob")), b"s", 2), "match")
    client.standby.mind_receipts("match", {key("bob"): bob.verify_key}, AT.key)
    coordinator.poll(client, AT, 100.0)
    given = [signed(Receipt("match", b"lock%d" % n, key("bob"), key("cora"), n), bob) for n in range(2)]
    for receipt in given:
        assert coordinator.take_news() == []
        client.standby.hear_receipts(m.Handed("match", (receipt,)))
        assert coordinator.take_news() == [receipt]

"""Coming in: codes, passphrases, men in the middle, floods."""

from __future__ import annotations

import os

import pytest

from net.client import events as e
from net.client.client import Client
from net.client.introduction import Credentials, Introduction
from net.host.lobby_types import HouseRules
from net.host.rate_limit import BURST, PATIENCE, Bucket
from net.protocol import codec, security
from net.protocol import messages as m
from net.protocol.sync import KEPT
from tests.net.players import three
from tests.net.world import HOST, World, entropy_from, key


def closed(world, client):
    return [event.code for event in world.got(client, e.Closed)]


def test_a_locked_table_opens_for_passphrase_and_code_only():
    world = World(house=HouseRules(passphrase="mellon"), code="brisket-lantern")
    for name, how, state in [
        ("none", {}, "closed"),
        ("wrong", {"proves": "passphrase", "secret": "melon"}, "closed"),
        ("right", {"proves": "passphrase", "secret": "mellon"}, "in"),
        ("code", {"proves": "code", "secret": "brisket-lantern"}, "in"),
        ("badcode", {"proves": "code", "secret": "brisket-lamppost"}, "closed"),
    ]:
        client = world.join(name, **how)
        world.wait(0.5)
        assert client.state == state, name
    assert closed(world, world.clients[key("none")]) == ["locked"]
    assert closed(world, world.clients[key("wrong")]) == ["wrong_secret"]


def test_who_was_in_comes_back_without_proving_again():
    world = World(house=HouseRules(passphrase="mellon"))
    world.join("alice", proves="passphrase", secret="mellon")
    world.exchange()
    again = world.join("alice")
    world.exchange()
    assert again.state == "in"


def test_a_host_that_does_not_know_the_code_is_noticed():
    world = World(code="brisket-lantern")
    client = world.join("alice", proves="code", secret="AAAAAAA", sure=False)
    world.exchange()
    assert client.state == "closed" and closed(world, client) == ["wrong_secret"]
    # A man in the middle who lets everybody in, without asking for a proof:
    world = World()
    client = world.join("alice", proves="code", secret="brisket-lantern", sure=False)
    world.exchange()
    assert closed(world, client) == ["not_proven"]


def test_a_man_in_the_middle_cannot_pass_the_proof_on():
    """Mallory speaks to Alice with his own key as the host's, and to the host with his own key as Alice's."""
    world = World(house=HouseRules(passphrase="mellon"))
    mallory = "M" * 40
    alice = Client(key("alice"), mallory, Introduction("alice"), entropy_from(1), lambda _: "content",
                   credentials=Credentials("passphrase", "mellon"), sure=False)  # fmt: skip
    alice.connected(world.now)
    reached = False
    for _ in range(6):
        for frame in alice.take_outgoing():
            for _, answer in world.table.receive(mallory, frame, world.now):
                alice.receive(answer, world.now)
                reached = reached or isinstance(codec.read_from_host(answer), m.Welcome)
    assert not reached and mallory not in world.table.lobby.people
    assert alice.state == "closed"


def test_the_agreement_holds_only_for_the_same_secret_and_the_same_keys():
    def run(secret_a, secret_b, client_a="c", client_b="c", host_a="h", host_b="h"):
        a = security.KeyAgreement(secret_a, "client", client_a, host_a, os.urandom)
        b = security.KeyAgreement(secret_b, "host", client_b, host_b, os.urandom)
        return a.proofs(b.share) == b.proofs(a.share)

    assert run("x", "x")
    assert not run("x", "y")
    assert not run("x", "x", host_b="m")
    assert not run("x", "x", client_b="m")


def own(side):
    return security.KeyAgreement("x", side, "c", "h", os.urandom)


SMALL_ORDER = ["01" + "00" * 31, "ec" + "ff" * 30 + "7f", "00" * 32,
               "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"]  # fmt: skip
"""Points of order 1, 2, 4 and 8: whoever sends one would know the key without the secret."""


@pytest.mark.parametrize("point", SMALL_ORDER)
def test_points_of_small_order_are_refused(point):
    assert own("client").proofs(b"B" + bytes.fromhex(point)) is None


def test_what_is_no_share_of_the_other_side_is_refused():
    client, host = own("client"), own("host")
    for share in (b"", host.share[:-1], host.share + b"x", b"S" + host.share[1:], b"B" + b"\xff" * 32, client.share):
        assert own("client").proofs(share) is None
    assert client.proofs(b"B" + client.share[1:]) is None, "its own share, sent back"


def test_passphrases_as_people_type_them():
    assert security.passphrase(" cafe\u0301 ") == security.passphrase("caf\u00e9")


def test_other_versions_and_other_rules_are_refused_politely():
    world = World()
    alice = world.join("alice")
    alice.entry._hello = m.Hello(99, "2.0", "alice")
    alice.connected(world.now)
    world.exchange()
    assert closed(world, alice) == ["protocol"]
    bob = world.join("bob")
    bob.entry._content = lambda title: "other"
    world.exchange()
    assert closed(world, bob) == ["content"]
    carol = world.join("carol")

    def unknown(title):
        raise ValueError("no such game")

    carol.entry._content = unknown
    world.exchange()
    assert closed(world, carol) == ["content"]


def test_only_a_plain_frame_that_idles_costs():
    bucket = Bucket(0.0)
    assert all(bucket.take(0.0) for _ in range(int(BURST)))
    assert not bucket.take(0.0)
    assert bucket.take(1.0)
    bucket.take(0.5)  # a clock that steps back
    assert bucket.take(2.0)


def test_a_flood_is_dropped_then_ended_and_the_others_play_on():
    world = World()
    world.start("alice", "bob")
    before = world.table.running.match.dump()
    spam = codec.pack(m.Say("spam"))
    said = []
    for _ in range(1000):
        for peer, frame in world.table.receive(key("bob"), spam, world.now):
            if peer == key("bob"):
                said.append(codec.read_from_host(frame))
        if world.table.outbox.cut:
            break
    assert any(isinstance(x, m.Sorry) and x.code == "too_fast" and x.fatal for x in said)
    assert key("bob") in world.table.outbox.banned
    assert len([x for x in said if isinstance(x, m.Chat)]) <= BURST
    assert world.table.running.match.dump() == before


def test_strangers_fill_no_memory():
    world = World()
    hello = codec.pack(m.Hello(m.PROTOCOL, "", "x"))
    for number in range(2000):
        world.table.receive(f"{number:040d}", hello, world.now)
    assert len(world.table.door._buckets) <= 300 and len(world.table.door._knocks) <= 300
    assert HOST not in world.table.lobby.people


@pytest.mark.parametrize("lies", ["seen", "holds"])
def test_lies_about_what_is_held_are_not_free(lies):
    """Everything could be said to have come again and again, version by version and piece by piece."""
    world = three()
    bob = world.clients[key("bob")]
    run, lock = world.table.running.run, bob.standby.kept.lock
    again = m.Again(1) if lies == "seen" else m.Holds(lock, 0)
    steps = [m.Seen(run, n) if lies == "seen" else m.Holds(lock, n) for n in range(2, 5)]
    frames = [codec.pack(word) for word in (again, *steps, m.Holds(lock, 2**31))]
    cut = False
    for _ in range(int(BURST + PATIENCE) // len(frames) + 2):
        for frame in frames:
            said = [codec.read_from_host(body) for peer, body in world.table.receive(bob.key, frame, world.now)]
            cut = cut or any(isinstance(word, m.Sorry) and word.code == "too_fast" for word in said)
    assert cut


@pytest.mark.parametrize("what", ["commit", "reveal"])
def test_a_promise_is_free_once(what):
    """Each new one is another lobby for everybody; and a secret is told once."""
    world = World(seats=3)
    for name in ("alice", "bob", "cora"):
        world.join(name)
        world.exchange()
    table, who, cut = world.table, key("bob"), False
    if what == "reveal":
        # Cora keeps hers to herself.
        put = world._put
        world._put = lambda queue, item: (
            None if item[1][1:8] == b"\xa6reveal" and item[0] == key("cora") else put(queue, item)
        )
        for client in world.clients.values():
            client.commands.ready()
        world.exchange()
        assert table.lobby.phase == "starting"
        words = [m.Reveal(table.lobby.round, world.clients[who].agreement._secrets[table.lobby.round])]
    else:
        words = [m.Commit(table.lobby.round, bytes([n]) * 32, bytes(32)) for n in range(2)]
    for number in range(int(BURST + PATIENCE) + 20):
        out = table.receive(who, codec.pack(words[number % len(words)]), world.now)
        said = [codec.read_from_host(body) for peer, body in out if peer == who]
        cut = cut or any(isinstance(word, m.Sorry) and word.code == "too_fast" for word in said)
    assert cut


def test_whoever_asks_again_and_again_fills_no_memory():
    world = World(seed=3)
    world.start("alice", "bob")
    view = world.table.running.view(0)
    for _ in range(20 * KEPT):
        world.now += 0.05
        for name in ("alice", "bob"):
            world.table.lobby.people[key(name)].heard = world.now
            world.table.receive(key(name), codec.pack(m.Again(1)), world.now)
    assert len(view._frames) <= KEPT

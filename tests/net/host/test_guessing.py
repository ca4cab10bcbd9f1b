"""People who guess codes and passphrases, with programs of their own, against a real `Table`; and everybody else meanwhile."""

from __future__ import annotations

import itertools
import os
import random

import pytest

from net.client import events as e
from net.client.client import Client
from net.client.introduction import Credentials, Introduction
from net.host.lobby_types import HouseRules
from net.host.rate_limit import Guesses, network_of
from net.protocol import codec, security
from net.protocol import messages as m
from tests.net.world import HOST, World, entropy_from, key

PHRASE = "4711"
HOUR = 3600.0


def entering(peer: str, share: bytes, secret: str) -> m.Enter:
    """The answer to the host's half `share` of somebody who takes `secret` for the passphrase."""
    half = security.KeyAgreement(secret, "client", peer, HOST, os.urandom)
    proofs = half.proofs(share)
    assert proofs is not None
    return m.Enter("content", half.share, proofs.client, meets=security.share_name(share))


class Guesser:
    """A program that knows the protocol and has any number of keys and addresses. It never waits for anything."""

    def __init__(self, world: World, address: str = "10.0.0.66", halves: int = 4) -> None:
        self.world, self.address = world, address
        self.count = itertools.count()
        # Its own work is not the point: a few halves serve for all its guesses.
        self.secrets = [f"{number:04d}" for number in range(halves)]
        self.answers: list[str] = []
        self.places: dict[str, str] = world.places  # type: ignore[attr-defined]

    def key(self, address: str = "") -> str:
        fresh = key(f"g{next(self.count)}")
        self.places[fresh] = address or self.address
        return fresh

    def say(self, peer: str, message: m.Message) -> list[m.Message]:
        out = self.world.table.receive(peer, codec.pack(message), self.world.now)
        return self.take(out)

    def take(self, out: list[tuple[str, bytes]]) -> list[m.Message]:
        said = []
        for to, frame in out:
            if to in self.places and to not in self.world.clients:
                answer = codec.read_from_host(frame)
                said.append(answer)
                if isinstance(answer, m.Sorry):
                    self.answers.append(answer.code)
            else:
                self.world.to_client.append((to, frame))
        return said

    def hello(self, peer: str) -> bytes:
        """The host's half, b"" if it does not come at once."""
        said = self.say(peer, m.Hello(m.PROTOCOL, "", "x", proves="passphrase"))
        return next((one.share for one in said if isinstance(one, m.Greeting)), b"")

    def guess(self, peer: str, share: bytes, secret: str) -> None:
        self.say(peer, entering(peer, share, secret))

    def tick(self, seconds: float) -> None:
        self.world.now += seconds
        self.take(self.world.table.tick(self.world.now))


def guarded(**setup) -> World:
    """A table with a passphrase, and a place for each peer."""
    world = World(house=HouseRules(passphrase=PHRASE), **setup)
    world.places = {}  # type: ignore[attr-defined]
    world.table.door.address_of = lambda peer: world.places.get(peer, "10.0.0.1")  # type: ignore[attr-defined]
    return world


def settle(world: World, guesser: Guesser) -> None:
    """What the honest clients have to say is carried; what the guesser is told is kept apart."""
    for _ in range(50):
        quiet = True
        for who, client in world.clients.items():
            for frame in client.take_outgoing():
                quiet = False
                guesser.take(world.table.receive(who, frame, world.now))
        while world.to_client:
            peer, frame = world.to_client.popleft()
            if peer in world.clients:
                quiet = False
                world.events[peer] += world.clients[peer].receive(frame, world.now)
        world.table.outbox.cut.clear()
        if quiet:
            return


def pass_time(world: World, guesser: Guesser, seconds: float, every: float = 0.25) -> None:
    until = world.now + seconds
    while world.now < until:
        guesser.tick(every)
        for who, client in world.clients.items():
            world.events[who] += client.tick(world.now)
        settle(world, guesser)


def test_fresh_keys_that_all_say_hello_first_get_no_more_guesses_than_the_limit():
    """250 keys from as many addresses greet, and only then does any of them guess."""
    world = guarded()
    guesser = Guesser(world)
    greeted = {}
    for number in range(250):
        peer = guesser.key(f"10.0.{number}.1")
        share = guesser.hello(peer)
        world.now += 0.06
        if share:
            greeted[peer] = share
    assert len(greeted) > 240, "to greet is free enough"
    for peer, share in greeted.items():
        guesser.guess(peer, share, "0000")
    for _ in range(60):
        guesser.tick(1.0)
    looked_at = guesser.answers.count("wrong_secret")
    assert looked_at <= Guesses.ALL + 60 / Guesses.ALL_EVERY_S, "counted where the guess is made"
    assert looked_at >= Guesses.ALL


@pytest.mark.parametrize("addresses, most", [(1, 530), (10_000, 560)])
def test_a_four_digit_phrase_holds_an_evening(addresses, most):
    """Four hours of a program that always has a guess ready, from one address or from any number of them."""
    guesses, now, made = Guesses(), 0.0, 0
    while now < 4 * HOUR:
        peer, network = f"k{made}", network_of(f"10.{made % addresses // 250}.{made % addresses % 250}.7")
        wait = guesses.wait_s(peer, network, now)
        if wait:
            now += wait + 1e-6
            continue
        guesses.wrong(peer, network, now)
        made += 1
    assert made <= most, "more than one phrase in 18"
    # All ten thousand, as the docstring says.
    assert (10_000 - made) * Guesses.WARY_EVERY_S / HOUR + 4 > 80


def test_who_has_a_seat_is_never_turned_away_for_the_guesses_of_others():
    """A stranger guesses without a pause; the seated player's connection blinks twenty times."""
    world = guarded()
    guesser = Guesser(world)
    alice = world.join("alice", proves="passphrase", secret=PHRASE)
    pass_time(world, guesser, 1.0)
    assert alice.state == "in"
    for number in range(20):
        for turn in range(10):
            peer = guesser.key(f"10.1.{number}.{turn}")
            share = guesser.hello(peer)
            world.now += 0.06
            if share:
                guesser.guess(peer, share, "0000")
        world.hang_up("alice")
        world.cut.discard(alice.key)
        world.events[alice.key] += alice.connected(world.now)
        settle(world, guesser)
        assert alice.state == "in", "at once"
        pass_time(world, guesser, 0.5)
    assert guesser.answers.count("wrong_secret") >= Guesses.ALL
    assert alice.state == "in" and not world.got(alice, e.Closed) and not world.got(alice, e.Queued)


def test_a_newcomer_with_the_right_phrase_gets_in_while_it_is_being_guessed_at():
    """The guesser has used up the table's allowance; whoever comes from elsewhere is told to wait, waits by itself, is in."""
    world = guarded()
    guesser = Guesser(world)
    for number in range(60):
        peer = guesser.key(f"10.2.{number % 5}.1")
        share = guesser.hello(peer)
        world.now += 0.06
        if share:
            guesser.guess(peer, share, "0000")
    assert guesser.answers.count("too_many_tries") > 10
    bob = world.join("bob", proves="passphrase", secret=PHRASE)
    settle(world, guesser)
    assert bob.state != "in" and bob.state != "closed"
    began = world.now
    while bob.state != "in" and world.now < began + 60:
        pass_time(world, guesser, 1.0)
        peer = guesser.key("10.2.0.1")
        share = guesser.hello(peer)
        if share:
            guesser.guess(peer, share, "0000")
    assert bob.state == "in" and world.now - began <= Guesses.WARY_EVERY_S
    assert [event.wait_s > 0 for event in world.got(bob, e.Queued)] and not world.got(bob, e.Closed)


def test_a_slip_of_the_finger_costs_nothing_and_the_fourth_costs_some_seconds():
    world = guarded()
    guesser = Guesser(world)
    for number in range(Guesses.EACH):
        wrong = world.join("bob", proves="passphrase", secret=f"slip {number}")
        pass_time(world, guesser, 0.5)
        assert [event.code for event in world.got(wrong, e.Closed)] == ["wrong_secret"]
    right = world.join("bob", proves="passphrase", secret=PHRASE)
    settle(world, guesser)
    assert right.state == "entering" and 0 < world.got(right, e.Queued)[-1].wait_s <= Guesses.EACH_EVERY_S
    pass_time(world, guesser, Guesses.EACH_EVERY_S)
    assert right.state == "in" and not world.got(right, e.Closed)


def test_another_passphrase_starts_anew():
    world = guarded(owner=key("alice"))
    guesser = Guesser(world)
    alice = world.join("alice")
    settle(world, guesser)
    for number in range(30):
        peer = guesser.key(f"10.3.{number}.1")
        share = guesser.hello(peer)
        world.now += 0.1
        if share:
            guesser.guess(peer, share, "0000")
    alice.commands.set_house(passphrase="mellon")
    settle(world, guesser)
    bob = world.join("bob", proves="passphrase", secret="mellon")
    pass_time(world, guesser, 0.5)
    assert bob.state == "in"


def test_what_strangers_may_have_worked_out_is_bounded():
    """A thousand keys ask for a key agreement in one second: the host makes as many as it has time for, and no more."""
    world = guarded()
    guesser = Guesser(world)
    shares = []
    for number in range(1000):
        peer = guesser.key(f"10.4.{number % 250}.1")
        shares += [guesser.hello(peer)]
        world.now += 0.001
    assert sum(map(bool, shares)) <= 3 + 1.0 / 0.05 + 1
    assert len(world.table.door._to_greet) <= 64 and len(world.table.door._buckets) <= 256


def test_networks_are_what_one_person_has():
    assert network_of("192.168.1.7") == "192.168.1.7" == network_of("::ffff:192.168.1.7")
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::1%2") != network_of("fe80::2%eth0")
    assert network_of("") == network_of("somewhere") == ""


# A slow host


class SlowLine:
    """One client and its table, with every single word late by a time of its own; nothing overtakes, as on TCP."""

    def __init__(self, client: Client, world: World, delay) -> None:
        self.client, self.world, self.delay = client, world, delay
        self.there: list[tuple[float, bytes]] = []
        self.back: list[tuple[float, bytes]] = []
        self.events: list[e.Event] = client.connected(world.now)

    def _put(self, line: list[tuple[float, bytes]], frame: bytes) -> None:
        at = self.world.now + self.delay(frame)
        line.append((max(at, line[-1][0]) if line else at, frame))

    def run(self, seconds: float) -> None:
        world, client = self.world, self.client
        until = world.now + seconds
        while world.now < until and client.state not in ("in", "closed"):
            world.now += 0.1
            self.events += client.tick(world.now)
            for frame in client.take_outgoing():
                self._put(self.there, frame)
            while self.there and self.there[0][0] <= world.now:
                for to, answer in world.table.receive(client.key, self.there.pop(0)[1], world.now):
                    if to == client.key:
                        self._put(self.back, answer)
            for to, answer in world.table.tick(world.now):
                if to == client.key:
                    self._put(self.back, answer)
            world.table.outbox.cut.clear()
            while self.back and self.back[0][0] <= world.now:
                self.events += client.receive(self.back.pop(0)[1], world.now)


def come_in(delay, seed=0, sure=False, proves="passphrase", before=None) -> SlowLine:
    world = World(house=HouseRules(passphrase=PHRASE), code="brisket-lantern", seed=seed)
    client = Client(
        key("alice"), HOST, Introduction("alice"), entropy_from(seed), lambda title: "content",
        credentials=Credentials(proves, PHRASE if proves == "passphrase" else "brisket-lantern"), sure=sure,
    )  # fmt: skip
    line = SlowLine(client, world, delay)
    line.run(90.0)
    return line


DELAYS = (0.0, 2.5, 10.0)


@pytest.mark.parametrize("proves", ["passphrase", "code"])
def test_a_slow_host_lets_in_whoever_has_the_right_code(proves):
    """Hello, greeting, enter and welcome, each late by 0, 2.5 or 10 seconds: all 81 ways."""
    for late in itertools.product(DELAYS, repeat=4):
        times = dict(zip(("hello", "greeting", "enter", "welcome"), late))
        line = come_in(lambda frame, times=times: times.get(tag_of(frame), 0.0), proves=proves)
        assert line.client.state == "in", (late, line.events)
        assert not any(isinstance(event, e.Closed) for event in line.events)


def tag_of(frame: bytes) -> str:
    import msgpack

    return str(msgpack.unpackb(frame)[0]) if frame[0] != 0x78 else ""


def test_words_that_are_late_by_chance_let_in_whoever_has_the_right_code():
    for seed in range(150):
        dice = random.Random(seed)
        line = come_in(lambda frame, dice=dice: dice.uniform(0.0, 10.0), seed=seed, sure=seed % 2 == 0)
        assert line.client.state == "in", seed


def test_a_repeated_hello_gets_the_same_half_and_an_old_proof_a_newer_greeting():
    world = guarded()
    guesser = Guesser(world)
    peer = guesser.key()
    first = guesser.hello(peer)
    assert first and guesser.hello(peer) == first
    # The stranger is forgotten meanwhile, and greets again: its half is another one.
    del world.table.door._knocks[peer]
    second = guesser.hello(peer)
    assert second and second != first
    said = guesser.say(peer, entering(peer, first, PHRASE))
    assert [one.share for one in said if isinstance(one, m.Greeting)] == [second], (
        "not a guess: an older greeting's answer"
    )
    assert "wrong_secret" not in guesser.answers
    enter = entering(peer, second, PHRASE)
    assert any(isinstance(one, m.Welcome) for one in guesser.say(peer, enter))
    assert any(isinstance(one, m.Welcome) for one in guesser.say(peer, enter)), "said twice, let in twice"
    # Another share would be a second guess at one half: it gets a half of its own.
    said = guesser.say(peer, entering(peer, second, PHRASE))
    (third,) = (one.share for one in said if isinstance(one, m.Greeting))
    assert third not in (first, second)
    assert any(isinstance(one, m.Welcome) for one in guesser.say(peer, entering(peer, third, PHRASE)))

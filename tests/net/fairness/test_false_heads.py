"""A player's program that signs false heads, so that an honest host looks false: what every screen says, and with whose name.

The liar's signatures are made here by hand, of bytes; its moves go through a client, for it plays on like everybody.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from hashlib import blake2b

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec.structs import replace

from game import titles
from game.engine.journal import PlayRecord
from game.scenes.verdict_words import explained, stamped
from game.words import Catalogue
from net.client import events as e
from net.client.client import Client
from net.fairness import account as fair
from net.fairness.outcome import judge
from net.host.lobby_types import HouseRules
from net.protocol import codec
from net.protocol import messages as m
from net.storage.recording import Recorder
from net.storage.verify import check
from tests.net.world import World, key

TITLES = sorted(titles.titles())
NAMES = ("alice", "bob", "carol", "dave")
BOB = key("bob")

Lie = Callable[[m.SignedHead], list[m.SignedHead]]


def sign(head: m.SignedHead, seed: int) -> m.SignedHead:
    """Bob's signature, by hand: the statement is a purpose and its parts, each with its length before it."""
    private = Ed25519PrivateKey.from_private_bytes(blake2b(f"bob{seed}".encode(), digest_size=32).digest())
    parts = [
        b"head",
        head.who.encode(),
        head.match.encode(),
        b"%d" % head.run,
        b"%d" % head.version,
        head.told,
        head.head,
    ]
    said = b"gobsmack 11 " + b"".join(b"%d:%b" % (len(part), part) for part in parts)
    return replace(head, signature=private.sign(said))


def from_the_beginning(head: m.SignedHead) -> list[m.SignedHead]:
    return [replace(head, head=blake2b(head.head, digest_size=32).digest())]


def another_opening(head: m.SignedHead) -> list[m.SignedHead]:
    return [replace(head, told=b"x" * 32)]


def a_longer_match(head: m.SignedHead) -> list[m.SignedHead]:
    """As if the match had gone on for the liar where it ended for the others."""
    return [head, replace(head, version=head.version + 3, head=b"h" * 32)]


def both(head: m.SignedHead) -> list[m.SignedHead]:
    """The true one, and a false one of the same version: to have some believe this and some that."""
    return [head, *from_the_beginning(head)]


LIES: tuple[Lie, ...] = (from_the_beginning, another_opening, a_longer_match, both)


class WithALiar(World):
    """Every head that bob's program would say is put aside; what it says instead is made by hand."""

    lie: Lie
    lied = 0

    def _put(self, queue: deque[tuple[str, bytes]], item: tuple[str, bytes]) -> None:
        peer, frame = item
        for one in self.said(frame) if queue is self.to_host and peer == BOB else [frame]:
            super()._put(queue, (peer, one))

    def said(self, frame: bytes) -> list[bytes]:
        message = codec.read_to_host(frame)
        if type(message) is not m.SignedHead:
            return [frame]
        made = [sign(one, self.seed) if one != message else one for one in type(self).lie(message)]
        self.lied += 1
        return [codec.pack(one) for one in made]


def account_of(world: World, client: Client) -> fair.Account:
    """What the host lays open; where the match is not over, what it would."""
    given = world.got(client, e.AccountGiven)
    return given[-1].account if given else world.table.running.account(world.setup.key)


def played(title: str, lie: Lie, recorders: dict[str, Recorder] | None = None) -> WithALiar:
    """A match of people only, some moves long, which everybody then resigns. (Nobody can resign all of Lords of Hell.)"""
    found = titles.title(title)
    kind = type("Lying", (WithALiar,), {"lie": staticmethod(lie)})
    names = NAMES[: max(3, found.seats[0])] if found.seats[1] > 2 else NAMES[:2]
    world: WithALiar = kind(
        titles.rules(title), found, len(names), seed=4, house=HouseRules(timers="off", lost="never")
    )
    for name in names:
        client = world.join(name)
        if recorders is not None and name in recorders:
            client.frames.record = recorders[name].take
    world.exchange()
    world.start(*(name for name in names if key(name) not in world.clients))
    for _ in range(60):
        if not world.one_play():
            world.wait(0.5)
        world.exchange()
    for _ in range(200 if title != "lords_of_hell" else 0):
        for client in world.clients.values():
            if client.result is None and client.ask is not None and client.pending is None:
                client.resign()
                world.exchange()
        if world.table.running.over:
            break
        if not world.one_play():
            world.wait(0.5)
        world.exchange()
    world.settle()
    world.wait(5)
    assert world.lied, "there was nothing to lie about"
    return world


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("title", TITLES)
def test_a_client_that_signs_false_heads_is_named_and_the_hosts_account_still_fits(title, lie):
    if (title, lie) == ("lords_of_hell", a_longer_match):
        pytest.skip("the match has no end here")
    world = played(title, lie)
    honest = [client for client in world.clients.values() if client.key != BOB]
    accounts = set()
    for client in honest:
        standing = client.heads.book.standing()
        assert [who for who, _ in standing.differs] == [BOB], "the liar, and nobody else"
        assert set(standing.unheard) <= {BOB}
        assert any(BOB in dict(event.standing.differs) for event in world.got(client, e.OthersHeard)), "said at once"
        account = account_of(world, client)
        verdict = fair.audit(world.setup.rules, "content", account, client.held.shown)
        assert verdict.outcome == "fair" or verdict.why == "no_result", "the host's account fits all that was told"
        outcome = judge(fair.Verdict("fair"), standing, "proven")
        assert (outcome.kind, outcome.why, outcome.who) == ("cheated", "story", (BOB,))
        accounts.add(msgspec.msgpack.encode(account))
    assert len(accounts) == 1


@pytest.mark.parametrize("language", ("en", "fi", "es"))
def test_the_screens_say_whose_word_differs_and_that_it_may_be_a_lie(language):
    world = played("battlegoats", from_the_beginning)
    alice = world.clients[key("alice")]
    [given] = world.got(alice, e.AccountGiven)
    verdict = fair.audit(world.setup.rules, "content", given.account, alice.held.shown)
    outcome = judge(verdict, alice.heads.book.standing(), "proven")
    text = Catalogue(language)
    sign_of, heading, why = stamped(text, outcome, ["Bob"], (), False)
    assert (sign_of, heading) == ("cross", text.tr("trust-cheated")) and "Bob" in why
    whole = explained(text, outcome, ["Bob"], ("palo", "kimi", "tuli"))
    assert why in whole and text.tr("trust-about-cheated") in whole, "the host, or that player's program"


def test_the_recordings_show_that_the_hosts_account_holds_and_whose_head_differs(tmp_path):
    recorders = {name: Recorder(tmp_path / name) for name in ("alice", "bob")}
    world = played("battlegoats", from_the_beginning, recorders)
    rules, content = (lambda _: world.setup.rules), (lambda _: "content")
    found = check(str(recorders["alice"].path), rules, content, lambda who: True)
    assert not found.holds and "its account holds, but another player's signed heads tell another match" in found.text
    assert "\n  bob: another match than here at version 16" in found.text
    assert "\n  carol: the same as here up to version" in found.text
    # The liar's own recording of the same match holds the same account: it has no other to show.
    mine = check(str(recorders["bob"].path), rules, content, lambda who: True)
    assert "NOT what was told" not in mine.text


@pytest.mark.parametrize("title", TITLES)
def test_a_liar_can_make_no_account_with_the_others_moves(title):
    """After the end it knows the host's secret. An account of its own holds others' moves only as they signed them; what it
    changes becomes a default at the most, and whoever made that move has its own signature to show."""
    world = played(title, from_the_beginning)
    alice = world.clients[key("alice")]
    account = account_of(world, alice)
    at = max(n for n, line in enumerate(account.proofs) if line.key == alice.key and account.plays[n].kind == "play")
    plays, proofs = account.plays, account.proofs

    def put(play: PlayRecord, line: fair.LineProof) -> fair.Account:
        return replace(
            account, plays=(*plays[:at], play, *plays[at + 1 :]), proofs=(*proofs[:at], line, *proofs[at + 1 :])
        )

    for n, (play, line) in enumerate(zip(plays, proofs)):
        if line.key == BOB and n < at:
            other = put(plays[at], replace(proofs[at], proof=line.proof))
            assert fair.audit(world.setup.rules, "content", other, alice.held.shown).outcome == "false"
            assert play.seat != plays[at].seat
            break
    for changed, why in (
        (put(replace(plays[at], choice=["another"]), proofs[at]), {"signature"}),
        (put(replace(plays[at], kind="clock"), fair.LineProof()), {"my_play", "chain"}),
    ):
        verdict = fair.audit(world.setup.rules, "content", changed, alice.held.shown)
        assert verdict.outcome == "false" and verdict.why in why

"""Commitments before a match, and whether the match is the agreed one."""

from __future__ import annotations

import msgspec

from net.client import events as e
from net.client.binding import Promise, agreed_head, bind, opening_head, recall, shown_at
from net.client.frame_log import FrameLog
from net.client.start_agreement import StartAgreement
from net.fairness.commitments import commitment
from net.protocol import messages as m
from net.protocol.records import SeatCommitment, Terms
from tests.net.client.parts import ALICE, link_in, opening, sent
from tests.net.world import World, entropy_from, key, made_signer


def lobby(*names: str, committed: bytes = b"", phase: m.Phase = "lobby") -> m.Lobby:
    client = World().join("alice")
    world = World(seats=max(2, len(names)))
    for name in names:
        world.join(name)
        world.exchange()
    found = world.clients[key(names[0])].lobby
    assert found is not None and client is not None
    seats = tuple(msgspec.structs.replace(seat, commitment=committed) for seat in found.seats)
    return msgspec.structs.replace(found, seats=seats, phase=phase)


def test_a_secret_is_committed_to_once_and_again_when_it_may_have_been_lost() -> None:
    link = link_in()
    agreement = StartAgreement(link, FrameLog(), ALICE, made_signer("alice"), entropy_from(3))
    for _ in range(2):
        agreement.lobby_changed(lobby("alice"))
    [commit] = sent(link)
    assert isinstance(commit, m.Commit)
    link.now += 1.0
    agreement.commit(lobby("alice"))
    assert sent(link) == [commit]
    link.now += 1.0
    agreement.commit(lobby("alice", committed=commit.commitment))
    assert sent(link) == [], "the table has it"
    assert agreement.take_seated() and not agreement.take_seated()


def test_the_secret_is_revealed_for_one_set_of_commitments_only() -> None:
    link = link_in()
    signer = made_signer("alice")
    agreement = StartAgreement(link, FrameLog(), ALICE, signer, entropy_from(3))
    alone = lobby("alice")
    agreement.lobby_changed(alone)
    [commit] = sent(link)
    mine = SeatCommitment(ALICE, commit.commitment, signer.verify_key)
    terms = Terms("match", "tricks", "content", {}, ("human", "human"))
    other = SeatCommitment(key("bot"), b"b" * 32, b"w" * 32)
    promised = m.Commitments(alone.round, b"h" * 32, (mine, other), terms)
    assert agreement.reveal(msgspec.structs.replace(promised, seats=(other,)), alone) == [] and sent(link) == []
    assert agreement.reveal(promised, alone) == []
    [reveal] = sent(link)
    assert commitment(reveal.secret, ALICE, alone.round, signer.verify_key) == commit.commitment
    [told] = agreement.reveal(msgspec.structs.replace(promised, host=b"i" * 32), alone)
    assert isinstance(told, e.Told) and sent(link) == []
    assert agreement.agreed_on("match") == (promised, reveal.secret) and agreement.agreed_on("another") is None


def test_a_match_that_is_not_the_agreed_one_is_doubted_at_once() -> None:
    told = opening(
        commitments=(SeatCommitment(ALICE, b"c" * 32, b"v" * 32), SeatCommitment(key("bob"), b"d" * 32, b"w" * 32))
    )
    terms = Terms(told.match, told.title, told.content, told.options, told.kinds)
    promised = m.Commitments(told.round, told.host, told.commitments, terms)
    assert opening_head(told) == agreed_head(promised)
    shown = shown_at(told, ALICE)
    bind(shown, told, Promise(promised, b"secret"), True)
    assert shown.present and shown.secret == b"secret" and shown.distrust is None
    for promise, was_seated, why in (
        (None, True, "no_commitments"),
        (None, False, None),
        (Promise(msgspec.structs.replace(promised, round=2), b"s"), True, "opening"),
    ):
        shown = shown_at(told, ALICE)
        bind(shown, told, promise, was_seated)
        assert not shown.present and (shown.distrust.why if shown.distrust else None) == why
    assert recall(shown, (promised, m.Reveal(1, b"secret"))) == Promise(promised, b"secret")
    assert recall(shown, (promised,)) is None

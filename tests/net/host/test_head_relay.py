from __future__ import annotations

from net.fairness.heads import EVERY
from net.host.head_relay import HeadRelay
from net.host.outbox import Outbox
from net.protocol import messages as m
from tests.net.host.parts import NOW, lobby_of, running_match, said
from tests.net.world import key


def test_heads_are_told_at_fixed_versions_and_at_the_end() -> None:
    lobby = lobby_of("alice", "bob")
    outbox = Outbox(lobby.people)
    relay, running = HeadRelay(lobby, outbox), running_match(lobby)
    while not running.over:
        running.stand_in(running.match.waiting_for()[:1], NOW)
        relay.extend(running)
    told = [head.version for head in said(outbox, "alice") if isinstance(head, m.ChainHead)]
    assert told[-1] == running.version and all(version % EVERY == 0 for version in told[:-1])
    relay.tell(key("bob"), running)
    assert [head.version for head in said(outbox, "bob") if isinstance(head, m.ChainHead)] == told
    relay.new_round()
    relay._told.clear()
    assert relay._signed == {}


def test_a_signed_head_is_passed_on_once_and_given_back_to_its_sender() -> None:
    lobby = lobby_of("alice", "bob", "carol")
    outbox = Outbox(lobby.people)
    relay = HeadRelay(lobby, outbox)
    head = m.SignedHead(key("alice"), "match", 1, 16, b"t" * 32, b"h" * 22)
    relay.pass_on(lobby.people[key("alice")], head)
    assert said(outbox) == [head] * 3
    relay.pass_on(lobby.people[key("alice")], head)
    assert [peer for peer, _ in outbox.take()] == [key("alice")], "said again, it tells nobody else"
    watched = m.SignedHead(key("carol"), "match", 1, 16, b"t" * 32, b"h" * 22)
    relay.pass_on(lobby.people[key("carol")], watched)
    assert [peer for peer, _ in outbox.take()] == [key("carol")], "who only watches has no say"

"""Hello, greeting, proof and welcome, without a table behind the door."""

from __future__ import annotations

from typing import Any

import msgspec

from net.client import events as e
from net.client.entry import GREET_AGAIN_S, Entry
from net.client.link import Link
from net.protocol import messages as m
from net.protocol.security import KeyAgreement, share_name
from tests.net.client.parts import ALICE, sent
from tests.net.world import HOST, entropy_from


def entry(secret: str = "", is_sure: bool = True, ticket: str = "") -> tuple[Entry, Link]:
    link = Link()
    link.now = 100.0
    hello = m.Hello(m.PROTOCOL, "", "alice", "player", "code" if secret else "", ticket)
    made = Entry(link, ALICE, HOST, hello, secret, is_sure, b"v" * 32, entropy_from(1), lambda title: "content",
                 lambda title: ())  # fmt: skip
    made.greet()
    link.take()
    return made, link


def greeting(share: bytes = b"", **fields: Any) -> m.Greeting:
    told = m.Greeting(m.PROTOCOL, "1.0", "table", "tricks", "content", False, share)
    return msgspec.structs.replace(told, **fields)


def test_a_host_of_other_rules_or_of_another_protocol_is_left() -> None:
    for fields, code in (
        ({"protocol": m.PROTOCOL + 1}, "protocol"),
        ({"content": "other"}, "content"),
        ({"locked": True}, "locked"),
    ):
        made, link = entry()
        events = made.greeted(greeting(**fields), 0, 0)
        assert events == [e.Connection("closed"), e.Closed(code, "" if code == "locked" else "1.0")]
        assert link.state == "closed"


def test_both_sides_prove_the_secret_and_a_false_host_is_left() -> None:
    for theirs, state in (("sesame", "in"), ("other", "closed")):
        made, link = entry("sesame", is_sure=False)
        half = KeyAgreement(theirs, "host", ALICE, HOST, entropy_from(2))
        made.greeted(greeting(half.share), 3, 7)
        [enter] = sent(link)
        assert (enter.run, enter.version, enter.meets) == (3, 7, share_name(half.share))
        proofs = half.proofs(enter.share)
        assert proofs is not None
        made.welcomed(m.Welcome(ALICE, proofs.host, False, "", ""))
        assert link.state == state


def test_a_hello_that_is_not_answered_is_said_again_unless_the_host_asked_for_patience() -> None:
    made, link = entry()
    assert not made.should_greet_again()
    link.now += GREET_AGAIN_S
    assert made.should_greet_again() and not made.is_told_to_wait
    assert made.denied(m.Sorry("too_many_tries", "", False, 30)) == [e.Queued(30)]
    link.now += 10
    assert made.is_told_to_wait and not made.should_greet_again()
    made.connected()
    assert made.should_greet_again()


def test_at_the_door_a_no_is_the_end_and_inside_it_is_told() -> None:
    made, link = entry()
    assert made.denied(m.Sorry("not_now")) == [e.Told("not_now")]
    assert made.denied(m.Sorry("locked"))[-1] == e.Closed("locked")
    made, link = entry()
    link.state = "in"
    assert made.denied(m.Sorry("locked")) == [e.Told("locked")] and link.state == "in"
    assert made.denied(m.Sorry("kicked", "", True))[-1] == e.Closed("kicked")

"""The client's end of its connection."""

from __future__ import annotations

from net.client import events as e
from net.client.link import Link
from net.protocol import messages as m
from tests.net.client.parts import sent


def test_nothing_is_queued_for_a_connection_that_is_gone() -> None:
    link = Link()
    link.send(m.Bye())
    assert link.take() == []
    assert link.become("greeting") == [e.Connection("greeting")] and link.become("greeting") == []
    link.send(m.Bye())
    link.drop_queued()
    link.send(m.Say("hello"))
    assert sent(link) == [m.Say("hello")] and link.take() == []

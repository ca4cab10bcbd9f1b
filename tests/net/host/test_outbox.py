from __future__ import annotations

from net.host.outbox import Outbox
from net.protocol import messages as m
from tests.net.host.parts import lobby_of, said
from tests.net.world import key


def test_frames_leave_once_and_in_order() -> None:
    outbox = Outbox(lobby_of("alice", "bob").people)
    outbox.send(key("alice"), m.Pong(1))
    outbox.send_frame(key("bob"), b"frame")
    outbox.send(key("alice"), m.Pong(2))
    assert [peer for peer, _ in outbox.take()] == [key("alice"), key("bob"), key("alice")]
    assert outbox.take() == []


def test_a_notice_goes_to_everybody_who_is_here() -> None:
    lobby = lobby_of("alice", "bob")
    lobby.people[key("bob")].here = False
    outbox = Outbox(lobby.people)
    outbox.notice("left", name="Carol")
    assert said(outbox, "bob") == []
    outbox.notice("left", name="Carol")
    assert said(outbox, "alice") == [m.Notice("left", {"name": "Carol"})]


def test_who_is_sent_away_is_hung_up_on_and_only_for_some_reasons_banned() -> None:
    outbox = Outbox({})
    outbox.deny(key("alice"), "not_now")
    assert outbox.cut == [] and said(outbox) == [m.Sorry("not_now", "", False)]
    outbox.send_away(key("alice"), "closed")
    outbox.send_away(key("bob"), "kicked", "a\nline")
    assert outbox.cut == [key("alice"), key("bob")] and outbox.banned == {key("bob")}
    assert [(sorry.code, sorry.fatal) for sorry in said(outbox)] == [("closed", True), ("kicked", True)]  # type: ignore[union-attr]

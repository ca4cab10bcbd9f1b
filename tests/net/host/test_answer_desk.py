from __future__ import annotations

import pytest

from net.host.answer_desk import CLOCK, AnswerDesk
from net.host.broadcast import Broadcaster
from net.host.head_relay import HeadRelay
from net.host.match_runner import MatchRunner
from net.host.outbox import Outbox
from net.host.room_events import PlayMade
from net.protocol import messages as m
from net.protocol.denied import Denied
from tests.net.host.parts import NOW, door_of, lobby_of, running_match, said
from tests.net.world import HOST, key


def made() -> tuple[AnswerDesk, Outbox, MatchRunner]:
    lobby = lobby_of("alice", "bob")
    outbox = Outbox(lobby.people)
    broadcaster = Broadcaster(lobby, outbox, HeadRelay(lobby, outbox), None, HOST)
    desk, running = AnswerDesk(lobby, outbox, broadcaster, door_of(lobby, "alice", "bob")), running_match(lobby)
    broadcaster.match_begins(running, NOW)
    said(outbox)
    return desk, outbox, running


@pytest.mark.parametrize(
    "message, code",
    [
        (m.Play("match", 99, 1, 1), "stale_ask"),
        (m.Play("match", 1, 1, "no such choice"), "not_legal"),
        (m.Play("match", 1, 1, None, "take_back"), "nothing_to_take_back"),
    ],
)
def test_a_play_that_is_not_taken_is_answered_with_the_reason_and_the_update(message: m.Play, code: str) -> None:
    desk, outbox, running = made()
    alice, version = desk._lobby.people[key("alice")], running.version
    assert list(desk.play(running, 0, alice, message, NOW)) == [] and running.version == version
    refusal, update = said(outbox, "alice")
    assert isinstance(refusal, m.Refusal) and refusal.code == code
    assert isinstance(update, m.Update)


def test_a_default_is_played_when_it_is_due() -> None:
    desk, _, running = made()
    running.clocks.show(running.match.ask, True, NOW)
    due = desk.next_due(running, NOW)
    assert due is not None
    assert list(desk.time_out(running, due - 0.1)) == []
    assert list(desk.time_out(running, due)) == [PlayMade(CLOCK)] and running.version > 1


def test_a_default_that_the_disk_does_not_take_is_tried_again_later() -> None:
    desk, outbox, running = made()
    running.clocks.show(running.match.ask, True, NOW)
    due = desk.next_due(running, NOW)
    assert due is not None

    def full(number: int, line: object) -> None:
        raise OSError("disk full")

    running._keeper.line = full  # type: ignore[method-assign]
    assert list(desk.time_out(running, due)) == [] and desk._lobby.waiting == "disk"
    assert m.Notice("not_saved", {}) in said(outbox, "alice")
    assert list(desk.time_out(running, due + 0.5)) == [] and outbox.take() == [], "not at once"
    later = desk.next_due(running, due)
    assert later is not None and later > due


def test_a_throw_is_held_until_its_ask_is_over() -> None:
    desk, outbox, running = made()
    seat = running.match.waiting_for()[0]
    person = list(desk._lobby.people.values())[seat]
    with pytest.raises(Denied):
        desk.throw(None, person, m.Gesture("throw", flick=(10, 20)))
    desk.throw(running, person, m.Gesture("throw", flick=(10, 20)))
    desk.release_throw(running, -1)
    assert said(outbox) == [], "the ask is still open"
    ask = running.match.ask_id
    while running.match.ask_id == ask:
        running.stand_in(running.match.waiting_for()[:1], NOW)
    desk.release_throw(running, -1)
    assert said(outbox, "bob") == [m.Sign("", -1, "throw", "", (10, 20))]

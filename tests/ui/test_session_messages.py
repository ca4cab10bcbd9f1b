"""What a session tells its host by itself, and how often."""

from __future__ import annotations

import pytest

from game import titles
from game.session.session import Session
from game.session.window_report import HOLD_EVERY_S
from game.stack.context import Context
from net.protocol import messages as m
from tests.ui import scenes_rig
from tests.ui.scenes_rig import Room, joined


@pytest.fixture
def owner(monkeypatch: pytest.MonkeyPatch) -> tuple[Session, Room, list[m.Together]]:
    room = Room(titles.title("battlegoats").seats[0])
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: room.line(session.wanted))
    session = joined(Context(), "Aino")
    sent: list[m.Together] = []
    line = session._line
    assert isinstance(line, scenes_rig.CoreLine) and session.owner
    send = line.send

    def heard(message: m.Message) -> None:
        if isinstance(message, m.Together):
            sent.append(message)
        send(message)

    monkeypatch.setattr(line, "send", heard)
    session.clock = lambda: room.now
    return session, room, sent


def test_clocks_that_wait_and_go_on_many_times_a_second_are_told_a_few_times(owner) -> None:
    """Somebody who opens and closes a window over the table as fast as they can must not be sent away for it."""
    session, room, sent = owner
    for _ in range(300):
        session.stand_together((session.me,), True)
        session.poll()
        session.stand_together((), False)
        session.poll()
        room.now += 0.01
    assert 2 <= len(sent) <= 3.0 / HOLD_EVERY_S + 2
    room.now += 1.0
    session.stand_together((session.me,), True)
    session.poll()
    assert sent[-1].held, "what holds in the end is told"
    assert session.state == "in"


def test_after_a_cut_the_host_is_told_anew(owner) -> None:
    session, room, sent = owner
    room.now += 1.0
    session.stand_together((session.me,), True)
    assert [message.held for message in sent] == [True]
    session.state = "cut"
    session.poll()
    room.now += 1.0
    session.state = "in"
    session.poll()
    assert [message.held for message in sent] == [True, True]


def test_nobody_is_told_of_their_own_return(owner) -> None:
    """The wire was silent for a moment: that is news for the others."""
    session, room, _ = owner
    session.news.take()
    for name in ("Mudge", session.my_name):
        room.table.outbox.notice("back", name=name)
    room.pump()
    session.poll()
    assert [news.args["name"] for news in session.news.take() if news.key == "lobby-notice-back"] == ["Mudge"]

"""One decision, one message: what others do in the meantime opens nothing that an answer under way has closed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from local_feed import LocalFeed
from scenes_rig import joined, room  # noqa: F401
from table_driver import lay_out, my_turn, open_table

from game.session.plays import Answer, PlayQueue
from game.session.records import Settled
from game.tabletop.feed import Notice
from net.client import events as e


class Slow(LocalFeed):
    """A wire on which this seat's plays are held back for a while."""

    def __init__(self, **how: Any) -> None:
        self.under_way: list[Any] = []
        super().__init__(**how)

    def play(self, choice: Any) -> None:
        if choice[0] == "sketch":  # decides nothing
            super().play(choice)
            self.sent.clear()
            return
        self.sent.append(choice)
        self.under_way.append(choice)

    def told_by_others(self) -> None:
        """Somebody else has done something before ours arrived."""
        super()._emit()
        self._out[-1] = replace(self._out[-1], pending=bool(self.under_way))  # type: ignore[type-var]

    def arrives(self) -> None:
        self.match.play(self.seat, self.under_way.pop(0), self.match.ask_id, at=21_000)
        self._emit()


def test_a_fast_second_click_sends_nothing():
    feed = Slow(seats=2, seed=4, clock=None)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    assert len(feed.sent) == 1
    feed.told_by_others()
    harness.frames(20)
    assert scene.services.sent, "the answer is still on its way"
    harness.click(scene.group.main.rect.center)
    for spot in scene.spots[:3]:
        harness.click(spot.rect.center)
    assert len(feed.sent) == 1
    feed.arrives()
    assert my_turn(harness, scene) != "deploy" and not scene.services.sent


def test_bad_news_open_nothing_but_a_refusal_does():
    feed = Slow(seats=2, seed=4, clock=None)
    harness, scene = open_table(feed)
    lay_out(harness, scene)
    feed._out.append(Notice("lobby-notice-dropped", {"name": "Inés"}, trouble=True))
    harness.frames(4)
    assert scene.services.sent
    feed._out.append(Notice("table.refused", {"reason": "no"}, trouble=True, refusal=True))
    harness.frames(4)
    assert not scene.services.sent


@pytest.fixture
def playing(drive, room):  # noqa: F811
    """Two sessions at a table in a match."""
    from game.scenes.menu import Menu

    h = drive(Menu(), name="Maija")
    sessions = [joined(h.stack.context, name) for name in ("Maija", "Inés")]
    for session in sessions:
        session.send(ready_message())
    for _ in range(20):
        for session in sessions:
            session.poll()
        if sessions[0].lobby.phase == "lobby" and not sessions[0].missing():
            sessions[0].send(start_message())
    assert all(session.feed is not None for session in sessions)
    for session in sessions:
        session.feed.poll()
    return sessions


def ready_message() -> Any:
    from net.protocol import messages as m

    return m.Ready()


def start_message() -> Any:
    from net.protocol import messages as m

    return m.Start()


def test_an_update_says_whether_our_play_is_still_on_its_way(playing):
    mine = playing[0]
    update = mine.feed.last
    choice = update.ask.default
    mine.play(choice)
    mine.take(replace(update, cues=()))
    assert mine.feed.last.pending
    for _ in range(4):
        mine.poll()
    assert not mine.feed.last.pending


def test_a_throw_comes_with_the_update_it_belongs_to(playing):
    for session in playing:
        session.take(e.Signed("", -1, "throw", "", (90, 40)))
        last = session.feed.last
        session.take(replace(last, cues=()))
        assert session.feed.last.flick is None, "nothing has happened yet"
        session.take(replace(last, cues=(object(),)))
        assert session.feed.last.flick == (90, 40)
        session.take(replace(last, cues=(object(),)))
        assert session.feed.last.flick is None, "it is used up"


class Pending:
    """As much of a client as the count of plays looks at."""

    def __init__(self) -> None:
        self.pending: object | None = None
        self.sent: list[Any] = []

    def play(self, choice: Any) -> None:
        self.sent.append(choice)
        self.pending = choice

    def resign(self) -> None: ...

    def take_back(self) -> None: ...


def test_plays_are_counted_until_they_are_settled():
    plays, client = PlayQueue(), Pending()
    plays.add(Answer("a", "play"))
    assert plays.take_settled(client) == []
    plays.send_next(client)
    assert client.sent == ["a"] and plays.take_settled(client) == []
    plays.add(Answer("b", "play"))
    plays.send_next(client)
    assert client.sent == ["a"] and plays.take_settled(client) == []
    client.pending = None
    assert plays.take_settled(client) == [Settled(1)]
    plays.send_next(client)
    client.pending = None
    assert client.sent == ["a", "b"] and plays.take_settled(client) == [Settled(2)]

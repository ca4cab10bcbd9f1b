"""The vote for the next game with real rules, host and sessions: two windows at one table, and one person alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game import history
from game.evening import evening_of
from game.scenes.connecting import Connecting
from game.scenes.curtain import Curtain
from game.scenes.lobby import Lobby
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.session.session import SESSION, Session
from game.ui.harness import Harness
from net.host.shelf import RegistryShelf
from net.protocol import messages as m
from net.storage.recording import Recorder
from tests.ui.hot_rig import Window
from tests.ui.scenes_rig import Room, joined

GAME = "loot_and_recruit"


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    made = Room(shelf=RegistryShelf())
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    yield made


def window(drive: Any, name: str) -> tuple[Harness, Session]:
    h = drive(Menu(), name=name, pace="instant")
    session = joined(h.stack.context, name)
    h.stack.context.stash[SESSION] = session
    h.stack.push(Lobby(session))
    h.frames(3)
    return h, session


def until(room: Room, windows: list[Harness], true: Callable[[], bool], most: int = 200) -> None:
    for _ in range(most):
        if true():
            return
        room.now += 0.1
        for h in windows:
            h.frames(1)
    raise AssertionError([h.stack.scenes for h in windows])


def at_table(room: Room, windows: list[Harness], title: str) -> None:
    """Until all are at the table of that game."""
    until(
        room,
        windows,
        lambda: all(isinstance(h.stack.top, LiveTable) and h.stack.top.live.title == title for h in windows),
    )
    until(room, windows, lambda: all(h.stack.top.ready for h in windows))


def over(room: Room, drive: Any, bots: bool = False) -> tuple[list[Harness], list[Session]]:
    """A match that the guest (or the host, among bots) has given up."""
    found = [window(drive, "Maija")] if bots else [window(drive, "Maija"), window(drive, "Inés")]
    windows, sessions = [h for h, _ in found], [session for _, session in found]
    if bots:
        sessions[0].send(m.AddBot(1, "easy"))
    for session in sessions[1:]:
        session.send(m.Ready())
    until(room, windows, lambda: not sessions[0].missing())
    windows[0].click("start")
    until(room, windows, lambda: all(isinstance(h.stack.top, LiveTable) and h.stack.top.ready for h in windows))
    sessions[-1].play(None, "resign")
    until(room, windows, lambda: all(isinstance(h.stack.top, Results) for h in windows))
    for h in windows:
        h.stack.top.show_all()
        h.stack.top.turn("evening")
        h.frames(2)
    return windows, sessions


def press(room: Room, windows: list[Harness], h: Harness, id: str) -> None:
    h.click(id)
    for _ in range(3):
        room.now += 0.1
        for each in windows:
            each.frames(1)


def test_two_windows_vote_and_play_the_chosen_game(room: Room, drive: Any) -> None:
    windows, sessions = over(room, drive)
    host, guest = windows
    press(room, windows, host, f"vote.{GAME}")
    assert {h.stack.top.group.find("next").text for h in windows} == {"Loot & Recruit it is"}
    press(room, windows, guest, "vote.goblin_raid")
    assert {h.stack.top.group.find("next").text for h in windows} == {"Goblin it is"}, "the last loser settles it"
    press(room, windows, guest, f"vote.{GAME}")
    for h in windows:
        press(room, windows, h, "next")
    until(room, windows, lambda: all(isinstance(h.stack.top, LiveTable) and h.stack.top.ready for h in windows))
    for h, session in zip(windows, sessions):
        assert h.stack.top.live.title == GAME and session.lobby is not None and session.lobby.title == GAME
        assert h.stack.top.title == GAME and session.seat == session.feed.seat  # type: ignore[union-attr]
    assert [session.owner for session in sessions] == [True, False] and room.table.lobby.house.table != "BattleGoats"


def test_one_alone_with_a_bot_decides_by_a_press(room: Room, drive: Any) -> None:
    windows, [session] = over(room, drive, bots=True)
    press(room, windows, windows[0], "vote.slayer_slayer")
    assert windows[0].stack.top.group.find("next").small.startswith("Starts at once")
    press(room, windows, windows[0], "next")
    until(room, windows, lambda: isinstance(windows[0].stack.top, LiveTable) and windows[0].stack.top.ready)
    assert windows[0].stack.top.live.title == "slayer_slayer"
    assert [seat.kind for seat in session.lobby.seats] == ["human", "bot", "bot"]  # type: ignore[union-attr]


def test_the_match_goes_on_under_the_last_picture_too(room: Room, drive: Any) -> None:
    """Whoever looks at the final table when it goes on is taken along."""
    windows, sessions = over(room, drive)
    press(room, windows, windows[0], f"vote.{GAME}")
    for session in sessions:
        session.send(m.Ready())
    windows[1].key("escape")
    windows[1].frames(1)
    until(
        room,
        windows,
        lambda: all(isinstance(h.stack.top, LiveTable) and h.stack.top.live.title == GAME for h in windows),
    )
    assert all(session.phase == "playing" and session.lobby.title == GAME for session in sessions)  # type: ignore[union-attr]


@pytest.mark.parametrize("alone", [False, True])
def test_a_match_that_began_before_the_lobby_could_be_shown_is_gone_on_to(room: Room, drive: Any, alone: bool) -> None:
    """One slow frame may bring all of it at once."""
    windows, sessions = over(room, drive, bots=alone)
    sessions[0].goal = "alone" if alone else "host"
    before = sessions[0].feed
    for session in sessions:
        session.send(m.Vote(GAME))
        session.send(m.Ready())
    for _ in range(80):  # nobody draws meanwhile
        room.now += 0.1
        for session in sessions:
            session.poll()
    assert sessions[0].phase == "playing" and sessions[0].feed is not before
    until(
        room,
        windows,
        lambda: all(isinstance(h.stack.top, LiveTable) and h.stack.top.live.title == GAME for h in windows),
    )


def test_alone_on_this_computer_the_way_leads_past_the_lobby(room: Room, drive: Any) -> None:
    windows, [session] = over(room, drive, bots=True)
    session.goal = "alone"
    seen = []
    press(room, windows, windows[0], f"vote.{GAME}")
    windows[0].click("next")
    for _ in range(100):
        room.now += 0.1
        windows[0].frames(1)
        top = windows[0].stack.top
        seen.append(type(top))
        assert not isinstance(top, Connecting) or top.game == GAME
        if isinstance(windows[0].stack.top, LiveTable):
            break
    assert Lobby not in seen and Connecting in seen and windows[0].stack.top.live.title == GAME


def test_each_match_has_a_recording_of_its_own_game_and_the_evening_has_both(room: Room, drive: Any) -> None:
    windows = [h for h, _ in (window(drive, "Maija"), window(drive, "Inés"))]
    sessions: list[Session] = [h.stack.context.stash.get(SESSION) for h in windows]
    recorder = Recorder()
    sessions[0]._line.client.frames.record = recorder.take  # type: ignore[union-attr]
    sessions[1].send(m.Ready())
    until(room, windows, lambda: not sessions[0].missing())
    windows[0].click("start")
    for title in ("battlegoats", "goblin_raid"):
        at_table(room, windows, title)
        sessions[1].play(None, "resign")
        until(room, windows, lambda: all(isinstance(h.stack.top, Results) for h in windows))
        for _ in range(20):
            room.now += 0.1
            windows[0].frames(1)
        for session in sessions if title == "battlegoats" else ():
            session.send(m.Vote("goblin_raid"))
            session.send(m.Ready())
    recorder.close()
    played = history.matches()
    assert sorted(one.title for one in played) == ["battlegoats", "goblin_raid"] and all(one.finished for one in played)
    found = evening_of(played, sessions[0].feed.match)  # type: ignore[union-attr]
    assert found is not None and found.total("Maija") == 6
    assert [one.title for one in found.matches] == ["battlegoats", "goblin_raid"]


def test_two_at_one_window_vote_together_and_are_called_to_the_chosen_game(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Window(monkeypatch, 2, 2, shelf=RegistryShelf())
    shared.lift().session.play(None, "resign")
    results = shared.until(Results)
    results.show_all()
    results.turn("evening")
    shared.h.frames(2)
    shared.h.click(f"vote.{GAME}")
    shared.h.seconds(0.2)
    assert shared.h.stack.top.group.find("next").small.startswith("Starts at once"), "nobody else is asked"
    shared.h.click("next")
    curtain = shared.until(Curtain)
    assert curtain.table.title == GAME and len(shared.hot.tables) == 2

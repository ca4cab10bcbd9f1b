"""Several people at one window: the seat is passed, a curtain falls, nobody sees another's hand."""

import pygame
import pytest
from hot_rig import NAMES, Window

from game.scenes.curtain import Curtain
from game.scenes.hot_seat import HotTable
from game.scenes.lobby import Lobby
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.session.records import Wanted
from game.session.session import Session
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.away_digest import AwayDigest
from game.ui.lettering import plain
from game.ui.look import Look
from net.protocol import messages as m
from net.storage.recording import Recorder


def frame(window):
    """All bytes of what is on the screen."""
    window.h.settle()
    window.h.seconds(0.2)
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def curtains(window, sits, most=400):
    """The whole picture of each curtain, by the name of whoever is called, through the first `sits` of a match."""
    found = {}
    for _ in range(sits):
        top = window.until(lambda top: isinstance(top, Curtain | Results))
        if isinstance(top, Results):
            break
        found.setdefault(top.table.name, set()).add(frame(window))
        table = window.lift()
        for _ in range(most):
            if window.top is not table:
                break
            if (
                table.ready
                and not table.updates.playing
                and not table.services.sent
                and table.wanted(table.services.update)
            ):
                window.act()
            window.h.frames(1)
            window.room.now += 0.02
    return found


def test_nothing_of_any_hand_is_on_the_curtain(monkeypatch):
    """Two matches with other hands, many moments of each: one picture for each person, the same to the byte."""
    first = curtains(Window(monkeypatch, 2, 2), 3)
    other = curtains(Window(monkeypatch, 2, 2), 2)
    assert set(first) == {"Maija", "Inés"} and len(first["Maija"]) == len(first["Inés"]) == 1
    for name, pictures in other.items():
        assert first[name] == pictures


def test_nothing_is_heard_of_another_hand_and_no_slip_hangs_on_the_curtain(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    maija = window.lift()
    window.h.stack.toast("Maija holds a secret")
    heard, play = [], Look.play
    monkeypatch.setattr(Look, "play", lambda self, name, take=None: (heard.append(name), play(self, name, take))[1])
    window.h.key("f4")
    curtain = window.until(Curtain)
    window.h.settle()
    assert window.h.stack.toasts == [] and window.hot.stage is window.hot.public
    for text in ("one", "two"):
        maija.session.say(text)
    window.h.seconds(0.5)
    window.h.key("return")
    window.h.settle()
    assert curtain.table.name == "Inés" and window.hot.stage.feed.seat == 1
    assert set(heard) <= {"card_slide", "paper_turn", "button", "chat", "tab"}, heard


def test_whoever_is_asked_together_comes_in_the_order_of_the_seats(monkeypatch):
    window = Window(monkeypatch, 3, 4)
    for seat in range(3):
        table = window.lift("mouse" if seat else "key")
        assert table.feed.seat == seat and table.name == NAMES[seat]
        assert table.services.update.ask.kind == "deploy"
        window.h.click("act.fill")
        window.h.frames(2)
        window.h.click("act.ready")


def test_each_sees_their_own_hand_and_between_them_lies_what_all_may_see(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    maija = window.lift()
    public = window.hot.public
    assert public.feed.seat == -1 and public.live.last.view != maija.services.update.view
    assert public.live.last.ask.space is None, "nothing is asked of who only watches"
    window.h.key("f4")
    window.h.frames(1)
    assert window.hot.stage is public, "the curtain falls over the public view"
    ines = window.lift()
    assert ines.session.me != maija.session.me and ines.services.update.view != maija.services.update.view


def test_the_last_press_of_one_person_does_not_lift_the_curtain_for_the_next(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    window.lift()
    window.h.key("f4")
    curtain = window.until(Curtain)
    window.h.key("return")
    window.h.frames(2)
    assert window.top is curtain


def test_what_one_person_holds_down_is_not_held_when_they_sit_again(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    maija = window.lift()
    window.h.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    window.h.frames(1)
    window.h.key("f4")
    window.h.frames(1)
    assert window.hot.stage is window.hot.public
    assert not maija.skipping.pass_time(9.0), "its end was told to somebody else"


def test_the_seat_is_passed_at_will_by_key_mouse_and_pause(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    assert window.lift().name == "Maija"
    window.h.click("pass")
    assert window.lift().name == "Inés", "an open question: the other one is asked too"
    window.h.key("escape")
    window.until(Pause)
    window.h.click("pass")
    assert window.lift().name == "Maija"


def test_who_is_not_asked_may_look_at_their_own_and_keeps_the_seat_until_they_pass_it(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    maija = window.lift()
    window.h.click("act.fill")
    window.h.frames(2)
    window.h.click("act.ready")
    assert window.until(Curtain).table.name == "Inés"
    window.h.seconds(0.6)
    window.h.click("sit.0")
    window.h.settle()
    assert window.top is maija and window.hot.guest
    window.h.seconds(1)
    assert window.top is maija, "nobody is sent away"
    window.h.key("f4")
    assert window.lift().name == "Inés"


def test_alone_in_being_asked_one_press_hands_the_seat_to_the_next_and_the_curtain_offers_the_others(monkeypatch):
    window = Window(monkeypatch, 3, 3)
    for name in NAMES[:2]:
        assert window.lift().name == name
        window.h.click("act.fill")
        window.h.frames(2)
        window.h.click("act.ready")
    third = window.lift()
    assert third.name == NAMES[2]
    window.h.key("f4")
    curtain = window.until(Curtain)
    assert curtain.table.name == NAMES[0], "round the table"
    assert [curtain.group.find(f"sit.{seat}") is not None for seat in range(3)] == [False, True, True]
    window.h.seconds(0.6)
    window.h.click("sit.1")
    window.h.settle()
    assert window.top.name == NAMES[1]


def test_clocks_wait_while_somebody_of_this_window_is_called(monkeypatch):
    monkeypatch.setattr(
        "game.session.window_report.HOLD_EVERY_S", 0.0
    )  # the clock of the session is not the table's here
    window = Window(monkeypatch, 2, 2)
    window.until(Curtain)
    lobby = window.room.table.lobby
    assert lobby.held and len(lobby.together) == 2
    running = window.room.table.running
    assert not running.clocks.going


def test_escape_on_the_curtain_is_the_pause_and_one_can_leave(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    window.until(Curtain)
    window.h.settle()
    window.h.key("escape")
    assert isinstance(window.until(Pause), Pause)
    window.h.settle()
    window.h.click("leave")
    window.h.settle()
    window.h.click("leave")
    window.h.settle()
    assert all(line.closed or "B" in line.key for line in window.room.lines), "all of this window have left"


@pytest.mark.parametrize("reduced", [False, True])
def test_the_curtain_falls_over_the_public_view_only(monkeypatch, reduced):
    window = Window(monkeypatch, 2, 2, settings={"reduced_motion": reduced, "pace": "normal"})
    window.until(Curtain)
    assert window.hot.stage is window.hot.public
    assert not window.h.stack.sliding or window.hot.public.built
    window.h.settle()
    assert not window.h.stack.sliding


def test_a_match_of_two_at_one_window_to_its_results(monkeypatch):
    window = Window(monkeypatch, 2, 2)
    recorder = Recorder()
    window.session._line.client.frames.record = recorder.take
    sheets, show = [], AwayDigest.show

    def shown(away, lines):
        sheets.append(set(lines) - {plain(line.text) for line in away.log.lines})
        show(away, lines)

    monkeypatch.setattr(AwayDigest, "show", shown)
    sat = window.play()
    assert sheets, "who sits down again is told what happened meanwhile"
    assert set().union(*sheets) == set(), "out of their own log"
    results = window.top
    assert isinstance(results, Results) and sat == {"Maija", "Inés"}
    assert "You" not in results.headline(), "it is read together"
    told = [moment.said.words for moment in results.story.moments]
    assert told and not [words for words in told if "You" in words or "your" in words]
    assert results.session is window.session and results.session.owner
    window.h.settle()
    window.h.click("table")
    window.h.seconds(0.5)
    assert isinstance(window.top, HotTable), "the last picture stays"
    window.h.click("act.results")
    window.until(Results, 60)
    window.h.settle()
    window.h.click("rematch")
    assert isinstance(window.until(HotTable, 600), HotTable)
    assert len(window.hot.tables) == 2, "all are back"


@pytest.mark.parametrize(("game", "seats"), [("loot_and_recruit", 2), ("slayer_slayer", 3), ("lords_of_hell", 3)])
def test_every_other_game_is_passed_round_too(monkeypatch, game, seats):
    """All of a table at one window: each is called, sees their own view, and what they do is taken."""
    window = Window(monkeypatch, seats, seats, game)
    sat = set()
    for _ in range(20):
        table = window.lift()
        sat.add(table.feed.seat)
        assert table.feed.seat >= 0 and table.wanted(table.services.update)
        views = {id(other.live.last.view) for other in window.hot.tables}
        assert len(views) == seats
        if len(sat) == seats:
            break
        version = window.hot.public.live.last.version
        for _ in range(60):
            if window.top is not table:
                break
            if table.ready and not table.updates.playing and not table.services.sent:
                window.act()
            window.h.frames(1)
        if window.hot.stage is table:
            while not isinstance(window.top, HotTable):
                window.h.key("escape")
                window.h.settle()
            window.h.key("f4")
            window.h.settle()
    assert sat == set(range(seats)) and window.hot.public.live.last.version >= version


def test_friends_at_one_window_and_somebody_on_the_lan_play_together(monkeypatch, tmp_path):
    window = Window(monkeypatch, 2, 3, bots=())
    window.session.goal = "host"
    lobby = window.until(Lobby)
    kalle = Session.joined(Context(SettingsFile(tmp_path / "other")), Wanted("Kalle", "BRISKET-LANTERN"))
    for _ in range(10):
        kalle.poll()
        window.h.frames(1)
    assert [seat.name for seat in lobby.session.lobby.seats] == ["Maija", "Inés", "Kalle"]
    assert [seat.ready for seat in lobby.session.lobby.seats][1:] == [True, False], "who sits beside the host is ready"
    kalle.send(m.Ready(True))
    kalle.poll()
    window.h.frames(3)
    window.h.settle()
    window.h.click("start")
    table = window.lift()
    assert table.name == "Maija" and [other.name for other in window.hot.tables] == ["Maija", "Inés"]
    kalle.poll()
    assert kalle.feed is not None and kalle.feed.seat == 2 and not window.room.table.lobby.together & {kalle.me}
    window.h.key("escape")
    window.until(Pause)
    window.h.settle()
    window.h.click("mute")
    window.h.settle()
    assert [name for name, *_ in window.top.acts] == ["mute.Inés", "mute.Kalle", "mute.all", "close"]


def test_both_raids_of_goblin_at_one_window_to_the_results(monkeypatch):
    """With a fixed seed and fixed hands: the same match in every run."""
    window = Window(monkeypatch, 2, 2, "goblin_raid", seed=b"g" * 32)
    sat = window.play()
    assert isinstance(window.top, Results) and sat == {"Maija", "Inés"}
    assert window.session.feed.result is not None

"""At the table: somebody is muted, a bot gets another level; by the plate's menu and from the pause, by mouse and by keys."""

import pytest
from scenes_rig import Room

from game.engine.match import PlayRecord
from game.scenes.lobby_table import LiveTable
from game.scenes.pause import Pause
from game.scenes.router import open_stack
from game.session.records import Wanted
from game.session.session import Session
from game.settings_file import SettingsFile
from game.stack.choices import Choices
from game.stack.context import Context
from game.ui.harness import Harness
from net.host.room_events import PlayMade
from net.protocol import messages as m
from net.storage.store import Line


class Table:
    """Maija's window on a table with Inés, a bot, and a spectator."""

    def __init__(self, monkeypatch, tmp_path, watching=False):
        self.room = Room(3, bots=("easy",))
        monkeypatch.setattr("game.session.session._open_line", lambda session, address: self.room.line(session.wanted))
        file = SettingsFile()
        file.change(language="en", pace="instant", name="Maija")
        self.context = Context(file)
        other = Context(SettingsFile(tmp_path / "other"))
        self.maija = Session.joined(self.context, Wanted("Maija", "BRISKET-LANTERN"))
        self.maija.poll()
        self.ines = Session.joined(other, Wanted("Inés", "BRISKET-LANTERN"))
        self.kalle = Session.joined(other, Wanted("Kalle", "BRISKET-LANTERN", watch=True))
        self.poll()
        self.ines.send(m.Ready(True))
        self.poll()
        self.maija.send(m.Start())
        self.poll()
        mine = self.ines if watching else self.maija
        self.h = Harness(lambda: open_stack(self.context, LiveTable(mine, mine.feed)))
        self.h.frames(3)

    def poll(self):
        for _ in range(6):
            for session in (self.maija, self.ines, self.kalle):
                session.poll()

    @property
    def top(self):
        return self.h.stack.top

    def said(self):
        scene = next(scene for scene in self.h.stack.scenes if isinstance(scene, LiveTable))
        return [line.text for line in scene.furniture.talk.lines]

    def speak(self, session, text):
        session.say(text)
        self.poll()
        self.h.frames(3)


@pytest.fixture
def table(monkeypatch, tmp_path):
    return Table(monkeypatch, tmp_path)


def test_a_player_is_muted_at_the_plate_by_mouse_and_heard_again(table):
    h = table.h
    h.click("plate.1")
    assert isinstance(table.top, Choices)
    h.settle()
    h.click("mute.Inés")
    h.settle()
    plate = h.widget("plate.1")
    assert plate.facts.muted and "muted" in plate.tip, "a mark and a word on the plate"
    table.speak(table.ines, "you goat")
    table.ines.send(m.Gesture("emote", "ouch"))
    table.ines.send(m.Gesture("ping", "x"))
    table.poll()
    h.frames(3)
    assert table.said() == [] and not table.maija.feed._items
    table.speak(table.maija, "silence")
    assert table.said() == ["<b>Maija</b>: silence"], "oneself one hears"
    h.click("plate.1")
    h.settle()
    h.click("mute.Inés")
    h.settle()
    table.speak(table.ines, "baa")
    assert table.said()[-1] == "<b>Inés</b>: baa" and not h.widget("plate.1").facts.muted


def test_everybody_is_muted_from_the_pause_by_keys_alone(table):
    h = table.h
    h.key("escape")
    assert isinstance(table.top, Pause)
    h.settle()
    for _ in range(12):
        if table.top.group.focused is not None and table.top.group.focused.id == "mute":
            break
        h.key("tab")
    h.key("return")
    h.settle()
    assert [name for name, *_ in table.top.acts] == ["mute.Inés", "mute.Kalle", "mute.all", "close"]
    for _ in range(12):
        if table.top.group.focused is not None and table.top.group.focused.id == "mute.all":
            break
        h.key("tab")
    h.key("return")
    h.settle()
    table.speak(table.ines, "one")
    table.speak(table.kalle, "two")
    assert table.said() == [] and table.maija.chat.muted == {table.ines.me, table.kalle.me}


def test_it_is_remembered_for_the_match(table):
    table.maija.mute([table.ines.me])
    again = SettingsFile()
    kept = again.settings.options["muted"]
    assert kept == {table.maija.feed.match: [table.ines.me]}
    table.maija.chat.muted = set()
    table.maija.feed = None
    table.maija.connect()
    table.poll()
    assert table.maija.chat.muted == {table.ines.me}


def test_a_throw_of_a_muted_player_still_tumbles_for_all(table):
    from net.client import events as e

    table.maija.mute([table.ines.me])
    table.maija.take(e.Signed(table.ines.me, 1, "throw", "", (10, 50)))
    assert table.maija.feed.flick == (10, 50)


def test_the_host_gives_a_bot_another_level_at_its_plate_and_all_are_told(table):
    h = table.h
    h.click("plate.2")
    h.settle()
    assert [name for name, *_ in table.top.acts] == [
        "level.easy",
        "level.normal",
        "level.hard",
        "close",
    ]
    h.click("level.hard")
    table.poll()
    h.frames(3)
    assert table.ines.lobby.seats[2].level == "hard"
    scene = next(scene for scene in h.stack.scenes if isinstance(scene, LiveTable))
    name = table.ines.lobby.seats[2].name
    assert f"{name} now plays at level hard." in [line.text.lower().replace(name.lower(), name)
                                                          for line in scene.log.lines]  # fmt: skip
    assert any(news.key == "lobby-notice-level" for news in table.ines.news.kept)


def test_the_levels_stand_in_the_pause_too_and_only_for_the_host(table):
    h = table.h
    h.key("escape")
    h.settle()
    h.click("levels")
    h.settle()
    h.click("bot.2")
    h.settle()
    h.click("level.normal")
    table.poll()
    assert table.maija.lobby.seats[2].level == "normal"


def test_a_guest_has_no_levels(monkeypatch, tmp_path):
    table = Table(monkeypatch, tmp_path, watching=True)
    assert table.h.widget("plate.2").act is None
    table.h.key("escape")
    table.h.settle()
    assert table.top.group.find("levels") is None and table.top.group.find("mute") is not None


def test_the_clocks_wait_while_something_lies_over_the_table_of_who_plays_alone(table, monkeypatch):
    monkeypatch.setattr(
        "game.session.window_report.HOLD_EVERY_S", 0.0
    )  # the clock of the session is not the table's here
    h, lobby = table.h, table.room.table.lobby
    h.key("escape")
    table.poll()
    assert isinstance(table.top, Pause) and not lobby.held, "others play here: their clocks go on"
    h.key("escape")
    h.settle()
    table.maija.goal = "alone"
    h.key("escape")
    table.poll()
    assert isinstance(table.top, Pause) and lobby.held and lobby.together == {table.maija.me}
    table.top.settings()
    h.settle()
    table.poll()
    assert lobby.held, "settings instead of the pause: still nobody hurries"
    h.key("escape")
    h.settle()
    table.poll()
    assert not isinstance(table.top, Pause) and not lobby.held and not lobby.together


def away(table):
    """Inés's cable is pulled."""
    table.ines.poll = lambda: None
    table.room.lines = [line for line in table.room.lines if line.key != table.ines.me]
    table.room.table.lobby.people[table.ines.me].heard -= 10
    table.room.pump()
    table.poll()
    table.h.frames(3)


def late(table):
    """Inés is here, and has owed a move for longer than the owner must bear."""
    running = table.room.table.running
    match = running.match
    while match.waiting_for() != (1,):
        seat = next(seat for seat in match.waiting_for() if seat != 1)
        running._carry_out(Line(PlayRecord(match.ask_id, seat, match.default(seat), 0, "clock")), table.room.now)
        running._after()
    table.room.table._play_made(PlayMade(-1), table.room.now)
    table.room.now += table.room.table.setup.rules.absence.idle
    for person in table.room.table.lobby.people.values():
        person.heard = table.room.now
    table.room.pump()
    table.poll()
    table.h.frames(3)


def sitting_in(table):
    return [bot.seat for bot in table.room.table.wanted_bots() if bot.seat != 2]


@pytest.fixture
def bare(table):
    """A house that waits, and no clocks: what happens is the owner's doing."""
    table.room.table.lobby.house.dropped = "wait"
    table.room.table.lobby.house.timers = "off"
    table.room.table.running.clocks.timers = "off"
    return table


def to(h, name, by):
    """The focus goes to the widget of that name, by keys or by the pad."""
    for _ in range(20):
        if h.stack.top.group.focused is not None and h.stack.top.group.focused.id == name:
            return
        h.key(by)
    raise AssertionError(f"{name} is not reached")


@pytest.mark.parametrize("by", ["mouse", "tab", "down"])
def test_the_owner_hands_a_seat_that_is_away_to_a_bot_from_the_pause(bare, by):
    h = bare.h
    h.key("escape")
    h.settle()
    assert h.stack.top.group.find("sit_in.1") is None, "she is here and plays"
    away(bare)
    h.settle()
    assert isinstance(bare.top, Pause) and h.stack.top.group.find("sit_in.1") is not None, "the open pause shows it"
    if by == "mouse":
        h.click("sit_in.1")
    else:
        to(h, "sit_in.1", by)
        h.key("return")
    h.settle()
    assert "Inés" in bare.top.heading and "away" in bare.top.text
    h.key("return")
    h.settle()
    assert sitting_in(bare) == [], "the safe answer is what Enter presses"
    h.key("escape")
    h.settle()
    h.click("sit_in.1")
    h.settle()
    if by == "mouse":
        h.click("yes")
    else:
        to(h, "yes", "tab" if by == "tab" else "right")
        h.key("return")
    bare.poll()
    h.frames(3)
    assert sitting_in(bare) == [1]


def test_the_owner_hands_over_who_has_owed_a_move_for_long_at_the_plate(bare):
    h = bare.h
    late(bare)
    assert bare.maija.lobby.seats[1].here and bare.maija.lobby.seats[1].idle
    h.settle()
    h.click("plate.1")
    h.settle()
    assert next(name for name, *_ in bare.top.acts) == "sit_in.1"
    h.click("sit_in.1")
    h.settle()
    assert "hasn't moved" in bare.top.text
    h.click("yes")
    bare.poll()
    h.frames(3)
    assert sitting_in(bare) == [1] and any(news.key == "lobby-notice-sits_in" for news in bare.ines.news.kept)


def test_a_guest_cannot_hand_anybody_over(monkeypatch, tmp_path):
    table = Table(monkeypatch, tmp_path, watching=True)
    table.room.table.lobby.seats[0].idle = True
    table.room.table.lobby.number += 1
    table.room.pump()
    table.poll()
    table.h.key("escape")
    table.h.settle()
    assert table.top.group.find("sit_in.0") is None


def asked_of(table, seat):
    """Play defaults until only that seat is waited for."""
    running = table.room.table.running
    match = running.match
    while match.waiting_for() != (seat,):
        other = next(one for one in match.waiting_for() if one != seat)
        running._carry_out(Line(PlayRecord(match.ask_id, other, match.default(other), 0, "clock")), table.room.now)
        running._after()
    table.room.table._play_made(PlayMade(-1), table.room.now)
    table.poll()
    for _ in range(60):
        table.h.frames(3)
    table.h.settle()


def back(table):
    """Her cable is in again."""
    table.room.table.lobby.people[table.ines.me].heard = table.room.now
    table.room.table.attendance.come_back(table.room.table.lobby.people[table.ines.me])
    table.room.pump()
    for session in (table.maija, table.kalle):
        session.poll()
    table.h.frames(3)


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_ask_line_says_who_is_away_and_the_owner_acts_on_it_there(bare, language):
    h = bare.h
    bare.context.change(language=language)
    asked_of(bare, 1)
    scene = bare.top
    assert scene.group.find("act.sit_in.1") is None and "Inés" in scene.furniture.ask.stakes
    away(bare)
    tr = bare.context.tr
    assert scene.furniture.ask.text == tr("table-absent-away", names="Inés", people=1)
    assert scene.furniture.ask.stakes == tr("table-absent-wait-host")
    assert next(plate for plate in scene.furniture.plates if plate.id == "plate.1").facts.status.startswith(
        tr("table-plate-absent")
    )
    bare.room.table.lobby.house.dropped = "bot"
    bare.room.table.lobby.number += 1
    bare.poll()
    scene.refresh()
    h.frames(2)
    assert scene.furniture.ask.stakes == tr("table-absent-bot-host")
    bare.room.table.lobby.house.dropped = "wait"
    h.click("act.sit_in.1")
    h.settle()
    h.click("yes")
    bare.poll()
    h.frames(3)
    assert sitting_in(bare) == [1]


def test_who_comes_back_is_away_no_more(bare):
    asked_of(bare, 1)
    away(bare)
    assert bare.top.group.find("act.ban.1") is not None
    back(bare)
    assert bare.top.group.find("act.ban.1") is None and "away" not in bare.top.furniture.ask.text


def test_the_owner_bans_whoever_stays_away_and_is_asked_first(bare):
    h = bare.h
    asked_of(bare, 1)
    away(bare)
    h.click("act.ban.1")
    h.settle()
    assert "Inés" in bare.top.heading and "can't come back" in bare.top.text
    h.key("return")
    h.settle()
    assert not bare.room.table.lobby.kicked, "the safe answer is what Enter presses"
    h.click("act.ban.1")
    h.settle()
    h.click("yes")
    bare.poll()
    h.frames(3)
    assert bare.room.table.lobby.kicked == {bare.ines.me}
    assert bare.maija.lobby.seats[1].kind == "bot" and sitting_in(bare) == [1]


def test_the_owner_bans_a_player_at_the_plate(table):
    h = table.h
    h.click("plate.1")
    h.settle()
    assert [name for name, *_ in table.top.acts] == ["mute.Inés", "ban.1", "close"]
    h.click("ban.1")
    h.settle()
    h.click("yes")
    table.poll()
    assert table.ines.state == "ended" and table.ines.trouble.code == "kicked"


def test_a_guest_reads_who_is_away_and_can_do_nothing_about_it(monkeypatch, tmp_path):
    table = Table(monkeypatch, tmp_path, watching=True)
    table.room.table.lobby.house.dropped = "wait"
    asked_of(table, 0)
    table.maija.poll = lambda: None
    table.room.lines = [line for line in table.room.lines if line.key != table.maija.me]
    table.room.table.lobby.people[table.maija.me].heard -= 10
    table.room.pump()
    table.poll()
    table.h.frames(3)
    ask = table.top.furniture.ask
    assert ask.text == "Maija is away." and ask.stakes == table.context.tr("table-absent-wait-guest")
    assert table.top.group.find("act.sit_in.0") is None and table.top.group.find("act.ban.0") is None

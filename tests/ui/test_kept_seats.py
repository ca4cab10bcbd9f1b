"""A seat at somebody's table is remembered while its match goes on: Continue, the menu and the list of tables lead back."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from scenes_rig import HOST
from test_scenes_lan import Browser, table
from test_table_people import Table

from game.scenes import connecting
from game.scenes.lan_tables import LanTables
from game.scenes.menu import Menu
from game.scenes.saved_matches import SavedMatches
from game.session.kept_seats import REMEMBERED, keep, kept_seats
from game.session.window import BROWSER
from net.protocol import messages as m
from net.storage import recording

WAY = "gobsmack://192.168.1.20:28420/"


@pytest.fixture
def people(monkeypatch, tmp_path):
    return Table(monkeypatch, tmp_path, watching=True)


def of(people):
    return kept_seats(people.ines.context)


def test_a_guests_seat_is_remembered_and_no_spectators(monkeypatch, tmp_path):
    people = Table(monkeypatch, tmp_path)
    [seat] = of(people)  # Kalle watches with the same settings
    assert seat.names == ("Maija", "Inés", "Mudge") and seat.title == "battlegoats"
    assert seat.host_key == HOST and seat.match == people.ines.feed.match
    people.ines.close()
    assert len(of(people)) == 1, "who leaves may come back"


def test_who_opened_the_table_finds_it_in_the_journal(people):
    people.ines.goal = "host"
    people.ines.context.change(options={})
    people.ines._seat_keeper._kept = ("", "")
    people.poll()
    assert not of(people)


def test_a_banned_player_has_no_seat(people):
    people.maija.send(m.Kick(people.ines.me))
    people.poll()
    assert people.ines.trouble.code == "kicked" and not of(people)


def test_a_seat_is_forgotten_when_the_match_ends(people):
    assert of(people)
    people.ines.play(None, "resign")
    people.maija.play(None, "resign")
    for _ in range(200):
        people.room.now += 1.0
        for person in people.room.table.lobby.people.values():
            person.heard = people.room.now
        people.poll()
        if people.room.table.lobby.phase == "over":
            break
    assert people.room.table.lobby.phase == "over" and not of(people)


def seat_at(h, match="abcd", title="battlegoats", key="k" * 40):
    found = table("Maija's table", phase="playing", free=0, title=title, key=key)
    keep(h.stack.context, match, title, "Maija's table", ["Maija", "Inés"], found.invite.text())
    return found


@pytest.fixture
def went(monkeypatch):
    went = []
    monkeypatch.setattr(connecting, "join", lambda stack, text, *a, **how: went.append((text, how)))
    return went


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_continue_lists_the_seat_and_leads_back(drive, went, size, language):
    h = drive(Menu(), size=size, name="Inés")
    h.stack.context.change(language=language)
    found = seat_at(h)
    h.click("saved")
    h.settle()
    assert isinstance(h.stack.top, SavedMatches)
    assert h.stack.top.facts(h.stack.top.line)[3] == h.stack.context.tr("history-seat-kept")
    h.click("resume")
    assert went == [(found.invite.text(), {"match": "abcd"})]
    h.click("delete")
    h.settle()
    h.click("delete")
    h.settle()
    assert h.stack.top.lines == [] and not kept_seats(h.stack.context)


def test_the_menu_offers_it_while_the_table_is_announced(drive, went):
    h = drive(Menu(), name="Inés")
    browser = h.stack.context.stash[BROWSER] = Browser()
    found = seat_at(h)
    h.settle()
    h.frames(150)
    assert h.stack.top.group.find("resume") is None, "nobody is there"
    browser.found = [found]
    h.frames(150)
    assert "Maija" in h.widget("resume").small and "·" not in h.widget("resume").small
    recording.folder().mkdir(parents=True, exist_ok=True)
    shown = Path(__file__).parents[1] / "golden" / "formats" / "recording" / "7" / "goblin_raid.recording"
    shutil.copy(shown, recording.folder() / "abcd-0.recording")
    h.stack.top.rebuild()
    h.frames(2)
    assert "·" not in h.widget("resume").small, "that is of another game"
    shutil.copy(shown.with_name("battlegoats.recording"), recording.folder() / "abcd-0.recording")
    h.stack.top.rebuild()
    h.frames(2)
    assert h.widget("resume").small.endswith(" · Turn 9"), "what was seen there before"
    h.click("resume")
    assert went and went[0][1] == {"match": "abcd"}


def test_the_list_of_tables_says_that_the_seat_is_kept(drive, went):
    h = drive(Menu(), name="Inés")
    browser = h.stack.context.stash[BROWSER] = Browser()
    found = seat_at(h)
    browser.found = [table("Ada"), replace(found, title="loot_and_recruit", id="other"), found]
    h.click("join")
    h.settle()
    assert isinstance(h.stack.top, LanTables)
    assert [row.kept for row in h.stack.top.rows] == ["abcd", "", ""], "first, and of that game alone"
    assert h.stack.top._state(h.stack.top.rows[0]) == ("Your seat is kept", "moss")
    h.key("return")
    assert went == [(found.invite.text(), {"match": "abcd"})]


def test_what_somebody_has_edited_is_no_seat(drive):
    h = drive(Menu(), name="Inés")
    seat_at(h)
    options = h.stack.context.settings.options
    h.stack.context.change(options={**options, REMEMBERED: {**options[REMEMBERED], "efgh": {"title": 3}, "ijkl": "x"}})
    assert [seat.match for seat in kept_seats(h.stack.context)] == ["abcd"]

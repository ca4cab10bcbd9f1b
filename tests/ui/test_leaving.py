"""Closing the window, and leaving by the pause, say what becomes of the match, and of whom; the pause tells the way in."""

import pygame
import pytest
from scenes_rig import Room, joined
from test_table_people import Table

from game.scenes.leaving import leave_words, quit_words
from game.scenes.lobby import Lobby
from game.scenes.pause import Pause
from game.scenes.quit_guard import QuitGuard
from game.scenes.router import open_stack
from game.session.session import SESSION
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.ui.harness import Harness
from net.client import events as e
from net.host.output import Listening

LISTENING = Listening(
    match="m", addresses=("192.168.1.20:28420",), port=28420, invite="gobsmack://invite", code="BRISKET-LANTERN"
)


@pytest.fixture
def table(monkeypatch, tmp_path):
    table = Table(monkeypatch, tmp_path)
    table.maija.goal = "host"
    table.context.stash[SESSION] = table.maija
    table.h.stack.on_ask_quit = QuitGuard(table.h.stack).may_quit
    return table


def close_window(h):
    h.post(pygame.QUIT)
    h.settle()


def test_a_hosts_window_says_for_whom_it_closes(table):
    close_window(table.h)
    assert isinstance(table.top, Dialog) and table.h.stack.running
    assert "Inés and Kalle" in table.top.text and "closes" in table.top.text and "Mudge" not in table.top.text
    table.h.key("return")
    table.h.settle()
    assert table.h.stack.running and table.maija.state == "in", "the safe answer is what Enter presses"


def test_where_the_match_goes_on_without_its_host_it_says_so(table):
    table.room.table.lobby.house.for_two = "trust"
    table.room.table.lobby.number += 1
    table.poll()
    assert "closes" in quit_words(table.maija, table.context.tr), "nobody keeps a copy"
    table.maija._line.movable = True
    assert "Inés and Kalle play on without you" in quit_words(table.maija, table.context.tr)
    assert "closes" in leave_words(table.maija, table.context.tr), "leaving by the pause closes the table all the same"


@pytest.mark.parametrize("rule", ["wait", "bot", "at_once"])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_guest_reads_what_becomes_of_the_seat(table, rule, language):
    table.room.table.lobby.house.dropped = rule
    table.room.table.lobby.number += 1
    table.poll()
    table.context.change(language=language)
    told = quit_words(table.ines, table.context.tr)
    assert told == table.context.tr(f"pause-leave-guest-{rule}") == leave_words(table.ines, table.context.tr)
    assert quit_words(table.kalle, table.context.tr) == table.context.tr("pause-leave-watching")


def test_a_lobby_that_others_have_come_to_is_not_closed_without_a_word(monkeypatch):
    room = Room(3)
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: room.line(session.wanted))
    context = Context(size=(1280, 720))
    context.change(language="en")
    host = joined(context, "Maija")
    host.goal = "host"
    h = Harness(lambda: open_stack(context, Lobby(host)))
    guard = QuitGuard(h.stack)
    context.stash[SESSION] = host
    assert guard.may_quit(), "nobody else is here"
    guest = joined(context, "Väinö")
    host.poll()
    assert not guard.may_quit()
    h.settle()
    assert h.stack.top.text == "The table runs on this computer, so it closes for Väinö too."
    context.stash[SESSION] = guest
    assert guard.may_quit(), "a guest's seat in a lobby is free again, and nothing is lost"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_pause_tells_the_way_in_and_copies_it(table, monkeypatch, size, language):
    copied = []
    monkeypatch.setattr("game.scenes.way_in.clipboard.copy", lambda text: copied.append(text) or True)
    table.maija.address.read(LISTENING)
    table.context.change(language=language)
    table.h.resize(size)
    table.h.settle()
    table.h.key("escape")
    table.h.settle()
    assert isinstance(table.top, Pause)
    said = table.h.stack.scenes[0].proof_words()
    assert "BRISKET-LANTERN" in said and "192.168.1.20:28420" in said
    assert all(widget.rect.h >= 40 for widget in table.top.group), "no button is pressed flat"
    table.h.click("invite")
    table.h.settle()
    assert copied == ["gobsmack://invite"]


def test_who_streams_shows_neither_code_nor_address(table):
    table.maija.address.read(LISTENING)
    table.context.change(streamer=True)
    said = table.h.stack.scenes[0].proof_words()
    assert "BRISKET" not in said and "192" not in said and "hidden" in said


def test_who_plays_alone_has_no_way_in(table):
    table.maija.goal = "alone"
    assert "BRISKET" not in table.h.stack.scenes[0].proof_words()
    assert not any(name == "invite" for name, *_ in table.h.stack.scenes[0].pause_acts())


def test_a_refusal_that_nobody_has_words_for_prints_nothing_of_the_kernels(table):
    table.maija.take(e.Refused("a_code_without_words", "seat 0 may not answer deploy with []. agenda: Battle", 1, None))
    assert table.maija.feed.poll()[-1].key == "lobby-refused-unknown"
    table.maija.take(e.Refused("not_your_turn", "agenda: Battle", 1, None))
    assert table.maija.feed.poll()[-1].args == {"text": "It isn't your turn."}

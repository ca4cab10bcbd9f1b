"""What a window says while its connection is cut is what the house does meanwhile (`tests/net/host/test_absence.py`)."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from game.scenes.lobby_table import PATIENCE, Cut, cut_words
from game.session.session import Session
from game.stack.context import Context
from net.client import events as e
from net.protocol import messages as m
from net.protocol.bounds import Dropped
from tests.ui.scenes_rig import Room, joined
from tests.ui.test_table_people import Table


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_who_is_away_reads_what_the_house_does_meanwhile(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    made = Room(2, game="goblin_raid")
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    context = Context(size=(1280, 720))
    context.change(language=language)
    host, guest = joined(context, "Maija"), joined(context, "Väinö")
    told = set()
    for dropped in get_args(Dropped):
        host.send(m.SetHouse(dropped=dropped))
        for _ in range(4):
            host.poll()
            guest.poll()
        before = cut_words(guest, context.tr)
        with monkeypatch.context() as patch:
            patch.setattr(Session, "phase", "playing")
            playing, rule = cut_words(guest, context.tr), context.tr(f"connecting-cut-away-{dropped}")
        assert rule in playing and rule not in before and "{" not in playing
        told.add(rule)
    assert len(told) == 3


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_who_waits_for_a_host_that_left_is_promised_neither_a_bot_nor_another_computer(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    made = Room(2, game="goblin_raid")
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: made.line(session.wanted))
    context = Context(size=(1280, 720))
    context.change(language=language)
    joined(context, "Maija")
    guest = joined(context, "Väinö")
    guest._notice(e.Noticed("host_leaves", {}))
    assert context.tr(guest.news.take()[-1].key) == context.tr("lobby-notice-host-leaves-wait")
    monkeypatch.setattr(Session, "phase", "playing")
    tr = context.tr
    told = cut_words(guest, tr)
    assert tr("connecting-cut-saved") in told and guest.succession.told("lost") in told
    assert not any(tr(f"connecting-cut-away-{dropped}") in told for dropped in get_args(Dropped))
    guest._connection(e.Connection("in"))
    assert not guest.succession.host_left


def test_who_watches_is_promised_no_seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path)
    kept = table.context.tr("connecting-cut-kept")
    assert kept in cut_words(table.ines, table.context.tr)
    assert table.kalle.seat < 0 and kept not in cut_words(table.kalle, table.context.tr)


def test_the_dial_counts_to_the_seconds_that_the_words_say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path, watching=True)
    table.room.table.lobby.house.for_two = "trust"
    table.room.table.lobby.number += 1
    table.poll()
    guest = table.ines
    guest._line.movable = True  # type: ignore[union-attr]
    now = [100.0]
    guest.clock = lambda: now[0]
    guest.state, guest.cut_since = "cut", now[0]
    table.h.stack.push(Cut(guest))
    table.h.frames(3)
    sheet = table.h.stack.top
    whole = round(guest.succession.moves_after)
    assert sheet._shown == whole and f" {whole} seconds" in cut_words(guest, table.context.tr)
    assert "dial" not in cut_words(guest, table.context.tr)
    now[0] += whole
    table.h.frames(3)
    assert sheet._shown == PATIENCE - whole and "another computer" in cut_words(guest, table.context.tr)
    guest._line.movable = False  # type: ignore[union-attr]
    table.h.frames(3)
    assert sheet._shown == PATIENCE - whole and "dial" in cut_words(guest, table.context.tr)
    assert "seconds" not in cut_words(guest, table.context.tr)

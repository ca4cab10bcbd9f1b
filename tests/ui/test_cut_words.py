"""What a window says while its connection is cut is what the house does meanwhile (`tests/net/host/test_absence.py`)."""

from __future__ import annotations

from typing import get_args

import pytest

from game.scenes.lobby_table import cut_words
from game.session.session import Session
from game.stack.context import Context
from net.protocol import messages as m
from net.protocol.bounds import Dropped
from tests.ui.scenes_rig import Room, joined


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

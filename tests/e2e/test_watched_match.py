"""How to play lets one watch a match of bots: seen as a spectator, left without a trace on Continue."""

import pytest

from game.engine.sight import SPECTATOR
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.saved_matches import saves
from game.session.window import shut_down
from tests.e2e.window import Window


@pytest.mark.slow
def test_a_match_of_bots_is_watched_from_how_to_play(tmp_path, monkeypatch):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    window = Window("Maija")
    h = window.h
    h.settle()
    h.click("how")
    h.settle()
    h.click("watch.battlegoats")
    try:
        table = window.wait(LiveTable, lambda top: top.feed.last is not None and top.feed.last.version > 3)
        assert table.feed.seat == SPECTATOR and len(table.feed.players()) == 3
        assert all(player.bot for player in table.feed.players())
        h.settle()
        h.key("escape")
        window.wait(Pause)
        h.settle()
        h.click("leave")
        h.settle()
        h.click("leave")
        window.wait(Menu)
        h.frames(300)
        assert h.stack.top.group.find("resume") is None
        assert saves() == []
    finally:
        shut_down(h.stack.context)

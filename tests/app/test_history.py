"""What the history tells of a match, by what one window recorded of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import history, titles
from net.storage.recording import Recorder
from tests.net.world import World, key

PLAY_S = 40.0


def test_whoever_came_late_has_the_tables_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The evening's poster said how long each window had been there: other minutes than the host's, for a guest who came late
    or whose window was started again."""
    monkeypatch.setattr(titles, "figures", lambda title: None)
    world = World(seed=2)
    early, late = Recorder(tmp_path / "early"), Recorder(tmp_path / "late")
    world.join("alice").frames.record = early.take
    world.exchange()
    world.start("bob")
    for _ in range(4):
        world.now += PLAY_S
        world.one_play()
        world.exchange()
    world.hang_up("bob")
    world.cut.discard(key("bob"))
    world.join("bob").frames.record = late.take
    world.exchange()
    world.finish()
    lines = [history.told(recorder.path) for recorder in (early, late) if recorder.path is not None]
    seconds = [line.seconds for line in lines if line is not None]
    assert len(seconds) == 2 and seconds[0] == seconds[1] >= 4 * PLAY_S

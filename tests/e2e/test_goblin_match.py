"""Goblin over TCP: a window hosts and is played by mouse through both raids, once as King and once as Count; a bot
opposite. And a whole Campaign over TCP, bots against bots, to the end of both reigns."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.e2e.test_two_windows import ROOT, Process, real_screen

ALWAYS = {"goblin_setup", "feudal_setup", "goblin_move", "feudal_move", "declare", "battle_step"}
"""What no two raids go without."""


class Bot:
    """A bot's process."""

    def __init__(self, invite, home):
        words = [sys.executable, "-m", "tests.e2e.swift_bot", invite, "easy", "Bot", "3"]
        self.process = subprocess.Popen(
            words, cwd=ROOT, env={**os.environ, "GOBSMACK_HOME": str(home)}, stderr=subprocess.DEVNULL
        )

    def stop(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Window(Process):
    module = "tests.e2e.goblin_window"


def both_raids(tmp_path, environment, king):
    (tmp_path / "maija").mkdir()
    window = Window(tmp_path / "maija", [king], environment)
    running = [window]
    try:
        invite = window.hear(60)["invite"]
        running.append(Bot(invite, tmp_path / "bot"))
        return window.hear()
    finally:
        for process in running:
            process.stop()


def judge(end):
    assert "stuck" not in end, end
    assert end["verified"] == "fair" and end["outcome"] == "raid", end
    assert len(end["places"]) == 2 and end["unknown"] == [], end
    assert set(end["asks"]) >= ALWAYS, end
    assert end["ways"]["hex"] > 20 and end["ways"]["order"] == 2, "the map and the standing orders were pressed"


def test_a_window_plays_king_and_count(tmp_path):
    judge(both_raids(tmp_path, {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}, "host"))


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_the_same_in_a_real_window(tmp_path):
    with real_screen() as environment:
        end = both_raids(tmp_path, environment, "guest")
    judge(end)
    assert end["driver"] == "x11"

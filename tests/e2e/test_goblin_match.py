"""Goblin over TCP: a window hosts and is played by mouse through both raids, once as King and once as Count; a bot
opposite. And a whole Campaign over TCP, bots against bots, to the end of both reigns."""

import json
import os
import subprocess
import sys

import pytest

from game import titles
from game.engine.match import new
from net.storage import journal
from tests.e2e.test_two_windows import ROOT, Process, screen
from tests.patience import BY_MOUSE

COUNT_FIRST = {"goblin_setup", "feudal_setup", "goblin_move", "feudal_move", "declare", "battle_step"}
"""What it is asked who defends first: the bot has to raid, and the hand does raid."""
KING_FIRST = COUNT_FIRST - {"feudal_move"}
"""A bot that is ahead before it has raided calls its raid off: the Count may have nothing to do."""
CAMPAIGN = ("version=campaign", "reign_cap=4", "early_end=off", "timers=off")


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
        invite = window.hear()["invite"]
        running.append(Bot(invite, tmp_path / "bot"))
        return window.hear()
    finally:
        for process in running:
            process.stop()


def judge(end, asks):
    assert "stuck" not in end, end
    assert end["verified"] == "fair" and end["outcome"] == "raid", end
    assert len(end["places"]) == 2 and end["unknown"] == [], end
    assert set(end["asks"]) >= asks, end
    assert end["ways"]["hex"] > 20 and end["ways"]["order"] == 2, "the map and the standing orders were pressed"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("king", "asks"),
    [
        ("guest", COUNT_FIRST),
        pytest.param("host", KING_FIRST, marks=pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="long")),
    ],
)
def test_a_window_plays_count_and_king(tmp_path, king, asks):
    """Both raids either way; who is King first decides only which comes first."""
    with screen() as environment:
        end = both_raids(tmp_path, environment, king)
    judge(end, asks)
    assert end["driver"] == environment["SDL_VIDEODRIVER"]


def test_a_campaign_of_bots_ends_both_reigns(tmp_path, monkeypatch):
    """GOB-1.4, section 12: over TCP, and the journal tells the same match again."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))
    words = [sys.executable, "-m", "game", "host", "goblin_raid", "--seats", "2", "--bots", "2:easy", "--exit-when-over",
             "--local", *(word for option in CAMPAIGN for word in ("--option", option))]  # fmt: skip
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=BY_MOUSE)
    assert done.returncode == 0, done.stderr[-2000:]
    match = json.loads(done.stdout.splitlines()[0])["match"]
    kept = journal.read(journal.path_of(match))
    again = new(titles.rules("goblin_raid"), kept.begun.kinds, kept.begun.options, kept.begun.seed)
    reigns = []
    for line in kept.lines:
        again.apply(line.play)
        reigns += [cue.nouns for cue in again.take_cues() if cue.kind == "reign_ends"]
    assert again.result is not None and again.result.outcome == "campaign"
    assert len({reign["king"] for reign in reigns}) == len(reigns) == 2, reigns
    assert {reign["reason"] for reign in reigns} <= {"deposed", "king_lost", "dull", "cap", "ruined"}, reigns
    assert all(reign["cycles"] <= 4 for reign in reigns), reigns

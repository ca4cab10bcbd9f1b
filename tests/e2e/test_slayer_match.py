"""Goblin Slayer-Slayer over TCP: a window hosts and is played by mouse, three hard bots come; up to the surface."""

import os
import subprocess
import sys

import pytest

from tests.e2e.test_two_windows import ROOT, Process, screen

MATCHES = 10
"""On easy every other group of hard bots reaches the surface: so many fail in a row once in a thousand times."""


class Bot:
    """A bot's process."""

    def __init__(self, invite, number, home, level="hard"):
        words = [sys.executable, "-m", "tests.e2e.swift_bot", invite, level, f"Bot {number}", str(number)]
        self.process = subprocess.Popen(
            words, cwd=ROOT, env={**os.environ, "GOBSMACK_HOME": str(home)}, stderr=subprocess.DEVNULL
        )

    def stop(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Window(Process):
    module = "tests.e2e.slayer_window"


def up_to_the_surface(tmp_path, environment):
    (tmp_path / "maija").mkdir()
    window = Window(tmp_path / "maija", [str(MATCHES)], environment)
    running = [window]
    try:
        invite = window.hear()["invite"]
        running += [Bot(invite, number, tmp_path / f"bot{number}") for number in range(3)]
        said = [window.hear()]
        while "done" not in said[-1]:
            assert "stuck" not in said[-1], said[-1]
            said.append(window.hear())
        return said[:-1]
    finally:
        for process in running:
            process.stop()


def judge(ends):
    assert [end["verified"] for end in ends] == ["fair"] * len(ends), ends
    assert ends[-1]["outcome"] == "surface" and ends[-1]["winners"], ends
    assert all(len(end["places"]) == 4 and end["unknown"] == [] for end in ends), ends
    assert {"route_vote", "play_cards", "loot_division"} <= set(ends[-1]["asks"]), ends


@pytest.mark.slow
def test_a_window_and_three_bots_climb_to_the_surface(tmp_path):
    with screen() as environment:
        ends = up_to_the_surface(tmp_path, environment)
    judge(ends)
    assert {end["driver"] for end in ends} == {environment["SDL_VIDEODRIVER"]}

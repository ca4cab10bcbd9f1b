"""Two windows play a match over a real host: one opens the table in its menu, the other joins; both play by mouse."""

import json
import os
import shutil
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, nullcontext
from pathlib import Path
from queue import Empty, Queue

import pytest

from tests.patience import BY_MOUSE, PATIENCE

ROOT = Path(__file__).parents[2]
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
"""The environment of a window that nobody sees."""


class Process:
    """A window, and the lines it says."""

    module = "tests.e2e.window"

    def __init__(self, folder, words, environment):
        self.lines = Queue()
        self.errors = (folder / "errors.txt").open("w+")
        environment = {**os.environ, "GOBSMACK_HOME": str(folder / "home"), **environment}
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.module, *words], cwd=ROOT, env=environment, stdout=subprocess.PIPE,
            stderr=self.errors, text=True,
        )  # fmt: skip
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            if line.startswith("{"):
                self.lines.put(json.loads(line))

    def hear(self, seconds=BY_MOUSE + PATIENCE):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            over = self.process.poll() is not None and not self.reader.is_alive()
            try:
                return self.lines.get(timeout=0 if over else 0.5)
            except Empty:
                if over:
                    break
        self.errors.seek(0)
        raise AssertionError(f"nothing heard; errors: {self.errors.read()[-2000:]}") from None

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.errors.close()


def screen():
    """A real window where this machine can have one: it shows whatever SDL's own dummy would, and what a driver makes of it.
    Gives the words of a window's environment, `SDL_VIDEODRIVER` among them."""
    return real_screen() if shutil.which("Xvfb") else nullcontext(DUMMY)


@contextmanager
def real_screen():
    """An X server without a monitor: what a window must be told to open on it."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x900x24", "-nolisten", "tcp"], pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "DISPLAY": f":{number}"}
    finally:
        screen.terminate()
        screen.wait(PATIENCE)


def play_together(tmp_path, environment, by):
    for name in ("maija", "ines"):
        (tmp_path / name).mkdir()
    windows = [Process(tmp_path / "maija", ["host"], environment)]
    try:
        opened = windows[0].hear()
        assert opened["invite"].startswith("gobsmack://") and opened["address"]
        windows.append(Process(tmp_path / "ines", ["guest", opened[by]], environment))
        assert [window.hear().get("table") for window in windows] == [True, True]
        ends = [window.hear() for window in windows]
        assert {end["seat"] for end in ends} == {0, 1}, ends
        assert ends[0]["places"] == ends[1]["places"] and ends[0]["winners"] == ends[1]["winners"]
        assert [end["verified"] for end in ends] == ["fair", "fair"]
        return ends
    finally:
        for window in windows:
            window.stop()


def test_two_windows_play_to_the_results(tmp_path):
    play_together(tmp_path, DUMMY, by="invite")
    for name in ("maija", "ines"):
        assert list((tmp_path / name / "home" / "recordings").glob("*.recording")), "each keeps a recording of its own"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_the_same_in_real_windows_by_address(tmp_path):
    with real_screen() as environment:
        assert len(play_together(tmp_path, environment, by="address")) == 2


LOADS = """
from pathlib import Path
import pygame
from game.ui.loop import open_window
open_window((1280, 720)).fill("red")
pygame.display.flip()
print(pygame.display.get_driver(), [word for word in ("libGL", "LLVM") if word in Path("/proc/self/maps").read_text()])
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_a_real_window_loads_no_opengl():
    """It would hold 65 MiB more."""
    with real_screen() as environment:
        told = {key: value for key, value in os.environ.items() if key != "SDL_FRAMEBUFFER_ACCELERATION"} | environment
        ran = subprocess.run(
            [sys.executable, "-c", LOADS], cwd=ROOT, env=told, capture_output=True, text=True, check=True
        )
    assert ran.stdout.splitlines()[-1] == "x11 []", ran.stdout + ran.stderr

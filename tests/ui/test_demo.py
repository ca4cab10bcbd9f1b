"""A match between bots that somebody looks at."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE

CLOSED = """
import sys
import pygame
from game import demo
pygame.display.init()
pygame.event.post(pygame.event.Event(pygame.QUIT))
sys.exit(demo.run("battlegoats", 2, (1280, 720), None, 30, 5, "random", {}))
"""


def test_a_demo_whose_window_is_closed_ends_quietly():
    """The table is taken apart by it. A process of its own, for it ends pygame."""
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ran = subprocess.run([sys.executable, "-c", CLOSED], capture_output=True, text=True, env=unseen, timeout=PATIENCE)
    assert ran.returncode == 130 and "Traceback" not in ran.stderr, ran.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_ends_a_demo_at_once(tmp_path: Path, number: signal.Signals, code: int) -> None:
    """Ctrl+C left a traceback of wherever the demo was, and SIGTERM was a press of the window's cross."""
    environment = {name: value for name, value in os.environ.items() if name != "SDL_NO_SIGNAL_HANDLERS"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    frames = tmp_path / "frames"
    command = [sys.executable, "-m", "game", "demo", "battlegoats", "--frames", str(frames), "--every", "1"]
    demo = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        end = time.monotonic() + PATIENCE
        while not any(frames.glob("*.png")) and demo.poll() is None and time.monotonic() < end:
            time.sleep(0.02)
        demo.send_signal(number)
        out, told = demo.communicate(timeout=PATIENCE)
    finally:
        demo.kill()
    assert (demo.returncode, out, told) == (code, "", "")

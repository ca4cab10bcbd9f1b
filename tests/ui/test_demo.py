"""A match between bots that somebody looks at."""

from __future__ import annotations

import os
import subprocess
import sys

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
    """Closing the window, Ctrl+C and SIGTERM are one event; the table is taken apart by it. A process of its own, for it
    ends pygame."""
    unseen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ran = subprocess.run([sys.executable, "-c", CLOSED], capture_output=True, text=True, env=unseen, timeout=PATIENCE)
    assert ran.returncode == 130 and "Traceback" not in ran.stderr, ran.stderr

"""The harness itself: what drives windows in tests."""

import signal
import subprocess
import sys

import pytest

ENDED = """
import os, signal
from game.ui.harness import Harness
from game.scenes.menu import Menu
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context

harness = Harness(lambda: open_stack(Context(SettingsFile()), Menu()))
os.kill(os.getpid(), signal.SIGTERM)
harness.frames(2)
print("went on")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_whoever_is_ended_ends_and_does_not_go_on_with_a_window_that_shut() -> None:
    run = subprocess.run([sys.executable, "-c", ENDED], capture_output=True, text=True, check=False)
    assert run.returncode == -signal.SIGTERM and "went on" not in run.stdout, run.stderr

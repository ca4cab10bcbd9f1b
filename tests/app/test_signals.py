"""A signal ends the window in an orderly way, also in the middle of a match; nobody is there to answer a question."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.session.host_process import HostProcess

PROGRAM = """
import os, sys, threading
from game import app
from game.session.session import SESSION

class Session:
    phase, state, goal, seat = "playing", "in", "alone", 0
    lobby = feed = None
    movable = False
    own_keys = set

    def close(self):
        print("left", flush=True)

def first(stack):
    app.menu()(stack)
    stack.context.stash[SESSION] = Session()
    threading.Timer(0.5, os.kill, (os.getpid(), int(sys.argv[1]))).start()

sys.exit(app.run(first, (1280, 720)))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_match_as_a_confirmed_close_does(tmp_path: Path, number: signal.Signals) -> None:
    """SDL made a press of the window's cross of SIGTERM, and the window stayed with its question; Ctrl+C was an error."""
    environment = {name: value for name, value in os.environ.items() if name != "SDL_NO_SIGNAL_HANDLERS"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "GOBSMACK_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(int(number))], env=environment, capture_output=True, text=True,
                          timeout=60)  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "left\n"), done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such groups")
def test_the_host_of_a_window_does_not_hear_the_terminal() -> None:
    """Ctrl+C reaches a whole group of processes: the host broke off before its window had said farewell."""
    host = HostProcess(["--version"])
    try:
        assert os.getpgid(host._process.pid) != os.getpgid(0)
    finally:
        host.stop()

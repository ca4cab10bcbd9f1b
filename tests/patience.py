"""How long tests wait for other processes and real sockets before they call it a failure.

No test says anything about speed (`tests/bench` does): a wait ends when what it waits for has come, and a busy machine may
take its time. Every wait has an end: `pytest.ini_options` in `pyproject.toml` has one for whatever else a test may hang in.
"""

from __future__ import annotations

import subprocess
import threading

PATIENCE = 240.0
"""Seconds."""
BY_MOUSE = 1000.0
"""Seconds for a whole match in a window of its own: some twenty times what it takes, for a machine with much else to do."""


def next_line(process: subprocess.Popen[str], patience: float = PATIENCE) -> str:
    """The next line that a process prints, "" where it ends before. One that says nothing for so long is killed."""
    assert process.stdout is not None
    impatience = threading.Timer(patience, process.kill)
    impatience.start()
    try:
        return process.stdout.readline()
    finally:
        impatience.cancel()

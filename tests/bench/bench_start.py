"""Launch to the menu's first frame against a minimal pygame and zmq program, in turn. Prints, asserts nothing."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 5
BUDGET = 2.5


def seconds(module: str, home: str) -> float:
    """Wall time of a whole process."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "GOBSMACK_HOME": home}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = home
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", module], env=env, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / "settings.toml").write_text('name = "Maija"\n')  # not the first launch, which asks for a name
        seconds("tests.bench.start_menu", home)  # compiles, and makes the settings file
        pairs = [
            (seconds("tests.bench.start_menu", home), seconds("tests.bench.start_bare", home)) for _ in range(ROUNDS)
        ]
    ours = statistics.median(a for a, _ in pairs)
    floor = statistics.median(b for _, b in pairs)
    ratio = statistics.median(a / b for a, b in pairs)
    print(
        f"{'launch to menu':38} {1e3 * ours:8.0f} ms   floor {1e3 * floor:6.0f} ms   ratio {ratio:5.2f}   budget {BUDGET}"
    )


if __name__ == "__main__":
    main()

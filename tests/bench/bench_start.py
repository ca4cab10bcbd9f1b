"""Launch to the menu's first frame against a minimal pygame and zmq program, in turn. Prints, asserts nothing.

GOBSMACK_PACKAGED=dist/gobsmack/gobsmack measures the packaged game too, against the minimal program packaged.
"""

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


def seconds(command: list[str], home: str) -> float:
    """Wall time of a whole process."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "GOBSMACK_HOME": home}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = home
    start = time.perf_counter()
    subprocess.run(command, env=env, check=True, capture_output=True)
    return time.perf_counter() - start


def compare(what: str, ours: list[str], floor: list[str], home: str) -> None:
    """In turn, and the ratio of each pair: machines are noisy."""
    seconds(ours, home)  # compiles, and makes the settings file
    pairs = [(seconds(ours, home), seconds(floor, home)) for _ in range(ROUNDS)]
    slow, fast = (statistics.median(times) for times in zip(*pairs))
    ratio = statistics.median(a / b for a, b in pairs)
    print(f"{what:38} {1e3 * slow:8.0f} ms   floor {1e3 * fast:6.0f} ms   ratio {ratio:5.2f}   budget {BUDGET}")


def minimal(folder: str) -> list[str]:
    """The floor as a packaged program."""
    script = str(Path(__file__).with_name("start_bare.py"))
    build = ["--noconfirm", "--name", "bare", "--distpath", folder, "--workpath", f"{folder}/w", "--specpath", folder]
    unused = [word for name in ("numpy", "tkinter", "PIL", "scipy") for word in ("--exclude-module", name)]
    subprocess.run([sys.executable, "-m", "PyInstaller", *build, *unused, script], check=True, capture_output=True)
    return [f"{folder}/bare/bare"]


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / "settings.toml").write_text('name = "Maija"\n')  # not the first launch, which asks for a name
        python = [sys.executable, "-m"]
        compare("launch to menu", [*python, "tests.bench.start_menu"], [*python, "tests.bench.start_bare"], home)
        program = os.environ.get("GOBSMACK_PACKAGED")
        if program:
            compare("launch to menu, packaged", [program, "--first-frame"], minimal(home), home)


if __name__ == "__main__":
    main()

"""A match between separate processes over TCP: a host with two bots of its own and one that joins by invite.

    python3 packaging/smoke.py [PROGRAM ...]

PROGRAM is the game's command (the packaged one, say); without it, the project in .venv. Exits 0 when the match came to
a result and every process ended well.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 240


def main(program: list[str]) -> int:
    command = program or [str(ROOT / ".venv" / "bin" / "python"), "-m", "game"]
    started = time.monotonic()
    host = subprocess.Popen(
        [*command, "host", "battlegoats", "--seats", "3", "--bots", "2:easy", "--local", "--exit-when-over"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert host.stdout is not None
    try:
        opened = json.loads(host.stdout.readline())
        bot = subprocess.run([*command, "bot", opened["invite"], "--level", "easy"], cwd=ROOT, timeout=LIMIT)
        lines = host.stdout.read().splitlines()
        code = host.wait(timeout=30)
    finally:
        host.kill()
    if len(lines) != 1:
        print(f"the host printed {len(lines)} lines after its first, not one: {lines[:5]}")
        return 1
    over = json.loads(lines[0])
    print(f"match {over['match']}: {over['result']} in {time.monotonic() - started:.0f} s")
    return 0 if code == 0 and bot.returncode == 0 and over["match"] == opened["match"] and over["result"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m tests.bench [PART ...]`: every comparison that prints ratios and budgets, each in a process of its own.

Parts: rules, bots, sync, updates, frame, tables, slayer, goblin, hexmap, dice, towers, start, sealed, memory, pace, presses,
doorway, coach.
Timing noise is the machine's; nothing here asserts a time.
"""

from __future__ import annotations

import subprocess
import sys

PARTS = (
    "rules",
    "bots",
    "sync",
    "updates",
    "frame",
    "tables",
    "slayer",
    "goblin",
    "hexmap",
    "dice",
    "towers",
    "start",
    "sealed",
    "memory",
    "pace",
    "presses",
    "doorway",
    "coach",
)


def main(names: list[str]) -> int:
    """Run the parts one after another. A part that misses a budget says so in its table and ends with 1."""
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"no part {unknown[0]!r}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    worst = 0
    for name in names or PARTS:
        print(f"== {name}", flush=True)
        worst = max(worst, subprocess.run([sys.executable, "-m", f"tests.bench.bench_{name}"]).returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

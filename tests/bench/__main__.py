"""`python -m tests.bench`: every comparison that prints a table of ratios and budgets. A missed budget ends with 1."""

from __future__ import annotations

import sys

from tests.bench import bench_bots, bench_rules
from tests.bench.common import show


def main() -> int:
    kept = True
    for part in (bench_rules, bench_bots):
        kept = show(part.rows()) and kept
        print()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())

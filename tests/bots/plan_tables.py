"""The shares of plain plans in `game/bots/README.md`, played and written: `python -m tests.bots.plan_tables TITLE ...`.

    --games N      games of each plan (default 60)
    --seats N      seats (default: the fewest; four in Slayer-Slayer)
    --level NAME   whom the plans face (default hard)
    --plans A,B    only these (default: the title's gallery)

One process; each plan is written as soon as it has played, so that a long run may be stopped, and replaces its own line only.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from game import titles
from game.bots import plans
from game.simulate_plans import Faced, face

README = Path(plans.__file__).with_name("README.md")
USUAL = {"slayer_slayer": 4}
SEED = 21


def rows_of(title: str, names: Sequence[str], level: str, games: int, seats: int) -> Iterator[Faced]:
    for name in names or plans.gallery(title):
        yield face(title, name, level, games, seats, SEED, workers=1)[0]


def section(title: str, level: str, seats: int, lines: dict[str, str]) -> str:
    """The table of a title, the best plan first."""
    return "\n".join(
        [
            f"**{titles.title(title).name}**, one seat of {seats} against {level}, seed {SEED}:",
            "",
            "| plan | games | won | of all victories | times its even share (95 %) | |",
            "|---|---|---|---|---|---|",
            *sorted(lines.values(), key=lambda line: -float(line.split("|")[5].split()[0])),
        ]
    )


def line_of(row: Faced) -> str:
    lo, hi = row.bounds
    verdict = f" **{row.verdict}** |" if row.verdict == "too much" else f" {row.verdict} |"
    figures = f"{row.games} | {row.won:g} | {row.share:.0%} | {row.factor:.2f} ({lo:.2f} to {hi:.2f})"
    return f"| `{row.plan}` | {figures} |{verdict}".replace("|  |", "| |")


def lines_of(text: str) -> dict[str, str]:
    """The lines of a table by plan."""
    return {line.split("`")[1]: line for line in text.splitlines() if line.startswith("| `")}


def write(title: str, level: str, seats: int, row: Faced) -> None:
    """Put a plan's line into the table between its title's marks; new marks go to the end."""
    begin, end = f"<!-- plans: {title} -->", f"<!-- end of plans: {title} -->"
    old = README.read_text(encoding="utf-8")
    if begin not in old:
        old = f"{old.rstrip()}\n\n{begin}\n{end}\n"
    before, rest = old.split(begin)
    kept, after = rest.split(end)
    lines = lines_of(kept) | {row.plan: line_of(row)}
    README.write_text(f"{before}{begin}\n{section(title, level, seats, lines)}\n{end}{after}", encoding="utf-8")


def main() -> None:
    told = argparse.ArgumentParser(prog="python -m tests.bots.plan_tables")
    told.add_argument("titles", nargs="*", metavar="TITLE")
    told.add_argument("--games", type=int, default=60)
    told.add_argument("--seats", type=int)
    told.add_argument("--level", default="hard")
    told.add_argument("--plans", type=lambda names: names.split(","), default=[])
    chosen = told.parse_args()
    for title in chosen.titles or titles.titles():
        seats = chosen.seats or USUAL.get(title, titles.title(title).seats[0])
        for row in rows_of(title, chosen.plans, chosen.level, chosen.games, seats):
            write(title, chosen.level, seats, row)
            print(title, row.plan, f"{row.factor:.2f}", row.verdict, flush=True)


if __name__ == "__main__":
    main()

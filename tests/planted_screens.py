"""Forty faults planted in the screens of the five titles, one at a time: are they seen?

    python -m tests.planted_screens             all of them, in a copy of the project; a few minutes
    python -m tests.planted_screens hell        those whose file holds this

Each is a small change of one file: a wrong sprite, a phase painted as another, a number that is not the view's, a button
negated, a colour of the other side. It is seen when a thumbnail differs (`tests/screens/thumbnails.py`), when what is printed
is not what the view says (`tests/screens/printed.py`), or when the table cannot be drawn at all. `tests/ui/test_planted_screens.py` keeps the list up to date.
"""

# ruff: noqa: E501 - a fault stands in one line
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.screens.thumbnails import CASES

ROOT = Path(__file__).parents[1]
TITLES = ROOT / "game" / "titles"


class Fault(NamedTuple):
    file: str
    """Below `game/titles`."""
    old: str
    """Stands once in the file."""
    new: str

    @property
    def title(self) -> str:
        return self.file.split("/")[0]


FAULTS = (
    Fault("battlegoats/screen/screen.py", "return phase_track(out, at)", "return phase_track(out, at + 1)"),
    Fault("battlegoats/screen/board.py", "palette.RED_TEXT if pile else palette.DIM_TEXT", "palette.DIM_TEXT if pile else palette.RED_TEXT"),
    Fault("battlegoats/screen/cards.py", '"face" if lying.facing or', '"own_hidden" if lying.facing or'),
    Fault("battlegoats/screen/plan.py", "end.bottom == fronts[0].bottom", "end.bottom != fronts[0].bottom"),
    Fault("battlegoats/screen/placement.py", "lying.space == chooser.source and", "lying.space != chooser.source and"),
    Fault("battlegoats/screen/moments.py", "face_up=False, raised=1.0", "face_up=True, raised=1.0"),
    Fault("battlegoats/screen/moments_fight.py", "replace(goal, angle=14.0)", "replace(goal, angle=-76.0)"),
    Fault("battlegoats/screen/board.py", 'cards.tile(look, BACK, size, "back")', 'cards.tile(look, BACK, size, "face")'),
    Fault("goblin_raid/screen/battle_frame.py", '"now" if i == now else', '"now" if i == now + 1 else'),
    Fault("goblin_raid/screen/moments_climax.py", "pictures.paint_night(look, night, surface, t, services.reduced)", "None"),
    Fault("goblin_raid/screen/declare.py", 'RED = palette.rgb("#B0382A")', 'RED = palette.rgb("#47702B")'),
    Fault("goblin_raid/screen/morale.py", 'palette.STRAW if card.state == "now" else CREAM', "CREAM"),
    Fault("goblin_raid/screen/move.py", 'kind="primary", small=self._still_to_move()', 'kind="plain", small=self._still_to_move()'),
    Fault("goblin_raid/screen/odds.py", "str(i + 1)", "str(i + 2)"),
    Fault("goblin_raid/screen/moments_battle.py", '"moss" if verdict == "success" else "red", 110', '"red" if verdict == "success" else "moss", 110'),
    Fault("goblin_raid/screen/advance.py", 'GREEN = palette.rgb("#47702B")', 'GREEN = palette.rgb("#B0382A")'),
    Fault("loot_and_recruit/screen/banner.py", "palette.mix(palette.RED_TEXT, inks.paper, 0.12) if hit", "palette.mix(palette.RED_TEXT, inks.paper, 0.12) if not hit"),
    Fault("loot_and_recruit/screen/hand.py", "palette.mix(palette.PLANK_LIGHT, look.palette.paper, 0.5)", "palette.RED_TEXT"),
    Fault("loot_and_recruit/screen/layout.py", "(who, n + 1): _column", "(who, 3 - n): _column"),
    Fault("loot_and_recruit/screen/cards.py", "palette.mix(look.palette.c, look.palette.paper, 0.55)", "look.palette.k"),
    Fault("loot_and_recruit/screen/facts.py", "ink = look.palette.k", "ink = look.palette.paper"),
    Fault("loot_and_recruit/screen/boards.py", "round(one.feet) + 1", "round(one.feet) - 60"),
    Fault("loot_and_recruit/screen/over.py", "palette.RED_TEXT, width=inside.w", "palette.GREEN_TEXT, width=inside.w"),
    Fault("loot_and_recruit/screen/reading.py", 'self.event: str = event["now"]', 'self.event: str = ""'),
    Fault("slayer_slayer/screen/cards.py", "return str(printed) if not up or", "return str(printed) if up or"),
    Fault("slayer_slayer/screen/counter.py", '(words("ledger-foe"), totals.foe, palette.RED_TEXT)', '(words("ledger-foe"), totals.horde, palette.RED_TEXT)'),
    Fault("slayer_slayer/screen/event_sheet.py", '"tick" if good else "cross", max(30', '"cross" if good else "tick", max(30'),
    Fault("slayer_slayer/screen/shaft.py", "shapes.disc(px + 4, palette.STRAW,", "shapes.disc(px + 4, palette.RED_TEXT,"),
    Fault("slayer_slayer/screen/route.py", "told, colour = self.name_of(*seen[i]), palette.RED_TEXT", "told, colour = self.name_of(*seen[0]), palette.RED_TEXT"),
    Fault("slayer_slayer/screen/loot.py", 'table.amount(*lot), "display"', 'table.amount(lot[0], lot[1] + 1), "display"'),
    Fault("slayer_slayer/screen/votes.py", 'lines.append((words("votes-open"), look.palette.k))', 'lines.append((words("votes-open"), palette.RED_TEXT))'),
    Fault("slayer_slayer/screen/final_score.py", "rect in zip(order, self.rows(self.area, len(order))):", "rect in zip(order[::-1], self.rows(self.area, len(order))):"),
    Fault("lords_of_hell/screen/battle.py", "-POWER[s.faces[row[1][0]]]", "POWER[s.faces[row[1][0]]]"),
    Fault("lords_of_hell/screen/exchanges.py", 'line(str(n + 1), "display"', 'line(str(n), "display"'),
    Fault("lords_of_hell/screen/ledger.py", "(2 - n) * (line.get_height() + 1)", "(n - 1) * (line.get_height() + 1)"),
    Fault("lords_of_hell/screen/scale.py", 'words("scale-nothing"), "map", look.text(21)', 'words("scale-nothing"), "map", look.text(14)'),
    Fault("lords_of_hell/screen/phase.py", 'kind="primary",', 'kind="danger",'),
    Fault("lords_of_hell/screen/over.py", '"display", look.caps(36), palette.RED_TEXT', '"display", look.caps(36), palette.GREEN_TEXT'),
    Fault("lords_of_hell/screen/realms.py", '("souls", now.souls)', '("souls", now.hand)'),
    Fault("lords_of_hell/screen/battle.py", "max(12, look.caps(17)), look.palette.paper", "max(12, look.caps(17)), look.palette.k"),
)  # fmt: skip


def planted(fault: Fault, root: Path) -> None:
    """Write the fault into a copy of the project. Raises ValueError where it does not stand once in its file."""
    path = root / "game" / "titles" / fault.file
    text = path.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(f"{fault.file}: {text.count(fault.old)} times {fault.old!r}")
    path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


def looks(title: str) -> Iterator[tuple[str, ...]]:
    """The modules that look at a title's screens, with what they are told: the larger pictures first."""
    for name in sorted((name for name, case in CASES.items() if case.title == title), key=lambda name: "_720" in name):
        yield "tests.screens.thumbnails", "compare", name
    yield "tests.screens.printed", title


def told(title: str, root: Path) -> Iterator[str]:
    """What those who look at a title's screens have to say of the copy in `root`, as it stands."""
    for words in looks(title):
        # A home of its own: the settings of whoever runs this would be seen too, and every fault with them.
        with TemporaryDirectory(prefix="gobsmack-planted-home-") as home:
            ended = subprocess.run(
                [sys.executable, "-m", *words], cwd=root, capture_output=True, text=True, check=False,
                env={**os.environ, "PYTHONPATH": str(root), "PYTHONHASHSEED": "0", "GOBSMACK_HOME": home},
            )  # fmt: skip
        yield from (line.split("; see ")[0] for line in ended.stdout.splitlines() if line.startswith(title))
        if ended.returncode:
            yield f"it cannot be drawn: {ended.stderr.splitlines()[-1]}"


def seen(fault: Fault, root: Path, before: frozenset[str]) -> str:
    """The first that is told beyond what was told `before` it was planted, "" for nothing; the file is as it was afterwards."""
    path = root / "game" / "titles" / fault.file
    text = path.read_text(encoding="utf-8")
    planted(fault, root)
    try:
        return next((line for line in told(fault.title, root) if line not in before), "")
    finally:
        path.write_text(text, encoding="utf-8")


def main(words: list[str]) -> None:
    with TemporaryDirectory(prefix="gobsmack-planted-") as folder:
        root = Path(folder) / "copy"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(".git", ".venv", ".out", "__pycache__", "*.egg-info"))
        chosen = [fault for fault in FAULTS if not words or words[0] in fault.file]
        before = {title: frozenset(told(title, root)) for title in {fault.title for fault in chosen}}
        for line in sorted(line for lines in before.values() for line in lines):
            print(f"without any fault: {line}", flush=True)
        found = 0
        for fault in chosen:
            what = seen(fault, root, before[fault.title])
            found += bool(what)
            print(f"{fault.file}: {fault.old}\n    {what or 'NOT SEEN'}", flush=True)
        print(f"{found} of {len(chosen)} are seen")


if __name__ == "__main__":
    main(sys.argv[1:])

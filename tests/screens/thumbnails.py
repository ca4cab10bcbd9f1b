"""Small pictures of every scene and of every table's moments, kept and compared: what a change does to a screen is seen.

    python -m tests.screens.thumbnails              makes all kept ones anew, in tests/screens/kept
    python -m tests.screens.thumbnails make NAME    one file of them

A picture is kept as 48 by 27 cells, each the mean colour of its part of the screen. One file for a tour of a table at a size,
or for a tour of scenes, holds its pictures in a column, in the order in which they came; the names stand in a `.txt` beside
it. A cell that differs by more than `APART` in any colour is another picture.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import pygame
import pytest
from pygame import Surface

from game.ui import slices
from tests.screens.arranged import ARRANGED
from tests.screens.scenes import SCENES
from tests.screens.tours import SEEN, Picture

KEPT = Path(__file__).parent / "kept"
OUT = Path(__file__).parents[1] / ".out" / "thumbnails"
CELLS = (48, 27)
APART = 3
"""Of 255: what rounding may differ by; a word or a small sprite of another colour differs by more."""


class Case(Protocol):
    """What one file of thumbnails shows."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str:
        """Whose table; "" for scenes."""

    def pictures(self) -> Iterator[Picture]: ...


CASES: dict[str, Case] = {case.name: case for case in (*SEEN, *ARRANGED, *SCENES)}


def standing() -> float:
    """By a clock that stands, what is printed a little in each frame is printed at once."""
    return 0.0


def small(surface: Surface) -> Surface:
    """The mean colours of its parts."""
    return pygame.transform.smoothscale(surface.convert(24), CELLS)


class Kept:
    """The thumbnails of one case, as they are in the repository."""

    def __init__(self, name: str) -> None:
        self.picture = KEPT / f"{name}.png"
        self.list = self.picture.with_suffix(".txt")

    def read(self) -> dict[str, Surface]:
        names = self.list.read_text(encoding="utf-8").splitlines()
        column = pygame.image.load(self.picture)
        wide, high = CELLS
        assert column.get_size() == (wide, high * len(names)), self.picture
        return {name: column.subsurface((0, n * high, wide, high)) for n, name in enumerate(names)}

    def write(self, found: dict[str, Surface]) -> None:
        KEPT.mkdir(exist_ok=True)
        wide, high = CELLS
        column = Surface((wide, high * len(found)), depth=24)
        for n, thumbnail in enumerate(found.values()):
            column.blit(thumbnail, (0, n * high))
        pygame.image.save(column, self.picture)
        self.list.write_text("".join(f"{name}\n" for name in found), encoding="utf-8")


def apart(one: Surface, other: Surface) -> list[tuple[int, int]]:
    """The cells in which two thumbnails differ."""
    a, b = (pygame.image.tobytes(thumbnail, "RGB") for thumbnail in (one, other))
    wide = CELLS[0]
    cells = {n // 3 for n in range(len(a)) if abs(a[n] - b[n]) > APART}
    return [(cell % wide, cell // wide) for cell in sorted(cells)]


def differences(case: Case) -> list[str]:
    """What is other than kept, each as a line; its picture stands in `OUT`, with its cells outlined."""
    kept, met, told = Kept(case.name).read(), set(), []
    with slices.clocked_by(standing):
        for name, surface in case.pictures():
            met.add(name)
            cells = apart(small(surface), kept[name]) if name in kept else []
            if name in kept and not cells:
                continue
            path = OUT / f"{case.name}_{name.replace(' ', '_')[:80]}.png"
            _outlined(surface, cells, path)
            what = f"cells {cells[:6]}" if name in kept else "not kept"
            told.append(f"{case.name}, {name}: {what}; see {path}")
    return told + [f"{case.name}: no {name} any more" for name in kept if name not in met]


def _outlined(surface: Surface, cells: list[tuple[int, int]], path: Path) -> None:
    shown = surface.copy()
    wide, high = (side / count for side, count in zip(shown.get_size(), CELLS))
    for x, y in cells:
        pygame.draw.rect(shown, (255, 0, 255), (x * wide, y * high, wide + 1, high + 1), 3)
    OUT.mkdir(parents=True, exist_ok=True)
    pygame.image.save(shown, path)


def make_anew(case: Case) -> list[str]:
    with slices.clocked_by(standing):
        found = {name: small(surface) for name, surface in case.pictures()}
    Kept(case.name).write(found)
    return []


def do_alone(work: str, name: str, home: str) -> list[str]:
    """Compare or make a case, in a process that does nothing else."""
    os.environ["GOBSMACK_HOME"] = home
    return (differences if work == "compare" else make_anew)(CASES[name])


@cache
def processes() -> ProcessPoolExecutor:
    """A process for each case, with the order of hashes that the pictures were kept with. Where processes can be forked, they
    come of one that has imported this module and opened no window: to import all that is shown takes as long as to show it."""
    way = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    context = get_context(way)
    if way == "forkserver":
        context.set_forkserver_preload([__name__ if __name__ != "__main__" else "tests.screens.thumbnails"])
    pool = ProcessPoolExecutor(1, context, max_tasks_per_child=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONHASHSEED", "0")
        pool.submit(len, "").result()
    return pool


def alone(work: str, name: str) -> list[str]:
    """Compare or make a case in a process of its own, which has its settings: what others have printed before would decide
    what the store of pictures still holds."""
    from tests.screens.thumbnails import do_alone  # by the name that the other process knows it by

    with TemporaryDirectory(prefix="gobsmack-thumbnails-") as home:
        return processes().submit(do_alone, work, name, home).result()


def main(words: list[str]) -> None:
    """Make all anew; or `compare NAME ...`, `make NAME ...`."""
    for work, name in ((words[0], name) for name in words[1:]):
        for line in alone(work, name):
            print(line)
    if not words:
        for name in CASES:
            print(name, *alone("make", name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Small pictures of every table's moments, kept and compared: what a change does to a screen is seen by a test.

    python -m tests.screens.thumbnails        makes all kept ones anew, in tests/screens/kept

A picture is kept as 48 by 27 cells, each the mean colour of its part of the screen. One file for a title and a size holds
its moments in a column, in the order in which they came; the names stand in a `.txt` beside it. A cell that differs by more
than `APART` in any colour is another picture.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Surface

from game import titles
from game.bots.players import idle, make
from game.engine.cues import TrueCue
from game.scenes.router import open_stack
from game.settings import SettingsFile
from game.stack.context import Context
from game.tabletop.scene import TableScene
from game.ui import idle_jobs
from game.ui.harness import Harness
from game.ui.hexmap import picture
from game.ui.prints import Prints
from tests.ui.local_feed import LocalFeed

KEPT = Path(__file__).parent / "kept"
OUT = Path(__file__).parents[1] / ".out" / "thumbnails"
CELLS = (48, 27)
APART = 3
"""Of 255: what rounding may differ by; a word or a small sprite of another colour differs by more."""
SIZES = ((1280, 720), (1920, 1080))
STEPS, FRAME = 6, 1 / 15
"""Frames between two pictures of one moment, and seconds of each."""
MOST = {SIZES[0]: 2, SIZES[1]: 6}
"""Pictures of one moment, by size."""


class Played(LocalFeed):
    """A match in which bots play every seat, this one too when it is told to."""

    def __init__(self, title: str, seats: int, seed: int, level: str, options: dict[str, Any]) -> None:
        self.kinds = ("bot",) * seats
        self.bots = [
            make(title, level, seat, titles.options_for(title, options), self.kinds, seed=seed * 97 + seat)
            for seat in range(seats)
        ]
        self._said: dict[int, Any] = {}
        """What each seat saw after its last word in an open ask: with nothing new it has nothing to add."""
        super().__init__(title, seats, seed=seed, options=options, clock=None)

    def overheard(self, happened: list[TrueCue]) -> None:
        for seat, bot in enumerate(self.bots):
            bot.observe(self.match.view(seat), self.match.cues_for(happened, seat))

    def choice(self, seat: int) -> Any:
        """What its bot answers; None: it has nothing to say."""
        ask, view = self.match.seat_ask(seat), self.match.view(seat)
        if ask is None or ask.space is None or ask.answer is not None:
            return None
        if idle(self.title, view, ask, seat) or self._said.get(seat) == view:
            return None
        return self.bots[seat].decide(view, ask)

    def go(self, seat: int) -> bool:
        choice, asked = self.choice(seat), self.match.ask_id
        if choice is None:
            return False
        opened = self.match.ask is not None and self.match.ask.mode == "open"
        self.match.play(seat, choice, asked, at=25_000 + 1_300 * seat)
        if opened and self.match.ask_id == asked:
            self._said[seat] = self.match.view(seat)
        self._emit()
        return True

    def run_out(self) -> None:
        """Nobody has anything to add: the clock runs out."""
        asked = self.match.ask_id
        for seat in self.match.waiting_for():
            if self.match.ask_id == asked and self.match.result is None:
                self.match.play(seat, self.match.default(seat), asked, at=60_000)
        self._emit()

    def step(self) -> bool:
        return any(self.go(seat) for seat in self.match.waiting_for() if seat in self.auto)


@dataclass(frozen=True)
class Tour:
    """A match of a title, seen from seat 0: the table as it is first seen, each question to this seat, each kind of cue as
    its moment runs, the end."""

    title: str
    seats: int
    updates: int
    """After which it ends, if the match has not."""
    seed: int = 11
    level: str = "normal"
    """Of the bots that play: "random" meets what no sensible player does."""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.title}_{self.seats}_{self.seed}"

    def pictures(self, size: tuple[int, int]) -> Iterator[tuple[str, Surface]]:
        feed = Played(self.title, self.seats, self.seed, self.level, dict(self.options))
        scene = TableScene(feed)
        feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting)
        file = SettingsFile()
        file.change(language="en", name="Maija")
        harness = Harness(lambda: open_stack(Context(file, prints=Prints()), scene), size)
        harness.frames(30)
        yield "begins", harness.surface
        seen: set[str] = set()
        while feed.version < self.updates:
            yield from self._moment(harness, scene, seen)
            harness.frames(1, 0.1)
            if scene.services.aloft:
                scene.skip()
            if scene.services.aloft or scene.updates.playing or scene.updates.waiting or scene.services.sent:
                continue
            if scene.services.update.result is not None:
                harness.frames(30)
                yield "over", harness.surface
                return
            ask = scene.services.update.ask
            if ask is not None and ask.space is not None and f"ask {ask.kind}" not in seen:
                seen.add(f"ask {ask.kind}")
                harness.frames(20)
                yield f"ask {ask.kind}", harness.surface
            if not feed.go(feed.seat) and not feed.step():
                feed.run_out()

    def _moment(self, harness: Harness, scene: TableScene, seen: set[str]) -> Iterator[tuple[str, Surface]]:
        """The moment that runs, in steps if it shows something new; else it is skipped."""
        playing = scene.updates.playing
        if playing is None:
            return
        fresh = list(dict.fromkeys(cue.kind for cue in playing.cues if cue.kind not in seen))
        seen.update(fresh)
        for n in range(MOST[harness.size] if fresh else 0):
            harness.frames(STEPS, FRAME)
            if scene.updates.playing is not playing:
                return
            yield f"{' '.join(fresh)} {n + 1}", harness.surface
        scene.skip()


TOURS = (
    Tour("battlegoats", 3, 80),
    Tour("battlegoats", 2, 80, seed=5),
    Tour("slayer_slayer", 4, 500),
    Tour("goblin_raid", 2, 300),
    Tour("goblin_raid", 2, 300, seed=5, level="random"),
    Tour("loot_and_recruit", 3, 500),
    Tour("loot_and_recruit", 2, 300, seed=5),
    Tour("lords_of_hell", 4, 500),
)


class Still:
    """A clock that stands."""

    @staticmethod
    def perf_counter() -> float:
        return 0.0


@contextmanager
def at_once() -> Iterator[None]:
    """What is printed a little in each frame is printed at once: no picture depends on the speed of a machine."""
    modules = (idle_jobs, picture)
    clocks = [module.time for module in modules]
    for module in modules:
        module.time = Still()  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module, clock in zip(modules, clocks):
            module.time = clock  # type: ignore[attr-defined]


def small(surface: Surface) -> Surface:
    """The mean colours of its parts."""
    return pygame.transform.smoothscale(surface.convert(24), CELLS)


class Kept:
    """The thumbnails of one tour at one size, as they are in the repository."""

    def __init__(self, tour: Tour, size: tuple[int, int]) -> None:
        self.picture = KEPT / f"{tour.name}_{size[1]}.png"
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


def differences(tour: Tour, size: tuple[int, int]) -> list[str]:
    """What is other than kept, each as a line; its picture stands in `OUT`, with its cells outlined."""
    kept, met, told = Kept(tour, size).read(), set(), []
    with at_once():
        for name, surface in tour.pictures(size):
            met.add(name)
            cells = apart(small(surface), kept[name]) if name in kept else []
            if name in kept and not cells:
                continue
            path = OUT / f"{tour.name}_{size[1]}_{name.replace(' ', '_')[:80]}.png"
            _outlined(surface, cells, path)
            what = f"cells {cells[:6]}" if name in kept else "not kept"
            told.append(f"{tour.name} {size[0]}x{size[1]}, {name}: {what}; see {path}")
    return told + [f"{tour.name} {size[0]}x{size[1]}: no {name} any more" for name in kept if name not in met]


def _outlined(surface: Surface, cells: list[tuple[int, int]], path: Path) -> None:
    shown = surface.copy()
    wide, high = (side / count for side, count in zip(shown.get_size(), CELLS))
    for x, y in cells:
        pygame.draw.rect(shown, (255, 0, 255), (x * wide, y * high, wide + 1, high + 1), 3)
    OUT.mkdir(parents=True, exist_ok=True)
    pygame.image.save(shown, path)


CASES = [(tour, size) for tour in TOURS for size in SIZES[0 if tour.seed == 11 else 1 :]]
"""Every title at both sizes; a second match of three, with what the first does not meet, at the larger one."""


def make_anew(tour: Tour, size: tuple[int, int]) -> list[str]:
    with at_once():
        found = {name: small(surface) for name, surface in tour.pictures(size)}
    Kept(tour, size).write(found)
    return []


def alone(work: str, tour: Tour, size: tuple[int, int]) -> list[str]:
    """Compare or make one tour in a process of its own: what others have printed before would shift its moments."""
    with TemporaryDirectory(prefix="gobsmack-thumbnails-") as home:
        ended = subprocess.run(
            [sys.executable, "-m", "tests.screens.thumbnails", work, tour.name, str(size[1])],
            env={**os.environ, "GOBSMACK_HOME": home, "PYTHONHASHSEED": "0"},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=False,
        )
    return ended.stdout.splitlines() if ended.returncode == 0 else [ended.stderr[-2000:]]


def main(words: list[str]) -> None:
    """Make all anew; or `compare TOUR HEIGHT`, `make TOUR HEIGHT`."""
    if words:
        tour = next(tour for tour in TOURS if tour.name == words[1])
        size = next(size for size in SIZES if size[1] == int(words[2]))
        print("\n".join((differences if words[0] == "compare" else make_anew)(tour, size)), end="")
        return
    for tour, size in CASES:
        print(f"{tour.name} {size[0]}x{size[1]}", *alone("make", tour, size), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

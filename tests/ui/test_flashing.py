"""Nothing flashes: no more than three flashes a second over a part of the screen that matters (WCAG 2.3.1)."""

from __future__ import annotations

import os
from collections import deque

import pygame
import pytest

from game import titles
from game.demo import BotsAtPlay
from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.scene import TableScene
from game.ui.loop import Loop
from game.ui.prints import Prints

pytestmark = pytest.mark.every_frame

READY = [name for name, title in titles.titles().items() if title.status == "ready"]
SIZE = (1280, 720)
GRID = (32, 18)
STEP = 1 / 30
SECONDS = 60 if os.environ.get("GOBSMACK_LONG") else 12
SWING = 0.1
"""Of full brightness: a change that counts, there and back."""
DARK = 0.8
"""At least one of both states is darker than this."""
FLASHES = 3
AREA = 0.028
"""Of the screen: a quarter of ten degrees of sight, at the usual distance."""
LINEAR = [(level / 255) ** 2.2 for level in range(256)]
"""The light of a level of red, green or blue."""


class Cell:
    """One part of the picture: its brightness, and when it last turned."""

    def __init__(self, light: float) -> None:
        self.low = self.high = light
        self.rising: bool | None = None
        self.turns: deque[float] = deque()

    def see(self, light: float, now: float) -> int:
        """How many flashes it has shown in the last second."""
        if self.rising is not False and light <= self.high - SWING and light < DARK:
            self._turn(now, False, light)
        elif self.rising is not True and light >= self.low + SWING and self.low < DARK:
            self._turn(now, True, light)
        self.high, self.low = max(self.high, light), min(self.low, light)
        while self.turns and now - self.turns[0] > 1.0:
            self.turns.popleft()
        return len(self.turns) // 2

    def _turn(self, now: float, rising: bool, light: float) -> None:
        self.rising = rising
        self.low = self.high = light
        self.turns.append(now)


def lights(surface: pygame.Surface) -> list[float]:
    plain = pygame.image.tobytes(pygame.transform.smoothscale(surface, GRID), "RGB")
    return [
        0.2126 * LINEAR[r] + 0.7152 * LINEAR[g] + 0.0722 * LINEAR[b]
        for r, g, b in zip(plain[::3], plain[1::3], plain[2::3])
    ]


def test_a_flash_is_seen() -> None:
    """The eye of this test works: six changes a second are three flashes."""
    cell = Cell(0.0)
    counts = [cell.see(1.0 if frame // 4 % 2 else 0.0, frame / 30) for frame in range(60)]
    assert max(counts) >= 3
    calm = Cell(0.5)
    assert max(calm.see(0.5 + 0.04 * (frame % 2), frame / 30) for frame in range(60)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("title", READY)
def test_a_match_does_not_flash(title: str, tmp_path) -> None:
    """Every other frame of a bots' match at the usual pace, from its beginning."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    file = SettingsFile(tmp_path)
    file.change(pace="normal")
    seats = titles.title(title).seats[0]
    feed = BotsAtPlay(title, seats, "easy", {}, 3)
    scene = TableScene(feed)
    loop = Loop(open_stack(Context(file, size=SIZE, prints=Prints()), scene), surface)
    cells: list[Cell] = []
    worst = 0
    for frame in range(round(SECONDS / STEP)):
        loop.step(STEP, [])
        feed.shown = not scene.updates.playing and not scene.motion.busy
        found = lights(surface)
        if not cells:
            cells = [Cell(light) for light in found]
        flashing = sum(cell.see(light, frame * STEP) > FLASHES for cell, light in zip(cells, found))
        worst = max(worst, flashing)
    assert worst <= AREA * len(cells), f"{worst} of {len(cells)} parts flash"

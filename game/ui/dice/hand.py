"""A die in the player's hand over a tray: it follows the pointer, rolls with it, and is flicked."""

from math import atan2, degrees, hypot

from pygame import Surface

from game.ui.dice import pictures
from game.ui.dice.physics import Flick
from game.ui.dice.solids import Solid
from game.ui.dice.turning import STILL, Turn, about, even, times
from game.ui.dice.whirl import CLEAN, draw_die
from game.ui.look import Look
from game.ui.palette import Colour

DRAG = 12  # pixels the pointer must go for a flick


class Hand:
    """A die in the player's hand: it follows the pointer and rolls with it."""

    def __init__(self, kind: Solid, at: tuple[int, int]) -> None:
        self.kind = kind
        self.held = 0.0
        self.start = self.at = at
        self.trail: list[tuple[float, tuple[int, int]]] = [(0.0, at)]
        self.turn: Turn = STILL

    @property
    def went(self) -> bool:
        """Far enough for a flick?"""
        return hypot(self.at[0] - self.start[0], self.at[1] - self.start[1]) >= DRAG

    def move(self, at: tuple[int, int], unit: float) -> None:
        dx, dy = at[0] - self.at[0], self.at[1] - at[1]
        far = hypot(dx, dy)
        if far:
            self.turn = even(times(about((-dy / far, dx / far, 0.0), far / max(1.0, unit)), self.turn))
        self.at = at
        self.trail.append((self.held, at))
        del self.trail[:-30]

    def flick(self, unit: float) -> Flick:
        """The way and the strength of the last moments of the drag."""
        recent = [(when, at) for when, at in self.trail if when >= self.held - 0.12] or self.trail[-1:]
        (then, (x, y)), (u, v) = recent[0], self.at
        if len(recent) < 2:
            (x, y), then = self.start, 0.0
        dx, dy = u - x, y - v
        speed = hypot(dx, dy) / max(1 / 60, self.held - then) / max(1.0, unit)
        return Flick(round(degrees(atan2(dy, dx))) % 360, min(100, max(5, round(speed * 5))))

    def draw(self, surface: Surface, unit: float, look: Look, ink: Colour | None) -> None:
        pictures.shadow(surface, look, self.kind, self.at, unit, 1.2)
        at = (self.at[0], self.at[1] - unit * pictures.RISE)
        draw_die(surface, self.kind, self.turn, at, unit, pictures.inks(look, ink), CLEAN)

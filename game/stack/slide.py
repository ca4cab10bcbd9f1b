"""One scene's picture giving way to another's: a sheet that slides over the table; under reduced motion they blend."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.stack.context import Context
from game.ui.motion import REDUCED, cubic_out

SLIDE_S = 0.24


class Slide:
    """One change at a time; none while there is no old picture."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._old: Surface | None = None
        self._new: Surface | None = None
        self._gone = 1.0
        self._forward = True
        self._down = False
        """The new one falls from above, and is drawn up again."""

    @property
    def running(self) -> bool:
        """Whether a picture is giving way."""
        return self._old is not None

    def begin(self, old: Surface, forward: bool, down: bool) -> None:
        """Have a picture give way: the new one comes over it, or what lies under it shows."""
        self._old, self._new, self._gone = old, None, 0.0
        self._forward, self._down = forward, down

    def end(self) -> None:
        """The new picture is there."""
        self._old = self._new = None

    def skip(self) -> None:
        """Be there with the next frame."""
        self._gone = 1.0

    def update(self, dt: float) -> None:
        """Time passes."""
        self._gone += dt / (REDUCED if self._context.pace.reduced else SLIDE_S)
        if self._gone >= 1.0:
            self.end()

    def draw(self, surface: Surface, draw_new: Callable[[Surface], None]) -> None:
        """Both pictures as they lie now; `draw_new` draws the one that comes, once."""
        assert self._old is not None
        if self._new is None:
            self._new = Surface(surface.get_size()).convert(surface)
            draw_new(self._new)
        if self._context.pace.reduced:
            surface.blit(self._old, (0, 0))
            self._new.set_alpha(round(255 * self._gone))
            surface.blit(self._new, (0, 0))
            self._new.set_alpha(None)
        elif self._down:
            self._draw_falling(surface, self._old, self._new)
        else:
            self._draw_sideways(surface, self._old, self._new)

    def _draw_falling(self, surface: Surface, old: Surface, new: Surface) -> None:
        tall = surface.get_height()
        at = round(tall * cubic_out(self._gone))
        under, over, y = (old, new, at - tall) if self._forward else (new, old, -at)
        surface.blit(under, (0, 0))
        surface.blit(over, (0, y))

    def _draw_sideways(self, surface: Surface, old: Surface, new: Surface) -> None:
        width = surface.get_width()
        at = round(width * cubic_out(self._gone))
        under, over, x = (old, new, width - at) if self._forward else (new, old, at)
        surface.blit(under, (0, 0))
        surface.blit(over, (x, 0))
        edge = max(6, width // 120)
        for i in range(edge):  # the sheet's shadow
            side = Surface((1, surface.get_height()), pygame.SRCALPHA)
            side.fill((8, 6, 4, 120 * (edge - i) // edge))
            surface.blit(side, (x - 1 - i, 0))

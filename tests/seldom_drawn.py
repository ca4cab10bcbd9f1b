"""Windows whose pictures nobody looks at: most of what is due is not drawn."""

from __future__ import annotations

from itertools import count

from pygame import Surface

from game.ui.harness import Harness


def seldom_drawn(harness: Harness, each: int = 4) -> Harness:
    """From now on one in `each` of the pictures that are due is drawn: for matches of thousands of frames, in which nobody looks
    at the pictures. What stands still is drawn, a few frames late."""
    draw, due = harness.stack.draw, count()

    def some(surface: Surface) -> None:
        if next(due) % each == each - 1:
            draw(surface)

    harness.stack.draw = some
    return harness

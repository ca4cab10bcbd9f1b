"""What a picture of the Minion deck is made of: a figure, what stands behind it, and how close we stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.block import Block
from art.kit.figures.minion import Minion, draw_minion
from art.kit.pen import Pen
from art.kit.rooms import ROOMS, room
from art.kit.scenes import scene

WIDTH, HEIGHT = 432, 386  # the picture window of a card, in card units
Draw = Callable[[Pen], None]
Frame = tuple[float, float, float]  # scale of the figure; shift of its middle and top, in picture units
WAIST: Frame = (0.60, 0, 8)
CLOSE: Frame = (0.70, 0, -22)
BUST: Frame = (0.80, 0, -58)
WHOLE: Frame = (0.475, 0, 6)


@dataclass(frozen=True)
class Picture:
    """``figure`` is drawn in figure space (800 x 800), ``before`` in it too but behind, ``after`` over it."""

    figure: Minion | Draw
    scene: str
    frame: Frame = WAIST
    before: Draw | None = None
    after: Draw | None = None

    def draw(self, block: Block, seed: int) -> None:
        if self.scene in ROOMS:
            room(block, self.scene, WIDTH, HEIGHT, seed)
        else:
            scene(block, self.scene, 0, 0, WIDTH, HEIGHT, seed, radius=0)
        size, dx, dy = self.frame
        block.push(0, 0, 0, WIDTH / 2 - 400 * size + dx, dy, size)
        p = Pen(block)
        if self.before:
            self.before(p)
        if isinstance(self.figure, Minion):
            draw_minion(p, self.figure)
        else:
            self.figure(p)
        if self.after:
            self.after(p)
        block.pop()

"""A pen in a place: draws parts of a figure in their own coordinates onto a block."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import skia

from art.kit.block import Block
from art.kit.paths import Points, circle, joined, placed, rect, shape, taper

Outline = str | skia.Path
PAPER = {"hi": (2, 3), "shade": (0.26, -0.30)}  # bare skin, wool, cloth: few gouges, late shade


class Pen:
    """Draws on a block from a position: moved to (x, y), turned, scaled, perhaps mirrored.

    Points written as text become soft shapes (see :func:`art.kit.paths.shape`).  Line weights are the
    block's: they do not follow the scale of the pen.
    """

    def __init__(
        self,
        block: Block,
        x: float = 0,
        y: float = 0,
        turn: float = 0,
        scale: float = 1,
        flip: int = 1,
        above: Pen | None = None,
    ) -> None:
        self.block, self.x, self.y, self.turn, self.scale, self.flip = block, x, y, turn, scale, flip
        self.above = above

    def at(self, x: float, y: float, turn: float = 0, scale: float = 1, flip: int = 1) -> Pen:
        """A pen standing in this pen's coordinates."""
        return Pen(self.block, x, y, turn, scale, flip, self)

    def path(self, outline: Outline | Sequence[skia.Path]) -> skia.Path:
        """A shape in the coordinates of the block."""
        if isinstance(outline, str):
            outline = shape(outline)
        elif isinstance(outline, (list, tuple)):
            outline = joined(outline)
        moved = placed(outline, self.x, self.y, self.turn, self.scale, self.flip)
        return self.above.path(moved) if self.above else moved

    def part(self, outline: Outline, /, spot: str | None = None, clip: Outline | None = None, **style: object) -> None:
        """A carved part in a spot ink; bare paper parts get paper shading unless told otherwise."""
        style = {"rnd": 50, "ang": 70, "spacing": 11, **style}
        if spot is None and not style.get("solid") and "shade" not in style:
            style = {**PAPER, **style}
        self.block.part(self.path(outline), spot, clip=self.path(clip) if clip is not None else None, **style)

    def black(self, outline: Outline, /, spot: str | None = None, **style: object) -> None:
        """A part printed solid in key, with gouges where the light falls."""
        self.part(outline, spot, solid=True, **style)

    def plain(self, outline: Outline, /, spot: str | None = None, outline_width: float = 5, **style: object) -> None:
        """A flat part without carving."""
        self.part(outline, spot, flat=True, outline=outline_width, **style)

    def add(
        self, outline: Outline | Sequence[skia.Path], layer: str = "k", stroke: float = 0, clip: Outline | None = None
    ) -> None:
        self.block.add(self.path(outline), layer, stroke, self.path(clip) if clip is not None else None)

    def cut(
        self,
        outline: Outline | Sequence[skia.Path],
        layers: Iterable[str] | None = ("k",),
        stroke: float = 0,
        clip: Outline | None = None,
    ) -> None:
        """Carve out of the key (``layers=None``: out of every layer)."""
        self.block.cut(self.path(outline), layers, stroke, self.path(clip) if clip is not None else None)

    def line(
        self,
        points: Points,
        width: float = 7,
        layer: str = "k",
        start: float = 0,
        end: float = 0,
        clip: Outline | None = None,
    ) -> None:
        """A tapering stroke."""
        self.add(taper(points, width, start, end), layer, clip=clip)

    def groove(
        self, points: Points, width: float = 7, layers: Iterable[str] | None = ("k",), start: float = 0, end: float = 0
    ) -> None:
        """A tapering cut."""
        self.cut(taper(points, width, start, end), layers)

    def dot(self, x: float, y: float, r: float, ry: float | None = None, layer: str = "k") -> None:
        self.add(circle(x, y, r, ry), layer)

    def bar(self, x: float, y: float, w: float, h: float, radius: float = 0, layer: str = "k") -> None:
        self.add(rect(x, y, w, h, radius), layer)

"""Nine-slices: pieces of paper with printed frames that grow to any size without their lines changing.

A master is drawn at two pixels per design pixel on a sheet of corner + span + corner. All wobble repeats with the span,
so an edge may be tiled along its length and still meet its corners. What is stored is not a picture but separations:
the paper's outline and one mask per ink, sixteen levels each, printed at load in the inks of the title.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import skia

from art.pieces.fields import F32, Array, roughen, smooth, warp

K = 2  # master pixels per design pixel
DECKLE = 22.0  # width of a bump of the torn edge
Draw = Callable[["Sheet"], None]


def rect(x: float, y: float, w: float, h: float, r: float = 0) -> skia.Path:
    """Rounded rectangle."""
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), r, r)
    return path


def disc(x: float, y: float, r: float) -> skia.Path:
    """Circle."""
    path = skia.Path()
    path.addCircle(x, y, r)
    return path


def coverage(
    path: skia.Path, size: tuple[int, int], k: float, stroke: float = 0, dash: tuple[float, ...] = ()
) -> Array:
    """Anti-aliased mask of a path, 0..1."""
    surface = skia.Surface(*size)
    canvas = surface.getCanvas()
    canvas.scale(k, k)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    if stroke:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(stroke)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
    canvas.drawPath(path, paint)
    return surface.makeImageSnapshot().toarray()[..., 3].astype(F32) / 255


class Sheet:
    """A master being cut: one mask per layer, `paper` being the outline."""

    def __init__(self, width: float, height: float, k: float = K) -> None:
        self.w, self.h, self.k = width, height, k
        self.size = (round(width * k), round(height * k))
        self.layers: dict[str, Array] = {}

    def add(
        self, layer: str, path: skia.Path, stroke: float = 0, dash: tuple[float, ...] = (), amount: float = 1
    ) -> None:
        """Cut a path into a layer (leave it standing, it will take ink)."""
        mask = coverage(path, self.size, self.k, stroke, dash) * amount
        old = self.layers.get(layer)
        self.layers[layer] = mask if old is None else np.maximum(old, mask)

    def cut(self, path: skia.Path, *layers: str, stroke: float = 0) -> None:
        """Take a path away from the layers named (all inks when none is)."""
        keep = 1 - coverage(path, self.size, self.k, stroke)
        for name in layers or [n for n in self.layers if n != "paper"]:
            if name in self.layers:
                self.layers[name] = self.layers[name] * keep

    def inset(self, d: float, r: float = 0) -> skia.Path:
        """The sheet's rectangle, d in from the edge."""
        return rect(d, d, self.w - 2 * d, self.h - 2 * d, r)


@dataclass(frozen=True)
class Nine:
    """One piece. Lengths in design pixels of a 1080p table."""

    name: str
    draw: Draw
    corner: int = 24
    span: int = 256
    inset: tuple[int, int, int, int] = (16, 16, 16, 16)  # left, top, right, bottom: where words may stand
    fit: int = 0  # if set, the piece has this one height and is scaled to the height asked for; only its width grows
    paper: str = "paper"
    rough: float = 0.35
    deckle: float = 0.0
    salt: dict[str, str] = field(default_factory=dict)  # layer -> "full" or "light": solids that starve of ink
    centre: bool = True  # whether solids run through the middle
    seed: int = 1
    margin: float = 4.0  # paper edge inside the picture, room for the torn edge
    radius: float = 5.0

    @property
    def sheet_size(self) -> tuple[int, int]:
        """Size of the master in design pixels."""
        width = 2 * self.corner + self.span
        return width, self.fit or width

    def _sheet(self) -> Sheet:
        sheet = Sheet(*self.sheet_size)
        sheet.add("paper", sheet.inset(self.margin, self.radius))
        self.draw(sheet)
        if not self.paper:
            del sheet.layers["paper"]
        return sheet

    def layer_names(self) -> list[str]:
        """The layers in the order they are stacked."""
        return list(self._sheet().layers)

    def cut(self) -> dict[str, Array]:
        """All masks of the master, roughened, by layer."""
        sheet = self._sheet()
        period = self.span * K
        out = {}
        for i, (name, mask) in enumerate(sheet.layers.items()):
            seed = self.seed * 37 + i * 11
            if name == "paper":
                if self.deckle:
                    mask = warp(mask, self.deckle * K, DECKLE * K, period, seed, 3)
                out[name] = smooth(0.3, 0.7, roughen(mask, period, seed + 5, K, self.rough))
            else:
                out[name] = roughen(mask, period, seed, K, self.rough)
        return out

"""The carved block: one mask per ink, built up part by part.

A part is cut the way a printmaker would: a paper halo round it, its spot ink with highlight gouges, shade
lines in the key that follow its form, and an outline that is heavier away from the light.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import skia
from scipy import ndimage as ndi

from art.kit.masks import F32, LIGHT, form, hatch, mask, smooth
from art.kit.paths import joined

Shape = skia.Path | Sequence[skia.Path]
Span = tuple[float, float]


@dataclass(frozen=True)
class Cut:
    """How a part is carved.  Lengths are in the block's units, angles in degrees."""

    rnd: float = 60  # how far in from its edge the form still curves
    ang: float = 35  # direction across the shade lines
    spacing: float = 11
    bend: float = 0.55  # how much the lines follow the form
    shade: Span = (0.50, -0.05)  # light at which shade lines begin; light at which all is key
    hi: Span = (0.86, 1.02)  # light at which highlight gouges begin and are full
    outline: float = 5
    heavy: float = 1.6  # outline on the shadow side, in outlines
    halo: float = 4
    solid: bool = False  # printed in key with gouges (iron, hats, black coats)
    flat: bool = False  # no carving inside
    tint: float = 1.0
    jitter: float = 0.16


class Block:
    """The blocks of one print: ``layers['k']`` and one per spot ink, each h x w."""

    def __init__(self, w: float, h: float, scale: float = 1, spots: str = "abc", seed: int = 1) -> None:
        self.w, self.h, self.scale, self.seed = int(w * scale), int(h * scale), scale, seed
        self.layers = {name: np.zeros((self.h, self.w), F32) for name in "k" + spots}
        self.cover = np.zeros((self.h, self.w), F32)  # where any part (with its halo) lies: alpha for loose figures
        self._parts = 0
        self._moves: list[skia.Matrix] = []

    # ---- moving the paper under the knife
    def push(
        self,
        turn: float = 0,
        cx: float = 0,
        cy: float = 0,
        dx: float = 0,
        dy: float = 0,
        sx: float = 1,
        sy: float | None = None,
    ) -> None:
        """Turn and scale about (cx, cy), then shift, everything drawn until ``pop``.

        Line weights do not scale: a small figure is cut with the same knife as a big one.
        """
        matrix = skia.Matrix()
        matrix.setTranslate(-cx, -cy)
        matrix.postScale(sx, sx if sy is None else sy)
        matrix.postRotate(turn)
        matrix.postTranslate(cx + dx, cy + dy)
        self._moves.append(matrix)

    def pop(self) -> None:
        self._moves.pop()

    def _moved(self, path: skia.Path | None) -> skia.Path | None:
        if path is None or not self._moves:
            return path
        moved = skia.Path(path)
        for matrix in reversed(self._moves):
            moved.transform(matrix)
        return moved

    def _window(self, path: skia.Path, pad: float) -> tuple[int, int, int, int] | None:
        box, k = path.getBounds(), self.scale
        x0, y0 = max(0, int(box.left() * k - pad)), max(0, int(box.top() * k - pad))
        x1, y1 = min(self.w, int(box.right() * k + pad) + 1), min(self.h, int(box.bottom() * k + pad) + 1)
        return (x0, y0, x1, y1) if x1 > x0 + 1 and y1 > y0 + 1 else None

    # ---- plain work
    def add(
        self, path: Shape, layer: str = "k", stroke: float = 0, clip: skia.Path | None = None, amount: float = 1
    ) -> None:
        """Leave a shape standing in one layer."""
        found = self._masked(path, stroke, clip)
        if found:
            area, m = found
            self.layers[layer][area] = np.maximum(self.layers[layer][area], m * amount)

    def cut(
        self, path: Shape, layers: Iterable[str] | None = None, stroke: float = 0, clip: skia.Path | None = None
    ) -> None:
        """Carve a shape out of the layers (all of them by default)."""
        found = self._masked(path, stroke, clip)
        if found:
            area, m = found
            for name in layers or self.layers:
                self.layers[name][area] *= 1 - m

    def _masked(self, path: Shape, stroke: float, clip: skia.Path | None) -> tuple[tuple, np.ndarray] | None:
        if isinstance(path, (list, tuple)):
            path = joined(path)
        path, clip = self._moved(path), self._moved(clip)
        window = self._window(path, (stroke + 3) * self.scale)
        if not window:
            return None
        x0, y0, x1, y1 = window
        m = mask(path, x1 - x0, y1 - y0, self.scale, stroke, x0, y0)
        if clip is not None:
            m = m * mask(clip, x1 - x0, y1 - y0, self.scale, 0, x0, y0)
        return np.s_[y0:y1, x0:x1], m

    # ---- carved work
    def part(
        self,
        path: skia.Path,
        spot: str | None = None,
        cut: Cut | None = None,
        clip: skia.Path | None = None,
        **style: object,
    ) -> None:
        """A solid form in a spot ink (None: bare paper).  ``style`` holds fields of :class:`Cut`."""
        cut = replace(cut or Cut(), **style)  # type: ignore[arg-type]
        path, clip, k = self._moved(path), self._moved(clip), self.scale
        self._parts += 1
        window = self._window(path, (cut.halo + cut.outline * cut.heavy + 6) * k)
        if not window:
            return
        x0, y0, x1, y1 = window
        body = mask(path, x1 - x0, y1 - y0, k, 0, x0, y0)
        clipped = mask(clip, x1 - x0, y1 - y0, k, 0, x0, y0) if clip is not None else None
        if clipped is not None:
            body = body * clipped
        area = np.s_[y0:y1, x0:x1]
        self._clear(area, body, clipped, cut.halo)
        key, colour, distance = self._carve(body, cut, self.seed * 31 + self._parts)
        if cut.outline:
            key = np.maximum(key, self._rim(body, distance, cut))
        self.layers["k"][area] = np.maximum(self.layers["k"][area] * (1 - body), key)
        if spot:
            self.layers[spot][area] = np.maximum(self.layers[spot][area] * (1 - body), colour)

    def _clear(self, area: tuple, body: np.ndarray, clipped: np.ndarray | None, halo: float) -> None:
        """The halo: nothing of what was there before survives under or close to a part."""
        cleared = body
        if halo:
            outside = ndi.distance_transform_edt(body < 0.5).astype(F32)
            cleared = smooth((halo + 0.8) * self.scale, (halo - 0.8) * self.scale, outside)
            if clipped is not None:
                cleared = cleared * clipped
        for layer in self.layers.values():
            layer[area] *= 1 - cleared
        self.cover[area] = np.maximum(self.cover[area], cleared)

    def _carve(self, body: np.ndarray, cut: Cut, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Key and spot ink inside a part."""
        k = self.scale
        height, lit, distance = form(body, cut.rnd * k)
        if cut.flat:
            return np.zeros_like(body), body * cut.tint, distance
        if cut.solid:
            weight = smooth(cut.hi[0] - 0.16, cut.hi[1], lit) * 0.75
            gouges = hatch(height, weight, cut.ang, cut.spacing * k, cut.bend, seed, cut.jitter, scale=k)
            return body * (1 - gouges * (distance > cut.outline * k * 1.1)), body, distance
        weight = smooth(cut.shade[0], cut.shade[1], lit) * 0.98
        lines = hatch(height, weight, cut.ang, cut.spacing * k, cut.bend, seed, cut.jitter, scale=k)
        lines = np.maximum(lines, smooth(cut.shade[1] + 0.03, cut.shade[1] - 0.12, lit))
        weight = smooth(cut.hi[0], cut.hi[1], lit) * 0.95
        gouges = hatch(height, weight, cut.ang + 4, cut.spacing * k, cut.bend, seed + 5, cut.jitter, scale=k)
        return body * lines, body * (1 - gouges) * cut.tint, distance

    def _rim(self, body: np.ndarray, distance: np.ndarray, cut: Cut) -> np.ndarray:
        """Outline: the body less its inside, and less that inside moved towards the light."""
        width = cut.outline * self.scale
        inside = smooth(width * 0.5 - 0.7, width * 0.5 + 0.7, distance)
        away = -LIGHT[:2] * width * (cut.heavy - 1)
        moved = ndi.shift(inside, (-away[1], -away[0]), order=1, mode="constant")
        return body * (1 - inside * moved)

    def paste(self, other: Block, window: skia.Path) -> None:
        """Lay another block of the same size into a window of this one."""
        m = mask(window, self.w, self.h, self.scale)
        for name, layer in self.layers.items():
            layer[:] = np.maximum(layer * (1 - m), other.layers[name] * m)

"""From shapes to arrays: anti-aliased masks, value noise, form and hatching.

All arrays are float32 from 0 (nothing) to 1 (full), rows first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia
from PIL import Image
from scipy import ndimage as ndi

F32 = np.float32
LIGHT = np.array([-0.52, -0.66, 0.54])  # one light for everything: upper left


def smooth(low: float, high: float, x: np.ndarray) -> np.ndarray:
    """Smoothstep; low may be above high."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(size: tuple[int, int], feature: float, seed: int = 0, octaves: int = 1, gain: float = 0.5) -> np.ndarray:
    """Smooth value noise in about -1..1; ``feature`` is the size of its blobs in pixels."""
    h, w = size
    out, amplitude, total = np.zeros(size, F32), 1.0, 0.0
    for octave in range(octaves):
        step = max(1.02, feature / 2**octave)
        rng = np.random.default_rng(seed * 7919 + octave * 101 + 13)
        grid = rng.random((int(h / step) + 3, int(w / step) + 3), dtype=F32) * 2 - 1
        grown = Image.fromarray(grid).resize(
            (int(grid.shape[1] * step) + 1, int(grid.shape[0] * step) + 1), Image.BICUBIC
        )
        out += np.asarray(grown, F32)[:h, :w] * 1.35 * amplitude
        total += amplitude
        amplitude *= gain
    return out / total


def mask(
    paths: skia.Path | Sequence[skia.Path],
    w: int,
    h: int,
    scale: float = 1,
    stroke: float = 0,
    ox: float = 0,
    oy: float = 0,
) -> np.ndarray:
    """Coverage of filled (or stroked) paths in a w x h window whose corner lies at pixel (ox, oy)."""
    surface = skia.Surface(int(w), int(h))
    canvas = surface.getCanvas()
    canvas.clear(0)
    canvas.translate(-ox, -oy)
    canvas.scale(scale, scale)
    paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE)
    if stroke:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(stroke)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    for path in paths if isinstance(paths, (list, tuple)) else [paths]:
        canvas.drawPath(path, paint)
    return surface.makeImageSnapshot().toarray()[..., 3].astype(F32) / 255


def form(solid: np.ndarray, roundness: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Swell a flat mask into a cushion: its height, how it is lit, and the distance from its edge."""
    distance = ndi.distance_transform_edt(solid > 0.5).astype(F32)
    t = np.clip(distance / roundness, 0, 1)
    height = roundness * np.sqrt(np.maximum(0, 1 - (1 - t) ** 2))
    height = ndi.gaussian_filter(height, max(1, roundness * 0.14))
    gy, gx = np.gradient(height)
    lit = (-gx * LIGHT[0] - gy * LIGHT[1] + LIGHT[2]) / np.sqrt(1 + gx * gx + gy * gy)
    return height, lit, distance


def hatch(
    height: np.ndarray,
    weight: np.ndarray,
    angle: float,
    spacing: float,
    bend: float,
    seed: int,
    jitter: float = 0.16,
    wobble: float = 2.2,
    scale: float = 1,
) -> np.ndarray:
    """Swelling carved lines that follow the form: 1 inside a line, whose weight (0..1) is its share of the
    spacing.  Weight that runs out makes the taper."""
    y, x = np.mgrid[0 : height.shape[0], 0 : height.shape[1]].astype(F32)
    a = math.radians(angle)
    drift = noise(height.shape, 38 * scale, seed) * wobble * scale
    phase = (x * math.cos(a) + y * math.sin(a) + bend * height + drift) / spacing
    line = np.floor(phase)
    across = np.abs((phase - line) * 2 - 1)
    chance = (np.sin(line * 127.1 + seed * 3.7) * 43758.5453) % 1  # each line a little lighter or heavier
    weight = weight + (chance - 0.5) * jitter * 2
    weight = np.where(weight < 0.10, 0, weight)
    edge = 1.6 / spacing * 1.2
    return smooth(1 - weight - edge, 1 - weight + edge, across) * (weight > 0) * np.clip(weight * 8, 0, 1)

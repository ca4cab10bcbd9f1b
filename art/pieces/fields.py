"""Noise that repeats, so that the edges of a nine-slice and the paper tile can be laid side by side without a seam."""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

F32 = np.float32
Array = np.ndarray


def smooth(lo: float, hi: float, x: Array) -> Array:
    """Hermite step from 0 at lo to 1 at hi."""
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def tile_noise(period: tuple[int, int], scale: float, seed: int, octaves: int = 1, gain: float = 0.5) -> Array:
    """Smooth noise in about -1..1 whose left and right, top and bottom edges meet; period = (height, width)."""
    h, w = period
    out, amp, total = np.zeros((h, w), F32), 1.0, 0.0
    for octave in range(octaves):
        s = max(1.0, scale / 2**octave)
        rows, cols = max(2, round(h / s)), max(2, round(w / s))
        grid = np.random.default_rng(seed * 7919 + octave * 101 + 13).random((rows, cols), dtype=F32) * 2 - 1
        pad = 4
        wide = np.pad(grid, pad, mode="wrap")
        sy, sx = h / rows, w / cols
        big = Image.fromarray(wide).resize(
            (round(wide.shape[1] * sx), round(wide.shape[0] * sy)), Image.Resampling.BICUBIC
        )
        y0, x0 = round(pad * sy), round(pad * sx)
        out += np.asarray(big, F32)[y0 : y0 + h, x0 : x0 + w] * 1.35 * amp
        total += amp
        amp *= gain
    return out / total


def spread(field: Array, shape: tuple[int, int]) -> Array:
    """A repeating field laid over a larger sheet."""
    reps = (-(-shape[0] // field.shape[0]), -(-shape[1] // field.shape[1]))
    return np.tile(field, reps)[: shape[0], : shape[1]]


def warp(mask: Array, amp: float, scale: float, period: int, seed: int, octaves: int = 1) -> Array:
    """Move a mask about by repeating noise: `amp` px far, features `scale` px wide."""
    h, w = mask.shape
    y, x = np.mgrid[0:h, 0:w].astype(F32)
    box = (period, period)
    dx = spread(tile_noise(box, scale, seed, octaves), (h, w)) * amp
    dy = spread(tile_noise(box, scale, seed + 1, octaves), (h, w)) * amp
    return ndi.map_coordinates(mask, [y + dy, x + dx], order=1, mode="nearest")


def roughen(mask: Array, period: int, seed: int, k: float, amount: float) -> Array:
    """The hand-cut edge of the art bible (recipe step 7) on repeating noise; `k` is px per design unit."""
    if not amount:
        return mask
    m = warp(mask, 0.5 * k * amount, 9 * k, period, seed)
    m = warp(m, 0.22 * k * amount, 3 * k, period, seed + 2)
    m = ndi.gaussian_filter(m, 0.45 * k)
    grit = spread(tile_noise((period, period), 2.2 * k, seed + 4), mask.shape) * 0.05
    return smooth(0.36, 0.64, m + grit)

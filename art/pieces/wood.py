"""The plank table: dark carved boards seen from above, everything else lies on it."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.kit.inks import PLANK, rgb255
from art.kit.masks import F32, noise, smooth

BOARD = 180.0  # height of a plank in design pixels
GRAIN = 9.0  # distance of the carved lines


def _colour(name: str) -> np.ndarray:
    return np.array(rgb255(PLANK[name]), F32) / 255


def _knots(y: np.ndarray, x: np.ndarray, rng: np.random.Generator, w: float, h: float, count: int) -> np.ndarray:
    """How far knots push the grain aside: lines part above and below each of them."""
    push = np.zeros_like(x)
    for _ in range(count):
        cx, cy = rng.random() * w, (int(rng.random() * (h // BOARD)) + 0.5) * BOARD + rng.normal(0, 22)
        far = ((x - cx) / (2.4 + rng.random())) ** 2 + (y - cy) ** 2
        push += (34 + 22 * rng.random()) * np.exp(-far / (900 + 900 * rng.random())) * np.tanh((y - cy) / 3)
    return push


def plank(width: int, height: int, seed: int = 5, k: float = 1.0) -> Image.Image:
    """Boards without a vignette (the window adds its own); `k` is pixels per design pixel."""
    shape = (height, width)
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(F32) / k
    w, h = width / k, height / k
    board = np.floor(y / BOARD)
    shade = 1 + 0.06 * np.sin(board * 5.3) + 0.05 * noise(shape, 420 * k, seed + 20, 2)
    sway = noise(shape, 300 * k, seed + 1, 2) * 34 + noise(shape, 60 * k, seed + 2) * 5
    phase = (y + sway + _knots(y, x, rng, w, h, 11) + board * 47) / GRAIN
    saw = np.abs((phase - np.floor(phase)) * 2 - 1)
    weight = 0.30 + 0.26 * noise(shape, 150 * k, seed + 3, 2) + 0.16 * noise(shape, 14 * k, seed + 4)
    weight += 0.1 * np.sin(np.floor(phase) * 12.9)
    groove = smooth(1 - weight - 0.12, 1 - weight + 0.12, saw)[..., None] * 0.55
    ridge = (smooth(0.9, 1.0, 1 - saw) * smooth(0.2, 0.6, noise(shape, 90 * k, seed + 8, 2)))[..., None] * 0.38
    rgb = _colour("base") * (shade + 0.03 * noise(shape, 3 * k, seed + 9))[..., None]
    rgb = rgb * (1 - groove) + _colour("grain") * groove
    rgb = rgb * (1 - ridge) + _colour("highlight") * ridge
    return Image.fromarray((np.clip(rgb * _joints(y, x, board, w), 0, 1) * 255 + 0.5).astype(np.uint8))


def _joints(y: np.ndarray, x: np.ndarray, board: np.ndarray, w: float) -> np.ndarray:
    """Dark seams with a worn edge of light under them, butt joints with two nails each."""
    ends = ((board * 731) % 5 + 0.35) * w / 5
    inside = y % BOARD
    seam = np.maximum(smooth(3.2, 1.4, np.abs(inside - 1)), smooth(2.6, 1.2, np.abs(x - ends)))
    light = smooth(2.4, 0.8, np.abs(inside - 5.4)) * 0.35
    out = (1 - seam * 0.8) * (1 + light)
    for side in (-15, 15):
        for level in (0.22, 0.78):
            far = np.hypot(x - ends - side, inside - BOARD * level)
            out = (
                out
                * (1 - 0.75 * smooth(5.4, 4.2, far))
                * (1 + 0.9 * smooth(1.8, 0.8, np.hypot(x - ends - side + 1.4, inside - BOARD * level + 1.6)))
            )
    return out[..., None]

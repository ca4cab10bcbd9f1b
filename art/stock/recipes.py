"""Two seamless grey tiles: the sheet, and how unevenly the press bit into it.

Both are indexed pictures whose index is a level; the game gives them colour with a palette.  The factor that
each level stands for is written into ``stock/wear.json``.
"""

from __future__ import annotations

import io
import json
from functools import partial

import numpy as np
from PIL import Image

from art.kit.masks import F32, noise
from art.kit.press import paper
from art.kit.recipe import Recipe

SIZE, OVERLAP, LEVELS = 512, 128, 16
PAPER_RANGE = (0.80, 1.04)
WEAR_RANGE = (0.0, 0.15)


def seamless(field: np.ndarray) -> np.ndarray:
    """Cross-fade the far edges of a larger field onto the near ones."""
    t = np.linspace(0, 1, OVERLAP, dtype=F32)
    top = field[:OVERLAP] * t[:, None] + field[SIZE:] * (1 - t[:, None])
    field = np.vstack([top, field[OVERLAP:SIZE]])
    left = field[:, :OVERLAP] * t + field[:, SIZE:] * (1 - t)
    return np.hstack([left, field[:, OVERLAP:SIZE]])


def _tile(field: np.ndarray, span: tuple[float, float]) -> bytes:
    steps = np.clip((seamless(field) - span[0]) / (span[1] - span[0]), 0, 1) * (LEVELS - 1)
    image = Image.fromarray(np.round(steps).astype(np.uint8), "P")
    image.putpalette([round(i * 255 / (LEVELS - 1)) for i in range(LEVELS) for _ in range(3)])
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True, bits=4)
    return data.getvalue()


def _paper() -> dict[str, bytes]:
    whole = SIZE + OVERLAP
    return {".png": _tile(paper(whole, whole, "#E8E8E8", 7, scale=1.4)[..., 1] / 0.91, PAPER_RANGE)}


def _wear() -> dict[str, bytes]:
    size = (SIZE + OVERLAP, SIZE + OVERLAP)
    field = 0.06 + 0.045 * noise(size, 150, 21, 2) + 0.03 * noise(size, 12, 22)
    listing = {"levels": LEVELS, "paper": list(PAPER_RANGE), "wear": list(WEAR_RANGE)}
    return {".png": _tile(field, WEAR_RANGE), ".json": (json.dumps(listing) + "\n").encode()}


def recipes() -> list[Recipe]:
    return [Recipe("stock/paper", "files", "1", partial(_paper)), Recipe("stock/wear", "files", "1", partial(_wear))]

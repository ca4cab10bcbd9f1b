"""Write the masters: separations of sixteen levels, stacked in one PNG per piece, and the table that describes them."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from PIL import Image

from art.pieces.catalogue import nines
from art.pieces.fields import F32, Array, smooth, tile_noise
from art.pieces.icons import icons
from art.pieces.nine import K, Nine

LEVELS = 16
TILE = 1024  # master pixels of the paper tile
SALT = 512  # of the ink tile


def levels_png(mask: Array) -> bytes:
    """A mask as a 4-bit PNG whose palette index is its level."""
    index = np.clip(np.round(mask * (LEVELS - 1)), 0, LEVELS - 1).astype(np.uint8)
    image = Image.fromarray(index, "P")
    image.putpalette([v for i in range(LEVELS) for v in (i * 17,) * 3])
    out = io.BytesIO()
    image.save(out, "PNG", bits=4, optimize=True)
    return out.getvalue()


def stack(layers: dict[str, Array]) -> Array:
    """Masks one under the other."""
    return np.vstack(list(layers.values()))


def nine_entry(nine: Nine) -> dict[str, Any]:
    """What the run-time side must know about one nine-slice."""
    return {
        "corner": nine.corner,
        "span": nine.span,
        "fit": nine.fit,
        "inset": list(nine.inset),
        "paper": nine.paper,
        "layers": nine.layer_names(),
        "salt": nine.salt,
    }


def paper_tile() -> Array:
    """Mottle and grain of the sheet, 0..1 with most of it near one; the paper's colour is multiplied in at load."""
    p = (TILE, TILE)
    v = 1 + 0.030 * tile_noise(p, 340, 1, 3) + 0.011 * tile_noise(p, 52, 2, 2)
    v += 0.016 * tile_noise(p, 3.4, 3) + 0.012 * tile_noise(p, 8, 4)
    fleck = tile_noise(p, 4.4, 5) * 0.7 + tile_noise(p, 36, 6) * 0.45
    v -= smooth(0.90, 1.02, fleck) * 0.09
    return np.clip(v * 0.955, 0, 1)


def salt_tile() -> Array:
    """How much ink a solid takes, 0..1: pressure, tooth of the paper, starved specks."""
    p = (SALT, SALT)
    k = 2.0
    press = tile_noise(p, 110 * k, 11, 2)
    tooth = tile_noise(p, 1.25 * k, 12) * 0.62 + tile_noise(p, 3.4 * k, 13) * 0.38
    bound = 0.80 - 0.32 * np.clip(press + 0.25, 0, 1) * 0.5
    hole = smooth(bound, bound + 0.10, tooth)
    dense = 0.95 + 0.05 * press + 0.03 * tile_noise(p, 7 * k, 14)
    return np.clip(dense * (1 - 0.80 * hole), 0, 1).astype(F32)


def table() -> dict[str, Any]:
    """What the run-time side must know about every piece."""
    return {
        "k": K,
        "nines": {nine.name: nine_entry(nine) for nine in nines()},
        "icons": {icon.name: {"layers": icon.layer_names()} for icon in icons()},
    }

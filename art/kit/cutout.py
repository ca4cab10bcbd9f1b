"""Figures cut out of the sheet: a plate whose first layer, ``p``, says where there is paper at all.

The game gives such a print a clear ground. Index and palette work as for every plate; ``p`` is no ink, so its levels all
have the same colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.inks import InkSet, rgb255
from art.kit.masks import F32
from art.kit.press import ILLUSTRATION, Pressing, plate_palette, quantise, roughen, separations

PAPER = "p"
LEVELS = {2: (4, 8), 3: (3, 6, 8), 4: (3, 3, 4, 7), 5: (2, 2, 3, 3, 7)}
EDGE = 3.0  # paper left round loose strokes, in units of the block


def cut_out(block: Block, pressing: Pressing = ILLUSTRATION, seed: int | None = None) -> dict[str, np.ndarray]:
    """The separations of a block, and before them the sheet: parts with their halo, and a rim round loose strokes. What it
    encloses (between arms and heads) is not cut out but printed dark, so that faces stand out."""
    layers = separations(block, pressing, seed)
    inked = np.maximum.reduce(list(layers.values()))
    rim = ndi.distance_transform_edt(inked < 0.5) <= EDGE * block.scale
    seen = np.maximum(block.cover, rim) > 0.5
    holes = ndi.binary_fill_holes(seen) & ~seen
    layers["k"] = np.maximum(layers["k"], ndi.gaussian_filter(holes.astype(F32), 0.5))
    sheet = roughen((seen | holes).astype(F32), block.seed + 7, block.scale * 1.15, pressing.rough * 0.8)
    return {PAPER: sheet, **{name: layer * (sheet > 0.02) for name, layer in layers.items()}}


def save_cutout(layers: Mapping[str, np.ndarray], path: Path, inks: InkSet) -> dict[str, object]:
    """Write a plate with a sheet; its own palette shows it on white. Returns what the listing says of it."""
    order, levels = "".join(layers), LEVELS[len(layers)]
    index = np.zeros(layers[PAPER].shape, np.int32)
    for layer, count in zip(layers.values(), levels, strict=True):
        index = index * count + quantise(layer, count)
    picture = Image.fromarray(index.astype(np.uint8), "P")
    inked = plate_palette(order[1:], levels[1:], inks)
    tone = np.array(rgb255(inks.paper)) / 255
    palette: list[int] = []
    for step in range(levels[0]):
        share = step / (levels[0] - 1)
        for colour in inked:
            palette += [
                round(255 * (1 - share) + part * paper * share) for part, paper in zip(colour, tone, strict=True)
            ]
    picture.putpalette(palette)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, optimize=True)
    return {"order": order, "levels": list(levels), "size": [index.shape[1], index.shape[0]]}

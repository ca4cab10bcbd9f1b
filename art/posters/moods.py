"""What the figures on a poster do with their eyes and mouths: patches that the game lays over the print.

All figures are drawn in one mood at a time; their eyes and mouths are cut out, head by head. What a figure in front covers is
cut away with it.
"""

from __future__ import annotations

import io
import json

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from art.portraits.moods import MOODS
from art.posters.sheet import SCALE, Poster, pulled


def _nearest_head(p: Poster, height: int, width: int) -> np.ndarray:
    """For each pixel the number of the head that it belongs to."""
    y, x = np.mgrid[0:height, 0:width] / SCALE
    return np.argmin([np.hypot(x - hx, y - hy) for hx, hy in p.heads], axis=0)


def patches(p: Poster) -> dict[str, bytes]:
    """One picture with a row for each head and a cell for each mood, and the listing that says where they go."""
    pulls = [pulled(p, mood) for mood in MOODS]
    cuts = [np.clip(ndi.gaussian_filter(moving, 1.2), 0, 1) for _, moving in pulls]
    tall, across = cuts[0].shape
    owner = _nearest_head(p, tall, across)
    rows, places = [], []
    for head in range(len(p.heads)):
        mine = owner == head
        box = ndi.find_objects((np.max(cuts, axis=0) * mine > 0.02).astype(int))[0]
        cells = [np.dstack([sheet, cut * mine])[box] for (sheet, _), cut in zip(pulls, cuts)]
        rows.append(np.concatenate(cells, axis=1))
        rows_of, columns = box
        places.append([columns.start, rows_of.start, columns.stop - columns.start, rows_of.stop - rows_of.start])
    wide = max(row.shape[1] for row in rows)
    whole = np.concatenate([np.pad(row, ((0, 0), (0, wide - row.shape[1]), (0, 0))) for row in rows])
    picture, out = Image.fromarray((np.clip(whole, 0, 1) * 255 + 0.5).astype(np.uint8)), io.BytesIO()
    picture.save(out, "WEBP", quality=82, method=6)
    listing = {"cells": list(MOODS), "heads": places, "size": [across, tall]}
    return {".webp": out.getvalue(), ".json": (json.dumps(listing, indent=1) + "\n").encode()}

"""The pieces as build recipes: one per nine-slice and icon, and the table that describes them all."""

from __future__ import annotations

import io
import json
from functools import partial
from typing import Any

import numpy as np
from PIL import Image

from art.kit.recipe import Recipe
from art.pieces.bake import levels_png, paper_tile, salt_tile, stack, table
from art.pieces.catalogue import nines
from art.pieces.fields import Array
from art.pieces.icons import Icon, icons
from art.pieces.nine import Nine
from art.pieces.wood import plank


def _webp(image: Image.Image, quality: int) -> dict[str, bytes]:
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=6)
    return {".webp": out.getvalue()}


def _jpeg(image: Image.Image, quality: int) -> dict[str, bytes]:
    """Read five times quicker than WebP: for what the first frame shows."""
    out = io.BytesIO()
    image.convert("RGB").save(out, "JPEG", quality=quality, optimize=True)
    return {".jpg": out.getvalue()}


def _grey(field: Array) -> Image.Image:
    return Image.fromarray((np.clip(field, 0, 1) * 255 + 0.5).astype(np.uint8), "L")


def _piece(piece: Nine | Icon) -> dict[str, bytes]:
    return {".png": levels_png(stack(piece.cut()))}


def _table() -> dict[str, Any]:
    return {".json": json.dumps(table(), indent=1).encode()}


def recipes() -> list[Recipe]:
    """Everything below prints/pieces."""
    out = [
        Recipe("pieces/pieces", "files", "table", _table),
        Recipe("pieces/paper", "files", "78", lambda: _webp(_grey(paper_tile()), 78)),
        Recipe("pieces/salt", "files", "70", lambda: _webp(_grey(salt_tile()), 70)),
        Recipe("pieces/plank", "files", "2880x1620 70", lambda: _webp(plank(2880, 1620, 5, 1.5), 70)),
        # The same wood for small windows: a start should not wait for pixels that nobody sees.
        Recipe("pieces/plank_small", "files", "1440x810 jpeg 86", lambda: _jpeg(plank(1440, 810, 5, 0.75), 86)),
    ]
    out += [Recipe(f"pieces/{nine.name}", "files", nine.name, partial(_piece, nine)) for nine in nines()]
    out += [Recipe(f"pieces/icons/{icon.name}", "files", icon.name, partial(_piece, icon)) for icon in icons()]
    return out

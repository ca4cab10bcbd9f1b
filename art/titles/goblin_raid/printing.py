"""From the drawn map to what the game loads: tiles of one large plate, patches for ruined sites, the sheet's tone.

``separations`` gives every layer its rough edges and starved solids; ``tiles`` cuts the plate into squares.  A patch
holds only what differs where a site lies in ruins; everything else in it has the index ``CLEAR``.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping

import numpy as np
from PIL import Image

from art.kit.inks import INKS, PRINT_ORDER, rgb255
from art.kit.masks import F32, noise
from art.kit.press import PLATE_LEVELS, moved, plate_palette, quantise, roughen, salted
from art.titles.goblin_raid.board import draw_board
from art.titles.goblin_raid.chart import MARGIN, SIDE, Chart, Point, chart

TILE = 512
CLEAR = 255  # an index no combination of inks has: nothing is printed over here
SHIFT = {"c": (0.8, 0.64), "d": (-0.8, 0.56), "a": (-0.72, -0.64), "b": (0.8, -0.56)}
NEAR, FAR = 2.0, 0.75  # pixels a unit
PATCH_REACH = 110.0  # how far from its middle a ruined site may change the print, in units
SHEET_SIZE = 256


def separations(layers: Mapping[str, np.ndarray], scale: float) -> dict[str, np.ndarray]:
    """The layers as they will lie on the paper, lightest ink first."""
    result = {}
    for name in PRINT_ORDER:
        layer, seed = layers[name], 40 + ord(name)
        if name == "k":
            layer = roughen(layer, seed, scale * 0.8, 0.32)
            result[name] = salted(layer, seed, scale * 0.8, 0.26)
        else:
            layer = moved(layer, (SHIFT[name][0] * scale, SHIFT[name][1] * scale))
            layer = roughen(layer, seed, scale * 0.9, 0.45)
            result[name] = salted(layer, seed, scale * 0.9, 0.42)
    return result


def indexes(layers: Mapping[str, np.ndarray]) -> np.ndarray:
    """All separations in one byte a pixel, as ``press.save_plate`` counts them."""
    index = np.zeros(next(iter(layers.values())).shape, np.int32)
    for layer, count in zip(layers.values(), PLATE_LEVELS[len(layers)], strict=True):
        index = index * count + quantise(layer, count)
    return index.astype(np.uint8)


def _palette(order: str) -> list[int]:
    inks = INKS["goblin_raid"]["default"]
    tone = [part / 255 for part in rgb255(inks.paper)]
    colours = plate_palette(order, PLATE_LEVELS[len(order)], inks)
    printed = [round(part * t) for colour in colours for part, t in zip(colour, tone, strict=True)]
    return printed + [255] * (3 * 256 - len(printed))  # all 256, or CLEAR would be no index


def _png(index: np.ndarray, order: str) -> bytes:
    picture, data = Image.fromarray(index, "P"), io.BytesIO()
    picture.putpalette(_palette(order))
    picture.save(data, "PNG", optimize=True)
    return data.getvalue()


def plate(scale: float, ruined: tuple[str, ...] = (), far: bool = False) -> np.ndarray:
    """The index of every pixel of the whole map."""
    layers = draw_board(chart(), scale, ruined, far).layers()
    return indexes(separations(layers, scale))


def patches(whole: np.ndarray, fallen: np.ndarray, the: Chart, scale: float) -> dict[str, tuple[np.ndarray, Point]]:
    """For each site what changes when it falls: a cut-out and its corner in pixels. A pixel belongs to the nearest site."""
    found: dict[str, tuple[np.ndarray, Point]] = {}
    middles = {site["id"]: the.middle(at) for at, site in the.sites.items()}
    reach = int(PATCH_REACH * scale)
    for name, (mx, my) in middles.items():
        cx, cy = int(mx * scale), int(my * scale)
        x0, y0 = max(0, cx - reach), max(0, cy - reach)
        window = np.s_[y0 : cy + reach, x0 : cx + reach]
        y, x = np.mgrid[window]
        own = np.hypot(x / scale - mx, y / scale - my)
        others = [np.hypot(x / scale - ox, y / scale - oy) for other, (ox, oy) in middles.items() if other != name]
        changed = (whole[window] != fallen[window]) & (own <= np.min(others, axis=0))
        rows, columns = np.flatnonzero(changed.any(1)), np.flatnonzero(changed.any(0))
        box = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        cut = np.where(changed, fallen[window], CLEAR).astype(np.uint8)[box]
        found[name] = (cut, (x0 + int(columns[0]), y0 + int(rows[0])))
    return found


def files(scale: float, far: bool = False) -> dict[str, bytes]:
    """The plate in tiles, the patches, and a listing that says how they lie."""
    the, order = chart(), PRINT_ORDER
    whole = plate(scale, far=far)
    fallen = plate(scale, tuple(site["id"] for site in the.sites.values()), far)
    h, w = whole.shape
    made: dict[str, bytes] = {}
    for row in range(-(-h // TILE)):
        for column in range(-(-w // TILE)):
            tile = np.zeros((TILE, TILE), np.uint8)
            part = whole[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE]
            tile[: part.shape[0], : part.shape[1]] = part
            made[f"_{column:02d}_{row:02d}.png"] = _png(tile, order)
    listed = {}
    for name, (cut, corner) in patches(whole, fallen, the, scale).items():
        made[f"_{name}.png"] = _png(cut, order)
        listed[name] = {"at": list(corner), "size": [cut.shape[1], cut.shape[0]]}
    listing = {
        "order": order,
        "levels": list(PLATE_LEVELS[len(order)]),
        "clear": CLEAR,
        "tile": TILE,
        "size": [w, h],
        "scale": scale,
        "margin": MARGIN,
        "hex": 2 * SIDE,
        "patches": listed,
    }
    made[".json"] = (json.dumps(listing, indent=1) + "\n").encode()
    return made


def near() -> dict[str, bytes]:
    """The map to play on."""
    return files(NEAR)


def far() -> dict[str, bytes]:
    """The map seen from far: one bold stamp a hex."""
    return files(FAR, far=True)


def tone() -> dict[str, bytes]:
    """How light the parchment is, over the whole map: mottled, stained, darker towards its rim. A small grey picture
    whose middle value (192) leaves the paper as it is."""
    the = chart()
    w, h = SHEET_SIZE, round(SHEET_SIZE * the.height / the.width)
    k, size = w / the.width, (h, w)
    y, x = np.mgrid[0:h, 0:w]
    value = 1 + 0.042 * noise(size, 170 * k, 8, 3) + 0.02 * noise(size, 40 * k, 9, 2)
    stains = noise(size, 230 * k, 77, 3)
    value -= 0.05 * np.clip((stains - 0.15) / 0.35, 0, 1)
    inwards = np.minimum.reduce([x, y, w - 1 - x, h - 1 - y]).astype(F32) + noise(size, 60 * k, 16, 2) * 26 * k
    value -= 0.2 * np.exp(-np.maximum(inwards, 0) / (46 * k))
    data = io.BytesIO()
    Image.fromarray(np.clip(value * 192, 0, 255).astype(np.uint8), "L").save(data, "PNG", optimize=True)
    return {".png": data.getvalue()}

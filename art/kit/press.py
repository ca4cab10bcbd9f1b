"""The press: hand-cut edges, starved solids, wobbly registration; paper; prints for the eye and for shipping.

Two ways to print:

* ``separations`` + ``save_plate``: ship the blocks.  All texture is baked in, the colour is left to the game.
* ``proof`` (or ``print_block``): an RGB picture, for previews and for things that never change ink (posters, UI).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath

import numpy as np
import skia
from PIL import Image
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.inks import PRINT_ORDER, InkSet, rgb255
from art.kit.masks import F32, noise, smooth

REGISTER = {"d": (-1.3, 0.9), "c": (-1.2, 1.0), "b": (1.3, 1.0), "a": (-1.1, -1.3), "k": (0.0, 0.0)}


@dataclass(frozen=True)
class Pressing:
    """How roughly to print (the bible's "settings by use")."""

    rough: float = 1.0  # wobble of the cut edges
    salt: float = 1.0  # paper tooth showing through solids
    shift: float = 1.0  # misregistration
    wear: float = 0.5


ILLUSTRATION = Pressing()
FRAME = Pressing(rough=0.5, salt=0.55, shift=0.6)
UI = Pressing(rough=0.35, salt=0.45, shift=0.5)
QUIET = Pressing(rough=0.2, salt=0.25, shift=0.3)
MAP = Pressing(rough=0.45, salt=0.55, shift=0.8)


def colour(value: str) -> np.ndarray:
    """``#RRGGBB`` as three floats."""
    return np.array(rgb255(value), F32) / 255


# ------------------------------------------------------------------ one block
def roughen(m: np.ndarray, seed: int, k: float = 2, amount: float = 1.0, soft: float = 0.75) -> np.ndarray:
    """A hand-cut edge: warp by noise, blur, harden again.  Tints below 1 turn into stipple."""
    y, x = np.mgrid[0 : m.shape[0], 0 : m.shape[1]].astype(F32)
    size, reach = m.shape, 0.5 * amount * k
    dx = (noise(size, 9 * k, seed) + noise(size, 3 * k, seed + 1) * 0.45) * reach
    dy = (noise(size, 9 * k, seed + 2) + noise(size, 3 * k, seed + 3) * 0.45) * reach
    m = ndi.map_coordinates(m, [y + dy, x + dx], order=1, mode="nearest")
    m = ndi.gaussian_filter(m, soft * k * 0.6)
    return smooth(0.36, 0.64, m + noise(size, 2.2 * k, seed + 4) * 0.05)


def salted(m: np.ndarray, seed: int, k: float = 2, salt: float = 1.0, wear: float = 0.5) -> np.ndarray:
    """Paper tooth in the solids, more of it where the press was weak; thin lines stay whole."""
    pressure = noise(m.shape, 110 * k, seed + 11, 2)
    tooth = noise(m.shape, 1.25 * k, seed + 12) * 0.62 + noise(m.shape, 3.4 * k, seed + 13) * 0.38
    threshold = 0.80 - 0.32 * wear * np.clip(pressure + 0.25, 0, 1)
    core = ndi.uniform_filter(m, int(5 * k) | 1)
    holes = smooth(threshold, threshold + 0.10, tooth) * salt * smooth(0.55, 0.98, core)
    return m * (1 - 0.88 * holes)


def moved(m: np.ndarray, offset: tuple[float, float], turn: float = 0) -> np.ndarray:
    """Shift by (x, y) pixels and turn by degrees about the middle; what touches an edge bleeds on to it."""
    if turn:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        matrix, middle = np.array([[c, -s], [s, c]]), np.array(m.shape) / 2
        return ndi.affine_transform(
            m, matrix, middle - matrix @ middle - np.array(offset[::-1]), order=1, mode="nearest"
        )
    if offset != (0, 0):
        return ndi.shift(m, offset[::-1], order=1, mode="nearest")
    return m


def density(m: np.ndarray, seed: int, k: float = 2) -> np.ndarray:
    """How much ink sits where: uneven pressure, and a squashed rim round every edge."""
    rim = m * (1 - smooth(0.6, 1, ndi.gaussian_filter(m, 2.2 * k)))
    uneven = 0.93 + 0.05 * noise(m.shape, 110 * k, seed + 11, 2) + 0.03 * noise(m.shape, 7 * k, seed + 14)
    return np.clip(uneven + rim * 0.10, 0, 1.03)


# ------------------------------------------------------------------ a whole print
def separations(block: Block, pressing: Pressing = ILLUSTRATION, seed: int | None = None) -> dict[str, np.ndarray]:
    """Every layer as it will lie on the paper, in print order; empty layers are left out."""
    seed = block.seed if seed is None else seed
    rng, k, result = np.random.default_rng(seed), block.scale * 1.15, {}
    for name in PRINT_ORDER:
        layer = block.layers.get(name)
        nudge, turn = rng.normal(0, 0.35, 2), float(rng.normal(0, 0.05))
        if layer is None or (layer.max() <= 0 and name != "k"):
            continue
        is_key = name == "k"
        if not is_key:
            offset = tuple(float(v) for v in (np.array(REGISTER[name]) + nudge) * block.scale * pressing.shift)
            layer = moved(layer, offset, turn * pressing.shift)
        layer = roughen(layer, seed + ord(name), k, pressing.rough * (0.7 if is_key else 0.8))
        result[name] = salted(layer, seed + ord(name), k, pressing.salt * (0.8 if is_key else 1), pressing.wear)
    return result


def pull(rgb: np.ndarray, m: np.ndarray, ink: str, seed: int = 1, k: float = 2, even: bool = False) -> np.ndarray:
    """Lay one inked layer over a picture by multiplying (``even``: full density everywhere)."""
    amount = np.clip(m if even else m * density(m, seed, k), 0, 1)[..., None]
    return (rgb * (1 - amount) + rgb * colour(ink) * amount).astype(F32)


def proof(
    layers: Mapping[str, np.ndarray], inks: InkSet, seed: int = 1, k: float = 2, sheet: np.ndarray | None = None
) -> np.ndarray:
    """Print separations to RGB floats, on fresh paper unless a sheet is given."""
    h, w = next(iter(layers.values())).shape
    rgb = paper(w, h, inks.paper, seed, scale=max(0.8, k)) if sheet is None else sheet
    for name in PRINT_ORDER:
        if name in layers:
            rgb = pull(rgb, layers[name], getattr(inks, name), seed + ord(name), k * 1.15)
    return rgb


def print_block(
    block: Block,
    inks: InkSet,
    pressing: Pressing = ILLUSTRATION,
    seed: int | None = None,
    sheet: np.ndarray | None = None,
) -> np.ndarray:
    """Separations and proof in one go."""
    seed = block.seed if seed is None else seed
    return proof(separations(block, pressing, seed), inks, seed, block.scale, sheet)


# ------------------------------------------------------------------ paper
def paper(
    w: int,
    h: int,
    base: str,
    seed: int = 1,
    scale: float = 1,
    grain: float = 1,
    mottle: float = 1,
    fibres: float = 1,
    edge: float = 0,
) -> np.ndarray:
    """A sheet of cheap paper as RGB floats; ``edge`` tones its rim (maps)."""
    size, k = (h, w), scale
    value = 1 + mottle * (0.022 * noise(size, 170 * k, seed, 3) + 0.012 * noise(size, 26 * k, seed + 1, 2))
    value += grain * (0.014 * noise(size, 1.6 * k, seed + 2) + 0.010 * noise(size, 4 * k, seed + 3))
    if fibres:
        side = np.where(noise(size, 60 * k, seed + 6) > 0.1, -1, 0.6)
        value += _fibres(w, h, seed, k) * side * 0.10 * fibres
        flecks = noise(size, 2.2 * k, seed + 7) * 0.7 + noise(size, 18 * k, seed + 9) * 0.45
        value -= smooth(0.88, 1.02, flecks) * 0.20 * fibres
    if edge:
        y, x = np.mgrid[0:h, 0:w]
        inwards = (
            np.minimum.reduce([x, y, w - 1 - x, h - 1 - y]).astype(F32) + noise(size, 60 * k, seed + 8, 2) * 26 * k
        )
        value -= edge * 0.16 * np.exp(-np.maximum(inwards, 0) / (46 * k))
    rgb = colour(base)[None, None] * value[..., None]
    warm = mottle * 0.012 * noise(size, 240 * k, seed + 4, 2)
    rgb[..., 0] += warm
    rgb[..., 2] -= warm
    return np.clip(rgb, 0, 1).astype(F32)


def _fibres(w: int, h: int, seed: int, k: float) -> np.ndarray:
    rng = np.random.default_rng(seed + 5)
    surface = skia.Surface(w, h)
    canvas = surface.getCanvas()
    canvas.clear(0)
    for _ in range(int(w * h / (5200 * k * k))):
        x, y = rng.random(2) * [w, h]
        angle, length = rng.random() * 6.3, (8 + rng.random() * 26) * k
        bow = (rng.random() - 0.5) * length * 0.8
        c, s = math.cos(angle), math.sin(angle)
        hair = skia.Path()
        hair.moveTo(x, y)
        hair.quadTo(x + c * length / 2 - s * bow, y + s * length / 2 + c * bow, x + c * length, y + s * length)
        canvas.drawPath(
            hair,
            skia.Paint(
                AntiAlias=True,
                Style=skia.Paint.kStroke_Style,
                StrokeWidth=(0.5 + rng.random() * 0.6) * k,
                Color=skia.ColorSetARGB(int(30 + rng.random() * 90), 255, 255, 255),
            ),
        )
    return surface.makeImageSnapshot().toarray()[..., 3].astype(F32) / 255


# ------------------------------------------------------------------ files
# A plate holds all separations of a print in one 8-bit indexed picture: the index counts through the levels
# of every separation, lightest ink first.  Giving it colour is a matter of setting its palette.
PLATE_LEVELS = {1: (8,), 2: (6, 8), 3: (5, 5, 8), 4: (3, 3, 4, 7), 5: (2, 3, 3, 3, 4)}


def quantise(m: np.ndarray, levels: int) -> np.ndarray:
    """0..levels-1 as bytes.  Values near the ends snap to them: flat areas stay flat and pack well."""
    snapped = np.clip((m - 0.06) / 0.88, 0, 1)
    return np.round(snapped * (levels - 1)).astype(np.uint8)


def plate_palette(order: str, levels: Sequence[int], inks: InkSet) -> list[tuple[int, int, int]]:
    """The printed colour of every index, on white."""
    colours = [np.ones(3, F32)]
    for name, count in zip(order, levels, strict=True):
        ink = colour(getattr(inks, name) or "#808080")
        colours = [before * (1 - (1 - ink) * step / (count - 1)) for before in colours for step in range(count)]
    return [tuple(int(v) for v in np.round(c * 255)) for c in colours]  # type: ignore[misc]


def save_plate(layers: Mapping[str, np.ndarray], path: FilePath, inks: InkSet) -> dict[str, object]:
    """Write a plate (its own palette shows it in ``inks``) and return what the listing says of it."""
    order, levels = "".join(layers), PLATE_LEVELS[len(layers)]
    index = np.zeros(next(iter(layers.values())).shape, np.int32)
    for m, count in zip(layers.values(), levels, strict=True):
        index = index * count + quantise(m, count)
    picture = Image.fromarray(index.astype(np.uint8), "P")
    paper_tone = np.array(rgb255(inks.paper)) / 255
    palette = [
        round(v * tone) for c in plate_palette(order, levels, inks) for v, tone in zip(c, paper_tone, strict=True)
    ]
    picture.putpalette(palette)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, optimize=True)
    return {"order": order, "levels": list(levels), "size": [index.shape[1], index.shape[0]]}


def load_plate(path: FilePath, order: str, levels: Sequence[int]) -> dict[str, np.ndarray]:
    """The separations of a shipped plate, for proofs from the files themselves."""
    index, layers = np.asarray(Image.open(path)).astype(np.int32), {}
    for name, count in reversed(list(zip(order, levels, strict=True))):
        layers[name] = (index % count).astype(F32) / (count - 1)
        index = index // count
    return dict(reversed(list(layers.items())))


def image(rgb: np.ndarray, alpha: np.ndarray | None = None) -> Image.Image:
    """RGB floats (and coverage) as a Pillow image."""
    data = rgb if alpha is None else np.dstack([rgb, alpha])
    return Image.fromarray((np.clip(data, 0, 1) * 255 + 0.5).astype(np.uint8))

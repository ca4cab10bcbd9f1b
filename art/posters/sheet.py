"""A poster's frame: torn paper, two rules, the game's name, a picture window hats may break out of, an empty plate.

Words other than the names of the games are set at run time; the plate and the foot below it are left for them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from art.kit.block import Block
from art.kit.inks import InkSet
from art.kit.masks import mask
from art.kit.paths import placed, rect, text_path, text_width
from art.kit.press import ILLUSTRATION, image, print_block
from art.pieces.fields import roughen, smooth, warp

W, H = 720, 1012
SCALE = 0.889  # 640 x 900 pixels
SIDE, FOOT = 34, 150  # margins of the picture window
POSTER_PRESS = replace(ILLUSTRATION, salt=0.75, rough=0.8)
MOVES = "m"
"""A layer that is not printed: where eyes and mouths in a mood are."""
Paint = Callable[[Block], None]
Figures = Callable[[Block, str], None]
"""Draws all figures, with what they do with eyes and mouth ("": nothing)."""


@dataclass(frozen=True)
class Poster:
    """One poster: its name in one or two lines with sizes, what fills the window, who stands before it."""

    name: str
    inks: InkSet
    lines: tuple[tuple[str, float], ...]
    drop: str  # ink of the lettering's shadow
    ground: Callable[[Block, float, float, float, float], None]
    figures: Figures
    heads: tuple[tuple[float, float], ...]
    """Where the heads are on the sheet."""
    seed: int = 1
    overhang: float = 26  # how far hats and horns may stand out over the window

    @property
    def window(self) -> tuple[float, float, float, float]:
        """x, y, width, height of the picture."""
        top = 66 + sum(size * 0.86 for _, size in self.lines) + 16 * (len(self.lines) - 1)
        return SIDE, top, W - 2 * SIDE, H - FOOT - top


def torn(width: int, height: int, k: float, seed: int, margin: float = 7, radius: float = 6) -> np.ndarray:
    """Coverage of a sheet with torn edges."""
    m = mask(rect(margin, margin, width / k - 2 * margin, height / k - 2 * margin, radius), width, height, k)
    period = max(width, height)
    m = warp(m, 3.4 * k, 36 * k, period, seed, 3)
    return smooth(0.3, 0.7, roughen(m, period, seed + 3, k, 0.5))


def lettering(b: Block, lines: tuple[tuple[str, float], ...], drop: str, middle: float, top: float) -> float:
    """The name in Alfa capitals with a dropped block of ink; returns the foot of the last line."""
    y = top
    for text, size in lines:
        y += size * 0.86
        squeeze = min(1.3, (W - 96) / text_width(text, "AlfaSlab", size, 2))
        letters = text_path(text, "AlfaSlab", size, middle, y, "m", 2, squeeze)
        b.cut(letters, stroke=16)
        b.add(placed(letters, 6, 6), drop)
        b.cut(letters, stroke=5)
        b.add(letters)
        y += 16
    return y


def _frame(b: Block) -> None:
    b.add(rect(15, 15, W - 30, H - 30, 7), stroke=8)
    b.add(rect(26, 26, W - 52, H - 52, 4), stroke=2.4)
    b.add(rect(SIDE, H - 134, W - 2 * SIDE, 56, 3))


def _picture(p: Poster, b: Block, mood: str) -> np.ndarray:
    """Ground and figures; figures are cut off at the sides and foot of the window, not at its top. Returns where eyes and
    mouths in a mood are."""
    x, y, w, h = p.window
    ground = Block(W, H, SCALE, "abcd", seed=p.seed)
    p.ground(ground, x, y, w, h)
    b.paste(ground, rect(x, y, w, h, 4))
    b.add(rect(x, y, w, h, 4), stroke=6)
    front = Block(W, H, SCALE, "abcd" + MOVES, seed=p.seed + 1)
    p.figures(front, mood)
    free = mask(rect(x, y - p.overhang, w, h + p.overhang, 4), front.w, front.h, SCALE)
    cover = np.clip(front.cover * free, 0, 1)
    for name, layer in b.layers.items():
        layer[:] = np.maximum(layer * (1 - cover), front.layers[name] * free)
    b.add(rect(x, y + h - 3, w, 6))
    for edge in (x - 3, x + w - 3):
        b.add(rect(edge, y, 6, h))
    return front.layers[MOVES]


def pulled(p: Poster, mood: str = "") -> tuple[np.ndarray, np.ndarray]:
    """The whole sheet printed, before its edges are torn: RGB from 0 to 1; and where eyes and mouths in a mood are."""
    b = Block(W, H, SCALE, "abcd", seed=p.seed)
    _frame(b)
    lettering(b, p.lines, p.drop, W / 2, 50)
    moving = _picture(p, b, mood)
    return print_block(b, p.inks, POSTER_PRESS), moving


def make(p: Poster) -> Image.Image:
    """The whole poster, printed."""
    rgb, _ = pulled(p)
    return image(rgb, torn(rgb.shape[1], rgb.shape[0], SCALE, p.seed))


def figure(
    b: Block,
    draw: Paint,
    x: float,
    y: float,
    scale: float,
    turn: float = 0,
    flip: bool = False,
    about: tuple[float, float] = (400, 280),
) -> None:
    """A figure with its head (or any point of figure space) at a point of the sheet."""
    b.push(turn, about[0], about[1], x - about[0], y - about[1], -scale if flip else scale, scale)
    draw(b)
    b.pop()

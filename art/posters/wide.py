"""The sign over the main menu: a wide picture."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.figures.goblin import Goblin, draw_goblin
from art.kit.masks import mask
from art.kit.paths import limb, placed, rect, taper, text_path
from art.kit.pen import Pen
from art.kit.press import ILLUSTRATION, image, print_block
from art.kit.scenes import rays
from art.posters.scenes import SLAYER
from art.posters.sheet import figure, torn

# ------------------------------------------------------------------ the sign
SIGN_W, SIGN_H, BOARD_TOP = 1180, 324, 88
PEEKER = Goblin(
    head="wide",
    ear="bat",
    nose="bulb",
    eyes="wide",
    brow="arch",
    mouth="grin",
    hat="tuft",
    body="rags",
    hat_seat=0.9,
    mouth_drop=74,
    nose_scale=0.62,
    ear_scale=0.8,
    eye_size=42,
    look=(-0.4, 0.5),
    tilt=-5,
)


def _gouges(b: Block, letters: object, seed: int) -> None:
    """Cuts over the big letters, all in the direction of the light."""
    rng = np.random.default_rng(seed)
    for _ in range(120):
        x, y = 60 + rng.random() * (SIGN_W - 120), BOARD_TOP + 46 + rng.random() * 110
        b.cut(taper([(x, y), (x + 9, y - 5), (x + 26, y - 8)], 3.8), ("a",), clip=letters)


def sign(k: float = 1.5) -> Image.Image:
    """GOBSMACK on a board of paper with a goblin looking over its edge."""
    b = Block(SIGN_W, SIGN_H, k, "abc", seed=3)
    top, w, h = BOARD_TOP, SIGN_W, SIGN_H - BOARD_TOP
    b.add(rect(10, top + 10, w - 20, h - 20, 5), stroke=6)
    b.add(rect(19, top + 19, w - 38, h - 38, 3), stroke=1.8)
    rays(b, w / 2, top + h * 0.8, 70, 60, 900, ("c",), rect(24, top + 24, w - 48, h - 48, 2), 0.5, 5, add=True)
    letters = text_path("GOBSMACK", "AlfaSlab", 146, w / 2, top + 162, "m", 5, 1.12)
    b.cut(letters, stroke=13)
    b.add(placed(letters, 7, 7), "b")
    b.add(placed(letters, 3.5, 3.5), stroke=2)
    b.cut(letters)
    b.add(letters, "a")
    b.add(letters, stroke=4)
    _gouges(b, letters, 3)
    b.cut(rect(246, top + 179, w - 492, 40, 3))
    b.add(rect(250, top + 183, w - 500, 32, 3))
    front = Block(SIGN_W, SIGN_H, k, "abc", seed=4)
    figure(front, lambda q: draw_goblin(q, PEEKER), 846, 96, 0.52)
    over = mask(rect(0, 0, w, top + 24), b.w, b.h, k)
    grips = Block(SIGN_W, SIGN_H, k, "abc", seed=5)
    for x in (744, 950):  # knuckles over the upper edge
        q = Pen(grips).at(x, top + 26, 0, 0.62)
        for i in range(4):
            q.part(limb([(-42 + i * 28, -16), (-42 + i * 28, 20)], [30, 28]), "a", rnd=16, ang=60, outline=4)
    cover = np.clip(front.cover * over, 0, 1)
    for name, layer in b.layers.items():
        layer[:] = np.maximum(layer * (1 - cover), front.layers[name] * over)
        layer[:] = np.maximum(layer * (1 - grips.cover), grips.layers[name])
    rgb = print_block(b, SLAYER, replace(ILLUSTRATION, salt=0.8, rough=0.7))
    board = np.zeros((b.h, b.w), np.float32)
    y0 = round(top * k)
    board[y0:] = torn(b.w, b.h - y0, k, 3)
    figure_cover = ndi.gaussian_filter(np.maximum(cover, grips.cover), 0.5 * k)
    return image(rgb, np.clip(np.maximum(board, figure_cover), 0, 1))

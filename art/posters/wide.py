"""Wide pictures: the sign over the main menu, and the field of BattleGoats for its title card and lobby."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image
from scipy import ndimage as ndi

from art.kit.block import Block
from art.kit.figures.goat_head import GoatHead
from art.kit.figures.goblin import Goblin, draw_goblin
from art.kit.figures.props import draw_prop
from art.kit.masks import mask
from art.kit.paths import circle, intersect, limb, placed, rect, shape, taper, text_path
from art.kit.pen import Pen
from art.kit.press import ILLUSTRATION, image, print_block
from art.kit.scenes import rays
from art.posters.scenes import CAPTAIN, FAR, GOATS, LEFT, RIGHT, SLAYER, goat
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


# ------------------------------------------------------------------ the field of BattleGoats
FIELD_W, FIELD_H = 1800, 760
MORE = (
    GoatHead(
        skull="jowl", coat="b", horns="flat", horn_size=0.8, eyes="mad", mouth="teeth", beard="goat", hat="bicorne"
    ),
    GoatHead(skull="broad", coat=None, horns="bigram", horn_size=0.8, eyes="sleepy", mouth="flat", beard="long"),
    GoatHead(
        skull="kid",
        coat="b",
        horns="up",
        horn_size=0.5,
        eyes="wide",
        mouth="yell",
        beard=None,
        ear="perk",
        hat="pot",
        hat_size=0.7,
    ),
    GoatHead(
        skull="narrow",
        coat=None,
        horns="sabre",
        horn_size=0.8,
        eyes="angry",
        mouth="smirk",
        beard="goat",
        hat="feather",
    ),
    GoatHead(
        skull="long", coat="k", horns="lyre", horn_size=0.8, eyes="open", mouth="glum", beard="goat", mark="blaze"
    ),
)


@dataclass(frozen=True)
class Place:
    """A goat in the line: head, where, how big, tilt, mirrored."""

    head: GoatHead
    x: float
    y: float
    size: float
    tilt: float = 0


def _field_ground(b: Block) -> None:
    window = rect(0, 0, FIELD_W, FIELD_H)
    b.add(window, "c")
    sun = (FIELD_W * 0.5, FIELD_H * 0.40)
    rays(b, *sun, 64, 190, 1500, ("c",), window, 0.5, 6)
    b.cut(circle(*sun, 176), ("c",))
    for level, ink, seed in ((0.46, "a", 3), (0.70, "k", 5)):
        rng = np.random.default_rng(seed)
        tops = [
            (x, FIELD_H * (level + 0.05 * math.sin(x / 210 + seed) + rng.normal(0, 0.008)))
            for x in range(-60, FIELD_W + 61, 120)
        ]
        ridge = shape(
            " ".join([f"-80,{FIELD_H + 60}!", *(f"{x},{y:.0f}" for x, y in tops), f"{FIELD_W + 80},{FIELD_H + 60}!"])
        )
        b.cut(ridge, clip=window)
        b.add(ridge, ink, clip=window)
        inside = intersect(ridge, window)
        for i in range(110):
            gx = FIELD_W * ((i * 0.618) % 1)
            gy = FIELD_H * (level + 0.05 + (1 - level) * ((i * 0.377) % 1))
            b.cut(taper([(gx, gy), (gx + 10, gy - 12), (gx + 30, gy - 16)], 5), (ink,), clip=inside)


def _line(b: Block) -> None:
    """Back rank, poles between them, front rank over all."""
    p = Pen(b)
    for x, y, name, turn in (
        (170, 330, "horned_banner", -8),
        (470, 320, "pike", -4),
        (760, 330, "halberd", 5),
        (1060, 320, "pike", -5),
        (1390, 330, "horned_banner", 7),
        (1660, 340, "halberd", 6),
    ):
        draw_prop(p.at(x, y, turn, 0.9), name, 0, 0)
    back = (
        Place(FAR[0], 345, 318, 0.58, -5),
        Place(MORE[3], 650, 300, 0.58, 4),
        Place(FAR[1], 1186, 306, 0.60, -4),
        Place(MORE[2], 1480, 322, 0.60, 6),
    )
    front = (
        Place(MORE[1], 190, 480, 0.86, -5),
        Place(RIGHT, 486, 486, 0.90, 4),
        Place(MORE[4], 1330, 480, 0.90, -4),
        Place(LEFT, 1630, 478, 0.86, 7),
        Place(MORE[0], 1078, 506, 0.92, 5),
        Place(CAPTAIN, 780, 500, 1.06, -2),
    )
    for place in (*back, *front):
        figure(b, goat(place.head, place.tilt), place.x, place.y, place.size)


def field(k: float = 0.8) -> Image.Image:
    """Eleven goats before a low sun, without a frame: whoever shows it puts one round."""
    b = Block(FIELD_W, FIELD_H, k, "abc", seed=21)
    _field_ground(b)
    _line(b)
    return image(print_block(b, GOATS, replace(ILLUSTRATION, salt=0.75, rough=0.8)))

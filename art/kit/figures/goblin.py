"""The goblin: a head, a body and attitudes put together from a spec."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art.kit.block import Block
from art.kit.figures import goblin_face as face
from art.kit.figures.bodies import BODIES, SLEEVES
from art.kit.figures.hats import HATS
from art.kit.figures.heads import HEADS, extent
from art.kit.figures.props import HELD_BELOW, draw_prop
from art.kit.paths import circle, limb, mirrored, taper
from art.kit.pen import Pen


@dataclass(frozen=True)
class Hand:
    """Where a hand is and what it holds."""

    x: float
    y: float
    prop: str | None = None
    turn: float = 0
    scale: float = 1
    elbow: tuple[float, float] | None = None


@dataclass(frozen=True)
class Goblin:
    """A goblin's recipe.  Any two in a set should differ in at least four of head, ears, eyes, mouth, hat and
    silhouette prop; no two share hat and body."""

    head: str
    ear: str
    nose: str
    eyes: str
    mouth: str
    body: str = "rags"
    hat: str | None = None
    brow: str | None = None
    left: Hand = Hand(250, 560)
    right: Hand = Hand(550, 560)
    feet: tuple[tuple[float, float], tuple[float, float]] = ((322, 760), (478, 760))
    back: tuple[tuple[str, float, float, float], ...] = ()  # props carried on the back
    skin: str | None = "a"
    dye: str = "b"
    tilt: float = 0
    lean: float = 0
    girth: float = 1
    head_at: tuple[float, float] = (400, 268)
    head_shift: tuple[float, float] = (0, 0)
    head_scale: float = 1
    face_shift: float = 10
    ear_turn: float = 0
    ear_scale: float = 1
    nose_scale: float = 0.82
    mouth_drop: float = 86
    mouth_width: float = 80
    eye_apart: float = 56
    eye_size: float = 35
    eye_shift: float = 0
    look: tuple[float, float] = (0.25, 0.25)
    brow_width: float = 20
    hat_seat: float = 0.62  # how far up the head the hat sits
    hat_scale: float = 1
    hat_shift: tuple[float, float] = (0, 0)
    warts: bool = True
    boots: bool = False
    cloak: bool = False
    beard: bool = False
    drum: bool = False
    right_first: bool = False


CLOAK = "320,400! 480,400! 560,560 600,740! 520,720! 480,752! 400,730! 330,754! 280,722! 200,742! 240,560"
LIMB = {"rnd": 26, "ang": 80, "spacing": 10, "bend": 0.5}


def _skin_style(skin: str | None) -> dict[str, object]:
    return {"shade": (0.42, -0.15)} if skin else {"shade": (0.06, -0.42), "hi": (2, 3)}


def fist(p: Pen, x: float, y: float, turn: float = 0, side: int = 1, skin: str | None = "a", scale: float = 1) -> None:
    q = p.at(x, y, turn, scale, side)
    q.part("-30,-22 0,-34 30,-24 36,4 28,30 0,36 -28,30 -36,4", skin, rnd=26, ang=50, spacing=9, shade=(0.35, -0.2))
    for i in (-11, 1, 13):
        q.add(taper([(i - 8, 4), (i - 4, 20), (i, 34)], 5))


def foot(p: Pen, x: float, y: float, side: int = 1, skin: str | None = "a", boot: bool = False) -> None:
    q = p.at(x, y, 0, 1, side)
    if boot:
        q.part("-34,-46! 22,-46! 26,-12 70,0 84,22 78,30! -36,30!", skin, rnd=30, ang=100)
        q.add(taper([(-34, 20), (20, 20), (80, 22)], 6))
        return
    q.part("-30,-24 10,-26 52,-8 88,6 100,22 80,32 0,32 -40,30 -44,4", skin, rnd=30, ang=95, spacing=10)
    for i in (44, 66):
        q.add(taper([(i, 6), (i + 6, 18), (i + 4, 31)], 5))


def _legs(p: Pen, g: Goblin) -> None:
    if g.body in ("robe", "gown"):
        for side in (-1, 1):
            foot(p, 400 + side * 60, 752, side, g.skin)
        return
    for (fx, fy), hip, side in zip(g.feet, (362, 438), (-1, 1), strict=True):
        knee = ((hip + fx) / 2 + (fx - hip) * 0.7, (600 + fy) / 2 - 8)
        p.part(
            limb([(hip, 600), knee, (fx, fy - 16)], [58, 46, 36]),
            "b" if g.boots else g.skin,
            **LIMB,
            **_skin_style(g.skin),
        )
        foot(p, fx, fy - 14, side, g.skin, g.boots)


def _arm(p: Pen, g: Goblin, hand: Hand, side: int) -> None:
    sx = 400 + side * 84
    elbow = hand.elbow or ((sx + hand.x) / 2 + side * 34, (440 + hand.y) / 2 + 34)
    sleeve = SLEEVES.get(g.body)
    arm = limb([(sx, 440), elbow, (hand.x, hand.y)], [56, 56, 50] if sleeve else [50, 38, 34])
    if sleeve == "k":
        p.black(arm, **LIMB)
    elif sleeve:
        p.part(arm, g.dye, **LIMB, shade=(0.42, -0.15))
    else:
        p.part(arm, g.skin, **LIMB, **_skin_style(g.skin))
    if hand.prop:
        draw_prop(p, hand.prop, hand.x, hand.y, hand.turn, hand.scale, side)
    if hand.prop in HELD_BELOW:
        fist(p, hand.x + side * 58, hand.y + 30, 0, side, g.skin)
    elif hand.prop != "shield":
        fist(p, hand.x, hand.y, hand.turn if hand.prop else 0, side, g.skin)


def draw_head(p: Pen, g: Goblin) -> None:
    """Ears, skull, face and hat about ``g.head_at``."""
    x, y = g.head_at
    s = g.head_scale
    half, top = (v * s for v in extent(g.head))
    for side in (-1, 1):
        face.ear(p, g.ear, x + side * (half - 22), y - 4, side, g.ear_turn, g.ear_scale, g.skin)
    skull = {"shade": (0.30, -0.30), "hi": (0.86, 1.03)} if g.skin else {"shade": (0.06, -0.42), "hi": (2, 3)}
    p.at(x, y, 0, s).part(
        mirrored(HEADS[g.head]), g.skin, rnd=150 * s, ang=38, spacing=12, bend=0.42, outline=6, heavy=1.9, **skull
    )
    fx, ey = x + g.face_shift, y - 14 * s + g.eye_shift
    if g.warts:
        for dx, dy, r in ((-92, 40, 6), (84, 62, 5), (-70, 62, 4)):
            p.add(circle(fx + dx, y + dy, r))
    face.mouth(p, g.mouth, x + g.face_shift * 1.2, y + g.mouth_drop * s, g.mouth_width * s)
    face.eyes(p, g.eyes, fx, ey, g.eye_apart * s, g.eye_size * s, g.look, g.skin)
    if g.brow:
        face.brows(p, g.brow, fx, ey - 52 * s, g.eye_apart * s, g.brow_width)
    for side in (-1, 1):
        bag = ((30, 46), (56, 54), (84, 40))
        p.line([(fx + side * dx * s, ey + dy * s) for dx, dy in bag], 5)
    face.nose(p, g.nose, x + g.face_shift * 1.6, y + 24 * s, g.nose_scale * s, g.skin)
    if g.beard:
        low = y + g.mouth_drop * s
        p.part(
            f"{x - 60},{low + 20}! {x},{low + 30} {x + 60},{low + 20}! {x + 44},{low + 80} {x + 10},{low + 160}! "
            f"{x - 40},{low + 80}",
            None,
            rnd=40,
            ang=84,
        )
    if g.hat:
        HATS[g.hat](p.at(x + g.hat_shift[0], y + top * g.hat_seat + g.hat_shift[1], 0, g.hat_scale * s))


def draw_goblin(block: Block, g: Goblin) -> None:
    """The whole figure in figure space."""
    p = Pen(block)
    for name, x, y, turn in g.back:
        draw_prop(p, name, x, y, turn)
    if g.cloak:
        p.part(CLOAK, g.dye, rnd=80, ang=86, spacing=13)
    _legs(p, g)
    block.push(g.lean, 400, 640, 0, 0, g.girth, 1)
    BODIES[g.body](p, g.skin, g.dye)
    block.pop()
    sway = math.sin(math.radians(g.lean)) * 240
    block.push(g.tilt, 400, 400, g.head_shift[0] + sway, g.head_shift[1])
    draw_head(p, g)
    block.pop()
    hands = [(g.left, -1), (g.right, 1)]
    for hand, side in reversed(hands) if g.right_first else hands:
        _arm(p, g, hand, side)
    if g.drum:
        draw_prop(p, "drum", 400, 600, 0, 1.05)

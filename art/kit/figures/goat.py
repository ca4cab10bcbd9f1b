"""Goats on two legs: standing, striding, leaping, crouching, seated, or up to their necks in something."""

from __future__ import annotations

from dataclasses import dataclass, field

from art.kit.block import Block
from art.kit.figures.bodies import BODIES, SLEEVES
from art.kit.figures.goat_head import GoatHead, coat_style, draw_goat_head
from art.kit.figures.goblin import Hand
from art.kit.figures.ground import GROUND
from art.kit.figures.props import HELD_BELOW, HIDES_HAND, draw_prop
from art.kit.paths import Points, circle, limb, placed, rect, taper
from art.kit.pen import Pen

CAPE = "310,400! 490,400! 590,560 640,740! 530,716! 470,752! 400,724! 330,752! 270,716! 160,740! 210,560"
BILLOW = "330,390! 470,400! 640,430 790,380! 760,470! 800,540! 700,560! 690,640! 560,600! 480,640! 360,560"
Legs = tuple[Points, Points]
LEGS: dict[str, Legs] = {
    "stand": ([(356, 600), (320, 680), (324, 748)], [(444, 600), (480, 680), (476, 748)]),
    "wide": ([(356, 600), (300, 680), (286, 748)], [(444, 600), (500, 680), (514, 748)]),
    "stride": ([(360, 600), (276, 640), (240, 736)], [(440, 600), (520, 650), (590, 738)]),
    "leap": ([(360, 610), (260, 610), (236, 690)], [(440, 610), (520, 660), (620, 640)]),
    "seat": ([(330, 610), (270, 690), (286, 790)], [(470, 610), (530, 690), (514, 790)]),
    "crouch": ([(350, 600), (216, 560), (262, 690)], [(450, 600), (584, 560), (538, 690)]),
}
DROP = {"seat": -44, "crouch": 60, "leap": -46}  # how far the whole figure moves down
LEGS_IN_FRONT = {"seat", "crouch"}


@dataclass(frozen=True)
class Goat:
    """A goat on two legs."""

    head: GoatHead
    stance: str = "stand"  # a key of LEGS, or "none"
    body: str = "vest"
    dye: str = "b"
    tilt: float = 0
    head_scale: float = 1.06
    head_shift: tuple[float, float] = (0, 0)
    lean: float = 0
    girth: float = 1.18
    left: Hand | None = field(default_factory=lambda: Hand(238, 566))
    right: Hand | None = field(default_factory=lambda: Hand(562, 566))
    right_first: bool = False
    cape: str | None = None
    billow: str | None = None  # a cape in the wind
    sash: str | None = None
    belt: bool = False
    rope: bool = False
    drum: bool = False
    necklace: bool = False
    under: tuple[str, ...] = ()  # ground drawn first
    front: tuple[str, ...] = ()  # things before the body, behind the hands
    back: tuple[tuple[str, float, float, float], ...] = ()  # props on the back


def hoof(p: Pen, x: float, y: float, turn: float = 0, scale: float = 1) -> None:
    """Cloven, black, with a lit edge."""
    q = p.at(x, y, turn, scale)
    q.black("-27,-26! 0,-32 27,-26! 40,14 34,28! 6,28! 0,2! -6,28! -34,28! -40,14", rnd=20, halo=3)


def leg(p: Pen, points: Points, widths: tuple[float, ...], coat: str | None, turn: float = 0) -> None:
    p.part(limb(points, widths), **{"rnd": 26, "ang": 80, "spacing": 10, **coat_style(coat)})
    hoof(p, points[-1][0], points[-1][1] + 6, turn, 0.9)


def _legs(p: Pen, g: Goat) -> None:
    robed = g.body in ("robe", "gown") and g.stance in ("stand", "wide", "seat")
    if g.stance == "none" or robed:
        return
    widths = (84, 60, 38) if g.stance in LEGS_IN_FRONT else (74, 48, 34)
    for points, turn in zip(LEGS[g.stance], (-20, 24) if g.stance == "leap" else (0, 0), strict=True):
        leg(p, points, widths, g.head.coat, turn)


def _arm(p: Pen, g: Goat, hand: Hand, side: int) -> None:
    shoulder = (400 + side * 96, 446)
    elbow = hand.elbow or ((shoulder[0] + hand.x) / 2 + side * 34, (446 + hand.y) / 2 + 32)
    sleeve = SLEEVES.get(g.body)
    arm = limb([shoulder, elbow, (hand.x, hand.y)], [64, 56, 46] if sleeve else [60, 46, 34])
    style: dict[str, object] = {"rnd": 26, "ang": 80, "spacing": 10}
    if sleeve == "k":
        p.black(arm, **style)
    elif sleeve:
        p.part(arm, g.dye, **style)
    else:
        p.part(arm, **{**style, **coat_style(g.head.coat)})
    if g.body in ("plate", "mail"):
        p.black(circle(400 + side * 102, 440, 50), rnd=44, ang=60)
    if hand.prop:
        draw_prop(p, hand.prop, hand.x, hand.y, hand.turn, hand.scale, side)
    if hand.prop in HELD_BELOW:
        hoof(p, hand.x, hand.y + 66)
    elif hand.prop not in HIDES_HAND:
        hoof(p, hand.x, hand.y + 2, hand.turn * 0.3)


def _dress(p: Pen, g: Goat) -> None:
    if g.sash:
        p.part("306,424! 350,404! 506,584! 474,624!", g.sash, rnd=20, halo=3)
    if g.belt:
        p.line([(304, 560), (400, 584), (500, 556)], 20, start=10, end=10)
        p.part(rect(374, 554, 52, 44, 5), "b", rnd=14)
    if g.rope:
        for y in (470, 520, 570):
            p.line([(292, y), (400, y + 24), (510, y - 4)], 22, start=14, end=14)
            p.groove([(300, y), (400, y + 24), (502, y - 4)], 9)
    if g.necklace:
        p.line([(320, 420), (400, 500), (480, 420)], 8, start=5, end=5)
        for i, (x, y) in enumerate(((340, 448), (372, 482), (428, 482), (460, 448))):
            p.at(x, y, (30, 10, -10, -30)[i]).part("-12,0! 12,0! 0,44!", None, rnd=8, halo=3)


def draw_goat(block: Block, g: Goat) -> None:
    """The whole figure in figure space."""
    p = Pen(block)
    for name in g.under:
        GROUND[name](p)
    block.push(0, 400, 400, 0, DROP.get(g.stance, 0))
    if g.cape:
        p.part(CAPE, None if g.cape == "k" else g.cape, solid=g.cape == "k", rnd=80, ang=86, spacing=13)
    if g.billow:
        p.part(BILLOW, None if g.billow == "k" else g.billow, solid=g.billow == "k", rnd=70, ang=20, spacing=13)
    for name, x, y, turn in g.back:
        draw_prop(p, name, x, y, turn)
    if g.stance not in LEGS_IN_FRONT:
        _legs(p, g)
    block.push(g.lean, 400, 640, 0, 0, g.girth, 1)
    BODIES[g.body](p, None if g.head.coat == "k" else g.head.coat, g.dye)
    _dress(p, g)
    block.pop()
    if g.stance in LEGS_IN_FRONT:
        _legs(p, g)
    block.push(0, 400, 400, *g.head_shift)
    block.push(g.tilt, 400, 400, 0, 0, g.head_scale)
    draw_goat_head(p, g.head)
    block.pop()
    block.pop()
    for name in g.front:
        GROUND[name](p)
    hands = [(g.left, -1), (g.right, 1)]
    for hand, side in reversed(hands) if g.right_first else hands:
        if hand:
            _arm(p, g, hand, side)
    if g.drum:
        draw_prop(p, "drum", 400, 610, 0, 1.16)
    block.pop()


def cloud(p: Pen, spots: tuple[tuple[float, float, float], ...], ink: str | None = None) -> None:
    """Puffs of mist or smoke."""
    for x, y, r in spots:
        p.part(placed(circle(0, 0, r, r * 0.72), x, y), ink, rnd=r * 0.8, ang=30, halo=3, outline=4)
        p.add(taper([(x - r * 0.4, y + r * 0.2), (x, y + r * 0.34), (x + r * 0.4, y + r * 0.1)], 6))

"""A goblin of the Minion deck: the plain goblin's parts with more poses, hands that do things and bigger jokes.

``draw_minion`` builds a figure back to front: what stands behind it, cape, legs, body, arms that pass behind the
head, the head, the other arms, and what comes before it all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.kit.figures import goblin_face as face
from art.kit.figures.bodies import BODIES, SLEEVES
from art.kit.figures.goblin import CLOAK, LIMB, foot
from art.kit.figures.goblin_dress import GOBLIN_BODIES, GOBLIN_SLEEVES, HIDES_LEGS
from art.kit.figures.goblin_gear import GOBLIN_PROPS
from art.kit.figures.goblin_hats import GOBLIN_HATS
from art.kit.figures.goblin_looks import ALL_MOUTHS, GOBLIN_BROWS, HANDS, WORN
from art.kit.figures.hats import HATS
from art.kit.figures.heads import HEADS
from art.kit.figures.props import MIRRORED, PROPS
from art.kit.paths import circle, intersect, limb, mirrored, parse, placed
from art.kit.pen import Pen

ALL_HATS = {**HATS, **GOBLIN_HATS}
ALL_BODIES = {**BODIES, **GOBLIN_BODIES}
ALL_PROPS = {**PROPS, **GOBLIN_PROPS}
ALL_SLEEVES = {**SLEEVES, **GOBLIN_SLEEVES}
Draw = Callable[[Pen], None]
Spot = tuple[float, float]


@dataclass(frozen=True)
class Face:
    """A head about (0, 0), 240 wide."""

    head: str  # one of HEADS, or the outline of its right half
    ear: str
    nose: str
    eyes: str
    mouth: str
    brow: str | None = None
    hat: str | None = None
    worn: tuple[str, ...] = ()
    skin: str | None = "a"
    turn: float = 10  # how far the features stand off the middle: which way the face is turned
    ears: tuple[float, float] = (0, 0)  # turn of the left and of the right one, upwards negative
    ear_scale: float = 1
    ear_drop: float = -4
    nose_scale: float = 0.8
    nose_drop: float = 24
    mouth_drop: float = 88
    mouth_width: float = 80
    mouth_shift: float = 0
    eye_apart: float = 57
    eye_size: float = 38
    eye_drop: float = -14
    look: Spot = (0.25, 0.25)
    brow_width: float = 20
    brow_lift: float = 54
    hat_seat: float = 0.62  # how far up the head the hat sits
    hat_scale: float = 1
    hat_shift: Spot = (0, 0)
    hat_turn: float = 0
    hat_first: bool = False  # the hat sits behind the eyes (hoods never do)
    warts: bool = True
    bags: bool = True


@dataclass(frozen=True)
class Arm:
    """An arm to a hand, and what the hand holds."""

    x: float
    y: float
    prop: str | None = None
    turn: float = 0  # of the prop
    scale: float = 1
    elbow: Spot | None = None
    hand: str | None = "fist"
    hand_turn: float | None = None
    hand_scale: float = 1
    shoulder: Spot | None = None
    under: bool = False  # passes behind the head
    over_prop: bool = True  # the hand is in front of what it holds
    grip: Spot = (0, 0)  # the prop's handle from the hand
    bare: bool = False


@dataclass(frozen=True)
class Minion:
    """A goblin's recipe in figure space (800 x 800)."""

    face: Face
    body: str = "rags"
    pose: str = "stand"
    left: Arm | None = Arm(250, 560)
    right: Arm | None = Arm(550, 560)
    dye: str = "b"
    head_at: Spot = (400, 268)
    head_scale: float = 1
    tilt: float = 0
    lean: float = 0
    girth: float = 1
    drop: float = 0  # moves the whole figure down
    cape: str | None = None
    boots: bool = False
    shoulders: float = 84
    arm_width: float = 1
    behind: tuple[Draw, ...] = ()
    between: tuple[Draw, ...] = ()  # over the body, under head and arms
    over: tuple[Draw, ...] = ()
    right_first: bool = False


Leg = tuple[Spot, Spot, Spot, float, int]  # hip, knee, ankle, turn of the foot, side
POSES: dict[str, tuple[Leg, ...]] = {
    "stand": (((362, 600), (338, 676), (322, 740), 0, -1), ((438, 600), (462, 676), (478, 740), 0, 1)),
    "wide": (((360, 596), (290, 664), (262, 744), 0, -1), ((440, 596), (510, 664), (538, 744), 0, 1)),
    "run": (((372, 600), (300, 660), (196, 640), 118, 1), ((430, 600), (538, 616), (556, 716), -8, 1)),
    "stride": (((372, 600), (330, 680), (250, 744), 14, 1), ((430, 600), (500, 660), (548, 738), -12, 1)),
    "crouch": (((362, 610), (250, 604), (282, 742), 0, -1), ((438, 610), (550, 604), (518, 742), 0, 1)),
    "seat": (((360, 620), (296, 660), (300, 744), 0, -1), ((440, 620), (504, 660), (500, 744), 0, 1)),
    "kick": (((372, 600), (350, 680), (336, 742), 0, -1), ((430, 600), (520, 590), (596, 520), -58, 1)),
    "dangle": (((362, 600), (340, 670), (352, 724), 26, -1), ((438, 600), (470, 664), (458, 716), -20, 1)),
    "none": (),
}


def skin_style(skin: str | None) -> dict[str, object]:
    return {"shade": (0.42, -0.15)} if skin else {"shade": (0.06, -0.42), "hi": (2, 3)}


def draw_face(p: Pen, f: Face) -> None:
    """Ears, skull, features and hat about the pen's place."""
    outline = HEADS.get(f.head, f.head)
    half, top = max(x for x, _, _ in parse(outline)), min(y for _, y, _ in parse(outline))
    for side, turn in zip((-1, 1), f.ears, strict=True):
        face.ear(p, f.ear, side * (half - 22), f.ear_drop, side, turn, f.ear_scale, f.skin)
    if f.hat and f.hat_first:
        _hat(p, f, top)
    skull = {"shade": (0.0, -0.56), "hi": (0.86, 1.03)} if f.skin else {"shade": (0.06, -0.42), "hi": (2, 3)}
    p.part(mirrored(outline), f.skin, rnd=150, ang=38, spacing=12, bend=0.42, outline=6, heavy=1.9, **skull)
    if f.warts:
        for dx, dy, r in ((-92, 40, 6), (84, 62, 5), (-70, 62, 4)):
            p.add(circle(f.turn + dx, dy, r))
    if f.skin:  # shade lines stop short of the mouth: it must be read before anything else below the eyes
        lips = circle(f.turn * 1.2 + f.mouth_shift, f.mouth_drop + 6, f.mouth_width * 1.12, 34)
        p.cut(intersect(lips, placed(mirrored(outline), scale=0.92)), ("k",))
    ALL_MOUTHS[f.mouth](p, f.turn * 1.2 + f.mouth_shift, f.mouth_drop, f.mouth_width)
    before = [name for name in f.worn if name in ("blush", "soot", "freckles")]
    for name in before:
        WORN[name](p, f.turn, f.eye_drop, f.eye_apart, f.eye_size)
    face.eyes(p, f.eyes, f.turn, f.eye_drop, f.eye_apart, f.eye_size, f.look, f.skin)
    if f.brow in GOBLIN_BROWS:
        GOBLIN_BROWS[f.brow](p, f.turn, f.eye_drop - f.brow_lift, f.eye_apart, f.brow_width)
    elif f.brow:
        face.brows(p, f.brow, f.turn, f.eye_drop - f.brow_lift, f.eye_apart, f.brow_width)
    if f.bags:
        for side in (-1, 1):
            bag = ((30, 48), (56, 56), (84, 42))
            p.line([(f.turn + side * dx, f.eye_drop + dy) for dx, dy in bag], 5)
    face.nose(p, f.nose, f.turn * 1.6, f.nose_drop, f.nose_scale, f.skin)
    for name in f.worn:
        if name not in before:
            WORN[name](p, f.turn, f.eye_drop, f.eye_apart, f.eye_size)
    if f.hat and not f.hat_first:
        _hat(p, f, top)


def _hat(p: Pen, f: Face, top: float) -> None:
    ALL_HATS[f.hat or ""](p.at(f.hat_shift[0], top * f.hat_seat + f.hat_shift[1], f.hat_turn, f.hat_scale))


def draw_thing(p: Pen, name: str, x: float, y: float, turn: float = 0, scale: float = 1, side: int = 1) -> None:
    """A prop of the house or of the Minion deck."""
    ALL_PROPS[name](p.at(x, y, turn, scale, side if name in MIRRORED else 1))


def draw_legs(p: Pen, pose: str, skin: str | None = "a", boots: bool = False, dye: str = "b") -> None:
    for hip, knee, ankle, turn, side in POSES[pose]:
        p.part(limb([hip, knee, ankle], [58, 48, 36]), dye if boots else skin, **LIMB, **skin_style(skin))
        foot(p.at(ankle[0], ankle[1] - 4, turn), 0, 4, side, skin, boots)


def draw_arm(p: Pen, m: Minion, arm: Arm, side: int) -> None:
    sx, sy = arm.shoulder or (400 + side * m.shoulders, 440)
    elbow = arm.elbow or ((sx + arm.x) / 2 + side * 34, (sy + arm.y) / 2 + 34)
    sleeve = None if arm.bare else ALL_SLEEVES.get(m.body)
    w = m.arm_width
    path = limb([(sx, sy), elbow, (arm.x, arm.y)], [56 * w, 56 * w, 50 * w] if sleeve else [52 * w, 42 * w, 34 * w])
    if sleeve == "k":
        p.black(path, **LIMB)
    elif sleeve == "paper":
        p.part(path, None, **LIMB)
    elif sleeve:
        p.part(path, m.dye if sleeve == "dye" else sleeve, **LIMB, shade=(0.42, -0.15))
    else:
        p.part(path, m.face.skin, **LIMB, **skin_style(m.face.skin))
    px, py = arm.x + arm.grip[0], arm.y + arm.grip[1]
    if arm.prop and arm.over_prop:
        draw_thing(p, arm.prop, px, py, arm.turn, arm.scale, side)
    if arm.hand:
        turn = arm.hand_turn if arm.hand_turn is not None else (arm.turn if arm.prop else 0)
        HANDS[arm.hand](p, arm.x, arm.y, turn, side, m.face.skin, arm.hand_scale)
    if arm.prop and not arm.over_prop:
        draw_thing(p, arm.prop, px, py, arm.turn, arm.scale, side)


def draw_minion(p: Pen, m: Minion) -> None:
    """The whole figure."""
    p = p.at(0, m.drop)
    for draw in m.behind:
        draw(p)
    if m.cape:
        p.part(CLOAK, None if m.cape == "k" else m.cape, solid=m.cape == "k", rnd=80, ang=86, spacing=13)
    if m.body in HIDES_LEGS:
        for side in (-1, 1):
            foot(p, 400 + side * 60, 752, side, m.face.skin, m.boots)
    else:
        draw_legs(p, m.pose, m.face.skin, m.boots)
    p.block.push(m.lean, 400, 640 + m.drop, 0, 0, m.girth, 1)
    ALL_BODIES[m.body](p, m.face.skin, m.dye)
    p.block.pop()
    for draw in m.between:
        draw(p)
    hands = [(m.left, -1), (m.right, 1)]
    if m.right_first:
        hands.reverse()
    for arm, side in hands:
        if arm and arm.under:
            draw_arm(p, m, arm, side)
    draw_face(p.at(*m.head_at, m.tilt, m.head_scale), m.face)
    for arm, side in hands:
        if arm and not arm.under:
            draw_arm(p, m, arm, side)
    for draw in m.over:
        draw(p)

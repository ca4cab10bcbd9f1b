"""The human adventurer: greedy, self-important and well equipped.  A head, clothes and attitudes from a spec."""

from __future__ import annotations

from dataclasses import dataclass, field

from art.kit.block import Block
from art.kit.figures import adventurer_face as face
from art.kit.figures.adventurer_bodies import BODIES, BROAD, DYED_SLEEVES, SLEEVES, STEEL
from art.kit.figures.adventurer_gear import HELD_BELOW, HIDES_HAND, draw_gear
from art.kit.figures.adventurer_hair import BEARDS, BEHIND, FRONT, UNDER_MOUTH, Dye, stuff
from art.kit.figures.adventurer_hats import BEHIND_HEAD, HATS, HIDES_FACE
from art.kit.figures.goblin import Hand, fist
from art.kit.figures.goblin_face import brows
from art.kit.figures.materials import iron
from art.kit.paths import circle, limb, mirrored, taper
from art.kit.pen import Pen

OVER_EYES = {"half_mask", "monocle", "glasses", "shades", "patch", "goggles"}
LEFT, RIGHT = Hand(236, 560), Hand(570, 540)


@dataclass(frozen=True)
class Head:
    """A human head.  Dyes are spot inks, ``k`` for black or None for white."""

    skull: str = "egg"
    hair: str | None = None
    hair_dye: Dye = "k"
    eyes: str = "open"
    brow: str | None = None
    nose: str = "roman"
    mouth: str = "smug"
    beard: str | None = None
    beard_dye: Dye = "k"
    marks: tuple[str, ...] = ()
    hat: str | None = None
    hat_dye: Dye = "b"
    hat_scale: float = 1
    hat_shift: tuple[float, float] = (0, 0)
    ears: float = 1  # their size; 0 for none
    lashes: bool = False
    look: tuple[float, float] = (0.3, 0.2)
    eye_size: float = 32
    eye_apart: float = 50
    nose_scale: float = 1
    mouth_drop: float = 92
    mouth_scale: float = 1
    soft: bool = False  # hardly a shade line on the skin
    turn: float = 8  # how far the face sits to one side


@dataclass(frozen=True)
class Adventurer:
    """A foe's recipe.  No two share hat and body."""

    head: Head = field(default_factory=Head)
    body: str = "tunic"
    dye: Dye = "b"
    left: Hand | None = LEFT
    right: Hand | None = RIGHT
    tilt: float = 0
    lean: float = 0
    girth: float = 1
    head_at: tuple[float, float] = (400, 272)
    head_scale: float = 1
    back: tuple[tuple[str, float, float, float, float], ...] = ()  # gear, x, y, turn, scale
    right_first: bool = False


def draw_human_head(p: Pen, h: Head) -> None:
    """A head about (0, 0)."""
    half = face.width_of(h.skull)
    hat = p.at(*h.hat_shift, 0, h.hat_scale * max(0.86, half / 112))
    if h.hat in BEHIND_HEAD:
        HATS[h.hat](hat, h.hat_dye)
    if h.hair in BEHIND:
        BEHIND[h.hair](p, h.hair_dye)
    if h.hat in HIDES_FACE:
        HATS[h.hat](hat, h.hat_dye)
        return
    if h.ears:
        face.ears(p, half, h.ears)
    skin = {**face.SKIN, **({"shade": (-0.3, -0.95)} if h.soft else {})}
    p.part(mirrored(face.SKULLS[h.skull]), None, rnd=92, ang=38, spacing=12, bend=0.42, outline=6, heavy=1.9, **skin)
    if h.hair in FRONT:
        FRONT[h.hair](p.at(0, 0, 0, half / 112), h.hair_dye)
    _features(p, h)
    if h.hat and h.hat not in BEHIND_HEAD:
        HATS[h.hat](hat, h.hat_dye)


def _features(p: Pen, h: Head) -> None:
    x, s = h.turn, h.eye_size / 32
    over = [mark for mark in h.marks if mark in OVER_EYES]
    for mark in h.marks:
        if mark not in over:
            face.MARKS[mark](p.at(x, 0))
    if h.beard in UNDER_MOUTH:
        BEARDS[h.beard](p, h.beard_dye)
    if h.mouth:
        face.MOUTHS[h.mouth](p.at(x * 1.2, h.mouth_drop, 0, h.mouth_scale))
    if "shades" not in h.marks:
        face.eyes(p.at(x, -14), h.eyes, h.eye_apart, h.eye_size, h.look)
        if h.lashes:
            face.lashes(p.at(x, -14), h.eye_apart, h.eye_size)
    for mark in over:
        face.MARKS[mark](p.at(x, -14 if mark != "half_mask" else 0))
    if h.brow:
        brows(p, h.brow, x, -14 - 48 * s, h.eye_apart, 18)
    if "half_mask" not in h.marks:
        face.nose(p, h.nose, x * 1.5, 26, h.nose_scale)
    if h.beard and h.beard not in UNDER_MOUTH:
        BEARDS[h.beard](p.at(x * 0.8, h.mouth_drop - 92), h.beard_dye)


def _sleeve(p: Pen, a: Adventurer, sx: float, sy: float, elbow: tuple[float, float], hand: Hand) -> None:
    kind = SLEEVES.get(a.body) or ("dye" if a.body in DYED_SLEEVES else "skin")
    wide = [62, 58, 50] if kind != "skin" else [54, 42, 36]
    if a.body == "bouncer":
        wide = [120, 96, 64]
    path = limb([(sx, sy), elbow, (hand.x, hand.y)], wide)
    style = {"rnd": 28, "spacing": 10, "bend": 0.5}
    if kind == "dye":
        stuff(p, path, a.dye, **style)
    elif kind == "iron":
        iron(p, path, **style)
    elif kind == "steel":
        p.part(path, None, **{**STEEL, "rnd": 26})
        p.part(circle(sx + (14 if sx > 400 else -14), sy - 8, 50), None, **{**STEEL, "rnd": 46})
        p.part(circle(*elbow, 34), None, **{**STEEL, "rnd": 30})
    else:
        p.part(path, None, **{**style, "shade": (0.16, -0.4), "hi": (2, 3), "ang": 80})
    if kind == "stripes":
        for t in (0.25, 0.5, 0.75, 1.0):
            x, y = sx + (elbow[0] - sx) * t, sy + (elbow[1] - sy) * t
            p.add(taper([(x - 34, y - 6), (x, y), (x + 34, y - 6)], 20, 16, 16), clip=path)
    elif kind == "shirt":
        x, y = hand.x + (elbow[0] - hand.x) * 0.24, hand.y + (elbow[1] - hand.y) * 0.24
        p.part(circle(x, y, 36), None, rnd=26, hi=(2, 3), shade=(0.3, -0.3))


def _arm(p: Pen, a: Adventurer, hand: Hand, side: int) -> None:
    reach = BROAD.get(a.body, 92 * a.girth)
    sx, sy = 400 + side * reach, 446.0
    elbow = hand.elbow or ((sx + hand.x) / 2 + side * 40, (sy + hand.y) / 2 + 34)
    _sleeve(p, a, sx, sy, elbow, hand)
    grip = None
    if a.body in ("black_plate", "leathers"):
        grip = "k"
    if hand.prop:
        draw_gear(p, hand.prop, hand.x, hand.y, hand.turn, hand.scale, side)
    if hand.prop in HIDES_HAND:
        return
    if hand.prop in HELD_BELOW:
        _hand(p, hand.x + side * 62 * hand.scale, hand.y + 44 * hand.scale, 0, side, grip)
    else:
        _hand(p, hand.x, hand.y, hand.turn if hand.prop else 0, side, grip)


def _hand(p: Pen, x: float, y: float, turn: float, side: int, grip: Dye) -> None:
    if grip == "k":
        q = p.at(x, y, turn, 1.05, side)
        q.black("-30,-22 0,-34 30,-24 36,4 28,30 0,36 -28,30 -36,4", rnd=26, spacing=9)
        for i in (-11, 1, 13):
            q.groove([(i - 6, 2), (i - 3, 18), (i, 32)], 6)
    else:
        fist(p, x, y, turn, side, None, 1.05)


def draw_adventurer(block: Block, a: Adventurer) -> None:
    """The whole figure in figure space."""
    p = Pen(block)
    for name, x, y, turn, scale in a.back:
        draw_gear(p, name, x, y, turn, scale)
    block.push(a.lean, 400, 640, 0, 0, a.girth, 1)
    BODIES[a.body](p, a.dye)
    block.pop()
    x, y = a.head_at
    draw_human_head(p.at(x, y, a.tilt, a.head_scale), a.head)
    hands = [(a.left, -1), (a.right, 1)]
    for hand, side in reversed(hands) if a.right_first else hands:
        if hand:
            _arm(p, a, hand, side)

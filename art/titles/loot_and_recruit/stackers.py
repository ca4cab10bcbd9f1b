"""A goblin that others stand on: a full head on a body pressed flat. Figure space, 800 units; feet at ``FEET``."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from art.kit.figures.bodies import SLEEVES
from art.kit.figures.goblin import LIMB, foot
from art.kit.figures.goblin_dress import GOBLIN_SLEEVES, HIDES_LEGS
from art.kit.figures.goblin_looks import HANDS
from art.kit.figures.heads import HEADS
from art.kit.figures.minion import ALL_BODIES, ALL_HATS, Face, Spot, draw_face, draw_legs, draw_thing, skin_style
from art.kit.paths import circle, limb, parse, poly, rect
from art.kit.pen import Pen

SQUASH = 0.56  # of body and legs under the load
FEET = 392 + 380 * SQUASH
MOUTH_DROP = {"round": 86, "wide": 76, "tall": 114, "pear": 100, "wedge": 104, "egg": 86, "flat": 80, "skull": 94}
HAT_FIT = {  # how far up the head, and how large; others 0.72, 0.96
    "tuft": (0.94, 1.15),
    "sprout": (1.0, 1.15),
    "mohawk": (0.88, 1.05),
    "candle": (0.96, 1.0),
    "hood": (0.34, 1.02),
    "cowl": (0.4, 0.94),
    "jester": (0.7, 0.84),
    "wizard": (0.7, 0.84),
    "chef": (0.78, 0.86),
    "feather": (0.7, 0.98),
    "colander": (0.62, 0.94),
    "miner": (0.74, 0.84),
    "aviator": (0.62, 1.0),
    "bun": (0.5, 1.02),
    "burnt": (0.84, 0.9),
    "quiff": (0.62, 0.9),
    "mitre": (0.8, 0.8),
    "helm": (0.62, 0.96),
    "pot": (0.62, 1.0),
    "brick": (0.92, 1.2),
    "skull": (0.62, 1.1),
    "king": (0.74, 1.0),
}
LIGHT_HATS = {
    "pot",
    "jester",
    "crown",
    "chef",
    "wizard",
    "tophat",
    "helm",
    "feather",
    "bucket",
    "cap",
    "mush",
    "colander",
}
LIGHT_HATS |= {"miner", "brick", "king", "bicorne", "mitre", "lampshade", "skull", "tiara"}
"""Hats that stay in the air when their goblin falls."""
TALL_HATS = {
    "tophat",
    "wizard",
    "brick",
    "king",
    "chef",
    "jester",
    "mitre",
    "helm",
    "pot",
    "candle",
    "hood",
    "cowl",
    "mohawk",
}
TALL_HATS |= {"bucket", "crown", "feather", "burnt"}
ARMS: dict[str, tuple[Spot, Spot]] = {  # the left one's hand and elbow
    "up": ((242, 138), (226, 330)),
    "high": ((256, 84), (214, 300)),
    "out": ((150, 330), (262, 428)),
    "hip": ((300, 528), (236, 470)),
    "low": ((250, 536), (262, 470)),
    "fold": ((392, 512), (262, 516)),
    "shake": ((196, 262), (214, 408)),
}
BEHIND_HEAD = {"up", "high"}


@dataclass(frozen=True)
class Stacker:
    """One goblin of a tier."""

    head: str
    ear: str
    nose: str
    eyes: str
    brow: str | None
    mouth: str
    hat: str | None
    body: str
    arms: str  # of ARMS; "left-right" when they differ, "none" for an arm that is not seen
    tilt: float = 0
    girth: float = 1.14
    size: float = 1  # of the head
    flip: int = 1
    turn: float = 8  # which way the face looks
    look: Spot = (0.2, 0.2)
    worn: tuple[str, ...] = ()
    dye: str = "b"
    nose_scale: float = 0.66
    mouth_scale: float = 1
    drop: float = 0  # how much lower than its neighbours
    prop: str | None = None  # in the right hand
    prop_turn: float = 12
    prop_scale: float = 0.8
    door: bool = False

    @property
    def hands(self) -> tuple[str, str]:
        left, _, right = self.arms.partition("-")
        return left, right or left


def goblin(words: str, **more: Any) -> Stacker:
    """A stacker from nine words: head, ear, nose, eyes, brow, mouth, hat, body, arms ("-": none)."""
    head, ear, nose, eyes, brow, mouth, hat, body, arms = words.split()
    brow_or, hat_or = None if brow == "-" else brow, None if hat == "-" else hat
    return Stacker(head, ear, nose, eyes, brow_or, mouth, hat_or, body, arms, **more)


def bricks(p: Pen) -> None:
    """Three, laid in bond; not one of them has ever been noticed."""
    for row in range(2):
        for column in range(2 - row):
            x = -66 + column * 68 + (34 if row else 0)
            p.part(rect(x, -44 - row * 48, 64, 44, 4), "b", rnd=14, ang=20, spacing=9, outline=6)


def crown(p: Pen) -> None:
    """The goblin king's: gold over a brick, which is what makes it heavy."""
    p.part(rect(-92, -150, 184, 110, 5), "b", rnd=26, ang=16, spacing=10, outline=8)
    for x, y in ((-56, -128), (0, -112), (58, -130)):
        p.line([(x - 16, y), (x, y + 4), (x + 18, y)], 9)
    p.part(
        "-128,26! -150,-104! -84,-40! -52,-158! 0,-52! 52,-158! 84,-40! 150,-104! 128,26! 0,48",
        "c",
        rnd=60,
        ang=70,
        spacing=12,
        outline=8,
        shade=(0.3, -0.3),
    )
    p.line([(-124, 6), (0, 28), (124, 6)], 13, start=8, end=8)
    for x, y in ((-150, -108), (-52, -162), (52, -162), (150, -108)):
        p.part(circle(x, y, 18), None, rnd=12, halo=3, outline=6)
    p.part(circle(0, -4, 24, 28), "a", rnd=18, halo=2, outline=7)
    for side in (-1, 1):
        p.part(circle(side * 72, -10, 15, 17), "b", rnd=12, halo=2, outline=6)


OWN_HATS = {"brick": bricks, "king": crown}


def face_of(s: Stacker) -> Face:
    seat, scale = HAT_FIT.get(s.hat or "", (0.72, 0.96))
    return Face(
        s.head,
        s.ear,
        s.nose,
        s.eyes,
        s.mouth,
        s.brow,
        hat=s.hat if s.hat in ALL_HATS else None,
        worn=s.worn,
        turn=s.turn,
        ear_scale=0.52,
        nose_scale=s.nose_scale,
        mouth_drop=MOUTH_DROP[s.head],
        mouth_width=(72 if s.mouth in ("yell", "sing", "gasp") else 80) * s.mouth_scale,
        eye_apart=60,
        eye_size=45,
        look=s.look,
        brow_width=28,
        brow_lift=60,
        hat_seat=seat,
        hat_scale=scale,
        warts=False,
        bags=False,
    )


def _teeth(p: Pen, f: Face) -> None:
    """Two bare ones, cut plainly: what is left of a shout when a face is thirty pixels high."""
    x, y, w = f.turn * 1.2, f.mouth_drop, f.mouth_width
    for dx, long in ((-0.34, 34), (0.36, 28)):
        left, right = x + (dx - 0.17) * w, x + (dx + 0.17) * w
        p.cut(poly((left, y - 33), (right, y - 33), (right - 4, y - 33 + long), (left + 5, y - 35 + long)), None)


def draw_head(p: Pen, s: Stacker, hat_lift: float = 0, hat_turn: float = 0) -> None:
    face = face_of(s)
    if hat_lift and s.hat in LIGHT_HATS:
        face = replace(face, hat_shift=(hat_turn * 1.5, -hat_lift), hat_turn=hat_turn)
    q = p.at(400, 268, s.tilt, s.size)
    draw_face(q, face)
    if s.mouth in ("yell", "sing"):
        _teeth(q, face)
    if s.hat in OWN_HATS:
        top = min(y for _, y, _ in parse(HEADS[s.head]))
        OWN_HATS[s.hat](q.at(hat_turn * 1.5, top * face.hat_seat - hat_lift, hat_turn, face.hat_scale))


def draw_arm(p: Pen, s: Stacker, arm: str, side: int, hand: str = "fist") -> None:
    if arm == "none":
        return
    (x, y), elbow = ARMS[arm]
    points = [(400 + side * 78, 438), (400 + side * (400 - elbow[0]), elbow[1]), (400 + side * (400 - x), y)]
    sleeve = {**SLEEVES, **GOBLIN_SLEEVES}.get(s.body)
    path = limb(points, [60, 58, 52] if sleeve else [56, 48, 42])
    if sleeve == "k":
        p.black(path, **LIMB)
    elif sleeve == "paper":
        p.part(path, None, **LIMB)
    else:
        p.part(path, s.dye if sleeve == "dye" else "a", **LIMB, **skin_style("a"))
    hx, hy = points[2]
    if side > 0 and s.prop:
        draw_thing(p, s.prop, hx, hy, s.prop_turn, s.prop_scale, side)
    HANDS[hand](p, hx, hy, 0, side, "a", 1.05)


def _arms(p: Pen, s: Stacker, behind: bool) -> None:
    for side, arm in zip((-1, 1), s.hands, strict=True):
        if (arm in BEHIND_HEAD) is behind:
            draw_arm(p, s, arm, side)


def _trunk(p: Pen, s: Stacker, squash: float, pose: str) -> None:
    p.block.push(0, 400, 392, 0, 0, s.girth, squash)
    if s.body in HIDES_LEGS:
        for side in (-1, 1):
            foot(p, 400 + side * 60, 752, side, "a")
    else:
        draw_legs(p, pose)
    ALL_BODIES[s.body](p, "a", s.dye)
    p.block.pop()


def draw_stacker(p: Pen, s: Stacker, x: float, y: float, scale: float = 1) -> None:
    """Feet on (x, y)."""
    p.block.push(0, 400, FEET, x - 400, y - FEET, scale * s.flip, scale)
    _trunk(p, s, SQUASH, "wide" if s.girth > 1.25 else "stand")
    _arms(p, s, behind=True)
    draw_head(p, s)
    _arms(p, s, behind=False)
    p.block.pop()


# ------------------------------------------------------------------ falling
LOOSE = 640  # side of a loose goblin's square
FALLEN_EYES = {"sly": "wide", "angry": "mad", "sleepy": "wide", "squint": "crazy", "open": "wide", "shut": "mad"}
FLIGHT = (  # pose of the legs, arms left and right as (hand, elbow), tilt, turn of the hat
    ("kick", ((128, 250), (226, 372)), ((664, 214), (574, 366)), -9, -16),
    ("dangle", ((122, 420), (232, 456)), ((676, 300), (572, 404)), 8, 14),
    ("run", ((136, 210), (232, 352)), ((654, 452), (572, 468)), -6, 18),
    ("wide", ((118, 318), (228, 412)), ((682, 332), (572, 412)), 10, -12),
)


def falling(s: Stacker) -> Stacker:
    """The same goblin a moment after the stone: all mouth and eyes."""
    mouth = s.mouth if s.mouth in ("yell", "sing", "tongue") else ("gasp" if s.mouth in ("smirk", "smug") else "yell")
    brow = s.brow if s.brow == "angry" else "worry"
    return replace(
        s, eyes=FALLEN_EYES.get(s.eyes, s.eyes), mouth=mouth, brow=brow, look=(0.1, 0.5), turn=4, mouth_scale=1.22
    )


def draw_loose(p: Pen, s: Stacker, n: int) -> None:
    """A single goblin in the air, about the middle of its square."""
    pose, left, right, tilt, hat = FLIGHT[n % len(FLIGHT)]
    s = replace(falling(s), tilt=tilt, size=min(1.08, s.size * 1.02))
    middle, lift = (292, 30) if s.hat in TALL_HATS else (344, 44)
    p.block.push(0, 400, middle, LOOSE / 2 - 400, LOOSE / 2 - middle, 0.79 * s.flip, 0.79)
    sleeve = {**SLEEVES, **GOBLIN_SLEEVES}.get(s.body)
    p.block.push(0, 400, 392, 0, 0, s.girth, 0.72)
    draw_legs(p, pose)
    ALL_BODIES[s.body](p, "a", s.dye)
    p.block.pop()
    for side, ((x, y), elbow) in zip((-1, 1), (left, right), strict=True):
        path = limb([(400 + side * 78, 438), elbow, (x, y)], [58, 50, 44])
        if sleeve == "k":
            p.black(path, **LIMB)
        else:
            spot = s.dye if sleeve == "dye" else None if sleeve == "paper" else "a"
            p.part(path, spot, **LIMB, **skin_style(spot))
        HANDS["open"](p, x, y, side * (40 if y > 380 else 12), side, "a", 0.86)
    draw_head(p, s, lift, hat)
    p.block.pop()

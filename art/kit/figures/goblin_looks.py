"""More expressions for goblins: mouths, hands, and what is worn on a face.  Sizes in figure space."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.figures.goblin import fist
from art.kit.figures.goblin_face import MOUTHS
from art.kit.paths import circle, intersect, limb, poly, rect, shape, taper, union
from art.kit.pen import Pen

SKIN = {"rnd": 26, "ang": 50, "spacing": 9, "shade": (0.35, -0.2)}


# ------------------------------------------------------------------ mouths
def _tooth_row(p: Pen, lips: object, x: float, y: float, w: float, count: int, drop: float, lift: float = 0) -> None:
    """Blunt teeth hanging from y, each a little askew; ``lift`` bends the row up at its ends."""
    step = 2 * w / count
    for i in range(count):
        cx = x - w + (i + 0.5) * step
        bend = lift * ((cx - x) / w) ** 2
        lean = 3 * math.sin(i * 2.7)
        tooth = poly(
            (cx - step * 0.44, y - bend - 4),
            (cx + step * 0.44, y - bend - 4),
            (cx + step * 0.34, y - bend + drop + lean),
            (cx - step * 0.34, y - bend + drop - lean),
        )
        p.part(intersect(tooth, lips), None, flat=True, halo=0, outline=2, heavy=1.1)


def clench(p: Pen, x: float, y: float, w: float) -> None:
    """Two rows of teeth held together by will alone."""
    lips = shape(
        f"{x - w},{y - 20} {x},{y - 26} {x + w},{y - 20} {x + w + 8},{y + 4} {x + w},{y + 28} "
        f"{x},{y + 34} {x - w},{y + 28} {x - w - 8},{y + 4}"
    )
    p.add(lips)
    _tooth_row(p, lips, x, y - 18, w, 7, 20)
    _tooth_row(p, lips, x + 5, y + 8, w, 7, 20)


def gasp(p: Pen, x: float, y: float, w: float) -> None:
    """An O of dismay."""
    p.add(circle(x, y + 14, w * 0.42, w * 0.56))
    lips = circle(x, y + 14, w * 0.36, w * 0.5)
    p.part(intersect(circle(x, y + 14 + w * 0.36, w * 0.3, w * 0.26), lips), "b", rnd=18, halo=0, outline=3, ang=60)
    for dx in (-0.16, 0.16):
        p.part(intersect(rect(x + w * dx - 11, y - w * 0.5, 22, w * 0.34, 4), lips), None, flat=True, halo=0, outline=2)


def pout(p: Pen, x: float, y: float, w: float) -> None:
    """A lower lip one could put a cup on."""
    p.part(circle(x, y + 22, w * 0.42, 17), "b", rnd=16, halo=0, outline=5, ang=0, spacing=8)
    p.line([(x - w * 0.62, y + 20), (x - w * 0.2, y - 2), (x + w * 0.22, y - 2), (x + w * 0.62, y + 22)], 15)


def smug(p: Pen, x: float, y: float, w: float) -> None:
    """Pleased with itself, lips shut."""
    p.add(taper([(x - w, y - 22), (x - w * 0.5, y + 14), (x + w * 0.3, y + 16), (x + w, y - 30)], 15, 3, 3))
    for side in (-1, 1):
        end = -44 if side > 0 else -36
        p.add(taper([(x + side * (w - 6), y + end), (x + side * (w + 12), y + end + 16), (x + side * w, y - 6)], 8))


def beam(p: Pen, x: float, y: float, w: float) -> None:
    """All teeth, then tongue: an open laugh."""
    lips = shape(
        f"{x - w},{y - 26}! {x - w * 0.4},{y - 8} {x + w * 0.4},{y - 8} {x + w},{y - 28}! {x + w * 0.72},{y + 34} "
        f"{x},{y + 62} {x - w * 0.72},{y + 34}"
    )
    p.add(lips)
    p.part(intersect(circle(x + 6, y + 52, w * 0.44, 24), lips), "b", rnd=20, halo=0, outline=3, ang=60)
    _tooth_row(p, lips, x, y - 12, w * 0.92, 7, 22, 16)
    for side in (-1, 1):
        p.add(taper([(x + side * (w - 6), y - 42), (x + side * (w + 12), y - 26), (x + side * (w + 4), y - 6)], 9))


def sing(p: Pen, x: float, y: float, w: float) -> None:
    """Wide open and to one side, two teeth in all."""
    lips = shape(
        f"{x - w * 0.7},{y - 14}! {x},{y - 26} {x + w * 0.8},{y - 20}! {x + w * 0.76},{y + 40} {x + w * 0.1},{y + 72} "
        f"{x - w * 0.56},{y + 36}"
    )
    p.add(lips)
    p.part(intersect(circle(x + 10, y + 62, w * 0.46, 30), lips), "b", rnd=22, halo=0, outline=3, ang=50)
    for dx, drop in ((-0.42, 26), (0.34, 34)):
        tooth = poly((x + w * dx - 13, y - 26), (x + w * dx + 13, y - 26), (x + w * dx + 4, y + drop))
        p.part(intersect(tooth, lips), None, flat=True, halo=0, outline=2)


def wobble(p: Pen, x: float, y: float, w: float) -> None:
    """A wavering line: fear of what comes next."""
    points = [(x - w + i * w / 3, y + (9 if i % 2 else -7)) for i in range(7)]
    p.add(taper(points, 15, 5, 5, n=60))
    p.part(poly((x - 34, y + 2), (x - 14, y + 4), (x - 26, y + 24)), None, flat=True, halo=0, outline=3)


GOBLIN_MOUTHS: dict[str, Callable[[Pen, float, float, float], None]] = {
    "clench": clench,
    "gasp": gasp,
    "pout": pout,
    "smug": smug,
    "beam": beam,
    "sing": sing,
    "wobble": wobble,
}
ALL_MOUTHS = {**MOUTHS, **GOBLIN_MOUTHS}


def brow_of_fear(p: Pen, x: float, y: float, apart: float, width: float) -> None:
    """Both inner ends up."""
    for side in (-1, 1):
        cx = x + side * apart
        p.add(taper([(cx + side * 50, y + 16), (cx, y - 8), (cx - side * 40, y - 26)], width, 3, 3))


GOBLIN_BROWS: dict[str, Callable[[Pen, float, float, float, float], None]] = {"fear": brow_of_fear}


# ------------------------------------------------------------------ on the face: (pen, eye line x, y, apart, radius)
def lashes(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    for side in (-1, 1):
        cx = x + side * apart
        p.add(taper([(cx - side * r * 0.9, y - r * 0.8), (cx, y - r * 1.1), (cx + side * r, y - r * 0.5)], 12, 5, 8))
        for angle, length in ((-12, 34), (-34, 36), (-58, 30)):
            a = math.radians(angle)
            dx, dy = math.cos(a) * side, math.sin(a)
            p.line(
                [
                    (cx + dx * r * 0.9, y + dy * r * 0.9),
                    (cx + dx * (r + length * 0.6), y + dy * (r + length * 0.5) - 3),
                    (cx + dx * (r + length), y + dy * (r + length) - 12),
                ],
                9,
                start=9,
            )


def monocle(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    cx = x + apart
    p.add(circle(cx, y, r + 12), stroke=19)
    p.cut(circle(cx, y, r + 12), None, stroke=9)
    p.add(circle(cx, y, r + 12), "c", stroke=9)
    p.line([(cx + 20, y + r + 6), (cx + 50, y + 90), (cx + 26, y + 170)], 5, start=4, end=3)


def spectacles(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    for side in (-1, 1):
        p.add(circle(x + side * apart, y, r + 9), stroke=10)
        p.line([(x + side * (apart + r + 8), y - 4), (x + side * (apart + r + 64), y - 22)], 9, start=8, end=5)
    p.add(taper([(x - apart + r + 4, y - 2), (x, y - 16), (x + apart - r - 4, y - 2)], 10, 8, 8))


def steam(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    """Out of both ears, under pressure."""
    for side in (-1, 1):
        puffs = ((188, -20, 22), (228, -54, 34), (284, -92, 44), (244, -116, 34), (318, -140, 32))
        p.part(union(*(circle(x + side * dx, y + dy, r, r * 0.9) for dx, dy, r in puffs)), None, rnd=40, ang=30)
        for dx, dy in ((240, -60), (290, -104)):
            p.line([(x + side * (dx - 18), y + dy), (x + side * dx, y + dy + 16), (x + side * (dx + 18), y + dy)], 7)


def freckles(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    for side in (-1, 1):
        for dx, dy in ((0, 0), (18, 10), (34, -2)):
            p.dot(x + side * (apart - 6 + dx), y + r + 26 + dy, 4.5)


def soot(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    """A blast came from the lower right; only round the eyes it is clean."""
    for dx, dy, width in ((66, 44, 20), (84, 66, 16), (50, 74, 18), (-84, 54, 14), (-70, 74, 10), (98, 26, 12)):
        p.line([(x + dx - 24, y + dy + 12), (x + dx, y + dy), (x + dx + 28, y + dy - 16)], width)


def blush(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    for side in (-1, 1):
        p.add(circle(x + side * (apart + 30), y + r + 26, 24, 17), "b")
        p.cut(circle(x + side * (apart + 30), y + r + 26, 24, 17), ("a",))


def tear(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    p.part(
        f"{x + apart + 6},{y + r + 2}! {x + apart + 26},{y + r + 42} {x + apart + 6},{y + r + 60} "
        f"{x + apart - 12},{y + r + 42}",
        None,
        rnd=16,
        halo=3,
    )


def sweat(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    for dx, dy, s in ((132, -66, 1.1), (166, -8, 0.9), (-146, -40, 1.0)):
        q = p.at(x + dx, y + dy, 18 if dx > 0 else -18, s)
        q.part("0,-34! 18,4 0,22 -18,4", None, rnd=14, halo=3, outline=4)


def false_moustache(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    """Waxed, magnificent, and coming off at one end."""
    q = p.at(x + 6, y + 76, 9, 1.12)
    q.black(
        "0,-12! 40,-22 84,-6 116,-30 140,-66! 150,-16 122,26 70,32 20,16 0,6! -20,16 -70,32 -122,26 -150,-16 "
        "-140,-66! -116,-30 -84,-6 -40,-22",
        rnd=24,
        ang=40,
        spacing=9,
        halo=5,
    )
    q.part("120,-34! 152,-70! 168,-58! 136,-20!", None, flat=True, halo=2, outline=4)


def eyes_shut(p: Pen, x: float, y: float, apart: float, r: float) -> None:
    """Shut tight with feeling; paper between lid and cheek, so that it carries across a table."""
    for side in (-1, 1):
        cx = x + side * apart
        p.part(circle(cx, y, r * 1.1, r * 0.86), None, flat=True, halo=0, outline=4)
        p.part(
            intersect(rect(cx - r * 1.3, y - r * 1.2, r * 2.6, r * 1.5), circle(cx, y, r * 1.14, r * 0.9)),
            "a",
            flat=True,
            halo=0,
            outline=4,
        )
        p.add(taper([(cx - r * 1.15, y + r * 0.2), (cx, y + r * 0.5), (cx + r * 1.15, y + r * 0.2)], 14, 7, 7))
        for dx in (-0.7, 0, 0.7):
            p.line([(cx + dx * r, y + r * 0.4), (cx + dx * r * 1.3, y + r * 1.02)], 9, start=8)


WORN: dict[str, Callable[[Pen, float, float, float, float], None]] = {
    "lashes": lashes,
    "monocle": monocle,
    "spectacles": spectacles,
    "steam": steam,
    "freckles": freckles,
    "soot": soot,
    "blush": blush,
    "tear": tear,
    "sweat": sweat,
    "false_moustache": false_moustache,
    "eyes_shut": eyes_shut,
}


# ------------------------------------------------------------------ hands, fingers up from the wrist at (0, 0)
def _finger(x0: float, y0: float, x1: float, y1: float, width: float = 22) -> object:
    return limb(
        [(x0, y0), ((x0 + x1) / 2 + (x1 - x0) * 0.06, (y0 + y1) / 2), (x1, y1)], [width, width, width * 0.7], 14
    )


def _nail(p: Pen, x: float, y: float, angle: float) -> None:
    p.at(x, y, angle).part("-7,6! 7,6! 4,-14 0,-24!", None, flat=True, halo=0, outline=3)


def open_hand(p: Pen, x: float, y: float, turn: float, side: int, skin: str | None, scale: float = 1) -> None:
    """Palm out, fingers spread."""
    q = p.at(x, y, turn, scale, side)
    tips = ((-44, -70, -28), (-8, -88, -3), (32, -74, 24), (-64, -18, -66))
    palm = union(circle(0, -4, 32, 34), *(_finger(tx * 0.3, ty * 0.3, tx, ty) for tx, ty, _ in tips))
    q.part(palm, skin, **SKIN)
    for tx, ty, angle in tips:
        _nail(q, tx, ty, angle)
    q.line([(-14, 6), (2, 12), (18, 2)], 5)


def pointing(p: Pen, x: float, y: float, turn: float, side: int, skin: str | None, scale: float = 1) -> None:
    """One finger up, the rest folded."""
    q = p.at(x, y, turn, scale, side)
    q.part(_finger(-12, -14, -14, -96, 24), skin, **SKIN)
    _nail(q, -14, -98, 0)
    fist(q, 0, 0, 0, 1, skin)


def claw(p: Pen, x: float, y: float, turn: float, side: int, skin: str | None, scale: float = 1) -> None:
    """Fingers bent over something, nails first: steepled, or creeping."""
    q = p.at(x, y, turn, scale, side)
    q.part(circle(0, 0, 32, 30), skin, **SKIN)
    for dx, dy, angle in ((-30, -40, -18), (-4, -54, -2), (24, -44, 16)):
        q.part(limb([(dx * 0.5, -12), (dx * 1.2, dy * 0.6), (dx, dy)], [22, 20, 15], 12), skin, **SKIN)
        _nail(q, dx, dy, angle)


def closed(p: Pen, x: float, y: float, turn: float, side: int, skin: str | None, scale: float = 1) -> None:
    fist(p, x, y, turn, side, skin, scale)


Hold = Callable[[Pen, float, float, float, int, str | None, float], None]
HANDS: dict[str, Hold] = {"fist": closed, "open": open_hand, "point": pointing, "claw": claw}

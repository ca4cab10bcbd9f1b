"""Human faces: skulls, ears, eyes, noses, mouths, spectacles and scars.

Humans have no face ink: skin is bare paper, shaded late, so that jaws do not turn into beards.  Everything is
drawn about the middle of the head; skulls are right halves from crown to chin.
"""

from __future__ import annotations

from collections.abc import Callable

from art.kit.paths import circle, intersect, placed, poly, rect, shape
from art.kit.pen import Pen

SKULLS = {
    "egg": "0,-146 84,-130 116,-54 110,40 78,112 34,148 0,152",
    "square": "0,-138 92,-128 118,-60 116,52 98,128 54,158 0,162",
    "round": "0,-130 88,-118 132,-40 130,50 90,116 0,136",
    "long": "0,-164 70,-150 98,-80 94,30 80,128 42,176 0,184",
    "jaw": "0,-140 74,-130 98,-72 98,-6 130,74 108,146 54,174 0,176",
    "thin": "0,-148 64,-136 88,-70 82,30 58,118 26,164 0,170",
    "jowl": "0,-140 66,-128 94,-64 108,20 142,92 108,146 0,158",
    "heart": "0,-138 84,-128 116,-60 108,30 72,104 28,148 0,154",
    "small": "0,-104 66,-96 92,-40 90,36 66,92 0,108",
}
SKIN = {"hi": (2, 3), "shade": (0.02, -0.62)}


def width_of(skull: str) -> float:
    """Half the width of a skull."""
    return max(float(token.split(",")[0]) for token in SKULLS[skull].split())


def ears(p: Pen, half: float, scale: float = 1) -> None:
    for side in (-1, 1):
        q = p.at(side * (half - 4), 8, side * 6, scale, side)
        q.part("-14,-30 16,-44 38,-20 32,18 10,40 -14,34", None, rnd=24, ang=40, **SKIN)
        q.line([(2, -22), (20, -14), (14, 16)], 6)


# ------------------------------------------------------------------ eyes
def _ball(p: Pen, x: float, y: float, r: float, look: tuple[float, float], pupil: float = 0.44) -> None:
    white = circle(x, y, r, r * 0.92)
    p.add(circle(x + 2, y + 3, r + 7, r + 6))
    p.plain(white, outline_width=4, halo=0)
    px, py = x + look[0] * r * 0.45, y + look[1] * r * 0.45
    p.add(circle(px, py, r * pupil), clip=white)
    p.cut(circle(px - r * 0.14, py - r * 0.16, r * 0.13), clip=white)


def _lid(p: Pen, x: float, y: float, r: float, share: float, slope: float) -> None:
    cover = placed(rect(-r * 1.4, -r * 1.8, r * 2.8, r * (0.8 + 2 * share)), x, y, slope)
    p.part(intersect(cover, circle(x, y, r + 4)), None, rnd=16, halo=0, outline=5, heavy=1, **SKIN)


LIDS = {"open": (0.12, 0), "proud": (0.52, -4), "sly": (0.44, -18), "angry": (0.36, 24), "sad": (0.34, -24)}


def eyes(p: Pen, kind: str, apart: float, r: float, look: tuple[float, float]) -> None:
    """A pair of eyes about (0, 0); ``dots``, ``shut`` and ``bliss`` have no whites."""
    for side in (-1, 1):
        x = side * apart
        if kind == "shut":
            p.line([(x - r, -4), (x, r * 0.5), (x + r, -4)], 11)
            for i in (-1, 0, 1):
                p.line([(x + i * r * 0.5, r * 0.36), (x + i * r * 0.66, r * 0.8)], 5)
        elif kind == "bliss":
            p.line([(x - r, r * 0.4), (x, -r * 0.5), (x + r, r * 0.4)], 12)
        elif kind == "wide":
            _ball(p, x, 0, r * 1.2, look, 0.32)
        elif kind == "mad":
            _ball(p, x, 0, r * (1.24 if side < 0 else 0.9), look, 0.26)
        elif kind == "squint":
            _ball(p, x, 0, r, look)
            _lid(p, x, 0, r, 0.62 if side < 0 else 0.2, -side * 8)
        elif kind == "dots":
            p.dot(x, 0, r * 0.44, r * 0.5)
        else:
            share, slope = LIDS[kind]
            _ball(p, x, 0, r, look)
            _lid(p, x, 0, r, share, side * slope)


def lashes(p: Pen, apart: float, r: float) -> None:
    for side in (-1, 1):
        for dx, dy in ((0.8, -0.7), (1.05, -0.3)):
            x, y = side * (apart + r * dx), r * dy
            p.line([(x, y), (x + side * 16, y - 14)], 8, start=7)


# ------------------------------------------------------------------ noses
NOSES = {
    "roman": "-14,-40 12,-42 26,-10 46,26 40,50 10,56 -22,50 -30,30 -20,0",
    "button": "-18,-2 0,-12 20,-2 32,18 20,34 0,38 -22,34 -32,18",
    "bulb": "-14,-30 14,-30 26,-8 52,18 48,52 14,64 -20,62 -50,44 -50,16 -26,-8",
    "sharp": "-8,-44 12,-44 34,-6 82,40! 40,52 6,54 -20,44 -22,20",
    "long": "-12,-46 12,-46 24,0 40,56 34,92 4,102 -24,88 -30,56 -18,0",
    "broken": "-10,-44 16,-40 36,-14! 14,8! 48,34 40,58 8,64 -26,54 -32,30 -8,6! -22,-16",
}


def nose(p: Pen, kind: str, x: float, y: float, scale: float = 1) -> None:
    q = p.at(x, y, 0, scale)
    q.part(NOSES[kind], None, rnd=30, ang=20, spacing=9, halo=0, outline=5, heavy=1.9, shade=(0.2, -0.3), hi=(2, 3))
    if kind in ("bulb", "button"):
        low = 48 if kind == "bulb" else 26
        for side in (-1, 1):
            q.line([(side * 8, low), (side * 16, low - 5), (side * 24, low)], 7)
    else:
        q.line([(-18, 34), (-6, 26), (6, 38)], 8)


# ------------------------------------------------------------------ mouths
def _smug(p: Pen) -> None:
    p.line([(-38, 4), (0, 8), (48, -18)], 15, start=4)
    p.line([(42, -34), (58, -20), (52, -2)], 8)
    p.line([(-14, 30), (4, 34), (22, 28)], 7)


def _grin(p: Pen) -> None:
    """One white row of teeth: full marks for flossing, none for tact."""
    lips = shape("-74,-24! 0,0 74,-26! 52,26 0,42 -52,26")
    p.add(lips)
    p.plain(intersect(shape("-62,-14! 0,8 62,-16! 46,12 0,26 -46,12"), lips), halo=0, outline_width=0)
    for x in (-22, 22):
        p.line([(x, -4), (x, 22)], 4, start=3, end=3)
    for side in (-1, 1):
        p.line([(side * 66, -40), (side * 84, -26), (side * 78, -8)], 8)


def _shout(p: Pen) -> None:
    lips = shape("-52,-30 0,-38 54,-32 50,30 0,54 -48,30")
    p.add(lips)
    p.plain(intersect(rect(-48, -44, 98, 26), lips), halo=0, outline_width=2)
    p.part(intersect(circle(2, 46, 34, 24), lips), "b", rnd=18, halo=0, outline=3)


def _sing(p: Pen) -> None:
    p.dot(0, 10, 38, 48)
    p.part(intersect(circle(0, 46, 26, 20), circle(0, 10, 34, 44)), "b", rnd=12, halo=0, outline=0)


def _frown(p: Pen) -> None:
    p.line([(-46, 18), (0, -8), (46, 18)], 15, start=4, end=4)
    p.line([(-16, 34), (0, 30), (16, 34)], 7)


def _prim(p: Pen) -> None:
    p.part("-24,-2 0,-12 24,-2 12,14 0,18 -12,14", "b", rnd=12, halo=0, outline=4)
    p.line([(-26, 0), (0, 4), (26, 0)], 7)


def _gritted(p: Pen) -> None:
    p.plain("-56,-20! 56,-26! 60,24! -52,26!", halo=0, outline_width=8)
    p.line([(-54, 2), (58, -2)], 6, start=5, end=5)
    for x in (-30, -4, 24):
        p.line([(x, -22), (x + 2, 24)], 6, start=5, end=5)


def _smile(p: Pen) -> None:
    p.line([(-50, -12), (0, 18), (52, -14)], 14, start=4, end=4)
    for side in (-1, 1):
        p.line([(side * 48, -28), (side * 60, -14), (side * 52, 2)], 7)


def _flat(p: Pen) -> None:
    p.line([(-40, 0), (0, 2), (42, -4)], 13, start=5, end=5)


def _wobble(p: Pen) -> None:
    p.line([(-44, 6), (-22, -8), (0, 8), (22, -8), (44, 4)], 11, start=4, end=4)


def _sneer(p: Pen) -> None:
    lips = shape("-40,8! 10,0 60,-26! 50,14 4,24")
    p.add(lips)
    p.plain(intersect(shape("-20,6! 12,2 54,-20! 46,2 8,14"), lips), halo=0, outline_width=2)


MOUTHS: dict[str, Callable[[Pen], None]] = {
    "smug": _smug,
    "grin": _grin,
    "shout": _shout,
    "sing": _sing,
    "frown": _frown,
    "prim": _prim,
    "gritted": _gritted,
    "smile": _smile,
    "flat": _flat,
    "wobble": _wobble,
    "sneer": _sneer,
}


# ------------------------------------------------------------------ what is on the face
def glasses(p: Pen) -> None:
    """Round ones, over the eyes."""
    for side in (-1, 1):
        p.add(circle(side * 52, 0, 46, 44), stroke=8)
        p.line([(side * 98, -4), (side * 120, -12)], 8, start=7, end=6)
    p.line([(-10, -4), (0, -10), (10, -4)], 9, start=8, end=8)


def shades(p: Pen) -> None:
    """Dark glasses that hide the eyes."""
    for side in (-1, 1):
        p.black(placed(shape("6,-32! 104,-38! 102,14 62,34 16,20"), flip=side), rnd=40, ang=30, spacing=11, halo=3)
    p.bar(-12, -28, 24, 11)


def monocle(p: Pen) -> None:
    p.add(circle(52, 2, 46), stroke=9)
    p.line([(90, 28), (112, 90), (98, 170)], 5, start=4, end=4)


def patch(p: Pen) -> None:
    p.line([(-120, -80), (10, -44), (124, 10)], 13, start=9, end=9)
    p.black("10,-34! 98,-26! 92,26 54,46 16,24", rnd=30, halo=3, spacing=9)


def loupe(p: Pen) -> None:
    """A watchmaker's glass stuck in one eye: the eye behind it fills it."""
    p.black("10,-44 60,-62 112,-40 122,20! 4,28!", rnd=30, spacing=9)
    p.part(circle(64, 22, 66, 52), "b", rnd=18, halo=3, outline=6)
    p.plain(circle(64, 24, 50, 38), outline_width=5, halo=0)
    p.dot(66, 26, 23, 20)
    p.cut(circle(58, 18, 7))
    p.line([(30, 40), (44, 4), (66, -6)], 6)


def goggles(p: Pen) -> None:
    """Pushed up onto the brow."""
    p.bar(-116, -72, 232, 22)
    for side in (-1, 1):
        p.part(circle(side * 50, -62, 44, 38), "b", rnd=20, ang=30, spacing=8, halo=3)
        p.plain(circle(side * 50, -62, 28, 24), outline_width=5, halo=0)
        p.line([(side * 50 - 12, -52), (side * 50 + 10, -76)], 7)


def half_mask(p: Pen) -> None:
    """Cloth over nose and mouth."""
    p.black("-118,34! -40,22 0,8 40,22 118,34! 96,130 40,180 0,188 -40,180 -96,130", rnd=80, ang=80, spacing=12)
    for y in (70, 108):
        p.groove([(-84, y), (0, y + 18), (84, y)], 6)


def scar(p: Pen) -> None:
    p.line([(44, -70), (64, 0), (58, 64)], 9)
    for i in (-40, -10, 24, 50):
        p.line([(48 + i * 0.1, i), (76 + i * 0.1, i - 6)], 6)


def freckles(p: Pen) -> None:
    for x, y in ((-82, 56), (-66, 70), (-92, 74), (74, 56), (92, 66), (70, 76)):
        p.dot(x, y, 5, layer="b")
        p.dot(x, y, 2)


def blush(p: Pen) -> None:
    for side in (-1, 1):
        p.plain(circle(side * 78, 58, 30, 20), "b", halo=0, outline_width=0)
        for i in (-14, 0, 14):
            p.line([(side * 78 + i - 5, 68), (side * 78 + i + 5, 48)], 5)


def stubble(p: Pen) -> None:
    for row, count in ((70, 4), (90, 5), (112, 5), (134, 4)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 40 + (row % 3) * 5
            if abs(x) > 52 or row > 120:
                p.line([(x, row), (x + 4, row + 12)], 6, start=4)


def tear(p: Pen) -> None:
    """A prison tattoo under the eye and a broken nose plaster."""
    p.part(placed(rect(-34, -9, 68, 18, 6), 10, 22, -12), "b", rnd=8, halo=2, outline=4)
    p.add(poly((76, 36), (88, 60), (76, 68), (64, 60)))


def paint(p: Pen) -> None:
    """Stage war paint."""
    for side in (-1, 1):
        for i in range(2):
            p.part(
                placed(shape("0,0! 60,-10 70,0! 60,14 4,20!"), side * 44, 44 + i * 26, side * 8, flip=side),
                "b",
                rnd=8,
                halo=0,
                outline=3,
            )


def crow_feet(p: Pen) -> None:
    for side in (-1, 1):
        for dy in (-10, 4, 18):
            p.line([(side * 92, dy * 0.5), (side * 112, dy)], 6, start=5)
    for y in (-92, -76):
        p.line([(-50, y), (0, y - 6), (50, y)], 6)


MARKS: dict[str, Callable[[Pen], None]] = {
    "glasses": glasses,
    "shades": shades,
    "monocle": monocle,
    "patch": patch,
    "goggles": goggles,
    "half_mask": half_mask,
    "scar": scar,
    "freckles": freckles,
    "blush": blush,
    "stubble": stubble,
    "tear": tear,
    "paint": paint,
    "old": crow_feet,
}

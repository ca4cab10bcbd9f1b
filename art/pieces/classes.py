"""The five classes of goblins: signs on a square of 96 units, and shields that tell them apart by sign and ink."""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.kit.paths import circle, limb, placed, poly, rect, shape, subtract, taper, union
from art.pieces.nine import Sheet

MID = 48.0
SHIELD = "-38,-40! 0,-46 38,-40! 37,4 24,30 0,46! -24,30 -37,4"


def fist() -> skia.Path:
    """Knuckles to the front, thumb across: brutes."""
    fingers = union(*(rect(x, -30 + abs(i - 1) * 2, 17, 36, 7) for i, x in enumerate((-37, -18.5, 0, 18.5))))
    thumb = limb([(-30, 14), (-6, 16), (14, 12)], [17, 17, 15], 12)
    hand = shape("-37,4! 36,4! 34,22 22,36! -22,36! -35,24")
    return union(subtract(hand, limb([(-30, 14), (-6, 16), (14, 12)], [25, 25, 23], 12)), fingers, thumb)


def dagger() -> skia.Path:
    """Point down, on the slant: sneaks."""
    blade = shape("-9,-10! 9,-10! 8,26 0,46! -8,26")
    guard = rect(-23, -19, 46, 10, 4)
    grip = union(rect(-6, -40, 12, 24, 3), circle(0, -42, 8.5))
    whole = subtract(union(blade, guard, grip), taper([(0, -4), (0, 20), (0, 34)], 3.6, 3, 1))
    return placed(whole, turn=34)


def cog() -> skia.Path:
    """Nine uneven teeth: tinkers."""
    teeth = [placed(shape("-7.5,-22! -6,-39! 6,-38! 7.5,-22!"), turn=40 * i + (2 if i % 2 else -2)) for i in range(9)]
    return subtract(union(circle(0, 0, 28), *teeth), circle(0, 0, 12))


def eye() -> skia.Path:
    """Open, under three rays: mystics."""
    lids = shape("-42,8! -20,-12 0,-17 20,-12 42,8! 20,26 0,31 -20,26")
    iris = subtract(circle(0, 7, 15), circle(-4, 2, 5))
    rays = [placed(taper([(0, -26), (0, -36), (0, -46)], 8, 8, 3), turn=turn) for turn in (-36, 0, 36)]
    return union(subtract(subtract(lids, placed(lids, 0, 1.2, scale=0.82)), circle(0, 7, 19)), iris, *rays)


def crown() -> skia.Path:
    """Three points and a bent fourth: the court."""
    body = shape("-34,30! -40,-14! -20,6! -8,-30! 6,2! 22,-26! 24,4! 42,-8! 34,30!")
    balls = union(circle(-40, -18, 6), circle(-8, -34, 6.5), circle(23, -30, 6), circle(43, -12, 5))
    return subtract(union(body, balls), placed(poly((0, -7), (6, 0), (0, 7), (-6, 0)), 0, 18))


CLASSES: dict[str, tuple[str, Callable[[], skia.Path], float, float]] = {
    # class: ink of the shield, sign, its size and how far it stands below the middle
    "brute": ("red", fist, 0.74, -2),
    "sneak": ("k", dagger, 0.76, -1),
    "tinker": ("orange", cog, 0.74, -2),
    "mystic": ("steel", eye, 0.72, -3),
    "court": ("straw", crown, 0.64, -2),
}


def sign_of(name: str) -> skia.Path:
    """The sign of a class in the middle of the square."""
    return placed(CLASSES[name][1](), MID, MID)


def shield(name: str) -> Callable[[Sheet], None]:
    """Paper rim, key edge, an ink of its own, and the sign: in paper, or in key on straw."""
    ink, sign, size, drop = CLASSES[name]

    def draw(s: Sheet) -> None:
        body = placed(shape(SHIELD), MID, MID)
        glyph = placed(sign(), MID, MID + drop, 0, size)
        s.add("paper", body)
        s.add("paper", body, 4)
        s.add(ink, placed(shape(SHIELD), MID, MID, 0, 0.96))
        s.add("k", placed(shape(SHIELD), MID, MID, 0, 0.93), 6.0)
        s.cut(placed(shape(SHIELD), MID, MID, 0, 0.85), "k", stroke=1.6)
        if ink == "straw":
            s.add("k", glyph)
        else:
            s.cut(glyph, ink, "k")

    return draw

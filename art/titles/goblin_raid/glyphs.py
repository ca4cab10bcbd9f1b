"""What a counter's unit fights with, as a glyph about 60 units high round (0, 0), in one ink."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.paths import circle, limb, placed, poly, rect, shape, taper, union
from art.kit.pen import Pen

KEY = ("k",)


def head(p: Pen) -> None:
    """A goblin's head, all ears."""
    skull = shape("0,-18 12,-15 16,-4 12,8 5,16 0,19 -5,16 -12,8 -16,-4 -12,-15")
    ears = (shape("12,-8! 22,-15 36,-16! 30,-4 20,4 12,4"), shape("-12,-8! -22,-15 -36,-16! -30,-4 -20,4 -12,4"))
    p.add(union(skull, *ears))
    for f in (-1, 1):
        p.cut(shape(f"{f * 3},-2! {f * 7},-8 {f * 13},-7! {f * 9},0"), KEY)
    p.cut(shape("-8,8! 0,11 8,8! 5,14 0,15 -5,14"), KEY)
    p.cut(poly((0, -2), (3, 5), (-3, 5)), KEY)


def goblin_rabble(p: Pen) -> None:
    """A head and a rock held over it."""
    head(p.at(-4, 5, -4, 0.95))
    p.add(shape("14,-28! 26,-32 36,-24 34,-12 22,-9 13,-16"))
    p.cut(taper([(20, -26), (24, -20), (22, -14)], 2.6), KEY)


def goblin_blade(p: Pen) -> None:
    """A head over a notched cleaver."""
    p.at(0, 8, 0, 1).add(placed(shape("-34,-3! 8,-3! 10,-8! 36,-10! 40,2! 10,4! 8,3! -34,3!"), 0, 14, -8))
    p.cut(placed(poly((20, 11), (24, 15), (26, 10)), 0, 0), KEY)
    q = p.at(0, -7, 0, 0.92)
    q.cut(circle(0, 0, 20), KEY)
    head(q)


def goblin_bow(p: Pen) -> None:
    """A head behind a drawn bow."""
    head(p.at(-8, 0, 0, 0.86))
    q = p.at(18, 2, 0, 0.92)
    bow = taper([(-6, -26), (14, -11), (14, 11), (-6, 26)], 6, 3, 3)
    q.cut(bow, KEY, stroke=5)
    q.add(bow)
    q.add(taper([(-6, -26), (-6, 26)], 2, 2, 2))
    q.cut(rect(-26, -3.4, 50, 6.8), KEY)
    q.add(rect(-26, -1.6, 46, 3.2))
    q.add(poly((18, -5), (30, 0), (18, 5)))


def goblin_iron(p: Pen) -> None:
    """Ears out of an iron pot."""
    p.add(shape("14,-8! 28,-20 46,-22! 38,-2 26,8 14,10"))
    p.add(shape("-14,-8! -28,-20 -46,-22! -38,-2 -26,8 -14,10"))
    pot = shape("-18,22! -20,-4 -12,-18 0,-22 12,-18 20,-4 18,22! 0,26")
    p.cut(pot, KEY, stroke=5)
    p.add(pot)
    p.cut(rect(-15, -3, 30, 6), KEY)
    p.cut(rect(-1.4, 6, 2.8, 18), KEY)
    for x, y in ((-12, -11), (0, -15), (12, -11), (-9, 13), (9, 13)):
        p.cut(circle(x, y, 1.8), KEY)
    p.add(poly((-4, -22), (4, -22), (0, -32)))


def goblin_sling(p: Pen) -> None:
    p.add(limb([(-18, 18), (-6, 2), (0, -14), (12, -20), (18, -8), (6, 0), (-4, 4)], [4, 4, 3.6, 3.6, 3.6, 3.6, 4]))
    p.add(circle(14, -17, 8.4))
    for x, y in ((12, 15), (23, 20), (2, 21)):
        p.add(circle(x, y, 5.4))


def militia(p: Pen) -> None:
    """Two pitchforks."""
    for side in (-1, 1):
        q = p.at(side * 13, 0, side * 13)
        q.add(rect(-2, -12, 4, 38))
        q.add(shape("-10,-28! -6.6,-28! -6.6,-15 0,-11 6.6,-15 6.6,-28! 10,-28! 10,-12 0,-5 -10,-12"))
        q.add(rect(-1.7, -28, 3.4, 18))


def _horse(p: Pen) -> None:
    p.add(shape("-16,22! -14,6 -6,-2 -16,0 -22,4! -24,-4 -12,-16 0,-22 4,-28! 8,-21 18,-10 20,6 18,22!"))
    p.cut(circle(-5, -10, 2.2), KEY)
    p.cut(taper([(6, -18), (13, -4), (12, 16)], 2.8), KEY)
    p.cut(taper([(-20, -1), (-12, -5)], 1.8), KEY)


def horse(p: Pen) -> None:
    _horse(p.at(0, 2, 0, 1.05))


def armored_horse(p: Pen) -> None:
    """A horse's head under plates, with a lance."""
    p.add(placed(rect(-1.8, -36, 3.6, 66), 24, 0, 14))
    q = p.at(-4, 2, 0, 1.05)
    q.cut(shape("-16,22! -14,6 -24,4! -24,-4 0,-24 18,-10 20,6 18,22!"), KEY, stroke=4)
    _horse(q)
    q.cut(taper([(-16, -12), (-2, -2), (2, 10)], 2.6, 2, 2), KEY)
    q.cut(taper([(2, -19), (0, -6), (16, 2)], 2.6, 2, 2), KEY)
    q.add(poly((2, -24), (10, -24), (8, -36)))


def _shield(p: Pen) -> None:
    p.add(shape("-15,-16! 0,-20 15,-16! 14,6 0,22! -14,6"))
    p.cut(rect(-1.8, -14, 3.6, 28), KEY)
    p.cut(rect(-11, -7, 22, 3.6), KEY)


def mailed_foot(p: Pen) -> None:
    """A helmet with a slit, and a sword."""
    q = p.at(18, 0, 24)
    q.add(poly((-2.8, -30), (0, -36), (2.8, -30), (2.8, 14), (-2.8, 14)))
    q.add(rect(-10, 12, 20, 4.4, 2))
    q.add(rect(-2, 16, 4, 12, 2))
    helm = shape("-18,20! -19,-8 -11,-20 -2,-24 8,-20 15,-8 14,20! -2,25")
    h = p.at(-6, 2, 0, 0.98)
    h.cut(helm, KEY, stroke=5)
    h.add(helm)
    h.cut(rect(-16, -7, 28, 4.8), KEY)
    h.cut(rect(-3.5, -22, 3, 44), KEY)
    for x in (-11, -7, 3, 7):
        h.cut(circle(x, 10, 1.6), KEY)


def _crossbow(p: Pen) -> None:
    p.add(rect(-3, -24, 6, 50, 2))
    p.add(taper([(-26, -4), (0, -22), (26, -4)], 7, 3, 3))
    p.add(taper([(-26, -4), (0, 6), (26, -4)], 2, 2, 2))
    p.add(poly((-5, -24), (5, -24), (0, -34)))


def mailed_bow(p: Pen) -> None:
    """A crossbow."""
    _crossbow(p.at(0, 3, 0, 1.02))


def foot(p: Pen) -> None:
    """Three bills behind a shield."""
    for x in (-16, 0, 16):
        q = p.at(x, 1, x * 0.7)
        q.add(rect(-2, -14, 4, 38))
        q.add(shape("-2,-8! -9,-16 -5,-27! 2,-20 9,-24! 6,-8!"))
    q = p.at(0, 12, 0, 0.78)
    q.cut(shape("-15,-16! 0,-20 15,-16! 14,6 0,22! -14,6"), KEY, stroke=6)
    _shield(q)


def archers(p: Pen) -> None:
    """A longbow with an arrow on it."""
    p.add(taper([(-8, -28), (16, -11), (16, 11), (-8, 28)], 6.4, 3, 3))
    p.add(taper([(-8, -28), (-8, 28)], 2, 2, 2))
    p.add(rect(-26, -1.7, 46, 3.4))
    p.add(poly((19, -5.4), (32, 0), (19, 5.4)))
    for x in (-26, -20):
        p.add(taper([(x, 0), (x - 6, -6)], 3, 3, 2))
        p.add(taper([(x, 0), (x - 6, 6)], 3, 3, 2))


GLYPHS: dict[str, Callable[[Pen], None]] = {
    one.__name__: one
    for one in (
        goblin_rabble, goblin_blade, goblin_bow, goblin_iron, goblin_sling, militia, horse, armored_horse, mailed_foot,
        mailed_bow, foot, archers,
    )
}  # fmt: skip
"""By the name in the unit's data (``art``)."""

"""Small signs of Lords of Hell that must be read at 32 pixels, told apart by their outline alone.  96 x 96 units each."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.kit.block import Block
from art.kit.cutout import cut_out
from art.kit.paths import circle, intersect, poly, rect, shape, star, subtract, taper
from art.kit.pen import Pen
from art.kit.press import UI
from art.kit.recipe import Recipe
from art.titles.lords_of_hell.parts import Draw

SIZE, SCALE = 96, 2
HORNS = "-8,44! -34,6 -30,-10! -52,-16 -48,-52! -28,-30 -12,-24 12,-24 28,-30 48,-52! 52,-16 30,-10! 34,6 8,44!"


# ------------------------------------------------------------------ a promise's seal, in the order of its life
def _wax(p: Pen, spot: str | None, outline: float = 6) -> None:
    p.part(
        star(48, 48, 14, 38, 44), spot, rnd=16, ang=40, spacing=9, outline=outline, halo=0, shade=(0.0, -0.7), hi=(2, 3)
    )
    p.add(circle(48, 48, 28), stroke=3)


def seal_waiting(block: Block) -> None:
    """An outline, not yet pressed: three dots."""
    p = Pen(block)
    p.plain(star(48, 48, 14, 38, 44), None, 5, halo=0)
    for dx in (-16, 0, 16):
        p.dot(48 + dx, 48, 6)


def seal_live(block: Block) -> None:
    p = Pen(block)
    _wax(p, "a")
    p.at(48, 50, 0, 0.42).cut(shape(HORNS), None)


def seal_due(block: Block) -> None:
    """To be kept now: alight at the edge, with a call in the middle."""
    p = Pen(block)
    p.part(star(48, 48, 11, 28, 47), "a", rnd=14, outline=6, halo=0, shade=(0, -1))
    p.plain(circle(48, 48, 28), None, 5, halo=0)
    p.part("42,26! 54,26! 51,56! 45,56!", "k", solid=True, rnd=4, halo=0, outline=0)
    p.dot(48, 65, 5.5)


def seal_kept(block: Block) -> None:
    p = Pen(block)
    _wax(p, "c")
    p.line([(28, 50), (42, 64), (72, 26)], 15, start=9, end=6)


def seal_broken(block: Block) -> None:
    """In two, and neither half meant it."""
    p = Pen(block)
    whole = star(48, 48, 14, 38, 44)
    left = shape("-10,-10! 58,-10! 40,22! 56,40! 36,62! 50,106! -10,106!")
    right = shape("106,-10! 62,-10! 44,22! 60,40! 40,62! 54,106! 106,106!")
    p.at(-4, 3, -7).part(intersect(whole, left), "a", rnd=14, ang=40, outline=6, halo=0)
    p.at(6, -4, 7).part(intersect(whole, right), "a", rnd=14, ang=40, outline=6, halo=3)


def seal_unsworn(block: Block) -> None:
    """Wax over nothing: the word has been asked for, not given."""
    p = Pen(block)
    p.plain(star(48, 48, 14, 38, 44), None, 5, halo=0)
    p.line([(48, 22), (48, 48), (48, 74)], 19, start=16, end=16)
    p.line([(22, 48), (48, 48), (74, 48)], 19, start=16, end=16)


def seal_lapsed(block: Block) -> None:
    """Its day has gone by: smoke wax that crumbles, an hourglass run out."""
    p = Pen(block)
    whole = star(48, 48, 14, 38, 44)
    for x, y, r in ((88, 78, 21), (10, 22, 15), (20, 90, 12)):
        whole = subtract(whole, circle(x, y, r))
    p.part(whole, "b", rnd=16, ang=40, spacing=9, outline=6, halo=0, shade=(0.0, -0.7), hi=(2, 3))
    p.cut(circle(48, 48, 25), None)
    p.add(shape("32,27! 64,27! 51,48 64,69! 32,69! 45,48"))
    p.cut(shape("38,31! 58,31! 48,44!"), ("k",))


def seal_cancelled(block: Block) -> None:
    """Let go by the one it was made to: smoke wax, struck through."""
    p = Pen(block)
    _wax(p, "b")
    p.cut(taper([(14, 66), (48, 48), (82, 30)], 24, 22, 22), None)
    p.line([(14, 66), (48, 48), (82, 30)], 13, start=11, end=11)


def seal_forsworn(block: Block) -> None:
    """Baalzebub's privilege: black wax, and a fly has been at it."""
    p = Pen(block)
    p.black(star(48, 48, 14, 38, 44), rnd=16, ang=40, spacing=9, halo=0, hi=(2, 3))
    p.cut(circle(48, 48, 28), ("k",), stroke=3)
    for side in (-1, 1):
        p.at(48, 46, 0, 1, side).cut(shape("3,-4! 16,-22 26,-16 20,4 6,10"), ("k",))
    p.cut(circle(48, 54, 8, 13), ("k",))
    for x in (43, 53):
        p.cut(circle(x, 36, 4), ("k",))
        p.add(circle(x, 36, 3.4), "a")


# ------------------------------------------------------------------ markers
def nomination(block: Block) -> None:
    """A crown."""
    p = Pen(block)
    p.part("12,82! 4,26! 28,46! 48,10! 68,46! 92,26! 84,82!", "c", rnd=24, ang=60, spacing=9, outline=7, halo=0)
    for x, y in ((6, 22), (48, 9), (90, 22)):
        p.part(circle(x, y + 2, 7), "a", rnd=5, outline=4, halo=0)
    p.line([(14, 68), (48, 72), (82, 68)], 6, start=4, end=4)


def soul_sign(block: Block) -> None:
    p = Pen(block)
    p.part(
        "48,5 70,15 78,42 78,66 86,92! 70,82 60,92! 48,82 36,92! 26,82 10,92! 18,66 18,42 26,15",
        None,
        rnd=30,
        outline=7,
        halo=0,
    )
    for side in (-1, 1):
        p.dot(48 + side * 13, 38, 7, 10)
    p.dot(48, 62, 7, 10)


# ------------------------------------------------------------------ where somebody is
# ------------------------------------------------------------------ what lies about
def _card(p: Pen, x: float, y: float, turn: float, spot: str | None) -> Pen:
    q = p.at(x, y, turn)
    q.plain(rect(-25, -34, 50, 68, 6), outline_width=6, halo=3)
    if spot:
        q.part(rect(-17, -26, 34, 52, 3), spot, rnd=20, halo=0, outline=3)
    return q


def deck(block: Block) -> None:
    """A squared pile, backs up."""
    p = Pen(block)
    for i in range(3):
        q = _card(p, 38 + i * 10, 56 - i * 8, 0, "a" if i == 2 else None)
    q.at(0, 2, 0, 0.3).cut(shape(HORNS), ("k", "a"))


def discard(block: Block) -> None:
    """Cards thrown down as they fell, an arrow into them."""
    p = Pen(block)
    _card(p, 36, 58, -26, None)
    _card(p, 60, 58, 20, None)
    p.cut(poly((33, 0), (63, 0), (63, 32), (80, 32), (48, 72), (16, 32), (33, 32)), None)
    p.part(poly((39, 4), (57, 4), (57, 38), (70, 38), (48, 64), (26, 38), (39, 38)), "a", rnd=14, outline=5, halo=0)


# ------------------------------------------------------------------ kinds of cards
# ------------------------------------------------------------------ what is done
TOKENS: dict[str, Draw] = {
    "seal_waiting": seal_waiting,
    "seal_live": seal_live,
    "seal_due": seal_due,
    "seal_kept": seal_kept,
    "seal_broken": seal_broken,
    "seal_unsworn": seal_unsworn,
    "seal_lapsed": seal_lapsed,
    "seal_cancelled": seal_cancelled,
    "seal_forsworn": seal_forsworn,
    "token_nomination": nomination,
    "token_soul": soul_sign,
    "token_deck": deck,
    "token_discard": discard,
}


def _sign(name: str) -> dict[str, np.ndarray]:
    """On clear ground: the table lays signs on anything."""
    block = Block(SIZE, SIZE, SCALE, "abc", seed=sum(map(ord, name)))
    TOKENS[name](block)
    return cut_out(block, UI)


def recipes() -> list[Recipe]:
    return [Recipe(f"lords_of_hell/{name}", "cutout", name, partial(_sign, name)) for name in TOKENS]

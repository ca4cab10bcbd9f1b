"""Counters and markers as plates: the body in ink ``a`` (the game gives it the side's colour), glyph or face on a pale
plate, room for numbers. Letters and numbers are set by the game."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.kit.block import Block
from art.kit.masks import mask
from art.kit.paths import circle, poly, rect, shape, taper
from art.kit.pen import Pen
from art.kit.press import Pressing, separations
from art.kit.scenes import rays
from art.titles.goblin_raid.glyphs import GLYPHS
from art.titles.goblin_raid.leaders import GOBLINS, draw_leader

SIZE, SCALE = 60, 4  # a counter is 60 of the 96 units of a hex
PRESS = Pressing(rough=0.45, salt=0.22, shift=0.4)
HEAVY = 2.1  # lines of a figure this small, against those of a card
FIGURE = {True: 0.098, False: 0.094}  # of figure space: goblins, and humans, whose hats are taller
WINDOW = (5.0, 5.0, 50.0, 33.0)


def _body(block: Block) -> None:
    """Ink to the rim, a thin rule of paper inside a key edge."""
    block.add(rect(0.8, 0.8, SIZE - 1.6, SIZE - 1.6, 7))
    block.cut(rect(2.4, 2.4, SIZE - 4.8, SIZE - 4.8, 6), ["k"])
    block.add(rect(1, 1, SIZE - 2, SIZE - 2, 7), "a")


def _plate(block: Block) -> None:
    pale = rect(*WINDOW, 3)
    block.cut(pale)
    block.add(pale, stroke=1.5)


def unit(glyph: str) -> dict[str, np.ndarray]:
    """A unit: its glyph, and a tab for the class letter."""
    block = Block(SIZE, SIZE, SCALE, "ab", seed=len(glyph))
    _body(block)
    _plate(block)
    GLYPHS[glyph](Pen(block, 33.5, 21.5, 0, 0.54))
    block.cut(rect(4, 4, 14.5, 16.5, 3))
    block.add(rect(4, 4, 13.5, 15.5, 2))
    return separations(block, PRESS)


def leader(name: str) -> dict[str, np.ndarray]:
    """A leader: the face, and a paper shield for the command limit."""
    block = Block(SIZE, SIZE, SCALE, "abc", seed=7)
    _body(block)
    _plate(block)
    if name not in GOBLINS:  # pale faces need something behind them
        block.add(rect(*WINDOW, 3), "c")
        rays(block, 30, 24, 20, 6, 60, ("c",), rect(*WINDOW, 3), 0.42, 5)
    _portrait(block, name, FIGURE[name in GOBLINS], (30, 23.5 if name in GOBLINS else 24.5), WINDOW)
    block.add(rect(*WINDOW, 3), stroke=1.6)
    shield = rect(20.5, 39.8, 20, 17.6, 4)
    block.cut(shield)
    block.add(shield, stroke=1.6)
    return separations(block, PRESS)


def _portrait(
    block: Block, name: str, size: float, at: tuple[float, float], window: tuple[float, float, float, float]
) -> None:
    """A figure at a fraction of its size, its lines heavier in proportion, cut to a window; its face comes to ``at``."""
    k = block.scale
    figure = Block(800 / HEAVY, 800 / HEAVY, size * k * HEAVY, "abc", seed=3)
    figure.push(0, 0, 0, 0, 0, 1 / HEAVY)
    draw_leader(figure, name)
    figure.pop()
    x0, y0 = round((at[0] - 400 * size) * k), round((at[1] - 264 * size) * k)
    left, top = max(0, x0), max(0, y0)
    right, bottom = min(block.w, x0 + figure.w), min(block.h, y0 + figure.h)
    here, there = np.s_[top:bottom, left:right], np.s_[top - y0 : bottom - y0, left - x0 : right - x0]
    seen = figure.cover[there] * mask(rect(*window, 2.5), block.w, block.h, k)[here]
    for layer, old in block.layers.items():
        old[here] = old[here] * (1 - seen) + figure.layers[layer][there] * seen


def face_down() -> dict[str, np.ndarray]:
    """Nobody has turned it up: rays and a disc; the game sets the question mark and the word."""
    block = Block(SIZE, SIZE, SCALE, "ab", seed=3)
    _body(block)
    rays(block, 30, 26, 26, 12, 60, ("a",), rect(4, 4, 52, 52, 5), 0.4, 3)
    block.cut(circle(30, 25, 15.5))
    block.add(circle(30, 25, 15.5), stroke=2)
    strip = rect(4, 43, 52, 12.5, 2)
    block.cut(strip)
    block.add(strip)
    return separations(block, PRESS)


# ------------------------------------------------------------------ markers, 48 x 48 units
SACK = "-6,-12! -16,-2 -19,12 -10,20 10,20 19,12 16,-2 6,-12! 11,-20! 0,-17 -11,-20!"
BELL = "-16,12! -11,4 -10,-10 0,-18 10,-10 11,4 16,12!"


def _sack(p: Pen) -> None:
    p.add(shape(SACK), "c")
    p.add(shape(SACK), stroke=2.8)
    p.add(taper([(-9, -11), (0, -9), (9, -11)], 4, 3, 3))
    p.add(shape("8,-6! 15,2 17,12 9,19! 12,8"))


def _bell(p: Pen) -> None:
    p.add(shape(BELL), "b")
    p.add(shape(BELL), stroke=2.8)
    p.add(circle(0, 16, 4.4))
    p.add(shape("4,-14! 9,-8 9,4 14,11! 5,11! 6,0"))
    for side in (-1, 1):
        p.add(taper([(side * 17, -13), (side * 22, -5), (side * 20, 4)], 2.8))


def _looted(p: Pen) -> None:
    """A cross of two strokes."""
    for side in (-1, 1):
        stroke = taper([(-15 * side, -15), (0, 1), (15 * side, 15)], 11, 7, 7)
        p.add(stroke, stroke=3.4)
        p.cut(stroke)
        p.add(stroke, "b")


def _broken(p: Pen) -> None:
    """A column in two pieces."""
    p.add(poly((-9, 20), (-9, -4), (-2, -9), (4, -3), (9, -8), (9, 20)), stroke=3)
    p.add(poly((2, 20), (2, -4), (4, -3), (9, -8), (9, 20)))
    p.add(rect(-13, 18, 26, 5))
    p.add(poly((-16, 2), (-19, -12), (-11, -18), (-7, -6)), stroke=2.6)


def _swords(p: Pen) -> None:
    """Two swords crossed: somebody fights here."""
    for side in (-1, 1):
        q = p.at(0, 0, 42 * side)
        blade = poly((-2.6, -18), (0, -23), (2.6, -18), (2.6, 10), (-2.6, 10))
        q.cut(blade, None, stroke=4)
        q.add(blade)
        q.add(rect(-8, 9, 16, 4, 2))
        q.add(rect(-1.8, 12, 3.6, 9, 1.6))


MARKERS: dict[str, Callable[[Pen], None]] = {
    "sack": _sack,
    "bell": _bell,
    "looted": _looted,
    "broken": _broken,
    "swords": _swords,
}


def marker(name: str) -> dict[str, np.ndarray]:
    block = Block(48, 48, SCALE, "abc", seed=4)
    MARKERS[name](Pen(block, 24, 24 if name != "sack" else 25))
    return separations(block, Pressing(rough=0.3, salt=0.2, shift=0.3))

"""Where the numerals stand on the faces, as polygons in the plane of each face."""

from functools import cache
from typing import NamedTuple

from game.ui.dice.outlines import DIGITS
from game.ui.dice.solids import Solid

Flat = tuple[tuple[float, float], ...]

TWO = 0.86  # two digits are this much lower than one
TIGHT = 0.03  # and stand this much nearer together than in a line of text
LOW = {3: 0.05}  # how far below the middle, by the corners of a face: triangles are widest at the foot
DOT = 0.13  # half the side of the dot that tells 6 from 9


class Numeral(NamedTuple):
    """Outlines to fill, and the holes in them; the middle of the face is (0, 0), y goes to the numeral's head."""

    solid: tuple[Flat, ...]
    holes: tuple[Flat, ...]


@cache
def numeral(kind: Solid, number: int) -> Numeral:
    """A face's number in its plane. 6 and 9 carry a dot where both are on the die."""
    text = str(number)
    corners = len(kind.faces[0].corners)
    high = kind.numeral * (TWO if len(text) > 1 else 1.0)
    widths = [DIGITS[char][0] - TIGHT for char in text]
    x = -sum(widths) / 2 - TIGHT / 2
    solids: list[Flat] = []
    holes: list[Flat] = []
    for char, width in zip(text, widths):
        for i, contour in enumerate(DIGITS[char][1]):
            placed = tuple(((px + x) * high, (py - 0.5) * high - LOW.get(corners, 0.0)) for px, py in contour)
            (holes if i else solids).append(placed)
        x += width
    if number in (6, 9) and kind.size >= 9:
        left, foot = (x + 0.05) * high, -0.5 * high - LOW.get(corners, 0.0)
        side = 2 * DOT * high
        dot = ((left, foot), (left + side, foot), (left + side, foot + side), (left, foot + side))
        solids.append(dot)
    return Numeral(tuple(solids), tuple(holes))

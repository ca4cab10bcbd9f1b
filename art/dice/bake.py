"""Write the outlines of the ten digits, as polygons, for `game/ui/dice`.

    python -m art.dice.bake

The game turns a numeral with its face and fills it as a polygon, so it needs outlines and not pictures; no tool for
reading typefaces is there at run time. The digits come from `art/fonts/AlfaSlab.ttf` (SIL OFL 1.1, see the licence
beside it). The same typeface gives the same file.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
FONT = ROOT / "art" / "fonts" / "AlfaSlab.ttf"
OUT = ROOT / "game" / "ui" / "dice" / "outlines.py"
FLAT = 0.006  # how far, in heights of a digit, a chord may lie from its curve

Point = tuple[float, float]
HEAD = '''"""Outlines of the digits: made by `python -m art.dice.bake` out of AlfaSlab.ttf; do not edit.

For each digit its width and its contours, the outer ones first; y goes up from the foot (0) to the head (1).
"""

Contour = tuple[tuple[float, float], ...]

# fmt: off
DIGITS: dict[str, tuple[float, tuple[Contour, ...]]] = {
'''


class Flat(BasePen):  # type: ignore[misc]
    """Collects contours with curves broken into chords."""

    def __init__(self, glyphs: object, tolerance: float) -> None:
        super().__init__(glyphs)
        self.tolerance = tolerance
        self.contours: list[list[Point]] = []

    def _moveTo(self, pt: Point) -> None:
        self.contours.append([pt])

    def _lineTo(self, pt: Point) -> None:
        self.contours[-1].append(pt)

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        start = self.contours[-1][-1]
        bow = max(abs(start[i] - 2 * pt1[i] + pt2[i]) for i in (0, 1)) / 4
        steps = max(1, round((bow / self.tolerance) ** 0.5 + 0.4))
        for i in range(1, steps + 1):
            t = i / steps
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            self.contours[-1].append((a * start[0] + b * pt1[0] + c * pt2[0], a * start[1] + b * pt1[1] + c * pt2[1]))

    def _closePath(self) -> None:
        if self.contours[-1][0] == self.contours[-1][-1]:
            self.contours[-1].pop()


def area(contour: list[Point]) -> float:
    """Twice what it encloses, whatever its direction."""
    return abs(sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(contour, contour[1:] + contour[:1])))


def digit(font: TTFont, char: str) -> tuple[float, list[list[Point]]]:
    """Width and contours of one digit, in heights of the one."""
    glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(char)]
    high = float(font["glyf"][font.getBestCmap()[ord("1")]].yMax)
    pen = Flat(glyphs, FLAT * high)
    glyphs[name].draw(pen)
    contours = sorted(pen.contours, key=area, reverse=True)
    scaled = [[(round(x / high, 3), round(y / high, 3)) for x, y in contour] for contour in contours]
    return round(glyphs[name].width / high, 3), scaled


def main() -> None:
    """Bake all ten."""
    font = TTFont(FONT)
    lines = [HEAD]
    for char in "0123456789":
        width, contours = digit(font, char)
        lines.append(f'    "{char}": ({width}, (\n')
        for contour in contours:
            points = [f"({x}, {y})" for x, y in contour]
            lines.append("        (\n")
            lines.extend(f"            {', '.join(points[i : i + 7])},\n" for i in range(0, len(points), 7))
            lines.append("        ),\n")
        lines.append("    )),\n")
    OUT.write_text("".join([*lines, "}\n"]), encoding="utf-8")


if __name__ == "__main__":
    main()

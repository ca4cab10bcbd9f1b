"""Shapes: from hand-placed points to skia paths.

Units are whatever the caller draws in (figures use a space of 800 x 800).  A shape written as text is a list
of ``x,y`` points joined by a soft spline; a ``!`` after a point makes it a sharp corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path as FilePath

import numpy as np
import skia

Point = tuple[float, float]
Points = Sequence[Point]
FONTS = FilePath(__file__).parents[1] / "fonts"


# ------------------------------------------------------------------ splines and strokes
def spline(points: Points, closed: bool = True, corners: Iterable[int] = (), tension: float = 1.1) -> skia.Path:
    """Catmull-Rom curve through the points; the listed corners stay sharp."""
    pts = [(float(x), float(y)) for x, y in points]
    sharp, n = set(corners), len(pts)

    def tangent(i: int) -> Point:
        if i in sharp or (not closed and i in (0, n - 1)):
            return 0.0, 0.0
        before, after = pts[(i - 1) % n], pts[(i + 1) % n]
        return (after[0] - before[0]) * tension / 6, (after[1] - before[1]) * tension / 6

    path = skia.Path()
    path.moveTo(*pts[0])
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        out, into = tangent(i), tangent(j)
        path.cubicTo(pts[i][0] + out[0], pts[i][1] + out[1], pts[j][0] - into[0], pts[j][1] - into[1], *pts[j])
    if closed:
        path.close()
    return path


def parse(text: str) -> list[tuple[float, float, bool]]:
    """``'x,y x,y! ...'`` as (x, y, sharp) rows."""
    rows = []
    for token in text.split():
        x, y = token.rstrip("!").split(",")
        rows.append((float(x), float(y), token.endswith("!")))
    return rows


def shape(text: str, closed: bool = True) -> skia.Path:
    """A path from points written as text."""
    rows = parse(text)
    return spline([(x, y) for x, y, _ in rows], closed, [i for i, row in enumerate(rows) if row[2]])


def mirrored(text: str) -> skia.Path:
    """The right half, top to bottom, with points on x = 0 shared: closed by its mirror image."""
    rows = parse(text)
    rows += [(-x, y, sharp) for x, y, sharp in reversed(rows) if abs(x) > 1]
    return spline([(x, y) for x, y, _ in rows], True, [i for i, row in enumerate(rows) if row[2]])


def sample(points: Points, n: int = 28) -> np.ndarray:
    """n points along an open Catmull-Rom curve."""
    p = np.array(points, float)
    if len(p) == 2:
        t = np.linspace(0, 1, n)[:, None]
        return p[0] * (1 - t) + p[1] * t
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    spans, out = len(p) - 3, []
    for i in range(n):
        u = i / (n - 1) * spans
        k = min(int(u), spans - 1)
        t = u - k
        a, b, c, d = p[k : k + 4]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return np.array(out)


def _ribbon(curve: np.ndarray, half_widths: np.ndarray) -> skia.Path:
    direction = np.gradient(curve, axis=0)
    length = np.hypot(direction[:, 0], direction[:, 1]) + 1e-6
    normal = np.c_[-direction[:, 1] / length, direction[:, 0] / length] * half_widths[:, None]
    return poly(*np.vstack([curve + normal, (curve - normal)[::-1]]))


def taper(
    points: Points, width: float = 6, start: float = 0, end: float = 0, peak: float = 0.45, n: int = 28
) -> skia.Path:
    """A gouge or brush stroke: swells from ``start`` to ``width`` at ``peak``, then thins to ``end``."""
    t = np.linspace(0, 1, n)
    swelling = start + (width - start) * np.sin(np.clip(t / peak, 0, 1) * math.pi / 2)
    thinning = end + (width - end) * np.cos(np.clip((t - peak) / (1 - peak), 0, 1) * math.pi / 2)
    return _ribbon(sample(points, n), np.where(t < peak, swelling, thinning) / 2)


def limb(points: Points, widths: Sequence[float], n: int = 40) -> skia.Path:
    """A round-ended limb through the points, with a width for each of them."""
    curve = sample(points, n)
    half = np.interp(np.linspace(0, len(widths) - 1, n), range(len(widths)), widths) / 2
    path = _ribbon(curve, half)
    for end, radius in ((curve[0], half[0]), (curve[-1], half[-1])):
        path = union(path, circle(float(end[0]), float(end[1]), float(radius)))
    return path


# ------------------------------------------------------------------ plain shapes
def circle(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    path = skia.Path()
    ry = ry or rx
    path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def rect(x: float, y: float, w: float, h: float, radius: float = 0) -> skia.Path:
    path = skia.Path()
    path.addRoundRect(skia.Rect.MakeXYWH(x, y, w, h), radius, radius)
    return path


def poly(*points: Sequence[float]) -> skia.Path:
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
    return path


def star(x: float, y: float, points: int, inner: float, outer: float, turn: float = 0) -> skia.Path:
    """A star; ``turn`` in radians."""
    ring = [(i, outer if i % 2 == 0 else inner) for i in range(2 * points)]
    return poly(
        *[
            (x + r * math.cos(math.pi * i / points + turn), y + r * math.sin(math.pi * i / points + turn))
            for i, r in ring
        ]
    )


# ------------------------------------------------------------------ joining and moving
def union(*paths: skia.Path) -> skia.Path:
    result = paths[0]
    for path in paths[1:]:
        result = skia.Op(result, path, skia.PathOp.kUnion_PathOp)
    return result


def intersect(one: skia.Path, other: skia.Path) -> skia.Path:
    return skia.Op(one, other, skia.PathOp.kIntersect_PathOp)


def subtract(one: skia.Path, other: skia.Path) -> skia.Path:
    return skia.Op(one, other, skia.PathOp.kDifference_PathOp)


def joined(paths: Iterable[skia.Path]) -> skia.Path:
    """Several outlines in one path, without boolean work."""
    result = skia.Path()
    for path in paths:
        result.addPath(path)
    return result


def placed(
    path: skia.Path,
    x: float = 0,
    y: float = 0,
    turn: float = 0,
    scale: float = 1,
    flip: int = 1,
    scale_y: float | None = None,
) -> skia.Path:
    """Scale (``flip`` -1 mirrors), turn by degrees, then move to (x, y)."""
    matrix = skia.Matrix()
    matrix.setScale(scale * flip, scale if scale_y is None else scale_y)
    matrix.postRotate(turn)
    matrix.postTranslate(x, y)
    moved = skia.Path(path)
    moved.transform(matrix)
    return moved


# ------------------------------------------------------------------ lettering as shapes
@lru_cache(maxsize=16)
def _typeface(font: str) -> skia.Typeface:
    return skia.Typeface.MakeFromFile(str(FONTS / f"{font}.ttf"))


def _font(font: str, size: float) -> skia.Font:
    face = skia.Font(_typeface(font), size)
    face.setSubpixel(True)
    return face


def text_width(text: str, font: str, size: float, tracking: float = 0) -> float:
    return _font(font, size).measureText(text) + tracking * max(0, len(text) - 1)


def text_path(
    text: str, font: str, size: float, x: float, y: float, anchor: str = "l", tracking: float = 0, stretch: float = 1
) -> skia.Path:
    """Glyph outlines on a baseline at y; anchor l, m or r; ``font`` is a file stem in art/fonts."""
    face = _font(font, size)
    width = text_width(text, font, size, tracking) * stretch
    pen = x - {"l": 0, "m": width / 2, "r": width}[anchor]
    path = skia.Path()
    for letter in text:
        glyph = face.getPath(face.unicharToGlyph(ord(letter)))
        if glyph is not None:
            path.addPath(placed(glyph, pen, y, scale=stretch, scale_y=1))
        pen += (face.measureText(letter) + tracking) * stretch
    return path


def arc_text(
    text: str,
    font: str,
    size: float,
    cx: float,
    cy: float,
    radius: float,
    middle: float,
    tracking: float = 0,
    inside: bool = False,
) -> skia.Path:
    """Lettering along a circle, centred on the angle ``middle`` (degrees; -90 is the top)."""
    face, sign = _font(font, size), -1 if inside else 1
    angle = math.radians(middle) - text_width(text, font, size, tracking) / 2 / radius * sign
    path = skia.Path()
    for letter in text:
        width = face.measureText(letter)
        at = angle + width / 2 / radius * sign
        glyph = face.getPath(face.unicharToGlyph(ord(letter)))
        if glyph is not None:
            matrix = skia.Matrix()
            matrix.setTranslate(-width / 2, 0)
            matrix.postRotate(math.degrees(at) + 90 * sign)
            matrix.postTranslate(cx + radius * math.cos(at), cy + radius * math.sin(at))
            turned = skia.Path(glyph)
            turned.transform(matrix)
            path.addPath(turned)
        angle += (width + tracking) / radius * sign
    return path

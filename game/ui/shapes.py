"""Small printed shapes drawn at run time: stars, ticks, medals, clock rings, dashes. Baked once per size and colour."""

import math
from collections.abc import Callable, Iterator
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.ui.faces import FACES, draw_face
from game.ui.palette import Colour
from game.ui.picture_store import kept

K = 4  # drawn this much larger, then scaled down once: smooth edges


def smooth(size: tuple[int, int], draw: Callable[[Surface, int], None]) -> Surface:
    """A picture drawn K times larger and scaled down. draw(surface, K)."""
    w, h = max(1, size[0]), max(1, size[1])
    big = Surface((w * K, h * K), pygame.SRCALPHA)
    draw(big, K)
    return pygame.transform.smoothscale(big, (w, h))


def star_points(
    cx: float, cy: float, inner: float, outer: float, n: int, turn: float = 0.0
) -> list[tuple[float, float]]:
    """Corners of a star with n points, the first upright."""
    points = []
    for i in range(2 * n):
        r = inner if i % 2 else outer
        a = math.pi * i / n - math.pi / 2 + turn
        points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


@kept("shapes")
def star(
    px: int, fill: Colour, key: Colour, points: int = 16, inner: float = 0.78, rim: Colour | None = None
) -> Surface:
    """A star: key outline, an optional paper rim, a disc of ink. Knobs, stamps, bursts."""

    def draw(s: Surface, k: int) -> None:
        c, r = px * k / 2, px * k / 2
        edge = max(1.0, px * 0.055) * k
        pygame.draw.polygon(s, key, star_points(c, c, r * inner, r, points))
        if rim is not None:
            pygame.draw.polygon(s, rim, star_points(c, c, r * inner - edge, r - edge * 1.5, points))
            edge *= 2
        pygame.draw.polygon(s, fill, star_points(c, c, r * inner - edge, r - edge * 1.5, points))

    return smooth((px, px), draw)


@kept("shapes")
def medal(px: int, fill: Colour, key: Colour, paper: Colour) -> Surface:
    """The power medal without its numeral: 20-point key star, paper ring, disc of ink."""

    def draw(s: Surface, k: int) -> None:
        c, u = px * k / 2, px * k / 120
        pygame.draw.polygon(s, key, star_points(c, c, 54 * u, 60 * u, 20))
        pygame.draw.circle(s, paper, (c, c), 49 * u)
        pygame.draw.circle(s, key, (c, c), 46.5 * u)
        pygame.draw.circle(s, fill, (c, c), 43.5 * u)

    return smooth((px, px), draw)


@kept("shapes")
def mark(name: str, px: int, colour: Colour) -> Surface:
    """Plain marks: tick, cross, dash, dot, diamond, left, right, up, down, menu, eye, crown, plug, mute, seat marks,
    and the faces of emotes (`faces.py`)."""

    def draw(s: Surface, k: int) -> None:
        size = px * k

        def at(*xy: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * size, y * size) for x, y in xy]

        wide = max(k, round(size * 0.16))
        shapes: dict[str, list[tuple[float, float]]] = {
            "left": at((0.72, 0.12), (0.24, 0.5), (0.72, 0.88)),
            "right": at((0.28, 0.12), (0.76, 0.5), (0.28, 0.88)),
            "up": at((0.12, 0.72), (0.5, 0.24), (0.88, 0.72)),
            "down": at((0.12, 0.28), (0.5, 0.76), (0.88, 0.28)),
            "diamond": at((0.5, 0.08), (0.88, 0.5), (0.5, 0.92), (0.12, 0.5)),
            "star": star_points(size / 2, size / 2, size * 0.2, size * 0.48, 5),
            "sun": star_points(size / 2, size / 2, size * 0.3, size * 0.48, 9),
            "leaf": at((0.5, 0.04), (0.8, 0.32), (0.74, 0.66), (0.5, 0.96), (0.26, 0.66), (0.2, 0.32)),
            "bolt": at((0.6, 0.04), (0.2, 0.56), (0.46, 0.56), (0.38, 0.96), (0.8, 0.4), (0.54, 0.4)),
            "anvil": at((0.08, 0.2), (0.92, 0.2), (0.92, 0.42), (0.64, 0.5), (0.64, 0.66), (0.8, 0.84),
                        (0.2, 0.84), (0.36, 0.66), (0.36, 0.5), (0.08, 0.36)),
            "crown": at((0.06, 0.24), (0.3, 0.5), (0.5, 0.12), (0.7, 0.5), (0.94, 0.24), (0.84, 0.84), (0.16, 0.84)),
        }  # fmt: skip
        if name in shapes:
            pygame.draw.polygon(s, colour, shapes[name])
        elif name in FACES:
            draw_face(s, name, size, colour)
        elif name == "tick":
            _stroke(s, colour, at((0.16, 0.54), (0.42, 0.8), (0.86, 0.2)), wide)
        elif name == "cross":
            _stroke(s, colour, at((0.2, 0.2), (0.8, 0.8)), wide)
            _stroke(s, colour, at((0.8, 0.2), (0.2, 0.8)), wide)
        elif name == "dash":
            _stroke(s, colour, at((0.22, 0.5), (0.78, 0.5)), wide)
        elif name == "menu":
            for y in (0.2, 0.5, 0.8):
                _stroke(s, colour, at((0.12, y), (0.88, y)), wide)
        elif name == "eye":  # closed: only you see it
            pygame.draw.arc(
                s, colour, Rect(size * 0.1, size * -0.1, size * 0.8, size * 0.8), math.pi, 2 * math.pi, wide
            )
            for x, y in ((0.14, 0.72), (0.36, 0.86), (0.64, 0.86), (0.86, 0.72)):
                _stroke(s, colour, at((0.5 + (x - 0.5) * 0.7, 0.6), (x, y)), max(k, wide // 2))
        elif name == "eye_open":
            lid = [
                (0.5 + 0.44 * math.cos(math.tau * n / 40), 0.5 + 0.28 * math.sin(math.tau * n / 40)) for n in range(40)
            ]
            pygame.draw.lines(s, colour, True, at(*lid), wide)
            pygame.draw.circle(s, colour, (size * 0.5, size * 0.5), size * 0.16)
        elif name == "moon":
            pygame.draw.circle(s, colour, (size * 0.5, size * 0.5), size * 0.45)
            pygame.draw.circle(s, (0, 0, 0, 0), (size * 0.7, size * 0.36), size * 0.36)
        elif name == "heart":
            for x in (0.3, 0.7):
                pygame.draw.circle(s, colour, (size * x, size * 0.34), size * 0.24)
            pygame.draw.polygon(s, colour, at((0.09, 0.46), (0.91, 0.46), (0.5, 0.94)))
        elif name == "mute":  # a speaking bubble, struck out
            pygame.draw.polygon(s, colour, at((0.08, 0.16), (0.92, 0.16), (0.92, 0.64), (0.5, 0.64), (0.28, 0.9), (0.28, 0.64),
                                              (0.08, 0.64)), max(k, wide * 3 // 4))  # fmt: skip
            _stroke(s, colour, at((0.12, 0.94), (0.88, 0.02)), wide)
        elif name == "plug":  # cut off: a broken link
            for x in (0.28, 0.72):
                pygame.draw.circle(s, colour, (size * x, size * 0.5), size * 0.24, max(k, wide * 3 // 4))
            _stroke(s, colour, at((0.62, 0.06), (0.38, 0.94)), wide)
        else:
            pygame.draw.circle(s, colour, (size * 0.5, size * 0.5), size * 0.34)

    return smooth((px, px), draw)


def _stroke(s: Surface, colour: Colour, points: list[tuple[float, float]], wide: int) -> None:
    for one, other in zip(points, points[1:]):
        pygame.draw.line(s, colour, one, other, wide)
        dx, dy = other[0] - one[0], other[1] - one[1]
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * wide / 2, dx / length * wide / 2
        pygame.draw.polygon(s, colour, [(one[0] + nx, one[1] + ny), (other[0] + nx, other[1] + ny),
                                        (other[0] - nx, other[1] - ny), (one[0] - nx, one[1] - ny)])  # fmt: skip
    for point in points:
        pygame.draw.circle(s, colour, point, wide / 2)


@kept("shapes")
def disc(px: int, fill: Colour, key: Colour, rule: float = 0.06) -> Surface:
    """A disc of ink with a key rim."""

    def draw(s: Surface, k: int) -> None:
        c = px * k / 2
        pygame.draw.circle(s, key, (c, c), c)
        pygame.draw.circle(s, fill, (c, c), c * (1 - 2 * rule))

    return smooth((px, px), draw)


@kept("shapes")
def clock(px: int, sixtieths: int, face: Colour, hand: Colour, key: Colour) -> Surface:
    """A clock ring: what is left of the time, in sixtieths of a turn, clockwise to the top."""

    def draw(s: Surface, k: int) -> None:
        c, r = px * k / 2, px * k / 2
        pygame.draw.circle(s, key, (c, c), r)
        pygame.draw.circle(s, face, (c, c), r * 0.92)
        if sixtieths > 0:
            ends = [(c + r * 0.84 * math.sin(a), c - r * 0.84 * math.cos(a))
                    for a in (-2 * math.pi * i / 60 for i in range(sixtieths + 1))]  # fmt: skip
            pygame.draw.polygon(s, hand, [(c, c), *ends])
        pygame.draw.circle(s, key, (c, c), r * 0.85, max(1, round(r * 0.035)))
        pygame.draw.circle(s, face, (c, c), r * 0.6)

    return smooth((px, px), draw)


def dashes(
    surface: Surface, rect: Rect, phase: float, colour: Colour, under: Colour | None = None, width: int = 4
) -> Rect:
    """A dashed frame whose dashes march by `phase` pixels, clockwise; `under` is the rule between them. Where it is."""
    if under is not None:
        pygame.draw.rect(surface, under, rect, width)
    pieces, largest = _dashes(rect.topleft, rect.size, phase, width)
    ink = _ink(colour, largest)
    surface.blits([(ink, at, size) for at, size in pieces], False)
    return rect.inflate(2 * width, 2 * width)


@kept("shapes")
def _ink(colour: Colour, size: int) -> Surface:
    """A square of one colour, to blit pieces from: many at once."""
    sheet = Surface((size, size))
    sheet.fill(colour)
    return sheet


Piece = tuple[tuple[int, int], tuple[int, int, int, int]]
"""Where a piece of a dash lies, and its size as an area to blit."""


@lru_cache(64)
def _dashes(corner: tuple[int, int], size: tuple[int, int], phase: float, width: int) -> tuple[list[Piece], int]:
    """The dashes of a frame, going round its corners, and how long any of them is."""
    (x, y), (w, h) = corner, size
    right, bottom = x + w, y + h
    around = 2 * (w + h)
    count = max(4, round(around / max(6, width * 4)))
    step = around / count
    long = step * 0.56
    whole = round(long) or 1
    across, down = (0, 0, whole, width), (0, 0, width, whole)
    starts = [(i * step + phase) % around for i in range(count)]
    found: list[Piece] = []
    for start in starts:
        if start < w:
            if long <= w - start:
                found.append(((round(x + start), y), across))
                continue
        elif start < w + h:
            if long <= w + h - start:
                found.append(((right - width, round(y + start - w)), down))
                continue
        elif start < 2 * w + h:
            if long <= 2 * w + h - start:
                found.append(((round(right - (start - w - h) - long), bottom - width), across))
                continue
        elif long <= around - start:
            found.append(((x, round(bottom - (start - 2 * w - h) - long)), down))
            continue
        found += _bent(Rect(corner, size), start, long, width)
    return found, max(max(piece[2:]) for _, piece in found)


def _bent(rect: Rect, start: float, length: float, width: int) -> Iterator[Piece]:
    """The pieces of a dash that goes round a corner."""
    (x, y), (w, h) = rect.topleft, rect.size
    around = 2 * (w + h)
    while length > 0.5:
        if start >= around:
            start -= around
        if start < w:
            room = min(length, w - start)
            yield (round(x + start), y), (0, 0, round(room) or 1, width)
        elif start < w + h:
            room = min(length, w + h - start)
            yield (rect.right - width, round(y + start - w)), (0, 0, width, round(room) or 1)
        elif start < 2 * w + h:
            room = min(length, 2 * w + h - start)
            yield (round(rect.right - (start - w - h) - room), rect.bottom - width), (0, 0, round(room) or 1, width)
        else:
            room = min(length, around - start)
            yield (x, round(rect.bottom - (start - 2 * w - h) - room)), (0, 0, width, round(room) or 1)
        start += room
        length -= room

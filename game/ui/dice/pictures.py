"""What is kept of dice: settled dice printed at full quality, the tray they roll in, the sun behind a result; and what is
drawn round a die that flies: its shadow and the lines of its speed."""

from collections.abc import Iterator
from functools import cache
from math import atan2, ceil, cos, hypot, pi, sin

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.ui import palette, shapes
from game.ui.dice import drawing
from game.ui.dice.drawing import JITTER, DieInks, Point
from game.ui.dice.solids import Solid, pose
from game.ui.dice.turning import times, turned
from game.ui.look import Look
from game.ui.palette import Colour

SUN = 1.3  # radius of the sun behind a result
RISE = 0.3  # how far up the screen a die is drawn for each radius of height
NEARER = 0.07  # and how much larger


def inks(look: Look, body: Colour | None = None) -> DieInks:
    """The inks of a die of this look; red unless said otherwise."""
    return DieInks(body or look.palette.b, look.palette.k, look.palette.paper)


def settled(look: Look, kind: Solid, number: int, radius: int, body: Colour | None = None) -> Surface:
    """A die at rest, printed at full quality, for trays, tallies and logs. Its middle is the middle of the picture. Shared."""
    key = _settled_key(look, kind, number, radius, body)
    found = look.baked(key)
    if found is None:
        for _ in settling(look, kind, number, radius, body):
            pass
        found = look.baked(key)
    assert found is not None
    return found


def settling(look: Look, kind: Solid, number: int, radius: int, body: Colour | None = None) -> Iterator[None]:
    """Print it a part before each yield; nothing if it has been printed."""
    key = _settled_key(look, kind, number, radius, body)
    if look.baked(key) is not None:
        return
    colours = inks(look, body)
    half = ceil(radius * drawing.REACH)
    k = 4 if radius <= 130 else 3 if radius <= 260 else 2
    big = Surface((half * 2 * k, half * 2 * k), SRCALPHA)
    big.fill((*colours.paper, 0))
    turn = pose(kind.face(number))
    yield from drawing.strokes(big, kind, turn, (half * k, half * k), radius * k, colours)
    yield
    look.keep(key, pygame.transform.smoothscale(big, (half * 2, half * 2)))
    yield


def _settled_key(look: Look, kind: Solid, number: int, radius: int, body: Colour | None) -> tuple[object, ...]:
    return ("die", kind.name, number, radius, inks(look, body))


def struck(look: Look, kind: Solid, number: int, radius: int, body: Colour | None = None) -> Surface:
    """A result that counts no more: a small die, and its number on a slip of paper with a stroke through it. Shared."""
    key = ("die struck", kind.name, number, radius, body)
    found = look.baked(key)
    if found is None:
        die = settled(look, kind, number, radius, body)
        words = look.lettering.line(str(number), "display", max(12, round(radius * 0.95)), look.palette.k)
        high = round(radius * 1.25)
        slip = Rect(0, 0, round(radius * 1.1) + words.get_width() + look.px(14), high)
        slip.midleft = (die.get_width() // 2, die.get_height() // 2)
        found = Surface((slip.right, die.get_height()), SRCALPHA)
        pygame.draw.rect(found, look.palette.k, slip, border_radius=look.px(5))
        edge = max(1, look.px(2.4))
        pygame.draw.rect(found, look.palette.paper, slip.inflate(-2 * edge, -2 * edge), border_radius=look.px(4))
        at = words.get_rect(midright=(slip.right - look.px(8), slip.centery))
        found.blit(words, at)
        found.blit(die, (0, 0))
        ends = ((at.left - look.px(5), at.centery + at.h * 0.2), (at.right + look.px(5), at.centery - at.h * 0.2))
        found.blit(shapes.smooth(found.get_size(), lambda s, k: _slash(s, k, ends, radius * 0.07)), (0, 0))
        look.keep(key, found)
    return found


def _slash(surface: Surface, k: int, ends: tuple[Point, Point], wide: float) -> None:
    (x, y), (u, v) = ends
    length = hypot(u - x, v - y)
    nx, ny = (y - v) / length * wide, (u - x) / length * wide
    mx, my = (x + u) / 2, (y + v) / 2
    line = [(x, y), (mx + nx, my + ny), (u, v), (mx - nx, my - ny)]
    pygame.draw.polygon(surface, palette.RED_TEXT, [(px * k, py * k) for px, py in line])


def sun(look: Look, radius: int) -> Surface:
    """The sun-burst behind a result: a disc of straw with a rim of carved rays."""
    key = ("die sun", radius, look.palette.c)
    found = look.baked(key)
    if found is None:
        size = ceil(radius * SUN) * 2

        def draw(surface: Surface, k: int) -> None:
            middle, reach = size * k / 2, size * k / 2
            points: list[Point] = []
            count = 34
            for i in range(count):
                a = 2 * pi * (i + 0.5 * (JITTER[i] - 0.5)) / count
                wide = pi / count
                out = reach * (0.95 + 0.05 * JITTER[i + 50])
                inner = reach * (0.84 + 0.05 * JITTER[i + 90])
                for turn, far in ((-0.66, out), (0.5, out), (0.62, inner), (0.86, inner)):
                    points.append((middle + far * cos(a + wide * turn), middle + far * sin(a + wide * turn)))
            pygame.draw.polygon(surface, look.palette.c, points)

        found = look.keep(key, shapes.smooth((size, size), draw))
    return found


def ground(look: Look, size: tuple[int, int], well: Rect, caption: str) -> Surface:
    """The tray without dice: a sheet with a key plate, rays of ink in the well, a caption under it. `well` lies in it."""
    key = ("dice tray", size, tuple(well), caption)
    found = look.baked(key)
    if found is not None:
        return found
    rim = look.px(9)
    plate = well.inflate(2 * rim, 2 * rim)
    if caption:
        found = ground(look, size, well, "").copy()
        words = look.label(caption, 21, width=well.w)
        below = max(1, look.content("panel", Rect((0, 0), size)).bottom - plate.bottom)
        found.blit(words, words.get_rect(center=Rect(well.x, plate.bottom, well.w, below).center))
    else:
        found = Surface(size, SRCALPHA)
        found.blit(look.panel("panel", size), (0, 0))
        found.blit(shapes.smooth(plate.size, lambda s, k: _plate(s, k, look, rim)), plate)
    return look.keep(key, found)


def _plate(surface: Surface, k: int, look: Look, rim: int) -> None:
    """The well: a field of the title's first ink with lighter rays, in a key rim with cut corners."""
    colours = look.palette
    w, h = surface.get_size()
    rim *= k
    cut = rim * 1.6
    _cornered(surface, colours.k, Rect(0, 0, w, h), cut)
    inside = Rect(0, 0, w, h).inflate(-2 * rim, -2 * rim)
    field = Surface(inside.size)
    field.fill(colours.a)
    ray = palette.mix(colours.a, colours.paper, 0.66)
    cx, cy, far = inside.w / 2, inside.h / 2, hypot(*inside.size) / 2
    count = 40
    for i in range(count):
        a = 2 * pi * (i + 0.3 * JITTER[i]) / count
        start = far * (0.12 + 0.2 * JITTER[i + 120])
        wide = (0.3 + 0.3 * JITTER[i + 60]) * pi / count
        tip = (cx + start * cos(a), cy + start * sin(a))
        pygame.draw.polygon(field, ray, [tip, (cx + far * cos(a - wide), cy + far * sin(a - wide)),
                                         (cx + far * cos(a + wide), cy + far * sin(a + wide))])  # fmt: skip
    shape = Surface(inside.size, SRCALPHA)
    _cornered(shape, (255, 255, 255), shape.get_rect(), cut)
    field = field.convert_alpha() if pygame.display.get_surface() else field
    shape.blit(field, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(shape, inside)
    line = max(1, k)
    _cornered(surface, colours.paper, Rect(0, 0, w, h).inflate(-rim * 0.9, -rim * 0.9), cut, line)


def _cornered(surface: Surface, colour: Colour, r: Rect, cut: float, width: int = 0) -> None:
    """A rectangle with its corners cut off."""
    points = [(r.left + cut, r.top), (r.right - cut, r.top), (r.right, r.top + cut), (r.right, r.bottom - cut),
              (r.right - cut, r.bottom), (r.left + cut, r.bottom), (r.left, r.bottom - cut), (r.left, r.top + cut)]  # fmt: skip
    pygame.draw.polygon(surface, colour, points, width)


@cache
def foot(kind: Solid) -> float:
    """How far below its middle a die reaches on the screen when it lies there, in radii."""
    lies = times(drawing.view(kind), pose(kind.faces[0]))
    return max(-turned(lies, corner)[1] for corner in kind.corners)


def shadow(surface: Surface, look: Look, kind: Solid, at: Point, radius: float, hop: float) -> None:
    """The carved shadow on the floor under a die: farther below and smaller the higher it flies."""
    colour = look.palette.k
    wide = radius * max(0.45, 0.98 - 0.16 * hop)
    deep = radius * max(0.05, 0.13 - 0.025 * hop)
    x, y = at[0] + radius * 0.06, at[1] + radius * (foot(kind) + 0.08)
    if hop > 0:
        points = _lens(x, y, wide, deep)
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)
        return
    key = ("die shadow", round(wide), round(deep), colour)
    found = look.baked(key)
    if found is None:
        w, h = ceil(wide) + 2, ceil(deep) + 2

        def draw(s: Surface, k: int) -> None:
            pygame.draw.polygon(s, colour, _lens(w * k, h * k, wide * k, deep * k))

        found = shapes.smooth((w * 2, h * 2), draw)
        look.keep(key, found)
    surface.blit(found, found.get_rect(center=(x, y)))


def _lens(x: float, y: float, wide: float, deep: float) -> list[Point]:
    """Nearly straight above, bulging below."""
    upper = [(x + wide * t, y - deep * 0.35 * (1 - t * t)) for t in (-1, -0.5, 0, 0.5, 1)]
    lower = [(x + wide * t, y + deep * (1 - t * t) ** 1.4) for t in (0.75, 0.45, 0.1, -0.25, -0.6, -0.85)]
    return upper + lower


def speed_lines(surface: Surface, at: Point, radius: float, velocity: Point, key: Colour) -> None:
    """Carved strokes behind a die that flies. Velocity in radii a second, y down."""
    speed = hypot(*velocity)
    if speed < 3.5:
        return
    angle = atan2(velocity[1], velocity[0])
    c, s = cos(angle), sin(angle)
    long = radius * min(0.95, 0.1 * speed)
    for i, off in enumerate((-0.62, -0.22, 0.2, 0.6)):
        start = -radius * ((1 - off * off) ** 0.5 + 0.2 + 0.12 * (i % 2))
        end = start - long * (0.75 + 0.5 * JITTER[i + 7])
        y, w = radius * off, max(1.0, radius * 0.03)
        line = [(start, y), ((start + end) / 2, y + w), (end, y), ((start + end) / 2, y - w)]
        points = [(at[0] + px * c - py * s, at[1] + px * s + py * c) for px, py in line]
        pygame.draw.polygon(surface, key, points)
        pygame.draw.aalines(surface, key, True, points)

"""Words on the map: names and hex numbers, set in the player's language and printed with the map itself.

A name carves a gap of paper and is inked in one of the map's inks; it becomes part of the chunks it lies on, so it costs
no frame anything. The data gives a name its spot; if another name or the water is there already it steps aside to the
first free place (`place`, a pure function).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import fonts
from game.ui.fonts import Role
from game.ui.hexmap.geometry import HexLayout, Point
from game.ui.hexmap.inking import Inks
from game.ui.lettering import Lettering
from game.ui.palette import rgb

Align = Literal["left", "center", "right"]
WHITE = (255, 255, 255)
FAR_BELOW = 60.0  # pixels a hex: smaller ones have their small names in the plain text face
KEEP_CLEAR = (64.0, 76.0)  # units round the middle of a site: counters will stand there
NUMBERS_FROM = 70.0  # pixels a hex: smaller ones carry no number
HEX = 96.0  # units
NUMBER_AT = -0.36  # of a hex's height from its middle
NUMBER_BELOW = 0.45  # where it goes when a name lies there


class Style(NamedTuple):
    """How a kind of name is set: sizes in units, so that they grow with the map, but never under `least` pixels."""

    role: Role
    size: float
    ink: str = "k"
    tracking: float = 0.3
    least: int = 13
    shown_from: float = 0.0  # pixels a hex
    clears_water: bool = True
    plate: bool = False  # paper letters on a strip of key ink


STYLES: dict[str, Style] = {
    "range": Style("display", 25, "b", 9, 15, clears_water=False),
    "town": Style("display", 20, "b", 1.5, 15),
    "village": Style("display", 16, "b", 0.3, 14),
    "hamlet": Style("map", 19, least=15),
    "ward": Style("map", 15.5, least=15, shown_from=84),
    "abbey": Style("map_caps", 21, "b", least=15),
    "keep": Style("map_caps", 21, "b", least=15),
    "cave": Style("map", 14.2, least=14, shown_from=70),
    "water": Style("map", 20, "a", 1.4, 15, shown_from=44),
    "lake": Style("map", 20, "k", 1.0, 15, shown_from=44, clears_water=False),
    "water_small": Style("map", 16.5, "a", 0.8, 14, shown_from=70),
    "small": Style("map", 15.5, least=14, shown_from=70),
    "exit": Style("label", 19, tracking=2, least=12, shown_from=40, clears_water=False, plate=True),
}


class Label(NamedTuple):
    """A name: words, where it starts (units), how it is set; `turn` in degrees clockwise."""

    text: str
    at: Point
    style: str = "hamlet"
    align: Align = "center"
    turn: float = 0.0
    fixed: bool = False  # may not step aside


class Stamp(NamedTuple):
    """Words made ready, with their corner in pixels of the whole map."""

    picture: Surface
    box: Rect


def box_of(size: tuple[float, float], at: Point, align: Align, turn: float) -> Rect:
    """The upright box round words of a size that start, stand or end at a point and are turned about it."""
    w, h = size
    x = at[0] + {"left": w / 2, "center": 0.0, "right": -w / 2}[align] * math.cos(math.radians(turn))
    y = at[1] + {"left": w / 2, "center": 0.0, "right": -w / 2}[align] * math.sin(math.radians(turn))
    c, s = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
    box = Rect(0, 0, math.ceil(w * c + h * s - 1e-6), math.ceil(w * s + h * c - 1e-6))
    box.center = (round(x), round(y))
    return box


def tries(label: Label, hex_px: float) -> list[Point]:
    """Where a name may go, in the order of preference: its spot, then aside, up to half a hex."""
    if label.fixed:
        return [(0, 0)]
    steps = [0.0] + [sign * hex_px * away for away in (0.06, 0.12, 0.19, 0.26, 0.34, 0.42, 0.5) for sign in (1, -1)]
    angle = math.radians(label.turn + 90)
    across = [(math.cos(angle) * d, math.sin(angle) * d) for d in steps]
    if label.turn:
        return across
    out = {"left": 1, "center": 0, "right": -1}[label.align] * hex_px
    return [*across, *((out * 0.12 + dx, dy) for dx, dy in across), *((-out * 0.12 + dx, dy) for dx, dy in across)]


def place(box: Rect, offers: Sequence[Point], taken: Sequence[Rect], wet: Sequence[Point], sheet: Rect) -> Rect:
    """The first offer at which the box hits nothing; else the one that hits least."""
    best: tuple[float, Rect] | None = None
    reach = box.inflate(2 * max(abs(x) for x, _ in offers) + 2, 2 * max(abs(y) for _, y in offers) + 2)
    wet = [point for point in wet if reach.collidepoint(point)]
    for dx, dy in offers:
        there = box.move(round(dx), round(dy))
        hit = 0.0
        for other in taken:
            shared = there.clip(other)
            hit += shared.w * shared.h
        hit += 60.0 * sum(1 for x, y in wet if there.left < x < there.right and there.top < y < there.bottom)
        if not sheet.contains(there):
            hit += 1e6
        if best is None or hit < best[0]:
            best = hit, there
        if hit == 0:
            break
    return best[1] if best else box


# ------------------------------------------------------------------ making
def set_line(
    lettering: Lettering, text: str, role: Role, px: int, colour: tuple[int, int, int], track: float
) -> Surface:
    """A line of words; wide tracking sets them letter by letter, each with room for its overhang."""
    if track < 0.75:
        return lettering.line(text, role, px, colour)
    face, room = fonts.font(role, px), px // 2
    metrics = [found or (0, px, 0, px, px // 2) for found in face.metrics(text)]
    wide = [advance + track for *_, advance in metrics]
    made = Surface((round(sum(wide)) + 2 * room, face.get_height()), pygame.SRCALPHA)
    made.fill((*colour, 0))
    for i, (letter, (left, *_)) in enumerate(zip(text, metrics)):
        if letter != " ":  # a letter that reaches back begins left of its place
            made.blit(face.render(letter, True, colour), (round(sum(wide[:i])) + min(0, left) + room, 0))
    return made.subsurface((room - 2, 0, made.get_width() - 2 * room + 4, made.get_height())).copy()


def carved(words: Surface, blank: Surface, gap: int) -> Surface:
    """Words in ink with a gap of bare paper round them; `blank` are the same words in white."""
    made = Surface((words.get_width() + 2 * gap, words.get_height() + 2 * gap), pygame.SRCALPHA)
    made.fill((255, 255, 255, 0))
    for i in range(16):
        angle = math.pi * i / 8
        made.blit(blank, (gap + round(gap * math.cos(angle)), gap + round(gap * math.sin(angle))))
    for i in range(8):
        angle = math.pi * i / 4
        made.blit(blank, (gap + round(gap * 0.5 * math.cos(angle)), gap + round(gap * 0.5 * math.sin(angle))))
    made.blit(words, (gap, gap))
    return made


def _strip(words: Surface, pad: int, ink: tuple[int, int, int]) -> Surface:
    """Paper letters on a strip of key ink."""
    edge = max(2, pad // 3)
    box = words.get_rect().inflate(4 * pad, pad)
    made = Surface(box.inflate(2 * edge, 2 * edge).size, pygame.SRCALPHA)
    pygame.draw.rect(made, WHITE, made.get_rect(), border_radius=edge * 2)
    pygame.draw.rect(made, ink, made.get_rect().inflate(-2 * edge, -2 * edge), border_radius=edge * 2)
    made.blit(words, words.get_rect(center=made.get_rect().center))
    return made


def words_of(label: Label, lettering: Lettering, inks: Inks, scale: float) -> Surface:
    """A name ready to be printed, upright or turned."""
    style = STYLES[label.style]
    role = "text" if style.role == "map" and scale * HEX < FAR_BELOW else style.role
    px = max(style.least, round(style.size * scale))
    track = style.tracking * scale
    ink = rgb(inks[style.ink])
    double = 2 if label.turn % 90 else 1  # turned words are set twice as large and turned down
    if style.plate:
        words = set_line(lettering, label.text.upper(), role, px * double, WHITE, track * double)
        made = _strip(words, max(4, px // 3), rgb(inks["k"]))
    else:
        words = set_line(lettering, label.text, role, px * double, ink, track * double)
        blank = set_line(lettering, label.text, role, px * double, WHITE, track * double)
        made = carved(words, blank, max(2, round(px * 0.17)) * double)
    if label.turn % 90:
        return pygame.transform.rotozoom(made, -label.turn, 1 / double)
    return pygame.transform.rotate(made, -label.turn) if label.turn else made


def name_stamps(
    labels: Iterable[Label],
    lettering: Lettering,
    inks: Inks,
    scale: float,
    layout: HexLayout,
    wet: Iterable[Point] = (),
    keep: Iterable[Point] = (),
) -> Iterator[Stamp]:
    """Every name that is shown at a scale, each at its place, one a step. Names keep clear of the points `wet` (units),
    and of the room for counters round the points `keep`."""
    hex_px = layout.hex * scale
    sheet = Rect(0, 0, round(layout.size[0] * scale), round(layout.size[1] * scale)).inflate(-8, -8)
    points = [(x * scale, y * scale) for x, y in wet]
    taken = [_room(point, scale) for point in keep]
    shown = [label for label in labels if hex_px >= STYLES[label.style].shown_from]
    for label in sorted(shown, key=lambda one: not one.fixed):
        style = STYLES[label.style]
        picture = words_of(label, lettering, inks, scale)
        upright = picture.get_size() if not label.turn else _unturned(picture, label.turn)
        box = box_of(upright, (label.at[0] * scale, label.at[1] * scale), label.align, label.turn)
        box = picture.get_rect(center=box.center)
        box = place(box, tries(label, hex_px), taken, points if style.clears_water else (), sheet)
        taken.append(box)
        yield Stamp(picture, box)


def _room(point: Point, scale: float) -> Rect:
    box = Rect(0, 0, round(KEEP_CLEAR[0] * scale), round(KEEP_CLEAR[1] * scale))
    box.center = round(point[0] * scale), round(point[1] * scale)
    return box


def _unturned(picture: Surface, turn: float) -> tuple[int, int]:
    w, h = picture.get_size()
    return (h, w) if turn % 180 == 90 else (w, h)


def number_stamps(
    lettering: Lettering, inks: Inks, scale: float, layout: HexLayout, taken: Sequence[Rect], area: Rect
) -> list[Stamp]:
    """The numbers of the hexes in an area (pixels of the whole map): each at the top of its hex, or at its foot when a
    name lies there; none where both are taken."""
    hex_px = layout.hex * scale
    if hex_px < NUMBERS_FROM:
        return []
    px, rise = max(9, round(hex_px * 0.098)), layout.step[1] * scale
    ink, stamps = rgb(inks["k"]), []
    for name in layout.hexes_in(area.x / scale, area.y / scale, area.w / scale, area.h / scale):
        x, y = layout.middle(name)
        words = lettering.line(name, "text", px, ink)
        used = words.get_bounding_rect()
        for away in (NUMBER_AT, NUMBER_BELOW):
            box = Rect(0, 0, used.w + max(4, px // 3), used.h + 2)
            box.center = round(x * scale), round(y * scale + away * rise - px * 0.2)
            if box.collidelist(list(taken)) < 0:
                made = Surface(box.size, pygame.SRCALPHA)
                pygame.draw.rect(made, WHITE, made.get_rect(), border_radius=3)
                made.blit(words, ((box.w - used.w) // 2, 1), used)
                stamps.append(Stamp(made, box))
                break
    return stamps

"""The sheet beside the shrunken map: where its parts lie, and the small printed things that stand on it.

Rectangles are pure functions of the sheet's own; painters are given plain data and bake what they print.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.pieces import counter
from game.ui import palette, shapes
from game.ui.cards import stamp
from game.ui.fonts import Role
from game.ui.look import Look
from game.ui.palette import Colour

CREAM: Colour = palette.rgb("#EFE3C4")
GOOD: Colour = palette.rgb("#5E8C33")
BAD: Colour = palette.rgb("#B0382A")
WARM: Colour = palette.rgb("#D07A2C")
HOLLOW: Colour = palette.rgb("#D8C69A")
GOOD_TEXT: Colour = palette.rgb("#3E5F1C")
LEAST = 26
"""Pixels: no counter on a sheet is smaller."""


@dataclass(frozen=True)
class Parts:
    """The parts of a battle's sheet, from top to bottom. `body` is what a question may take instead of sides and table."""

    inner: Rect
    head: Rect
    tabs: Rect
    sides: Rect
    table: Rect
    die: Rect
    body: Rect
    morale: Rect


@lru_cache(maxsize=32)
def parts(x: int, y: int, w: int, h: int, pad: int, caps: int, line: int) -> Parts:
    """The parts of a sheet whose words may stand in this rectangle; `caps` is the height of a heading's capitals,
    `line` of a line of text."""
    gap = max(3, pad // 2)
    head = Rect(x, y, w, max(caps + 10, round(h * 0.066)))
    tabs = Rect(x, head.bottom + gap, w, max(2 * caps + 4, round(h * 0.080)))
    top = tabs.bottom + gap
    left = y + h - top
    low_part = round(min(0.37 * left, max(0.285 * left, 8.6 * line)))  # a heading and six lines
    morale = Rect(x, y + h - low_part, w, low_part)
    body = Rect(x, top, w, morale.top - gap - top)
    sides = Rect(x, top, w, round(body.h * 0.40))
    low = Rect(x, sides.bottom + gap, w, body.bottom - sides.bottom - gap)
    wide = round(w * 0.565)
    table = Rect(x, low.y, wide, low.h)
    die = Rect(x + wide + 2 * gap, low.y, w - wide - 2 * gap, low.h)
    return Parts(Rect(x, y, w, h), head, tabs, sides, table, die, body, morale)


def parts_of(look: Look, area: Rect) -> Parts:
    inner = content(look, area)
    return parts(inner.x, inner.y, inner.w, inner.h, look.px(12), look.caps(22), look.text(15))


def content(look: Look, area: Rect) -> Rect:
    """Where words may stand on a sheet."""
    found = look.content("plain", area)
    return found.inflate(-2 * look.px(2), -2 * look.px(2))


# ---------------------------------------------------------------- words


def words(look: Look, text: str, px: float = 20, colour: Colour | None = None, width: int | None = None,
          role: Role = "text") -> Surface:  # fmt: skip
    """A line of running text."""
    return look.lettering.line(text, role, look.text(px), colour or look.palette.k, width=width, floor=12)


def put(surface: Surface, picture: Surface, **at: tuple[int, int]) -> Rect:
    """Blit by an anchor: `put(s, p, midleft=(x, y))`."""
    rect = picture.get_rect(**at)
    surface.blit(picture, rect)
    return rect


def rule(surface: Surface, look: Look, y: int, x: int, right: int, thick: float = 2) -> None:
    pygame.draw.line(surface, look.palette.k, (x, y), (right, y), max(1, look.px(thick)))


def box(surface: Surface, look: Look, rect: Rect, fill: Colour | None, edge: Colour | None = None, thick: float = 2.5,
        radius: float = 4) -> None:  # fmt: skip
    """A filled rectangle with a key rule."""
    r = look.px(radius)
    if fill is not None:
        pygame.draw.rect(surface, fill, rect, border_radius=r)
    pygame.draw.rect(surface, edge or look.palette.k, rect, max(1, look.px(thick)), border_radius=r)


# ---------------------------------------------------------------- heading and tabs


def heading(surface: Surface, look: Look, rect: Rect, text: str, small: str = "") -> None:
    """A key plate with the name of what is shown, and where it stands at its right."""
    pygame.draw.rect(surface, look.palette.k, rect, border_radius=look.px(3))
    pad = look.px(14)
    right = look.label(small, 22, CREAM, 1.4, width=round(rect.w * 0.5)) if small else None
    room = rect.w - 3 * pad - (right.get_width() if right else 0)
    px = min(look.caps(33), round(rect.h * 0.62))
    left = look.lettering.line(text.upper(), "display", px, CREAM, width=room, floor=13)
    put(surface, left, midleft=(rect.x + pad, rect.centery))
    if right is not None:
        put(surface, right, midright=(rect.right - pad, rect.centery))


@dataclass(frozen=True)
class Tab:
    """A step on the sheet's track: its name, what became of it, `past` `now` or `ahead`."""

    text: str
    small: str
    state: str


def tabs(surface: Surface, look: Look, rect: Rect, found: Sequence[Tab]) -> None:
    """The steps as a row of arrows: done ones are key, the present one is straw, the next are paper."""
    n = len(found)
    wide, tip = rect.w / n, rect.h * 0.24
    for i, tab in enumerate(found):
        x, right = rect.x + round(i * wide), rect.x + round((i + 1) * wide) - look.px(4)
        key = ("arrow tab", right - x, rect.h, tab.state, i == 0, i == n - 1, look.inks)
        picture = look.baked(key)
        if picture is None:
            fill = {"past": look.palette.k, "now": palette.STRAW}.get(tab.state, CREAM)
            picture = look.keep(key, _arrow((right - x, rect.h), tip, fill, look.palette.k, i == 0, i == n - 1))
        surface.blit(picture, (x, rect.y))
        colour = CREAM if tab.state == "past" else look.palette.k if tab.state == "now" else palette.DIM_TEXT
        middle, room = (x + right) // 2 + round(tip / 2), right - x - round(tip * 2.6)
        name = look.label(tab.text, 21, colour, 0.8, width=room)
        small = words(look, tab.small, 16, colour, room) if tab.small else None
        if small is None:
            put(surface, name, center=(middle, rect.centery))
            continue
        top = rect.centery - (name.get_height() + small.get_height()) // 2
        put(surface, name, midtop=(middle, top))
        put(surface, small, midtop=(middle, top + name.get_height()))


def _arrow(size: tuple[int, int], tip: float, fill: Colour, edge: Colour, first: bool, last: bool) -> Surface:
    def draw(s: Surface, k: int) -> None:
        w, h, t = size[0] * k, size[1] * k, tip * k
        nose = 0.0 if last else t
        points = [(0.0, 0.0), (w - nose, 0.0), (w, h / 2), (w - nose, h), (0.0, h)]
        if not first:
            points.append((t, h / 2))
        pygame.draw.polygon(s, edge, points)
        e = 2.2 * k
        cx, cy = w / 2 + (0 if first else t / 4), h / 2
        inner = [(cx + (x - cx) * (1 - 2 * e / w), cy + (y - cy) * (1 - 2 * e / h)) for x, y in points]
        pygame.draw.polygon(s, fill, inner)

    return shapes.smooth(size, draw)


# ---------------------------------------------------------------- counters on paper


@dataclass(frozen=True)
class Chip:
    """A counter on the sheet. `mark`: "on" chosen, "off" could be chosen, "out" not to be chosen, "" just shown;
    `word` stands under it."""

    piece: str
    mark: str = ""
    word: str = ""
    hot: bool = False


@dataclass(frozen=True)
class Row:
    """Counters under a label: those of one hex."""

    label: str
    chips: tuple[Chip, ...]


@dataclass(frozen=True)
class Laid:
    """Where rows of counters lie: the label's box and a box for each counter, and how wide a counter is."""

    px: int
    labels: tuple[Rect, ...]
    chips: tuple[tuple[Rect, ...], ...]


def lay(look: Look, area: Rect, counts: Sequence[int], *, worded: bool = False, most: float = 58,
        align: str = "left") -> Laid:  # fmt: skip
    """Rows of so many counters in an area: as large as they fit, wrapped where a row is too long, in two
    columns where there are too many."""
    label, gap = round(look.text(17) * 1.3) + look.px(6), max(3, look.px(6))
    under = look.text(14) + 3 if worded else 0

    def high(px: int) -> int:
        each = max(1, (area.w + gap) // (px + gap))
        lines = sum(-(-count // each) if count else 0 for count in counts)
        return len(counts) * label + lines * (px + gap + under) - gap

    px = look.px(most)
    while px > LEAST and high(px) > area.h:
        px -= 2
    px = max(px, min(LEAST, look.px(most)))
    if len(counts) > 1 and high(px) > area.h:
        found = _side_by_side(look, area, counts, worded, most, align)
        if max(rect.bottom for row in found.chips for rect in row) < area.y + high(px):
            return found
    if counts and high(px) > area.h:  # the labels come nearer to their counters
        label = max(round(look.text(17) * 1.05), label - -(-(high(px) - area.h) // len(counts)))
    each = max(1, (area.w + gap) // (px + gap))
    labels, rows, y = [], [], area.y
    for count in counts:
        labels.append(Rect(area.x, y, area.w, label))
        y += label
        row = []
        for i in range(count):
            line, column = divmod(i, each)
            in_line = min(each, count - line * each)
            left = area.x if align == "left" else area.right - (in_line * (px + gap) - gap)
            row.append(Rect(left + column * (px + gap), y + line * (px + gap + under), px, px))
        rows.append(tuple(row))
        y += -(-count // each) * (px + gap + under)
    return Laid(px, tuple(labels), tuple(rows))


def _side_by_side(look: Look, area: Rect, counts: Sequence[int], worded: bool, most: float, align: str) -> Laid:
    """Rows that are too many for the height, in two columns."""
    half, wide = -(-len(counts) // 2), (area.w - look.px(14)) // 2
    columns = (
        lay(look, Rect(x, area.y, wide, area.h), some, worded=worded, most=most, align=align)
        for x, some in ((area.x, counts[:half]), (area.right - wide, counts[half:]))
    )
    one, other = columns
    return Laid(min(one.px, other.px), one.labels + other.labels, one.chips + other.chips)


def rows(surface: Surface, table: Context, laid: Laid, found: Sequence[Row], *, align: str = "left") -> None:
    """Print rows of counters where they lie."""
    look = table.look
    for row, box_, boxes in zip(found, laid.labels, laid.chips):
        if row.label:
            text = look.label(row.label, 21, look.palette.k, 0.8, width=box_.w)
            if align == "left":
                put(surface, text, midleft=(box_.x, box_.centery))
            else:
                put(surface, text, midright=(box_.right, box_.centery))
        for chip, rect in zip(row.chips, boxes):
            chip_at(surface, table, chip, rect)


def chip_at(surface: Surface, table: Context, chip: Chip, rect: Rect) -> None:
    """One counter: a light round what is chosen, washed out what cannot be."""
    look = table.look
    if chip.mark == "on":
        glow, offset = look.glow(rect.size)
        surface.blit(glow, rect.move(offset))
    picture = counter(table, chip.piece, rect.w)
    if chip.mark in ("out", "off"):
        picture = _washed(look, chip.piece, picture, 150 if chip.mark == "out" else 70)
    surface.blit(picture, rect)
    if chip.mark == "on":
        star = stamp(look, "tick", max(16, round(rect.w * 0.42)), "moss", 11)
        put(surface, star, center=(rect.right - look.px(4), rect.y + look.px(4)))
    if chip.word:
        colour = palette.RED_TEXT if chip.hot else look.palette.k
        word = look.lettering.line(chip.word, "text", look.text(14), colour, width=rect.w + look.px(10), floor=11)
        put(surface, word, midtop=(rect.centerx, rect.bottom + 1))


def _washed(look: Look, piece: str, picture: Surface, by: int) -> Surface:
    key = ("washed counter", piece, picture.get_width(), by, look.inks)
    found = look.baked(key)
    if found is None:
        found = picture.copy()
        wash = Surface(picture.get_size(), pygame.SRCALPHA)
        pygame.draw.rect(wash, (*CREAM, by), wash.get_rect(), border_radius=max(2, picture.get_width() // 8))
        found.blit(wash, (0, 0))
        look.keep(key, found)
    return found


# ---------------------------------------------------------------- rows to choose from


@dataclass(frozen=True)
class Option:
    """A line of paper that can be chosen: a number or mark at its left, words, and what it leads to at its right."""

    text: str
    small: str = ""
    value: str = ""
    number: str = ""
    chosen: bool = False
    dim: bool = False


def option(surface: Surface, look: Look, rect: Rect, one: Option) -> None:
    """Print one line."""
    if one.chosen:
        glow, offset = look.glow(rect.size)
        surface.blit(glow, rect.move(offset))
    fill = palette.STRAW if one.chosen else CREAM
    box(surface, look, rect, fill, thick=3 if one.chosen else 2)
    ink = palette.DIM_TEXT if one.dim else look.palette.k
    x, pad = rect.x + look.px(12), look.px(10)
    if one.number:
        px = max(18, min(rect.h - 8, look.px(34)))
        disc = shapes.disc(px, look.palette.k, look.palette.k)
        middle = (x + px // 2, rect.centery)
        put(surface, disc, center=middle)
        put(surface, look.lettering.line(one.number, "display", max(12, round(px * 0.56)), CREAM), center=middle)
        x += px + pad
    value = look.label(one.value, 20, ink, 0.6, width=rect.w // 2) if one.value else None
    room = rect.right - pad - x - (value.get_width() + pad if value is not None else 0)
    text = words(look, one.text, 19, ink, room)
    if one.small and rect.h >= text.get_height() + look.text(15):
        small = words(look, one.small, 16, palette.DIM_TEXT if not one.chosen else ink, room)
        top = rect.centery - (text.get_height() + small.get_height()) // 2
        put(surface, text, topleft=(x, top))
        put(surface, small, topleft=(x, top + text.get_height()))
    else:
        put(surface, text, midleft=(x, rect.centery))
    if value is not None:
        put(surface, value, midright=(rect.right - pad, rect.centery))


def question_parts(look: Look, body: Rect) -> tuple[Rect, Rect]:
    """A question on the sheet's body: its heading with two lines of explanation, and what is left for counters."""
    high = round(look.caps(24) * 1.5) + 2 * round(look.text(16) * 1.34) + look.px(8)
    return Rect(body.x, body.y, body.w, high), Rect(body.x, body.y + high, body.w, body.h - high)


def question_head(surface: Surface, look: Look, head: Rect, title: str, told: str) -> None:
    """Print that heading."""
    rect = put(surface, look.label(title, 24, look.palette.k, 1.0, width=head.w), topleft=head.topleft)
    text = look.lettering.paragraph(told, "text", look.text(16), head.w, palette.DIM_TEXT, leading=1.2, lines=2)
    surface.blit(text.surface, (head.x, rect.bottom + 1))


def stacked(area: Rect, count: int, high: int, gap: int) -> list[Rect]:
    """So many lines from the top of an area, lower if they must be."""
    if count == 0:
        return []
    each = min(high, (area.h - gap * (count - 1)) // count)
    return [Rect(area.x, area.y + i * (each + gap), area.w, each) for i in range(count)]

"""What scenes on one sheet of paper share: its heading with the way back, the row of a list, a game's poster on it."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game import titles
from game.stack.scene import Scene
from game.ui import palette
from game.ui.look import Look
from game.ui.posters import poster, poster_size, worded_poster
from game.ui.sunburst import sunburst
from game.ui.widgets.buttons import TextLink
from game.ui.widgets.players import portrait
from game.words import title_words


class Sheet(NamedTuple):
    """Where its parts are."""

    paper: Rect
    inner: Rect
    """What can be printed on."""
    heading: Rect
    """Down to the rule under it."""
    back: Rect
    """The way back, at the right of the heading."""


def laid_sheet(scene: Scene, back: str, across: float = 0.035) -> Sheet:
    """Lay the sheet for the present size and add the way back, worded by the key `back`. `across`: the part of the
    window's width that is left free on either side."""
    look = scene.look
    w, h = look.frame.size
    paper = Rect(round(w * across), round(h * 0.05), round(w * (1 - 2 * across)), round(h * 0.9))
    inner = look.content("panel", paper).inflate(-look.px(24), -look.px(12))
    heading = Rect(inner.x, inner.y, inner.w, max(36, look.px(66)))
    words = scene.with_key(scene.tr(back), "back")
    rect = Rect(0, 0, look.label(words, 22).get_width() + look.px(30), max(40, look.px(44)))
    rect.topright = (inner.right, inner.y + look.px(6))
    scene.group.add(TextLink(look, rect, words, scene.back, id="back", dark=False, size=22, order=9))
    return Sheet(paper, inner, heading, rect)


def paint_sheet(
    surface: Surface, look: Look, sheet: Sheet, heading: str, room: int, size: int = 46, floor: int = 12
) -> None:
    """The paper, its heading in `room` pixels, and the rule under that."""
    ink, at = look.palette.k, sheet.heading
    look.paper(surface, "panel", sheet.paper, 10)
    words = look.lettering.line(heading.upper(), "display", look.caps(size), ink, width=room, floor=floor)
    surface.blit(words, words.get_rect(midleft=at.midleft))
    surface.fill(ink, Rect(at.x, at.bottom, at.w, look.px(3)))


class Line(NamedTuple):
    """One row of a list of tables or matches."""

    title: str
    """Of the game whose poster stands at its left; without one, or of a game we do not have: `sign`."""
    name: str
    facts: str
    """Under the name."""
    chip: str = ""
    kind: str = "plain"
    """The chip's colour."""
    sign: str = ""
    """The mark in place of a poster."""
    mark: str = ""
    """A mark beside the chip."""
    dim: bool = False
    """Nothing can be done with it."""


def paint_line(
    surface: Surface, look: Look, rect: Rect, line: Line, *, chosen: bool, over: bool, size: int = 26
) -> None:
    """A row: poster, name over facts, and at its right what one most wants to know. `size`: of the name."""
    inks = look.palette
    surface.blit(look.panel("row_active" if chosen else "row", rect.size), rect)
    colour = palette.DIM_TEXT if line.dim else inks.b if over and not chosen else inks.k
    pad = look.px(14)
    ours = line.title in titles.titles()
    pw, ph = poster_size(line.title) if ours else (640, 900)
    thumb = Rect(rect.x + pad, rect.y + pad // 2, 0, rect.h - pad)
    thumb.w = round(thumb.h * pw / ph)
    if ours:
        surface.blit(poster(look, line.title, thumb.size), thumb)
    elif line.sign:
        mark = look.mark(line.sign, round(thumb.w * 0.9), inks.k)
        surface.blit(mark, mark.get_rect(center=thumb.center))
    right = rect.right - look.px(20)
    if line.chip:
        right = _paint_chip(surface, look, line, (right, rect.centery), rect.h - pad) - look.px(16)
    if line.mark:
        mark = look.mark(line.mark, max(18, look.px(30)), inks.k)
        surface.blit(mark, mark.get_rect(midright=(right, rect.centery)))
        right -= mark.get_width() + look.px(12)
    x = thumb.right + look.px(20)
    name = look.lettering.line(line.name, "display", look.caps(size), colour, width=right - x, floor=14, how="ellipsis")
    small = look.label(line.facts, 19, colour, 1.0, width=right - x)
    lead = round(name.get_height() * 0.12)
    top = rect.centery - (name.get_height() + small.get_height() - lead) // 2
    surface.blit(name, (x, top))
    surface.blit(small, (x, top + name.get_height() - lead))


def _paint_chip(surface: Surface, look: Look, line: Line, midright: tuple[int, int], most: int) -> int:
    """The chip at the end of a row, at most so high; where it begins."""
    ink = look.palette.paper if line.kind == "moss" else look.palette.k
    wide = look.label(line.chip, 20, ink, 1.0).get_width()
    chip = Rect(0, 0, min(look.px(300), wide + look.px(44)), min(most, max(32, look.px(46))))
    chip.midright = midright
    surface.blit(look.panel(f"chip_{line.kind}", chip.size), chip)
    words = look.label(line.chip, 20, ink, 1.0, width=chip.w - look.px(24))
    surface.blit(words, words.get_rect(center=chip.center))
    return chip.x


def paint_vacant(surface: Surface, look: Look, room: Rect, text: str, face: str, heard: int = 0) -> None:
    """Where a list is empty: somebody waits in the light, and why nothing is there. `face`: a portrait; `heard`: so many
    rings go out from it."""
    inks = look.palette
    box = room.copy()
    if text:
        words = look.lettering.paragraph(
            text, "text", look.text(22), round(room.w * 0.8), inks.k, align="centre"
        ).surface
        box.h -= words.get_height() + look.px(24)
        surface.blit(words, words.get_rect(midbottom=room.midbottom))
    light = palette.mix(inks.paper, inks.c, 0.5)
    surface.blit(sunburst(look, box.size, inks.paper, light, centre=(0.5, 0.5)), box)
    clip = surface.get_clip()
    surface.set_clip(box.clip(clip))
    side = round(min(box.size) * 0.6)
    for ring in range(heard):
        pygame.draw.circle(surface, inks.k, box.center, side // 2 + (ring + 1) * max(8, side // 6), max(2, look.px(4)))
    surface.set_clip(clip)
    disc = portrait(look, "", face[-1], side, 0, look.picture(face, (side, side), "portraits"))
    surface.blit(disc, disc.get_rect(center=box.center))
    pygame.draw.rect(surface, inks.k, box, max(2, look.px(4)))


def hang_poster(surface: Surface, scene: Scene, game: titles.Title, room: Rect) -> Rect:
    """A game's poster with its words and its shadow, as large as goes, at the top of `room`; where it hangs."""
    pw, ph = poster_size(game.id)
    tall = min(room.h, round(room.w * ph / pw))
    face = poster_of(scene, game, (round(tall * pw / ph), tall))
    at = face.get_rect(midtop=room.midtop)
    shadow, (dx, dy) = scene.look.pieces.shadow(at.size, 6)
    surface.blit(shadow, at.move(dx, dy))
    surface.blit(face, at)
    return at


def poster_of(scene: Scene, game: titles.Title, size: tuple[int, int]) -> Surface:
    """A game's poster with its words, as it hangs in the menu."""
    lo, hi = game.seats
    facts = scene.tr("menu-facts", players=str(lo) if lo == hi else f"{lo}–{hi}", minutes="{}–{}".format(*game.minutes))
    return worded_poster(scene.look, game.id, size, title_words(game.id, scene.context.text)("title-tagline"), facts)

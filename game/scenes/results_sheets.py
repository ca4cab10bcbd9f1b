"""Parts of the results: the standing, the chart of the tally, the stamp of fairness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.scenes.lobby_people import portrait_picture
from game.ui import palette, shapes
from game.ui.widgets.players import portrait

if TYPE_CHECKING:
    from game.scenes.results import Results

Figures = Sequence[tuple[str, tuple[int, ...]]]


class Standing:
    """Rows by place: numeral, portrait with mark, name, and what the place rests on."""

    def __init__(self, scene: Results, rect: Rect) -> None:
        self.scene, self.rect = scene, rect

    def paint(self, surface: Surface, grown: float) -> None:
        scene, look = self.scene, self.scene.look
        inks = look.palette
        y = scene._paint_heading(surface, self.rect, scene.tr("results.standing"))
        places = scene.end.places
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        gap = look.px(12)
        row = min(max(52, look.px(118)), (self.rect.bottom - y) // max(1, len(order)) - gap)
        for seat in order:
            self._row(surface, Rect(self.rect.x, y, self.rect.w, row), seat, places[seat], inks)
            y += row + gap

    def _row(self, surface: Surface, rect: Rect, seat: int, place: int, inks: palette.Palette) -> None:
        scene, look = self.scene, self.scene.look
        player = scene.player(seat)
        won = seat in scene.end.winners
        look.paper(surface, "plate_active" if won else "plate", rect, 4)
        pad = look.px(22)
        size = round(rect.h * 0.7)
        knob = shapes.star(size, inks.b if won else inks.k, inks.k, 11, 0.8)
        at = knob.get_rect(midleft=(rect.x + pad, rect.centery))
        surface.blit(knob, at)
        number = look.lettering.line(str(place), "display", max(16, round(size * 0.44)), inks.paper)
        surface.blit(number, number.get_rect(center=at.center))
        face = portrait(look, "", player.name, round(rect.h * 0.74), player.colour,
                        portrait_picture(look, str(player.portrait), player.name))  # fmt: skip
        spot = face.get_rect(midleft=(at.right + pad, rect.centery))
        surface.blit(face, spot)
        px = max(16, round(face.get_width() * 0.36))
        disc = shapes.disc(px, palette.SEATS[player.colour % len(palette.SEATS)][0], inks.k, 0.09)
        under = disc.get_rect(bottomright=(spot.right + px // 5, spot.bottom + px // 8))
        surface.blit(disc, under)
        mark = look.seat_mark(player.colour, round(px * 0.6), inks.paper)
        surface.blit(mark, mark.get_rect(center=under.center))
        x = spot.right + pad
        right = rect.right - pad
        for name, values in reversed(list(scene.end.tally.items())[:3]):
            right = self._figure(surface, rect, right, name, values[seat] if seat < len(values) else 0)
        small_words = [scene.tr("results.winner")] if won else []
        if seat == scene.feed.seat:
            small_words.append(scene.tr("results.you"))
        if player.bot:
            small_words.append(scene.tr("lobby.bot", level=scene.tr(f"level.{player.bot}")))
        small = look.label(" · ".join(small_words), 18, inks.k, 1.0, width=max(40, right - x)) if small_words else None
        name_line = look.lettering.line(player.name, "display", min(look.caps(30), rect.h // 2), inks.k,
                                        width=max(40, right - x), floor=14)  # fmt: skip
        lead = round(name_line.get_height() * 0.14)
        tall = name_line.get_height() + (small.get_height() - lead if small else 0)
        top = rect.centery - tall // 2
        surface.blit(name_line, (x, top))
        if small:
            surface.blit(small, (x, top + name_line.get_height() - lead))

    def _figure(self, surface: Surface, rect: Rect, right: int, name: str, value: int) -> int:
        """A figure at the right end of the row; returns where the next one ends."""
        from game.scenes.results_words import title_words

        scene, look = self.scene, self.scene.look
        words = title_words(scene.game.id, scene.context.text)
        text = words(f"tally.{name}") if words.has(f"tally.{name}") else name
        wide = max(look.px(120), round(rect.w * 0.13))
        number = look.lettering.line(str(value), "display", min(look.caps(34), rect.h // 2), look.palette.k, width=wide)
        label = look.label(text, 17, look.palette.k, 0.8, width=wide)
        lead = round(number.get_height() * 0.16)
        top = rect.centery - (number.get_height() + label.get_height() - lead) // 2
        centre = right - wide // 2
        surface.blit(number, number.get_rect(midtop=(centre, top)))
        surface.blit(label, label.get_rect(midtop=(centre, top + number.get_height() - lead)))
        return right - wide - look.px(16)


def chart(scene: Results, surface: Surface, area: Rect, figures: Figures, grown: float) -> None:
    """A bar for each seat and figure, in the seat's colour with its mark: never told by colour alone."""
    look, inks = scene.look, scene.look.palette
    if not figures or area.h < 30:
        return
    seats = len(scene.end.places)
    head = look.caps(19) + look.px(10)
    block = area.h // len(figures)
    bar_h = max(8, min(look.px(34), (block - head - look.px(10)) // max(1, seats) - look.px(4)))
    y = area.y
    for text, values in figures:
        label = look.label(text, 19, inks.k, 1.0, area.w)
        surface.blit(label, (area.x, y))
        line = y + head
        most = max(1, *(abs(value) for value in values))
        sign = max(14, min(bar_h, look.px(28)))
        left = area.x + sign + look.px(14)
        room = area.right - left - look.px(70)
        for seat in range(seats):
            player = scene.player(seat)
            colour = palette.SEATS[player.colour % len(palette.SEATS)][0]
            mark = look.seat_mark(player.colour, sign)
            surface.blit(mark, mark.get_rect(midleft=(area.x, line + bar_h // 2)))
            value = values[seat] if seat < len(values) else 0
            bar = Rect(left, line, max(look.px(4), round(room * abs(value) / most * grown)), bar_h)
            surface.fill(colour if value else inks.paper, bar)
            pygame.draw.rect(surface, inks.k, bar, max(1, look.px(2)))
            number = look.lettering.line(str(round(value * grown)), "display", max(13, min(look.caps(20), bar_h)), inks.k)
            surface.blit(number, number.get_rect(midleft=(bar.right + look.px(10), bar.centery)))
            line += bar_h + look.px(4)
        y += min(block, head + seats * (bar_h + look.px(4)) + look.px(22))


class Stamp:
    """Verified fair, or what there is to say instead."""

    def __init__(self, scene: Results, rect: Rect) -> None:
        self.scene, self.rect = scene, rect

    def paint(self, surface: Surface, verdict: tuple[str, str, str]) -> None:
        look, inks = self.scene.look, self.scene.look.palette
        sign, heading, text = verdict
        look.paper(surface, "note", self.rect, 4)
        inner = look.content("note", self.rect)
        colour = {"tick": palette.GREEN_TEXT, "cross": palette.RED_TEXT}.get(sign, inks.k)
        size = min(inner.h, look.px(80))
        knob = shapes.star(size, colour, inks.paper, 13, 0.8)
        at = knob.get_rect(midleft=(inner.x + look.px(12), inner.centery))
        surface.blit(knob, at)
        mark = look.mark(sign, round(size * 0.42), inks.paper)
        surface.blit(mark, mark.get_rect(center=at.center))
        x = at.right + look.px(22)
        head = look.lettering.line(heading, "display", look.caps(25), colour, width=inner.right - x, floor=14)
        words = look.lettering.paragraph(text, "text", look.text(17), inner.right - x, inks.k, lines=2, leading=1.15).surface
        lead = round(head.get_height() * 0.1)
        top = inner.centery - (head.get_height() + words.get_height() - lead) // 2
        surface.blit(head, (x, top))
        surface.blit(words, (x, top + head.get_height() - lead))

"""The shaft: ten landings between the bottom and daylight, always in view (GSS-13.1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.effects import banner, lies, shown
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.tokens import token
from game.ui import palette, shapes
from game.ui.motion import Motion, cubic_out
from game.ui.widgets.inspector import Entry, Inspected


class Shaft(EmptyPanel):
    """Ten landings and the daylight above them: always in view (GSS-13.1)."""

    def open(self) -> bool:
        return True

    def cells(self) -> list[Rect]:
        """The sky (0), floors 1 to 10 as 1 to 10, the pit (11)."""
        box = self.table.ground.shaft
        high = box.h / 12
        rows = [Rect(box.x, round(box.y + i * high), box.w, round((i + 1) * high) - round(i * high)) for i in range(12)]
        return [rows[0], *(rows[11 - n] for n in range(1, 11)), rows[11]]

    def spots(self) -> Sequence[Hotspot]:
        return [Hotspot(("shaft",), self.table.ground.shaft, order=4)]

    def inspect(self, handle: Hashable) -> Inspected | None:
        if handle != ("shaft",):
            return None
        table, words = self.table, self.table.words
        foes, events = table.reading.met
        entries = [Entry(words("log-floor", floor=table.reading.floor), "", True)]
        if foes:
            entries.append(Entry(words("shaft-foes"), str(len(foes)), True))
            entries += [Entry(words(f"foe-{foe}")) for foe in foes]
        if events:
            entries.append(Entry(words("shaft-events"), str(len(events)), True))
            entries += [Entry(words(f"event-{event}")) for event in events]
        return Inspected(name=words("shaft"), picture="shaft_landing", text=words("shaft-text"), entries=tuple(entries),
                         rule="GSS-4.1")  # fmt: skip

    def draw_background(self, surface: Surface) -> None:
        box = self.table.ground.shaft
        surface.blit(self._picture(self.table.reading.floor), box)

    def _picture(self, now: int) -> Surface:
        """Every landing with its number: those behind faded, the present one lit."""
        table, look = self.table, self.table.look
        box = table.ground.shaft
        key = ("shaft", now, box.size, look.inks)
        found = look.baked(key)
        if found is not None:
            return found
        found = Surface(box.size)
        for n, cell in enumerate(self.cells()):
            at = cell.move(-box.x, -box.y)
            name = "shaft_top" if n == 0 else "shaft_pit" if n == 11 else f"shaft_landing{'_left' if n % 2 else ''}"
            found.blit(look.picture(name, at.size), at)
            if 0 < n < 11:
                self._landing(found, at, n, now)
        pygame.draw.rect(found, look.palette.k, found.get_rect(), max(2, look.px(4)))
        return look.keep(key, found)

    def _landing(self, sheet: Surface, at: Rect, n: int, now: int) -> None:
        look = self.table.look
        if n != now:
            wash = Surface(at.size, pygame.SRCALPHA)
            wash.fill((*palette.PLANK_GRAIN, 120 if n > now else 175))
            sheet.blit(wash, at)
        px = max(15, min(at.h - 4, round(at.w * 0.52)))
        colour = look.palette.paper if n != now else look.palette.k
        if n == now:
            disc = shapes.disc(px + 4, palette.STRAW, look.palette.k, 0.09)
            sheet.blit(disc, disc.get_rect(center=at.center))
        digits = look.lettering.line(str(n), "display", max(12, round(px * 0.6)), colour)
        ink = digits.get_bounding_rect()
        sheet.blit(digits, (at.centerx - ink.centerx, at.centery - ink.centery))

    @shows(cues.Climbed)
    def on_climbed(self, cue: cues.Climbed, after: Update) -> Motion:
        """A small goblin hops up one landing."""
        table, floor = self.table, cue.floor
        cells = self.cells()
        start, end = cells[max(1, floor - 1)], cells[min(10, floor)]
        picture = token(table, "lost_goblinlings", max(26, start.w - 6))
        table.services.play_sound("climb_floor")
        lift = table.look.px(40)

        def draw(surface: Surface, t: float) -> None:
            y = (
                start.centery
                + (end.centery - start.centery) * t
                - lift * 4 * t * (1 - t) * (not table.services.reduced)
            )
            surface.blit(picture, picture.get_rect(center=(start.centerx, round(y))))

        yield shown(table.services, "climb", 0.7, draw, cubic_out, 0.2)

    @shows(cues.Floor)
    def on_floor(self, cue: cues.Floor, after: Update) -> Motion:
        table, box, floor = self.table, self.table.ground.shaft, cue.floor
        picture = self._picture(floor)
        lies(table.services, ("shaft",), picture, box)
        last = floor == 10
        table.services.play_sound("drumroll" if last else "halt")
        text = table.words("banner-final" if last else "banner-floor", n=floor)
        small = table.words("log-floor.final") if last else ""
        yield banner(table.services, table.ground.area, text, 1.6 if last else 0.7, small)

"""The line over the map: the turns, the alarm, the Baron, the bags and what they have come to, confidence."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.goblin_raid.rules.lookup_tables import SCORING
from game.titles.goblin_raid.rules.pieces import FEUDAL
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.panels import CREAM, HOLLOW, LEAF, LOSS
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.palette import Colour
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed

TIME_LIMIT, DEPOSED = SCORING["time_limit_turns"], SCORING["confidence_deposed"]
BAG_COLOURS = {"home": LEAF, "taken": palette.STRAW, "out": LOSS, "marker": CREAM}


class Tracks(EmptyPanel):
    """Everybody's numbers; each part explains itself when it is pointed at."""

    def open(self) -> bool:
        return self.table.ground.tracks.w > 0

    def parts(self) -> dict[str, Rect]:
        """The parts of the line, from the left."""
        look = self.table.look
        face = look.content("plain", self.table.ground.tracks)
        shares = [("turn", 0.21), ("alarm", 0.13), ("baron", 0.22), ("bags", 0.44)]
        if self.table.reading.campaign:
            shares = [("turn", 0.17), ("alarm", 0.13), ("baron", 0.18), ("bags", 0.37), ("confidence", 0.15)]
        out, x = {}, float(face.x)
        for name, share in shares:
            wide = face.w * share
            out[name] = Rect(round(x), face.y, round(wide) - look.px(8), face.h)
            x += wide
        return out

    def spots(self) -> Sequence[Hotspot]:
        return [Hotspot(("track", name), rect, order=5) for name, rect in self.parts().items()]

    def draw_background(self, surface: Surface) -> None:
        look = self.table.look
        look.paper(surface, "plain", self.table.ground.tracks, 5)
        draw = {
            "turn": self._turn,
            "alarm": self._alarm,
            "baron": self._baron,
            "bags": self._bags,
            "confidence": self._confidence,
        }
        for i, (name, rect) in enumerate(self.parts().items()):
            if i:
                x = rect.x - look.px(8)
                pygame.draw.line(surface, look.palette.k, (x, rect.y), (x, rect.bottom), max(1, look.px(2)))
            draw[name](surface, rect)

    def last_turn(self) -> int:
        """The turn after which the raid is over if nothing more is plundered (GOB-11.10)."""
        return self.table.reading.plundered + TIME_LIMIT

    def _turn(self, surface: Surface, rect: Rect) -> None:
        """A cell a turn, to the last one: those behind are straw, the present one is key; which it is of how many, in words."""
        look, reading, last = self.table.look, self.table.reading, self.last_turn()
        text = self.table.words("track-turn-of", n=reading.turn, last=last)
        line = look.label(text, 23, look.palette.k, 0.8, width=rect.w)
        fills = [
            palette.STRAW if n < reading.turn else look.palette.k if n == reading.turn else CREAM
            for n in range(1, last + 1)
        ]
        self._cells(surface, rect, fills, line)

    def _cells(self, surface: Surface, rect: Rect, fills: Sequence[Colour], line: Surface) -> list[Rect]:
        """A row of cells with a line of words under it. Returns where the cells are."""
        look = self.table.look
        high = min(look.px(18), rect.h - line.get_height())
        step = rect.w / max(1, len(fills))
        top = rect.centery - (high + line.get_height()) // 2
        cells = [Rect(round(rect.x + i * step), top, max(3, round(step) - 1), high) for i in range(len(fills))]
        for cell, fill in zip(cells, fills):
            pygame.draw.rect(surface, look.palette.k, cell, border_radius=2)
            pygame.draw.rect(surface, fill, cell.inflate(-2, -2), border_radius=1)
        surface.blit(line, (rect.x, top + high))
        return cells

    def _alarm(self, surface: Surface, rect: Rect) -> None:
        table, look = self.table, self.table.look
        on = table.reading.alarm
        px = min(rect.h, look.px(38))
        bell = table.counters.marker("bell", px)
        if not on:
            key = ("quiet bell", px, look.inks)
            quiet = look.baked(key)
            if quiet is None:
                quiet = bell.copy()
                quiet.set_alpha(70)
                look.keep(key, quiet)
            bell = quiet
        surface.blit(bell, bell.get_rect(midleft=(rect.x, rect.centery)))
        text = table.words("track-alarm-on" if on else "track-alarm-off")
        colour = palette.RED_TEXT if on else palette.DIM_TEXT
        word = look.label(text, 20, colour, 0.6, width=rect.w - px - look.px(4))
        surface.blit(word, word.get_rect(midleft=(rect.x + px + look.px(4), rect.centery)))

    def _baron(self, surface: Surface, rect: Rect) -> None:
        table, look = self.table, self.table.look
        head = look.label(table.words("track-baron"), 17, palette.DIM_TEXT, 0.6, width=rect.w)
        room = (rect.w, rect.h - head.get_height())
        text = self.baron().upper()
        told = fitted(look, text, "label", look.caps(19), room, look.palette.k, floor=12, tracking=0.4, leading=0.94)
        total = head.get_height() + told.get_height()
        y = rect.centery - total // 2
        surface.blit(head, (rect.x, y))
        surface.blit(told, (rect.x, y + head.get_height()))

    def baron(self) -> str:
        """What this seat knows of the Baron (GOB-11.4)."""
        reading, words = self.table.reading, self.table.words
        if reading.entry:
            return words("track-baron-here", road=self.table.road(reading.entry))
        if reading.arrival:
            return words("track-baron-due", turn=reading.arrival)
        return words("track-baron-drawn", turn=reading.drawn) if reading.drawn else words("track-baron-no")

    def _bags(self, surface: Surface, rect: Rect) -> None:
        """A cell a bag: home, on the road, lost, still out there; and the points so far."""
        table, look, words = self.table, self.table.look, self.table.words
        bags = table.reading.bags()
        points = look.lettering.line(table.points(table.reading.score.points), "display", look.caps(20), look.palette.k)
        wide = rect.w - points.get_width() - look.px(16)
        surface.blit(points, points.get_rect(midright=(rect.right - look.px(6), rect.centery)))
        cells = [name for name in ("home", "taken", "out", "marker") for _ in range(bags[name])]
        told = [(name, words(f"track-bags-{key}", n=bags[name]))
                for name, key in (("home", "home"), ("taken", "road"), ("marker", "there"))]  # fmt: skip
        line = look.label(" · ".join(text for _, text in told), 20, look.palette.k, 0.3, width=wide)
        place = Rect(rect.x, rect.y, wide, rect.h)
        for name, cell in zip(cells, self._cells(surface, place, [BAG_COLOURS[name] for name in cells], line)):
            if name == "out":
                pygame.draw.line(surface, look.palette.k, cell.topleft, cell.bottomright, 1)

    def _confidence(self, surface: Surface, rect: Rect) -> None:
        """From the fall of the King to as far above; a bar from the middle."""
        table, look = self.table, self.table.look
        now = table.reading.score.confidence
        text = table.words("track-confidence-n", n=signed(now))
        word = look.lettering.line(text, "text_bold", look.text(16), palette.RED_TEXT if now < 0 else look.palette.k,
                                   width=rect.w, floor=12)  # fmt: skip
        high = min(look.px(16), rect.h - word.get_height())
        top = rect.centery - (high + word.get_height()) // 2
        bar = Rect(rect.x, top, rect.w, high)
        pygame.draw.rect(surface, look.palette.k, bar, border_radius=2)
        pygame.draw.rect(surface, HOLLOW, bar.inflate(-2, -2))
        least = -DEPOSED
        part = max(-1.0, min(1.0, now / least))
        half = (bar.w - 2) // 2
        fill = Rect(bar.centerx, bar.y + 1, round(half * part), bar.h - 2)
        fill.normalize()
        pygame.draw.rect(surface, LEAF if part > 0 else LOSS, fill)
        pygame.draw.line(surface, look.palette.k, (bar.centerx, bar.y), (bar.centerx, bar.bottom), 2)
        surface.blit(word, (rect.x, top + high))

    def inspect(self, handle: Hashable) -> Inspected | None:
        match handle:
            case ("track", str(name)):
                return self._part(name)
        return None

    def _part(self, name: str) -> Inspected | None:
        words, reading = self.table.words, self.table.reading
        if name == "turn":
            left = max(0, self.last_turn() - reading.turn)
            return Inspected(words("track-turn-of", n=reading.turn, last=self.last_turn()), text=words("track-turn-text"),
                             entries=(Entry(words("track-time", n=left)),), rule="GOB-11.10")  # fmt: skip
        if name == "alarm":
            heading = words("track-alarm-on" if reading.alarm else "track-alarm-off")
            return Inspected(heading, text=words("track-alarm-text"), rule="GOB-11.2")
        if name == "baron":
            known = reading.side == FEUDAL or not reading.drawn or reading.entry
            text = "" if known else words("track-baron-drawn-text")
            return Inspected(words("track-baron"), status=self.baron(), text=text, rule="GOB-11.4")
        if name == "confidence":
            return Inspected(words("track-confidence-n", n=reading.score.confidence),
                             text=words("track-confidence-text", n=DEPOSED), rule="GOB-12.1")  # fmt: skip
        bags = reading.bags()
        rows = (("home", "home"), ("taken", "road"), ("marker", "there"), ("out", "lost"))
        entries = [Entry(words(f"track-bags-{key}", n=bags[word])) for word, key in rows]
        entries.append(Entry(words("track-points"), halves_text(reading.score.points), True))
        if not reading.campaign and reading.cycle == 2:
            entries.append(Entry(words("track-points-beat", n=halves_text(reading.score.totals[1 - reading.king]))))
        return Inspected(words("track-bags"), entries=tuple(entries), rule="GOB-10.5")

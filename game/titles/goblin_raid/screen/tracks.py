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
from game.ui.widgets.inspector import Entry, Inspected

TURNS = 20
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
        narrow = self.table.ground.narrow
        shares = [
            ("turn", 0.28 if narrow else 0.38),
            ("alarm", 0.13),
            ("baron", 0.14),
            ("bags", 0.45 if narrow else 0.35),
        ]
        if self.table.reading.campaign:
            shares = [("turn", 0.20 if narrow else 0.28), ("alarm", 0.12), ("baron", 0.13),
                      ("bags", 0.40 if narrow else 0.33), ("confidence", 0.15 if narrow else 0.14)]  # fmt: skip
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

    def _turn(self, surface: Surface, rect: Rect) -> None:
        """Twenty cells; the present one is key, those behind are straw, those in which nothing may be plundered any more
        are hollow."""
        look, reading = self.table.look, self.table.reading
        word = look.label(self.table.words("turn", n=reading.turn), 20, look.palette.k, 1.0)
        surface.blit(word, word.get_rect(midleft=(rect.x, rect.centery)))
        left = rect.x + word.get_width() + look.px(10)
        first = max(1, reading.turn - TURNS + 1) if reading.turn > TURNS else 1
        wide = (rect.right - left) / TURNS
        for i in range(TURNS):
            n = first + i
            cell = Rect(round(left + i * wide), 0, max(4, round(wide) - 2), min(rect.h, look.px(30)))
            cell.centery = rect.centery
            now = n == reading.turn
            fill = look.palette.k if now else palette.STRAW if n < reading.turn else CREAM
            pygame.draw.rect(surface, look.palette.k, cell, border_radius=3)
            pygame.draw.rect(surface, fill, cell.inflate(-2, -2), border_radius=2)
            if cell.w >= 15:  # else the word before them says which it is
                ink = CREAM if now else look.palette.k
                number = look.lettering.line(str(n), "label", max(12, look.caps(17)), ink)
                surface.blit(number, number.get_rect(center=cell.center))

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
        line = look.label(" · ".join(text for _, text in told), 18, look.palette.k, 0.3, width=wide)
        high = min(look.px(18), rect.h - line.get_height())
        step = wide / max(1, len(cells))
        top = rect.centery - (high + line.get_height()) // 2
        for i, name in enumerate(cells):
            cell = Rect(round(rect.x + i * step), top, max(3, round(step) - 1), high)
            pygame.draw.rect(surface, look.palette.k, cell, border_radius=2)
            pygame.draw.rect(surface, BAG_COLOURS[name], cell.inflate(-2, -2), border_radius=1)
            if name == "out":
                pygame.draw.line(surface, look.palette.k, cell.topleft, cell.bottomright, 1)
        surface.blit(line, (rect.x, top + high))

    def _confidence(self, surface: Surface, rect: Rect) -> None:
        """From the fall of the King to as far above; a bar from the middle."""
        table, look = self.table, self.table.look
        now = table.reading.score.confidence
        text = table.words("track-confidence-n", n=f"{now:+d}" if now else "0")
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
            left = max(0, reading.plundered + TIME_LIMIT - reading.turn)
            return Inspected(words("track-turn", n=reading.turn), text=words("track-turn-text"),
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

"""The event of the round, and the track of rounds on the top strip: what is past, what phase comes next, where points are
counted."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.loot_and_recruit.rules.cards import EVENT_INDEX, EVENT_PHASE
from game.titles.loot_and_recruit.screen.names import EVENT_ROWS
from game.titles.loot_and_recruit.screen.panel import EmptyPanel
from game.ui import palette
from game.ui.fitting import fitted, largest
from game.ui.fonts import Role
from game.ui.widgets.inspector import Entry, Inspected

BACKS = {
    "opening": "back_ceremony",
    "morning": "back_morning",
    "day": "back_day",
    "night": "back_night",
    "closing": "back_ceremony",
}
"""The back of an event card by its phase."""


class Festival(EmptyPanel):
    """Event and track."""

    def open(self) -> bool:
        return True

    @property
    def phases(self) -> list[str]:
        """The phase of every round."""
        reading = self.table.reading
        known = [*reading.past, *([reading.event] if reading.event else [])]
        return [*(EVENT_PHASE[EVENT_INDEX[event]] for event in known), *reading.ahead]

    def spots(self) -> Sequence[Hotspot]:
        ground = self.table.ground
        return [Hotspot(("event",), ground.event, order=3), Hotspot(("track",), ground.track, order=0)]

    def inspect(self, handle: Hashable) -> Inspected | None:
        if handle == ("event",):
            return self.event_page(self.table.reading.event)
        return self._track_page() if handle == ("track",) else None

    def event_page(self, event: str) -> Inspected:
        """An event at reading size."""
        table, words = self.table, self.table.words
        if not event:
            return Inspected(name=words("event-now"), picture="token_event", text=words("event-none"))
        row = EVENT_ROWS[event]
        entries: tuple[Entry, ...] = ()
        if event == table.reading.event:
            told = words("event-phase", phase=table.phase_name(row["phase"]), n=table.reading.round,
                         all=table.reading.rounds)  # fmt: skip
            entries = (Entry(told, "", True),)
            if table.reading.round - 1 in table.reading.counts_after(self.phases):
                entries = (*entries, Entry(words("event-count")))
        return Inspected(name=words(f"event-{event}"), picture=event, kind_words=table.kind_name("event"),
                         text=words(f"event-{event}.text"), entries=entries, note=words(f"event-{event}.flavour"))  # fmt: skip

    def _track_page(self) -> Inspected:
        table, words, reading = self.table, self.table.words, self.table.reading
        past = [Entry(table.event_name(event), str(n + 1)) for n, event in enumerate(reading.past)]
        entries = [Entry(words("track-ahead", n=len(reading.ahead)), "", True)]
        if reading.ahead:
            entries.append(Entry(words("event-next", phase=table.phase_name(reading.ahead[0]))))
        if past:
            entries += [Entry(words("event-past"), "", True), *past]
        name = words("round-of", n=reading.round, all=reading.rounds)
        back = BACKS[reading.ahead[0]] if reading.ahead else ""  # all see the back of the next card
        return Inspected(name=name, picture=back, text=words("track-text"), entries=tuple(entries))

    # drawing

    def draw_background(self, surface: Surface) -> None:
        """The event card."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        reading, words, rect = table.reading, table.words, self.table.ground.event
        look.paper(surface, "plain", rect)
        inner = rect.inflate(-look.px(16), -look.px(16))
        head = Rect(inner.x, inner.y, inner.w, max(24, look.caps(34)))
        surface.fill(inks.k, head)
        side = look.label(self._when(), 17, inks.paper, 1.0, head.w // 3)
        surface.blit(side, side.get_rect(midright=(head.right - look.px(8), head.centery)))
        room = head.w - side.get_width() - look.px(24)
        name = table.event_name(reading.event).upper() or words("event-now").upper()
        fits = largest(look, name, "display", look.caps(23), (room, head.h), lines=1, floor=14) is not None
        role: Role = "display" if fits else "label"
        told = fitted(look, name, role, look.caps(23 if fits else 27), (room, head.h), inks.paper, lines=1, floor=11)
        surface.blit(told, told.get_rect(midleft=(head.x + look.px(8), head.centery)))
        body = Rect(inner.x, head.bottom + look.px(6), inner.w, inner.bottom - head.bottom - look.px(6))
        if not reading.event:
            return
        window = Rect(body.x, body.y, round(body.w * (0.3 if table.ground.narrow else 0.37)), body.h)
        surface.blit(look.picture(reading.event, window.size), window)
        pygame.draw.rect(surface, inks.k, window, max(2, look.px(4)))
        area = Rect(window.right + look.px(10), body.y, body.right - window.right - look.px(20), body.h)
        text = words(f"event-{reading.event}.text")
        px = look.text(20)
        said = look.lettering.paragraph(text, "text_medium", px, area.w, inks.k, leading=1.12)
        while px > 12 and said.surface.get_height() > area.h:
            px -= 1
            said = look.lettering.paragraph(text, "text_medium", px, area.w, inks.k, leading=1.08)
        surface.blit(
            said.surface,
            said.surface.get_rect(midleft=area.midleft),
            said.surface.get_rect().clip(0, 0, area.w, area.h),
        )

    def _when(self) -> str:
        """Phase and round of the event; a phase that is called like its one event is named but once."""
        table, reading = self.table, self.table.reading
        phase = table.phase_name(EVENT_ROWS[reading.event]["phase"] if reading.event else "opening")
        round_ = f"{reading.round}/{reading.rounds}"
        return round_ if reading.event and phase == table.event_name(reading.event) else f"{phase} {round_}"

    def paint_over(self, surface: Surface) -> None:
        """The track lies on the strip, which is a widget: so it is laid over it, printed once."""
        reading, look = self.table.reading, self.table.look
        rect = self.table.ground.track
        key = ("loot track", tuple(self.phases), reading.round, rect.size, self.table.words.language, look.inks)
        found = look.baked(key)
        if found is None:
            found = look.keep(key, self._track(rect.size))
        surface.blit(found, rect)

    def _track(self, size: tuple[int, int]) -> Surface:
        """A box for each round, a star after each round that ends with a count."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        sheet = Surface(size, pygame.SRCALPHA)
        phases, at = self.phases, self.table.reading.round - 1
        stars = table.reading.counts_after(phases)
        gap = max(2, size[0] // 200)
        now = f"{table.phase_name(phases[at])} · {at + 1}".upper() if 0 <= at < len(phases) else ""
        words = look.label(now, 20, inks.k, 1.0)
        wide = words.get_width() + look.px(18) if now else 0
        star = max(12, size[0] // 34)
        left = size[0] - wide - len(stars) * (star + gap) - gap * len(phases)
        cell = max(10, min(round(size[1] * 0.9), left // max(1, len(phases) - (1 if now else 0))))
        high = min(size[1], max(cell, round(size[1] * 0.78)))
        x = 0
        for n, phase in enumerate(phases):
            box = Rect(x, (size[1] - high) // 2, wide if n == at else cell, high)
            if n <= at:
                pygame.draw.rect(sheet, palette.STRAW, box, border_radius=3)
            pygame.draw.rect(sheet, inks.paper if n > at else inks.k, box, max(1, look.px(2)), border_radius=3)
            if n == at:
                sheet.blit(words, words.get_rect(center=box.center))
            elif n < at:
                tick = look.mark("tick", max(9, round(cell * 0.55)), inks.k)
                sheet.blit(tick, tick.get_rect(center=box.center))
            else:
                letter = look.label(table.phase_name(phase)[:1], 20, inks.paper, 0)
                sheet.blit(letter, letter.get_rect(center=box.center))
            x = box.right + gap
            if n in stars:
                sign = look.mark("star", star, palette.GLOW if n >= at else palette.DISABLED)
                sheet.blit(sign, sign.get_rect(midleft=(x, size[1] // 2)))
                x += star + gap
        return sheet

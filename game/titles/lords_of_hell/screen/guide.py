"""The slip at the foot of the empty scale: what can be done now. A press folds it up and unfolds it; who wants no advice has
it folded from the start. It leaves beam and pans in sight, and goes when something lies on them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.deal_theatre import DealTheatre
from game.titles.lords_of_hell.screen.forecast import BattleForecast
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.phase import READY_KINDS
from game.titles.lords_of_hell.screen.refused_offer import RefusedOffer
from game.titles.lords_of_hell.screen.scale import Scale
from game.ui import palette

HANDLE = ("guide",)


class Guide(EmptyPanel):
    """Advice for newcomers, on the scale's own sheet."""

    def __init__(
        self, table: Context, market: Market, scale: Scale, forecast: BattleForecast, refused: RefusedOffer,
        theatre: DealTheatre,
    ) -> None:  # fmt: skip
        super().__init__(table)
        self.refused = refused
        self.theatre = theatre
        self.market = market
        self.scale = scale
        self.forecast = forecast
        self.folded: bool | None = None
        """None: as the setting says."""

    def open(self) -> bool:
        table = self.table
        busy = (
            table.stage
            or self.market.sheet
            or self.market.on_scale is not None
            or self.forecast.on_scale
            or self.refused.open()
            or self.theatre.open()
        )
        return not busy and bool(self.advice()[1])

    def advice(self) -> tuple[str, list[str]]:
        """What can be done now: heading and lines for the slip on the empty scale."""
        table, words, phase = self.table, self.table.words, self.table.reading.phase
        key = f"guide-{phase}"
        if phase == "battles":
            mine = table.asked and table.facts.seat == table.services.seat
            key = f"guide-{table.kind}" if mine else "guide-battles"
        between = phase in READY_KINDS and table.kind not in ("", phase)
        if between or table.kind in ("beat", "floor", "mulligan"):  # what the phase allows can wait
            key = f"guide-{table.kind}"
        return table.phase_name(phase), [words(f"{key}-{n}") for n in range(1, 7) if words.has(f"{key}-{n}")]

    @property
    def shut(self) -> bool:
        return not self.table.services.aid() if self.folded is None else self.folded

    def place(self) -> Rect:
        """Under the pans; folded only a tab in the corner."""
        look, sheet = self.table.look, self.table.ground.scale
        if self.shut:
            wide = look.label(self.advice()[0], 19).get_width() + look.px(76)
            box = Rect(0, 0, max(110, wide), max(30, look.px(44)))
            box.bottomleft = (sheet.x + look.px(22), sheet.bottom - look.px(16))
            return box
        low = self.scale.half("give").pan.bottom + look.px(6)
        box = Rect(sheet.x + look.px(20), low, sheet.w - 2 * look.px(20), sheet.bottom - look.px(12) - low)
        return box

    def spots(self) -> Sequence[Hotspot]:
        return [Hotspot(HANDLE, self.place(), True, order=38, aside=True)]

    def click(self, handle: Hashable) -> bool:
        if handle != HANDLE:
            return False
        self.folded = not self.shut
        self.table.services.play_sound("paper_turn")
        self.table.again()
        return True

    def draw_background(self, surface: Surface) -> None:
        look = self.table.look
        heading, lines = self.advice()
        box = self.place()
        key = ("hell slip", box.size, heading, tuple(lines), self.shut, look.inks)
        found = look.baked(key)
        if found is None:
            found = look.keep(key, self._printed(box.size, heading, [] if self.shut else lines))
        room = look.px(20)
        surface.blit(found, (box.x - room, box.y - room))

    def _printed(self, size: tuple[int, int], heading: str, lines: list[str]) -> Surface:
        look, inks, room = self.table.look, self.table.look.palette, self.table.look.px(20)
        found = Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
        box = Rect((room, room), size)
        look.paper(found, "note", box, 6)
        head = look.label(heading, 19, inks.k, 0.8)
        fold = look.mark("down" if lines else "up", max(12, look.px(18)), palette.RED_TEXT)
        if not lines:
            found.blit(fold, fold.get_rect(midleft=(box.x + look.px(16), box.centery)))
            found.blit(head, head.get_rect(midleft=(box.x + look.px(24) + fold.get_width(), box.centery)))
            return found
        face = box.inflate(-look.px(40), -look.px(26))
        left = max(head.get_width(), fold.get_width()) + look.px(22)
        found.blit(head, (face.x, face.y))
        found.blit(fold, (face.x, face.y + head.get_height() + look.px(8)))
        pygame.draw.line(
            found, inks.k, (face.x + left - look.px(11), face.y), (face.x + left - look.px(11), face.bottom), 2
        )
        texts: list[Surface] = []
        size_now = 12
        for size_now in range(min(22, look.text(20)), 11, -1):
            wide = face.w - left - size_now
            texts = [
                look.lettering.paragraph(line, "text", size_now, wide, inks.k, leading=1.08).surface for line in lines
            ]
            if sum(text.get_height() + 3 for text in texts) <= face.h:
                break
        tall = sum(text.get_height() for text in texts)
        gap = min(look.px(14), max(2, (face.h - tall) // max(1, len(texts) - 1))) if len(texts) > 1 else 0
        y = face.y
        for text in texts:
            mark = look.mark("diamond", max(8, size_now // 2), palette.RED_TEXT)
            found.blit(mark, (face.x + left, y + size_now // 2 - 2))
            found.blit(text, (face.x + left + size_now, y))
            y += text.get_height() + gap
        return found

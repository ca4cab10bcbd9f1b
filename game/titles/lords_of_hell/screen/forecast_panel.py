"""The forecast of a battle as it is drawn: a bar with its number, and the slip over the empty scale."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules.forecast import FIGHTS, Forecast
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.exchanges import Exchanges
from game.titles.lords_of_hell.screen.forecast import BattleForecast
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.ui import palette
from game.ui.look import Look
from game.ui.scale import BODY_FLOOR
from game.ui.widgets.base import Widget

EACH_FRAME = 3
"""Fights thought through in a frame: about three milliseconds."""
STEP = 24
"""The bar is drawn anew after so many."""


class ForecastPanel(EmptyPanel):
    """What the forecast has found, with the totals of a battle or on its slip."""

    def __init__(self, table: Context, forecast: BattleForecast, exchanges: Exchanges) -> None:
        super().__init__(table)
        self.forecast, self.exchanges = forecast, exchanges

    def open(self) -> bool:
        return self.forecast.open()

    # where

    def bar(self) -> Rect:
        """Label, bar and number."""
        if self.forecast.in_battle:
            return self.exchanges.forecast_row()
        slip, look = self.slip(), self.table.look
        wide, high = round(slip.w * 0.86), max(22, look.px(34))
        return Rect(slip.centerx - wide // 2, slip.bottom - high - look.px(20), wide, high)

    def slip(self) -> Rect:
        look, sheet = self.table.look, self.table.ground.scale
        box = Rect(0, 0, round(sheet.w * 0.9), round(sheet.h * 0.46))
        box.midbottom = (sheet.centerx, sheet.bottom - look.px(12))
        return box

    def widgets(self) -> list[Widget]:
        return (
            [ForecastBar(self.table.look, self.bar(), self.table, self.forecast)]
            if self.forecast.found is not None
            else []
        )

    def draw_background(self, surface: Surface) -> None:
        found = self.forecast.found
        if found is not None and self.forecast.on_scale:
            self._slip(surface, found)

    def _slip(self, surface: Surface, found: Forecast) -> None:
        """Who would fight whom, with both powers; the bar stands under it."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        slip, bar = self.slip(), self.bar()
        realm, attacker = self.forecast.declared()
        look.paper(surface, "note", slip, 6)
        side = bar.y - slip.y - look.px(34)
        y = slip.y + look.px(22)
        for seat, power, left in ((attacker, found.powers[0], True), (realm, found.powers[1], False)):
            face = Rect(bar.x if left else bar.right - side, y, side, side)
            surface.blit(portrait(look, table.reading.devil(seat), face.size), face)
            pygame.draw.rect(surface, inks.k, face, max(1, look.px(2)))
            number = look.lettering.line(
                str(power), "display", round(side * 0.52), inks.a if left else inks.b, drop=inks.k
            )
            edge = face.right + look.px(16) if left else face.x - look.px(16)
            at = (
                number.get_rect(midleft=(edge, y + side * 0.36))
                if left
                else number.get_rect(midright=(edge, y + side * 0.36))
            )
            surface.blit(number, at)
            key = "battle-attacks" if left else "battle-defences"
            name = look.label(f"{table.devil(seat)} · {words(key)}", 20, inks.k, 0.6, bar.w // 2 - side - look.px(60))
            line = y + round(side * 0.84)
            surface.blit(name, name.get_rect(midleft=(edge, line)) if left else name.get_rect(midright=(edge, line)))
        vs = look.lettering.line("VS", "display", round(side * 0.34), inks.k)
        surface.blit(vs, vs.get_rect(center=(slip.centerx, y + round(side * 0.36))))


class ForecastBar(Widget):
    """The chance as a bar with its number. It thinks on while it is shown."""

    def __init__(self, look: Look, rect: Rect, table: Context, forecast: BattleForecast) -> None:
        super().__init__(look, rect, "forecast", tip=table.words("forecast-about", n=FIGHTS))
        self.table, self.forecast = table, forecast
        self._drawn = -1

    def update(self, dt: float) -> None:
        found = self.forecast.found
        if found is None:
            return
        found.think(EACH_FRAME)
        if found.fought - self._drawn >= STEP or (found.done and self._drawn < found.fought):
            self._drawn = found.fought
            self.touch()

    def draw(self, surface: Surface) -> None:
        found = self.forecast.found
        if found is None:
            return
        look, inks, rect = self.look, self.look.palette, self.rect
        label = look.label(self.table.words("forecast-label"), 19, inks.k, 0.8)
        surface.blit(label, label.get_rect(midleft=(rect.x, rect.centery)))
        number = look.lettering.line(
            self.forecast.share(), "text_bold", max(14, min(look.text(19), rect.h - 4)), inks.k
        )
        small = look.lettering.line(self.forecast.how(), "map", look.text(15), palette.DIM_TEXT)
        wide = max(round(rect.w * 0.26), 80)
        bar = Rect(rect.x + label.get_width() + look.px(12), 0, wide, max(10, round(rect.h * 0.5)))
        bar.centery = rect.centery
        pygame.draw.rect(surface, inks.b, bar, border_radius=3)
        pygame.draw.rect(surface, inks.a, Rect(bar.x, bar.y, round(bar.w * found.chance), bar.h), border_radius=3)
        pygame.draw.line(surface, inks.paper, (bar.centerx, bar.y), (bar.centerx, bar.bottom), 1)
        pygame.draw.rect(surface, inks.k, bar, max(1, look.px(2)), border_radius=3)
        x = bar.right + look.px(12)
        surface.blit(number, number.get_rect(midleft=(x, rect.centery)))
        x += number.get_width() + look.px(12)
        if x + small.get_width() <= rect.right:
            surface.blit(small, small.get_rect(midleft=(x, rect.centery)))
        else:  # in full in the tip
            least = look.lettering.line(self.forecast.how(), "map", BODY_FLOOR, palette.DIM_TEXT)
            if x + least.get_width() <= rect.right:
                surface.blit(least, least.get_rect(midleft=(x, rect.centery)))

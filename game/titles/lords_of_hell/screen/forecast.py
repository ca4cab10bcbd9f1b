"""The forecast of a battle on screen (LOH-23.4): how often the attack wins when it is fought out in thought as the armies stand.

It stands with the totals of a battle until its dice roll, and on a slip over the empty scale while somebody decides whether
to attack. It is thought through a few fights in each frame, so the bar moves for a second or so and then stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules import forecast
from game.titles.lords_of_hell.rules.battle_state import army_of
from game.titles.lords_of_hell.rules.forecast import FIGHTS, Coming, Forecast
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.muster import DEVIL
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.titles.lords_of_hell.screen.screen import HellTable

EACH_FRAME = 3
"""Fights thought through in a frame: about three milliseconds."""
MARCH = ("organisation", "sworn_join", "beat", "floor")
"""Asks from the march to the dice."""
STEP = 24
"""The bar is drawn anew after so many."""


class Omens(EmptyPanel):
    """Which battle is thought about now, and what has come out."""

    def __init__(self, table: HellTable) -> None:
        super().__init__(table)
        self._found: Forecast | None = None
        self._of = b""
        self._looked: tuple[object, ...] = ()

    def open(self) -> bool:
        return self.table.reading.forecast and (self.in_battle or self.on_scale)

    @property
    def in_battle(self) -> bool:
        """It stands with the totals: from the march to the dice."""
        table, battle = self.table, self.table.battle
        told = table.kind in MARCH and table.reading.forecast
        return told and battle.open() and battle.front is not None and not battle.front.diced

    @property
    def on_scale(self) -> bool:
        """An attack is thought about or has been declared, and nothing lies on the scale."""
        table = self.table
        if table.kind not in ("attack_turn", "parley") or table.stage or not table.reading.forecast:
            return False
        return self.declared()[0] >= 0 and table.market.on_scale is None and not table.market.sheet

    def declared(self) -> tuple[int, int]:
        """Realm and attacker of the attack that is thought about; -1: of none."""
        table = self.table
        target = table.attack.target
        seat = int(table.nouns.get("seat", -1))
        if target >= 0:
            return target, seat
        return (int(table.nouns["realm"]), seat) if "realm" in table.nouns else (-1, -1)

    def _coming(self) -> Coming | None:
        """The troops that are being chosen."""
        muster = self.table.organise.muster
        if muster is None or muster.verb not in ("join", "call") or not self.table.organise.open():
            return None
        choice = muster.choice()
        seat = self.table.services.seat
        if muster.verb == "join":
            leader = int(muster.branch.nouns[2])
            own = [] if leader == DEVIL else [leader]
            return Coming(seat, str(muster.branch.nouns[1]), leader == DEVIL, (*own, *choice[-2]), choice[-1])
        return Coming(seat, "", bool(muster.branch.nouns[1]), tuple(choice[-2]), choice[-1])

    @property
    def found(self) -> Forecast | None:
        """What has been thought so far; begun anew when anything in it changes."""
        table, s = self.table, self.table.reading.s
        front = table.battle.front
        realm, attacker = (front.realm, front.attacker) if self.in_battle and front is not None else self.declared()
        if not self.open() or realm < 0:
            return None
        coming = self._coming() if self.in_battle else None
        looked = (table.services.update.version, realm, attacker, coming)
        if looked == self._looked:
            return self._found
        self._looked = looked
        of = forecast.key(s, realm, attacker, coming)
        if of != self._of:
            self._of, self._found = of, Forecast(s, realm, attacker, coming)
        return self._found

    def coming_powers(self) -> tuple[int, int] | None:
        """Both powers with the troops that are about to come; None when all are there."""
        found = self.found if self.in_battle and (self._coming() is not None or self.awaited) else None
        return found.powers if found is not None else None

    @property
    def awaited(self) -> bool:
        """The attacker has not said yet whom it brings."""
        front = self.table.battle.front
        return front is not None and army_of(front, front.attacker) is None and not front.ended

    def share(self) -> str:
        """The chance of the attack in words."""
        found, words = self.found, self.table.words
        if found is None:
            return ""
        hundred = round(100 * found.chance)
        if found.certain:
            return words(f"forecast-certain-{found.certain}")
        if hundred in (0, 100):
            return words("forecast-hardly" if hundred == 0 else "forecast-nearly")
        return words("forecast-attack", n=hundred)

    def how(self) -> str:
        """How it was reckoned, in a few words."""
        found, words = self.found, self.table.words
        if found is None or found.certain:
            return words("forecast-how-certain")
        key = "forecast-how"
        if self.in_battle:
            key = "forecast-how-coming" if self._coming() is not None else "forecast-how-all" if self.awaited else key
        return words(key, n=FIGHTS)

    # where

    def bar(self) -> Rect:
        """Label, bar and number."""
        if self.in_battle:
            return self.table.middle.forecast_row()
        slip, look = self.slip(), self.table.look
        wide, high = round(slip.w * 0.86), max(22, look.px(34))
        return Rect(slip.centerx - wide // 2, slip.bottom - high - look.px(20), wide, high)

    def slip(self) -> Rect:
        look, sheet = self.table.look, self.table.ground.scale
        box = Rect(0, 0, round(sheet.w * 0.9), round(sheet.h * 0.46))
        box.midbottom = (sheet.centerx, sheet.bottom - look.px(12))
        return box

    def widgets(self) -> list[Widget]:
        return [ForecastBar(self.table.look, self.bar(), self)] if self.found is not None else []

    def draw_background(self, surface: Surface) -> None:
        found = self.found
        if found is not None and self.on_scale:
            self._slip(surface, found)

    def _slip(self, surface: Surface, found: Forecast) -> None:
        """Who would fight whom, with both powers; the bar stands under it."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        slip, bar = self.slip(), self.bar()
        realm, attacker = self.declared()
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

    def __init__(self, look: Look, rect: Rect, omens: Omens) -> None:
        super().__init__(look, rect, "forecast", tip=omens.table.words("forecast-about", n=FIGHTS))
        self.omens = omens
        self._drawn = -1

    def update(self, dt: float) -> None:
        found = self.omens.found
        if found is None:
            return
        found.think(EACH_FRAME)
        if found.fought - self._drawn >= STEP or (found.done and self._drawn < found.fought):
            self._drawn = found.fought
            self.touch()

    def draw(self, surface: Surface) -> None:
        found = self.omens.found
        if found is None:
            return
        look, inks, rect = self.look, self.look.palette, self.rect
        label = look.label(self.omens.table.words("forecast-label"), 19, inks.k, 0.8)
        surface.blit(label, label.get_rect(midleft=(rect.x, rect.centery)))
        number = look.lettering.line(self.omens.share(), "text_bold", max(14, min(look.text(19), rect.h - 4)), inks.k)
        small = look.lettering.line(self.omens.how(), "map", max(12, look.text(15)), palette.DIM_TEXT, floor=11)
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
        elif rect.right - x > 60:
            small = look.lettering.line(self.omens.how(), "map", 12, palette.DIM_TEXT, width=rect.right - x, floor=11)
            surface.blit(small, small.get_rect(midleft=(x, rect.centery)))

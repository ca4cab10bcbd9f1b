"""Between the sides of a battle: both totals on the scale of thresholds, and the exchanges with their dice (LOH-10.43 to 10.49).
While troops are organised the lower half says what can be done (`screen/organisation.py`)."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.battle_state import power, protection
from game.titles.lords_of_hell.rules.cards import COMBAT
from game.titles.lords_of_hell.rules.exchanges import dice_by_ratio, exchange_count
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE
from game.titles.lords_of_hell.screen.battle import HIT_KINDS, Battle
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.forecast import BattleForecast
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.signs import pips
from game.ui import palette
from game.ui.fitting import fitted

TOP = 60
"""The end of the scale of thresholds."""


class Exchanges(EmptyPanel):
    """The middle of the battle stage."""

    def __init__(self, table: Context, battle: Battle, forecast: BattleForecast) -> None:
        super().__init__(table)
        self.battle = battle
        self.forecast = forecast

    def open(self) -> bool:
        return self.battle.open()

    def parts(self) -> tuple[Rect, Rect]:
        """Totals above, exchanges below."""
        look, battle = self.table.look, self.battle
        centre = Rect(self.table.ground.market)
        if len(battle.fronts) > 1:
            high = battle.tabs()[0].h + 3
            centre = Rect(centre.x, centre.y + high, centre.w, centre.h - high)
        share = 0.36 if self.forecast.in_battle else 0.3
        top = Rect(centre.x, centre.y, centre.w, round(centre.h * share))
        return top, Rect(centre.x, top.bottom + look.px(6), centre.w, centre.bottom - top.bottom - look.px(6))

    def whole(self) -> Rect:
        """All of the middle: the exchange under way lies there."""
        top, low = self.parts()
        return top.union(low)

    def forecast_row(self) -> Rect:
        """The foot of the totals, while there is a forecast (`screen/forecast.py`)."""
        top, look = self.parts()[0], self.table.look
        face = top.inflate(-2 * look.px(20), -2 * look.px(12))
        high = max(20, look.px(32))
        return Rect(face.x, face.bottom - high, face.w, high)

    def draw_background(self, surface: Surface) -> None:
        top, low = self.parts()
        self._totals(surface, top)
        if self.table.kind == "organisation":
            return  # it lies there
        self._rows(surface, low)

    # totals

    def numbers(self) -> tuple[int, int]:
        """Both powers: as measured for the dice, else as they stand."""
        front = self.battle.front
        assert front is not None
        told = self.battle.measured.get(front.realm)
        return (told.power[0], told.power[1]) if told is not None else self.standing()

    def standing(self) -> tuple[int, int]:
        """Both powers as they stand: less than was measured once hits have fallen."""
        battle = self.battle
        front = battle.front
        assert front is not None
        if front.realm in battle.fresh:
            told = battle.measured[front.realm]
            return told.power[0], told.power[1]
        s = self.table.reading.s
        return power(s, front, ATTACK), power(s, front, DEFENCE)

    def expected(self) -> tuple[int, int]:
        """Both powers with the troops that are about to come."""
        return self.forecast.coming_powers() or self.numbers()

    def _totals(self, surface: Surface, area: Rect) -> None:
        look, inks, words = self.table.look, self.table.look.palette, self.table.words
        look.paper(surface, "panel", area, 6)
        face = area.inflate(-2 * look.px(20), -2 * look.px(12))
        if self.forecast.in_battle:
            face.h = self.forecast_row().y - face.y
        attack, defence = self.expected()
        now = self.forecast.coming_powers() or self.standing()
        big = round(face.h * 0.5)
        line = face.y + big // 2
        vs = look.lettering.line("VS", "display", big // 2, inks.k)
        surface.blit(vs, vs.get_rect(center=(face.centerx, line)))
        for side, value, first, x, ink in (
            (-1, now[0], attack, face.centerx - face.w // 4, inks.a),
            (1, now[1], defence, face.centerx + face.w // 4, inks.b),
        ):
            number = look.lettering.line(str(value), "display", big, ink, drop=inks.k)
            parts = [look.label(words("side-attack" if side < 0 else "side-defence"), 22, inks.k, 1.2)]
            spot = number.get_rect(center=(x, line))
            if side < 0:
                surface.blit(parts[0], parts[0].get_rect(midright=(spot.left - look.px(14), line)))
                parts = []
            if value != first:
                parts.insert(0, look.lettering.line(words("battle-of-first", n=first), "display", big // 3, inks.k))
            gap = look.px(14)
            spot.right = min(spot.right, face.right - sum(gap + part.get_width() for part in parts))
            surface.blit(number, spot)
            at = spot.right
            for part in parts:
                surface.blit(part, part.get_rect(midleft=(at + gap, line)))
                at += gap + part.get_width()
        bar = Rect(face.x, face.y + big + look.px(6), face.w, max(8, look.px(14)))
        pygame.draw.rect(surface, inks.paper, bar, border_radius=4)
        half = bar.h // 2
        for value, y, ink in ((now[0], bar.y, inks.a), (now[1], bar.y + half, inks.k)):
            pygame.draw.rect(surface, ink, Rect(bar.x, y, round(bar.w * min(TOP, value) / TOP), half), border_radius=3)
        pygame.draw.rect(surface, inks.k, bar, max(1, look.px(2)), border_radius=4)
        small = max(12, look.caps(17))
        y = bar.bottom + small // 2 + look.px(5)
        first_told = bar.right
        for row in COMBAT["exchanges_per_side"]:
            x = bar.x + round(bar.w * row["at_least"] / TOP)
            pygame.draw.line(surface, inks.k, (x, bar.y - 4), (x, bar.bottom + 4), max(2, look.px(4)))
            text = look.lettering.line(
                words("battle-threshold", n=row["at_least"], more=row["extra"]).upper(), "label", small, inks.k
            )
            surface.blit(text, told := text.get_rect(center=(x, y)))
            first_told = min(first_told, told.x)
        count = exchange_count(attack, defence)
        dice = f"{dice_by_ratio(attack, defence)} : {dice_by_ratio(defence, attack)}"
        text = look.lettering.line(
            words("battle-count", n=count, dice=dice),
            "text_bold",
            max(13, look.text(17)),
            inks.k,
            width=first_told - bar.x - look.px(8),
        )
        surface.blit(text, text.get_rect(midleft=(bar.x, y)))

    # exchanges

    def _rows(self, surface: Surface, area: Rect) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        battle = self.battle
        front = battle.front
        assert front is not None
        if table.kind in HIT_KINDS:  # the hits to place lie under them
            area = Rect(area.x, area.y, area.w, area.h - max(46, look.px(78)) - look.px(6))
        look.paper(surface, "panel", area, 6)
        face = area.inflate(-2 * look.px(18), -2 * look.px(14))
        told = battle.rolled.get(front.realm, [])
        told = told[: battle.shown_rows.get(front.realm, len(told))]
        attack, defence = self.numbers()
        measured = battle.measured.get(front.realm)
        count = measured.exchanges if measured is not None else exchange_count(attack, defence)
        head = Rect(face.x, face.y, face.w, max(20, look.px(32)))
        pygame.draw.rect(surface, inks.k, head, border_radius=3)
        left = look.label(words("battle-round", n=front.round, all=count), 21, inks.paper, 1.0, head.w // 2)
        surface.blit(left, left.get_rect(midleft=(head.x + 8, head.centery)))
        right = look.lettering.line(
            words("battle-rule").upper(),
            "label",
            max(12, look.caps(17)),
            palette.GLOW,
            width=head.w // 2 - 16,
            floor=10,
        )
        surface.blit(right, right.get_rect(midright=(head.right - 8, head.centery)))
        guard = measured.protection if measured is not None else protection(table.reading.s, front)
        for n in range(count):
            row = self.place(n)
            if n:
                pygame.draw.line(surface, palette.mix(inks.paper, inks.k, 0.35), row.topleft, row.topright, 1)
            number = look.lettering.line(str(n + 1), "display", min(look.caps(20), max(11, row.h - 6)), inks.k)
            surface.blit(number, number.get_rect(midleft=(row.x + 6, row.centery)))
            if n < len(told):
                self.row(surface, row, told[n], guard, (attack, defence))
            elif battle.tumbling != (front.realm, n):
                self._ghost(surface, row, (attack, defence))

    def _ghost(self, surface: Surface, row: Rect, both: tuple[int, int]) -> None:
        """Dice still to be rolled."""
        look = self.table.look
        px = round(min(row.h - 6, look.px(40)) * 0.8)
        for side, many in ((-1, dice_by_ratio(*both)), (1, dice_by_ratio(both[1], both[0]))):
            for m in range(many):
                die = pips(look, px, 0, ghost=True)
                x = row.centerx + side * (row.w * 0.3 + m * (px + 5))
                surface.blit(die, die.get_rect(center=(round(x), row.centery)))

    def place(self, n: int) -> Rect:
        """The row of the n-th exchange."""
        look, table = self.table.look, self.table
        area = self.parts()[1]
        if table.kind in HIT_KINDS:
            area = Rect(area.x, area.y, area.w, area.h - max(46, look.px(78)) - look.px(6))
        face = area.inflate(-2 * look.px(18), -2 * look.px(14))
        top = face.y + max(20, look.px(32)) + 2
        front = self.battle.front
        measured = self.battle.measured.get(front.realm) if front is not None else None
        count = measured.exchanges if measured is not None else exchange_count(*self.numbers())
        step = min(look.px(66), (face.bottom - top) // max(1, count))
        return Rect(face.x, top + n * step, face.w, step)

    def row(
        self,
        surface: Surface,
        row: Rect,
        cue: cues.Exchange,
        guard: int,
        both: tuple[int, int],
    ) -> None:
        """One exchange: the dice that count are big and inked, the words do the subtraction, the arrow shows who is hit."""
        look, inks, words = self.table.look, self.table.look.palette, self.table.words
        big = min(row.h - 4, look.px(46))
        small = round(big * 0.78)
        a, d, hit = max(cue.attack), max(cue.defence), cue.hit
        wins = {"defence": -1, "shielded": -1, "attack": 1}.get(hit, 0)
        for side, dice in ((-1, cue.attack), (1, cue.defence)):
            best = sorted(dice, reverse=True)
            x = row.centerx + side * row.w * 0.26
            for m, face in enumerate(best):
                counts = m == 0 and side == wins
                px = big if m == 0 else small
                fill = (inks.a if side < 0 else palette.STRAW) if counts else None
                die = pips(look, px, face, fill)
                surface.blit(die, die.get_rect(center=(round(x), row.centery)))
                x += side * (px / 2 + small / 2 + 5)
        text = self.told(a, d, guard, hit, both)
        label = words(f"battle-hit-{hit}") if hit else words("battle-hit-none")
        if row.h < 44:
            self._narrow(surface, row, text, label, wins)
            return
        half = row.h // 2
        line = fitted(
            look, text, "text_medium", max(13, look.text(16)), (round(row.w * 0.4), half + 4), inks.k, lines=1, floor=11
        )
        surface.blit(line, line.get_rect(center=(row.centerx, row.y + half // 2 + 1)))
        tag = look.lettering.line(
            label.upper(), "label", max(11, min(look.caps(18), half - 2)), inks.paper if hit else palette.DIM_TEXT
        )
        box = tag.get_rect(center=(row.centerx, row.y + half + half // 2 - 1)).inflate(14, 1)
        if hit:
            pygame.draw.rect(surface, inks.k, box, border_radius=3)
            arrow = look.mark("right" if wins < 0 else "left", max(9, box.h - 4), inks.a)
            at = (box.right + 5, box.centery) if wins < 0 else (box.x - 5, box.centery)
            surface.blit(arrow, arrow.get_rect(midleft=at) if wins < 0 else arrow.get_rect(midright=at))
        surface.blit(tag, tag.get_rect(center=box.center))

    def _narrow(self, surface: Surface, row: Rect, text: str, label: str, wins: int) -> None:
        """The words of an exchange beside one another."""
        look, inks = self.table.look, self.table.look.palette
        wide = round(row.w * 0.19)
        told = round(row.w * 0.215)
        line = fitted(
            look, text, "label", max(14, min(look.caps(18), row.h - 6)), (told, row.h), inks.k, lines=1, floor=12
        )
        surface.blit(line, line.get_rect(center=(row.centerx - told // 2 - 2, row.centery)))
        tag = look.lettering.line(
            label.upper(),
            "label",
            max(12, min(look.caps(18), row.h - 8)),
            inks.paper if wins else palette.DIM_TEXT,
            width=wide - 16,
        )
        box = tag.get_rect(center=(row.centerx + wide // 2, row.centery)).inflate(12, 2)
        if wins:
            pygame.draw.rect(surface, inks.k, box, border_radius=3)
            arrow = look.mark("right" if wins < 0 else "left", max(9, box.h - 6), inks.a)
            at = (box.right + 4, box.centery) if wins < 0 else (box.x - 4, box.centery)
            surface.blit(arrow, arrow.get_rect(midleft=at) if wins < 0 else arrow.get_rect(midright=at))
        surface.blit(tag, tag.get_rect(center=box.center))

    def compared(self, cue: cues.Exchange, guard: int, both: tuple[int, int]) -> tuple[int, str]:
        """What the wall takes off the attack's die, and the comparison of what is left in words."""
        a, d = max(cue.attack), max(cue.defence)
        less = guard if a >= d and cue.hit != "attack" else 0
        return less, self._reason(a, d, guard, cue.hit, both, str(a - less))

    def told(self, a: int, d: int, guard: int, hit: str, both: tuple[int, int]) -> str:
        """The comparison in words, with the subtraction."""
        less = f"{a} – {guard} = {a - guard}" if guard and a >= d and hit != "attack" else str(a)
        return self._reason(a, d, guard, hit, both, less)

    def _reason(self, a: int, d: int, guard: int, hit: str, both: tuple[int, int], less: str) -> str:
        words = self.table.words
        if hit == "attack":
            return words("battle-beats", a=d, b=a) if d > a else words("battle-tie", a=d)
        if hit == "defence":
            key = "battle-tie" if a - guard == d else "battle-beats"
            return words(key, a=less, b=d)
        if hit == "shielded":
            return words("battle-shielded", a=less)
        if a > d:
            return words("battle-wall", a=less)
        return words("battle-level", a=a) if a == d else less

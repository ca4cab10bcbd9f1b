"""Counting the bags of a marker that came home: flat, by dice, or mixed (GOB-10.5)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import Rect, Surface

from game.engine.ask import SeatAsk
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.lookup_tables import SCORING
from game.titles.goblin_raid.rules.map_graph import SITE
from game.titles.goblin_raid.screen.names import halves_text
from game.titles.goblin_raid.screen.panel import NO_MARKS, HexMarks
from game.titles.goblin_raid.screen.question import Question
from game.titles.goblin_raid.screen.sheet import Option, content, heading, option, put, stacked
from game.ui.hexmap.overlays import Ring


class Bags(Question):
    """`count_bags`: how many bags of a site are rolled for, and how many count flat."""

    kinds = ("count_bags",)

    def begins(self, ask: SeatAsk | None) -> None:
        self.dice = 0

    @property
    def bags(self) -> int:
        return self.subject.bags

    @property
    def site(self) -> str:
        return self.subject.site

    def acts(self) -> Sequence[AnswerButton]:
        if not self.open():
            return ()
        w = self.table.words
        small = f"{w('bags-flat', n=self.bags - self.dice)} · {w('bags-dice', n=self.dice)}"
        return [AnswerButton("count", w("act-count"), lambda: self._send(), small=small, kind="moss")]

    def _send(self) -> None:
        self.table.send(plays.CountBags(self.bags - self.dice, self.dice), "gold_coins")

    def click(self, handle: Hashable) -> bool:
        match handle:
            case ("dice", int(n)) if self.open():
                if self.dice == n:
                    self._send()
                else:
                    self.dice = n
                    self.changed()
                return True
        return False

    def hex_marks(self) -> HexMarks:
        return HexMarks(rings=(Ring(SITE[self.site].hex),)) if self.open() and self.site in SITE else NO_MARKS

    def options(self) -> list[Option]:
        """From no die to a die for each bag."""
        table, w = self.table, self.table.words
        flat, sides = SCORING["bag_flat_value_x2"], SCORING["bag_die"]
        out = []
        for dice in range(self.bags + 1):
            sure = flat * (self.bags - dice)
            low, high = sure + 2 * dice, sure + 2 * sides * dice
            if dice:
                small = w(
                    "bags-range", low=halves_text(low), high=halves_text(high), mean=halves_text(flat * self.bags)
                )
            else:
                small = w("bags-sure", points=table.points(sure))
            text = f"{w('bags-flat', n=self.bags - dice)} · {w('bags-dice', n=dice)}"
            out.append(Option(text, small, number=str(dice), chosen=dice == self.dice))
        return out

    def _lines(self) -> list[Rect]:
        look = self.table.look
        inner = content(look, self.area)
        top = inner.y + look.px(150)
        rest = Rect(inner.x, top, inner.w, inner.bottom - top)
        return stacked(rest, self.bags + 1, max(48, look.px(74)), look.px(10))

    def spots(self) -> Sequence[Hotspot]:
        if not self.open() or self.table.sheets.covered:
            return ()
        return [Hotspot(("dice", n), rect, True) for n, rect in enumerate(self._lines())]

    def draw_background(self, surface: Surface) -> None:
        table, look, w = self.table, self.table.look, self.table.words
        look.paper(surface, "plain", self.area, 6)
        inner = content(look, self.area)
        bags = table.amount("bags", self.bags)
        head = Rect(inner.x, inner.y, inner.w, look.px(56))
        so_far = w("bags-now", points=table.points(table.reading.score.points))
        heading(surface, look, head, w("bags-count", site=table.site_name(self.site), bags=bags), so_far)
        told = look.lettering.paragraph(w("hint-count-bags"), "text", look.text(18), inner.w, look.palette.k, lines=2)
        surface.blit(told.surface, (inner.x, head.bottom + look.px(10)))
        sack = table.counters.sack(self.bags, max(40, look.px(64)))
        for one, rect in zip(self.options(), self._lines()):
            option(surface, look, rect, one)
        put(surface, sack, midright=(inner.right - look.px(8), head.bottom + look.px(46)))

"""Standing orders of the own seat, and who commands among equals (GOB-4.15, 6.2): a page over the table, called by a chip."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.goblin_raid.rules import menus, plays
from game.titles.goblin_raid.rules.lookup_tables import ORDERS
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.panels import chip
from game.titles.goblin_raid.screen.sheet import CREAM, Option, content, heading, option, put, stacked
from game.ui import palette

CHIP = ("orders",)


class Orders(EmptyPanel):
    """The page and its chip."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.sheet = False

    @property
    def up(self) -> bool:
        """Whether the page is shown: it lies on a sheet."""
        return self.sheet

    def open(self) -> bool:
        return self.table.reading.mine is not None and self.table.reading.phase != "over"

    def shown(self) -> None:
        self.sheet = self.up and self.open()

    # the facts

    @property
    def able(self) -> list[plays.Order]:
        """The orders that would change something, as the ask offers them."""
        return menus.orders(self.table.services.update.ask)

    def now(self, name: str) -> str:
        mine = self.table.reading.mine
        return mine.orders.get(name, "") if mine is not None else ""

    def commanders(self) -> list[plays.ChooseCommander]:
        """Who could command instead where leaders of equal limit stand together (GOB-6.2)."""
        return menus.commanders(self.table.services.update.ask)

    # pressing

    def acts(self) -> Sequence[AnswerButton]:
        if not self.up:
            return ()
        return [AnswerButton("close", self.table.words("verb-close"), self._close, kind="gold")]

    def _close(self) -> None:
        self.sheet = False
        self.table.again()

    def click(self, handle: Hashable) -> bool:
        if handle == CHIP:
            self.sheet = not self.up
            self.table.services.play_sound("card_slide")
            self.table.again()
            return True
        play = _play(handle) if self.up else None
        if play is None:
            return False
        self.table.send(play, "stamp")
        return True

    def hex_click(self, hex: str) -> bool:
        """While the page is up the map is only looked at."""
        return self.up

    def back(self) -> bool:
        was, self.sheet = self.up, False
        return was

    # where it lies

    def chip_rect(self) -> Rect | None:
        """Under a sheet, beside the buttons; else in the heading of the roster."""
        ground, look = self.table.ground, self.table.look
        if ground.foot.w:
            return ground.chip(look)
        if ground.roster.w:
            inner = look.content("plain", ground.roster)
            px = look.caps(22) + look.px(10)
            return Rect(inner.right - px - look.px(2), inner.y + look.px(2), px, px)
        return None

    def _blocks(self) -> list[Rect]:
        """A strip for each order, and one for the commanders if there are any to choose."""
        look = self.table.look
        inner = content(look, self.area)
        top = inner.y + max(look.px(56), 34) + look.text(17) * 2
        count = len(ORDERS) + bool(self.commanders())
        return stacked(Rect(inner.x, top, inner.w, inner.bottom - top), count, max(108, look.px(168)), look.px(14))

    def lines(self) -> list[tuple[tuple[Any, ...], Rect, Option]]:
        """The values of every order side by side, then the commanders."""
        look, w = self.table.look, self.table.words
        rows: list[list[tuple[tuple[Any, ...], Option]]] = []
        for name, values in ORDERS.items():
            rows.append([(("order", name, value), Option(w(f"order-{name}-{value}"), chosen=self.now(name) == value))
                         for value in values])  # fmt: skip
        leaders = [(("commander", one.hex, one.leader),
                    Option(self.table.leader_name(one.leader), self.table.hex_name(one.hex)))
                   for one in self.commanders()]  # fmt: skip
        rows += [leaders] if leaders else []
        out = []
        for block, row in zip(self._blocks(), rows):
            high = max(40, look.px(56))
            gap = look.px(10)
            wide = min(look.px(360), (block.w - gap * (len(row) - 1)) // len(row))
            for i, (handle, one) in enumerate(row):
                out.append((handle, Rect(block.x + i * (wide + gap), block.bottom - high, wide, high), one))
        return out

    def spots(self) -> Sequence[Hotspot]:
        out: list[Hotspot] = []
        found = self.chip_rect()
        if found is not None and not self.up:
            out.append(Hotspot(CHIP, found, True, order=4, aside=True))
        if not self.up:
            return out
        able = self.able
        for handle, rect, one in self.lines():
            play = _play(handle)
            can = isinstance(play, plays.ChooseCommander) or play in able
            why = "" if can or one.chosen else self.table.why_not()
            out.append(Hotspot(handle, rect, can, why))
        return out

    def draw_background(self, surface: Surface) -> None:
        look, w = self.table.look, self.table.words
        found = self.chip_rect()
        if found is not None and not self.up:
            self._chip(surface, found)
        if not self.up:
            return
        look.paper(surface, "plain", self.area, 6)
        inner = content(look, self.area)
        head = Rect(inner.x, inner.y, inner.w, max(look.px(56), 34))
        heading(surface, look, head, w("orders"), "")
        text = look.lettering.paragraph(w("orders-text"), "text", look.text(17), inner.w, palette.DIM_TEXT, lines=1)
        surface.blit(text.surface, (inner.x, head.bottom + look.px(4)))
        titles = [(w(f"order-{name}"), w(f"order-{name}-text")) for name in ORDERS]
        titles.append((w("verb-choose-commander"), ""))
        for block, (title, told) in zip(self._blocks(), titles):
            rect = put(surface, look.label(title, 24, look.palette.k, 1.0, width=block.w), topleft=block.topleft)
            line = look.lettering.paragraph(
                told, "text", look.text(16), block.w, palette.DIM_TEXT, leading=1.15, lines=2
            )
            surface.blit(line.surface, (block.x, rect.bottom))
        for _, rect, one in self.lines():
            option(surface, look, rect, one)

    def _chip(self, surface: Surface, rect: Rect) -> None:
        look = self.table.look
        if rect.w > rect.h * 2:
            chip(surface, look, rect, self.table.words("act-orders"))
            return
        pygame.draw.rect(surface, CREAM, rect, border_radius=look.px(4))
        mark = look.mark("menu", max(10, round(rect.h * 0.6)), look.palette.k)
        put(surface, mark, center=rect.center)


def _play(handle: Hashable) -> plays.Order | plays.ChooseCommander | None:
    """What a press on a line of the page gives; None: it is no line of it."""
    match handle:
        case ("order", str(name), str(value)):
            return plays.Order(plays.Setting(name, value))
        case ("commander", str(found), str(leader)):
            return plays.ChooseCommander(found, leader)
    return None

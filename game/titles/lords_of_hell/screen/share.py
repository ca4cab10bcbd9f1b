"""Plunder: each card goes to one of those who helped (LOH-10.57)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.engine.spaces import One, Pick, Seq
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.choices import grid
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.panel import EmptyPanel


class Share(EmptyPanel):
    """Plunder: each card goes to one of those who helped (LOH-10.57)."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards
        self.to: list[int] = []
        self._of = -1

    def open(self) -> bool:
        return self.table.kind == "share"

    @property
    def who(self) -> list[int]:
        ask = self.table.services.update.ask
        space = ask.space if ask is not None and self.table.asked == "share" else None
        one = space.parts[0] if isinstance(space, Seq) else None
        return list(one.options) if isinstance(one, One | Pick) else []

    @property
    def plunder(self) -> list[list[Any]]:
        found: list[list[Any]] = self.table.reading.view.get("mine", {}).get("plunder", [])
        return found

    def shown(self) -> None:
        ask = self.table.services.update.ask
        number = ask.id if ask is not None else -1
        if number != self._of:
            self.to = [self.table.services.seat] * len(self.plunder)
        self._of = number

    def places(self) -> list[Rect]:
        look = self.table.look
        area = Rect(self.table.ground.market).inflate(-look.px(90), -look.px(150))
        return grid(area, len(self.plunder), 0.86)

    def spots(self) -> Sequence[Hotspot]:
        return [Hotspot(("pick", "loot", n), rect, bool(self.who), order=40) for n, rect in enumerate(self.places())]

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[:2] != ("pick", "loot") or not self.who:
            return False
        n = int(handle[2])
        self.to[n] = self.who[(self.who.index(self.to[n]) + 1) % len(self.who)]
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        if not self.who:
            return words("ask-share.waiting", name=table.devil(table.facts.seat)), ""
        return words("ask-share"), words("share-hint")

    def acts(self) -> Sequence[AnswerButton]:
        if not self.who:
            return ()
        words = self.table.words
        return [AnswerButton("share", words("verb-done"), lambda: self.table.send(list(self.to)), kind="primary")]

    def draw_background(self, surface: Surface) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        if not self.who:
            return
        look.paper(surface, "panel", table.ground.market, 6)
        found = self.ask()
        head = look.lettering.line(
            found[0] if found else "", "display", look.caps(26), inks.k, width=table.ground.market.w - look.px(80)
        )
        surface.blit(head, head.get_rect(midtop=(table.ground.market.centerx, table.ground.market.y + look.px(24))))
        for (_, card), rect, seat in zip(self.plunder, self.places(), self.to):
            surface.blit(self.cards.small(Facing("card", card), rect.size), rect)
            self._taker(surface, seat, rect)

    def _taker(self, surface: Surface, seat: int, card: Rect) -> None:
        """Who gets a card: face and name under it, red for another."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        px = max(13, look.caps(20))
        side = px * 2
        tag = look.lettering.line(table.devil(seat).upper(), "label", px, inks.paper, width=card.w - side - 8)
        box = Rect(0, card.bottom + look.px(8), side + tag.get_width() + 14, side)
        box.centerx = card.centerx
        pygame.draw.rect(surface, inks.k if seat == table.services.seat else inks.a, box, border_radius=4)
        face = Rect(box.x + 2, box.y + 2, side - 4, side - 4)
        surface.blit(portrait(look, table.reading.devil(seat), face.size), face)
        surface.blit(tag, tag.get_rect(midleft=(face.right + 6, box.centery)))

"""The curtain between two people at one window: opaque, the same whatever lies behind it, with the name of whoever is called."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.hot_seat import HotSeat, HotTable
from game.scenes.routes import PauseRoute
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene
from game.ui import palette
from game.ui.music import Music
from game.ui.widgets.buttons import Button
from game.ui.widgets.players import portrait

LOCKED = 0.3
"""Seconds in which no press is taken: the last person's second Enter lifts no curtain."""
FOLDS = 26


class Curtain(Scene):
    """`Curtain(hot, table)`: Enter or a click shows that person's view, and nobody else's."""

    escapes = False
    falls = True

    def __init__(self, hot: HotSeat, table: HotTable, by_hand: bool = False) -> None:
        super().__init__()
        self.hot, self.table, self.by_hand = hot, table, by_hand
        self.title = table.title
        self._age = 0.0

    @property
    def music(self) -> Music | None:
        """What all may hear."""
        public = self.hot.public
        return public.music if public is not None and public.ready else None

    def build(self) -> None:
        look = self.look
        w = look.frame.size[0]
        wide = min(round(w * 0.92), max(look.px(760), round(look.px(640) * look.frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        room, gap = wide - 2 * inner.x, look.px(18)
        plate, face = max(44, look.px(76)), max(72, look.px(150))
        text = self.tr("friends-curtain-text", name=self.table.name)
        self._words = look.lettering.paragraph(text, "text", look.text(21), room - look.px(24), look.palette.k,
                                               align="centre", leading=1.3).surface  # fmt: skip
        others = [table for table in self.hot.tables if table is not self.table]
        row, small = max(54, look.px(88)), max(44, look.px(60))
        rows = -(-len(others) // 2)
        tall = 2 * inner.y + plate + face + self._words.get_height() + row + rows * (small + gap // 2) + 4 * gap
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        self._face = Rect(self._plate.x, self._plate.bottom + gap, room, face)
        self._text_at = (self._plate.x + look.px(12), self._face.bottom + gap)
        y = self._text_at[1] + self._words.get_height() + gap
        main = Button(look, Rect(self._plate.x, y, room, row), self.tr("friends-curtain-sit", name=self.table.name),
                      partial(self.lift, self.table), kind="primary", id="sit", key=self.key_name("confirm"))  # fmt: skip
        self.group.add(main)
        self.group.main = main
        y += row + gap // 2
        half = (room - gap) // 2
        for i, other in enumerate(others):
            at = Rect(self._plate.x + (i % 2) * (half + gap), y + (i // 2) * (small + gap // 2), half, small)
            if i == len(others) - 1 and i % 2 == 0:
                at.w = room
            self.group.add(Button(look, at, self.tr("friends-curtain-other", name=other.name), partial(self.lift, other),
                                  size=20, id=f"sit.{other.feed.seat}"))  # fmt: skip

    def leave(self) -> None:
        self.hot.down = False

    def enter(self) -> None:
        self.sound_of("card_slide")

    def sound_of(self, name: str) -> None:
        self.context.look().play(name)

    def lift(self, table: HotTable) -> None:
        """That person sits at the window."""
        if self._age < LOCKED:
            return
        self.hot.seat(table)
        self.stack.pop()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.is_key(event, "back"):
            self.pause_game()
            return True
        return super().handle(event)

    def pause_game(self) -> None:
        self.stack.push(PauseRoute(self.hot.stage))

    def update(self, dt: float) -> None:
        self._age += dt
        stage = self.hot.stage
        stage.meanwhile(dt)
        if self.hot.wish is not None:
            self.table, self.hot.wish, self.by_hand = self.hot.wish, None, True
            self.rebuild()
        waited_out = not self.by_hand and not self.hot.called() and not stage.personal
        if (stage.calls or waited_out) and self.stack.top is self:
            self.stack.pop()  # what happened is told at the table: with the public view

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        surface.blit(self._folds(), (0, 0))
        paint_plated(surface, look, self._rect, self._plate, self.tr("friends-curtain"))
        player = self.table.feed.players()[self.table.feed.seat]
        side = self._face.h
        face = portrait(look, "", player.name, side, player.colour, look.portrait(player.portrait, 160))
        line = look.lettering.line(player.name, "display", look.caps(52), inks.k,
                                   width=self._face.w - side - look.px(60), floor=16)  # fmt: skip
        total = side + look.px(28) + line.get_width()
        x = self._face.centerx - total // 2
        surface.blit(face, (x, self._face.y))
        mark = look.seat_mark(player.colour, max(18, look.px(44)), palette.SEATS[player.colour % len(palette.SEATS)][0])
        surface.blit(mark, mark.get_rect(bottomright=(x + side, self._face.bottom)))
        surface.blit(line, line.get_rect(midleft=(x + side + look.px(28), self._face.centery)))
        surface.blit(self._words, self._text_at)

    def _folds(self) -> Surface:
        """Cloth from edge to edge: nothing shines through."""
        look = self.look
        key = ("curtain", look.frame.size)
        found = look.baked(key)
        if found is not None:
            return found
        w, h = look.frame.size
        cloth = Surface((w, h))
        red = pygame.Color(*palette.RED_TEXT[:3])
        for x in range(w):
            at = (x * FOLDS / w) % 1.0
            light = 0.5 + 0.5 * (1 - abs(2 * at - 0.8) / 1.2)
            colour = tuple(round(part * light) for part in (red.r, red.g, red.b))
            pygame.draw.line(cloth, colour, (x, 0), (x, h))
        hem = max(6, look.px(16))
        pygame.draw.rect(cloth, look.palette.b, Rect(0, h - 2 * hem, w, hem // 2))
        pygame.draw.rect(cloth, look.palette.k, Rect(0, 0, w, hem // 2))
        return look.keep(key, cloth)

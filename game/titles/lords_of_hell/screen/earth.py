"""Earth: who knocks next, the die in its tray, what each face brings, and the roll that may be made again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.dice_tray import TableTray
from game.tabletop.effects import stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.cards import EFFECT
from game.titles.lords_of_hell.rules.init import souls_of
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.signs import pips, sign
from game.ui import palette
from game.ui.dice import D6, Result
from game.ui.motion import Motion, wait

LOOK_AT_IT = 0.45
DEVIL = -1


class Earth(EmptyPanel):
    """The sheet of Earth, while dice are rolled there."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards
        self._tray: TableTray | None = None
        self.rolled: tuple[int, int, int] | None = None
        """Seat, piece and face of the die that was thrown last."""

    def open(self) -> bool:
        return self.table.reading.phase == "init"

    @property
    def sheet(self) -> Rect:
        return self.table.ground.market

    def shown(self) -> None:
        facts = self.table.facts
        if self.table.kind == "earth_reroll":
            self.rolled = facts.seat, facts.piece, facts.die
        elif self.table.reading.phase != "init":
            self.rolled = None

    # where

    def parts(self) -> tuple[Rect, Rect, Rect]:
        """The picture at the left, the tray, the faces below it."""
        look = self.table.look
        face = self.sheet.inflate(-look.px(60), -look.px(50))
        left = Rect(face.x, face.y + look.px(50), round(face.w * 0.4), face.h - look.px(50))
        right = Rect(left.right + look.px(20), left.y, face.right - left.right - look.px(20), left.h)
        tray = Rect(right.x, right.y, right.w, round(right.h * 0.66))
        return left, tray, Rect(right.x, tray.bottom + look.px(8), right.w, right.bottom - tray.bottom - look.px(8))

    @property
    def tray(self) -> TableTray:
        look, (_, rect, _) = self.table.look, self.parts()
        tray = self._tray
        if tray is None or tray.look is not look or tray.rect != rect:
            self._tray = tray = TableTray(self.table.services, rect)
        return tray

    # drawing

    @property
    def now(self) -> tuple[int, int, int]:
        """Who rolls, with what, and the face (0: not yet)."""
        if self.table.kind == "earth_dice":
            return self.table.facts.seat, -2, 0
        return self.rolled or (-1, -2, 0)

    def draw_background(self, surface: Surface) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        look.paper(surface, "panel", self.sheet, 6)
        face = self.sheet.inflate(-look.px(60), -look.px(50))
        seat, piece, die = self.now
        title = words("earth-heading", name=table.devil(seat)) if seat >= 0 else words("earth-title")
        head = look.lettering.line(title.upper(), "display", look.caps(30), inks.k, width=face.w)
        surface.blit(head, head.get_rect(midtop=(face.centerx, face.y)))
        left, _, row = self.parts()
        if seat >= 0:
            self._piece(surface, left, seat, piece)
            if piece > -2:
                self._faces(surface, row, seat, piece, die)
        else:
            lines = [words("guide-init-1")]
            text = look.lettering.paragraph(" ".join(lines), "text", look.text(22), left.w, inks.k)
            at = text.surface.get_rect(midleft=left.midleft)
            side = min(left.w, left.h - text.surface.get_height() - look.px(14))
            if side > 60 and look.has_picture("earth"):  # where they have gone
                surface.blit(look.picture("earth", (side, side)), (left.x, left.y))
                at.bottom = left.bottom
            surface.blit(text.surface, at)
        tray = self.tray
        numbers = Result((D6,), (die,)) if die else Result()
        if tray.result != numbers:
            tray.show(numbers)
        tray.draw(surface)
        tray.changed = False

    def _piece(self, surface: Surface, area: Rect, seat: int, piece: int) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        high = min(area.h - look.px(10), round(area.w * CARD * 0.8))
        rect = Rect(0, 0, round(high / CARD), high)
        rect.center = area.center
        if piece >= 0:
            surface.blit(self.cards.small(Facing("card", table.reading.card(piece)), rect.size), rect)
            return
        surface.blit(portrait(look, table.reading.devil(seat), rect.size), rect)
        pygame.draw.rect(surface, inks.k, rect, max(2, look.px(5)), border_radius=5)

    def _faces(self, surface: Surface, area: Rect, seat: int, piece: int, die: int) -> None:
        """What each face brings; the one rolled is lit."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        step = area.w // 6
        px = min(round(area.h * 0.46), round(step * 0.6))
        caught = EFFECT[table.reading.s.faces[piece]].on if piece >= 0 else ()
        for n in range(6):
            face = n + 1
            box = Rect(area.x + n * step, area.y, step - 4, area.h)
            if face == die:
                pygame.draw.rect(surface, palette.STRAW, box, border_radius=5)
            pygame.draw.rect(surface, inks.k, box, 1, border_radius=5)
            picture = pips(look, px, face)
            surface.blit(picture, picture.get_rect(midtop=(box.centerx, box.y + 4)))
            brings = souls_of(table.reading.s, seat, piece, face)
            low = box.bottom - max(10, (area.h - px) // 2)
            if face in caught:
                text = look.lettering.line(
                    words("earth-caught").upper(),
                    "label",
                    max(11, look.caps(15)),
                    palette.RED_TEXT,
                    width=box.w - 4,
                    floor=9,
                )
                surface.blit(text, text.get_rect(center=(box.centerx, low)))
            elif not brings:
                dash = look.lettering.line("–", "display", look.caps(18), palette.DIM_TEXT)
                surface.blit(dash, dash.get_rect(center=(box.centerx, low)))
            else:
                size = max(12, look.px(24))
                for m in range(brings):
                    ghost = sign(look, "souls", size, inks.k)
                    surface.blit(
                        ghost, ghost.get_rect(center=(box.centerx + round((m - (brings - 1) / 2) * size * 0.72), low))
                    )

    # the throw

    @shows(cues.EarthDie)
    def on_earth_die(self, cue: cues.EarthDie, after: Update) -> Motion:
        """The die tumbles; what it brings is stamped."""
        table, services = self.table, self.table.services
        seat, piece, die = cue.seat, cue.piece, cue.die
        if table.reading.phase != "init":  # the round has just begun: no sheet lies there yet
            yield wait(0.2)
            return
        self.rolled = (seat, piece, 0)
        services.play_sound("earth_die")
        services.refresh()
        tray = self.tray
        services.effects["earth",] = self._paint
        seed = zlib.crc32(f"{table.reading.round}:{seat}:{piece}:{die}:{cue.again}".encode())
        yield tray.throw([D6], [die], seed)
        services.disclose()
        self.rolled = (seat, piece, die)
        n = souls_of(table.reading.s, seat, piece, die)
        look = table.look
        spot = (tray.rect.right - look.px(60), tray.rect.y + look.px(60))
        yield stamped(services, spot, f"+{n}" if n else "–", "orange" if n else "red", 100, LOOK_AT_IT)

    def _paint(self, surface: Surface) -> None:
        if self._tray is None:
            return
        self._tray.changed = False
        self._tray.paint(surface)

    def ask(self) -> tuple[str, str] | None:
        return None

    def acts(self) -> Sequence[Any]:
        return ()

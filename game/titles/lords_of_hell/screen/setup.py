"""Before the first round: one of two devils, each as a card with its power (LOH-3.1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.engine.spaces import One
from game.tabletop.contract import AnswerButton, Hotspot
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.names import DEVIL_ROWS
from game.titles.lords_of_hell.screen.pages import Pages
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.signs import numeral
from game.ui import palette
from game.ui.fitting import fitted


class PickDevil(EmptyPanel):
    """The choice of a devil."""

    chosen = ""

    def __init__(self, table: Context, pages: Pages) -> None:
        super().__init__(table)
        self.pages = pages

    def open(self) -> bool:
        return self.table.kind == "pick_devil"

    @property
    def dealt(self) -> Sequence[str]:
        """The devils to choose from; also after choosing."""
        mine = self.table.reading.view.get("mine", {})
        found: Sequence[str] = mine.get("dealt", ())
        return found

    @property
    def asked(self) -> bool:
        ask = self.table.services.update.ask
        return self.table.asked == "pick_devil" and ask is not None and isinstance(ask.space, One)

    def places(self) -> list[tuple[str, Rect]]:
        look = self.table.look
        face = self.table.ground.market.inflate(-look.px(70), -look.px(60))
        many = max(1, len(self.dealt))
        gap = look.px(34)
        wide = min((face.w - gap * (many - 1)) // many, round(face.h * 0.92))
        left = face.centerx - (wide * many + gap * (many - 1)) // 2
        return [(devil, Rect(left + n * (wide + gap), face.y, wide, face.h)) for n, devil in enumerate(self.dealt)]

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, ("pick", "devil", devil), rect, 30) for devil, rect in self.places()]

    def mark(self, handle: Hashable) -> ClickAction | None:
        if isinstance(handle, tuple) and handle[:2] == ("pick", "devil"):
            return ClickAction(
                self.asked, "" if self.asked else self.table.words("why-answered"), self.asked, handle[2] == self.chosen
            )
        return None

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[:2] != ("pick", "devil") or not self.asked:
            return False
        if self.chosen == handle[2]:
            self.table.send(self.chosen)
            return True
        self.chosen = str(handle[2])
        self.table.services.play_sound("card_slide")
        self.table.again()
        return True

    def inspect(self, handle: Hashable) -> Any:
        if isinstance(handle, tuple) and handle[:2] == ("pick", "devil"):
            return self.pages.devil(str(handle[2]))
        return None

    def back(self) -> bool:
        had, self.chosen = bool(self.chosen), ""
        if had:
            self.table.again()
        return had

    def ask(self) -> tuple[str, str] | None:
        table, words = self.table, self.table.words
        if self.asked:
            return words("ask-pick-devil"), words.stakes("ask-pick-devil")
        ask = table.services.update.ask
        assert ask is not None
        names = table.words.join(table.services.name(seat) for seat in ask.waiting_for)
        return words("ask-pick-devil.waiting", name=names, people=len(ask.waiting_for)), ""

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if not self.asked:
            return ()
        name = table.devil_name(self.chosen) if self.chosen else ""
        text = words("pick-be", name=name) if name else words("pick-devil")
        return [
            AnswerButton(
                "pick", text, lambda: table.send(self.chosen), "", "primary", bool(self.chosen), words("pick-devil")
            )
        ]

    def draw_background(self, surface: Surface) -> None:
        look, inks, words = self.table.look, self.table.look.palette, self.table.words
        for devil, rect in self.places():
            chosen = devil == self.chosen
            look.paper(surface, "plain", rect, 8, "glow" if chosen else "")
            face = rect.inflate(-look.px(36), -look.px(30))
            # Large words need the room more than the face does.
            window = Rect(face.x, face.y, face.w, round(face.h * (0.52 - 0.3 * max(0.0, look.frame.text_scale - 1.0))))
            surface.blit(portrait(look, devil, window.size), window)
            pygame.draw.rect(surface, inks.a if chosen else inks.k, window, max(2, look.px(5)), border_radius=4)
            row = DEVIL_ROWS[devil]
            knob = numeral(look, str(row["power"]), max(34, look.px(64)), inks.a)
            surface.blit(knob, knob.get_rect(center=(window.x + look.px(10), window.y + look.px(10))))
            y = window.bottom + look.px(8)
            name = look.lettering.line(words(f"devil-{devil}").upper(), "display", look.caps(30), inks.k, width=face.w)
            surface.blit(name, name.get_rect(midtop=(face.centerx, y)))
            y += name.get_height() + look.px(2)
            room = (face.w, face.bottom - y - look.px(30))
            text = fitted(
                look,
                words(f"devil-{devil}.text"),
                "text",
                look.text(21),
                room,
                inks.k,
                lines=6,
                floor=13,
                align="centre",
                leading=1.16,
            )
            surface.blit(text, text.get_rect(midtop=(face.centerx, y)))
            lore = look.lettering.line(
                words(f"devil-{devil}.flavour"), "map", look.text(19), palette.DIM_TEXT, width=face.w
            )
            surface.blit(lore, lore.get_rect(midbottom=(face.centerx, face.bottom)))

"""What an event wants and gives: its card, the table of needs and rewards, and what the chosen cards are worth here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.screen.card_rows import BACK, EVENT_ROWS, GOBLINS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.layout import event_needs
from game.titles.slayer_slayer.screen.tokens import plate, print_of, token
from game.ui import cards, palette
from game.ui.cards import stamp

MOST = 4
"""The most cards that can be staked (GSS-4.50)."""
REWARDS = ("gold", "trophies", "cards", "weave", "armour", "foresight")


class EventSheet:
    """The paper of an event."""

    def __init__(self, table: Context, hand: Hand) -> None:
        self.table, self.hand = table, hand

    @property
    def row(self) -> Mapping[str, Any]:
        event = self.table.reading.event
        assert event is not None
        return EVENT_ROWS[event.id]

    # what the chosen or staked cards are worth here

    def chosen(self) -> list[str]:
        """The cards that this seat would stake, or has staked."""
        reading = self.table.reading
        staked = [card for _, card in reading.hand.staked]
        return staked or [reading.names[handle] for handle in self.hand.chosen if handle in reading.names]

    def chosen_words(self) -> str:
        """Power or class of what is chosen, where the check asks for it."""
        words, check, chosen = self.table.words, self.row["check"], self.chosen()
        if not chosen:
            return ""
        if check == "class":
            found = sum(1 for card in chosen if GOBLINS[card]["class"] == self.row["class"])
            return words("event-chosen-class", n=found)
        if check in ("power", "power_max"):
            power = sum(GOBLINS[card]["power"] for card in chosen if GOBLINS[card]["power"] != "d20")
            jester = any(GOBLINS[card]["power"] == "d20" for card in chosen)
            return words("event-chosen-power", n=f"{power} + d20" if jester else power)
        return ""

    def enough(self) -> bool | None:
        """Whether the chosen cards meet the need; None when a die decides."""
        chosen, row = self.chosen(), self.row
        if not chosen or row["check"] in ("roll", "odds") or len(chosen) > MOST:
            return None
        need = row["need"][len(chosen) - 1]
        if row["check"] == "class":
            return sum(1 for card in chosen if GOBLINS[card]["class"] == row["class"]) >= int(need)
        if any(GOBLINS[card]["power"] == "d20" for card in chosen):
            return None
        power = sum(int(GOBLINS[card]["power"]) for card in chosen)
        return power >= int(need) if row["check"] == "power" else power <= int(need)

    def need(self, k: int) -> str:
        """What k cards must bring."""
        row, words = self.row, self.table.words
        check = row["check"]
        if check == "odds":
            return words("need-odds")
        n = row["need"][k - 1]
        if check == "roll":
            return words("need-roll", n=n, chance=5 * max(0, 21 - n))
        if check == "class":
            return words("need-class", n=n, **{"class": words.name(f"class-{row['class']}")})
        return words(f"need-{check}", n=n)

    # where it lies

    def columns(self, area: Rect) -> list[Rect]:
        """One column for each number of cards."""
        face = self.table.look.content("panel", event_needs(area))
        wide = face.w // MOST
        return [Rect(face.x + i * wide, face.y, wide, face.h) for i in range(MOST)]

    # drawing

    def card(self, surface: Surface, rect: Rect, row: Mapping[str, Any]) -> None:
        """The event's own card: picture, name, what it is."""
        table, look, words = self.table, self.table.look, self.table.words
        look.paper(surface, "plain", rect, 6)
        inner = rect.inflate(-2 * look.px(9), -2 * look.px(9))
        band = max(22, look.px(46))
        high = min(round(inner.w * 386 / 432), round(inner.h * 0.52))
        window = Rect(inner.x, inner.y + band, inner.w, high)
        surface.blit(plate(table, row["id"], window.size), window)
        pygame.draw.rect(surface, look.palette.k, Rect(inner.x, inner.y, inner.w, band))
        name = look.lettering.line(words(f"event-{row['id']}"), "display", min(look.caps(24), band - 6), look.palette.paper,
                                   width=inner.w - look.px(16), floor=12)  # fmt: skip
        surface.blit(name, name.get_rect(center=(inner.centerx, inner.y + band // 2)))
        pygame.draw.rect(surface, look.palette.k, inner, max(2, look.px(4)))
        box = Rect(inner.x, window.bottom, inner.w, inner.bottom - window.bottom).inflate(-look.px(24), -look.px(14))
        text = words(f"event-{row['id']}.text")
        if row["check"] in ("power", "power_max", "class"):
            text += " " + words("event-no-feats")
        size = look.text(19)
        found = look.lettering.paragraph(text, "text_bold", size, box.w, look.palette.k, align="centre", leading=1.16)
        while size > 12 and found.surface.get_height() > box.h:
            size -= 1
            found = look.lettering.paragraph(
                text, "text_bold", size, box.w, look.palette.k, align="centre", leading=1.1
            )
        surface.blit(found.surface, found.surface.get_rect(center=box.center))

    def paint_needs(self, surface: Surface, area: Rect) -> None:
        """The table: how many cards, what is needed, what is won."""
        table, look = self.table, self.table.look
        look.paper(surface, "panel", event_needs(area), 5)
        event = table.reading.event
        assert event is not None
        now = event.staked or len(self.chosen())
        held = len(table.reading.hand.cards) if table.asked == "event_stake" else MOST
        for i, column in enumerate(self.columns(area)):
            self._column(surface, column, i + 1, i + 1 == now, i + 1 > held)

    def _column(self, surface: Surface, rect: Rect, k: int, now: bool, dim: bool) -> None:
        table, look, row = self.table, self.table.look, self.row
        ink = palette.DIM_TEXT if dim else look.palette.k
        box = rect.inflate(-look.px(10), -look.px(2))
        if now:
            pygame.draw.rect(surface, palette.mix(look.palette.paper, look.palette.c, 0.6), box, border_radius=8)
            pygame.draw.rect(surface, look.palette.k, box, max(2, look.px(3)), border_radius=8)
        inner = box.inflate(-look.px(10), -look.px(10))
        high = max(22, round(inner.h * 0.24))
        back = cards.back(look, BACK, (round(high / 1.4), high))
        step = back.get_width() * 0.62
        x = inner.centerx - (step * (k - 1) + back.get_width()) / 2
        for i in range(k):
            surface.blit(back, (round(x + i * step), inner.y))
        y = inner.y + high + look.px(6)
        need = look.lettering.paragraph(self.need(k), "text_bold", look.text(17), inner.w, ink, align="centre", lines=3,
                                        leading=1.08).surface  # fmt: skip
        surface.blit(need, need.get_rect(midtop=(inner.centerx, y)))
        prizes = [(kind, row["reward"][k - 1][kind]) for kind in REWARDS if row["reward"][k - 1].get(kind)]
        px = max(20, min(look.px(52), (inner.bottom - y - need.get_height()) // max(1, len(prizes)) - 2))
        y = inner.bottom - (px + 2) * len(prizes)
        for kind, amount in prizes:
            words = look.lettering.line(str(amount), "display", max(14, round(px * 0.62)), ink)
            left = inner.centerx - (px + look.px(6) + words.get_width()) // 2
            surface.blit(token(table, print_of(kind), px), (left, y))
            surface.blit(words, words.get_rect(midleft=(left + px + look.px(6), y + px // 2)))
            y += px + 2
        if now and (good := self.enough()) is not None:
            star = stamp(look, "tick" if good else "cross", max(30, look.px(54)), "moss" if good else "red", 13)
            surface.blit(star, star.get_rect(center=(rect.right - look.px(14), rect.y + look.px(18))))

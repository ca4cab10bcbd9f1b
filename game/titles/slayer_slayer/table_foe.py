"""The foe's sheet in a battle: what it can do round by round, what is still closed, and the loot that falls with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.table_cards import FOE_ROWS
from game.ui import cards, palette

if TYPE_CHECKING:
    from game.titles.slayer_slayer.table import SlayerTable

GROWS = {"formidable": 1, "mighty": 2, "fabled": 3}
"""The last round in which a foe of a tier gains something (GSS-4.11)."""
SLOTS: dict[str, int] = {}
for _row in FOE_ROWS.values():
    _kind = "final" if _row.get("final") else _row["tier"]
    SLOTS[_kind] = max(SLOTS.get(_kind, 0), len(_row["abilities"]))
"""How many abilities such a foe can come to have: those still closed are shown as slots."""


class FoeSheet:
    """The sheet of one table, beside the foe's card."""

    def __init__(self, table: SlayerTable) -> None:
        self.table = table

    @property
    def rect(self) -> Rect:
        return self.table.battle.field.abilities

    def rects(self) -> list[Rect]:
        """A row for each ability that a foe of its tier can have."""
        reading, look = self.table.reading, self.table.look
        if reading.foe is None:
            return []
        row = FOE_ROWS[reading.foe.id]
        count = SLOTS["final" if row.get("final") else row["tier"]]
        face = look.content("panel", self.rect)
        head = look.caps(20) + look.px(6)
        high = (face.h - head - self._loot_high()) // max(2, count)
        return [Rect(face.x, face.y + head + i * high, face.w, high) for i in range(count)]

    def paint(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        reading, inks = table.reading, look.palette
        foe = reading.foe
        assert foe is not None
        face = look.paper(surface, "panel", self.rect, 5)
        if foe.plan_b:
            heading = look.label(words("foe.plan_b"), 20, palette.GREEN_TEXT, 1.0, width=face.w)
        else:
            heading = look.label(words("foe.abilities"), 20, inks.k, 1.4, width=face.w)
        surface.blit(heading, face.topleft)
        self._loot(surface, face)
        abilities = FOE_ROWS[foe.id]["abilities"]
        for i, rect in enumerate(self.rects()):
            known = i < len(abilities) and abilities[i]["round"] <= reading.round
            self._ability(surface, rect, i, foe.id if known else "", abilities[i]["round"] if known else 0, foe.plan_b)

    def _loot_high(self) -> int:
        return self.table.look.px(52)

    def _loot(self, surface: Surface, face: Rect) -> None:
        """What falls with the foe: the lots, worth to the one who looks on hover."""
        table, look, words = self.table, self.table.look, self.table.words
        foe = table.reading.foe
        assert foe is not None
        high = self._loot_high()
        row = Rect(face.x, face.bottom - high, face.w, high)
        pygame.draw.line(surface, look.palette.k, row.topleft, row.topright, max(1, look.px(2)))
        row.y += look.px(4)
        row.h -= look.px(4)
        lots = table.pages.lots(foe.id, foe.players)
        label = look.label(words("foe.loot", n=len(lots)), 19, look.palette.k, 1.2, width=row.w // 2)
        surface.blit(label, label.get_rect(midleft=(row.x, row.centery)))
        x = row.x + label.get_width() + look.px(18)
        px = min(row.h, look.px(46))
        room = (row.right - x) // max(1, len(lots))
        for kind, n in lots:
            if room < px + look.px(26):
                px = max(18, room - look.px(26))
            surface.blit(table.loot_sign(kind, px), (x, row.centery - px // 2))
            digits = look.lettering.line(str(n), "display", look.caps(22), look.palette.k)
            surface.blit(digits, digits.get_rect(midleft=(x + px + look.px(3), row.centery)))
            x += min(room, px + digits.get_width() + look.px(22))

    def _ability(self, surface: Surface, rect: Rect, i: int, foe: str, since: int, off: bool) -> None:
        """One line: a knob with its round, and what it does; closed ones are locks."""
        table, look, words = self.table, self.table.look, self.table.words
        inks, reading = look.palette, table.reading
        box = rect.inflate(0, -look.px(6))
        px = min(box.h, max(26, look.px(46)))
        knob = Rect(box.x, 0, px, px)
        knob.centery = box.centery
        if not foe:
            pygame.draw.rect(surface, palette.mix(inks.paper, inks.k, 0.16), box, max(1, look.px(2)), border_radius=6)
            text = look.lettering.line("?", "display", round(px * 0.6), palette.DIM_TEXT)
            surface.blit(text, text.get_rect(center=knob.center))
            last = reading.round >= 3 or not self._grows()
            told = look.label(words("foe.closed" if not last else "foe.no_more"), 18, palette.DIM_TEXT, 1.0,
                              width=box.w - px - look.px(16))  # fmt: skip
            surface.blit(told, told.get_rect(midleft=(knob.right + look.px(8), box.centery)))
            return
        new = since == reading.round and not off
        if new:
            pygame.draw.rect(surface, palette.mix(inks.paper, inks.c, 0.55), box, border_radius=6)
        star = cards.medal(look, str(since), px)
        surface.blit(star, knob)
        colour = palette.DIM_TEXT if off else inks.k
        size = look.text(19)
        wide = box.w - px - look.px(14)
        words_ = look.lettering.paragraph(table.ability(foe, i), "text_bold", size, wide, colour, leading=1.12)
        while size > 12 and words_.surface.get_height() > box.h:
            size -= 1
            words_ = look.lettering.paragraph(table.ability(foe, i), "text_bold", size, wide, colour, leading=1.1)
        at = words_.surface.get_rect(midleft=(knob.right + look.px(8), box.centery))
        surface.blit(words_.surface, at)
        if off:
            step = words_.surface.get_height() / words_.lines
            for n in range(words_.lines):
                y = round(at.y + step * (n + 0.52))
                pygame.draw.line(surface, palette.RED_TEXT, (at.x, y), (at.right, y), max(1, look.px(2)))

    def _grows(self) -> bool:
        """Whether a foe of its tier gains anything after this round (GSS-4.11)."""
        foe = self.table.reading.foe
        assert foe is not None
        tier = FOE_ROWS[foe.id]["tier"]
        return bool(self.table.reading.round < GROWS[tier])

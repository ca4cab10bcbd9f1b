"""The foe in a battle: its card, and the sheet of what it can do round by round, what is still closed; and its loot."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.rules.cards import FOE_INDEX, FOES, LOTS
from game.titles.slayer_slayer.screen.battle_field import BattleField
from game.titles.slayer_slayer.screen.card_rows import FOE_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.tokens import print_of
from game.ui import cards, palette
from game.ui.fonts import Role
from game.ui.lettering import Paragraph
from game.ui.look import Look
from game.ui.palette import Colour

GROWS = {"formidable": 1, "mighty": 2, "fabled": 3}
"""The last round in which a foe of a tier gains something (GSS-4.11)."""
SLOTS: dict[str, int] = {}
for _row in FOE_ROWS.values():
    _kind = "final" if _row.get("final") else _row["tier"]
    SLOTS[_kind] = max(SLOTS.get(_kind, 0), len(_row["abilities"]))
"""How many abilities such a foe can come to have: those still closed are shown as slots."""


LETTERS, SMALLEST = 22, 12
"""Letters of an ability where there is room, and pixels of the smallest."""


def lots_of(foe: str, living: int) -> list[tuple[str, int]]:
    """The lots that fall for so many living players (GSS-4.43)."""
    record = FOES[FOE_INDEX[foe]]
    return list(record.loot[: LOTS[record.tier][living]])


class _Lots(NamedTuple):
    """How the lots lie: how many in a row, the room of one, the size of its picture, its number."""

    each: int
    cell: tuple[int, int]
    px: int
    numbers: list[Surface]


class FoeSheet:
    """The sheet of one table, beside the foe's card."""

    def __init__(self, table: Context, field: BattleField) -> None:
        self.table, self.field = table, field

    @property
    def rect(self) -> Rect:
        return self.field.parts.abilities

    def rects(self) -> list[Rect]:
        """A row for each ability that a foe of its tier can have: alike while all fit, else as high as their words."""
        reading, look = self.table.reading, self.table.look
        if reading.foe is None:
            return []
        row = FOE_ROWS[reading.foe.id]
        count = SLOTS["final" if row.get("final") else row["tier"]]
        face = look.content("panel", self.rect)
        head = look.caps(20) + look.px(6)
        room = face.h - head
        needs = self._needs(face.w, count, self.lettered(face.w, room, count))
        alike = room // max(2, count)
        spare = max(0, room - sum(needs)) // count
        highs = [alike] * count if max(needs) <= alike else [need + spare for need in needs]
        out, y = [], face.y + head
        for high in highs:
            out.append(Rect(face.x, y, face.w, high))
            y += high
        return out

    def lettered(self, wide: int, room: int, count: int) -> tuple[Role, int]:
        """Face and size in which all abilities fit: narrow letters where the broad ones would be too small."""
        look = self.table.look
        tries: list[tuple[Role, int]] = [("text_bold", size) for size in range(look.text(LETTERS), SMALLEST, -1)]
        tries += [("label", size) for size in range(look.text(LETTERS) + 1, SMALLEST, -1)]
        return next((found for found in tries if sum(self._needs(wide, count, found)) <= room), ("label", SMALLEST))

    def _needs(self, wide: int, count: int, lettered: tuple[Role, int]) -> list[int]:
        """How high each row must be for its words; what is still closed takes one line."""
        look = self.table.look
        out = []
        for i in range(count):
            told = self._told(i)
            high = look.lettering.height(*lettered)
            if told:
                high = self._words(
                    told, lettered, wide - self._knob() - look.px(14), look.palette.k
                ).surface.get_height()
            out.append(high + look.px(6))
        return out

    def _told(self, i: int) -> str:
        """An ability that is in force, "" while it is closed."""
        reading = self.table.reading
        assert reading.foe is not None
        abilities = FOE_ROWS[reading.foe.id]["abilities"]
        known = i < len(abilities) and abilities[i]["round"] <= reading.round
        return self.table.ability(reading.foe.id, i) if known else ""

    def _words(self, told: str, lettered: tuple[Role, int], wide: int, colour: Colour) -> Paragraph:
        return self.table.look.lettering.paragraph(told, lettered[0], lettered[1], wide, colour, leading=1.1)

    def _knob(self) -> int:
        return max(26, self.table.look.px(46))

    def paint(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        reading, inks = table.reading, look.palette
        foe = reading.foe
        assert foe is not None
        face = look.paper(surface, "panel", self.rect, 5)
        if foe.plan_b:
            heading = look.label(words("foe-plan-b"), 20, palette.GREEN_TEXT, 1.0, width=face.w)
        else:
            heading = look.label(words("foe-abilities"), 20, inks.k, 1.4, width=face.w)
        surface.blit(heading, face.topleft)
        self._loot(surface)
        abilities = FOE_ROWS[foe.id]["abilities"]
        for i, rect in enumerate(self.rects()):
            known = i < len(abilities) and abilities[i]["round"] <= reading.round
            self._ability(surface, rect, i, foe.id if known else "", abilities[i]["round"] if known else 0, foe.plan_b)

    def _loot(self, surface: Surface) -> None:
        """What falls with the foe, on a slip of its own: the lots, in as few rows as have room for them."""
        table, look, words = self.table, self.table.look, self.table.words
        foe = table.reading.foe
        assert foe is not None
        slip = self.field.parts.loot
        look.paper(surface, "plain", slip, 5)
        face = slip.inflate(-look.px(24), -look.px(14))
        lots = lots_of(foe.id, foe.players)
        label = look.label(words("foe-loot", n=len(lots)), 17, look.palette.k, 1.2, width=face.w)
        surface.blit(label, label.get_rect(midtop=face.midtop))
        shelf = Rect(face.x, face.y + label.get_height(), face.w, face.h - label.get_height())
        gap = look.px(3)
        rows = max((1, 2), key=lambda rows: self._lots(lots, shelf.size, rows).px)
        shown = self._lots(lots, shelf.size, rows)
        for i, ((kind, _), number) in enumerate(zip(lots, shown.numbers)):
            row, place = divmod(i, shown.each)
            in_row = min(shown.each, len(lots) - row * shown.each)
            box = Rect((0, shelf.y + row * shown.cell[1]), shown.cell)
            box.x = shelf.centerx - shown.cell[0] * in_row // 2 + place * shown.cell[0]
            left = box.centerx - (shown.px + gap + number.get_width()) // 2
            icon = look.picture(print_of(kind), (shown.px, shown.px))
            surface.blit(icon, (left, box.centery - shown.px // 2))
            surface.blit(number, number.get_rect(midleft=(left + shown.px + gap, box.centery)))

    def _lots(self, lots: list[tuple[str, int]], size: tuple[int, int], rows: int) -> _Lots:
        """The lots in so many rows, with pictures as large as their numbers leave room for."""
        look = self.table.look
        each = -(-len(lots) // rows)
        cell = (min(size[0] // each, look.px(120)), size[1] // rows)
        letters = min(look.caps(22), round(cell[1] * 0.8))
        numbers = [look.lettering.line(str(amount), "display", letters, look.palette.k) for _, amount in lots]
        room = cell[0] - max(number.get_width() for number in numbers) - look.px(10)
        return _Lots(each, cell, max(1, min(cell[1], look.px(46), room)), numbers)

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
            told = look.label(words("foe-closed" if not last else "foe-no-more"), 18, palette.DIM_TEXT, 1.0,
                              width=box.w - px - look.px(16))  # fmt: skip
            surface.blit(told, told.get_rect(midleft=(knob.right + look.px(8), box.centery)))
            return
        new = since == reading.round and not off
        if new:
            pygame.draw.rect(surface, palette.mix(inks.paper, inks.c, 0.55), box, border_radius=6)
        star = cards.medal(look, str(since), px)
        surface.blit(star, knob)
        colour = palette.DIM_TEXT if off else inks.k
        face = look.content("panel", self.rect)
        room = face.h - look.caps(20) - look.px(6)
        lettered = self.lettered(face.w, room, len(self.rects()))
        words_ = self._words(table.ability(foe, i), lettered, box.w - self._knob() - look.px(14), colour)
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


def _struck(look: Look, card: Surface, power: str, medal: Rect, ink: Colour) -> None:
    """The basic Power on a slip at the medal's side, struck through."""
    digits = look.lettering.line(power, "display", max(15, round(medal.h * 0.36)), look.palette.k)
    inked = digits.get_bounding_rect()
    slip = Rect(0, 0, inked.w + medal.w // 4 + look.px(16), inked.h + look.px(14))
    slip.midleft = (medal.right - medal.w // 5, medal.centery)
    pygame.draw.rect(card, look.palette.paper, slip)
    pygame.draw.rect(card, look.palette.k, slip, max(1, look.px(2)))
    at = inked.move(slip.right - look.px(8) - inked.right, slip.centery - inked.centery)
    card.blit(digits, (at.x - inked.x, at.y - inked.y))
    pygame.draw.line(card, ink, (at.x - 3, at.centery + 2), (at.right + 2, at.centery - 2), max(2, look.px(4)))


def foe_card(table: Context, foe: str, power: str, size: tuple[int, int], now: str = "") -> Surface:
    """The foe's card: portrait, name, Power, tier; its abilities stand beside it. `now`: the Power that counts, if it is
    another; then that is on the medal, and the basic one struck through beside it."""
    look, words = table.look, table.words
    key = ("foe card", foe, power, now, size, words.language, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks, row = look.palette, FOE_ROWS[foe]
    card = Surface(size, pygame.SRCALPHA)
    look.paper(card, "plain", Rect(0, 0, *size), 0)
    edge = max(3, look.px(7))
    inner = Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
    told = words(f"foe-{row['id']}").upper()
    longest = max(told.split(), key=len)
    px = look.lettering.fit(longest, "display", max(13, round(size[1] * 0.058)), inner.w - edge * 2 - 2, floor=13)
    name = look.lettering.paragraph(told, "display", px, inner.w - edge * 2, inks.paper, align="centre", leading=1.06)
    while px > 13 and name.lines > 2:
        px -= 1
        name = look.lettering.paragraph(
            told, "display", px, inner.w - edge * 2, inks.paper, align="centre", leading=1.06
        )
    tier = words("tier-final") if row.get("final") else words(f"tier-{row['tier']}")
    label = look.label(tier, 18, inks.c, 1.6, width=inner.w - 10)
    foot = Rect(inner.x, 0, inner.w, name.surface.get_height() + label.get_height() + edge)
    foot.bottom = inner.bottom
    window = Rect(inner.x, inner.y, inner.w, foot.y - inner.y)
    card.blit(look.picture(foe, window.size), window)
    pygame.draw.rect(card, inks.k, foot)
    pygame.draw.rect(card, inks.k, inner, max(2, look.px(4)))
    card.blit(name.surface, name.surface.get_rect(midtop=(foot.centerx, foot.y + edge // 2)))
    card.blit(label, label.get_rect(midbottom=(foot.centerx, foot.bottom)))
    medal = cards.medal(look, now or power, max(38, round(size[0] * 0.32)))
    if now:
        _struck(look, card, power, medal.get_rect(), palette.GREEN_TEXT if int(now) < int(power) else palette.RED_TEXT)
    card.blit(medal, (0, 0))
    return look.keep(key, card)

"""Numbers against numbers: the strip of running totals, and the ledger that explains a count to the last point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.foe_sheet import foe_card
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.tape import Tape
from game.ui import palette
from game.ui.cards import stamp
from game.ui.fonts import Role
from game.words.numbers import signed


class Totals(NamedTuple):
    """What the strip shows: the Horde alone, its dice, the foe ("?" hidden), and a stamp."""

    horde: str
    dice: tuple[int, ...]
    foe: str
    stamp: str = ""
    good: bool = False
    note: str = ""
    """What the own choice would send."""


class Ledger(NamedTuple):
    """A count that was shown, to be called again."""

    cue: cues.Ledger
    round: int
    foe: str


class Counter:
    """The totals of one table. `moving` overrides the strip while a moment counts."""

    def __init__(self, table: Context, hand: Hand) -> None:
        self.table, self.hand = table, hand
        self.moving: Totals | None = None
        self.tape: Tape | None = None
        """While a moment counts, goblin by goblin."""
        self.ledger: Ledger | None = None
        self.open = False
        """The last ledger is called again."""

    # the strip

    def totals(self) -> Totals | None:
        """As the view says; before the reveal the Horde is what the own choice makes of it."""
        if self.moving is not None:
            return self.moving
        reading = self.table.reading
        if reading.foe is None:
            return None
        foe = "?" if reading.foe.power is None else str(reading.foe.power)
        count = reading.count
        if count is None:
            hand = self.hand
            return Totals("?", (), foe, note=hand.power() if hand.chosen else "")
        words = self.table.words
        total = count.total
        if count.spoiled:
            mark, good = words("ledger-lost"), False
        elif total >= count.against:
            mark, good = words("count-enough"), True
        else:
            mark, good = words("count-short", n=count.against - total), False
        return Totals(str(count.horde), tuple(number for _, number in count.dice), str(count.against), mark, good)

    def foe_card(self, size: tuple[int, int]) -> Surface:
        """The foe's card, marked where another Power counts than its basic one; as the totals have it."""
        foe = self.table.reading.foe
        assert foe is not None
        power = "?" if foe.power is None else str(foe.power)
        totals = self.totals()
        told = totals.foe if totals is not None else power
        now = told if power.isdigit() and told.isdigit() and told != power else ""
        return foe_card(self.table, foe.id, power, size, now)

    def paint(self, surface: Surface, rect: Rect) -> None:
        """HORDE 16 + D20 7 against FOE 14, and what that means."""
        totals = self.totals()
        if totals is None:
            return
        self.table.look.paper(surface, "plain", rect, 5)
        surface.blit(self.strip(totals, rect.size), rect)

    def strip(self, totals: Totals, size: tuple[int, int]) -> Surface:
        look, words = self.table.look, self.table.words
        key = ("totals", totals, size, words.language, look.inks)
        found = look.baked(key)
        if found is not None:
            return found
        found = Surface(size, pygame.SRCALPHA)
        rect = Rect(0, 0, *size)
        inks = look.palette
        px = max(20, round(rect.h * 0.56))
        head = min(look.caps(18), max(12, round(rect.h * 0.28)))  # large letters stay over the numbers
        parts: list[tuple[str, str, Any]] = [(words("ledger-total"), totals.horde, palette.GREEN_TEXT)]
        for number in totals.dice:
            parts += [("", "+", inks.k), ("d20", str(number), palette.mix(inks.c, inks.k, 0.25))]
        parts += [("", words("count-vs"), inks.k), (words("ledger-foe"), totals.foe, palette.RED_TEXT)]
        x = rect.x + look.px(24)
        foot = rect.bottom - round(rect.h * 0.15)
        for name, figure, colour in parts:
            small = not name
            role: Role = "map" if small else "display"
            digits = look.lettering.line(figure, role, round(px * 0.6) if small else px, colour)
            label = (
                look.lettering.line(name.upper(), "label", head, inks.k, tracking=max(0.6, look.frame.s))
                if name
                else None
            )
            box = digits.get_bounding_rect()
            wide = max(box.w, label.get_width() if label is not None else 0)
            if label is not None:
                found.blit(label, label.get_rect(midtop=(x + wide // 2, rect.y + round(rect.h * 0.13))))
            middle = foot - round(px * 0.36)
            found.blit(digits, (x + wide // 2 - box.centerx, middle - box.centery))
            x += wide + look.px(16)
        if totals.stamp:
            self._verdict(found, rect, totals, x)
        elif totals.note:
            room = rect.right - look.px(28) - x
            text = look.lettering.line(totals.note, "text_bold", look.text(20), inks.k, width=room, floor=12)
            found.blit(text, text.get_rect(midright=(rect.right - look.px(28), rect.centery)))
        return look.keep(key, found)

    def _verdict(self, sheet: Surface, rect: Rect, totals: Totals, left: int) -> None:
        look = self.table.look
        px = round(rect.h * 0.98)
        star = stamp(look, "tick" if totals.good else "cross", px, "moss" if totals.good else "red", 16)
        spot = star.get_rect(midright=(rect.right - look.px(6), rect.centery))
        colour = palette.GREEN_TEXT if totals.good else palette.RED_TEXT
        room = spot.x - left - look.px(8)
        if room > 30:
            text = look.label(totals.stamp, 24, colour, 1.2, width=room)
            sheet.blit(text, text.get_rect(midright=(spot.x - look.px(6), rect.centery)))
        sheet.blit(star, spot)

    # the ledger

    def keep(self, cue: cues.Ledger) -> None:
        """Remember a ledger cue."""
        self.ledger = self.of(cue)

    def of(self, cue: cues.Ledger) -> Ledger:
        """The ledger of a cue, as it will be kept."""
        foe = self.table.reading.foe
        return Ledger(cue, self.table.reading.round, foe.id if foe is not None else "")

    def sheet(self, size: tuple[int, int]) -> Surface | None:
        """The ledger as a sheet of paper: each goblin with its changes, dice, the foe with its changes, the outcome."""
        if self.ledger is None:
            return None
        for _ in self.written(self.ledger, size):
            pass
        return self.table.look.baked(self._key(self.ledger, size))

    def _key(self, ledger: Ledger, size: tuple[int, int]) -> tuple[object, ...]:
        return ("ledger", repr(ledger), size, self.table.words.language, self.table.look.inks)

    def written(self, ledger: Ledger, size: tuple[int, int]) -> Iterator[None]:
        """Write the sheet, a line or so before each yield; nothing if it has been written."""
        key = self._key(ledger, size)
        if self.table.look.baked(key) is None:
            sheet = Surface(size, pygame.SRCALPHA)
            yield from self._write(sheet, ledger, size)
            yield
            self.table.look.keep(key, sheet)

    def _write(self, sheet: Surface, ledger: Ledger, size: tuple[int, int]) -> Iterator[None]:
        look, words, cue = self.table.look, self.table.words, ledger.cue
        inks = look.palette
        face = look.paper(sheet, "panel", Rect(0, 0, *size), 0)
        yield
        won = not cue.spoiled and cue.total >= cue.foe
        head = words("banner-round", n=ledger.round)
        title = look.lettering.line(head.upper(), "display", look.caps(26), inks.k, width=face.w // 2)
        sheet.blit(title, face.topleft)
        word = words("ledger-victory") if won else words("ledger-lost")
        verdict = look.lettering.line(word, "display", look.caps(30), palette.GREEN_TEXT if won else palette.RED_TEXT)
        sheet.blit(verdict, verdict.get_rect(topright=(face.right, face.y - look.px(3))))
        top = face.y + max(title.get_height(), verdict.get_height())
        pygame.draw.line(sheet, inks.k, (face.x, top), (face.right, top), max(1, look.px(2)))
        foot = look.caps(30) + look.px(14)
        body = Rect(face.x, top + look.px(6), face.w, face.bottom - foot - top - look.px(10))
        split = round(body.w * 0.64)
        yield
        yield from self._goblins(sheet, Rect(body.x, body.y, split - look.px(18), body.h), cue.rows, ledger.foe)
        pygame.draw.line(
            sheet, inks.k, (body.x + split - look.px(6), body.y), (body.x + split - look.px(6), body.bottom)
        )
        self._foe(sheet, Rect(body.x + split + look.px(8), body.y, body.w - split - look.px(8), body.h), ledger)
        yield
        self._sum(sheet, Rect(face.x, face.bottom - foot + look.px(4), face.w, foot), cue)

    def _goblins(self, sheet: Surface, area: Rect, rows: list[list[Any]], foe: str) -> Iterator[None]:
        """One line a goblin; two columns when there are many."""
        look, words = self.table.look, self.table.words
        inks = look.palette
        columns = 1 if len(rows) <= 8 else 2
        lines = max(1, -(-len(rows) // columns))
        high = min(look.px(82), area.h // lines)  # few goblins are written large
        px = max(12, min(look.text(26), round(high * 0.5 if high > look.px(50) else high * 0.62)))
        wide = area.w // columns - look.px(10) * (columns - 1)
        if not rows:
            text = look.lettering.line(words("log-revealed.empty"), "text", px, inks.k, width=area.w)
            sheet.blit(text, area.topleft)
        for i, (_, card, base, changes, total) in enumerate(rows):
            yield
            column, row = divmod(i, lines)
            box = Rect(area.x + column * (wide + look.px(20)), area.y + row * high, wide, high)
            number = look.lettering.line(str(total), "display", px + 1, palette.GREEN_TEXT)
            sheet.blit(number, number.get_rect(midright=(box.right, box.centery)))
            told = "  ".join(
                [str(base)]
                + [
                    f"{self.table.reason(why, foe)} {signed(by)}" if by else self.table.reason(why, foe)
                    for why, by in changes
                ]
            )
            part = 0.5 if changes else 0.86
            name = look.lettering.line(self.table.card_name(card), "text_bold", px, inks.k, width=round(box.w * part),
                                       floor=12)  # fmt: skip
            sheet.blit(name, name.get_rect(midleft=(box.x, box.centery)))
            room = box.w - name.get_width() - number.get_width() - look.px(22)
            if changes and room > 30:
                more = look.lettering.line(told, "text", max(12, px - 1), inks.k, width=room, floor=11)
                sheet.blit(more, more.get_rect(midleft=(box.x + name.get_width() + look.px(10), box.centery)))

    def _foe(self, sheet: Surface, area: Rect, ledger: Ledger) -> None:
        look, words = self.table.look, self.table.words
        inks = look.palette
        name = self.table.foe_name(ledger.foe) if ledger.foe else words("ledger-foe")
        heading = look.label(name, 22, palette.RED_TEXT, 1.2, width=area.w)
        sheet.blit(heading, area.topleft)
        y = area.y + heading.get_height() + look.px(4)
        px = look.text(17 if len(ledger.cue.foe_rows) > 4 else 21)
        for why, amount in ledger.cue.foe_rows:
            value = str(amount) if why == "basic" else signed(int(amount))
            number = look.lettering.line(value, "display", px, inks.k)
            text = look.lettering.paragraph(self.table.reason(str(why), ledger.foe), "text", px, area.w - look.px(64), inks.k,
                                            lines=2, leading=1.14).surface  # fmt: skip
            if y + text.get_height() > area.bottom:
                break
            sheet.blit(text, (area.x, y))
            sheet.blit(number, number.get_rect(topright=(area.right, y)))
            y += text.get_height() + look.px(4)

    def _sum(self, sheet: Surface, area: Rect, cue: cues.Ledger) -> None:
        """Horde alone + dice = total against foe; what was missing or to spare."""
        look, words = self.table.look, self.table.words
        inks = look.palette
        pygame.draw.line(sheet, inks.k, area.topleft, area.topright, max(1, look.px(2)))
        told = f"{words('ledger-horde')} {cue.horde}"
        for _, number in cue.dice:
            told += f"  + d20 {number}"
        if cue.dice:
            told += f"  = {cue.total}"
        if cue.spoiled:
            end = words("ledger-spoiled")
        elif cue.total >= cue.foe:
            end = words("ledger-over", n=cue.total - cue.foe)
        else:
            end = words("ledger-missing", n=cue.foe - cue.total)
        px = look.caps(21)
        right = look.lettering.line(f"{words('ledger-foe')} {cue.foe}  ·  {end}", "display", px, palette.RED_TEXT,
                                    width=area.w // 2)  # fmt: skip
        left = look.lettering.line(told, "display", px, palette.GREEN_TEXT, width=area.w - right.get_width() - 12)
        y = area.y + look.px(8)
        sheet.blit(left, (area.x, y))
        sheet.blit(right, right.get_rect(topright=(area.right, y)))

"""Numbers against numbers: the running totals, and the ledger that explains a count to the last point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.foe_sheet import foe_card
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.score_sheet import ScoreSheet, Stage, Totals
from game.titles.slayer_slayer.screen.tape import Tape
from game.ui import palette
from game.ui.fonts import Role
from game.ui.palette import Colour
from game.words.numbers import signed

TOTAL = 46
"""Letters of what a column of the ledger comes to."""


class Ledger(NamedTuple):
    """A count that was shown, to be called again."""

    cue: cues.Ledger
    round: int
    foe: str


class Counter:
    """The totals of one table. `moving` goes before what the view says while a moment counts."""

    def __init__(self, table: Context, hand: Hand) -> None:
        self.table, self.hand = table, hand
        self.score = ScoreSheet(table)
        self.moving: Totals | None = None
        self.tape: Tape | None = None
        """While a moment counts, goblin by goblin."""
        self.ledger: Ledger | None = None
        self.open = False
        """The last ledger is called again."""

    # the totals

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
            own, note = (hand.worth(), hand.power()) if hand.chosen else ("", "")
            return Totals("?", (), foe, foe, "planned", own=own, note=note)
        stage: Stage = "failed" if count.spoiled else "held" if reading.public.won else "counting"
        dice = tuple(number for _, number in count.dice)
        return Totals(str(count.horde), dice, str(count.against), foe, stage, count.spoiled)

    def foe_card(self, size: tuple[int, int]) -> Surface:
        """The foe's card, marked where another Power counts than its basic one; as the totals have it."""
        foe = self.table.reading.foe
        assert foe is not None
        totals = self.totals()
        assert totals is not None
        power, told = totals.basic, totals.foe
        now = told if power.isdigit() and told.isdigit() and told != power else ""
        return foe_card(self.table, foe.id, power, size, now)

    def paint(self, surface: Surface, rect: Rect) -> None:
        """The sheet with the totals, in a battle."""
        totals = self.totals()
        if totals is not None:
            self.score.paint(surface, rect, totals)

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
        title = look.lettering.line(head.upper(), "display", look.caps(26), inks.k, width=face.w // 3)
        sheet.blit(title, face.topleft)
        verdict = look.lettering.line(self._verdict(cue), "display", look.caps(30),
                                      palette.GREEN_TEXT if won else palette.RED_TEXT, width=face.w * 2 // 3)  # fmt: skip
        sheet.blit(verdict, verdict.get_rect(topright=(face.right, face.y - look.px(3))))
        top = face.y + max(title.get_height(), verdict.get_height())
        pygame.draw.line(sheet, inks.k, (face.x, top), (face.right, top), max(1, look.px(2)))
        foot = look.caps(TOTAL) + look.px(10)
        body = Rect(face.x, top + look.px(6), face.w, face.bottom - foot - top - look.px(10))
        split = round(body.w * 0.64)
        left = Rect(body.x, body.y, split - look.px(18), body.h)
        right = Rect(body.x + split + look.px(8), body.y, body.w - split - look.px(8), body.h)
        yield
        yield from self._goblins(sheet, left, cue, ledger.foe)
        pygame.draw.line(
            sheet, inks.k, (body.x + split - look.px(6), body.y), (body.x + split - look.px(6), body.bottom)
        )
        self._foe(sheet, right, ledger)
        yield
        top = face.bottom - foot
        pygame.draw.line(sheet, inks.k, (face.x, top), (face.right, top), max(1, look.px(2)))
        parts = " + ".join(str(number) for _, number in cue.dice)
        made_of = words("score-dice", horde=cue.horde, dice=parts, n=len(cue.dice)) if cue.dice else ""
        self._sum(sheet, Rect(left.x, top, left.w, foot), words("ledger-total"), made_of, cue.total, palette.GREEN_TEXT)
        self._sum(sheet, Rect(right.x, top, right.w, foot), words("ledger-foe"), "", cue.foe, palette.RED_TEXT)

    def _goblins(self, sheet: Surface, area: Rect, cue: cues.Ledger, foe: str) -> Iterator[None]:
        """One line a goblin, then one a die; two columns when there are many."""
        look, words = self.table.look, self.table.words
        inks = look.palette
        card_of = {row[0]: row[1] for row in cue.rows}
        rows: list[list[Any]] = list(cue.rows)
        rows += [[handle, card_of.get(handle) or self.table.goblin(handle), "d20", [], n] for handle, n in cue.dice]
        columns = 1 if len(rows) * look.lettering.height("text_bold", look.text(18)) <= area.h else 2
        lines = max(1, -(-len(rows) // columns))
        high = min(look.px(82), area.h // lines)  # few goblins are written large
        role: Role = "text" if columns == 1 else "label"
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
            part = 0.5 if changes else 0.84
            name = look.lettering.line(self._named(card, base), "text_bold", px, inks.k, width=round(box.w * part),
                                       floor=12)  # fmt: skip
            room = box.w - name.get_width() - number.get_width() - look.px(22)
            sheet.blit(name, name.get_rect(midleft=(box.x, box.centery)))
            if changes and room > 30:
                more = look.lettering.line(told, role, max(12, px - 1), inks.k, width=room, floor=12)
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

    def _named(self, card: str, base: object) -> str:
        """A goblin, or a goblin's die."""
        if base != "d20":
            return self.table.card_name(card)
        return f"{self.table.card_name(card)}, d20" if card else "d20"

    def _verdict(self, cue: cues.Ledger) -> str:
        """How it ended, and by how much."""
        words = self.table.words
        if cue.spoiled:
            return f"{words('ledger-lost')} · {words('ledger-spoiled')}"
        if cue.total >= cue.foe:
            return f"{words('ledger-victory')} · {words('ledger-over', n=cue.total - cue.foe)}"
        return f"{words('ledger-lost')} · {words('ledger-missing', n=cue.foe - cue.total)}"

    def _sum(self, sheet: Surface, area: Rect, name: str, made_of: str, total: int, ink: Colour) -> None:
        """What a column comes to, under its numbers."""
        look = self.table.look
        figure = look.lettering.line(str(total), "display", look.caps(TOTAL), ink)
        sheet.blit(figure, figure.get_rect(midright=(area.right, area.centery)))
        room = area.w - figure.get_width() - look.px(16)
        label = look.lettering.line(name, "display", look.caps(26), ink, width=room)
        sheet.blit(label, label.get_rect(midleft=(area.x, area.centery)))
        room -= label.get_width() + look.px(16)
        if made_of and room > 60:
            more = look.lettering.line(made_of, "text_bold", look.text(20), look.palette.k, width=room)
            sheet.blit(more, more.get_rect(midright=(area.right - figure.get_width() - look.px(16), area.centery)))

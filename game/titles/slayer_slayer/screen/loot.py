"""The division of loot: lots on the table, pings for all to see, contests, and who takes what (GSS 4.4)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import AnswerButton, Hotspot
from game.tabletop.effects import banner, carried, lies, shown, stamped
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.plays import Confirm, Ping, Withdraw
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.foe_sheet import foe_card
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.purse import Purse
from game.titles.slayer_slayer.screen.reading import Reading
from game.titles.slayer_slayer.screen.tokens import CREAM, SUMS, curtain, march, print_of, seat_disc, token
from game.ui import palette
from game.ui.cards import stamp
from game.ui.motion import Motion, cubic_out, wait
from game.ui.widgets.inspector import Entry, Inspected

Lot = tuple[str, int]
KEY = 18
"""How far a key's tag reaches into a tile, in design pixels; it is never smaller."""


class Loot(EmptyPanel):
    """The lots of one table."""

    def __init__(self, table: Context, purse: Purse) -> None:
        super().__init__(table)
        self.purse = purse
        self.chosen = 0
        """The lot that would be pinged."""

    def open(self) -> bool:
        return self.table.reading.loot is not None

    def shown(self) -> None:
        loot = self.table.reading.loot
        if self.table.asked != "loot_division" or loot is None or self.chosen > len(loot.lots):
            self.chosen = 0

    @property
    def mine(self) -> int:
        """The own ping as it stands."""
        loot, seat = self.table.reading.loot, self.table.services.seat
        return loot.pings[seat] if loot is not None and 0 <= seat < len(loot.pings) else 0

    @property
    def confirmed(self) -> bool:
        loot = self.table.reading.loot
        return loot is not None and self.table.services.seat in loot.confirmed

    # answering

    def acts(self) -> Sequence[AnswerButton]:
        table, words = self.table, self.table.words
        if table.asked != "loot_division":
            return ()
        out: list[AnswerButton] = []
        if self.chosen and self.chosen != self.mine:
            out.append(AnswerButton("ping", words("act-ping", n=self.chosen), lambda: self.ping()))
        small = "" if self.mine else words("loot-no-ping")
        out.append(AnswerButton("confirm", words("verb-confirm"), lambda: table.send(Confirm().choice()), small=small,
                       enabled=not self.confirmed, why=words("why-waiting"), ready=bool(self.mine)))  # fmt: skip
        if self.mine:
            out.append(AnswerButton("unping", words("verb-unping"), lambda: table.send(Withdraw().choice())))
        return out

    def ping(self) -> None:
        if self.chosen and self.chosen != self.mine:
            self.table.services.play_sound("loot_ping")
            self.table.services.send(Ping(self.chosen).choice())
            self.chosen = 0

    def click(self, handle: Hashable) -> bool:
        if not isinstance(handle, tuple) or handle[0] != "lot" or self.table.asked != "loot_division":
            return False
        if self.chosen == handle[1]:
            self.ping()
        elif handle[1] == self.mine:
            self.chosen = 0
            self.table.again()
        else:
            self.chosen = handle[1]
            self.table.services.play_sound("card_slide")
            self.table.again()
        return True

    def back(self) -> bool:
        had, self.chosen = self.chosen, 0
        return bool(had)

    # where it lies

    def foe_rect(self, area: Rect) -> Rect:
        """The beaten foe, at the left."""
        high = round(area.h * 0.80)
        return Rect(area.x, area.y + round(area.h * 0.10), min(round(high / 1.38), round(area.w * 0.24)), high)

    def tiles(self, area: Rect, count: int) -> list[Rect]:
        """One tile for each lot: a row, or two."""
        look = self.table.look
        left = self.foe_rect(area).right + look.px(22)
        head = look.caps(26) + look.px(14)
        box = Rect(left, area.y + head, area.right - left, area.h - head)
        columns = count if count <= 3 else (count + 1) // 2
        lines = 1 if count <= 3 else 2
        gap = look.px(22)
        wide = min((box.w - gap * (columns - 1)) // columns, round(box.w * 0.46))
        high = (box.h - gap * (lines - 1)) // lines
        high = min(high, round(wide * 1.35))
        out = []
        for i in range(count):
            line, column = divmod(i, columns)
            in_line = min(columns, count - line * columns)
            x = box.centerx - ((wide + gap) * in_line - gap) // 2 + column * (wide + gap)
            y = box.centery - ((high + gap) * lines - gap) // 2 + line * (high + gap)
            out.append(Rect(x, y, wide, high))
        return out

    def spots(self) -> Sequence[Hotspot]:
        loot = self.table.reading.loot
        if loot is None:
            return ()
        can = self.table.asked == "loot_division"
        why = "" if can else self.table.why_not()
        out = [Hotspot(("lot", i + 1), rect, can, why) for i, rect in enumerate(self.tiles(self.area, len(loot.lots)))]
        return [*out, Hotspot(("foe",), self.foe_rect(self.area))]

    def inspect(self, handle: Hashable) -> Inspected | None:
        loot = self.table.reading.loot
        if not isinstance(handle, tuple) or handle[0] != "lot" or loot is None or not 0 < handle[1] <= len(loot.lots):
            return None
        table, words = self.table, self.table.words
        kind, amount = loot.lots[handle[1] - 1]
        entries = self.purse.told(Entry(words("lot-worth", n=self.purse.worth(kind, amount)), "", True))
        pinging = [seat for seat, lot in enumerate(loot.pings) if lot == handle[1]]
        if pinging:
            entries.append(
                Entry(words("lot-pings", names=words.people(pinging, table.services.seat, table.services.name)))
            )
            entries.append(Entry(self.as_it_stands(pinging)))
        entries.append(Entry(words("lot-taken"), "", True))
        entries += [
            Entry(table.short_name(seat), str(table.reading.seats[seat].lots)) for seat in table.reading.living()
        ]
        return Inspected(name=table.amount(kind, amount), picture=print_of(kind), kind_words=words("lot", n=handle[1]),
                         entries=tuple(entries), rule="GSS-4.45")  # fmt: skip

    def as_it_stands(self, pinging: Sequence[int]) -> str:
        """To whom a lot with these pings would go (GSS-4.45)."""
        table, words = self.table, self.table.words
        least = min(table.reading.seats[seat].lots for seat in pinging)
        best = [seat for seat in pinging if table.reading.seats[seat].lots == least]
        if len(best) > 1:
            return words("lot-drawn")
        return (
            words("lot-you-win")
            if best[0] == table.services.seat
            else words("lot-you-lose", name=table.services.name(best[0]))
        )

    # drawing

    def draw_background(self, surface: Surface) -> None:
        reading = self.table.reading
        if reading.loot is not None:
            self._room(surface, self.area, reading)

    def _room(self, surface: Surface, area: Rect, reading: Reading) -> None:
        """The beaten foe, the heading and the lots."""
        table, look, words = self.table, self.table.look, self.table.words
        foe, loot = reading.foe, reading.loot
        assert loot is not None
        rect = self.foe_rect(area)
        if foe is not None:
            power = "?" if foe.power is None else str(foe.power)
            shadow, offset = look.pieces.shadow(rect.size, 5)
            surface.blit(shadow, rect.move(offset))
            surface.blit(foe_card(table, foe.id, power, rect.size), rect)
            star = stamp(look, "cross", max(60, round(rect.w * 0.5)), "red", 16)
            surface.blit(star, star.get_rect(center=(rect.centerx, rect.centery)))
        left = rect.right + look.px(22)
        head = look.label(words("loot-heading"), 26, CREAM, 2.0)
        surface.blit(head, (left, area.y))
        taken = f"{words('lot-taken')}: " + ", ".join(
            f"{table.short_name(seat)} {reading.seats[seat].lots}" for seat in reading.living())  # fmt: skip
        told = look.label(taken, 20, CREAM, 0.8, width=area.right - left - head.get_width() - look.px(24))
        surface.blit(told, told.get_rect(topright=(area.right, area.y + look.px(4))))
        for i, (tile, lot) in enumerate(zip(self.tiles(area, len(loot.lots)), loot.lots)):
            self._tile(surface, tile, i + 1, lot, reading)

    def heading(self, rect: Rect, number: int) -> tuple[Surface, Rect]:
        """A lot's number and where it stands on its tile: under the key that the keyboard lays over the tile's upper edge."""
        look = self.table.look
        head = look.label(self.table.words("lot", n=number), 19, palette.DIM_TEXT, 1.4, width=rect.w - look.px(20))
        return head, head.get_rect(midtop=(rect.centerx, rect.y + max(KEY, look.px(KEY))))

    def _tile(self, surface: Surface, rect: Rect, number: int, lot: Lot, reading: Reading) -> None:
        """What the lot is, and who wants it."""
        table, look, words = self.table, self.table.look, self.table.words
        assert reading.loot is not None
        pinging = [seat for seat, ping in enumerate(reading.loot.pings) if ping == number]
        chosen = self.chosen == number
        face = look.paper(surface, "plain", rect, 5, "glow" if chosen else "").inflate(-look.px(6), -look.px(4))
        head, at = self.heading(rect, number)
        surface.blit(head, at)
        face.h, face.y = face.bottom - at.y, at.y
        foot = max(look.px(40), 26)
        name_px = min(look.caps(30), max(14, face.h // 7))
        name = look.lettering.line(table.amount(*lot), "display", name_px, look.palette.k, width=face.w, floor=12)
        px = max(30, min(round(face.w * 0.72), face.h - head.get_height() - foot - name.get_height()))
        middle = face.y + head.get_height() + px // 2
        picture = token(table, print_of(lot[0]), px)
        surface.blit(picture, picture.get_rect(center=(face.centerx, middle)))
        surface.blit(name, name.get_rect(midtop=(face.centerx, middle + px // 2 - look.px(2))))
        below = middle + px // 2 + name.get_height()
        if len(pinging) > 1:
            told = look.lettering.paragraph(self.as_it_stands(pinging), "text_bold", look.text(18), face.w - look.px(20),
                                            palette.RED_TEXT, align="centre", leading=1.16).surface  # fmt: skip
            if below + told.get_height() <= face.bottom - foot:
                surface.blit(told, told.get_rect(midtop=(face.centerx, below + look.px(4))))
        side = min(foot, max(22, (face.w - 8) // max(1, len(pinging)) - 4))
        x = face.centerx - (side + 4) * len(pinging) // 2
        for seat in pinging:
            surface.blit(seat_disc(table, seat, side), (x, face.bottom - side))
            if seat in reading.loot.confirmed:
                tick = look.icon("badge_tick", max(14, side // 2)) or look.mark("tick", side // 2, palette.GREEN_TEXT)
                surface.blit(tick, tick.get_rect(center=(x + side - 2, face.bottom - side + 4)))
            x += side + 4
        if len(pinging) > 1:
            told = look.label(words("lot-contested"), 24, look.palette.paper, 1.6, width=face.w - look.px(20))
            strip = told.get_rect(center=(face.centerx, middle)).inflate(look.px(30), look.px(14))
            pygame.draw.rect(surface, look.palette.k, strip.inflate(6, 6), border_radius=6)
            pygame.draw.rect(surface, palette.RED_TEXT, strip, border_radius=5)
            surface.blit(told, told.get_rect(center=strip.center))
        elif self.mine == number:
            star = stamp(look, "tick", max(36, look.px(56)), "moss", 13)
            surface.blit(star, star.get_rect(center=(rect.right - look.px(16), rect.y + look.px(20))))

    def paint_over(self, surface: Surface) -> None:
        loot = self.table.reading.loot
        if loot is None or not self.is_asking:
            return
        for rect in self.tiles(self.area, len(loot.lots)):
            march(self.table, surface, rect)

    @property
    def is_asking(self) -> bool:
        asked = self.table.asked == "loot_division"
        return self.open() and asked and not self.chosen and not self.mine and not self.confirmed

    # moments

    @shows(cues.Lots)
    def on_lots(self, cue: cues.Lots, after: Update) -> Motion:
        """The foe's loot falls onto the table, lot by lot."""
        lots = [(str(kind), int(amount)) for kind, amount in cue.lots]
        table, look = self.table, self.table.look
        area, services = table.ground.area, table.services
        yield curtain(table, "loot", lambda sheet: None)
        for i, (rect, lot) in enumerate(zip(self.tiles(area, len(lots)), lots)):
            picture = Surface(rect.size, pygame.SRCALPHA)
            picture.blit(look.panel("plain", rect.size), (0, 0))
            px = max(24, round(min(rect.size) * 0.5))
            mark = token(table, print_of(lot[0]), px)
            picture.blit(mark, mark.get_rect(center=(rect.w // 2, round(rect.h * 0.45))))
            services.play_sound(SUMS[lot[0]])

            def draw(surface: Surface, t: float, p: Surface = picture, r: Rect = rect) -> None:
                surface.blit(p, r.move(0, round(-(1 - t) * look.px(80)) * (not services.reduced)))

            yield shown(services, ("lot", i), 0.22, draw, cubic_out)
            lies(table.services, ("lot", i), picture, rect)
        yield wait(0.2)

    def _rect(self, lot: int) -> Rect | None:
        loot = self.table.reading.loot
        if loot is None or not 0 < lot <= len(loot.lots):
            return None
        return self.tiles(self.table.ground.area, len(loot.lots))[lot - 1]

    @shows(cues.Ping)
    def on_ping(self, cue: cues.Ping, after: Update) -> Motion:
        """A seat's mark flies to the lot."""
        table = self.table
        plate, rect = table.ground.regions.plates.get(cue.seat), self._rect(cue.lot)
        loot = table.reading.loot
        contested = loot is not None and cue.lot and any(
            lot == cue.lot and seat != cue.seat for seat, lot in enumerate(loot.pings)
        )  # fmt: skip
        table.services.play_sound("loot_contested" if contested else "loot_ping")
        if plate is not None and rect is not None and cue.seat != table.services.seat:
            mark = seat_disc(table, cue.seat, max(26, table.look.px(44)))
            yield carried(table.services, mark, plate.center, rect.center, 0.3, 20, ("ping", cue.seat))

    @shows(cues.Confirmed)
    def on_confirmed(self, cue: cues.Confirmed, after: Update) -> Motion:
        self.table.services.play_sound("ready_drum")
        yield wait(0.05)

    @shows(cues.Lot)
    def on_lot(self, cue: cues.Lot, after: Update) -> Motion:
        """A lot flies to its new owner's plate; of a contested one it is said who wants it, and why who gets it."""
        table, words = self.table, self.table.words
        rect, plate = self._rect(cue.lot), self.purse.home(cue.seat, cue.resource)
        if rect is None or plate is None:
            return
        if cue.contested:
            table.services.play_sound("loot_contested")
            names = words.people(cue.contested, table.services.seat, table.services.name)
            told = words("lot-wanted", names=names, amount=table.gained(cue.resource, cue.amount))
            yield banner(table.services, table.ground.area, words("banner-contested"), 1.0, told, high=0.1)
        table.services.play_sound(SUMS[cue.resource])
        cover = table.services.copy_of(rect)
        cover.blit(table.look.backdrop(), (0, 0), rect)
        lies(table.services, ("gone", cue.lot), cover, rect)
        px = max(34, table.look.px(70))
        mark = token(table, print_of(cue.resource), px)
        yield carried(table.services, mark, rect.center, plate.center, 0.5, 50, ("lot", cue.lot))
        table.services.disclose()
        long = 1.6 if cue.contested else 0.45
        spot = (min(plate.right - px // 2, plate.centerx + px), plate.centery)
        yield stamped(table.services, spot, f"+{cue.amount}", "straw", 84, long)

    @shows(cues.Investment)
    def on_investment(self, cue: cues.Investment, after: Update) -> Motion:
        """The die has fallen (`roll`): the investment is tripled, or gone."""
        table, words = self.table, self.table.words
        good = cue.success
        table.services.play_sound("dice_win" if good else "dice_lose")
        key = "success" if good else "failure"
        told = table.about(f"log-investment.{key}", cue.seat, number=cue.number)
        gained = cue.gained
        small = words("log-investment.you", gained=table.gained(cue.resource, gained)) if gained is not None else ""
        yield banner(table.services, table.ground.area, told, 1.2, small)
        plate = self.purse.home(cue.seat, cue.resource)
        if good and plate is not None:
            mark = token(table, print_of(cue.resource), max(34, table.look.px(70)))
            yield carried(table.services, mark, table.ground.area.center, plate.center, 0.5, 40, ("invested", cue.seat))

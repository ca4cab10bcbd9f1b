"""The end: daylight or the dark, every objective turned over, and the sum of each (GSS-13.10)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.effects import banner, burst, lies, shown
from game.tabletop.feed import Update
from game.tabletop.moments import shows
from game.tabletop.score_sheet import level_scores, seats_by_place
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import PER_CARD, PER_GOLD, PER_TROPHY
from game.titles.slayer_slayer.screen.card_rows import OBJECTIVE_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.hand import Hand
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.reading import Reading
from game.titles.slayer_slayer.screen.supplies import supply
from game.titles.slayer_slayer.screen.tokens import curtain, plate, print_of, seat_disc, token
from game.ui import palette
from game.ui.cards import stamp
from game.ui.fitting import fitted_name
from game.ui.motion import Motion, cubic_out, sine_in_out, wait
from game.ui.places import Place
from game.ui.widgets.inspector import Entry, Inspected

PICTURES = {
    "surface": "shaft_top",
    "sole_survivor": "objective_sole_survivor",
    "nobody": "tombstone",
    "abandoned": "shaft_pit",
}
GATHERED_S = 0.5
"""Seconds in which the last cards come to hand."""
UNMASKS_S = 0.7
"""Seconds of drums before the Sole Survivor is unmasked."""
SOUNDS = {"surface": "daylight_surface", "sole_survivor": "jester_laugh"}
PARTS = (
    ("gold", PER_GOLD, "gold_factor"),
    ("trophies", PER_TROPHY, "trophy_factor"),
    ("cards", PER_CARD, "card_factor"),
)


BREAKERS = ("cards", "trophies", "gold")
"""What decides between equal scores, in this order (GSS-7.5)."""


class FinalScore(EmptyPanel):
    """The last picture of a match."""

    def __init__(self, table: Context, hand: Hand) -> None:
        super().__init__(table)
        self.hand = hand

    def open(self) -> bool:
        return self.table.reading.final is not None

    # the facts

    def places(self, update: Update) -> list[int]:
        """Seats in the order of their places."""
        result = update.result
        if result is None:
            return list(range(len(Reading(update, self.table.services.seat).seats)))
        return seats_by_place(result.places)

    def outcome(self, update: Update) -> str:
        return str(update.result.outcome) if update.result is not None else "nobody"

    def amounts(self, reading: Reading, seat: int) -> dict[str, int]:
        assert reading.final is not None
        _, gold, trophies = reading.final[seat]
        return {"gold": gold, "trophies": trophies, "cards": reading.seats[seat].cards}

    def sums(self, reading: Reading, seat: int) -> dict[str, int]:
        """Points of each part, doubled ones included (GSS-7.4)."""
        assert reading.final is not None
        row, amounts = OBJECTIVE_ROWS[reading.final[seat][0]], self.amounts(reading, seat)
        return {kind: amounts[kind] * per * row[factor] for kind, per, factor in PARTS}

    def ties(self, update: Update) -> list[str]:
        """Living players with the same score, and what put one before the other (GSS-7.5)."""
        reading, result = Reading(update, self.table.services.seat), update.result
        if result is None or result.outcome != "surface" or reading.final is None:
            return []
        words, services, seats = self.table.words, self.table.services, range(len(reading.seats))
        amounts = [self.amounts(reading, seat) for seat in seats]
        totals = [sum(self.sums(reading, seat).values()) for seat in seats]
        living = [seat for seat in self.places(update) if reading.seats[seat].living]
        level = level_scores(living, totals, {kind: [amount[kind] for amount in amounts] for kind in BREAKERS})
        return [
            words(f"over-tie-{by}", names=words.people((one, other), services.seat, services.name), n=totals[one])
            for one, other, by in level
        ]

    # where it lies

    def picture_rect(self, area: Rect) -> Rect:
        return Rect(area.x, area.y, round(area.w * 0.26), area.h)

    def rows(self, area: Rect, count: int) -> list[Rect]:
        left = self.picture_rect(area).right + self.table.look.px(14)
        gap = self.table.look.px(8)
        high = min((area.h - gap * (count - 1)) // count, self.table.look.px(150))
        return [Rect(left, area.y + i * (high + gap), area.right - left, high) for i in range(count)]

    def spots(self) -> Sequence[Hotspot]:
        order = self.places(self.table.services.update)
        return [Hotspot(("score", seat), rect) for seat, rect in zip(order, self.rows(self.area, len(order)))]

    def inspect(self, handle: Hashable) -> Inspected | None:
        reading = self.table.reading
        if not isinstance(handle, tuple) or handle[0] != "score" or reading.final is None:
            return None
        table, words, seat = self.table, self.table.words, handle[1]
        objective = reading.final[seat][0]
        name, text = table.objective_words(objective)
        entries = [
            Entry(words(f"tally-{kind}"), self._sum(reading, seat, kind, per, factor)) for kind, per, factor in PARTS
        ]
        out = bool(reading.seats[seat].out)
        entries.append(
            Entry(words("sum-out") if out else words("sum-total", n=sum(self.sums(reading, seat).values())), "", True)
        )
        if reading.hands is not None:
            entries += [Entry(table.card_name(card)) for _, card in reading.hands[seat]]
        entries += [Entry(tie) for tie in self.ties(table.services.update)] or [Entry(words("sum-tie"))]
        return Inspected(name=table.services.name(seat), picture=f"objective_{objective}", kind_words=name, text=text,
                         entries=tuple(entries), rule="GSS-7.4, 7.5")  # fmt: skip

    def _sum(self, reading: Reading, seat: int, kind: str, per: int, factor: str) -> str:
        assert reading.final is not None
        row, words = OBJECTIVE_ROWS[reading.final[seat][0]], self.table.words
        key = "sum-doubled" if row[factor] > 1 else "sum-row"
        return words(key, n=self.amounts(reading, seat)[kind], each=per, points=self.sums(reading, seat)[kind])

    # drawing

    def draw_background(self, surface: Surface) -> None:
        update, reading = self.table.services.update, self.table.reading
        self._side(surface, self.area, update)
        order = self.places(update)
        for seat, rect in zip(order, self.rows(self.area, len(order))):
            surface.blit(self._row(seat, rect.size, reading, update, True), rect)

    def _side(self, surface: Surface, area: Rect, update: Update, sums: bool = True) -> None:
        """How it ended, as a picture and a sentence; with the sums, what broke a tie."""
        table, look, words = self.table, self.table.look, self.table.words
        outcome = self.outcome(update)
        rect = self.picture_rect(area)
        look.paper(surface, "plain", rect, 6)
        inner = rect.inflate(-2 * look.px(9), -2 * look.px(9))
        window = Rect(inner.x, inner.y, inner.w, round(inner.h * 0.56))
        picture = plate(table, PICTURES[outcome], window.size)
        if outcome in ("nobody", "abandoned"):
            picture = picture.copy()
            dark = Surface(picture.get_size(), pygame.SRCALPHA)
            dark.fill((*palette.PLANK_GRAIN, 120))
            picture.blit(dark, (0, 0))
        surface.blit(picture, window)
        box = Rect(inner.x, window.bottom, inner.w, inner.bottom - window.bottom).inflate(-look.px(14), -look.px(12))
        head = look.lettering.paragraph(words(f"result-{outcome}"), "display", look.caps(25), box.w, palette.RED_TEXT,
                                        align="centre", lines=2, leading=1.0).surface  # fmt: skip
        told = " ".join(self.ties(update) if sums else ()) or words(
            f"end-{outcome}"
        )  # a tie needs the room; the sentence stands below
        text = look.lettering.paragraph(told, "text", look.text(17), box.w, look.palette.k, align="centre",
                                        lines=6, leading=1.12).surface  # fmt: skip
        surface.blit(head, head.get_rect(midtop=(box.centerx, box.y)))
        surface.blit(text, text.get_rect(midtop=(box.centerx, box.y + head.get_height() + look.px(4))))

    def _row(self, seat: int, size: tuple[int, int], reading: Reading, update: Update, open_: bool) -> Surface:
        """A seat: place, name, objective (turned over or not), the three sums, the total."""
        table, look, words = self.table, self.table.look, self.table.words
        result = update.result
        place = result.places[seat] if result is not None and result.winners else 0
        won = result is not None and seat in result.winners
        key = (
            "score",
            seat,
            size,
            open_,
            place,
            won,
            words.language,
            look.inks,
            repr(reading.final),
            table.short_name(seat),
        )
        found = look.baked(key)
        if found is not None:
            return found
        assert reading.final is not None
        found = look.panel("plain", size).copy()
        face = look.content("plain", Rect((0, 0), size)).inflate(-look.px(4), -look.px(2))
        side = face.h
        name = f"objective_{reading.final[seat][0]}"
        picture = plate(table, name if open_ else "back_wide", (side, side))
        found.blit(picture, (face.x, face.y))
        disc = seat_disc(table, seat, max(18, side // 3))
        found.blit(disc, disc.get_rect(center=(face.x + side - 2, face.bottom - 4)))
        x = face.x + side + look.px(16)
        third = round(face.w * 0.25)
        self._names(found, Rect(x, face.y, third, face.h), seat, reading, open_, won)
        if open_:
            total = max(look.px(130), round(face.w * 0.16))
            self._sums(found, Rect(x + third + 6, face.y, face.right - total - x - third - 12, face.h), seat, reading)
            self._total(found, Rect(face.right - total, face.y, total, face.h), seat, reading, place, won)
        return look.keep(key, found)

    def _names(self, sheet: Surface, box: Rect, seat: int, reading: Reading, open_: bool, won: bool) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        assert reading.final is not None
        px = min(look.caps(25), box.h // 2)
        name = fitted_name(look, table.short_name(seat), px, (box.w, box.h), look.palette.k, lines=1)
        objective = table.objective_words(reading.final[seat][0])[0] if open_ else words("over-veiled")
        told = look.label(objective, 20, palette.RED_TEXT if open_ else palette.DIM_TEXT, 0.8, width=box.w)
        top = box.centery - (name.get_height() + told.get_height()) // 2
        sheet.blit(name, (box.x, top))
        sheet.blit(told, (box.x, top + name.get_height()))

    def _sums(self, sheet: Surface, box: Rect, seat: int, reading: Reading) -> None:
        """Gold, trophies, cards: how many, and the points they make; what counts twice stands on straw."""
        table, look = self.table, self.table.look
        assert reading.final is not None
        row, amounts, sums = (
            OBJECTIVE_ROWS[reading.final[seat][0]],
            self.amounts(reading, seat),
            self.sums(reading, seat),
        )
        out = bool(reading.seats[seat].out)
        if out:
            told = look.label(table.words("sum-out"), 20, palette.DIM_TEXT, 1.0, width=box.w)
            sheet.blit(told, told.get_rect(center=box.center))
            return
        wide = box.w // 3
        for i, (kind, per, factor) in enumerate(PARTS):
            cell = Rect(box.x + i * wide, box.y, wide - look.px(6), box.h)
            if row[factor] > 1:
                pygame.draw.rect(sheet, palette.mix(look.palette.paper, look.palette.c, 0.6), cell, border_radius=6)
            px = max(18, min(round(cell.h * 0.5), round(cell.w * 0.36)))
            mark = token(table, print_of(kind), px)
            count = look.lettering.line(str(amounts[kind]), "display", max(13, round(px * 0.56)), look.palette.k)
            left = cell.centerx - (px + 5 + count.get_width()) // 2
            middle = cell.y + round(cell.h * 0.32)
            sheet.blit(mark, mark.get_rect(midleft=(left, middle)))
            sheet.blit(count, count.get_rect(midleft=(left + px + 5, middle)))
            times = "".join(f"×{n} " for n in (per, row[factor]) if n > 1)  # the sum can be followed
            text = f"{times}= {sums[kind]}"
            told = look.label(text, 20, look.palette.k, 0.8, width=cell.w)
            sheet.blit(told, told.get_rect(center=(cell.centerx, cell.y + round(cell.h * 0.78))))

    def _total(self, sheet: Surface, box: Rect, seat: int, reading: Reading, place: int, won: bool) -> None:
        look, words = self.table.look, self.table.words
        out = bool(reading.seats[seat].out)
        text = words("tomb-stamp") if out else str(sum(self.sums(reading, seat).values()))
        if won:
            px = min(box.w, round(box.h * 1.25))
            star = stamp(look, text, px, "moss", 16)
            sheet.blit(star, star.get_rect(center=box.center))
            crown = look.mark("crown", max(16, px // 4), look.palette.c)
            sheet.blit(crown, crown.get_rect(midtop=(box.centerx, box.y - 2)))
            return
        colour = palette.DIM_TEXT if out else look.palette.k
        total = look.lettering.line(
            text, "display", min(look.caps(34), round(box.h * 0.44)), colour, width=box.w, floor=12
        )
        sheet.blit(total, total.get_rect(center=(box.centerx, box.centery - round(box.h * 0.12))))
        if not out and place:  # a match that all have lost has no places
            label = look.label(words("over-place", n=place), 18, palette.DIM_TEXT, 1.0, width=box.w)
            sheet.blit(label, label.get_rect(center=(box.centerx, box.y + round(box.h * 0.8))))

    # moments

    @shows(cues.Final)
    def on_final(self, cue: cues.Final, after: Update) -> Motion:
        return self._unveil(after) if cue.seat == 0 else self._silent()

    def _silent(self) -> Motion:
        """All seats are unveiled by the first of their cues, one by one."""
        yield None

    def _gathered(self, later: Reading) -> Motion:
        """What the last loot has brought lies in hand and purse before it is counted."""
        table = self.table
        table.reading.hold(later)
        deck = Place.of(supply(table, "deck"), face_up=False)
        table.services.stage.join(self.hand.layout(table.ground.hand), appear=lambda handle: deck)
        table.again()
        yield wait(GATHERED_S)

    def _unveil(self, after: Update) -> Motion:
        """Light or dark; then the seats from the last place to the first: a back, then the objective and its sum. They lie
        in seat order till all are open: their places would tell who has won."""
        table = self.table
        area, services = table.ground.area, table.services
        reading = Reading(after, services.seat)
        outcome = self.outcome(after)
        yield self._gathered(reading)
        services.play_sound(SOUNDS.get(outcome, "game_over_dark"))
        order = self.places(after)
        rows = self.rows(area, len(order))

        def paint(sheet: Surface) -> None:
            self._side(sheet, area, after, sums=False)
            for seat, rect in enumerate(rows):
                sheet.blit(self._row(seat, rect.size, reading, after, False), rect)

        yield curtain(table, "over", paint, 0.5)
        told = table.words("banner-daylight") if outcome == "surface" else table.words(f"result-{outcome}")
        yield banner(services, area, told, 1.1, table.words(f"end-{outcome}"))
        survivor = order[0] if outcome == "sole_survivor" else -1
        for seat in reversed(order):
            rect = rows[seat]
            if seat == survivor:  # who it was is what all have waited for
                services.play_sound("drumroll")
                yield wait(UNMASKS_S)
                services.play_sound(SOUNDS[outcome])
                yield burst(services, (rect.x + rect.h // 2, rect.centery), 190, 0.3)
            services.play_sound("objective_reveal")
            picture = self._row(seat, rect.size, reading, after, True)

            def draw(surface: Surface, t: float, p: Surface = picture, r: Rect = rect) -> None:
                wide = r.w if services.reduced else round(r.w * t)
                surface.blit(p, r.topleft, Rect(0, 0, wide, r.h))

            yield shown(services, ("unveil", seat), 0.35, draw, cubic_out, 0.55)
            lies(table.services, ("unveiled", seat), picture, rect)
        yield from self._ranked(order, rows, reading, after)

    def _ranked(self, order: Sequence[int], rows: Sequence[Rect], reading: Reading, after: Update) -> Motion:
        """The rows change over to the order of places."""
        table = self.table
        moves = [
            (rows[seat], rows[i], self._row(seat, rows[i].size, reading, after, True)) for i, seat in enumerate(order)
        ]
        if all(start == end for start, end, _ in moves):
            return
        ground = rows[0].unionall(list(rows))
        bare = table.look.backdrop().subsurface(ground)

        def draw(surface: Surface, t: float) -> None:
            surface.blit(bare, ground)
            for start, end, picture in reversed(moves):  # the winner on top
                surface.blit(picture, (start.x, round(start.y + (end.y - start.y) * t)))

        table.services.play_sound("card_slide")
        yield shown(table.services, "ranked", 0.5, draw, sine_in_out)
        sheet = Surface(ground.size)
        sheet.blit(bare, (0, 0))
        for _, end, picture in moves:
            sheet.blit(picture, end.move(-ground.x, -ground.y))
        lies(table.services, ("ranked",), sheet, ground)

    @shows(cues.Over)
    def on_over(self, cue: cues.Over, after: Update) -> Motion:
        table, words = self.table, self.table.words
        names = words.people(cue.winners, table.services.seat, table.services.name)
        mine = table.services.seat < 0 or table.services.seat in cue.winners
        table.services.play_sound("win" if cue.winners and mine else "lose")
        place = table.ground.regions.ask  # the rows are read meanwhile
        yield banner(table.services, place, words(f"banner-over-{cue.outcome}", winners=names), 1.6)
        yield wait(0.2)

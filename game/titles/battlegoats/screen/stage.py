"""The stage: two cards at reading size, their ledgers, VS, and who wins."""

from __future__ import annotations

from typing import Any

import pygame
from pygame import Rect, Surface

from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.fight import STEPS, Fight, Fighter, LedgerLine
from game.ui import palette
from game.ui.cards import ON_STAR, stamp
from game.ui.fitting import fitted, largest
from game.ui.scale import DIGIT_FLOOR
from game.words.numbers import signed

BURST = 1.25
"""How much larger the star with the two powers is than the one that says VS."""
OUTCOME_FLOOR = 13
"""Pixels of a verdict's letters: smaller than that it takes the place of another word."""


class Stage:
    """Draws a fight into a rectangle."""

    def __init__(self, table: Context, cards: Cards) -> None:
        self.table, self.cards = table, cards

    def box(self, rect: Rect, fight: Fight) -> Rect:
        """Where the sheet lies while it slides in."""
        return rect.move(round((1 - fight.slide) * self.table.look.px(120)), 0) if fight.slide < 1 else rect

    def draw(self, surface: Surface, rect: Rect, fight: Fight, overlay: bool) -> None:
        look = self.table.look
        box = self.box(rect, fight)
        sheet = self._sheet(box.size, fight)
        if overlay:
            shadow, offset = look.pieces.shadow(box.size, 14)
            surface.blit(shadow, box.move(offset))
        if fight.slide < 1:
            sheet.set_alpha(round(255 * fight.slide))
        surface.blit(sheet, box)
        sheet.set_alpha(255)
        if fight.slide < 0.99:
            return
        inner = look.content("panel", box)
        parts = self._parts(inner)
        for side, fighter in (("left", fight.left), ("right", fight.right)):
            self._ledger(
                surface, fighter, parts[side], parts.get(f"{side}_total"), self._star() if parts["wide"] else 0
            )
        tall = parts["tall"]
        if tall:
            gap = (parts["right_card"].y - parts["left_card"].bottom) / 2
        else:
            gap = (parts["right_card"].x - parts["left_card"].right) / 2
        sides = [("left", fight.left, fight.bump[0], 1), ("right", fight.right, fight.bump[1], -1)]
        for side, fighter, leap, way in sorted(sides, key=lambda entry: entry[1].verdict == "wins"):
            reach = gap if leap > 0 else look.px(26)
            if fighter.is_gone:
                continue
            fallen = fighter.verdict == "falls"
            step = round(way * leap * reach)
            self._card(surface, fighter.card, parts[f"{side}_card"].move(0 if tall else step, step if tall else 0),
                       way * (-1.2 if not fallen else -5.0), fallen, fighter.edge)  # fmt: skip
        if tall:
            lane = parts["gap"]  # beside the verdict and the total above it
            centre = (lane.x + round(lane.w * 0.74), lane.centery)
            self._vs(surface, fight, centre, min(lane.h + look.px(22), look.px(84)))
        elif not any(leap > 0.3 for leap in fight.bump):
            area = parts["cards"]
            if parts["wide"]:
                star = self._star()
                self._vs(
                    surface,
                    fight,
                    (area.centerx, parts["left"].bottom - self._total() - star // 2 - 2),
                    round(star / BURST),
                )
            else:
                self._vs(surface, fight, (area.centerx, area.centery - look.px(10)), max(46, look.px(96)))

    def tab(self, surface: Surface, rect: Rect, fight: Fight) -> None:
        """The sheet has been put aside: how the fight stands, and how it comes back."""
        look, table = self.table.look, self.table
        inner = look.paper(surface, "panel", rect, 9)
        key = table.services.key_name("map")
        words = " · ".join(part for part in (fight.burst, table.words("stage-back"), key) if part).upper()
        label = fitted(look, words, "label", look.caps(22), inner.size, look.palette.k, tracking=1.0, align="centre")
        surface.blit(label, label.get_rect(center=rect.center))

    # the parts of the sheet

    def card_rect(self, rect: Rect, side: str) -> Rect:
        """Where the card of a side ("left", "right") lies on the sheet that lies in `rect`."""
        found: Rect = self._parts(self.table.look.content("panel", rect))[f"{side}_card"]
        return found

    def _parts(self, inner: Rect) -> dict[str, Any]:
        """Where things lie on the sheet: heading, cards, ledgers, steps; beside each other when it is wide."""
        look = self.table.look
        if inner.h > inner.w * 1.65:
            return self._tall(inner)
        head = Rect(inner.x, inner.y, inner.w, max(34, look.px(50)))
        foot = max(30, look.px(48))
        steps = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        wide = inner.w > inner.h * 1.1
        body = Rect(inner.x, head.bottom + look.px(6), inner.w, steps.y - head.bottom - look.px(12))
        half = (body.w - look.px(20)) // 2
        names = max(20, look.caps(24) + look.px(6))
        ledger = max(look.px(176), 6 * (look.text(17) + 4))
        if wide:
            card_h = min(body.h - names, round(half * 0.5 * 1.4))
            card_w = round(card_h / 1.4)
            columns = {}
            for side, x in (("left", body.x), ("right", body.right - half)):
                card = Rect(x, body.y + names, card_w, card_h)
                column = Rect(card.right + look.px(14), body.y + names, half - card_w - look.px(18), body.h - names)
                if side == "right":
                    column.x = x + look.px(10)
                    card.right = x + half
                    column.w = half - card_w - look.px(22)
                columns[side] = column
                columns[f"{side}_card"] = card
                columns[f"{side}_name"] = Rect(x, body.y, half, names)
        else:
            card_h = min(body.h - names - ledger, round((half - look.px(16)) * 1.4))
            card_w = round(card_h / 1.4)
            columns = {}
            for side, x in (("left", body.x), ("right", body.right - half)):
                card = Rect(x + (half - card_w) // 2, body.y + names, card_w, card_h)
                top = card.bottom + look.px(12)
                columns[side] = Rect(x, top, half, body.bottom - top)
                columns[f"{side}_card"] = card
                columns[f"{side}_name"] = Rect(x, body.y, half, names)
        area = columns["left_card"].union(columns["right_card"])
        return {"head": head, "steps": steps, "cards": area, "wide": wide, "tall": False, **columns}

    def _tall(self, inner: Rect) -> dict[str, Any]:
        """A column: the attacker above, the target below, each card with its ledger beside and its total under it."""
        look = self.table.look
        head = Rect(inner.x, inner.y, inner.w, max(46, look.px(64)))
        foot = max(28, look.px(44))
        steps = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        space = max(24, look.px(40))
        top = head.bottom + look.px(6)
        block = (steps.y - top - look.px(6) - space) // 2
        names, total = max(20, look.caps(22) + look.px(4)), max(38, look.px(62))
        card_h = min(block - names - total, round(inner.w * 0.52 * 1.4))
        card_w = round(card_h / 1.4)
        parts: dict[str, Any] = {}
        for side, y in (("left", top), ("right", top + block + space)):
            card = Rect(inner.x + look.px(6), y + names, card_w, card_h)
            x = card.right + look.px(16)
            parts[f"{side}_name"] = Rect(inner.x, y, inner.w, names)
            parts[f"{side}_card"] = card
            parts[side] = Rect(x, card.y, inner.right - x, card_h)
            parts[f"{side}_total"] = Rect(inner.x, y + block - total, inner.w, total)
        gap = Rect(inner.x, top + block, inner.w, space)
        area = parts["left_card"].union(parts["right_card"])
        return {"head": head, "steps": steps, "cards": area, "wide": True, "tall": True, "gap": gap, **parts}

    def _sheet(self, size: tuple[int, int], fight: Fight) -> Surface:
        """Everything that does not count up: baked until it changes."""
        look, table = self.table.look, self.table
        key = ("fight", size, fight.heading, fight.left.seat, fight.right.seat, fight.step, fight.after,
               table.words.language)  # fmt: skip
        found = look.baked(key)
        if found is not None:
            return found
        sheet = look.panel("panel", size).copy()
        inks = look.palette
        inner = look.content("panel", Rect(0, 0, *size))
        parts = self._parts(inner)
        head: Rect = parts["head"]
        sheet.blit(look.panel("header", head.size), head)
        # a strip is for one line; on a narrow sheet, and where one would be cut, there are more
        title, room = fight.heading.upper(), (head.w - look.px(36), head.h)
        one = not parts["tall"] and largest(look, title, "display", look.caps(28), room, lines=1, floor=12)
        words = fitted(look, title, "display", look.caps(28), room, inks.paper, lines=1 if one else 3, floor=12,
                       align="centre")  # fmt: skip
        sheet.blit(words, words.get_rect(center=head.center))
        for side, fighter in (("left", fight.left), ("right", fight.right)):
            name = table.short_name(fighter.seat)
            label = look.label(name, 24, inks.k, 2, width=parts[f"{side}_name"].w)
            at = label.get_rect(center=parts[f"{side}_name"].center)
            if parts["tall"]:  # the star with the powers hangs in the middle
                at.x = inner.x + look.px(8)
            sheet.blit(label, at)
        if not parts["wide"]:
            top = parts["left"].y - look.px(5)
            sheet.fill(inks.k, Rect(inner.x, top, inner.w, max(2, look.px(3))))
            middle = Rect(inner.centerx, top + look.px(8), max(1, look.px(2)), parts["left"].h - look.px(12))
            sheet.fill(inks.k, middle)
        sheet.fill(inks.k, Rect(inner.x, parts["steps"].y, inner.w, 1))
        self._track(sheet, fight, parts["steps"])
        return look.keep(key, sheet)

    def _card(
        self, sheet: Surface, card: str | None, rect: Rect, turn: float, fallen: bool = False, edge: float = 1.0
    ) -> None:
        look, table = self.table.look, self.table
        picture = self.cards.picture(card, "back" if card is None else "face", rect.size)
        shadow, offset = look.pieces.shadow(picture.get_size(), 7)
        at = picture.get_rect(center=rect.center)
        if edge >= 1:
            sheet.blit(shadow, at.move(offset))
        key = ("fighter", card, picture.get_size(), turn, fallen, table.words.language)
        turned = look.baked(key)
        if turned is None:
            turned = pygame.transform.rotozoom(picture, -turn, 1.0)
            if fallen:
                turned.fill((150, 146, 138), special_flags=pygame.BLEND_RGB_MULT)
            look.keep(key, turned)
        if edge < 1:
            turned = pygame.transform.smoothscale(
                turned, (max(2, round(turned.get_width() * edge)), turned.get_height())
            )
        sheet.blit(turned, turned.get_rect(center=rect.center))

    def _track(self, sheet: Surface, fight: Fight, rect: Rect) -> None:
        look, table = self.table.look, self.table
        names = [s for s in STEPS if s != "after" or fight.after]
        words = [fight.after if s == "after" else table.words(f"step-{s}") for s in names]
        now = names.index(fight.step) if fight.step in names else -1
        space = look.px(26)
        size = 22.0
        pictures = [look.label(w, size, None if i <= now else palette.DIM_TEXT, 1.1) for i, w in enumerate(words)]
        total = sum(p.get_width() + look.px(20) for p in pictures) + space * (len(pictures) - 1)
        while total > rect.w and size > 13:
            size -= 1
            pictures = [look.label(w, size, None if i <= now else palette.DIM_TEXT, 0.8) for i, w in enumerate(words)]
            total = sum(p.get_width() + look.px(20) for p in pictures) + space * (len(pictures) - 1)
        if total > rect.w:  # no room for all of them: the present one alone
            words, now = [words[max(0, now)]], 0
            pictures = [look.label(words[0], 22, None, 1.1, width=rect.w)]
            total = pictures[0].get_width() + look.px(20)
        x = rect.centerx - total // 2
        cy = rect.centery + look.px(3)
        for i, picture in enumerate(pictures):
            box = Rect(x, 0, picture.get_width() + look.px(20), picture.get_height() + look.px(6))
            box.centery = cy
            if i == now:
                pygame.draw.rect(sheet, palette.STRAW, box, border_radius=4)
                pygame.draw.rect(sheet, look.palette.k, box, max(2, look.px(2.4)), border_radius=4)
            sheet.blit(picture, picture.get_rect(center=box.center))
            x = box.right
            if i + 1 < len(pictures):
                arrow = look.mark("right", max(8, look.px(12)), look.palette.k)
                sheet.blit(arrow, arrow.get_rect(center=(x + space // 2, cy)))
            x += space

    # what counts up

    def _total(self) -> int:
        """How high the total under a column is."""
        return max(38, self.table.look.px(84))

    def _star(self) -> int:
        """How high the star between two ledgers beside each other may be."""
        return max(56, self.table.look.px(98))

    def _ledger(self, surface: Surface, fighter: Fighter, rect: Rect, below: Rect | None = None, star: int = 0) -> None:
        """Lines, and under them the total: at the foot of the column, or in a strip of its own (`below`). `star`: so high a
        strip over the total is left to the star that reaches into both columns."""
        look, inks = self.table.look, self.table.look.palette
        narrow = below is not None or star > 0
        px = look.text(17) if below is None else max(13, look.text(15))
        row = px + max(4, look.px(8))
        total_h = self._total() if below is None else below.h
        room = rect.h - total_h - max(star, look.px(8)) if below is None else rect.h
        lines = fighter.lines[: fighter.stamped]
        deep = 2
        if narrow:
            px, deep = self._letters(lines, px, rect.w, room)
            row = px + max(3, look.px(5))
        most = max(1, room // row)
        if narrow:
            most = len(lines)
            while (
                most > 1
                and self._tall_lines(lines[: most - (most < len(lines))], px, rect.w, deep)
                + (row if most < len(lines) else 0)
                > room
            ):
                most -= 1
        if len(lines) > most:  # what does not fit is summed into the last line
            rest = lines[most - 1 :]
            lines = [*lines[: most - 1], _sum(self.table.words("ledger-more", n=len(rest)), rest)]
        y = rect.y + look.px(2)
        for label, value, _ in lines:
            number = look.lettering.line(value, "text_bold", px + 1, inks.k)
            room_w = rect.w - number.get_width() - look.px(12)
            words = look.lettering.paragraph(label, "text_medium", px, room_w, inks.k,
                                             leading=1.1, lines=deep)  # fmt: skip
            surface.blit(words.surface, (rect.x, y))
            surface.blit(number, number.get_rect(topright=(rect.right, y)))
            y += row + (words.lines - 1) * round(px * 1.1)
        if fighter.total is None:
            return
        rect = below or rect
        top = rect.bottom - total_h
        surface.fill(inks.k, Rect(rect.x, top, rect.w, max(2, look.px(2))))
        wins = fighter.verdict == "wins"
        lost = fighter.verdict in ("loses", "falls", "saved")
        colour = palette.RED_TEXT if lost else palette.GREEN_TEXT if wins else inks.k
        size = min(round(total_h * 0.82), look.px(80))
        number = look.lettering.line(str(fighter.total), "display", max(26, size), colour)
        box = number.get_bounding_rect()
        at = (rect.right - box.right, top + (total_h - box.h) // 2 - box.y + look.px(3))
        surface.blit(number, at)
        power = look.label(self.table.words("bonus-total"), 22, inks.k, 1.6)
        left = rect.x + power.get_width() + look.px(10)
        right = at[0] + box.x - look.px(8)
        middle = top + total_h // 2 + look.px(2)
        outcome = self._outcome(fighter.verdict, (right - left, total_h))
        if outcome is None:  # beside its number the verdict says more than the word that the number is a power
            left = rect.x
            outcome = self._outcome(fighter.verdict, (right - left, total_h), at_any_rate=True)
        else:
            surface.blit(power, power.get_rect(midleft=(rect.x, middle)))
        assert outcome is not None
        surface.blit(outcome, outcome.get_rect(center=((left + right) // 2, middle)))

    def _outcome(self, verdict: str, room: tuple[int, int], at_any_rate: bool = False) -> Surface | None:
        """What became of a fighter, whole in so much room: a star where its word can be read on one, else the word. None where
        it has no room, nothing (an empty picture) where there is nothing to say yet."""
        look, inks = self.table.look, self.table.look.palette
        if verdict not in ("wins", "falls", "saved"):
            return Surface((0, 0))
        told = self.table.words(f"compare-{verdict}").upper()
        star = min(room)
        if verdict == "wins" and look.lettering.width(told, "display", DIGIT_FLOOR) <= round(star * ON_STAR):
            return stamp(look, told, star, inks.a, 14)
        if not at_any_rate and look.lettering.width(told, "display", OUTCOME_FLOOR) > room[0]:
            return None
        ink = palette.RED_TEXT if verdict == "falls" else palette.GREEN_TEXT
        return look.lettering.line(told, "display", look.caps(24), ink, width=max(20, room[0]))

    def _letters(self, lines: list[LedgerLine], px: int, wide: int, room: int) -> tuple[int, int]:
        """(pixels, the most lines a reason takes) for a ledger to stand in `room`: whole reasons in smaller letters come before
        cut ones."""
        for deep in (4, 2):
            for size in range(px, 12, -1):
                if self._tall_lines(lines, size, wide, deep) <= room:
                    return size, deep
        return 13, 2

    def _tall_lines(self, lines: list[LedgerLine], px: int, wide: int, deep: int) -> int:
        """How high the lines of a ledger stand at a size, when a reason takes so many lines at the most."""
        look = self.table.look
        high = 0
        for label, value, _ in lines:
            room = wide - look.lettering.width(value, "text_bold", px + 1) - look.px(12)
            words = look.lettering.paragraph(label, "text_medium", px, room, look.palette.k, leading=1.1, lines=deep)
            high += px + max(3, look.px(5)) + (words.lines - 1) * round(px * 1.1)
        return high

    def _vs(self, surface: Surface, fight: Fight, centre: tuple[int, int], px: int) -> None:
        look = self.table.look
        star = stamp(look, fight.burst or "VS", round(px * (BURST if fight.burst else 1)), look.palette.b, 12)
        surface.blit(star, star.get_rect(center=centre))


def _sum(told: str, lines: list[LedgerLine]) -> LedgerLine:
    """Several lines as one."""
    total = sum(line.add for line in lines)
    return LedgerLine(told, signed(total), total)

"""The realms: portrait, who plays it, where the devil is, ready flag, victory points against the goal, power, Souls, hand,
promise cards, nomination markers; fortress, hordes, artifacts, rituals, what is on Earth, captives, status cards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules.state import NONE
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.cards import Cards, bare_parts, bars, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.phase import READY_KINDS
from game.titles.lords_of_hell.screen.signs import crown
from game.ui import palette
from game.ui.places import Handle, Place
from game.ui.scale import CAPS_FLOOR


class Parts(NamedTuple):
    """Where the parts of a realm lie."""

    whole: Rect
    head: Rect
    face: Rect
    points: Rect
    """Victory points against the goal."""
    pill: Rect
    """Ready, or the way to a deal."""
    facts: Rect
    souls: Rect
    cards: Rect
    statuses: Rect
    cells: tuple[Rect, ...]
    """The captives behind bars."""

    @property
    def top(self) -> Rect:
        """The head and its figures: a ring round it lies on neither."""
        return self.head.union(self.face)


class Realms(EmptyPanel):
    """All realms that are not covered."""

    def __init__(self, table: Context, cards: Cards, market: Market, battle: Battle) -> None:
        super().__init__(table)
        self.cards = cards
        self.market = market
        self.battle = battle

    def open(self) -> bool:
        return True

    def shows(self, seat: int) -> bool:
        """Whether a realm is in sight now: a battle covers those that lie beside it."""
        return seat not in self.table.covered

    # where

    def parts(self, seat: int) -> Parts:
        table = self.table
        return parts(table, seat)

    def pill(self, seat: int) -> tuple[str, bool]:
        """What the pill of a realm says, and whether it is filled."""
        table, reading, words = self.table, self.table.reading, self.table.words
        if table.kind in READY_KINDS and reading.ready(seat):
            return words("pill-ready"), True
        if seat == self.market.partner:
            return words("pill-dealing"), False
        if seat != table.services.seat and self.market.trades and not self.market.no_deal(seat):
            return words("pill-deal"), False
        ask = table.services.update.ask
        thinking = ask is not None and seat in table.thinking and ask.kind not in (*READY_KINDS, "beat", "floor")
        if ask is not None and ask.mode == "open" and table.facts.seat >= 0:
            thinking = seat == table.facts.seat and not table.services.showing
        return (words("pill-thinking") if thinking else ""), False

    def stacks(self, seat: int) -> list[list[int]]:
        """The cards of a realm as they lie: fortress, hordes of a kind on one another, artifacts, rituals, Earth."""
        return _stacks(self.table, seat)

    def layout(self) -> Mapping[Handle, Place]:
        table, look = self.table, self.table.look
        out: dict[Handle, Place] = {}
        self.cards.stacks.clear()
        bare = self.cards.bare["realms"] = {}
        away = self.market.on_pans | self.battle.handles
        for seat in range(len(table.reading.seats)):
            if not self.shows(seat):
                continue
            spots = self.parts(seat)
            stacks = [left for stack in self.stacks(seat) if (left := [card for card in stack if card not in away])]
            shown = set(table.reading.seats[seat].earth)
            row = _row(spots.cards, len(stacks))
            bare.update(bare_parts([(("c", stack[-1]), rect) for rect, stack in zip(row, stacks)]))
            for column, (rect, stack) in enumerate(zip(row, stacks)):
                for n, card in enumerate(stack):
                    lift = -look.px(5) if card in shown else 0
                    place = Place.of(rect, z=10.0 + column + n / 100)
                    side = 0.0 if card not in table.reading.s.sideways else 6.0
                    out["c", card] = place.moved(dy=lift, angle=side, dim=0.0)
                if table.mark(("c", stack[-1])).chosen:  # it lies over the others
                    bare.pop(("c", stack[-1]), None)
                self.cards.stacks[stack[-1]] = len(stack)
            held = [captive for captive in table.reading.captives(seat) if ("captive", captive) not in away]
            lying = [(("c", stack[-1]), rect) for rect, stack in zip(row, stacks)][-1:] if held else []
            bare.update(bare_parts([*lying, *((("captive", who), rect) for who, rect in zip(held, spots.cells))]))
            for n, (rect, captive) in enumerate(zip(spots.cells, table.reading.captives(seat))):
                if ("captive", captive) not in away:
                    out["captive", captive] = Place.of(rect, z=80.0 + n)
        return out

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        table = self.table
        out: list[Hotspot] = []
        layout = self.layout()
        for n, seat in enumerate(self._order()):
            if not self.shows(seat):
                continue
            where = self.parts(seat)
            order = 10 + n
            out.append(spot_of(table, ("realm", seat), where.top, 6))  # with whom to deal, all in a row
            out.append(spot_of(table, ("body", seat), where.face, order))
            if table.reading.seats[seat].devil:
                out.append(spot_of(table, ("souls", seat), where.souls, order))
            for stack in self.stacks(seat):
                top = next((card for card in reversed(stack) if ("c", card) in layout), None)
                if top is not None:
                    out.append(spot_of(table, ("c", top), layout["c", top].rect, order))
            for captive in table.reading.captives(seat):
                if ("captive", captive) in layout:
                    out.append(spot_of(table, ("captive", captive), layout["captive", captive].rect, order))
            for m, rect in enumerate(_strips(where.statuses, len(table.reading.statuses(seat)))):
                out.append(spot_of(table, ("status", table.reading.statuses(seat)[m][0]), rect, order))
        return out

    def _order(self) -> list[int]:
        return list(self.table.ground.realms)

    def mark(self, handle: Hashable) -> None:
        return None

    # drawing

    def draw_background(self, surface: Surface) -> None:
        for seat in self._order():
            if self.shows(seat):
                self._paint(surface, seat)

    def _paint(self, surface: Surface, seat: int) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        where, now = self.parts(seat), self.table.reading.seats[seat]
        partner = self.market.partner == seat
        mark = table.mark(("realm", seat))
        glow = "glow" if mark.lit or mark.chosen else ""
        look.paper(surface, "plain", where.whole, 5, glow)
        if partner or mark.chosen or seat == table.services.seat:
            pygame.draw.rect(surface, inks.c, where.head, border_radius=3)
        pygame.draw.rect(surface, inks.k, where.head, max(1, look.px(2)), border_radius=3)
        self._face(surface, seat, where)
        self._head(surface, seat, where)
        if now.devil:
            self._facts(surface, seat, where)
            self._statuses(surface, seat, where)
        if not self.stacks(seat) and now.devil:
            words = look.lettering.line(
                table.words("realm-empty"), "map", look.text(19), palette.DIM_TEXT, width=where.cards.w
            )
            surface.blit(words, words.get_rect(center=where.cards.center))
        earth = [card for card in now.earth if card not in self.market.on_pans]
        if earth or now.body == "on_earth":
            self._earth(surface, seat, where)

    def _face(self, surface: Surface, seat: int, where: Parts) -> None:
        """The portrait tilts by where the devil is: bars before a captive, washed out when it is away."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        now = table.reading.seats[seat]
        mood = table.services.face(seat)
        key = ("hell face", now.devil, now.body, where.face.size, look.inks, mood)
        found = look.baked(key)
        if found is None:
            found = portrait(look, now.devil, where.face.size, mood).copy()
            if now.body in ("fled", "downed", "wounded"):
                found.fill((150, 146, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if now.body == "captive":
                bars(look, found, found.get_rect())
            look.keep(key, found)
        surface.blit(found, where.face)
        lit = table.mark(("body", seat))
        pygame.draw.rect(surface, palette.GLOW if lit.lit else inks.k, where.face, max(2, look.px(3)), border_radius=3)
        px = max(16, round(where.face.w * 0.34))
        for n in range(now.markers):
            mark = crown(look, px)
            surface.blit(mark, (where.face.x + n * round(px * 0.72) - 2, where.face.bottom - px // 2))

    def _head(self, surface: Surface, seat: int, where: Parts) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        now = table.reading.seats[seat]
        x = where.face.right + look.px(10)
        room = where.pill.x - x - look.px(6)
        half = where.head.h // 2
        name = look.lettering.line(
            table.devil(seat), "display", min(look.caps(24), round(half * 0.86)), inks.k, width=room
        )
        surface.blit(name, name.get_rect(midleft=(x, where.head.y + half // 2 + look.px(3))))
        player = table.services.players().get(seat)
        parts = [table.player(seat), table.body_name(now.body)] if now.devil else []
        if seat == table.services.seat and not now.devil:
            parts = [table.player(seat)]
        line = look.label(" · ".join(parts), 18, inks.k, 0.9, room)
        surface.blit(line, line.get_rect(midleft=(x, where.head.bottom - half // 2 - look.px(2))))
        if player is not None and not player.connected:
            away = look.mark("plug", max(14, look.px(20)), palette.RED_TEXT)
            surface.blit(away, away.get_rect(midright=(where.pill.x - 2, where.head.y + half // 2)))
        if not now.devil:
            return
        pygame.draw.rect(surface, inks.k, where.points, border_radius=3)
        vp = look.lettering.line(str(now.vp), "display", round(where.points.h * 0.62), inks.paper)
        goal = look.lettering.line(f"/{table.reading.goal}", "label", max(12, round(where.points.h * 0.36)), inks.paper)
        wide = vp.get_width() + goal.get_width() + 2
        left = where.points.centerx - wide // 2
        surface.blit(vp, vp.get_rect(midleft=(left, where.points.centery - look.px(2))))
        surface.blit(goal, goal.get_rect(bottomleft=(left + vp.get_width() + 2, where.points.bottom - 3)))
        label = look.lettering.line(words("vp"), "label", max(CAPS_FLOOR, round(where.points.h * 0.28)), palette.GLOW)
        surface.blit(label, label.get_rect(topright=(where.points.right - 4, where.points.y + 2)))
        self._pill(surface, seat, where.pill)

    def _pill(self, surface: Surface, seat: int, pill: Rect) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        text, filled = self.pill(seat)
        pressed = table.mark(("realm", seat)).words  # what a press on the head does
        if not (text or pressed):
            return
        if pressed or filled:
            pygame.draw.rect(surface, inks.k if pressed else inks.a, pill, border_radius=pill.h // 2)
            text, filled = pressed or text, True
        pygame.draw.rect(surface, inks.k, pill, max(1, look.px(2.4)), border_radius=pill.h // 2)
        ink = inks.paper if filled else inks.k
        words = look.lettering.line(text.upper(), "label", min(look.caps(19), pill.h - 4), ink, width=pill.w - 8)
        surface.blit(words, words.get_rect(center=pill.center))

    def _facts(self, surface: Surface, seat: int, where: Parts) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        now = table.reading.seats[seat]
        facts = (("power", now.power), ("souls", now.souls), ("hand", now.hand), ("seals", now.promises))
        lit = table.mark(("souls", seat))
        if lit.lit or lit.chosen:
            pygame.draw.rect(surface, palette.GLOW, where.souls, max(2, look.px(3)), border_radius=4)
        numbers = [
            look.lettering.line(str(value), "display", min(look.caps(21), round(where.facts.h * 0.88)), inks.k)
            for _, value in facts
        ]
        names = [words(f"fact-{name}").upper() for name, _ in facts]
        least = look.px(5)
        room = where.facts.w - sum(number.get_width() + 3 for number in numbers) - 3 * least
        px = look.lettering.fit("".join(names), "label", min(look.caps(17), where.facts.h), room, floor=CAPS_FLOOR)
        labels = [look.lettering.line(name, "label", px, inks.k) for name in names]
        gap = max(least, 3 * least + room - sum(label.get_width() for label in labels)) // 3
        x = where.facts.x
        for label, number in zip(labels, numbers):  # of one size, and so far apart as there is room
            surface.blit(label, label.get_rect(midleft=(x, where.facts.centery)))
            x += label.get_width() + 3
            surface.blit(number, number.get_rect(midleft=(x, where.facts.centery)))
            x += number.get_width() + gap

    def _statuses(self, surface: Surface, seat: int, where: Parts) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        held = table.reading.statuses(seat)
        for rect, (status, stable) in zip(_strips(where.statuses, len(held)), held):
            pygame.draw.rect(surface, inks.k, rect, border_radius=2)
            side = look.lettering.line(
                words("stable" if stable else "unstable").upper(),
                "label",
                max(CAPS_FLOOR, rect.h - 4),
                palette.GLOW if stable else inks.c,
            )
            surface.blit(side, side.get_rect(midright=(rect.right - 4, rect.centery)))
            room = rect.w - side.get_width() - 12
            name = look.lettering.line(
                table.status_name(status).upper(), "label", max(CAPS_FLOOR, rect.h - 4), inks.paper, width=room
            )
            surface.blit(name, name.get_rect(midleft=(rect.x + 5, rect.centery)))

    def _earth(self, surface: Surface, seat: int, where: Parts) -> None:
        """Straw under what is on Earth."""
        table, look = self.table, self.table.look
        layout = self.layout()
        rects = [layout["c", card].rect for card in table.reading.seats[seat].earth if ("c", card) in layout]
        if not rects:
            return
        area = rects[0].unionall(rects[1:]).inflate(look.px(6), look.px(6))
        pygame.draw.rect(surface, palette.STRAW, area, border_radius=4)


def _stacks(table: Context, seat: int) -> list[list[int]]:
    reading = table.reading
    now = reading.seats[seat]
    out: list[list[int]] = [[card] for card in (now.fortress, now.spare) if card != NONE]
    for zone in (now.hordes, now.earth):
        kinds: dict[str, list[int]] = {}
        for card in zone:
            kinds.setdefault(reading.card(card), []).append(card)
        out += kinds.values()
    return [*out, *([card] for card in (*now.artifacts, *now.rituals))]


def _row(area: Rect, count: int) -> list[Rect]:
    wide = min(round(area.h / CARD), area.w)
    if count == 0:
        return []
    step = min(wide + 4, (area.w - wide) / max(1, count - 1))
    return [Rect(round(area.x + n * step), area.y, wide, area.h) for n in range(count)]


def _strips(area: Rect, count: int) -> list[Rect]:
    if count == 0:
        return []
    gap = 4
    wide = (area.w - gap * (count - 1)) // count
    wide = min(wide, round(area.w * 0.72))
    return [Rect(area.x + n * (wide + gap), area.y, wide, area.h) for n in range(count)]


def parts(table: Context, seat: int) -> Parts:
    """The parts of a realm at the present size."""
    look, whole = table.look, table.ground.realms[seat]
    pad = look.px(11)
    inner = whole.inflate(-2 * pad, -2 * pad)
    head = Rect(inner.x, inner.y, inner.w, max(36, round(min(look.px(62), inner.h * 0.3))))
    fact_h = max(18, look.px(27))
    face = Rect(inner.x, inner.y, 0, head.h + fact_h + look.px(2))
    face.w = round(face.h * 0.98)
    points = Rect(0, 0, max(44, look.px(66)), head.h - look.px(8))
    points.midright = (head.right - look.px(4), head.centery)
    pill = Rect(0, 0, max(52, look.px(92)), max(20, look.px(30)))
    pill.midright = (points.x - look.px(6), head.centery)
    facts = Rect(face.right + look.px(8), head.bottom + 1, inner.right - face.right - look.px(8), fact_h)
    step = facts.w // 4
    souls = Rect(facts.x + step, facts.y, step - 2, facts.h)
    low = face.bottom + look.px(8)
    held = bool(table.reading.statuses(seat))
    strip = max(17, look.px(24)) if held else 0
    statuses = Rect(inner.x, inner.bottom - strip, inner.w, strip)
    cards = Rect(inner.x, low, inner.w, (statuses.y - 3 if held else inner.bottom) - low)
    captives, lying = len(table.reading.captives(seat)), len(_stacks(table, seat))
    cells: list[Rect] = []
    if captives:  # bars stand over one another before they push cards together more than themselves
        wide = round(cards.h / CARD)
        step = min(wide + 5, max(wide // 3, (cards.w - wide) // max(1, lying + captives - 1)))
        left = cards.right - wide - (captives - 1) * step
        cells = [Rect(left + n * step, cards.y, wide, cards.h) for n in range(captives)]
        cards = Rect(cards.x, cards.y, left - step + wide - cards.x, cards.h)
    return Parts(whole, head, face, points, pill, facts, souls, cards, statuses, tuple(cells))

"""The battle on screen: the attack at the left, the defence at the right, each army with its troops and its sum; totals on the
scale of thresholds and the exchanges between them. Several fronts are tabs. The table can be looked at instead."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.battle_state import (
    army_of,
    devil_there,
    fortress_there,
    power,
    protection,
    seats_of,
    souls_there,
)
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, Front
from game.titles.lords_of_hell.rules.state import devil_power, hordes_power
from game.titles.lords_of_hell.screen import army_sum
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel, spot_of
from game.titles.lords_of_hell.screen.signs import shield
from game.ui import palette
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Inspected

HIT_KINDS = ("spread", "place")
"""Asks in which hits are dealt out."""


class Section(NamedTuple):
    """One seat's army on a sheet."""

    seat: int
    title: Rect
    troops: Rect


class Battle(EmptyPanel):
    """The stage of the front that is looked at."""

    def __init__(self, table: Context, cards: Cards) -> None:
        super().__init__(table)
        self.cards = cards
        self.focus = -1
        """The realm whose battle is looked at."""
        self.rolled: dict[int, list[cues.Exchange]] = {}
        """Exchanges of the present battle round, by realm, as they were told."""
        self.measured: dict[int, cues.Dice] = {}
        self.fresh: set[int] = set()
        """Realms whose power was measured after what the table shows: there nobody has fallen since."""
        self.shown_rows: dict[int, int] = {}
        """How many exchanges of a realm are in sight while they are rolled."""
        self.tumbling: tuple[int, int] | None = None
        """Realm and number of the exchange whose dice roll just now: no empty dice lie under them."""
        self._fronts: tuple[int, ...] = ()

    # which

    @property
    def fronts(self) -> list[Front]:
        return self.table.reading.s.fronts

    @property
    def front(self) -> Front | None:
        """The front that is looked at."""
        return next((front for front in self.fronts if front.realm == self.focus), None)

    @property
    def awaited(self) -> bool:
        """The attacker of the front has not said yet whom it brings."""
        front = self.front
        return front is not None and army_of(front, front.attacker) is None and not front.ended

    def shown(self) -> None:
        realms = tuple(front.realm for front in self.fronts)
        if realms != self._fronts:
            fresh = [realm for realm in realms if realm not in self._fronts]
            seat = self.table.services.seat
            own = [front.realm for front in self.fronts if seat in (front.realm, front.attacker)]
            if fresh or self.focus not in realms:
                self.focus = next(iter([realm for realm in own if realm in fresh] or fresh or list(realms)), -1)
                self.table.away = False
            for gone in [realm for realm in self.rolled if realm not in realms]:
                self.rolled.pop(gone), self.measured.pop(gone, None)
        self._fronts = realms
        asked = self.table.facts.realm
        if self.table.kind in HIT_KINDS and asked in realms:
            self.focus = asked
        self.shown_rows.clear()
        self.fresh.clear()
        self.tumbling = None

    def open(self) -> bool:
        return self.table.fighting

    def heard(self, cue: Cue) -> None:
        """Keep the dice of a battle round: they are told once, and looked at while hits are placed."""
        match cue:
            case cues.BattleRound():
                self.rolled[cue.realm] = []
                self.measured.pop(cue.realm, None)
            case cues.Dice():
                self.rolled[cue.realm] = []
                self.measured[cue.realm] = cue
                self.fresh.add(cue.realm)
            case cues.Exchange():
                self.rolled.setdefault(cue.realm, []).append(cue)

    # where

    def sheet(self, side: str) -> Rect:
        ground = self.table.ground
        return ground.left if side == ATTACK else ground.right

    def sections(self, side: str) -> list[Section]:
        """The armies of a side, the principal's on top."""
        front = self.front
        assert front is not None
        look, sheet = self.table.look, self.sheet(side)
        inner = sheet.inflate(-2 * look.px(13), -2 * look.px(13))
        head = max(44, look.px(74))
        seats = seats_of(front, side)
        room = Rect(inner.x, inner.y + head + 4, inner.w, inner.h - head - 4)
        many = max(1, len(seats))
        step = room.h // many
        title = max(18, look.px(28))
        return [
            Section(
                seat,
                Rect(room.x, room.y + n * step, room.w, title),
                Rect(
                    room.x,
                    room.y + n * step + title + 2,
                    room.w,
                    step - title - look.px(10) - (self._wall_high() if seat == front.realm else 0),
                ),
            )
            for n, seat in enumerate(seats)
        ]

    def troops(self, seat: int) -> list[tuple[Handle, Facing, list[int]]]:
        """An army as it lies: devil, fortress, hordes of a kind on one another, Souls; medals show what counts."""
        front, reading = self.front, self.table.reading
        assert front is not None
        s = reading.s
        out: list[tuple[Handle, Facing, list[int]]] = []
        if devil_there(s, front, seat):
            out.append((("bd", seat), Facing("devil", reading.devil(seat), counts=str(devil_power(s, seat))), []))
        if fortress_there(s, front, seat):
            card = s.fortress[seat]
            out.append((("c", card), Facing("card", reading.card(card)), [card]))
        elif front.struck and seat == front.realm and s.fortress[seat] >= 0:
            card = s.fortress[seat]
            out.append((("c", card), Facing("card", reading.card(card), 1, "hit"), [card]))
        for cards in army_sum.stacks(s, front, seat):
            kind, counts = reading.card(cards[-1]), str(hordes_power(s, cards))
            out.append((("c", cards[-1]), Facing("card", kind, len(cards), counts=counts), cards))
        souls = souls_there(s, front, seat)
        if souls:
            out.append((("bs", seat), Facing("souls", "", souls), []))
        return out

    @property
    def handles(self) -> set[int]:
        """The cards that lie on the sheets, and in no realm meanwhile."""
        if not self.open():
            return set()
        seats = [section.seat for side in (ATTACK, DEFENCE) for section in self.sections(side)]
        return {card for seat in seats for _, _, cards in self.troops(seat) for card in cards}

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        front = self.front
        pans = self.cards.pans
        for side in (ATTACK, DEFENCE):
            for section in self.sections(side):
                troops = self.troops(section.seat)
                rects = self._ranks(section.troops, len(troops))
                for n, (handle, facing, cards) in enumerate(troops):
                    rect = rects[n]
                    glow = 1.0 if self.table.kind in HIT_KINDS and self.table.mark(handle).lit else 0.0
                    for m, card in enumerate(cards):
                        out["c", card] = Place.of(rect, z=20.0 + n + m / 10).moved(glow=glow)
                        pans["c", card] = facing
                    if handle[0] != "c":  # type: ignore[index]
                        out[handle] = Place.of(rect, z=20.0 + n).moved(glow=glow)
                        pans[handle] = facing
        assert front is not None
        return out

    def _ranks(self, area: Rect, many: int) -> list[Rect]:
        """Places for so many troops, in as many ranks as make them largest; one over the other where there are too many."""
        look, gap = self.table.look, 6
        best, columns = 0, max(1, many)
        for ranks in (1, 2, 3):
            side_by_side = -(-many // ranks) or 1
            wide = min(
                look.px(190), (area.w - gap * (side_by_side - 1)) // side_by_side, int((area.h / ranks - gap) / CARD)
            )
            if wide > best + 4:
                best, columns = wide, side_by_side
        least = round(min(area.h / CARD, look.px(84)))
        if best < least:  # overlapping in one rank shows more of each
            step = min(least + gap, (area.w - least) / max(1, many - 1))
            return [Rect(round(area.x + n * step), area.y, least, round(least * CARD)) for n in range(many)]
        high = round(best * CARD)
        return [
            Rect(area.x + n % columns * (best + gap), area.y + n // columns * (high + gap), best, high)
            for n in range(many)
        ]

    def spots(self) -> Sequence[Hotspot]:
        table, out = self.table, list[Hotspot]()
        layout = self.layout()
        for n, front in enumerate(self.fronts if len(self.fronts) > 1 else ()):
            out.append(Hotspot(("front", front.realm), self.tabs()[n], True, order=3))
        for side in (ATTACK, DEFENCE):
            out.append(Hotspot(("side", side), self._head_box(side), False, order=12))
            for section in self.sections(side):
                out.append(spot_of(table, ("army", section.seat), section.title, 10))
                for handle, _, _ in self.troops(section.seat):
                    out.append(spot_of(table, handle, layout[handle].rect, 11))
        return out

    def tabs(self) -> list[Rect]:
        """One for each front, over the totals."""
        look, centre = self.table.look, self.table.ground.market
        wide = centre.w // max(1, len(self.fronts))
        high = max(28, look.px(40))
        return [Rect(centre.x + n * wide, centre.y, wide - 4, high) for n in range(len(self.fronts))]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """The sum of a side, of an army."""
        if not isinstance(handle, tuple) or not self.open() or self.front is None:
            return None
        match handle:
            case ("side", str(side)):
                return army_sum.side_page(self.table, self.front, side)
            case ("army" | "bd", int(seat)):
                return army_sum.page(self.table, self.front, seat)
        return None

    def mark(self, handle: Hashable) -> ClickAction | None:
        return None

    def click(self, handle: Hashable) -> bool:
        if isinstance(handle, tuple) and handle[0] == "front":
            self.focus = int(handle[1])
            self.table.services.play_sound("paper_turn")
            self.table.again()
            return True
        return False

    def turn(self) -> None:
        """Look at the table instead, or at the battle again."""
        self.table.away = not self.table.away
        self.table.services.play_sound("paper_turn")
        self.table.again()

    # drawing

    def draw_background(self, surface: Surface) -> None:
        front, look = self.front, self.table.look
        assert front is not None
        for side in (ATTACK, DEFENCE):
            look.paper(surface, "panel", self.sheet(side), 6)
            self._head(surface, front, side)
            for section in self.sections(side):
                self._section(surface, front, section, side)
        if len(self.fronts) > 1:
            for rect, other in zip(self.tabs(), self.fronts):
                self._tab(surface, rect, other)
        self.cards.stacks.update(
            {
                cards[-1]: len(cards)
                for side in (ATTACK, DEFENCE)
                for seat in seats_of(front, side)
                for _, _, cards in self.troops(seat)
                if cards
            }
        )

    def _tab(self, surface: Surface, rect: Rect, front: Front) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        on = front.realm == self.focus
        pygame.draw.rect(surface, palette.STRAW if on else inks.k, rect, border_radius=5)
        pygame.draw.rect(surface, inks.paper, rect, 2, border_radius=5)
        text = table.words("battle-front", name=table.devil(front.attacker), realm=table.devil(front.realm))
        words = look.lettering.line(
            text.upper(), "label", look.caps(19), inks.k if on else inks.paper, width=rect.w - 12, floor=11
        )
        surface.blit(words, words.get_rect(center=rect.center))

    def _head_box(self, side: str) -> Rect:
        """Where a sheet's heading and its total stand."""
        look = self.table.look
        inner = self.sheet(side).inflate(-2 * look.px(13), -2 * look.px(13))
        return Rect(inner.x, inner.y, inner.w, max(44, look.px(74)))

    def _head(self, surface: Surface, front: Front, side: str) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        head = self._head_box(side)
        seat = front.attacker if side == ATTACK else front.realm
        pygame.draw.rect(surface, inks.k, head, border_radius=3)
        face = Rect(head.x + 3, head.y + 3, head.h - 6, head.h - 6)
        surface.blit(portrait(look, table.reading.devil(seat), face.size), face)
        x = face.right + look.px(10)
        total = look.lettering.line(
            str(power(table.reading.s, front, side)), "display", round(head.h * 0.66), inks.paper
        )
        surface.blit(total, total.get_rect(midright=(head.right - look.px(10), head.centery)))
        room = head.right - total.get_width() - look.px(20) - x
        top = look.lettering.line(
            words(f"battle-{side}s").upper(), "label", min(look.caps(20), head.h // 3), palette.GLOW, width=room
        )
        surface.blit(top, (x, head.y + look.px(5)))
        name = look.lettering.line(
            table.devil(seat), "display", min(look.caps(28), round(head.h * 0.42)), inks.paper, width=room
        )
        surface.blit(name, name.get_rect(bottomleft=(x, head.bottom - look.px(4))))

    def _section(self, surface: Surface, front: Front, section: Section, side: str) -> None:
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        seat, title = section.seat, section.title
        mark = table.mark(("army", seat))
        if mark.lit:
            pygame.draw.rect(surface, palette.GLOW, title.inflate(4, 2), border_radius=4)
        principal = seat in (front.attacker, front.realm)
        key = "battle-army" if principal else "battle-helper"
        text = words(key, name=table.devil(seat))
        if seat == table.services.seat:
            text = f"{text} · {words('you')}"
        px = max(13, look.text(17))
        numbers = self.sum_of(seat, px, round(title.w * 0.55))
        tally = look.lettering.line(numbers, "text_medium", px, inks.k, width=round(title.w * 0.55), floor=11)
        surface.blit(tally, tally.get_rect(midright=(title.right - 2, title.centery)))
        name = look.lettering.line(
            text.upper(), "label", look.caps(20), inks.k, width=title.w - tally.get_width() - 10, floor=11
        )
        surface.blit(name, name.get_rect(midleft=(title.x + 2, title.centery)))
        pygame.draw.line(surface, inks.k, title.bottomleft, title.bottomright, max(1, look.px(2)))
        if not self.troops(seat):
            note = look.lettering.line(words("battle-nobody"), "map", look.text(19), palette.DIM_TEXT)
            surface.blit(note, note.get_rect(center=section.troops.center))
        if side == DEFENCE and seat == front.realm:
            self._wall(surface, front, section)

    def _wall_high(self) -> int:
        """How high the plate of the protection is."""
        return max(16, self.table.look.px(28))

    def _wall(self, surface: Surface, front: Front, section: Section) -> None:
        """The protection that counts now."""
        look, s = self.table.look, self.table.reading.s
        guard = protection(s, front)
        text = self.table.words("battle-negated") if front.negated else self.table.words("battle-protection", n=guard)
        px = self._wall_high()
        words = look.lettering.line(text.upper(), "label", max(12, look.caps(17)), look.palette.paper)
        box = Rect(0, 0, words.get_width() + px + 14, px)
        box.topright = (section.troops.right, section.troops.bottom + look.px(8))
        pygame.draw.rect(surface, look.palette.k, box, border_radius=4)
        wall = shield(look, str(guard), px)
        surface.blit(wall, wall.get_rect(midleft=(box.x + 1, box.centery)))
        surface.blit(words, words.get_rect(midright=(box.right - 6, box.centery)))

    def sum_of(self, seat: int, px: int, room: int) -> str:
        """An army's power written out as its medals show it, 6 + 5 + 3 + 3 = 17; all hordes as one where that is too long."""
        assert self.front is not None
        found = army_sum.parts(self.table, self.front, seat)
        whole = army_sum.written(found)
        fits = self.table.look.lettering.width(whole, "text_medium", px) <= room
        return whole if fits else army_sum.written(army_sum.shortened(found))

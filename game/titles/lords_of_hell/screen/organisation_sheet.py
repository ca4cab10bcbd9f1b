"""The sheet of the organisation: the lines of battle (who faces whom, who may still come), the acts under them; while troops
are chosen, the troops themselves. As large as its content allows, down to six seats in a narrow window."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.titles.lords_of_hell.rules.battle_state import army_of, seat_power, seats_of
from game.titles.lords_of_hell.rules.cards import VERB
from game.titles.lords_of_hell.rules.organisation import eligible
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE, Front
from game.titles.lords_of_hell.rules.state import at_home, devil_power, hordes_power
from game.titles.lords_of_hell.screen.army_orders import ArmyOrders, Row
from game.titles.lords_of_hell.screen.battle import Battle
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.exchanges import Exchanges
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.muster import DEVIL
from game.ui import palette
from game.ui.fitting import fitted

FREE = "free"


class Cell(NamedTuple):
    """One devil in the lines of battle."""

    seat: int
    side: str
    """attack, defence, or free: it may still come."""
    realm: int
    """Whose realm it fights about; -1: nowhere yet."""
    power: int
    rect: Rect


class OrganisationSheet:
    """Where everything on the sheet lies, and how it looks."""

    def __init__(self, table: Context, cards: Cards, battle: Battle, exchanges: Exchanges, orders: ArmyOrders) -> None:
        self.table, self.cards, self.battle, self.exchanges, self.orders = table, cards, battle, exchanges, orders

    # where

    def area(self) -> Rect:
        if self.battle.open():
            return self.exchanges.parts()[1]
        return Rect(self.table.ground.market)

    def face(self) -> Rect:
        look = self.table.look
        return self.area().inflate(-2 * look.px(18), -2 * look.px(14))

    def head(self) -> Rect:
        face = self.face()
        return Rect(face.x, face.y, face.w, max(20, self.table.look.px(32)))

    def _acts_high(self) -> tuple[int, int]:
        """Rows of acts, two beside one another, and the height of one."""
        look, face = self.table.look, self.face()
        many = -(-len(self.orders.rows()) // 2)
        room = face.bottom - self.head().bottom
        return many, min(look.px(74), max(36, round(room * (0.64 if many > 2 else 0.52)) // max(1, many)))

    def acts(self) -> list[tuple[Row, Rect]]:
        look, face = self.table.look, self.face()
        rows = self.orders.rows()
        many, high = self._acts_high()
        columns = 2 if len(rows) > 1 else 1
        gap = look.px(12)
        wide = (face.w - gap * (columns - 1)) // columns
        top = face.bottom - many * high
        return [
            (row, Rect(face.x + (n % columns) * (wide + gap), top + n // columns * high, wide, high - 4))
            for n, row in enumerate(rows)
        ]

    def lines(self) -> Rect:
        """The lines of battle: all that the acts leave."""
        face, head = self.face(), self.head()
        many, high = self._acts_high()
        gap = self.table.look.px(8)
        return Rect(face.x, head.bottom + gap, face.w, face.bottom - many * high - head.bottom - 2 * gap)

    def cells(self) -> list[Cell]:
        """The devils of every front, attack and defence in turn, then those who may still come."""
        s, battle = self.table.reading.s, self.battle
        found: list[tuple[int, str, int, int]] = []
        fronts = sorted(battle.fronts, key=lambda front: front.realm != battle.focus)
        for front in fronts:
            for side in (ATTACK, DEFENCE):
                found += [(seat, side, front.realm, self._there(front, seat)) for seat in seats_of(front, side)]
        fighting = {seat for seat, *_ in found}
        found += [(seat, FREE, -1, self._reach(seat)) for seat in eligible(s) if seat not in fighting]
        area, look = self.lines(), self.table.look
        cuts = sum(a[1:3] != b[1:3] for a, b in zip(found, found[1:]))
        cut = look.px(34)
        wide = min(look.px(190), (area.w - cuts * cut) // max(1, len(found)))
        x = area.centerx - (wide * len(found) + cut * cuts) // 2
        out: list[Cell] = []
        for n, one in enumerate(found):
            if n and one[1:3] != found[n - 1][1:3]:
                x += cut
            out.append(Cell(*one, Rect(x, area.y, wide, area.h)))
            x += wide
        return out

    def _there(self, front: Front, seat: int) -> int:
        """What a seat adds to its side of a battle; of an attacker that is awaited, what it may bring."""
        s = self.table.reading.s
        if seat == front.attacker and army_of(front, seat) is None:
            return self._reach(seat)
        return seat_power(s, front, seat)

    def _attacker(self, realm: int) -> int:
        return next((front.attacker for front in self.battle.fronts if front.realm == realm), -1)

    def _reach(self, seat: int) -> int:
        """The power that a seat could bring, Souls left at home."""
        s = self.table.reading.s
        angels = any(VERB[s.faces[card]] == "army_leader" for card in s.hordes[seat])
        led = devil_power(s, seat) if at_home(s, seat) else 0
        return led + (hordes_power(s, s.hordes[seat]) if led or angels else 0)

    def steps(self) -> list[tuple[str, int, Rect]]:
        """While troops are chosen: leaders, and numbers of Souls."""
        muster, look = self.orders.muster, self.table.look
        if muster is None:
            return []
        face = self.face()
        high = max(30, look.px(46))
        out: list[tuple[str, int, Rect]] = []
        y = self.head().bottom + look.px(8) + max(36, look.px(60))
        if len(muster.branches) > 1 and muster.verb == "join":
            wide = min(look.px(220), face.w // len(muster.branches))
            out += [("leader", n, Rect(face.x + n * wide, y, wide - 4, high)) for n in range(len(muster.branches))]
            y += high + look.px(6)
        if muster.most_souls:
            some = sorted(
                {muster.least_souls, 2, 4, 6, 8, 12, muster.most_souls, 0}
                & set(range(muster.least_souls, muster.most_souls + 1))
            )
            wide = max(40, look.px(70))
            label = round(face.w * 0.2)
            out += [("souls", n, Rect(face.x + label + i * wide, y, wide - 4, high)) for i, n in enumerate(some)]
        return out

    def troops(self) -> list[tuple[int, Rect]]:
        """The hordes that may come along, as cards; those chosen stand higher."""
        muster, look, face = self.orders.muster, self.table.look, self.face()
        if muster is None or not muster.pick.options:
            return []
        steps = self.steps()
        top = (steps[-1][2].bottom if steps else self.head().bottom + look.px(8) + max(36, look.px(60))) + look.px(8)
        low = face.bottom - max(16, look.px(26))
        rise = max(4, look.px(10))
        high = min(look.px(190), low - top - rise)
        if high < 40:
            return []
        wide = round(high / CARD)
        cards = list(muster.pick.options)
        step = min(wide + look.px(10), (face.w - wide) / max(1, len(cards) - 1))
        left = face.centerx - (wide + step * (len(cards) - 1)) / 2
        return [
            (card, Rect(round(left + n * step), top + (0 if card in muster.cards else rise), wide, high))
            for n, card in enumerate(cards)
        ]

    # drawing

    def paint(self, surface: Surface) -> None:
        look, words = self.table.look, self.table.words
        look.paper(surface, "panel", self.area(), 6)
        self._heading(surface)
        if self.orders.muster is not None:
            self._muster(surface)
            return
        self._lines(surface)
        for row, rect in self.acts():
            self._act(surface, row, rect)
        if not self.orders.rows():
            lines = self.lines()
            note = look.lettering.line(
                words("battle-only-watch"), "map", look.text(20), palette.DIM_TEXT, width=lines.w
            )
            box = note.get_rect(midbottom=(lines.centerx, self.face().bottom))
            surface.fill(
                self.table.look.palette.paper, box.inflate(look.px(16), 0)
            )  # the line between the sides ends there
            surface.blit(note, box)

    def _heading(self, surface: Surface) -> None:
        look, inks, words, head = self.table.look, self.table.look.palette, self.table.words, self.head()
        pygame.draw.rect(surface, inks.k, head, border_radius=3)
        muster, front = self.orders.muster, self.battle.front
        key = f"battle-choose-{muster.verb}" if muster is not None else "battle-organise"
        text = look.label(
            words(key, n=front.round if front is not None else 1), 21, inks.paper, 1.0, round(head.w * 0.6)
        )
        surface.blit(text, text.get_rect(midleft=(head.x + 8, head.centery)))
        seats = range(len(self.table.reading.seats))
        ready = [self.table.devil(seat) for seat in seats if self.table.reading.ready(seat)]
        told = words("battle-ready", name=self.table.words.join(ready)) if ready else ""
        size = max(12, look.caps(17))
        count = look.lettering.line(told.upper(), "label", size, palette.GLOW, width=round(head.w * 0.38), floor=10)
        surface.blit(count, count.get_rect(midright=(head.right - 8, head.centery)))

    def _lines(self, surface: Surface) -> None:
        """Devils side by side: who attacks, who defends, who may still come."""
        look, inks, words = self.table.look, self.table.look.palette, self.table.words
        cells = self.cells()
        group: list[Cell] = []
        for n, cell in enumerate(cells):
            group.append(cell)
            last = n + 1 == len(cells) or (cells[n + 1].side, cells[n + 1].realm) != (cell.side, cell.realm)
            if not last:
                continue
            box = group[0].rect.unionall([other.rect for other in group[1:]])
            ink = inks.a if cell.side == ATTACK else inks.k if cell.side == DEFENCE else inks.b
            title = max(13, look.px(22))
            band = Rect(box.x, box.y, box.w, title)
            pygame.draw.rect(surface, ink, band, border_radius=3)
            key = "battle-may-come" if cell.side == FREE else f"side-{cell.side}"
            label = look.lettering.line(
                words(key).upper(), "label", min(look.caps(17), title), inks.paper, width=band.w - 6, floor=10
            )
            surface.blit(label, label.get_rect(center=band.center))
            if n + 1 < len(cells):
                gap = cells[n + 1].rect.x - box.right
                sign = "right" if cell.side == ATTACK else ""
                if sign:
                    arrow = look.mark(sign, max(10, gap - 10), inks.a)
                    surface.blit(arrow, arrow.get_rect(center=(box.right + gap // 2, box.centery)))
                else:
                    x = box.right + gap // 2
                    pygame.draw.line(surface, palette.mix(inks.paper, inks.k, 0.4), (x, box.y), (x, box.bottom), 1)
            for one in group:
                self._cell(surface, one, title)
            group = []

    def _cell(self, surface: Surface, cell: Cell, title: int) -> None:
        """Face, power, name; a tick when it is ready."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        name_high = max(14, look.px(22))
        side = max(24, min(cell.rect.w - 8, cell.rect.h - title - name_high - 6))
        face = Rect(0, cell.rect.y + title + 4, side, side)
        face.centerx = cell.rect.centerx
        surface.blit(portrait(look, table.reading.devil(cell.seat), face.size), face)
        own = cell.seat == table.services.seat
        pygame.draw.rect(surface, palette.GLOW if own else inks.k, face, 3 if own else max(1, look.px(2)))
        px = max(16, min(round(side * 0.4), look.px(44)))
        awaited = cell.side == ATTACK and self.battle.awaited and cell.seat == self._attacker(cell.realm)
        number = look.lettering.line(f"{cell.power}?" if awaited else str(cell.power), "display", px, inks.paper)
        box = number.get_rect(bottomright=(face.right + 4, face.bottom + 3)).inflate(8, 0)
        pygame.draw.rect(surface, inks.a if cell.side == ATTACK else inks.k, box, border_radius=4)
        surface.blit(number, number.get_rect(center=box.center))
        if table.reading.ready(cell.seat):
            tick = look.mark("tick", max(12, px // 2), inks.paper)
            spot = tick.get_rect(topleft=(face.x - 3, face.y - 3)).inflate(6, 6)
            pygame.draw.rect(surface, palette.GREEN_TEXT, spot, border_radius=4)
            surface.blit(tick, tick.get_rect(center=spot.center))
        name = look.lettering.line(
            table.devil(cell.seat).upper(),
            "label",
            min(look.caps(17), name_high),
            inks.k,
            width=cell.rect.w - 2,
            floor=10,
        )
        surface.blit(name, name.get_rect(midtop=(cell.rect.centerx, face.bottom + 3)))

    def _act(self, surface: Surface, row: Row, rect: Rect) -> None:
        look, inks = self.table.look, self.table.look.palette
        chip = Rect(rect.x, rect.y, round(min(rect.w * 0.36, look.px(250))), rect.h)
        pygame.draw.rect(surface, inks.a if row.on else inks.c, chip, border_radius=6)
        pygame.draw.rect(surface, inks.k, chip, max(1, look.px(2.4)), border_radius=6)
        ink, px = inks.paper if row.on else inks.k, min(look.caps(22), chip.h - 4)
        words = fitted(look, row.words.upper(), "label", px, (chip.w - 8, chip.h), ink, floor=11, align="centre")
        surface.blit(words, words.get_rect(center=chip.center))
        room = (rect.right - chip.right - look.px(10), rect.h + 2)
        told = fitted(look, row.told, "text_medium", look.text(16), room, inks.k, lines=3, floor=11, leading=0.92)
        surface.blit(told, told.get_rect(midleft=(chip.right + look.px(9), rect.centery)))

    def _muster(self, surface: Surface) -> None:
        """What is chosen, its power, leaders and Souls, and the troops."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        muster, face, head = self.orders.muster, self.face(), self.head()
        assert muster is not None
        names = table.times(table.named(card) for card in muster.cards)
        if muster.verb == "join":
            lead = table.devil(table.services.seat) if muster.leader == DEVIL else table.named(muster.leader)
            names = f"{lead}: {names}" if names else lead
        if muster.souls:
            souls = words("amount-souls", n=muster.souls)
            names = f"{names} + {souls}" if names else souls
        big = look.lettering.line(str(muster.power), "display", max(28, look.px(50)), palette.RED_TEXT)
        y = head.bottom + look.px(6)
        surface.blit(big, (face.x, y))
        room = (face.w - big.get_width() - look.px(16), max(36, look.px(56)))
        text = fitted(
            look,
            names or words("choose-none"),
            "text_bold",
            look.text(20),
            room,
            inks.k,
            lines=3,
            floor=13,
            leading=1.08,
        )
        surface.blit(text, text.get_rect(midleft=(face.x + big.get_width() + look.px(14), y + big.get_height() // 2)))
        for step in self.steps():
            self._step(surface, *step)
        counts = [rect for kind, _, rect in self.steps() if kind == "souls"]
        if counts:
            tag = look.label(words("fact-souls"), 21, inks.k)
            surface.blit(tag, tag.get_rect(midleft=(face.x, counts[0].centery)))
        for card, rect in self.troops():
            self._troop(surface, card, rect, card in muster.cards)
        hint = look.lettering.line(words("battle-muster-hint"), "map", look.text(18), palette.DIM_TEXT, width=face.w)
        surface.blit(hint, hint.get_rect(midbottom=(face.centerx, face.bottom)))

    def _step(self, surface: Surface, kind: str, n: int, rect: Rect) -> None:
        table, look, inks, muster = self.table, self.table.look, self.table.look.palette, self.orders.muster
        assert muster is not None
        on = (kind == "leader" and n == muster.n) or (kind == "souls" and n == muster.souls)
        pygame.draw.rect(surface, inks.a if on else inks.paper, rect, border_radius=6)
        pygame.draw.rect(surface, inks.k, rect, max(1, look.px(2.4)), border_radius=6)
        label = str(n)
        if kind == "leader":
            leader = muster.leaders[n]
            label = table.devil(table.services.seat) if leader == DEVIL else table.named(leader)
        px = min(look.caps(22), rect.h - 6)
        words = look.lettering.line(
            label.upper(), "label", px, inks.paper if on else inks.k, width=rect.w - 8, floor=11
        )
        surface.blit(words, words.get_rect(center=rect.center))

    def _troop(self, surface: Surface, card: int, rect: Rect, comes: bool) -> None:
        """A horde: it comes along (gold edge), or stays at home (washed out)."""
        look, reading = self.table.look, self.table.reading
        surface.blit(self.cards.small(Facing("card", reading.card(card)), rect.size), rect)
        if comes:
            pygame.draw.rect(surface, palette.GLOW, rect.inflate(4, 4), max(2, look.px(4)), border_radius=6)
            return
        veil = Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*look.palette.paper, 150))
        surface.blit(veil, rect)

"""The three pools of whoever is at play: the number to spend, and the account of what filled it, line by line.

The account is told from the table alone: the event, what was played, the Spoils that were paid; what is then missing has been
spent, what is more came from actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.loot_and_recruit.rules.attack import MANY
from game.titles.loot_and_recruit.rules.cards import BONUS, INDEX, NO_ATTACKS, POWER, POWERS, SPOILS, Effect
from game.titles.loot_and_recruit.screen.panel import EmptyPanel, spot_of
from game.titles.loot_and_recruit.screen.signs import sign
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.palette import Colour
from game.ui.widgets.inspector import Entry, Inspected
from game.words.numbers import signed


class Row(NamedTuple):
    """One line of an account."""

    text: str
    n: int
    strong: bool = False


class Pools(EmptyPanel):
    """Loot, Recruit and Attack."""

    def open(self) -> bool:
        return True

    def rect(self, power: str) -> Rect:
        return self.table.ground.pools[POWERS.index(power)]

    # the account

    def rows(self, power: int) -> list[Row]:
        """What filled a pool this turn, in the order event, cards, Spoils, actions, spent."""
        table, reading = self.table, self.table.reading
        if reading.active < 0:
            return []
        out: list[Row] = []
        for effect in BONUS[reading.s.event]:
            first = not effect.first_player_only or reading.active == reading.first
            if effect.verb == "gain_power" and effect.power == power and first:
                out.append(Row(table.event_name(reading.event), effect.n))
        times: dict[str, int] = {}
        for _, card in reading.seats[reading.active].play:
            if POWER[INDEX[card]][power]:
                times[card] = times.get(card, 0) + 1
        for card, n in times.items():
            name = table.card_name(card)
            text = name if n == 1 else table.words("list-times", n=n, card=name)
            out.append(Row(text, n * POWER[INDEX[card]][power]))
        spoils = self._spoils(power)
        if spoils:
            out.append(Row(table.words("pool-spoils"), spoils, True))
        more = reading.power[power] - sum(row.n for row in out)
        if more > 0:
            out.append(Row(table.kind_name("action"), more))
        elif more < 0:
            out.append(Row(table.words("pool-spent", n=-more), more))
        return out

    def _spoils(self, power: int) -> int:
        """What the Spoils paid this turn have given."""
        reading = self.table.reading
        paid: list[Effect | None] = [SPOILS[reading.s.faces[handle]] for handle in reading.paid]
        if reading.s.event_paid:
            paid += [effect for effect in BONUS[reading.s.event] if effect.verb == "spoils"]
        many = len(reading.seats) >= MANY
        return sum(
            (effect.many or effect.n) if many else effect.n for effect in paid if effect and effect.power == power
        )

    def notes(self, power: int) -> list[str]:
        """What else is to be known of a pool: discounts that wait, attacks left."""
        reading, words = self.table.reading, self.table.words
        if reading.active < 0:
            return []
        if power < 2:
            of = ("shop",) if power == 0 else ("goblin", "troublesome_trio")
            n = sum(n for kind, n in reading.discounts if kind in of)
            return [words(f"pool-discount-{'shop' if power == 0 else 'goblin'}", n=n)] if n else []
        if NO_ATTACKS[reading.s.event]:
            return [words("pool-attacks-forbidden")]
        left = reading.attacks_left
        return [words("pool-attacks", n=left) if left else words("pool-attacks-none")]

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        return [spot_of(self.table, ("pool", power), rect, 1) for power, rect in zip(POWERS, self.table.ground.pools)]

    def inspect(self, handle: object) -> Inspected | None:
        if not isinstance(handle, tuple) or handle[0] != "pool":
            return None
        table, words = self.table, self.table.words
        n = POWERS.index(handle[1])
        rows = [Entry(row.text, signed(row.n) if row.n > 0 else "") for row in self.rows(n)]
        notes = [Entry(note) for note in self.notes(n)]
        if n == 2 and table.reading.s.attacks and table.reading.attacks_left:
            notes.append(Entry(words("pool-attacks-extra")))
        total = Entry(words(f"pool-{handle[1]}"), str(table.reading.power[n]), True)
        return Inspected(name=words(f"pool-{handle[1]}"), text=words(f"pool-{handle[1]}-text"),
                         entries=(*rows, total, *notes))  # fmt: skip

    # drawing

    def draw_background(self, surface: Surface) -> None:
        for n, rect in enumerate(self.table.ground.pools):
            self._pool(surface, n, rect)

    def _pool(self, surface: Surface, n: int, rect: Rect) -> None:
        table, look, inks = self.table, self.table.look, self.table.look.palette
        chosen = table.mark(("pool", POWERS[n])).chosen
        look.paper(surface, "plain", rect, glow="glow" if chosen else "")
        inner = rect.inflate(-look.px(12), -look.px(12))
        head = Rect(inner.x, inner.y, inner.w, max(16, look.caps(21) + 2))
        surface.fill(inks.k, head)
        name = look.label(table.words(f"pool-{POWERS[n]}"), 19, inks.paper, 0.8, head.w - 6)
        surface.blit(name, name.get_rect(center=head.center))
        tall = round(inner.h * 0.36)
        amount = table.reading.power[n]
        number = look.lettering.line(
            str(amount), "display", max(22, round(tall * 0.86)), inks.k if amount else palette.DIM_TEXT
        )
        token = sign(look, POWERS[n], max(18, round(tall * 0.62)))
        row = Rect(inner.x, head.bottom, inner.w, tall)
        wide = token.get_width() + look.px(8) + number.get_width()
        surface.blit(token, token.get_rect(midleft=(row.centerx - wide // 2, row.centery)))
        surface.blit(number, number.get_rect(midright=(row.centerx + wide // 2, row.centery)))
        pygame.draw.line(surface, inks.k, row.bottomleft, row.bottomright, max(1, look.px(2)))
        inner.inflate_ip(-look.px(10), 0)
        self._account(surface, n, Rect(inner.x, row.bottom + 2, inner.w, inner.bottom - row.bottom - 2))

    def _account(self, surface: Surface, n: int, area: Rect) -> None:
        """Notes, and lines that add up to the pool: the first ones in one where there is no room for each."""
        look = self.table.look
        px = look.caps(19)
        step = round(px * 1.14)
        notes = self.notes(n)
        y = area.bottom
        for note in reversed(notes):
            words = fitted(
                look, note, "label", px, (area.w, y - area.y), palette.RED_TEXT, lines=3, floor=12, leading=1.05
            )
            y -= words.get_height()
            surface.blit(words, (area.x, y))
        at = area.y
        for row in self.fitting(self.rows(n), px, area.w, y - area.y):
            told, number = self._line(row, px, area.w)
            surface.blit(told, (area.x, at))
            surface.blit(number, number.get_rect(topright=(area.right, at)))
            at += max(step, told.get_height())

    def fitting(self, rows: list[Row], px: int, wide: int, high: int) -> list[Row]:
        """An account of the same sum that has room: as many of its first lines as need be are one. What was spent stays. Nothing
        where not even two lines have room: half a sum is worse than the pool alone."""
        step = round(px * 1.14)
        for count in range(sum(row.n > 0 for row in rows) + 1):
            gained = Row(self.table.words("pool-gained"), sum(row.n for row in rows[:count]))
            shown = [gained, *rows[count:]] if count else rows
            if sum(max(step, self._line(row, px, wide)[0].get_height()) for row in shown) <= high:
                return shown
        return []

    def _line(self, row: Row, px: int, wide: int) -> tuple[Surface, Surface]:
        """The words of a line, and its number."""
        look = self.table.look
        number = look.lettering.line(signed(row.n), "label", px, look.palette.k)
        text = self.table.words("pool-spent-short") if row.n < 0 else row.text
        colour = palette.GREEN_TEXT if row.strong else look.palette.k
        return self._told(text, px, wide - number.get_width() - 3, colour), number

    def _told(self, text: str, px: int, wide: int, colour: Colour) -> Surface:
        """What a line of the account is for: on one line, on two where it is long."""
        look = self.table.look
        lines = 1 if look.lettering.width(text, "label", 12) <= wide else 2
        high = 2 * look.lettering.height("label", px)
        return fitted(look, text, "label", px, (wide, high), colour, lines=lines, floor=12, leading=1.0)

"""The own purse: gold and trophies, what is held, and the secret objective, which shows only when it is asked for."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.slayer_slayer.rules.cards import PER_CARD, PER_GOLD, PER_TROPHY
from game.titles.slayer_slayer.screen.card_rows import OBJECTIVE_ROWS
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.panel import EmptyPanel
from game.titles.slayer_slayer.screen.tokens import CREAM, chip, plate, token
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.motion import Motion, Task, wait
from game.ui.widgets.inspector import Entry, Inspected

PLAIN: dict[str, Any] = {}
OPEN = 6.0
"""Seconds the objective stays open after a click."""
HELD = (
    ("armour", "token_armour"), ("weave_fate", "token_weave"), ("foresight", "token_foresight"),
    ("aggressive_investing", "token_aggressive_investing"), ("greedy_investing", "token_greedy_investing"),
)  # fmt: skip


class Purse(EmptyPanel):
    """What one seat owns. Nobody else is shown it."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.peeking = False
        """The objective is being looked at."""
        self._closing: Task | None = None

    def open(self) -> bool:
        return self.table.reading.purse is not None

    def shown(self) -> None:
        if self.table.reading.purse is None:
            self.peeking = False

    # the objective

    @property
    def bare(self) -> bool:
        """It lies open all the time: nobody else is at the table, or all of it is over."""
        services = self.table.services
        return services.is_alone() or not services.feed.live

    @property
    def revealed(self) -> bool:
        """Whoever looks at the screen may see it now."""
        return self.peeking or self.bare

    @property
    def factors(self) -> Mapping[str, Any]:
        """What the own objective multiplies, while it lies open; else nothing: a number that knows the objective would
        tell it to whoever looks over the shoulder."""
        purse = self.table.reading.purse
        return OBJECTIVE_ROWS[purse.objective] if purse is not None and self.revealed else PLAIN

    def told(self, *secret: Entry) -> list[Entry]:
        """Rows of the inspector that know the own objective: shown while it lies open, else how to look. That something
        is kept back must not depend on the objective either."""
        if self.table.reading.purse is None:
            return []
        return list(secret) if self.revealed else [Entry(self.table.words("objective-worth", hold=self.key()))]

    def worth(self, kind: str, amount: int) -> int:
        """Points at the end under the own objective while that lies open; else plain points."""
        per, factor = {
            "gold": (PER_GOLD, "gold_factor"), "trophies": (PER_TROPHY, "trophy_factor"), "cards": (PER_CARD, "card_factor"),
        }[kind]  # fmt: skip
        return int(amount * per * self.factors.get(factor, 1))

    def _open(self, on: bool) -> None:
        self.peeking = on
        self.table.again()
        self.table.services.read_again()

    def peek(self, on: bool) -> None:
        """A key is held, or let go."""
        if self.open() and on != self.peeking:
            self._stop()
            self._open(on)

    def click(self, handle: Hashable) -> bool:
        """A click opens it for some seconds; another closes it."""
        if handle != ("objective",):
            return False
        self._stop()
        self.table.services.play_sound("paper_turn")
        self._open(not self.peeking)
        if self.peeking:
            self._closing = self.table.services.scope.start(self._close())
        return True

    def _close(self) -> Motion:
        yield wait(OPEN)
        self._open(False)

    def _stop(self) -> None:
        if self._closing is not None and not self._closing.done and not self._closing.active:
            self._closing.close()
        self._closing = None

    def back(self) -> bool:
        if self.peeking:
            self.peek(False)
            return True
        return False

    # where it lies

    def home(self, seat: int, kind: str) -> Rect | None:
        """Where what a seat gets flies to: its plate; the own gold and trophies into the purse."""
        own = seat == self.table.services.seat and self.table.reading.purse is not None
        if own and kind in ("gold", "trophies"):
            return self.parts()[kind]
        if own and kind == "cards":
            return self.table.ground.hand
        return self.table.ground.regions.plates.get(seat)

    def parts(self) -> dict[str, Rect]:
        """Gold, trophies, what is held, the objective's cover."""
        look, box = self.table.look, self.table.ground.purse
        face = look.content("panel", box)
        gap = look.px(6)
        high = (face.h - 2 * gap) // 3
        half = (face.w - gap) // 2
        return {
            "gold": Rect(face.x, face.y, half, high),
            "trophies": Rect(face.x + half + gap, face.y, face.w - half - gap, high),
            "held": Rect(face.x, face.y + high + gap, face.w, high),
            "objective": Rect(face.x, face.bottom - high, face.w, high),
        }

    def spots(self) -> Sequence[Hotspot]:
        parts = self.parts()
        purse = parts["gold"].union(parts["held"])
        return [
            Hotspot(("purse",), purse, order=4),
            Hotspot(
                ("objective",), self._sheet_rect() if self.peeking else parts["objective"], True, order=4, aside=True
            ),
        ]

    def held(self) -> list[tuple[str, str, int]]:
        """Item, print, how many."""
        own, purse = self.table.reading.own, self.table.reading.purse
        if own is None or purse is None:
            return []
        counts = {
            "armour": own.armours, "weave_fate": own.rerolls, "foresight": purse.foresight,
            "aggressive_investing": purse.invest[1], "greedy_investing": purse.invest[0],
        }  # fmt: skip
        return [(item, name, counts[item]) for item, name in HELD if counts[item]]

    def points(self) -> int:
        """What all of it would score at the end (GSS-7.4)."""
        reading = self.table.reading
        purse = reading.purse
        assert purse is not None
        row = OBJECTIVE_ROWS[purse.objective]
        gold, trophies = purse.gold * PER_GOLD * row["gold_factor"], purse.trophies * PER_TROPHY * row["trophy_factor"]
        return int(gold + trophies + len(reading.hand.cards) * PER_CARD * row["card_factor"])

    def inspect(self, handle: Hashable) -> Inspected | None:
        table, words, purse = self.table, self.table.words, self.table.reading.purse
        if purse is None:
            return None
        if handle == ("objective",) and self.revealed:
            name, text = table.objective_words(purse.objective)
            return Inspected(name=name, picture=f"objective_{purse.objective}", kind_words=words("objective"), text=text,
                             entries=(Entry(words("purse-points", n=self.points())),), rule="GSS-3.5")  # fmt: skip
        if handle == ("objective",):
            return Inspected(name=words("objective"), text=words("objective-how", hold=self.key()),
                             rule="GSS-3.5")  # fmt: skip
        if handle != ("purse",):
            return None
        entries = [
            Entry(table.amount("gold", purse.gold), "", True),
            Entry(table.amount("trophies", purse.trophies), "", True),
        ]
        held = self.held()
        if held:
            entries.append(Entry(words("purse-items"), "", True))
            entries += [Entry(table.item_name(item), str(n)) for item, _, n in held]
            entries += [Entry(words(f"item-{item}.text")) for item, _, _ in held]
        if purse.receipts:
            entries.append(Entry(words("purse-receipts"), "", True))
            entries += [
                Entry(table.item_name(item), table.amount(currency, paid)) for item, currency, paid in purse.receipts
            ]
        entries += self.told(Entry(words("purse-points", n=self.points())))
        return Inspected(name=words("purse"), entries=tuple(entries), rule="GSS-7.4")

    def key(self) -> str:
        """The key that opens the objective while it is held."""
        return self.table.services.key_name("peek")

    # drawing

    def draw_background(self, surface: Surface) -> None:
        table, look, words = self.table, self.table.look, self.table.words
        purse = table.reading.purse
        assert purse is not None
        look.paper(surface, "panel", table.ground.purse, 5)
        parts = self.parts()
        for kind, amount in (("gold", purse.gold), ("trophies", purse.trophies)):
            surface.blit(chip(table, kind, str(amount), parts[kind].size), parts[kind])
        box = parts["held"]
        held = self.held()
        if not held:
            told = look.label(words("purse-none"), 18, palette.DIM_TEXT, 1.0, width=box.w)
            surface.blit(told, told.get_rect(center=box.center))
        px = min(box.h, box.w // max(5, len(held)) - 2)
        for i, (_, name, count) in enumerate(held):
            at = Rect(box.x + i * (px + 3), box.centery - px // 2, px, px)
            surface.blit(token(table, name, px), at)
            if count > 1:
                self._count(surface, at, count)
        self._cover(surface, parts["objective"], table.objective_words(purse.objective)[0] if self.bare else "")

    def _count(self, surface: Surface, at: Rect, count: int) -> None:
        look = self.table.look
        small = max(14, at.w // 2)
        disc = shapes.disc(small, look.palette.paper, look.palette.k, 0.1)
        spot = disc.get_rect(bottomright=at.bottomright)
        surface.blit(disc, spot)
        digits = look.lettering.line(str(count), "display", max(10, round(small * 0.62)), look.palette.k)
        ink = digits.get_bounding_rect()
        surface.blit(digits, (spot.centerx - ink.centerx, spot.centery - ink.centery))

    def _cover(self, surface: Surface, rect: Rect, name: str) -> None:
        """What hides the objective, and how to look under it; its name where it may lie open."""
        look, words = self.table.look, self.table.words
        pygame.draw.rect(surface, look.palette.k, rect, border_radius=look.px(8))
        eye = look.mark("eye", max(18, round(rect.h * 0.5)), CREAM)
        surface.blit(eye, eye.get_rect(midleft=(rect.x + look.px(8), rect.centery)))
        x = rect.x + eye.get_width() + look.px(16)
        room = (rect.right - x - 4, rect.h // 2)
        label = look.label(words("objective"), 19, CREAM, 1.0, width=room[0])
        surface.blit(label, label.get_rect(midleft=(x, rect.centery - rect.h // 5)))
        how = words("objective-look", hold=self.key()) if self.key() else words("objective-look.press")
        told = fitted(
            look, (name or how).upper(), "label", look.caps(17), room, palette.STRAW, lines=1, floor=12, tracking=0.6
        )
        surface.blit(told, told.get_rect(midleft=(x, rect.centery + rect.h // 4)))

    def paint_over(self, surface: Surface) -> None:
        if not self.peeking:
            return
        box = self._sheet_rect()
        surface.blit(self._sheet(box.size), box)

    def _sheet_rect(self) -> Rect:
        """Over the purse and a little to its right."""
        purse, look = self.table.ground.purse, self.table.look
        wide, high = max(purse.w, look.px(430)), max(purse.h, look.px(250))
        return Rect(purse.x, purse.bottom - high, wide, high)

    def _sheet(self, size: tuple[int, int]) -> Surface:
        """The objective, its picture, and what it says."""
        table, look = self.table, self.table.look
        purse = table.reading.purse
        assert purse is not None
        key = ("objective", purse.objective, size, table.words.language, look.inks, self.points())
        found = look.baked(key)
        if found is not None:
            return found
        name, text = table.objective_words(purse.objective)
        found = look.panel("dialog", size).copy()
        face = look.content("dialog", Rect((0, 0), size))
        side = min(round(face.w * 0.36), face.h)
        picture = plate(table, f"objective_{purse.objective}", (side, side))
        found.blit(picture, (face.x, face.centery - side // 2))
        x, wide = face.x + side + look.px(14), face.w - side - look.px(14)
        head = look.lettering.paragraph(
            name, "display", look.caps(24), wide, palette.RED_TEXT, lines=2, leading=1.0
        ).surface
        body = look.lettering.paragraph(
            text, "text", look.text(17), wide, look.palette.k, lines=4, leading=1.16
        ).surface
        told = look.label(table.words("purse-points", n=self.points()), 17, palette.DIM_TEXT, 0.8, width=wide)
        found.blit(head, (x, face.y))
        found.blit(body, (x, face.y + head.get_height() + look.px(4)))
        found.blit(told, told.get_rect(bottomleft=(x, face.bottom)))
        return look.keep(key, found)

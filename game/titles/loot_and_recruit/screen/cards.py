"""Cards of Loot & Recruit on the table: the small card of market, hand and play area, and which picture a handle shows now."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.staged_cards import StagedCards
from game.titles.loot_and_recruit.rules.cards import ACTION, DEFENSE, INDEX, IS_GOBLIN, POWER, POWERS, VP
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.names import CARD_ROWS
from game.titles.loot_and_recruit.screen.signs import badge, sign
from game.ui import cards, palette, shapes
from game.ui.cards import CardFace
from game.ui.fitting import fitted, hyphenated, largest
from game.ui.scale import CAPS_FLOOR, DIGIT_FLOOR
from game.words import Words

NAMELESS = 44
"""A card narrower than so many pixels bears no name: beside one another some names would fit and others would be cut. Pointing at
it tells it."""
LEADING = 0.92


class Facing(NamedTuple):
    """What a card shows now."""

    card: str | None
    """Its id; None: the back."""
    price: int = -1
    """On sale: what it costs now."""
    was: int = -1
    """What is printed on it, where that is another number."""
    left: int = -1
    """Cards left on a permanent pile."""
    state: str = ""
    """In the play area: "ready" or "used", if it has an action; "hand": what it gives stands in the corner."""


def face(words: Words, card: str) -> CardFace:
    """A whole card, for the codex and for reading."""
    row = CARD_ROWS[card]
    cost = row.get("recruit_cost", row.get("loot_cost"))
    ribbon = words(f"kind-{row['kind']}")
    return CardFace(
        words(f"card-{card}"),
        picture_of(card),
        "" if cost is None else str(cost),
        ribbon=ribbon,
        text=words(f"card-{card}.text"),
        flavour=words(f"card-{card}.flavour"),
    )


def picture_of(card: str) -> str:
    """The print of a card; Goblins have one as a tier."""
    return f"tier_{card}" if card in INDEX and IS_GOBLIN[INDEX[card]] else card


class Cards(StagedCards[Context]):
    """The cards of one table. `shown` overrides what the view says of a card while a moment runs."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.shown: dict[int, Facing] = {}
        self.landing = False
        """One is on its way into the play area."""
        self._facings: dict[Hashable, Facing] = {}

    # what a handle shows

    def shown_anew(self) -> None:
        """A new update: moments are over, cards show what the view says."""
        self.shown.clear()
        self.landing = False
        self._facings.clear()

    def facing(self, handle: Hashable) -> Facing:
        """What a card of the stage shows now."""
        if not isinstance(handle, tuple) or len(handle) != 2:
            return Facing(None)
        if handle[0] == "c" and handle[1] in self.shown:
            return self.shown[handle[1]]
        found = self._facings.get(handle)
        if found is None:
            found = self._facings[handle] = self._facing(handle)
        return found

    def _facing(self, handle: tuple[Any, ...]) -> Facing:
        reading = self.table.reading
        if handle[0] == "pile":
            return self.on_sale(handle[1], len(reading.piles[handle[1]]))
        number = handle[1]
        card = reading.names.get(number)
        if card is None:
            return Facing(None)
        if reading.where(number) is not None:
            return self.on_sale(card)
        if any(number == other for now in reading.seats for other, _ in now.play) and ACTION[INDEX[card]]:
            return Facing(card, state="ready" if number in reading.ready else "used")
        held = any(number == other for other, _ in reading.hand)
        return Facing(card, state="hand" if held else "")

    def on_sale(self, card: str, count: int = -1) -> Facing:
        """A card with its price (LNR-14.1)."""
        reading = self.table.reading
        price, printed = reading.price(card), reading.printed(card)
        return Facing(card, price, printed if printed != price else -1, count)

    # drawing

    def printed(self, handle: Hashable, face_up: bool, size: tuple[int, int]) -> Surface:
        return self.small(self.facing(handle) if face_up else Facing(None), size)

    def small(self, told: Facing, size: tuple[int, int]) -> Surface:
        """A small card: picture, price, name, and its numbers at the foot."""
        look = self.table.look
        if told.card is None:
            return cards.back(look, CardFace("", "back"), size)
        key = ("loot card", told, size, self.table.words.language, look.title, look.inks)
        found = look.baked(key)
        return found if found is not None else look.keep(key, self._small(told, told.card, size))

    def _small(self, told: Facing, card: str, size: tuple[int, int]) -> Surface:
        look, inks = self.table.look, self.table.look.palette
        w, h = size
        sheet = Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(sheet, inks.paper, sheet.get_rect(), border_radius=max(3, w // 16))
        sheet.blit(look.panel("plain", size), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        edge = max(2, round(w * 0.035))
        inner = sheet.get_rect().inflate(-2 * edge, -2 * edge)
        held = told.state == "hand"
        foot = Rect(inner.x, 0, inner.w, 0 if held else max(13, round(h * 0.155)))
        foot.bottom = inner.bottom
        name = self._name(card, (inner.w - 4, max(round(h * 0.27), 2 * CAPS_FLOOR + 4)), w) if w >= NAMELESS else None
        band = Rect(inner.x, 0, inner.w, name.get_height() + max(2, h // 40) if name is not None else 0)
        band.bottom = foot.top
        window = Rect(inner.x, inner.y, inner.w, band.top - inner.y)
        sheet.blit(self.window(card, window.size), window)
        if name is not None:
            pygame.draw.rect(sheet, inks.k, band)
            sheet.blit(name, name.get_rect(center=band.center))
        if not held:
            self._numbers(sheet, told, card, foot)
        pygame.draw.rect(sheet, inks.k, inner, max(1, edge // 2), border_radius=max(2, w // 24))
        knob = max(26, round(w * 0.37))
        if held:
            self._corner(sheet, card, max(18, round(w * 0.2)))
        if told.price >= 0:
            self._price(sheet, told, card, knob)
        if told.left >= 0:
            self._count(sheet, told.left, knob)
        if told.state == "used":
            sheet.fill((150, 150, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    def _name(self, card: str, room: tuple[int, int], w: int) -> Surface | None:
        """On one line, or smaller on two; None: it has no room."""
        look = self.table.look
        text = self.table.card_name(card).upper()
        px = max(13, min(look.caps(22), round(w * 0.15)))
        for most, lines, floor in ((px, 1, 13), (13, 2, CAPS_FLOOR)):
            fits = (
                find(look, text, "label", most, room, lines=lines, floor=floor, leading=LEADING)
                for find in (largest, hyphenated)
            )
            if any(fits):
                return fitted(look, text, "label", most, room, look.palette.paper, lines=lines, floor=floor,
                              align="centre", leading=LEADING)  # fmt: skip
        return None

    def window(self, card: str, size: tuple[int, int]) -> Surface:
        """The picture of a card; goblins stand before rays."""
        look = self.table.look
        tier = picture_of(card)
        if tier == card or not look.has_picture(tier):
            return look.picture(tier, size)
        key = ("loot window", card, size, look.inks)
        found = look.baked(key)
        if found is None:
            found = Surface(size)
            found.fill(look.palette.c)
            for n in range(0, 24, 2):
                ray = pygame.Vector2(size[0] * 1.2, 0)
                middle = pygame.Vector2(size[0] / 2, size[1] * 0.9)
                points = [middle, middle + ray.rotate(n * 15), middle + ray.rotate(n * 15 + 15)]
                pygame.draw.polygon(found, palette.mix(look.palette.c, look.palette.paper, 0.55), points)
            whole = look.picture(tier, size)
            found.blit(whole, whole.get_rect(midbottom=(size[0] // 2, size[1])))
            look.keep(key, found)
        return found

    def _numbers(self, sheet: Surface, told: Facing, card: str, foot: Rect) -> None:
        """Defense and VP of a Goblin; what another card gives, and whether it acts."""
        look, inks, n = self.table.look, self.table.look.palette, INDEX.get(card, -1)
        if n < 0:
            return
        px = foot.h - 1
        if IS_GOBLIN[n]:
            shield, star = badge(look, "defense", DEFENSE[n], px + 4), badge(look, "vp", VP[n], px + 4)
            sheet.blit(shield, shield.get_rect(midleft=(foot.x + foot.w // 8, foot.centery - 1)))
            sheet.blit(star, star.get_rect(midright=(foot.right - foot.w // 8, foot.centery - 1)))
            return
        parts: list[Surface] = []
        for power, amount in zip(POWERS, POWER[n]):
            if amount:
                words = look.lettering.line(f"+{amount}", "display", max(11, round(px * 0.78)), inks.k)
                parts += [words, sign(look, power, px)]
        if ACTION[n] or not parts:
            parts.append(look.mark("bolt", round(px * 0.85), inks.b if told.state != "used" else palette.DIM_TEXT))
        gap = max(1, foot.w // 40)
        wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
        if wide > foot.w - 4:  # two powers and an action on a narrow card: the signs tell it
            parts = [part for part in parts if part.get_height() <= px]
            wide = sum(part.get_width() for part in parts)
            gap = max(0, (foot.w - 4 - wide) // max(1, len(parts) - 1)) if len(parts) > 1 else 0
            wide += gap * (len(parts) - 1)
        x = foot.centerx - wide // 2
        for part in parts:
            sheet.blit(part, part.get_rect(midleft=(x, foot.centery)))
            x += part.get_width() + gap

    def _price(self, sheet: Surface, told: Facing, card: str, px: int) -> None:
        look, inks = self.table.look, self.table.look.palette
        goblin = IS_GOBLIN[INDEX[card]]
        disc = shapes.star(px, inks.b if goblin else inks.c, inks.k, 16, 0.86, inks.paper)
        sheet.blit(disc, (0, 0))
        size = look.lettering.fit(str(told.price), "display", round(px * 0.56), round(px * 0.66), floor=DIGIT_FLOOR)
        words = look.lettering.line(str(told.price), "display", size, inks.k)
        box = words.get_bounding_rect()
        middle = disc.get_rect().center
        sheet.blit(words, (middle[0] - box.centerx, middle[1] - box.centery))
        if told.was < 0:
            return
        old = look.lettering.line(str(told.was), "display", max(12, round(px * 0.42)), inks.k)
        box = old.get_bounding_rect().inflate(8, 6)
        box.midleft = (disc.get_width() - px // 12, middle[1])
        pygame.draw.rect(sheet, inks.paper, box, border_radius=3)
        pygame.draw.rect(sheet, inks.k, box, 1, border_radius=3)
        ink = old.get_bounding_rect()
        sheet.blit(old, (box.centerx - ink.centerx, box.centery - ink.centery))
        pygame.draw.line(sheet, palette.RED_TEXT, box.bottomleft, box.topright, max(2, px // 14))

    def _corner(self, sheet: Surface, card: str, px: int) -> None:
        """What a held card gives, one below the other in its upper left corner: that shows in a fan."""
        look, inks, n = self.table.look, self.table.look.palette, INDEX[card]
        rows = [(power, amount) for power, amount in zip(POWERS, POWER[n]) if amount]
        step = round(px * 0.92)
        tall = step * (len(rows) + bool(ACTION[n]))
        tag = Rect(0, 0, round(px * 2.05), tall + 6)
        pygame.draw.rect(sheet, inks.paper, tag, border_bottom_right_radius=5)
        pygame.draw.rect(sheet, inks.k, tag, 2, border_bottom_right_radius=5)
        y = 3
        for power, amount in rows:
            words = look.lettering.line(f"+{amount}", "display", max(12, round(px * 0.68)), inks.k)
            sheet.blit(words, words.get_rect(midleft=(4, y + step // 2)))
            token = sign(look, power, round(px * 0.82))
            sheet.blit(token, token.get_rect(midright=(tag.right - 3, y + step // 2)))
            y += step
        if ACTION[n]:
            bolt = look.mark("bolt", round(px * 0.8), inks.b)
            sheet.blit(bolt, bolt.get_rect(center=(tag.centerx, y + step // 2)))

    def _count(self, sheet: Surface, count: int, px: int) -> None:
        look, inks = self.table.look, self.table.look.palette
        words = look.lettering.line(f"×{count}", "display", max(11, round(px * 0.4)), inks.paper)
        box = words.get_rect().inflate(8, 2)
        box.topright = (sheet.get_width() - 1, 1)
        pygame.draw.rect(sheet, inks.k, box, border_radius=box.h // 2)
        sheet.blit(words, words.get_rect(center=box.center))

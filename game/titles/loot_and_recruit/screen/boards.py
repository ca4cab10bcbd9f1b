"""Every seat's board: three platforms with their towers, the sums on the planks, the numbers beside the plates. Always in
sight (LNR-14.1, 14.3).

`lying` is what stands where at this moment of the story: the update's picture, changed by moments until the next one comes.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.loot_and_recruit.rules.cards import DEFENSE, GUARD, INDEX, VP
from game.titles.loot_and_recruit.screen.banner import Kind, banner, plank, plank_size, sign
from game.titles.loot_and_recruit.screen.context import Context
from game.titles.loot_and_recruit.screen.facts import cells, paint_facts
from game.titles.loot_and_recruit.screen.fairground import paint_fairground
from game.titles.loot_and_recruit.screen.panel import ClickAction, EmptyPanel, spot_of
from game.titles.loot_and_recruit.screen.reading import Card
from game.titles.loot_and_recruit.screen.stone import stone_px
from game.titles.loot_and_recruit.screen.towers import Figures
from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.towers import Platform, Towers
from game.ui.towers.standing import Stand

Key = tuple[int, int]
"""Seat, platform from 1."""
FIRST = 0
"""The keyboard comes first to platforms that can be chosen: own ones bear the keys 1 to 3, wherever the market lies."""


class Boards(EmptyPanel):
    """The towers of the table."""

    def __init__(self, table: Context) -> None:
        super().__init__(table)
        self.lying: dict[Key, list[Card]] = {}
        self.marks: dict[Hashable, ClickAction] = {}
        """What can be chosen on the boards, as the ground was printed."""
        self._figures: Figures | None = None
        self._towers: Towers | None = None
        self._look: Look | None = None
        self._stale = True
        self._platforms: dict[Key, tuple[object, Platform]] = {}

    def open(self) -> bool:
        return True

    def shown(self) -> None:
        """What stands where, from the update alone."""
        seats = self.table.reading.seats
        self.lying = {
            (seat, n + 1): list(stack) for seat, now in enumerate(seats) for n, stack in enumerate(now.platforms)
        }
        self._stale = True

    # what stands where

    def banner_high(self, seat: int) -> int:
        """The own banners keep their names in a small window, on two lines."""
        look = self.table.look
        return max(32, look.px(38)) if seat == self.table.services.seat else max(18, look.px(34))

    @property
    def sign_high(self) -> int:
        return max(22, self.table.look.px(36))

    def column(self, key: Key) -> Rect:
        return self.table.ground.platforms[key]

    def plank_rect(self, key: Key) -> Rect:
        column = self.column(key)
        high, _ = plank_size(self.table.look, column.w)
        return Rect(column.x, column.bottom - high, column.w, high)

    def tower_rect(self, key: Key) -> Rect:
        """What a tower may fill; over an own one is room for a sign."""
        column = self.column(key)
        high, deck = plank_size(self.table.look, column.w)
        top = column.y + (self.sign_high if key[0] == self.table.services.seat else 4)
        return Rect(column.x, top, column.w, max(20, column.bottom - high + deck - top))

    def sign_rect(self, key: Key) -> Rect:
        """Over the highest tier: where the next one would stand."""
        column, stands = self.column(key), self.towers.stands.get(key, [])
        top = min((round(one.feet - one.height) for one in stands), default=self.plank_rect(key).y)
        return Rect(column.x, max(column.y, top - self.sign_high), column.w, self.sign_high)

    def platform_of(self, key: Key, cards: Sequence[Card]) -> Platform:
        """A platform with these cards on it: the same one as long as they are."""
        figures = self.figures
        terms = (tuple(cards), tuple(self.tower_rect(key)), max(22, round(self.banner_high(key[0]) * 0.9)))
        kept = self._platforms.get(key)
        if kept is None or kept[0] != terms:
            self._platforms[key] = kept = terms, figures.platform(self.tower_rect(key), cards, terms[2])
        return kept[1]

    @property
    def figures(self) -> Figures:
        self._renew()
        assert self._figures is not None
        return self._figures

    @property
    def towers(self) -> Towers:
        """The towers as they stand now."""
        self._renew()
        assert self._towers is not None
        if self._stale:
            self._stale = False
            self._towers.stand({key: self.platform_of(key, cards) for key, cards in self.lying.items()})
        return self._towers

    def _renew(self) -> None:
        """Another size or other inks: everything is made anew."""
        look = self.table.look
        if self._look is not look:
            self._look, self._stale = look, True
            self._platforms.clear()
            self._figures, self._towers = Figures(look), Towers(look)

    def put(self, key: Key, card: Card) -> None:
        """From now on a card stands on top of a platform."""
        self.lying[key] = [*(one for one in self.lying[key] if one[0] != card[0]), card]
        self._stale = True

    def way(self, rect: Rect) -> int:
        """The side to which a tower falls: where there is room."""
        return 1 if rect.centerx < self.table.look.frame.size[0] * 0.55 else -1

    def take(self, handles: Sequence[int]) -> None:
        """From now on these stand nowhere."""
        for key, cards in self.lying.items():
            self.lying[key] = [card for card in cards if card[0] not in handles]
        self._stale = True

    def key_of(self, handle: int) -> Key | None:
        return next((key for key, cards in self.lying.items() if any(one == handle for one, _ in cards)), None)

    def stand_of(self, handle: int) -> Stand | None:
        """Where a card's figures stand at this moment."""
        for stands in self.towers.stands.values():
            for one in stands:
                if one.tier.handle == handle:
                    return one
        return None

    def tier_rect(self, handle: int) -> Rect | None:
        """Figures and banner of a card on a platform."""
        one = self.stand_of(handle)
        if one is None:
            return None
        key = self.key_of(handle)
        wide = self.column(key).w if key is not None else round(one.width)
        rect = Rect(0, 0, wide, round(one.height))
        rect.midbottom = (round(one.x), round(one.feet))
        return rect

    def hangs(self, seat: int, platform: int, handle: int) -> tuple[int, int]:
        """Where a stone stops before it hits: at the shoulder of its target, on the side where there is room."""
        rect = self.tier_rect(handle) or self.column((seat, platform))
        px = stone_px(self.table.look)
        x = rect.x if rect.x > px else rect.right
        return x, max(px // 2, rect.y + px // 4)

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        table, out = self.table, []
        for seat in table.ground.facts:
            plate = table.ground.regions.plates[seat]
            out.append(spot_of(table, ("plate", seat), plate, 4))
            if seat != table.services.seat:
                places = cells(table.ground.facts[seat])
                out.append(spot_of(table, ("deck", seat), places.deck, 4))
                out.append(spot_of(table, ("discard", seat), places.discard, 4))
        for key in self.lying:
            out += self._tower_spots(key)
        return out

    def _tower_spots(self, key: Key) -> list[Hotspot]:
        """The platform, and each tier as far as it is seen; a platform that can be chosen is pressed as a whole, and nothing
        else of it bears a key."""
        table = self.table
        order = 1 if key[0] == table.services.seat else 5
        whole = spot_of(table, ("p", *key), self.column(key), order)
        tiers, top = [], None
        for one in reversed(self.towers.stands.get(key, [])):
            rect = Rect(self.column(key).x, round(one.feet - one.height), self.column(key).w, round(one.height))
            if top is not None:
                rect.h, rect.y = max(6, rect.bottom - top), top
            top = rect.bottom
            tiers.append(spot_of(table, ("t", one.tier.handle), rect, order))
        if whole.open:
            return [*(replace(tier, open=False) for tier in tiers), replace(whole, order=FIRST)]
        return [whole, *tiers]

    def place_names(self, key: Key) -> list[str]:
        """What stands on a platform, bottom first."""
        return [card for _, card in self.lying[key]]

    # drawing

    def draw_background(self, surface: Surface) -> None:
        table = self.table
        self.marks = {}
        paint_fairground(table, surface)
        for seat in table.ground.facts:
            paint_facts(table, surface, seat)
        for key, cards in self.lying.items():
            self._plank(surface, key)
            for handle in (("p", *key), *(("t", card) for card, _ in cards)):
                mark = table.mark(handle)
                if mark.lit or mark.chosen or mark.open:
                    self.marks[handle] = mark

    def _plank(self, surface: Surface, key: Key) -> None:
        """A platform with the sum of what stands on it at this moment."""
        table, rect = self.table, self.plank_rect(key)
        text = table.words("tower-sum", n=sum(VP[INDEX[card]] for _, card in self.lying[key]))
        surface.blit(plank(table.look, text, rect.size, key[0] == table.services.seat), rect)

    def aimed(self) -> tuple[int, ClickAction] | None:
        """The card on a platform that is aimed at: chosen, else pointed at while it can be chosen."""
        for name, mark in self.marks.items():
            if mark.chosen and isinstance(name, tuple) and name[0] == "t":
                return name[1], mark
        hovered = self.table.services.pointer.hovered
        if isinstance(hovered, tuple) and hovered[0] == "t":
            mark_now = self.marks.get(hovered)
            if mark_now is not None and mark_now.open:
                return hovered[1], mark_now
        return None

    def would_fall(self, handle: int) -> set[int]:
        """What is red: the aim and all above it; while a fuse burns, its target."""
        attack = self.table.reading.attack
        if attack is not None:
            handle = attack.handle
        return set(self.table.reading.falls(handle)) if handle in self.table.reading.at else set()

    def paint_over(self, surface: Surface) -> None:
        aimed = self.aimed()
        falls = self.would_fall(aimed[0] if aimed is not None and aimed[1].lit else -1)
        towers, reading = self.towers, self.table.reading
        for key, cards in self.lying.items():
            if tuple(cards) != reading.stack(*key):  # a moment has changed it: the ground still shows the sum before
                self._plank(surface, key)
        towers.draw(surface, rest=False)
        for key in self.lying:
            if towers.moves(key):
                self._banners(surface, key, falls)
        for name, mark in self.marks.items():
            if isinstance(name, tuple) and name[0] == "p" and (mark.lit or mark.chosen):
                self._invite(surface, (name[1], name[2]), mark)
        if (aimed_at := self._told_of(aimed)) is not None:
            self._tell(surface, *aimed_at)

    def _falling(self) -> set[int]:
        aimed = self.aimed()
        return self.would_fall(aimed[0] if aimed is not None and aimed[1].lit else -1)

    def draw_standing(self, surface: Surface) -> None:
        """Towers at rest, with their banners."""
        falls = self._falling()
        for key in self.lying:
            if self.towers.stands.get(key) and not self.towers.moves(key):
                self.towers.draw_rest(surface, key)
                self._banners(surface, key, falls)

    def _banners(self, surface: Surface, key: Key, falls: set[int]) -> None:
        """The cloths over the feet; what is held by a fall in progress keeps its place."""
        towers = self.towers
        stands = towers.held.get(key, towers.stands.get(key, []))
        if not stands:
            return
        low = round(min((one.height for one in stands), default=0.0) * 0.56)
        size = (self.column(key).w, min(self.banner_high(key[0]), max(18, low)))
        sway = towers.sways.get(key)
        offsets = sway.offsets() if sway is not None else []
        names = dict(self.lying[key])
        for i, one in enumerate(stands):
            handle = one.tier.handle
            card = names.get(handle)  # type: ignore[call-overload]
            if card is None or handle in towers.hopping:
                continue
            aside = offsets[i] * one.height if i < len(offsets) else 0.0
            hit = handle in falls
            if hit:
                self._redden(surface, one)
            picture = self.banner_of(key, handle, card, size, hit)  # type: ignore[arg-type]
            at = picture.get_rect(midbottom=(round(one.x + aside), round(one.feet) + 1))
            surface.blit(picture, at)
            mark = self.marks.get(("t", handle))
            if mark is not None and mark.lit:
                wide = max(2, self.table.look.px(4))
                pygame.draw.rect(surface, palette.GLOW, at.inflate(2, 2), wide, border_radius=at.h // 3)

    def banner_of(self, key: Key, handle: int, card: str, size: tuple[int, int], hit: bool = False) -> Surface:
        """A card's cloth with its Defense as it is now."""
        table, n = self.table, INDEX[card]
        printed = GUARD[n] or DEFENSE[n]
        now = table.reading.defense(handle) if handle in table.reading.at else printed
        if table.reading.at.get(handle) not in (None, key):
            now = printed
        return banner(table.look, (table.card_name(card), table.banner_name(card)), now, printed, VP[n], size, hit)

    def _redden(self, surface: Surface, one: Stand) -> None:
        """Figures that would fall, in red."""
        look = self.table.look
        size = (round(one.width), round(one.height))
        key = ("reddened", one.tier.handle, size, look.inks)
        found = look.baked(key)
        if found is None:
            found = one.tier.picture(size[1]).copy()
            found.fill((255, 120, 96), special_flags=pygame.BLEND_RGB_MULT)
            look.keep(key, found)
        surface.blit(found, found.get_rect(midbottom=(round(one.x), round(one.feet))))

    def _invite(self, surface: Surface, key: Key, mark: ClickAction) -> None:
        """A place that can be chosen: dashes march round it, its sign says what for."""
        look, rect = self.table.look, self.sign_rect(key)
        wide = max(3, look.px(4))
        whole = self.column(key)
        if mark.lit:
            shapes.dashes(
                surface, whole.inflate(2, 2), self.table.services.march(), palette.GLOW, palette.PLANK_GRAIN, wide
            )
        if mark.chosen:
            pygame.draw.rect(surface, palette.GLOW, whole.inflate(4, 4), wide + 1, border_radius=4)
        if mark.words:
            surface.blit(sign(look, mark.words, rect.w, rect.h), rect)

    def _told_of(self, aimed: tuple[int, ClickAction] | None) -> tuple[int, str, Kind] | None:
        """What is said of a card, and how: of the aim what it costs, else the name of the one that is pointed at, where its
        banner has no room for it."""
        if aimed is not None and aimed[1].words:
            return aimed[0], aimed[1].words, "hot"
        table, hovered = self.table, self.table.services.pointer.hovered
        if (
            not isinstance(hovered, tuple)
            or hovered[0] != "t"
            or self.marks.keys() & {("p", *(self.key_of(hovered[1]) or ()))}
        ):
            return None
        key, rect = self.key_of(hovered[1]), self.tier_rect(hovered[1])
        if key is None or rect is None or key[0] == table.services.seat:
            return None
        return hovered[1], table.card_name(dict(self.lying[key])[hovered[1]]), "plain"

    def _tell(self, surface: Surface, handle: int, words: str, kind: Kind) -> None:
        """What an attack costs and takes hangs over its target."""
        look, rect = self.table.look, self.tier_rect(handle)
        if rect is None:
            return
        wide = min(look.frame.size[0] // 3, look.lettering.width(words, "label", max(14, look.px(22))) + look.px(40))
        picture = sign(look, words, max(120, wide), max(26, look.px(44)), kind)
        at = picture.get_rect(midtop=(rect.centerx, rect.bottom + 2))
        key = self.key_of(handle)
        if key is not None:
            at.midbottom = (rect.centerx, min(rect.y, self.sign_rect(key).bottom) - 2)
        at.clamp_ip(surface.get_rect().inflate(-8, -8))
        surface.blit(picture, at)

"""The scale: goods of both sides on its pans, promises as strips under them, who gives what, private or public. What
can be done while nothing lies on it stands on a slip of its own (`screen/guide.py`)."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.titles.lords_of_hell.rules.cards import TRADE
from game.titles.lords_of_hell.rules.items import (
    AnyCards,
    Captive,
    CardKind,
    DrawnCard,
    HandView,
    Item,
    PromiseCard,
    PromiseRelease,
    RandomCards,
    Souls,
    TradeLeave,
    subject_of,
)
from game.titles.lords_of_hell.rules.sentences import Sentence
from game.titles.lords_of_hell.rules.state import ANYONE
from game.titles.lords_of_hell.screen.cards import Cards, Facing
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.draft import ASKS, GIVE, OATHS, SWEARS, TAKE, Draft
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import ClickAction, EmptyPanel
from game.titles.lords_of_hell.screen.scale_pictures import printed_scale
from game.titles.lords_of_hell.screen.signs import handcuff, seal
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.places import Handle, Place
from game.ui.sunburst import sunburst

TILT = 1.1
"""Degrees that a point of power on one side leans the beam."""
MOST = 7.0
SIGNS = {
    "any_cards": "any",
    "random_cards": "random",
    "hand_view": "look",
    "trade_leave": "leave",
    "promise_release": "release",
    "souls": "souls",
    "drawn_card": "drawn",
}
"""How pieces without a face of their own look."""


class Half(NamedTuple):
    """One side of the scale."""

    head: Rect
    goods: Rect
    pan: Rect
    strips: tuple[Rect, ...]
    whole: Rect


class Scale(EmptyPanel):
    """The scale on its sheet."""

    def __init__(self, table: Context, cards: Cards, market: Market) -> None:
        super().__init__(table)
        self.cards = cards
        self.market = market

    def open(self) -> bool:
        return not self.table.stage and not self.market.sheet

    # where

    @property
    def lies(self) -> Draft | None:
        return self.market.on_scale

    @property
    def tilt(self) -> float:
        """Degrees that the left side hangs lower: towards the side worth more by printed power, if the lobby's forecast is
        on."""
        market = self.market
        if self.lies is None or not self.table.reading.forecast:
            return 0.0
        return max(-MOST, min(MOST, TILT * (market.weigh(TAKE) - market.weigh(GIVE))))

    def half(self, side: str) -> Half:
        look, sheet = self.table.look, self.table.ground.scale
        inner = sheet.inflate(-2 * look.px(16), -2 * look.px(12))
        post = round(inner.w * 0.145)
        wide = (inner.w - post) // 2
        left = inner.x if side == TAKE else inner.right - wide
        whole = Rect(left, inner.y, wide, inner.h)
        head = Rect(0, inner.y, round(wide * 0.72), max(22, look.px(36)))
        head.centerx = whole.centerx
        row = max(40, round(inner.h * 0.118))
        gap = max(3, look.px(5))
        rows = tuple(Rect(left, inner.bottom - (3 - n) * (row + gap) + gap, wide, row) for n in range(3))
        drop = round(math.tan(math.radians(self.tilt)) * wide * 0.8) * (1 if side == TAKE else -1)
        drop = max(-round(inner.h * 0.05), min(round(inner.h * 0.05), drop))
        pan = Rect(0, 0, round(wide * 0.98), max(14, round(inner.h * 0.06)))
        pan.midbottom = (whole.centerx, rows[0].y - round(inner.h * 0.075) + drop)
        high = round(inner.h * 0.295)
        goods = Rect(whole.x + round(wide * 0.04), pan.y - high + 2, round(wide * 0.92), high)
        return Half(head, goods, pan, rows, whole)

    def places(self, side: str) -> list[Rect]:
        """Where the goods of a side lie; the last one is the place for one more."""
        lies = self.lies
        count = len(lies.side(side)) if lies is not None else 0
        drafting = self.market.draft is not None
        many = count + drafting
        area = self.half(side).goods
        wide = round(area.h / CARD)
        step = min(wide + 6, (area.w - wide) / max(1, many - 1))
        left = area.centerx - (wide + step * (many - 1)) / 2
        return [Rect(round(left + n * step), area.y, wide, area.h) for n in range(many)]

    def key(self, side: str, item: Item) -> tuple[Any, ...]:
        """The stage's name for a piece: cards keep theirs, so that they slide from where they lay."""
        card = self.market.card_of(side, item)
        if card >= 0:
            return ("c", card)
        if isinstance(item, Captive):
            return ("captive", item.seat)
        return ("g", side, item.kind, subject_of(item) or 0)

    def facing(self, side: str, item: Item, new: bool) -> Facing:
        """What a piece looks like."""
        return self.facing_of(item, self.table.reading.card(self.market.card_of(side, item)), new)

    def facing_of(self, item: Item, card: str, new: bool = False) -> Facing:
        """What a piece looks like that is this card, "" if it is none that can be read."""
        reading = self.table.reading
        state = "new" if new else ""
        match item:
            case PromiseCard():
                return Facing("promise", reading.devil(item.signer), item.count, state)
            case CardKind():
                return Facing("card", item.card, 1, state)
            case Captive():
                return Facing("captive", reading.devil(item.seat), 1, state)
            case AnyCards() | RandomCards() | Souls():
                return Facing(SIGNS[item.kind], "", item.count, state)
            case HandView() | TradeLeave() | PromiseRelease() | DrawnCard():
                return Facing(SIGNS[item.kind], "", 1, state)
        return Facing("card", card, 1, state) if card else Facing("any", "", 1, state)

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        lies = self.lies
        pans = self.cards.pans
        pans.clear()
        if lies is None or self.market.sheet:
            return out
        for side in (TAKE, GIVE):
            for n, (rect, item) in enumerate(zip(self.places(side), lies.side(side))):
                handle = self.key(side, item)
                while handle in out and handle[0] == "g":
                    handle = (*handle, n)
                pans[handle] = self.facing(side, item, lies.is_new(side, item))
                out[handle] = Place.of(rect, z=60.0 + n, angle=(-2.0, 1.0, 2.0, -1.0)[n % 4])
        return out

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        lies = self.lies
        if lies is None or self.market.sheet:
            return ()
        out: list[Hotspot] = []
        drafting = self.market.draft is not None
        for side in (TAKE, GIVE):
            half, places = self.half(side), self.places(side)
            if drafting:
                out.append(Hotspot(("pan", side), half.pan, False, "", order=8))
            for n, rect in enumerate(places[: len(lies.side(side))]):
                out.append(Hotspot((side, n), rect, drafting, "", drafting, 8))
            if drafting and len(lies.side(side)) < TRADE["items_per_side"]:
                out.append(Hotspot(("add", side), places[-1], True, order=8))
            oaths = OATHS[side]
            for n, rect in enumerate(half.strips[: len(lies.oaths(oaths))]):
                out.append(Hotspot((oaths, n), rect, drafting, order=9))
            if drafting and len(lies.oaths(oaths)) < TRADE["promises_per_side"]:
                out.append(Hotspot(("add", oaths), half.strips[len(lies.oaths(oaths))], True, order=9))
        return out

    def mark(self, handle: Hashable) -> ClickAction | None:
        return None

    def click(self, handle: Hashable) -> bool:
        market = self.market
        if not isinstance(handle, tuple) or market.draft is None or market.sheet:
            return False
        if handle[0] == "add":
            self.table.services.play_sound("card_slide")
            oath = handle[1] in (SWEARS, ASKS)
            market.sheet = f"{'oath' if oath else 'goods'}.{handle[1]}"
            if oath:
                self.table.services.play_sound("promise_unrolled")
            self.table.again()
            return True
        if handle[0] in (SWEARS, ASKS):
            market.draft.oaths(handle[0]).pop(handle[1])
            self.table.services.play_sound("paper_turn")
            self.table.again()
            return True
        return False

    # drawing

    def draw_background(self, surface: Surface) -> None:
        table, look = self.table, self.table.look
        sheet = table.ground.scale
        look.paper(surface, "panel", sheet, 6)
        self.paint_rays(surface, sheet)
        if self.market.sheet:
            return
        self.paint_scale(surface)
        lies = self.lies
        if lies is None:
            self._notice(surface)
            return
        for side in (TAKE, GIVE):
            self._side(surface, side, lies)
        self._foot(surface, lies)
        self._notice(surface)

    def paint_rays(self, surface: Surface, sheet: Rect) -> None:
        look, inks = self.table.look, self.table.look.palette
        face = look.content("panel", sheet)
        surface.blit(
            sunburst(look, face.size, inks.paper, palette.mix(inks.c, inks.paper, 0.35), centre=(0.5, 0.2)), face
        )

    def paint_scale(self, surface: Surface) -> None:
        """Post, beam, skull, chains and pans, leaning as the goods do."""
        look, sheet = self.table.look, self.table.ground.scale
        if not look.has_picture("scale_beam"):
            return
        left, right = self.half(TAKE), self.half(GIVE)
        tilt = round(self.tilt * 2) / 2
        key = ("hell scale", sheet.size, tilt, left.pan.y - sheet.y, look.inks)
        found = look.baked(key)
        if found is None:
            found = look.keep(key, printed_scale(look, sheet, left.pan, right.pan, tilt))
        surface.blit(found, sheet)

    def _side(self, surface: Surface, side: str, lies: Draft) -> None:
        look, inks, words = self.table.look, self.table.look.palette, self.table.words
        half = self.half(side)
        self.paint_giver(surface, side, self.market.giver(side))
        drafting = self.market.draft is not None
        places = self.places(side)
        goods, oaths = lies.side(side), lies.oaths(OATHS[side])
        if drafting and len(goods) < TRADE["items_per_side"]:
            self._plus(surface, places[-1], words("scale-goods"))
        elif not goods:
            note = look.lettering.line(words("scale-nothing"), "map", look.text(21), palette.DIM_TEXT)
            box = note.get_rect(center=half.goods.center)
            surface.fill(inks.paper, box.inflate(look.px(20), look.px(6)))  # chains hang behind it
            surface.blit(note, box)
        for rect, sentence in zip(half.strips, oaths):
            self.strip(surface, rect, sentence, "unsworn", lies.is_new(OATHS[side], sentence))
        if drafting and len(oaths) < TRADE["promises_per_side"]:
            key = "scale-swear" if side == GIVE else "scale-ask-promise"
            self._dashed(surface, half.strips[len(oaths)], words(key))

    def paint_giver(self, surface: Surface, side: str, giver: int) -> None:
        """Who gives what lies on a pan, over it."""
        table, look, inks, words = self.table, self.table.look, self.table.look.palette, self.table.words
        half = self.half(side)
        if side == GIVE and giver == table.services.seat:
            text = words("scale-you-give")
        else:
            text = words("scale-gives", name=table.devil(giver)) if giver >= 0 else words("scale-anyone-gives")
        pygame.draw.rect(surface, inks.k, half.head, border_radius=4)
        label = look.lettering.line(
            text.upper(), "label", min(look.caps(25), half.head.h - 4), inks.paper, width=half.head.w - 12
        )
        surface.blit(label, label.get_rect(center=half.head.center))

    def strip(self, surface: Surface, rect: Rect, sentence: Sentence, state: str, new: bool = False) -> None:
        """A promise on its strip with its seal: the whole sentence, smaller and then shorter where it must be."""
        look = self.table.look
        key = (
            "hell strip",
            rect.size,
            str(sentence),
            state,
            new,
            self.table.words.language,
            look.inks,
            self.table.reading.round,
        )
        found = look.baked(key)
        if found is None:
            found = look.keep(key, self._strip(rect.size, sentence, state, new))
        surface.blit(found, rect)

    def _strip(self, size: tuple[int, int], sentence: Sentence, state: str, new: bool) -> Surface:
        look, inks = self.table.look, self.table.look.palette
        sheet = Surface(size, pygame.SRCALPHA)
        box = sheet.get_rect()
        pygame.draw.rect(sheet, inks.paper, box, border_radius=4)
        pygame.draw.rect(
            sheet, palette.STRAW if new else inks.k, box, 3 if new else max(1, look.px(2)), border_radius=4
        )
        px = min(size[1] - 6, max(22, look.px(44)))
        knob = seal(look, state, px)
        sheet.blit(knob, knob.get_rect(midleft=(5, size[1] // 2)))
        cuff = handcuff(look, max(18, round(px * 0.95)), inks.a)
        sheet.blit(cuff, cuff.get_rect(midright=(size[0] - 5, size[1] // 2)))
        room = (size[0] - px - cuff.get_width() - 20, size[1])
        text = self.table.sentence(sentence)
        top = min(look.text(18), 22)
        if look.lettering.width(text, "text_medium", 13) > room[0] * 1.85:
            text = self.table.short(sentence)
        words = fitted(
            look, text, "text_medium", top, room, inks.k, lines=3 if size[1] > 52 else 2, floor=13, leading=1.02
        )
        sheet.blit(words, words.get_rect(midleft=(px + 11, size[1] // 2)))
        return sheet

    def _dashed(self, surface: Surface, rect: Rect, text: str) -> None:
        look, inks = self.table.look, self.table.look.palette
        pygame.draw.rect(surface, palette.mix(inks.paper, inks.c, 0.25), rect, border_radius=4)
        shapes.dashes(surface, rect, 0, inks.k, None, 2)
        plus = look.mark("plus", max(12, round(rect.h * 0.42)), inks.k)
        surface.blit(plus, plus.get_rect(center=(rect.x + rect.h // 2, rect.centery)))
        words = look.lettering.line(text, "map", look.text(20), inks.k, width=rect.w - rect.h - 8)
        surface.blit(words, words.get_rect(midleft=(rect.x + rect.h, rect.centery)))

    def _plus(self, surface: Surface, rect: Rect, text: str) -> None:
        look, inks = self.table.look, self.table.look.palette
        veil = Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*inks.paper, 190))
        surface.blit(veil, rect)
        shapes.dashes(surface, rect, 0, inks.k, None, 2)
        plus = look.mark("plus", round(rect.w * 0.38), inks.k)
        surface.blit(plus, plus.get_rect(center=(rect.centerx, rect.centery - rect.h // 10)))
        words = look.lettering.line(text.upper(), "label", max(12, look.caps(18)), inks.k, width=rect.w - 4, floor=10)
        surface.blit(words, words.get_rect(midbottom=(rect.centerx, rect.bottom - 5)))

    def foot(self) -> Rect:
        """Where it says private or public; beside it stands how long an offer stays open."""
        look, sheet = self.table.look, self.table.ground.scale
        pill = Rect(0, 0, round(sheet.w * 0.14), max(24, look.px(38)))
        pill.midbottom = (sheet.centerx, sheet.bottom - look.px(12))
        return pill

    def _foot(self, surface: Surface, lies: Draft) -> None:
        """On the foot of the scale: private or public."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        pill = self.foot()
        private = lies.private and lies.to != ANYONE
        pygame.draw.rect(surface, inks.c if private else inks.paper, pill, border_radius=pill.h // 2)
        pygame.draw.rect(surface, inks.k, pill, max(2, look.px(3)), border_radius=pill.h // 2)
        text = table.words("sight-private" if private else "sight-public").upper()
        words = look.lettering.line(
            text, "label", min(look.caps(20), pill.h - 6), inks.k, width=pill.w - pill.h, floor=10
        )
        mark = look.mark("lock" if private else "eye", round(pill.h * 0.6), inks.k)
        wide = mark.get_width() + 4 + words.get_width()
        surface.blit(mark, mark.get_rect(midleft=(pill.centerx - wide // 2, pill.centery)))
        surface.blit(words, words.get_rect(midright=(pill.centerx + wide // 2, pill.centery)))

    def _notice(self, surface: Surface) -> None:
        """Why the last offer or acceptance was not taken, with the promise that stands in the way."""
        market, table, look = self.market, self.table, self.table.look
        if market.notice is None:
            return
        code, number = market.notice
        promise = table.reading.promise(number)
        sheet = table.ground.scale
        wide = round(sheet.w * 0.66)
        text = table.refusal(code, promise)
        para = look.lettering.paragraph(
            text, "text_bold", max(14, look.text(20)), wide - look.px(60), palette.RED_TEXT, align="centre"
        )
        box = Rect(0, 0, wide, para.surface.get_height() + look.px(36))
        box.midtop = (sheet.centerx, sheet.y + round(sheet.h * 0.2))
        look.paper(surface, "note", box, 8)
        surface.blit(para.surface, para.surface.get_rect(center=box.center))

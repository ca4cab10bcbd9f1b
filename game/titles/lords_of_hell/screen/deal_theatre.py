"""A deal that was struck, played on the scale for the two whose deal it is: whoever answers weighs it and grins, the great seal
falls, goods cross, each promise gets its seal and flies to the ledger. It goes when something is laid on the scale.

What is drawn depends on the seconds alone (`paint`), so every moment of it can be looked at.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.tabletop.effects import STEPS
from game.tabletop.feed import Update
from game.titles.lords_of_hell.rules import cues
from game.titles.lords_of_hell.rules.items import Fortress, HandCard, Item, Tabled
from game.titles.lords_of_hell.rules.sentences import Sentence
from game.titles.lords_of_hell.rules.state import NONE, Offer
from game.titles.lords_of_hell.screen.cards import Cards, Facing, portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.draft import GIVE, TAKE
from game.titles.lords_of_hell.screen.layout import CARD
from game.titles.lords_of_hell.screen.ledger import Ledger
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.reading import Reading
from game.titles.lords_of_hell.screen.scale import Scale
from game.titles.lords_of_hell.screen.signs import seal
from game.ui import palette, shapes
from game.ui.fitting import fitted, largest
from game.ui.living import Face
from game.ui.look import Look
from game.ui.motion import Motion, back_out, cubic_in, cubic_out, linear, sine_in_out, tween, wait

GRINS, FALLS, STRUCK, CROSS, SWORN, HOME, LONG = 0.5, 0.85, 0.94, 1.3, 1.65, 2.0, 2.4
"""Seconds at which whoever answers grins, the seal falls and lies, goods cross, promises are sealed and fly home; the end."""
CROSS_S, SEALED_S, HOME_S, APART_S = 0.3, 0.09, 0.3, 0.1
STILL = HOME - 0.01
"""What is shown under reduced motion, for `STILL_S`: all of it has happened and nothing has left."""
STILL_S = 1.4
TURN, GROWS = 4, 1.08
SHAKE_S = 0.16
SLIP = 1.65
"""How many rows tall the slip of a single promise is: it says who swears, and its seal is large."""
MOODS = 256
"""Pixels of a face on the plate of a devil's moods."""


@dataclass(frozen=True, slots=True)
class SideOfDeal:
    """What one of the two gives and swears."""

    seat: int
    goods: tuple[Facing, ...]
    oaths: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Struck:
    """A deal as it lay on the scale, its sides by pan."""

    offer: int
    version: int
    """Of the update that tells it."""
    answers: int
    """The seat that took it."""
    sides: dict[str, SideOfDeal]


class DealTheatre(EmptyPanel):
    """On the scale, over whatever else lies on it."""

    def __init__(self, table: Context, cards: Cards, market: Market, scale: Scale, ledger: Ledger) -> None:
        super().__init__(table)
        self.cards, self.market, self.scale, self.ledger = cards, market, scale, ledger
        self.deal: Struck | None = None
        self.at = 0.0
        self._told = -1
        """The version of the update whose deal was shown last."""

    def open(self) -> bool:
        deal, market = self.deal, self.market
        if deal is None or self.table.stage or market.sheet or market.draft is not None:
            return False
        return market.offer is None or market.offer.id == deal.offer

    def back(self) -> bool:
        if self.deal is None:
            return False
        self._end()
        return True

    # what happened

    def struck(self, cue: cues.Deal, after: Update) -> Struck | None:
        """The deal as this seat knows it; None where it is between others, or cannot be shown on the scale now."""
        seat = self.table.services.seat
        if seat not in (cue.seat, cue.to) or self.table.stage or self.market.draft is not None or self.market.sheet:
            return None
        reading = Reading(after, seat, self.table.services.feed.options)
        found = [o for o in reading.offers if o.state == "struck" and o.by == cue.seat and o.to in (cue.to, -1)]
        if not found:
            return None
        offer = max(found, key=lambda one: one.id)
        given = SideOfDeal(cue.seat, self._goods(reading, offer, cue.to, offer.give), tuple(offer.swears))
        taken = SideOfDeal(cue.to, self._goods(reading, offer, cue.seat, offer.take), tuple(offer.asks))
        own, other = (given, taken) if seat == cue.seat else (taken, given)
        return Struck(offer.id, after.version, cue.to, {GIVE: own, TAKE: other})

    def _goods(self, reading: Reading, offer: Offer, to: int, items: list[Item]) -> tuple[Facing, ...]:
        out = []
        for item in items:
            card = item.card if isinstance(item, HandCard | Tabled) else NONE
            if isinstance(item, Fortress):  # it is theirs by now
                card = reading.seats[to].spare if reading.seats[to].spare != NONE else reading.seats[to].fortress
            out.append(self.scale.facing_of(item, reading.card(card)))
        return tuple(out)

    def shows(self, after: Update) -> bool:
        """Whether the deal of that update was shown here: what was given and sworn needs no picture of its own."""
        return self._told == after.version

    def play(self, deal: Struck) -> Motion:
        """All of it, with the sound of each beat."""
        services = self.table.services
        self._told = deal.version
        self.deal, self.at = deal, 0.0 if deal.answers != services.seat else GRINS
        self.ledger.awaited = self._sworn(deal)
        services.refresh()
        try:
            for end, sound in self._beats(deal):
                if self.deal is not deal:
                    return
                if services.reduced:
                    self.at = STILL
                else:
                    yield tween(end - self.at, self._put(self.at, end), linear)
                if sound:
                    services.play_sound(sound)
            if services.reduced:
                services.touch()
                yield wait(STILL_S)
        finally:
            if self.deal is deal:
                self._end()

    def _sworn(self, deal: Struck) -> frozenset[int]:
        """The newest promises of either side that say what was sworn here, as far as the table knows them already."""
        found: set[int] = set()
        for side in deal.sides.values():
            made = [one for one in self.table.reading.promises if one.by == side.seat and one.sentence in side.oaths]
            found |= {one.id for one in sorted(made, key=lambda one: one.id)[-len(side.oaths) :] if side.oaths}
        return frozenset(found)

    def _beats(self, deal: Struck) -> list[tuple[float, str]]:
        """When something is heard, and what."""
        goods = [one for side in deal.sides.values() for one in side.goods]
        oaths = sum(len(side.oaths) for side in deal.sides.values())
        beats = [(GRINS, ""), (STRUCK, "seal_stamp")]
        if goods:
            souls = all(one.kind == "souls" for one in goods)
            beats.append((CROSS, "souls_paid" if souls else "cards_given"))
        if oaths:
            beats.append((SWORN, ""))
            beats += [(SWORN + SEALED_S + APART_S * n, "seal_live") for n in range(min(3, oaths))]
            beats.append((LONG, "deal_struck"))
        else:
            beats.append((HOME, "deal_struck"))
        return [beat for n, beat in enumerate(beats) if n == 0 or beat[0] >= beats[n - 1][0]]

    def _put(self, start: float, end: float) -> Callable[[float], None]:
        def put(t: float) -> None:
            self.at = start + (end - start) * t
            self.table.services.touch()

        return put

    def _end(self) -> None:
        self.deal, self.ledger.awaited = None, frozenset()
        self.table.again()

    # where

    def faces(self, deal: Struck) -> dict[str, Rect]:
        """The portraits under the pans, over the edge of the promises."""
        out, sheet = {}, self.table.ground.scale
        for side in (TAKE, GIVE):
            half = self.scale.half(side)
            foot = self.strips(deal, side)[:1] or half.strips[-1:]
            top = half.pan.bottom - round(sheet.h * 0.05)
            high = min(foot[0].y - top + half.strips[-1].h // 3, round(sheet.h * 0.42))
            face = Rect(0, 0, high, high)
            face.midtop = (half.pan.centerx, top)
            out[side] = face
        return out

    def strips(self, deal: Struck, side: str) -> list[Rect]:
        """Where the promises of a side lie: at the foot, one over the other, a single one on a slip taller than a row."""
        count = len(deal.sides[side].oaths)
        rows = self.scale.half(side).strips
        if count == 1:
            last = rows[-1]
            tall = round(last.h * SLIP)
            return [Rect(last.x, last.bottom - tall, last.w, tall)]
        return list(rows[max(0, len(rows) - count) :])

    def goods(self, deal: Struck, side: str) -> list[Rect]:
        area = self.scale.half(side).goods
        many = len(deal.sides[side].goods)
        wide = round(area.h / CARD)
        step = min(wide + 6, (area.w - wide) / max(1, many - 1))
        left = area.centerx - (wide + step * (many - 1)) / 2
        return [Rect(round(left + n * step), area.y, wide, area.h) for n in range(many)]

    # drawing

    def paint_over(self, surface: Surface) -> None:
        if self.deal is not None:
            self.paint(surface, self.deal, self.at)

    def paint(self, surface: Surface, deal: Struck, t: float) -> None:
        """The scale as it is so many seconds after the answer."""
        table, look = self.table, self.table.look
        sheet = table.ground.scale
        shaken = 0 if table.services.reduced else _shaken(t - STRUCK, look.px(5))
        clip = surface.get_clip()
        look.paper(surface, "panel", sheet, 6)
        surface.set_clip(look.content("panel", sheet).clip(clip))
        self.scale.paint_rays(surface, sheet)
        self.scale.paint_scale(surface)
        for side in (TAKE, GIVE):
            self.scale.paint_giver(surface, side, deal.sides[side].seat)
        for side, face in self.faces(deal).items():
            self._face(surface, deal, side, face, t)
        for side in (TAKE, GIVE):
            self._goods_at(surface, deal, side, t)
        self._wax(surface, t, shaken)
        if t < GRINS:
            self._weighs(surface, deal)
        surface.set_clip(clip)
        for side in (TAKE, GIVE):
            self._oaths(surface, deal, side, t)

    def _face(self, surface: Surface, deal: Struck, side: str, rect: Rect, t: float) -> None:
        """Both look at the scale until it is struck; then both are glad, and whoever took it grows, before rays."""
        look, seat = self.table.look, deal.sides[side].seat
        answers = seat == deal.answers
        glad = t >= (GRINS if answers else STRUCK)
        mood: Face = "glad" if glad else "right" if side == TAKE else "left"
        grown = 1.0
        if answers and not self.table.services.reduced:
            grown += (GROWS - 1) * back_out(min(1.0, max(0.0, (t - GRINS) / 0.22)))
        if answers and glad:
            self._glee(surface, rect, min(1.0, (t - GRINS) / 0.15))
        devil = self.table.reading.devil(seat)
        angle = TURN if side == GIVE else -TURN
        key = ("deal face", devil, mood, rect.w, round(grown * 50), angle, look.inks)
        found = look.baked(key)
        if found is None:
            found = look.keep(key, self._framed(devil, mood, rect.w, grown, angle))
        shadow, (dx, dy) = look.pieces.shadow(rect.size, 6)
        surface.blit(shadow, rect.move(dx, dy))
        surface.blit(found, found.get_rect(center=rect.center))

    def _framed(self, devil: str, mood: Face, side: int, grown: float, angle: int) -> Surface:
        """A head on paper, a little askew."""
        look, inks = self.table.look, self.table.look.palette
        side = round(side * grown)
        edge = max(3, look.px(8))
        card = Surface((side, side), pygame.SRCALPHA)
        pygame.draw.rect(card, inks.paper, card.get_rect(), border_radius=4)
        inner = (side - 2 * edge, side - 2 * edge)
        moods = f"moods_{devil}"
        if look.has_picture(moods) and inner[0] <= MOODS:
            head = look.picture(moods, inner, cell=mood)
        else:
            head = portrait(look, devil, inner, mood)
        card.blit(head, (edge, edge))
        pygame.draw.rect(card, inks.k, Rect((edge, edge), inner), max(2, look.px(3)))
        return pygame.transform.rotozoom(card, angle, 1.0)

    def _glee(self, surface: Surface, rect: Rect, come: float) -> None:
        """Short red rays round a face."""
        inks = self.table.look.palette
        reach = rect.w * 0.72
        for n in range(26):
            a = math.tau * n / 26 + 0.1
            near, far = reach, reach + rect.w * (0.2 if n % 2 else 0.13) * come
            out = pygame.Vector2(math.cos(a), math.sin(a))
            side = out.rotate(90) * rect.w * 0.026
            foot = pygame.Vector2(rect.center) + out * near
            tip = pygame.Vector2(rect.center) + out * far
            pygame.draw.polygon(surface, inks.a, [foot, tip + side, tip - side])

    def _goods_at(self, surface: Surface, deal: Struck, side: str, t: float) -> None:
        """Goods on their pan, on their way to the other, on the other."""
        look = self.table.look
        other = TAKE if side == GIVE else GIVE
        here, there = self.goods(deal, side), self.scale.half(other).goods
        across = there.centerx - self.scale.half(side).goods.centerx
        crossed = 1.0 if self.table.services.reduced else sine_in_out(min(1.0, max(0.0, (t - CROSS) / CROSS_S)))
        for n, (rect, facing) in enumerate(zip(here, deal.sides[side].goods)):
            card = self.cards.small(facing, rect.size)
            lift = look.px(70 if side == GIVE else 24) * 4 * crossed * (1 - crossed)
            turned = look.baked(key := ("deal goods", facing, rect.size, n % 3, self.table.words.language, look.inks))
            if turned is None:
                turned = look.keep(key, pygame.transform.rotozoom(card, (-2, 1, 2)[n % 3], 1.0))
            shadow, (dx, dy) = look.pieces.shadow(rect.size, 5)
            at = rect.move(round(across * crossed), -round(lift))
            surface.blit(shadow, at.move(dx, dy))
            surface.blit(turned, turned.get_rect(center=at.center))

    def _wax(self, surface: Surface, t: float, shaken: int) -> None:
        """The great seal falls on the post, with the word across it."""
        if t < FALLS:
            return
        look, sheet = self.table.look, self.table.ground.scale
        px = round(min(look.px(230), sheet.h * 0.44) / 4) * 4
        at = (sheet.centerx + shaken, round(sheet.y + sheet.h * 0.56))
        part = 1.0 if self.table.services.reduced else min(1.0, (t - FALLS) / (STRUCK - FALLS))
        size = round(px * STEPS[min(len(STEPS) - 1, int(part * len(STEPS)))] / 4) * 4
        if part >= 1:
            self._press(surface, at, px / 2, min(1.0, (t - STRUCK) / 0.12))
        wax = self._great(size)
        surface.blit(wax, wax.get_rect(center=at))
        if part < 1:
            return
        key = ("deal struck", self.table.words("deal-struck"), px, look.inks)
        word = look.baked(key)
        if word is None:
            word = look.keep(key, pygame.transform.rotozoom(_haloed(look, key[1].upper(), px), 6, 1.0))
        surface.blit(word, word.get_rect(center=(at[0], at[1] + round(px * 0.36))))

    def _great(self, px: int) -> Surface:
        """The seal of a promise, as large as that."""
        look = self.table.look
        found = look.baked(key := ("great seal", px, look.inks))
        if found is None:
            halo = shapes.star(px + look.px(12), look.palette.paper, look.palette.paper, 20, 0.95).copy()
            wax = seal(look, "live", px)
            halo.blit(wax, wax.get_rect(center=halo.get_rect().center))
            found = look.keep(key, halo)
        return found

    def _press(self, surface: Surface, at: tuple[int, int], radius: float, come: float) -> None:
        """Lines of the stroke, round the seal."""
        look, inks = self.table.look, self.table.look.palette
        for n in range(16):
            a = math.tau * (n + 0.5) / 16
            out = pygame.Vector2(math.cos(a), math.sin(a))
            near = radius * 1.12
            far = near + radius * (0.34 if n % 2 else 0.22) * come
            side = out.rotate(90) * max(2, look.px(5))
            foot = pygame.Vector2(at) + out * near
            pygame.draw.polygon(surface, inks.k, [foot + side, foot - side, pygame.Vector2(at) + out * far])

    def _weighs(self, surface: Surface, deal: Struck) -> None:
        """Who weighs it, on a plate on the post."""
        table, look, inks, sheet = self.table, self.table.look, self.table.look.palette, self.table.ground.scale
        text = table.words("deal-weighs", name=table.devil(deal.answers)).upper()
        words = look.lettering.line(text, "label", look.caps(28), inks.paper, width=sheet.w // 3)
        box = words.get_rect(center=(sheet.centerx, sheet.y + round(sheet.h * 0.6))).inflate(look.px(44), look.px(26))
        pygame.draw.rect(surface, inks.paper, box.inflate(look.px(10), look.px(10)))
        pygame.draw.rect(surface, inks.k, box)
        pygame.draw.rect(surface, inks.paper, box.inflate(-look.px(10), -look.px(10)), max(1, look.px(2)))
        surface.blit(words, words.get_rect(center=box.center))

    def _oaths(self, surface: Surface, deal: Struck, side: str, t: float) -> None:
        """Strips of promises: sealed one after another, then off to the ledger."""
        look, told = self.table.look, deal.sides[side]
        before = len(deal.sides[TAKE].oaths) if side == GIVE else 0
        goal = self.ledger.places()[0]
        for n, (rect, sentence) in enumerate(zip(self.strips(deal, side), told.oaths)):
            sealed = SWORN + APART_S * min(2, before + n)
            live = t >= sealed + SEALED_S or self.table.services.reduced
            gone = cubic_in(min(1.0, max(0.0, (t - HOME) / HOME_S)))
            if gone >= 1:
                continue
            at = rect.move(round((goal.right - rect.x) * gone), round((goal.y - rect.y) * gone))
            state = "live" if live else "unsworn"
            wax_at, px = (at.x + rect.h // 2, at.centery), rect.h
            if len(told.oaths) == 1:
                px = self._wax_px(rect.h)
                wax_at = (at.right - look.px(10) - px // 2, at.centery)
                self._slip(surface, at, told.seat, sentence)
                wax = seal(look, state, px)
                surface.blit(wax, wax.get_rect(center=wax_at))
            else:
                self.scale.strip(surface, at, sentence, state)
            if sealed <= t < sealed + SEALED_S:
                size = round(px * (1.5 - 0.5 * cubic_out((t - sealed) / SEALED_S)) / 4) * 4
                wax = seal(look, "live", size)
                surface.blit(wax, wax.get_rect(center=wax_at))

    @staticmethod
    def _wax_px(tall: int) -> int:
        """How large the seal is on a slip so tall."""
        return round(tall * 0.8 / 4) * 4

    def _slip(self, surface: Surface, rect: Rect, seat: int, sentence: Sentence) -> None:
        """Who swears, and what; its right end is left to the seal."""
        table, look, inks = self.table, self.table.look, self.table.look.palette
        key = ("deal slip", rect.size, seat, str(sentence), table.words.language, look.inks, table.reading.round)
        sheet = look.baked(key)
        if sheet is None:
            sheet = look.keep(key, Surface(rect.size, pygame.SRCALPHA))
            box = sheet.get_rect()
            pygame.draw.rect(sheet, inks.paper, box, border_radius=4)
            pygame.draw.rect(sheet, inks.k, box, max(1, look.px(3)), border_radius=4)
            left = look.px(14)
            wide = rect.w - left - self._wax_px(rect.h) - look.px(20)
            you = seat == table.services.seat
            text = table.words("deal-swears.you") if you else table.words("deal-swears", name=table.devil(seat))
            head = look.lettering.line(
                text.upper(), "label", min(look.caps(20), rect.h // 4), palette.RED_TEXT, width=wide
            )
            room = (wide, rect.h - head.get_height() - look.px(8))
            text, px = table.sentence(sentence), look.text(21)
            if largest(look, text, "text_medium", px, room, lines=3, leading=1.05) is None:
                text = table.short(sentence)
            words = fitted(look, text, "text_medium", px, room, inks.k, lines=3, floor=13, leading=1.05)
            top = (rect.h - head.get_height() - words.get_height()) // 2
            sheet.blit(head, (left, top))
            sheet.blit(words, (left, top + head.get_height()))
        shadow, (dx, dy) = look.pieces.shadow(rect.size, 5)
        surface.blit(shadow, rect.move(dx, dy))
        surface.blit(sheet, rect)


def _haloed(look: Look, text: str, wide: int) -> Surface:
    """A word in key ink with paper cut round it, about so wide."""
    inks, edge = look.palette, max(3, look.px(6))
    px = look.lettering.fit(text, "display", look.caps(60), round(wide * 1.1), floor=14)
    word = look.lettering.line(text, "display", px, inks.k)
    halo = look.lettering.line(text, "display", px, inks.paper)
    sheet = Surface((word.get_width() + 2 * edge, word.get_height() + 2 * edge), pygame.SRCALPHA)
    for n in range(16):
        off = pygame.Vector2(edge, 0).rotate(n * 22.5)
        sheet.blit(halo, (edge + round(off.x), edge + round(off.y)))
    sheet.blit(word, (edge, edge))
    return sheet


def _shaken(since: float, wide: int) -> int:
    """Pixels to the side, a moment after the stroke."""
    if not 0 <= since < SHAKE_S:
        return 0
    return round(math.sin(since / SHAKE_S * math.tau * 2) * wide * (1 - since / SHAKE_S))

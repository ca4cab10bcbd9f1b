"""A deal that was refused: whose offer it answers, why, and what would be taken instead. It lies at the foot of the empty scale.

Why comes as the line that is said with a refusal, by a person or a computer player; what would be taken is the counter-offer
itself, which a press lays on the scale, or the own offer once more, to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.tabletop.contract import Hotspot
from game.tabletop.effects import STEPS, shown
from game.titles.lords_of_hell.rules.items import AnyCards, CardKind, HandCard, Item, PromiseCard, Souls
from game.titles.lords_of_hell.rules.sentences import Sentence
from game.titles.lords_of_hell.rules.state import Offer
from game.titles.lords_of_hell.screen.cards import portrait
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.draft import Draft
from game.titles.lords_of_hell.screen.market import Market
from game.titles.lords_of_hell.screen.panel import EmptyPanel
from game.titles.lords_of_hell.screen.scale import Scale
from game.ui import palette, shapes
from game.ui.fitting import fitted
from game.ui.motion import Motion

TAKE, MEND, CLOSE = ("refusal", "take"), ("refusal", "mend"), ("refusal", "close")
STAMPED = 0.45
"""The part of the motion after which the stamp comes down: until then the face shakes."""
TURN = 9
"""Degrees that the stamp lies askew."""


@dataclass
class Refusal:
    """An own offer that somebody turned down."""

    offer: Offer
    by: int
    line: str = ""
    """What was said with it, as `deal-said-*` has it; "" nothing."""
    counter: int = 0
    """The offer that came instead; 0: none."""


class Parts:
    """Where the parts of the slip lie."""

    def __init__(self, table: Context, box: Rect) -> None:
        look = table.look
        pad = look.px(16)
        inner = box.inflate(-2 * pad, -2 * look.px(14))
        self.face = Rect(inner.x, inner.y, min(inner.h, round(inner.w * 0.21)), inner.h)
        side = max(22, look.px(30))
        self.close = Rect(inner.right - side, inner.y, side, side)
        left = self.face.right + look.px(18)
        wide = inner.right - left
        pills = min(max(34, look.text(36)), round(inner.h * 0.34))
        gap = look.px(6)
        self.pills = Rect(left, inner.bottom - pills, wide, pills)
        rest = self.pills.y - gap - inner.y
        self.head = Rect(left, inner.y, self.close.x - left - look.px(8), round(rest * 0.42))
        self.yours = Rect(left, self.head.bottom, wide, round(rest * 0.26))
        self.said = Rect(left, self.yours.bottom, wide, inner.y + rest - self.yours.bottom)

    def pill(self, n: int, gap: int) -> Rect:
        """The first one, which says most, is the wider one."""
        first = round((self.pills.w - gap) * 0.6)
        if n:
            return Rect(self.pills.x + first + gap, self.pills.y, self.pills.w - first - gap, self.pills.h)
        return Rect(self.pills.x, self.pills.y, first, self.pills.h)


class RefusedOffer(EmptyPanel):
    """The slip of the last refusal; a press on its cross, Escape, a new phase or an answer to the counter-offer takes it away."""

    def __init__(self, table: Context, market: Market, scale: Scale) -> None:
        super().__init__(table)
        self.market = market
        self.scale = scale
        self.last: Refusal | None = None
        self._known: set[int] | None = None
        """Own offers whose end is known; None before anything was seen."""
        self._said: dict[int, tuple[str, int]] = {}
        """By seat: the last line that was heard, and how many offers it had had from here."""
        self._phase = ("", 0)

    def open(self) -> bool:
        market = self.market
        return self.last is not None and not self.table.stage and not market.sheet and market.on_scale is None

    # what happened

    def hears(self, seat: int, line: str) -> None:
        """A line was said with a refusal, which may be seen before or after it."""
        self._said[seat] = line, self.market.sent.get(seat, 0)
        if self.last is not None and self.last.by == seat and not self.last.line:
            self.last.line = line
            self.table.again()

    def shown(self) -> None:
        reading = self.table.reading
        if self._phase != (reading.phase, reading.round):
            self._phase, self.last = (reading.phase, reading.round), None
        self._answered()
        last = self.last
        if last is not None and last.counter:
            found = reading.offer(last.counter)
            if found is None or found.state != "open":
                self.last = None

    def _answered(self) -> None:
        """An own offer was turned down since the last update, alone or with another one."""
        reading = self.table.reading
        own = [offer for offer in reading.offers if offer.by == reading.seat >= 0 and offer.to >= 0]
        ended = {offer.id for offer in own if offer.state != "open"}
        known = ended if self._known is None else self._known
        counters = {offer.counters: offer.id for offer in reading.market if offer.by != reading.seat}
        for offer in own:
            if offer.id in known or offer.state not in ("declined", "countered"):
                continue
            if offer.state == "declined" or offer.id in counters:
                self._refused(Refusal(offer, offer.to, self._line(offer.to), counters.get(offer.id, 0)))
        if self.last is not None and any(offer.state == "open" and offer.id > self.last.offer.id for offer in own):
            self.last = None
        self._known = ended

    def _line(self, seat: int) -> str:
        """What a seat said since the last offer to it."""
        line, sent = self._said.get(seat, ("", 0))
        return line if sent == self.market.sent.get(seat, 0) else ""

    def _refused(self, refusal: Refusal) -> None:
        self.last = refusal
        if self.open():
            self.table.services.scope.start(self._stamping())

    # words

    def heading(self, refusal: Refusal) -> str:
        key = f"refusal-{refusal.line or ('counter' if refusal.counter else 'silent')}"
        return self.table.words(key, name=self.table.devil(refusal.by))

    def said(self, refusal: Refusal) -> str:
        """The line that came with it, else what that devil always says."""
        words = self.table.words
        said = words(f"deal-said-{refusal.line}" if refusal.line else f"refusal-voice-{self._devil(refusal)}")
        return words("refusal-said", said=said)

    def _devil(self, refusal: Refusal) -> str:
        return self.table.reading.devil(refusal.by)

    def _pills(self, refusal: Refusal) -> list[tuple[Hashable, str, str]]:
        """Handle, words, and why not."""
        words, name = self.table.words, self.table.devil(refusal.by)
        out: list[tuple[Hashable, str, str]] = []
        counter = self.table.reading.offer(refusal.counter)
        if counter is not None:
            out.append((TAKE, words("refusal-would-take", name=name, deal=self._wanted(refusal, counter)), ""))
        return [*out, (MEND, words("refusal-mend"), self.market.no_deal(refusal.by))]

    def _wanted(self, refusal: Refusal, counter: Offer) -> str:
        """The counter-offer from the side of whoever reads it: what it adds to the own offer or leaves out of it, where it does
        nothing else; else all of it."""
        words, table = self.table.words, self.table
        before = refusal.offer
        more = added(before.give, counter.take), new(before.swears, counter.asks)
        less = added(counter.give, before.take), new(counter.swears, before.asks)
        turned = added(counter.take, before.give), added(before.take, counter.give)
        same = not any(turned) and not new(counter.asks, before.swears) and not new(before.asks, counter.swears)
        if same and any(more) and not any(less):
            return words("refusal-add", deal=table.bundle(*more))
        if same and any(less) and not any(more):
            return words("refusal-less", deal=table.bundle(*less))
        return words(
            "tray-told", give=table.bundle(counter.take, counter.asks), take=table.bundle(counter.give, counter.swears)
        )

    # pointing

    def place(self) -> Rect:
        """Under the pans, as long as nothing lies there."""
        look, sheet = self.table.look, self.table.ground.scale
        low = self.scale.half("give").pan.bottom + look.px(6)
        return Rect(sheet.x + look.px(20), low, sheet.w - 2 * look.px(20), sheet.bottom - look.px(12) - low)

    def parts(self) -> Parts:
        return Parts(self.table, self.place())

    def spots(self) -> Sequence[Hotspot]:
        if self.last is None:
            return ()
        parts, gap = self.parts(), self.table.look.px(10)
        return [
            *(Hotspot(handle, parts.pill(n, gap), not why, why, order=36 + n)
              for n, (handle, _, why) in enumerate(self._pills(self.last))),
            Hotspot(CLOSE, parts.close, True, order=39),
        ]  # fmt: skip

    def click(self, handle: Hashable) -> bool:
        last = self.last
        if last is None or handle not in (TAKE, MEND, CLOSE):
            return False
        if handle == TAKE:
            self.market.read(last.counter)
        elif handle == MEND:
            self.market.mend(_again(self.table, last.offer))
        if handle != TAKE:
            self.last = None
        self.table.services.play_sound("counter_offer" if handle == TAKE else "card_slide")
        self.table.again()
        return True

    def back(self) -> bool:
        if self.last is None:
            return False
        return self.click(CLOSE)

    # drawing

    def draw_background(self, surface: Surface) -> None:
        last = self.last
        if last is None:
            return
        table, look, inks = self.table, self.table.look, self.table.look.palette
        box, parts = self.place(), self.parts()
        look.paper(surface, "note", box, 6)
        self._face(surface, parts.face, last)
        stamp = self._stamp()
        surface.blit(stamp, self._stamp_at(parts.face, stamp))
        head = fitted(
            look,
            self.heading(last),
            "display",
            look.text(30),
            (parts.head.w, parts.head.h - 3),
            inks.k,
            lines=1,
            floor=14,
        )
        surface.blit(head, head.get_rect(midleft=parts.head.midleft))
        yours = table.words("refusal-yours", deal=table.deal(last.offer)).upper()
        line = fitted(look, yours, "label", look.caps(21), parts.yours.size, palette.DIM_TEXT, lines=1, floor=12)
        surface.blit(line, line.get_rect(midleft=parts.yours.midleft))
        said = fitted(look, self.said(last), "map", look.text(27), parts.said.size, inks.k, floor=13, leading=1.05)
        surface.blit(said, said.get_rect(midleft=parts.said.midleft))
        cross = look.mark("cross", max(12, look.px(18)), palette.RED_TEXT)
        surface.blit(cross, cross.get_rect(center=parts.close.center))
        for n, (handle, words, why) in enumerate(self._pills(last)):
            self._pill(surface, parts.pill(n, look.px(10)), words, handle == TAKE, bool(why))

    def _face(self, surface: Surface, rect: Rect, last: Refusal, shift: int = 0) -> None:
        """The devil's head in its frame."""
        look, inks = self.table.look, self.table.look.palette
        side = max(rect.size)
        picture = portrait(look, self._devil(last), (side, side))
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        surface.fill(inks.k, rect)
        surface.blit(picture, picture.get_rect(center=(rect.centerx + shift, rect.centery)))
        surface.set_clip(clip)
        pygame.draw.rect(surface, inks.k, rect, max(2, look.px(4)), border_radius=4)

    def _stamp(self) -> Surface:
        """The word across the face, askew on a strip of paper."""
        look, inks, wide = self.table.look, self.table.look.palette, self.parts().face.w
        text = self.table.words("refusal-stamp").upper()
        key = ("hell refused", text, wide, look.inks)
        found = look.baked(key)
        if found is None:
            px = look.lettering.fit(text, "display", look.text(30), round(wide * 0.86), floor=12)
            word = look.lettering.line(text, "display", px, inks.a)
            edge = max(2, look.px(3))
            strip = Surface((word.get_width() + 6 * edge, word.get_height() + 4 * edge), pygame.SRCALPHA)
            pygame.draw.rect(strip, inks.paper, strip.get_rect(), border_radius=3)
            pygame.draw.rect(strip, inks.a, strip.get_rect().inflate(-edge, -edge), edge, border_radius=3)
            strip.blit(word, word.get_rect(center=strip.get_rect().center))
            found = look.keep(key, pygame.transform.rotozoom(strip, TURN, 1.0))
        return found

    def _stamp_at(self, face: Rect, stamp: Surface) -> Rect:
        return stamp.get_rect(center=(face.centerx, face.bottom - round(face.h * 0.24)))

    def _pill(self, surface: Surface, rect: Rect, text: str, main: bool, dim: bool) -> None:
        look, inks = self.table.look, self.table.look.palette
        fill = palette.STRAW if main else inks.c
        ink = palette.DISABLED if dim else inks.k
        pygame.draw.rect(surface, inks.paper if dim else fill, rect, border_radius=rect.h // 2)
        if dim:
            shapes.dashes(surface, rect, 0, ink, None, 2)
        else:
            pygame.draw.rect(surface, inks.k, rect, max(2, look.px(3)), border_radius=rect.h // 2)
        room = (rect.w - rect.h, rect.h - 4)
        words = fitted(look, text.upper(), "label", look.caps(24), room, ink, floor=12, align="centre", leading=0.98)
        surface.blit(words, words.get_rect(center=rect.center))

    def _stamping(self) -> Motion:
        """The head is shaken, then the word comes down across it."""
        services, look, last = self.table.services, self.table.look, self.last
        if services.reduced or last is None:
            return
        face, stamp = self.parts().face, self._stamp()
        sizes = [pygame.transform.rotozoom(stamp, 0, scale) for scale in STEPS]

        def draw(surface: Surface, t: float) -> None:
            if self.last is not last or not self.open():
                return
            shaken = min(1.0, t / STAMPED)
            swing = (0, 1, 0, -1)[int(shaken * 12) % 4] if shaken < 1 else 0
            self._face(surface, face, last, swing * look.px(9))
            if shaken >= 1:
                size = sizes[min(len(sizes) - 1, int((t - STAMPED) / (1 - STAMPED) * len(sizes) * 2))]
                surface.blit(size, size.get_rect(center=self._stamp_at(face, stamp).center))

        yield shown(services, "refused", 0.7, draw)


# ---------------------------------------------------------------- what differs


def _counts(bundle: Sequence[Item]) -> dict[Hashable, tuple[int, Callable[[int], Item]]]:
    """How many of each piece: own cards are cards of choice to the other side."""
    out: dict[Hashable, tuple[int, Callable[[int], Item]]] = {}
    for item in bundle:
        key: Hashable = item
        n, make = 1, _same(item)
        match item:
            case HandCard() | AnyCards() | CardKind():
                key, n, make = "cards", item.count if isinstance(item, AnyCards) else 1, AnyCards
            case Souls(count) if count > 0:
                key, n, make = "souls", count, Souls
            case PromiseCard(signer, count):
                key, n, make = ("promise", signer), count, _promises(signer)
        out[key] = (out.get(key, (0, make))[0] + n, make)
    return out


def _same(item: Item) -> Callable[[int], Item]:
    return lambda _: item


def _promises(signer: int) -> Callable[[int], Item]:
    return lambda n: PromiseCard(signer, n)


def added(before: Sequence[Item], after: Sequence[Item]) -> list[Item]:
    """What a bundle has more than another."""
    had = _counts(before)
    out = []
    for key, (n, make) in _counts(after).items():
        more = n - had.get(key, (0, make))[0]
        if more > 0:
            out.append(make(more))
    return out


def new(before: Sequence[Sentence], after: Sequence[Sentence]) -> list[Sentence]:
    return [sentence for sentence in after if sentence not in before]


def _again(table: Context, offer: Offer) -> Draft:
    """An own offer as a draft, without cards that have gone."""
    give = [item for item in offer.give if not isinstance(item, HandCard) or item.card in table.reading.hand]
    return Draft(offer.to, give, offer.take[:], offer.swears[:], offer.asks[:], offer.private)

"""Cards held in a hand: side by side, one over the other where there are many, lower and turned towards the ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.ui.places import Place


@dataclass(frozen=True)
class HandFan:
    """How a title holds its cards; shares of the hand's height unless said otherwise."""

    shape: float
    """A card's height by its width."""
    high: float
    gap: float
    """From one card to the next where there is room, by the card's width."""
    sag: float
    """How much lower the outermost cards lie."""
    tilt: float
    """Degrees that the outermost cards are turned by."""
    tilt_each: float = 90.0
    """Degrees a card in the hand at most: few cards stand straighter."""

    def width(self, hand: Rect) -> int:
        """A held card's width in pixels."""
        return round(round(hand.h * self.high) / self.shape)

    def places(self, hand: Rect, count: int, top: float, *, most: float = 1.0, level: float = 1.0) -> list[Place]:
        """Lay out so many cards, from the left; their upper edge is `top` pixels from above in the middle.

        They take up at most that share of the hand's width; `level` under 1 turns them less.
        """
        if count == 0:
            return []
        high, wide = round(hand.h * self.high), self.width(hand)
        step = min(wide * self.gap, (hand.w * most - wide) / max(1, count - 1))
        tilt = min(self.tilt, self.tilt_each * count) * level
        out = []
        for n in range(count):
            off = n - (count - 1) / 2
            part = off / max(1.0, (count - 1) / 2)
            sag = part * part * hand.h * self.sag
            out.append(
                Place(hand.centerx + off * step, top + high / 2 + sag, wide, high, angle=part * tilt, z=100.0 + n)
            )
        return out


def parts_in_sight(places: Sequence[Place], least: int) -> list[Rect]:
    """What of each card the next one leaves in sight, at least so many pixels: where it can be pressed. All are as high as the
    fan: they are one line, and come one after another wherever something else stands."""
    out: list[Rect] = []
    high = Rect(places[0].rect).unionall([place.rect for place in places]) if places else Rect(0, 0, 0, 0)
    for n, place in enumerate(places):
        rect = Rect(place.rect.x, high.y, place.rect.w, high.h)
        if n + 1 < len(places):
            rect.w = max(least, min(rect.w, round(places[n + 1].x - place.x)))
        out.append(rect)
    return out

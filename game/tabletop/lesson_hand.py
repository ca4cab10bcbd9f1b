"""A goblin's hand that points at a thing: from the side where it covers nothing else that can be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame
from pygame import Rect, Surface

from game.ui import palette
from game.ui.look import Look

SKIN = (108, 141, 66)
"""The green of a goblin."""
THICK = 0.44
"""How thick it is, of its length."""
SHORTEST = 26
"""Pixels: a shorter one is no hand any more."""

EDGE = 4
"""Pixels between the hand and a thing's upper or lower edge where it lies along that."""

Side = Literal["right", "left", "below", "above"]
SIDES: tuple[Side, ...] = ("right", "left", "below", "above")
"""Where the hand can come from, the likeliest first."""
TURNED = {"right": 0, "left": 0, "below": -90, "above": 90}
"""Degrees, against the clock."""


def hand_size(look: Look, wide: int) -> tuple[int, int]:
    """How long and how thick it is, in a window so wide."""
    long = min(round(wide * 0.05), max(40, look.px(84)))
    return long, round(long * THICK)


def hand_rect(side: Side, thing: Rect, size: tuple[int, int], reach: tuple[int, int]) -> Rect:
    """Where a hand of that length and thickness lies whose tip is so far inside the thing, across and down."""
    long, tall = size
    at = Rect(0, 0, *(size if side in ("right", "left") else (tall, long)))
    at.center = thing.center
    if side == "right":
        at.x = thing.right - reach[0]
    elif side == "left":
        at.right = thing.x + reach[0]
    elif side == "below":
        at.y = thing.bottom - reach[1]
    else:
        at.bottom = thing.y + reach[1]
    return at


def hand_at(
    thing: Rect, size: tuple[int, int], reach: tuple[int, int], room: Rect, slate: Rect, others: Sequence[Rect],
    words: Sequence[Rect] = (),
) -> tuple[Rect, Side]:  # fmt: skip
    """Where it lies, and from which side: in the room and off the slate, where it covers least of what else can be pressed and
    of `words`, those on the thing among them; among neighbours on all sides it lies wholly on the thing, at an end of it, and
    is no longer than a quarter of that."""
    beside = [other for other in others if not other.contains(thing) and not thing.contains(other)]
    places = [(hand_rect(side, thing, size, reach), side) for side in SIDES]
    short = min(size[0], thing.w // 4)
    if short >= SHORTEST:
        inside = (short, round(short * THICK))
        on_it = [(hand_rect(side, thing, inside, inside), side) for side in SIDES[:2]]
        places = on_it + places if thing.h > room.h // 2 else places + on_it  # what is so tall has room for it
    low = (SHORTEST, round(SHORTEST * THICK))
    along = [*places, *((hand_rect(side, thing, low, low), side) for side in SIDES[:2])]
    places += [(Rect(at.x, y, *at.size), side) for at, side in along if side in SIDES[:2]
               for y in (thing.y + EDGE, thing.bottom - EDGE - at.h)]  # fmt: skip

    def cost(place: tuple[Rect, Side]) -> tuple[int, int, int]:
        at = place[0]
        off = _area(at) - _area(at.clip(room)) + _area(at.clip(slate))
        covered = sum(_area(at.clip(other)) - _area(at.clip(other).clip(thing)) for other in beside)
        covered += sum(_area(at.clip(word)) for word in words)
        return off, covered, places.index(place)

    return min(places, key=cost)


def _area(rect: Rect) -> int:
    return rect.w * rect.h


def hand(look: Look, at: Rect, side: Side) -> Surface:
    """Print it for its place, as it comes from that side."""
    size = at.size if side in ("right", "left") else (at.h, at.w)
    key = ("lesson-hand", size, side)
    found = look.baked(key)
    if found is not None:
        return found
    w, h = size
    inks, line = look.palette, max(2, h // 12)
    picture = Surface(size, pygame.SRCALPHA)
    cuff = Rect(round(w * 0.78), round(h * 0.1), w - round(w * 0.78), round(h * 0.86))
    palm = Rect(round(w * 0.4), round(h * 0.12), round(w * 0.42), round(h * 0.8))
    finger = Rect(0, round(h * 0.3), round(w * 0.62), round(h * 0.3))
    for part, ink, more in ((palm, SKIN, h // 4), (finger, SKIN, h // 6), (cuff, palette.HOUSE.paper, h // 10)):
        pygame.draw.rect(picture, inks.k, part, border_radius=more)
        pygame.draw.rect(picture, ink, part.inflate(-2 * line, -2 * line), border_radius=more)
    pygame.draw.rect(picture, SKIN, Rect(palm.x, finger.y + line, palm.w // 2, finger.h - 2 * line))
    turned = pygame.transform.flip(picture, side == "left", False)
    return look.keep(key, pygame.transform.rotate(turned, TURNED[side]))

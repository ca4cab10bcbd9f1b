"""Where everything of Goblin Slayer-Slayer lies, in fractions of the window. Pure: the same in, the same out.

What gives way at 1280x720, in this order: feats' words on hand and Horde cards (the inspector has them), flavour, the
foe's portrait to half its height, names of abilities beyond two lines, the second row of the Horde takes landscape tiles.
Power, class, counts, the ask line and the ledger's numbers never go.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from game.tabletop.contract import Regions
from game.tabletop.hand_fan import HandFan
from game.ui.places import Place
from game.ui.scale import Frame

CARD = 7 / 5
FAN = HandFan(CARD, high=0.98, gap=1.03, sag=0.055, tilt=7.0, tilt_each=1.5)
"""A card's height over its width."""
TILE = 1.4
"""A tile's width over its height."""
NARROW = 0.72
"""The least width of a whole card, of a tile's."""
LOWERED = 0.036
"""What the middle gains of the window's height while the hand is lowered."""


@dataclass(frozen=True)
class Ground:
    """Every rectangle of the table for one window and number of seats."""

    regions: Regions
    area: Rect
    """The middle: a room's."""
    hand: Rect
    """The own hand's strip, under the ask line."""
    votes: Rect
    """The slip of a vote, over the lowered hand."""
    supplies: Rect
    """Minion deck and Pile."""
    shaft: Rect
    """Ten landings."""
    purse: Rect
    """Own gold, trophies, items, objective."""


@lru_cache(maxsize=32)
def ground(size: tuple[int, int], text_scale: float, seats: int, seat: int, low: bool = False) -> Ground:
    """The rectangles for a window, and whose plates (the own one first). `low`: the hand shows little more than names
    and numbers, and the middle gets the room."""
    frame = Frame(size, text_scale)
    more = LOWERED if low else 0.0
    # Large letters: the ask line grows, what lies under it is lower.
    large = 0.0 if low else 0.05 * max(0.0, text_scale - 1)
    r = frame.rect
    around = [(max(0, seat) + step) % seats for step in range(seats)]
    step = min(0.112, 0.612 / seats)
    plates = {other: r(0.006, 0.078 + i * step, 0.150, step - 0.011) for i, other in enumerate(around)}
    regions = Regions(
        top=r(0, 0, 1, 0.065),
        middle=r(0.206, 0.075, 0.568, 0.500 + more),
        ask=r(0.206, 0.583 + more, 0.568, 0.110 + large),
        inspector=r(0.782, 0.075, 0.212, 0.405),
        log=r(0.782, 0.488, 0.212, 0.234),
        buttons=r(0.782, 0.734, 0.212, 0.252),
        plates=plates,
    )
    return Ground(
        regions,
        area=regions.middle,
        hand=r(0.232, 0.708 + large, 0.542, 0.292 - large),
        votes=r(0.232, 0.700 + more, 0.542, 0.162),
        supplies=r(0.162, 0.712 + large, 0.062, 0.274 - large),
        shaft=r(0.162, 0.078, 0.038, 0.614),
        purse=r(0.006, 0.700, 0.150, 0.286),
    )


@dataclass(frozen=True)
class Field:
    """The parts of the battle's middle."""

    foe: Rect
    abilities: Rect
    tray: Rect
    loot: Rect
    score: Rect
    horde: Rect

    @property
    def centre(self) -> Rect:
        """Between the foe and the score: what comes forward for a moment hides neither, nor the Horde."""
        return self.abilities.union(self.tray).union(self.loot)


@lru_cache(maxsize=16)
def field(area: tuple[int, int, int, int], lowered: bool = False) -> Field:
    """The battle in a middle. What lies above the Horde keeps its height; a higher middle has larger cards in the Horde."""
    x, y, w, whole = area
    h = round(whole * 0.500 / (0.500 + LOWERED)) if lowered else whole

    def r(fx: float, fy: float, fw: float, fh: float) -> Rect:
        return Rect(round(x + fx * w), round(y + fy * h), round(fw * w), round(fh * h))

    return Field(
        foe=r(0, 0, 0.200, 0.585),
        abilities=r(0.212, 0, 0.335, 0.585),
        tray=r(0.559, 0, 0.190, 0.395),
        loot=r(0.559, 0.407, 0.190, 0.178),
        score=r(0.761, 0, 0.239, 0.585),
        horde=Rect(x, y + round(0.605 * h), w, whole - round(0.605 * h)),
    )


def fan(hand: Rect, count: int, low: bool = False) -> list[Place]:
    """Cards held in a fan: upright in the middle, turned towards the ends. `low`: only their heads show."""
    return FAN.places(hand, count, hand.y + hand.h * (0.725 if low else 0.06), level=0.4 if low else 1.0)


def rows(area: Rect, count: int) -> list[Rect]:
    """Played cards from left to right: whole cards in one row while they are larger there than tiles in two, and not so
    narrow that a name has no room on them."""
    if count == 0:
        return []
    gap = max(4, area.h // 28)
    columns = -(-count // 2)
    tall = (area.h - gap) // 2
    tile = (min(round(tall * TILE), (area.w - gap * (columns - 1)) // columns), tall)
    wide = min(round(area.h / CARD), max(24, (area.w - gap * (count - 1)) // count))
    whole = (wide, min(area.h, round(wide * CARD)))
    fits = wide * count + gap * (count - 1) <= area.w and wide >= NARROW * tile[0]
    if fits and whole[0] * whole[1] >= tile[0] * tile[1]:
        return _row(area, count, whole, gap, area.centery - whole[1] // 2)
    first = _row(area, columns, tile, gap, area.y)
    return first + _row(area, count - columns, tile, gap, area.y + tall + gap)


def _row(area: Rect, count: int, size: tuple[int, int], gap: int, top: int) -> list[Rect]:
    step = size[0] + gap
    left = area.centerx - (step * count - gap) // 2
    return [Rect((left + i * step, top), size) for i in range(count)]


def split_horde(area: Rect, now: int, before: int) -> tuple[Rect, Rect]:
    """The Horde's part of its area, and the earlier cards' at its right (empty when there are none)."""
    if not before:
        return area, Rect(area.right, area.y, 0, area.h)
    share = 1.0 if not now else min(0.45, max(0.2, before / (now + before) * 0.8))
    if not now:
        share = min(0.45, max(0.2, before * 0.1))
    wide = round(area.w * share)
    gap = round(area.w * 0.02)
    return Rect(area.x, area.y, area.w - wide - gap, area.h), Rect(area.right - wide, area.y, wide, area.h)


def event_card(area: Rect) -> Rect:
    """An event's own card in a middle."""
    return Rect(area.x, area.y, round(area.w * 0.29), area.h)


def event_needs(area: Rect) -> Rect:
    """The grid of an event's needs and rewards."""
    left = area.x + round(area.w * 0.305)
    return Rect(left, area.y, area.right - left, round(area.h * 0.53))


def event_low(area: Rect) -> Rect:
    """Under the grid of needs: who may go; then the stake and the die."""
    sheet = event_needs(area)
    top = sheet.bottom + round(area.h * 0.03)
    return Rect(sheet.x, top, sheet.w, area.bottom - top)


def event_tray(area: Rect) -> Rect:
    """Where an event's d20 is thrown."""
    low = event_low(area)
    wide = round(low.w * 0.34)
    return Rect(low.right - wide, low.y, wide, low.h)

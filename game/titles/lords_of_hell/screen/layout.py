"""Where everything lies on the table of Lords of Hell: rectangles for a window, a text scale and a number of seats.

Three columns: realms at the left and right, the market between them with ask line, ledger and hand below it. The own realm
is at the lower left, the others follow clockwise: up the left side and down the right.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.tabletop.contract import Regions
from game.tabletop.hand_fan import HandFan
from game.ui.places import Place
from game.ui.scale import Frame

LEFT, RIGHT = 0.004, 0.996
SIDE = 0.236
"""Width of the columns of realms."""
MIDDLE = 0.246
WIDE = 0.508
TOP, LOW = 0.074, 0.993
NARROW = 1500
"""Windows under so many pixels, by text scale, fold the log into the inspector's tabs."""
LARGE = 1.2
"""Text scale from which the question takes a little of the market and of the ledger."""
CARD = 1.33
FAN = HandFan(CARD, high=0.94, gap=1.05, sag=0.02, tilt=2.2)
"""Height of a small card by its width."""


class Ground(NamedTuple):
    """Every place of one table."""

    regions: Regions
    realms: dict[int, Rect]
    market: Rect
    tray: Rect
    scale: Rect
    ledger: Rect
    shared_area: Rect
    """Deck, discard pile, Unknown Powers, status cards."""
    hand: Rect
    left: Rect
    """The sheet of the attack in a battle: over the realms at the left; `right` that of the defence."""
    right: Rect
    narrow: bool
    many: bool
    """Six seats: realms are lower, hordes are chips."""

    @property
    def stack(self) -> bool:
        """The shared area is a strip beside the hand."""
        return self.many


@lru_cache(32)
def ground(size: tuple[int, int], text_scale: float, seats: int, seat: int, battle: bool = False) -> Ground:
    """The table for one window and so many seats; `seat` (or 0 for a spectator) has the own realm. In a `battle` the sheet of
    the defence needs the place of two realms at the right."""
    frame = Frame(size, text_scale)
    r = frame.rect
    narrow = size[0] / text_scale < NARROW
    own = max(0, seat)
    others = [(own + step) % seats for step in range(1, seats)]
    many = seats == 6
    at_left = 3 if many else (len(others) + 1) // 2
    gap = 0.008
    high = (0.735 - TOP - 2 * gap) / 3 if many else 0.224
    realms: dict[int, Rect] = {own: r(LEFT, 0.737, SIDE, LOW - 0.737)}
    for n, who in enumerate(others[:at_left]):
        row = at_left - 1 - n
        realms[who] = r(LEFT, TOP + row * (high + gap), SIDE, high)
    right = RIGHT - SIDE
    for n, who in enumerate(others[at_left:]):
        realms[who] = r(right, TOP + n * (high + gap), SIDE, high)
    taken = TOP + (len(others) - at_left) * (high + gap)
    low = TOP + at_left * (high + gap)
    if battle:
        taken = max(taken, 0.532)
    hand_x = MIDDLE
    more = 0.014 if text_scale > LARGE else 0.0
    if many:
        shared_area = r(MIDDLE, 0.812, 0.086, LOW - 0.812)
        hand_x += 0.094
    else:
        shared_area = r(LEFT, low, SIDE, 0.729 - low)
    buttons = r(right, 0.797, SIDE, LOW - 0.797)
    log = None
    if narrow or 0.789 - taken < 0.36:
        inspector = r(right, taken, SIDE, 0.789 - taken)
    else:
        split = taken + (0.789 - taken) * 0.52
        inspector = r(right, taken, SIDE, split - taken)
        log = r(right, split + gap, SIDE, 0.789 - split - gap)
    market = r(MIDDLE, TOP, WIDE, 0.514 - more)
    high_tray = max(44, round(market.h * 0.118))
    tray = Rect(market.x, market.y, market.w, high_tray)
    regions = Regions(
        top=r(0, 0, 1, 0.065),
        middle=r(LEFT, TOP, RIGHT - LEFT, LOW - TOP),
        ask=r(MIDDLE, 0.5895 - more, WIDE, 0.079 + 2 * more),
        inspector=inspector,
        buttons=buttons,
        log=log,
    )
    return Ground(
        regions,
        realms,
        market=market,
        tray=tray,
        scale=Rect(market.x, tray.bottom, market.w, market.bottom - tray.bottom),
        ledger=r(MIDDLE, 0.670 + more, WIDE, 0.138 - more),
        shared_area=shared_area,
        hand=r(hand_x, 0.814, MIDDLE + WIDE - hand_x, LOW - 0.814),
        left=r(LEFT, TOP, SIDE, 0.729 - TOP),
        right=r(right, TOP, SIDE, taken - gap - TOP),
        narrow=narrow,
        many=many,
    )


def fan(area: Rect, count: int, most: float = 1.0) -> list[Place]:
    """Cards side by side, one over the other where there are many."""
    return FAN.places(area, count, area.y + (area.h - round(area.h * FAN.high)) / 2, most=most)


def row(area: Rect, count: int, gap: int = 4, shape: float = CARD, middle: bool = False) -> list[Rect]:
    """Cards from the left in one row, as high as the area, one over the other where there are many."""
    if count == 0:
        return []
    wide = round(area.h / shape)
    step = min(wide + gap, (area.w - wide) / max(1, count - 1))
    left = area.x + (area.w - wide - step * (count - 1)) / 2 if middle else area.x
    return [Rect(round(left + n * step), area.y, wide, area.h) for n in range(count)]


def chips(area: Rect, wides: list[int], high: int, gap: int, between: int) -> list[Rect]:
    """Words on chips of those widths, in rows; `between`: from one row to the next."""
    out: list[Rect] = []
    x, y = area.x, area.y
    for wide in wides:
        if x + wide > area.right and x > area.x:
            x, y = area.x, y + high + between
        out.append(Rect(x, y, min(wide, area.w), high))
        x += wide + gap
    return out

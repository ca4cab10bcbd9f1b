"""Where everything of Loot & Recruit lies, in fractions of the window. Pure: the same in, the same out.

What gives way in a small window: the log becomes a tab, flavour goes, then the market's counts (shown on hover), names on the
opponents' banners, the lines in the pools. Towers, line-ups and the ask line keep their places.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from game.tabletop.contract import Regions
from game.tabletop.hand_fan import HandFan
from game.titles.loot_and_recruit.rules.cards import PLATFORMS, SLOTS
from game.ui.places import Place
from game.ui.scale import Frame

NARROW = 1500
"""A window that is narrower than this (in pixels of text at 100 %) has no log of its own."""
LEFT, RIGHT = 0.004, 0.806
PILES = ("troublesome_trio", "box_o_shinies", "pile_o_chow", "catapult")
"""The permanent piles as they lie: the Trio beside the Crowd, the others beside the Shop."""
LARGE = 1.2
"""Text scale from which the question takes a little of the boards above it."""
CARD = 1.4
FAN = HandFan(CARD, high=0.97, gap=1.04, sag=0.02, tilt=2.5)
"""A hand card's height over its width."""


@dataclass(frozen=True)
class Ground:
    """Every rectangle of the table for one window and number of seats."""

    regions: Regions
    facts: dict[int, Rect]
    """Beside each plate: hand, deck, discard pile, Bodyguards, running total."""
    boards: dict[int, Rect]
    """Under each plate: the three platforms of a seat."""
    platforms: dict[tuple[int, int], Rect]
    """(seat, platform from 1): a column with the plank at its foot."""
    market: Rect
    crowd: tuple[Rect, ...]
    shop: tuple[Rect, ...]
    piles: dict[str, Rect]
    counts: Rect
    """Decks and Trash Piles of the market."""
    pools: tuple[Rect, ...]
    """Loot, Recruit, Attack."""
    cards: Rect
    """Played cards and the hand: they share it (`shared`)."""
    deck: Rect
    discard: Rect
    event: Rect
    track: Rect
    """On the top strip."""
    narrow: bool

    @property
    def play(self) -> Rect:
        """The part of `cards` that is never the hand's."""
        return shared(self.cards, 0, 1)[0]

    @property
    def rects(self) -> list[Rect]:
        """All that lies on the table: no two of them overlap."""
        regions = self.regions
        found = [regions.ask, regions.inspector, regions.buttons, self.event, self.counts, self.cards]
        found += [self.deck, self.discard, *self.pools, *self.crowd, *self.shop, *self.piles.values()]
        found += [*self.platforms.values(), *regions.plates.values(), *self.facts.values()]
        return [*found, regions.top, *([regions.log] if regions.log is not None else [])]


@lru_cache(maxsize=32)
def ground(size: tuple[int, int], text_scale: float, seats: int, seat: int) -> Ground:
    """The rectangles for a window and so many seats; `seat` (or 0 for a spectator) has the own board."""
    frame = Frame(size, text_scale)
    r = frame.rect
    narrow = size[0] / text_scale < NARROW
    more = 0.026 if text_scale > LARGE else 0.0
    own = max(0, seat)
    others = [(own + step) % seats for step in range(1, seats)]
    plates: dict[int, Rect] = {}
    facts: dict[int, Rect] = {}
    boards: dict[int, Rect] = {}

    def board(who: int, x: float, y: float, w: float, h: float, share: float) -> None:
        high = 0.054
        plates[who] = r(x, y, w * share, high)
        facts[who] = r(x + w * share, y, w - w * share, high)
        boards[who] = r(x, y + high + 0.006, w, h - high - 0.006)

    if seats == 2:  # one opponent: a board over the market, and the own one as high as the window
        board(own, LEFT, 0.072, 0.276, 0.920, 0.38)
        board(others[0], 0.290, 0.072, 0.516, 0.368 - more, 0.38)
    else:
        board(own, LEFT, 0.438 - more, 0.276, 0.554 + more, 0.38)
        pitch = (RIGHT - LEFT) / len(others)
        for n, who in enumerate(others):
            board(who, LEFT + n * pitch, 0.072, pitch - 0.006, 0.360 - more, 0.46 if len(others) > 3 else 0.42)
    most = round(size[0] * 0.094)
    platforms = {
        (who, n + 1): _column(rect, n, frame.px(8), most) for who, rect in boards.items() for n in range(PLATFORMS)
    }
    step, wide, tall = 0.0645, 0.0615, 0.1420
    top, low = 0.4470 - more, 0.5980 - more
    beyond = 0.290 + SLOTS * step + 0.005
    crowd = tuple(r(0.290 + n * step, top, wide, tall) for n in range(SLOTS))
    shop = tuple(r(0.290 + n * step, low, wide, tall) for n in range(SLOTS))
    piles = {PILES[0]: r(beyond, top, wide, tall)}
    for n, name in enumerate(PILES[1:]):
        piles[name] = r(beyond + n * step, low, wide, tall)
    side, width = 0.812, 0.184
    if narrow:
        inspector, log, buttons = r(side, 0.290, width, 0.472), None, r(side, 0.770, width, 0.222)
    else:
        inspector, log = r(side, 0.262, width, 0.262), r(side, 0.532, width, 0.240)
        buttons = r(side, 0.780, width, 0.212)
    regions = Regions(
        top=r(0, 0, 1, 0.065),
        middle=r(LEFT, 0.072, RIGHT - LEFT, 0.920),
        ask=r(0.290, 0.750 - more, 0.516, 0.060 + more),
        inspector=inspector,
        buttons=buttons,
        log=log,
        plates=plates,
    )
    return Ground(
        regions,
        facts,
        boards,
        platforms,
        market=r(0.290, top, 0.516, low + tall - top),
        crowd=crowd,
        shop=shop,
        piles=piles,
        counts=r(beyond + step + 0.003, top, RIGHT - beyond - step - 0.003, tall),
        pools=tuple(r(0.290 + n * 0.0645, 0.818, 0.0615, 0.174) for n in range(3)),
        cards=r(0.487, 0.818, 0.267, 0.174),
        deck=r(0.760, 0.818, 0.046, 0.084),
        discard=r(0.760, 0.908, 0.046, 0.084),
        event=r(side, 0.072, width, 0.208 if narrow else 0.184),
        track=r(0.205, 0.008, 0.440, 0.049),
        narrow=narrow,
    )


def _column(board: Rect, n: int, gap: int, most: int) -> Rect:
    """The n-th of three columns of a board, a gap between them; none wider than the own ones."""
    step = (board.w + gap) / PLATFORMS
    left = board.x + round(n * step)
    column = Rect(left, board.y, board.x + round((n + 1) * step) - gap - left, board.h)
    return column if column.w <= most else Rect(column.centerx - most // 2, column.y, most, column.h)


def shared(cards: Rect, played: int, held: int) -> tuple[Rect, Rect]:
    """Played cards at the left, the hand at the right: the hand takes what it needs to lie open, if there is so much."""
    least = round(cards.w * 0.3)
    need = round(held * FAN.width(cards) * 1.06) + 4 if played else cards.w
    wide = max(least if played < 4 else round(cards.w * 0.4), cards.w - need)
    gap = max(4, cards.w // 50)
    return Rect(cards.x, cards.y, wide - gap, cards.h), Rect(cards.x + wide, cards.y, cards.w - wide, cards.h)


def fan(hand: Rect, count: int) -> list[Place]:
    """Own cards side by side, one over the other where there are many."""
    return FAN.places(hand, count, hand.y)


def grid(area: Rect, count: int, shape: float = 1.28, most: float = 0.78) -> list[Rect]:
    """So many cards in rows, as large as the area lets them be (at most that share of its height each)."""
    if count == 0:
        return []
    gap = max(2, area.w // 60)
    best = (0, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (area.w - gap * (columns - 1)) / columns
        high = min((area.h - gap * (rows - 1)) / rows, area.h * most)
        best = max(best, (int(min(wide, high / shape)), -columns))
    wide, columns = max(8, best[0]), -best[1]
    high, rows = int(wide * shape), -(-count // columns)
    left = area.x + max(0, area.w - columns * (wide + gap) + gap) // 2
    top = area.y + max(0, area.h - rows * (high + gap) + gap) // 2
    return [
        Rect(left + (n % columns) * (wide + gap), top + (n // columns) * (high + gap), wide, high) for n in range(count)
    ]

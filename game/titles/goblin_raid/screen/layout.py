"""Where everything of Goblin lies, in fractions of the window. Pure: the same in, the same out.

There are two tables: the map with its roster and panels, and the map beside a sheet (a battle, a muster). What gives way
in a small window: the log becomes a tab, the side columns grow, plates are strips; counters shrink before words do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from game.tabletop.contract import Regions
from game.ui.look import Look
from game.ui.scale import Frame

NARROW = 1500
"""A window that is narrower than this (in pixels of text at 100 %) has no log of its own."""


@dataclass(frozen=True)
class Ground:
    """Every rectangle of the table for one window. Those that a table has not are empty."""

    regions: Regions
    map: Rect
    small: Rect
    """The whole map in small."""
    roster: Rect
    tracks: Rect
    band: Rect
    """The band in hand."""
    sheet: Rect
    """The sheet beside the map; empty without one."""
    foot: Rect
    """Under the sheet, left of the buttons."""
    narrow: bool

    @property
    def rects(self) -> list[Rect]:
        """All that lies on the table: no two of them overlap."""
        found = [self.regions.top, self.regions.ask, self.regions.inspector, self.regions.buttons]
        found += [self.map, self.small, self.roster, self.tracks, self.band, self.sheet, self.foot]
        found += [self.regions.log] if self.regions.log is not None else []
        return [rect for rect in (*found, *self.regions.plates.values()) if rect.w and rect.h]

    def chip(self, look: Look, n: int = 0) -> Rect:
        """Under a sheet, left of the buttons: a low button, the n-th from below."""
        foot, gap = self.foot, look.px(8)
        high = max(40, min(look.px(46), foot.h // 2))
        return Rect(foot.x, max(foot.y, foot.bottom - (n + 1) * high - n * gap), foot.w - gap, high)


NOTHING = Rect(0, 0, 0, 0)


@lru_cache(maxsize=32)
def ground(size: tuple[int, int], text_scale: float, seat: int, sheet: bool) -> Ground:
    """The rectangles for a window, whose plates (the own one first), and whether a sheet lies beside the map."""
    frame = Frame(size, text_scale)
    narrow = size[0] / text_scale < NARROW
    order = (1, 0) if seat == 1 else (0, 1)
    if sheet:
        return _with_sheet(frame, order, narrow)
    return _narrow(frame, order) if narrow else _wide(frame, order)


def _wide(frame: Frame, order: tuple[int, int]) -> Ground:
    r = frame.rect
    plates = {seat: r(0.006, 0.075 + i * 0.084, 0.134, 0.078) for i, seat in enumerate(order)}
    regions = Regions(
        top=r(0, 0, 1, 0.065),
        middle=r(0.147, 0.139, 0.633, 0.777),
        ask=r(0.147, 0.922, 0.633, 0.072),
        inspector=r(0.786, 0.330, 0.208, 0.324),
        log=r(0.786, 0.661, 0.208, 0.187),
        buttons=r(0.786, 0.856, 0.208, 0.138),
        plates=plates,
    )
    return Ground(
        regions,
        map=regions.middle,
        small=r(0.006, 0.752, 0.134, 0.242),
        roster=r(0.006, 0.245, 0.134, 0.500),
        tracks=r(0.147, 0.075, 0.633, 0.058),
        band=r(0.786, 0.075, 0.208, 0.248),
        sheet=NOTHING,
        foot=NOTHING,
        narrow=False,
    )


def _narrow(frame: Frame, order: tuple[int, int]) -> Ground:
    r = frame.rect
    plates = {seat: r(0.006, 0.078 + i * 0.068, 0.152, 0.062) for i, seat in enumerate(order)}
    regions = Regions(
        top=r(0, 0, 1, 0.067),
        middle=r(0.163, 0.150, 0.592, 0.730),
        ask=r(0.163, 0.888, 0.592, 0.104),
        inspector=r(0.760, 0.355, 0.234, 0.402),
        log=None,
        buttons=r(0.760, 0.766, 0.234, 0.226),
        plates=plates,
    )
    return Ground(
        regions,
        map=regions.middle,
        small=r(0.006, 0.760, 0.152, 0.232),
        roster=r(0.006, 0.216, 0.152, 0.536),
        tracks=r(0.163, 0.078, 0.592, 0.064),
        band=r(0.760, 0.078, 0.234, 0.269),
        sheet=NOTHING,
        foot=NOTHING,
        narrow=True,
    )


def _with_sheet(frame: Frame, order: tuple[int, int], narrow: bool) -> Ground:
    r = frame.rect
    tall = 0.067 if narrow else 0.065
    plates = {seat: r(0.006 + i * 0.2225, 0.078, 0.2185, 0.056) for i, seat in enumerate(order)}
    low, high = (0.888, 0.104) if narrow else (0.922, 0.072)
    under = 0.610 if narrow else 0.640
    inspector = r(0.006, under, 0.441 if narrow else 0.2185, low - 0.008 - under)
    regions = Regions(
        top=r(0, 0, 1, tall),
        middle=r(0.006, 0.142, 0.441, under - 0.150),
        ask=r(0.006, low, 0.441, high),
        inspector=inspector,
        log=None if narrow else r(0.2285, under, 0.2185, low - 0.008 - under),
        buttons=r(0.744, 0.846, 0.250, 0.146) if narrow else r(0.754, 0.866, 0.240, 0.128),
        plates=plates,
    )
    top = regions.buttons.y / frame.size[1]
    return Ground(
        regions,
        map=regions.middle,
        small=NOTHING,
        roster=NOTHING,
        tracks=NOTHING,
        band=NOTHING,
        sheet=r(0.454, 0.078, 0.540, top - 0.086),
        foot=r(0.454, top, regions.buttons.x / frame.size[0] - 0.460, 0.994 - top),
        narrow=narrow,
    )

"""The whole map, drawn in the order in which it is printed.

Fields, grass, grid, mountains and hills, water, roads, crossings; then whatever stands up, from north to south, so that
a tree in front hides the roof behind; corner ticks, the ways out, the frame.  No words and no numbers: the game sets
them, in the player's language, when it lays ink on paper.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from art.kit.paths import circle
from art.titles.goblin_raid.buildings import FAR_PLACES, PLACES
from art.titles.goblin_raid.chart import Chart, Hex, dice, hex_of
from art.titles.goblin_raid.ground import far_field, field, frame, grass, grid, ticks
from art.titles.goblin_raid.land import cave_mouth, conifer, hill, peak, tree
from art.titles.goblin_raid.sheet import Sheet
from art.titles.goblin_raid.water import Water
from art.titles.goblin_raid.ways import Ways, crossings, exits

Stand = tuple[float, Callable[[], None]]  # the foot that decides who hides whom, and what to draw
GROVES: dict[str, tuple[tuple[float, float], ...]] = {
    "forest": (
        (-26, -6), (-9, -14), (10, -15), (27, -5), (-33, 9), (-17, 8), (0, 3), (17, 9), (33, 10), (-24, 24), (-7, 22),
        (10, 25), (25, 24), (1, 37),
    ),
    "open_woods": ((-22, -8), (15, -12), (-6, 8), (27, 10), (-22, 25), (9, 30)),
    "wooded_hills": ((-14, -14), (24, 4), (-20, 24), (12, 32)),
}  # fmt: skip
FAR_GROVES: dict[str, tuple[tuple[float, float], ...]] = {
    "forest": ((-20, -4), (18, -6), (-30, 24), (0, 20), (28, 22), (4, 40)),
    "open_woods": ((-16, 4), (18, 26)),
    "wooded_hills": ((14, 32),),
}
PEAKS = ((-8, -19, -4, 0.64), (-2, 20, 4, 0.60), (26, 1, 30, 0.88))  # foot, x, y, size
HILLS = ((-12, -12, -9, 0.80), (6, 16, 7, 0.78), (24, -8, 27, 0.92))
FAR_SIZE = 1.55


def draw_board(chart: Chart, scale: float, ruined: Collection[str] = (), far: bool = False) -> Sheet:
    """The map at ``scale`` pixels a unit; sites named in ``ruined`` lie in ruins."""
    sheet, water, ways = Sheet(chart.width, chart.height, scale), Water(chart), Ways(chart)
    _ground(sheet, chart, far)
    grid(sheet, chart, far)
    _in_order(_heights(sheet, chart, far))
    water.draw(sheet, far)
    ways.draw(sheet, far)
    crossings(sheet, chart, far)
    _in_order(_standing(sheet, chart, water, ways, ruined, far))
    if not far:
        ticks(sheet, chart)
    exits(sheet, chart, far)
    frame(sheet, chart)
    return sheet


def _in_order(stands: list[Stand]) -> None:
    for _, draw in sorted(stands, key=lambda stand: stand[0]):
        draw()


def _ground(sheet: Sheet, chart: Chart, far: bool) -> None:
    for at, terrain in chart.terrain.items():
        if terrain == "fields" and at not in chart.sites:
            (far_field if far else field)(sheet, chart, at)
        if not far and (terrain in ("open", "open_woods") or at in chart.sites):
            grass(sheet, chart, at)
        if far and terrain == "forest" and at not in chart.sites:
            sheet.add(chart.outline(at, 2), "d", amount=0.5)


def _heights(sheet: Sheet, chart: Chart, far: bool) -> list[Stand]:
    stands: list[Stand] = []

    def rise(foot: float, x: float, y: float, size: float, at: Hex) -> None:
        stands.append((foot, lambda: peak(sheet, x, y, size, dice("peak", at, foot))))

    def mound(foot: float, x: float, y: float, size: float) -> None:
        stands.append((foot, lambda: hill(sheet, x, y, size)))

    for at, terrain in chart.terrain.items():
        x, y = chart.middle(at)
        if at in chart.sites:
            continue
        if terrain == "mountain":
            for foot, dx, dy, size in ((30, 0, 34, 1.22),) if far else PEAKS:
                rise(y + foot, x + dx, y + dy, size, at)
        if "hills" in terrain:
            for foot, dx, dy, size in ((0, 6, -4, 1.05), (20, -6, 28, 1.15)) if far else HILLS:
                mound(y + foot, x + dx, y + dy, size)
    return stands


def _standing(sheet: Sheet, chart: Chart, water: Water, ways: Ways, ruined: Collection[str], far: bool) -> list[Stand]:
    stands: list[Stand] = []

    def grow(x: float, y: float, size: float, fir: bool) -> None:
        stands.append((y, lambda: (conifer if fir else tree)(sheet, x, y, size)))

    for at, terrain in chart.terrain.items():
        x, y = chart.middle(at)
        if at in chart.sites:
            stands.append((y, lambda at=at: _site(sheet, chart, at, ruined, far)))  # type: ignore[misc]
            continue
        if at in chart.caves:
            stands.append((y + 60, lambda at=at: _cave(sheet, chart, at, far)))  # type: ignore[misc]
            continue
        chance = dice("trees", at)
        for dx, dy in (FAR_GROVES if far else GROVES).get(terrain, ()):
            tx, ty = x + dx + chance.normal(0, 1.6), y + dy + chance.normal(0, 1.6)
            size = (0.92 + chance.normal(0, 0.06) if terrain == "forest" else 0.82) * (FAR_SIZE if far else 1)
            fir = chance.random() < (0.28 if terrain == "forest" else 0.12)
            # trees keep clear of roads and water
            if ways.near(tx, ty - 8 * size, 13) or ways.near(tx, ty, 9) or not water.clear(tx, ty - 6, 14):
                continue
            grow(tx, ty, size, fir)
    return stands


def _site(sheet: Sheet, chart: Chart, at: Hex, ruined: Collection[str], far: bool) -> None:
    site, (x, y) = chart.sites[at], chart.middle(at)
    kind = "ruins" if site["id"] in ruined else site["kind"]
    if far:
        sheet.push(x, y, FAR_SIZE)
    (FAR_PLACES if far else PLACES)[kind](sheet, x, y)
    if far:
        sheet.pop()


def _cave(sheet: Sheet, chart: Chart, at: Hex, far: bool) -> None:
    """The mouth at the side where goblins come out, and drops that lead from it."""
    x, y = chart.middle(at)
    for mouth in chart.caves[at]["mouths"]:
        there = next(hex_of(name) for name in mouth.split("/") if hex_of(name) != at)
        tx, ty = chart.middle(there)
        length = math.hypot(tx - x, ty - y)
        ux, uy = (tx - x) / length, (ty - y) / length
        if far:
            cave_mouth(sheet, x + ux * 14, y + uy * 14 + 14, 1.5)
            continue
        cave_mouth(sheet, x + ux * 22, y + uy * 22 + (10 if uy < 0.5 else 4), 0.86)
        for away in (38, 44, 50):
            drop = (x + ux * away, y + uy * away)
            sheet.cut(circle(*drop, 3.4))
            sheet.add(circle(*drop, 2.1), "b")

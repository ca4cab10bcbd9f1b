"""A map file (``map.toml``) as what the map's widgets are given: the layout, names to print, water, the small map.

Only what is drawn is read here: where things lie and what they are called; what terrain means is the title's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.hexes import SIDES, Grid
from game.ui.hexmap.dressing import Align, Label
from game.ui.hexmap.geometry import FIRST, HexLayout, Point
from game.ui.hexmap.minimap import Stroke
from game.ui.palette import Colour, rgb

Data = Mapping[str, Any]
Say = Callable[[str], str]
"""Says a message of the title."""
FLATS: dict[str, Colour] = {
    "open": rgb("#E3CD9B"),
    "fields": rgb("#D8AE5B"),
    "open_woods": rgb("#B9BB76"),
    "forest": rgb("#76893F"),
    "rolling_hills": rgb("#C9A066"),
    "wooded_hills": rgb("#A39653"),
    "mountain": rgb("#5A4937"),
    "lake": rgb("#466C61"),
}
"""Terrain on the small map."""
ROAD, WATER = rgb("#5E4326"), rgb("#2F6577")
ASIDE = {"left": 0.86, "center": 0.88, "right": 0.86}  # of the distance that the data gives a name
BEFORE_THE_HEXES = 16.0  # units: how far outside them the name of a range stands
EXIT_INSET = 31.5  # units from the sheet's rim: in the frame


def layout_of(data: Data, margin: float = 74.0) -> HexLayout:
    """The grid on its sheet."""
    grid = data["grid"]
    return HexLayout(Grid(grid["columns"], grid["rows"], grid["shifted"]), margin=margin)


def _side(name: str, layout: HexLayout) -> tuple[str, int]:
    here, there = name.split("/")
    return here, layout.grid.side(here, there)


def _line(name: str, layout: HexLayout) -> tuple[Point, Point]:
    """The two ends of a hexside."""
    here, side = _side(name, layout)
    corners = layout.corners(here)
    return corners[FIRST[side]], corners[(FIRST[side] + 1) % 6]


def water_points(data: Data, layout: HexLayout) -> tuple[Point, ...]:
    """Points along all rivers and streams, for names to keep clear of."""
    points: list[Point] = []
    for kind in ("river", "stream"):
        for name in data["hexsides"][kind]:
            (x0, y0), (x1, y1) = _line(name, layout)
            points += [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (0.1, 0.3, 0.5, 0.7, 0.9)]
    return tuple(points)


def site_points(data: Data, layout: HexLayout) -> tuple[Point, ...]:
    """The middles of all sites: counters will stand there."""
    return tuple(layout.middle(site["hex"]) for site in data["site"])


def labels_of(data: Data, layout: HexLayout, say: Say) -> tuple[Label, ...]:
    """Every name on the map; `say` words a message: `site-…`, `cave-…`, `label-…`, `exit-…`."""
    return (
        *_exits(data, layout, say),
        *_sites(data, layout, say),
        *_caves(data, layout, say),
        *_lettering(data, layout, say),
    )


def _sites(data: Data, layout: HexLayout, say: Say) -> list[Label]:
    found = []
    height = layout.step[1]
    for site in data["site"]:
        spot = data["drawing"][f"label_{site['label_side']}"]
        align: Align = spot["align"]
        x, y = layout.middle(site["hex"])
        name, kind = say(f"site-{site['id']}"), site["kind"]
        if kind == "town":  # the town's own name is a label by itself
            name, kind = name.split(", ")[-1], "ward"
        off = ASIDE[align] if kind != "ward" else 1.0
        at = (x + spot["shift"][0] * height * off, y + spot["shift"][1] * height * off)
        found.append(Label(name, at, kind, align))
    return found


def _caves(data: Data, layout: HexLayout, say: Say) -> list[Label]:
    found = []
    for cave in data["cave"]:
        x, y = layout.middle(cave["hex"])
        south = any(_side_of(mouth, cave["hex"], layout) == 3 for mouth in cave["mouths"])
        found.append(Label(say(f"cave-{cave['id']}"), (x, y + (-19 if south else 26)), "cave"))
    return found


def _side_of(hexside: str, here: str, layout: HexLayout) -> int:
    one, other = hexside.split("/")
    return layout.grid.side(here, other if one == here else one)


def _lettering(data: Data, layout: HexLayout, say: Say) -> list[Label]:
    found = []
    height = layout.step[1]
    for label in data["label"]:
        x, y = layout.middle(label["at"])
        style, turn = label["style"], float(label["turn"])
        x, y = x + label["shift"][0] * height, y + label["shift"][1] * height
        if style == "range" and abs(turn) == 90:  # beside the hexes: caves and their names need the room
            x = layout.margin - BEFORE_THE_HEXES
        if style == "water" and _terrain(data, label["at"]) == "lake":
            style = "lake"
        found.append(
            Label(say(f"label-{label['id']}"), (x, y), style, "center", turn, fixed=style in ("range", "lake"))
        )
    return found


def _exits(data: Data, layout: HexLayout, say: Say) -> list[Label]:
    """The ways out, set into the frame."""
    found = []
    for way in data["exit"]:
        x, y = layout.middle(way["hex"])
        side = way["side"].removeprefix("edge_")
        turn = 0.0
        if side in ("n", "s"):
            y = EXIT_INSET if side == "n" else layout.size[1] - EXIT_INSET
        else:
            edge = layout.edge_middle(way["hex"], SIDES.index(side))
            x, y = (layout.size[0] - EXIT_INSET, edge[1]) if "e" in side else (EXIT_INSET, edge[1])
            turn = 90.0 if "e" in side else -90.0
        found.append(Label(say(f"exit-{way['id']}"), (x, y), "exit", "center", turn, fixed=True))
    return found


def _terrain(data: Data, hex_name: str) -> str:
    code = data["columns"][hex_name[:2]][int(hex_name[2:]) - 1]
    found: str = data["terrain_codes"][code]
    return found


def flats_of(data: Data, layout: HexLayout) -> dict[str, Colour]:
    """The colour of every hex on the small map."""
    return {here: FLATS[_terrain(data, here)] for here in layout.grid.hexes()}


def strokes_of(data: Data, layout: HexLayout) -> tuple[Stroke, ...]:
    """Roads and water of the small map."""
    strokes = [Stroke(tuple(layout.middle(here) for here in road["path"]), ROAD, 1.2) for road in data["road"]]
    for kind, width in (("stream", 1.4), ("river", 2.6)):
        strokes += [Stroke(_line(name, layout), WATER, width) for name in data["hexsides"][kind]]
    return tuple(strokes)

"""The map's data with geometry: where every hex, corner and side of ``map.toml`` lies on the sheet.

Units: a hex is 96 wide (side 48), flat on top; even columns stand half a hex further south; a margin of 74 runs round.
Nothing on the print is placed by hand but what the data says.
"""

from __future__ import annotations

import math
import tomllib
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import skia

from art.kit.paths import poly

Hex = tuple[int, int]  # column and row, both from 1
Point = tuple[float, float]
DATA = Path(__file__).parents[3] / "game" / "titles" / "goblin_raid" / "data" / "map.toml"
SIDE, STEP_X, STEP_Y = 48.0, 72.0, 48 * 3**0.5
MARGIN = 74.0
CORNER = {"se": 0, "s": 1, "sw": 2, "nw": 3, "n": 4, "ne": 5}  # the first corner of each side, clockwise from the east


def hex_of(name: str) -> Hex:
    """``ccrr`` as column and row."""
    return int(name[:2]), int(name[2:])


def dice(*what: object) -> np.random.Generator:
    """Chance that belongs to one thing on the map: a change elsewhere does not move it."""
    return np.random.default_rng(zlib.crc32(repr(what).encode()))


def corner(i: int, inset: float = 0) -> Point:
    """Corner i of a hex round its middle, clockwise from the east."""
    angle = math.radians(60 * i)
    return (SIDE - inset) * math.cos(angle), (SIDE - inset) * math.sin(angle)


@dataclass(frozen=True)
class Road:
    kind: str  # road, street or track
    path: tuple[Hex, ...]


class Chart:
    """What lies where."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.columns, self.rows = data["grid"]["columns"], data["grid"]["rows"]
        codes = data["terrain_codes"]
        self.terrain: dict[Hex, str] = {
            (c, r): codes[data["columns"][f"{c:02d}"][r - 1]]
            for c in range(1, self.columns + 1)
            for r in range(1, self.rows + 1)
        }
        self.sites: dict[Hex, dict[str, Any]] = {hex_of(site["hex"]): site for site in data["site"]}
        self.caves: dict[Hex, dict[str, Any]] = {hex_of(cave["hex"]): cave for cave in data["cave"]}
        self.hexsides = {kind: {self.hexside(name) for name in names} for kind, names in data["hexsides"].items()}
        self.roads = [Road(road["kind"], tuple(hex_of(at) for at in road["path"])) for road in data["road"]]
        self.width = 2 * MARGIN + STEP_X * (self.columns - 1) + 2 * SIDE
        self.height = 2 * MARGIN + STEP_Y * self.rows + STEP_Y / 2

    @staticmethod
    def hexside(name: str) -> frozenset[Hex]:
        here, there = name.split("/")
        return frozenset((hex_of(here), hex_of(there)))

    def neighbours(self, at: Hex) -> dict[str, Hex]:
        """The hexes around, by direction."""
        steps = self.data["neighbours"]["even" if at[0] % 2 == 0 else "odd"]
        found = {side: (at[0] + dc, at[1] + dr) for side, (dc, dr) in steps.items()}
        return {side: near for side, near in found.items() if near in self.terrain}

    def middle(self, at: Hex) -> Point:
        return (
            MARGIN + SIDE + STEP_X * (at[0] - 1),
            MARGIN + STEP_Y / 2 + STEP_Y * (at[1] - 1) + (STEP_Y / 2 if at[0] % 2 == 0 else 0),
        )

    def vertex(self, at: Hex, i: int, inset: float = 0) -> Point:
        (x, y), (dx, dy) = self.middle(at), corner(i, inset)
        return x + dx, y + dy

    def outline(self, at: Hex, inset: float = 0) -> skia.Path:
        return poly(*[self.vertex(at, i, inset) for i in range(6)])

    def edge(self, at: Hex, direction: str) -> tuple[Point, Point]:
        """The two corners of a side."""
        i = CORNER[direction]
        return self.vertex(at, i), self.vertex(at, (i + 1) % 6)

    def edge_of(self, hexside: frozenset[Hex]) -> tuple[Point, Point]:
        here, there = sorted(hexside)
        for direction, near in self.neighbours(here).items():
            if near == there:
                return self.edge(here, direction)
        raise ValueError(f"{here} and {there} do not touch")

    def chains(self, kind: str) -> list[list[Point]]:
        """Hexsides of one kind joined corner to corner."""
        links: dict[Point, list[Point]] = {}
        for hexside in sorted(self.hexsides[kind], key=sorted):
            one, other = [(round(x, 1), round(y, 1)) for x, y in self.edge_of(hexside)]
            links.setdefault(one, []).append(other)
            links.setdefault(other, []).append(one)
        used: set[frozenset[Point]] = set()
        chains = []
        ends = [p for p in links if len(links[p]) != 2] or list(links)[:1]
        for start in ends:
            for step in links[start]:
                if frozenset((start, step)) in used:
                    continue
                chain = [start, step]
                used.add(frozenset(chain))
                while len(links[chain[-1]]) == 2:
                    onward = [p for p in links[chain[-1]] if frozenset((chain[-1], p)) not in used]
                    if not onward:
                        break
                    used.add(frozenset((chain[-1], onward[0])))
                    chain.append(onward[0])
                chains.append(chain)
        return chains


@cache
def chart() -> Chart:
    """The one map."""
    return Chart(tomllib.loads(DATA.read_text(encoding="utf-8")))

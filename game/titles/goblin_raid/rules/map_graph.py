"""The map of `data/map.toml`, compiled: who may go where, at what cost, and what stands in a hex (GOB section 5, 8).

Ruins change the map (GOB-5.9): `ways(ruins)` gives the tables for a set of ruins, a bit for each site.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from game.engine.hexes import Grid
from game.engine.rows import BadRow, read
from game.titles.goblin_raid.rules.data_shapes import SHAPES


def _load(name: str) -> dict[str, Any]:
    text = (Path(__file__).parents[1] / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return read(text, SHAPES[name], f"{name}.toml")


DATA: dict[str, Any] = _load("map")
TABLES: dict[str, Any] = _load("tables")


def _check_map() -> None:
    """Every hex and hexside that a row names lies on the map, and no number stands there twice with two values."""
    columns, rows = DATA["grid"]["columns"], DATA["grid"]["rows"]
    hexes = {f"{column:02d}{row:02d}" for column in range(1, columns + 1) for row in range(1, rows + 1)}
    if len(hexes) != DATA["grid"]["hexes"] or any(len(codes) != rows for codes in DATA["columns"].values()):
        raise BadRow(f"map.toml: grid: a column that is not {rows} hexes long, or not {DATA['grid']['hexes']} hexes")
    if strange := sorted(set("".join(DATA["columns"].values())) - DATA["terrain_codes"].keys()):
        raise BadRow(f"map.toml: columns: no terrain has the code {strange[0]!r}")
    named = [(row["id"], row[key]) for kind, key in (("cave", "hex"), ("site", "hex"), ("exit", "hex"), ("label", "at"))
             for row in DATA[kind]]  # fmt: skip
    named += [(row["id"], found) for row in DATA["road"] for found in row["path"]]
    named += [(row["id"], found) for row in DATA["cave"] for mouth in row["mouths"] for found in mouth.split("/")]
    named += [(kind, found) for kind, sides in DATA["hexsides"].items() for side in sides for found in side.split("/")]
    for who, found in named:
        if found not in hexes:
            raise BadRow(f"map.toml: {who}: there is no hex {found!r}")
    for row in DATA["site"]:
        if row["effect"]["bags"] != row["bags"]:
            raise BadRow(f"map.toml: {row['id']}: {row['bags']} bags here, {row['effect']['bags']} to plunder")
    for kind, sides in DATA["hexsides"].items():
        if strange := [side for side in sides if len(side) != 9]:
            raise BadRow(f"map.toml: {kind}: {strange[0]!r} is no side of two hexes")
    if strange := [row["id"] for row in DATA["cave"] for mouth in row["mouths"] if len(mouth) != 9]:
        raise BadRow(f"map.toml: {strange[0]}: a mouth is a side of two hexes")


_check_map()
GRID = Grid(DATA["grid"]["columns"], DATA["grid"]["rows"], DATA["grid"]["shifted"])
HEXES: tuple[str, ...] = tuple(GRID.hexes())
NEAR: dict[str, tuple[str, ...]] = {found: tuple(GRID.neighbours(found)) for found in HEXES}
AROUND: dict[str, frozenset[str]] = {found: frozenset(near) for found, near in NEAR.items()}
WITHIN: dict[str, frozenset[str]] = {
    found: frozenset(GRID.within(found, TABLES["movement"]["spot_distance"])) for found in HEXES
}
"""The hexes within spotting distance (GOB-11.2)."""

TERRAIN: dict[str, dict[str, Any]] = {row["id"]: row for row in TABLES["terrain"]}
HEXSIDE: dict[str, dict[str, Any]] = {row["id"]: row for row in TABLES["hexside"]}
UNDER: dict[str, str] = {
    f"{column}{row + 1:02d}": DATA["terrain_codes"][code]
    for column, codes in DATA["columns"].items()
    for row, code in enumerate(codes)
}
"""The terrain of each hex without its site."""


class Site(msgspec.Struct, frozen=True):
    """A place worth plundering (GOB-2.8)."""

    id: str
    index: int
    kind: str
    hex: str
    bags: int
    ruin: tuple[int, int]
    code: str


SITES: tuple[Site, ...] = tuple(
    Site(row["id"], index, row["kind"], row["hex"], row["bags"], tuple(row["ruin"]), row["deploy_code"])
    for index, row in enumerate(DATA["site"])
)
SITE: dict[str, Site] = {site.id: site for site in SITES}
SITE_AT: dict[str, Site] = {site.hex: site for site in SITES}
CAVES: dict[str, str] = {row["id"]: row["hex"] for row in DATA["cave"]}
CAVE_AT: dict[str, str] = {found: cave for cave, found in CAVES.items()}
MOUTHS: frozenset[tuple[str, str]] = frozenset(
    pair
    for row in DATA["cave"]
    for mouth in row["mouths"]
    for pair in (tuple(mouth.split("/")), tuple(reversed(mouth.split("/"))))
)
EXITS: tuple[str, ...] = tuple(row["hex"] for row in DATA["exit"])
ROADS: frozenset[tuple[str, str]] = frozenset(
    pair for row in DATA["road"] for a, b in zip(row["path"], row["path"][1:]) for pair in ((a, b), (b, a))
)


def _features() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for kind in ("stream", "river", "bridge", "ford"):  # a bridge or ford lies over its river
        for side in DATA["hexsides"][kind]:
            a, b = side.split("/")
            if b not in AROUND[a]:
                raise BadRow(f"map.toml: {kind}: {side} is no side of two hexes")
            found[a, b] = found[b, a] = kind
    return found


FEATURE: dict[tuple[str, str], str] = _features()
"""What runs along a hexside: stream, river, bridge or ford."""
DRY: frozenset[tuple[str, str]] = frozenset(
    (a, b) for a in HEXES for b in NEAR[a] if FEATURE.get((a, b), "") in ("", "stream", "bridge", "ford")
)
"""The sides across which melee is possible (GOB-7.6)."""
WET: frozenset[tuple[str, str]] = frozenset(pair for pair, kind in FEATURE.items() if HEXSIDE[kind]["melee_mod"])
"""Stream, ford and bridge sides (GOB-8.2)."""
FIELD: frozenset[str] = frozenset(found for found in HEXES if UNDER[found] != "mountain")
"""Where attacks are possible (GOB-7.1, 7.11)."""

_CAVE_COST: int = TABLES["movement"]["cave_entry_cost"]
Links = dict[str, dict[str, int]]


class Ways(msgspec.Struct, frozen=True):
    """Cost of each possible step, in half points: for feudal foot, for goblins (caves too), for mounted, and for mounted
    and foot together (the higher of both, GOB-5.7)."""

    foot: Links
    goblin: Links
    mounted: Links
    mixed: Links
    zone_foot: dict[str, frozenset[str]]
    zone_mounted: dict[str, frozenset[str]]
    ruins: int


def terrain(found: str, ruins: int) -> str:
    """What stands in a hex: a site replaces the ground, ruins replace the site (GOB-8.3)."""
    site = SITE_AT.get(found)
    if site is None:
        return UNDER[found]
    return "ruins" if ruins >> site.index & 1 else site.kind


def _cost(a: str, b: str, ruins: int, how: str) -> int | None:
    """GOB-5.9, 5.10; caves apart."""
    ground = terrain(b, ruins)
    cost: int = TERRAIN[ground][f"cost_{how}"]
    extra: int = HEXSIDE[FEATURE[a, b]][f"extra_{how}"] if (a, b) in FEATURE else 0
    if extra < 0 or ground in ("mountain", "lake"):
        return None
    if (a, b) in ROADS and "ruins" not in (ground, terrain(a, ruins)):
        cost = TABLES["road"][f"cost_{how}"]
    return cost + extra if cost else None


@lru_cache(maxsize=256)
def ways(ruins: int) -> Ways:
    """The tables of costs with these ruins."""
    tables: list[Links] = []
    for how in ("foot", "foot", "mounted"):
        links: Links = {}
        for a in HEXES:
            out = links[a] = {}
            if UNDER[a] == "mountain":
                continue
            for b in NEAR[a]:
                cost = _cost(a, b, ruins, how)
                if cost is not None:
                    out[b] = cost
        tables.append(links)
    foot, goblin, mounted = tables
    for a, b in sorted(MOUTHS):  # in an order that is the same everywhere
        if a in CAVE_AT:
            goblin[a][b] = TERRAIN[terrain(b, ruins)]["cost_foot"]
        else:
            goblin[a][b] = _CAVE_COST
    return Ways(
        foot,
        goblin,
        mounted,
        {a: {b: max(cost, foot[a][b]) for b, cost in out.items()} for a, out in mounted.items()},
        {a: frozenset(out) for a, out in foot.items()},
        {a: frozenset(out) for a, out in mounted.items()},
        ruins,
    )


def gate_cost(found: str, ruins: int, how: str) -> int:
    """What coming on at an exit costs: the road of the entry hex (GOB-11.5)."""
    cost: int = TABLES["road"][f"cost_{how}"]
    return cost


EXIT_COST = {"foot": TABLES["movement"]["exit_cost_foot"], "mounted": TABLES["movement"]["exit_cost_mounted"]}


def numbers() -> Any:
    """The static numbers of the map, for the content hash."""
    return {
        "columns": DATA["columns"],
        "hexsides": DATA["hexsides"],
        "roads": [row["path"] for row in DATA["road"]],
        "sites": [[site.id, site.kind, site.hex, site.bags, list(site.ruin)] for site in SITES],
        "caves": [[row["id"], row["hex"], row["mouths"]] for row in DATA["cave"]],
        "exits": list(EXITS),
    }

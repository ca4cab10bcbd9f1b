"""The prints of Goblin: the map says what its data says, every unit and leader has a counter, all within its budget."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PRINTS = ROOT / "art" / "prints" / "goblin_raid"
DATA = ROOT / "game" / "titles" / "goblin_raid" / "data"
MB = 1024 * 1024


def _listing(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PRINTS / "map" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_all_prints_stay_within_their_budget() -> None:
    assert sum(path.stat().st_size for path in PRINTS.rglob("*.*")) < 6 * MB


@pytest.mark.parametrize("name", ["near", "far"])
def test_every_tile_and_every_patch_is_there(name: str) -> None:
    said = _listing(name)
    columns, rows = (-(-side // said["tile"]) for side in said["size"])
    tiles = {f"{name}_{c:02d}_{r:02d}.png" for c in range(columns) for r in range(rows)}
    sites = {site["id"] for site in tomllib.loads((DATA / "map.toml").read_text(encoding="utf-8"))["site"]}
    assert set(said["patches"]) == sites
    files = {path.name for path in (PRINTS / "map").glob(f"{name}_*.png")}
    assert files == tiles | {f"{name}_{site}.png" for site in sites}


def test_every_unit_and_every_leader_has_a_counter() -> None:
    plates = json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))
    data = DATA / "units.toml"
    if not data.exists():
        pytest.skip("the game's data is not here")
    units = tomllib.loads(data.read_text(encoding="utf-8"))
    names = {unit["art"] for unit in units["unit"]} | {leader["id"] for leader in units["leader"]} | {"down"}
    assert not [name for name in sorted(names) if f"counter_{name}" not in plates]


# ------------------------------------------------------------------ the map against its data
@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """The separations of the near map, out of the shipped tiles."""
    pytest.importorskip("skia", reason="the art room's tools are not installed")
    import numpy as np
    from PIL import Image

    said = _listing("near")
    (w, h), tile = said["size"], said["tile"]
    index = np.zeros((-(-h // tile) * tile, -(-w // tile) * tile), np.uint8)
    for path in (PRINTS / "map").glob("near_??_??.png"):
        column, row = (int(part) for part in path.stem.split("_")[1:])
        index[row * tile : (row + 1) * tile, column * tile : (column + 1) * tile] = np.asarray(Image.open(path))
    layers: dict[str, Any] = {}
    left = index.astype(np.int32)
    for name, count in reversed(list(zip(said["order"], said["levels"], strict=True))):
        layers[name] = (left % count).astype(np.float32) / (count - 1)
        left //= count
    return {**layers, "scale": said["scale"]}


def test_water_runs_on_every_hexside_that_has_it_and_on_no_other(printed: dict[str, Any]) -> None:
    from art.titles.goblin_raid.chart import chart

    the, k, water = chart(), printed["scale"], printed["a"]

    def most(x: float, y: float, reach: float) -> float:
        px, py, r = int(x * k), int(y * k), int(reach * k)
        return float(water[py - r : py + r + 1, px - r : px + r + 1].max())

    wrong, seen = [], 0
    wet = the.hexsides["river"] | the.hexsides["stream"]
    bridged = the.hexsides["bridge"] | the.hexsides["ford"]
    for here in the.terrain:
        for direction, there in the.neighbours(here).items():
            side = frozenset((here, there))
            if here > there:
                continue
            seen += 1
            (x0, y0), (x1, y1) = the.edge(here, direction)
            ink = [most(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 6) for t in (0.3, 0.5, 0.7)]
            lake = "lake" in (the.terrain[here], the.terrain[there])
            site = here in the.sites or there in the.sites  # roofs and walls may stand before the water
            if side in wet and side not in bridged and not site and min(ink) < 0.4:
                wrong.append(("dry", sorted(side)))
            if side not in wet and not lake and ink[1] > 0.6 and most((x0 + x1) / 2, (y0 + y1) / 2, 3) > 0.6:
                wrong.append(("wet", sorted(side)))
    assert seen == 1393
    assert wrong == []


def test_trees_earth_and_roofs_stand_where_the_data_has_them(printed: dict[str, Any]) -> None:
    from art.titles.goblin_raid.chart import chart

    the, k = chart(), printed["scale"]

    def share(layer: str, here: tuple[int, int], reach: float) -> float:
        x, y = (int(part * k) for part in the.middle(here))
        r = int(reach * k)
        return float(printed[layer][y - r : y + r, x - r : x + r].mean())

    wrong = []
    for here, terrain in the.terrain.items():
        green, earth, red = share("d", here, 30), share("c", here, 34), share("b", here, 26)
        if here in the.sites:
            wrong += [("no roofs", here)] if red < 0.012 else []
            continue
        if terrain in ("forest", "open_woods", "wooded_hills") and green < (0.15 if terrain == "forest" else 0.02):
            wrong.append(("no trees", here, terrain))
        if terrain in ("open", "fields", "rolling_hills", "mountain") and green > 0.17:
            wrong.append(("trees", here, terrain))
        if terrain in ("fields", "rolling_hills", "mountain", "wooded_hills") and earth < 0.04:
            wrong.append(("no earth", here, terrain))
    assert wrong == []


def test_no_two_leaders_share_their_head() -> None:
    pytest.importorskip("skia", reason="the art room's tools are not installed")
    from art.titles.goblin_raid.leaders import GOBLINS, HUMANS

    hats = [one.face.hat for one in GOBLINS.values()]
    assert len(set(hats)) == len(hats) == 7
    heads = [(one.head.skull, one.head.hair, one.head.hat, one.head.beard) for one in HUMANS.values()]
    assert len(set(heads)) == len(heads) == 9

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


def test_every_unit_and_every_leader_has_a_counter_and_a_card() -> None:
    plates = json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))
    data = DATA / "units.toml"
    if not data.exists():
        pytest.skip("the game's data is not here")
    units = tomllib.loads(data.read_text(encoding="utf-8"))
    names = {unit["art"] for unit in units["unit"]} | {leader["id"] for leader in units["leader"]} | {"down"}
    assert not [name for name in sorted(names) if f"counter_{name}" not in plates]
    cards = {name: plates.get(f"card_{name}", {}).get("size", ()) for name in sorted(names)}
    assert set(map(tuple, cards.values())) == {(864, 772)}, "the size of a card picture: it is shown large"

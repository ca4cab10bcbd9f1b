"""The shipped prints: complete, true to their manifest, small, and printable.  Needs no art extra."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from game.ui.living import Face

ROOT = Path(__file__).parents[2]
PRINTS = ROOT / "art" / "prints"
KB = 1024


def manifest() -> dict[str, dict]:
    return json.loads((PRINTS / "MANIFEST.json").read_text(encoding="utf-8"))


def plates(folder: str) -> dict[str, dict]:
    return json.loads((PRINTS / folder / "plates.json").read_text(encoding="utf-8"))


def card_ids() -> list[str]:
    data = sorted((ROOT / "game" / "titles" / "battlegoats").rglob("cards.toml"))
    if not data:
        pytest.skip("the game's data is not here")
    return [card["id"] for card in tomllib.loads(data[0].read_text(encoding="utf-8"))["card"]]


def test_files_match_the_manifest():
    for name, entry in manifest().items():
        for file, said in entry["files"].items():
            data = (PRINTS / file).read_bytes()
            assert len(data) == said["bytes"], file
            assert hashlib.sha256(data).hexdigest() == said["sha256"], f"{name}: {file} was changed by hand"


@pytest.mark.parametrize("folder", ["battlegoats", "loot_and_recruit", "lords_of_hell", "slayer_slayer", "portraits"])
def test_no_print_without_a_recipe(folder: str):
    recipes = {name.split("/", 1)[1] for name in manifest() if name.startswith(f"{folder}/")}
    assert {path.stem for path in (PRINTS / folder).glob("*.png")} == recipes
    assert set(plates(folder)) == recipes


def test_every_card_has_a_picture():
    have = plates("battlegoats")
    assert [card for card in card_ids() if card not in have] == []
    assert {"back", "back_wide"} <= set(have)
    assert len(have) == 57


def test_twelve_portraits_and_their_moods():
    faces = range(1, 13)
    assert sorted(plates("portraits")) == [f"{kind}_{i:02}" for kind in ("moods", "portrait") for i in faces]
    words = [word for word in get_args(Face) if word]
    for i in faces:
        face, moods = (plates("portraits")[f"{kind}_{i:02}"] for kind in ("portrait", "moods"))
        assert moods["cells"] == words
        assert (moods["order"], moods["levels"]) == (face["order"], face["levels"])
        assert moods["size"] == [face["size"][0] * len(words), face["size"][1]]


def test_sizes_within_budget():
    sizes = {file: said["bytes"] for entry in manifest().values() for file, said in entry["files"].items()}
    pictures = {file: size for file, size in sizes.items() if file.startswith("battlegoats/")}
    assert max(size for file, size in pictures.items() if "/back" not in file) < 80 * KB
    assert sum(pictures.values()) < 4200 * KB
    assert sum(size for file, size in sizes.items() if file.startswith("portraits/portrait_")) < 160 * KB
    assert sum(size for file, size in sizes.items() if file.startswith("portraits/moods_")) < 240 * KB


@pytest.mark.parametrize("folder", ["battlegoats", "portraits"])
def test_palettes_fit_one_byte(folder: str):
    for name, entry in plates(folder).items():
        total = 1
        for count in entry["levels"]:
            total *= count
        assert total <= 256, name
        assert len(entry["order"]) == len(entry["levels"]), name
        assert entry["order"].endswith("k"), name


def test_every_title_has_a_high_contrast_ink_set():
    inks = json.loads((PRINTS / "inks.json").read_text(encoding="utf-8"))
    for title, sets in inks.items():
        assert {"default", "contrast", "blue_orange"} <= set(sets), title
        assert sets["default"] != sets["blue_orange"] != sets["contrast"], title
        assert sets["default"] != sets["contrast"], title
        for inkset in sets.values():
            assert {"paper", "k", "a", "b", "c"} <= set(inkset), title

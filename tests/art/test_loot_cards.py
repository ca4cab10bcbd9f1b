"""Loot & Recruit's cards, events, backs and signs: all are printed, and no two are taken for one another."""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "game" / "titles" / "loot_and_recruit" / "data"
PRINTS = ROOT / "art" / "prints" / "loot_and_recruit"
CARD_SIZE, BACK_SIZE, SIGN_SIZE = [864, 772], [800, 1120], [192, 192]
KB = 1024
SIGNS = ("loot", "recruit", "attack", "vp", "defense", "first_player", "bodyguard")
SIGNS += ("deck", "discard", "crowd", "shop", "event")


def plates() -> dict[str, dict]:
    return json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))


def rows(file: str, key: str) -> list[dict]:
    return tomllib.loads((DATA / file).read_text(encoding="utf-8"))[key]


def pictured() -> list[str]:
    """Everything but goblins, which are pictured by their tiers."""
    cards = [row["id"] for row in rows("cards.toml", "card") if row["kind"] != "goblin"]
    return cards + [row["id"] for row in rows("events.toml", "event")]


def test_every_card_and_event_has_a_picture_of_the_house_size():
    have = plates()
    assert len(pictured()) == 44
    assert [name for name in pictured() if have.get(name, {}).get("size") != CARD_SIZE] == []


def test_every_back_is_there():
    have = plates()
    for name in ("back", "back_morning", "back_day", "back_night", "back_ceremony"):
        assert have[name]["size"] == BACK_SIZE, name
    assert have["back_wide"]["size"] == CARD_SIZE


def test_signs_lie_on_clear_ground():
    have = plates()
    for name in SIGNS:
        assert have[f"token_{name}"]["size"] == SIGN_SIZE, name
        assert have[f"token_{name}"]["order"].startswith("p"), name


def test_the_table_asks_for_no_sign_that_is_not_printed():
    pytest.importorskip("pygame")
    from game.titles.loot_and_recruit.screen import signs

    assert set(signs.PRINTS.values()) <= set(plates())


def test_pictures_keep_within_the_budget():
    sizes = [(PRINTS / f"{name}.png").stat().st_size for name in pictured()]
    assert max(sizes) < 95 * KB
    assert sum(sizes) < 3400 * KB


# ------------------------------------------------------------------ the art room itself
def drawn() -> dict:
    pytest.importorskip("skia")
    pytest.importorskip("scipy")
    from art.titles.loot_and_recruit.pictures import PICTURES

    return PICTURES


def test_the_drawings_are_the_cards():
    assert sorted(drawn()) == sorted(pictured())


def test_scenes_are_spread():
    scenes = [scene for _, scene in drawn().values()]
    assert len(set(scenes)) >= 12
    assert max(scenes.count(scene) for scene in scenes) <= len(scenes) / 4


def test_a_picture_is_told_apart_by_its_key_block_at_the_size_of_a_market_card():
    np = pytest.importorskip("numpy")
    found = drawn()
    from art.kit.block import Block
    from art.titles.loot_and_recruit.pictures import HEIGHT, WIDTH, picture, seed_of

    keys = {}
    for name, (draw, scene) in found.items():
        block = Block(WIDTH, HEIGHT, 0.16, "abc", seed=seed_of(name))
        picture(block, draw, scene)
        assert not block._moves, f"{name} leaves the paper moved"
        key = block.layers["k"] - block.layers["k"].mean()
        keys[name] = key / (np.sqrt((key * key).sum()) + 1e-6)
    for (one, a), (other, b) in combinations(keys.items(), 2):
        assert float((a * b).sum()) < 0.72, f"{one} and {other}"


def test_signs_are_told_apart_by_outline_at_32_pixels():
    np = pytest.importorskip("numpy")
    pytest.importorskip("skia")
    from scipy import ndimage as ndi

    from art.kit.block import Block
    from art.titles.loot_and_recruit.tokens import SIZE, TOKENS

    assert set(TOKENS) == {f"token_{name}" for name in SIGNS}
    outlines = {}
    for name, draw in TOKENS.items():
        block = Block(SIZE, SIZE, 32 / SIZE, "abc", seed=1)
        draw(block)
        ink = np.maximum.reduce(list(block.layers.values()))
        outlines[name] = ndi.binary_fill_holes(np.maximum(ink, block.cover) > 0.5)
        assert outlines[name].mean() > 0.12, name
    for (one, a), (other, b) in combinations(outlines.items(), 2):
        assert (a & b).sum() / (a | b).sum() < 0.9, f"{one} and {other}"

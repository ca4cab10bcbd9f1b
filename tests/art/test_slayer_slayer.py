"""The prints of Goblin Slayer-Slayer: every card has its picture, and no goblin is another's double."""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "game" / "titles" / "slayer_slayer" / "data"
PRINTS = ROOT / "art" / "prints" / "slayer_slayer"
CARD_SIZE = [864, 772]
KB = 1024


def plates() -> dict[str, dict]:
    return json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))


def ids(file: str, key: str) -> list[str]:
    return [row["id"] for row in tomllib.loads((DATA / file).read_text(encoding="utf-8"))[key]]


@pytest.mark.parametrize(("file", "key"), [("cards.toml", "card"), ("foes.toml", "foe"), ("events.toml", "event")])
def test_every_card_has_a_picture(file: str, key: str):
    have = plates()
    assert [card for card in ids(file, key) if card not in have] == []
    assert [card for card in ids(file, key) if have[card]["size"] != CARD_SIZE] == []


def test_the_back_is_there_in_both_formats():
    have = plates()
    assert have["back"]["size"] == [800, 1120]
    assert have["back_wide"]["size"] == CARD_SIZE


def test_no_print_without_a_recipe():
    manifest = json.loads((PRINTS.parent / "MANIFEST.json").read_text(encoding="utf-8"))
    listed = {name.split("/", 1)[1] for name in manifest if name.startswith("slayer_slayer/")}
    assert {path.stem for path in PRINTS.glob("*.png")} == listed == set(plates())


def test_plates_fit_one_byte():
    for name, entry in plates().items():
        total = 1
        for count in entry["levels"]:
            total *= count
        assert total <= 256, name
        assert entry["order"].endswith("k"), name


def test_goblins_keep_within_the_budget():
    sizes = {card: (PRINTS / f"{card}.png").stat().st_size for card in ids("cards.toml", "card")}
    assert max(sizes.values()) < 90 * KB
    assert sum(sizes.values()) < 1900 * KB


def test_every_class_has_its_sign_and_its_shield():
    icons = json.loads((ROOT / "art" / "prints" / "pieces" / "pieces.json").read_text(encoding="utf-8"))["icons"]
    for name in ids("cards.toml", "class"):
        assert f"class_{name}" in icons
        assert f"type_{name}" in icons


# ------------------------------------------------------------------ the art room itself
def cast() -> dict:
    pytest.importorskip("skia")
    pytest.importorskip("scipy")
    from art.titles.slayer_slayer.cast import CAST

    return CAST


def goblins() -> dict:
    pytest.importorskip("skia")
    from art.kit.figures.minion import Minion
    from art.titles.slayer_slayer.brutes import RIDER
    from art.titles.slayer_slayer.tinkers import AMMUNITION

    found = {name: picture.figure for name, picture in cast().items() if isinstance(picture.figure, Minion)}
    return {**found, "catapult": AMMUNITION, "wolfrider": RIDER}


def test_the_cast_is_the_deck():
    assert list(cast()) == ids("cards.toml", "card")
    assert len(goblins()) == 25


def test_no_two_goblins_share_hat_and_body():
    worn = [(m.face.hat, m.body) for m in goblins().values()]
    assert len(set(worn)) == len(worn)
    assert len({hat for hat, _ in worn}) == len(worn)


def test_any_two_goblins_differ_in_four_ways():
    def traits(m) -> tuple:
        f = m.face
        return f.head, f.ear, f.nose, f.eyes, f.mouth, f.hat, m.body, m.left and m.left.prop, m.right and m.right.prop

    for (one, a), (other, b) in combinations(goblins().items(), 2):
        assert sum(x != y for x, y in zip(traits(a), traits(b), strict=True)) >= 4, f"{one} and {other}"


def test_scenes_are_spread():
    scenes = [picture.scene for picture in cast().values()]
    assert len(set(scenes)) >= 12
    assert max(scenes.count(scene) for scene in scenes) <= 4


def test_every_loose_part_of_a_goblin_leaves_ink():
    pytest.importorskip("skia")
    from art.kit.block import Block
    from art.kit.figures.goblin_dress import GOBLIN_BODIES
    from art.kit.figures.goblin_gear import GOBLIN_PROPS
    from art.kit.figures.goblin_hats import GOBLIN_HATS
    from art.kit.figures.goblin_looks import ALL_MOUTHS, HANDS, WORN
    from art.kit.pen import Pen
    from art.kit.rooms import ROOMS, room

    def ink(draw) -> float:
        block = Block(800, 800, 0.12, "abc", seed=2)
        draw(block)
        return float(sum(layer.sum() for layer in block.layers.values()))

    for name, draw in {**GOBLIN_PROPS, **GOBLIN_HATS}.items():
        assert ink(lambda block, draw=draw: draw(Pen(block, 400, 450))) > 3, name
    for name, tailor in GOBLIN_BODIES.items():
        assert ink(lambda block, tailor=tailor: tailor(Pen(block), "a", "b")) > 100, name
    for name, mouth in ALL_MOUTHS.items():
        assert ink(lambda block, mouth=mouth: mouth(Pen(block), 400, 400, 80)) > 3, name
    for name, worn in WORN.items():
        assert ink(lambda block, worn=worn: worn(Pen(block), 400, 400, 57, 38)) > 1, name
    for name, hold in HANDS.items():
        assert ink(lambda block, hold=hold: hold(Pen(block), 400, 400, 0, 1, "a", 1)) > 3, name
    for name in ROOMS:
        assert ink(lambda block, name=name: room(block, name, 800, 800)) > 500, name


def test_a_goblin_is_told_apart_without_colour():
    """Key blocks of any two pictures at tile size are unlike: what remains for those who see no green."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("skia")
    from art.kit.block import Block
    from art.titles.slayer_slayer.picture import HEIGHT, WIDTH

    keys = {}
    for name, picture in cast().items():
        block = Block(WIDTH, HEIGHT, 0.16, "abc", seed=1)
        picture.draw(block, 1)
        key = block.layers["k"] - block.layers["k"].mean()
        keys[name] = key / (np.sqrt((key * key).sum()) + 1e-6)
    for (one, a), (other, b) in combinations(keys.items(), 2):
        assert float((a * b).sum()) < 0.72, f"{one} and {other}"


# ------------------------------------------------------------------ building side by side
def test_two_builds_add_to_one_manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("skia")
    pytest.importorskip("scipy")
    from art import build

    for name in ("PRINTS", "MANIFEST", "LOCK"):
        monkeypatch.setattr(build, name, tmp_path / {"PRINTS": "", "MANIFEST": "m.json", "LOCK": "l"}[name])
    entry = {"key": "1", "kind": "png", "files": {}}
    build.record({"x/old": entry, "x/kept": entry}, set())
    build.record({"x/mine": entry}, {"x/old"})
    build.record({"y/other": entry}, set())
    assert list(build.read_manifest()) == ["x/kept", "x/mine", "y/other"]
    assert not (tmp_path / "l").exists()


def test_a_picture_is_keyed_by_the_module_that_draws_it():
    pytest.importorskip("skia")
    pytest.importorskip("scipy")
    from art import build
    from art.titles.slayer_slayer.recipes import recipes

    listed = "art.titles.slayer_slayer.recipes"
    homes = {recipe.name.split("/")[1]: build.drawing_module(recipe, listed) for recipe in recipes()}
    assert homes["bruiser"] == homes["back"] == "art.titles.slayer_slayer.goblins"

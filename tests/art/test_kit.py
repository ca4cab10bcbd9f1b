"""The art room itself; skipped where the art extra is not installed."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("skia")
np = pytest.importorskip("numpy")
pytest.importorskip("scipy")
pytest.importorskip("PIL")

from art import build  # noqa: E402
from art.kit.block import Block  # noqa: E402
from art.kit.figures.bodies import BODIES  # noqa: E402
from art.kit.figures.goat import Goat  # noqa: E402
from art.kit.figures.goblin import Goblin, draw_goblin  # noqa: E402
from art.kit.figures.goblin_face import MOUTHS  # noqa: E402
from art.kit.figures.ground import GROUND  # noqa: E402
from art.kit.figures.hats import HATS  # noqa: E402
from art.kit.figures.heads import EARS, HEADS, NOSES  # noqa: E402
from art.kit.figures.props import PROPS  # noqa: E402
from art.kit.inks import INKS  # noqa: E402
from art.kit.paths import circle, mirrored, shape, star  # noqa: E402
from art.kit.pen import Pen  # noqa: E402
from art.kit.press import PLATE_LEVELS, load_plate, plate_palette, save_plate, separations  # noqa: E402
from art.kit.scenes import SCENES, scene  # noqa: E402
from art.titles.battlegoats.cast import CAST  # noqa: E402


def small_block() -> Block:
    block = Block(60, 50, 1, "abc", seed=3)
    block.add(shape("0,0! 60,0! 60,50! 0,50!"), "c")
    block.part(circle(30, 25, 18), "b", rnd=12)
    return block


def test_the_same_recipe_gives_the_same_bytes(tmp_path: Path):
    inks = INKS["battlegoats"]["default"]
    for name in ("one", "two"):
        save_plate(separations(small_block()), tmp_path / f"{name}.png", inks)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


def test_a_plate_gives_back_its_separations(tmp_path: Path):
    layers = separations(small_block())
    entry = save_plate(layers, tmp_path / "p.png", INKS["battlegoats"]["default"])
    assert entry["order"] == "cbk"
    again = load_plate(tmp_path / "p.png", entry["order"], entry["levels"])
    for name, layer in layers.items():
        assert np.abs(again[name] - layer).max() < 0.5 / (min(entry["levels"]) - 1) + 0.08


def test_palettes_run_from_paper_to_all_inks():
    inks = INKS["battlegoats"]["default"]
    for order in ("k", "bk", "cbk", "cbak"):
        levels = PLATE_LEVELS[len(order)]
        palette = plate_palette(order, levels, inks)
        assert len(palette) == int(np.prod(levels)) <= 256
        assert palette[0] == (255, 255, 255)
        assert sum(palette[-1]) < 120


def test_a_part_cuts_a_halo_and_keeps_its_outline():
    block = small_block()
    assert block.layers["c"][25, 30] == 0  # nothing of the ground under the part
    assert block.layers["c"][25, 9] < 0.5  # nor close round it
    assert block.layers["k"][25, 46] > 0.5  # heavy outline on the shadow side


def test_shapes_are_where_they_should_be():
    box = mirrored("0,-10 8,0 0,10").getBounds()
    assert abs(box.left() + box.right()) < 0.01
    assert star(0, 0, 5, 2, 6).getBounds().right() == pytest.approx(6)


def test_no_two_goats_share_hat_and_body():
    worn = [(name, p.figure.head.hat, p.figure.body) for name, p in CAST.items() if isinstance(p.figure, Goat)]
    for (one, hat, body), (other, hat2, body2) in combinations(worn, 2):
        if hat:
            assert (hat, body) != (hat2, body2), f"{one} and {other}"


def test_any_two_goats_differ_in_four_ways():
    def traits(goat: Goat) -> tuple:
        head = goat.head
        return (
            head.skull,
            head.coat,
            head.horns,
            head.ear,
            head.eyes,
            head.mouth,
            head.hat,
            goat.body,
            goat.stance,
            goat.left and goat.left.prop,
            goat.right and goat.right.prop,
        )

    goats = [(name, traits(p.figure)) for name, p in CAST.items() if isinstance(p.figure, Goat)]
    for (one, a), (other, b) in combinations(goats, 2):
        assert sum(x != y for x, y in zip(a, b, strict=True)) >= 4, f"{one} and {other}"


def test_every_recipe_has_its_own_name_and_is_in_the_manifest():
    names = []
    for module in ("art.titles.battlegoats.recipes", "art.portraits.recipes", "art.stock.recipes"):
        found = __import__(module, fromlist=["recipes"]).recipes()
        names += [recipe.name for recipe in found]
    assert len(names) == len(set(names))
    assert [name for name in names if name not in build.read_manifest()] == []


def test_code_keys_follow_imports():
    goats, stock = build.code_key("art.titles.battlegoats.recipes"), build.code_key("art.stock.recipes")
    assert goats != stock
    assert "art.kit.figures.props" in build._imports("art.kit.figures.goat")


@pytest.mark.parametrize("name", [*PROPS, *HATS, *GROUND])
def test_every_loose_part_leaves_ink(name: str):
    block = Block(800, 800, 0.12, "abc", seed=2)
    pen = Pen(block) if name in GROUND else Pen(block, 400, 450)
    {**PROPS, **HATS, **GROUND}[name](pen)
    assert block.layers["k"].sum() > 3, name


@pytest.mark.parametrize("name", BODIES)
def test_every_body_is_cut(name: str):
    block = Block(800, 800, 0.12, "abc", seed=2)
    BODIES[name](Pen(block), "a", "b")
    assert block.cover.sum() > 200


def test_goblins_of_all_features_can_be_drawn():
    heads, ears, noses, mouths = list(HEADS), list(EARS), list(NOSES), list(MOUTHS)
    for i in range(9):
        kinds = ("open", "sly", "angry", "patch", "goggles", "one", "crazy", "squint", "shut")
        spec = Goblin(
            heads[i % len(heads)],
            ears[i % len(ears)],
            noses[i % len(noses)],
            kinds[i],
            mouths[i],
            skin=(None, "a")[i % 2],
        )
        block = Block(800, 800, 0.1, "abc", seed=i)
        draw_goblin(block, spec)
        assert block.layers["k"].sum() > 50


@pytest.mark.parametrize("name", SCENES)
def test_scenes_stay_in_their_window(name: str):
    block = Block(100, 100, 1, "abc", seed=1)
    scene(block, name, 20, 20, 60, 60, seed=1)
    everything = sum(block.layers.values())
    assert everything[40:60, 40:60].sum() > 0 or everything[20:80, 20:80].sum() > 100
    assert everything[:18].max() == everything[82:].max() == everything[:, :18].max() == everything[:, 82:].max() == 0

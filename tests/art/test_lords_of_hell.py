"""Lords of Hell's cards, devils, backs, things and signs: all are printed, and no two are taken for one another."""

from __future__ import annotations

import json
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "game" / "titles" / "lords_of_hell" / "data" / "cards.toml"
PRINTS = ROOT / "art" / "prints" / "lords_of_hell"
CARD_SIZE, LESS_SIZE, FACE_SIZE, BACK_SIZE, SIGN_SIZE = [648, 648], [518, 518], [256, 256], [650, 910], [192, 192]
KB = 1024
PLACES = ("souls", "earth", "unknown_powers", "throne", "ring", "council")
THINGS = ("scale_post", "scale_beam", "scale_pan", "bars", "gong", "gong_mallet", "hit", "cage_key", "brazier")
SEALS = ("waiting", "unsworn", "live", "due", "kept", "broken", "lapsed", "cancelled", "forsworn")
SIGNS = ("nomination", "soul", "deck", "discard")
SMALL = tuple(f"seal_{state}" for state in SEALS) + tuple(f"token_{name}" for name in SIGNS)


def plates() -> dict[str, dict]:
    return json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))


def rows(key: str, kind: str | None = None) -> list[str]:
    data = tomllib.loads(DATA.read_text(encoding="utf-8"))[key]
    return [row["id"] for row in data if kind in (None, row["type"])]


def large() -> list[str]:
    return rows("card") + rows("devil") + list(PLACES)


def lesser() -> list[str]:
    ruins = [f"{name}_ruin" for name in rows("card", "fortress")]
    return ruins + rows("promise") + [f"{name}_{side}" for name in rows("status") for side in ("stable", "unstable")]


def test_every_card_devil_and_place_has_a_picture():
    have = plates()
    assert len(rows("card")) == 47
    assert len(rows("devil")) == 8
    assert [name for name in large() if have.get(name, {}).get("size") != CARD_SIZE] == []


def test_ruins_promises_and_both_sides_of_every_status_card_have_one():
    have = plates()
    assert len(lesser()) == 5 + 8 + 6
    assert [name for name in lesser() if have.get(name, {}).get("size") != LESS_SIZE] == []


def test_every_devil_has_a_face_for_small_places():
    have = plates()
    assert [name for name in rows("devil") if have.get(f"face_{name}", {}).get("size") != FACE_SIZE] == []


def test_every_back_is_there():
    assert [plates()[name]["size"] for name in ("back", "back_promise")] == [BACK_SIZE, BACK_SIZE]


def test_things_and_signs_lie_on_clear_ground():
    have = plates()
    for name in SMALL:
        assert have[name]["size"] == SIGN_SIZE, name
    for name in (*THINGS, *SMALL):
        assert have[name]["order"].startswith("p"), name


def test_the_listing_says_where_the_scale_hangs_together():
    have = plates()
    for name, said in (("scale_post", "top"), ("scale_beam", "pivot"), ("scale_pan", "hanger")):
        x, y = have[name][said]
        w, h = have[name]["units"]
        assert 0 <= x <= w and 0 <= y <= h, name
    left, right = have["scale_beam"]["hooks"]
    assert left[0] + right[0] == have["scale_beam"]["units"][0]


def test_nothing_is_printed_that_has_no_use():
    named = {*large(), *lesser(), *THINGS, *SMALL, "back", "back_promise"}
    named |= {f"{kind}_{name}" for name in rows("devil") for kind in ("face", "moods")}
    assert set(plates()) == named
    assert {path.stem for path in PRINTS.glob("*.png")} == named


def test_pictures_keep_within_the_budget():
    sizes = {path.stem: path.stat().st_size for path in PRINTS.glob("*.png")}
    assert max(sizes.values()) < 80 * KB
    assert sum(sizes.values()) < 4300 * KB


# ------------------------------------------------------------------ the art room itself
def drawn() -> dict:
    pytest.importorskip("skia")
    pytest.importorskip("scipy")
    from art.titles.lords_of_hell.pictures import PICTURES

    return PICTURES


def test_the_drawings_are_the_cards():
    assert sorted(drawn()) == sorted([*large(), *lesser()])


def test_scenes_are_spread():
    scenes = [drawn()[name][1] for name in large()]
    assert len(set(scenes)) >= 12
    assert max(scenes.count(scene) for scene in scenes) <= len(scenes) / 3


def test_a_picture_is_told_apart_by_its_key_block_at_the_size_of_a_card_in_a_realm():
    np = pytest.importorskip("numpy")
    pictures = drawn()
    from art.titles.lords_of_hell.pictures import card_block

    keys = {}
    for name in pictures:
        if name.endswith(("_ruin", "_stable", "_unstable")) or name.startswith("promise_"):
            continue  # the same thing in another state; whose promise it is, its face says
        block = card_block(name, 0.16)
        assert not block._moves, f"{name} leaves the paper moved"
        key = block.layers["k"] - block.layers["k"].mean()
        keys[name] = key / (np.sqrt((key * key).sum()) + 1e-6)
    for (one, a), (other, b) in combinations(keys.items(), 2):
        assert float((a * b).sum()) < 0.72, f"{one} and {other}"


def test_faces_are_told_apart_at_forty_pixels():
    np = pytest.importorskip("numpy")
    pytest.importorskip("skia")
    from art.titles.lords_of_hell.devils import DEVILS
    from art.titles.lords_of_hell.pictures import face_block

    faces = {}
    for name in DEVILS:
        block = face_block(name, 0.2)
        tones = block.layers["k"] + 0.5 * block.layers["a"] + 0.3 * block.layers["c"]
        tones = tones - tones.mean()
        faces[name] = tones / np.sqrt((tones * tones).sum())
    for (one, a), (other, b) in combinations(faces.items(), 2):
        assert float((a * b).sum()) < 0.7, f"{one} and {other}"


def test_the_two_sides_of_a_status_card_differ():
    np = pytest.importorskip("numpy")
    drawn()
    from art.titles.lords_of_hell.pictures import card_block

    for name in rows("status"):
        sides = [card_block(f"{name}_{side}", 0.2).layers["k"] for side in ("stable", "unstable")]
        assert float(np.abs(sides[0] - sides[1]).mean()) > 0.12, name


def test_signs_are_told_apart_by_outline_at_32_pixels():
    np = pytest.importorskip("numpy")
    pytest.importorskip("skia")
    from scipy import ndimage as ndi

    from art.kit.block import Block
    from art.titles.lords_of_hell.tokens import SIZE, TOKENS

    assert set(TOKENS) == set(SMALL)
    outlines, marks = {}, {}
    for name, draw in TOKENS.items():
        block = Block(SIZE, SIZE, 32 / SIZE, "abc", seed=1)
        draw(block)
        ink = np.maximum.reduce(list(block.layers.values()))
        outlines[name] = ndi.binary_fill_holes(np.maximum(ink, block.cover) > 0.5)
        marks[name] = block.layers["k"]
        assert outlines[name].mean() > 0.12, name
    for one, other in combinations(TOKENS, 2):
        same = (outlines[one] & outlines[other]).sum() / (outlines[one] | outlines[other]).sum()
        inside = float(np.abs(marks[one] - marks[other]).mean())
        # round signs (seals, disc, globe, ring) share an outline: what is cut into them must differ the more
        assert same < 0.9 or inside > 0.08, f"{one} and {other}"

"""The figures of Loot & Recruit: a tier for every card that is stacked, a loose goblin for every one that can fall, all cut
out of the sheet and nothing cut off."""

from __future__ import annotations

import json
import os
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.titles.loot_and_recruit.screen.sizes import TIER_SIZES
from game.ui.prints import Prints

ROOT = Path(__file__).parents[2]
DATA = ROOT / "game" / "titles" / "loot_and_recruit" / "data"
PRINTS = ROOT / "art" / "prints" / "loot_and_recruit"
TITLE = "loot_and_recruit"
STAGE = ("platform", "stone", "burst", "banner", "banner_hit", "toppled", "crown")
NAMED = {
    "dastardly_duo": 2,
    "troublesome_trio": 3,
    "quarrelsome_quartet": 4,
    "quirky_quintet": 5,
    "scruffy_six": 6,
    "scheming_septet": 7,
    "ornery_octet": 8,
    "noisy_nonet": 9,
    "teetering_ten": 10,
    "shield_bearer": 1,
}
KB = 1024


def plates() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PRINTS / "plates.json").read_text(encoding="utf-8"))
    return found


def stacked() -> list[str]:
    """Goblin cards and what is put on a stack like one."""
    cards = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]
    return [
        card["id"]
        for card in cards
        if card["kind"] == "goblin" or any(effect["verb"] == "attach_shield" for effect in card["effect"])
    ]


@pytest.fixture(scope="module")
def prints() -> Prints:
    return Prints()


def figures() -> list[str]:
    return [name for name in plates() if name.startswith(("tier_", "loose_"))]


def paper(surface: pygame.Surface) -> pygame.Rect:
    """What is not clear."""
    return surface.get_bounding_rect(min_alpha=40)


# ------------------------------------------------------------------ the files
def test_every_stacked_card_has_its_tier_and_every_goblin_its_fall():
    wanted = {f"tier_{card}" for card in stacked()}
    wanted |= {f"loose_{card}_{n}" for card in stacked() for n in range(TIER_SIZES[card].figures)}
    assert set(figures()) == wanted


def test_as_many_goblins_as_the_name_counts():
    for card, count in NAMED.items():
        assert TIER_SIZES[card].figures == count, card


def test_the_table_of_sizes_says_what_the_prints_are():
    listed = plates()
    assert list(TIER_SIZES) == [card for card in TIER_SIZES if f"tier_{card}" in listed]
    for card, size in TIER_SIZES.items():
        said = listed[f"tier_{card}"]
        assert (said["units"], said["figures"]) == ([size.width, size.height], size.figures), card
        w, h = said["size"]
        assert abs(w / h - size.width / size.height) < 0.015, card


def test_what_belongs_to_the_towers_is_there():
    listed = plates()
    assert [name for name in STAGE if name not in listed or not listed[name]["order"].startswith("p")] == []
    x, y, w, h = listed["platform"]["sign"]
    assert 0 < x < x + w < listed["platform"]["units"][0]
    assert listed["platform"]["deck"] < y < y + h < listed["platform"]["units"][1]


def test_cut_outs_fit_one_byte_and_the_budget():
    listed = plates()
    names = [*figures(), *STAGE]
    for name in names:
        total = 1
        for count in listed[name]["levels"]:
            total *= count
        assert total <= 256, name
        assert listed[name]["order"][0] == "p" and listed[name]["order"].endswith("k"), name
    sizes = {name: (PRINTS / f"{name}.png").stat().st_size for name in names}
    assert max(sizes.values()) < 60 * KB
    assert sum(sizes.values()) < 1300 * KB


def test_every_one_is_in_the_manifest():
    manifest = json.loads((PRINTS.parent / "MANIFEST.json").read_text(encoding="utf-8"))
    for name in (*figures(), *STAGE):
        assert manifest[f"{TITLE}/{name}"]["kind"] == "cutout", name


# ------------------------------------------------------------------ as the game prints them
@pytest.mark.parametrize("card", TIER_SIZES)
def test_a_tier_stands_on_its_lower_edge_and_nothing_is_cut_off(prints: Prints, card: str):
    size = TIER_SIZES[card]
    made = prints.picture(TITLE, f"tier_{card}", (round(200 * size.width / size.height), 200))
    found = paper(made)
    assert made.get_flags() & pygame.SRCALPHA
    assert found.bottom >= 197, "it floats"
    assert found.top >= 1 and found.left >= 1 and found.right <= made.get_width() - 1, "a hat or an elbow is cut off"
    assert found.w > made.get_width() * 0.94 and found.h > 188, "there is too much air round it"
    clear = sum(made.get_at((x, 1)).a < 40 for x in range(made.get_width()))
    assert clear > made.get_width() * 0.6


def test_a_falling_goblin_lies_whole_in_the_middle_of_its_square(prints: Prints):
    for name in figures():
        if name.startswith("loose_"):
            made = prints.picture(TITLE, name, (96, 96))
            found = paper(made)
            assert made.get_rect().inflate(-2, -2).contains(found), name
            assert abs(found.centerx - 48) < 14 and abs(found.centery - 48) < 16, name
            assert found.h > 56, name
            assert made.get_at((1, 1)).a == made.get_at((94, 94)).a == 0, name


def test_a_cut_out_is_fitted_not_cropped(prints: Prints):
    made = prints.picture(TITLE, "tier_teetering_ten", (300, 300))
    found = paper(made)
    assert made.get_size() == (300, 300)
    assert found.w > 280 and found.bottom >= 297 and found.top > 100
    assert abs(found.centerx - 150) < 6


def test_other_inks_keep_the_outline(prints: Prints):
    plain = prints.picture(TITLE, "tier_noisy_nonet", (240, 124))
    other = prints.picture(TITLE, "tier_noisy_nonet", (240, 124), "contrast")
    assert pygame.mask.from_surface(plain).count() == pygame.mask.from_surface(other).count()
    assert pygame.transform.average_color(plain) != pygame.transform.average_color(other)


def test_the_listing_can_be_asked(prints: Prints):
    assert prints.about(TITLE, "tier_dastardly_duo")["figures"] == 2
    assert prints.about(TITLE, "nobody") == {}


# ------------------------------------------------------------------ the art room itself
def crowds() -> dict[str, Any]:
    pytest.importorskip("skia")
    pytest.importorskip("scipy")
    from art.titles.loot_and_recruit.crowds import CROWDS

    return CROWDS


def test_nobody_in_a_tier_is_anothers_double():
    for card, crowd in crowds().items():
        for a, b in combinations(crowd.everybody, 2):
            traits = [(s.head, s.ear, s.nose, s.eyes, s.mouth, s.hat, s.body) for s in (a, b)]
            assert sum(x != y for x, y in zip(*traits, strict=True)) >= 3, (card, traits)


def test_the_table_of_sizes_is_as_baked():
    crowds()
    from art.titles.loot_and_recruit.bake import OUT, baked

    assert OUT.read_text(encoding="utf-8") == baked()


def test_tiers_are_told_apart_without_colour():
    """Key blocks at the size of a tower's tier, all brought to one size: what remains for those who see no teal."""
    crowds()
    import numpy as np
    from PIL import Image

    from art.titles.loot_and_recruit.tiers import tier_block

    keys: dict[str, Any] = {}
    for card in TIER_SIZES:
        key = Image.fromarray(tier_block(card, 0.1).layers["k"]).resize((96, 56))
        flat = np.asarray(key, np.float32)
        flat = flat - flat.mean()
        keys[card] = flat / (np.sqrt((flat * flat).sum()) + 1e-6)
    for (one, a), (other, b) in combinations(keys.items(), 2):
        assert float((a * b).sum()) < 0.7, f"{one} and {other}"

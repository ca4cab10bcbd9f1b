"""The shipped sound files: all there, of the right size, as loud as they should be, made from today's scripts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.ui.effects import EFFECTS
from game.ui.music import STEMS

ROOT = Path(__file__).parents[2] / "sounds"
MANIFEST = json.loads((ROOT / "manifest.json").read_text("utf-8"))
TAKES = [f"effects/{name}_{n}.ogg" for name, effect in EFFECTS.items() for n in range(1, effect.takes + 1)]
TUNES = (
    *("menu", "lobby", "results", "battlegoats", "battlegoats_deploy", "battlegoats_march"),
    *("slayer_slayer", "slayer_slayer_battle", "slayer_slayer_deep"),
    *("goblin_raid", "goblin_raid_battle", "goblin_raid_night"),
    *("loot_and_recruit", "loot_and_recruit_night", "loot_and_recruit_waltz"),
    *("lords_of_hell", "lords_of_hell_battle", "lords_of_hell_fugue"),
)
MUSIC = [f"music/{name}.{stem}.ogg" for name in TUNES for stem in STEMS]
LEAST_AIR, LEAST_WIDTH = -11.5, -9.5
"""dB of a piece: what lies above 2 kHz, what differs between the ears. Most had less before `sounds.music` had its room
and its shelf."""
LONG = {
    "daylight_surface": 4,
    "game_over_dark": 4,
    "role_fanfare": 3,
    "crown_falls": 4,
    "king_deposed": 4,
    "reign_ends": 4,
    "crowning": 4,
    "overlord_crowned": 4,
    "throne_taken": 5,
    "fuse": 3,
    "fortress_crumbles": 3,
}
"""Seconds of the effects that make or end a reign or a match, and of a fuse and a landslide; all others stay under two
and a half."""


@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_has_its_files(name: str) -> None:
    takes = [path for path in (ROOT / "effects").glob(f"{name}_*.ogg") if path.stem.removeprefix(f"{name}_").isdigit()]
    assert len(takes) == EFFECTS[name].takes
    most = 10 * 1024 * LONG[name] if name in LONG else 22 * 1024
    assert all(4_000 <= take.stat().st_size <= most for take in takes)
    assert len({take.read_bytes() for take in takes}) == len(takes)


def test_nothing_is_shipped_that_nobody_knows() -> None:
    on_disk = {str(path.relative_to(ROOT).as_posix()) for path in ROOT.rglob("*.ogg")}
    assert on_disk == {*TAKES, *MUSIC} == set(MANIFEST)


def test_loudness_and_peak() -> None:
    off = {path: MANIFEST[path]["lufs"] - MANIFEST[path]["target"] for path in [*TAKES, *MUSIC]}
    assert {path: lufs for path, lufs in off.items() if abs(lufs) > 0.5} == {}
    peaks = {path: MANIFEST[path]["peak"] for path in off}
    assert {path: peak for path, peak in peaks.items() if peak > -3.0} == {}


@pytest.mark.parametrize("path", MUSIC)
def test_music_loops_without_a_step(path: str) -> None:
    measured = MANIFEST[path]
    assert measured["seconds"] >= 30
    assert measured["seam"] <= 1.5 * measured["median_step"]
    assert (ROOT / path).stat().st_size < 1_100_000


@pytest.mark.parametrize("name", TUNES)
def test_stems_of_a_piece_were_made_together(name: str) -> None:
    """They loop together: one length, one bar, one render. Bright and wide enough for an evening."""
    entries = [MANIFEST[f"music/{name}.{stem}.ogg"] for stem in STEMS]
    assert len({(e["source"], e["seconds"], e["bar"]) for e in entries}) == 1
    bars = entries[0]["seconds"] / entries[0]["bar"]
    assert abs(bars - round(bars)) < 0.002, "whole bars"
    assert entries[0]["air"] >= LEAST_AIR and entries[0]["width"] >= LEAST_WIDTH


def test_no_effect_starts_late() -> None:
    starts = {path: MANIFEST[path]["attack"] for path in TAKES}
    assert {path: attack for path, attack in starts.items() if attack > 0.035} == {}


def test_an_effect_is_as_long_as_its_kind() -> None:
    kinds = {path: path.removeprefix("effects/").rpartition("_")[0] for path in TAKES}
    lengths = {path: MANIFEST[path]["seconds"] for path in TAKES}
    assert {path: long for path, long in lengths.items() if long > LONG.get(kinds[path], 2.5) + 0.1} == {}


def test_a_bounce_is_louder_the_harder_it_is() -> None:
    heard = [MANIFEST[f"effects/dice_bounce_{n}.ogg"]["lufs"] for n in range(1, EFFECTS["dice_bounce"].takes + 1)]
    assert all(2 <= harder - softer <= 4 for softer, harder in zip(heard, heard[1:]))


def test_all_of_it_stays_small() -> None:
    music = sum((ROOT / path).stat().st_size for path in MUSIC)
    assert music < 40_000_000
    assert sum((ROOT / path).stat().st_size for path in MANIFEST) < music + 10_000_000


def test_the_notice_of_the_soundfont_is_there() -> None:
    notice = (ROOT / "LICENSE-musescore-general.txt").read_text("utf-8")
    assert "S. Christian Collins" in notice and "Frank Wen" in notice

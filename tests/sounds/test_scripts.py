"""The scripts that make the sounds. They need the `art` extras."""

from __future__ import annotations

import re

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("scipy")

from game.ui.effects import EFFECTS  # noqa: E402
from game.ui.music import STEMS  # noqa: E402
from sounds import build, instruments, loudness, master, midi, music, synth  # noqa: E402
from sounds.recipes import (  # noqa: E402
    RECIPES,
    goblin_raid,
    hell_battle,
    hell_beats,
    hell_market,
    hell_muster,
    hell_realm,
    hell_rites,
    loot_and_recruit,
)
from sounds.tunes import TUNES  # noqa: E402
from sounds.tunes.notation import BEATS, Player, below, chords, key_of  # noqa: E402


def test_the_scripts_and_the_game_agree_on_names_and_takes() -> None:
    assert {name: recipe.takes for name, recipe in RECIPES.items()} == {n: e.takes for n, e in EFFECTS.items()}


def test_nothing_is_out_of_date() -> None:
    manifest = build._read()
    assert not [job.name for job in build.jobs() if build.stale(job, manifest, build.fingerprint(job))]


@pytest.mark.parametrize(
    "name",
    ["card_flip", "bleat", "power_step", "dice_bounce", "jester_laugh", "assault_large", "topple", "seal_breach"],
)
def test_a_recipe_returns_the_same_samples_for_the_same_seed(name: str) -> None:
    first, again = (build._take(name, RECIPES[name], 2) for _ in range(2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, build._take(name, RECIPES[name], 3)[: len(first)])


LISTS = {
    "Goblin": ((goblin_raid,), ("goblin_raid", "raid_battle", "raid_fates")),
    "Loot & Recruit": ((loot_and_recruit,), ("loot_and_recruit", "loot_towers", "loot_fates")),
    "Lords of Hell": (
        (hell_market, hell_realm, hell_beats, hell_rites, hell_muster, hell_battle),
        ("hell_market", "hell_realm", "hell_beats", "hell_rites", "hell_muster", "hell_battle"),
    ),
}
"""Where a title's moments and effects are listed, and the modules of its effects."""


@pytest.mark.parametrize("title", LISTS)
def test_the_list_of_a_titles_moments_names_what_there_is(title: str) -> None:
    """The table is what a screen is written from: no name in it is wrong, no effect of the title is missing from it."""
    told, modules = LISTS[title]
    lines = [line for module in told for line in (module.__doc__ or "").splitlines() if line.startswith("| ")]
    named = {name for line in lines for name in re.findall(r"`(\w+)`", line.split("|")[2])}
    own = {n for n, r in RECIPES.items() if r.module.rpartition(".")[2] in modules}
    assert named <= set(EFFECTS)
    assert own <= named


@pytest.mark.parametrize(
    ("ladder", "low", "high", "whole"),
    [
        ("bag_count", 250, 900, 8 / 3),
        ("pool_loot", 500, 1300, 2),
        ("pool_attack", 250, 650, 2),
        ("reckoning", 140, 310, 2),
    ],
)
def test_a_ladder_climbs(ladder: str, low: float, high: float, whole: float) -> None:
    """The loudest partial between two bounds rises with every step, by `whole` from the first to the last."""
    heard = []
    for step in range(1, RECIPES[ladder].takes + 1):
        note = build._take(ladder, RECIPES[ladder], step)
        hertz = len(note) / synth.RATE
        spectrum = np.abs(np.fft.rfft(note))[: int(high * hertz)]
        heard.append((int(low * hertz) + int(np.argmax(spectrum[int(low * hertz) :]))) / hertz)
    assert heard == sorted(heard)
    assert heard[-1] / heard[0] == pytest.approx(whole, rel=0.05)


def test_a_file_depends_on_its_recipe_and_not_on_the_others() -> None:
    used = build.sources("sounds.recipes.goats")
    assert {"sounds.recipes.goats", "sounds.recipes.voices", "sounds.synth"} <= used
    assert "sounds.recipes.brass" not in used


def test_loudness_of_a_known_tone() -> None:
    tone = np.sin(2 * np.pi * 997 * np.arange(3 * synth.RATE) / synth.RATE)
    assert loudness.integrated(np.stack([tone, 0 * tone], axis=1), synth.RATE) == pytest.approx(-3.01, abs=0.05)
    assert loudness.active(tone, synth.RATE) == pytest.approx(-3.01, abs=0.05)


def test_the_limiter_never_passes_its_ceiling_and_leaves_the_rest_alone() -> None:
    x = np.linspace(-4, 4, 1001)
    y = synth.limit(x, 0.7, 0.5)
    assert np.abs(y).max() <= 0.7
    small = np.abs(x) <= 0.35
    assert np.array_equal(y[small], x[small])
    assert (np.diff(y) >= 0).all()


def test_repitch_moves_the_pitch() -> None:
    tone = synth.sine(1000.0, 0.5)
    moved = synth.repitch(tone, 1.04)
    peak = np.argmax(np.abs(np.fft.rfft(moved))) * synth.RATE / len(moved)
    assert peak == pytest.approx(1040, abs=4)


def test_fold_brings_the_tail_to_the_start() -> None:
    played = np.zeros((synth.RATE + 10, 2))
    played[synth.RATE + 3] = 1.0
    folded = music.fold(played, 1.0)
    assert len(folded) == synth.RATE
    assert folded.max() > 0.9


@pytest.mark.parametrize("name", TUNES)
def test_a_tune_fills_its_bars(name: str) -> None:
    tune = TUNES[name]
    parts = tune.parts()
    assert parts and len({part.channel for part in parts}) == len(parts)
    last = max(note.start for part in parts for note in part.notes)
    assert (tune.bars - 1) * tune.beats <= last < tune.bars * tune.beats
    assert set(tune.stems) == set(STEMS), "every piece has all its layers"
    assert {part.model for part in parts} <= {"", *instruments.MODELS}
    assert all(0 < note.key < 128 and note.length > 0 for part in parts for note in part.notes)
    assert midi.song(parts, tune.bpm, tune.bars * BEATS) == midi.song(tune.parts(), tune.bpm, tune.bars * BEATS)


def test_the_menu_lasts_twice_the_loop_of_the_art_bible() -> None:
    assert TUNES["menu"].seconds == pytest.approx(60.0)


def test_notation() -> None:
    assert [key_of(name) for name in ("C4", "F#4", "Bb3")] == [60, 66, 58]
    assert [chord.root for chord in chords("G | Am D7")] == [7, 7, 7, 7, 9, 9, 2, 2]
    assert below(chords("G"), "D5:2 r:1 B4:1") == "B4:2 r:1 G4:1"
    with pytest.raises(ValueError, match="lasts 3"):
        Player(midi.Part(0, 0)).line("C4:3", 0)
    with pytest.raises(ValueError, match="cannot read"):
        Player(midi.Part(0, 0)).line("H4:4", 0)


@pytest.mark.parametrize("model", instruments.MODELS)
def test_an_instrument_of_ours_is_in_tune_and_the_same_every_time(model: str) -> None:
    part = midi.Part(0, 1, model=model)
    notes = [midi.Note(0.0, 2.0, 69, 84)]
    heard = instruments.play(part, notes, 120, 1.0)
    assert np.array_equal(heard, instruments.play(part, notes, 120, 1.0))
    spectrum = np.abs(np.fft.rfft(heard[:, 0] * np.hanning(len(heard)), 4 * len(heard)))
    hertz = 4 * len(heard) / synth.RATE
    low, high = int(400 * hertz), int(480 * hertz)
    assert (low + np.argmax(spectrum[low:high])) / hertz == pytest.approx(440, abs=4)


def test_stems_are_cut_at_one_place_and_limited_by_one_gain() -> None:
    """Their sum is what was meant, and each keeps its place in it."""
    t = np.arange(synth.RATE) / synth.RATE
    loops = {"bed": np.stack([np.sin(2 * np.pi * 110 * t)] * 2, axis=1)}
    loops["tune"] = np.stack([np.sin(2 * np.pi * 523 * t + 1)] * 2, axis=1) * (t < 0.5)[:, None]
    cut = music.quiet_cut(loops)
    turn = next(k for k in range(synth.RATE) if np.array_equal(np.roll(loops["bed"], k, axis=0), cut["bed"]))
    assert 0 < turn < synth.RATE * 0.03
    assert np.array_equal(np.roll(loops["tune"], turn, axis=0), cut["tune"])
    held = master._held_down(loops, 0.5)
    assert np.abs(held["bed"] + held["tune"]).max() <= 0.5 + 1e-4
    loud = np.abs(loops["bed"]) > 0.1
    gains = (held["bed"] / np.where(loud, loops["bed"], 1))[loud]
    assert 0 < gains.min() < gains.max() <= 0.5 + 1e-4


def test_a_waltz_has_three_beats() -> None:
    player = Player(midi.Part(0, 0), bar_beats=3)
    player.line("C4:1 D4:1 E4:1 | F4:3", 2)
    assert [round(note.start) for note in player.part.notes] == [6, 7, 8, 9]
    with pytest.raises(ValueError, match="lasts 4"):
        player.line("C4:4", 0)
    assert len(chords("G | D7", 3)) == 6

"""What is heard at run time, on the dummy audio driver."""

from __future__ import annotations

import json
import logging
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pygame = pytest.importorskip("pygame")

from game.ui.effects import EFFECTS, FAMILIES  # noqa: E402
from game.ui.jukebox import CHANNELS, EFFECTS_S, KEPT_S, Deck, Ducker, Library, Piece  # noqa: E402
from game.ui.mixing import BEHIND, USUAL  # noqa: E402
from game.ui.music import REST_S, ROUNDS, STEMS, Music, Programme, levels  # noqa: E402
from game.ui.sound import VOICES, Sounds, gain_of  # noqa: E402
from tests.patience import PATIENCE  # noqa: E402

ROOT = Path(__file__).parents[2] / "sounds"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    made = Sounds(root=ROOT, clock=clock)
    assert made.open()
    yield made
    made.close()


def settle(sounds: Sounds, until: str | None, seconds: float = PATIENCE) -> None:
    """Run frames until a piece is on a deck."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sounds.update(0.02)
        if any(deck.name == until for deck in sounds._jukebox.decks):
            return
        time.sleep(0.005)
    raise AssertionError(f"{until} never started")


def names(sounds: Sounds) -> list[str | None]:
    """What sounds on the decks; a piece that rests does not."""
    return [None if deck.resting else deck.name for deck in sounds._jukebox.decks]


# --- without a device


def test_before_open_everything_is_quietly_refused() -> None:
    sounds = Sounds(root=Path("nowhere"))
    assert not sounds.play("horn")
    sounds.music(Music(("menu",)))
    sounds.update(0.016)
    sounds.set_focus(False)
    sounds.stop("horn")
    sounds.preload(["horn"])
    sounds.enabled = False
    sounds.close()


def test_no_device_is_one_line_in_the_log(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds = Sounds(root=ROOT)
    with caplog.at_level(logging.INFO):
        assert not sounds.open()
        assert not sounds.open()
        for _ in range(3):
            assert not sounds.play("card_flip")
            sounds.music(Music(("menu",)))
            sounds.update(0.1)
    assert len(caplog.records) == 1
    sounds.close()


def test_a_missing_file_is_silence_said_once(sounds: Sounds, caplog: pytest.LogCaptureFixture, clock: Clock) -> None:
    with caplog.at_level(logging.INFO):
        for _ in range(7):
            assert not sounds.play("no_such_effect")
            clock.now += 1
    assert len(caplog.records) == 1  # not one for each take, and never again
    sounds.music(Music(("no_such_piece",)))
    for _ in range(20):
        sounds.update(0.02)
        time.sleep(0.002)
    assert names(sounds) == [None, None]


def test_importing_needs_no_numpy_and_opens_nothing() -> None:
    code = "import sys; from game.ui.sound import Sounds; Sounds(); import pygame; "
    code += "assert 'numpy' not in sys.modules or not pygame.mixer.get_init(); assert not pygame.mixer.get_init()"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT.parent, capture_output=True)


def test_no_file_is_opened_before_its_first_use(sounds: Sounds) -> None:
    assert not sounds._library._held
    assert sounds.play("tab")
    assert list(sounds._library._held) == ["effects/tab_1.ogg"]


# --- effects


def test_every_effect_of_the_table_can_be_played(sounds: Sounds, clock: Clock) -> None:
    for name, effect in EFFECTS.items():
        for _ in range(effect.takes):
            assert sounds.play(name), name
            clock.now += 1
            pygame.mixer.stop()


def test_takes_come_round_in_turn(sounds: Sounds) -> None:
    assert [sounds.next_take("card_flip") for _ in range(5)] == [1, 2, 3, 1, 2]
    assert sounds.next_take("card_deal") == 1


def test_a_ladder_is_climbed_by_number(sounds: Sounds) -> None:
    assert [sounds.next_take("power_step", step) for step in (0, 1, 5, 8, 12)] == [1, 1, 5, 8, 8]
    assert sounds.next_take("power_step") == 1


def test_copies_of_an_effect_are_limited(sounds: Sounds, clock: Clock) -> None:
    heard = 0
    for _ in range(10):
        heard += sounds.play("bleat")
        clock.now += 0.2
    assert heard == EFFECTS["bleat"].copies == sounds.copies("bleat")


def test_an_effect_does_not_start_twice_in_its_gap(sounds: Sounds, clock: Clock) -> None:
    assert sounds.play("coin")
    assert not sounds.play("coin")
    clock.now += EFFECTS["coin"].gap + 0.001
    assert sounds.play("coin")


def test_further_copies_are_softer(sounds: Sounds, clock: Clock) -> None:
    for _ in range(3):
        sounds.play("bleat")
        clock.now += 1
    levels = [pygame.mixer.Channel(number).get_volume() for number in range(CHANNELS, CHANNELS + 3)]
    assert levels[0] > levels[1] > levels[2]


def test_when_all_channels_are_taken_the_heavier_effect_wins(sounds: Sounds) -> None:
    for number in range(CHANNELS, CHANNELS + VOICES):
        piece = sounds._library.get("effects/horn_1.ogg")
        assert piece is not None
        pygame.mixer.Channel(number).play(piece)
        sounds._mix.start(number, "card_flip", 99.0, -26.0, 0.2, 1.0)
    assert not sounds.play("hover")
    assert sounds.play("win")
    assert sounds.copies("win") == 1


def test_pan_leaves_something_on_either_side(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[float, ...]] = []

    class Channel:
        def __init__(self, number: int) -> None: ...

        def get_busy(self) -> bool:
            return False

        def play(self, piece: object) -> None: ...

        def stop(self) -> None: ...

        def get_volume(self) -> float:
            return 1.0

        def set_volume(self, *volume: float) -> None:
            set_to.append(volume)

    monkeypatch.setattr(pygame.mixer, "Channel", Channel)
    sounds.effects_volume = 1.0
    assert sounds.play("stamp", pan=-5)
    assert sounds.play("button")
    assert set_to[0] == pytest.approx((1.0, 0.3))
    assert len(set_to[1]) == 1


def test_stop_ends_a_drum_roll(sounds: Sounds) -> None:
    assert sounds.play("drumroll")
    sounds.stop("drumroll", fade=0.01)
    end = time.monotonic() + PATIENCE
    while sounds.copies("drumroll") and time.monotonic() < end:
        time.sleep(0.01)
    assert sounds.copies("drumroll") == 0


# --- volumes


def test_three_volumes_are_separate(sounds: Sounds) -> None:
    sounds.effects_volume, sounds.voices_volume, sounds.music_volume = 0.5, 0.25, 1.0
    assert sounds.volume_of("stamp") == pytest.approx(gain_of(0.5))
    assert sounds.volume_of("bleat") == sounds.volume_of("cackle") == pytest.approx(gain_of(0.25))
    assert sounds.music_gain() == pytest.approx(1.0)
    sounds.voices_volume = 0
    assert not sounds.play("bleat")
    assert sounds.play("stamp")


@pytest.mark.parametrize(("slider", "gain"), [(-1, 0), (0, 0), (0.25, 0.125), (1, 1), (7, 1)])
def test_the_curve_of_a_slider(slider: float, gain: float) -> None:
    assert gain_of(slider) == pytest.approx(gain)


def test_switched_off_and_on(sounds: Sounds) -> None:
    sounds.enabled = False
    assert not sounds.play("stamp")
    sounds.enabled = True
    assert sounds.play("stamp")


def test_losing_the_focus(sounds: Sounds) -> None:
    sounds.set_focus(False)
    assert sounds.play("stamp")  # heard, because the setting is off
    sounds.mute_unfocused = True
    assert not sounds.play("button")
    sounds.update(1.0)
    assert sounds.music_gain() == 0
    sounds.set_focus(True)
    sounds.update(1.0)
    assert sounds.music_gain() == pytest.approx(gain_of(sounds.music_volume))
    assert sounds.play("button")


# --- ducking


def test_ducking_is_six_decibels_for_a_quarter_of_a_second() -> None:
    ducker = Ducker()
    ducker.duck(0.25)
    ducker.update(0.05)
    assert ducker.gain == pytest.approx(0.501, abs=0.001)
    ducker.update(0.19)
    assert ducker.gain == pytest.approx(0.501, abs=0.001)
    ducker.update(0.02)
    assert 0.501 < ducker.gain < 0.6
    ducker.update(0.4)
    assert ducker.gain == 1.0


@pytest.mark.parametrize("steps", [1, 3, 60])
def test_ducking_does_not_depend_on_the_frame_rate(steps: int) -> None:
    ducker = Ducker()
    ducker.duck(0.25)
    for _ in range(steps):
        ducker.update(0.40 / steps)
    assert ducker.gain == pytest.approx(0.501 + 0.499 * 0.15 / 0.3, abs=0.002)


def test_horn_and_clash_duck_and_a_card_does_not(sounds: Sounds) -> None:
    sounds.play("card_flip")
    assert sounds.ducker.left == 0
    for name in ("horn", "clash"):
        sounds.ducker.left = 0
        assert sounds.play(name)
        assert sounds.ducker.left == pytest.approx(0.25)


def test_all_else_is_turned_down_for_a_climax(sounds: Sounds) -> None:
    assert sounds.play("bleat")
    before = pygame.mixer.Channel(CHANNELS).get_volume()
    assert sounds.play("win")
    assert pygame.mixer.Channel(CHANNELS).get_volume() == pytest.approx(before * BEHIND, abs=0.02)
    assert sounds.ducker.left == EFFECTS["win"].duck


def test_of_a_family_only_so_many_are_heard(sounds: Sounds, clock: Clock) -> None:
    blows = [name for name, effect in EFFECTS.items() if effect.family == "blow" and effect.weight == 3]
    for name in blows:
        clock.now += 0.01
        sounds.play(name)
    assert sum(sounds.copies(name) for name in blows) == FAMILIES["blow"]


def test_levels_come_from_the_manifest_and_a_game_without_it_sounds_too(
    sounds: Sounds, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert sounds._library.level("effects/win_1.ogg") == pytest.approx(-20, abs=0.3)
    assert sounds._library.level("effects/no_such_effect_1.ogg") == USUAL
    bare = Sounds(root=tmp_path)
    with caplog.at_level(logging.INFO):
        assert [bare._library.level("effects/win_1.ogg") for _ in range(3)] == [USUAL] * 3
    assert len(caplog.records) == 1


# --- music


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Little pieces of four seconds, a second to the bar: `one` and `two` in three stems, `three` in one file."""
    root = tmp_path_factory.mktemp("sounds")
    (root / "music").mkdir()
    names = [f"music/{name}.{stem}.ogg" for name in ("one", "two") for stem in STEMS] + ["music/three.ogg"]
    for name in names:
        shutil.copy(ROOT / "effects/daylight_surface_1.ogg", root / name)
    (root / "manifest.json").write_text(json.dumps({name: {"lufs": -20, "bar": 1.0} for name in names}))
    return root


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch, clock: Clock, shelf: Path) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    made = Sounds(root=shelf, clock=clock)
    assert made.open()
    yield made
    made.close()


def play(sounds: Sounds, name: str, tension: float = 0.4) -> Deck:
    """Want this piece until it is heard alone; the deck that it is on."""
    sounds.music(Music((name,), tension))
    settle(sounds, name)
    run(sounds, 1.6)
    return next(deck for deck in sounds._jukebox.decks if deck.name == name)


def run(sounds: Sounds, seconds: float) -> None:
    for _ in range(round(seconds / 0.1)):
        sounds.update(0.1)


def test_music_fades_across_at_the_end_of_a_bar(little: Sounds) -> None:
    deck = play(little, "one")
    little.music(Music(("two",)))
    while "two" not in little._jukebox._ready:
        little.update(0.0)
    while deck.age % 1 < 0.5:
        little.update(0.05)
    little.update(0.05)
    assert names(little) == ["one", None], "it waits for the bar"
    run(little, 0.6)
    assert names(little) == ["one", "two"]
    run(little, 1.6)
    assert names(little) == [None, "two"]
    little.music(None)
    run(little, 1.6)
    assert names(little) == [None, None]


def test_asking_again_changes_nothing_and_coming_back_turns_the_fade(little: Sounds) -> None:
    deck = play(little, "one")
    little.music(Music(("one",), 0.9))
    little.update(0.1)
    assert deck.fade == 1.0
    little.music(None)
    run(little, 0.5)
    assert 0 < deck.fade < 1
    little.music(Music(("one", "two")))
    run(little, 1.6)
    assert deck.name == "one" and deck.fade == 1.0
    assert names(little).count("one") == 1


def test_a_piece_plays_on_until_the_next_is_unpacked(little: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = play(little, "one")
    unpacked, get = threading.Event(), little._library.get

    def slow(path: str) -> pygame.mixer.Sound | None:
        unpacked.wait(60)
        return get(path)

    monkeypatch.setattr(little._library, "get", slow)
    little.music(Music(("two",)))
    run(little, 5.0)
    assert names(little) == ["one", None] and deck.fade == 1.0
    unpacked.set()
    settle(little, "two", 60)
    run(little, 1.6)
    assert names(little) == [None, "two"]


def test_a_piece_goes_on_where_it_was(little: Sounds) -> None:
    """A battle between two looks at the map: neither piece begins anew, and none is read from the disk again."""
    deck = play(little, "one")
    piece, age = deck.piece, deck.age
    for name in ("two", "one", "two", "one"):
        play(little, name)
    assert deck.piece is piece and deck.age > age + 4 and deck.fade == 1.0
    play(little, "three")  # a third piece takes the deck of the one that is not heard
    assert sorted(deck.name or "" for deck in little._jukebox.decks) == ["one", "three"]
    run(little, KEPT_S)
    assert [deck.name for deck in little._jukebox.decks if deck.name] == ["three"], "what nobody hears is given back"
    assert set(little._jukebox._ready) == {"three"}


def test_a_piece_ends_and_the_next_comes_after_a_rest(little: Sounds) -> None:
    deck = play(little, "one")
    little.music(Music(("one", "two")))
    assert deck.piece is not None
    run(little, ROUNDS * deck.piece.seconds - deck.age + 0.5)
    assert names(little) == [None, None] and little.playing is None
    run(little, REST_S - 2)
    assert little.playing is None
    run(little, 2)
    assert little.playing == "two"


def test_drums_come_with_danger_slowly_and_from_the_next_bar(little: Sounds) -> None:
    deck = play(little, "one", tension=0.0)
    drums = pygame.mixer.Channel(deck.number + STEMS.index("drums"))
    bed = pygame.mixer.Channel(deck.number)
    assert drums.get_volume() == 0 < bed.get_volume()
    while 0.05 < deck.age % 1 < 0.95:
        little.update(0.05)
    little.update(0.1)
    little.music(Music(("one",), 1.0))
    run(little, 0.5)
    assert deck.levels["drums"] == 0, "the bar is played out"
    run(little, 1.0)
    assert 0 < deck.levels["drums"] < 1
    run(little, 2.5)
    assert deck.levels["drums"] == 1 and drums.get_volume() > 0


def test_all_stems_sound_and_one_file_is_heard_whole(little: Sounds) -> None:
    deck = play(little, "one")
    busy = [pygame.mixer.Channel(deck.number + index).get_busy() for index in range(len(STEMS))]
    assert all(busy)
    whole = play(little, "three", tension=0.0)
    assert pygame.mixer.Channel(whole.number).get_volume() == pytest.approx(gain_of(little.music_volume), abs=0.02)


def test_a_stem_that_started_late_is_started_again(little: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its call took longer than a buffer may last: it could be behind the others."""
    deck = play(little, "one")
    piece = deck.piece
    assert isinstance(piece, Piece)
    ticks = iter([0.0, 0.2, *(0.3 for _ in range(20))])
    monkeypatch.setattr("game.ui.jukebox.time.perf_counter", lambda: next(ticks))
    deck.start(piece, 0.0)
    assert len(list(ticks)) == 22 - 2 * (len(STEMS) + 1)


def test_music_comes_back_after_it_was_switched_off(little: Sounds) -> None:
    play(little, "one")
    little.enabled = False
    little.update(0.1)
    assert names(little) == [None, None]
    little.enabled = True
    settle(little, "one")


def test_closing_while_music_loads(little: Sounds) -> None:
    little.music(Music(("two",)))
    little.update(0.01)
    little.close()
    assert not little.works


def test_pieces_are_taken_by_turns() -> None:
    programme = Programme()
    heard = []
    programme.wanted = Music(("a", "b", "c"))
    for _ in range(6):
        programme.update(REST_S)
        heard.append(programme.piece)
        programme.over()
    assert heard == ["a", "b", "c", "a", "b", "c"]


def test_a_change_of_pieces_ends_a_rest_and_one_that_is_wanted_too_goes_on() -> None:
    programme = Programme()
    programme.wanted = Music(("map", "both"))
    programme.update(0.1)
    programme.over()
    programme.update(1.0)
    assert programme.piece is None
    programme.wanted = Music(("battle", "both"))
    programme.update(0.1)
    assert programme.piece == "battle"
    programme.wanted = Music(("map", "both"))
    programme.update(0.1, kept=("battle", "map"))
    assert programme.piece == "map", "what still runs is gone back to"


def test_the_mix_follows_tension_and_the_round() -> None:
    assert levels(0.0, 0)["drums"] == 0 and levels(1.0, 0)["drums"] == 1
    assert levels(0.0, 1)["tune"] < levels(0.0, 0)["tune"] == levels(0.0, 2)["tune"]
    assert levels(1.0, 1)["tune"] == 1, "no tune steps aside when it is being decided"
    assert all(0 < levels(t / 10, r)["bed"] <= 1 for t in range(11) for r in range(ROUNDS))


def test_mono_is_one_channel_of_the_device_and_the_same_at_every_side(sounds: Sounds) -> None:
    """One ear is enough: SDL mixes both sides into one, so nothing is lost of either."""
    assert sounds.open() and pygame.mixer.get_init()[2] == 2
    sounds.mono = True
    assert sounds.works and pygame.mixer.get_init()[2] == 1, "it changes while the game runs"
    assert sounds.play("stamp", pan=-1)
    number = next(iter(sounds._mix.sounding))
    assert pygame.mixer.Channel(number).get_volume() > 0
    sounds.mono = False
    assert pygame.mixer.get_init()[2] == 2


def test_effects_that_were_not_heard_for_longest_are_given_back() -> None:
    """A game has some hundred effects, of which an evening would unpack most."""
    pygame.mixer.init()
    library = Library(ROOT)
    paths = sorted(f"effects/{path.name}" for path in (ROOT / "effects").glob("*.ogg"))
    music = library.get("music/menu.bed.ogg")
    first = library.get(paths[0])
    for path in paths[1:]:
        assert library.get(path) is not None
        assert library.get(paths[-1]) is library.get(paths[-1])
    kept = [sound for path, sound in library._held.items() if sound is not None and path.startswith("effects/")]
    assert (
        sum(sound.get_length() for sound in kept)
        <= EFFECTS_S
        < sum(
            library.get(path).get_length()  # type: ignore[union-attr]
            for path in paths
        )
    )
    assert library.get(paths[0]) is not first and library.get("music/menu.bed.ogg") is music

"""What is heard at run time, on the dummy audio driver."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pygame = pytest.importorskip("pygame")

from game.ui.effects import EFFECTS, FAMILIES  # noqa: E402
from game.ui.jukebox import DECKS, EFFECTS_S, Ducker, Library  # noqa: E402
from game.ui.mixing import BEHIND, USUAL  # noqa: E402
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
    sounds.music("menu")
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
            sounds.music("menu")
            sounds.update(0.1)
    assert len(caplog.records) == 1
    sounds.close()


def test_a_missing_file_is_silence_said_once(sounds: Sounds, caplog: pytest.LogCaptureFixture, clock: Clock) -> None:
    with caplog.at_level(logging.INFO):
        for _ in range(7):
            assert not sounds.play("no_such_effect")
            clock.now += 1
    assert len(caplog.records) == 1  # not one for each take, and never again
    sounds.music("no_such_piece")
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
    levels = [pygame.mixer.Channel(number).get_volume() for number in range(DECKS, DECKS + 3)]
    assert levels[0] > levels[1] > levels[2]


def test_when_all_channels_are_taken_the_heavier_effect_wins(sounds: Sounds) -> None:
    for number in range(DECKS, DECKS + VOICES):
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
    before = pygame.mixer.Channel(DECKS).get_volume()
    assert sounds.play("win")
    assert pygame.mixer.Channel(DECKS).get_volume() == pytest.approx(before * BEHIND, abs=0.02)
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


def test_music_fades_across(sounds: Sounds) -> None:
    sounds.music("menu")
    settle(sounds, "menu")
    sounds.update(5.0)
    sounds.music("battlegoats")
    settle(sounds, "battlegoats")
    sounds.update(0.3)
    assert set(names(sounds)) == {"menu", "battlegoats"}
    sounds.update(5.0)
    sounds.update(0.02)
    assert set(names(sounds)) == {None, "battlegoats"}
    sounds.music(None)
    sounds.update(5.0)
    assert names(sounds) == [None, None]


def test_asking_again_changes_nothing_and_coming_back_turns_the_fade(sounds: Sounds) -> None:
    sounds.music("menu")
    settle(sounds, "menu")
    sounds.update(5.0)
    deck = next(deck for deck in sounds._jukebox.decks if deck.name == "menu")
    sounds.music("menu")
    sounds.update(0.1)
    assert deck.fade == 1.0
    sounds.music(None)
    sounds.update(0.5)
    assert 0 < deck.fade < 1
    sounds.music("menu")
    sounds.update(5.0)
    assert deck.name == "menu" and deck.fade == 1.0
    assert names(sounds).count("menu") == 1


def test_a_piece_plays_on_until_the_next_is_unpacked(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds.music("menu")
    settle(sounds, "menu")
    sounds.update(5.0)
    unpacked, get = threading.Event(), sounds._library.get

    def slow(path: str) -> pygame.mixer.Sound | None:
        unpacked.wait(60)
        return get(path)

    monkeypatch.setattr(sounds._library, "get", slow)
    sounds.music("battlegoats")
    for _ in range(50):
        sounds.update(0.1)
    assert set(names(sounds)) == {"menu", None}
    assert max(deck.fade for deck in sounds._jukebox.decks) == 1.0
    unpacked.set()
    settle(sounds, "battlegoats", 60)
    sounds.update(5.0)
    sounds.update(0.02)
    assert set(names(sounds)) == {"battlegoats", None}


def test_a_piece_goes_on_where_it_was(sounds: Sounds) -> None:
    """A battle between two looks at the map: neither piece begins anew, and none is read from the disk again."""
    sounds.music("menu")
    settle(sounds, "menu")
    sounds.update(5.0)
    deck = next(deck for deck in sounds._jukebox.decks if deck.name == "menu")
    piece = pygame.mixer.Channel(deck.number).get_sound()
    for name in ("battlegoats", "menu", "battlegoats", "menu"):
        sounds.music(name)
        settle(sounds, name)
        sounds.update(5.0)
        sounds.update(0.02)
        assert names(sounds).count(name) == 1 and names(sounds).count(None) == 1
    assert pygame.mixer.Channel(deck.number).get_sound() is piece
    assert deck.name == "menu" and deck.fade == 1.0
    sounds.music("slayer_slayer")  # a third piece takes the deck of the one that rests
    settle(sounds, "slayer_slayer")
    sounds.update(5.0)
    assert sorted(deck.name or "" for deck in sounds._jukebox.decks) == ["menu", "slayer_slayer"]


def test_music_comes_back_after_it_was_switched_off(sounds: Sounds) -> None:
    sounds.music("menu")
    settle(sounds, "menu")
    sounds.enabled = False
    sounds.update(0.1)
    assert names(sounds) == [None, None]
    sounds.enabled = True
    settle(sounds, "menu")


def test_closing_while_music_loads(sounds: Sounds) -> None:
    sounds.music("battlegoats")
    sounds.update(0.01)
    sounds.close()
    assert not sounds.works


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
    music = library.get("music/menu.ogg")
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
    assert library.get(paths[0]) is not first and library.get("music/menu.ogg") is music

"""What is to be heard: effects by name, one piece of music at a time, and never an exception.

`Sounds` does nothing until `open()`, opens no file before its first use, and without an audio device it is simply
silent. Loudness is settled when the files are made (see sounds/README.md); here are only the player's volumes.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.ui.jukebox import DECKS, Ducker, Jukebox, Library, towards

log = logging.getLogger(__name__)

RATE, BUFFER = 44_100, 512
VOICES = 16
"""Mixer channels for effects; the music has its own."""
FOCUS_FADE = 0.25
CURVE = 1.5
"""A slider at one half sounds half as loud: gain = slider ** CURVE."""
COPY_GAIN = 0.75
"""Each further copy of an effect that is still sounding starts this much softer."""
CROWD_GAIN = 0.95
"""And this much softer for anything else that is sounding, so that a busy table does not shout."""
WIDTH = 0.7
"""How much of a full turn to one side `pan` may take: nothing leaves the other ear altogether."""


@dataclass(frozen=True, slots=True)
class Effect:
    """How an effect behaves among others."""

    takes: int = 3
    copies: int = 3
    """How many may sound at once; one more is left out."""
    gap: float = 0.03
    """Seconds before the same effect may start again."""
    weight: int = 1
    """When every channel is taken, a heavier effect takes the place of a lighter one."""
    voice: bool = False
    """One of the voices of the table, which have a volume of their own."""
    duck: float = 0.0
    """Seconds for which the music steps back."""


EFFECTS: dict[str, Effect] = {
    "card_flip": Effect(copies=4),
    "card_slide": Effect(),
    "card_deal": Effect(copies=4),
    "land_card": Effect(),
    "paper_turn": Effect(copies=1, gap=0.1),
    "stamp": Effect(weight=2),
    "button": Effect(copies=2, weight=2),
    "hover": Effect(copies=1, gap=0.06, weight=0),
    "tab": Effect(copies=2),
    "error": Effect(copies=1, gap=0.15, weight=2),
    "ready_drum": Effect(copies=2, weight=2),
    "tick": Effect(copies=1, gap=0.2),
    "turn_gong": Effect(copies=1, gap=0.5, weight=4),
    "toast": Effect(copies=1, gap=0.3, weight=2),
    "chat": Effect(copies=1, gap=0.3),
    "seat_join": Effect(copies=2, gap=0.1, weight=2),
    "seat_leave": Effect(copies=2, gap=0.1, weight=2),
    "coin": Effect(gap=0.05),
    "d20": Effect(copies=2, weight=3),
    "d6": Effect(gap=0.05, weight=2),
    "clash": Effect(copies=2, gap=0.06, weight=3, duck=0.25),
    "tie_crash": Effect(copies=1, weight=3, duck=0.25),
    "butt": Effect(copies=2, weight=3),
    "explosion": Effect(copies=2, gap=0.08, weight=3, duck=0.4),
    "horn": Effect(copies=1, gap=0.3, weight=4, duck=0.25),
    "drumroll": Effect(copies=1, gap=0.3, weight=3),
    "win": Effect(copies=1, gap=0.5, weight=5, duck=1.6),
    "lose": Effect(copies=1, gap=0.5, weight=5, duck=1.6),
    "sting": Effect(copies=1, gap=0.3, weight=3, duck=0.8),
    "cackle": Effect(copies=2, gap=0.15, weight=2, voice=True),
    "crowd_ooh": Effect(copies=1, gap=0.3, weight=2, voice=True),
    "bleat": Effect(gap=0.12, weight=2, voice=True),
    "bleat_sad": Effect(copies=2, gap=0.12, weight=2, voice=True),
    "pig_launch": Effect(copies=1, gap=0.2, weight=3, voice=True),
    "mist": Effect(copies=1, gap=0.2, weight=2),
    "shell_shuffle": Effect(copies=1, gap=0.2, weight=2),
    "side_step": Effect(copies=2, weight=2),
    "ballista": Effect(copies=1, gap=0.2, weight=3),
    "power_step": Effect(takes=8, copies=2, gap=0.025, weight=2),
    "dice_throw": Effect(copies=2, gap=0.1, weight=3),
    "dice_bounce": Effect(takes=5, copies=5, gap=0.015, weight=2),
    "dice_settle": Effect(copies=2, gap=0.05, weight=2),
    "dice_win": Effect(copies=1, gap=0.3, weight=4, duck=0.5),
    "dice_lose": Effect(copies=1, gap=0.3, weight=4, duck=0.5),
    "bet_drum": Effect(copies=1, gap=0.3, weight=3),
    "door_creak_open": Effect(copies=1, gap=0.3, weight=2),
    "door_slam": Effect(copies=1, gap=0.3, weight=3, duck=0.25),
    "climb_floor": Effect(copies=1, gap=0.5, weight=2),
    "vote_drop": Effect(gap=0.06),
    "horde_shuffle": Effect(copies=1, gap=0.3, weight=2),
    "minion_thump": Effect(copies=3, gap=0.05, weight=2),
    "reveal_tick": Effect(takes=8, copies=3, gap=0.04, weight=2),
    "discard_whoosh": Effect(gap=0.06),
    "feat_works": Effect(copies=2, gap=0.08, weight=2),
    "feat_disabled": Effect(copies=2, gap=0.08, weight=2),
    "jester_laugh": Effect(copies=2, gap=0.3, weight=3, voice=True),
    "plan_b": Effect(copies=1, gap=0.3, weight=3, duck=0.8),
    "shield_wall": Effect(copies=1, gap=0.2, weight=3, duck=0.25),
    "raise_dead": Effect(copies=1, gap=0.2, weight=3),
    "blood_rite": Effect(copies=1, gap=0.3, weight=3),
    "victory_horde": Effect(copies=1, gap=0.5, weight=5, duck=1.4),
    "round_lost": Effect(copies=1, gap=0.5, weight=5, duck=1.4),
    "survivor_cheer": Effect(copies=2, gap=0.1, weight=2, voice=True),
    "tombstone_fall": Effect(copies=2, gap=0.2, weight=4, duck=0.5),
    "tragedy": Effect(copies=1, gap=0.5, weight=4, duck=0.8),
    "store_bell": Effect(copies=1, gap=0.5, weight=2),
    "purchase": Effect(copies=2, gap=0.1, weight=2),
    "event_bell": Effect(copies=1, gap=0.5, weight=3, duck=0.6),
    "stake": Effect(copies=2, gap=0.1, weight=2),
    "gold_coins": Effect(copies=2, gap=0.1, weight=2),
    "trophy_snip": Effect(copies=2, gap=0.08, weight=2),
    "loot_ping": Effect(gap=0.06),
    "loot_contested": Effect(copies=1, gap=0.2, weight=3),
    "objective_reveal": Effect(copies=2, gap=0.2, weight=3),
    "daylight_surface": Effect(takes=1, copies=1, gap=1.0, weight=5, duck=3.2),
    "game_over_dark": Effect(takes=1, copies=1, gap=1.0, weight=5, duck=3.2),
    "march_feet": Effect(copies=2, gap=0.25),
    "march_hooves": Effect(copies=2, gap=0.25),
    "halt": Effect(copies=1, gap=0.1),
    "counter_down": Effect(gap=0.04),
    "counter_flip": Effect(copies=4, gap=0.05),
    "stack_fan": Effect(copies=1, gap=0.12, weight=0),
    "spotted": Effect(copies=1, gap=0.2, weight=2),
    "alarm_bell": Effect(copies=1, gap=0.5, weight=4, duck=0.8),
    "plunder_sack": Effect(copies=2, gap=0.08, weight=2),
    "looted_stamp": Effect(copies=2, gap=0.08, weight=2),
    "bag_drop": Effect(copies=2, gap=0.08, weight=2),
    "home_cheer": Effect(copies=1, gap=0.2, weight=3, voice=True),
    "cave_in": Effect(copies=2, gap=0.1, weight=2),
    "bag_count": Effect(takes=8, copies=3, gap=0.04, weight=2),
    "site_ruined": Effect(copies=1, gap=0.3, weight=3, duck=0.4),
    "map_enter": Effect(copies=1, gap=0.2, weight=2),
    "map_leave": Effect(copies=1, gap=0.2, weight=2),
    "battle_declared": Effect(copies=2, gap=0.1, weight=2),
    "battle_opens": Effect(copies=1, gap=0.3, weight=4, duck=0.4),
    "volley_bows": Effect(copies=2, gap=0.1, weight=3),
    "volley_slings": Effect(copies=2, gap=0.1, weight=3),
    "volley_misses": Effect(copies=2, gap=0.1, weight=2),
    "assault_small": Effect(copies=2, gap=0.1, weight=3, duck=0.25),
    "assault_large": Effect(copies=1, gap=0.1, weight=3, duck=0.4),
    "assault_success": Effect(copies=1, gap=0.2, weight=4),
    "assault_fails": Effect(copies=1, gap=0.2, weight=4),
    "morale_drum": Effect(copies=1, gap=0.2, weight=3),
    "morale_holds": Effect(copies=2, gap=0.1, weight=3),
    "retreat_run": Effect(copies=2, gap=0.15, weight=2),
    "rout_panic": Effect(copies=2, gap=0.2, weight=3, voice=True),
    "casualty": Effect(copies=3, gap=0.06, weight=2),
    "leader_destroyed": Effect(copies=1, gap=0.3, weight=4, duck=0.8),
    "advance": Effect(copies=2, gap=0.1, weight=2),
    "turn_drum": Effect(copies=1, gap=0.3, weight=3),
    "phase_clap": Effect(copies=1, gap=0.2, weight=2),
    "baron_horn": Effect(copies=1, gap=0.5, weight=4, duck=1.4),
    "confidence_up": Effect(copies=1, gap=0.1, weight=2),
    "confidence_down": Effect(copies=1, gap=0.1, weight=2),
    "role_fanfare": Effect(takes=1, copies=1, gap=0.5, weight=5, duck=1.8),
    "crown_falls": Effect(takes=1, copies=1, gap=0.5, weight=5, duck=1.8),
    "king_deposed": Effect(takes=1, copies=1, gap=0.5, weight=5, duck=2.0),
    "called_off": Effect(copies=1, gap=0.5, weight=3, duck=0.6),
    "reign_ends": Effect(takes=1, copies=1, gap=0.5, weight=5, duck=2.6),
}
PLAIN = Effect()
"""For a name that is not in the table yet."""


def gain_of(volume: float) -> float:
    """From a slider, 0 to 1, to a factor on the samples."""
    return float(min(1.0, max(0.0, volume)) ** CURVE)


class Sounds:
    """All there is to hear. Call `open()` when the first frame is up, `update(dt)` in every frame."""

    def __init__(
        self,
        effects_volume: float = 0.8,
        music_volume: float = 0.45,
        voices_volume: float = 0.8,
        enabled: bool = True,
        mute_unfocused: bool = False,
        root: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.effects_volume = effects_volume
        self.music_volume = music_volume
        self.voices_volume = voices_volume
        self.mute_unfocused = mute_unfocused
        self.ducker = Ducker()
        self._enabled, self._focus, self._clock = enabled, True, clock
        self._tried = self._works = False
        self._presence = 1.0
        self._library = Library(root)
        self._jukebox = Jukebox(self._library)
        self._next: dict[str, int] = {}
        self._last: dict[str, float] = {}
        self._sounding: dict[int, str] = {}

    # --- the device

    def open(self) -> bool:
        """Take the audio device; False, and one line in the log, if there is none."""
        if self._tried:
            return self._works
        self._tried = True
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(DECKS + VOICES)
            pygame.mixer.set_reserved(DECKS)
            self._works = True
        except Exception as problem:  # no device, no mixer in this build: the game is played in silence
            log.warning("no sound: %s", problem)
        return self._works

    def close(self) -> None:
        """Give the device back; `open()` may be called again."""
        if self._works:
            self._jukebox.close()
            self._library.clear()
            self._sounding.clear()
            pygame.mixer.quit()
        self._tried = self._works = False

    @property
    def works(self) -> bool:
        return self._works

    @property
    def enabled(self) -> bool:
        return self._enabled

    @enabled.setter
    def enabled(self, value: bool) -> None:
        self._enabled = value
        if not value and self._works:
            self._hush()
            self._jukebox.stop()

    def set_focus(self, focused: bool) -> None:
        """The window gained or lost the keyboard."""
        self._focus = focused
        if self._muted and self._works:
            self._hush()

    @property
    def _muted(self) -> bool:
        return self.mute_unfocused and not self._focus

    def _hush(self) -> None:
        for number in self._sounding:
            pygame.mixer.Channel(number).fadeout(200)

    # --- effects

    def volume_of(self, name: str) -> float:
        """The factor that the player's volumes put on this effect."""
        return gain_of(self.voices_volume if EFFECTS.get(name, PLAIN).voice else self.effects_volume)

    def next_take(self, name: str, take: int | None = None) -> int:
        """Takes come round in turn; a step of a ladder (`power_step`) is asked for by number, and held to its ends."""
        takes = EFFECTS.get(name, PLAIN).takes
        if take is not None:
            return min(takes, max(1, take))
        self._next[name] = self._next.get(name, 0) % takes + 1
        return self._next[name]

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0, take: int | None = None) -> bool:
        """Sound an effect; `pan` from -1, left, to 1, right. Says whether it will be heard."""
        if not self._works or not self._enabled or self._muted:
            return False
        effect, now = EFFECTS.get(name, PLAIN), self._clock()
        gain = self.volume_of(name) * min(1.0, max(0.0, volume))
        copies = self.copies(name)
        if gain <= 0 or copies >= effect.copies or now - self._last.get(name, -1e9) < effect.gap:
            return False
        number = self._channel(effect.weight)
        sound = self._library.get(f"effects/{name}_{self.next_take(name, take)}.ogg") if number is not None else None
        if number is None or sound is None:
            return False
        self._last[name] = now
        self._sounding[number] = name
        channel = pygame.mixer.Channel(number)
        channel.play(sound)
        gain *= COPY_GAIN**copies * CROWD_GAIN ** (len(self._sounding) - 1 - copies)
        if pan:
            side = WIDTH * min(1.0, max(-1.0, pan))
            channel.set_volume(gain * min(1.0, 1 - side), gain * min(1.0, 1 + side))
        else:
            channel.set_volume(gain)
        if effect.duck:
            self.ducker.duck(effect.duck)
        return True

    def copies(self, name: str) -> int:
        """How many of this effect are sounding."""
        self._sounding = {n: what for n, what in self._sounding.items() if pygame.mixer.Channel(n).get_busy()}
        return sum(what == name for what in self._sounding.values())

    def _channel(self, weight: int) -> int | None:
        """A free channel, or that of the lightest effect lighter than this one."""
        for number in range(DECKS, DECKS + VOICES):
            if number not in self._sounding:
                return number
        lightest = min(self._sounding, key=lambda n: EFFECTS.get(self._sounding[n], PLAIN).weight)
        return lightest if EFFECTS.get(self._sounding[lightest], PLAIN).weight < weight else None

    def stop(self, name: str, fade: float = 0.08) -> None:
        """End every copy of an effect, such as a drum roll that was skipped."""
        for number, what in self._sounding.items():
            if what == name:
                pygame.mixer.Channel(number).fadeout(int(fade * 1000))

    def preload(self, names: Iterable[str]) -> None:
        """Open the files of these effects now, while there is time: a few milliseconds each."""
        if self._works:
            for name in names:
                for take in range(1, EFFECTS.get(name, PLAIN).takes + 1):
                    self._library.get(f"effects/{name}_{take}.ogg")

    # --- music

    def music(self, name: str | None) -> None:
        """Fade over to this piece, or to silence. Asking for what is already playing changes nothing."""
        self._jukebox.wanted = name

    @property
    def playing(self) -> str | None:
        """The piece that was asked for last."""
        return self._jukebox.wanted

    def music_gain(self) -> float:
        """The factor on the music just now: volume, ducking, focus."""
        return gain_of(self.music_volume) * self.ducker.gain * self._presence

    def update(self, dt: float) -> None:
        """Move the fades on by `dt` seconds."""
        self.ducker.update(dt)
        self._presence = towards(self._presence, 0.0 if self._muted else 1.0, dt / FOCUS_FADE)
        if self._works and self._enabled:
            self._jukebox.update(dt, self.music_gain())

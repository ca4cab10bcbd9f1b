"""What is to be heard: effects by name, music in layers, and never an exception.

`Sounds` does nothing until `open()`, opens no file before its first use, and without an audio device it is simply
silent. Loudness is settled when the files are made (see sounds/README.md), the mix of many in `mixing`; here are the device, the
player's volumes and the music.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from game.ui.effects import EFFECTS, PLAIN
from game.ui.jukebox import CHANNELS, Ducker, Jukebox, Library, towards
from game.ui.mixing import BEHIND, CLIMAX, Mixing
from game.ui.music import Music

log = logging.getLogger(__name__)

RATE, BUFFER = 44_100, 512
VOICES = 16
"""Mixer channels for effects; the music has its own."""
FOCUS_FADE = 0.25
CURVE = 1.5
"""A slider at one half sounds half as loud: gain = slider ** CURVE."""
WIDTH = 0.7
"""How much of a full turn to one side `pan` may take: nothing leaves the other ear altogether."""


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
        self._tried = self._works = self._mono = False
        self._presence = 1.0
        self._library = Library(root)
        self._jukebox = Jukebox(self._library)
        self._next: dict[str, int] = {}
        self._mix = Mixing()

    # --- the device

    def open(self) -> bool:
        """Take the audio device; False, and one line in the log, if there is none."""
        if self._tried:
            return self._works
        self._tried = True
        try:
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 1 if self._mono else 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS + VOICES)
            pygame.mixer.set_reserved(CHANNELS)
            self._works = True
        except Exception as problem:  # no device, no mixer in this build: the game is played in silence
            log.warning("no sound: %s", problem)
        return self._works

    def close(self) -> None:
        """Give the device back; `open()` may be called again."""
        if self._works:
            self._jukebox.close()
            self._library.clear()
            self._mix.sounding.clear()
            pygame.mixer.quit()
        self._tried = self._works = False

    @property
    def works(self) -> bool:
        return self._works

    @property
    def mono(self) -> bool:
        """Both ears hear the same: the device itself is taken with one channel, so nothing is lost of either side."""
        return self._mono

    @mono.setter
    def mono(self, value: bool) -> None:
        if value != self._mono:
            self._mono = value
            if self._tried:
                self.close()
                self.open()

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
        for number in self._mix.sounding:
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
        loud = self.volume_of(name) * min(1.0, max(0.0, volume))
        if loud <= 0:
            return False
        self._listen()
        number_of = self.next_take(name, take)
        path = f"effects/{name}_{number_of}.ogg"
        level = self._library.level(path)
        entry = self._mix.enter(name, now, level, step=take is not None)
        number = self._channel(effect.weight, entry.instead) if entry is not None else None
        sound = self._library.get(path) if number is not None else None
        if entry is None or number is None or sound is None:
            return False
        channel = pygame.mixer.Channel(number)
        channel.play(sound)
        self._mix.start(number, name, now, level, entry.gain, sound.get_length())
        self._turn(channel, loud * entry.gain, pan)
        if effect.weight >= CLIMAX:
            self._step_back(number)
        if effect.duck:
            self.ducker.duck(effect.duck)
        return True

    def _turn(self, channel: pygame.mixer.Channel, gain: float, pan: float) -> None:
        side = WIDTH * min(1.0, max(-1.0, pan))
        if side and not self._mono:
            channel.set_volume(gain * min(1.0, 1 - side), gain * min(1.0, 1 + side))
        else:
            channel.set_volume(gain)

    def _step_back(self, climax: int) -> None:
        """Everything lighter is turned down for what has just begun."""
        for number, one in self._mix.sounding.items():
            if number != climax and one.effect.weight < CLIMAX:
                channel = pygame.mixer.Channel(number)
                channel.set_volume(channel.get_volume() * BEHIND)
                one.power *= BEHIND * BEHIND

    def copies(self, name: str) -> int:
        """How many of this effect are sounding."""
        self._listen()
        return self._mix.copies(name)

    def _listen(self) -> None:
        """Forget what has ended."""
        for number in [n for n in self._mix.sounding if not pygame.mixer.Channel(n).get_busy()]:
            del self._mix.sounding[number]

    def _channel(self, weight: int, instead: int | None) -> int | None:
        """The channel that has to end for it, a free one, or that of the lightest effect lighter than this one."""
        if instead is not None:
            return instead
        for number in range(CHANNELS, CHANNELS + VOICES):
            if number not in self._mix.sounding:
                return number
        lightest = self._mix.lightest()
        return lightest[0] if lightest is not None and lightest[1] < weight else None

    def stop(self, name: str, fade: float = 0.08) -> None:
        """End every copy of an effect, such as a drum roll that was skipped."""
        for number, one in self._mix.sounding.items():
            if one.name == name:
                pygame.mixer.Channel(number).fadeout(int(fade * 1000))

    def preload(self, names: Iterable[str]) -> None:
        """Open the files of these effects now, while there is time: a few milliseconds each."""
        if self._works:
            for name in names:
                for take in range(1, EFFECTS.get(name, PLAIN).takes + 1):
                    self._library.get(f"effects/{name}_{take}.ogg")

    # --- music

    def music(self, wanted: Music | None) -> None:
        """Play these pieces by turns, or fade to silence. A piece that is among them and is playing goes on."""
        self._jukebox.wanted = wanted

    @property
    def playing(self) -> str | None:
        """The piece that is played now; None in a rest."""
        return self._jukebox.programme.piece

    def music_gain(self) -> float:
        """The factor on the music just now: volume, ducking, focus."""
        return gain_of(self.music_volume) * self.ducker.gain * self._presence

    def update(self, dt: float) -> None:
        """Move the fades on by `dt` seconds."""
        self.ducker.update(dt)
        self._presence = towards(self._presence, 0.0 if self._muted else 1.0, dt / FOCUS_FADE)
        if self._works and self._enabled:
            self._jukebox.update(dt, self.music_gain())

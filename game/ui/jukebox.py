"""Music at run time: two decks to fade across, ducking, and the shelf the sound files stand on."""

from __future__ import annotations

import json
import logging
import re
import threading
from collections import OrderedDict
from pathlib import Path

import pygame

from game.own import content
from game.ui.mixing import USUAL

log = logging.getLogger(__name__)

DECKS = 2
"""Mixer channels for music: the piece that comes and the piece that goes."""
CROSS_FADE = 1.2
EFFECT = "effects/"
EFFECTS_S = 120.0
"""Seconds of effects that are kept unpacked (20 MiB); one that is heard again is opened in a few milliseconds."""
TAKE = re.compile(r"(_\d+)?\.ogg$")


def towards(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if value < goal else max(goal, value - step)


class Ducker:
    """Pulls the music down by `depth` dB while something important is said."""

    def __init__(self, depth: float = 6.0, attack: float = 0.03, release: float = 0.3) -> None:
        self.floor = 10 ** (-depth / 20)
        self.attack, self.release = attack, release
        self.gain, self.left = 1.0, 0.0

    def duck(self, seconds: float) -> None:
        self.left = max(self.left, seconds)

    def update(self, dt: float) -> None:
        held = min(dt, self.left)
        if held > 0:
            self.gain = towards(self.gain, self.floor, (1 - self.floor) * held / self.attack)
            self.left -= held
        if dt > held:
            self.gain = towards(self.gain, 1.0, (1 - self.floor) * (dt - held) / self.release)


class Library:
    """The sound files, each opened when it is first asked for; what is missing is said once and is silence."""

    def __init__(self, root: Path | None) -> None:
        self._root = root
        self._held: OrderedDict[str, pygame.mixer.Sound | None] = OrderedDict()
        self._levels: dict[str, float] | None = None
        self._said: set[str] = set()

    @property
    def root(self) -> Path:
        if self._root is None:
            from game.ui.assets import asset_root

            self._root = asset_root() / "sounds"
        return self._root

    def level(self, path: str) -> float:
        """LUFS of a file as it was measured when it was made."""
        if self._levels is None:
            try:
                told = json.loads((self.root / "manifest.json").read_text("utf-8"))
                self._levels = {name: float(entry["lufs"]) for name, entry in told.items()}
            except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
                log.warning("sounds are mixed without their levels: %s", problem)
                self._levels = {}
        return self._levels.get(path, USUAL)

    def get(self, path: str) -> pygame.mixer.Sound | None:
        if path not in self._held:
            self._held[path] = self._open(path)  # music in a thread of its own
        if path.startswith(EFFECT):
            self._held.move_to_end(path)
            self._make_room()
        return self._held[path]

    def _make_room(self) -> None:
        """Drop the effects that were not heard for longest, down to the bound; a piece stays until it is forgotten."""
        held = list(self._held.items())
        effects = {path: sound for path, sound in held if path.startswith(EFFECT) and sound is not None}
        over = sum(sound.get_length() for sound in effects.values()) - EFFECTS_S
        for path, sound in list(effects.items())[:-1]:
            if over <= 0:
                return
            over -= sound.get_length()
            del self._held[path]

    def forget(self, path: str) -> None:
        self._held.pop(path, None)

    def clear(self) -> None:
        self._held.clear()

    def _place(self, path: str) -> Path:
        """The file of a sound: the program's, or that of a game of the player's own, whose first take serves for all."""
        own = [folder / name for folder in content.sounds() for name in (path, TAKE.sub("_1.ogg", path))]
        return next((place for place in (self.root / path, *own) if place.exists()), self.root / path)

    def _open(self, path: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(str(self._place(path)))
        except Exception as problem:  # a missing or broken file must never stop a game
            name = TAKE.sub("", path)
            if name not in self._said:
                self._said.add(name)
                log.warning("sound %s is left out: %s", name, problem)
            return None


class Deck:
    """One of the two music channels. A piece that has faded out rests: it goes on where it was when it is wanted again."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name: str | None = None
        self.fade, self.goal = 0.0, 0.0
        self.resting = False
        self._set = -1.0

    def start(self, name: str, piece: pygame.mixer.Sound) -> None:
        self.name, self.fade, self.goal, self._set, self.resting = name, 0.0, 1.0, 0.0, False
        channel = pygame.mixer.Channel(self.number)
        channel.set_volume(0.0)
        channel.play(piece, loops=-1)
        channel.set_volume(0.0)

    def update(self, dt: float, gain: float) -> None:
        if self.name is None or (self.resting and self.goal <= 0):
            return
        if self.resting:
            self.resting = False
            pygame.mixer.Channel(self.number).unpause()
        self.fade = towards(self.fade, self.goal, dt / CROSS_FADE)
        if self.fade <= 0 and self.goal <= 0:
            self.resting = True
            pygame.mixer.Channel(self.number).pause()
            return
        volume = gain * self.fade**0.5  # equal power: the sum of both decks stays level
        if abs(volume - self._set) > 0.002:
            pygame.mixer.Channel(self.number).set_volume(volume)
            self._set = volume

    def stop(self) -> None:
        if self.name is not None:
            pygame.mixer.Channel(self.number).stop()
        self.name, self.fade, self.goal, self.resting = None, 0.0, 0.0, False


class Jukebox:
    """Music: loads in a thread, because a minute takes a few hundred milliseconds to unpack; fades across."""

    def __init__(self, library: Library) -> None:
        self.wanted: str | None = None
        self.decks = [Deck(number) for number in range(DECKS)]
        self._library = library
        self._loader: threading.Thread | None = None
        self._ready: dict[str, pygame.mixer.Sound | None] = {}

    def update(self, dt: float, gain: float) -> None:
        self._bring()
        for deck in self.decks:
            if not self._coming:  # until then what is heard now goes on
                deck.goal = 1.0 if deck.name is not None and deck.name == self.wanted else 0.0
            deck.update(dt, gain)
        for name in [n for n in self._ready if n != self.wanted and all(deck.name != n for deck in self.decks)]:
            if self._loader is None:
                del self._ready[name]
                self._library.forget(path_of(name))

    @property
    def _coming(self) -> bool:
        """The wanted piece is still being unpacked."""
        wanted = self.wanted
        return wanted is not None and wanted not in self._ready and all(deck.name != wanted for deck in self.decks)

    def _bring(self) -> None:
        """Start the wanted piece if it is there, fetch it if it is not."""
        if self._loader is not None and not self._loader.is_alive():
            self._loader = None
        name = self.wanted
        if name is None or any(deck.name == name for deck in self.decks):
            return
        if name in self._ready:
            piece = self._ready[name]
            if piece is not None:
                deck = min(self.decks, key=lambda d: d.fade)
                deck.stop()
                deck.start(name, piece)
        elif self._loader is None:
            self._loader = threading.Thread(target=self._fetch, args=(name,), name="music", daemon=True)
            self._loader.start()

    def _fetch(self, name: str) -> None:
        self._ready[name] = self._library.get(path_of(name))

    def stop(self) -> None:
        for deck in self.decks:
            deck.stop()

    def close(self) -> None:
        if self._loader is not None:
            self._loader.join(5)
            self._loader = None
        self.stop()
        self._ready.clear()


def path_of(music: str) -> str:
    return f"music/{music}.ogg"

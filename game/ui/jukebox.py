"""Music at run time: two decks of stems to fade across, ducking, and the shelf the sound files stand on."""

from __future__ import annotations

import json
import logging
import re
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.own import content
from game.ui.mixing import USUAL
from game.ui.music import ROUNDS, STEMS, Music, Programme, levels

log = logging.getLogger(__name__)

DECKS = 2
"""The piece that comes and the piece that goes, each with a mixer channel for every stem."""
CHANNELS = DECKS * len(STEMS)
BAR_S = 2.0
"""Seconds of a bar of a piece that nobody has measured."""
MOVE_BARS = 2
"""In so many bars a stem comes or goes all the way."""
KEPT_S = 5.0
"""Seconds for which a piece that is not heard any more runs on, if it is wanted again: 30 MiB lie in memory for that long."""
AT_ONCE_S, TRIES = 0.001, 5
"""A stem that took longer to start than this may be a buffer behind the others, and is started again."""
EFFECT = "effects/"
EFFECTS_S = 60.0
"""Seconds of effects that are kept unpacked (10 MiB); one that is heard again is opened in a few milliseconds."""
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
        self._levels: dict[str, tuple[float, float]] | None = None
        self._said: set[str] = set()

    @property
    def root(self) -> Path:
        if self._root is None:
            from game.ui.assets import asset_root

            self._root = asset_root() / "sounds"
        return self._root

    def level(self, path: str) -> float:
        """LUFS of a file as it was measured when it was made."""
        return self._measured().get(path, (USUAL, BAR_S))[0]

    def bar_s(self, path: str) -> float:
        """Seconds of a bar of a stem."""
        return self._measured().get(path, (USUAL, BAR_S))[1]

    def _measured(self) -> dict[str, tuple[float, float]]:
        if self._levels is None:
            try:
                told = json.loads((self.root / "manifest.json").read_text("utf-8"))
                self._levels = {n: (float(entry["lufs"]), float(entry.get("bar", BAR_S))) for n, entry in told.items()}
            except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
                log.warning("sounds are mixed without their levels: %s", problem)
                self._levels = {}
        return self._levels

    def stems(self, music: str) -> dict[str, str]:
        """The files of a piece by stem; a piece of a game of the player's own may be one file, which is all bed."""
        paths = {stem: f"music/{music}.{stem}.ogg" for stem in STEMS}
        found = {stem: path for stem, path in paths.items() if self._place(path).exists()}
        return found or {"bed": f"music/{music}.ogg"}

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


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that is unpacked."""

    name: str
    stems: Mapping[str, pygame.mixer.Sound]
    bar_s: float

    @property
    def seconds(self) -> float:
        return min(sound.get_length() for sound in self.stems.values())


def _start_together(channels: Mapping[int, pygame.mixer.Sound]) -> None:
    """Start these sounds in the same buffer of the device: each is held at its first sample, and then all are let go.

    Nothing else is ever paused, so letting all channels go is safe.
    """
    for number, sound in channels.items():
        channel = pygame.mixer.Channel(number)
        for _ in range(TRIES):
            began = time.perf_counter()
            channel.set_volume(0.0)
            channel.play(sound, loops=-1)
            channel.pause()
            if time.perf_counter() - began < AT_ONCE_S:
                break
    pygame.mixer.unpause()


class Deck:
    """The channels of one piece. A piece that has faded out runs on unheard for a while: its stems stay in step, and it
    goes on when it is wanted again."""

    def __init__(self, number: int) -> None:
        self.number = number
        """Of its first channel; the stems have theirs in order."""
        self.piece: Piece | None = None
        self.fade, self.goal, self.age, self.unheard = 0.0, 0.0, 0.0, 0.0
        self.levels: dict[str, float] = {}
        self._meant: dict[str, float] = {}
        self._set: dict[int, float] = {}

    @property
    def name(self) -> str | None:
        return self.piece.name if self.piece is not None else None

    @property
    def resting(self) -> bool:
        """It is not to be heard."""
        return self.fade <= 0 and self.goal <= 0

    @property
    def bar(self) -> int:
        """Which bar it is in, from its start."""
        return int(self.age / self.piece.bar_s) if self.piece is not None else 0

    @property
    def round(self) -> int:
        return int(self.age / self.piece.seconds) if self.piece is not None else 0

    @property
    def ends(self) -> bool:
        """The last bar of its last round has begun."""
        return self.piece is not None and self.age >= ROUNDS * self.piece.seconds - self.piece.bar_s

    def _channels(self) -> dict[str, int]:
        return {stem: self.number + index for index, stem in enumerate(STEMS)}

    def start(self, piece: Piece, tension: float) -> None:
        self.stop()
        self.piece, self.goal = piece, 1.0
        self.levels = self._meant = levels(tension, 0)
        channels = self._channels()
        _start_together({channels[stem]: sound for stem, sound in piece.stems.items()})

    def again(self) -> None:
        """A piece that had ended is to be played from a round on as if it had just begun."""
        if self.piece is not None:
            self.age %= self.piece.seconds

    def update(self, dt: float, gain: float, tension: float) -> None:
        """Go on by `dt` seconds; what is meant to change waits for the next bar."""
        piece = self.piece
        if piece is None:
            return
        bar = self.bar
        self.age += dt
        if self.bar != bar:
            self._meant = levels(tension, self.round)
        self.unheard = self.unheard + dt if self.resting else 0.0
        self.fade = towards(self.fade, self.goal, dt / piece.bar_s)
        step = dt / (MOVE_BARS * piece.bar_s)
        self.levels = {stem: towards(level, self._meant[stem], step) for stem, level in self.levels.items()}
        for stem, number in self._channels().items():
            if stem in piece.stems:
                # equal power: the sum of both decks stays level
                self._turn(number, gain * self.fade**0.5 * (self.levels[stem] if len(piece.stems) > 1 else 1.0))

    def _turn(self, number: int, volume: float) -> None:
        if abs(volume - self._set.get(number, -1.0)) > 0.002:
            pygame.mixer.Channel(number).set_volume(volume)
            self._set[number] = volume

    def stop(self) -> None:
        if self.piece is not None:
            for number in self._channels().values():
                pygame.mixer.Channel(number).stop()
        self.piece, self.fade, self.goal, self.age, self.unheard = None, 0.0, 0.0, 0.0, 0.0
        self._set.clear()


class Jukebox:
    """Plays the programme: unpacks in a thread, because a minute takes a few hundred milliseconds; fades across at a
    bar's end, in a bar."""

    def __init__(self, library: Library) -> None:
        self.programme = Programme()
        self.decks = [Deck(number * len(STEMS)) for number in range(DECKS)]
        self._library = library
        self._loader: threading.Thread | None = None
        self._ready: dict[str, Piece | None] = {}
        self._bar: tuple[Deck, int] | None = None
        """What is heard and its bar when the next piece was ready: it waits for that bar's end."""

    @property
    def wanted(self) -> Music | None:
        return self.programme.wanted

    @wanted.setter
    def wanted(self, music: Music | None) -> None:
        self.programme.wanted = music

    def update(self, dt: float, gain: float) -> None:
        programme = self.programme
        programme.update(dt, tuple(deck.name for deck in self.decks if deck.name is not None and not deck.ends))
        self._bring()
        tension = programme.wanted.tension if programme.wanted is not None else 0.0
        for deck in self.decks:
            if not self._coming:  # until then what is heard now goes on
                deck.goal = 1.0 if deck.name is not None and deck.name == programme.piece else 0.0
            deck.update(dt, gain, tension)
            if deck.unheard > KEPT_S:
                deck.stop()
            elif deck.ends and deck.name == programme.piece:
                programme.over()
        self._forget()

    def _forget(self) -> None:
        for name in list(self._ready):  # the loader may be about to add to it
            if self._loader is None and self._deck(name) is None and name != self.programme.piece:
                del self._ready[name]
                for path in self._library.stems(name).values():
                    self._library.forget(path)

    def _deck(self, name: str | None) -> Deck | None:
        return next((deck for deck in self.decks if name is not None and deck.name == name), None)

    @property
    def _coming(self) -> bool:
        """The piece to be played is on no deck yet: it is being unpacked, or waits for a bar's end."""
        name = self.programme.piece
        return name is not None and self._deck(name) is None and self._ready.get(name, True) is not None

    def _bring(self) -> None:
        """Start the piece if it is there, fetch it if it is not."""
        if self._loader is not None and not self._loader.is_alive():
            self._loader = None
        name = self.programme.piece
        deck = self._deck(name)
        if name is None or deck is not None:
            self._bar = None
            if deck is not None and deck.ends and deck.resting:
                deck.again()
            return
        if name in self._ready:
            piece = self._ready[name]
            if piece is not None and self._at_a_bar():
                tension = self.programme.wanted.tension if self.programme.wanted is not None else 0.0
                min(self.decks, key=lambda d: d.fade).start(piece, tension)
        elif self._loader is None:
            self._loader = threading.Thread(target=self._fetch, args=(name,), name="music", daemon=True)
            self._loader.start()

    def _at_a_bar(self) -> bool:
        """Nothing is heard, or what is heard has come to a bar's end since this was asked first."""
        heard = max(self.decks, key=lambda d: d.fade)
        if heard.piece is None or heard.fade <= 0:
            return True
        if self._bar is None or self._bar[0] is not heard:
            self._bar = heard, heard.bar
        return heard.bar != self._bar[1]

    def _fetch(self, name: str) -> None:
        paths = self._library.stems(name)
        opened = {stem: self._library.get(path) for stem, path in paths.items()}
        stems = {stem: sound for stem, sound in opened.items() if sound is not None}
        self._ready[name] = Piece(name, stems, self._library.bar_s(next(iter(paths.values())))) if stems else None

    def stop(self) -> None:
        for deck in self.decks:
            deck.stop()

    def close(self) -> None:
        if self._loader is not None:
            self._loader.join(5)
            self._loader = None
        self.stop()
        self._ready.clear()

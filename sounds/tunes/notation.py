"""A small notation for tunes, and the players that fill in what a tune does not spell out.

A line is bars between `|`; a bar is words between spaces; a word is a note or a rest, a length and marks:
`D5` half a beat, `D5:1.5` one and a half, `r:2` a rest, `G3+B3+D4:1` a chord; `!` louder, `,` softer, `'` short,
`~` slid into from below. Chords are written the same way: `G | G F | Am D7 | G`, sharing their bar evenly.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sounds.midi import Note, Part

BEATS = 4
"""Beats to a bar, unless a tune and its players say otherwise."""
STEMS = ("bed", "tune", "drums")
"""The layers that are shipped as files of their own and mixed as play goes: what is always there; who has something to
say; what comes with danger."""

_WORD = re.compile(r"^(?P<what>r|[A-G][#b]?\d(?:\+[A-G][#b]?\d)*)(?::(?P<length>[\d.]+))?(?P<marks>[!,'~]*)$")
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SHIFT = {"": 0, "#": 1, "b": -1}
_KINDS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10)}


@dataclass(frozen=True)
class Tune:
    name: str
    title: str
    bpm: float
    bars: int
    parts: Callable[[], list[Part]]
    beats: int = BEATS

    @property
    def seconds(self) -> float:
        return self.bars * self.bar_s

    @property
    def stems(self) -> tuple[str, ...]:
        """The layers that it has: not every tune has all."""
        used = {part.stem for part in self.parts()}
        return tuple(stem for stem in STEMS if stem in used)

    @property
    def bar_s(self) -> float:
        """Seconds of a bar: changes of the mix wait for its end."""
        return self.beats * 60 / self.bpm


@dataclass(frozen=True)
class Chord:
    root: int
    """Pitch class, C = 0."""
    tones: tuple[int, ...]

    def near(self, key: int, top: int | None = None) -> list[int]:
        """The tones of the chord within the octave that starts at `key`, rising."""
        found = sorted(key + (tone - key) % 12 for tone in self.tones)
        return found if top is None else found[:top]


def key_of(name: str) -> int:
    """MIDI number of `F#4`."""
    letter, shift, octave = name[0], name[1:-1], int(name[-1])
    return 12 * (octave + 1) + _STEPS[letter] + _SHIFT[shift]


def chords(line: str, beats: int = BEATS) -> list[Chord]:
    """A chord for every beat of the line; the chords of a bar share it evenly."""
    out: list[Chord] = []
    for bar in line.split("|"):
        names = bar.split()
        for name in names:
            letters = re.match(r"^([A-G])([#b]?)(m|7|)$", name)
            if not letters:
                raise ValueError(f"no such chord: {name}")
            root = (_STEPS[letters[1]] + _SHIFT[letters[2]]) % 12
            out += [Chord(root, tuple((root + step) % 12 for step in _KINDS[letters[3]]))] * (beats // len(names))
    return out


@dataclass
class Player:
    """Somebody at an instrument: plays what it is given a little late, early, loud or soft, the same every time."""

    part: Part
    level: int = 84
    legato: float = 0.92
    loose: float = 0.010
    """How far from the beat a note may fall, in beats."""
    chance: random.Random = field(default_factory=lambda: random.Random(4))
    bar_beats: int = BEATS

    def note(self, at: float, length: float, key: int, push: int = 0) -> None:
        start = max(0.0, at + self.chance.uniform(-self.loose, self.loose))
        velocity = self.level + push + self.chance.randint(-5, 5)
        self.part.notes.append(Note(start, length, key, velocity))

    def line(self, text: str, bar: int, push: int = 0, shift: int = 0) -> None:
        """Play a written line from the start of a bar; every bar must come out even."""
        for index, content in enumerate(text.split("|")):
            at = 0.0
            for word in content.split():
                at += self._word(word, (bar + index) * self.bar_beats + at, push, shift)
            if abs(at - self.bar_beats) > 1e-6:
                raise ValueError(f"bar {index + 1} of this line lasts {at} beats: {content.strip()}")

    def _word(self, word: str, at: float, push: int, shift: int) -> float:
        found = _WORD.match(word)
        if not found:
            raise ValueError(f"cannot read {word}")
        length, marks = float(found["length"] or 0.5), found["marks"]
        if found["what"] == "r":
            return length
        push += 14 * marks.count("!") - 16 * marks.count(",")
        sounding = length * (0.45 if "'" in marks else self.legato)
        for name in found["what"].split("+"):
            key = key_of(name) + shift
            if "~" in marks:
                self.note(at - 0.10, 0.11, key - 1, push - 18)
            self.note(at, sounding, key, push)
        return length

    def beats(self, bar: int, bars: int, hits: Sequence[tuple[float, int, int]], length: float = 0.2) -> None:
        """The same (beat, key, push) in each of several bars: drums, mostly."""
        for index in range(bars):
            for at, key, push in hits:
                self.note((bar + index) * self.bar_beats + at, length, key, push)


def stems(bed: Sequence[Player], tune: Sequence[Player], drums: Sequence[Player] = ()) -> list[Part]:
    """The parts of these players, each told which layer of the mix it is in."""
    for name, players in zip(STEMS, (bed, tune, drums), strict=True):
        for player in players:
            player.part.stem = name
    return [player.part for player in (*bed, *tune, *drums)]


def below(harmony: Sequence[Chord], text: str, beats: int = BEATS) -> str:
    """A second voice under a written line: for each note the next tone of its chord at least a third lower."""
    bars = []
    for index, content in enumerate(text.split("|")):
        at, words = 0.0, []
        for word in content.split():
            found = _WORD.match(word)
            assert found is not None
            if found["what"] != "r":
                chord = harmony[min(len(harmony) - 1, int(index * beats + at))]
                key = key_of(found["what"]) - 3
                while key % 12 not in chord.tones:
                    key -= 1
                word = word.replace(found["what"], _name(key), 1)
            words.append(word)
            at += float(found["length"] or 0.5)
        bars.append(" ".join(words))
    return " | ".join(bars)


def _name(key: int) -> str:
    return f"{('C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B')[key % 12]}{key // 12 - 1}"


# --- players who need only the chords -------------------------------------------------------------------------


def two_beat_bass(player: Player, bar: int, harmony: Sequence[Chord], low: int = 38) -> None:
    """Root, fifth, and on the way to another chord a step towards it."""
    for beat in range(0, len(harmony), 2):
        chord, at = harmony[beat], bar * BEATS + beat
        root = low + (chord.root - low) % 12
        fresh = beat % BEATS == 0 or harmony[beat - 1] != chord
        fifth = root + 7 if root + 7 <= low + 14 else root - 5
        player.note(at, 0.85, root if fresh else fifth, 6 if beat % BEATS == 0 else 0)
        following = harmony[(beat + 2) % len(harmony)]
        if following.root != chord.root and beat % BEATS == 2:
            goal = low + (following.root - low) % 12
            player.note(at + 1, 0.8, goal + (2 if goal < root else -1), -8)


def off_beats(
    player: Player, bar: int, harmony: Sequence[Chord], when: Sequence[float], low: int, hold: float = 0.25
) -> None:
    """Short chords at these places of every bar."""
    for index in range(len(harmony) // player.bar_beats):
        for at in when:
            for key in harmony[index * player.bar_beats + int(at)].near(low, 3):
                player.note((bar + index) * player.bar_beats + at, hold, key)


def picking(
    player: Player,
    bar: int,
    harmony: Sequence[Chord],
    rolls: Sequence[Sequence[int]],
    step: float,
    drone: int | None = None,
    low: int = 55,
    push: int = 0,
) -> None:
    """Chord tones in a picking order, one row of `rolls` per bar by turns; 4 is the drone string, if there is one."""
    for index in range(len(harmony) // player.bar_beats):
        roll = rolls[index % len(rolls)]
        for number in range(int(player.bar_beats / step)):
            at = number * step
            string = roll[number % len(roll)]
            tones = harmony[index * player.bar_beats + int(at)].near(low)
            strings = [*tones[:3], tones[0] + 12]
            key = drone if string == 4 and drone is not None else strings[string % 4]
            player.note((bar + index) * player.bar_beats + at, step * 1.6, key, push + (10 if number % 4 == 0 else -4))

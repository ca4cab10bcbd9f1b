"""Instruments of our own for solo lines: plucked strings and reeds, played note by note from a part.

A string is a burst of noise that runs round a delay line and loses its edge at every turn (Karplus and Strong, with a
pick's place and the pull of a fraction of a sample so that it is in tune). A reed is a sum of harmonics whose weights follow the
reed's pulse and the bore's formants, with breath, a slow vibrato and a scoop at the start of the note.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray
from scipy.signal import lfilter

from sounds.midi import Note, Part
from sounds.synth import RATE, Signal, highpass, lowpass

Stereo = NDArray[np.float64]

LOUDNESS = 0.09
"""Factor that sets our instruments beside those of the soundfont at the same velocity."""


@dataclass(frozen=True)
class Plucked:
    """How a string is made."""

    ring_s: float
    """Seconds in which A3 falls by 60 dB, if nobody stops it."""
    bright: float
    """Of the pick, 0 to 1: how much of the noise above is kept."""
    place: float
    """Where it is plucked: part of the string's length from the bridge."""
    body: tuple[tuple[float, float], ...] = ()
    """Hz and gain of what the body adds."""
    damped_s: float = 0.06
    """Seconds that it takes to stop."""


@dataclass(frozen=True)
class Reed:
    """How a reed is made."""

    tilt: float
    """dB by which harmonics fall for each doubling."""
    formants: tuple[tuple[float, float, float], ...]
    """Hz, width in Hz, dB: what the bore lifts."""
    odd: float = 1.0
    """Factor of the even harmonics: under 1 for a closed pipe."""
    beat_cents: float = 0.0
    """A second reed beside the first, so far out of tune."""
    breath: float = 0.012
    vibrato: float = 0.0035
    attack_s: float = 0.022
    scoop: float = 0.012
    """Part of the pitch from below which a note begins."""


MODELS: dict[str, Plucked | Reed] = {
    "banjo": Plucked(1.3, 0.95, 0.09, ((420, 0.5), (780, 0.4), (1650, 0.25)), 0.03),
    "lute": Plucked(2.6, 0.62, 0.16, ((190, 0.6), (410, 0.35), (900, 0.12))),
    "harpsichord": Plucked(3.4, 1.0, 0.11, ((260, 0.25), (2300, 0.12)), 0.04),
    "shawm": Reed(-5.0, ((1050, 500, 9), (2700, 900, 8), (4300, 1400, 5)), breath=0.02),
    "krummhorn": Reed(-4.2, ((620, 300, 7), (2100, 800, 6), (3800, 1200, 3)), odd=0.25, vibrato=0.001, scoop=0.004),
    "musette": Reed(-6.0, ((900, 700, 4), (2400, 1200, 5)), beat_cents=11.0, vibrato=0.0, attack_s=0.03, scoop=0.0),
    "regal": Reed(-3.4, ((520, 260, 8), (1500, 600, 5), (3200, 1200, 6)), vibrato=0.0, attack_s=0.014, scoop=0.002),
    "bagpipe": Reed(-4.0, ((1200, 500, 8), (3000, 1000, 7)), beat_cents=4.0, vibrato=0.0008, attack_s=0.012, scoop=0.0),
    "bassoon": Reed(-7.0, ((470, 220, 10), (1200, 500, 5), (2800, 900, 3)), breath=0.014),
}
"""What `Part.model` may name."""


def hertz(key: int) -> float:
    return 440.0 * 2.0 ** ((key - 69) / 12)


def _seeded(*what: object) -> np.random.Generator:
    return np.random.default_rng(zlib.crc32(repr(what).encode()))


# --- a string -----------------------------------------------------------------------------------------------------


def _string(name: str, string: Plucked, key: int, force: int, duration: float) -> Signal:
    """One note; `force` from 0 to 3: who plucks harder hears more edge."""
    pitch, n = hertz(key), int((duration + string.damped_s + 0.02) * RATE)
    loop = RATE / pitch - 0.5
    whole = int(loop)
    # a one-pole all-pass gives the rest of the delay, in tune at the bottom of the spectrum
    rest = loop - whole
    if rest < 0.1:
        whole, rest = whole - 1, rest + 1
    bend = (1 - rest) / (1 + rest)
    turns = string.ring_s * (220 / pitch) ** 0.35 * pitch
    loss = 10 ** (-3 / turns)
    noise = _seeded("string", name, key).uniform(-1, 1, whole + 1)
    noise = lowpass(noise, min(16_000, 900 + 15_000 * string.bright * (0.55 + 0.15 * force)), 1)
    pluck = np.zeros(n)
    size = min(n, len(noise))
    pluck[:size] = noise[:size] - noise.mean()
    comb = max(1, round(string.place * loop))
    shaped = pluck - np.concatenate([np.zeros(comb), pluck[:-comb]])[:n]
    # y = x + loss * (half of each of two neighbours, one turn ago), through the all-pass
    back = np.convolve([0.5, 0.5], [bend, 1.0]) * loss
    poles = np.zeros(whole + 3)
    poles[:2] = [1.0, bend]
    poles[whole : whole + 3] -= back
    rung: Signal = lfilter([1.0, bend], poles, shaped)
    t = np.arange(n) / RATE
    rung *= np.clip((duration + string.damped_s - t) / string.damped_s, 0, 1)
    out = rung.copy()
    for centre, gain in string.body:
        radius = np.exp(-np.pi * (centre / 9) / RATE)
        turn = 2 * np.pi * centre / RATE
        out += gain * lfilter([1 - radius, 0, radius - 1], [1, -2 * radius * np.cos(turn), radius**2], rung) * 2
    return highpass(out, 50) / (np.sqrt(np.mean(out[: RATE // 5] ** 2)) + 1e-9)


# --- a reed -------------------------------------------------------------------------------------------------------


def _harmonics(reed: Reed, pitch: float, force: int) -> list[tuple[int, float]]:
    found = []
    for number in range(1, min(60, int(15_000 / pitch)) + 1):
        level = (reed.tilt + 0.5 * force) * np.log2(number)
        for centre, width, lift in reed.formants:
            level += lift * np.exp(-(((number * pitch - centre) / width) ** 2))
        found.append((number, float(10 ** (level / 20)) * (reed.odd if number % 2 == 0 else 1.0)))
    return found


def _reed(name: str, reed: Reed, key: int, force: int, duration: float) -> Signal:
    n = int((duration + 0.07) * RATE)
    t = np.arange(n) / RATE
    chance = _seeded("reed", name, key, force)
    swell = np.clip((t - 0.25) / 0.35, 0, 1)
    wave = 1 + reed.vibrato * swell * np.sin(2 * np.pi * 5.1 * t + chance.uniform(0, 6))
    wave *= 1 - reed.scoop * np.exp(-t / 0.018)
    total = np.zeros(n)
    for cents in (0.0, reed.beat_cents)[: 2 if reed.beat_cents else 1]:
        turns = 2 * np.pi * np.cumsum(hertz(key) * 2 ** (cents / 1200) * wave) / RATE + chance.uniform(0, 6)
        for number, gain in _harmonics(reed, hertz(key), force):
            total += gain * np.sin(number * turns)
    air = highpass(chance.standard_normal(n), 1800) * (1 + 3 * np.exp(-t / 0.03))
    total = total / (np.sqrt(np.mean(total**2)) + 1e-9) + reed.breath * 6 * air
    shape = (1 - np.exp(-t / reed.attack_s)) * np.clip((duration + 0.05 - t) / 0.05, 0, 1)
    return total * shape


# --- playing ------------------------------------------------------------------------------------------------------


@cache
def _sounding(name: str, key: int, force: int, hundredths: int) -> Signal:
    model, duration = MODELS[name], hundredths / 100
    if isinstance(model, Plucked):
        return _string(name, model, key, force, duration)
    return _reed(name, model, key, force, duration)


def _force(velocity: int) -> int:
    return min(3, max(0, (velocity - 50) // 18))


def play(part: Part, notes: list[Note], bpm: float, seconds: float) -> Stereo:
    """The part once through, dry, at its place between the ears; frames by two channels."""
    line = np.zeros(int(seconds * RATE))
    for note in notes:
        start = int(note.start * 60 / bpm * RATE)
        lasts = max(4, round(note.length * 6000 / bpm))
        sound = _sounding(part.model, note.key, _force(note.velocity), lasts)[: max(0, len(line) - start)]
        line[start : start + len(sound)] += sound * (note.velocity / 127) ** 1.7
    gain = LOUDNESS * (part.volume / 127) ** 2
    angle = np.pi / 2 * part.pan / 127
    return gain * np.stack([line * np.cos(angle), line * np.sin(angle)], axis=1)

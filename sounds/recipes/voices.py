"""Throats: the goblins of the house. Goats and pigs are next door."""

from __future__ import annotations

import numpy as np

from sounds.recipes.registry import effect
from sounds.synth import (
    Placed,
    Rng,
    Signal,
    band,
    crest,
    decay,
    drive,
    highpass,
    hump,
    lowpass,
    mix,
    noise,
    phase,
    ramp,
    resonator,
    room,
    times,
)


def glottis(rng: Rng, pitch: Signal, rasp: float, breath: float) -> Signal:
    """The raw buzz of a throat: a saw, its subharmonic rasp, and air."""
    turns = phase(pitch)
    raw = 2 * (turns % 1) - 1 - 0.4 * np.sin(2 * np.pi * turns)
    return lowpass(raw * (1 + rasp * np.sin(np.pi * turns)), 8000) + breath * rng.standard_normal(len(pitch))


def heh(rng: Rng, duration: float, pitch: float, wide: bool) -> Signal:
    """One syllable of a goblin's laugh; `wide` opens the mouth sideways."""
    t = times(duration)
    contour = pitch * (1 + 0.22 * np.exp(-t / 0.04) - 0.18 * t / duration) * (1 + 0.03 * np.sin(2 * np.pi * 27 * t))
    source = glottis(rng, contour, 0.5, 0.34) * np.sin(np.pi * np.clip(t / duration * 1.06, 0, 1)) ** 0.7
    second = 650 if wide else 250

    def mouth(s: float) -> list[tuple[float, float, float]]:
        open_ = s / duration
        return [(720 + 230 * open_, 90, 1.3), (1500 + second * open_, 120, 1.3), (2900, 180, 0.9), (3900, 260, 0.5)]

    return resonator(source, mouth)


@effect(-20)
def cackle(rng: Rng) -> Signal:
    parts: list[Placed] = []
    at, turn = 0.02, rng.uniform(0.9, 1.3)
    for k in range(7):
        duration = 0.155 * rng.uniform(0.95, 1.05) if k < 6 else 0.34
        parts.append((band(noise(rng, 0.05), 900, 3600) * decay(0.05, 0.03, 0.01), max(0.0, at - 0.035), 0.05))
        pitch = 330 + 150 * np.sin(k * turn) - 26 * k
        parts.append((heh(rng, duration, pitch, k % 2 == 0), at, 1 - 0.07 * k))
        at += duration * 0.96
    return room(rng, np.tanh(highpass(mix(*parts), 180) * 3) * 0.6, 0.12, 0.3)


def ooh(rng: Rng, duration: float, pitch: float, late: float) -> Signal:
    """One goblin impressed: up, over the top, and down again."""
    shape = [(0, 0.82), (late + 0.22, 1.12), (late + 0.45, 1.06), (duration, 0.78)]
    t = times(duration)
    pitches = pitch * ramp(shape, duration) * (1 + 0.012 * np.sin(2 * np.pi * rng.uniform(4.5, 6.5) * t))
    source = glottis(rng, pitches, 0.25, 0.16) * hump(duration, 0.8, 0.8)
    size = rng.uniform(0.92, 1.12)
    voice = resonator(
        source,
        lambda s: [(360 * size, 70, 1.4), (820 * size + 120 * s, 100, 0.9), (2500 * size, 200, 0.16)],
    )
    return lowpass(voice, 3200)


@effect(-24)
def crowd_ooh(rng: Rng) -> Signal:
    parts: list[Placed] = []
    for i in range(9):
        late = rng.uniform(0, 0.12)
        parts.append((ooh(rng, rng.uniform(0.8, 1.05), rng.uniform(130, 330), late), late, 0.35 if i else 0.5))
    air = band(noise(rng, 0.9), 400, 2200) * hump(0.9, 2, 0.8)
    return room(rng, drive(crest(mix(*parts, (air, 0, 0.04))), 1.2), 0.2, 0.5, 2200)

"""Horns and the small tunes of fate: all on notes that suit the music (D, G, A)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sounds.recipes.registry import effect
from sounds.recipes.wood import block, skin
from sounds.synth import Placed, Rng, Signal, band, decay, drive, mix, noise, phase, ramp, resonator, room, saw, times


def blow(rng: Rng, pitch: Signal, level: Signal, harmonics: int = 14) -> Signal:
    """A horn whose brightness follows how hard it is blown."""
    turns = 2 * np.pi * phase(pitch)
    bright = 0.35 + 0.65 * level
    tone = np.zeros_like(pitch)
    for k in range(1, harmonics + 1):
        tone += np.sin(k * turns) * (1 / k ** (1.55 - 0.75 * bright)) * np.exp(-(((k - 3) / 7) ** 2))
    return tone * level + band(rng.standard_normal(len(pitch)), 300, 1800) * level * 0.05


def toot(rng: Rng, hertz: float, duration: float, hard: float = 0.9, wah: float = 0.0) -> Signal:
    """One note of the goblin band, scooped into from below."""
    t = times(duration)
    pitch = (
        hertz * (1 - 0.05 * np.exp(-t / 0.018)) * (1 + 0.006 * np.sin(2 * np.pi * 5.4 * t) * np.clip(t * 4 - 0.8, 0, 1))
    )
    level = hard * np.clip(t / 0.025, 0, 1) * np.clip((duration - t) / 0.07, 0, 1) * (0.8 + 0.2 * np.exp(-t / 0.09))
    tone = blow(rng, pitch, level)
    if not wah:
        return tone
    return resonator(
        tone, lambda s: [(380 + 900 * wah * np.sin(np.pi * s / duration) ** 2, 160, 2.6), (2200, 400, 0.5)]
    )


def phrase(rng: Rng, notes: Sequence[tuple[float, float, float]], gain: float, wah: float = 0.0) -> list[Placed]:
    """(when, pitch, length) each, a little late or early as goblins are."""
    return [(toot(rng, f, d, 0.9, wah), max(0.0, at + rng.uniform(-0.006, 0.010)), gain) for at, f, d in notes]


@effect(-20, tuned=True)
def horn(rng: Rng) -> Signal:
    """D3, and the leap to A3."""
    duration = 1.9
    t = times(duration)
    level = np.clip(t / 0.09, 0, 1) * np.clip((duration - t) / 0.35, 0, 1)
    leap = 0.42 * rng.uniform(0.95, 1.05)
    slide = 1 + 0.012 * np.exp(-(((t - leap - 0.02) / 0.03) ** 2))
    shake = 1 + 0.005 * np.sin(2 * np.pi * rng.uniform(4.9, 5.5) * t) * np.clip((t - 0.7) * 2, 0, 1)
    pitch = np.where(t < leap, 146.83, 220.0) * slide * shake
    return room(rng, np.tanh(blow(rng, pitch, level * np.clip(0.3 + t * 2, 0, 1)) * 0.8), 0.22, 0.7, 3000)


@effect(-20, tuned=True)
def win(rng: Rng) -> Signal:
    """Four horns that have practised: up the chord of D, a drum under it, a last shout in harmony."""
    lead = [(0.0, 293.66, 0.13), (0.14, 369.99, 0.13), (0.28, 440.0, 0.13), (0.42, 587.33, 0.26)]
    lead += [(0.70, 440.0, 0.12), (0.84, 587.33, 0.75)]
    parts = phrase(rng, lead, 0.8)
    parts += phrase(rng, [(0.84, 369.99, 0.72), (0.85, 220.0, 0.74), (0.84, 146.83, 0.74)], 0.45)
    parts += [(skin(rng, 98, 0.1, 0.6), at, 0.9) for at in (0.0, 0.42, 0.70, 0.84)]
    parts += [(block(rng, 1174.66, 0.08), 0.86, 0.2)]
    return room(rng, np.tanh(mix(*parts) * 0.7), 0.18, 0.6, 3400)


@effect(-22, tuned=True)
def lose(rng: Rng) -> Signal:
    """A muted horn going down by half steps, and sitting on the last one."""
    notes = [(0.0, 220.0, 0.24), (0.27, 207.65, 0.24), (0.54, 196.0, 0.24)]
    parts = phrase(rng, notes, 0.7, 0.9)
    t = times(0.75)
    wobble = 185 * (1 - 0.07 * t) * (1 + 0.022 * np.sin(2 * np.pi * 6 * t) * np.clip(t * 3, 0, 1))
    moan = blow(rng, wobble, 0.8 * np.clip(t / 0.03, 0, 1) * np.clip((0.75 - t) / 0.3, 0, 1))
    mouth = resonator(moan, lambda s: [(520 + 420 * np.sin(2 * np.pi * 3 * s), 170, 2.6), (2100, 400, 0.4)])
    return room(rng, np.tanh(mix(*parts, (mouth, 0.82, 0.7)) * 0.8), 0.16, 0.5)


@effect(-25, tuned=True)
def sting(rng: Rng) -> Signal:
    """The breath before a reveal: strings tremble up to the edge, and then nothing."""
    duration = 0.85
    t = times(duration)
    tremble = 0.55 + 0.45 * np.sin(2 * np.pi * phase(ramp([(0, 11), (duration, 17)], duration)))
    swell = (t / duration) ** 1.7 * np.clip((duration - t) / 0.03, 0, 1)
    strings = sum((saw(np.full_like(t, f * rng.uniform(0.997, 1.003))) for f in (146.83, 207.65, 293.66, 440.0)), 0 * t)
    bowed = resonator(strings * tremble, lambda s: [(480, 200, 1), (1300 + 900 * s, 500, 0.8), (3000, 700, 0.4)])
    breath = band(noise(rng, duration), 700, 5000) * swell
    stop = mix((skin(rng, 82, 0.05, 0.2), 0, 1), (band(noise(rng, 0.04), 400, 2000) * decay(0.04, 0.01), 0, 0.3))
    dry = mix((bowed * swell, 0, 1.0), (breath, 0, 0.12), (stop, duration - 0.02, 0.22))
    return room(rng, drive(dry, 1.2), 0.12, 0.3)

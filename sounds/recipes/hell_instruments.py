"""What Lords of Hell is played on: pipes, a slide, wax and parchment, chains, Souls, falling stone. Nothing here is an effect."""

from __future__ import annotations

import numpy as np

from sounds.recipes.metal import bent
from sounds.recipes.paper import crackle
from sounds.recipes.voices import glottis
from sounds.recipes.wood import knock
from sounds.synth import (
    Placed,
    Rng,
    Signal,
    band,
    bars,
    crest,
    decay,
    drive,
    highpass,
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    resonator,
    sine,
    sweep_band,
    times,
)


def organ(rng: Rng, pitches: tuple[float, ...], duration: float, loud: float = 1.0) -> Signal:
    """Pipes of a church that was lowered here stone by stone: four ranks, a chiff, wind in the box."""
    t = times(duration)
    level = np.clip(t / 0.03, 0, 1) * np.clip((duration - t) / 0.09, 0, 1)
    sounding = np.zeros_like(t)
    for pitch in pitches:
        for rank, gain in ((0.5, 0.35), (1, 1.0), (2, 0.55), (3, 0.22), (4, 0.3), (8, 0.08)):
            drift = 1 + 0.0012 * np.sin(2 * np.pi * rng.uniform(0.8, 2.2) * t + rng.uniform(0, 6))
            sounding += gain * np.sin(2 * np.pi * np.cumsum(pitch * rank * drift) / 44_100 + rng.uniform(0, 6))
    chiff = band(noise(rng, 0.05), 700, 4200) * decay(0.05, 0.012)
    wind = band(noise(rng, duration), 250, 1400) * 0.04
    return loud * mix(
        (crest(sounding * (0.95 + 0.05 * sine(5.6, duration)) + wind * len(pitches)) * level, 0, 1), (chiff, 0, 0.2)
    )


def trombone(rng: Rng, path: list[tuple[float, float]], duration: float, hard: float = 0.9) -> Signal:
    """A slide that takes its time between notes."""
    t = times(duration)
    pitch = ramp(path, duration) * (1 + 0.005 * np.sin(2 * np.pi * 5.2 * t) * np.clip(t * 3 - 0.6, 0, 1))
    turns = 2 * np.pi * np.cumsum(pitch) / 44_100
    level = hard * np.clip(t / 0.04, 0, 1) * np.clip((duration - t) / 0.1, 0, 1)
    tone = sum(
        (np.sin(k * turns) * k ** (0.4 - 1.25 * (1.2 - hard)) * np.exp(-((k / 9) ** 2)) for k in range(1, 15)), 0 * t
    )
    return crest(tone * level) * hard


def parchment(rng: Rng, duration: float, stiff: int = 14) -> Signal:
    """Skin that was rolled too long."""
    sheet = band(noise(rng, duration), 350, 4200) * hump(duration, 1.4, 1.1)
    return mix((sheet, 0, 0.7), (crackle(rng, duration, stiff), 0, 0.7))


def wax(rng: Rng, loud: float = 1.0) -> Signal:
    """A signet pressed into soft wax: no ring, all weight."""
    t = times(0.26)
    weight = sine(62 + 40 * np.exp(-t / 0.02)) * decay(0.26, 0.06)
    squeeze = lowpass(noise(rng, 0.1), 1300) * hump(0.1, 1.3, 0.6)
    return loud * drive(mix((weight, 0, 0.65), (squeeze, 0, 1.2), (knock(rng, 240, 0.014, 0.2), 0, 0.35)), 1.3)


def sizzle(rng: Rng, duration: float, loud: float = 1.0) -> Signal:
    """Something hot that has been set down."""
    hiss = band(noise(rng, duration), 2600, 9500) * ramp([(0, 0), (0.03, 1), (duration, 0)], duration)
    return loud * mix((hiss, 0, 0.6), (crackle(rng, duration, int(26 * duration)), 0, 0.8))


def links(rng: Rng, count: int, gap: float, fade: float = 0.93) -> list[Placed]:
    """A chain, link by link."""
    parts: list[Placed] = []
    at, loud = 0.0, 1.0
    for _ in range(count):
        metal = bars(rng, 0.14, bent(rng, ((1310, 0.6, 0.022), (2140, 0.5, 0.017), (3480, 0.35, 0.012)), 0.08), 0.0005)
        parts += [(metal, at, 0.6 * loud), (knock(rng, 520 * rng.uniform(0.9, 1.1), 0.006, 0.4), at, 0.24 * loud)]
        at, loud = at + gap * rng.uniform(0.75, 1.25), loud * fade
    return parts


def souls(rng: Rng, duration: float, rise: float) -> Signal:
    """Small voices from far away that go by: up with `rise` over 1, down under it."""
    t = times(duration)
    parts: list[Placed] = []
    for i in range(4):
        length = duration * rng.uniform(0.6, 0.85)
        u = times(length)
        base = rng.choice([440.0, 587.33, 659.26, 783.99]) * rng.uniform(0.99, 1.01)
        pitch = base * (1 + (rise - 1) * u / length) * (1 + 0.014 * np.sin(2 * np.pi * rng.uniform(4.5, 6.5) * u))
        source = glottis(rng, pitch, 0.05, 0.5) * hump(length, 1.3)
        voice = resonator(source, lambda s: [(430, 120, 1.0), (980, 160, 0.7), (2800, 300, 0.2)])
        parts.append((crest(highpass(voice, 250)), 0.06 * i * duration + rng.uniform(0, 0.05), 0.3))
    breath = sweep_band(noise(rng, duration), lambda s: 900 * rise ** (s / duration * 2), 0.3) * hump(duration, 1.6)
    return mix(*parts, (crest(breath), 0, 0.3), (0 * t, 0, 1))


def rock(rng: Rng, size: float = 1.0) -> Signal:
    """A dressed block that falls on others."""
    body = bars(
        rng, 0.24, [(160 / size, 1, 0.04), (297 / size, 0.7, 0.03), (533 / size, 0.4, 0.02), (980, 0.2, 0.01)], 0.0005
    )
    return mix((body, 0, 1), (lowpass(noise(rng, 0.1), 1800) * decay(0.1, 0.018), 0, 1.0))


def boom(rng: Rng, low: float = 44, length: float = 0.6, tau: float = 0.13) -> Signal:
    t = times(length)
    return sine(low + 62 * np.exp(-t / 0.028)) * decay(length, tau, 0.002)

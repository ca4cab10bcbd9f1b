"""Coins, blades, gongs, springs."""

from __future__ import annotations

import numpy as np

from sounds.recipes.registry import effect
from sounds.recipes.wood import knock
from sounds.synth import (
    Placed,
    Rng,
    Signal,
    band,
    bars,
    decay,
    drive,
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    resonator,
    room,
    saw,
    sine,
    times,
)

BLADE = (
    (812, 0.5, 0.20),
    (1471, 0.6, 0.26),
    (2317, 0.7, 0.22),
    (3389, 0.6, 0.17),
    (4733, 0.45, 0.12),
    (6121, 0.3, 0.09),
    (7877, 0.2, 0.06),
)
COIN = ((2512, 0.7, 0.22), (3951, 0.5, 0.16), (6270, 0.28, 0.09), (8120, 0.12, 0.06))
_GONG = ((293.66, 1, 0.62), (440.5, 0.55, 0.50), (591, 0.5, 0.42), (838, 0.42, 0.34), (1123, 0.36, 0.26))
_BLOOM = ((1761, 0.26, 0.20), (2381, 0.16, 0.15), (3130, 0.09, 0.10))
LID = ((431, 0.7, 0.30), (689, 0.6, 0.26), (1013, 0.5, 0.20), (1549, 0.4, 0.15), (2251, 0.3, 0.1), (3307, 0.2, 0.07))


def bent(rng: Rng, partials: tuple[tuple[float, float, float], ...], by: float) -> list[tuple[float, float, float]]:
    """The same metal, another piece of it."""
    return [(f * rng.uniform(1 - by, 1 + by), g * rng.uniform(0.8, 1.2), tau) for f, g, tau in partials]


def blades(rng: Rng, by: float = 0.02) -> Signal:
    t = times(1.1)
    strike = band(noise(rng, 1.1), 2200, 8500) * np.exp(-t / 0.016)
    scrape = band(noise(rng, 1.1), 2500, 8000) * np.exp(-(((t - 0.10) / 0.05) ** 2))
    return mix((bars(rng, 1.1, bent(rng, BLADE, by)), 0, 1), (strike, 0, 0.7), (scrape, 0, 0.16))


@effect(-22)
def coin(rng: Rng) -> Signal:
    first = bars(rng, 0.9, bent(rng, COIN, 0.004), 0.0008)
    second = bars(rng, 0.9, [(f * 1.004, g, tau) for f, g, tau in COIN], 0.0008)
    return room(rng, mix((first, 0, 1), (second, 0.075 * rng.uniform(0.9, 1.12), 0.7)), 0.10, 0.3, 6000)


@effect(-20)
def clash(rng: Rng) -> Signal:
    return room(rng, blades(rng), 0.18, 0.5, 5000)


@effect(-20)
def tie_crash(rng: Rng) -> Signal:
    """Both fall: two crashes, then what they wore runs out over the floor."""
    lid = bars(rng, 0.9, bent(rng, LID, 0.03))
    t = times(0.3)
    fall = sine(68 + 50 * np.exp(-t / 0.03)) * decay(0.3, 0.07)
    debris: list[Placed] = []
    at, gap = 0.34, 0.085
    while gap > 0.022:
        debris.append((bars(rng, 0.2, bent(rng, LID[2:], 0.08)), at, gap * 2.4))
        at, gap = at + gap, gap * 0.86
    gap = 0.17 * rng.uniform(0.93, 1.07)
    hits = [
        (blades(rng, 0.05), 0, 0.8),
        (fall, 0, 0.9),
        (blades(rng, 0.05), gap, 0.8),
        (fall, gap, 1.1),
        (lid, gap, 0.7),
    ]
    return room(rng, drive(mix(*hits, *debris) * 0.6, 1.3), 0.18, 0.5, 4200)


@effect(-22, tuned=True)
def turn_gong(rng: Rng) -> Signal:
    """Your turn: a small brass gong on D, struck with felt, that blooms and is gone."""
    t = times(1.5)
    low = bars(rng, 1.5, _GONG[:2], 0.006)
    high = bars(rng, 1.5, bent(rng, (*_GONG[2:], *_BLOOM), 0.003), 0.03) * (1 + 0.15 * np.sin(2 * np.pi * 5.1 * t))
    felt = lowpass(noise(rng, 0.05), 1100) * decay(0.05, 0.012)
    return room(rng, mix((low, 0, 1), (high, 0, 0.8), (felt, 0, 0.5)), 0.14, 0.5)


def twang(rng: Rng, pitch: float) -> Signal:
    """A sinew let go: it snaps, sags and buzzes against the wood."""
    t = times(0.45)
    tone = saw(pitch * (1 + 0.5 * np.exp(-t / 0.02) - 0.06 * t)) * decay(0.45, 0.085, 0.001)
    buzz = resonator(tone, lambda s: [(420, 90, 1.6), (1150, 160, 1.0), (2600, 380, 0.5)])
    return mix((drive(buzz * 2.5, 1.5), 0, 0.8), (band(noise(rng, 0.03), 1500, 7000) * decay(0.03, 0.006), 0, 0.7))


def creak(rng: Rng, duration: float, low: float, high: float) -> Signal:
    """A winch under load: single clicks that come faster, through a beam."""
    rate = ramp([(0, low), (duration, high)], duration)
    turns = np.cumsum(rate * (1 + 0.12 * lowpass(noise(rng, duration), 30) * 20)) / 44_100
    clicks = np.diff(np.floor(turns), prepend=0.0) * rng.uniform(0.5, 1, len(turns))
    return resonator(clicks, lambda s: [(620, 110, 30), (1340, 160, 22), (2300, 260, 14)]) * hump(duration, 0.6)


@effect(-22)
def ballista(rng: Rng) -> Signal:
    """Two bolts, left one first."""
    parts: list[Placed] = [(creak(rng, 0.28, 26, 60), 0, 0.35)]
    for at, pitch in ((0.28, 92.0), (0.62, 103.0)):
        flight = band(noise(rng, 0.16), 1200, 6500) * hump(0.16, 2, 0.6)
        parts += [(twang(rng, pitch * rng.uniform(0.98, 1.02)), at, 1), (flight, at + 0.02, 0.25)]
        parts += [(knock(rng, 205, 0.03, 0.9), at + 0.19, 0.8)]
    return room(rng, mix(*parts), 0.12, 0.3)

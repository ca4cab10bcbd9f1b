"""Things that go off, and things that are hit hard."""

from __future__ import annotations

import numpy as np

from sounds.recipes.paper import flutter, tap
from sounds.recipes.registry import effect
from sounds.recipes.wood import knock
from sounds.synth import Placed, Rng, Signal, band, bars, decay, drive, hump, lowpass, mix, noise, room, sine, times


@effect(-18)
def explosion(rng: Rng) -> Signal:
    """A hiss of fuse, the crack, the boom, and splinters coming down."""
    fuse = band(noise(rng, 0.05), 3000, 9000) * hump(0.05, 1.5, 1.8)
    crack = band(noise(rng, 0.09), 600, 8000) * decay(0.09, 0.018)
    t = times(1.15)
    boom = lowpass(noise(rng, 1.15), 420) * np.exp(-t / 0.26) * 3 + lowpass(noise(rng, 1.15), 1500) * np.exp(-t / 0.11)
    floor = sine(34 + 62 * np.exp(-t / 0.07)) * decay(1.15, 0.24, 0.003)
    rain: list[Placed] = []
    for at in np.sort(rng.uniform(0.38, 1.15, 13)):
        rain.append((knock(rng, rng.uniform(240, 760), 0.012), float(at) + 0.04, 0.26 * (1.35 - float(at))))
    body = drive(mix((crack, 0, 1.2), (boom, 0.004, 0.8), (floor, 0.004, 1.1)) * 0.8, 2.2)
    return room(rng, mix((fuse, 0, 0.13), (body, 0.04, 1), *rain), 0.2, 0.6, 1800)


@effect(-21)
def butt(rng: Rng) -> Signal:
    """Skull on skull: a run-up of hooves, the hollow tock, and stars."""
    hooves: list[Placed] = [(knock(rng, 300 + 40 * i, 0.014, 0.3), 0.055 * i, 0.16 + 0.09 * i) for i in range(3)]
    skull = bars(rng, 0.25, [(355, 1, 0.032), (712, 0.8, 0.026), (1090, 0.55, 0.018), (1780, 0.3, 0.01)], 0.0003)
    t = times(0.3)
    weight = sine(62 + 85 * np.exp(-t / 0.02)) * decay(0.3, 0.06)
    horn = band(noise(rng, 0.05), 900, 5200) * decay(0.05, 0.007)
    stars = bars(rng, 0.5, [(2489, 0.5, 0.12), (2510, 0.5, 0.11), (4180, 0.2, 0.07)], 0.02)
    hit = drive(mix((skull, 0, 1), (weight, 0, 1), (horn, 0, 0.9)), 1.4)
    return room(rng, mix(*hooves, (hit, 0.17, 1), (stars, 0.19, 0.09)), 0.13, 0.3)


@effect(-26)
def side_step(rng: Rng) -> Signal:
    """Jonas: a hop this way, a hop that way, and he stands elsewhere."""
    hop = band(noise(rng, 0.11), 500, 3200) * hump(0.11, 2, 1.2)
    parts: list[Placed] = [(hop, 0, 0.5), (tap(rng, 240, 1.0), 0.10, 0.8), (hop[::-1], 0.15, 0.5)]
    return room(rng, mix(*parts, (tap(rng, 205, 1.0), 0.25, 1.0), (knock(rng, 420, 0.01, 0.2), 0.25, 0.2)), 0.08, 0.2)


@effect(-26)
def shell_shuffle(rng: Rng) -> Signal:
    """Two backs circle twice: four strokes round each other, the last one set down."""
    parts: list[Placed] = []
    for i in range(4):
        stroke = flutter(rng, 0.21 * rng.uniform(0.92, 1.08), 38 + 9 * (i % 2))
        low = i % 2 == 0
        parts.append((lowpass(stroke, 2300) if low else band(stroke, 1100, 6000), 0.15 * i, 0.9 if low else 0.8))
    return room(rng, mix(*parts, (tap(rng, 180, 0.8), 0.66, 0.45), (tap(rng, 200, 0.8), 0.72, 0.45)), 0.07, 0.2)

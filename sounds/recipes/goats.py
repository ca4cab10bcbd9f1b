"""The goats, the pig, and Sable's mist."""

from __future__ import annotations

import numpy as np

from sounds.recipes.metal import creak
from sounds.recipes.registry import effect
from sounds.recipes.voices import glottis
from sounds.recipes.wood import knock
from sounds.synth import (
    Formant,
    Placed,
    Rng,
    Signal,
    band,
    crest,
    decay,
    drive,
    highpass,
    hold,
    hump,
    lowpass,
    mix,
    noise,
    phase,
    ramp,
    resonator,
    room,
    sine,
    sweep_band,
    times,
)


def maa(rng: Rng, duration: float, pitch: float, fall: float, shake: float, depth: float, open_: float) -> Signal:
    """A goat: lips shut on an m, then a wide vowel chopped by the tremor every goat has.

    `shake` is the tremor in Hz, `depth` how far it closes the throat, `open_` how wide the mouth gets (0 to 1).
    """
    t = times(duration)
    settle = np.clip((t - 0.12) / 0.12, 0, 1)
    wobble = np.sin(2 * np.pi * phase(ramp([(0, shake * 1.15), (duration, shake * 0.85)], duration)))
    contour = ramp([(0, 0.86), (0.09, 1.06), (duration * 0.5, 1.0), (duration, fall)], duration)
    jitter = 1 + 0.02 * lowpass(noise(rng, duration), 60) * 12
    source = glottis(rng, pitch * contour * (1 + 0.055 * wobble * settle) * jitter, 0.3, 0.22)
    source *= 1 - depth * settle * (0.5 - 0.5 * wobble) ** 1.5
    source *= hold(duration, 0.05, 0.18) * ramp([(0, 0.3), (0.13, 1), (duration * 0.6, 0.9), (duration, 0.5)], duration)

    def mouth(s: float) -> list[Formant]:
        wide = float(np.clip((s - 0.05) / 0.09, 0, 1)) * (1 - 0.4 * max(0.0, s / duration - 0.6)) * open_
        first, second = 300 + 520 * wide, 1150 + 720 * wide
        return [
            (first, 110, 0.35 + 0.85 * wide),
            (second, 140, 4.6 * wide),
            (2750, 210, 3.6 * wide),
            (3900, 320, 2.0 * wide),
        ]

    return highpass(resonator(source, mouth), 560)


@effect(-21)
def bleat(rng: Rng) -> Signal:
    pitch = float(rng.choice([292.0, 336.0, 385.0])) * rng.uniform(0.95, 1.05)
    voice = maa(rng, rng.uniform(0.66, 0.85), pitch, 0.86, rng.uniform(8.6, 10.2), 0.88, 1.0)
    return room(rng, np.tanh(crest(voice, 1.7)), 0.10, 0.28)


@effect(-23)
def bleat_sad(rng: Rng) -> Signal:
    voice = maa(rng, rng.uniform(1.0, 1.15), 300 * rng.uniform(0.93, 1.07), 0.60, rng.uniform(5.8, 6.8), 0.75, 0.78)
    return room(rng, np.tanh(crest(voice, 1.4)), 0.14, 0.35)


def squeal(rng: Rng, duration: float) -> Signal:
    """A pig that learns to fly: up in fright, then away over the wall."""
    t = times(duration)
    path = ramp([(0, 620), (0.12, 1180), (0.3, 1320), (duration, 640)], duration)
    pitch = path * (1 + 0.045 * np.sin(2 * np.pi * 23 * t))
    source = glottis(rng, pitch, 0.55, 0.2) * hold(duration, 0.02, duration * 0.5)
    voice = resonator(source, lambda s: [(1150, 240, 1.2), (2400, 330, 1.0), (3600, 420, 0.7)])
    return np.tanh(highpass(voice, 350) * 3) * np.interp(t, [0, 0.35, duration], [1, 0.9, 0.12])


@effect(-20)
def pig_launch(rng: Rng) -> Signal:
    t = times(0.26)
    arm = mix((sine(72 + 70 * np.exp(-t / 0.02)) * decay(0.26, 0.06), 0, 1), (knock(rng, 170, 0.04, 0.8), 0, 0.9))
    whoosh = sweep_band(noise(rng, 0.3), lambda s: 500 + 3200 * s, 0.7) * hump(0.3, 2, 0.8)
    parts: list[Placed] = [(creak(rng, 0.22, 20, 50), 0, 0.25), (drive(arm, 1.6), 0.22, 1), (whoosh, 0.26, 1.2)]
    return room(rng, mix(*parts, (squeal(rng, 0.85 * rng.uniform(0.95, 1.05)), 0.25, 0.42)), 0.13, 0.4)


@effect(-26)
def mist(rng: Rng) -> Signal:
    """Sable draws her veil over the whole field: breath that rises, hangs and sinks, with a far hum in it."""
    length = 1.25
    swell = hump(length, 1.6, 0.8)
    drift = rng.uniform(0.8, 1.2)
    air = sweep_band(noise(rng, length), lambda s: 520 + 900 * np.sin(np.pi * s / length) * drift, 0.35)
    whistle = sweep_band(noise(rng, length), lambda s: 1500 + 1300 * np.sin(np.pi * s / length) ** 2 * drift, 0.10)
    high = band(noise(rng, length), 3500, 9000) * hump(length, 3, 0.9)
    t = times(length)
    hum = sum((np.sin(2 * np.pi * f * t * (1 + 0.002 * np.sin(7 * t + f))) for f in (220.0, 293.66, 440.0)), 0 * t)
    parts: list[Placed] = [
        (air * swell, 0, 1.0),
        (whistle * swell, 0, 1.1),
        (high, 0, 0.035),
        (hum * hump(length, 2), 0, 0.05),
    ]
    return room(rng, mix(*parts), 0.22, 0.7, 3200)

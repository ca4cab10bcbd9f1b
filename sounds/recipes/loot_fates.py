"""Loot & Recruit's day: the horns of its phases, the counts, the crowning. The list of names is in `loot_and_recruit`."""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import phrase, toot
from sounds.recipes.fates import crowd
from sounds.recipes.goblin_raid import BELL
from sounds.recipes.lair import spill
from sounds.recipes.loot_and_recruit import STEPS, accordion
from sounds.recipes.metal import bent
from sounds.recipes.paper import rustle
from sounds.recipes.registry import effect, ladder
from sounds.recipes.slayer_slayer import pluck
from sounds.recipes.voices import glottis
from sounds.recipes.wood import block, knock, skin
from sounds.synth import (
    Placed,
    Rng,
    Signal,
    band,
    bars,
    crest,
    decay,
    highpass,
    hold,
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    resonator,
    room,
    sine,
    times,
)

# --- the phases of the festival ------------------------------------------------------------------------------


@effect(-20, tuned=True, takes=1)
def event_opening(rng: Rng) -> Signal:
    """The festival is open: a drum, two horns who have rehearsed apart, an accordion that has not, and a cheer."""
    parts = phrase(rng, [(0.22, 293.66, 0.13), (0.37, 369.99, 0.13), (0.52, 440.0, 0.26), (0.84, 587.33, 0.72)], 0.55)
    parts += phrase(rng, [(0.52, 293.66, 0.26), (0.85, 369.99, 0.70)], 0.35)
    parts += [(skin(rng, 96, 0.1, 0.6), at, g) for at, g in ((0.0, 0.8), (0.11, 0.6), (0.22, 0.9), (0.84, 1.0))]
    parts.append((accordion(rng, (293.66, 440.0, 587.33), 0.78), 0.84, 0.34))
    yay = crowd(rng, 5, 0.7, [(0, 0.85), (0.3, 1.15), (1, 0.9)], 1.0, 220, 430)
    return room(rng, np.tanh(mix(*parts, (yay, 1.0, 0.24)) * 0.75), 0.15, 0.45, 3600)


@effect(-21, tuned=True, takes=1)
def event_morning(rng: Rng) -> Signal:
    """Something that believes it is a cock, and a squeeze in G that gets up with it."""

    def crow(start: float, length: float, path: list[tuple[float, float]]) -> Placed:
        t = times(length)
        pitch = ramp(path, length) * (1 + 0.02 * np.sin(2 * np.pi * 34 * t))
        source = glottis(rng, pitch, 0.6, 0.2) * hold(length, 0.02, 0.08)
        voice = resonator(source, lambda s: [(980, 180, 1.2), (2150, 260, 1.1), (3400, 400, 0.6)])
        return crest(highpass(voice, 420)), start, 0.4

    parts = [
        crow(0.0, 0.13, [(0, 520), (0.13, 640)]),
        crow(0.17, 0.13, [(0, 560), (0.13, 700)]),
        crow(0.34, 0.16, [(0, 640), (0.16, 880)]),
        crow(0.53, 0.72, [(0, 760), (0.12, 1080), (0.45, 940), (0.72, 420)]),
    ]
    for at, pitches in (
        (0.62, (392.0, 493.88)),
        (0.80, (392.0, 493.88)),
        (0.98, (440.0, 587.33)),
        (1.16, (493.88, 783.99)),
    ):
        parts.append((accordion(rng, pitches, 0.6 if at > 1.1 else 0.15), at, 0.32))
    parts += [(block(rng, f, 0.06, 0.3), at, 0.25) for at, f in ((0.62, 783.99), (0.98, 880.0), (1.16, 1174.66))]
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.13, 0.38, 4000)


@effect(-20, tuned=True, takes=1)
def event_day(rng: Rng) -> Signal:
    """Noon: a post horn gallops up the chord of D with a drum on its heels, and coins jump on the stalls."""
    lead = [(0.0, 293.66, 0.09), (0.11, 293.66, 0.09), (0.22, 440.0, 0.20), (0.46, 369.99, 0.09), (0.57, 440.0, 0.09)]
    parts = phrase(rng, [*lead, (0.68, 587.33, 0.55)], 0.62)
    parts += phrase(rng, [(0.68, 440.0, 0.52), (0.69, 293.66, 0.52)], 0.34)
    parts += [(skin(rng, 108 if i % 2 else 92, 0.06, 0.6), 0.114 * i, 0.45 + 0.06 * i) for i in range(7)]
    parts += [(s, at + 0.70, g) for s, at, g in spill(rng, 6, 0.35, 0.2)]
    return room(rng, np.tanh(mix(*parts) * 0.8), 0.14, 0.4, 3600)


@effect(-21, tuned=True, takes=1)
def event_night(rng: Rng) -> Signal:
    """Torches: an owl, a low horn with its hand over it, and a drum that walks past behind the stalls."""
    parts: list[Placed] = []
    for at, length, pitch in ((0.0, 0.26, 392.0), (0.36, 0.55, 349.23)):
        t = times(length)
        hoot = sine(pitch * (1 + 0.02 * np.sin(2 * np.pi * 6 * t))) + 0.12 * sine(2 * pitch * np.ones_like(t))
        parts.append(((hoot + 0.06 * band(noise(rng, length), 300, 1200)) * hump(length, 0.9, 0.8), at, 0.28))
    parts += [(toot(rng, 146.83, 0.42, 0.85, 0.8), 0.92, 0.36), (toot(rng, 174.61, 0.36, 0.85, 0.8), 1.3, 0.3)]
    parts += [(skin(rng, 78, 0.12, 0.4), at, g) for at, g in ((0.34, 0.5), (0.80, 0.6), (1.26, 0.7), (1.49, 0.5))]
    flame = band(noise(rng, 1.5), 300, 1800) * hump(1.5, 1.1) * (1 + 0.3 * sine(11.0, 1.5))
    return room(rng, highpass(mix(*parts, (crest(flame), 0.1, 0.10)), 55), 0.2, 0.55, 2400)


@effect(-20, tuned=True, takes=1)
def event_closing(rng: Rng) -> Signal:
    """Last orders: the bell of the square three times, a horn that will not say it twice, and a crowd drawing breath."""
    parts: list[Placed] = []
    for i, at in enumerate((0.0, 0.42, 0.84)):
        ring = bars(rng, 0.9, bent(rng, [(f / 2, g, tau * 2.2) for f, g, tau in BELL], 0.0015), 0.001)  # type: ignore[arg-type]
        parts += [
            (ring, at, 0.8),
            (knock(rng, 420, 0.015, 0.6), at, 0.3),
            (skin(rng, 66, 0.14, 0.4), at, 0.6 + 0.1 * i),
        ]
    parts += phrase(rng, [(0.86, 146.83, 0.16), (1.04, 220.0, 0.95)], 0.5)
    parts += phrase(rng, [(1.05, 146.83, 0.92), (1.05, 174.61, 0.92)], 0.3)
    gasp = crowd(rng, 6, 0.6, [(0, 0.8), (0.6, 1.15), (1, 1.2)], 0.3, 180, 340)
    return room(rng, np.tanh(mix(*parts, (lowpass(gasp, 2400), 1.2, 0.16)) * 0.75), 0.19, 0.6, 3000)


# --- counts --------------------------------------------------------------------------------------------------


@effect(-21)
def count_drums(rng: Rng) -> Signal:
    """A count: drums from both ends of the square that meet in the middle."""
    parts: list[Placed] = []
    at, gap, i = 0.0, 0.18, 0
    while gap > 0.045:
        parts.append((skin(rng, (92, 118)[i % 2] * rng.uniform(0.98, 1.02), 0.08, 0.6), at, 0.4 + 0.5 * at))
        at, gap, i = at + gap, gap * 0.9, i + 1
    both = mix(
        (skin(rng, 70, 0.15, 0.7), 0, 1), (skin(rng, 104, 0.1, 0.7), 0, 0.7), (knock(rng, 500, 0.012, 0.6), 0, 0.3)
    )
    return room(rng, mix(*parts, (both, at + 0.1, 1.1)), 0.16, 0.42, 2600)


@ladder(-25, takes=5)
def count_tally(rng: Rng, step: int) -> Signal:
    """A gold line up the towers of a seat: a run of plucks over a rising tone; each seat begins a step higher."""
    length = 0.44
    base = STEPS[step - 1] / 2
    t = times(length)
    climb = sine(base * 2 ** (t / length)) * ramp([(0, 0), (0.05, 0.5), (0.40, 1), (length, 0)], length)
    shine = band(noise(rng, length), 4000, 9500) * (t / length) ** 2 * 0.12
    parts: list[Placed] = [(climb + shine, 0, 0.3)]
    for i, ratio in enumerate((1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2)):
        parts += [
            (pluck(rng, base * ratio, 0.09), 0.07 * i, 0.5 + 0.06 * i),
            (knock(rng, 800 + 90 * i, 0.005, 0.3), 0.07 * i, 0.14),
        ]
    return room(rng, mix(*parts), 0.11, 0.28, 4600)


@effect(-23, tuned=True)
def count_sum(rng: Rng) -> Signal:
    """The sum on its plate: a star pressed in, and a coin laid on top."""
    press = mix((lowpass(noise(rng, 0.06), 2600) * decay(0.06, 0.011), 0, 1), (skin(rng, 84, 0.06, 0.5), 0, 0.9))
    cup = bars(rng, 0.5, [(1174.66, 1, 0.12), (2349.3, 0.5, 0.08), (5284, 0.2, 0.04)], 0.0006)
    return room(
        rng, mix((press, 0, 0.9), (cup, 0.05, 0.45), (block(rng, 587.33, 0.06, 0.3), 0.05, 0.5)), 0.11, 0.28, 4600
    )


# --- the end -------------------------------------------------------------------------------------------------


@effect(-19, tuned=True, takes=1)
def crowning(rng: Rng) -> Signal:
    """A crown of tin for the best three heaps of goblins in the land: drums, everybody's horns, the accordion, and noise."""
    lead = [(0.30, 293.66, 0.12), (0.44, 369.99, 0.12), (0.58, 440.0, 0.24), (0.86, 369.99, 0.12), (1.0, 440.0, 0.12)]
    lead += [(1.14, 587.33, 0.40), (1.60, 493.88, 0.14), (1.76, 554.37, 0.14), (1.92, 587.33, 1.05)]
    parts = phrase(rng, lead, 0.58)
    parts += phrase(rng, [(0.58, 293.66, 0.24), (1.14, 369.99, 0.40), (1.60, 392.0, 0.28), (1.92, 440.0, 1.02)], 0.36)
    parts += phrase(rng, [(1.14, 146.83, 0.40), (1.60, 196.0, 0.28), (1.93, 146.83, 1.02), (1.92, 369.99, 1.0)], 0.34)
    parts += [
        (accordion(rng, (293.66, 440.0, 587.33), 0.40), 1.14, 0.24),
        (accordion(rng, (293.66, 369.99, 587.33), 1.0), 1.92, 0.28),
    ]
    at, i = 0.0, 0
    while at < 0.30:
        parts.append((skin(rng, 150, 0.04, 0.8), at, 0.3 + at))
        at, i = at + 0.042, i + 1
    parts += [(skin(rng, 90, 0.1, 0.7), at, 0.8) for at in (0.30, 0.58, 1.14, 1.60, 1.92)]
    tin = bars(rng, 0.6, bent(rng, ((1480, 0.6, 0.1), (2230, 0.5, 0.08), (3610, 0.3, 0.05)), 0.01), 0.0008)
    parts += [(tin, 1.94, 0.2), (skin(rng, 64, 0.16, 0.5), 2.3, 0.6)]
    roar = crowd(rng, 8, 1.2, [(0, 0.85), (0.25, 1.15), (1, 0.85)], 0.95, 180, 440)
    return room(rng, np.tanh(mix(*parts, (roar, 1.98, 0.34)) * 0.72), 0.17, 0.55, 3600)


@effect(-25)
def firework(rng: Rng) -> Signal:
    """A rocket some goblin was told not to touch: up, a hole in the sky, and glitter."""
    length = 0.42
    t = times(length)
    up = sine(900 + 2100 * (t / length) ** 1.4) * hump(length, 1.5, 1.2) * (1 + 0.3 * sine(37.0, length))
    tail = band(noise(rng, length), 1800, 6500) * hump(length, 1.5, 1.1)
    b = times(0.5)
    bang = sine(58 + 80 * np.exp(-b / 0.02)) * decay(0.5, 0.09, 0.002) + lowpass(noise(rng, 0.5), 1600) * decay(
        0.5, 0.05
    )
    glitter = np.zeros(int(0.9 * 44_100))
    for at in np.sort(rng.uniform(0, 1, 40) ** 1.4) * 0.85:
        snap = (
            band(noise(rng, 0.012), 3000, 9800)
            * decay(0.012, rng.uniform(0.001, 0.003))
            * rng.uniform(0.2, 1)
            * (1 - at)
        )
        start = int(at * 44_100)
        glitter[start : start + len(snap)] += snap[: len(glitter) - start]
    ring: list[Placed] = [(rustle(rng, 0.3, 2500, 8000), length + 0.02, 0.12)]
    return room(
        rng,
        mix((up, 0, 0.10), (tail, 0, 0.14), (bang, length, 0.8), (glitter, length + 0.06, 0.7), *ring),
        0.18,
        0.5,
        2600,
    )

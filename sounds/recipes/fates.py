"""How it goes with the goblins of Goblin Slayer-Slayer: rounds won and lost, survivors, tombs, and the two ends."""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import blow, phrase, toot
from sounds.recipes.lair import hinge
from sounds.recipes.paper import crackle
from sounds.recipes.registry import effect
from sounds.recipes.slayer_slayer import pluck
from sounds.recipes.voices import glottis
from sounds.recipes.wood import knock, skin
from sounds.synth import (
    Formant,
    Placed,
    Rng,
    Signal,
    band,
    bars,
    crest,
    decay,
    drive,
    highpass,
    hold,
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    resonator,
    room,
    saw,
    sine,
    sweep_band,
    times,
)

Bend = list[tuple[float, float]]


def shout(rng: Rng, duration: float, pitch: float, bend: Bend, open_: float) -> Signal:
    """One goblin who cries out along `bend`, with a mouth from `oh` (0) to `yeah` (1)."""
    t = times(duration)
    shake = 1 + 0.02 * np.sin(2 * np.pi * rng.uniform(5, 8) * t + rng.uniform(0, 6))
    source = glottis(rng, pitch * ramp([(duration * at, to) for at, to in bend], duration) * shake, 0.45, 0.25)
    source *= hold(duration, 0.03, duration * 0.45)
    size = rng.uniform(0.92, 1.12)

    def mouth(s: float) -> list[Formant]:
        wide = open_ * min(1.0, s / 0.09)
        return [
            ((420 + 330 * wide) * size, 90, 1.3),
            ((880 + 850 * wide) * size, 130, 1.1),
            (2700 * size, 220, 0.2 + 0.4 * wide),
        ]

    return resonator(source, mouth)


def crowd(rng: Rng, count: int, duration: float, bend: Bend, open_: float, low: float, high: float) -> Signal:
    """Several of them, none on time."""
    parts: list[Placed] = []
    for _ in range(count):
        voice = shout(rng, duration * rng.uniform(0.85, 1.1), rng.uniform(low, high), bend, open_)
        parts.append((voice, rng.uniform(0, 0.10), rng.uniform(0.6, 1)))
    return crest(mix(*parts))


# --- rounds --------------------------------------------------------------------------------------------------


@effect(-20, tuned=True)
def victory_horde(rng: Rng) -> Signal:
    """The foe is down: three quick calls and a long one, drums, and the Horde that bellows the last note."""
    lead = [(0.0, 293.66, 0.10), (0.12, 293.66, 0.10), (0.24, 293.66, 0.10), (0.36, 392.0, 0.26)]
    lead += [(0.66, 440.0, 0.11), (0.79, 392.0, 0.11), (0.92, 587.33, 0.68)]
    parts = phrase(rng, lead, 0.75)
    parts += phrase(rng, [(0.36, 246.94, 0.26), (0.92, 392.0, 0.66), (0.92, 293.66, 0.66), (0.93, 146.83, 0.68)], 0.4)
    parts += [(skin(rng, 92, 0.09, 0.7), at, 0.8) for at in (0.0, 0.24, 0.36, 0.66, 0.92)]
    parts += [(skin(rng, 70, 0.12, 0.6), 1.12, 0.5)]
    bellow = crowd(rng, 5, 0.62, [(0, 0.85), (0.25, 1.1), (1, 0.8)], 0.9, 190, 380)
    return room(rng, np.tanh(mix(*parts, (bellow, 0.96, 0.42)) * 0.7), 0.16, 0.5, 3200)


@effect(-22, tuned=True)
def round_lost(rng: Rng) -> Signal:
    """Not enough: the drum stumbles, a low horn slides off its note, and the Horde groans."""
    slide = 1.05
    t = times(slide)
    pitch = ramp([(0, 146.83), (0.22, 146.83), (0.75, 110.0), (slide, 103.8)], slide)
    level = 0.85 * np.clip(t / 0.04, 0, 1) * np.clip((slide - t) / 0.35, 0, 1)
    horn = blow(rng, pitch * (1 + 0.008 * np.sin(2 * np.pi * 5 * t)), level)
    parts: list[Placed] = [
        (horn, 0.34, 0.75),
        (toot(rng, 174.61, 0.15, 0.85), 0.0, 0.6),
        (toot(rng, 164.81, 0.15, 0.85), 0.17, 0.6),
    ]
    parts += [
        (skin(rng, f, 0.1, 0.5), at, g) for f, at, g in ((96, 0, 0.9), (90, 0.17, 0.8), (72, 0.34, 1), (66, 0.98, 0.6))
    ]
    groan = crowd(rng, 5, 0.95, [(0, 1.05), (0.2, 1.0), (1, 0.62)], 0.25, 130, 250)
    return room(rng, np.tanh(mix(*parts, (lowpass(groan, 2600), 0.62, 0.34)) * 0.75), 0.16, 0.5, 2200)


@effect(-23)
def survivor_cheer(rng: Rng) -> Signal:
    """One comes back alive out of the heap: a small `yay` of three friends, and a clap or two."""
    yay = crowd(rng, 3, 0.48, [(0, 0.8), (0.35, 1.15), (1, 0.95)], 1.0, 300, 470)
    claps: list[Placed] = []
    for at in (0.16, 0.30, 0.42, 0.55):
        clap = band(noise(rng, 0.04), 900, 4200) * decay(0.04, 0.008)
        claps.append((clap, at * rng.uniform(0.95, 1.05), 0.45 * rng.uniform(0.7, 1)))
    return room(rng, mix((np.tanh(crest(yay, 1.5)), 0.02, 0.6), *claps), 0.12, 0.3)


# --- those who are out ---------------------------------------------------------------------------------------


@effect(-20)
def tombstone_fall(rng: Rng) -> Signal:
    """Something heavy comes from above, stands, rocks once, and earth runs down."""
    t = times(0.28)
    whistle = sine(900 - 420 * (t / 0.28) ** 1.5) * hump(0.28, 2, 1.3)
    air = band(noise(rng, 0.28), 300, 1800) * hump(0.28, 2, 1.7)
    b = times(0.6)
    boom = sine(40 + 62 * np.exp(-b / 0.03)) * decay(0.6, 0.15, 0.002)
    rock = bars(
        rng, 0.3, [(213, 1, 0.035), (371, 0.7, 0.028), (588, 0.5, 0.02), (947, 0.35, 0.014), (1480, 0.2, 0.01)], 0.0006
    )
    crunch = band(noise(rng, 0.2), 250, 3000) * decay(0.2, 0.028)
    slab = drive(mix((boom, 0, 0.75), (rock, 0, 1.1), (crunch, 0, 1.3)), 1.8)
    parts: list[Placed] = [
        (whistle, 0, 0.10),
        (air, 0, 0.22),
        (slab, 0.26, 1),
        (rock, 0.47, 0.35),
        (skin(rng, 70, 0.05, 0.2), 0.47, 0.4),
    ]
    for at in np.sort(rng.uniform(0.5, 1.05, 16)):
        grain = knock(rng, rng.uniform(700, 1700), 0.005, 0.8)
        parts.append((grain, float(at), 0.16 * (1.25 - float(at))))
    return room(rng, mix(*parts), 0.2, 0.6, 1900)


@effect(-21, tuned=True)
def tragedy(rng: Rng) -> Signal:
    """An event gone wrong: one blow, and strings that hang on a wrong chord and sink."""
    duration = 1.35
    t = times(duration)
    sink = 1 - 0.055 * np.clip((t - 0.25) / duration, 0, 1) ** 1.3
    tremble = 0.65 + 0.35 * np.sin(2 * np.pi * 9.5 * t)
    strings = sum((saw(f * rng.uniform(0.997, 1.003) * sink) for f in (146.83, 155.56, 220.0, 311.13)), 0 * t)
    bowed = resonator(strings * tremble, lambda s: [(430, 180, 1), (1250 - 350 * s, 450, 0.7), (2700, 700, 0.25)])
    swell = ramp([(0, 0), (0.02, 1), (0.3, 0.55), (0.6, 0.7), (duration, 0)], duration)
    blow_ = mix((skin(rng, 62, 0.16, 0.5), 0, 1), (knock(rng, 190, 0.03, 0.5), 0, 0.4))
    return room(
        rng,
        drive(mix((crest(highpass(bowed * swell, 120)), 0, 1.0), (drive(blow_, 1.6), 0, 0.5)), 1.2),
        0.18,
        0.55,
        2600,
    )


# --- secrets and ends ----------------------------------------------------------------------------------------


@effect(-23, tuned=True)
def objective_reveal(rng: Rng) -> Signal:
    """Wax breaks, a small roll of parchment opens, and three strings say: well, well."""
    wax = mix(
        (knock(rng, 1250, 0.007, 1.0), 0, 1), (band(noise(rng, 0.03), 1500, 7500) * decay(0.03, 0.004), 0.012, 0.8)
    )
    unroll = band(noise(rng, 0.42), 600, 4800) * hump(0.42, 1.4, 0.9) * (1 + 0.4 * sine(24.0, 0.42))
    parts: list[Placed] = [(wax, 0, 0.8), (unroll, 0.08, 0.55), (crackle(rng, 0.42, 20), 0.09, 0.7)]
    parts += [(pluck(rng, f, 0.2), 0.50 + 0.13 * i, 0.42) for i, f in enumerate((293.66, 440.0, 587.33))]
    parts += [(bars(rng, 0.5, [(2349.3, 0.5, 0.13), (4704, 0.16, 0.07)], 0.002), 0.77, 0.2)]
    return room(rng, mix(*parts), 0.14, 0.4, 3600)


def chirp(rng: Rng, base: float) -> Signal:
    """Three short syllables of a bird that has no idea what was going on down there."""
    parts: list[Placed] = []
    for i in range(3):
        length = rng.uniform(0.055, 0.085)
        t = times(length) / length
        bend = rng.choice([-0.22, 0.25])
        parts.append((sine(base * (1 + bend * t + 0.05 * np.sin(2 * np.pi * 2 * t))) * hump(length, 1.2), 0.095 * i, 1))
    return mix(*parts)


@effect(-20, tuned=True, takes=1)
def daylight_surface(rng: Rng) -> Signal:
    """The last door: four seconds of D major after an hour of D minor. Light widens, a horn, harp, birds."""
    duration = 3.7
    t = times(duration)
    dawn = ramp([(0, 0), (1.3, 0.7), (1.9, 1), (2.7, 0.85), (duration, 0)], duration)
    chord = sum((saw(f * rng.uniform(0.998, 1.002) * (1 + 0.002 * np.sin(2 * np.pi * rng.uniform(4, 6) * t)))
                 for f in (73.42, 146.83, 220.0, 293.66, 369.99, 440.0)), 0 * t)  # fmt: skip
    light = resonator(chord, lambda s: [(500, 300, 0.9), (900 + 650 * min(1.0, s / 1.9), 500, 0.8), (2900, 900, 0.4)])
    air = sweep_band(noise(rng, duration), lambda s: 700 + 2400 * min(1.0, s / 1.9), 0.5) * hump(duration, 2, 0.8)
    parts: list[Placed] = [(crest(light * dawn), 0, 0.62), (crest(air), 0, 0.06)]
    gliss = (293.66, 369.99, 440.0, 587.33, 739.99, 880.0, 1174.66, 1479.98)
    parts += [(pluck(rng, f, 0.34), 0.95 + 0.088 * i, 0.30 + 0.02 * i) for i, f in enumerate(gliss)]
    parts += phrase(rng, [(1.66, 440.0, 0.18), (1.86, 587.33, 1.25)], 0.34)
    parts += phrase(rng, [(1.86, 369.99, 1.2), (1.87, 293.66, 1.2)], 0.17)
    parts += [(skin(rng, 73, 0.2, 0.4), 1.86, 0.55)]
    for at, base in ((0.35, 3300.0), (2.25, 3700.0), (2.75, 2900.0), (3.15, 3500.0)):
        parts.append((chirp(rng, base), at, 0.10))
    return room(rng, np.tanh(mix(*parts) * 0.8), 0.2, 0.7, 3600)


@effect(-22, tuned=True, takes=1)
def game_over_dark(rng: Rng) -> Signal:
    """Nobody left: the torch hisses out, a drone sinks, a door far above, a drop, a bell that nobody counts."""
    duration = 3.5
    t = times(duration)
    hiss = band(noise(rng, 0.42), 900, 6500) * ramp([(0, 0), (0.03, 1), (0.12, 0.5), (0.42, 0)], 0.42)
    flame = lowpass(noise(rng, 0.2), 500) * decay(0.2, 0.05, 0.004)
    sink = ramp([(0, 1.0), (0.6, 1.0), (duration, 0.84)], duration)
    drone = sum((saw(f * rng.uniform(0.996, 1.004) * sink) for f in (73.42, 87.31, 110.0, 146.83)), 0 * t)
    dark = resonator(drone, lambda s: [(310 - 40 * s, 140, 1), (720 - 110 * s, 220, 0.45)])
    swell = ramp([(0, 0), (0.5, 0.8), (1.2, 1), (2.2, 0.6), (duration, 0)], duration)
    bell = bars(
        rng,
        1.7,
        [(146.83, 0.6, 0.5), (293.66, 1, 0.42), (349.23, 0.6, 0.36), (587.4, 0.4, 0.24), (884, 0.2, 0.14)],
        0.003,
    )
    d = times(0.06)
    drop = sine(700 + 900 * (d / 0.06) ** 2) * hump(0.06, 1.2, 0.5)
    shut = lowpass(mix((skin(rng, 58, 0.14, 0.6), 0, 1), (knock(rng, 150, 0.03, 0.8), 0.0, 0.5)), 700)
    creaking = lowpass(crest(hinge(rng, 0.5, [(0, 60), (0.5, 120)])) * hump(0.5), 1500)
    parts: list[Placed] = [
        (hiss, 0, 0.6),
        (flame, 0, 0.5),
        (crest(highpass(dark * swell, 100)), 0.1, 0.6),
        (creaking, 0.72, 0.25),
    ]
    parts += [(shut, 1.25, 0.8), (drop, 2.55, 0.20), (drop, 3.05, 0.12), (crest(bell), 1.85, 0.45)]
    return room(rng, highpass(drive(mix(*parts), 1.2), 40), 0.24, 0.9, 2000)

"""Goblin Slayer-Slayer in battle: cards thrown in, the Horde turned over, and what its feats do."""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import toot
from sounds.recipes.metal import BLADE, LID, bent
from sounds.recipes.paper import flutter, rustle, tap
from sounds.recipes.registry import effect, ladder
from sounds.recipes.voices import glottis, heh
from sounds.recipes.wood import block, skin
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
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    resonator,
    room,
    sine,
    sweep_band,
    times,
)

CREEP = (293.66, 329.63, 349.23, 392.0, 440.0, 523.25, 587.33, 659.26)
"""D dorian from D4, an octave under the ledger's own ladder."""


# --- cards ---------------------------------------------------------------------------------------------------


@effect(-25)
def horde_shuffle(rng: Rng) -> Signal:
    """All that was played, face down: two halves riffled into one another, bridged, and squared on the table."""
    parts: list[Placed] = [(rustle(rng, 0.14, 700, 4000), 0, 0.35)]
    for i in range(24):
        at = 0.10 + 0.0175 * i * rng.uniform(0.985, 1.015)
        snap = band(noise(rng, 0.022), 1300, 6200) * decay(0.022, 0.0035) + 0.45 * sine(240.0 + 5 * i, 0.022) * decay(
            0.022, 0.006
        )
        parts.append((snap, at, (0.35 + 0.65 * np.sin(np.pi * i / 23)) * rng.uniform(0.7, 1.1)))
    for i in range(16):
        fall = band(noise(rng, 0.016), 1700, 7500) * decay(0.016, 0.0025)
        parts.append((fall, 0.60 + 0.0145 * i, 1.2 - 0.045 * i))
    parts += [(flutter(rng, 0.22, 66), 0.60, 0.35), (tap(rng, 170, 0.9), 0.88, 0.9), (tap(rng, 185, 0.9), 0.99, 0.6)]
    return room(rng, mix(*parts), 0.07, 0.2)


@effect(-23)
def minion_thump(rng: Rng) -> Signal:
    """A card committed: slapped down, and small flat feet landing on the plank right behind it."""
    puff = lowpass(noise(rng, 0.10), 800) * hump(0.10, 2, 0.6)
    slap = band(noise(rng, 0.05), 700, 4600) * decay(0.05, 0.009)
    feet = skin(rng, 76 * rng.uniform(0.97, 1.03), 0.07, 0.35)
    board = bars(rng, 0.2, [(123, 1, 0.04), (251, 0.5, 0.026), (402, 0.3, 0.018)])
    land = drive(mix((slap, 0, 1.5), (board, 0, 0.9), (feet, 0.012, 0.7), (feet, 0.066, 0.25)), 1.4)
    return room(rng, mix((puff, 0, 0.3), (land, 0.05, 1)), 0.10, 0.25)


def pluck(rng: Rng, pitch: float, tau: float = 0.11) -> Signal:
    """One string with a fingertip."""
    return bars(
        rng,
        tau * 4,
        [
            (pitch, 1, tau),
            (pitch * 2.002, 0.6, tau * 0.6),
            (pitch * 3.008, 0.32, tau * 0.4),
            (pitch * 4.02, 0.16, 0.03),
        ],
        0.0015,
    )


@ladder(-25, takes=len(CREEP))
def reveal_tick(rng: Rng, step: int) -> Signal:
    """One goblin of the Horde turned over, on tiptoe: each a step higher than the last."""
    turn = rustle(rng, 0.075, 1100, 6800)
    return room(
        rng,
        mix((turn, 0, 0.42), (tap(rng, 210, 0.5), 0.06, 0.8), (pluck(rng, CREEP[step - 1]), 0.06, 0.65)),
        0.09,
        0.22,
    )


@effect(-26)
def discard_whoosh(rng: Rng) -> Signal:
    """A card thrown over the shoulder to the Pile: out, past the ear, down among the others."""
    length = 0.34 * rng.uniform(0.94, 1.06)
    path = sweep_band(noise(rng, length), lambda s: 800 + 3000 * np.sin(np.pi * s / length) ** 2, 0.55)
    spin = 1 + 0.45 * sine(29.0 * rng.uniform(0.9, 1.1), length)
    flight = path * hump(length, 1.8, 0.85) * spin[: len(path)]
    heap = lowpass(noise(rng, 0.07), 1500) * decay(0.07, 0.014)
    return room(
        rng, mix((flight, 0, 1.9), (tap(rng, 165, 0.7), length - 0.03, 0.7), (heap, length - 0.03, 0.4)), 0.07, 0.18
    )


# --- feats ---------------------------------------------------------------------------------------------------


@effect(-24, tuned=True)
def feat_works(rng: Rng) -> Signal:
    """A feat does what it says: pressed in, two bars up, a glint on top."""
    press = lowpass(noise(rng, 0.04), 2400) * decay(0.04, 0.008)
    glint = bars(rng, 0.3, [(2349.3, 0.5, 0.07), (3520, 0.25, 0.05), (5873, 0.1, 0.03)], 0.002)
    up = [(block(rng, 783.99, 0.055, 0.4), 0.0, 0.8), (block(rng, 1174.66, 0.065, 0.3), 0.075, 0.8)]
    return room(rng, mix((press, 0, 0.8), *up, (glint, 0.080, 0.6)), 0.10, 0.25)


@effect(-24)
def feat_disabled(rng: Rng) -> Signal:
    """A feat that does nothing: it spits a few sparks, sags, and goes out with a puff."""
    length = 0.46
    sparks = np.zeros(int(length * 44_100))
    for at in rng.uniform(0, 1, 30) ** 1.7 * 0.92:
        spit = band(noise(rng, 0.012), 2200, 9500) * decay(0.012, rng.uniform(0.0012, 0.003))
        start = int(at * len(sparks))
        sparks[start : start + len(spit)] += spit[: len(sparks) - start] * rng.uniform(0.3, 1)
    pitch = ramp([(0, 620), (0.10, 480), (length, 130)], length)
    sag = np.tanh(2 * sine(pitch * (1 + 0.06 * sine(31.0, length)))) * ramp([(0, 0), (0.01, 1), (length, 0)], length)
    puff = lowpass(noise(rng, 0.16), 1300) * hump(0.16, 1.5, 0.6)
    return room(rng, mix((sparks, 0, 0.9), (lowpass(sag, 1600), 0, 0.3), (puff, length - 0.07, 0.55)), 0.09, 0.22)


@effect(-20)
def jester_laugh(rng: Rng) -> Signal:
    """A high giggle that climbs, cracks and tumbles down again, with the bells of a cap."""
    parts: list[Placed] = []
    bells: list[Placed] = []
    at, top = 0.02, rng.uniform(590, 660)
    rises = (0.62, 0.70, 0.80, 0.90, 1.0, 0.94, 0.84, 0.72)
    for k, rise in enumerate(rises):
        duration = 0.098 * rng.uniform(0.94, 1.06)
        giggle = heh(rng, duration, top * rise * rng.uniform(0.97, 1.03), k % 2 == 1)
        parts.append((giggle, at, 0.75 + 0.25 * np.sin(np.pi * k / 7)))
        if k % 2 == 0:
            bells.append((jingle(rng), at, 0.9))
        at += duration * 1.04
    parts.append((heh(rng, 0.26, top * 1.12, True), at + 0.03, 0.42))
    bells.append((jingle(rng), at + 0.04, 1.3))
    voice = np.tanh(highpass(crest(mix(*parts)), 260) * 2.4)
    return room(rng, mix((voice, 0, 1), *bells), 0.12, 0.3)


def jingle(rng: Rng) -> Signal:
    """Two small brass bells that hit one another."""
    tones = [
        (f * rng.uniform(0.97, 1.03), g, 0.05) for f, g in ((4186, 0.10), (5280, 0.08), (6640, 0.06), (8210, 0.03))
    ]
    return mix((bars(rng, 0.22, tones), 0, 1), (bars(rng, 0.22, tones), 0.026, 0.6))


@effect(-22, tuned=True)
def plan_b(rng: Rng) -> Signal:
    """The Schemer had another plan all along: four steps on tiptoe, a wrong one, and a low horn that knows better."""
    steps = ((0.0, 293.66), (0.115, 349.23), (0.23, 440.0), (0.345, 415.30))
    parts: list[Placed] = [(pluck(rng, f, 0.09), at * rng.uniform(0.98, 1.02), 0.75) for at, f in steps]
    parts += [(tap(rng, 300, 0.4), at, 0.3) for at, _ in steps]
    parts += [(toot(rng, 146.83, 0.50, 0.9, 0.8), 0.50, 0.42), (pluck(rng, 146.83, 0.16), 0.50, 0.7)]
    parts += [(block(rng, 880.0, 0.05, 0.4), 0.92, 0.35), (block(rng, 1174.66, 0.06, 0.4), 1.0, 0.4)]
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.13, 0.35)


@effect(-20)
def shield_wall(rng: Rng) -> Signal:
    """Pot lids and barn doors: three shields slam edge to edge, and the wall hums."""
    parts: list[Placed] = []
    for i, at in enumerate((0.0, 0.085 * rng.uniform(0.93, 1.07), 0.185)):
        rim = bars(rng, 0.7, bent(rng, LID, 0.05))
        edge = bars(rng, 0.4, bent(rng, BLADE[1:5], 0.03))
        wood = skin(rng, 88 - 8 * i, 0.06, 0.9)
        loud = (0.6, 0.7, 1.0)[i]
        parts += [(rim, at, 0.55 * loud), (edge, at, 0.28 * loud), (wood, at, 0.9 * loud)]
    hum = bars(rng, 0.9, [(146.83, 0.5, 0.24), (220.4, 0.4, 0.2), (294.1, 0.2, 0.16)], 0.01)
    return room(rng, drive(mix(*parts, (hum, 0.19, 0.5)) * 0.7, 1.6), 0.18, 0.5, 4200)


def bone(rng: Rng, pitch: float, tau: float = 0.026) -> Signal:
    """A dry hollow bone knocked against another."""
    tube = bars(
        rng, tau * 7, [(pitch, 1, tau), (pitch * 2.76, 0.55, tau * 0.6), (pitch * 5.4, 0.25, tau * 0.35)], 0.0004
    )
    return mix((tube, 0, 1), (band(noise(rng, 0.016), 1800, 7500) * decay(0.016, 0.002), 0, 0.35))


@effect(-22, tuned=True)
def raise_dead(rng: Rng) -> Signal:
    """Bones find one another out of the Pile: a breath from below, a rattle that climbs, a jaw that snaps to."""
    length = 0.62
    swell = (times(length) / length) ** 1.6 * np.clip((length - times(length)) / 0.05, 0, 1)
    moan = lowpass(glottis(rng, ramp([(0, 73), (length, 98)], length), 0.6, 0.3), 900) * swell
    grave = resonator(moan, lambda s: [(330 + 260 * s, 120, 1.5), (900, 220, 0.6)])
    parts: list[Placed] = [(crest(highpass(grave, 110)), 0, 0.4)]
    heap = np.sort(rng.uniform(0.05, 0.55, 7))
    parts += [(bone(rng, rng.uniform(480, 900), 0.016), float(at), 0.3 + 0.5 * float(at)) for at in heap]
    climb = (587.33, 698.46, 783.99, 880.0, 1046.5, 1174.66)
    parts += [(bone(rng, f), 0.56 + 0.075 * i * rng.uniform(0.97, 1.03), 0.9) for i, f in enumerate(climb)]
    parts += [(bone(rng, 392.0, 0.02), 1.08, 0.9), (bone(rng, 392.0, 0.02), 1.17, 0.6)]
    return room(rng, mix(*parts), 0.16, 0.45, 3000)


@effect(-21, tuned=True)
def blood_rite(rng: Rng) -> Signal:
    """A heart beats twice, a knife is drawn, one drop falls, and the Mystics hum."""
    parts: list[Placed] = []
    for at, loud in ((0.0, 1.0), (0.16, 0.7), (0.52, 1.0), (0.68, 0.7)):
        parts.append((lowpass(skin(rng, 72, 0.06, 0.5), 800), at, loud))
    draw = band(noise(rng, 0.22), 2600, 8500) * ramp([(0, 0), (0.17, 1), (0.22, 0)], 0.22)
    ring = bars(rng, 0.5, bent(rng, BLADE[3:], 0.02), 0.01)
    t = times(0.07)
    drop = sine(520 + 900 * (t / 0.07) ** 2) * hump(0.07, 1.2, 0.5)
    parts += [(draw, 0.26, 0.40), (ring, 0.44, 0.25), (drop, 0.92, 0.40), (drop, 1.02, 0.14)]
    parts.append((crest(highpass(chant(rng, 0.95), 95)), 0.62, 0.9))
    return room(rng, drive(mix(*parts), 1.3), 0.18, 0.5, 2400)


def chant(rng: Rng, length: float) -> Signal:
    """Three throats on D and A, from a closed mouth to an open one and back."""
    t = times(length)
    sung = np.zeros_like(t)
    for pitch in (73.42, 110.0, 146.83):
        drift = 1 + 0.008 * np.sin(2 * np.pi * rng.uniform(4.2, 5.4) * t + rng.uniform(0, 6))
        sung += glottis(rng, pitch * rng.uniform(0.995, 1.005) * drift, 0.25, 0.05)

    def mouth(s: float) -> list[Formant]:
        wide = float(np.sin(np.pi * s / length))
        return [(300 + 320 * wide, 90, 1.2), (700 + 400 * wide, 120, 0.9), (2400, 260, 0.15)]

    return lowpass(resonator(sung * hump(length, 1.2, 0.9), mouth), 2600)

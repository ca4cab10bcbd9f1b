"""Kings, Barons and turns of Goblin: recorder, drum and a crown. The list of names is in `goblin_raid`."""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import blow, phrase, toot
from sounds.recipes.fates import crowd
from sounds.recipes.goblin_raid import BELL, gear, hoof, recorder
from sounds.recipes.metal import bent
from sounds.recipes.paper import crackle, rustle, tap
from sounds.recipes.registry import effect
from sounds.recipes.slayer_slayer import pluck
from sounds.recipes.wood import block, knock, skin
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
    resonator,
    room,
    sine,
    times,
)

CROWN = ((1244, 0.6, 0.22), (1869, 0.5, 0.18), (2790, 0.45, 0.15), (4012, 0.3, 0.10), (5630, 0.18, 0.07))
"""A hoop of thin gold, dented."""


# --- turns ---------------------------------------------------------------------------------------------------


@effect(-22)
def turn_drum(rng: Rng) -> Signal:
    """A turn begins: low, low, and the rim; a leaf of the calendar goes over."""
    parts: list[Placed] = [(rustle(rng, 0.16, 700, 4800, 1.3), 0, 0.24)]
    parts += [(skin(rng, f, 0.13, 0.5), at, g) for f, at, g in ((82, 0.12, 0.9), (82, 0.36, 0.7), (104, 0.54, 1.0))]
    parts.append((knock(rng, 520, 0.012, 0.7), 0.78, 0.42))
    return room(rng, drive(mix(*parts), 1.3), 0.17, 0.45, 2400)


@effect(-26)
def phase_clap(rng: Rng) -> Signal:
    """The next phase: two boards clapped, the second half as loud."""

    def clap() -> Signal:
        boards = bars(rng, 0.12, [(520, 1, 0.018), (1130, 0.7, 0.012), (2240, 0.35, 0.007)], 0.0004)
        return mix((boards, 0, 1), (band(noise(rng, 0.03), 1000, 6000) * decay(0.03, 0.004), 0, 0.7))

    return room(rng, mix((clap(), 0, 1), (clap(), 0.13 * rng.uniform(0.95, 1.05), 0.5)), 0.12, 0.3)


# --- the Baron -----------------------------------------------------------------------------------------------


@effect(-20, tuned=True)
def baron_horn(rng: Rng) -> Signal:
    """Trained horns for once: D, the fifth, the octave, held in three parts over hooves and a banner."""
    parts = phrase(rng, [(0.0, 146.83, 0.22), (0.25, 146.83, 0.12), (0.40, 220.0, 0.30), (0.74, 293.66, 1.15)], 0.62)
    parts += phrase(rng, [(0.74, 220.0, 1.12), (0.75, 146.83, 1.14)], 0.42)
    parts += phrase(rng, [(0.40, 110.0, 0.30), (0.74, 73.42, 1.10)], 0.38)
    for i in range(9):
        parts.append((hoof(rng), 0.86 + 0.12 * i * rng.uniform(0.98, 1.02), 0.16 + 0.012 * i))
    parts += [(skin(rng, 74, 0.16, 0.5), at, 0.6) for at in (0.0, 0.40, 0.74)]
    flap = lowpass(noise(rng, 0.1), 2000) * decay(0.1, 0.02, 0.005)
    parts += [(flap, 0.95, 0.22), (flap, 1.22, 0.15)]
    return room(rng, np.tanh(mix(*parts) * 0.75), 0.24, 0.7, 3200)


# --- confidence ----------------------------------------------------------------------------------------------


@effect(-24, tuned=True)
def confidence_up(rng: Rng) -> Signal:
    """The court approves: three steps up on strings, and a hum that had not expected to."""
    hum = lowpass(crowd(rng, 5, 0.5, [(0, 0.85), (0.6, 1.1), (1, 1.12)], 0.1, 120, 220), 1500)
    parts: list[Placed] = [(pluck(rng, f, 0.12), 0.11 * i, 0.6) for i, f in enumerate((293.66, 392.0, 440.0))]
    parts += [(recorder(rng, 587.33, 0.26, 0.5), 0.33, 0.45), (hum, 0.14, 0.30)]
    return room(rng, mix(*parts), 0.13, 0.35)


@effect(-24, tuned=True)
def confidence_down(rng: Rng) -> Signal:
    """The court does not: two steps down and a half, feet that shuffle, a hum through the nose."""
    hum = lowpass(crowd(rng, 5, 0.6, [(0, 1.1), (0.4, 0.95), (1, 0.7)], 0.05, 105, 190), 1100)
    parts: list[Placed] = [(pluck(rng, f, 0.12), 0.12 * i, 0.6) for i, f in enumerate((293.66, 220.0, 207.65))]
    shuffle = band(noise(rng, 0.22), 300, 1800) * hump(0.22, 1.5)
    parts += [(toot(rng, 103.83, 0.34, 0.7, 0.8), 0.26, 0.11), (hum, 0.14, 0.36), (shuffle, 0.38, 0.22)]
    return room(rng, mix(*parts), 0.13, 0.35, 2200)


# --- kings ---------------------------------------------------------------------------------------------------


def hoop(rng: Rng, spin: float, rest: float) -> list[Placed]:
    """A crown that has been dropped: it rolls, leans, rattles ever faster and lies still."""
    parts: list[Placed] = []
    roll = band(noise(rng, spin), 900, 3600) * hump(spin, 0.8, 0.8) * (0.4 + 0.6 * sine(7.0, spin) ** 2)
    parts.append((roll, 0.0, 0.16))
    at, gap, loud = spin * 0.55, 0.13, 0.5
    while gap > rest:
        parts.append((bars(rng, 0.3, bent(rng, CROWN, 0.025), 0.0006), at, loud))
        parts.append((knock(rng, 430, 0.01, 0.4), at, 0.5 * loud))
        at, gap, loud = at + gap, gap * 0.88, loud * 0.955
    return parts


@effect(-20, tuned=True, takes=1)
def role_fanfare(rng: Rng) -> Signal:
    """A king is made: recorder and drum in the mouth of a cave, horns that join, and everybody on the last note."""
    tune = [(0.0, 293.66, 0.16), (0.18, 329.63, 0.16), (0.36, 349.23, 0.16), (0.54, 440.0, 0.34)]
    tune += [(0.92, 392.0, 0.15), (1.09, 440.0, 0.15), (1.26, 523.25, 0.15), (1.43, 587.33, 1.05)]
    parts: list[Placed] = [(recorder(rng, 2 * f, d), at, 0.30) for at, f, d in tune]
    parts += phrase(rng, [note for note in tune if note[0] >= 0.54], 0.50)
    parts += phrase(rng, [(0.54, 293.66, 0.34), (1.43, 440.0, 1.0), (1.43, 293.66, 1.0), (1.44, 146.83, 1.0)], 0.32)
    for i, at in enumerate((0.0, 0.36, 0.54, 0.72, 0.92, 1.26, 1.43, 1.61, 1.79)):
        parts.append((skin(rng, 82 if i % 2 == 0 else 104, 0.10, 0.6), at, 0.7))
        parts.append((gear(rng), at + 0.01, 0.07))
    hail = crowd(rng, 7, 0.75, [(0, 0.85), (0.3, 1.1), (1, 0.95)], 0.95, 170, 400)
    parts.append((np.tanh(1.5 * hail), 1.47, 0.30))
    return room(rng, np.tanh(mix(*parts) * 0.75), 0.2, 0.6, 3400)


@effect(-21, tuned=True, takes=1)
def crown_falls(rng: Rng) -> Signal:
    """The King is down: nobody breathes; the crown goes round and round and stops; one recorder, alone."""
    blow_ = mix((skin(rng, 54, 0.24, 0.6), 0, 1), (knock(rng, 180, 0.03, 0.6), 0, 0.4))
    gasp = band(noise(rng, 0.3), 700, 3800) * hump(0.3, 2, 1.4)
    parts: list[Placed] = [(drive(blow_, 1.7), 0, 0.75), (gasp, 0.10, 0.16)]
    parts += [(s, 0.34 + at, 1.1 * g) for s, at, g in hoop(rng, 0.7, 0.026)]
    parts += [
        (recorder(rng, f, d, 0.7), at, 0.42)
        for at, f, d in ((2.0, 698.46, 0.26), (2.28, 659.26, 0.26), (2.56, 587.33, 0.8))
    ]
    parts += [(skin(rng, 66, 0.16, 0.25), 2.56, 0.6), (toot(rng, 146.83, 0.7, 0.55), 2.56, 0.13)]
    return room(rng, np.tanh(mix(*parts) * 0.95), 0.22, 0.7, 3000)


@effect(-20, tuned=True, takes=1)
def king_deposed(rng: Rng) -> Signal:
    """They have had enough of him: a boo that grows, the drum, a boot, the crown down the stairs, and a rude horn."""
    boo = crowd(rng, 8, 1.15, [(0, 0.9), (0.4, 1.0), (1, 0.75)], 0.0, 105, 220)
    parts: list[Placed] = [(lowpass(np.tanh(1.6 * boo), 1700), 0, 0.5)]
    at = 0.35
    while at < 1.15:
        parts.append((skin(rng, 150 * rng.uniform(0.98, 1.02), 0.04, 0.8), at, 0.15 + 0.4 * at))
        at += 0.055
    boot = mix((skin(rng, 76, 0.10, 0.9), 0, 1), (lowpass(noise(rng, 0.06), 1800) * decay(0.06, 0.012), 0, 0.9))
    parts.append((drive(boot, 1.7), 1.22, 0.95))
    for i, at in enumerate((1.46, 1.66, 1.86, 2.06)):
        parts.append((bars(rng, 0.4, bent(rng, CROWN, 0.03), 0.0006), at * rng.uniform(0.99, 1.01), 0.42 - 0.05 * i))
        parts.append((knock(rng, 460 - 40 * i, 0.014, 0.6), at, 0.35))
    t = times(0.75)
    wobble = 110 * (1 - 0.12 * t) * (1 + 0.05 * np.sign(np.sin(2 * np.pi * 21 * t)))
    rude = blow(rng, wobble, 0.9 * np.clip(t / 0.02, 0, 1) * np.clip((0.75 - t) / 0.25, 0, 1))
    parts.append((resonator(rude, lambda s: [(480, 160, 2.2), (1250 - 500 * s, 260, 0.9)]), 2.22, 0.028))
    laugh = crowd(rng, 5, 0.5, [(0, 1.0), (0.3, 1.15), (1, 0.8)], 1.0, 230, 420)
    parts.append((laugh, 2.62, 0.32))
    return room(rng, np.tanh(mix(*parts) * 0.8), 0.18, 0.6, 2800)


# --- ends ----------------------------------------------------------------------------------------------------


@effect(-22, tuned=True)
def called_off(rng: Rng) -> Signal:
    """Enough for tonight: a far horn from A down to D, and the hills that say it after him."""
    first = mix((toot(rng, 220.0, 0.34, 0.85), 0, 0.8), (toot(rng, 146.83, 0.75, 0.85), 0.37, 0.8))
    far = lowpass(first, 1500)
    dry = mix((first, 0, 1), (far, 0.58, 0.34), (lowpass(far, 900), 1.0, 0.18))
    return room(rng, np.tanh(dry * 0.9), 0.26, 0.6, 1900)


@effect(-20, tuned=True, takes=1)
def reign_ends(rng: Rng) -> Signal:
    """A reign is written down: a bell, a page, the recorder's tune once more and slowly, and the seal."""
    bell = bars(rng, 1.5, bent(rng, tuple((f / 2, g, 2.2 * tau) for f, g, tau in BELL), 0.001), 0.002)
    parts: list[Placed] = [(bell, 0.0, 0.5), (bell, 1.55, 0.32)]
    page = band(noise(rng, 0.4), 320, 5000) * hump(0.4, 1.6, 1.4)
    parts += [(page, 0.34, 0.20), (crackle(rng, 0.4, 20), 0.36, 0.22)]
    tune = [(0.70, 587.33, 0.26), (0.98, 659.26, 0.26), (1.26, 698.46, 0.26), (1.54, 880.0, 0.52)]
    tune += [(2.08, 783.99, 0.26), (2.36, 659.26, 0.26), (2.64, 587.33, 0.95)]
    parts += [(recorder(rng, f, d, 0.9), at, 0.44) for at, f, d in tune]
    parts += phrase(rng, [(1.54, 220.0, 0.5), (1.54, 146.83, 0.5), (2.64, 220.0, 0.9), (2.65, 146.83, 0.9)], 0.15)
    parts += [
        (pluck(rng, f, 0.2), at, 0.4) for at, f in ((0.70, 146.83), (1.54, 174.61), (2.08, 196.0), (2.64, 146.83))
    ]
    parts += [(skin(rng, 74, 0.14, 0.4), at, 0.5) for at in (0.70, 1.54, 2.64)]
    t = times(0.3)
    seal = mix((sine(72 + 50 * np.exp(-t / 0.02)) * decay(0.3, 0.07), 0, 1), (tap(rng, 150, 0.8), 0, 0.7))
    parts += [(drive(seal, 1.5), 3.36, 0.8), (block(rng, 587.33, 0.07, 0.3), 3.36, 0.2)]
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.2, 0.5, 3200)

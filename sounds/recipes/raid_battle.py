"""Goblin in battle: volleys, assaults, nerves, and which way everybody runs. The list of names is in `goblin_raid`."""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import blow, phrase, toot
from sounds.recipes.fates import crowd, shout
from sounds.recipes.goblin_raid import band_of, foot, gear
from sounds.recipes.metal import LID, bent, blades, twang
from sounds.recipes.registry import effect
from sounds.recipes.wood import block, knock, skin
from sounds.synth import (
    RATE,
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

# --- missiles ------------------------------------------------------------------------------------------------


def flight(rng: Rng, length: float, low: float = 1400, high: float = 5200) -> Signal:
    """Something thin through the air, from here to there: it comes down in pitch as it goes."""
    fall = sweep_band(noise(rng, length), lambda s: high - (high - low) * s / length, 0.35)
    return crest(fall * hump(length, 2, 0.8))


def thunk(rng: Rng, hard: float = 1.0) -> Signal:
    """A point in a plank, and the shaft behind it that shivers."""
    plank = bars(rng, 0.16, [(212, 1, 0.03), (397, 0.6, 0.02), (748, 0.3, 0.012)], 0.0005)
    shaft = bars(rng, 0.2, [(118 * rng.uniform(0.9, 1.1), 0.4, 0.06), (351, 0.2, 0.04)], 0.002)
    return hard * mix((plank, 0, 1), (knock(rng, 620, 0.008, 0.9), 0, 0.5), (shaft, 0.006, 0.5))


@effect(-21)
def volley_bows(rng: Rng) -> Signal:
    """Six bows let go almost together, a flock overhead, and six planks it comes down on."""
    parts: list[Placed] = []
    loosed = np.sort(rng.uniform(0.0, 0.20, 6))
    for at in loosed:
        string = highpass(twang(rng, rng.uniform(150, 215)), 140)
        parts += [(string, float(at), 0.30), (flight(rng, 0.34), float(at) + 0.05, 0.17)]
        parts.append((thunk(rng, rng.uniform(0.6, 1.0)), float(at) * 1.25 + 0.42 + rng.uniform(0, 0.05), 1.15))
    return room(rng, mix(*parts), 0.13, 0.35, 3200)


@effect(-21)
def volley_slings(rng: Rng) -> Signal:
    """Leather whirled ever faster, a crack, and stones on shields, helmets and a bucket."""
    length = 0.46
    t = times(length)
    turns = np.cumsum(ramp([(0, 6.0), (length, 13.5)], length)) / 44_100
    whirl = sweep_band(noise(rng, length), lambda s: 420 + 1100 * s / length, 0.5)
    whirl *= (0.25 + 0.75 * np.sin(np.pi * turns) ** 4) * (t / length) ** 0.7
    parts: list[Placed] = [(crest(whirl), 0, 0.55)]
    for at in np.sort(rng.uniform(0.42, 0.55, 4)):
        snap = band(noise(rng, 0.03), 1200, 6500) * decay(0.03, 0.005)
        parts += [(snap, float(at), 0.6), (flight(rng, 0.22, 900, 2600), float(at) + 0.01, 0.18)]
    for i, at in enumerate(np.sort(rng.uniform(0.70, 0.98, 7))):
        stone = knock(rng, rng.uniform(420, 900), 0.012, 0.9)
        shield = skin(rng, rng.uniform(150, 210), 0.035, 0.7) if i % 2 else bars(rng, 0.4, bent(rng, LID, 0.08))
        parts += [(stone, float(at), 0.6), (shield, float(at), 0.6 if i % 2 else 0.24)]
    return room(rng, mix(*parts), 0.13, 0.35, 3600)


@effect(-24)
def volley_misses(rng: Rng) -> Signal:
    """Overhead, and into the turf behind: three dull pecks, and one stone a long way off."""
    parts: list[Placed] = []
    for i in range(4):
        at = 0.05 * i * rng.uniform(0.85, 1.15)
        parts.append((flight(rng, 0.42, 700, 4300), at, 0.28))
        turf = lowpass(noise(rng, 0.06), 750) * decay(0.06, 0.012)
        peck = mix((turf, 0, 1), (sine(112.0 * rng.uniform(0.9, 1.1), 0.07) * decay(0.07, 0.016), 0, 0.7))
        if i < 3:
            parts.append((peck, at + 0.40 + rng.uniform(0, 0.04), 1.5))
    shiver = bars(rng, 0.4, [(96, 0.5, 0.10), (193, 0.4, 0.08), (388, 0.2, 0.05)], 0.003)
    parts.append((shiver * (1 + 0.6 * sine(24.0, 0.4)), 0.46, 0.55))
    parts += [(knock(rng, 980, 0.007, 0.5), 0.74, 0.30), (knock(rng, 1130, 0.006, 0.5), 0.83, 0.18)]
    return room(rng, mix(*parts), 0.13, 0.4, 2600)


# --- assaults ------------------------------------------------------------------------------------------------


def shields(rng: Rng, loud: float = 1.0) -> Signal:
    """Wood on wood with an iron rim."""
    wood = mix((skin(rng, 116 * rng.uniform(0.92, 1.08), 0.045, 0.8), 0, 1), (knock(rng, 240, 0.024, 0.6), 0, 0.7))
    return loud * mix((wood, 0, 1), (bars(rng, 0.4, bent(rng, LID, 0.07)), 0, 0.24))


@effect(-21)
def assault_small(rng: Rng) -> Signal:
    """A few against a few: one `hah`, a shield that takes it, two blades."""
    hah = shout(rng, 0.24, rng.uniform(230, 300), [(0, 0.9), (0.3, 1.2), (1, 0.8)], 0.9)
    parts: list[Placed] = [(crest(hah), 0, 0.30), (shields(rng), 0.13, 0.9)]
    parts += [(blades(rng, 0.06), 0.24 * rng.uniform(0.95, 1.05), 0.34), (blades(rng, 0.06), 0.43, 0.22)]
    parts += [(foot(rng, 1.2), 0.10, 0.5), (foot(rng, 1.2), 0.36, 0.5), (shields(rng, 0.7), 0.44, 0.7)]
    return room(rng, drive(mix(*parts) * 0.8, 1.2), 0.14, 0.4, 4200)


@effect(-19)
def assault_large(rng: Rng) -> Signal:
    """A whole hex against a whole hex: the roar, the run, and everything at once."""
    roar = crowd(rng, 8, 0.9, [(0, 0.8), (0.35, 1.15), (1, 0.85)], 0.8, 150, 380)
    run = [(s, at, 0.4 * g) for s, at, g in band_of(rng, 4, 4, 0.10)]
    parts: list[Placed] = [(np.tanh(1.6 * roar), 0, 0.45), *run]
    parts += [(drive(shields(rng, 1.1), 1.6), at, 0.9) for at in (0.42, 0.455, 0.50)]
    for at in np.sort(rng.uniform(0.46, 1.05, 6)):
        parts.append((lowpass(blades(rng, 0.10)[: int(0.6 * RATE)], 8000), float(at), rng.uniform(0.14, 0.30)))
        parts.append((shields(rng), float(at) + rng.uniform(0.03, 0.09), rng.uniform(0.3, 0.6)))
    parts += [(skin(rng, 74, 0.12, 0.5), at, 0.8) for at in (0.42, 0.86)]
    return room(rng, drive(mix(*parts) * 0.6, 1.4), 0.15, 0.4, 3400)


@effect(-21, tuned=True)
def assault_success(rng: Rng) -> Signal:
    """SUCCESS: stamped, and the horn says it again, up from D to A."""
    press = mix((lowpass(noise(rng, 0.06), 2600) * decay(0.06, 0.011), 0, 1), (skin(rng, 78, 0.07, 0.5), 0, 0.9))
    parts: list[Placed] = [(drive(press, 1.5), 0, 0.9)]
    parts += phrase(rng, [(0.10, 293.66, 0.10), (0.22, 293.66, 0.10), (0.34, 440.0, 0.42)], 0.55)
    parts += phrase(rng, [(0.34, 220.0, 0.40), (0.34, 293.66, 0.40)], 0.25)
    hey = crowd(rng, 4, 0.36, [(0, 0.9), (0.3, 1.15), (1, 0.9)], 0.9, 220, 400)
    parts += [(block(rng, 880.0, 0.06, 0.4), 0.34, 0.25), (hey, 0.36, 0.24), (skin(rng, 98, 0.09, 0.6), 0.34, 0.6)]
    return room(rng, np.tanh(mix(*parts) * 0.85), 0.13, 0.35)


@effect(-22, tuned=True)
def assault_fails(rng: Rng) -> Signal:
    """FAILS: stamped, a wall of shields that did not move, two wooden steps back, a horn with its hand over it."""
    press = mix((lowpass(noise(rng, 0.06), 1800) * decay(0.06, 0.011), 0, 1), (skin(rng, 70, 0.07, 0.4), 0, 0.9))
    parts: list[Placed] = [(drive(press, 1.5), 0, 0.9), (lowpass(shields(rng), 1500), 0.09, 0.8)]
    parts += [(block(rng, 293.66, 0.06, 0.3), 0.20, 0.6), (block(rng, 220.0, 0.07, 0.3), 0.31, 0.6)]
    parts += [(toot(rng, 220.0, 0.13, 0.8, 0.8), 0.20, 0.09), (toot(rng, 174.61, 0.40, 0.85, 0.9), 0.34, 0.10)]
    return room(rng, highpass(np.tanh(mix(*parts) * 0.9), 60), 0.12, 0.35, 2200)


# --- morale --------------------------------------------------------------------------------------------------


@effect(-23)
def morale_drum(rng: Rng) -> Signal:
    """Before the die: a drum that would rather be elsewhere, and teeth."""
    parts: list[Placed] = []
    for i, at in enumerate((0.0, 0.30, 0.55, 0.75, 0.90)):
        parts.append((skin(rng, 98 + 3 * i, 0.09, 0.35), at * rng.uniform(0.99, 1.01), 0.55 + 0.11 * i))
    at = 0.12
    while at < 0.98:
        parts.append((knock(rng, rng.uniform(1500, 1900), 0.004, 0.5), at, 0.10 + 0.12 * at))
        at += rng.uniform(0.045, 0.075) if int(at * 9) % 3 else 0.13
    return room(rng, mix(*parts), 0.14, 0.35, 2400)


@effect(-22)
def morale_holds(rng: Rng) -> Signal:
    """They stand: shields down on the ground as one, and one grunt."""
    huh = crowd(rng, 5, 0.22, [(0, 1.0), (0.3, 1.05), (1, 0.8)], 0.15, 105, 190)
    parts: list[Placed] = []
    for _ in range(4):
        parts.append((shields(rng, 0.6), 0.02 + rng.uniform(0, 0.022), 0.7))
    parts += [(skin(rng, 80, 0.13, 0.6), 0.02, 1.0), (np.tanh(2 * lowpass(huh, 2400)), 0.10, 0.34)]
    return room(rng, drive(mix(*parts), 1.3), 0.15, 0.4, 2600)


@effect(-24)
def retreat_run(rng: Rng) -> Signal:
    """Back, but together: feet that get quicker and further off, kettles, one drum behind them."""
    feet = band_of(rng, 4, 8, 0.095, 0.84)
    parts: list[Placed] = [(lowpass(mix(*feet), 2600), 0, 1.0)]
    parts += [(gear(rng), at * rng.uniform(0.9, 1.1), 0.26 * 0.6**i) for i, at in enumerate((0.06, 0.25, 0.44, 0.62))]
    parts += [(skin(rng, 88, 0.07, 0.4), 0.0, 0.6), (skin(rng, 82, 0.07, 0.4), 0.24, 0.4)]
    back = sweep_band(noise(rng, 0.6), lambda s: 1500 - 1600 * s, 0.6) * hump(0.6, 2, 0.7)
    return room(rng, mix(*parts, (crest(back), 0.05, 0.10)), 0.13, 0.4, 2400)


@effect(-21)
def rout_panic(rng: Rng) -> Signal:
    """Every goblin for itself: shrieks that slide, feet in all directions, and what they carried."""
    parts: list[Placed] = []
    for i in range(6):
        fright = [(0, 1.0), (0.18, 1.35 + 0.1 * (i % 3)), (0.6, 1.15), (1, 0.7)]
        voice = shout(rng, rng.uniform(0.45, 0.8), rng.uniform(300, 520), fright, 0.95)
        parts.append((highpass(crest(voice), 260), 0.06 * i + rng.uniform(0, 0.08), 0.34 - 0.02 * i))
    feet = [(s, at + 0.06, 0.55 * g) for s, at, g in band_of(rng, 5, 11, 0.078, 0.93)]
    parts += feet
    for at in (0.22, 0.5, 0.63):
        drop = mix((bars(rng, 0.5, bent(rng, LID, 0.09)), 0, 0.5), (knock(rng, 380, 0.014, 0.6), 0, 0.7))
        parts.append((drop, at * rng.uniform(0.92, 1.08), 0.34))
    return room(rng, drive(mix(*parts) * 0.8, 1.2), 0.15, 0.45, 3000)


# --- losses, and forward -------------------------------------------------------------------------------------


@effect(-24)
def casualty(rng: Rng) -> Signal:
    """One less: an `oof`, a card that falls over, a helmet that spins itself to rest."""
    oof = shout(rng, 0.16, rng.uniform(190, 280), [(0, 1.1), (1, 0.6)], 0.1)
    fall = mix((skin(rng, 104, 0.05, 0.5), 0, 1), (lowpass(noise(rng, 0.09), 900) * decay(0.09, 0.018), 0, 0.9))
    parts: list[Placed] = [
        (lowpass(crest(oof), 2200), 0, 0.42),
        (fall, 0.13, 0.9),
        (knock(rng, 310, 0.02, 0.4), 0.135, 0.5),
    ]
    at, gap = 0.21, 0.085
    while gap > 0.022:
        parts.append((bars(rng, 0.16, bent(rng, LID[2:], 0.02)), at, 2.4 * gap))
        at, gap = at + gap, gap * 0.83
    return room(rng, mix(*parts), 0.11, 0.3)


@effect(-20, tuned=True)
def leader_destroyed(rng: Rng) -> Signal:
    """A name struck from the roster: one great blow, a sword let go, and a horn that forgets its A."""
    blow_ = mix((skin(rng, 58, 0.20, 0.6), 0, 1), (knock(rng, 170, 0.03, 0.6), 0, 0.4), (shields(rng), 0, 0.4))
    parts: list[Placed] = [(drive(blow_, 1.6), 0, 1.2), (lowpass(blades(rng, 0.03), 6000), 0.16, 0.26)]
    at, gap = 0.34, 0.10
    while gap > 0.03:
        parts.append((bars(rng, 0.24, bent(rng, LID[3:], 0.02)), at, 1.3 * gap))
        at, gap = at + gap, gap * 0.8
    length = 1.25
    t = times(length)
    pitch = ramp([(0, 220.0), (0.25, 220.0), (0.33, 174.61), (0.62, 174.61), (0.72, 146.83), (length, 143.0)], length)
    level = 0.8 * np.clip(t / 0.05, 0, 1) * np.clip((length - t) / 0.5, 0, 1)
    call = blow(rng, pitch * (1 + 0.007 * np.sin(2 * np.pi * 4.8 * t)), level)
    mouth = resonator(call, lambda s: [(620 - 160 * s, 170, 2.4), (1900, 420, 0.5)])
    parts += [(crest(mouth), 0.36, 0.60), (skin(rng, 66, 0.14, 0.3), 1.06, 0.5)]
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.18, 0.55, 2400)


@effect(-24)
def advance(rng: Rng) -> Signal:
    """Into the hex they left: left, right, left, right, nearly in step, with a drum."""
    parts: list[Placed] = []
    for i in range(4):
        at = 0.155 * i
        for _ in range(3):
            parts.append((foot(rng, 1.15), at + rng.uniform(0, 0.018), 0.45))
        parts.append((gear(rng), at + 0.03, 0.10))
        parts.append((skin(rng, 108 if i % 2 else 92, 0.06, 0.5), at, 0.7 if i % 2 == 0 else 0.45))
    hup = shout(rng, 0.15, rng.uniform(200, 250), [(0, 0.9), (0.4, 1.1), (1, 0.9)], 0.3)
    return room(rng, mix(*parts, (crest(hup), 0.31, 0.16)), 0.11, 0.3, 2800)

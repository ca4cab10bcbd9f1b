"""The lair of Goblin Slayer-Slayer between battles: doors, stairs, the store, events, loot."""

from __future__ import annotations

import numpy as np

from sounds.recipes.metal import COIN, LID, bent
from sounds.recipes.paper import flutter, tap
from sounds.recipes.registry import effect
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
    drive,
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

# --- doors and stairs ----------------------------------------------------------------------------------------


def hinge(rng: Rng, duration: float, path: list[tuple[float, float]]) -> Signal:
    """Rust on rust: stick and slip at the rate of `path`, through the iron of the strap and the planks of the door."""
    wander = 1 + 1.6 * lowpass(noise(rng, duration), 9)
    turns = np.cumsum(ramp(path, duration) * np.clip(wander, 0.7, 1.3)) / 44_100
    slips = np.diff(np.floor(turns), prepend=0.0) * rng.uniform(0.4, 1, len(turns))
    return resonator(
        slips, lambda s: [(410, 70, 26), (930 + 160 * s, 60, 24), (1710 + 240 * s, 110, 17), (2860, 190, 9)]
    )


@effect(-23)
def door_creak_open(rng: Rng) -> Signal:
    """A door of the lair: the latch lifts, the hinge complains, draught comes through."""
    length = 0.92 * rng.uniform(0.94, 1.06)
    voice = hinge(rng, length, [(0, 46), (0.3 * length, 150), (0.6 * length, 108), (length, 190)])
    voice *= ramp(
        [(0, 0), (0.05, 0.8), (0.4 * length, 1), (0.62 * length, 0.55), (0.8 * length, 0.9), (length, 0)], length
    )
    draught = band(noise(rng, length), 180, 900) * hump(length, 1.5, 1.3)
    latch = mix((knock(rng, 830, 0.012, 0.7), 0, 0.7), (knock(rng, 560, 0.016, 0.5), 0.055, 0.9))
    bump = mix((skin(rng, 84, 0.05, 0.2), 0, 1), (knock(rng, 210, 0.03, 0.3), 0, 0.4))
    parts: list[Placed] = [
        (latch, 0, 0.8),
        (crest(voice), 0.13, 0.9),
        (draught, 0.2, 0.10),
        (bump, 0.12 + length, 0.45),
    ]
    return room(rng, mix(*parts), 0.18, 0.5, 2400)


@effect(-19)
def door_slam(rng: Rng) -> Signal:
    """The same door shut behind you, for good: wind, oak, bar, ring."""
    wind = band(noise(rng, 0.11), 250, 1600) * hump(0.11, 1.6, 1.7)
    t = times(0.5)
    boom = sine(49 + 70 * np.exp(-t / 0.022)) * decay(0.5, 0.12, 0.002)
    crack = lowpass(noise(rng, 0.14), 2600) * decay(0.14, 0.018)
    oak = bars(rng, 0.5, [(97, 0.8, 0.08), (189, 0.7, 0.06), (303, 0.5, 0.045), (437, 0.35, 0.03), (871, 0.2, 0.02)])
    slam = drive(mix((boom, 0, 0.8), (crack, 0, 1.7), (oak, 0, 1.0)), 1.9)
    ring: list[Placed] = []
    at, gap, loud = 0.24, 0.075, 0.26
    while gap > 0.02:
        ring.append((bars(rng, 0.25, bent(rng, LID[1:], 0.03)), at, loud))
        at, gap, loud = at + gap, gap * 0.8, loud * 0.72
    bar = mix((knock(rng, 250, 0.03, 0.6), 0, 1), (knock(rng, 340, 0.02, 0.4), 0.03, 0.5))
    return room(rng, mix((wind, 0, 0.25), (slam, 0.10, 1), (bar, 0.2, 0.35), *ring), 0.24, 0.7, 1800)


@effect(-24)
def climb_floor(rng: Rng) -> Signal:
    """Seven flat feet up worn stone steps, each higher and a little further off, with something in the pack."""
    parts: list[Placed] = []
    at = 0.0
    for i in range(7):
        sole = lowpass(noise(rng, 0.07), 900 + 120 * i) * decay(0.07, 0.013)
        stone = bars(rng, 0.12, [(168 * 1.075**i, 1, 0.022), (402 * 1.06**i, 0.4, 0.014)], 0.001)
        grit = band(noise(rng, 0.06), 2000, 6500) * hump(0.06, 2)
        loud = (1.0 if i % 2 == 0 else 0.72) * 0.93**i
        parts += [(sole, at, 0.9 * loud), (stone, at, 0.7 * loud), (grit, at + 0.012, 0.10 * loud)]
        if i % 2:
            parts.append((bars(rng, 0.2, bent(rng, LID[2:], 0.06)), at + 0.03, 0.05))
        at += 0.172 * rng.uniform(0.95, 1.05)
    return room(rng, mix(*parts), 0.22, 0.55, 2600)


@effect(-26)
def vote_drop(rng: Rng) -> Signal:
    """A pebble into a clay pot that holds others."""
    stone = knock(rng, 980 * rng.uniform(0.94, 1.06), 0.008, 0.5)
    pot = bars(rng, 0.22, [(226, 1, 0.045), (611, 0.4, 0.026), (1130, 0.18, 0.014)], 0.002)
    parts: list[Placed] = [(stone, 0, 0.55), (pot, 0.002, 0.7)]
    parts += [
        (knock(rng, 1180, 0.006, 0.4), 0.075 * rng.uniform(0.9, 1.1), 0.3),
        (knock(rng, 1330, 0.005, 0.4), 0.125, 0.15),
    ]
    return room(rng, mix(*parts), 0.10, 0.22)


# --- the store -----------------------------------------------------------------------------------------------


@effect(-24, tuned=True)
def store_bell(rng: Rng) -> Signal:
    """The little bell on a bent spring above the store's door."""
    tones = ((1174.66, 0.7, 0.30), (2349.3, 0.6, 0.22), (3524, 0.45, 0.15), (4940, 0.25, 0.09), (6580, 0.12, 0.05))
    parts: list[Placed] = []
    at, loud = 0.0, 1.0
    for gap in (0.105, 0.085, 0.12, 0.10, 0.14):
        parts.append((bars(rng, 0.75, bent(rng, tones, 0.0015), 0.0008), at, loud))
        at, loud = at + gap * rng.uniform(0.92, 1.08), loud * rng.uniform(0.62, 0.8)
    return room(rng, mix((knock(rng, 300, 0.02, 0.2), 0, 0.3), *parts), 0.12, 0.35, 5000)


@effect(-23)
def purchase(rng: Rng) -> Signal:
    """Two coins on the counter, swept into a drawer, and the drawer shut."""
    parts: list[Placed] = [(bars(rng, 0.5, bent(rng, COIN, 0.012), 0.0008), at, 0.5) for at in (0.0, 0.085)]
    parts += [(knock(rng, 460, 0.012, 0.4), at, 0.35) for at in (0.0, 0.085)]
    sweep = band(noise(rng, 0.2), 600, 3600) * hump(0.2, 1.5, 1.2)
    drop = [(bars(rng, 0.2, bent(rng, COIN, 0.03), 0.0008), 0.36 + 0.04 * i, 0.14) for i in range(2)]
    shut = mix((skin(rng, 120, 0.04, 0.7), 0, 0.8), (knock(rng, 330, 0.02, 0.5), 0, 0.7))
    return room(rng, mix(*parts, (sweep, 0.20, 0.20), *drop, (shut, 0.48, 1)), 0.10, 0.28, 5000)


# --- events --------------------------------------------------------------------------------------------------


@effect(-22, tuned=True)
def event_bell(rng: Rng) -> Signal:
    """An old bell on D with the minor third all bells have, struck once in a long corridor."""
    tones = (
        (146.83, 0.45, 0.60),
        (293.66, 1.0, 0.48),
        (349.23, 0.65, 0.42),
        (440.2, 0.4, 0.34),
        (587.5, 0.75, 0.32),
        (880.9, 0.5, 0.22),
        (1181, 0.4, 0.16),
        (1597, 0.25, 0.10),
    )
    clapper = mix((lowpass(noise(rng, 0.05), 1700) * decay(0.05, 0.009), 0, 0.6), (knock(rng, 420, 0.02, 0.3), 0, 0.3))
    beat = 1 + 0.12 * sine(3.1 * rng.uniform(0.9, 1.1), 1.5)
    return room(rng, mix((bars(rng, 1.5, bent(rng, tones, 0.0012), 0.002) * beat, 0, 1), (clapper, 0, 0.8)), 0.22, 0.7)


@effect(-24)
def stake(rng: Rng) -> Signal:
    """Cards pushed over the line, and a palm laid flat on them: no taking back."""
    push = flutter(rng, 0.30 * rng.uniform(0.94, 1.06), 44)
    palm = lowpass(noise(rng, 0.08), 1500) * decay(0.08, 0.016)
    table = bars(rng, 0.25, [(108, 1, 0.05), (221, 0.6, 0.03), (377, 0.25, 0.02)])
    thump = drive(mix((palm, 0, 1), (table, 0, 0.9), (tap(rng, 150, 0.6), 0, 0.4)), 1.3)
    return room(rng, mix((push, 0, 0.5), (thump, 0.29, 0.9)), 0.10, 0.25)


# --- loot ----------------------------------------------------------------------------------------------------


def spill(rng: Rng, count: int, over: float, loud: float) -> list[Placed]:
    """Coins on wood, most of them at once and then the last that roll."""
    parts: list[Placed] = []
    for at in np.sort(rng.uniform(0, 1, count) ** 1.5) * over:
        level = loud * rng.uniform(0.45, 1) * (1 - 0.5 * float(at) / over)
        parts.append((bars(rng, 0.42, bent(rng, COIN, 0.05), 0.0008), float(at), level))
        parts.append((knock(rng, rng.uniform(420, 640), 0.008, 0.3), float(at), 0.3 * level))
    return parts


@effect(-22)
def gold_coins(rng: Rng) -> Signal:
    """A purse is turned over."""
    bag = mix((lowpass(noise(rng, 0.12), 1000) * hump(0.12, 1.5, 0.7), 0, 0.8), (skin(rng, 130, 0.03, 0.2), 0.02, 0.5))
    return room(rng, mix((bag, 0, 0.5), *[(s, at + 0.05, g) for s, at, g in spill(rng, 9, 0.55, 0.6)]), 0.10, 0.3, 6000)


@effect(-23)
def trophy_snip(rng: Rng) -> Signal:
    """Big rusty shears, one snip, and something small and soft that falls."""
    parts: list[Placed] = []
    opening = band(noise(rng, 0.10), 2600, 7000) * ramp([(0, 0), (0.03, 0.7), (0.10, 0.1)], 0.10)
    closing = band(noise(rng, 0.09), 3000, 9500) * ramp([(0, 0.1), (0.075, 1), (0.09, 0)], 0.09)
    parts += [(opening, 0, 0.5), (closing, 0.13, 0.8), (bars(rng, 0.2, bent(rng, LID[3:], 0.05)), 0.0, 0.12)]
    shut = mix((bars(rng, 0.24, [(1830, 0.6, 0.03), (3120, 0.5, 0.024), (5270, 0.3, 0.014)], 0.0003), 0, 1),
               (knock(rng, 640, 0.012, 0.6), 0, 0.6))  # fmt: skip
    t = times(0.09)
    plop = sine(310 - 150 * t / 0.09) * hump(0.09, 1.2, 0.5) + lowpass(noise(rng, 0.09), 700) * decay(0.09, 0.014)
    return room(rng, mix(*parts, (shut, 0.212, 0.75), (plop, 0.40 * rng.uniform(0.96, 1.05), 0.42)), 0.09, 0.22)


@effect(-26, tuned=True)
def loot_ping(rng: Rng) -> Signal:
    """A lot is pinged: one fingernail on a silver cup, in A."""
    cup = bars(rng, 0.6, [(1760, 1, 0.13), (1764.5, 0.4, 0.12), (4752, 0.3, 0.06), (8960, 0.08, 0.025)], 0.0006)
    nail = band(noise(rng, 0.02), 2500, 8000) * decay(0.02, 0.002)
    return room(rng, mix((cup, 0, 1), (nail, 0, 0.25), (block(rng, 440.0, 0.04, 0.2), 0, 0.25)), 0.10, 0.3, 5000)


@effect(-22)
def loot_contested(rng: Rng) -> Signal:
    """Two hands slap down on one lot; two cups that disagree by a half step; somebody growls."""
    parts: list[Placed] = []
    for at, pitch in ((0.0, 1760.0), (0.12 * rng.uniform(0.9, 1.1), 1864.7)):
        slap = band(noise(rng, 0.06), 500, 3800) * decay(0.06, 0.010)
        parts += [(slap, at, 0.8), (skin(rng, 128, 0.04, 0.5), at, 0.7)]
        parts.append((bars(rng, 0.45, [(pitch, 0.5, 0.12), (pitch * 2.7, 0.2, 0.06)], 0.001), at + 0.01, 0.85))
    length = 0.5
    rumble = 1 + 0.5 * np.sign(sine(31.0 * rng.uniform(0.92, 1.08), length))
    throat = (
        glottis(rng, ramp([(0, 150), (0.2, 190), (length, 120)], length), 0.8, 0.4) * rumble * hold(length, 0.06, 0.2)
    )
    growl = resonator(throat, lambda s: [(480, 110, 1.3), (1150 + 300 * s, 160, 1.0), (2500, 260, 0.5)])
    return room(rng, drive(mix(*parts, (np.tanh(crest(growl, 2.2)), 0.22, 0.6)), 1.2), 0.12, 0.3)

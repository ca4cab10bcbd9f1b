"""Loot & Recruit on its platforms: goblins that hop and stand on one another, and the stones that end it.

The list of names is in `loot_and_recruit`.
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.fates import crowd, shout
from sounds.recipes.goblin_raid import foot, gear
from sounds.recipes.metal import LID, bent, creak, twang
from sounds.recipes.paper import flutter, tap
from sounds.recipes.registry import effect
from sounds.recipes.wood import knock, skin
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
    hold,
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

PLANKS = ((96, 1, 0.05), (187, 0.7, 0.036), (301, 0.45, 0.026), (468, 0.25, 0.018))


def plank(rng: Rng, loud: float = 1.0) -> Signal:
    """Something lands on boards over nothing."""
    wood = bars(rng, 0.3, bent(rng, PLANKS, 0.06), 0.0008)
    return loud * mix((wood, 0, 1), (lowpass(noise(rng, 0.06), 1400) * decay(0.06, 0.012), 0, 0.9))


def boing(rng: Rng, low: float, high: float, length: float) -> Signal:
    """Legs like springs."""
    t = times(length)
    pitch = low + (high - low) * np.sin(np.pi * t / length) ** 0.8
    tone = sine(pitch * (1 + 0.035 * np.sin(2 * np.pi * 24 * t)))
    return (tone + 0.25 * sine(2.01 * pitch)) * hump(length, 1.1, 0.75)


def stone(rng: Rng, size: float = 1.0) -> Signal:
    """Granite that meets something."""
    rock = bars(
        rng,
        0.2,
        [(230 / size, 1, 0.03), (405 / size, 0.7, 0.024), (760 / size, 0.45, 0.014), (1500, 0.2, 0.007)],
        0.0004,
    )
    return mix((rock, 0, 1), (lowpass(noise(rng, 0.08), 2600) * decay(0.08, 0.012), 0, 1.0))


# --- goblins that stand --------------------------------------------------------------------------------------


@effect(-23)
def goblin_hop(rng: Rng) -> Signal:
    """A `hup`, legs like springs, and feet on somebody's shoulders."""
    hup = shout(rng, 0.15, rng.uniform(280, 420), [(0, 0.85), (0.5, 1.25), (1, 1.1)], 0.4)
    land = mix((foot(rng, 1.0), 0, 0.9), (foot(rng, 0.9), 0.035, 0.6), (skin(rng, 130, 0.03, 0.3), 0, 0.4))
    grunt = shout(rng, 0.12, rng.uniform(150, 200), [(0, 1.1), (1, 0.7)], 0.1)
    parts: list[Placed] = [(crest(hup), 0, 0.32), (boing(rng, 190, 520, 0.26), 0.05, 0.22), (land, 0.32, 0.9)]
    return room(rng, mix(*parts, (lowpass(crest(grunt), 1800), 0.34, 0.22)), 0.1, 0.26)


@effect(-26)
def tower_settle(rng: Rng) -> Signal:
    """The tower finds its balance: a plank that bends, knees that shake, a belt that slips."""
    parts: list[Placed] = [(creak(rng, 0.34, 34, 17), 0, 0.5), (plank(rng, 0.7), 0.03, 0.6)]
    for i, at in enumerate((0.12, 0.21, 0.28)):
        parts.append((knock(rng, 520 + 70 * i, 0.007, 0.3), at * rng.uniform(0.95, 1.05), 0.22))
    return room(rng, mix(*parts, (gear(rng), 0.2, 0.16)), 0.1, 0.26, 2600)


@effect(-25)
def tower_sway(rng: Rng) -> Signal:
    """Over to one side, over to the other: long timber, and breath held on all floors."""
    sway = creak(rng, 0.9, 15, 26) * (0.55 + 0.45 * np.cos(2 * np.pi * 2.1 * times(0.9)))
    woo = crowd(rng, 3, 0.6, [(0, 0.85), (0.4, 1.2), (1, 0.8)], 0.1, 230, 360)
    air = sweep_band(noise(rng, 0.8), lambda s: 350 + 260 * np.sin(2 * np.pi * 2.1 * s), 0.6) * hump(0.8, 1.2)
    return room(
        rng, mix((crest(sway), 0, 0.7), (lowpass(woo, 2200), 0.12, 0.16), (crest(air), 0.04, 0.16)), 0.12, 0.32, 2600
    )


@effect(-22)
def shield(rng: Rng) -> Signal:
    """A door with a handle on it is carried up and planted: everybody behind it feels better."""
    door = drive(
        mix((skin(rng, 84, 0.09, 0.7), 0, 1), (plank(rng), 0, 0.9), (bars(rng, 0.5, bent(rng, LID, 0.05)), 0, 0.26)),
        1.4,
    )
    parts: list[Placed] = [(creak(rng, 0.16, 28, 44), 0, 0.3), (door, 0.18, 1.0)]
    parts += [(bars(rng, 0.3, bent(rng, LID[2:], 0.05)), at, 0.14) for at in (0.32, 0.39)]
    return room(rng, mix(*parts), 0.14, 0.36, 3200)


@effect(-20)
def shield_break(rng: Rng) -> Signal:
    """The stone goes through the door, and the door goes everywhere."""
    hit = drive(
        mix((stone(rng, 1.2), 0, 1), (skin(rng, 74, 0.09, 0.8), 0, 1), (bars(rng, 0.6, bent(rng, LID, 0.06)), 0, 0.4)),
        1.7,
    )
    parts: list[Placed] = [(hit, 0, 1.0)]
    for at in np.sort(rng.uniform(0.02, 0.5, 14)):
        parts.append((knock(rng, rng.uniform(280, 1100), 0.012, 0.9), float(at), 0.5 * (0.75 - float(at))))
    at, gap = 0.3, 0.1
    while gap > 0.025:
        parts.append((bars(rng, 0.2, bent(rng, LID[2:], 0.03)), at, 2.0 * gap))
        at, gap = at + gap, gap * 0.82
    return room(rng, mix(*parts), 0.15, 0.4, 3200)


# --- stones --------------------------------------------------------------------------------------------------


@effect(-25)
def aim(rng: Rng) -> Signal:
    """The arm is wound back, one eye is shut, the arm complains."""
    parts: list[Placed] = [(creak(rng, 0.42, 18, 48), 0, 0.8)]
    for i in range(6):
        parts.append((knock(rng, 700 + 35 * i, 0.008, 0.7), 0.03 + 0.062 * i * rng.uniform(0.97, 1.03), 0.36))
    return room(rng, mix(*parts, (knock(rng, 330, 0.02, 0.4), 0.44, 0.7)), 0.11, 0.28, 3000)


@effect(-22)
def stone_throw(rng: Rng) -> Signal:
    """The rope lets go, the beam slams up, and something large is now in the air."""
    beam = mix((skin(rng, 82, 0.07, 0.6), 0, 1), (knock(rng, 190, 0.035, 0.7), 0, 0.8))
    length = 0.52
    path = sweep_band(noise(rng, length), lambda s: 1500 - 1250 * s / length, 0.6)
    whoosh = path * hump(length, 1.6, 0.7) * (1 + 0.4 * sine(12.0, length))
    parts: list[Placed] = [
        (highpass(twang(rng, 78 * rng.uniform(0.96, 1.04)), 60), 0, 0.55),
        (drive(beam, 1.4), 0.045, 0.95),
    ]
    return room(rng, mix(*parts, (crest(whoosh), 0.07, 0.55)), 0.13, 0.35, 2600)


@effect(-26)
def fuse(rng: Rng) -> Signal:
    """A match, a flare, and a fuse that spits its way along the tower."""
    length = 2.0
    t = times(length)
    strike = band(noise(rng, 0.2), 1800, 7500) * ramp([(0, 0), (0.03, 1), (0.08, 0.3), (0.12, 0.9), (0.2, 0)], 0.2)
    hiss = band(noise(rng, length), 3000, 9500) * ramp(
        [(0, 0), (0.12, 1), (0.5, 0.55), (1.6, 0.5), (length, 0)], length
    )
    hiss *= 0.75 + 0.25 * lowpass(noise(rng, length), 14) * 9
    low = lowpass(noise(rng, length), 700) * hold(length, 0.2, 0.5)
    spits = np.zeros(int(length * 44_100))
    for at in rng.uniform(0.08, 0.9, 34):
        snap = band(noise(rng, 0.012), 2200, 9500) * decay(0.012, rng.uniform(0.001, 0.003)) * rng.uniform(0.3, 1)
        start = int(at * len(spits))
        spits[start : start + len(snap)] += snap[: len(spits) - start]
    ticks = 0.5 * np.sin(2 * np.pi * 220 * t) * np.exp(-((t * 4) % 1) / 0.02) * hold(length, 0.3, 0.4)
    return room(rng, mix((strike, 0, 0.7), (hiss, 0.14, 0.5), (low, 0.14, 0.16), (spits, 0.14, 0.8), (ticks, 0.14, 0.05)),
                0.09, 0.25, 4500)  # fmt: skip


@effect(-19)
def bodyguard(rng: Rng) -> Signal:
    """`Mine!` A leap, a chest like a barrel, a stone that stops in the air, and a ring of brass about it."""
    mine = shout(rng, 0.42, rng.uniform(200, 250), [(0, 0.85), (0.3, 1.2), (1, 1.05)], 0.85)
    leap = sweep_band(noise(rng, 0.28), lambda s: 600 + 3000 * s, 0.6) * hump(0.28, 2, 1.2)
    t = times(0.5)
    barrel = sine(62 + 70 * np.exp(-t / 0.02)) * decay(0.5, 0.11, 0.002)
    chest = drive(mix((barrel, 0, 1), (stone(rng), 0, 0.7), (bars(rng, 0.8, bent(rng, LID, 0.02)), 0, 0.55)), 1.6)
    ring = bars(rng, 1.0, [(293.66, 0.6, 0.3), (587.33, 0.5, 0.24), (880.0, 0.35, 0.18), (1480, 0.2, 0.1)], 0.004)
    parts: list[Placed] = [
        (np.tanh(crest(mine, 2.0)), 0, 0.34),
        (leap, 0.06, 0.35),
        (chest, 0.3, 1.0),
        (ring, 0.31, 0.30),
    ]
    return room(rng, mix(*parts), 0.17, 0.45, 3400)


@effect(-24)
def stone_drop(rng: Rng) -> Signal:
    """A stone that has lost heart: it drops, bounces on a board, and rolls off the edge."""
    t = times(0.2)
    fall = sine(520 - 260 * (t / 0.2) ** 1.5) * hump(0.2, 2, 1.4)
    parts: list[Placed] = [
        (fall, 0, 0.1),
        (mix((stone(rng, 1.3), 0, 1), (plank(rng), 0, 0.8)), 0.2, 1.0),
        (stone(rng), 0.38, 0.4),
    ]
    roll = lowpass(noise(rng, 0.4), 500) * hump(0.4, 1.2, 0.6) * (1 + 0.6 * sine(13.0, 0.4))
    return room(rng, mix(*parts, (crest(roll), 0.42, 0.26)), 0.12, 0.3, 2400)


@effect(-23)
def waved(rng: Rng) -> Signal:
    """Let it come: a hand that flaps, and a `phew` from somewhere below."""
    parts: list[Placed] = [(band(noise(rng, 0.1), 600, 3600) * hump(0.1, 2), 0.11 * i, 0.5 - 0.1 * i) for i in range(3)]
    breath = sweep_band(noise(rng, 0.45), lambda s: 2300 - 2600 * s, 0.35) * hump(0.45, 1.6, 0.6)
    whistle = sine(ramp([(0, 1560), (0.12, 1700), (0.42, 780)], 0.42)) * hump(0.42, 1.5, 0.6)
    return room(rng, mix(*parts, (crest(breath), 0.3, 0.3), (whistle, 0.31, 0.12)), 0.1, 0.26)


@effect(-19)
def stone_hit(rng: Rng) -> Signal:
    """Granite on goblin on board: one `oof` of many, and the planks jump."""
    t = times(0.5)
    boom = sine(50 + 70 * np.exp(-t / 0.025)) * decay(0.5, 0.11, 0.002)
    hit = drive(mix((boom, 0, 1), (stone(rng, 1.2), 0, 0.9), (plank(rng), 0.004, 0.9)), 1.7)
    oof = crowd(rng, 3, 0.22, [(0, 1.15), (1, 0.65)], 0.1, 190, 330)
    parts: list[Placed] = [(hit, 0, 1.0), (lowpass(oof, 2400), 0.02, 0.34), (plank(rng), 0.13, 0.4)]
    for at in np.sort(rng.uniform(0.08, 0.5, 7)):
        parts.append((knock(rng, rng.uniform(300, 800), 0.01, 0.7), float(at), 0.22))
    return room(rng, mix(*parts), 0.16, 0.42, 2600)


@effect(-20)
def topple(rng: Rng) -> Signal:
    """It tips: a creak that ends, a cry from every floor, and all of them down over the boards."""
    parts: list[Placed] = [(creak(rng, 0.42, 22, 66), 0, 0.7)]
    for i in range(6):
        down = [(0, 1.05), (0.2, 1.35), (1, 0.55)]
        cry = shout(rng, rng.uniform(0.5, 0.8), rng.uniform(260, 480), down, 0.8)
        parts.append((highpass(crest(cry), 200), 0.18 + 0.07 * i * rng.uniform(0.8, 1.2), 0.34))
    for at in np.sort(rng.uniform(0.55, 1.35, 13)):
        body = mix((plank(rng), 0, 1), (foot(rng, 1.3), 0, 0.6))
        parts.append((body, float(at), rng.uniform(0.4, 0.8) * (1.7 - float(at)) * 0.75))
    parts += [(gear(rng), at, 0.3) for at in (0.7, 0.92, 1.1, 1.3)]
    parts.append((drive(skin(rng, 62, 0.14, 0.6), 1.4), 0.78, 0.8))
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.15, 0.45, 2800)


@effect(-24)
def goblin_tumble(rng: Rng) -> Signal:
    """One of them: a yelp with every turn, a board with every yelp, and off the edge."""
    parts: list[Placed] = []
    at, gap, pitch = 0.0, 0.17 * rng.uniform(0.9, 1.1), rng.uniform(330, 520)
    for i in range(4):
        yelp = shout(rng, 0.13, pitch * (1 - 0.07 * i), [(0, 0.9), (0.3, 1.25), (1, 0.8)], 0.7)
        parts += [(highpass(crest(yelp), 240), at, 0.34 * 0.85**i), (plank(rng, 0.7), at + 0.06, 0.55 * 0.9**i)]
        at, gap = at + gap, gap * 0.88
    slide = sine(ramp([(0, 900), (0.3, 260)], 0.3)) * hump(0.3, 1.5, 0.7)
    parts += [(slide, at, 0.07), (mix((foot(rng, 1.5), 0, 1), (gear(rng), 0.01, 0.3)), at + 0.28, 0.8)]
    return room(rng, mix(*parts), 0.11, 0.3, 3000)


@effect(-25)
def scatter(rng: Rng) -> Signal:
    """What they carried comes down behind them: cards, one after another, none on its feet."""
    parts: list[Placed] = [(flutter(rng, 0.4, 33), 0, 0.45)]
    for i in range(9):
        at = 0.05 + 0.062 * i * rng.uniform(0.85, 1.15)
        parts.append((tap(rng, rng.uniform(160, 260), 0.7), at, 0.85 - 0.05 * i))
    return room(rng, mix(*parts), 0.08, 0.2)


@effect(-21)
def capture(rng: Rng) -> Signal:
    """A loop of rope over a head, a `hey`, and heels that leave two lines in the sawdust."""
    spin = sweep_band(noise(rng, 0.3), lambda s: 700 + 900 * np.sin(2 * np.pi * 7 * s), 0.5) * hump(0.3, 1.2, 1.2)
    tight = mix((twang(rng, 140)[: int(0.2 * 44_100)], 0, 0.5), (creak(rng, 0.12, 60, 90), 0, 0.3))
    hey = shout(rng, 0.34, rng.uniform(330, 420), [(0, 0.9), (0.3, 1.3), (1, 0.75)], 0.9)
    length = 0.42
    drag = band(noise(rng, length), 300, 2600) * hump(length, 1.1, 1.1) * (1 + 0.5 * sine(15.0, length))
    parts: list[Placed] = [
        (crest(spin), 0, 0.4),
        (tight, 0.29, 0.8),
        (highpass(crest(hey), 200), 0.33, 0.36),
        (crest(drag), 0.5, 0.4),
    ]
    return room(rng, mix(*parts, (plank(rng), 0.9, 0.5)), 0.12, 0.3, 3200)


@effect(-21)
def heckle(rng: Rng) -> Signal:
    """A raspberry, and two who find it the best thing said all day."""
    length = 0.42
    t = times(length)
    lips = np.sign(
        np.sin(
            2
            * np.pi
            * np.cumsum(ramp([(0, 62), (0.2, 48), (length, 34)], length) * (1 + 0.15 * np.sin(40 * t)))
            / 44_100
        )
    )
    flap = (0.5 + 0.5 * lips) * noise(rng, length) + 0.5 * lips
    razz = resonator(flap, lambda s: [(380, 120, 1.2), (1050 - 400 * s, 260, 0.8), (2500, 500, 0.35)]) * hold(
        length, 0.02, 0.1
    )
    parts: list[Placed] = [(np.tanh(crest(highpass(razz, 170), 2.4)), 0, 0.5)]
    for i in range(4):
        ha = shout(rng, 0.11, (330, 300, 380, 345)[i] * rng.uniform(0.96, 1.04), [(0, 1.15), (1, 0.8)], 0.9)
        parts.append((highpass(crest(ha), 220), 0.44 + 0.12 * i, 0.5))
    return room(rng, drive(mix(*parts), 1.2), 0.12, 0.3)

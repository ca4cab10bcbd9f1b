"""Lords of Hell in battle: dice against dice, what they hit, and how it ended.

| moment | effect |
|---|---|
| a battle's dice begin; each exchange | `battle_joined`; `exchange` |
| an exchange hits; protection saved | `hit_lands`; `protection_saves` |
| hits are shared out | `hits_placed` |
| a horde, a crowd of Souls destroyed; Juggernaut revenge | `horde_destroyed`, `souls_destroyed`; `juggernaut_revenge` |
| a fortress hit; destroyed | `fortress_hit`; `fortress_crumbles` |
| a devil downed; captured | `devil_downed`; `devil_captured` |
| attack won, failed; mutual ruin | `attack_won`, `attack_failed`; `mutual_ruin` |
| plunder; conquest | `hell_plundered`; `conquest` |
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.fates import crowd
from sounds.recipes.hell_instruments import boom, links, organ, rock, souls, trombone
from sounds.recipes.lair import spill
from sounds.recipes.metal import BLADE, LID, bent, blades, creak
from sounds.recipes.paper import flutter, tap
from sounds.recipes.registry import effect
from sounds.recipes.slayer_slayer import bone
from sounds.recipes.voices import glottis
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

# --- dice against dice ---------------------------------------------------------------------------------------


@effect(-20)
def battle_joined(rng: Rng) -> Signal:
    """Two armies meet: a roar from the left, a roar from the right, iron between."""
    left = crowd(rng, 6, 0.7, [(0, 0.85), (0.4, 1.1), (1, 0.8)], 0.7, 80, 190)
    right = crowd(rng, 6, 0.7, [(0, 0.85), (0.4, 1.15), (1, 0.8)], 0.7, 130, 280)
    parts: list[Placed] = [
        (np.tanh(1.5 * left), 0, 0.6),
        (np.tanh(1.5 * right), 0.12, 0.55),
        (drive(boom(rng), 1.4), 0.44, 0.5),
    ]
    for at in np.sort(rng.uniform(0.44, 0.95, 5)):
        parts.append((lowpass(blades(rng, 0.1)[: int(0.5 * 44_100)], 7000), float(at), rng.uniform(0.14, 0.26)))
    return room(rng, np.tanh(mix(*parts)), 0.2, 0.5, 2800)


@effect(-23)
def exchange(rng: Rng) -> Signal:
    """One exchange: bones thrown from both ends of the table that meet in the middle, and a blade."""
    parts: list[Placed] = []
    for i in range(5):
        parts.append((bone(rng, rng.uniform(480, 820), 0.014), 0.055 * i * rng.uniform(0.85, 1.15), 0.6 - 0.06 * i))
    return room(
        rng,
        mix(
            *parts,
            (lowpass(blades(rng, 0.05)[: int(0.4 * 44_100)], 7000), 0.26, 0.3),
            (skin(rng, 92, 0.06, 0.5), 0.26, 0.6),
        ),
        0.16,
        0.4,
        3800,
    )


@effect(-21)
def hit_lands(rng: Rng) -> Signal:
    """A hit: an axe that finds what it was looking for."""
    axe = drive(
        mix(
            (band(noise(rng, 0.08), 400, 5200) * decay(0.08, 0.012), 0, 1),
            (skin(rng, 104, 0.06, 0.8), 0, 0.6),
            (knock(rng, 260, 0.02, 0.8), 0, 0.6),
        ),
        1.5,
    )
    ring = bars(rng, 0.4, bent(rng, BLADE[:4], 0.04), 0.0008)
    return room(rng, mix((axe, 0, 1.0), (ring, 0.01, 0.16)), 0.16, 0.4, 3000)


@effect(-20)
def protection_saves(rng: Rng) -> Signal:
    """The walls hold: a ram on an iron gate, which rings, and does nothing else."""
    clang = bars(
        rng,
        1.1,
        bent(
            rng,
            (
                (196, 0.8, 0.2),
                (311, 0.7, 0.24),
                (523, 0.6, 0.2),
                (871, 0.5, 0.16),
                (1397, 0.35, 0.12),
                (2217, 0.2, 0.08),
            ),
            0.01,
        ),
        0.0008,
    )
    ram = drive(mix((boom(rng, 56, 0.4, 0.08), 0, 1), (knock(rng, 220, 0.03, 0.7), 0, 0.8)), 1.4)
    return room(rng, mix((ram, 0, 0.9), (clang, 0.004, 0.8)), 0.22, 0.55, 3800)


@effect(-25)
def hits_placed(rng: Rng) -> Signal:
    """Who takes it: black counters pushed over stone, one to each."""
    parts: list[Placed] = []
    for i in range(3):
        at = 0.12 * i * rng.uniform(0.95, 1.05)
        parts += [(flutter(rng, 0.09, 30), at, 0.35), (knock(rng, 460 - 30 * i, 0.014, 0.5), at + 0.07, 0.7)]
    return room(rng, mix(*parts), 0.15, 0.35, 2800)


@effect(-21)
def horde_destroyed(rng: Rng) -> Signal:
    """A horde is gone: a howl that is cut, bodies, the card torn across."""
    t = times(0.5)
    howl = glottis(
        rng, ramp([(0, 170), (0.15, 320), (0.5, 210)], 0.5) * (1 + 0.03 * np.sin(2 * np.pi * 9 * t)), 0.7, 0.4
    ) * hump(0.5, 0.7, 0.8)
    throat = resonator(howl, lambda s: [(620, 130, 1.2), (1180, 180, 0.9), (2500, 320, 0.4)])
    tear = band(noise(rng, 0.22), 900, 7000) * ramp([(0, 0.3), (0.18, 1), (0.22, 0)], 0.22)
    falls: list[Placed] = [
        (skin(rng, 84 * rng.uniform(0.9, 1.1), 0.05, 0.5), float(at), 0.6) for at in np.sort(rng.uniform(0.36, 0.8, 5))
    ]
    return room(
        rng, mix((np.tanh(crest(highpass(throat, 150), 1.6)), 0, 0.75), (tear, 0.42, 0.45), *falls), 0.18, 0.45, 2800
    )


@effect(-23)
def souls_destroyed(rng: Rng) -> Signal:
    """A crowd of Souls is smaller than it was: candles blown out, and a sigh with many mouths."""
    out: list[Placed] = [(lowpass(noise(rng, 0.1), 1500) * hump(0.1, 1.3, 0.4), 0.07 * i, 0.4) for i in range(5)]
    return room(rng, mix(*out, (souls(rng, 0.8, 0.6), 0.1, 0.8)), 0.24, 0.65, 2600)


@effect(-19)
def juggernaut_revenge(rng: Rng) -> Signal:
    """A Juggernaut dies on top of somebody: wheels, weight, and a last blow nobody ordered."""
    length = 0.5
    wheels = (
        lowpass(noise(rng, length), 380) * ramp([(0, 0), (length, 1)], length) * (1 + 0.7 * np.sign(sine(14.0, length)))
    )
    crash = drive(
        mix((boom(rng, 38, 0.8, 0.18), 0, 1), (rock(rng, 1.4), 0, 1), (bars(rng, 0.9, bent(rng, LID, 0.08)), 0, 0.4)),
        1.9,
    )
    parts: list[Placed] = [(crest(wheels), 0, 0.9), (crash, 0.46, 1.0)]
    for at in np.sort(rng.uniform(0.6, 1.2, 9)):
        parts.append((rock(rng, rng.uniform(0.6, 1.1)), float(at), 0.4 * (1.5 - float(at))))
    return room(rng, mix(*parts), 0.2, 0.55, 2400)


@effect(-20)
def fortress_hit(rng: Rng) -> Signal:
    """A wall takes it: a block out of the middle, dust, a bell that was in there somewhere."""
    hit = drive(mix((boom(rng, 48, 0.5, 0.1), 0, 1), (rock(rng, 1.2), 0, 1)), 1.6)
    dust = lowpass(noise(rng, 0.4), 1300) * hump(0.4, 1.2, 0.5)
    return room(
        rng,
        mix((hit, 0, 1.0), (rock(rng, 0.9), 0.16, 0.6), (rock(rng, 0.7), 0.3, 0.4), (dust, 0.1, 0.4)),
        0.2,
        0.5,
        2400,
    )


@effect(-18)
def fortress_crumbles(rng: Rng) -> Signal:
    """A fortress that stood since the Fall does not: one tower, the next, and a long time of stones."""
    parts: list[Placed] = [(creak(rng, 0.3, 18, 44), 0, 0.4)]
    for at, loud in ((0.26, 0.9), (0.62, 1.0)):
        parts.append((drive(mix((boom(rng, 40, 0.8, 0.18), 0, 1), (rock(rng, 1.5), 0, 1)), 1.8), at, loud))
    for at in np.sort(rng.uniform(0.3, 1.9, 26)):
        parts.append((rock(rng, rng.uniform(0.5, 1.3)), float(at), 0.36 * (2.1 - float(at))))
    slide = lowpass(noise(rng, 1.5), 900) * ramp([(0, 0), (0.3, 1), (0.8, 0.7), (1.5, 0)], 1.5)
    return room(rng, np.tanh(mix(*parts, (crest(slide), 0.3, 0.5))), 0.22, 0.6, 2200)


@effect(-19, tuned=True)
def devil_downed(rng: Rng) -> Signal:
    """A devil goes down: the blow, a roar turned over halfway, and the lowest pipe let go."""
    blow_ = drive(mix((boom(rng, 46, 0.6, 0.13), 0, 1), (bars(rng, 0.6, bent(rng, LID, 0.04)), 0, 0.4)), 1.6)
    t = times(0.9)
    roar = glottis(
        rng, ramp([(0, 120), (0.2, 190), (0.9, 62)], 0.9) * (1 + 0.04 * np.sin(2 * np.pi * 11 * t)), 0.9, 0.6
    ) * hump(0.9, 0.7, 0.7)
    throat = resonator(
        roar * (1 + 0.5 * np.sign(sine(23.0, 0.9))),
        lambda s: [(560 - 180 * s, 130, 1.2), (1100, 200, 0.9), (2400, 380, 0.4)],
    )
    pipe = organ(rng, (73.42, 77.78), 0.8)
    return room(
        rng,
        np.tanh(
            mix(
                (blow_, 0, 1.0),
                (np.tanh(crest(highpass(throat, 90), 2.0)), 0.08, 0.5),
                (pipe, 0.6, 0.3),
                (skin(rng, 54, 0.16, 0.5), 0.86, 0.8),
            )
        ),
        0.22,
        0.6,
        2400,
    )


@effect(-20)
def devil_captured(rng: Rng) -> Signal:
    """Taken: chains over horns, a collar, and a long way down in a cart."""
    parts = [(s, at, 0.8 * g) for s, at, g in links(rng, 9, 0.05, 0.98)]
    collar = mix((knock(rng, 480, 0.014, 1.0), 0, 0.9), (bars(rng, 0.5, bent(rng, LID, 0.04)), 0, 0.5))
    t = times(0.4)
    growl = (
        glottis(rng, 74 + 18 * np.sin(np.pi * t / 0.4), 0.9, 0.6)
        * hump(0.4, 1.2)
        * (1 + 0.5 * np.sign(sine(27.0, 0.4)))
    )
    mouth = resonator(growl, lambda s: [(420, 120, 1.2), (1000, 200, 0.7)])
    return room(
        rng,
        mix(
            *parts,
            (collar, 0.5, 0.9),
            (np.tanh(crest(highpass(mouth, 90), 1.8)), 0.62, 0.36),
            (skin(rng, 66, 0.1, 0.4), 0.98, 0.5),
        ),
        0.2,
        0.5,
        3000,
    )


# --- how it ended --------------------------------------------------------------------------------------------


@effect(-20, tuned=True)
def attack_won(rng: Rng) -> Signal:
    """The attack has won: trombones up the chord, a banner over the gate, the army's own idea of singing."""
    parts: list[Placed] = [
        (trombone(rng, [(0, f), (0.16, f)], 0.18), at, 0.95) for at, f in ((0.0, 146.83), (0.18, 174.61), (0.36, 220.0))
    ]
    parts += [
        (trombone(rng, [(0, f), (0.8, f)], 0.82), 0.54, g)
        for f, g in ((293.66, 0.4), (220.0, 0.3), (146.83, 0.34), (73.42, 0.34))
    ]
    roar = crowd(rng, 6, 0.75, [(0, 0.85), (0.3, 1.1), (1, 0.8)], 0.7, 90, 230)
    return room(
        rng,
        np.tanh(mix(*parts, (lowpass(roar, 2600), 0.6, 0.45), (skin(rng, 76, 0.12, 0.5), 0.54, 0.55)) * 0.9),
        0.2,
        0.55,
        2800,
    )


@effect(-21, tuned=True)
def attack_failed(rng: Rng) -> Signal:
    """The attack has failed: the trombone comes down the stairs one at a time and falls over the last."""
    parts: list[Placed] = [
        (trombone(rng, [(0, f), (0.2, f)], 0.2, 0.8), at, 0.85)
        for at, f in ((0.0, 220.0), (0.22, 207.65), (0.44, 196.0))
    ]
    parts.append((trombone(rng, [(0, 174.61), (0.2, 174.61), (0.8, 73.42)], 0.85), 0.66, 0.6))
    return room(rng, mix(*parts, (skin(rng, 78, 0.11, 0.4), 0.66, 0.45), (rock(rng, 1.1), 1.34, 0.5)), 0.2, 0.5, 2400)


@effect(-20, tuned=True)
def mutual_ruin(rng: Rng) -> Signal:
    """Both: two blows as one, a silence, and the organ on a chord that nobody chose."""
    blow_ = drive(
        mix((boom(rng, 42, 0.8, 0.17), 0, 1), (rock(rng, 1.3), 0, 0.8), (bars(rng, 0.8, bent(rng, LID, 0.06)), 0, 0.4)),
        1.7,
    )
    return room(
        rng,
        np.tanh(
            mix((blow_, 0, 0.9), (blow_, 0.05, 0.7), (organ(rng, (73.42, 103.83, 146.83, 155.56), 1.0), 0.62, 0.5))
        ),
        0.24,
        0.65,
        2400,
    )


@effect(-22)
def hell_plundered(rng: Rng) -> Signal:
    """Plunder: cards out of a hand that was still holding them, and what rolled off the shelf."""
    parts: list[Placed] = []
    for i in range(3):
        parts += [(flutter(rng, 0.12, 50), 0.1 * i, 0.5), (tap(rng, 180 + 16 * i, 0.8), 0.09 + 0.1 * i, 0.8)]
    parts += [(s, at + 0.28, 0.7 * g) for s, at, g in spill(rng, 7, 0.4, 0.5)]
    return room(rng, mix(*parts, (skin(rng, 80, 0.06, 0.4), 0.34, 0.5)), 0.16, 0.4, 4200)


@effect(-20, tuned=True)
def conquest(rng: Rng) -> Signal:
    """New walls: the old banner comes down, the new one goes up, a key in a lock, the pipes in the cellar learn the tune."""
    cloth: list[Placed] = [
        (lowpass(noise(rng, 0.1), 2300) * decay(0.1, 0.018, 0.005), at, 1.3) for at in (0.0, 0.28, 0.4)
    ]
    key = mix((knock(rng, 620, 0.012, 0.9), 0, 0.7), (knock(rng, 420, 0.016, 0.7), 0.08, 0.8))
    parts: list[Placed] = [*cloth, (key, 0.5, 1.1), (organ(rng, (73.42, 146.83, 220.0, 369.99), 0.95), 0.62, 0.5)]
    return room(
        rng,
        mix(
            *parts,
            (trombone(rng, [(0, 146.83), (0.2, 146.83), (0.26, 220.0), (0.8, 220.0)], 0.85, 0.85), 0.66, 0.34),
            (skin(rng, 78, 0.1, 0.4), 0.62, 0.4),
        ),
        0.22,
        0.55,
        2800,
    )

"""Lords of Hell before the dice: horns, drums, gates, and who stands where.

| moment | effect |
|---|---|
| an attack is declared; parley | `war_horn`; `parley` |
| organisation opens; join, withdraw, change sides | `organisation_drum`; `army_joins`, `army_withdraws`, `side_changed` |
| the lock; a truce | `gate_locks`; `truce` |
| an attack in the rear | `rear_attack` |
| a devil flees; surrenders | `devil_flees`; `devil_surrenders` |
| a fortress is negated | `fortress_negated` |
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.fates import crowd, shout
from sounds.recipes.goblin_raid import hoof
from sounds.recipes.hell_instruments import boom, links, organ, rock, trombone
from sounds.recipes.metal import LID, bent, blades, creak
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
    hump,
    lowpass,
    mix,
    noise,
    ramp,
    room,
    sine,
)


@effect(-19, tuned=True)
def war_horn(rng: Rng) -> Signal:
    """War is declared: a horn with a wall behind it, from D to A and a half step too far, and back."""
    low = trombone(
        rng, [(0, 73.42), (0.4, 73.42), (0.5, 110.0), (1.0, 110.0), (1.06, 116.54), (1.16, 110.0), (1.6, 110.0)], 1.6
    )
    high = trombone(rng, [(0, 146.83), (0.4, 146.83), (0.5, 220.0), (1.6, 220.0)], 1.6, 0.8)
    parts: list[Placed] = [(low, 0, 0.6), (high, 0.02, 0.4), (skin(rng, 58, 0.16, 0.5), 0.5, 0.7)]
    return room(rng, np.tanh(mix(*parts) * 0.95), 0.26, 0.75, 2600)


@effect(-23)
def parley(rng: Rng) -> Signal:
    """Parley: a banner on a lance driven between two walls, cloth, a chain let go slack."""
    lance = mix((knock(rng, 240, 0.03, 0.7), 0, 1), (skin(rng, 88, 0.06, 0.5), 0, 0.8))
    cloth: list[Placed] = [
        (lowpass(noise(rng, 0.09), 2400) * decay(0.09, 0.016, 0.005), at, 0.6 - 0.14 * i)
        for i, at in enumerate((0.14, 0.26, 0.36))
    ]
    return room(
        rng,
        mix((lance, 0, 0.55), *cloth, *[(s, at + 0.3, 0.35 * g) for s, at, g in links(rng, 4, 0.06)]),
        0.18,
        0.45,
        3000,
    )


@effect(-21)
def organisation_drum(rng: Rng) -> Signal:
    """Organisation: kettledrums in a square pattern, so that all know where to stand."""
    parts: list[Placed] = []
    for at, pitch, loud in (
        (0.0, 73.42, 1.0),
        (0.24, 73.42, 0.6),
        (0.36, 73.42, 0.6),
        (0.48, 110.0, 0.9),
        (0.72, 73.42, 0.7),
        (0.84, 110.0, 1.0),
    ):
        parts.append((drive(skin(rng, pitch, 0.13, 0.55), 1.3), at * rng.uniform(0.995, 1.005), loud))
    return room(rng, mix(*parts), 0.22, 0.55, 2200)


@effect(-22)
def army_joins(rng: Rng) -> Signal:
    """An army comes in beside another: hooves, iron, a banner, and somebody's name shouted."""
    parts: list[Placed] = []
    for i in range(7):
        parts.append((hoof(rng), 0.085 * i * rng.uniform(0.95, 1.05), 0.2 + 0.07 * i))
    parts += [(bars(rng, 0.2, bent(rng, LID[1:], 0.08)), float(at), 0.16) for at in rng.uniform(0.1, 0.7, 5)]
    cry = crowd(rng, 4, 0.36, [(0, 0.9), (0.3, 1.15), (1, 0.9)], 0.7, 110, 220)
    return room(
        rng, mix(*parts, (lowpass(cry, 2600), 0.56, 0.55), (skin(rng, 70, 0.1, 0.5), 0.62, 0.7)), 0.18, 0.45, 2800
    )


@effect(-24)
def army_withdraws(rng: Rng) -> Signal:
    """They go home: hooves that fade, iron, a drum carried on a back."""
    parts: list[Placed] = []
    for i in range(7):
        parts.append((lowpass(hoof(rng), 3200 - 330 * i), 0.1 * i * rng.uniform(0.95, 1.05), 0.85 * 0.8**i))
    parts += [(bars(rng, 0.2, bent(rng, LID[1:], 0.08)), 0.1 + 0.16 * i, 0.14 * 0.7**i) for i in range(4)]
    return room(rng, mix(*parts, (skin(rng, 64, 0.09, 0.2), 0.4, 0.3)), 0.2, 0.5, 2000)


@effect(-22, tuned=True)
def side_changed(rng: Rng) -> Signal:
    """A banner goes over to the other side: cloth torn off, cloth put on, and the trombone coughs."""
    tear = band(noise(rng, 0.2), 900, 6500) * ramp([(0, 0.2), (0.16, 1), (0.2, 0)], 0.2)
    flap = lowpass(noise(rng, 0.1), 2400) * decay(0.1, 0.018, 0.005)
    cough = trombone(rng, [(0, 220.0), (0.1, 220.0), (0.2, 155.56), (0.4, 146.83)], 0.42, 0.8)
    return room(rng, mix((tear, 0, 0.5), (flap, 0.24, 0.8), (flap, 0.34, 0.5), (cough, 0.26, 0.4)), 0.16, 0.42, 3000)


@effect(-20)
def gate_locks(rng: Rng) -> Signal:
    """The lock: a portcullis let go, all its teeth at once, and the bar across."""
    parts: list[Placed] = [(s, at, 0.5 * g) for s, at, g in links(rng, 8, 0.032, 1.06)]
    teeth = drive(
        mix(
            (skin(rng, 62, 0.11, 0.6), 0, 1),
            (bars(rng, 0.8, bent(rng, LID, 0.05)), 0, 0.55),
            (knock(rng, 210, 0.03, 0.9), 0, 0.8),
        ),
        1.6,
    )
    bar = mix((knock(rng, 180, 0.03, 0.6), 0, 1), (skin(rng, 84, 0.06, 0.4), 0, 0.8))
    return room(rng, mix(*parts, (teeth, 0.28, 1.0), (bar, 0.56, 0.6)), 0.22, 0.55, 2600)


@effect(-24, tuned=True)
def truce(rng: Rng) -> Signal:
    """A truce for one round: swords laid on stone, a fifth in the pipes, nobody turns his back."""
    parts: list[Placed] = [(lowpass(blades(rng, 0.05)[: int(0.5 * 44_100)], 5000), at, 0.22) for at in (0.0, 0.14)]
    return room(rng, mix(*parts, (organ(rng, (146.83, 220.0), 0.8), 0.24, 0.4)), 0.22, 0.6, 3000)


@effect(-20, tuned=True)
def rear_attack(rng: Rng) -> Signal:
    """Behind you: running, a door that was only painted shut, and the horn before anybody is ready for it."""
    run: list[Placed] = [(knock(rng, 300 - 8 * i, 0.014, 0.5), 0.055 * i, 0.2 + 0.07 * i) for i in range(7)]
    door = drive(mix((boom(rng, 50, 0.5, 0.1), 0, 1), (knock(rng, 200, 0.04, 1.0), 0, 1)), 1.5)
    call = trombone(rng, [(0, 220.0), (0.1, 220.0), (0.16, 233.08), (0.6, 233.08)], 0.66)
    return room(rng, np.tanh(mix(*run, (door, 0.40, 0.9), (call, 0.46, 0.6))), 0.2, 0.55, 2800)


@effect(-22)
def devil_flees(rng: Rng) -> Signal:
    """A devil leaves by the chimney: a puff, wings, and a laugh that gets smaller."""
    puff = lowpass(noise(rng, 0.2), 1200) * hump(0.2, 1.3, 0.4)
    wings: list[Placed] = [
        (lowpass(noise(rng, 0.1), 1900) * hump(0.1, 1.5, 0.7), 0.16 + 0.1 * i, 0.7 * 0.8**i) for i in range(5)
    ]
    laugh: list[Placed] = []
    for i in range(5):
        ha = shout(rng, 0.1, 260 * (1 + 0.03 * i), [(0, 1.15), (1, 0.8)], 0.8)
        laugh.append((lowpass(highpass(crest(ha), 200), 3400 - 420 * i), 0.28 + 0.12 * i, 0.36 * 0.78**i))
    return room(rng, mix((puff, 0, 0.9), *wings, *laugh), 0.22, 0.6, 2800)


@effect(-22, tuned=True)
def devil_surrenders(rng: Rng) -> Signal:
    """A sword point first into the floor, a knee, a chain passed over."""
    point = mix((lowpass(blades(rng, 0.03)[: int(0.5 * 44_100)], 6000), 0, 0.4), (knock(rng, 240, 0.03, 0.8), 0, 0.8))
    knee = mix((skin(rng, 74, 0.07, 0.4), 0, 1), (lowpass(noise(rng, 0.08), 900) * decay(0.08, 0.018), 0, 0.7))
    low = trombone(rng, [(0, 146.83), (0.2, 138.59), (0.5, 110.0)], 0.6, 0.7)
    return room(
        rng,
        mix(
            (point, 0, 1.0),
            (knee, 0.3, 0.8),
            (low, 0.34, 0.34),
            *[(s, at + 0.5, 0.5 * g) for s, at, g in links(rng, 5, 0.05)],
        ),
        0.2,
        0.5,
        2800,
    )


@effect(-21)
def fortress_negated(rng: Rng) -> Signal:
    """Somebody knows these walls: a stone turned, a passage, and the gate hangs open like a mouth."""
    grind = lowpass(noise(rng, 0.42), 480) * hump(0.42, 1.1) * (1 + 0.5 * sine(17.0, 0.42))
    return room(
        rng,
        mix(
            (knock(rng, 300, 0.02, 0.6), 0, 0.7),
            (crest(grind), 0.06, 0.7),
            (creak(rng, 0.4, 30, 70), 0.4, 0.7),
            (rock(rng, 1.2), 0.8, 0.7),
        ),
        0.22,
        0.55,
        2200,
    )

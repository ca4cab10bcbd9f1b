"""Lords of Hell in its rites: rituals and their chain, captives, the ring and the reckoning.

| cue, moment | effect |
|---|---|
| `casting` | `ritual_begins` |
| `ritual`; each `chain` after it | `ritual_completed`; `ritual_chain` (6 steps) |
| `ritual_returns`, called off, delayed | `ritual_returns` |
| `held`; `freed` | `cage_shuts`; `cage_opens` |
| the council opens (`phase`); `arrivals` | `council_bell`; `devils_arrive` |
| `vote` for somebody, for nobody | `vote_for`; `vote_declined` |
| `ring` without an overlord, with one | `no_overlord`; `overlord_crowned` |
| `nominations` | `nomination_marker` |
| scores, line by line; `result` overlord, throne, shared | `reckoning` (8 steps); `throne_taken` |
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.fates import crowd
from sounds.recipes.hell_instruments import links, organ, parchment, sizzle, trombone, wax
from sounds.recipes.metal import LID, bent, creak
from sounds.recipes.paper import tap
from sounds.recipes.registry import effect, ladder
from sounds.recipes.slayer_slayer import chant
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
    highpass,
    hump,
    lowpass,
    mix,
    noise,
    room,
    sine,
    sweep_band,
)

CHAIN = (146.83, 174.61, 220.0, 261.63, 293.66, 349.23)
LEDGER = (146.83, 164.81, 174.61, 196.0, 220.0, 246.94, 261.63, 293.66)
TOLL = (
    (73.42, 0.5, 0.55),
    (146.83, 0.9, 0.52),
    (174.8, 0.6, 0.44),
    (220.3, 0.5, 0.38),
    (294, 0.8, 0.34),
    (440.6, 0.4, 0.24),
    (590, 0.3, 0.18),
    (884, 0.2, 0.12),
)

# --- rituals -------------------------------------------------------------------------------------------------


@effect(-21, tuned=True)
def ritual_begins(rng: Rng) -> Signal:
    """A ritual is begun: five candles, one after another, and throats that have done this before."""
    parts: list[Placed] = []
    for i in range(5):
        flare = band(noise(rng, 0.16), 500, 4200) * hump(0.16, 1.5, 0.5)
        parts.append((flare, 0.11 * i * rng.uniform(0.96, 1.04), 0.4))
    sung = crest(highpass(chant(rng, 1.1), 95))
    parts += [(sung, 0.45, 0.75), (organ(rng, (73.42,), 1.0), 0.5, 0.3), (skin(rng, 66, 0.12, 0.3), 0.5, 0.6)]
    return room(rng, mix(*parts), 0.24, 0.65, 2600)


@effect(-19, tuned=True)
def ritual_completed(rng: Rng) -> Signal:
    """It takes: the circle closes with a clap of stone, fire stands up in it, and the pipes find D minor."""
    clap = drive(
        mix((skin(rng, 56, 0.18, 0.8), 0, 1), (knock(rng, 180, 0.04, 0.9), 0, 0.8), (sizzle(rng, 0.3), 0.01, 0.4)), 1.6
    )
    fire = sweep_band(noise(rng, 1.0), lambda s: 350 + 1500 * np.sin(np.pi * min(1.0, s)), 0.8) * hump(1.0, 1.1, 0.7)
    chord = organ(rng, (73.42, 146.83, 174.61, 220.0, 293.66), 0.95)
    sung = crest(highpass(chant(rng, 0.9), 95))
    return room(
        rng,
        np.tanh(mix((clap, 0, 1.0), (crest(fire), 0.04, 0.4), (chord, 0.2, 0.55), (sung, 0.2, 0.35))),
        0.24,
        0.7,
        2800,
    )


@ladder(-23, takes=len(CHAIN))
def ritual_chain(rng: Rng, step: int) -> Signal:
    """One ritual sets off the next: a link drawn taut, a pipe a third higher."""
    pitch = CHAIN[step - 1]
    drawn = [(s, at, 0.7 * g) for s, at, g in links(rng, 4, 0.045, 1.08)]
    taut = mix(
        (bars(rng, 0.3, [(880, 0.5, 0.05), (1480, 0.4, 0.04), (2510, 0.2, 0.02)], 0.0006), 0, 0.6),
        (knock(rng, 300, 0.016, 0.6), 0, 0.6),
    )
    return room(rng, mix(*drawn, (taut, 0.2, 0.7), (organ(rng, (pitch, 2 * pitch), 0.45), 0.2, 0.5)), 0.2, 0.5, 3400)


@effect(-25)
def ritual_returns(rng: Rng) -> Signal:
    """Not now: the candles are pinched out, the chalk is wiped with a sleeve."""
    parts: list[Placed] = []
    for i in range(4):
        parts.append((lowpass(noise(rng, 0.09), 1400) * hump(0.09, 1.5, 0.4), 0.11 * i * rng.uniform(0.95, 1.05), 0.5))
    sleeve = band(noise(rng, 0.3), 300, 2600) * hump(0.3, 1.3) * (1 + 0.4 * sine(9.0, 0.3))
    return room(rng, mix(*parts, (sleeve, 0.42, 0.5), (tap(rng, 160, 0.6), 0.7, 0.5)), 0.18, 0.45, 2400)


# --- captives ------------------------------------------------------------------------------------------------


@effect(-20)
def cage_shuts(rng: Rng) -> Signal:
    """A cage: hinge, door, bolt, and the key taken out."""
    door = drive(
        mix(
            (bars(rng, 0.8, bent(rng, LID, 0.04)), 0, 0.8),
            (skin(rng, 70, 0.08, 0.7), 0, 0.9),
            (knock(rng, 260, 0.03, 0.8), 0, 0.7),
        ),
        1.5,
    )
    bolt = mix((knock(rng, 520, 0.014, 0.9), 0, 0.8), (bars(rng, 0.16, bent(rng, LID[2:], 0.04)), 0, 0.3))
    parts: list[Placed] = [(creak(rng, 0.34, 44, 80), 0, 0.5), (door, 0.33, 1.0), (bolt, 0.62, 0.7), (bolt, 0.74, 0.5)]
    return room(rng, mix(*parts, *[(s, at + 0.86, 0.4 * g) for s, at, g in links(rng, 3, 0.05)]), 0.2, 0.5, 3200)


@effect(-21)
def cage_opens(rng: Rng) -> Signal:
    """The key, the bolt, the hinge; and somebody who does not say thank you."""
    bolt = mix((knock(rng, 480, 0.014, 0.9), 0, 0.8), (bars(rng, 0.16, bent(rng, LID[2:], 0.04)), 0, 0.3))
    parts: list[Placed] = [(s, at, 0.4 * g) for s, at, g in links(rng, 3, 0.05)]
    parts += [(bolt, 0.16, 0.8), (creak(rng, 0.5, 40, 110), 0.24, 0.8)]
    snort = band(noise(rng, 0.2), 320, 2300) * hump(0.2, 1.4, 0.5) * (1 + 0.6 * np.sign(sine(33.0, 0.2)))
    swing = bars(rng, 0.5, bent(rng, LID, 0.04)) * 0.5
    return room(
        rng,
        mix(*parts, (swing, 0.74, 0.4), (knock(rng, 230, 0.02, 0.5), 0.74, 0.5), (crest(snort), 0.84, 0.24)),
        0.18,
        0.45,
        3200,
    )


# --- the ring ------------------------------------------------------------------------------------------------


@effect(-20, tuned=True, takes=2)
def council_bell(rng: Rng) -> Signal:
    """The council: a great bell with a minor third in it, twice, and the doors of the hall."""
    parts: list[Placed] = []
    for at, loud in ((0.0, 1.0), (0.62, 0.8)):
        parts += [
            (bars(rng, 1.5, bent(rng, TOLL, 0.0012), 0.003), at, loud),
            (lowpass(noise(rng, 0.06), 1500) * decay(0.06, 0.01), at, 0.3),
        ]
    hall = mix((skin(rng, 58, 0.12, 0.4), 0, 1), (lowpass(noise(rng, 0.2), 600) * decay(0.2, 0.05), 0, 0.8))
    return room(rng, np.tanh(mix(*parts, (hall, 1.12, 0.5)) * 0.9), 0.24, 0.7, 2600)


@effect(-23)
def devils_arrive(rng: Rng) -> Signal:
    """They come in: hooves of five sizes over flagstones, a tail, chairs of bone."""
    parts: list[Placed] = []
    for i in range(5):
        pitch, gap = 190 + 60 * i, 0.15 - 0.012 * i
        for k in range(4):
            parts.append(
                (
                    knock(rng, pitch * rng.uniform(0.95, 1.05), 0.02, 0.6),
                    0.07 * i + gap * k * rng.uniform(0.95, 1.05),
                    0.4 * 0.92**k,
                )
            )
    tail = band(noise(rng, 0.3), 400, 2200) * hump(0.3, 1.2) * (1 + 0.4 * sine(13.0, 0.3))
    seat = mix((knock(rng, 250, 0.03, 0.4), 0, 0.8), (skin(rng, 80, 0.06, 0.3), 0, 0.7))
    return room(rng, mix(*parts, (tail, 0.3, 0.3), (seat, 0.72, 0.6), (seat, 0.81, 0.5)), 0.24, 0.6, 2400)


@effect(-22, tuned=True)
def nomination_marker(rng: Rng) -> Signal:
    """A black stone set upright before a name, and a pipe that takes note."""
    marker = mix(
        (knock(rng, 430, 0.018, 0.5), 0, 1), (bars(rng, 0.2, [(212, 0.8, 0.04), (398, 0.4, 0.03)], 0.0006), 0, 0.8)
    )
    return room(
        rng, mix((marker, 0, 0.9), (marker, 0.09, 0.3), (organ(rng, (174.61, 349.23), 0.4), 0.06, 0.32)), 0.2, 0.5, 3000
    )


@effect(-21, tuned=True)
def vote_for(rng: Rng) -> Signal:
    """A vote: a fist on the table, and the trombone agrees."""
    fist = drive(mix((skin(rng, 72, 0.09, 0.7), 0, 1), (knock(rng, 200, 0.03, 0.4), 0, 0.6)), 1.4)
    return room(
        rng,
        mix((fist, 0, 0.6), (trombone(rng, [(0, 146.83), (0.1, 146.83), (0.14, 220.0)], 0.42, 0.85), 0.06, 0.7)),
        0.18,
        0.45,
        3000,
    )


@effect(-24, tuned=True)
def vote_declined(rng: Rng) -> Signal:
    """No: a claw drawn along the edge of the table, and the trombone looks at its shoes."""
    claw = band(noise(rng, 0.26), 1500, 6000) * hump(0.26, 1.2, 0.8) * (1 + 0.5 * sine(51.0, 0.26))
    return room(
        rng,
        mix((claw, 0, 0.3), (trombone(rng, [(0, 146.83), (0.1, 146.83), (0.34, 130.81)], 0.46, 0.7), 0.16, 0.4)),
        0.18,
        0.45,
        2600,
    )


@effect(-21, tuned=True)
def no_overlord(rng: Rng) -> Signal:
    """Nobody: the bell once more, chairs pushed back, a fifth in the pipes with nothing in the middle of it."""
    bell = bars(rng, 1.4, bent(rng, TOLL, 0.0012), 0.003)
    chairs: list[Placed] = []
    for at in (0.36, 0.47, 0.62):
        scrape = band(noise(rng, 0.2), 240, 1500) * hump(0.2, 0.9) * (1 + 0.5 * np.sign(sine(41.0, 0.2)))
        chairs.append((lowpass(scrape, 2000), at, 0.24))
    return room(rng, mix((bell, 0, 0.7), *chairs, (organ(rng, (73.42, 110.0), 0.9), 0.3, 0.34)), 0.24, 0.65, 2400)


@effect(-18, tuned=True, takes=1)
def overlord_crowned(rng: Rng) -> Signal:
    """An overlord: five fists on one table, the iron crown, the whole organ, trombones in three parts, and all hell."""
    parts: list[Placed] = []
    for i in range(5):
        parts.append((drive(skin(rng, 66 + 3 * i, 0.09, 0.7), 1.4), 0.17 * i, 0.45 + 0.1 * i))
    crown = mix(
        (bars(rng, 1.0, bent(rng, LID, 0.02)), 0, 0.7), (knock(rng, 300, 0.03, 0.7), 0, 0.6), (wax(rng), 0, 0.5)
    )
    parts.append((crown, 0.92, 0.8))
    parts += [
        (trombone(rng, [(0, a), (0.4, a), (0.5, b), (1.0, b), (1.1, c), (2.0, c)], 2.0), 1.0, 0.34)
        for a, b, c in ((146.83, 174.61, 220.0), (110.0, 146.83, 174.61), (73.42, 87.31, 73.42))
    ]
    parts += [
        (organ(rng, (73.42, 146.83, 220.0, 293.66), 0.48), 1.0, 0.45),
        (organ(rng, (87.31, 174.61, 261.63, 349.23), 0.58), 1.5, 0.45),
        (organ(rng, (73.42, 146.83, 220.0, 293.66, 440.0), 1.25), 2.1, 0.6),
    ]
    parts += [(skin(rng, 56, 0.2, 0.5), at, 0.9) for at in (1.0, 1.5, 2.1)]
    hell = crowd(rng, 8, 1.2, [(0, 0.8), (0.3, 1.1), (1, 0.75)], 0.6, 90, 260)
    return room(rng, np.tanh(mix(*parts, (lowpass(hell, 2600), 2.16, 0.32)) * 0.7), 0.22, 0.7, 3000)


# --- the reckoning -------------------------------------------------------------------------------------------


@ladder(-24, takes=len(LEDGER))
def reckoning(rng: Rng, step: int) -> Signal:
    """A line of the reckoning: a nail in the ledger, a pipe a step higher."""
    pitch = LEDGER[step - 1]
    nail = mix(
        (bars(rng, 0.14, [(1980, 0.5, 0.018), (3300, 0.3, 0.012)], 0.0003), 0, 0.5),
        (knock(rng, 360, 0.016, 0.7), 0, 0.9),
    )
    return room(
        rng,
        mix(
            (nail, 0, 0.8),
            (organ(rng, (pitch, 2 * pitch), 0.34), 0.02, 0.5),
            (block(rng, 2 * pitch, 0.05, 0.2), 0.02, 0.3),
        ),
        0.18,
        0.42,
        3400,
    )


@effect(-18, tuned=True, takes=1)
def throne_taken(rng: Rng) -> Signal:
    """It is settled for all time: parchment to the floor, the last seal, the organ from its lowest pipe to its highest."""
    parts: list[Placed] = [
        (parchment(rng, 0.6, 24), 0, 0.5),
        (wax(rng), 0.62, 1.0),
        (skin(rng, 54, 0.22, 0.5), 0.62, 0.8),
    ]
    climb = (73.42, 110.0, 146.83, 174.61, 220.0, 293.66, 349.23, 440.0)
    for i, pitch in enumerate(climb):
        parts.append((organ(rng, (pitch,), 2.5 - 0.13 * i), 0.78 + 0.13 * i, 0.2))
    parts += [
        (trombone(rng, [(0, f), (1.2, f), (1.3, g), (1.9, g)], 1.9), 1.5, 0.3)
        for f, g in ((146.83, 146.83), (233.08, 220.0), (174.61, 184.99))
    ]
    parts += [(skin(rng, 56, 0.2, 0.5), at, 0.9) for at in (1.5, 2.75)]
    bell = bars(rng, 1.4, bent(rng, TOLL, 0.0012), 0.003)
    return room(rng, np.tanh(mix(*parts, (bell, 1.5, 0.4), (bell, 2.75, 0.5)) * 0.75), 0.24, 0.75, 3000)

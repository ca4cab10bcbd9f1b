"""Lords of Hell between its acts: who takes the floor, what is played from a hand, rounds and phases.

The table asks for a sound by cue (`game/titles/lords_of_hell/screen/sounds.py`).

| cue, moment | effect |
|---|---|
| `stop`; `released` | `stop_gong`; `floor_released` |
| `played`; `artifact`; `power` | `special_played`; `artifact_used`; `devil_power` |
| `devils`; `round`; `phase`; `discarded` | `devil_arrives`; `round_of_hell`; `phase_of_hell`; `discard_whoosh` |
| `dealt`, `redrawn`, `drawn`; `reshuffled` | `card_deal`; `horde_shuffle` |

Music: `lords_of_hell` at the market and in council, `lords_of_hell_battle` while a battle is fought.
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import toot
from sounds.recipes.hell_instruments import organ, parchment, sizzle, trombone
from sounds.recipes.metal import LID, bent
from sounds.recipes.paper import rustle
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
    hump,
    lowpass,
    mix,
    noise,
    resonator,
    room,
    sine,
    sweep_band,
    times,
)


@effect(-18, tuned=True)
def stop_gong(rng: Rng) -> Signal:
    """Stop! A palm on an anvil-sized gong: everything in hell looks up."""
    gong = bars(
        rng,
        1.7,
        bent(
            rng,
            (
                (97.9, 1, 0.5),
                (146.83, 0.9, 0.55),
                (221, 0.7, 0.48),
                (294.4, 0.7, 0.42),
                (449, 0.5, 0.34),
                (672, 0.4, 0.26),
                (1021, 0.3, 0.2),
                (1610, 0.2, 0.14),
            ),
            0.002,
        ),
        0.004,
    )
    shimmer = bars(rng, 1.4, bent(rng, ((2210, 0.3, 0.3), (3140, 0.22, 0.22), (4420, 0.14, 0.16)), 0.01), 0.12)
    palm = drive(
        mix((skin(rng, 66, 0.12, 0.9), 0, 1), (band(noise(rng, 0.06), 500, 4000) * decay(0.06, 0.01), 0, 0.8)), 1.5
    )
    return room(
        rng,
        np.tanh(mix((palm, 0, 0.8), (gong * (1 + 0.1 * sine(4.2, 1.7)), 0.004, 0.8), (shimmer, 0.02, 0.2))),
        0.2,
        0.6,
        3600,
    )


@effect(-24)
def floor_released(rng: Rng) -> Signal:
    """Go on: a staff set down, a felt hand laid on the gong."""
    staff = mix((knock(rng, 210, 0.03, 0.5), 0, 1), (skin(rng, 90, 0.05, 0.3), 0, 0.7))
    last = bars(rng, 0.36, [(146.83, 0.6, 0.08), (221, 0.4, 0.06), (294.4, 0.3, 0.05)], 0.004)
    return room(
        rng,
        mix((staff, 0, 0.9), (last, 0.08, 0.4), (lowpass(noise(rng, 0.06), 900) * decay(0.06, 0.012), 0.1, 0.4)),
        0.16,
        0.4,
    )


@effect(-21)
def special_played(rng: Rng) -> Signal:
    """A special out of a sleeve: slapped down, a hiss, and a trombone that raises an eyebrow."""
    slap = mix(
        (band(noise(rng, 0.05), 700, 4800) * decay(0.05, 0.009), 0, 1.1),
        (bars(rng, 0.2, [(128, 1, 0.04), (257, 0.5, 0.026)]), 0, 0.8),
    )
    brow = trombone(rng, [(0, 174.61), (0.12, 174.61), (0.3, 220.0)], 0.42, 0.8)
    return room(
        rng,
        mix(
            (rustle(rng, 0.1, 900, 6000), 0, 0.4),
            (slap, 0.07, 1.0),
            (sizzle(rng, 0.24, 0.5), 0.1, 0.4),
            (brow, 0.16, 0.34),
        ),
        0.15,
        0.4,
        3400,
    )


@effect(-21, tuned=True)
def artifact_used(rng: Rng) -> Signal:
    """An artifact is asked, and answers: a wheel of glass up the chord of D minor."""
    parts: list[Placed] = []
    for i, pitch in enumerate((587.33, 698.46, 880.0, 1174.66, 1396.91)):
        parts.append(
            (
                bars(rng, 0.7, [(pitch, 0.7, 0.2), (2.01 * pitch, 0.35, 0.12), (3.9 * pitch, 0.1, 0.05)], 0.003),
                0.07 * i,
                0.42,
            )
        )
    air = sweep_band(noise(rng, 0.6), lambda s: 900 + 4200 * s / 0.6, 0.4) * hump(0.6, 1.6)
    return room(rng, mix(*parts, (crest(air), 0, 0.2), (organ(rng, (146.83,), 0.6), 0.1, 0.2)), 0.22, 0.6, 4600)


@effect(-20, tuned=True)
def devil_power(rng: Rng) -> Signal:
    """A devil does what only that devil can: a heart of brass, a column of pipes, and a laugh kept behind the teeth."""
    heart = drive(mix((skin(rng, 62, 0.12, 0.5), 0, 1), (bars(rng, 0.6, bent(rng, LID, 0.02)), 0, 0.2)), 1.4)
    column = organ(rng, (73.42, 146.83, 220.0, 349.23), 0.8)
    teeth: list[Placed] = []
    for i in range(4):
        t = times(0.1)
        hh = glottis(rng, 118 * (1 - 0.05 * i) + 0 * t, 0.6, 0.7) * hump(0.1, 1.1)
        teeth.append((crest(resonator(hh, lambda s: [(520, 140, 1.0), (1250, 220, 0.7)])), 0.5 + 0.13 * i, 0.2))
    return room(
        rng, np.tanh(mix((heart, 0, 0.9), (heart, 0.17, 0.6), (column, 0.2, 0.55), *teeth) * 0.95), 0.22, 0.6, 2800
    )


@effect(-20, tuned=True, takes=1)
def devil_arrives(rng: Rng) -> Signal:
    """A devil is revealed: the floor opens, a slide up from the deep, and the chord it came in on."""
    crack = drive(mix((knock(rng, 150, 0.05, 1.0), 0, 1), (skin(rng, 54, 0.16, 0.5), 0, 1)), 1.5)
    rise = trombone(rng, [(0, 73.42), (0.5, 146.83), (0.7, 146.83)], 0.75)
    flame = sweep_band(noise(rng, 0.9), lambda s: 300 + 1400 * s, 0.8) * hump(0.9, 1.2, 1.3)
    chord = organ(rng, (73.42, 146.83, 174.61, 220.0, 293.66), 1.1)
    parts: list[Placed] = [
        (crack, 0, 0.65),
        (crest(flame), 0.05, 0.35),
        (rise, 0.14, 0.42),
        (chord, 0.86, 0.6),
        (skin(rng, 60, 0.2, 0.5), 0.86, 0.8),
    ]
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.22, 0.65, 2800)


@effect(-21, tuned=True)
def round_of_hell(rng: Rng) -> Signal:
    """Another round: a bell under the floor, and a trombone that says the number of it."""
    bell = bars(
        rng,
        1.4,
        bent(
            rng,
            (
                (110, 0.8, 0.5),
                (146.83, 0.6, 0.45),
                (174.8, 0.5, 0.4),
                (294, 0.7, 0.3),
                (588, 0.4, 0.2),
                (882, 0.2, 0.12),
            ),
            0.0015,
        ),
        0.002,
    )
    call = trombone(rng, [(0, 110.0), (0.16, 110.0), (0.22, 146.83), (0.7, 146.83)], 0.72)
    return room(rng, mix((bell, 0, 0.8), (skin(rng, 58, 0.14, 0.4), 0, 0.8), (call, 0.3, 0.42)), 0.22, 0.6, 2600)


@effect(-24, tuned=True)
def phase_of_hell(rng: Rng) -> Signal:
    """The next phase: two pipes, and a page as big as a door."""
    page = parchment(rng, 0.3, 9)
    parts: list[Placed] = [
        (page, 0, 0.6),
        (organ(rng, (146.83,), 0.16), 0.18, 0.4),
        (organ(rng, (220.0,), 0.4), 0.34, 0.4),
    ]
    return room(
        rng,
        mix(*parts, (block(rng, 293.66, 0.05, 0.3), 0.34, 0.25), (toot(rng, 146.83, 0.2, 0.6), 0.34, 0.08)),
        0.17,
        0.42,
    )

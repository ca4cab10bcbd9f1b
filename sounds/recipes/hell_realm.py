"""Lords of Hell in its realms: Souls and points, the dice of Earth, offices, what is tabled.

| cue, moment | effect |
|---|---|
| `souls` come, go; `victory_points` | `souls_in`, `souls_out`; `victory_point` (10 steps) |
| `earth`, `earth_back`; `earth_die`; `home` | `to_earth`, `from_earth`; `earth_die`; `home_laden` |
| `status` | `status_flip`; the fifth and later, stable: `status_stable` |
| `tabled`, by type | `tabled_horde`, `tabled_fortress`, `tabled_ritual`, `tabled_artifact`, `tabled_special` |
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.hell_instruments import links, organ, souls
from sounds.recipes.metal import COIN, LID, bent
from sounds.recipes.paper import crackle, flutter, tap
from sounds.recipes.registry import effect, ladder
from sounds.recipes.slayer_slayer import bone, chant, pluck
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
    resonator,
    room,
    sine,
    times,
)

# --- Souls and Earth -----------------------------------------------------------------------------------------


TALLY = (146.83, 164.81, 174.61, 196.0, 220.0, 246.94, 261.63, 293.66, 329.63, 349.23)
"""D dorian from D3: victory points, one to ten."""


@effect(-25)
def souls_in(rng: Rng) -> Signal:
    """Souls arrive: a draught with voices in it, and the purse pulled shut."""
    shut = mix((lowpass(noise(rng, 0.1), 1200) * decay(0.1, 0.02), 0, 1), (knock(rng, 420, 0.012, 0.3), 0, 0.4))
    return room(rng, mix((souls(rng, 0.75, 0.8), 0, 0.7), (shut, 0.66, 0.7)), 0.22, 0.6, 3000)


@effect(-25)
def souls_out(rng: Rng) -> Signal:
    """Souls leave, and are glad."""
    return room(rng, mix((souls(rng, 0.8, 1.35), 0, 0.8), (pluck(rng, 880.0, 0.08), 0.5, 0.12)), 0.24, 0.7, 3600)


@ladder(-23, takes=len(TALLY))
def victory_point(rng: Rng, step: int) -> Signal:
    """A victory point cut into the stone: chisel, a pipe a step higher than the last, and at ten the octave with it."""
    pitch = TALLY[step - 1]
    chisel = mix(
        (bars(rng, 0.14, [(2130, 0.6, 0.016), (3420, 0.4, 0.011)], 0.0003), 0, 0.6),
        (knock(rng, 330, 0.016, 0.7), 0, 0.8),
    )
    notes = (pitch, 2 * pitch) if step < len(TALLY) else (pitch / 2, pitch, 2 * pitch)
    return room(rng, mix((chisel, 0, 0.8), (chisel, 0.12, 0.5), (organ(rng, notes, 0.42), 0.12, 0.5)), 0.18, 0.45, 3400)


@effect(-23)
def to_earth(rng: Rng) -> Signal:
    """Up through the crack: stone parts, wings, daylight far off."""
    grind = lowpass(noise(rng, 0.4), 520) * hump(0.4, 1.1) * (1 + 0.5 * sine(19.0, 0.4))
    wings: list[Placed] = []
    for i in range(3):
        beat = lowpass(noise(rng, 0.12), 1500 + 300 * i) * hump(0.12, 1.5, 0.7)
        wings.append((beat, 0.26 + 0.15 * i * 0.95**i, 0.8 * 0.82**i))
    light = bars(rng, 0.7, [(1174.66, 0.5, 0.2), (1760, 0.35, 0.16), (2349, 0.2, 0.12)], 0.15)
    return room(rng, mix((crest(grind), 0, 0.6), *wings, (light, 0.4, 0.12)), 0.2, 0.55, 3000)


@effect(-24)
def from_earth(rng: Rng) -> Signal:
    """Down again: wings that brake, hooves on stone, the crack shuts."""
    wings: list[Placed] = [
        (lowpass(noise(rng, 0.13), 1900 - 300 * i) * hump(0.13, 1.5, 0.7), 0.14 * i, 0.5 + 0.15 * i) for i in range(3)
    ]
    hooves: list[Placed] = [(knock(rng, 300, 0.02, 0.8), 0.44, 0.8), (knock(rng, 260, 0.02, 0.8), 0.53, 0.9)]
    shut = drive(
        mix((skin(rng, 58, 0.12, 0.3), 0, 1), (lowpass(noise(rng, 0.16), 700) * decay(0.16, 0.04), 0, 0.8)), 1.3
    )
    return room(rng, mix(*wings, *hooves, (shut, 0.62, 0.7)), 0.2, 0.5, 2400)


@effect(-22)
def earth_die(rng: Rng) -> Signal:
    """A knuckle bone thrown on a tomb: it thinks about it, and lies."""
    parts: list[Placed] = []
    at, gap, loud = 0.0, 0.13, 1.0
    while gap > 0.02:
        parts.append((bone(rng, 560 * rng.uniform(0.85, 1.25), 0.016), at, loud))
        at, gap, loud = at + gap * rng.uniform(0.85, 1.15), gap * 0.8, loud * 0.84
    slab = bars(rng, 0.2, [(174, 0.7, 0.04), (331, 0.4, 0.03)], 0.001)
    return room(rng, mix(*parts, (slab, 0, 0.5), (bone(rng, 420, 0.02), at + 0.02, 0.5)), 0.2, 0.45, 3400)


@effect(-23)
def home_laden(rng: Rng) -> Signal:
    """Home from Earth with what was found there: a sack on the flags, and a small snort."""
    sack = mix((lowpass(noise(rng, 0.14), 900) * decay(0.14, 0.03, 0.003), 0, 1), (skin(rng, 72, 0.07, 0.3), 0, 0.9))
    things: list[Placed] = [
        (bars(rng, 0.2, bent(rng, COIN, 0.1), 0.0008), float(at), 0.16) for at in rng.uniform(0.02, 0.2, 4)
    ]
    snort = band(noise(rng, 0.16), 350, 2400) * hump(0.16, 1.5, 0.6) * (1 + 0.6 * np.sign(sine(38.0, 0.16)))
    return room(rng, mix((sack, 0, 1.0), *things, (crest(snort), 0.3, 0.5)), 0.16, 0.4, 3000)


# --- status, tabling -----------------------------------------------------------------------------------------


@effect(-23)
def status_flip(rng: Rng) -> Signal:
    """A slab of office is turned from one seat to another: stone on stone, a stamp, a murmur."""
    slide = lowpass(noise(rng, 0.24), 900) * hump(0.24, 1.1, 1.1) * (1 + 0.4 * sine(27.0, 0.24))
    slab = drive(
        mix(
            (bars(rng, 0.2, [(196, 1, 0.04), (367, 0.6, 0.03), (622, 0.3, 0.02)], 0.0006), 0, 1),
            (skin(rng, 74, 0.06, 0.4), 0, 0.9),
        ),
        1.3,
    )
    return room(rng, mix((crest(slide), 0, 0.7), (slab, 0.22, 0.9)), 0.18, 0.42, 2800)


@effect(-22, tuned=True)
def status_stable(rng: Rng) -> Signal:
    """It is held and stays held: the slab, and a nail through it, D in the pipes."""
    slab = drive(
        mix((bars(rng, 0.2, [(196, 1, 0.04), (367, 0.6, 0.03)], 0.0006), 0, 1), (skin(rng, 74, 0.06, 0.4), 0, 0.9)), 1.3
    )
    nail = mix(
        (bars(rng, 0.2, [(1780, 0.6, 0.03), (2960, 0.4, 0.02)], 0.0003), 0, 0.6), (knock(rng, 420, 0.016, 0.8), 0, 0.8)
    )
    return room(
        rng,
        mix((slab, 0, 1.0), (nail, 0.2, 0.7), (nail, 0.34, 0.8), (organ(rng, (146.83, 293.66), 0.5), 0.34, 0.3)),
        0.18,
        0.45,
        3200,
    )


@effect(-23)
def tabled_horde(rng: Rng) -> Signal:
    """A horde is laid down: card, many feet, and something that breathes through its teeth."""
    board = mix((band(noise(rng, 0.05), 700, 4800) * decay(0.05, 0.009), 0, 1), (skin(rng, 84, 0.06, 0.5), 0, 0.9))
    feet: list[Placed] = []
    for at in np.sort(rng.uniform(0.06, 0.42, 12)):
        step = mix(
            (lowpass(noise(rng, 0.05), 1100) * decay(0.05, 0.01), 0, 1), (sine(92.0, 0.06) * decay(0.06, 0.016), 0, 0.7)
        )
        feet.append((step, float(at), 0.36))
    t = times(0.4)
    growl = (
        glottis(rng, 82 + 20 * np.sin(np.pi * t / 0.4), 0.9, 0.6)
        * hump(0.4, 1.2)
        * (1 + 0.5 * np.sign(sine(29.0, 0.4)))
    )
    mouth = resonator(growl, lambda s: [(420, 120, 1.2), (1150, 200, 0.7), (2500, 400, 0.4)])
    return room(
        rng, mix((board, 0, 0.65), *feet, (np.tanh(crest(highpass(mouth, 120), 1.8)), 0.1, 0.55)), 0.15, 0.4, 2600
    )


@effect(-21)
def tabled_fortress(rng: Rng) -> Signal:
    """A fortress: three blocks, one on another, and a gate let down."""
    parts: list[Placed] = []
    for i, at in enumerate((0.0, 0.16, 0.31)):
        rock = mix(
            (bars(rng, 0.22, [(148 + 22 * i, 1, 0.04), (293, 0.6, 0.03), (540, 0.3, 0.02)], 0.0006), 0, 1),
            (lowpass(noise(rng, 0.1), 1500) * decay(0.1, 0.02), 0, 0.9),
        )
        parts.append((drive(rock, 1.4), at * rng.uniform(0.97, 1.03), 0.75 + 0.1 * i))
    parts += [(s, at + 0.42, 0.5 * g) for s, at, g in links(rng, 5, 0.045)]
    gate = drive(mix((skin(rng, 66, 0.1, 0.5), 0, 1), (bars(rng, 0.4, bent(rng, LID, 0.05)), 0, 0.3)), 1.4)
    return room(rng, mix(*parts, (gate, 0.68, 1.0)), 0.2, 0.5, 2400)


@effect(-22, tuned=True)
def tabled_ritual(rng: Rng) -> Signal:
    """A ritual: chalk on stone, five strokes that close, and a breath held in D."""
    parts: list[Placed] = []
    for i in range(5):
        stroke = band(noise(rng, 0.11), 1700, 6200) * hump(0.11, 1.2, 0.8) * (1 + 0.5 * sine(70.0 + 9 * i, 0.11))
        parts.append((stroke, 0.13 * i * rng.uniform(0.97, 1.03), 0.5))
    sung = crest(highpass(chant(rng, 0.7), 95)) * np.clip(times(0.7) / 0.35, 0, 1)
    return room(rng, mix(*parts, (sung, 0.36, 0.5), (tap(rng, 170, 0.7), 0.66, 0.5)), 0.2, 0.55, 3000)


@effect(-22, tuned=True)
def tabled_artifact(rng: Rng) -> Signal:
    """An artifact: a lid that was nailed shut, a glint, and a note that does not want to stop."""
    lid = mix((knock(rng, 260, 0.03, 0.9), 0, 0.8), (crackle(rng, 0.14, 8), 0.02, 0.6))
    glass = bars(rng, 0.8, [(1760, 0.5, 0.26), (1765, 0.4, 0.25), (2637, 0.3, 0.18), (4186, 0.16, 0.1)], 0.03)
    glass *= 1 + 0.3 * sine(6.5, 0.8)
    return room(rng, mix((lid, 0, 0.8), (glass, 0.16, 0.42), (organ(rng, (220.0,), 0.5), 0.2, 0.14)), 0.2, 0.55, 4600)


@effect(-24)
def tabled_special(rng: Rng) -> Signal:
    """Some other card is laid face down, and a hand stays on it."""
    palm = lowpass(noise(rng, 0.08), 1500) * decay(0.08, 0.016)
    table = bars(rng, 0.25, [(108, 1, 0.05), (221, 0.6, 0.03)])
    return room(
        rng,
        mix((flutter(rng, 0.16, 44), 0, 0.5), (palm, 0.15, 0.9), (table, 0.15, 0.8), (tap(rng, 150, 0.6), 0.15, 0.4)),
        0.13,
        0.3,
    )

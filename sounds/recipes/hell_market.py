"""Lords of Hell at its market: slips, seals, deals and the oaths that come of them. Cues: `screen/sounds.py` of the title.

| cue, moment | effect |
|---|---|
| `offer`; countering another; a slip lapses, is declined or withdrawn | `offer_slip`; `counter_offer`; `offer_lapsed` |
| `deal`; `given` cards, Souls | `deal_struck`; `cards_given`, `souls_paid` |
| `hand_shown`; `swapped` | `hand_shown`; `cards_swapped` |
| a promise is unrolled to be read or written; a seal pressed on an offer of one's own | `promise_unrolled`; `seal_stamp` |
| `sworn`; `condition_met`; `breach` | `seal_live`; `seal_wakes`; `seal_breach` |
| `promise_ended`: kept; otherwise | `seal_kept`; `seal_lapsed` |
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.hell_instruments import links, organ, parchment, sizzle, souls, trombone, wax
from sounds.recipes.lair import spill
from sounds.recipes.paper import crackle, flutter, rustle, tap
from sounds.recipes.registry import effect
from sounds.recipes.wood import knock, skin
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
    ramp,
    room,
    sine,
    times,
)

# --- offers and deals ----------------------------------------------------------------------------------------


@effect(-26)
def offer_slip(rng: Rng) -> Signal:
    """A slip pushed across stone, with one claw."""
    claw = band(noise(rng, 0.2), 1800, 7000) * hump(0.2, 1.3, 1.2) * (1 + 0.5 * sine(63.0, 0.2))
    return room(
        rng, mix((flutter(rng, 0.24, 34), 0, 0.7), (claw, 0.02, 0.16), (tap(rng, 170, 0.8), 0.25, 0.9)), 0.12, 0.3
    )


@effect(-25)
def counter_offer(rng: Rng) -> Signal:
    """The slip comes back, turned over, with something struck out."""
    stroke = band(noise(rng, 0.12), 1500, 6800) * hump(0.12, 1.2, 0.7) * (1 + 0.4 * sine(92.0, 0.12))
    parts: list[Placed] = [
        (stroke, 0, 0.6),
        (rustle(rng, 0.1, 900, 5200), 0.13, 0.45),
        (flutter(rng, 0.2, 38), 0.2, 0.6),
    ]
    return room(rng, mix(*parts, (tap(rng, 200, 0.8), 0.40, 1.0), (tap(rng, 230, 0.6), 0.48, 0.5)), 0.12, 0.3)


@effect(-27)
def offer_lapsed(rng: Rng) -> Signal:
    """The slip curls up, blackens, and falls off the table."""
    return room(
        rng,
        mix((sizzle(rng, 0.34, 0.5), 0, 0.6), (parchment(rng, 0.26, 10), 0.02, 0.6), (tap(rng, 150, 0.5), 0.36, 0.6)),
        0.12,
        0.3,
    )


@effect(-22)
def seal_stamp(rng: Rng) -> Signal:
    """One's own seal: wax dripped, a signet leant upon."""
    drips: list[Placed] = []
    for i in range(3):
        t = times(0.06)
        drips.append((sine(420 - 60 * i + 700 * (t / 0.06) ** 2) * hump(0.06, 1.2, 0.5), 0.085 * i, 0.16))
    peel = lowpass(noise(rng, 0.08), 2200) * hump(0.08, 2)
    return room(
        rng, mix(*drips, (sizzle(rng, 0.2, 0.4), 0.26, 0.4), (wax(rng), 0.28, 1.0), (peel, 0.52, 0.25)), 0.13, 0.32
    )


@effect(-20, tuned=True)
def deal_struck(rng: Rng) -> Signal:
    """Two seals as one, two hands that do not shake but bite, and a fifth on the organ that makes it law."""
    parts: list[Placed] = [(wax(rng), 0, 0.9), (wax(rng), 0.07, 0.8), (knock(rng, 320, 0.02, 0.6), 0.02, 0.4)]
    parts += [(organ(rng, (73.42, 146.83, 220.0), 0.85), 0.14, 0.5), (organ(rng, (293.66,), 0.55), 0.34, 0.22)]
    parts += [(s, at + 0.3, 0.5 * g) for s, at, g in links(rng, 4, 0.06)]
    return room(rng, np.tanh(mix(*parts) * 0.95), 0.2, 0.6, 3000)


@effect(-25)
def cards_given(rng: Rng) -> Signal:
    """Cards over the table, and what was promised with them counted by a thumb."""
    parts: list[Placed] = []
    for i in range(3):
        parts += [(flutter(rng, 0.12, 50), 0.09 * i, 0.5), (tap(rng, 180 + 12 * i, 0.8), 0.11 + 0.09 * i, 0.9)]
    return room(rng, mix(*parts), 0.1, 0.26)


@effect(-24)
def souls_paid(rng: Rng) -> Signal:
    """Souls from one purse into another: coins that sigh."""
    coins = [(s, at + 0.04, 0.6 * g) for s, at, g in spill(rng, 5, 0.3, 0.5)]
    return room(rng, mix(*coins, (souls(rng, 0.6, 0.86), 0.05, 0.4)), 0.18, 0.5, 4200)


@effect(-25)
def hand_shown(rng: Rng) -> Signal:
    """A fan opened under a single pair of eyes."""
    parts: list[Placed] = [(flutter(rng, 0.3, 27), 0, 0.5)]
    for i in range(6):
        parts.append((tap(rng, 190 + 18 * i, 0.5), 0.03 + 0.045 * i * rng.uniform(0.95, 1.05), 0.6))
    eye = sine(ramp([(0, 700), (0.2, 880)], 0.2)) * hump(0.2, 2)
    return room(rng, mix(*parts, (eye, 0.3, 0.08)), 0.12, 0.3)


@effect(-25)
def cards_swapped(rng: Rng) -> Signal:
    """A hand changes its mind: out, round, and in again."""
    parts: list[Placed] = []
    for i, at in enumerate((0.0, 0.16, 0.31)):
        stroke = flutter(rng, 0.18, 40 + 8 * i)
        parts.append((lowpass(stroke, 2400) if i % 2 else stroke, at, 0.7))
    return room(rng, mix(*parts, (tap(rng, 175, 0.8), 0.48, 0.9)), 0.1, 0.26)


# --- promises ------------------------------------------------------------------------------------------------


@effect(-24)
def promise_unrolled(rng: Rng) -> Signal:
    """A scroll let down over the edge of the table, and the rod at its end."""
    roll = parchment(rng, 0.5, 20)
    rod = mix((knock(rng, 380, 0.016, 0.4), 0, 0.8), (knock(rng, 540, 0.01, 0.3), 0.07, 0.4))
    purr = sine(ramp([(0, 60), (0.5, 24)], 0.5)) * hump(0.5, 1.2)
    return room(rng, mix((roll, 0, 0.9), (drive(purr * 0.5, 1.5), 0, 0.12), (rod, 0.5, 0.8)), 0.13, 0.34)


@effect(-21, tuned=True)
def seal_live(rng: Rng) -> Signal:
    """Sworn: the seal is set and begins to glow, D in the pipes under it."""
    glow = organ(rng, (146.83, 220.0), 0.8) * np.clip(times(0.8) / 0.3, 0, 1)
    parts: list[Placed] = [(wax(rng), 0, 1.0), (sizzle(rng, 0.3, 0.6), 0.04, 0.5), (glow, 0.08, 0.36)]
    bell = bars(rng, 0.7, [(587.33, 0.6, 0.22), (1176, 0.4, 0.15), (1763, 0.2, 0.1)], 0.01)
    return room(rng, mix(*parts, (bell, 0.16, 0.32)), 0.18, 0.5, 3600)


@effect(-23, tuned=True)
def seal_wakes(rng: Rng) -> Signal:
    """What it waited for has come true: a crack of light under the wax, A and then D."""
    parts: list[Placed] = [(crackle(rng, 0.2, 10), 0, 0.8), (sizzle(rng, 0.26, 0.5), 0.1, 0.4)]
    for at, pitch in ((0.12, 440.0), (0.26, 587.33)):
        parts.append(
            (bars(rng, 0.6, [(pitch, 0.8, 0.18), (2 * pitch, 0.4, 0.12), (3.01 * pitch, 0.2, 0.07)], 0.004), at, 0.5)
        )
    return room(rng, mix(*parts), 0.16, 0.45, 4200)


@effect(-22, tuned=True)
def seal_kept(rng: Rng) -> Signal:
    """Kept: the ribbon is cut, the wax breaks clean, three notes up, and hell is a little disappointed."""
    snip = mix(
        (bars(rng, 0.16, [(2400, 0.6, 0.02), (3900, 0.4, 0.014)], 0.0003), 0, 1), (knock(rng, 760, 0.01, 0.5), 0, 0.5)
    )
    parts: list[Placed] = [(snip, 0, 0.5), (knock(rng, 620, 0.014, 0.9), 0.11, 0.7)]
    for at, pitch in ((0.14, 293.66), (0.25, 369.99), (0.36, 440.0)):
        parts.append((organ(rng, (pitch, 2 * pitch), 0.5 if pitch > 400 else 0.14), at, 0.34))
    return room(rng, mix(*parts), 0.16, 0.45, 4000)


@effect(-26)
def seal_lapsed(rng: Rng) -> Signal:
    """Nobody owes anybody: the scroll rolls itself up, dust."""
    roll = parchment(rng, 0.36, 12)[::-1]
    dust = lowpass(noise(rng, 0.3), 1600) * hump(0.3, 1.6, 0.6)
    return room(rng, mix((roll, 0, 0.8), (dust, 0.34, 0.35), (tap(rng, 160, 0.5), 0.36, 0.6)), 0.13, 0.34)


@effect(-18, tuned=True)
def seal_breach(rng: Rng) -> Signal:
    """Broken: the wax bursts, the parchment is torn down its length, and every pipe in the church shouts at once."""
    burst = drive(
        mix((knock(rng, 190, 0.04, 1.2), 0, 1), (band(noise(rng, 0.1), 500, 6500) * decay(0.1, 0.018), 0, 1)), 1.6
    )
    tear = (
        band(noise(rng, 0.42), 900, 7000)
        * ramp([(0, 0.2), (0.1, 0.7), (0.38, 1), (0.42, 0)], 0.42)
        * (1 + 0.5 * sine(57.0, 0.42))
    )
    wrong = organ(rng, (73.42, 146.83, 207.65, 293.66, 311.13), 1.0)
    low = trombone(rng, [(0, 146.83), (0.3, 146.83), (0.9, 98.0)], 0.95)
    parts: list[Placed] = [
        (burst, 0, 1.0),
        (tear, 0.05, 0.5),
        (wrong, 0.36, 0.7),
        (low, 0.40, 0.34),
        (skin(rng, 60, 0.2, 0.5), 0.36, 0.9),
    ]
    return room(rng, np.tanh(mix(*parts) * 0.9), 0.22, 0.65, 2600)

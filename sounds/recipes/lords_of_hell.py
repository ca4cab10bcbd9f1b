"""Lords of Hell at its market: slips, seals, oaths, cards laid on the table, Souls and the dice of Earth.

The table asks for a sound by cue (`game/titles/lords_of_hell/table_sounds.py`); what is heard without one is at the end.
Rites, captives and the ring are in `hell_rites`, battles in `hell_battle`.

| cue, moment | effect |
|---|---|
| `offer`; countering another; a slip lapses, is declined or withdrawn | `offer_slip`; `counter_offer`; `offer_lapsed` |
| `deal`; `given` cards, Souls | `deal_struck`; `cards_given`, `souls_paid` |
| `hand_shown`; `swapped` | `hand_shown`; `cards_swapped` |
| `sworn`; `condition_met`; `breach` | `seal_live`; `seal_wakes`; `seal_breach` |
| `promise_ended`: kept; otherwise | `seal_kept`; `seal_lapsed` |
| `souls` come, go; `victory_points` | `souls_in`, `souls_out`; `victory_point` (10 steps) |
| `earth`, `earth_back`; `earth_die`; `home` | `to_earth`, `from_earth`; `earth_die`; `home_laden` |
| `status` | `status_flip`; the fifth and later, stable: `status_stable` |
| `tabled`, by type | `tabled_horde`, `tabled_fortress`, `tabled_ritual`, `tabled_artifact`, `tabled_special` |
| `stop`; `released` | `stop_gong`; `floor_released` |
| `played`; `artifact`; `power` | `special_played`; `artifact_used`; `devil_power` |
| `devils`; `round`; `phase`; `discarded` | `devil_arrives`; `round_of_hell`; `phase_of_hell`; `discard_whoosh` |
| `dealt`, `redrawn`, `drawn`; `reshuffled` | `card_deal`; `horde_shuffle` |
| a promise is unrolled to be read or written; a seal pressed on an offer of one's own | `promise_unrolled`; `seal_stamp` |

Music: `lords_of_hell` at the market and in council, `lords_of_hell_battle` while a battle is fought.
"""

from __future__ import annotations

import numpy as np

from sounds.recipes.brass import toot
from sounds.recipes.lair import spill
from sounds.recipes.metal import COIN, LID, bent
from sounds.recipes.paper import crackle, flutter, rustle, tap
from sounds.recipes.registry import effect, ladder
from sounds.recipes.slayer_slayer import bone, chant, pluck
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

TALLY = (146.83, 164.81, 174.61, 196.0, 220.0, 246.94, 261.63, 293.66, 329.63, 349.23)
"""D dorian from D3: victory points, one to ten."""


def organ(rng: Rng, pitches: tuple[float, ...], duration: float, loud: float = 1.0) -> Signal:
    """Pipes of a church that was lowered here stone by stone: four ranks, a chiff, wind in the box."""
    t = times(duration)
    level = np.clip(t / 0.03, 0, 1) * np.clip((duration - t) / 0.09, 0, 1)
    sounding = np.zeros_like(t)
    for pitch in pitches:
        for rank, gain in ((0.5, 0.35), (1, 1.0), (2, 0.55), (3, 0.22), (4, 0.3), (8, 0.08)):
            drift = 1 + 0.0012 * np.sin(2 * np.pi * rng.uniform(0.8, 2.2) * t + rng.uniform(0, 6))
            sounding += gain * np.sin(2 * np.pi * np.cumsum(pitch * rank * drift) / 44_100 + rng.uniform(0, 6))
    chiff = band(noise(rng, 0.05), 700, 4200) * decay(0.05, 0.012)
    wind = band(noise(rng, duration), 250, 1400) * 0.04
    return loud * mix(
        (crest(sounding * (0.95 + 0.05 * sine(5.6, duration)) + wind * len(pitches)) * level, 0, 1), (chiff, 0, 0.2)
    )


def trombone(rng: Rng, path: list[tuple[float, float]], duration: float, hard: float = 0.9) -> Signal:
    """A slide that takes its time between notes."""
    t = times(duration)
    pitch = ramp(path, duration) * (1 + 0.005 * np.sin(2 * np.pi * 5.2 * t) * np.clip(t * 3 - 0.6, 0, 1))
    turns = 2 * np.pi * np.cumsum(pitch) / 44_100
    level = hard * np.clip(t / 0.04, 0, 1) * np.clip((duration - t) / 0.1, 0, 1)
    tone = sum(
        (np.sin(k * turns) * k ** (0.4 - 1.25 * (1.2 - hard)) * np.exp(-((k / 9) ** 2)) for k in range(1, 15)), 0 * t
    )
    return crest(tone * level) * hard


def parchment(rng: Rng, duration: float, stiff: int = 14) -> Signal:
    """Skin that was rolled too long."""
    sheet = band(noise(rng, duration), 350, 4200) * hump(duration, 1.4, 1.1)
    return mix((sheet, 0, 0.7), (crackle(rng, duration, stiff), 0, 0.7))


def wax(rng: Rng, loud: float = 1.0) -> Signal:
    """A signet pressed into soft wax: no ring, all weight."""
    t = times(0.26)
    weight = sine(62 + 40 * np.exp(-t / 0.02)) * decay(0.26, 0.06)
    squeeze = lowpass(noise(rng, 0.1), 1300) * hump(0.1, 1.3, 0.6)
    return loud * drive(mix((weight, 0, 0.65), (squeeze, 0, 1.2), (knock(rng, 240, 0.014, 0.2), 0, 0.35)), 1.3)


def sizzle(rng: Rng, duration: float, loud: float = 1.0) -> Signal:
    """Something hot that has been set down."""
    hiss = band(noise(rng, duration), 2600, 9500) * ramp([(0, 0), (0.03, 1), (duration, 0)], duration)
    return loud * mix((hiss, 0, 0.6), (crackle(rng, duration, int(26 * duration)), 0, 0.8))


def links(rng: Rng, count: int, gap: float, fade: float = 0.93) -> list[Placed]:
    """A chain, link by link."""
    parts: list[Placed] = []
    at, loud = 0.0, 1.0
    for _ in range(count):
        metal = bars(rng, 0.14, bent(rng, ((1310, 0.6, 0.022), (2140, 0.5, 0.017), (3480, 0.35, 0.012)), 0.08), 0.0005)
        parts += [(metal, at, 0.6 * loud), (knock(rng, 520 * rng.uniform(0.9, 1.1), 0.006, 0.4), at, 0.24 * loud)]
        at, loud = at + gap * rng.uniform(0.75, 1.25), loud * fade
    return parts


def souls(rng: Rng, duration: float, rise: float) -> Signal:
    """Small voices from far away that go by: up with `rise` over 1, down under it."""
    t = times(duration)
    parts: list[Placed] = []
    for i in range(4):
        length = duration * rng.uniform(0.6, 0.85)
        u = times(length)
        base = rng.choice([440.0, 587.33, 659.26, 783.99]) * rng.uniform(0.99, 1.01)
        pitch = base * (1 + (rise - 1) * u / length) * (1 + 0.014 * np.sin(2 * np.pi * rng.uniform(4.5, 6.5) * u))
        source = glottis(rng, pitch, 0.05, 0.5) * hump(length, 1.3)
        voice = resonator(source, lambda s: [(430, 120, 1.0), (980, 160, 0.7), (2800, 300, 0.2)])
        parts.append((crest(highpass(voice, 250)), 0.06 * i * duration + rng.uniform(0, 0.05), 0.3))
    breath = sweep_band(noise(rng, duration), lambda s: 900 * rise ** (s / duration * 2), 0.3) * hump(duration, 1.6)
    return mix(*parts, (crest(breath), 0, 0.3), (0 * t, 0, 1))


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


# --- Souls and Earth -----------------------------------------------------------------------------------------


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


# --- the beat, specials --------------------------------------------------------------------------------------


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

"""Knocks: dice, presses, buttons, drums, chairs."""

from __future__ import annotations

import numpy as np

from sounds.recipes.registry import effect, ladder
from sounds.synth import (
    RATE,
    Placed,
    Rng,
    Signal,
    band,
    bars,
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
    times,
)

SCALE = (587.33, 659.26, 783.99, 880.0, 987.77, 1174.66, 1318.51, 1567.98)
"""D pentatonic with a B: sits well with D dorian and with G."""


def knock(rng: Rng, pitch: float, tau: float = 0.016, bite: float = 0.5) -> Signal:
    """Something small and hard on the plank: three partials and 4 ms of noise."""
    body = bars(rng, 0.09, [(pitch, 1, tau), (pitch * 2.37, 0.55, tau), (pitch * 4.1, 0.3, tau)], 0.0003)
    return mix((body, 0, 1), (band(noise(rng, 0.03), 1500, 7000) * decay(0.03, 0.004), 0, bite))


def block(rng: Rng, pitch: float, tau: float = 0.05, bite: float = 0.25) -> Signal:
    """A tuned bar of wood."""
    body = bars(rng, tau * 6, [(pitch, 1, tau), (pitch * 3.93, 0.25, tau * 0.3), (pitch * 9.3, 0.08, tau * 0.1)])
    return mix((body, 0, 1), (band(noise(rng, 0.02), 1500, 6000) * decay(0.02, 0.003), 0, bite))


def skin(rng: Rng, pitch: float, tau: float = 0.11, slap: float = 0.4) -> Signal:
    """A drum: the pitch drops as the skin relaxes, the hand is heard first."""
    length = tau * 5
    t = times(length)
    tone = sine(pitch * (1 + 0.45 * np.exp(-t / 0.022))) * decay(length, tau, 0.0015)
    ring = bars(rng, length, [(pitch * 1.59, 0.35, tau * 0.5), (pitch * 2.14, 0.22, tau * 0.35)])
    hand = band(noise(rng, 0.05), 500, 4200) * decay(0.05, 0.009)
    return mix((tone, 0, 1), (ring, 0, 1), (hand, 0, slap))


def tumble(rng: Rng, pitch: float, gap: float, shrink: float, fade: float, end: float) -> tuple[list[Placed], float]:
    """Knocks that come faster and softer: a die that runs out."""
    parts: list[Placed] = []
    at, level = 0.0, 1.0
    while at < end and gap > 0.018:
        parts.append((knock(rng, pitch * rng.uniform(0.85, 1.3)), at, level * rng.uniform(0.85, 1.1)))
        at += gap * rng.uniform(0.85, 1.15)
        gap, level = gap * shrink, level * fade
    return parts, at


@effect(-22)
def d20(rng: Rng) -> Signal:
    parts, at = tumble(rng, 420, 0.15, 0.83, 0.86, 1.05)
    rest = band(noise(rng, 0.2), 500, 2400) * decay(0.2, 0.05, 0.004)
    return room(rng, mix(*parts, (rest, at, 0.12)), 0.14, 0.25)


@effect(-23)
def d6(rng: Rng) -> Signal:
    parts, at = tumble(rng, 610, 0.105, 0.80, 0.84, 0.6)
    return room(rng, mix(*parts, (knock(rng, 520, 0.012), at + 0.02, 0.35)), 0.11, 0.22)


@effect(-22)
def stamp(rng: Rng) -> Signal:
    """The hand press comes down: arm, plate, and the ink letting go."""
    arm = band(noise(rng, 0.07), 900, 3600) * hump(0.07, 2, 1.4)
    t = times(0.32)
    plate = sine(74 + 60 * np.exp(-t / 0.018)) * decay(0.32, 0.07)
    slap = lowpass(noise(rng, 0.09), 3200) * decay(0.09, 0.013)
    frame = bars(rng, 0.3, [(331, 0.4, 0.03), (612, 0.3, 0.022), (1190, 0.16, 0.03), (1835, 0.1, 0.02)])
    peel = band(noise(rng, 0.09), 1200, 6000) * hump(0.09, 2)
    hit = mix((plate, 0, 1), (slap, 0, 1.1), (frame, 0.002, 0.9))
    return room(rng, mix((arm, 0, 0.22), (drive(hit, 1.6), 0.06, 1), (peel, 0.20, 0.16)), 0.10, 0.25)


@effect(-26)
def button(rng: Rng) -> Signal:
    down, up = knock(rng, 310, 0.013, 0.6), knock(rng, 520, 0.008, 0.4)
    thud = sine(132.0, 0.07) * decay(0.07, 0.016)
    return room(rng, mix((down, 0, 1), (thud, 0, 0.8), (up, 0.062 * rng.uniform(0.92, 1.1), 0.38)), 0.07, 0.18)


@effect(-38)
def hover(rng: Rng) -> Signal:
    """A fingertip on card: barely there."""
    pad = lowpass(noise(rng, 0.03), 2400) * decay(0.03, 0.006)
    return room(rng, mix((pad, 0, 0.7), (bars(rng, 0.06, [(540, 0.6, 0.010)]), 0, 1)), 0.05, 0.12)


@effect(-28)
def tab(rng: Rng) -> Signal:
    slip = band(noise(rng, 0.05), 1600, 6500) * hump(0.05)
    return room(rng, mix((slip, 0, 0.45), (knock(rng, 760, 0.009, 0.7), 0.035, 0.7)), 0.06, 0.15)


@effect(-24)
def error(rng: Rng) -> Signal:
    """Refused: two dull knocks going down, like a head shaken."""
    parts: list[Placed] = []
    for at, pitch in ((0.0, 233.0), (0.14, 185.0)):
        dull = bars(rng, 0.2, [(pitch, 1, 0.045), (pitch * 1.51, 0.5, 0.03), (pitch * 2.8, 0.2, 0.016)], 0.002)
        parts += [(dull, at, 1), (lowpass(noise(rng, 0.05), 900) * decay(0.05, 0.012), at, 0.9)]
    return room(rng, mix(*parts), 0.08, 0.2)


@effect(-20)
def ready_drum(rng: Rng) -> Signal:
    beat = skin(rng, 98 * rng.uniform(0.98, 1.02), 0.13, 0.55)
    return room(rng, drive(mix((beat, 0, 1), (knock(rng, 260, 0.02, 0.2), 0, 0.25)), 1.5), 0.18, 0.45)


@effect(-27)
def tick(rng: Rng) -> Signal:
    """One second of the last ten."""
    case = bars(rng, 0.1, [(742, 0.5, 0.012), (1480, 0.5, 0.010), (2630, 0.35, 0.007), (4100, 0.2, 0.004)], 0.0002)
    return room(rng, mix((case, 0, 1), (bars(rng, 0.1, [(205, 0.5, 0.02)]), 0, 1)), 0.07, 0.15)


@effect(-22)
def drumroll(rng: Rng) -> Signal:
    """A good second of snare, swelling, that stops dead with a flam."""
    parts: list[Placed] = []
    at, end = 0.0, 1.25
    while at < end:
        level = 0.22 + 0.78 * (at / end) ** 1.6
        wires = highpass(noise(rng, 0.09), 1300) * decay(0.09, 0.022)
        head = sine(188 * rng.uniform(0.97, 1.03), 0.09) * decay(0.09, 0.018)
        parts.append((mix((wires, 0, 0.5), (head, 0, 0.6)), at, level * rng.uniform(0.8, 1.1)))
        at += rng.uniform(0.030, 0.038)
    for late, gain in ((0.0, 0.9), (0.028, 1.4)):
        parts.append((skin(rng, 150, 0.06, 1.1), end + late, gain))
    return room(rng, mix(*parts), 0.12, 0.35)


def chair(rng: Rng, duration: float) -> Signal:
    """Legs over planks: the slip and stick of wood on wood."""
    t = times(duration)
    judder = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * np.cumsum(ramp([(0, 34), (duration, 58)], duration)) / RATE))
    scrape = band(noise(rng, duration), 240, 1500) * judder * np.sin(np.pi * t / duration) ** 0.8
    return lowpass(scrape, 2200)


@effect(-24, tuned=True)
def seat_join(rng: Rng) -> Signal:
    up = [(block(rng, pitch, 0.06), 0.20 + 0.11 * i, 0.6) for i, pitch in enumerate((440.0, 587.33))]
    return room(rng, mix((chair(rng, 0.2), 0, 0.55), *up), 0.11, 0.3)


@effect(-26, tuned=True)
def seat_leave(rng: Rng) -> Signal:
    down = [(block(rng, pitch, 0.06), 0.13 * i, 0.6) for i, pitch in enumerate((587.33, 440.0))]
    return room(rng, mix(*down, (chair(rng, 0.26), 0.18, 0.5)), 0.11, 0.3)


@ladder(-25, takes=len(SCALE))
def power_step(rng: Rng, step: int) -> Signal:
    """A line of the ledger stamped: each one a step higher."""
    press = lowpass(noise(rng, 0.04), 2600) * decay(0.04, 0.007)
    thump = sine(120.0, 0.06) * decay(0.06, 0.014)
    return room(
        rng, mix((block(rng, SCALE[step - 1], 0.055, 0.4), 0, 0.8), (press, 0, 0.6), (thump, 0, 0.6)), 0.09, 0.22
    )

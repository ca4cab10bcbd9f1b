"""Dice that are really thrown: the hand, each bounce by how hard it is, the last rocking, and the verdict."""

from __future__ import annotations

from sounds.recipes.brass import toot
from sounds.recipes.registry import effect, ladder
from sounds.recipes.wood import block, knock, skin
from sounds.synth import (
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
    room,
    sine,
    sweep_band,
)

STRENGTHS = 5
"""Steps of `dice_bounce`, from a touch to a throw against the wall."""


@effect(-25)
def dice_throw(rng: Rng) -> Signal:
    """Rattled once in a closed fist, and let go over the tray."""
    parts: list[Placed] = []
    at = 0.0
    for _ in range(5):
        parts.append((lowpass(knock(rng, rng.uniform(520, 760), 0.010, 0.7), 2100), at, rng.uniform(0.5, 0.8)))
        at += rng.uniform(0.034, 0.05)
    flight = sweep_band(noise(rng, 0.24), lambda s: 700 + 2600 * s / 0.24, 0.7) * hump(0.24, 2, 0.75)
    sleeve = band(noise(rng, 0.16), 350, 1500) * hump(0.16, 2)
    return room(rng, mix(*parts, (sleeve, at - 0.05, 0.3), (flight, at - 0.02, 1.0)), 0.08, 0.2)


@ladder(-34, takes=STRENGTHS, rise=3.0)
def dice_bounce(rng: Rng, strength: int) -> Signal:
    """One bounce: the harder it is, the lower, longer and brighter, and the more of the tray is heard."""
    hard = (strength - 1) / (STRENGTHS - 1)
    pitch = 720 - 260 * hard
    corner = knock(rng, pitch, 0.009 + 0.010 * hard, 0.25 + 0.45 * hard)
    tray = bars(rng, 0.24, [(148, 1, 0.02 + 0.03 * hard), (287, 0.5, 0.022), (431, 0.3, 0.016)], 0.001)
    felt = lowpass(noise(rng, 0.05), 700 + 900 * hard) * decay(0.05, 0.008)
    second = knock(rng, pitch * 1.31, 0.009, 0.3)
    hit = mix((corner, 0, 1), (tray, 0, 0.15 + 0.65 * hard), (felt, 0, 0.3 + 0.3 * hard), (second, 0.026, 0.22))
    return room(rng, drive(hit, 1.0 + 0.6 * hard), 0.07 + 0.05 * hard, 0.16 + 0.08 * hard)


@effect(-28)
def dice_settle(rng: Rng) -> Signal:
    """It rocks from edge to edge ever faster, and lies down flat."""
    parts: list[Placed] = []
    at, gap = 0.0, 0.066 * rng.uniform(0.92, 1.08)
    for i in range(6):
        parts.append((knock(rng, 640 + 26 * i, 0.008, 0.35), at, 0.75 * 0.8**i))
        at, gap = at + gap, gap * 0.76
    flat = mix((knock(rng, 410, 0.014, 0.3), 0, 1), (sine(150.0, 0.08) * decay(0.08, 0.018), 0, 0.7))
    return room(rng, mix(*parts, (flat, at + 0.012, 0.8)), 0.07, 0.18)


@effect(-22, tuned=True)
def dice_win(rng: Rng) -> Signal:
    """The number they wanted: three wooden steps up and a little horn that agrees."""
    parts: list[Placed] = []
    for at, pitch in ((0.0, 587.33), (0.09, 783.99), (0.18, 880.0), (0.30, 1174.66)):
        parts.append((block(rng, pitch, 0.075, 0.35), at * rng.uniform(0.98, 1.02), 0.7))
    parts += [(toot(rng, 440.0, 0.10, 0.8), 0.18, 0.22), (toot(rng, 587.33, 0.34, 0.9), 0.30, 0.30)]
    parts += [(skin(rng, 110, 0.07, 0.5), 0.30, 0.6)]
    return room(rng, drive(mix(*parts) * 0.8, 1.2), 0.12, 0.35)


@effect(-23, tuned=True)
def dice_lose(rng: Rng) -> Signal:
    """The wrong number: two wooden steps down, and a horn that shuts its mouth on it."""
    parts: list[Placed] = [(block(rng, 440.0, 0.06, 0.3), 0.0, 0.6), (block(rng, 293.66, 0.07, 0.3), 0.12, 0.6)]
    parts += [(toot(rng, 220.0, 0.15, 0.8, 0.7), 0.12, 0.5), (toot(rng, 207.65, 0.42, 0.9, 0.9), 0.30, 0.6)]
    thud = lowpass(noise(rng, 0.08), 600) * decay(0.08, 0.02)
    return room(rng, highpass(drive(mix(*parts, (thud, 0.30, 0.8)) * 0.8, 1.2), 70), 0.12, 0.35)


@effect(-22)
def bet_drum(rng: Rng) -> Signal:
    """A toy drum, hurried: a short roll that swells and is choked on a rim shot, before the die answers a bet."""
    parts: list[Placed] = []
    at, end = 0.0, 0.74
    while at < end:
        loud = 0.25 + 0.75 * (at / end) ** 1.4
        wires = highpass(noise(rng, 0.06), 1800) * decay(0.06, 0.014)
        head = skin(rng, 205 * rng.uniform(0.98, 1.02), 0.03, 0.3)
        parts.append((mix((wires, 0, 0.28), (head, 0, 0.7)), at, loud * rng.uniform(0.85, 1.1)))
        at += 0.062 - 0.026 * at / end + rng.uniform(-0.003, 0.003)
    rim = mix((knock(rng, 540, 0.012, 0.7), 0, 1), (skin(rng, 190, 0.03, 0.8), 0, 1))
    return room(rng, mix(*parts, (rim, end + 0.03, 0.55)), 0.10, 0.25)

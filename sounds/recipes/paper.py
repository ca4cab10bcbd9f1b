"""Cards, sheets and slips."""

from __future__ import annotations

import numpy as np

from sounds.recipes.registry import effect
from sounds.synth import RATE, Rng, Signal, band, bars, decay, hump, lowpass, mix, noise, room, sine, times


def rustle(rng: Rng, duration: float, low: float = 900, high: float = 6500, lean: float = 1.0) -> Signal:
    """Air over a card."""
    return band(noise(rng, duration), low, high) * hump(duration, 2, lean)


def tap(rng: Rng, pitch: float = 190, weight: float = 0.5) -> Signal:
    """The edge of a card meeting the table: a tick of 9 ms and a small thump."""
    tick = band(noise(rng, 0.05), 1200, 5200) * decay(0.05, 0.009) * 1.5
    return mix((tick, 0, 1), (sine(pitch, 0.06) * decay(0.06, 0.012), 0, weight))


def flutter(rng: Rng, duration: float, rate: float = 38) -> Signal:
    """A card pushed over felt, its stiffness sounding through."""
    t = times(duration)
    drag = band(noise(rng, duration), 700, 4200) * np.sin(np.pi * (t / duration) ** 0.6) ** 1.5
    return drag * (1 + 0.35 * np.sin(2 * np.pi * rate * t + rng.uniform(0, 6)))


def crackle(rng: Rng, duration: float, count: int) -> Signal:
    """Stiff paper giving way in single small snaps."""
    out = np.zeros(int(duration * RATE))
    for at in rng.uniform(0, 0.9, count):
        snap = band(noise(rng, 0.012), 1800, 8000) * decay(0.012, rng.uniform(0.001, 0.003)) * rng.uniform(0.2, 1)
        start = int(at * len(out))
        out[start : start + len(snap)] += snap[: len(out) - start]
    return out


@effect(-26)
def card_flip(rng: Rng) -> Signal:
    turn = 0.085 * rng.uniform(0.9, 1.1)
    return room(rng, mix((rustle(rng, 0.10), 0, 0.55), (tap(rng), turn, 1), tail=0.08), 0.08, 0.15)


@effect(-28)
def card_slide(rng: Rng) -> Signal:
    stop = lowpass(noise(rng, 0.03), 900) * decay(0.03, 0.008) * 2
    length = 0.34 * rng.uniform(0.9, 1.08)
    return room(rng, mix((flutter(rng, length), 0, 1), (stop, length - 0.05, 1)), 0.06, 0.15)


@effect(-27)
def card_deal(rng: Rng) -> Signal:
    flick = rustle(rng, 0.07, 1400, 7500, 0.6)
    return room(
        rng, mix((flick, 0, 0.8), (flutter(rng, 0.13, 52), 0.03, 0.5), (tap(rng, 165, 0.7), 0.13, 0.75)), 0.07, 0.15
    )


@effect(-25)
def land_card(rng: Rng) -> Signal:
    """A card put down with intent on the plank."""
    board = bars(rng, 0.22, [(118, 1, 0.045), (243, 0.55, 0.028), (391, 0.25, 0.018)])
    slap = band(noise(rng, 0.06), 700, 4800) * decay(0.06, 0.010)
    puff = lowpass(noise(rng, 0.12), 700) * hump(0.12, 2, 0.5)
    return room(rng, mix((puff, 0, 0.35), (slap, 0.055, 1.1), (board, 0.055, 0.8)), 0.09, 0.2)


@effect(-26)
def paper_turn(rng: Rng) -> Signal:
    """A poster pulled over a poster: the scene changes."""
    sheet = band(noise(rng, 0.42), 320, 5200) * hump(0.42, 1.6, 1.5)
    bend = band(noise(rng, 0.2), 160, 900) * hump(0.2, 2)
    settle = lowpass(noise(rng, 0.1), 1400) * decay(0.1, 0.03, 0.006)
    dry = mix((sheet, 0, 0.6), (crackle(rng, 0.44, 26), 0.01, 0.55), (bend, 0.18, 0.7), (settle, 0.40, 0.8))
    return room(rng, dry, 0.08, 0.22)


@effect(-26, tuned=True)
def toast(rng: Rng) -> Signal:
    """A slip pushed in, and two wooden notes (A, D) to look up for."""
    parts = [(rustle(rng, 0.12, 1500, 7000), 0.0, 0.3)]
    for at, pitch in ((0.06, 880.0), (0.16, 1174.66)):
        note = bars(rng, 0.35, [(pitch, 1, 0.085), (pitch * 3.93, 0.22, 0.02), (pitch * 9.2, 0.06, 0.006)])
        parts.append((note, at * rng.uniform(0.96, 1.04), 0.5))
    return room(rng, mix(*parts), 0.10, 0.3)


@effect(-28)
def chat(rng: Rng) -> Signal:
    """A pencil: one dash, one full stop."""
    dash = band(noise(rng, 0.11), 1700, 6500) * hump(0.11, 1.3, 0.7) * (1 + 0.5 * sine(86.0, 0.11))
    stop = mix((tap(rng, 320, 0.9), 0, 1), (bars(rng, 0.08, [(1210, 0.4, 0.012), (2790, 0.2, 0.006)]), 0, 1))
    return room(rng, mix((dash, 0, 0.45), (stop, 0.14 * rng.uniform(0.95, 1.1), 0.8)), 0.06, 0.15)

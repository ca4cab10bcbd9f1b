"""Building blocks of the effects: oscillators, noise, envelopes, resonators, the shared room, the soft limiter.

A signal is a mono float64 array at RATE. Every source of chance is an explicit generator, so a recipe called
twice with the same seed returns the same samples.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

RATE = 44_100

Signal = NDArray[np.float64]
Rng = np.random.Generator
Formant = tuple[float, float, float]
"""Frequency in Hz, bandwidth in Hz, gain."""
Placed = tuple[Signal, float, float]
"""A signal, when it starts in seconds, its gain."""


def seconds(signal: Signal) -> float:
    return len(signal) / RATE


def times(duration: float) -> Signal:
    return np.arange(int(duration * RATE)) / RATE


def noise(rng: Rng, duration: float) -> Signal:
    return rng.standard_normal(int(duration * RATE))


# --- filters -------------------------------------------------------------------------------------------------


def _sections(sections: Signal, signal: Signal) -> Signal:
    filtered: Signal = sosfilt(sections, signal)
    return filtered


def band(signal: Signal, low: float, high: float, order: int = 2) -> Signal:
    return _sections(butter(order, [low, high], "bandpass", fs=RATE, output="sos"), signal)


def lowpass(signal: Signal, cutoff: float, order: int = 2) -> Signal:
    return _sections(butter(order, cutoff, "lowpass", fs=RATE, output="sos"), signal)


def highpass(signal: Signal, cutoff: float, order: int = 2) -> Signal:
    return _sections(butter(order, cutoff, "highpass", fs=RATE, output="sos"), signal)


def resonator(signal: Signal, shape: Callable[[float], Sequence[Formant]], block: int = 256) -> Signal:
    """Parallel two-pole resonators whose settings `shape(seconds)` are renewed every block: mouths and bodies."""
    states = [np.zeros(2) for _ in shape(0.0)]
    out = np.zeros_like(signal)
    for start in range(0, len(signal), block):
        piece = signal[start : start + block]
        for index, (frequency, width, gain) in enumerate(shape(start / RATE)):
            radius = np.exp(-np.pi * width / RATE)
            poles = [1.0, -2 * radius * np.cos(2 * np.pi * frequency / RATE), radius * radius]
            rung, states[index] = lfilter([1 - radius], poles, piece, zi=states[index])
            out[start : start + block] += rung * gain
    return out


def sweep_band(signal: Signal, centre: Callable[[float], float], width: float = 0.6) -> Signal:
    """A band of noise whose centre moves: whooshes, breath, mist. `width` is the bandwidth over the centre."""
    return resonator(signal, lambda t: [(centre(t), centre(t) * width, 1.0)])


# --- envelopes -----------------------------------------------------------------------------------------------


def decay(duration: float, tau: float, attack: float = 0.001) -> Signal:
    """Up in `attack` seconds, then down by e every `tau` seconds."""
    t = times(duration)
    return np.minimum(1, t / attack) * np.exp(-t / tau)


def hump(duration: float, power: float = 2.0, lean: float = 1.0) -> Signal:
    """A sine arch raised to `power`; `lean` under 1 puts its crest early, over 1 late."""
    n = int(duration * RATE)
    return np.sin(np.pi * (np.arange(n) / max(1, n)) ** lean) ** power


def ramp(points: Sequence[tuple[float, float]], duration: float) -> Signal:
    """Straight lines through (seconds, value)."""
    return np.interp(times(duration), [p[0] for p in points], [p[1] for p in points])


def hold(duration: float, attack: float, release: float) -> Signal:
    t = times(duration)
    return np.clip(t / attack, 0, 1) * np.clip((duration - t) / release, 0, 1)


# --- oscillators ---------------------------------------------------------------------------------------------


def phase(frequency: Signal) -> Signal:
    """Turns (not radians) of an oscillator that follows `frequency`."""
    return np.cumsum(frequency) / RATE


def sine(frequency: Signal | float, duration: float = 0.0) -> Signal:
    if isinstance(frequency, float | int):
        return np.sin(2 * np.pi * float(frequency) * times(duration))
    return np.sin(2 * np.pi * phase(frequency))


def saw(frequency: Signal) -> Signal:
    """A saw with its corners rounded a little, so that it does not fold back above 20 kHz."""
    turns = phase(frequency)
    return lowpass(2 * (turns % 1) - 1, 9000)


def bars(rng: Rng, duration: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.0006) -> Signal:
    """Struck metal or wood: (frequency, gain, tau) each, phases by chance, silent by the end."""
    t = times(duration)
    total = sum(
        (g * np.sin(2 * np.pi * f * t + rng.uniform(0, 2 * np.pi)) * np.exp(-t / tau) for f, g, tau in partials),
        np.zeros_like(t),
    )
    return total * np.minimum(1, t / attack) * np.minimum(1, (duration - t) / (0.2 * duration))


# --- putting together ----------------------------------------------------------------------------------------


def mix(*placed: Placed, tail: float = 0.0) -> Signal:
    """Sum signals at their times; the result is as long as it must be."""
    length = max(int(at * RATE) + len(signal) for signal, at, _ in placed) + int(tail * RATE)
    out = np.zeros(length)
    for signal, at, gain in placed:
        start = int(at * RATE)
        out[start : start + len(signal)] += signal * gain
    return out


def room(rng: Rng, signal: Signal, wet: float = 0.14, length: float = 0.3, dark: float = 2600) -> Signal:
    """The room all effects share: a short dark tail of noise."""
    n = int(length * RATE)
    tail = lowpass(rng.standard_normal(n) * np.exp(-np.arange(n) / (n * 0.28)), dark)
    tail /= np.sqrt(np.sum(tail**2))
    full = fftconvolve(signal, tail)[: len(signal) + n // 2]
    wide: Signal = np.pad(signal, (0, len(full) - len(signal))) + wet * full
    return wide


def drive(signal: Signal, amount: float) -> Signal:
    bent: Signal = np.tanh(signal * amount) / np.tanh(amount)
    return bent


def crest(signal: Signal, to: float = 1.0) -> Signal:
    """Scale so that the largest sample is `to`."""
    top = float(np.max(np.abs(signal)))
    return signal * (to / top) if top > 0 else signal


def repitch(signal: Signal, ratio: float) -> Signal:
    """Play `ratio` times as fast (and as high), by linear reading of a four times finer copy."""
    if ratio == 1.0:
        return signal
    n = len(signal)
    spectrum = np.fft.rfft(signal)
    fine = np.fft.irfft(np.pad(spectrum, (0, 2 * n + 1 - len(spectrum))), 4 * n) * 4
    moved: Signal = np.interp(np.arange(0, n - 1, ratio), np.arange(4 * n) / 4, fine)
    return moved


def limit(signal: Signal, ceiling: float, knee: float = 0.5) -> Signal:
    """A soft limiter: untouched below `ceiling * knee`, bent towards the ceiling above, never over it."""
    low = ceiling * knee
    size = np.abs(signal)
    bent = low + (ceiling - low) * np.tanh((size - low) / (ceiling - low))
    return np.sign(signal) * np.where(size > low, bent, size)


def trim(signal: Signal, floor: float = 0.0006, fade: float = 0.016, head_s: float = 0.012) -> Signal:
    """Cut the silence at both ends, remove the offset, fade both ends so that nothing clicks.

    Nor does a sound start late: at most `head_s` seconds of what is under a tenth of its crest are left before the rest.
    """
    signal = highpass(signal, 30)
    size = np.abs(signal)
    loud = np.nonzero(size > floor * np.max(size))[0]
    starts = int(np.argmax(size > 0.1 * np.max(size))) - int(head_s * RATE)
    signal = signal[max(0, loud[0] - 44, starts) : loud[-1] + 1].copy()
    head, foot = int((0.0008 if starts <= loud[0] - 44 else 0.008) * RATE), min(len(signal) // 4, int(fade * RATE))
    signal[:head] *= np.linspace(0, 1, head)
    signal[-foot:] *= np.linspace(1, 0, foot)
    return signal

"""How loud a sound is to an ear: K weighting and gating after ITU-R BS.1770.

Effects are measured over their active part (blocks whose peak is above 2 % of the file's), because the gating of
the standard needs 400 ms. Music is measured as the standard says. `sounds.report` measures what is shipped.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.signal import lfilter

Samples = NDArray[np.float64]

SILENCE = -120.0
_BLOCK = 0.01
_ACTIVE = 0.02


def decibels(ratio: float) -> float:
    return 20 * float(np.log10(ratio)) if ratio > 10 ** (SILENCE / 20) else SILENCE


def _shelf(rate: int) -> tuple[list[float], list[float]]:
    """First stage: the head, a high shelf of 4 dB."""
    f0, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k = np.tan(np.pi * f0 / rate)
    vh = 10 ** (gain / 20)
    vb = vh**0.4996667741545416
    a0 = 1 + k / q + k * k
    b = [(vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0]
    return b, [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def _rumble(rate: int) -> tuple[list[float], list[float]]:
    """Second stage: a high pass at 38 Hz."""
    f0, q = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * f0 / rate)
    a0 = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def weighted(samples: Samples, rate: int) -> Samples:
    """K weighting along the first axis."""
    for b, a in (_shelf(rate), _rumble(rate)):
        samples = lfilter(b, a, samples, axis=0)
    return samples


def active(samples: Samples, rate: int) -> float:
    """LUFS of a mono effect over the blocks in which something is to be heard."""
    size = int(_BLOCK * rate)
    count = max(1, len(samples) // size)
    padded = np.resize(samples, count * size) if len(samples) < size else samples[: count * size]
    peaks = np.abs(padded).reshape(count, size).max(axis=1)
    power = (weighted(padded, rate) ** 2).reshape(count, size).mean(axis=1)
    heard = power[peaks > _ACTIVE * peaks.max()] if peaks.max() > 0 else power
    return _lufs(float(heard.mean()))


def integrated(samples: Samples, rate: int) -> float:
    """LUFS of a longer piece, frames by channels, with both gates of the standard."""
    power = weighted(np.atleast_2d(samples.T).T, rate) ** 2
    size, step = int(0.4 * rate), int(0.1 * rate)
    blocks = np.array([power[i : i + size].mean(axis=0).sum() for i in range(0, len(power) - size + 1, step)])
    kept = blocks[blocks > 10 ** ((-70 + 0.691) / 10)]
    if not len(kept):
        return SILENCE
    kept = kept[kept > kept.mean() * 0.1]
    return _lufs(float(kept.mean()))


def _lufs(power: float) -> float:
    return -0.691 + 10 * float(np.log10(power)) if power > 1e-12 else SILENCE


def seam(samples: Samples) -> tuple[float, float]:
    """The step from the last frame to the first of a loop, and the median step inside it."""
    mono = samples.mean(axis=1) if samples.ndim == 2 else samples
    return abs(float(mono[0] - mono[-1])), float(np.median(np.abs(np.diff(mono))))


def attack(samples: Samples, rate: int) -> float:
    """Seconds before a sound reaches a tenth of its crest."""
    size = np.abs(samples)
    return float(np.argmax(size > 0.1 * size.max())) / rate

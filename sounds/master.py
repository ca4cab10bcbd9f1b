"""The last step of every sound: bring it to its loudness under its ceiling, and press it to Ogg Vorbis.

An effect is levelled by itself. The stems of a piece are levelled and limited together, by one gain for all of them, so that
their sum is what was meant and each of them keeps its place in it.
"""

from __future__ import annotations

import io
import subprocess
import wave
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import maximum_filter1d, uniform_filter1d

from sounds import loudness
from sounds.synth import RATE, limit, trim

QUALITY = {"effects": "4", "music": "1.5"}
CEILING = -3.0
"""dBFS that no sample of a shipped file passes."""
MARGIN = 0.6
"""dB kept free for what the encoder adds; grows if that was not enough."""

TOLERANCE = 0.15
"""dB that the encoded file may miss its target by before it is pressed again."""

Samples = NDArray[np.float64]
Meter = Callable[[Samples, int], float]


def level(samples: Samples, target: float, ceiling: float, meter: Meter) -> Samples:
    """Gain and soft limiter, repeated until the loudness after the limiter is right."""
    top, gain = 10 ** (ceiling / 20), 1.0
    out = samples
    for _ in range(12):
        out = limit(samples * gain, top, 0.6)
        short = target - meter(out, RATE)
        if abs(short) < 0.03:
            break
        gain *= 10 ** (min(6.0, short) / 20)
    return out


def press(samples: Samples, path: Path, title: str) -> None:
    """Encode; the stream's serial number follows from the title, so the same samples give the same bytes."""
    frames = np.atleast_2d(samples.T).T
    pcm = np.round(np.clip(frames, -1, 1) * 32767).astype("<i2")
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as out:
        out.setnchannels(frames.shape[1])
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(pcm.tobytes())
    serial = str(zlib.crc32(title.encode()) & 0x7FFFFFFF)
    command = ["oggenc", "-Q", "-q", QUALITY[path.parent.name], "--serial", serial, "-t", title, "-o", str(path), "-"]
    subprocess.run(command, input=buffer.getvalue(), check=True, capture_output=True)


def finish(samples: Samples, path: Path, title: str, target: float) -> dict[str, float]:
    """Level, press, measure what came out, and press again if the encoder passed the ceiling or lost something."""
    import soundfile

    samples = trim(samples)
    path.parent.mkdir(parents=True, exist_ok=True)
    margin, aim = MARGIN, target
    for _ in range(6):
        press(level(samples, aim, CEILING - margin, loudness.active), path, title)
        heard, rate = soundfile.read(path)
        over = loudness.decibels(float(np.abs(heard).max())) - CEILING
        short = target - loudness.active(heard, rate)
        if over <= 0 and abs(short) < TOLERANCE:
            break
        margin += over + 0.1 if over > 0 else 0
        aim += short if abs(short) >= TOLERANCE else 0
    return {
        "seconds": round(len(heard) / rate, 3),
        "lufs": round(loudness.active(heard, rate), 1),
        "peak": round(over + CEILING, 1),
        "attack": round(loudness.attack(heard, rate), 4),
    }


# --- pieces ------------------------------------------------------------------------------------------------------


def _held_down(loops: dict[str, Samples], top: float) -> dict[str, Samples]:
    """All stems times one slow gain that keeps their sum under `top`; it goes round with the loop."""
    size = np.abs(np.sum(list(loops.values()), axis=0)).max(axis=1)
    window = int(0.006 * RATE)
    need = np.minimum(1, top / np.maximum(maximum_filter1d(size, 2 * window, mode="wrap"), 1e-9))
    gain = uniform_filter1d(need, window, mode="wrap")[:, None]
    return {stem: loop * gain for stem, loop in loops.items()}


def _levelled(loops: dict[str, Samples], target: float, ceiling: float) -> dict[str, Samples]:
    top, gain = 10 ** (ceiling / 20), 1.0
    out = loops
    for _ in range(12):
        out = _held_down({stem: loop * gain for stem, loop in loops.items()}, top)
        short = target - loudness.integrated(np.sum(list(out.values()), axis=0), RATE)
        if abs(short) < 0.03:
            break
        gain *= 10 ** (min(6.0, short) / 20)
    return out


def finish_piece(loops: dict[str, Samples], paths: dict[str, Path], title: str, target: float) -> dict[str, float]:
    """Level the stems together, press each, measure the sum of what came out, and press again if it is off."""
    import soundfile

    margin, aim = MARGIN, target
    for _ in range(4):
        heard = []
        for stem, loop in _levelled(loops, aim, CEILING - margin).items():
            paths[stem].parent.mkdir(parents=True, exist_ok=True)
            press(loop, paths[stem], f"{title}.{stem}")
            heard.append(soundfile.read(paths[stem])[0])
        whole = np.sum(heard, axis=0)
        over = loudness.decibels(float(np.abs(whole).max())) - CEILING
        short = target - loudness.integrated(whole, RATE)
        if over <= 0 and abs(short) < TOLERANCE:
            break
        margin += over + 0.1 if over > 0 else 0
        aim += short if abs(short) >= TOLERANCE else 0
    return measured_piece(heard)


def measured_piece(heard: Sequence[Samples]) -> dict[str, float]:
    """What a piece is with all its stems: level, peak, seam, the share of it above 2 kHz, how wide it is."""
    whole: Samples = np.sum(heard, axis=0)
    step, usual = loudness.seam(whole)
    power = np.abs(np.fft.rfft(whole.mean(axis=1))) ** 2
    high = float(power[int(2000 * len(whole) / RATE) :].sum() / power.sum())
    middle, side = whole.sum(axis=1) / 2, (whole[:, 0] - whole[:, 1]) / 2
    return {
        "seconds": round(len(whole) / RATE, 3),
        "lufs": round(loudness.integrated(whole, RATE), 1),
        "peak": round(loudness.decibels(float(np.abs(whole).max())), 1),
        "seam": round(step, 5),
        "median_step": round(usual, 5),
        "air": round(10 * float(np.log10(high)), 1),
        "width": round(10 * float(np.log10(np.mean(side**2) / np.mean(middle**2))), 1),
    }

"""The last step of every sound: bring it to its loudness under its ceiling, and press it to Ogg Vorbis."""

from __future__ import annotations

import io
import subprocess
import wave
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sounds import loudness
from sounds.synth import RATE, limit, trim

QUALITY = {"effects": "4", "music": "3"}
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

    music = samples.ndim == 2
    meter: Meter = loudness.integrated if music else loudness.active
    if not music:
        samples = trim(samples)
    path.parent.mkdir(parents=True, exist_ok=True)
    margin, aim = MARGIN, target
    for _ in range(6):
        press(level(samples, aim, CEILING - margin, meter), path, title)
        heard, rate = soundfile.read(path)
        over = loudness.decibels(float(np.abs(heard).max())) - CEILING
        short = target - meter(heard, rate)
        if over <= 0 and abs(short) < TOLERANCE:
            break
        margin += over + 0.1 if over > 0 else 0
        aim += short if abs(short) >= TOLERANCE else 0
    measured = {
        "seconds": round(len(heard) / rate, 3),
        "lufs": round(meter(heard, rate), 1),
        "peak": round(over + CEILING, 1),
    }
    if music:
        step, usual = loudness.seam(heard)
        measured |= {"seam": round(step, 5), "median_step": round(usual, 5)}
    return measured

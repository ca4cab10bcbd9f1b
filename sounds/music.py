"""From a tune to a loop: MIDI by our code, played by FluidSynth, its tail folded back onto its start."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sounds.midi import song
from sounds.synth import RATE
from sounds.tunes.notation import BEATS, Tune

GAIN = 0.55
TAIL_BEATS = 8
"""How long the last notes and their room may ring past the end."""

_PLACES = ("/usr/share/sounds/sf2/FluidR3_GM.sf2", "/usr/share/soundfonts/FluidR3_GM.sf2")


def soundfont() -> Path:
    """FluidR3 GM, from GOBSMACK_SOUNDFONT or where the distributions keep it."""
    for place in (os.environ.get("GOBSMACK_SOUNDFONT", ""), *_PLACES):
        if place and Path(place).is_file():
            return Path(place)
    raise FileNotFoundError("FluidR3_GM.sf2: install fluid-soundfont-gm or set GOBSMACK_SOUNDFONT")


def render(tune: Tune) -> NDArray[np.float64]:
    """The piece once through, with its tail; frames by two channels."""
    import soundfile

    with tempfile.TemporaryDirectory() as folder:
        score, played = Path(folder, "tune.mid"), Path(folder, "tune.wav")
        score.write_bytes(song(tune.parts(), tune.bpm, tune.bars * BEATS + TAIL_BEATS))
        command = ["fluidsynth", "-ni", "-q", "-F", str(played), "-T", "wav", "-O", "float", "-r", str(RATE)]
        command += ["-g", str(GAIN), "-o", "synth.cpu-cores=1", "-o", "synth.chorus.active=0"]
        subprocess.run([*command, str(soundfont()), str(score)], check=True, capture_output=True)
        data: NDArray[np.float64] = soundfile.read(played, always_2d=True)[0]
    return data


def fold(played: NDArray[np.float64], seconds: float) -> NDArray[np.float64]:
    """Cut at the loop's length and add what rings beyond it onto the start."""
    length = round(seconds * RATE)
    loop = played[:length].copy()
    tail = played[length : 2 * length]
    loop[: len(tail)] += tail
    return quiet_cut(loop - loop.mean(axis=0))


def quiet_cut(loop: NDArray[np.float64], within: float = 0.03) -> NDArray[np.float64]:
    """Turn the ring so that it is cut where it moves least, in the last moments before the downbeat."""
    last = loop[-int(within * RATE) :]
    stir = np.abs(np.diff(last, axis=0)).max(axis=1) + 0.5 * np.abs(last[1:]).max(axis=1)
    calm = np.convolve(stir, np.ones(32) / 32, "same")
    return np.roll(loop, len(last) - 1 - int(np.argmin(calm[16:-16]) + 16), axis=0)


def loop(tune: Tune) -> NDArray[np.float64]:
    return fold(render(tune), tune.seconds)

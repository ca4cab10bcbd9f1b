"""From a tune to its stems: each layer played by FluidSynth or by instruments of our own, put in one room, and folded.

All stems of a tune have the same length, are cut at the same place and loop together. What is set here is how they sit
beside each other (`BALANCE`), how wide and how bright they are; the level of the whole is `master.finish_piece`.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.signal import butter, fftconvolve, lfilter, sosfilt

from sounds import instruments, loudness
from sounds.midi import Part, song, struck_again
from sounds.synth import RATE, highpass, lowpass
from sounds.tunes.notation import STEMS, Tune

Stereo = NDArray[np.float64]

GAIN = 0.55
TAIL_BEATS = 8
"""How long the last notes and their room may ring past the end."""
BALANCE = {"bed": -3.0, "tune": 0.0, "drums": -4.0}
"""LU of the stems beside each other, each over what is heard of it."""
AIR_DB, AIR_HZ = 6.0, 2600.0
"""A high shelf over everything."""
EDGE = 0.8
"""How much of the overtones that a string or a reed would have above 2 kHz is made anew, where the samples are dark."""
WIDE, WIDE_HZ = 1.8, 220.0
"""Factor of what differs between the ears, above so many Hz: the bass stays in the middle."""
WET, WET_DRY, ROOM_S = 0.10, 0.20, 1.1
"""The room of all stems: for the soundfont, which brings a little of its own, and for what plays dry."""

_PLACES = ("/usr/share/sounds/sf3/MuseScore_General_Full.sf3", "/usr/share/sounds/sf3/MuseScore_General.sf3")


def soundfont() -> Path:
    """MuseScore General, from GOBSMACK_SOUNDFONT or where Debian keeps it."""
    for place in (os.environ.get("GOBSMACK_SOUNDFONT", ""), *_PLACES):
        if place and Path(place).is_file():
            return Path(place)
    raise FileNotFoundError("MuseScore_General.sf3: install musescore-general-soundfont or set GOBSMACK_SOUNDFONT")


def _sampled(tune: Tune, parts: list[Part]) -> Stereo:
    """These parts once through by FluidSynth, with their tail."""
    import soundfile

    with tempfile.TemporaryDirectory() as folder:
        score, played = Path(folder, "tune.mid"), Path(folder, "tune.wav")
        score.write_bytes(song(parts, tune.bpm, tune.bars * tune.beats + TAIL_BEATS))
        command = ["fluidsynth", "-ni", "-q", "-F", str(played), "-T", "wav", "-O", "float", "-r", str(RATE)]
        command += ["-g", str(GAIN), "-o", "synth.cpu-cores=1", "-o", "synth.chorus.active=0"]
        command += ["-o", "synth.dynamic-sample-loading=1"]
        command += ["-o", "synth.reverb.width=1.0", "-o", "synth.reverb.damp=0.1", "-o", "synth.reverb.room-size=0.5"]
        subprocess.run([*command, str(soundfont()), str(score)], check=True, capture_output=True)
        data: Stereo = soundfile.read(played, always_2d=True)[0]
    return data


def _modelled(tune: Tune, part: Part) -> Stereo:
    """This part by an instrument of our own, in the room."""
    length = tune.seconds + TAIL_BEATS * 60 / tune.bpm
    return room(instruments.play(part, struck_again(part.notes), tune.bpm, length), WET_DRY)


def render(tune: Tune, parts: list[Part]) -> Stereo:
    """These parts once through, with their tail; frames by two channels."""
    length = round((tune.seconds + TAIL_BEATS * 60 / tune.bpm) * RATE)
    total = np.zeros((length, 2))
    sampled = [part for part in parts if not part.model]
    layers = [room(_sampled(tune, sampled), WET)] if sampled else []
    layers += [_modelled(tune, part) for part in parts if part.model]
    for layer in layers:
        size = min(length, len(layer))
        total[:size] += layer[:size]
    return total


# --- the room, the width, the air --------------------------------------------------------------------------------


def room(dry: Stereo, wet: float) -> Stereo:
    """A small bright hall: a different tail for either ear."""
    chance = np.random.default_rng(22)
    n = int(ROOM_S * RATE)
    out = dry.copy()
    both = dry.sum(axis=1) / 2
    for ear in (0, 1):
        tail = chance.standard_normal(n) * np.exp(-np.arange(n) / (n * 0.16))
        tail[: int(0.008 * RATE)] = 0
        tail = highpass(lowpass(tail, 7500, 1), 180)
        tail /= np.sqrt(np.sum(tail**2))
        out[:, ear] += wet * 2 * fftconvolve(0.6 * dry[:, ear] + 0.4 * both, tail)[: len(dry)]
    return out


def _shelf(samples: Stereo, decibels: float, centre: float) -> Stereo:
    """A high shelf (RBJ's cookbook, slope 1) along the first axis."""
    a, w = 10 ** (decibels / 40), 2 * np.pi * centre / RATE
    c, alpha = np.cos(w), np.sin(w) / 2 * np.sqrt(2)
    k = 2 * np.sqrt(a) * alpha
    b = [a * (a + 1 + (a - 1) * c + k), -2 * a * (a - 1 + (a + 1) * c), a * (a + 1 + (a - 1) * c - k)]
    d = [a + 1 - (a - 1) * c + k, 2 * (a - 1 - (a + 1) * c), a + 1 - (a - 1) * c - k]
    out: Stereo = lfilter(np.array(b) / d[0], np.array(d) / d[0], samples, axis=0)
    return out


def _edge(samples: Stereo) -> Stereo:
    """Overtones of what lies between 500 Hz and 4 kHz, relative to how loud that is; nothing below 2 kHz."""
    band = sosfilt(butter(2, [500, 4000], "bandpass", fs=RATE, output="sos"), samples, axis=0)
    size = 3 * np.sqrt(np.mean(band**2)) + 1e-9
    bent = np.tanh(3 * band / size + 0.4) * size / 3
    out: Stereo = sosfilt(butter(2, [2000, 12_000], "bandpass", fs=RATE, output="sos"), bent, axis=0)
    return out


def polish(samples: Stereo) -> Stereo:
    """More air, and wider above the bass."""
    samples = _shelf(samples + EDGE * _edge(samples), AIR_DB, AIR_HZ)
    middle, side = samples.sum(axis=1) / 2, (samples[:, 0] - samples[:, 1]) / 2
    side = side + (WIDE - 1) * sosfilt(butter(1, WIDE_HZ, "highpass", fs=RATE, output="sos"), side)
    return np.stack([middle + side, middle - side], axis=1)


# --- loops -------------------------------------------------------------------------------------------------------


def fold(played: Stereo, seconds: float) -> Stereo:
    """Cut at the loop's length and add what rings beyond it onto the start."""
    length = round(seconds * RATE)
    loop = played[:length].copy()
    tail = played[length : 2 * length]
    loop[: len(tail)] += tail
    return loop - loop.mean(axis=0)


def quiet_cut(loops: dict[str, Stereo], within: float = 0.03) -> dict[str, Stereo]:
    """Turn the rings, all by as much, so that they are cut where they move least, in the last moments before the
    downbeat."""
    last = np.concatenate([loop[-int(within * RATE) :] for loop in loops.values()], axis=1)
    stir = np.abs(np.diff(last, axis=0)).max(axis=1) + 0.5 * np.abs(last[1:]).max(axis=1)
    calm = np.convolve(stir, np.ones(32) / 32, "same")
    turn = len(last) - 1 - int(np.argmin(calm[16:-16]) + 16)
    return {name: np.roll(loop, turn, axis=0) for name, loop in loops.items()}


def balanced(loops: dict[str, Stereo]) -> dict[str, Stereo]:
    """Each stem as loud as `BALANCE` says, whatever the soundfont thinks of its instruments."""
    return {
        name: loop * 10 ** ((BALANCE[name] - 20 - loudness.integrated(loop, RATE)) / 20) for name, loop in loops.items()
    }


def stems(tune: Tune) -> dict[str, Stereo]:
    """The tune as it loops, one layer after another; a tune may lack one."""
    parts = tune.parts()
    layers = {stem: [part for part in parts if part.stem == stem] for stem in STEMS}
    loops = {stem: fold(polish(render(tune, played)), tune.seconds) for stem, played in layers.items() if played}
    return quiet_cut(balanced(loops))

"""Measure what is shipped: `python -m sounds.report [--readme] [--busy]`.

Every effect, and every piece of music with all its stems together, is decoded, measured anew and told in a table; what
is out of band stands below it and makes the command fail. `--readme` writes the tables of README.md instead, `--busy`
tells how loud a table is on which everything happens at once, played by the law of the mix (`game.ui.mixing`) and
without it.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from game.ui.effects import EFFECTS
from game.ui.mixing import CLIMAX, Mixing
from sounds import loudness
from sounds.build import HERE, MUSIC, Job, jobs, targets
from sounds.master import CEILING, measured_piece
from sounds.synth import RATE

BAND = 0.5
"""dB that a file may be off its target."""
README = HERE / "README.md"
BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"

Samples = NDArray[np.float64]


@dataclass(frozen=True)
class Measured:
    """One shipped file."""

    path: str
    seconds: float
    kilobytes: float
    lufs: float
    target: float
    peak: float
    seam: tuple[float, float] | None = None
    """Of music: the step where the loop closes, and the median step."""
    air: float = 0.0
    """Of music: dB of what lies above 2 kHz, below the whole."""
    width: float = 0.0
    """Of music: dB of what differs between the ears, below what is the same."""

    @property
    def name(self) -> str:
        return re.sub(r"_\d+$", "", Path(self.path).stem) if self.path.startswith("effects/") else Path(self.path).stem

    def off(self) -> list[str]:
        """What is out of band, in words."""
        found = []
        if abs(self.lufs - self.target) > BAND:
            found.append(f"{self.lufs - self.target:+.1f} dB off its target")
        if self.peak > CEILING:
            found.append(f"peak {self.peak:.1f} dBFS is over {CEILING:.0f}")
        if self.seam is not None and self.seam[0] > 1.5 * self.seam[1]:
            found.append(f"the loop closes with a step of {self.seam[0]:.4f}")
        return found


@cache
def read(path: str) -> Samples:
    """The samples of a shipped file: mono effects, stereo music."""
    import soundfile

    samples: Samples = soundfile.read(HERE / path)[0]
    return samples


def measure(path: str, target: float) -> Measured:
    """An effect."""
    data = read(path)
    peak = loudness.decibels(float(np.abs(data).max()))
    return Measured(path, len(data) / RATE, _kilobytes(path), loudness.active(data, RATE), target, peak)


def measure_piece(job: Job) -> Measured:
    """A piece of music, with all its stems."""
    told = measured_piece([read(path) for path in job.paths])
    size = sum(_kilobytes(path) for path in job.paths)
    seam = told["seam"], told["median_step"]
    path = f"{MUSIC}{job.name}"
    return Measured(
        path, told["seconds"], size, told["lufs"], job.target, told["peak"], seam, told["air"], told["width"]
    )


def _kilobytes(path: str) -> float:
    return (HERE / path).stat().st_size / 1024


# --- tables --------------------------------------------------------------------------------------------------


def table(files: Iterable[Measured]) -> list[str]:
    lines = [f"{'file':34} {'s':>6} {'KB':>7} {'LUFS':>6} {'target':>6} {'peak':>6}"]
    for one in files:
        mark = "  OUT OF BAND" if one.off() else ""
        lines.append(
            f"{one.path:34} {one.seconds:6.2f} {one.kilobytes:7.1f} {one.lufs:6.1f} {one.target:6.0f} {one.peak:6.1f}{mark}"
        )
    return lines


def _span(values: Sequence[float], digits: int) -> str:
    low, high = f"{min(values):.{digits}f}", f"{max(values):.{digits}f}"
    return low if low == high else f"{low} to {high}"


def readme(files: Sequence[Measured]) -> str:
    """The tables of README.md."""
    takes: dict[str, list[Measured]] = {}
    for one in files:
        if one.seam is None:
            takes.setdefault(one.name, []).append(one)
    music = sorted((one for one in files if one.seam is not None), key=lambda one: one.path)
    total = sum(one.kilobytes for group in takes.values() for one in group) / 1024
    lines = [
        f"{sum(len(job.paths) for job in jobs())} files: effects {total:.2f} MB, "
        f"music {sum(one.kilobytes for one in music) / 1024:.2f} MB.",
        "",
        "| effect | takes | seconds | KB | LUFS | target | peak |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, group in sorted(takes.items()):
        lines.append(
            f"| {name} | {len(group)} | {_span([g.seconds for g in group], 2)} | {_span([g.kilobytes for g in group], 0)} "
            f"| {_span([g.lufs for g in group], 1)} | {_span([g.target for g in group], 0)} | {max(g.peak for g in group):.1f} |"
        )
    lines += [
        "",
        "| music, all stems (target -20 LUFS) | seconds | KB | LUFS | peak | seam step / median step | above 2 kHz | width |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in music:
        told = f"| {one.name} | {one.seconds:.1f} | {one.kilobytes:.0f} | {one.lufs:.1f} | {one.peak:.1f} |"
        step, usual = one.seam or (0.0, 0.0)
        lines.append(f"{told} {step:.4f} / {usual:.4f} | {one.air:.1f} | {one.width:.1f} |")
    return "\n".join(lines)


def write_readme(files: Sequence[Measured]) -> None:
    text = README.read_text("utf-8")
    head, tail = text.split(BEGIN)[0], text.split(END)[1]
    README.write_text(f"{head}{BEGIN}\n{readme(files)}\n{END}{tail}", "utf-8")


# --- a busy table --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Busy:
    """How loud it got."""

    wanted: int
    heard: int
    peak: float
    """dBFS of the sum, before the mixer cuts it off at 0."""
    loudest: float
    """LUFS of the loudest 400 ms."""


def busy(seconds: float = 4.0, each: float = 30.0, seed: int = 1, law: bool = True, volume: float = 0.8) -> Busy:
    """Effects by chance, `each` a second, added up as they would be played at this volume."""
    from game.ui.sound import gain_of

    chance, mix, levels = random.Random(seed), Mixing(), targets()
    names = [name for name, effect in EFFECTS.items() if effect.weight < CLIMAX]
    total, wanted, heard = np.zeros(int((seconds + 3) * RATE)), int(seconds * each), 0
    for number in range(wanted):
        now = number / each
        mix.sounding = {n: one for n, one in mix.sounding.items() if now - one.began < one.length}
        name = chance.choice(names)
        path = f"effects/{name}_{chance.randint(1, EFFECTS[name].takes)}.ogg"
        entry = mix.enter(name, now, levels[path])
        if law and entry is None:
            continue
        gain = entry.gain if law and entry is not None else 1.0
        data = read(path)
        if law and entry is not None:
            if entry.instead is not None:
                del mix.sounding[entry.instead]
            free = next((n for n in range(16) if n not in mix.sounding), None)
            if free is None:
                continue
            mix.start(free, name, now, levels[path], gain, len(data) / RATE)
        heard += 1
        start = int(now * RATE)
        total[start : start + len(data)] += data * gain * gain_of(volume)
    block = int(0.4 * RATE)
    power = loudness.weighted(total, RATE) ** 2
    loudest = max(float(power[at : at + block].mean()) for at in range(0, len(power) - block, block // 4))
    return Busy(wanted, heard, loudness.decibels(float(np.abs(total).max())), -0.691 + 10 * float(np.log10(loudest)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sounds.report", description="Measure what is shipped.")
    parser.add_argument("--readme", action="store_true", help="write the tables of README.md")
    parser.add_argument("--busy", action="store_true", help="how loud a busy table is")
    chosen = parser.parse_args()
    if chosen.busy:
        for law in (True, False):
            for each in (5, 15, 30, 60):
                told = busy(each=each, law=law)
                how = "mixed" if law else "piled up"
                sys.stdout.write(f"{how:9} {each:3} a second: {told.heard:4} of {told.wanted:4} heard, ")
                sys.stdout.write(f"peak {told.peak:6.1f} dBFS, loudest {told.loudest:6.1f} LUFS\n")
        return 0
    files = [measure(path, target) for path, target in targets().items()]
    files += [measure_piece(job) for job in jobs() if job.is_music]
    if chosen.readme:
        write_readme(files)
        return 0
    sys.stdout.write("\n".join(table(files)) + "\n")
    off = [f"{one.path}: {', '.join(one.off())}" for one in files if one.off()]
    sys.stdout.write("\n".join([f"\n{len(off)} of {len(files)} out of band", *off]) + "\n")
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())

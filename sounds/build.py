"""Make the sounds: `python -m sounds.build [--only NAME ...] [--force] [--check]`.

A file is made anew when the source it comes from has changed, when it is missing, or when somebody has altered it.
`manifest.json` remembers for each file the hash of its sources, its own hash, and what was measured.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import sys
import time
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from sounds import master, music
from sounds.recipes import RECIPES, Recipe
from sounds.recipes.registry import SPREAD
from sounds.synth import repitch
from sounds.tunes import TUNES
from sounds.tunes.notation import Tune

HERE = Path(__file__).parent
MANIFEST = HERE / "manifest.json"
MUSIC_TARGET = -20.0
MUSIC = "music/"


@dataclass(frozen=True)
class Job:
    """One effect to make, or the stems of one piece: their files, and what the manifest says of each."""

    paths: tuple[str, ...]
    name: str
    target: float
    module: str
    make: Callable[[], dict[str, dict[str, float]]]
    """Write the files; what was measured, by path."""

    @property
    def is_music(self) -> bool:
        return self.paths[0].startswith(MUSIC)


def _take(name: str, recipe: Recipe, number: int) -> master.Samples:
    rng = np.random.default_rng([zlib.crc32(name.encode()), number])
    samples = recipe.make(rng, number)
    return samples if recipe.tuned else repitch(samples, SPREAD[(number - 1) % len(SPREAD)])


def _effect(name: str, recipe: Recipe, number: int) -> Job:
    path, target = f"effects/{name}_{number}.ogg", recipe.target_of(number)

    def make() -> dict[str, dict[str, float]]:
        return {path: master.finish(_take(name, recipe, number), HERE / path, path, target)}

    return Job((path,), name, target, recipe.module, make)


def _tune(tune: Tune) -> Job:
    paths = {stem: f"{MUSIC}{tune.name}.{stem}.ogg" for stem in tune.stems}

    def make() -> dict[str, dict[str, float]]:
        files = {stem: HERE / path for stem, path in paths.items()}
        measured = master.finish_piece(music.stems(tune), files, tune.name, MUSIC_TARGET)
        return {path: {"bar": round(tune.bar_s, 5), **measured} for path in paths.values()}

    return Job(tuple(paths.values()), tune.name, MUSIC_TARGET, f"sounds.tunes.{tune.name}", make)


def jobs() -> list[Job]:
    effects = [_effect(name, recipe, n) for name, recipe in RECIPES.items() for n in range(1, recipe.takes + 1)]
    return effects + [_tune(tune) for tune in TUNES.values()]


def targets() -> dict[str, float]:
    """LUFS of every effect, by its file."""
    return {path: job.target for job in jobs() if not job.is_music for path in job.paths}


# --- what depends on what --------------------------------------------------------------------------------------


def _file(module: str) -> Path:
    plain = HERE.parent / (module.replace(".", "/") + ".py")
    return plain if plain.is_file() else HERE.parent / module.replace(".", "/") / "__init__.py"


@cache
def _imports(module: str) -> tuple[str, ...]:
    """Modules of ours that it imports from at its top."""
    found: list[str] = []
    for node in ast.parse(_file(module).read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sounds"):
            name = str(node.module)
            found += [f"{name}.{alias.name}" for alias in node.names] if name == "sounds" else [name]
    return tuple(found)


def sources(module: str, seen: set[str] | None = None) -> set[str]:
    """A module of ours and those of ours it imports from at its top, all the way down."""
    seen = set() if seen is None else seen
    if module in seen:
        return seen
    seen.add(module)
    for name in _imports(module):
        sources(name, seen)
    return seen


def fingerprint(job: Job) -> str:
    """Hash of everything of ours that goes into this file."""
    used = sources(job.module) | sources("sounds.master")
    if job.is_music:
        used |= sources("sounds.music")
    digest = hashlib.sha256(job.paths[0].encode())
    for module in sorted(used):
        digest.update(_file(module).read_bytes())
    return digest.hexdigest()[:16]


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


# --- the build ---------------------------------------------------------------------------------------------------


def _read() -> dict[str, dict[str, object]]:
    return json.loads(MANIFEST.read_text("utf-8")) if MANIFEST.is_file() else {}


def _write(manifest: dict[str, dict[str, object]], known: Iterable[str]) -> None:
    kept = {path: manifest[path] for path in sorted(known) if path in manifest}
    lines = [f'  "{path}": {json.dumps(entry)}' for path, entry in kept.items()]
    MANIFEST.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def stale(job: Job, manifest: dict[str, dict[str, object]], source: str) -> bool:
    entries = [(manifest.get(path, {}), _hash(HERE / path)) for path in job.paths]
    return any(entry.get("source") != source or entry.get("file") != file for entry, file in entries)


def build(only: Iterable[str] = (), force: bool = False, check: bool = False) -> int:
    """Make what is out of date; with `check`, only count it."""
    manifest, every, wanted = _read(), jobs(), set(only)
    made = 0
    for job in every:
        source = fingerprint(job)
        if (wanted and job.name not in wanted) or not (force or stale(job, manifest, source)):
            continue
        made += 1
        if check:
            sys.stdout.write(f"out of date: {job.name}\n")
            continue
        began = time.perf_counter()
        for path, measured in job.make().items():
            manifest[path] = {"source": source, "file": _hash(HERE / path), "target": job.target, **measured}
            sys.stdout.write(f"{path:32} {measured['lufs']:6.1f} LUFS  {time.perf_counter() - began:5.2f} s\n")
        _write(manifest, (path for known in every for path in known.paths))
    if not check:
        _write(manifest, (path for known in every for path in known.paths))
    return made


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sounds.build", description="Make the sounds that are out of date.")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="effects or tunes by name")
    parser.add_argument("--force", action="store_true", help="make them even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="make nothing, fail if something is out of date")
    chosen = parser.parse_args()
    made = build(chosen.only, chosen.force, chosen.check)
    sys.stdout.write(f"{made} {'out of date' if chosen.check else 'made'}, {len(jobs())} in all\n")
    return 1 if chosen.check and made else 0


if __name__ == "__main__":
    sys.exit(main())

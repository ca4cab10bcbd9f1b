"""Rebuild the prints that have changed: ``python -m art.build [--only PREFIX] [--force]``.

Recipes come from every ``recipes`` module below ``art/titles/*`` and in the rooms ``stock``, ``portraits``,
``pieces``, ``posters`` and ``results``.  Each output is keyed by its recipe and by the source of every art module that the module
it is drawn by leads to, so a change to one title's figures leaves the others alone.  Keys and checksums are kept in
``prints/MANIFEST.json``; two builds may run at once, each adds what it has built.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

from art.kit.cutout import save_cutout
from art.kit.inks import INKS
from art.kit.press import save_plate
from art.kit.recipe import Recipe

ROOT = Path(__file__).parent
PRINTS = ROOT / "prints"
MANIFEST = PRINTS / "MANIFEST.json"
LOCK = Path(tempfile.gettempdir()) / f"art-build-{hashlib.sha256(str(PRINTS).encode()).hexdigest()[:12]}.lock"
LOCK_SECONDS = 30.0  # writing the listings takes well under one; an older lock was left behind by a crash


# ------------------------------------------------------------------ finding recipes
def recipe_modules() -> list[str]:
    """Dotted names of all ``recipes`` modules."""
    files = sorted(ROOT.glob("titles/*/recipes.py"))
    files += [ROOT / room / "recipes.py" for room in ("stock", "portraits", "pieces", "posters", "results")]
    return [_dotted(path) for path in files if path.exists()]


def _dotted(path: Path) -> str:
    return ".".join(("art", *path.relative_to(ROOT).with_suffix("").parts))


@cache
def _imports(module: str) -> tuple[str, ...]:
    """The art modules that a module imports."""
    path = _source(module)
    if path is None:
        return ()
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(sorted(name for name in found if name.startswith("art.") and _source(name)))


def _source(module: str) -> Path | None:
    stem = ROOT.joinpath(*module.split(".")[1:])
    for path in (stem.with_suffix(".py"), stem / "__init__.py"):
        if path.exists():
            return path
    return None


@cache
def code_key(module: str) -> str:
    """A hash over the source of a module and of all art modules it leads to."""
    todo, seen = [module], set()
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo.extend(_imports(name))
    digest = hashlib.sha256()
    for name in sorted(seen):
        path = _source(name)
        digest.update(name.encode() + (path.read_bytes() if path else b""))
    return digest.hexdigest()


def drawing_module(recipe: Recipe, listed_in: str) -> str:
    """The module a recipe is drawn by: titles spread over several, and a picture is keyed by its own one."""
    draw = recipe.draw.func if isinstance(recipe.draw, partial) else recipe.draw
    home = getattr(draw, "__module__", listed_in)
    package = listed_in.rpartition(".")[0] + "."
    return home if package.startswith("art.titles.") and home.startswith(package) else listed_in


# ------------------------------------------------------------------ building
def build(recipe: Recipe, key: str) -> dict[str, Any]:
    """Build one recipe and return its manifest entry."""
    entry: dict[str, Any] = {"key": key, "kind": recipe.kind}
    drawn = recipe.draw()
    target = PRINTS / f"{recipe.name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    if recipe.kind == "files":
        names = [recipe.name + suffix for suffix in drawn]
        for suffix, data in drawn.items():
            (PRINTS / (recipe.name + suffix)).write_bytes(data)
    elif recipe.kind in ("plate", "cutout"):
        names = [f"{recipe.name}.png"]
        inks = INKS[recipe.name.split("/")[0]]["default"]
        save = save_plate if recipe.kind == "plate" else save_cutout
        entry["plate"] = {**save(drawn, target, inks), **recipe.extra}
    else:
        names = [f"{recipe.name}.png"]
        drawn.save(target, optimize=True)
    entry["files"] = {name: _signature(PRINTS / name) for name in names}
    return entry


def _signature(path: Path) -> dict[str, object]:
    data = path.read_bytes()
    return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def _fresh(entry: dict | None, key: str) -> bool:
    return bool(entry and entry["key"] == key and all((PRINTS / name).exists() for name in entry["files"]))


def write_listings(manifest: dict[str, dict]) -> None:
    """``plates.json`` beside the plates of each folder, ``inks.json`` for the game, and the manifest."""
    folders: dict[Path, dict[str, object]] = {}
    for name, entry in sorted(manifest.items()):
        if "plate" in entry:
            path = PRINTS / name
            folders.setdefault(path.parent, {})[path.name] = entry["plate"]
    for folder, plates in folders.items():
        _write_json(folder / "plates.json", plates)
    _write_json(
        PRINTS / "inks.json",
        {title: {name: inks.as_dict() for name, inks in sets.items()} for title, sets in INKS.items()},
    )
    _write_json(MANIFEST, dict(sorted(manifest.items())))


def _write_json(path: Path, data: object) -> None:
    """Write beside it, then put in place: nobody reads half a listing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    beside.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    beside.replace(path)


@contextmanager
def _alone() -> Iterator[None]:
    """Hold the listings against other builds."""
    while True:
        try:
            os.close(os.open(LOCK, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            with suppress(FileNotFoundError):
                if time.time() - LOCK.stat().st_mtime > LOCK_SECONDS:
                    LOCK.unlink()
            time.sleep(0.05)
    try:
        yield
    finally:
        LOCK.unlink(missing_ok=True)


def record(built: dict[str, dict], gone: set[str]) -> None:
    """Add what has been built to the manifest as it is now, and take out what has no recipe any more."""
    with _alone():
        write_listings({name: entry for name, entry in {**read_manifest(), **built}.items() if name not in gone})


def read_manifest() -> dict[str, dict]:
    return json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.exists() else {}


def stale(only: str, force: bool) -> tuple[list[tuple[Recipe, str]], set[str]]:
    """What must be built, with its key, and the names of all recipes there are."""
    manifest, todo, known = read_manifest(), [], set()
    for module in recipe_modules():
        for recipe in importlib.import_module(module).recipes():
            known.add(recipe.name)
            code = code_key(drawing_module(recipe, module))
            key = hashlib.sha256(f"{recipe.name}|{recipe.kind}|{recipe.source_key}|{code}".encode()).hexdigest()[:16]
            if recipe.name.startswith(only) and (force or not _fresh(manifest.get(recipe.name), key)):
                todo.append((recipe, key))
    return todo, known


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="art.build", description="Rebuild the prints that have changed.")
    parser.add_argument("--only", default="", metavar="PREFIX", help="only outputs whose name starts with this")
    parser.add_argument("--force", action="store_true", help="rebuild even what is up to date")
    options = parser.parse_args(argv)
    todo, known = stale(options.only, options.force)
    gone = {name for name in read_manifest() if name.startswith(options.only) and name not in known}
    for recipe, key in todo:
        start = time.perf_counter()
        entry = build(recipe, key)
        record({recipe.name: entry}, gone)  # at once: an interrupted run keeps what it has done
        size = sum(file["bytes"] for file in entry["files"].values()) / 1024
        print(f"{recipe.name:44} {size:7.1f} KB {time.perf_counter() - start:6.2f} s", flush=True)
    record({}, gone)
    print(f"{len(todo)} built, {len(known)} in all")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

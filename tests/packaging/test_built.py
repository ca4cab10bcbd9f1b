"""The packaged game does what the source tree does. Minutes long: GOBSMACK_LONG=1."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game import titles
from game.__main__ import COMMANDS
from tests.own_titles.rig import put_eggs, put_set
from tests.packaging.test_packages import ROOT, module
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="minutes; GOBSMACK_LONG=1 runs it")

SOURCE = [sys.executable, "-m", "game"]
NAMES = list(titles.titles())
SIZE_BUDGET = 70 << 20
"""Bytes of the built folder before art and sound."""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, no screen, and a folder from which the source cannot be seen."""
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("PYTHONPATH", "VIRTUAL_ENV"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "elsewhere").mkdir()
    return tmp_path / "elsewhere"


def said(command: list[str], place: Path, patience: float = PATIENCE) -> str:
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, timeout=patience)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("command", [command or "" for command in COMMANDS])
def test_help_is_the_same(program: Path, place: Path, command: str) -> None:
    words = [command, "--help"] if command else ["--help"]
    assert said([str(program), *words], place) == said([*SOURCE, *words], ROOT)


def test_a_game_and_a_card_set_of_the_players_own_are_found_and_played(
    program: Path, place: Path, tmp_path: Path
) -> None:
    """The packaged program sees no code of theirs when it is built."""
    put_eggs(tmp_path / "home")
    put_set(tmp_path / "home")
    listed = said([str(program), "titles"], place)
    assert "rotten_eggs: Rotten Eggs" in listed and "Lamp goats 1, on" in listed
    words = ["simulate", "rotten_eggs", "--games", "2", "--bots", "normal", "--seed", "3", "--json"]
    assert json.loads(said([str(program), *words], place))["games"] == 2


@pytest.mark.parametrize("name", NAMES)
def test_every_title_plays_the_same_match(program: Path, place: Path, name: str) -> None:
    """Rules, data and bots: figures of the same seeds are the same."""
    level = "random" if name == "goblin_raid" else "easy"  # a raid takes a minute of thought
    words = ["simulate", name, "--games", "1", "--bots", level, "--seed", "3", "--json"]
    ours, theirs = json.loads(said([str(program), *words], place)), json.loads(said([*SOURCE, *words], ROOT))
    clock = [key for key in ours if "second" in key or "ms" in key or "time" in key]
    for key in clock:
        del ours[key], theirs[key]
    assert ours == theirs


def frames(command: list[str], place: Path, folder: Path) -> list[Path]:
    """The first frames of a demo; then it is ended."""
    demo = subprocess.Popen([*command, "--frames", str(folder), "--every", "120"], cwd=place, stderr=subprocess.PIPE)
    until = time.monotonic() + PATIENCE
    try:
        while len(list(folder.glob("*.png"))) < 4:  # the last one may be half written
            assert demo.poll() is None and time.monotonic() < until
            time.sleep(0.05)
    finally:
        demo.kill()
        demo.communicate()
    return sorted(folder.glob("*.png"))[:3]


@pytest.mark.parametrize("name", NAMES)
def test_every_title_opens_and_looks_the_same(program: Path, place: Path, name: str, tmp_path: Path) -> None:
    """Art, fonts and text: the frames of a demo depend on nothing but its seed, pixel by pixel."""
    words = ["demo", name, "--seed", "5", "--bots", "random"]
    ours = frames([str(program), *words], place, tmp_path / "packaged")
    theirs = frames([*SOURCE, *words], ROOT, tmp_path / "source")
    for one, other in zip(ours, theirs, strict=True):
        assert one.name == other.name
        pictures = [pygame.image.load(path) for path in (one, other)]
        assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB"), one.name
    assert len({pictures[0].get_at((x, y))[:3] for x in range(0, 1280, 16) for y in range(0, 720, 16)}) > 50


def test_a_demo_comes_to_its_end(program: Path, place: Path) -> None:
    """Thousands of frames are drawn: half a minute of processor."""
    words = ["demo", "battlegoats", "--seed", "2", "--bots", "random"]
    assert "won by" in said([str(program), *words], place, 4 * PATIENCE)


def test_a_match_between_processes(program: Path, place: Path) -> None:
    """A host with two bots of its own and one that joins."""
    assert "match" in said([sys.executable, str(ROOT / "packaging/smoke.py"), str(program)], place)


def test_many_tables(program: Path, place: Path) -> None:
    words = ["host", "battlegoats", "--tables", "3", "--bots", "2:random", "--local", "--exit-when-over"]
    lines = [json.loads(line) for line in said([str(program), *words], place).splitlines()]
    assert len(lines[0]["tables"]) == 3 and len(lines[-1]["results"]) == 3


def test_its_size_before_art_and_sound(program: Path) -> None:
    inside = program.parent
    art = [inside / "_internal" / name for name in ("art", "sounds")]
    sizes = [
        path.lstat().st_size
        for path in inside.rglob("*")
        if path.is_file() and not path.is_symlink() and not any(folder in path.parents for folder in art)
    ]
    print(f"{sum(sizes) / (1 << 20):.1f} MiB before art and sound")
    assert sum(sizes) < SIZE_BUDGET


@pytest.fixture
def licences() -> ModuleType:
    return module("licences")


def test_everything_inside_has_its_licence(program: Path, licences: ModuleType) -> None:
    """Each package and each native library that was bundled, by name."""
    from importlib.metadata import packages_distributions

    inside = program.parent / "_internal"
    texts = {file.stem for file in (inside / "licences").glob("*.txt")}
    owners = packages_distributions()
    ours = {"game", "net", "art", "sounds", "packaging", "licences"}
    for path in inside.iterdir():
        package = path.name.split(".")[0]
        if (
            package in ours
            or path.suffix in (".libs", ".dist-info", ".egg-info", ".md", ".zip")
            or path.name == "LICENSE"
        ):
            continue
        if package in owners:
            assert any(owner in texts for owner in owners[package]), package
    assert list(inside.glob("lib*")) and licences.unnoticed(program.parent) == []
    for page in texts:
        assert (inside / "licences" / f"{page}.txt").stat().st_size > 300, page

"""`pip install` of a wheel gives the whole game; an sdist builds that wheel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from game import __version__

ROOT = Path(__file__).parents[2]
LONG = os.environ.get("GOBSMACK_LONG") == "1"
BUILD = "import sys; from setuptools import build_meta as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"
SHOWN = """
import os, sys
import game
from game.ui import assets, fonts
from game.ui.prints import Prints
from game.ui.sound import Sounds
root = assets.asset_root()
assert root.parent == __import__("pathlib").Path(game.__file__).parent, root
assert fonts.FOLDER.is_dir() and assets.prints_root().is_dir()
assert (root / "sounds/manifest.json").exists() and (root / "packaging/icons/gobsmack-64.png").exists()
from game import demo
sys.exit(demo.run("battlegoats", 2, (1280, 720), sys.argv[1], 200, 1, "random", {}))
"""


def setup_script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`setup.py`, without setting anything up."""
    setuptools = pytest.importorskip("setuptools")
    monkeypatch.setattr(setuptools, "setup", lambda **how: None)
    made = ModuleType("setup_script")
    made.__dict__["__file__"] = str(ROOT / "setup.py")
    exec(compile((ROOT / "setup.py").read_text(encoding="utf-8"), ROOT / "setup.py", "exec"), made.__dict__)
    return made


def test_a_wheel_takes_every_picture_letter_and_sound_of_the_packaged_game(monkeypatch: pytest.MonkeyPatch) -> None:
    script = setup_script(monkeypatch)
    spec = (ROOT / "packaging/gobsmack.spec").read_text(encoding="utf-8")
    for folder in script.ASSETS:
        assert f'*data("{folder}"' in spec, folder
    taken = {
        file
        for folder, endings in script.ASSETS.items()
        for file in (ROOT / folder).rglob("*")
        if file.suffix in endings
    }
    for folder, ending, least in (("art/prints", ".png", 700), ("art/fonts", ".ttf", 7), ("sounds", ".ogg", 700)):
        assert sum(file.suffix == ending and file.is_relative_to(ROOT / folder) for file in taken) >= least
    assert ROOT / "sounds/manifest.json" in taken
    listed = (ROOT / "MANIFEST.in").read_text(encoding="utf-8")
    for folder, endings in script.ASSETS.items():
        [line] = [line for line in listed.splitlines() if line.startswith(f"recursive-include {folder} ")]
        assert {f"*{ending}" for ending in endings} == set(line.split()[2:]), "an sdist has what its wheel takes"


def built(what: str, source: Path, into: Path) -> Path:
    """Build offline, with what is installed here."""
    ran = subprocess.run([sys.executable, "-c", BUILD, what, str(into)], cwd=source, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-3000:]
    return into / ran.stdout.strip().splitlines()[-1]


@pytest.mark.skipif(not LONG, reason="GOBSMACK_LONG=1: builds twice, a minute")
def test_an_sdist_builds_a_wheel_whose_game_has_pictures_letters_and_sounds(tmp_path: Path) -> None:
    setuptools = pytest.importorskip("setuptools")
    if tuple(int(part) for part in setuptools.__version__.split(".")[:2]) < (70, 1):
        pytest.importorskip("wheel", reason="setuptools before 70.1 builds no wheel without it")
    copy = tmp_path / "copy"
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, files.split("\0")):
        if name.startswith(("tests/", "art/shots/")) or not (ROOT / name).is_file():
            continue
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        os.link(ROOT / name, copy / name)
    sdist = built("build_sdist", copy, tmp_path)
    assert sdist.name == f"gobsmack-{__version__}.tar.gz"
    with tarfile.open(sdist) as file:
        file.extractall(tmp_path / "from")
    wheel = built("build_wheel", tmp_path / "from" / f"gobsmack-{__version__}", tmp_path)
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as file:
        tops = {name.split("/")[0] for name in file.namelist()}
        file.extractall(installed)
    assert tops == {"game", "net", f"gobsmack-{__version__}.dist-info"}, "nothing of a name that others may want"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    home = {**os.environ, "PYTHONPATH": str(installed), "GOBSMACK_HOME": str(tmp_path / "home"),
            "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # fmt: skip
    frames = elsewhere / "frames"
    ran = subprocess.run(
        [sys.executable, "-c", SHOWN, str(frames)], cwd=elsewhere, env=home, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    pictures = list(frames.glob("*.png"))
    assert pictures and max(picture.stat().st_size for picture in pictures) > 300_000, "cards are printed, not blank"
    ran = subprocess.run(
        [sys.executable, "-m", "game", "simulate", "goblin_raid", "--games", "1", "--bots", "random", "--json"],
        cwd=elsewhere, env=home, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0 and json.loads(ran.stdout), ran.stderr[-2000:]

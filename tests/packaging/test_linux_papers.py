"""What a Linux package carries beside the game, and what it asks of the system."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.__main__ import COMMANDS
from tests.packaging.test_packages import APP, ROOT, module, project

papers = module("linux_papers")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The papers of an empty game with one library's licence."""
    licences = tmp_path / "built/_internal/licences"
    licences.mkdir(parents=True)
    (licences / "SDL2.txt").write_text("zlib licence of SDL")
    papers.write(tmp_path / "built", tmp_path / "root", __version__)
    return tmp_path / "root/usr/share"


def test_the_manual_names_every_command(tree: Path) -> None:
    page = gzip.decompress((tree / "man/man6/gobsmack.6.gz").read_bytes()).decode()
    for command in filter(None, COMMANDS):
        assert f".B {command}\n" in page or f".BI {command} " in page, command
    assert f"gobsmack {__version__}" in page


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
def test_the_manual_is_set_without_a_warning(tree: Path) -> None:
    page = tree / "man/man6/gobsmack.6.gz"
    words = ["man", "--warnings", "-l", "-E", "UTF-8", "-Tutf8", "-Z", str(page)]
    home = {"PATH": "/usr/bin:/bin", "MANROFFSEQ": "", "LC_ALL": "C.UTF-8"}
    ran = subprocess.run(words, capture_output=True, text=True, env=home)
    assert ran.returncode == 0 and not ran.stderr.strip(), ran.stderr


def test_the_metainfo_fits_the_entry_and_the_changes(tree: Path) -> None:
    root = ET.parse(tree / f"metainfo/{APP}.metainfo.xml").getroot()
    assert root.findtext("id") == APP and root.findtext("launchable") == f"{APP}.desktop"
    assert next(one.get("version") for one in root.iter("release")) == __version__
    for image in root.iter("image"):
        assert (ROOT / str(image.text).removeprefix(f"{papers.SITE}/")).is_file()


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstreamcli")
def test_the_metainfo_is_valid(tree: Path) -> None:
    file = tree / f"metainfo/{APP}.metainfo.xml"
    ran = subprocess.run(["appstreamcli", "validate", "--no-net", str(file)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


def test_changes_and_copyright_of_all_parts(tree: Path) -> None:
    changes = gzip.decompress((tree / "doc/gobsmack/changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"gobsmack ({__version__}) stable;") and f"\n -- {project.MAINTAINER}  " in changes
    text = (tree / "doc/gobsmack/copyright").read_text(encoding="utf-8")
    for part in ("MIT License", "Alfa Slab One", "SIL OPEN FONT LICENSE", "Frank Wen", "zlib licence of SDL"):
        assert part.lower() in text.lower(), part


def test_the_same_papers_are_the_same_bytes(tree: Path, tmp_path: Path) -> None:
    papers.write(tmp_path / "built", tmp_path / "again", __version__)
    for path in filter(Path.is_file, (tmp_path / "again").rglob("*")):
        assert path.read_bytes() == (tree.parents[1] / path.relative_to(tmp_path / "again")).read_bytes()


@pytest.mark.skipif(sys.platform != "linux" or shutil.which("readelf") is None, reason="needs readelf and ELF")
def test_what_the_game_is_linked_against_is_asked_of_the_system(tmp_path: Path) -> None:
    assert papers.system_packages(tmp_path) == ["zlib1g"]
    base = next(Path(pygame.__file__).parent.glob("base.*.so"))
    shutil.copy(base, tmp_path)
    with pytest.raises(LookupError, match="libSDL2"):
        papers.system_packages(tmp_path)
    for library in Path(pygame.__file__).parents[1].glob("pygame*.libs/libSDL2*"):
        (tmp_path / library.name).write_bytes(b"bundled")
    assert papers.system_packages(tmp_path) == ["zlib1g"]


@pytest.mark.skipif(sys.platform != "linux", reason="Linux libraries")
def test_what_a_window_looks_for_is_recommended() -> None:
    """SDL loads it by name, so nothing is linked against it and no tool would find it missing."""
    [sdl] = Path(pygame.__file__).parents[1].glob("pygame*.libs/libSDL2-2-*")
    named = {name.decode() for name in re.findall(rb"\0(lib[\w.-]+\.so\.\d+)(?=\0)", sdl.read_bytes())}
    windows = {name for name in named if name.startswith(("libX", "libwayland", "libxkb", "libdecor"))}
    assert windows and windows <= papers.SHOWN.keys() <= named


def test_the_flatpak_is_made_of_what_is_laid_out(tmp_path: Path) -> None:
    """It can be built where flatpak-builder and its runtime are; here, that it names what there is."""
    manifest = json.loads(papers.flatpak(tmp_path).read_text(encoding="utf-8"))
    [part] = manifest["modules"]
    [source] = part["sources"]
    (tmp_path / "built").mkdir()
    (tmp_path / "built/gobsmack").write_text("#!/bin/sh\n")
    tree = module("packages").appdir(tmp_path / "built", tmp_path)
    usr = tree / "usr"
    assert manifest["id"] == APP and tmp_path / source["path"] == tree
    assert (usr / "bin" / manifest["command"]).is_symlink() and (usr / f"share/applications/{APP}.desktop").is_file()
    assert list(usr.glob(f"share/icons/hicolor/*/apps/{manifest['rename-icon']}.png"))
    assert "--share=network" in manifest["finish-args"], "a table is on the LAN"


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="needs flatpak-builder")
def test_the_flatpaks_builder_reads_all_of_its_manifest(tmp_path: Path) -> None:
    """It passes over a key that it does not know."""
    manifest = papers.flatpak(tmp_path)
    command = ["flatpak-builder", "--show-manifest", str(manifest)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    read, meant = json.loads(ran.stdout), json.loads(manifest.read_text(encoding="utf-8"))
    del meant["modules"][0]["build-options"]["strip"]  # false is what it is without a word, and not told again
    assert read == meant

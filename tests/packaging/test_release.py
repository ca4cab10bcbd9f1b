"""A release comes from a clean tree with a chapter in the changelog, and its archives come out the same twice."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import tarfile
from functools import partial
from pathlib import Path

import pytest

from game import __version__
from tests.packaging.test_packages import ROOT, module, project

release = module("release")
packages = module("packages")


def test_what_forbids_a_release() -> None:
    chapter = "# Changes\n\n## 1.2.3 (2026-11-28)\n\n- Goats.\n"
    assert release.faults("1.2.3", chapter, "", []) == []
    assert "not clean" in release.faults("1.2.3", chapter, " M game/__init__.py\n", [])[0]
    assert "no chapter" in release.faults("1.2.4", chapter, "", [])[0]
    assert "no chapter" in release.faults("1.2.3", chapter.replace("2026-11-28", "soon"), "", [])[0]
    assert "--unpublished" in release.faults("1.2.3", chapter, "", ["https://gobsmack.example"])[0]


def test_names_that_lead_nowhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert project.placeholders() == [
        name for name in (project.SITE, project.APP, project.MAINTAINER) if "example" in name
    ]
    for name, value in (
        ("SITE", "https://goats.org"),
        ("APP", "org.goats.gobsmack"),
        ("MAINTAINER", "A <a@goats.org>"),
    ):
        monkeypatch.setattr(project, name, value)
    assert project.placeholders() == []
    monkeypatch.setattr(project, "MAINTAINER", "A <a@localhost>")
    assert project.placeholders() == ["A <a@localhost>"]


def test_the_site_and_the_id_are_written_in_one_place() -> None:
    for path in (ROOT / "packaging").rglob("*.*"):
        if path.suffix in {".py", ".json", ".xml", ".nsi", ".spec", ".desktop"}:
            text = path.read_text(encoding="utf-8")
            assert project.SITE not in text and project.APP not in text, path


def test_this_version_has_its_chapter() -> None:
    assert release.faults(__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), "", []) == []


def test_checksums_are_what_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"goat")
    (tmp_path / "a.tar.gz").write_bytes(b"goblin")
    sums = release.checksums(tmp_path)
    assert sums.splitlines()[1] == f"{hashlib.sha256(b'goat').hexdigest()}  b.deb"
    (tmp_path / release.SUMS).write_text(sums)
    assert release.checksums(tmp_path) == sums, "the list does not count itself"
    checked = subprocess.run(["sha256sum", "--check", release.SUMS], cwd=tmp_path, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_the_same_folder_makes_the_same_archive(tmp_path: Path) -> None:
    """Whoever packs it, whenever, whatever the order on the disk; what may be run stays so."""
    made = []
    for turn, names in enumerate((("b", "a"), ("a", "b"))):
        folder = tmp_path / str(turn)
        folder.mkdir()
        for name in names:
            (folder / name).write_text(name)
            os.utime(folder / name, (turn * 1000, turn * 1000))
        (folder / "a").chmod(0o755)
        (folder / "b").chmod(0o644)
        made.append(tmp_path / f"{turn}.tar.gz")
        packages.pack(folder, made[-1], "gobsmack-1", 1_700_000_000)
    assert made[0].read_bytes() == made[1].read_bytes()
    with tarfile.open(made[0]) as archive:
        assert archive.getnames() == ["gobsmack-1", "gobsmack-1/a", "gobsmack-1/b"]
        assert archive.getmember("gobsmack-1/a").mode & 0o111 and archive.getmember("gobsmack-1/a").uname == ""


def owned(name: str, member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uname = name
    return member


def test_the_same_sdist_is_packed_the_same(tmp_path: Path) -> None:
    """Setuptools writes as here: the disk's times and names, and the time of day in front."""
    made = []
    for turn in range(2):
        top = tmp_path / str(turn) / "goats-1"
        (top / "game").mkdir(parents=True)
        for name in ("PKG-INFO", "game/cards.toml"):
            (top / name).write_text(name)
        os.utime(top, (turn, turn + 0.5))
        made.append(tmp_path / f"{turn}.tar.gz")
        with gzip.GzipFile(made[-1], "wb", mtime=turn) as packed, tarfile.open(fileobj=packed, mode="w|") as archive:
            archive.add(top, top.name, filter=partial(owned, f"user{turn}"))
    assert made[0].read_bytes() != made[1].read_bytes()
    for path in made:
        release.pack_again(path, 1_700_000_000)
    assert made[0].read_bytes() == made[1].read_bytes()
    with tarfile.open(made[0]) as archive:
        assert archive.getnames() == ["goats-1", "goats-1/PKG-INFO", "goats-1/game", "goats-1/game/cards.toml"]
        assert archive.extractfile("goats-1/PKG-INFO").read() == b"PKG-INFO"  # type: ignore[union-attr]

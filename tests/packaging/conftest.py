"""The packaged game, for the long tests. GOBSMACK_PACKAGED names the built program; without it the game is built first
(`python3 packaging/run.py build`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.test_packages import ROOT, module


@pytest.fixture(scope="session")
def program() -> Path:
    """The packaged program."""
    given = os.environ.get("GOBSMACK_PACKAGED")
    if given:
        found = Path(given).resolve()
        newest = max((file for room in ("game", "net", "art/prints") for file in (ROOT / room).rglob("*.*")
                      if "__pycache__" not in file.parts), key=lambda file: file.stat().st_mtime)  # fmt: skip
        assert newest.stat().st_mtime <= found.stat().st_mtime, f"{newest} is newer than {found}: build it again"
        return found
    subprocess.run([sys.executable, str(ROOT / "packaging/run.py"), "build"], check=True, cwd=ROOT)
    return ROOT / "dist/gobsmack" / ("gobsmack-console.exe" if os.name == "nt" else "gobsmack")


@pytest.fixture
def package(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The .deb of the built folder, hardly compressed: as it is handed out that alone takes minutes."""
    monkeypatch.setenv("DPKG_DEB_COMPRESSOR_TYPE", "gzip")
    monkeypatch.setenv("DPKG_DEB_COMPRESSOR_LEVEL", "1")
    made: Path = module("packages").deb(program.parent, tmp_path)
    return made

"""What the libraries are on systems that are not at hand: each has a wheel there, and on Windows whatever a wheel's native
parts ask for is in the package or is Windows' own.

The first asks PyPI, a few minutes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from tests.packaging.test_packages import ROOT

SYSTEMS = {"windows": ["win_amd64"], "macos": ["macosx_11_0_arm64", "macosx_12_0_arm64", "macosx_13_0_arm64"]}
PYTHON = "3.12"
"""The one that `.github/workflows/build.yml` builds with."""
PYTHONS = {"python3.dll", "python312.dll", "vcruntime140.dll", "vcruntime140_1.dll"}
"""What Python for Windows brings along, and PyInstaller with it."""
WINDOWS = {
    "advapi32.dll", "bcrypt.dll", "bcryptprimitives.dll", "comctl32.dll", "comdlg32.dll", "crypt32.dll", "dwmapi.dll",
    "gdi32.dll", "imm32.dll", "iphlpapi.dll", "kernel32.dll", "msvcrt.dll", "ntdll.dll", "ole32.dll", "oleaut32.dll",
    "setupapi.dll", "shell32.dll", "shlwapi.dll", "user32.dll", "userenv.dll", "version.dll", "winmm.dll", "ws2_32.dll",
}  # fmt: skip
"""In every Windows since 10; whatever begins with api-ms-win- as well."""
CAMERA = {"mf.dll", "mfplat.dll", "mfreadwrite.dll"}
"""Media Foundation, which Windows N lacks: pygame's camera alone asks for it, and the game never imports that."""


def downloaded(system: str, into: Path) -> list[Path]:
    """The wheels of all that the game needs there."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    platforms = [f"--platform={name}" for name in SYSTEMS[system]]
    words = ["download", "--quiet", "--only-binary=:all:", *platforms, f"--python-version={PYTHON}", f"--dest={into}"]
    ran = subprocess.run([sys.executable, "-m", "pip", *words, *wanted], capture_output=True, text=True)
    if ran.returncode and "No matching distribution" not in ran.stderr:
        pytest.skip(f"PyPI was not reached: {ran.stderr.strip().splitlines()[-1]}")
    assert ran.returncode == 0, ran.stderr
    return sorted(into.glob("*.whl"))


@pytest.mark.skipif(not os.environ.get("GOBSMACK_LONG"), reason="asks PyPI; GOBSMACK_LONG=1 runs it")
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_library_has_a_wheel_there(system: str, tmp_path: Path) -> None:
    wheels = downloaded(system, tmp_path)
    native = [wheel.name for wheel in wheels if not wheel.stem.endswith("-any")]
    assert len(native) >= 8, native
    if system == "windows":
        look_for_what_is_missing(wheels)


def look_for_what_is_missing(wheels: list[Path]) -> None:
    pefile = pytest.importorskip("pefile", reason="the wheels are there; pefile, which reads them, is not")
    parts = [part for wheel in wheels for part in native_parts(wheel)]
    there = {PurePosixPath(name).name.lower() for name, _ in parts} | PYTHONS | WINDOWS
    assert len(parts) > 100
    for name, data in parts:
        asked = {
            library
            for library in imports(pefile, data)
            if library not in there and not library.startswith("api-ms-win-")
        }
        assert asked == (CAMERA if PurePosixPath(name).name.startswith("_camera.") else set()), name


def native_parts(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as file:
        for name in file.namelist():
            if name.lower().endswith((".dll", ".pyd")):
                yield name, file.read(name)


def imports(pefile: object, data: bytes) -> set[str]:
    """The libraries that a program of Windows asks for, at its start and later."""
    program = pefile.PE(data=data, fast_load=True)  # type: ignore[attr-defined]
    program.parse_data_directories(directories=[1, 13])
    entries = (getattr(program, f"DIRECTORY_ENTRY_{kind}", []) for kind in ("IMPORT", "DELAY_IMPORT"))
    return {entry.dll.decode().lower() for found in entries for entry in found}


def test_the_game_imports_no_camera() -> None:
    for room in ("game", "net"):
        for path in (ROOT / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"pygame[._]camera|from pygame import .*\bcamera\b", text), path

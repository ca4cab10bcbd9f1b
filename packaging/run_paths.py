"""Where the built libraries look for others: beside themselves, and never in a folder of the machine that built them.

A Python that stands in somebody's home names its own folder in every library (`RUNPATH`). On another machine whoever can write
to a folder of that name could put a library there, which the game would load.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

BESIDE = ("$ORIGIN", "${ORIGIN}")
"""How a library names the folder that it lies in."""


def foreign(built: Path) -> dict[Path, str]:
    """Return each program and library below `built` that looks elsewhere, and where. Raises LookupError without patchelf."""
    found = {path: _looks_in(path) for path in sorted(built.rglob("*")) if is_elf(path)}
    return {path: places for path, places in found.items() if places != _kept(places)}


def clean(built: Path) -> int:
    """Take every other folder out; how many files had one. Raises LookupError without patchelf."""
    found = foreign(built)
    for path, places in found.items():
        kept = _kept(places)
        _patchelf(*(["--set-rpath", kept] if kept else ["--remove-rpath"]), str(path))
    return len(found)


def is_elf(path: Path) -> bool:
    """Whether it is a program or a library of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _kept(places: str) -> str:
    return ":".join(place for place in places.split(":") if place.split("/")[0] in BESIDE)


def _looks_in(path: Path) -> str:
    return _patchelf("--print-rpath", str(path)).strip()


def _patchelf(*words: str) -> str:
    beside = Path(sys.executable).with_name("patchelf")
    tool = str(beside) if beside.exists() else shutil.which("patchelf")
    if tool is None:
        raise LookupError("patchelf is not installed: python3 packaging/run.py setup build")
    return subprocess.run([tool, *words], capture_output=True, text=True, check=True).stdout

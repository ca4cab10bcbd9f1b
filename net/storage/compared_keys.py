"""The keys that were compared for a match, so that a program that is started again still knows them.

One small file for each match, named by its id, readable by its owner only; a file of another version of the program is left to
it, and this one remembers in a file of its own beside it. What can't be read or written costs the words of that match: its
outcome then says that there were none.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from pathlib import Path

import msgspec

from net.fairness.comparison import Agreed
from net.storage.home import home

log = logging.getLogger("net.storage")

FORMAT = 1
MOST = 100
"""Matches remembered; the oldest files go first."""
LARGEST = 64 * 1024


class _File(msgspec.Struct, frozen=True):
    format: int
    match: str
    agreed: Agreed


class _Format(msgspec.Struct, frozen=True):
    """All that is read of a file before it is known to be ours."""

    format: int


def _path(match: str, folder: Path | None) -> Path:
    """Where this version keeps the keys of a match."""
    path = (folder or home() / "compared") / f"{re.sub('[^0-9a-z]', '_', match.lower())[:32]}.json"
    with contextlib.suppress(OSError, ValueError, RecursionError):
        if msgspec.json.decode(_read(path), type=_Format).format != FORMAT:
            return path.with_name(f"{path.stem}-f{FORMAT}.json")
    return path


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST)


def keep(match: str, agreed: Agreed, folder: Path | None = None) -> None:
    """Remember the keys of a match."""
    path = _path(match, folder)
    scratch = path.with_name(f"{path.name}.{os.urandom(6).hex()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(_File(FORMAT, match, agreed)))
        os.replace(scratch, path)
        old = sorted(path.parent.glob("*.json"), key=lambda found: found.stat().st_mtime, reverse=True)
        for found in old[MOST:]:
            found.unlink(missing_ok=True)
    except OSError as error:
        log.warning("the compared keys of %s aren't kept: %s", match, error)
    finally:
        with contextlib.suppress(OSError):
            scratch.unlink(missing_ok=True)


def find(match: str, folder: Path | None = None) -> Agreed | None:
    """Return the keys that were compared for a match; None where they aren't known."""
    try:
        found = msgspec.json.decode(_read(_path(match, folder)), type=_File)
    except (OSError, ValueError, RecursionError):
        return None
    return found.agreed if found.format == FORMAT and found.match == match else None

"""A home that takes what is written: the player's own, or one for this session where that cannot be had.

Whoever plays from a read-only, full or damaged home plays all the same, and is told what will not be kept. What can be read of
the own home (settings, keys, people) is taken along, so that one still is who one was.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import logging
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from net.storage import identity
from net.storage.home import home

log = logging.getLogger("game.home")

LEAST = 256 * 1024
"""Bytes that must find room: settings, a key, and the journal of a match with its log."""
TAKEN = ("settings.toml", "people.json", "keys", "titles", "sets")
"""Of a home that can only be read. Recordings and journals stay where they are."""


class Trouble(NamedTuple):
    """What is the matter with the home: "home" (nothing is kept), "nowhere" (not even for this session), or "new_key" (the
    old one was damaged and put aside); and the system's word for why."""

    kind: str
    why: str
    folder: str


def prepare(profile: str = "default", fits: Callable[[Path], str] | None = None) -> list[Trouble]:
    """Make sure that GOBSMACK_HOME can be written to, for this process and those that it starts. Returns what is to be told."""
    own = home()
    why = (fits or write_to)(own)
    found: list[Trouble] = []
    if why:
        log.warning("nothing can be kept in %s: %s", own, why)
        found.append(_moved_out(own, why))
    try:
        identity.load(profile)
    except identity.BrokenKey as error:
        aside = identity.set_aside(profile)
        found.append(Trouble("new_key", str(error), str(aside)))
    except OSError as error:
        if not found:
            found.append(_moved_out(own, told(error)))
    return found


def write_to(folder: Path) -> str:
    """Try to write to a folder; return why that can't be done, "" if it can."""
    scratch = folder / f".room.{os.urandom(6).hex()}"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for inner in ("keys", "journals", "recordings"):
            (folder / inner).mkdir(exist_ok=True, mode=0o700)
        try:
            with scratch.open("wb") as file:
                file.write(bytes(LEAST))
        finally:
            scratch.unlink(missing_ok=True)
    except OSError as error:
        return told(error)
    return ""


def told(error: OSError) -> str:
    """Return the system's word for an error, without the file's name."""
    if isinstance(error, FileExistsError):
        return os.strerror(errno.ENOTDIR)
    return error.strerror or type(error).__name__


def _moved_out(own: Path, why: str) -> Trouble:
    try:
        new = Path(tempfile.mkdtemp(prefix="gobsmack-"))
    except OSError as error:
        log.warning("no folder for this session: %s", error)
        return Trouble("nowhere", why, str(own))
    atexit.register(shutil.rmtree, new, ignore_errors=True)
    for name in TAKEN:
        with contextlib.suppress(OSError, shutil.Error):
            if (own / name).is_dir():
                shutil.copytree(own / name, new / name)
            else:
                shutil.copyfile(own / name, new / name)
    os.environ["GOBSMACK_HOME"] = str(new)
    return Trouble("home", why, str(own))

"""How much of the disk recordings and finished journals may take, and for how long.

The oldest go first. A journal of people that is not over, that cannot be read, or that a host has open is never deleted: somebody
may want to go on with it. What was written to within a day stays, whatever it takes.
"""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

import msgspec

from net.storage import journal, recording

log = logging.getLogger("net.storage")

MEGABYTE = 1_000_000
DAY_S = 86_400.0


class Limits(msgspec.Struct, frozen=True):
    """For recordings and journals together."""

    megabytes: int = 2000
    days: int = 730


class Taken(msgspec.Struct, frozen=True):
    """What is there now."""

    recordings: int = 0
    journals: int = 0
    size: int = 0
    """Bytes."""


class _File(msgspec.Struct, frozen=True):
    path: Path
    size: int
    """Of a journal with the files beside it."""
    written: float


def measure() -> Taken:
    """Return what recordings and journals take."""
    recordings, journals = _found(recording.SUFFIX, recording.folder()), _found(".journal", journal.folder())
    return Taken(len(recordings), len(journals), sum(file.size for file in (*recordings, *journals)))


def sweep(limits: Limits, now: float | None = None) -> list[Path]:
    """Delete what is over the limits; return what was deleted.

    `now` is the time of the newest file unless told: a wall clock that jumps must not delete anything.
    """
    files = [*_found(recording.SUFFIX, recording.folder()), *_found(".journal", journal.folder())]
    now = max((file.written for file in files), default=0.0) if now is None else now
    total = sum(file.size for file in files)
    gone: list[Path] = []
    for file in sorted(files, key=lambda file: file.written):
        age = now - file.written
        if age < DAY_S or (total <= limits.megabytes * MEGABYTE and age <= limits.days * DAY_S):
            continue
        if file.path.suffix == ".journal" and not _may_go(file.path):
            continue
        if _delete(file.path):
            gone.append(file.path)
            total -= file.size
    if gone:
        log.info("%d recordings and journals were over the limits and are deleted", len(gone))
    return gone


def _found(suffix: str, folder: Path) -> list[_File]:
    files = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{suffix}"):
            with contextlib.suppress(OSError):
                states = [one.stat() for one in _parts(path) if one.is_file()]
                files.append(_File(path, sum(s.st_size for s in states), max(s.st_mtime for s in states)))
    return files


def _parts(path: Path) -> list[Path]:
    """A file and what lies beside it: the log of SQLite and ours."""
    beside = ("-wal", "-shm", "-tail") if path.suffix == ".journal" else ()
    return [path, *(path.with_name(path.name + end) for end in beside)]


def _may_go(path: Path) -> bool:
    """Whether nobody can want to go on with it: it is over, or bots alone played it."""
    try:
        kept = journal.read(path)
    except OSError:
        return False
    return kept.over or "human" not in kept.begun.kinds


def _delete(path: Path) -> bool:
    try:
        for part in _parts(path):
            part.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s could not be deleted: %s", path.name, error)
        return False
    return True

"""The journal's tail: where a play is safe before anybody is told, and the thread that carries it into the database."""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

log = logging.getLogger("net.host")

FLUSH = 0.05
"""Seconds that a line may wait for the disk."""
Entry = tuple[int, bytes, bytes]
"""(number of the line, its bytes, the hash over it and all before it)."""

_PACK = msgspec.msgpack.Encoder().encode


def log_path(path: Path) -> Path:
    """The tail of the journal at `path`."""
    return path.with_name(path.name + "-tail")


class WriteAheadLog:
    """Lines that are with the operating system but not yet in the database: records of (number, body, hash)."""

    def __init__(self, path: Path) -> None:
        self._lock = threading.Lock()
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600)
        self._path = path
        self._size = os.fstat(self._file).st_size
        self.waiting: list[Entry] = []

    def append(self, entry: Entry) -> None:
        """Written when it returns. Raises OSError, and then nothing of it is there."""
        record = _PACK(entry)
        with self._lock:
            try:
                written = os.write(self._file, record)
                if written != len(record):
                    raise OSError(f"{self._path.name}: only {written} of {len(record)} bytes were taken")
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(self._file, self._size)
                raise
            self._size += len(record)
            self.waiting.append(entry)

    def take(self) -> list[Entry]:
        """What waits. Until `clear` it also stays in the file."""
        with self._lock:
            taken, self.waiting = self.waiting, []
            return taken

    def give_back(self, entries: list[Entry]) -> None:
        """They could not be moved."""
        with self._lock:
            self.waiting[:0] = entries

    def clear(self) -> None:
        """Empty the file, unless something was appended that nobody has moved."""
        with self._lock:
            if not self.waiting and self._size:
                os.ftruncate(self._file, 0)
                self._size = 0

    def close(self) -> None:
        """Done; an empty tail leaves no file."""
        os.close(self._file)
        if not self._size:
            with contextlib.suppress(OSError):
                self._path.unlink()


class Flusher:
    """Carries what was written to the disk, off the table's thread."""

    QUIET = 1.0
    """Seconds without a line after which the thread sleeps until it is woken. While lines come it looks by itself: to
    wake it for each would cost a play more than the line does."""

    def __init__(self, path: Path, move_home: Callable[[], None], tail: WriteAheadLog) -> None:
        self._path = path
        self._move_home = move_home
        self._tail = tail
        self._due = threading.Event()
        self._end = threading.Event()
        self._dirty = self._asleep = False
        self.failed: OSError | None = None
        self._thread = threading.Thread(target=self._work, name="journal-flusher", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Something was written."""
        self._dirty = True
        if self._asleep:
            self._due.set()

    def stop(self) -> None:
        """Flush for the last time."""
        self._end.set()
        self._due.set()
        self._thread.join(timeout=2.0)

    def _work(self) -> None:
        written = time.monotonic()
        while not self._end.wait(FLUSH / 2):
            if self._dirty:
                self._dirty = False
                self._flush()
                written = time.monotonic()
            elif time.monotonic() - written > self.QUIET:
                self._asleep = True
                # Looked at once more after saying so: a line may have come between.
                if not self._dirty:
                    self._due.wait()
                self._due.clear()
                self._asleep = False
                written = time.monotonic()
        self._flush()

    def _flush(self) -> None:
        try:
            self._move_home()
            # Opened anew each time: a checkpoint may have replaced the file.
            with contextlib.suppress(FileNotFoundError):
                file = os.open(self._path, os.O_RDWR)
                try:
                    os.fsync(file)
                finally:
                    os.close(file)
            self._tail.clear()
            self.failed = None
        except OSError as error:
            if self.failed is None:
                log.error("the journal cannot be moved to the disk: %s", error)
            self.failed = error
            self._dirty = True

"""What a client keeps on disk of its own words, by match: its promise, its secret, its plays.

A client that was started again in mid-match reads it back and can still check the host's account. The file only grows at its
end; what a crash cuts off is one record. Nothing here ever raises: without a disk the match is played all the same, and is
called unproven at the end if its client was started again.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import struct
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

from net.storage.home import home

log = logging.getLogger("net.client.client")

_SAID = b"gobsmack memory "
MAGIC = _SAID + b"1\n"
SUFFIX = ".memory"
MOST_FILES = 64
"""Matches that are remembered; the oldest are forgotten."""
MOST_BYTES = 8 * 1024 * 1024
"""Of one match."""
_HEAD = struct.Struct("<IB")
"""Length, and who said it (1: me)."""


def folder() -> Path:
    """Where memories live."""
    return home() / "memories"


class MatchMemory:
    """The memory of one key; a file for each match."""

    def __init__(self, key: str, where: Path | None = None) -> None:
        self._who = blake2b(key.encode(), digest_size=6).hexdigest()
        self._where = where
        self._match = ""
        self._file: BinaryIO | None = None
        self._size = 0

    def append(self, match: str, frame: bytes, mine: bool) -> None:
        """Add a frame to the memory of a match."""
        try:
            if match != self._match:
                self._open(match)
            if self._file is not None and self._size < MOST_BYTES:
                self._file.write(_HEAD.pack(len(frame), mine) + frame)
                self._file.flush()
                self._size += len(frame)
        except OSError as error:
            log.warning("what was agreed on is not kept: %s", error)
            self.close()
            self._match = match

    def load(self, match: str) -> list[tuple[bytes, bool]]:
        """Return (frame, whether it is mine) of everything whole in the memory of a match."""
        try:
            data = self._path(match).read_bytes()
        except OSError:
            return []
        if not data.startswith(MAGIC):
            return []
        found: list[tuple[bytes, bool]] = []
        at = len(MAGIC)
        while at + _HEAD.size <= len(data):
            length, mine = _HEAD.unpack_from(data, at)
            at += _HEAD.size
            if length > len(data) - at:
                break
            found.append((data[at : at + length], bool(mine)))
            at += length
        return found

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
        self._file, self._match = None, ""

    def _path(self, match: str) -> Path:
        path = (self._where or folder()) / f"{re.sub(r'[^0-9a-z]', '_', match.lower())[:16]}-{self._who}{SUFFIX}"
        with contextlib.suppress(OSError), path.open("rb") as file:
            said = file.read(len(MAGIC))
            if said.startswith(_SAID) and said != MAGIC:
                # Of another version of the program: a file holds one format.
                return path.with_name(f"{path.stem}-f1{SUFFIX}")
        return path

    def _open(self, match: str) -> None:
        self.close()
        self._match = match
        path = self._path(match)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._forget(path.parent)
        # Readable for nobody else: before the match begins the secret is in it.
        self._file = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "ab")
        self._size = self._file.tell()
        if not self._size:
            self._file.write(MAGIC)

    def _forget(self, where: Path) -> None:
        files = sorted(where.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
        for file in files[: -MOST_FILES + 1]:
            file.unlink(missing_ok=True)

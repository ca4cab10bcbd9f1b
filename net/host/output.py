"""What the process of a host prints on standard output, one JSON object a line, and how whoever started it reads that."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import msgspec

from net.host.status import Status


class Listening(msgspec.Struct, frozen=True, kw_only=True):
    """The table can be reached: said at the start, and again when the machine has another address."""

    match: str
    addresses: tuple[str, ...]
    """HOST:PORT each."""
    port: int
    invite: str
    code: str
    """As it is spoken."""


class Finished(msgspec.Struct, frozen=True):
    """A match is over."""

    match: str
    result: dict[str, Any]
    """As plain values."""


class Elsewhere(msgspec.Struct, frozen=True):
    """The match goes on at another machine."""

    match: str
    moved: str
    """The invite to it."""


class Doing(msgspec.Struct, frozen=True):
    """How the table is doing: said to whoever runs many tables, and to nobody else."""

    status: Status


Said = Listening | Finished | Elsewhere | Doing
_BY_FIELD: dict[str, type[Said]] = {"invite": Listening, "result": Finished, "moved": Elsewhere, "status": Doing}
"""The field that only this one has."""


def read(line: str) -> Said | None:
    """What a line says; None for whatever else a program prints."""
    with contextlib.suppress(ValueError, msgspec.ValidationError):
        plain = json.loads(line)
        if isinstance(plain, dict):
            for name, kind in _BY_FIELD.items():
                if name in plain:
                    return msgspec.convert(plain, kind)
    return None


def plain(said: Said) -> dict[str, Any]:
    """The same as plain values."""
    found: dict[str, Any] = msgspec.to_builtins(said)
    return found


def tell(facts: dict[str, Any]) -> None:
    """Print one line. Whoever started this process may have stopped listening: that is no reason to end a match."""
    with contextlib.suppress(OSError, ValueError):
        print(json.dumps(facts, sort_keys=True, ensure_ascii=True), flush=True)


def say(said: Said) -> None:
    """Print it."""
    tell(plain(said))

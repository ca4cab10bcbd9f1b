"""Why bots did what they did: kept on the machine that ran them, beside the play, and read when the match is watched again.

One small file for each seat of a match, readable by its owner only; it never goes over the wire. What can't be read or
written costs these sentences, nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from game.bots import players
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue, read
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Reason
from net.storage.home import home

log = logging.getLogger("game.bots")

MOST = 300
"""Files that are kept; the oldest go first."""
LARGEST = 1_000_000
"""Bytes of a file that are read."""


class KeptReason(msgspec.Struct, frozen=True):
    """One line of a file."""

    version: int
    """Of the match as the bot saw it when it decided."""
    seat: int
    kind: str
    nouns: dict[str, Any]


def _folder() -> Path:
    return home() / "reasons"


def _path(match: str, seat: int) -> Path:
    return _folder() / f"{_name(match)}.{seat}.jsonl"


def _name(match: str) -> str:
    return re.sub("[^0-9a-z]", "_", match.lower())[:32]


def keep(title: str, match: str, seat: int, version: int, view: View, ask: SeatAsk, choice: Choice) -> None:
    """Write down why a seat chooses this, if its title's bot can say."""
    advice = players.advice(title)
    if advice is None or advice.coaching is None:
        return
    reason = advice.coaching.reason(view, ask, seat, choice)
    if reason is None:
        return
    line = msgspec.json.encode(KeptReason(version, seat, reason.kind, reason.nouns)) + b"\n"
    path = _path(match, seat)
    try:
        is_new = not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "ab") as file:
            file.write(line)
        if is_new:
            _forget_oldest(path.parent)
    except OSError as error:
        log.warning("a reason of %s isn't kept: %s", match, error)


def _forget_oldest(folder: Path) -> None:
    found = sorted(folder.glob("*.jsonl"), key=lambda one: one.stat().st_mtime, reverse=True)
    for one in found[MOST:]:
        one.unlink(missing_ok=True)


def find(title: str, match: str) -> list[tuple[int, int, Reason]]:
    """Return what was kept of a match in its order: version, seat, reason. What its title doesn't know any more is left out."""
    advice = players.advice(title)
    if advice is None or advice.coaching is None:
        return []
    kept: list[KeptReason] = []
    with contextlib.suppress(OSError):
        for path in sorted(_folder().glob(f"{_name(match)}.*.jsonl")):
            kept += _lines(path.read_bytes()[:LARGEST].splitlines())
    out: list[tuple[int, int, Reason]] = []
    for one in sorted(kept, key=lambda one: (one.version, one.seat)):
        reason = read(advice.coaching.kinds, SeatCue(one.kind, 0, one.nouns))
        if isinstance(reason, Reason):
            out.append((one.version, one.seat, reason))
    return out


def _lines(found: Iterable[bytes]) -> list[KeptReason]:
    kept = []
    for line in found:
        with contextlib.suppress(ValueError, RecursionError):
            kept.append(msgspec.json.decode(line, type=KeptReason))
    return kept

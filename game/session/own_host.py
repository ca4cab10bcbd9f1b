"""The host that runs on this machine for our table: opened by us, or ours since the players chose this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.session.host_process import HostProcess


class OwnHost:
    """One of each session; most have none."""

    def __init__(self) -> None:
        self._process: HostProcess | None = None
        self._facts: dict[str, Any] | None = None
        """What it said last of where it listens."""

    def start(self, words: Sequence[str], passphrase: str) -> None:
        """Start it by its command line. Raises OSError."""
        self._process = HostProcess(words, passphrase)

    @property
    def is_there(self) -> bool:
        return self._process is not None

    @property
    def has_ended(self) -> bool:
        return self._process is not None and self._process.ended is not None

    @property
    def reason(self) -> str:
        """Why it ended, or what it said last."""
        return self._process.reason if self._process is not None else ""

    def take_news(self) -> dict[str, Any] | None:
        """What it says of where it listens, if it has said so since the last call."""
        facts = self._process.facts if self._process is not None else None
        if facts is None or facts is self._facts:
            return None
        self._facts = facts
        return facts

    def replace(self, process: HostProcess | None) -> dict[str, Any]:
        """Another host runs the match: this process here, or none of ours. Return where it listens."""
        if self._process is not process and self._process is not None:
            self._process.stop()
        self._process = process
        self._facts = process.facts if process is not None else None
        return self._facts or {}

    def forget(self) -> None:
        """It has ended, and the match goes on without it."""
        self._process = None

    def stop(self) -> None:
        """Ask it to end."""
        if self._process is not None:
            self._process.stop()
            self._process = None

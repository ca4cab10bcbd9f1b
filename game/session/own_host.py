"""The host that runs on this machine for our table: opened by us, or ours since the players chose this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.session.host_process import HostProcess

if TYPE_CHECKING:
    from net.host.output import Listening


class OwnHost:
    """One of each session; most have none."""

    def __init__(self) -> None:
        self._process: HostProcess | None = None
        self._listening: Listening | None = None
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

    def take_news(self) -> Listening | None:
        """What it says of where it listens, if it has said so since the last call."""
        said = self._process.listening if self._process is not None else None
        if said is None or said is self._listening:
            return None
        self._listening = said
        return said

    def replace(self, process: HostProcess | None) -> Listening | None:
        """Another host runs the match: this process here, or none of ours. Return where it listens, if it is here."""
        if self._process is not process and self._process is not None:
            self._process.stop()
        self._process = process
        self._listening = process.listening if process is not None else None
        return self._listening

    def forget(self) -> None:
        """It has ended, and the match goes on without it."""
        self._process = None

    def stop(self) -> None:
        """Ask it to end."""
        if self._process is not None:
            self._process.stop()
            self._process = None

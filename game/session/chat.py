"""What is said at a table, and whom this window does not want to hear."""

from __future__ import annotations

from collections.abc import Iterable

from game.session.context import Program
from game.tabletop.feed import Said

KEPT_WORDS = 200
KEPT_MATCHES = 12
"""Matches of which it is remembered who is not heard."""
MUTED = "muted"
"""Where the settings remember it."""


class TableChat:
    """One of each session."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.said: list[Said] = []
        self.muted: set[str] = set()
        """Keys of those whose chat, emotes and pings are not heard here."""

    def add(self, said: Said) -> None:
        self.said.append(said)
        del self.said[:-KEPT_WORDS]

    def mute(self, keys: Iterable[str], on: bool, match: str) -> None:
        """Hear nothing more of these (or hear them again); remembered for `match`, unless that is ""."""
        self.muted = self.muted | set(keys) if on else self.muted - set(keys)
        if match:
            options = self._program.settings.options
            known = {name: kept for name, kept in options.get(MUTED, {}).items() if name != match}
            known[match] = sorted(self.muted)
            self._program.change(options={**options, MUTED: dict(list(known.items())[-KEPT_MATCHES:])})

    def begin(self, match: str) -> None:
        """A match begins, or goes on: take up whom this window did not want to hear in it."""
        kept = self._program.settings.options.get(MUTED, {}).get(match, [])
        if isinstance(kept, list) and kept:
            self.muted = {str(key) for key in kept}

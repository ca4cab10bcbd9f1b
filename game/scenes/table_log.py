"""The log of a match: every sentence that was printed, with what the filter sorts by. The panel shows some of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.scenes.table_contract import Line
from game.ui.lettering import plain
from game.ui.widgets.table import LogLine

FILTERS = ("all", "fall")


class Chronicle:
    """All lines so far, and the filter."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.versions: list[int] = []
        """For each line the version that it led to."""
        self.version = -1
        """That of what is told now."""
        self.filter = "all"
        self.printed = 0
        """How many the panel has been given."""

    def add(self, lines: Iterable[Line]) -> bool:
        """Print sentences; True if one took the place of an older one."""
        changed = False
        for line in lines:
            last = self.lines[-1] if self.lines else None
            if last is not None and line.chain is not None and last.chain == line.chain:
                self.lines[-1] = replace(last, text="")
                changed = True
            self.lines.append(line)
            self.versions.append(self.version)
        return changed

    def clear(self) -> None:
        """Nothing has been told."""
        self.lines.clear()
        self.versions.clear()
        self.printed = 0

    def copy(self) -> Chronicle:
        """All that was told so far, for another panel."""
        other = Chronicle()
        other.lines, other.versions = self.lines[:], self.versions[:]
        other.filter, other.version = self.filter, self.version
        return other

    @property
    def last(self) -> str:
        """The newest sentence in plain words."""
        return plain(next((line.text for line in reversed(self.lines) if line.text), ""))

    def forget(self) -> bool:
        """What only memory may keep is struck out; True if anything was."""
        changed = False
        for i, line in enumerate(self.lines):
            if line.forgotten is not None:
                self.lines[i] = replace(line, text=line.forgotten, forgotten=None)
                changed = True
        return changed

    def passes(self, line: Line) -> bool:
        return bool(line.text) and (self.filter == "all" or line.topic == self.filter)

    def all(self) -> list[LogLine]:
        """Everything the filter lets through, for a new panel."""
        self.printed = len(self.lines)
        return self._print(self.lines, 0)

    def coming(self) -> list[LogLine]:
        """What `fresh` would tell."""
        return self._print(self.lines[self.printed :], self.printed)

    def fresh(self) -> list[LogLine]:
        """What has come since."""
        start, self.printed = self.printed, len(self.lines)
        return self._print(self.lines[start:], start)

    def _print(self, lines: Sequence[Line], start: int) -> list[LogLine]:
        return [
            LogLine(line.text, line.hot, line.indent, start + i) for i, line in enumerate(lines) if self.passes(line)
        ]

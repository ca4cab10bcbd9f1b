"""The log of a match: every sentence that was printed, with what the filter sorts by. The panel shows some of them.

It is told in every language, because what a cue meant can only be said while it happens: whoever changes the language in
the middle of a match reads all of it in the new one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from game.tabletop.contract import Line
from game.ui.lettering import plain
from game.ui.widgets.newspaper import LogLine

FILTERS = ("all", "fall", "news")
FOLD = 5
"""So many times the same sentence in a row become one with their number."""


class MatchLog:
    """All lines so far, and the filter."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        """In the language of the moment."""
        self.language = ""
        self.others: dict[str, list[Line]] = {}
        """The same in other languages, as far as they were told."""
        self.versions: list[int] = []
        """For each line the version that it led to."""
        self.version = -1
        """That of what is told now."""
        self.filter = "all"
        self.printed = 0
        """How many the panel has been given."""
        self.changes = 0
        """How many times older sentences, or which of them are shown, have changed."""

    def add(self, lines: Iterable[Line]) -> bool:
        """Print sentences; True if one took the place of an older one."""
        before = len(self.lines)
        changed = _append(self.lines, lines)
        self.changes += changed
        self.versions += [self.version] * (len(self.lines) - before)
        return changed

    def also(self, language: str, lines: Iterable[Line], at: int) -> None:
        """What was told from the line `at` on, in another language; a gap before it keeps the words of the moment."""
        told = self.others.setdefault(language, [])
        told += self.lines[len(told) : at]
        del told[at:]
        _append(told, lines)

    def speak(self, language: str) -> None:
        """Everything in this language from now on; what was not told in it stays as it is."""
        if self.language and language != self.language:
            told = self.others.pop(language, [])
            self.others[self.language] = self.lines
            self.changes += 1
            self.lines = [*told[: len(self.lines)], *self.lines[len(told) :]]
        self.language = language

    def clear(self) -> None:
        """Nothing has been told."""
        self.lines.clear()
        self.others.clear()
        self.versions.clear()
        self.printed = 0
        self.changes += 1

    def copy(self) -> MatchLog:
        """All that was told so far, for another panel."""
        other = MatchLog()
        other.lines, other.versions = self.lines[:], self.versions[:]
        other.others = {language: told[:] for language, told in self.others.items()}
        other.filter, other.version, other.language = self.filter, self.version, self.language
        return other

    @property
    def last(self) -> str:
        """The newest sentence in plain words."""
        return plain(next((line.text for line in reversed(self.lines) if line.text), ""))

    def forget(self, keeps: Callable[[Line], bool]) -> bool:
        """What only memory may keep is struck out, but of the lines that `keeps` names; True if anything was."""
        changed = False
        for told in (self.lines, *self.others.values()):
            changed = forget(told, keeps) or changed
        self.changes += changed
        return changed

    def turn_to(self, filter: str) -> None:
        """Show only these sentences."""
        self.filter = filter
        self.changes += 1

    def passes(self, line: Line) -> bool:
        return bool(line.text) and (self.filter == "all" or line.topic == self.filter)

    def every(self) -> list[LogLine]:
        """Everything the filter lets through."""
        return self._print(self.lines, 0)

    def all(self) -> list[LogLine]:
        """The same, for a new panel."""
        self.printed = len(self.lines)
        return self.every()

    def fresh(self) -> list[LogLine]:
        """What has come since."""
        start, self.printed = self.printed, len(self.lines)
        return self._print(self.lines[start:], start)

    def search(self, wanted: str, topic: str) -> list[LogLine]:
        """The sentences of a topic ("all": of every one) that hold these letters, large or small."""
        wanted = wanted.casefold()
        return [
            LogLine(_worded(line), line.hot, line.indent, i)
            for i, line in enumerate(self.lines)
            if line.text and topic in ("all", line.topic) and wanted in plain(line.text).casefold()
        ]

    def _print(self, lines: Sequence[Line], start: int) -> list[LogLine]:
        return [
            LogLine(_worded(line), line.hot, line.indent, start + i)
            for i, line in enumerate(lines)
            if self.passes(line)
        ]


def forget(told: list[Line], keeps: Callable[[Line], bool]) -> bool:
    """Strike out of these what only memory may keep, but of the lines that `keeps` names; True if anything was."""
    changed = False
    for i, line in enumerate(told):
        if line.forgotten is not None and not keeps(line):
            told[i] = replace(line, text=line.forgotten, forgotten=None)
            changed = True
    return changed


def _append(told: list[Line], lines: Iterable[Line]) -> bool:
    """Add sentences; True if one took the place of an older one."""
    changed = False
    for line in lines:
        last = told[-1] if told else None
        if last is not None and line.chain is not None and last.chain == line.chain:
            told[-1] = replace(last, text="", forgotten=None)
            changed = True
        told.append(line)
        changed = _fold(told) or changed
    return changed


def _worded(line: Line) -> str:
    """A sentence as it is printed: with its number, if it stands for several."""
    return line.text if line.times == 1 else f"{line.text} <b>×{line.times}</b>"


def _fold(told: list[Line]) -> bool:
    """Where the newest sentence has come `FOLD` times in a row, it stands for all of them; True if it does."""
    newest, times = told[-1], 0
    if not newest.text:
        return False
    run = 0
    for line in reversed(told):
        if line.text and (line.text, line.indent, line.topic) != (newest.text, newest.indent, newest.topic):
            break
        times, run = times + (line.times if line.text else 0), run + 1
    if times < FOLD:
        return False
    for at in range(len(told) - run, len(told) - 1):
        told[at] = replace(told[at], text="", forgotten=None, times=1)
    told[-1] = replace(newest, times=times)
    return True

"""What a table keeps of how it stood, so that a sentence of the log can be looked back to (`table_lookback`)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import msgspec

from game.tabletop.contract import TitleScreen
from game.tabletop.feed import Update
from game.tabletop.log import MatchLog
from game.tabletop.services import TableServices

MOST = 400
"""So many updates are kept; their views share the sections that did not change."""
LINK = re.compile("<link=([^>]+)>")
COUNTED = re.compile("_[0-9]+$")


class UpdateHistory:
    """The updates that one table scene has shown in this sitting, by version."""

    def __init__(self, table: TitleScreen, services: TableServices, log: MatchLog) -> None:
        self._table = table
        self._services = services
        self._log = log
        self._kept: dict[int, Update] = {}
        self._words: set[str] = set()
        """All words of views that are no longer kept."""

    def keep(self, update: Update) -> None:
        """This is shown now. What an older one took back is no past."""
        for version in [version for version in self._kept if version >= update.version]:
            del self._kept[version]
        ask = msgspec.structs.replace(update.ask, space=None, take_back=False) if update.ask is not None else None
        last = self._kept[next(reversed(self._kept))].view if self._kept else {}
        view = {
            name: last[name] if name in last and _same(last[name], part) else part for name, part in update.view.items()
        }
        self._kept[update.version] = Update(update.version, view, (), ask, result=update.result)
        if len(self._kept) > MOST:
            gone = self._kept.pop(next(iter(self._kept)))
            if not self._table.memory_game:
                self._words |= _words_of([gone], frozenset(map(id, next(iter(self._kept.values())).view.values())))

    def versions(self) -> list[int]:
        """What is kept, the oldest first."""
        return list(self._kept)

    def at(self, version: int) -> Update | None:
        """How it stood then, without what only memory may keep; nothing can be answered."""
        update = self._kept.get(version)
        if update is None or not self._table.memory_game:
            return update
        return replace(update, view=self._table.recalls(update.view, self._services.update.view))

    def met(self) -> frozenset[str]:
        """The ids of all that this seat has seen in this match: what views held and what the log names. A number behind
        an id counts pieces of one kind. What only memory may keep is not among them."""
        views = [self.at(version) for version in self._kept]
        words = self._words | _words_of([update for update in views if update is not None and update.result is None])
        for line in self._log.lines:
            words.update(LINK.findall(line.text))
        return frozenset(words | {COUNTED.sub("", word) for word in words})

    def asked(self) -> frozenset[str]:
        """The kinds of asks that came, of whomever."""
        return frozenset(update.ask.kind for update in self._kept.values() if update.ask is not None)


def _words_of(updates: list[Update], but: frozenset[int] = frozenset()) -> set[str]:
    """Every word of their views; `but`: sections that need no reading."""
    words: set[str] = set()
    read = set(but)

    def take(part: Any) -> None:
        if isinstance(part, str):
            words.add(part)
        elif isinstance(part, dict):
            for name, inner in part.items():
                take(name)
                take(inner)
        elif isinstance(part, list | tuple):
            for inner in part:
                take(inner)

    for update in updates:
        for part in update.view.values():
            if id(part) not in read:
                read.add(id(part))
                take(part)
    return words


def _same(one: object, other: object) -> bool:
    return one is other or one == other

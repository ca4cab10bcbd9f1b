"""News of a table in words: what its host tells, why a play was not taken, what the session itself has found."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from game.session.context import Program
from game.session.feed import LiveFeed
from game.session.records import News
from game.tabletop.feed import Notice
from game.words import title_words
from net.client import events as e

log = logging.getLogger("game.session")

KEPT_NEWS = 20
QUIET = frozenset({"unready", "no_reveal"})
"""Notices that only concern the lobby."""
MINE = frozenset({"took_back"})
"""Notices that have another wording for whom they are about."""
TROUBLE = frozenset(
    {"dropped", "kicked", "no_reveal", "not_saved", "lost_plays", "fault", "no_bot", "no_game", "unrevealed"}
)


class TableNews:
    """One of each session: kept for its lobby until that takes them, and told at once over the match."""

    def __init__(self, program: Program, feed: Callable[[], LiveFeed | None]) -> None:
        """`feed` is the match under way, if there is one."""
        self._program = program
        self._feed = feed
        self.kept: list[News] = []

    def take(self) -> list[News]:
        """What has happened at the table since the last call."""
        news, self.kept = self.kept, []
        return news

    def tell(self, key: str, args: dict[str, Any] | None = None, trouble: bool = False, table: bool = True) -> None:
        """Say something about the table, in the lobby and (`table`) over the match."""
        self.kept.append(News(key, args or {}, trouble))
        del self.kept[:-KEPT_NEWS]
        feed = self._feed()
        if feed is not None and table:
            feed.add(Notice(key, args or {}, trouble))

    def answered(self, event: e.Told) -> None:
        """The host could not do what was asked of it."""
        key = f"lobby-sorry-{event.code}"
        if self._program.text.has(key):
            self.tell(key, trouble=True)

    def noticed(self, event: e.Noticed, me: str, movable: bool) -> None:
        """The host tells everybody of something. `me`: our name there; `movable`: the match goes on without its host."""
        if event.code == "back" and event.nouns.get("name") == me:
            return  # nobody has to be told that they are there
        args = {name: _words(value) for name, value in event.nouns.items()}
        if "level" in args:
            args["level"] = self._program.tr(f"level-{args['level']}")
        feed = self._feed()
        mine = event.code in MINE and feed is not None and event.nouns.get("seat") == feed.seat
        key = f"lobby-notice-{event.code.replace('_', '-')}-mine" if mine else f"lobby-notice-{event.code}"
        if event.code == "host_leaves" and not movable:
            key += "-wait"
        self.tell(key, args, event.code in TROUBLE, event.code not in QUIET)

    def refused(self, event: e.Refused) -> None:
        """A play of ours was not taken."""
        feed = self._feed()
        if feed is None:
            return
        key, text = f"lobby-refused-{event.code}", self._title_refusal(feed.title, event.code)
        if self._program.text.has(key):
            notice = Notice(key, {}, True, refusal=True)
        elif text:
            notice = Notice("lobby-refused-other", {"text": text}, True, refusal=True)
        else:
            # What the kernel says of it is for logs: it names agendas and asks.
            log.info("refused: %s %s", event.code, event.text)
            notice = Notice("lobby-refused-unknown", {}, True, refusal=True)
        feed.add(notice)

    def _title_refusal(self, title: str, code: str) -> str:
        """A title words its own refusals."""
        words = title_words(title, self._program.text)
        return words(f"refused-{code}") if words.has(f"refused-{code}") else ""


def _words(value: Any) -> Any:
    return ", ".join(str(one) for one in value) if isinstance(value, list | tuple) else value

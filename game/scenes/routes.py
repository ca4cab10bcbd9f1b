"""The routes between scenes that lead to each other, and to a title's card. `router.py` makes their scenes."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.match import Result
from game.session.feed import LiveFeed
from game.session.session import Session
from game.stack.routes import Route
from game.tabletop.feed import Feed
from game.tabletop.scene import TableScene


@dataclass(frozen=True, slots=True)
class LobbyRoute(Route):
    """The lobby of a session."""

    session: Session


@dataclass(frozen=True, slots=True)
class TableRoute(Route):
    """The table of a session: one seat's, or that of several people at this window."""

    session: Session
    feed: LiveFeed


@dataclass(frozen=True, slots=True)
class ResultsRoute(Route):
    """The results of a match; `is_shared` when several people at this window read them together."""

    feed: Feed
    result: Result
    session: Session | None = None
    is_shared: bool = False


@dataclass(frozen=True, slots=True)
class PauseRoute(Route):
    """The pause over a table."""

    table: TableScene


@dataclass(frozen=True, slots=True)
class SavedMatchesRoute(Route):
    """The matches that were cut off."""


@dataclass(frozen=True, slots=True)
class TitleCardRoute(Route):
    """The card of a title, where a match of it begins."""

    title: str

"""Routes from a table: to the codex, and back to how the table stood before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.stack.routes import Route
from game.stack.scene import Scene
from game.tabletop.update_history import UpdateHistory


class TableBelow(Protocol):
    """A table that goes on under a sheet that covers it."""

    @property
    def past(self) -> UpdateHistory: ...

    @property
    def calls(self) -> bool:
        """Something has happened that must be told at the table itself."""
        ...

    def meanwhile(self, dt: float) -> None:
        """Let time pass: what arrives waits, the clock goes on."""
        ...

    def refresh(self) -> None: ...


@dataclass(frozen=True, slots=True)
class CodexRoute(Route):
    """The book of a game, at a chapter or else at the page of a phase; `table`: the match from which it is opened."""

    title: str
    phase: str = ""
    chapter: str = ""
    table: TableBelow | None = None


@dataclass(frozen=True, slots=True)
class HistoryRoute(Route):
    """A table scene as it stood at a line of its log."""

    table: Scene
    line: int

"""What a session needs of the program, and what its parts know of the session. Whoever needs another part takes it by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.session.records import Wanted
from game.settings import Settings
from game.stash import Stash
from game.words import Catalogue
from net.protocol import messages as m


class Program(Protocol):
    """The program round a session: its words, its settings, and what its parts keep there."""

    text: Catalogue
    stash: Stash

    @property
    def settings(self) -> Settings:
        """The live ones."""
        ...

    def change(self, **fields: Any) -> None:
        """Change settings."""
        ...

    def tr(self, key: str, **args: object) -> str:
        """A key of the program's words in the language of the moment."""
        ...


class TableContext(Protocol):
    """One table, as the parts of its session know it."""

    context: Program
    wanted: Wanted
    lobby: m.Lobby | None
    me: str
    """Our own key at this table; "" before we are in."""
    version: int
    """Counts everything that a lobby on screen could show otherwise."""

    @property
    def clock(self) -> Callable[[], float]: ...

    def own_keys(self) -> set[str]:
        """The keys of everybody at this window."""
        ...

    def tell(self, key: str, args: dict[str, Any] | None = None, trouble: bool = False, table: bool = True) -> None:
        """Say something about the table, in the lobby and over the match."""
        ...

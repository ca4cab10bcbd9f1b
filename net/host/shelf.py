"""The games that a host can put on its table, from the registry; loaded when one is wanted."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from game import titles
from game.engine.rules import Rules
from game.own import content
from game.own.content import Piece
from game.titles import Title


class Game(NamedTuple):
    """A game, ready to be played."""

    title: Title
    rules: Rules
    content: str
    """The hash of its rules and data."""
    own: tuple[Piece, ...]
    """What of somebody's own it is played with."""


class Shelf(Protocol):
    """What a table may go on with."""

    def titles(self) -> tuple[Title, ...]:
        """Every game that could be played, in the order of the posters."""
        ...

    def own(self, name: str) -> tuple[Piece, ...]:
        """What of somebody's own a game would be played with."""
        ...

    def load(self, name: str) -> Game:
        """The game of that id. Raises ValueError where it turns out not to work."""
        ...


class RegistryShelf:
    """The games of this machine."""

    def titles(self) -> tuple[Title, ...]:
        """Every game that is not in the works."""
        return tuple(title for title in titles.titles().values() if title.status == "ready")

    def own(self, name: str) -> tuple[Piece, ...]:
        """The player's own game of that id, and card sets that are on."""
        return content.pieces(name)

    def load(self, name: str) -> Game:
        """Import a game's rules and hash its data: up to a second, the first time."""
        try:
            return Game(titles.title(name), titles.rules(name), titles.content_hash(name), content.pieces(name))
        except Exception as error:  # a game of somebody's own may raise anything
            raise ValueError(titles.reason(error)) from error

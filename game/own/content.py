"""What a player has put into their own folder and can be played: filled once at start, read by words, pictures, titles, net.

A `Piece` is what two machines compare: a game of somebody's own, or a card set that is on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

_Short = Annotated[str, msgspec.Meta(max_length=100)]
MOST = 16
"""Pieces that a table may play with."""


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A game or card set of somebody's own, as others are told of it."""

    kind: Literal["title", "set"]
    id: _Short
    name: _Short
    version: _Short
    hash: _Short
    """Of every file in its folder."""

    @property
    def label(self) -> str:
        """Its name, with its version where it says one."""
        return f"{self.name} {self.version}".rstrip()


class OwnTitle(NamedTuple):
    """A game in the player's folder."""

    folder: Path
    piece: Piece


class CardSet(NamedTuple):
    """Rows that are added to the data of one of the games."""

    title: str
    folder: Path
    piece: Piece
    is_on: bool


class Problem(NamedTuple):
    """Something in the folder that is left out; made by `problem`."""

    place: str
    """Its folder, below the player's own."""
    reason: str


def problem(place: str, reason: str) -> Problem:
    """In letters that can be shown: the name of a file may hold anything."""
    return Problem(*("".join(one if one.isprintable() else "\ufffd" for one in text) for text in (place, reason)))


class Mismatch(NamedTuple):
    """Why two machines can't play together; `code` is one of `MISMATCHES`."""

    code: str
    name: str


MISMATCHES = {
    "own_title": "this table plays {name}, a game that is not in your folder",
    "own_title_differs": "this table plays another version of {name}",
    "own_set": "this table plays with the card set {name}, which you don't have or have switched off",
    "own_set_differs": "this table plays with another version of the card set {name}",
    "own_set_extra": "this table plays without your card set {name}: switch it off",
}
"""By code: the sentence for a command line, and for a log."""
BEGUN_WITH = {
    "own_title": "with the game {name}, which is not in your folder",
    "own_title_differs": "with another version of {name}",
    "own_set": "with the card set {name}, which is missing or switched off",
    "own_set_differs": "with another version of the card set {name}",
    "own_set_extra": "without the card set {name}, which is on now",
}
"""By code: how a match that is kept on disk was begun otherwise than it could be played here."""


class Content:
    """Everything of the player's own that can be played, and why the rest can't."""

    def __init__(
        self,
        titles: Mapping[str, OwnTitle] | None = None,
        sets: Iterable[CardSet] = (),
        problems: Iterable[Problem] = (),
        folder: Path | None = None,
    ) -> None:
        self.titles = dict(titles or {})
        self.sets = tuple(sets)
        self.problems = list(problems)
        self.folder = folder
        """The player's folder; None before it has been looked through."""

    def sets_of(self, title: str) -> tuple[CardSet, ...]:
        """The sets of a game that are on, by id."""
        return tuple(one for one in self.sets if one.title == title and one.is_on)

    def pieces(self, title: str) -> tuple[Piece, ...]:
        """What of the player's own a table of that game is played with."""
        own = self.titles.get(title)
        return (*([own.piece] if own else ()), *(one.piece for one in self.sets_of(title)))

    def leave_out(self, title: str, reason: str) -> None:
        """Take a game of the player's own off the shelf, and its card sets: it turned out not to work."""
        found = self.titles.pop(title, None)
        if found is not None:
            self.problems.append(problem(f"titles/{title}", reason))
            self.problems += [
                problem(f"sets/{one.piece.id}", "its game is left out") for one in self.sets if one.title == title
            ]
            self.sets = tuple(one for one in self.sets if one.title != title)


_here = Content()


def here() -> Content:
    """What was found on this machine."""
    return _here


def use(content: Content) -> None:
    """Make this the content of the process."""
    global _here
    _here = content


def title_folder(title: str) -> Path:
    """The folder of a game, the program's or the player's own."""
    own = _here.titles.get(title)
    return own.folder if own else Path(__file__).parents[1] / "titles" / title


def folders(title: str, room: str) -> tuple[Path, ...]:
    """The folders of that name (`art`, `words`) that own games and sets bring for a title.

    The words of an own game are its title's and are read with it, so they are not among these.
    """
    own = _here.titles.get(title)
    found = [own.folder] if own and room != "words" else []
    return tuple(place / room for place in (*found, *(one.folder for one in _here.sets_of(title))))


def sounds() -> list[Path]:
    """The folders of sounds of all games of the player's own."""
    return [own.folder / "sounds" for own in _here.titles.values()]


def pieces(title: str) -> tuple[Piece, ...]:
    """What of this player's own a table of that game is played with."""
    return _here.pieces(title)


def fingerprint(played_with: Sequence[Piece]) -> str:
    """A short word for all pieces of a table, "" for none: equal on two machines that could play together."""
    told = "\n".join(f"{piece.id} {piece.hash}" for piece in played_with)
    return blake2b(told.encode(), digest_size=8).hexdigest() if told else ""


def names(played_with: Sequence[Piece]) -> str:
    """The pieces of a table in words."""
    return ", ".join(piece.label for piece in played_with)


def compare(theirs: Sequence[Piece], ours: Sequence[Piece]) -> Mismatch | None:
    """The first thing that keeps us from a table: what it plays with and we lack, have otherwise, or have besides."""
    mine = {(piece.kind, piece.id): piece for piece in ours}
    for piece in theirs:
        own = mine.pop((piece.kind, piece.id), None)
        if own is None:
            return Mismatch(f"own_{piece.kind}", piece.label)
        if own.hash != piece.hash:
            return Mismatch(f"own_{piece.kind}_differs", piece.label)
    return next((Mismatch("own_set_extra", piece.label) for piece in mine.values() if piece.kind == "set"), None)

"""Names and amounts in the language of the moment: what the parts of every table say."""

from __future__ import annotations

from typing import Protocol

from game.tabletop.services import TableServices
from game.words import Words


class TableNames(Protocol):
    """The part of a table that knows words. A title's adds the names of its own things."""

    services: TableServices
    words: Words

    def amount(self, kind: str, n: int | str) -> str:
        """An amount of cards, points, units ... in words."""
        return self.words(f"amount-{kind}", n=1 if n == "1" else n)

"""A title's own words outside its table: outcomes, tallies, refusals."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import titles
from game.scenes.table_words import Words
from game.text import Catalogue


@cache
def _of(title: str, catalogue: Catalogue) -> Words:
    folder = Path(titles.__file__).parent / title
    return Words(folder, catalogue)


def title_words(title: str, catalogue: Catalogue) -> Words:
    """`title_words("battlegoats", context.text)("tally.left")`."""
    return _of(title, catalogue)

"""A title's own words outside its table: outcomes, tallies, refusals."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import titles
from game.tabletop.words import Words
from game.text import Catalogue


@cache
def _of(title: str, catalogue: Catalogue) -> Words:
    folder = Path(titles.__file__).parent / title
    return Words(folder, catalogue)


def title_words(title: str, catalogue: Catalogue) -> Words:
    """`title_words("battlegoats", context.text)("tally.left")`."""
    return _of(title, catalogue)


def figure_words(name: str, value: int) -> str:
    """A figure of the tally in digits. One whose name has `half_points` counts in halves: 7 is 3½."""
    if "half_points" not in name:
        return str(value)
    whole, half = divmod(abs(value), 2)
    return ("\u2212" if value < 0 else "") + (f"{whole}½" if half and whole else "½" if half else str(whole))

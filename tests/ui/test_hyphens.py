"""A Finnish compound is broken between its parts before it is broken within one."""

from __future__ import annotations

import pytest

from game.titles.lords_of_hell import TITLE
from game.words import Catalogue, hyphens, title_words


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("SOPIMUSSULKA", ("SOPIMUS", "SULKA")),
        ("lupauskortin", ("lupaus", "kortin")),
        ("sopimuksen", ("so", "pi", "muk", "sen")),
    ],
)
def test_a_compound_is_broken_at_its_joint(word: str, parts: tuple[str, ...]) -> None:
    assert hyphens.parts(word, "fi") == parts


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_sum_and_its_first_part_have_names_of_their_own(language: str) -> None:
    words = title_words(TITLE.id, Catalogue(language))
    total, part = words("tally-total"), words("tally-victory-points")
    assert total != words("ribbon-victory") and total not in part

"""Quoted words have the quotation marks of their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import game.titles.slayer_slayer as title
from game.words import Catalogue, title_words

HOME = Path(title.__file__).parent
FOREIGN = {"fi": "“„«»", "es": "“”„"}


@pytest.mark.parametrize(("language", "told"), [("en", "“x”"), ("fi", "”x”"), ("es", "«x»")])
def test_what_the_table_quotes_is_quoted_as_in_its_language(language: str, told: str) -> None:
    assert title_words("slayer_slayer", Catalogue(language))("quoted", text="x") == told


@pytest.mark.parametrize("language", FOREIGN)
def test_no_words_have_the_marks_of_another_language(language: str) -> None:
    words = (HOME / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    plain = re.sub(r'\w+: "\w+"|\{ "[^"]*" \}|#.*', "", words)
    assert not re.findall(f'[{FOREIGN[language]}"].*', plain)


def test_the_screen_has_no_marks_of_its_own() -> None:
    for path in (HOME / "screen").glob("*.py"):
        assert not re.search("[“”«»]", path.read_text(encoding="utf-8")), path.name

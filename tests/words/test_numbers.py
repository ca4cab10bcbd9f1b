"""Numbers as they are printed."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from game.words import Catalogue
from game.words.numbers import day, signed

GAME = Path(__file__).resolve().parents[2] / "game"
WITH_HYPHEN = re.compile(r"\{[^{}]*:\+d?\}")


@pytest.mark.parametrize(("change", "printed"), [(2, "+2"), (0, "0"), (-1, "−1"), (-12, "−12")])
def test_a_change_has_its_sign_and_no_hyphen_for_a_minus(change: int, printed: str) -> None:
    assert signed(change) == printed


def test_changes_are_printed_in_one_way() -> None:
    """Whoever formats one for itself prints a hyphen."""
    found = [
        f"{path.relative_to(GAME)}:{number}"
        for path in GAME.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
        if WITH_HYPHEN.search(line) and path.name != "numbers.py"
    ]
    assert not found


def test_words_have_a_minus_before_a_figure() -> None:
    hyphens = re.compile(r"[ >(]-[0-9]")
    found = [
        f"{path.relative_to(GAME)}: {line.strip()[:60]}"
        for path in GAME.rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").split("\n")
        if hyphens.search(line)
    ]
    assert not found


@pytest.mark.parametrize(("language", "printed"), [("en", "09/02/2026"), ("es", "09/02/2026"), ("fi", "09.02.2026")])
def test_a_day_is_written_as_the_language_writes_it(language: str, printed: str) -> None:
    """ "09.02.2026" had stood in the English history."""
    words = Catalogue(language).tr
    assert day(words, time.mktime((2026, 2, 9, 12, 0, 0, 0, 0, -1))) == printed


def test_days_are_printed_in_one_way() -> None:
    found = [path.name for path in GAME.rglob("*.py") if "%d.%m" in path.read_text(encoding="utf-8")]
    assert not found

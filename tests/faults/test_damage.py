"""Journals that were cut short or altered tell the match up to a whole play, and say that something is missing."""

from __future__ import annotations

from tests.faults.damage import run


def test_a_damaged_journal_never_tells_what_was_not() -> None:
    found = run(150)
    assert found.whole and found.shorter and found.refused
    assert found.whole + found.shorter + found.refused == found.tries

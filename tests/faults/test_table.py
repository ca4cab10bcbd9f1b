"""Rows of the table of trust that are made anew stand where they stood; the others are left alone."""

from tests.faults.__main__ import BEGIN, END, README, merged


def test_rows_made_anew_replace_their_own():
    kept = [("loss", "1", "x"), ("tables", "1", "old"), ("tables", "10", "old"), ("disk", "once", "y")]
    made = [("tables", "2", "new"), ("judges", "3", "new")]
    assert merged(kept, made) == [kept[0], made[0], kept[3], made[1]]
    assert merged([], made) == made and merged(kept, []) == kept


def test_the_readme_has_its_place_for_the_table():
    text = README.read_text(encoding="utf-8")
    assert text.count(BEGIN) == text.count(END) == 1 and text.index(BEGIN) < text.index(END)

"""The table of a first lesson."""

from __future__ import annotations

import pytest
import walks

from game.scenes.lesson import Lesson, Page
from game.scenes.lesson_table import END


def test_no_page_takes_the_place_of_the_last_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its buttons end the lesson: without them the results would never count it as done."""
    table = walks.lesson(monkeypatch).stack.top
    table._seen = {page.id for page in table.lesson.page if not page.optional}
    late = Page(id="late", when="start", optional=True)
    table.page = None
    table.guide = None
    table.update(0.02)
    assert END in table._seen and table.guide is not None
    last = table.guide
    table.lesson = Lesson(table.lesson.seats, table.lesson.seed, (*table.lesson.page, late))
    table.update(0.02)
    assert table.guide is last and table.page is None

"""The sheet at the end of Lords of Hell: every part of every seat's points, in its row."""

from __future__ import annotations

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game.lessons.feed import LessonFeed
from game.lessons.script import load
from game.titles.lords_of_hell.screen.over import Over
from game.ui.lettering import Lettering

TITLE = "lords_of_hell"


def test_each_row_has_the_figures_of_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the result counts, part by part, and the sum last."""
    lesson = load(TITLE)
    assert lesson is not None
    played = LessonFeed(TITLE, lesson, "Maija")
    for step in lesson.step:
        while played.poll():
            pass
        played.read() if step.is_read else played.play(step.plays[0])
    while played.poll():
        pass
    match = played.match
    assert match.result is not None and match.result.tally is not None
    drawn: dict[int, list[str]] = {}
    row, line = Over._row, Lettering.line

    def told_row(self, surface, seat, rect, columns):
        drawn[seat] = []
        row(self, surface, seat, rect, columns)
        drawn[seat] = drawn[seat][-len(columns) :]

    def told_line(self, text, *args, **more):
        for words in drawn.values():
            words.append(text)
        return line(self, text, *args, **more)

    monkeypatch.setattr(Over, "_row", told_row)
    monkeypatch.setattr(Lettering, "line", told_line)
    feed = LocalFeed(TITLE, match.seats, 0, match=match, options=match.options, clock=None)
    harness, _ = open_table(feed, (1280, 720))
    for _ in range(60):
        harness.frames(2)
        if len(drawn) == match.seats:
            break
    tally = match.result.tally
    parts = [*(part for part in ("victory_points", "overlord", "promises") if part in tally), "total"]
    assert len({tuple(tally[part][seat] for part in tally) for seat in range(match.seats)}) > 1
    rows = {seat: words[: len(parts)] for seat, words in drawn.items()}
    assert rows == {seat: [str(tally[part][seat]) for part in parts] for seat in range(match.seats)}

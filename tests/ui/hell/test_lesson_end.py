"""The lesson of Lords of Hell tells of the match that is played in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.lessons.feed import LessonFeed
from game.lessons.script import load
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.titles.lords_of_hell.rules.cards import DEVIL_IDS
from game.words import LANGUAGES, title_words

TITLE = "lords_of_hell"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_page_tells_the_end_that_was_played(language: str, tmp_path: Path) -> None:
    """Who is crowned and by how much the player wins; the trade that is spoken of is the one on the scale."""
    lesson = load(TITLE)
    assert lesson is not None
    feed = LessonFeed(TITLE, lesson, "Maija")
    for step in lesson.step:
        while feed.poll():
            pass
        feed.read() if step.is_read else feed.play(step.plays[0])
    while feed.poll():
        pass
    state, result = feed.match.state, feed.match.result
    assert result is not None and not feed.strayed
    file = SettingsFile(tmp_path)
    file.change(language=language)
    words = title_words(TITLE, Context(file).text)
    told = words("lesson-end.text")
    crowned = words(f"devil-{DEVIL_IDS[state.devil[state.overlord]]}")
    assert result.winners == (0,) and told.startswith(crowned), (told, crowned, result)
    assert [int(n) for n in re.findall(r"\d+", told)] == sorted(result.tally["total"], reverse=True)[:2]
    offer = next(choice for _, choice in lesson.step[0].then if choice[0] == "offer")
    cards = next(item[2] for item in offer[2][0] if item[0] == "promise_card")
    assert str(cards) in words("lesson-trade.text")

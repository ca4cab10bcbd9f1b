"""The log in another language: turned in the middle of a match it reads as if it had always been told so."""

from __future__ import annotations

from typing import Any

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game import titles
from game.tabletop.contract import Line
from game.tabletop.log import MatchLog
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from game.words import Catalogue
from tests.seldom_drawn import seldom_drawn

SEATS = {"battlegoats": 3}
"""Where it is not the fewest."""
FRAME = 1 / 20
"""Seconds of one: nobody looks at the motion, only at what was told by it."""


def played(title: str, language: str, pace: str) -> tuple[Harness, TableScene]:
    feed = LocalFeed(title, seats=SEATS.get(title, titles.title(title).seats[0]), seed=5, clock=None)
    harness, scene = open_table(feed, (1280, 720), pace=pace, name="Maija")
    seldom_drawn(harness)
    scene.context.change(language=language)
    plays = 0
    for _ in range(2000):
        harness.frames(1, FRAME)
        free = scene.ready and not scene.updates.waiting and not scene.updates.playing
        if plays == 12 and free:
            break
        if free and feed.match.result is None and 0 in feed.match.waiting_for():
            feed.play(feed.match.default(0))
            plays += 1
    feed.held = True
    while scene.updates.waiting or scene.updates.playing:  # what is half told is told to its end
        harness.frames(1, FRAME)
    return harness, scene


def words(scene: Any) -> list[str]:
    return [line.text for line in scene.log.lines]


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_turned_in_mid_match_it_reads_as_always_told_so(title: str) -> None:
    _, always = played(title, "fi", "instant")
    harness, turned = played(title, "en", "instant")
    english = words(turned)
    assert len(english) > 5 and english != words(always)
    turned.context.change(language="fi")
    harness.frames(2)
    assert words(turned) == words(always)
    turned.context.change(language="en")
    harness.frames(2)
    assert words(turned) == english


def test_with_motion_too() -> None:
    _, always = played("battlegoats", "es", "fast")
    harness, turned = played("battlegoats", "fi", "fast")
    turned.context.change(language="es")
    harness.frames(2)
    assert words(turned) == words(always) and len(words(always)) > 5


def test_a_gap_keeps_the_words_of_the_moment() -> None:
    log = MatchLog()
    log.speak("en")
    log.add([Line("one")])
    log.add([Line("two"), Line("three")])
    log.also("fi", [Line("kaksi"), Line("kolme")], 1)
    log.add([Line("four")])
    log.speak("fi")
    assert [line.text for line in log.lines] == ["one", "kaksi", "kolme", "four"]
    log.speak("en")
    assert [line.text for line in log.lines] == ["one", "two", "three", "four"]


def test_a_sentence_that_takes_anothers_place_does_so_in_every_language() -> None:
    log = MatchLog()
    log.speak("en")
    for n, (english, finnish) in enumerate((("1 of 2", "1/2"), ("2 of 2", "2/2"))):
        log.add([Line(english, chain="votes")])
        log.also("fi", [Line(finnish, chain="votes")], n)
    log.speak("fi")
    assert [line.text for line in log.lines] == ["", "2/2"]


def test_a_sentence_whose_place_is_taken_leaves_nothing_to_be_forgotten() -> None:
    log = MatchLog()
    for text in ("a beats b", "a fells b"):
        log.add([Line(text, forgotten="somebody", chain="fight")])
    log.forget(lambda line: False)
    assert [line.text for line in log.lines] == ["", "somebody"]


def test_speaking_another_language_changes_nothing_else() -> None:
    text = Catalogue("en")
    version, english = text.version, text.tr("table-yes")
    with text.speaking("fi"):
        assert text.tr("table-yes") != english and text.language == "fi"
    assert (text.version, text.language, text.tr("table-yes")) == (version, "en", english)

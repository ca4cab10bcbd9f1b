"""What was read and said of a title's words is let go with the title, and read again when it is asked for."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest

from game import words
from game.words import ENGLISH, HERE, Catalogue, join_names, language_name, title_words
from game.words.speech import Speech


@pytest.fixture(autouse=True)
def _nothing_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_spoken", {})


def held() -> set[tuple[str, str]]:
    """What is read at the moment, by title (or "") and language."""
    return {("" if folder == HERE else folder.parent.name, spoken) for folder, spoken, _ in words._spoken}


def test_words_of_a_title_go_with_it_and_come_back() -> None:
    catalogue = Catalogue("fi")
    goats, goblin = title_words("battlegoats", catalogue), title_words("goblin_raid", catalogue)
    with catalogue.speaking("es"):
        language_name("es")
        said = goats("title-tagline"), goblin("title-tagline"), catalogue.tr("language-name")
    for one in goats, goblin:
        one("title-tagline")
    read = [weakref.ref(speech) for key, speech in words._spoken.items() if key[0].parent.name == "battlegoats"]
    assert {("battlegoats", "fi"), ("battlegoats", "es"), ("goblin_raid", "es"), ("", "es")} <= held()
    catalogue.tr("lobby-seats", n=3)  # in Finnish
    words.keep_only({"goblin_raid"}, "fi")
    assert ("goblin_raid", "es") in held()
    assert ("", "fi") in held()
    assert {title for title, _ in held()} == {"", "goblin_raid"}
    assert {spoken for title, spoken in held() if not title} <= {"fi", ENGLISH}
    gc.collect()
    assert len(read) >= 2
    assert [ref for ref in read if ref() is not None] == []
    with catalogue.speaking("es"):
        assert (goats("title-tagline"), goblin("title-tagline"), catalogue.tr("language-name")) == said


def test_a_file_is_read_once_whoever_asks() -> None:
    catalogue = Catalogue()
    catalogue.tr("lobby-seats", n=3)
    join_names(["A", "B"], ENGLISH)
    language_name(ENGLISH)
    assert len(words._spoken) == 1


class Source(str):
    """A message that can be watched."""


def test_nothing_of_a_file_outlives_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / f"{ENGLISH}.ftl").touch()
    goats = "one =\n    { $n ->\n        [one] One goat\n       *[other] { $n } goats\n    }\n    .more = More\n"
    entries = {"one": Source(goats)}
    read = weakref.ref(entries["one"])
    monkeypatch.setattr("game.words.speech.read_entries", lambda *_: entries)
    speech = Speech(tmp_path, ENGLISH)
    assert speech.has("one.more")
    assert not speech.has("one.less")
    assert speech.say("one", {"n": 2}) == "2 goats"
    del speech
    entries.clear()
    gc.collect()
    assert read() is None

"""One word for one thing: each term of `glossary/<slug>.toml` is said where it belongs, and no word that it replaces is said.

[foe]
en = "foes?"                    # the forms of the word, a regular expression for whole words
fi = "viholli\\w+"
es = "enemig\\w+"
in = ["screen", "lesson", "rules"]   # where it must be said at least once
[foe.never]
fi = ["vastustaj\\w*"]          # what is said nowhere in that language's file
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.words import LANGUAGES
from tests.words.messages import FOLDERS, Texts, part_of, prose, texts

GLOSSARIES = sorted(Path(__file__).with_name("glossary").glob("*.toml"))
PARTS = {"screen", "lesson", "rules"}
Glossary = Mapping[str, Mapping[str, Any]]


@cache
def words(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


def faults(glossary: Glossary, spoken: Mapping[str, Texts]) -> Iterator[str]:
    """What breaks a glossary; `spoken` holds a folder's texts by language."""
    for term, row in glossary.items():
        assert not row.keys() - {*LANGUAGES, "in", "never"} and set(row["in"]) <= PARTS, term
        for language, found in spoken.items():
            said = {
                part: [prose(text) for key in found if part_of(key) == part for text in found[key]] for part in PARTS
            }
            for part in row["in"]:
                if not any(words(row[language]).search(text) for text in said[part]):
                    yield f"{language}: the {part} never says {term} ({row[language]})"
            for other in row.get("never", {}).get(language, ()):
                for key, told in found.items():
                    for text in told:
                        if match := words(other).search(prose(text)):
                            yield f"{language}: {key} says “{match[0]}” for {term} ({row[language]})"


def glossary_of(path: Path) -> Glossary:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)
def test_one_word_for_one_thing(path: Path) -> None:
    spoken = {language: texts(path.stem, language) for language in LANGUAGES}
    found = list(dict.fromkeys(faults(glossary_of(path), spoken)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)
def test_a_replaced_word_is_found(path: Path) -> None:
    """The test itself is tested: a message with a replaced word, and a part without the term."""
    spoken = {language: texts(path.stem, language) for language in LANGUAGES}
    planted = {"[x]": {**dict.fromkeys(LANGUAGES, "no such word"), "in": ["screen"], "never": {"fi": ["ja"]}}}
    found = list(faults(planted, spoken))
    assert sum("never says" in fault for fault in found) == len(LANGUAGES)
    assert any("says “ja”" in fault.lower() for fault in found)


def test_a_glossary_belongs_to_a_folder() -> None:
    assert {path.stem for path in GLOSSARIES} <= FOLDERS.keys()


def test_parts_and_whole_words() -> None:
    assert [part_of(key) for key in ("lesson-draft.text", "rulebook-goal", "ask-draft", "lessons")] == [
        "lesson",
        "rules",
        "screen",
        "screen",
    ]
    glossary = {"foe": {"en": "foes?", "in": ["screen", "rules"], "never": {"en": ["enem(?:y|ies)"]}}}
    told = {"en": {"ask-a": ("A <b>foe</b> waits.",), "rulebook-b": ("The {foe} of enemyhood.", "Two Enemies.")}}
    assert list(faults(glossary, told)) == [
        "en: the rules never says foe (foes?)",
        "en: rulebook-b says “Enemies” for foe (foes?)",
    ]

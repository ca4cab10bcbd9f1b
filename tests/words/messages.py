"""Every message of every folder of words, as the texts that it can say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.words import LANGUAGES
from tests.titles.words import patterns, variants

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "program"
FOLDERS: dict[str, Path] = {
    PROGRAM: ROOT / "game/words",
    **{path.parents[1].name: path.parent for path in sorted((ROOT / "game/titles").glob("*/words/en.ftl"))},
}
"""By slug: the program's words, and those of each title."""
Texts = Mapping[str, tuple[str, ...]]
"""By message or `message.attribute`: every way to say it, `{name}` where something is filled in."""


class Said(NamedTuple):
    """One way to say a message of one folder in one language."""

    folder: str
    language: str
    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.folder} {self.language} {self.key}: {self.text}"


@cache
def texts(folder: str, language: str) -> Texts:
    """Return what a folder says in a language; names of languages are left out."""
    found = patterns(FOLDERS[folder] / f"{language}.ftl")
    return {key: tuple(variants(told)) for key, told in found.items() if not key.startswith("language-name")}


def every_text(folder: str, *spoken: str) -> Iterator[Said]:
    """Every way to say every message of a folder, in these languages or in all."""
    for language in spoken or LANGUAGES:
        for key, told in texts(folder, language).items():
            for text in dict.fromkeys(told):
                yield Said(folder, language, key, text)


def part_of(key: str) -> str:
    """Tell the part of the words that a message belongs to: lesson, rules, or screen."""
    return {"lesson": "lesson", "rulebook": "rules"}.get(re.split(r"[-.]", key)[0], "screen")


def prose(text: str) -> str:
    """Return a text without markup and without what is filled in."""
    return re.sub(r"<[^>]*>|\{\w+\}", " ", text)

"""A player's own folder for tests: the worked example in it, and everything as it was afterwards."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import titles
from game.own import content, discovery
from game.own.content import Content

HERE = Path(__file__).parent
EGGS = "rotten_eggs"
LAMP = """
[[card]]
id = "lamp_goat"
type = "goat"
power = 4
source = "design"
effects = [ { when = "count", verb = "bonus", add = 2, if = { foe_type = "goat" } } ]
"""
LAMP_WORDS = "card-lamp-goat = Lamp Goat\n    .text = +2 against goats.\n    .flavour = Carries the light.\n"


def put_eggs(home: Path, name: str = EGGS) -> Path:
    """The worked example in a player's folder; where it lies."""
    place = home / "titles" / name
    shutil.copytree(HERE / EGGS, place, ignore=shutil.ignore_patterns("__pycache__"))
    return place


def put_set(home: Path, name: str = "battlegoats/lamp", rows: str = LAMP, words: str = LAMP_WORDS,
            file: str = "cards", facts: str = 'name = "Lamp goats"\nversion = "1"\n') -> Path:  # fmt: skip
    """A card set in a player's folder; where it lies."""
    place = home / "sets" / name
    for path, text in (("set.toml", facts), (f"data/{file}.toml", rows), ("words/en.ftl", words)):
        if text:
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_text(text, encoding="utf-8")
    return place


@contextmanager
def loaded(home: Path) -> Iterator[Content]:
    """The games of a folder, in this process. Card sets change rules that others here have read: they need one of their own."""
    before = list(titles.__path__)
    try:
        yield discovery.load(home)
    finally:
        content.use(Content())
        titles.__path__[:] = before
        for name in [name for name in sys.modules if name.startswith(f"game.titles.{EGGS}")]:
            del sys.modules[name]
        for cached in (titles.titles, titles.rules, titles.figures, titles.content_hash):
            cached.cache_clear()

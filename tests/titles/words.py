"""What the word tests of all titles share: a title's sentences as they stand in its files, and the checks that are the same
for every game. A title's `test_text.py` says what is its own: its asks, cues, cards and rulebook.

    SPOKEN = Spoken(title)
    def test_languages_have_the_same_keys_and_arguments(name): SPOKEN.speaks_alike(name)
"""

from __future__ import annotations

import ast
import re
import string
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.art.test_fonts import DRAWN, NEEDED

LANGUAGES = ("en", "fi", "es")
ASKED = ("words", "w", "maybe")
"""Names by which a table asks for a sentence."""


def arguments(text: str) -> set[str]:
    """What a sentence leaves open."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def strings(node: Any) -> Iterator[str]:
    """Every string of a tree."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list):
        for value in node.values() if isinstance(node, dict) else node:
            yield from strings(value)


CLOCK_MARK = "¦"
"""Stands round what is said only while a clock runs; never printed (`game.tabletop.words.TIMED`)."""


class Spoken:
    """The words of one title."""

    def __init__(self, title: ModuleType) -> None:
        self.folder = Path(str(title.__file__)).parent

    def toml(self, name: str) -> dict[str, Any]:
        return tomllib.loads(self.path(name).read_text(encoding="utf-8"))

    def path(self, name: str) -> Path:
        """`data/cards` of the title's folder; a bare name is one of its words."""
        return self.folder / (f"{name}.toml" if "/" in name else f"words/{name}.toml")

    def section(self, heading: str) -> str:
        """What stands under a heading of the title's README."""
        readme = (self.folder / "README.md").read_text(encoding="utf-8")
        return readme.split(f"\n## {heading}\n")[1].split("\n## ")[0]

    def rows(self, heading: str) -> list[list[str]]:
        """The rows of the table under a heading of the README."""
        lines = [line for line in self.section(heading).splitlines() if line.startswith("| `")]
        return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]

    def source(self, pattern: str) -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in sorted(self.folder.glob(pattern)))

    # checks

    def speaks_alike(self, name: str) -> None:
        """Every language has the same keys, and leaves the same things open."""
        table = self.toml(name)
        assert set(table) == set(LANGUAGES)
        for language in LANGUAGES:
            assert table[language].keys() == table["en"].keys(), table[language].keys() ^ table["en"].keys()
            for key, text in table[language].items():
                assert text.strip() and arguments(text) == arguments(table["en"][key]), (language, key)

    def has_letters_for(self, name: str) -> None:
        """The typefaces, or what is drawn beside them, have every sign of a file that is ever printed."""
        for text in strings(self.toml(name)):
            assert not set(text) - {*NEEDED, *DRAWN, "\n", CLOCK_MARK}, text

    def names_only(self, nouns: dict[str, set[str]], gathered: dict[str, set[str]] | None = None) -> None:
        """Sentences of the log name only nouns of their cue, and what the screen puts together (`gathered`)."""
        for key, text in self.toml("text")["en"].items():
            if key.startswith("log."):
                kind = key.split(".")[1]
                assert arguments(text) <= nouns[kind] | (gathered or {}).get(kind, set()), key

    def says_all_of_it(self) -> None:
        """No sentence lies about that nobody can ever read: each key stands in code or data, or may be put together there."""
        exact, patterns = self._keys_named()
        for name in ("text", "screen"):
            if not self.path(name).exists():
                continue
            unread = self.toml(name)["en"].keys() - exact
            assert [key for key in sorted(unread) if not any(pattern.fullmatch(key) for pattern in patterns)] == []

    def _keys_named(self) -> tuple[set[str], list[re.Pattern[str]]]:
        """What may name a sentence: whole strings, and what is put together from a beginning or an end that has a dot."""
        data = (*self.folder.glob("data/*.toml"), *self.folder.glob("words/[lr]*.toml"))
        exact = {text for path in data for text in strings(tomllib.loads(path.read_text(encoding="utf-8")))}
        patterns: set[str] = set()
        shared = [path for path in self.folder.parents[1].rglob("*.py") if "titles" not in path.parts]
        for path in (*self.folder.rglob("*.py"), *shared):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    exact.add(node.value)
                    if re.fullmatch(r"[a-z][a-z_.]*\.", node.value):  # "phase." + name
                        patterns.add(re.escape(node.value) + ".+")
                    elif re.fullmatch(r"\.[a-z_.]+", node.value):  # key + ".small"
                        patterns.add(".+" + re.escape(node.value))
                elif isinstance(node, ast.JoinedStr):
                    parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                    patterns.add("".join(parts))
        dotted = re.compile(r"[a-z].*\\\..*|.*\\\.[a-z].*")
        return exact, [re.compile(pattern) for pattern in patterns if dotted.fullmatch(pattern)]

    def asks_for_what_there_is(self, least: int = 0) -> None:
        """The table asks only for words that there are, and fills in all that they leave open."""
        words = {**self.toml("text")["en"], **self.toml("screen")["en"]}
        found = 0
        for at, pattern, filled in self._asked():
            keys = [key for key in words if re.fullmatch(pattern, key)]
            assert keys, (at, pattern)
            found += 1
            if filled is not None:
                assert arguments(words[keys[0]]) <= filled, (at, keys[0])
        assert found > least

    def _asked(self) -> Iterator[tuple[str, str, set[str] | None]]:
        """What the table asks the words for: where, the key (a pattern where it is put together), what it fills in."""
        for path in sorted(self.folder.glob("screen/*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                func, first = node.func, node.args[0]
                name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
                if name not in ASKED:
                    continue
                filled = {word.arg for word in node.keywords}
                known = None if None in filled else {word for word in filled if word}
                at = f"{path.name}:{node.lineno}"
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield at, re.escape(first.value), known
                elif isinstance(first, ast.JoinedStr):
                    parts = [
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[a-zA-Z0-9_.]+"
                        for part in first.values
                    ]
                    yield at, "".join(parts), None

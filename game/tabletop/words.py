"""A title's own words: `words/text.toml` and `words/screen.toml` of its folder, a table per language, flat dotted keys."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from game.text import Catalogue

FILES = ("text.toml", "screen.toml")
TIMED = re.compile("¦([^¦]*)¦?")
"""What stands between two of these marks (or behind the last) is said only while a clock runs: that time may run out."""


def _flatten(table: dict[str, Any], path: str, out: dict[str, str]) -> None:
    for name, value in table.items():
        inner = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            _flatten(value, inner, out)
        else:
            out[inner] = str(value)


class Words:
    """`words("ask.attack", name="Inés")` in the language of the moment, English behind it.

    `timed`: whether a clock runs at the table; without one nothing is said of time that runs out (`TIMED`).
    """

    def __init__(self, folder: Path, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._texts: dict[str, dict[str, str]] = {"en": {}, "fi": {}, "es": {}}
        self.unknown: set[str] = set()
        self.timed = True
        for name in FILES:
            path = folder / "words" / name
            if path.exists():
                for language, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
                    if isinstance(table, dict):
                        _flatten(table, "", self._texts.setdefault(language, {}))

    @property
    def language(self) -> str:
        return self._catalogue.language

    def keys(self, language: str) -> set[str]:
        return set(self._texts.get(language, ()))

    def has(self, key: str) -> bool:
        return key in self._texts[self.language] or key in self._texts["en"]

    def of(self, table: dict[str, str]) -> str:
        """Of a text in each language, the one of the moment."""
        return table.get(self.language) or table.get("en", "")

    def __call__(self, key: str, **args: object) -> str:
        text = self._texts[self.language].get(key) or self._texts["en"].get(key)
        if text is None:
            self.unknown.add(key)
            return key
        if "¦" in text:
            text = TIMED.sub(r"\1" if self.timed else "", text).strip()
        try:
            return text.format(**args) if args else text
        except (KeyError, IndexError, ValueError):
            self.unknown.add(key)
            return text

    def maybe(self, key: str, **args: object) -> str:
        """The text, or nothing when there is none."""
        return self(key, **args) if self.has(key) else ""

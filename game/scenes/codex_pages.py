"""What the codex reads of a title: `rulebook.toml` (chapters) and the cards of its `data/cards.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game import titles


@dataclass(frozen=True, slots=True)
class Chapter:
    """One page of the rules in one language."""

    id: str
    title: str
    text: str
    rules: str
    phase: str


@dataclass(frozen=True, slots=True)
class CodexCard:
    """One card as the codex shows it."""

    id: str
    name: str
    type: str
    type_name: str
    numeral: str
    text: str
    flavour: str


def _folder(title: str) -> Path:
    return Path(titles.__path__[0]) / title


@cache
def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def chapters(title: str, language: str) -> list[Chapter]:
    """The rulebook's chapters; none for a game still in the works."""
    return [
        Chapter(row["id"], row["title"][language], row["text"][language], row["rules"], row["phase"])
        for row in _toml(_folder(title) / "rulebook.toml").get("chapter", [])
    ]


def cards(title: str, language: str) -> list[CodexCard]:
    """Every card in the order of the data."""
    data = _toml(_folder(title) / "data" / "cards.toml")
    types = {row["id"]: row["name"][language] for row in data.get("type", [])}
    text = "text" if language == "en" else f"text_{language}"
    return [
        CodexCard(row["id"], row["name"][language], row["type"], types.get(row["type"], row["type"]),
                  str(row.get("power", "")), row.get(text, row.get("text", "")), row.get("flavour", ""))
        for row in data.get("card", [])
    ]  # fmt: skip


def types(title: str, language: str) -> list[tuple[str, str]]:
    """The card types, as (id, words), for the filter."""
    data = _toml(_folder(title) / "data" / "cards.toml")
    return [(row["id"], row["name"][language]) for row in data.get("type", [])]

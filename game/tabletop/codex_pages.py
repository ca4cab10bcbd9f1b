"""What the codex shows of a title: the chapters of its `data/rulebook.toml`, and the cards that its `screen/codex.py` lists
(`cards(words) -> list[CodexCard]`, `kinds(words) -> [(id, name), ...]` for the filter)."""

from __future__ import annotations

import importlib
import importlib.util
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.own import content
from game.ui.cards import CardFace
from game.words import Words


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
    kind: str
    kind_name: str
    face: CardFace


@cache
def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def chapters(title: str, words: Words) -> list[Chapter]:
    """The rulebook's chapters in the language of the moment; none for a game still in the works."""
    return [
        Chapter(
            row["id"], words(f"rulebook-{row['id']}"), words(f"rulebook-{row['id']}.text"), row["rules"], row["phase"]
        )
        for row in _toml(content.title_folder(title) / "data" / "rulebook.toml").get("chapter", [])
    ]


def _listed(title: str) -> Any:
    name = f"game.titles.{title}.screen.codex"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def cards(title: str, words: Words) -> list[CodexCard]:
    """Every card, in the order of the title's data; none for a game still in the works."""
    listed = _listed(title)
    found: list[CodexCard] = listed.cards(words) if listed else []
    return found


def kinds(title: str, words: Words) -> list[tuple[str, str]]:
    """The kinds of cards, as (id, name), for the filter."""
    listed = _listed(title)
    found: list[tuple[str, str]] = listed.kinds(words) if listed else []
    return found

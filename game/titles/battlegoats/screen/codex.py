"""All cards of BattleGoats for the codex."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from game.tabletop.codex_pages import CodexCard
from game.tabletop.words import Words
from game.titles.battlegoats.rules.cards import CARDS, INDEX
from game.ui.cards import CardFace


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parents[1] / "data" / "cards.toml").read_text(encoding="utf-8"))


def kinds(words: Words) -> list[tuple[str, str]]:
    """The four types."""
    return [(row["id"], words.of(row["name"])) for row in _data()["type"]]


def cards(words: Words) -> list[CodexCard]:
    """All 55, in the order of the data."""
    names = dict(kinds(words))
    text = "text" if words.language == "en" else f"text_{words.language}"
    return [
        CodexCard(
            row["id"],
            row["type"],
            names[row["type"]],
            CardFace(
                words.of(row["name"]),
                row["id"],
                str(row.get("power", "")),
                "machine" if row["type"] == "equipment" else row["type"],
                names[row["type"]],
                row.get(text, row.get("text", "")),
                words.of(CARDS[INDEX[row["id"]]].flavour),
            ),
        )
        for row in _data()["card"]
    ]

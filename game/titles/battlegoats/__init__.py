"""BattleGoats: what is known of it before its rules are loaded (data/options.toml holds its options)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.titles import Title
from game.titles.options import read_options

_HERE = Path(__file__).parent


def _settings() -> dict[str, Any]:
    return tomllib.loads((_HERE / "data" / "settings.toml").read_text(encoding="utf-8"))


def _title(settings: dict[str, Any]) -> Title:
    """BTG-1.1, 1.3, 13.1: seats, length and lobby options."""
    return Title(
        id="battlegoats",
        name="BattleGoats",
        poster=3,
        seats=(settings["seats"]["min"], settings["seats"]["max"]),
        minutes=(10, 25),
        options=read_options(_HERE),
        levels=("easy", "normal", "hard"),
        codes=tuple(settings["refusal"]["codes"]),
    )


TITLE = _title(_settings())

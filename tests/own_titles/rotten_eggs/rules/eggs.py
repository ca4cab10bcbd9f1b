"""The data compiled: a kind of egg is its index in `data/eggs.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.engine.rows import added, read
from game.titles.rotten_eggs.rules.data_shapes import SHAPES

_PATH = Path(__file__).parents[1] / "data" / "eggs.toml"
DATA: dict[str, Any] = read(_PATH.read_text("utf-8"), SHAPES["eggs"], "eggs.toml", added("rotten_eggs", "eggs"))
KINDS: tuple[str, ...] = tuple(row["id"] for row in DATA["egg"])
POINTS: tuple[int, ...] = tuple(row["points"] for row in DATA["egg"])
BASKET: tuple[int, ...] = tuple(kind for kind, row in enumerate(DATA["egg"]) for _ in range(row["count"]))
"""The kind of every egg there is, unshuffled."""

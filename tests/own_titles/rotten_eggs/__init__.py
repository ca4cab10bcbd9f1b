"""Rotten Eggs: what is known of it before its rules are loaded (data/options.toml holds the options)."""

from __future__ import annotations

from pathlib import Path

from game.titles import Title
from game.titles.options import read_options

TITLE = Title(
    id="rotten_eggs",
    name="Rotten Eggs",
    poster=5,
    seats=(2, 4),
    minutes=(5, 10),
    options=read_options(Path(__file__).parent),
    codes=("not_your_egg", "not_yourself"),
)
"""EGG-1.1: seats, length, refusals."""

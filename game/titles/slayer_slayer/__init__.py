"""Goblin Slayer-Slayer: what is known of it before its rules are loaded (data/options.toml holds its options)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game.titles import Title
from game.titles.options import read_options

_HERE = Path(__file__).parent


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((_HERE / "data" / f"{name}.toml").read_text(encoding="utf-8"))


_CODES = (
    *("out_of_game", "not_now", "too_few_cards", "too_many_cards", "not_in_hand", "horde_locked", "no_such_choice"),
    *("player_is_out", "not_the_picker", "cannot_be_picked", "princeling_must", "not_the_representative"),
    *("stake_1_to_4", "not_enough_gold", "not_enough_trophies", "one_currency", "already_held", "choose_another"),
    *("no_reroll", "cannot_sacrifice", "no_such_loot", "no_goblins_left", "sacrifice_exactly"),
)
"""GSS-9.1 to 9.22, in their order (`rules/refusals.py` says when)."""


def _title(tables: dict[str, Any]) -> Title:
    """GSS-1.3, 1.4, 11: seats, length and lobby options."""
    return Title(
        id="slayer_slayer",
        name="Goblin Slayer-Slayer",
        poster=0,
        seats=(tables["players"]["min_seats"], tables["players"]["max_seats"]),
        usual=tables["players"]["default_seats"],
        minutes=(40, 60),
        options=read_options(_HERE),
        codes=_CODES,
    )


TITLE = _title(_data("tables"))

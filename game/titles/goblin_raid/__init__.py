"""Goblin: what is known of it before its rules are loaded (data/options.toml holds the options)."""

from __future__ import annotations

from pathlib import Path

from game.titles import Title
from game.titles.options import read_options

_HERE = Path(__file__).parent

_CODES = (
    *("not_your_turn", "no_leader", "not_adjacent", "no_mp", "carry_budget", "impassable", "mounted_forest"),
    *("enemy_there", "zoc_stop", "over_command", "carried_by_other", "overfull", "left_overfull", "in_passage"),
    *("overstacked", "still_out", "not_alarmed", "off_map", "wrong_exit", "no_undo", "no_plunder", "bad_battle"),
    *("hex_twice", "not_involved", "no_missiles", "already_attacked", "target_done", "river_melee", "bad_path"),
    *("must_escort", "bad_advance", "cave_taken", "bad_setup"),
)
"""GOB section 16, in its order (`rules/refusals.py` says when)."""


TITLE = Title(
    id="goblin_raid",
    name="Goblin",
    poster=4,
    seats=(2, 2),
    minutes=(60, 300),
    options=read_options(_HERE),
    status="ready",
    codes=_CODES,
)
"""GOB-1.1, 1.3, 1.4, section 18: seats, length and lobby options."""

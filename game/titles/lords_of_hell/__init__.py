"""Lords of Hell: what is known of it before its rules are loaded (data/options.toml holds the options)."""

from __future__ import annotations

from pathlib import Path

from game.titles import Title
from game.titles.options import read_options

_CODES = (
    *("wrong_phase", "not_your_turn", "floor_taken", "hold_spent", "not_owner", "pledged", "short", "ribboned", "past"),
    *("too_many_promises", "no_window", "sworn_not_to", "sworn_to", "cannot_swear", "clashes", "cannot_trade_state"),
    *("need_leave", "not_movable_now", "captive_fixed", "offer_limit", "stale", "swap_used", "already_attacked"),
    *("nothing_left", "no_leader", "just_arrived", "leviathan_holds", "principal_side", "cannot_flee"),
    *("wrong_fortress", "jug_first", "leviathan_last", "spread_hits", "ritual_slot", "need_souls", "no_target"),
    *("set_aside", "devil_absent", "not_nominee", "ring_closed", "bad_target"),
)
"""LOH section 18, in the order of its table."""

TITLE = Title(
    id="lords_of_hell",
    name="Lords of Hell",
    poster=2,
    seats=(3, 6),
    usual=4,
    minutes=(90, 180),
    options=read_options(Path(__file__).parent),
    codes=_CODES,
)

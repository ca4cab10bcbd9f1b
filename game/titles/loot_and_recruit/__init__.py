"""Loot & Recruit: what is known of it before its rules are loaded (data/options.toml holds the options)."""

from __future__ import annotations

from pathlib import Path

from game.titles import Title
from game.titles.options import read_options

_CODES = (
    *("not_your_turn", "wrong_state", "choice_pending", "reaction_open", "card_not_in_hand", "card_not_in_play"),
    *("no_action", "action_used", "action_no_effect", "discard_empty", "not_in_discard", "slot_empty", "need_loot"),
    *("need_recruit", "bad_platform", "platform_shielded", "all_shielded", "attack_forbidden", "no_attacks_left"),
    *("bad_target", "extra_attack_own", "same_opponent", "attack_shield_first", "no_attack_power", "need_attack"),
    *("no_reaction", "bad_count", "capture_too_big"),
)
"""LNR section 10, in the order of its table; what comes too late is the kernel's own `stale_ask`."""

TITLE = Title(
    id="loot_and_recruit",
    name="Loot & Recruit",
    poster=1,
    seats=(2, 5),
    usual=4,
    minutes=(20, 50),
    options=read_options(Path(__file__).parent),
    codes=_CODES,
)

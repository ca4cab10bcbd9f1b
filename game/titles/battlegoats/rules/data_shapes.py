"""What a row of BattleGoats' data files may say (BTG section 6): whatever else stands there is refused at load."""

from __future__ import annotations

from typing import Any

from game.engine.rows import ByKey, OpenRows, Shape

ROWS = ("front", "middle", "back")
TYPES = ("hero", "goat", "creature", "equipment")
SPACES = tuple(f"{row}{column}" for row in "FMB" for column in (1, 2, 3))
SEATS = range(2, 7)
_POWER = range(10)
_SOME = range(1, 10)
_SECONDS = range(1, 601)
_MILLISECONDS = range(100, 120_001)
_PERCENT = range(101)

CONDITIONS: dict[str, Shape] = {
    "role?": ("attack", "defend"),
    "row?": ROWS,
    "foe_type?": TYPES,
    "foe_printed_min?": _POWER,
    "foe_family?": str,
    "foe_face_up?": (True,),
    "self_face_up?": (True,),
    "adjacent_type?": TYPES,
    "ally?": str,
    "seen?": str,
    "slain?": str,
    "own_cards_max?": _SOME,
}
"""All that must hold; a condition that is false by nature, as `foe_face_up = false`, has no code."""
_ADD = range(-9, 10)
_WHEN_COUNTED: dict[str, Any] = {"when": ("count",)}
EFFECT = ByKey(
    "verb",
    {
        "bonus": {
            **_WHEN_COUNTED,
            "add": _ADD,
            "per?": ("adjacent", "ahead", "own_discard", "enemy_face_up", "family", "defeats"),
            "max?": _SOME,
            "if?": CONDITIONS,
        },
        "aura": {
            **_WHEN_COUNTED,
            "add": _ADD,
            "to": ("adjacent", "row", "behind"),
            "only?": TYPES,
            "if?": CONDITIONS,
        },
        "hex": {**_WHEN_COUNTED, "add": range(-9, 0)},
        "mimic": _WHEN_COUNTED,
        "set_power": {**_WHEN_COUNTED, "value": _POWER, "if?": CONDITIONS},
        "reach": {"when": ("declare",), "zone": ("front_row", "column_front", "column_back")},
        "volley": {"when": ("declare",), "targets": (2,)},
        "cannot_attack": {"when": ("declare",)},
        "silence": {"when": ("flip",)},
        "dodge": {"when": ("flip",)},
        "expose": {"when": ("won",), "n": _SOME},
        "explode": {"when": ("compare",), "on": ("attacked", "defeat")},
        "blast_proof": {"when": ("compare",)},
        "stand_in": {"when": ("compare",)},
        "tangle": {"when": ("defeated",)},
        "peek": {"when": ("command", "defeated", "won"), "n": _SOME},
        "stay_up": {"when": ("settle",)},
        "steal": {"when": ("command",)},
        "raise": {"when": ("command",), "except": TYPES},
        "veil": {"when": ("command",)},
        "shell_game": {"when": ("command",)},
        "swap_enemy": {"when": ("command",)},
        "also_type": {"when": ("always",), "type": TYPES},
    },
)
SHAPES: dict[str, Shape] = {
    "cards": {
        "deck": {"total": range(1, 100)},
        "type": [{"id": TYPES, "count": range(56), "icon": str, "colour": str}],
        "card": [
            {
                "id": str,
                "type": TYPES,
                "power": _POWER,
                "source": ("public", "seed", "design"),
                "effects": [EFFECT],
                "family?": str,
            }
        ],
    },
    "settings": {
        "seats": {"min": SEATS, "max": SEATS},
        "muster": {"cards_each": (8,)},
        "memory": {"*": {"store_percent": _PERCENT, "lose_percent_per_turn": _PERCENT}},
        "timers": {
            "draft_pick": _SECONDS,
            "deploy": _SECONDS,
            "choose_first": _SECONDS,
            "turn": _SECONDS,
            "decision": _SECONDS,
            "veil": _SECONDS,
            "final_choice": _SECONDS,
            "deploy_minimum_ms": _MILLISECONDS,
            "photo_finish_ms": _MILLISECONDS,
            "bot_ready_earliest_ms": _MILLISECONDS,
            "bot_ready_latest_ms": _MILLISECONDS,
            "fight_reveal_ms": _MILLISECONDS,
        },
        "space": [
            {
                "id": SPACES,
                "row": ROWS,
                "adjacent": [SPACES],
                "ahead": [SPACES],
                "behind": [SPACES],
            }
        ],
        "refusal": {"codes": [str]},
    },
}
OPEN_TO_SETS = (OpenRows("cards", "card", "card-"),)
"""Card sets may add to the deck."""

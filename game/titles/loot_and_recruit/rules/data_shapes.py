"""What a row of Loot & Recruit's data files may say (LNR sections 2 and 6): whatever else stands there is refused at load.

A field with one value alone is one that the verb carries out so and no other way.
"""

from __future__ import annotations

from typing import Any

from game.engine.rows import ByKey, OpenRows, Shape

PHASES = ("opening", "morning", "day", "night", "closing")
_POWER = ("loot", "recruit", "attack")
_SOME = range(1, 10)
_CHANGE = range(-9, 10)
_COST = range(100)
_COPIES = range(1, 100)
_OF = ("shop", "goblin", "troublesome_trio")

_GAIN: dict[str, Any] = {"power": _POWER, "n": _SOME}
_PILES = [("hand", "discard")]
ACTIONS: dict[str, dict[str, Shape]] = {
    "gain_power": {**_GAIN, "per?": ("other_attack_cards_in_play",)},
    "draw": {"n": _SOME},
    "trash": {"from": _PILES, "min": (1,), "max": (1,)},
    "take_from_discard": {"n": (1,)},
    "discount": {"of": _OF, "n": _SOME, "uses": (1,)},
    "replace_lineup_card": {"lineup": ("crowd",), "min": (0,), "max": (1,)},
    "capture_goblin": {"trigger": ("own_attack_succeeds",), "max_recruit_cost": range(1, 100)},
    "attach_shield": {"where": ("own_stack",)},
    "move_goblin": {"whose": ("any_one_player",), "to": ("top_of_other_platform",)},
    "modify_defense": {"n": _CHANGE, "scope": ("opponent_platform",), "min": (0,), "max": (1,)},
}
PASSIVES: dict[str, dict[str, Shape]] = {
    "spoils": {**_GAIN, "n_from_4_players?": _SOME},
    "extra_attack": {"n": _SOME, "target": ("different_opponent",)},
}
PURCHASES: dict[str, dict[str, Shape]] = {
    "gain_power": _GAIN,
    "draw": {"n": _SOME},
    "trash": {"from": _PILES, "min": (0,), "max": (1,)},
    "put_self": {"zone": ("hand", "deck_top", "discard")},
}
REACTIONS: dict[str, dict[str, Shape]] = {
    "negate_attack": {"trigger": ("opponent_attacks_you",), "then_draw": range(10)}
}
ATTACHED: dict[str, dict[str, Shape]] = {"guard_stack": {"defense": range(1, 100), "trash_to": ("shop_trash",)}}
BONUSES: dict[str, dict[str, Shape]] = {
    "gain_power": {**_GAIN, "who?": ("first_player",)},
    "discount": {"of": _OF, "n": _CHANGE},
    "modify_defense": {"n": _CHANGE, "scope": ("all_platforms",)},
    "spoils": _GAIN,
    "forbid_attack": {},
    "move_first_player": {"to": ("highest_running_total",)},
}
FLIPS: dict[str, dict[str, Shape]] = {
    "redraw_hand": {"n": _SOME},
    "trash": {"from": [("hand",)], "min": _SOME, "max": (*_SOME, "hand"), "then_draw": range(10)},
    "discard_draw": {"min": _SOME, "max": (*_SOME, "hand"), "draw": (*range(10), "same")},
    "trash_for_card": {"from": [("hand",)], "cards": [str], "zone": ("discard",)},
    "discard_for_goblin": {"n": _SOME, "goblin": str},
    "volunteer": {"to": ("lowest_running_total",), "then_draw": range(10)},
}


def _at(**verbs: dict[str, dict[str, Shape]]) -> ByKey:
    """Effects by when they are carried out, then by their verb."""
    return ByKey("when", {when: ByKey("verb", shapes) for when, shapes in verbs.items()})


_EFFECTS = [_at(action=ACTIONS, passive=PASSIVES, on_purchase=PURCHASES, reaction=REACTIONS, attached=ATTACHED)]
_CARD: dict[str, Shape] = {
    "id": str,
    "copies": {"starter?": _COPIES, "permanent?": _COPIES, "shop?": _COPIES},
    "loot_cost": _COST,
    "power?": {"loot?": _SOME, "recruit?": _SOME, "attack?": _SOME},
    "effect": _EFFECTS,
}
_GOBLIN: dict[str, Shape] = {
    "id": str,
    "copies": {"permanent?": _COPIES, "crowd?": _COPIES},
    "recruit_cost": _COST,
    "defense": range(1, 100),
    "vp": _COST,
    "effect": [()],
}
SHAPES: dict[str, Shape] = {
    "cards": {
        "card": [
            ByKey(
                "kind",
                {
                    **dict.fromkeys(("loot", "recruit", "attack", "hybrid", "action"), _CARD),
                    "goblin": _GOBLIN,
                    "marker": {"id": str, "copies": {"marker": (1,)}, "effect": [()]},
                },
            )
        ]
    },
    "events": {
        "event": [
            {
                "id": str,
                "kind": ("event",),
                "phase": PHASES,
                "effect": [_at(bonus=BONUSES, flip=FLIPS)],
            }
        ]
    },
    "setup": {
        "players": {"min": (2,), "max": (5,)},
        "print": dict.fromkeys(
            ("goblin", "action", "power", "starter", "event", "first_player", "total"), range(1, 1000)
        ),
        "deal": {
            "hand_size": _SOME,
            "platforms_per_player": (3,),
            "shop_lineup": _SOME,
            "crowd_lineup": _SOME,
            "starter_deck": {"*": range(1, 21)},
        },
        "permanents": {"*": _COPIES},
        "events": {"order": [PHASES], **dict.fromkeys(PHASES, _SOME)},
        "scoring": {"after_phase": [PHASES], "tie_break": [("third_count", "second_count", "shared")]},
        "attack": {"attacks_per_turn": _SOME, "min_defense": _SOME, "min_cost": _SOME},
        "timing": {
            "turn": range(1, 3601),
            "flip_choice": range(1, 601),
            "reaction_window": range(2, 61),
            "bot_reaction_delay_min": range(1, 61),
            "bot_takes_over_after_timeouts": _SOME,
            "disconnect_grace": range(1, 3601),
            "idle_handover": range(1, 3601),
            "bot_move_delay": float,
        },
        "quick": dict.fromkeys(PHASES, _SOME),
    },
    "terms": {
        "kind": [{"id": str, "icon": str}],
        "phase": [{"id": PHASES}],
        "term": [{"id": str}],
    },
}
OPEN_TO_SETS = (OpenRows("cards", "card", "card-"), OpenRows("events", "event", "event-"))
"""Card sets may add to Shop and Crowd, and to the events that are drawn from; permanent piles and starter decks stay."""

"""What a row of Lords of Hell's data files may say (LOH sections 2 and 16): whatever else stands there is refused at load.

A field with one value alone is one that the verb carries out so and no other way.
"""

from __future__ import annotations

from typing import Any

from game.engine.rows import ByKey, OpenRows, Shape

DEVILS = ("asmodeus", "baalzebub", "belial", "dispater", "geryon", "glasya", "mammon", "mephistopheles")
KINDS = ("horde", "artifact", "fortress", "ritual", "souls")
_SOME = range(1, 200)
_ANY = range(200)
_CHANGE = range(-9, 10)
_FACE = range(1, 7)
_FACES = [range(-3, 10)] * 6
_SCOPE: dict[str, Any] = {"dice": range(1, 5)}

EFFECT = ByKey(
    "verb",
    {
        "none": {},
        "earth_worker": {"caught_on": [_FACE], "souls": _FACES},
        "set_bonus": {"needs": [str], "power": _SOME},
        "rising_power": {"step": _SOME},
        "on_destroyed_gain_souls": {"souls": _SOME},
        "reduce_protection": {"amount": _SOME},
        "juggernaut": {},
        "army_leader": {},
        "leviathan": {},
        "income_souls": {"souls": _SOME, "counts_for_status": (False,)},
        "plunder_reduction": {"cards": _SOME},
        "first_exchange_dice": {"side": ("attack", "defence"), **_SCOPE, "role?": ("original_attacker",)},
        "nomination_weight": {"markers": _SOME},
        "devil_power": {"amount": _SOME},
        "powers_swap_draw": {"cards": _SOME},
        "peek_hand": {"targets": (1,)},
        "devil_hit_shield": {},
        "free_flee": {"rounds": ("any",)},
        "captives_without_fortress": {},
        "side_dice": {**_SCOPE, "scope": ("battle_round",)},
        "ritual_return": {},
        "earth_bonus": {"souls": _SOME, "counts_for_status": (False,)},
        "dread": {"status": ("mightiest",), "amount": _SOME},
        "destroy_targets": {"max": _SOME, "realm": ("one",), "kinds": [KINDS], "souls_per_target": _SOME},
        "draw_cards": {"cards": _SOME},
        "table_from_discard": {"types": [("army",)], "max": _SOME},
        "steal_souls": {"max": _SOME},
        "take_hand_cards": {"cards": _SOME, "choose": (True,)},
        "chain_destroy": {"kinds": [KINDS], "souls_per_target": _SOME},
        "destroy_fortress": {},
        "imprison": {"requires_fortress": (True,)},
        "flee": {"who": ("self",)},
        "escape_captivity": {},
        "steal_horde": {"exclude": [str]},
        "cancel_attack": {},
        "table_from_hand": {"types": [("army",)], "max": _SOME},
        "take_random_cards": {"cards": _SOME},
        "discard_ritual": {},
        "suppress_protection": {"until": ("round_end",)},
        "recall_devil": {},
        "pass_own_promises": {"cards": (1,), "direction": ("left",)},
        "nomination_markers": {"amount": _CHANGE},
    },
)
POWERS = ByKey(
    "verb",
    {
        "tribute": {"once_per_round": (True,), "cards": (1,), "chooser": ("target",)},
        "forswear": {"cooldown_inits": range(1, 10)},
        "realm_protection": {"amount": _SOME},
        "battle_souls": {"per_destroyed": _SOME, "max": _SOME},
        "fortress_protection": {"amount": _SOME},
        "fortress_indestructible_after_battle": {},
        "no_card_escape": {},
        "first_exchange_dice": {"side": ("attack",), **_SCOPE, "role": ("original_attacker",)},
        "ritual_slots": {"slots": range(1, 10)},
        "ritual_discount": {"souls": _SOME},
        "extra_draw": {"cards": _SOME},
        "vengeance_draw": {"cards": _SOME},
        "devil_earth_bonus": {"amount": _SOME},
        "earth_rerolls": {"dice": (1,), "on": [_FACE]},
    },
)
_CARD: dict[str, Shape] = {"id": str, "count": _SOME, "effect": EFFECT}
_WINDOWS = (
    *("tabling", "rituals", "council", "finishing"),
    *("battle_parley", "battle_organisation", "battle_predice", "battle_between"),
)
_STAT = ("earth_souls", "power", "attack_victories")
CARDS: Shape = {
    "resource_total": range(1, 1000),
    "type_totals": dict.fromkeys(("army", "fortress", "artifact", "ritual", "special"), range(1, 1000)),
    "card": [
        ByKey(
            "type",
            {
                "army": {**_CARD, "power": _ANY, "earth?": bool, "protection?": _ANY},
                "fortress": {
                    **_CARD,
                    "protection": _ANY,
                    "power?": _ANY,
                    "earth?": (False,),
                    "hand_uses": [("escape_captivity", "flee_battle", "negate_protection")],
                },
                "artifact": {**_CARD, "once_per_round": bool},
                "ritual": {**_CARD, "soul_cost": _ANY},
                "special": {**_CARD, "windows": [_WINDOWS]},
            },
        )
    ],
    "devil": [{"id": DEVILS, "type": ("devil",), "power": _ANY, "effects": [POWERS]}],
    "promise": [
        {
            "id": str,
            "type": ("promise",),
            "signer": DEVILS,
            "count": _SOME,
            "effect": {"verb": ("promise_card",)},
        }
    ],
    "status": [
        {
            "id": ("master_of_souls", "mightiest_devil", "most_victorious_devil"),
            "type": ("status",),
            "count": (1,),
            "awarded_in": ("init", "victory"),
            "effect": {
                "verb": ("status",),
                "gain": {"stat": _STAT, "margin": _SOME, "at_least": _ANY},
                "keep": {
                    "stat": _STAT,
                    "at_least?": _ANY,
                    "tie_break?": ("defence_victories",),
                },
            },
        }
    ],
}
_WORD_ROW: dict[str, Shape] = {"id": str, "rule": str}
_STRENGTHS = ("firm", "if_able", "asap")
PROMISES: Shape = {
    "grammar": {
        "default_until": str,
        "max_rounds_ahead": range(1, 10),
    },
    "offer_field": [{"id": str, "type": str}],
    "arg_type": [{"id": str, "rule": str, "values?": [str]}],
    "strength": [{"id": _STRENGTHS, "rule": str}],
    "promise_state": [{"id": str, "seal": str, "rule": str}],
    "verb": [
        {
            "id": str,
            "kind": ("duty", "restraint"),
            "args": [str],
            "strict": [_STRENGTHS],
            "enforce": str,
            "lapse": str,
            "breach": str,
            "clash": [str],
            "refuse?": str,
            "falls_due?": str,
            "host_act?": str,
            "impossible?": str,
        }
    ],
    "condition": [{**_WORD_ROW, "args": [str], "carries": [str], "due": [str]}],
    "due": [{**_WORD_ROW, "takes_round": bool, "verbs": [str], "items": [str]}],
    "bundle_item": [{"id": str, "promisable": bool, "rule": str}],
}
_PACES = ("relaxed", "normal", "quick")
_SECONDS = dict.fromkeys(_PACES, range(3601))
_SHARE = dict.fromkeys(("firm", "if_able", "asap"), float)
_WORTHS: Shape = {"*": range(1000)}
TABLES: Shape = {
    "players": {
        "starting_hand": _SOME,
        "mulligan_if_no": ("fortress",),
        "promise_cards_each": _SOME,
    },
    "victory_goal": {"usual": _SOME, "three_players": _SOME},
    "short_game": {"victory_goal": _SOME, "round_limit": _SOME, "popularity_at": _SOME},
    "draw": {
        "cards": _ANY,
        "extra_if_nothing_tabled": _ANY,
        "card_limit": _SOME,
        "counts": [("hand", "tabled", "promise", "status", "devil")],
        "powers_swap_cards": _SOME,
    },
    "earth": {
        "devil": {"faces": _FACES},
    },
    "power": {"souls_per_power": _SOME},
    "combat": {
        "base_exchanges": _SOME,
        "exchanges_per_side": [{"at_least": _SOME, "extra": _SOME}],
        "dice_by_ratio": [{"times": range(1, 10), "dice": range(1, 10)}],
        "dice_after_hit": range(1, 10),
        "battle_round_cap": _SOME,
        "fortress_crumbles_on": _FACE,
        "plunder_cards": _ANY,
        "plunder_cards_rich": _ANY,
        "plunder_rich_above": _ANY,
    },
    "ring": {
        "quorum": range(1, 7),
        "first_ring_round": _SOME,
        "first_nominations_round": _SOME,
        "popularity_at": _SOME,
        "popularity_markers": _ANY,
        "three_player_standing_opposition": _ANY,
        "vote_direction": ("counterclockwise",),
    },
    "breach": {"victory_points": _ANY, "fallback": [("own_promise", "random_resource")]},
    "trade": {"*": range(1, 1000)},
    "holds": {"empty_holds_per_round": _ANY, "automatic_pass_seconds": [float, float]},
    "scoring": {
        "victory_point": _ANY,
        "overlord": _ANY,
        "overlord_promise_held_by_other": _ANY,
        "overlord_promise_held_by_overlord": _ANY,
    },
    "phase": [
        {
            "id": ("init", "tabling", "rituals", "battles", "ring", "council", "finishing", "victory"),
            "order": range(1, 9),
            **dict.fromkeys(("trade", "specials", "move_tabled_and_souls", "move_captives", "free_captives"), bool),
            "seconds": _SECONDS,
        }
    ],
    "timer": [{"id": str, "seconds": _SECONDS}],
    "devil_state": [
        {
            "id": ("in_hell", "on_earth", "captive", "fled", "downed", "wounded"),
            "trade": ("free", "none", "captor_or_permission"),
        }
    ],
    "bot": {
        "value": {"hand": _WORTHS, "tabled": _WORTHS, "other": _WORTHS},
        "promise": {
            "base_factor": float,
            "overlord_chance_factor": float,
            "strength": _SHARE,
            "later_round_factor": float,
            "danger": {"leader": float, "other": float},
            "counters": range(10),
            "offers_per_phase": _ANY,
            "vote_when_far": _ANY,
        },
        "battle": {
            "leave_home_share": float,
            "withdraw_below": float,
            "swap_min_own_promises": _ANY,
            "swap_max_total_cards": _ANY,
        },
        "temper": {"*": {"accept_margin": _ANY, "attack_ratio": float, "bluff": float}},
    },
}
SHAPES: dict[str, Shape] = {"cards": CARDS, "promises": PROMISES, "tables": TABLES}
OPEN_TO_SETS = (OpenRows("cards", "card", "card-"),)
"""Card sets may add to the resource deck; devils, promise cards and status cards stay."""

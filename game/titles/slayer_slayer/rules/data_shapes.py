"""What a row of Slayer-Slayer's data files may say (GSS sections 2, 5 and 6): whatever else stands there is refused at load."""

from __future__ import annotations

from game.engine.rows import ByKey, OpenRows, Shape

CLASS = ("brute", "court", "mystic", "sneak", "tinker")
TIERS = ("formidable", "mighty", "fabled")
MAX_SEATS = 6
_SOME = range(1, 10)
_POINTS = range(1, 21)
_CHANGE = range(-20, 21)
_ROUND = range(1, 100)
_GOLD = range(201)
_SECONDS = range(1, 601)
_HINTS = ("gold", "trophies", "cards", "quiet")
_SIZES = ("small", "fair", "great")

OUTCOME = ByKey(
    "verb",
    {
        "copy_mightiest": {},
        "discard_self": {},
        "class_bonus": {"class": CLASS, "amount": _CHANGE},
        "self_bonus": {"amount": _CHANGE},
        "zero_self": {},
        "foe_power": {"amount": _CHANGE},
        "discard_weakest": {"n": _SOME},
    },
)
FEAT = ByKey(
    "verb",
    {
        "discard_weakest": {"step": ("goblin_discard",), "n": (1,)},
        "discard_all_others": {"step": ("goblin_discard",)},
        "shield_wall": {"step": ("disable",)},
        "plan_b": {"step": ("plan_b",)},
        "raise_dead": {"step": ("raise",), "n": _SOME},
        "blood_rite": {"step": ("rite",), "class": CLASS, "amount": _CHANGE},
        "bet": {"step": ("bet",), "success": OUTCOME, "failure": OUTCOME},
        "power_per_class": {"step": ("count",), "class": CLASS, "amount": _CHANGE, "include_self": bool},
        "power_in_rounds": {"step": ("count",), "from_round": _ROUND, "to_round": _ROUND, "amount": _CHANGE},
        "power_per_distinct_class": {"step": ("count",), "amount": _CHANGE},
        "foe_power_per_class": {"step": ("count",), "class": CLASS, "amount": _CHANGE},
        "carry_over": {"step": ("count",)},
        "horde_die": {"step": ("horde_die",), "optional": bool},
        "return_on_loss": {"step": ("lost_round",), "to_round": _ROUND},
        "gain_gold": {"step": ("victory",), "amount": _GOLD, "combo_class": CLASS, "combo_amount": _GOLD},
        "gain_trophies": {"step": ("victory",), "amount": _GOLD, "combo_class": CLASS, "combo_amount": _GOLD},
        "gain_cards": {"step": ("victory",), "amount": _SOME},
        "must_survive": {"step": ("survivor",)},
        "never_survivor": {"step": ("survivor",)},
    },
)
_RISES: dict[str, Shape] = {"round": range(1, 4)}
_FIELDS: dict[str, dict[str, Shape]] = {
    "sacrifice": {"n": _SOME},
    "min_cards": {"n": _SOME},
    "min_half": {},
    "max_cards": {"n": _SOME},
    "hide_power": {"spread": _SOME},
    "discard_facedown": {"n": _SOME},
    "disable_all": {},
    "disable_class": {"class": CLASS},
    "disable_dice": {},
    "discard_weakest": {"n": _SOME},
    "discard_mightiest": {"n": _SOME},
    "discard_class": {"class": CLASS},
    "discard_power_max": {"n": _SOME},
    "discard_twins": {},
    "cap_power": {"n": _SOME},
    "foe_power": {"amount": _CHANGE},
    "foe_power_per_class": {"class": CLASS, "amount": _CHANGE},
    "foe_power_per_goblin": {"amount": _CHANGE, "above_per_player": _SOME},
    "steal_gold": {"amount": _GOLD},
    "abduct": {"n": _SOME},
    "no_survivor": {},
    "random_survivor": {},
}
ABILITY = ByKey("verb", {verb: {**_RISES, **fields} for verb, fields in _FIELDS.items()})
_GOBLIN = {"id": str, "count": _POINTS, "class": CLASS, "source": ("seed", "design")}
_FOE = {
    "id": str,
    "tier": TIERS,
    "power": [range(1, 100)] * MAX_SEATS,
    "source": ("seed", "design"),
    "hint_kind": _HINTS,
    "abilities": [ABILITY],
    "loot": [{"gold?": _GOLD, "trophies?": _POINTS, "cards?": _SOME}],
    "final?": (True,),
}
_REWARD = {
    "gold?": range(1, 201),
    "trophies?": _POINTS,
    "cards?": _SOME,
    "foresight?": _SOME,
    "weave?": _SOME,
    "armour?": _SOME,
}
_EVENT = {
    "id": str,
    "need": [range(1, 21)] * 4,
    "reward": [_REWARD] * 4,
    "hint_kind": _HINTS,
    "hint_size": _SIZES,
}
_ITEM_EFFECT = ByKey(
    "verb",
    {
        "draw": {"n": _SOME},
        "draw_choose": {"see": range(2, 10)},
        "bribe": {},
        "armour": {"n?": _SOME},
        "foresight": {"n?": _SOME},
        "weave": {"n?": _SOME},
        "invest": {"resource": ("gold", "trophies"), "factor": _SOME, "need": _SOME},
    },
)
_COUNTS = {"*": range(101)}
TABLES: Shape = {
    "players": {
        "min_seats": (3,),
        "max_seats": (MAX_SEATS,),
        "default_seats": range(3, MAX_SEATS + 1),
        "starting_hand": range(1, 21),
        "floors": range(2, 21),
    },
    "difficulty": {
        "default": ("easy", "normal", "hard"),
        "level": [{"id": ("easy", "normal", "hard"), "per_player": _CHANGE}],
    },
    "foe_power": {"minimum": range(100)},
    "scoring": {"per_gold": _COUNTS["*"], "per_trophy": _COUNTS["*"], "per_card": _COUNTS["*"]},
    "play": {"least_share": _SOME},
    "loot": {"lot_ratio": dict.fromkeys(TIERS, float)},
    "doors": {
        "store_drought_floors": _SOME,
        "store_guaranteed_floors": [range(1, 21)],
        "tier_size": dict.fromkeys(TIERS, _SIZES),
        "composition": [{"id": str, "rooms": [("foe", "event", "store")] * 3, "weight": range(1, 101)}],
        "tiers": [{"floors": [range(1, 21)], "weights": dict.fromkeys(TIERS, range(101))}],
    },
    "store": {
        "sale_chance_percent": range(101),
        "sale_gold": _COUNTS,
        "sale_trophies": _COUNTS,
        "item": [{"id": str, "gold": _GOLD, "trophies": range(21), "limit_held": range(10), "effect": _ITEM_EFFECT}],
    },
    "objectives": {"sole_survivor_cap": {str(seats): range(1, MAX_SEATS + 1) for seats in range(3, MAX_SEATS + 1)}},
    "objective": [{"id": str, "gold_factor": _SOME, "trophy_factor": _SOME, "card_factor": _SOME}],
    "timers": {"*": _SECONDS},
    "pledges": {
        "values": [("light", "fair", "heavy")] * 3,
    },
    "limits": {"overflow_gold": _GOLD, "jester_default_rank": range(21)},
}
SHAPES: dict[str, Shape] = {
    "cards": {
        "deck": {"kinds": _COUNTS["*"], "total": range(1, 301)},
        "class": [{"id": CLASS, "colour_hint": str, "icon": str}],
        "card": [
            {
                **_GOBLIN,
                "power": (*range(1, 7), "d20"),
                "effect": FEAT,
            }
        ],
    },
    "foes": {"foe": [_FOE]},
    "events": {
        "event": [
            ByKey(
                "check",
                {
                    "roll": _EVENT,
                    "power": _EVENT,
                    "power_max": _EVENT,
                    "class": {**_EVENT, "class": CLASS},
                    "odds": {**_EVENT, "need": []},
                },
            )
        ]
    },
    "tables": TABLES,
}
OPEN_TO_SETS = (
    OpenRows("cards", "card", "card-"),
    OpenRows("foes", "foe", "foe-"),
    OpenRows("events", "event", "event-"),
)
"""Card sets may add goblins to the Minion deck, foes and events."""

"""What a row of Goblin's data files may say (GOB sections 2 to 13): whatever else stands there is refused at load."""

from __future__ import annotations

from game.engine.rows import ByKey, OpenRows, Shape

CLASSES = ("A", "B", "C")
GROUNDS = (
    *("open", "fields", "open_woods", "forest", "rolling_hills", "wooded_hills", "mountain", "lake"),
    *("hamlet", "village", "town", "abbey", "keep", "ruins"),
)
FEATURES = ("stream", "river", "bridge", "ford", "cave_mouth")
CODES = ("", "KP", "RE", "BR", "TW", "LS", "AB")
SITE_KINDS = ("hamlet", "village", "town", "abbey", "keep")
_DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
_RESULTS = ("none", "re1", "re2", "re3", "rout")
_VALUE = range(10)
_SOME = range(1, 100)
_CHANGE = range(-20, 21)
_COST = range(20)
_MOD = range(-8, 9)
_SECONDS = range(1, 3601)
_BAND = [range(1, 1000), range(1, 1000)]
_RUIN = [range(1, 25), range(1, 25)]
_AT = [float, float]
_LABEL = {"shift": _AT, "align": ("left", "right", "center")}
_STEP = [range(-1, 2), range(-1, 2)]
_GAME = ("goblin_raid",)

MAP: Shape = {
    "game": _GAME,
    "map_id": str,
    "grid": {
        "columns": (26,),
        "rows": (19,),
        "hexes": (494,),
        "layout": ("flat_top",),
        "shifted": ("even",),
        "numbering": ("CCRR",),
        "hexside_notation": str,
        "edge_notation": str,
    },
    "neighbours": {"odd": dict.fromkeys(_DIRECTIONS, _STEP), "even": dict.fromkeys(_DIRECTIONS, _STEP)},
    "drawing": {
        "label_right": _LABEL,
        "label_left": _LABEL,
        "label_above": _LABEL,
        "label_below": _LABEL,
    },
    "terrain_codes": {"*": GROUNDS},
    "columns": {f"{column:02d}": str for column in range(1, 27)},
    "hexsides": {"stream": [str], "river": [str], "bridge": [str], "ford": [str]},
    "cave": [{"id": str, "hex": str, "mouths": [str]}],
    "site": [
        {
            "id": str,
            "kind": SITE_KINDS,
            "hex": str,
            "bags": range(1, 10),
            "ruin": _RUIN,
            "deploy_code": CODES,
            "label_side": ("above", "below", "left", "right"),
            "effect": {"verb": ("offer_plunder",), "bags": range(1, 10)},
        }
    ],
    "road": [{"id": str, "kind": ("road", "street", "track"), "path": [str]}],
    "exit": [{"id": str, "hex": str, "side": ("edge_n", "edge_ne")}],
    "label": [{"id": str, "at": str, "shift": _AT, "turn": range(-180, 181), "style": str}],
}


def _results(verb: str, field: str, shape: Shape) -> Shape:
    """A table of one die."""
    return {"results": [{"verb": (verb,), field: shape}] * 6}


TABLES: Shape = {
    "game": _GAME,
    "missile_table": {
        "columns": [_BAND],
        "roll_min": (1,),
        "roll_max": (9,),
        "rows": [[range(4)]],
    },
    "melee_table": {"columns": [_BAND], "target_rows": [_BAND], "rows": [[_VALUE]]},
    "morale_table": {
        "roll_min": (1,),
        "roll_max": (8,),
        **{letter: [_RESULTS] * 8 for letter in CLASSES},
        "check_order": [CLASSES] * 3,
    },
    "morale_results": {
        "none": {"verb": ("none",)},
        "re1": {"verb": ("retreat",), "hexes": _SOME},
        "re2": {"verb": ("retreat",), "hexes": _SOME},
        "re3": {"verb": ("retreat",), "hexes": _SOME},
        "rout": {"verb": ("rout",), "hexes": _SOME, "hexes_mounted": _SOME},
    },
    "casualty": {"die": range(2, 21), "zoc_modifier": _MOD, "effect": {"verb": ("destroy_on_armor",)}},
    "movement": {
        "goblin_mp": _SOME,
        "feudal_mounted_mp": _SOME,
        "feudal_foot_mp": _SOME,
        "feudal_infantry_carry_mp": _SOME,
        "leaderless_stack_limit": range(1, 20),
        "spot_distance": range(1, 10),
        "cave_entry_cost": _COST,
        "exit_cost_foot": _COST,
        "exit_cost_mounted": _COST,
    },
    "terrain": [
        {
            "id": GROUNDS,
            "cost_foot": _COST,
            "cost_mounted": _COST,
            "missile_mod": _MOD,
            "melee_mod": _MOD,
            "ignored_if_only_mounted": {"missile": bool, "melee": bool},
            "cavalry_bonus": _MOD,
            "look": str,
        }
    ],
    "hexside": [
        {
            "id": FEATURES,
            "extra_foot": range(-1, 20),
            "extra_mounted": range(-1, 20),
            "melee": bool,
            "melee_mod": _MOD,
            "look": str,
        }
    ],
    "road": {"cost_foot": _COST, "cost_mounted": _COST, "look": str},
    "ruin_table_a": _results("ruin_site", "site", str),
    "ruin_table_b": _results("ruin_site", "site", str),
    "ruin_table_c": _results("ruin_site", "site", str),
    "baron_entry_table": _results("enter_at", "hex", str),
    "bonus_pile_table": _results("draw_bonus", "count", range(1, 10)),
    "scoring": {
        "bag_flat_value_x2": _SOME,
        "bag_die": range(2, 21),
        "time_limit_turns": _SOME,
        "confidence_start": _CHANGE,
        "confidence_deposed": _CHANGE,
        "plunder_points_per_confidence": _SOME,
    },
    "victory_points": [{"id": str, "effect": {"verb": ("victory_points",), "delta": _CHANGE}}],
    "confidence": [{"id": str, "effect": {"verb": ("confidence",), "delta": _CHANGE}}],
    "initial_deployment": [
        {
            "id": str,
            "effect": {
                "verb": ("deploy",),
                "group?": ("militia", "b_infantry"),
                "count?": range(1, 10),
                "code?": CODES,
                "unit?": str,
                "at": str,
                "face": ("down", "up"),
            },
        }
    ],
    "seat_options": {
        "auto_attack": {"default": ("propose", "always", "off"), "values": [("propose", "always", "off")]},
        "auto_flee": {"default": ("on", "ask"), "values": [("on", "ask")]},
        "auto_plunder": {"default": ("on", "ask"), "values": [("on", "ask")]},
    },
    "absence": {"timeouts_to_bot": range(1, 10), "disconnect_seconds": _SECONDS},
    "timers": {
        pace: {
            "setup": _SECONDS,
            "movement": _SECONDS,
            "declare": _SECONDS,
            "attack": _SECONDS,
            "response": _SECONDS,
        }
        for pace in ("relaxed", "normal", "fast")
    },
}
_SIDES = ("goblin", "feudal")
_MARKERS: dict[str, dict[str, Shape]] = {
    "plunder": {
        "site": str,
        "bags": range(1, 10),
        "ruin": _RUIN,
        "effect": {"verb": ("score_bags",), "bags": range(1, 10)},
    },
    "ruins": {"effect": {"verb": ("ruin_site",)}},
    "pointer": {},
    "baron_arrives": {"effect": {"verb": ("baron_delay",), "turns": range(1, 20)}},
}
UNITS: Shape = {
    "game": _GAME,
    "counters_total": range(1, 1000),
    "unit": [
        {
            "id": str,
            "count": range(1, 30),
            "side": _SIDES,
            "class": CLASSES,
            "missile": _VALUE,
            "melee": _VALUE,
            "armor": range(1, 4),
            "mounted": bool,
            "code": CODES,
            "group": ("goblin_pool", "militia", "b_infantry", "sworn", "keep", "baron"),
            "notation": str,
            "art": str,
        }
    ],
    "leader": [
        {
            "id": str,
            "initial": str,
            "count": (1,),
            "side": _SIDES,
            "morale_modifier": _VALUE,
            "command_limit": range(1, 20),
            "armor": range(1, 4),
            "code": CODES,
            "group": ("goblin_leader", "keep", "baron", "local_leader", "spare_leader"),
            "default_cave?": str,
            "versions": [("raid", "campaign")],
            "notation": str,
        }
    ],
    "marker": [
        ByKey(
            "kind",
            {
                kind: {"id": str, "count": range(1, 30), "side": ("marker",), **fields}
                for kind, fields in _MARKERS.items()
            },
        )
    ],
}
SHAPES: dict[str, Shape] = {"map": MAP, "tables": TABLES, "units": UNITS}
OPEN_TO_SETS: tuple[OpenRows, ...] = ()
"""No card sets: every counter of Goblin has its place on the printed map, and every hex its figures."""

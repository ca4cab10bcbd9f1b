"""The tables of `data/tables.toml`, compiled: missiles, melee, morale, scoring (GOB section 7 to 13)."""

from __future__ import annotations

from typing import Any

from game.engine.rows import BadRow
from game.titles.goblin_raid.rules.data_shapes import FEATURES, GROUNDS
from game.titles.goblin_raid.rules.map_graph import CAVES, DATA, HEXSIDE, SITE, TABLES, TERRAIN
from game.titles.goblin_raid.rules.pieces import BARON, CLASS, COUNT_HAAKON, DELAYS, GOBLIN, IDS, KING, LEADER, SIDE
from game.titles.goblin_raid.rules.pieces import DATA as COUNTERS
from game.titles.goblin_raid.rules.records import Column


def _check_names() -> None:
    """What the rows of the three files name in each other is there, and a number that stands twice has one value."""
    for table, kinds in ((TERRAIN, GROUNDS), (HEXSIDE, FEATURES)):
        if missing := [kind for kind in kinds if kind not in table]:
            raise BadRow(f"tables.toml: {missing[0]} is missing")
    for letter in "abc":
        for row in TABLES[f"ruin_table_{letter}"]["results"]:
            if row["site"] not in SITE:
                raise BadRow(f"tables.toml: ruin_table_{letter}: there is no site {row['site']!r}")
    exits = {row["hex"] for row in DATA["exit"]}
    for row in TABLES["baron_entry_table"]["results"]:
        if row["hex"] not in exits:
            raise BadRow(f"tables.toml: baron_entry_table: {row['hex']!r} is no exit")
    for row in TABLES["initial_deployment"]:
        if row["effect"].get("unit", IDS[0]) not in IDS:
            raise BadRow(f"tables.toml: {row['id']}: there is no counter {row['effect']['unit']!r}")
    for name, row in TABLES["seat_options"].items():
        if row["default"] not in row["values"]:
            raise BadRow(f"tables.toml: seat_options: {name}: its default is none of its values")
    for row in COUNTERS["leader"]:
        if row.get("default_cave", next(iter(CAVES))) not in CAVES:
            raise BadRow(f"units.toml: {row['id']}: there is no cave {row['default_cave']!r}")
    for row in COUNTERS["marker"]:
        if row["kind"] == "plunder":
            site = SITE.get(row["site"])
            if (
                site is None
                or (site.bags, site.ruin) != (row["bags"], tuple(row["ruin"]))
                or row["bags"] != row["effect"]["bags"]
            ):
                raise BadRow(f"units.toml: {row['id']}: map.toml has no such site with these bags and ruin")


_check_names()

_MISSILE, _MELEE, _MORALE = TABLES["missile_table"], TABLES["melee_table"], TABLES["morale_table"]
CHECK_ORDER: tuple[str, ...] = tuple(_MORALE["check_order"])
MP: dict[str, int] = TABLES["movement"]
GOBLIN_MP: int = MP["goblin_mp"]
MOUNTED_MP: int = MP["feudal_mounted_mp"]
FOOT_MP: int = MP["feudal_foot_mp"]
CARRY_MP: int = MP["feudal_infantry_carry_mp"]
LEADERLESS: int = MP["leaderless_stack_limit"]
SCORING: dict[str, int] = TABLES["scoring"]
CONFIDENCE: dict[str, int] = {row["id"]: row["effect"]["delta"] for row in TABLES["confidence"]}
VICTORY: dict[str, int] = {row["id"]: row["effect"]["delta"] for row in TABLES["victory_points"]}
RUIN_TABLES: dict[str, tuple[str, ...]] = {
    letter: tuple(row["site"] for row in TABLES[f"ruin_table_{letter}"]["results"]) for letter in "abc"
}
BARON_ENTRY: tuple[str, ...] = tuple(row["hex"] for row in TABLES["baron_entry_table"]["results"])
BONUS: tuple[int, ...] = tuple(row["count"] for row in TABLES["bonus_pile_table"]["results"])
DEPLOYMENT: tuple[dict[str, Any], ...] = tuple(row["effect"] for row in TABLES["initial_deployment"])
ORDERS: dict[str, tuple[str, ...]] = {name: tuple(row["values"]) for name, row in TABLES["seat_options"].items()}
ORDER_DEFAULTS: dict[str, str] = {name: row["default"] for name, row in TABLES["seat_options"].items()}
CASUALTY_DIE: int = TABLES["casualty"]["die"]
ZONE_MOD: int = TABLES["casualty"]["zoc_modifier"]


def _column(columns: list[list[int]], value: int) -> int:
    return next(n for n, (lo, hi) in enumerate(columns) if lo <= value <= hi)


def missile_armor(points: int, roll: int) -> int:
    """The armor from which units check; 0: nobody does (GOB-7.8)."""
    row = min(max(roll, _MISSILE["roll_min"]), _MISSILE["roll_max"]) - _MISSILE["roll_min"]
    found: int = _MISSILE["rows"][row][_column(_MISSILE["columns"], points)]
    return found


def missile_column(points: int) -> Column:
    """The bounds of the column of the missile table."""
    return Column(*_MISSILE["columns"][_column(_MISSILE["columns"], points)])


def melee_number(attack: int, defence: int) -> int:
    """The highest modified roll that succeeds; 0: no roll is made (GOB-7.9)."""
    found: int = _MELEE["rows"][_column(_MELEE["target_rows"], defence)][_column(_MELEE["columns"], attack)]
    return found


def morale(letter: str, roll: int) -> tuple[str, int]:
    """`none`, `retreat` or `rout`, and the hexes of a retreat (GOB-9.1, 9.4)."""
    row = min(max(roll, _MORALE["roll_min"]), _MORALE["roll_max"]) - _MORALE["roll_min"]
    result: str = _MORALE[letter][row]
    effect = TABLES["morale_results"][result]
    return effect["verb"], effect.get("hexes", 0)


_ROUT = TABLES["morale_results"]["rout"]
ROUT_FOOT: int = _ROUT["hexes"]
ROUT_MOUNTED: int = _ROUT["hexes_mounted"]


def modifier(ground: str, how: str, only_mounted: bool) -> int:
    """The terrain's change of a `missile` or `melee` die (GOB-8.1, 8.2, 8.4)."""
    row = TERRAIN[ground]
    if only_mounted and row["ignored_if_only_mounted"][how]:
        return 0
    found: int = row[f"{how}_mod"]
    return found


def cavalry(ground: str) -> int:
    """What mounted attackers change there (GOB-8.2)."""
    found: int = TERRAIN[ground]["cavalry_bonus"]
    return found


def victory_row(piece: int) -> str:
    """The row of `[[victory_points]]` for a destroyed piece."""
    if SIDE[piece] == GOBLIN:
        return "vp_goblin_king" if piece == KING else "vp_goblin_leader" if LEADER[piece] else "vp_goblin_fighting"
    if LEADER[piece]:
        return "vp_feudal_count_or_baron" if piece in (COUNT_HAAKON, BARON) else "vp_feudal_other_leader"
    return f"vp_feudal_{CLASS[piece].lower()}"


def numbers() -> Any:
    """The numbers of the tables, for the content hash."""
    rows = {key: TABLES[key] for key in ("missile_table", "melee_table", "morale_table", "movement", "scoring", "road")}
    return [
        rows,
        [
            [row["id"], row["cost_foot"], row["cost_mounted"], row["missile_mod"], row["melee_mod"]]
            for row in TERRAIN.values()
        ],
        [RUIN_TABLES[letter] for letter in "abc"],
        BARON_ENTRY,
        BONUS,
        CONFIDENCE,
        VICTORY,
        DELAYS,
    ]

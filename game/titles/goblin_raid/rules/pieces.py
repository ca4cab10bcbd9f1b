"""The counters of `data/units.toml`, compiled (GOB-2.2 to 2.5, 2.10). A piece is its place in `IDS`: units, then leaders."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game.engine.rows import BadRow, read
from game.titles.goblin_raid.rules.data_shapes import SHAPES

DATA: dict[str, Any] = read(
    (Path(__file__).parents[1] / "data" / "units.toml").read_text(encoding="utf-8"), SHAPES["units"], "units.toml"
)


class LeaderNumbers(NamedTuple):
    """What is printed on a leader."""

    modifier: int
    limit: int
    armor: int


GOBLIN, FEUDAL = 0, 1
SIDES = ("goblin", "feudal")


def _ids(row: dict[str, Any]) -> list[str]:
    return [row["id"]] if row["count"] == 1 else [f"{row['id']}_{n}" for n in range(1, row["count"] + 1)]


_GROUPS: dict[str, tuple[str, ...]] = {
    "goblin": ("goblin_pool", "goblin_leader"),
    "feudal": ("militia", "b_infantry", "sworn", "keep", "baron", "local_leader", "spare_leader"),
}
"""The groups that are of a side."""


def _check_counters() -> None:
    """Counters are all of one side's groups; those of one kind have one id."""
    for row in (*DATA["unit"], *DATA["leader"]):
        if row["group"] not in _GROUPS[row["side"]]:
            raise BadRow(f"units.toml: {row['id']}: {row['group']} is no group of the {row['side']} side")
    ids = [row["id"] for kind in ("unit", "leader", "marker") for row in DATA[kind]]
    if twice := [one for number, one in enumerate(ids) if one in ids[:number]]:
        raise BadRow(f"units.toml: {twice[0]}: there are two of that id")
    if missing := {"goblin_king", "count_haakon", "baron", "john_gordon"} - set(ids):
        raise BadRow(f"units.toml: {sorted(missing)[0]} is missing, the rules name it")


_check_counters()
_ROWS: list[tuple[str, dict[str, Any]]] = [(one, row) for row in (*DATA["unit"], *DATA["leader"]) for one in _ids(row)]
IDS: tuple[str, ...] = tuple(one for one, _ in _ROWS)
INDEX: dict[str, int] = {one: n for n, one in enumerate(IDS)}
KIND: tuple[str, ...] = tuple(row["id"] for _, row in _ROWS)
COUNT = len(IDS)
ALL = range(COUNT)
SIDE: tuple[int, ...] = tuple(SIDES.index(row["side"]) for _, row in _ROWS)
LEADER: tuple[bool, ...] = tuple("command_limit" in row for _, row in _ROWS)
CLASS: tuple[str, ...] = tuple(row.get("class", "A") for _, row in _ROWS)
"""Morale class; leaders alone count as A (GOB-7.10)."""
MISSILE: tuple[int, ...] = tuple(row.get("missile", 0) for _, row in _ROWS)
MELEE: tuple[int, ...] = tuple(row.get("melee", 1) for _, row in _ROWS)
"""Melee value; 1 for a leader alone."""
ARMOR: tuple[int, ...] = tuple(row["armor"] for _, row in _ROWS)
MOUNTED: tuple[bool, ...] = tuple(row.get("mounted", False) for _, row in _ROWS)
CODE: tuple[str, ...] = tuple(row["code"] for _, row in _ROWS)
GROUP: tuple[str, ...] = tuple(row["group"] for _, row in _ROWS)
MODIFIER: tuple[int, ...] = tuple(row.get("morale_modifier", 0) for _, row in _ROWS)
LIMIT: tuple[int, ...] = tuple(row.get("command_limit", 0) for _, row in _ROWS)
CAVE: tuple[str, ...] = tuple(row.get("default_cave", "") for _, row in _ROWS)
IN_RAID: tuple[bool, ...] = tuple("raid" in row.get("versions", ("raid", "campaign")) for _, row in _ROWS)

OF_SIDE: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(p for p in ALL if SIDE[p] == GOBLIN),
    tuple(p for p in ALL if SIDE[p] == FEUDAL),
)
UNITS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(p for p in ALL if SIDE[p] == GOBLIN and not LEADER[p]),
    tuple(p for p in ALL if SIDE[p] == FEUDAL and not LEADER[p]),
)
LEADERS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(p for p in ALL if SIDE[p] == GOBLIN and LEADER[p]),
    tuple(p for p in ALL if SIDE[p] == FEUDAL and LEADER[p]),
)
MILITIA: tuple[int, ...] = tuple(p for p in ALL if GROUP[p] == "militia")
B_INFANTRY: tuple[int, ...] = tuple(p for p in ALL if GROUP[p] == "b_infantry")
RE: tuple[int, ...] = tuple(p for p in ALL if CODE[p] == "RE")
"""The Baron's Reinforcements (GOB-3.6)."""
KP: tuple[int, ...] = tuple(p for p in ALL if CODE[p] == "KP")
KING, COUNT_HAAKON, BARON = INDEX["goblin_king"], INDEX["count_haakon"], INDEX["baron"]
GORDON = INDEX["john_gordon"]
LOCALS: tuple[int, ...] = tuple(p for p in LEADERS[FEUDAL] if CODE[p] not in ("", "KP", "RE"))
TEXT_COUNT = LeaderNumbers(0, 4, 2)
"""The Count as the rulebook's text once has him (GOB-17.1)."""
DELAYS: tuple[int, ...] = tuple(row["effect"]["turns"] for row in DATA["marker"] if row["kind"] == "baron_arrives")

if sum(row["count"] for row in (*DATA["unit"], *DATA["leader"], *DATA["marker"])) != DATA["counters_total"]:
    raise BadRow("units.toml: the counters are not as many as counters_total says")


def names(pieces: list[int] | tuple[int, ...]) -> list[str]:
    """The ids of pieces, in the order given."""
    return [IDS[p] for p in pieces]


def numbers() -> Any:
    """The static numbers of the counters, for the content hash."""
    return [
        [one, CLASS[n], MISSILE[n], MELEE[n], ARMOR[n], MOUNTED[n], CODE[n], GROUP[n], MODIFIER[n], LIMIT[n], CAVE[n]]
        for n, one in enumerate(IDS)
    ]

"""What a player can reckon from a view alone: reach, routes, odds, proposals (GOB-4.12, 4.13, 14.6). For hover and bots."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.engine.rules import View
from game.titles.goblin_raid.rules import attacks
from game.titles.goblin_raid.rules.attacks import Blow, Mods
from game.titles.goblin_raid.rules.imagining import face_down, partial
from game.titles.goblin_raid.rules.lookup_tables import FOOT_MP, MOUNTED_MP, melee_number
from game.titles.goblin_raid.rules.march import FOOT, MTD, Field, Marches, legal, points
from game.titles.goblin_raid.rules.pieces import ALL, FEUDAL, INDEX, LEADER, MELEE, MOUNTED, SIDE
from game.titles.goblin_raid.rules.state import State, melee_total, pieces_in

UNITS_UNSEEN = "unknown"


def table(view: View, seat: int, options: dict[str, Any]) -> State:
    """The table as the seat knows it: unseen pieces stand nowhere, a stand-in lies where "feudal foot" is seen."""
    s = partial(view, seat, options)
    if "down" in view and view["public"]["phase"] not in ("cycle_end", "over"):  # then everything is known (GOB-14.5)
        face_down(s, view, [p for p in ALL if SIDE[p] == FEUDAL and s.at[p] == UNITS_UNSEEN and not LEADER[p]])
    return s


def field(view: View, seat: int, options: dict[str, Any]) -> Field:
    """The map for the questions of `march`."""
    s = table(view, seat, options)
    return Field(s, FEUDAL if seat != s.king else 0)


def usual_mode(f: Field, leader: int, to: str, carry: list[int]) -> str:
    """The mode taken when none is named: mounted, or foot where it must be (GOB-5.6)."""
    if SIDE[leader] != FEUDAL:
        return FOOT
    if f.s.stepped[leader]:
        return FOOT if f.s.foot[leader] else MTD
    return FOOT if legal(f, leader, MTD, to, carry) and not legal(f, leader, FOOT, to, carry) else MTD


def reach(f: Field, leader: int, mode: str, carry: list[int]) -> dict[str, tuple[int, bool]]:
    """Hex -> MP left there in halves, and whether a zone stops it there: where a leader with this load gets in this phase,
    step by step or by a march, as far as its side can tell."""
    return ends(Marches(f, leader, mode, carry))


def ends(m: Marches) -> dict[str, tuple[int, bool]]:
    """`reach` of these marches."""
    most = points(m.field.s, m.leader, m.mode, any(not MOUNTED[piece] for piece in m.carry))
    zone = m.field.zone
    return {there: (most - spent, there in zone) for there, spent in m.arrivals.items()}


def turns(m: Marches, to: str) -> int:
    """In how many turns a load gets there, by MP alone; 0: no way."""
    foot = any(not MOUNTED[piece] for piece in m.carry)
    if to in m.arrivals:
        return 1
    spent = m.spent(to)
    if not spent or to == m.field.s.at[m.leader]:
        return 0
    whole = FOOT_MP if foot or m.mode == FOOT else MOUNTED_MP
    return 1 + max(0, -(-(spent - points(m.field.s, m.leader, m.mode, foot)) // whole))


class Odds(NamedTuple):
    """What an attack in the making amounts to: faces of the die (of 6) that make somebody check."""

    sum: int
    defence: int
    number: int
    modifiers: Mods
    faces: int


def assault(s: State, target: str, pieces: list[int]) -> Odds:
    """A melee attack of these pieces (GOB-7.9)."""
    sum_of, defence = sum(MELEE[piece] for piece in pieces), melee_total(pieces_in(s, target))
    mods = attacks.melee_mods(s, target, pieces)
    number = melee_number(sum_of, max(1, defence)) if sum_of else 0
    return Odds(sum_of, defence, number, mods, attacks.assault_chance(s, target, tuple(pieces)) if number else 0)


def volley(s: State, target: str, sum_of: int) -> Odds:
    """A missile attack of so many points (GOB-7.8)."""
    mods = attacks.missile_mods(s, target)
    return Odds(sum_of, 0, 0, mods, attacks.volley_chance(s, target, sum_of) if sum_of else 0)


def proposal(s: State) -> Blow | None:
    """The next attack of `auto_step` in the step under way (GOB-4.13)."""
    return attacks.proposal(s, s.step) if s.battle >= 0 and s.step else None


def piece(name: str) -> int:
    """The piece of an id."""
    return INDEX[name]

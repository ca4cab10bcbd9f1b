"""What pieces are worth and what an attack may do to them, in points: the scales of a computer player (GOB-7.8 to 9.13).

Everything is expected damage to the owner of a stack: units lost, bags dropped, confidence (Campaign), and the bother of
being driven off.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from game.titles.goblin_raid.rules.lookup_tables import CHECK_ORDER, melee_number, missile_armor, morale
from game.titles.goblin_raid.rules.lookup_tables import modifier as ground_modifier
from game.titles.goblin_raid.rules.map_graph import SITES, TERRAIN, terrain
from game.titles.goblin_raid.rules.pieces import BARON, CLASS, COUNT_HAAKON, GOBLIN, KING, LEADER, MELEE, MISSILE, SIDE
from game.titles.goblin_raid.rules.state import State, armor, commander, modifier

BAG = 3.5
"""What a bag brings (GOB-10.5)."""
STRAY = 0.3
"""What it costs to have a unit driven off."""
ZONES = 0.35
"""Enemy zones that a rout enters, in the mean."""


@cache
def shaken(letter: str, add: int) -> tuple[float, float]:
    """The chances of a retreat and of a rout when a class checks."""
    results = [morale(letter, die + add)[0] for die in range(1, 7)]
    return results.count("retreat") / 6, results.count("rout") / 6


@cache
def falls(protection: int) -> float:
    """The chance that a router is lost (GOB-9.13)."""
    return min(1.0, (protection + ZONES) / 6)


def worth(s: State, piece: int) -> float:
    """What the loss of a piece costs its side: points or confidence, and its part in what is to come."""
    if SIDE[piece] == GOBLIN:
        if piece == KING:
            return 26.0 if s.campaign else 12.0
        if LEADER[piece]:
            return 3.5
        return 1.1 if s.campaign else 1.6
    if LEADER[piece]:
        return 4.5 if s.campaign or piece in (COUNT_HAAKON, BARON) else 2.2
    letter = CLASS[piece]
    if s.campaign:
        return {"C": 1.4, "B": 2.7, "A": 4.0}[letter]
    return {"C": 0.4, "B": 1.5, "A": 1.8}[letter]


def confidence_worth(s: State) -> float:
    """What a point of confidence is worth: the more, the nearer the throne shakes (GOB-12.6)."""
    return 0.9 + 0.35 * max(0, -s.confidence)


def bags_of(s: State, pile: list[int]) -> int:
    """Bags carried in a stack, as far as known."""
    carried = {where: site for site, where in enumerate(s.sites) if where >= 0}
    return sum(SITES[carried[piece]].bags for piece in pile if piece in carried)


class Harm(NamedTuple):
    """What a check does to a stack: points it costs, and the chance that nobody stays in the hex."""

    points: float
    empties: float


NONE = Harm(0.0, 0.0)


def harm(s: State, pile: list[int], least: int, bag: float = BAG) -> Harm:
    """When everybody of armor `least` or higher checks (GOB-9.1 to 9.13)."""
    units = [piece for piece in pile if not LEADER[piece]]
    leaders = [piece for piece in pile if LEADER[piece]]
    checking = [piece for piece in units or pile if armor(s, piece) >= least]
    if not checking:
        return NONE
    chief = commander(s, leaders)
    add = modifier(s, chief) if chief >= 0 else 0
    carried = {where: site for site, where in enumerate(s.sites) if where >= 0} if SIDE[pile[0]] == GOBLIN else {}
    lost, stays_none, runs_any, moves_any = 0.0, 1.0, 0.0, 0.0
    for letter in CHECK_ORDER:
        mine = [piece for piece in checking if CLASS[piece] == letter]
        if not mine:
            continue
        retreat, rout = shaken(letter, add)
        moved = retreat + rout
        stays_none *= moved
        runs_any, moves_any = max(runs_any, rout), max(moves_any, moved)
        for piece in mine:
            lost += rout * falls(armor(s, piece)) * worth(s, piece) + moved * STRAY
            if piece in carried:
                lost += moved * bag * SITES[carried[piece]].bags
    empties = stays_none if len(checking) == len(units or pile) else 0.0
    if units and leaders and empties:
        lost += empties * (runs_any / max(0.01, moves_any)) * sum(falls(armor(s, p)) * worth(s, p) for p in leaders)
    if s.campaign and leaders and SIDE[pile[0]] == GOBLIN:
        king = KING in leaders
        lost += confidence_worth(s) * (moves_any * (3 if king else 1) + runs_any * (2 if king else 1))
    return Harm(lost, empties)


@lru_cache(maxsize=4096)
def volley_leasts(points: int, mod: int) -> tuple[int, ...]:
    """The armor from which units check, for each face of the die."""
    return tuple(missile_armor(points, die + mod) for die in range(1, 7)) if points > 0 else ()


@lru_cache(maxsize=4096)
def faces(attack: int, defence: int, mod: int) -> int:
    """On how many faces of the die an assault succeeds (GOB-7.9)."""
    if attack <= 0:
        return 0
    number = melee_number(attack, max(1, defence))
    return max(0, min(6, number - mod)) if number else 0


def volley(s: State, pile: list[int], points: int, mod: int, bag: float = BAG) -> Harm:
    """What so many missile points do to a stack, in the mean."""
    lost = empties = 0.0
    known: dict[int, Harm] = {}
    for least in volley_leasts(points, mod):
        if least:
            found = known[least] if least in known else known.setdefault(least, harm(s, pile, least, bag))
            lost += found.points / 6
            empties += found.empties / 6
    return Harm(lost, empties)


def assault(s: State, pile: list[int], attack: int, mod: int, bag: float = BAG) -> Harm:
    """What a melee attack does to a stack, in the mean."""
    chance = faces(attack, melee(pile), mod) / 6
    if not chance:
        return NONE
    found = harm(s, pile, 1, bag)
    return Harm(chance * found.points, chance * found.empties)


def both(first: Harm, second: Harm) -> Harm:
    """One after the other."""
    return Harm(first.points + (1 - first.empties) * second.points, 1 - (1 - first.empties) * (1 - second.empties))


def melee(pile: list[int]) -> int:
    """Melee values of a stack (leaders alone count 1 each)."""
    units = [piece for piece in pile if not LEADER[piece]]
    return sum(MELEE[piece] for piece in units or pile)


def missiles(pile: list[int]) -> int:
    return sum(MISSILE[piece] for piece in pile)


def grounds(found: str, ruins: int, only_mounted: bool = False) -> tuple[int, int]:
    """The changes of the missile and the melee die of a hex (GOB-8.1, 8.2)."""
    ground = terrain(found, ruins)
    return ground_modifier(ground, "missile", only_mounted), ground_modifier(ground, "melee", only_mounted)


def rides_well(found: str, ruins: int) -> int:
    """What cavalry changes against this hex (GOB-8.2)."""
    bonus: int = TERRAIN[terrain(found, ruins)]["cavalry_bonus"]
    return bonus

"""Dice of a battle as plain functions: how many exchanges, how many dice, who is hit (LOH-10.43 to 10.49, 10.66).

A step of dice is measured once: two sides with their power, protection, extra dice. It returns what was rolled; who takes
the hits is allocation's.
"""

from __future__ import annotations

import msgspec

from game.engine.chance import AnyChance
from game.titles.lords_of_hell.rules.cards import COMBAT

STREAM = "battle"
ATTACK, DEFENCE, SHIELDED = "attack", "defence", "shielded"


class Side(msgspec.Struct, frozen=True):
    """One side as a step of dice sees it."""

    power: int
    units: int
    """Unhit hordes, devils, and on the defence the fortress."""
    crowds: tuple[int, ...] = ()
    """Souls of each crowd."""
    first_dice: int = 0
    """More dice in the first exchange of the battle round (Flame Keep, Geryon)."""
    every_dice: int = 0
    """More dice in each exchange (Ambush, Horn of War)."""


class Exchange(msgspec.Struct, frozen=True):
    """One exchange as it was rolled."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hit: str = ""
    """ "attack" or "defence" is hit, "shielded": protection kept it off and a helper takes it, "" nobody."""
    die: int = 0
    """The die that goes with the hit."""


def exchange_count(attack: int, defence: int) -> int:
    """LOH-10.44."""
    return int(COMBAT["base_exchanges"]) + _extra(attack) + _extra(defence)


def _extra(power: int) -> int:
    return max((row["extra"] for row in COMBAT["exchanges_per_side"] if power >= row["at_least"]), default=0)


def dice_by_ratio(mine: int, theirs: int) -> int:
    """LOH-10.45."""
    rows = sorted(COMBAT["dice_by_ratio"], key=lambda row: -row["times"])
    if theirs == 0:
        return int(rows[0]["dice"] if mine else rows[-1]["dice"])
    return int(next((row["dice"] for row in rows if mine >= row["times"] * theirs), rows[-1]["dice"]))


def compare(attack: Side, defence: Side, a: int, d: int, protection: int, helpers: bool) -> tuple[str, int]:
    """Who is hit by the two best dice, and with which die (LOH-10.47 to 10.49)."""
    struck = _higher(a, d, attack.power, defence.power)
    if struck != DEFENCE:
        return (ATTACK, d) if struck == ATTACK else ("", 0)
    if _higher(a - protection, d, attack.power, defence.power) == DEFENCE:
        return DEFENCE, a - protection
    return (SHIELDED, a) if helpers else ("", 0)


def _higher(a: int, d: int, attack: int, defence: int) -> str:
    if a != d:
        return DEFENCE if a > d else ATTACK
    return "" if attack == defence else DEFENCE if attack > defence else ATTACK


def enough(side: Side, hits: list[int]) -> bool:
    """Whether these hits destroy everything that the side has (LOH-10.66)."""
    dice = sorted(hits)
    taken = 0
    for souls in sorted(side.crowds, reverse=True):
        total = 0
        while total < souls:
            if taken == len(dice):
                return False
            total += dice[taken]
            taken += 1
    return len(hits) >= side.units + taken


def roll_all(
    chance: AnyChance, attack: Side, defence: Side, protection: int = 0, helpers: bool = False
) -> list[Exchange]:
    """A whole step of dice. `helpers`: unhit troops of helpers fight on the defence (LOH-10.49)."""
    base = (dice_by_ratio(attack.power, defence.power), dice_by_ratio(defence.power, attack.power))
    out: list[Exchange] = []
    hits: dict[str, list[int]] = {ATTACK: [], DEFENCE: []}
    for n in range(exchange_count(attack.power, defence.power)):
        before = out[-1].hit if out else ""
        rolled = []
        for side, dice, name in ((attack, base[0], ATTACK), (defence, base[1], DEFENCE)):
            was_hit = before == name or (before == SHIELDED and name == DEFENCE)
            more = side.every_dice + (side.first_dice if n == 0 else 0)
            many = dice + more + (COMBAT["dice_after_hit"] if was_hit else 0)
            rolled.append(tuple(chance.roll(STREAM, 6) for _ in range(many)))
        hit, die = compare(attack, defence, max(rolled[0]), max(rolled[1]), protection, helpers)
        out.append(Exchange(rolled[0], rolled[1], hit, die))
        if hit in hits:
            hits[hit].append(die)
        if enough(attack, hits[ATTACK]) or enough(defence, hits[DEFENCE]):
            break
    return out

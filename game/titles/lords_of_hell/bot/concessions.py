"""How a computer player gets out of a battle: truce, flight, surrender, withdrawal, mercy (LOH-10.15 to 10.21, 10.41, 22.9).

Whose realm is attacked weighs what it stands to lose by fighting on, by fleeing and by giving itself up: a lost attack costs
every troop at home, the hand that is plundered and perhaps the walls; a surrender costs the devil's freedom, and saves the
rest if the attacker calls off.
"""

from __future__ import annotations

from game.titles.lords_of_hell.bot.position import BOT, Position
from game.titles.lords_of_hell.bot.war import harm, odds_of, odds_with, spoils
from game.titles.lords_of_hell.bot.worth import AVERAGE, OTHER, tabled_worth
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.battle_state import front_of
from game.titles.lords_of_hell.rules.organisation_choices import flee_problem
from game.titles.lords_of_hell.rules.records import ATTACK, Front
from game.titles.lords_of_hell.rules.sentences import Join
from game.titles.lords_of_hell.rules.state import NONE, at_home, can_hold, devil_power

LOST = 0.6
"""The chance of a lost battle from which the defence thinks of an end."""
AWAY = 12.0
"""What it costs a devil to be out until Finishing: no ring, no trade, no ritual."""
RANSOMED = 0.75
"""What captivity costs, as a part of freedom: it can be bought back, and captors sell."""
MERCILESS = {"leader": 0.6, "other": 0.25}
"""How likely an attacker goes on against the troops of a devil that has given itself up."""
TEMPERED = {"careful": 1.15, "steady": 1.0, "reckless": 0.85}
"""How a temper sees the costs of fighting on."""
BLOODLESS = {"attack": 0.45, "defence": 0.3}
"""An attacker whose chances fell so low would rather have no dice; a defender while the other's chances are so high."""


def at_stake(position: Position) -> float:
    """What a realm loses when an attack on it is won, besides its devil."""
    s, me = position.s, position.seat
    troops = sum(tabled_worth(position, me, card) for card in s.hordes[me]) + OTHER["soul"] * s.souls[me]
    plunder = 0.0 if s.plundered >> me & 1 else min(3, len(s.hand[me])) * AVERAGE * 0.8
    return troops + plunder + (20.0 if s.fortress[me] != NONE else 0.0)


def defend(position: Position, front: Front) -> plays.AnyPlay | None:
    """Flight or surrender, where it saves more than fighting on."""
    s, me = position.s, position.seat
    lost = odds_of(position, front)
    if not at_home(s, me) or lost < LOST or _helped(position):
        return None
    if position.mind.level == "easy":
        return plays.Flee(front.realm) if lost > 0.9 else None
    worth = at_stake(position)
    bare = odds_with(position, front, ATTACK, 0, -devil_power(s, me))
    held = can_hold(s, front.attacker)
    caught = OTHER["own_freedom"] * RANSOMED if held else AWAY
    merciless = MERCILESS["leader" if _leads(position, me) else "other"]
    ways: list[tuple[float, plays.AnyPlay | None]] = [
        (lost * (worth + caught) * TEMPERED[position.mind.temper], None),
        (caught + 6.0 + merciless * bare * worth, plays.Surrender(front.realm)),
    ]
    if not flee_problem(s, front, me):
        ways.append((AWAY + bare * worth, plays.Flee(front.realm)))
    fight = ways[0][0]
    cost, choice = min(ways, key=lambda way: way[0])
    return choice if cost < fight - 5.0 else None


def _leads(position: Position, seat: int) -> bool:
    return position.chances[seat] == max(position.chances)


def _helped(position: Position) -> bool:
    """Whether somebody has sworn to come to the defence."""
    return any(position.sworn(other, position.seat, Join) for other in position.others)


def mercy(position: Position, front: Front) -> bool:
    """Whether an attacker whose enemy has given itself up goes home with what it has (LOH-10.17)."""
    odds = odds_of(position, front)
    rest = spoils(position, front.realm) + harm(position, front.realm)
    defence = position.view["fronts"][0]["power"][1] if position.view["fronts"] else 0
    losses = 2.0 + 0.8 * defence
    return odds * rest - losses < (8.0 if _leads(position, front.realm) else 20.0)


def truce(position: Position, front: Front) -> plays.AnyPlay | None:
    """The flag for a battle round without dice, set by whoever would rather have none (LOH-10.41)."""
    s, me = position.s, position.seat
    side = me == front.realm
    if position.mind.level == "easy" or me not in (front.realm, front.attacker) or front.truce[side]:
        return None
    odds = odds_of(position, front)
    if side:
        weak = not _leads(position, me) and not _leads(position, front.attacker) and position.alarm > 1.0
        wanted = odds > BLOODLESS["defence"] - (0.15 if weak else 0.0)
    else:
        wanted = odds < BLOODLESS["attack"] or (front_of(s, me) is not None and odds < 0.75)
    return plays.Truce(front.realm, True) if wanted else None


def _least(position: Position, front: Front) -> float:
    """The chance below which a battle is left: an attacker who would rather have no dice goes home after the first battle
    round, and does not sit out the rest behind a white flag."""
    return BLOODLESS["attack"] if front.round > 1 and position.seat == front.attacker else 0.3


def leave(position: Position, front: Front, side: str) -> plays.AnyPlay | None:
    """Withdraw when the own side has fallen far behind, or when after a truce there is nothing to win (LOH-22.9)."""
    row = next(row for row in position.view["fronts"] if row["realm"] == front.realm)
    mine, theirs = row["power"] if side == ATTACK else reversed(row["power"])
    below = BOT["battle"]["withdraw_below"] * (1.15 if position.mind.temper == "careful" else 1.0)
    won = odds_of(position, front)
    hopeless = position.mind.level != "easy" and (won if side == ATTACK else 1 - won) < _least(position, front)
    return plays.WithdrawArmy(front.realm) if mine < below * theirs or hopeless else None

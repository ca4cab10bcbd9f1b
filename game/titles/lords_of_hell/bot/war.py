"""How a computer player weighs battles: chances by power and walls, what an attack brings and costs (LOH-22.5, 22.9)."""

from __future__ import annotations

import msgspec

from game.titles.lords_of_hell.bot.position import BOT, Position
from game.titles.lords_of_hell.bot.worth import AVERAGE, OTHER, expected_loss
from game.titles.lords_of_hell.rules.battle_state import DEVIL, leaders, marchers
from game.titles.lords_of_hell.rules.cards import (
    EFFECT,
    IN_HELL,
    POWER,
    PROTECTION,
    SOULS_PER_POWER,
    VERB,
    VICTORIOUS,
    devil_effect,
)
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import ATTACK, Front, saying
from game.titles.lords_of_hell.rules.sentences import Join, NoAttack, NoFightAgainst
from game.titles.lords_of_hell.rules.state import NOBODY, NONE, at_home, can_hold, devil_power, hordes_power

WON: dict[int, tuple[tuple[float, float], ...]] = {
    0: ((0.6, 0.02), (0.8, 0.15), (1.0, 0.47), (1.33, 0.82), (1.67, 0.97), (2.0, 0.99)),
    1: ((0.8, 0.04), (1.0, 0.26), (1.33, 0.65), (1.67, 0.91), (2.0, 0.98), (3.0, 1.0)),
    2: ((0.9, 0.04), (1.0, 0.10), (1.33, 0.37), (1.67, 0.72), (2.0, 0.93), (3.0, 1.0)),
    3: ((1.0, 0.03), (1.33, 0.15), (1.67, 0.45), (2.0, 0.75), (3.0, 0.98)),
}
"""Chance that an attack is won, fought out, by protection and ratio of power (LOH section 25)."""
LOSSES = 10.0
"""What the troops lost in an attack on an equal are worth (LOH section 25: 1.6 troops)."""
SURE = {"careful": 0.74, "steady": 0.64, "reckless": 0.54}
"""Chance of victory from which a bot of that temper attacks."""
CROWDED = 0.05
"""How much less is enough for each player more than four: where many fight, who waits is left behind."""
LEAD_BROKEN = 18.0
"""What it is worth to beat a leader, for each even share of the game that it is ahead."""
STATUS_HELD = 6.0
"""What it is worth that a rival's realm, which holds a status card, is beaten."""


def chance(attack: float, defence: float, guard: int) -> float:
    """The chance that an attack of that power is won against that defence behind that protection."""
    row = WON[min(3, max(0, guard))]
    ratio = attack / max(1.0, defence)
    if ratio <= row[0][0]:
        return row[0][1] * ratio / row[0][0]
    for (low, a), (high, b) in zip(row, row[1:]):
        if ratio <= high:
            return a + (b - a) * (ratio - low) / (high - low)
    return row[-1][1]


def guard_of(position: Position, realm: int, hordes: list[int] = []) -> int:  # noqa: B006
    """Protection of a realm against an army of these hordes (LOH-10.65)."""
    s, card = position.s, position.s.fortress[realm]
    total = 0
    if card != NONE and card not in s.suppressed:
        own = devil_effect(s.devil[realm], "fortress_protection")
        total += PROTECTION[s.faces[card]] + (own.n if own else 0)
    about = devil_effect(s.devil[realm], "realm_protection")
    total += about.n if about else 0
    beasts = max((EFFECT[s.faces[c]].n for c in hordes if VERB[s.faces[c]] == "reduce_protection"), default=0)
    return max(0, total - beasts)


def home_power(position: Position, realm: int, devil: bool = True) -> int:
    """Power of what defends a realm now."""
    s = position.s
    power = hordes_power(s, s.hordes[realm]) + s.souls[realm] // SOULS_PER_POWER
    power += POWER[s.faces[s.fortress[realm]]] if s.fortress[realm] != NONE else 0
    return power + (devil_power(s, realm) if devil and at_home(s, realm) else 0)


def reach(position: Position, seat: int, realm: int) -> int:
    """The power that a seat could bring against a realm."""
    key = ("reach", seat, realm)
    if key not in position.memo:
        s = position.s
        found = leaders(s, seat, realm)
        hordes = s.hordes[seat] if seat != position.seat else marchers(s, seat)
        power = hordes_power(s, hordes) + (devil_power(s, seat) if DEVIL in found else 0) if found else 0
        position.memo[key] = power
    return int(position.memo[key])


def asked_of(position: Position, seat: int, realm: int) -> int:
    """The power that a seat is asked to bring to a battle for a realm: the rest watches its home (see `battle.hosts`)."""
    return max(1, reach(position, seat, realm) * 2 // 3)


class Plan(msgspec.Struct, frozen=True):
    """An attack thought through."""

    realm: int
    worth: float
    odds: float
    leader: int
    hordes: list[int]
    """Without the leader."""


def help_of(position: Position, role: str, realm: int = -1) -> float:
    """Power that others have sworn to bring to this seat's side this round."""
    return float(
        sum(
            join.power
            for promise, join in saying(position.s.promises, Join)
            if promise.state in STANDING
            and join.ally == position.seat
            and join.role == role
            and join.round == position.s.round
            and promise.by != realm
            and position.s.body[promise.by] == IN_HELL
        )
    )


def engaged(position: Position) -> bool:
    """Whether the seat has sworn to help somebody this round and still has to: it keeps its troops for that."""
    s, me = position.s, position.seat
    return any(
        promise.by == me and promise.state in STANDING and join.round == s.round
        for promise, join in saying(s.promises, Join)
    )


def plan(position: Position, realm: int, ally: int = NOBODY, more: float = 0.0) -> Plan | None:
    """What an attack on a realm would bring, with the army that it takes; None when there is nobody to lead it. `ally`: as
    if that seat came along with what it may be asked for; `more`: as if so much power were borrowed."""
    key = ("plan", realm, ally, more)
    if key not in position.memo:
        position.memo[key] = _plan(position, realm, ally, more)
    found: Plan | None = position.memo[key]
    return found


def _plan(position: Position, realm: int, ally: int, more: float) -> Plan | None:
    s, me = position.s, position.seat
    found = leaders(s, me, realm)
    if not found or engaged(position):
        return None
    leader = DEVIL if DEVIL in found else found[0]
    rest = [card for card in marchers(s, me) if card != leader]
    defence = home_power(position, realm) + 0.12 * _helpers(position, realm)
    ranked = sorted(rest, key=lambda card: -POWER[s.faces[card]])
    led = devil_power(s, me) if leader == DEVIL else hordes_power(s, [leader])
    army: list[int] = []
    others = more + help_of(position, ATTACK, realm) + (asked_of(position, ally, realm) if ally >= 0 else 0)
    power = led + others
    for card in ranked:
        if power >= defence * 2.6 and len(army) >= 2:
            break
        army.append(card)
        own = [*army, *([leader] if leader != DEVIL else [])]
        power = others + hordes_power(s, own) + (led if leader == DEVIL else 0)
    guard = guard_of(position, realm, [*army, *([leader] if leader != DEVIL else [])])
    odds = chance(power, defence, guard)
    losses = LOSSES * min(2.0, defence / max(1.0, power))
    worth = odds * spoils(position, realm) - (1 - odds) * _stake(position, leader) - losses - _exposed(position, army)
    return Plan(realm, worth, odds, leader, army)


def _helpers(position: Position, realm: int) -> float:
    """The strongest devil that might come to help the realm."""
    s = position.s
    free = [
        other
        for other in position.others
        if other != realm and at_home(s, other) and not position.sworn(other, position.seat, NoFightAgainst)
    ]
    return float(max((reach(position, other, realm) for other in free), default=0))


def _stake(position: Position, leader: int) -> float:
    """What a lost attack costs: the devil's freedom, and troops."""
    return 12.0 + (0.65 * OTHER["own_freedom"] if leader == DEVIL else 4.0)


def sure(position: Position) -> float:
    """The chance of victory from which this bot attacks (LOH-22.5)."""
    return SURE[position.mind.temper] - CROWDED * (position.n - 4)


def _exposed(position: Position, army: list[int]) -> float:
    """What it costs to leave home bare while somebody stronger looks on (LOH-22.5)."""
    s, me = position.s, position.seat
    left = [card for card in s.hordes[me] if card not in army]
    power = hordes_power(s, left) + s.souls[me] // SOULS_PER_POWER
    power += POWER[s.faces[s.fortress[me]]] if s.fortress[me] != NONE else 0
    share = BOT["battle"]["leave_home_share"]
    risk = 0.0
    for other in position.others:
        if position.sworn(other, me, NoAttack, NoFightAgainst) or not at_home(s, other) or s.attacked[other] >> me & 1:
            continue
        if power < share * reach(position, other, me):
            risk = max(risk, 0.12 * expected_loss(position, me))
    return risk * {"careful": 1.6, "steady": 1.0, "reckless": 0.5}[position.mind.temper]


def spoils(position: Position, realm: int) -> float:
    """What a won attack on a realm brings."""
    s, me = position.s, position.seat
    worth = 0.0
    seen = position.view[f"seat.{realm}"]
    if not s.plundered >> realm & 1:
        share = seen["hand"] / max(1, seen["hand"] + seen["promises"])
        worth += 3 * share * AVERAGE
    hold = can_hold(s, me) or s.fortress[realm] != NONE
    if at_home(s, realm) and hold:
        worth += 0.55 * OTHER["captive"]
    if s.fortress[realm] != NONE:
        worth += 34.0 if s.fortress[me] == NONE else 8.0
    worth += _victory(position)
    if s.captor[me] == realm:
        worth += OTHER["own_freedom"]
    worth += 0.4 * OTHER["captive"] * sum(1 for other in position.others if s.captor[other] == realm)
    return worth + harm(position, realm)


def harm(position: Position, realm: int) -> float:
    """What it is worth that a rival loses a battle at home: most when it leads (LOH-22.2)."""
    s = position.s
    worth = expected_loss(position, realm) * (position.danger(realm) + 0.01 * s.vp[realm] ** 2)
    worth += STATUS_HELD * sum(1 for holder in s.holder if holder == realm)
    return worth + (
        LEAD_BROKEN * max(0.0, position.alarm - 1.0)
        if realm == position.leader and position.mind.level != "easy"
        else 0.0
    )


def _victory(position: Position) -> float:
    """An attack victory for Most Victorious Devil (LOH-12.7)."""
    s, me = position.s, position.seat
    best = max(s.attack_victories[other] for other in position.others)
    mine = s.attack_victories[me] + 1
    if s.holder[VICTORIOUS] == me:
        return OTHER["victory_point"] * (0.9 if s.attack_victories[me] == 0 else 0.3)
    if mine > best:
        return OTHER["victory_point"] * (0.9 if s.holder[VICTORIOUS] == NOBODY else 0.5)
    return OTHER["victory_point"] * 0.25


# ---------------------------------------------------------------- a battle going on


def odds_of(position: Position, front: Front) -> float:
    """The chance that the attack on a front is won as it stands; while the attacker has not come, by what it may bring."""
    row = next(row for row in position.view["fronts"] if row["realm"] == front.realm)
    attack, defence = row["power"]
    if not any(army.seat == front.attacker for army in front.armies):
        attack += reach(position, front.attacker, front.realm)
    return chance(attack, defence, row["protection"])


def odds_with(position: Position, front: Front, side: str, more: float, less: float = 0.0) -> float:
    """The same with more power on one side, and a change of the defence."""
    row = next(row for row in position.view["fronts"] if row["realm"] == front.realm)
    attack, defence = row["power"]
    if not any(army.seat == front.attacker for army in front.armies):
        attack += reach(position, front.attacker, front.realm)
    if side == ATTACK:
        attack += more
    else:
        defence += more
    return chance(attack, defence + less, row["protection"])

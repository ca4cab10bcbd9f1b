"""Attacks declared, committed and called off (LOH-10.1 to 10.3, 10.35)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.rules import battle_promises, cues
from game.titles.lords_of_hell.rules.battle_state import leaders, may_attack
from game.titles.lords_of_hell.rules.promise_limits import forbidden
from game.titles.lords_of_hell.rules.records import Declared, Front
from game.titles.lords_of_hell.rules.state import State, held_by
from game.titles.lords_of_hell.rules.sworn_battles import first_attack


def could_attack(s: State, seat: int) -> bool:
    """Whether an attack of the seat is legal by what everybody sees: promises do not count (LOH-4.30, 4.31)."""
    return any(not may_attack(s, seat, realm) for realm in range(s.seats))


def targets(s: State, seat: int) -> list[int]:
    """Realms that the seat may attack now, its promises heeded (LOH-10.1, 8.3)."""
    legal = [realm for realm in range(s.seats) if not attack_problem(s, seat, realm)]
    sworn = first_attack(s, seat)
    return [sworn] if sworn in legal else legal


def attack_problem(s: State, seat: int, realm: int) -> str:
    """Why the seat may not attack that realm: a code of LOH section 18, "" when it may."""
    code = may_attack(s, seat, realm)
    if code:
        return code
    if forbidden(s, seat, "attack", realm):
        return "sworn_not_to"
    return "" if leaders(s, seat, realm) else "pledged"


def the_declared(s: State) -> Declared:
    """The attack that is declared, while there is parley."""
    assert s.declared is not None
    return s.declared


def called_off(match: Match, s: State, why: str) -> None:
    """The declared attack is off. A declaration turned into a pass is a pass; False Alarm uses the turn and is none
    (LOH-4.31, 10.2)."""
    declared = the_declared(s)
    seat, realm, s.declared = declared.attacker, declared.realm, None
    s.rested = 0 if why == "false_alarm" else s.rested | 1 << seat
    if why == "false_alarm":
        battle_promises.false_alarm(match, s, seat, realm)
    match.beat()
    match.cue(cues.AttackOff(seat=seat, realm=realm, why=why))


def commit(match: Match, s: State, seat: int, realm: int, rear: bool) -> None:
    """The attacker is committed: it is its attack on that realm this round (LOH-10.3, 4.32). Captives there are set aside
    (LOH-9.11)."""
    s.asks += 1
    front = Front(s.asks, realm, seat, rear, taken=[0] * s.seats)
    s.fronts.append(front)
    s.attacked[seat] |= 1 << realm
    front.aside = held_by(s, realm)
    match.beat()
    match.cue(cues.Committed(seat=seat, realm=realm, rear=rear))
    if front.aside:
        match.cue(cues.Aside(realm=realm, seats=front.aside[:]))
    battle_promises.begun(s, front)
    battle_promises.attacked(match, s, front)

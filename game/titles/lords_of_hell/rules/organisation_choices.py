"""What a seat may do in an organisation, and why not (LOH-10.10 to 10.37, section 18)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.spaces import Amount, Branch, One, Pick
from game.titles.lords_of_hell.rules import attack_declaration, plays, refusals
from game.titles.lords_of_hell.rules.battle_state import DEVIL, army_of, busy, front_of, leaders, marchers, spare_souls
from game.titles.lords_of_hell.rules.cards import CAPTIVE, VERB
from game.titles.lords_of_hell.rules.promise_limits import card_pledge, code_of, forbidden, pledges
from game.titles.lords_of_hell.rules.records import ATTACK, SIDES, Army, Front
from game.titles.lords_of_hell.rules.retreat import held_fast, withdraw_problem
from game.titles.lords_of_hell.rules.state import NOBODY, State, artifact, at_home
from game.titles.lords_of_hell.rules.sworn_battles import bound_to_stay, first_attack, opposes

WINDOW = "battle_organisation"


class Order(NamedTuple):
    """A line of the menu of an organisation, by name; what a verb does not name keeps its default."""

    realm: int = NOBODY
    side: str = ""
    leader: int = DEVIL
    """Who leads an army that joins: a card, or the devil."""
    devil: bool = False
    """The devil is called as well."""


def order_of(branch: Branch) -> Order:
    """Return what a line of the menu of an organisation stands for."""
    match branch.verb, branch.nouns:
        case "join", (realm, side, leader):
            return Order(realm, side, leader)
        case "side", (realm, side):
            return Order(realm, side)
        case "call", (realm, devil):
            return Order(realm, devil=devil)
        case _, (realm,):
            return Order(realm)
    return Order()


def branches(s: State, front: Front, seat: int) -> list[Branch]:
    """The choices of a seat about one front."""
    army, realm = army_of(front, seat), front.realm
    out: list[Branch] = []
    if army is None and (seat == front.attacker or (seat != realm and not busy(s, seat))):
        out += _joins(s, front, seat)
    if army is not None:
        out += _calls(s, front, army) + _sends(s, front, army)
        if seat != front.attacker:
            other = SIDES[army.side == ATTACK]
            free = not side_problem(s, front, seat, other) and not bound_to_stay(s, front, seat)
            out += [plays.line(plays.ChangeSide, (realm, other))] if free else []
    if not withdraw_problem(s, front, seat):
        out.append(plays.line(plays.WithdrawArmy, (realm,)))
    if seat == realm and at_home(s, seat):
        out += [plays.line(plays.Surrender, (realm,))] if not forbidden(s, seat, "surrender") else []
        out += [plays.line(plays.Flee, (realm,))] if not flee_problem(s, front, seat) else []
    if seat in (front.attacker, realm):
        out.append(plays.line(plays.Truce, (realm,), (One((True, False)),)))
    return out


def side_problem(s: State, front: Front, seat: int, side: str) -> str:
    """Why the seat may not fight on that side there (LOH-9.10, 8.3): the code, "" when it may."""
    if s.body[seat] == CAPTIVE and s.captor[seat] == front.realm and seat != front.attacker:
        return "bad_target"
    return "sworn_not_to" if opposes(s, front, seat, side) else ""


def _joins(s: State, front: Front, seat: int) -> list[Branch]:
    """LOH-10.11, 10.12: [join, realm, side, leader, hordes, souls]."""
    sides = [ATTACK] if seat == front.attacker else [side for side in SIDES if not side_problem(s, front, seat, side)]
    free, souls = marchers(s, seat), spare_souls(s, seat)
    out = []
    for leader in leaders(s, seat, front.realm) if sides else []:
        rest = tuple(card for card in free if card != leader)
        parts = (Pick(rest, 0, len(rest)), Amount(0, souls))
        out += [plays.line(plays.Join, (front.realm, side, leader), parts) for side in sides]
    return out


def _calls(s: State, front: Front, army: Army) -> list[Branch]:
    """More troops from home; the devil after its Fallen Angels (LOH-10.11)."""
    seat = army.seat
    free, souls = tuple(marchers(s, seat)), spare_souls(s, seat)
    if withdraws(s, seat):
        return []
    parts = (Pick(free, 0, len(free)), Amount(0, souls))
    out = [plays.line(plays.Call, (front.realm, False), parts)] if free or souls else []
    if not army.devil and DEVIL in leaders(s, seat, front.realm):
        out.append(plays.line(plays.Call, (front.realm, True), parts))
    return out


def withdraws(s: State, seat: int) -> bool:
    """Whether the seat has sworn to withdraw: it calls no more troops."""
    return forbidden(s, seat, "call") is not None


def _sends(s: State, front: Front, army: Army) -> list[Branch]:
    """What did not arrive in this battle round may go home; never Leviathan from an attack, never the last leader
    (LOH-10.14)."""
    old = [card for card in army.hordes if card not in army.fresh and not held_fast(s, army, card)]
    souls = army.souls - army.fresh_souls
    angels = [card for card in army.hordes if VERB[s.faces[card]] == "army_leader"]
    captive = s.body[army.seat] == CAPTIVE and s.captor[army.seat] == front.realm
    staying: list[list[int]] = [[]]
    if not army.devil:
        staying = [[card] for card in (army.hordes if captive else angels)]
    out = []
    for stays in staying:
        may_go = tuple(card for card in old if card not in stays)
        if may_go or souls:
            out.append(plays.line(plays.SendHome, (front.realm,), (Pick(may_go, 0, len(may_go)), Amount(0, souls))))
    return out


def flee_problem(s: State, front: Front, seat: int) -> str:
    """Why the defender's devil may not flee without a card (LOH-10.20, 10.21): the code, "" when it may."""
    bound = forbidden(s, seat, "flee")
    if bound:
        return code_of(bound)
    free = front.round == 1 and not front.negated
    return "" if free or artifact(s, seat, "free_flee") >= 0 else "cannot_flee"


def rear(s: State, seat: int) -> list[Branch]:
    """LOH-10.35: on the realm of a devil that is away in a battle."""
    if busy(s, seat):
        return []
    away = {army.seat for front in s.fronts for army in front.armies if army.devil}
    found = [realm for realm in sorted(away) if not attack_declaration.attack_problem(s, seat, realm)]
    return [plays.line(plays.AttackRear, (), (One(tuple(found)),))] if found else []


# ---------------------------------------------------------------- why not


def why_not(s: State, seat: int, play: plays.AnyPlay, window: str) -> str:
    """The code for a play outside the menu of an attack turn, a parley or an organisation (LOH section 18)."""
    match play:
        case plays.Attack(realm) | plays.AttackRear(realm):
            return _attack_code(s, seat, realm, rear=isinstance(play, plays.AttackRear))
        case plays.Target():
            return _attack_code(s, seat, play.seat, rear=False)
        case plays.GoOn() if s.declared is not None and s.declared.attacker == seat:
            return attack_declaration.attack_problem(s, seat, s.declared.realm)
        case plays.Pass() | plays.GoOn():
            bound = forbidden(s, seat, "pass")
            return code_of(bound) if bound and s.turn == seat else "not_your_turn"
    if not isinstance(play, plays.Organise):
        return refusals.why_not(s, seat, play)
    front = front_of(s, play.realm)
    if front is None or front.ended or window != WINDOW:
        return "wrong_phase"
    return _front_code(s, front, seat, play)


def _attack_code(s: State, seat: int, realm: int, rear: bool) -> str:
    if not 0 <= realm < s.seats:
        return "bad_target"
    if not rear and s.turn != seat:
        return "not_your_turn"
    code = attack_declaration.attack_problem(s, seat, realm)
    if code or rear:
        return code or "bad_target"
    return "sworn_to" if first_attack(s, seat) >= 0 else "wrong_phase"


def _front_code(s: State, front: Front, seat: int, play: plays.Organise) -> str:
    army = army_of(front, seat)
    match play:
        case plays.WithdrawArmy():
            return withdraw_problem(s, front, seat)
        case plays.Surrender() | plays.Flee() if seat != front.realm or not at_home(s, seat):
            return "devil_absent" if seat == front.realm else "not_owner"
        case plays.Surrender():
            bound = forbidden(s, seat, "surrender")
            return code_of(bound) if bound else ""
        case plays.Flee():
            return flee_problem(s, front, seat)
        case plays.ChangeSide():
            return _side_code(s, front, seat, army)
        case plays.SendHome() if army is not None:
            return _send_code(s, army, play)
        case plays.Join() if army is None and seat != front.realm:
            return _join_code(s, front, seat, play)
    return "not_owner"


def _side_code(s: State, front: Front, seat: int, army: Army | None) -> str:
    if seat in (front.attacker, front.realm):
        return "principal_side"
    if army is None:
        return "not_owner"
    bound = bound_to_stay(s, front, seat)
    return "sworn_to" if bound else side_problem(s, front, seat, SIDES[army.side == ATTACK]) or "bad_target"


def _send_code(s: State, army: Army, play: plays.SendHome) -> str:
    cards = play.hordes
    if any(card not in army.hordes for card in cards):
        return "not_owner"
    if any(card in army.fresh for card in cards):
        return "just_arrived"
    if any(held_fast(s, army, card) for card in cards):
        return "leviathan_holds"
    return "no_leader" if cards else "just_arrived"


def _join_code(s: State, front: Front, seat: int, play: plays.Join) -> str:
    leader, hordes = play.leader, play.hordes
    if play.side in SIDES and seat != front.attacker:
        code = side_problem(s, front, seat, play.side)
        if code:
            return code
    taken = pledges(s, seat)
    if any(card_pledge(card) in taken for card in (leader, *hordes)):
        return "pledged"
    if leader not in leaders(s, seat, front.realm):
        return "devil_absent" if leader == DEVIL else "no_leader"
    return "short" if play.souls != 0 and all(card in s.hordes[seat] for card in hordes) else "not_owner"

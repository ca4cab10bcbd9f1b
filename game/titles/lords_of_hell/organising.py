"""Organisation of a battle round: joining, calling, sending home, withdrawing, changing side, surrender, flight, truce,
attacks in the rear (LOH-10.10 to 10.37). All fronts share it."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Amount, Branch, Choice, One, Pick, Space
from game.titles.lords_of_hell import battle_promises, captives, declaring, duties, market, oaths, refusals, talks
from game.titles.lords_of_hell.beats import OpenBeat
from game.titles.lords_of_hell.binding import code_of, forbidden, pledges
from game.titles.lords_of_hell.cards import CAPTIVE, TABLES, TIMERS, VERB
from game.titles.lords_of_hell.confiscating import Confiscate
from game.titles.lords_of_hell.fighting import CheckEnd, Dice
from game.titles.lords_of_hell.fronts import (
    DEVIL,
    army_of,
    bring_all,
    busy,
    front_of,
    going_on,
    leaders,
    march,
    marchers,
    side_of,
    spare_souls,
    the_front,
    unpack,
)
from game.titles.lords_of_hell.leaving import drop_rituals, flee, held_fast, withdraw, withdraw_problem
from game.titles.lords_of_hell.records import ATTACK, SIDES, Army, Front
from game.titles.lords_of_hell.state import State, artifact, at_home, named
from game.titles.lords_of_hell.sworn_battles import bound_to_stay, first_attack, opposes, thinned, weakened

READY, JOIN, CALL, SEND_HOME, WITHDRAW = "ready", "join", "call", "send_home", "withdraw_army"
SIDE, SURRENDER, FLEE, TRUCE, REAR = "side", "surrender", "flee", "truce", "rear"
WINDOW = "battle_organisation"
LATE = (JOIN, WITHDRAW, SIDE, SURRENDER, FLEE, REAR)
"""After these at least ten seconds are left (LOH-10.10)."""


class BattleRound(Step, frozen=True, tag="battle_round"):
    """A battle round of every front, until none is left (LOH-10.36)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.ready = 0
        for army in s.marching:
            unpack(s, army)
        s.marching = []
        if not s.fronts:
            return None
        for front in s.fronts:
            begin_round(match, front)
        s.asks += 1
        s.extended = [0, 0]
        battle_promises.withdrawals(match, s)
        s.organised = market.now(match, s)
        match.then(*battle_promises.helps(match, s), Organisation(s.asks), Lock(), BattleRound())
        return None


def begin_round(match: Match, front: Front) -> None:
    """What belongs to one battle round of a front is over."""
    front.round += 1
    front.truce = [False, False]
    front.extra = [0, 0]
    front.diced = False
    front.felled = []
    for army in front.armies:
        army.fresh, army.fresh_souls = [], 0
    if not match.quiet:
        match.beat()
        match.cue("battle_round", "LOH-10.10", realm=front.realm, round=front.round)


def eligible(s: State) -> list[int]:
    """Who must be ready: principals, helpers, every devil in Hell (or Fallen Angels at home) that is in no battle
    (LOH-10.10)."""
    return [
        seat
        for seat in range(s.seats)
        if any(side_of(front, seat) for front in going_on(s))
        or (
            not busy(s, seat)
            and (at_home(s, seat) or any(VERB[s.faces[card]] == "army_leader" for card in s.hordes[seat]))
        )
    ]


class Organisation(Step, frozen=True, tag="organisation"):
    """Everybody at its own pace, in order of arrival, until all who count are ready or the timer ends (LOH-10.10). With one
    front only, its end closes it at once (LOH-10.36)."""

    number: int

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not going_on(s) or all(s.ready >> seat & 1 for seat in eligible(s)):
            return None
        clock = "organisation_min_left_after_change" if s.extended[0] else "organisation"
        running = self.number + 1_000_000 * s.extended[0]
        nouns = {"realms": [front.realm for front in going_on(s)]}
        return Ask("organisation", tuple(range(s.seats)), "open", nouns, clock=clock, running=running, pace="long")

    def _own(self, s: State, seat: int) -> list[Branch]:
        counts = seat in eligible(s)
        own = [Branch(READY if counts else talks.WAIT)]
        for front in going_on(s):
            own += branches(s, front, seat)
        return own + _rear(s, seat)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return talks.space(match, s, seat, WINDOW, self._own(s, seat))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        idle = s.ready >> seat & 1 or seat not in eligible(s)
        if chance.below("sample", 24) < (talks.MOSTLY if idle else talks.HALF):
            return self.default(match, seat)
        return talks.sample(match, s, seat, WINDOW, self._own(s, seat), chance)

    def default(self, match: Match, seat: int) -> Choice:
        return [READY if seat in eligible(match.state) else talks.WAIT]

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match.state, seat, choice, WINDOW)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool:
        s: State = match.state
        ((seat, choice),) = answers.items()
        if choice == [talks.WAIT]:
            return STAY
        if choice == [READY]:
            s.ready |= 1 << seat
            return STAY
        s.ready &= ~(1 << seat)
        if choice[0] in ACTS:
            market.tick(match, s)
            if choice[0] in LATE:
                self._longer(match, s)
            ACTS[choice[0]](match, s, seat, *choice[1:])
            duties.watch(match, s)
        else:
            other = talks.act(match, s, seat, choice, WINDOW)
            if other >= 0:
                s.ready &= ~(1 << other)
        battle_promises.withdrawals(match, s)
        match.then(*battle_promises.helps(match, s))
        return STAY

    def _longer(self, match: Match, s: State) -> None:
        """At least ten seconds are left after a change, up to sixty in all (LOH-10.10)."""
        pace = match.options.get("pace", TABLES["options"]["pace"]["default"])
        least = TIMERS["organisation_min_left_after_change"][pace] * 1000
        most = TIMERS["organisation_extension_cap"][pace] * 1000
        ends = s.organised + TIMERS["organisation"][pace] * 1000 + s.extended[1]
        more = least - (ends - market.now(match, s))
        if 0 < more <= most - s.extended[1]:
            s.extended = [s.extended[0] + 1, s.extended[1] + more]


class Lock(Step, frozen=True, tag="lock"):
    """The organisation is over. What ended in it has its aftermath, then come dice, front by front (LOH-10.36, 10.40)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        market.lapse_all(s)
        s.ready = 0
        for front in s.fronts:
            if not front.ended:
                bring_all(match, s, front)
        match.then(*[CheckEnd(front.realm, True) for front in s.fronts], PreDice())
        return None


class PreDice(Step, frozen=True, tag="pre_dice"):
    """The last moment before dice (LOH-10.40)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.fronts:
            match.then(OpenBeat("battle_predice"), *[Dice(front.realm) for front in s.fronts])
        return None


# ---------------------------------------------------------------- what a seat may do


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
            out += [Branch(SIDE, (realm, other))] if free else []
    if not withdraw_problem(s, front, seat):
        out.append(Branch(WITHDRAW, (realm,)))
    if seat == realm and at_home(s, seat):
        out += [Branch(SURRENDER, (realm,))] if not forbidden(s, seat, "surrender") else []
        out += [Branch(FLEE, (realm,))] if not flee_problem(s, front, seat) else []
    if seat in (front.attacker, realm):
        out.append(Branch(TRUCE, (realm,), (One((True, False)),)))
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
        out += [Branch(JOIN, (front.realm, side, leader), parts) for side in sides]
    return out


def _calls(s: State, front: Front, army: Army) -> list[Branch]:
    """More troops from home; the devil after its Fallen Angels (LOH-10.11)."""
    seat = army.seat
    free, souls = tuple(marchers(s, seat)), spare_souls(s, seat)
    if withdraws(s, seat):
        return []
    parts = (Pick(free, 0, len(free)), Amount(0, souls))
    out = [Branch(CALL, (front.realm, False), parts)] if free or souls else []
    if not army.devil and DEVIL in leaders(s, seat, front.realm):
        out.append(Branch(CALL, (front.realm, True), parts))
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
            out.append(Branch(SEND_HOME, (front.realm,), (Pick(may_go, 0, len(may_go)), Amount(0, souls))))
    return out


def flee_problem(s: State, front: Front, seat: int) -> str:
    """Why the defender's devil may not flee without a card (LOH-10.20, 10.21): the code, "" when it may."""
    bound = forbidden(s, seat, "flee")
    if bound:
        return "sworn_not_to" if bound.sentence[0].startswith("no_") else "sworn_to"
    free = front.round == 1 and not front.negated
    return "" if free or artifact(s, seat, "free_flee") >= 0 else "cannot_flee"


def _rear(s: State, seat: int) -> list[Branch]:
    """LOH-10.35: on the realm of a devil that is away in a battle."""
    if busy(s, seat):
        return []
    away = {army.seat for front in s.fronts for army in front.armies if army.devil}
    found = [realm for realm in sorted(away) if not declaring.attack_problem(s, seat, realm)]
    return [Branch(REAR, (), (One(tuple(found)),))] if found else []


# ---------------------------------------------------------------- carrying out


def _join(match: Match, s: State, seat: int, realm: int, side: str, leader: int, hordes: list[int], souls: int) -> None:
    front = the_front(s, realm)
    own = [] if leader == DEVIL else [leader]
    if _withheld(s, front, seat, [*own, *hordes], souls):
        return
    march(match, s, front, seat, side, leader == DEVIL, [*own, *hordes], souls)


def _call(match: Match, s: State, seat: int, realm: int, devil: bool, hordes: list[int], souls: int) -> None:
    front = the_front(s, realm)
    army = army_of(front, seat)
    assert army is not None
    if _withheld(s, front, seat, hordes, souls):
        return
    march(match, s, front, seat, army.side, devil, hordes, souls)


def _withheld(s: State, front: Front, seat: int, hordes: list[int], souls: int) -> bool:
    """Help sworn to another battle keeps its power at home: then nothing happens, and the seat alone is told."""
    bound = weakened(s, front, seat, hordes, souls)
    if bound is not None:
        oaths.note(s, seat, "sworn_to", bound.id)
    return bound is not None


def _send_home(match: Match, s: State, seat: int, realm: int, hordes: list[int], souls: int) -> None:
    front = the_front(s, realm)
    army = army_of(front, seat)
    assert army is not None
    bound = thinned(s, front, army, hordes, souls)
    if bound is not None:
        oaths.note(s, seat, "sworn_to", bound.id)
        return
    for card in hordes:
        army.hordes.remove(card)
    army.souls -= souls
    back = Army(seat, army.side, hordes=hordes, souls=souls)
    if front_of(s, seat) is None:
        unpack(s, back)
    else:
        s.marching.append(back)
    if not match.quiet:
        match.beat()
        match.cue("sent_home", "LOH-10.14", seat=seat, realm=realm, hordes=named(s, hordes), souls=souls)


def _withdraw(match: Match, s: State, seat: int, realm: int) -> None:
    front = the_front(s, realm)
    called = seat == front.attacker and front.surrendered == front.round
    withdraw(match, s, front, seat, "called_off" if called else "withdrew")


def _side(match: Match, s: State, seat: int, realm: int, side: str) -> None:
    army = army_of(the_front(s, realm), seat)
    assert army is not None
    army.side = side
    if not match.quiet:
        match.beat()
        match.cue("changed_side", "LOH-10.16", seat=seat, realm=realm, side=side)


def _surrender(match: Match, s: State, seat: int, realm: int) -> None:
    """The devil is at once the original attacker's captive, or wounded if it cannot be held (LOH-10.17, 10.23)."""
    front = the_front(s, realm)
    front.surrendered, front.seized = front.round, True
    drop_rituals(match, s, seat, "surrendered")
    if not match.quiet:
        match.beat()
        match.cue("surrendered", "LOH-10.17", seat=seat, realm=realm, to=front.attacker)
    battle_promises.captured(match, s, seat, front.attacker, front.number)
    if s.artifacts[seat]:
        s.asks += 1
        match.then(Confiscate(front.attacker, seat, s.asks))
    captives.hold(match, s, seat, front.attacker, "surrender")
    duties.captivity(match, s)


def _flee(match: Match, s: State, seat: int, realm: int) -> None:
    front = the_front(s, realm)
    free = front.round == 1 and not front.negated
    flee(match, s, front, seat, "free" if free else "wings")


def _truce(match: Match, s: State, seat: int, realm: int, on: bool) -> None:
    front = the_front(s, realm)
    front.truce[seat == realm] = on
    if not match.quiet:
        match.beat()
        match.cue("truce", "LOH-10.41", seat=seat, realm=realm, on=on)


def _rear_attack(match: Match, s: State, seat: int, realm: int) -> None:
    """A second front: an attack without turn or parley (LOH-10.35)."""
    declaring.commit(match, s, seat, realm, rear=True)
    begin_round(match, the_front(s, realm))
    s.ready = 0


ACTS: dict[str, Any] = {
    JOIN: _join,
    CALL: _call,
    SEND_HOME: _send_home,
    WITHDRAW: _withdraw,
    SIDE: _side,
    SURRENDER: _surrender,
    FLEE: _flee,
    TRUCE: _truce,
    REAR: _rear_attack,
}


# ---------------------------------------------------------------- why not


def why_not(s: State, seat: int, choice: Choice, window: str) -> str:
    """The code for a choice outside the menu of an attack turn, a parley or an organisation (LOH section 18)."""
    verb = choice[0] if isinstance(choice, list) and choice and isinstance(choice[0], str) else ""
    if verb in ("attack", "target", REAR):
        return _attack_code(s, seat, choice)
    if verb == "go_on" and s.declared and s.declared[0] == seat:
        return declaring.attack_problem(s, seat, s.declared[1])
    if verb in ("pass", "go_on"):
        bound = forbidden(s, seat, "pass")
        return code_of(bound) if bound and s.turn == seat else "not_your_turn"
    front = front_of(s, choice[1]) if verb in ACTS and len(choice) > 1 and type(choice[1]) is int else None
    if verb not in ACTS:
        return refusals.why_not(s, seat, choice)
    if front is None or front.ended or window != WINDOW:
        return "wrong_phase"
    return _front_code(s, front, seat, verb, choice)


def _attack_code(s: State, seat: int, choice: Choice) -> str:
    realm = choice[1] if len(choice) > 1 else None
    if type(realm) is not int or not 0 <= realm < s.seats:
        return "bad_target"
    if choice[0] != REAR and s.turn != seat:
        return "not_your_turn"
    code = declaring.attack_problem(s, seat, realm)
    if code or choice[0] == REAR:
        return code or "bad_target"
    return "sworn_to" if first_attack(s, seat) >= 0 else "wrong_phase"


def _front_code(s: State, front: Front, seat: int, verb: str, choice: Choice) -> str:
    army = army_of(front, seat)
    if verb == WITHDRAW:
        return withdraw_problem(s, front, seat)
    if verb in (SURRENDER, FLEE) and (seat != front.realm or not at_home(s, seat)):
        return "devil_absent" if seat == front.realm else "not_owner"
    if verb == SURRENDER:
        bound = forbidden(s, seat, "surrender")
        return code_of(bound) if bound else ""
    if verb == FLEE:
        return flee_problem(s, front, seat)
    if verb == SIDE:
        if seat in (front.attacker, front.realm):
            return "principal_side"
        if army is None:
            return "not_owner"
        bound_there = bound_to_stay(s, front, seat)
        return "sworn_to" if bound_there else side_problem(s, front, seat, SIDES[army.side == ATTACK]) or "bad_target"
    if verb == SEND_HOME and army is not None and len(choice) == 4:
        return _send_code(s, front, army, choice)
    if verb == JOIN and army is None and seat != front.realm and len(choice) == 6:
        return _join_code(s, front, seat, choice)
    return "not_owner"


def _send_code(s: State, front: Front, army: Army, choice: Choice) -> str:
    cards = choice[2] if isinstance(choice[2], list) else []
    if any(card not in army.hordes for card in cards):
        return "not_owner"
    if any(card in army.fresh for card in cards):
        return "just_arrived"
    if any(held_fast(s, army, card) for card in cards):
        return "leviathan_holds"
    return "no_leader" if cards else "just_arrived"


def _join_code(s: State, front: Front, seat: int, choice: Choice) -> str:
    leader, hordes = choice[3], choice[4] if isinstance(choice[4], list) else []
    if choice[2] in SIDES and seat != front.attacker:
        code = side_problem(s, front, seat, choice[2])
        if code:
            return code
    taken = pledges(s, seat)
    if any(("card", card) in taken for card in (leader, *hordes)):
        return "pledged"
    if leader not in leaders(s, seat, front.realm):
        return "devil_absent" if leader == DEVIL else "no_leader"
    return "short" if choice[5] != 0 and all(card in s.hordes[seat] for card in hordes) else "not_owner"

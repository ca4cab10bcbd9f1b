"""Phase 3, Battles: attack turns, declarations, parley (LOH-4.30 to 4.33, 10.1 to 10.5)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, One, Space
from game.titles.lords_of_hell.rules import (
    battle_promises,
    cues,
    market,
    obligations,
    organisation,
    plays,
    window_plays,
)
from game.titles.lords_of_hell.rules.attack_declaration import (
    attack_problem,
    called_off,
    commit,
    could_attack,
    targets,
    the_declared,
)
from game.titles.lords_of_hell.rules.beats import OpenBeat
from game.titles.lords_of_hell.rules.organisation_choices import why_not
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.records import Declared
from game.titles.lords_of_hell.rules.state import NOBODY, State, clockwise
from game.titles.lords_of_hell.rules.sworn_battles import first_attack

TURN, PARLEY = "battle_between", "battle_parley"


class BattlesBegin(Step, frozen=True, tag="battles_begin"):
    """The phase opens with the attack turn of the Starter."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase, s.ready, s.rested = "battles", 0, 0
        match.beat()
        match.cue(cues.Phase(phase=s.phase, round=s.round))
        match.then(obligations.Watch(), Battles(s.starter))
        return None


class Battles(Step, frozen=True, tag="battles"):
    """The attack turn goes round until every seat taking part has passed in a row, or no legal attack is left. A seat that
    can attack nobody, as everybody sees, passes unasked (LOH-4.30, 4.31)."""

    seat: int
    """Whose turn comes next."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        left = [seat for seat in clockwise(s, self.seat) if could_attack(s, seat) and not s.rested >> seat & 1]
        s.turn = left[0] if left else NOBODY
        if left:
            legal = [realm for realm in range(s.seats) if not attack_problem(s, s.turn, realm)]
            battle_promises.attack_turn(match, s, s.turn, legal)
            s.asks += 1
            match.then(AttackTurn(s.turn, s.asks), Battles((s.turn + 1) % s.seats))
        else:
            battle_promises.battles_over(match, s)
        return None


class AttackTurn(SeatStep, frozen=True, tag="attack_turn"):
    """Declare an attack or pass; all may trade and play meanwhile. Time-out: pass, unless an attack is sworn (LOH-4.33)."""

    seat: int
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        nouns = {"seat": self.seat}
        return Ask("attack_turn", tuple(range(match.seats)), "open", nouns, clock="declare", running=self.number)

    def _own(self, s: State, seat: int) -> list[Branch]:
        if seat != self.seat:
            return [plays.line(plays.Wait)]
        found = targets(s, seat)
        attacks = [plays.line(plays.Attack, (), (One(tuple(found)),))] if found else []
        return attacks if first_attack(s, seat) in found else [*attacks, plays.line(plays.Pass)]

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return window_plays.space(match, s, seat, TURN, self._own(s, seat))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        own = self._own(s, seat)
        if chance.below("sample", 4):  # a round of nothing but attacks would be long
            own = own[-1:]
        often = window_plays.HALF if seat == self.seat else window_plays.MOSTLY
        return window_plays.sample(match, s, seat, TURN, own, chance, often)

    def default(self, match: Match, seat: int) -> Choice:
        s: State = match.state
        if seat != self.seat:
            return plays.Wait().choice()
        sworn = first_attack(s, seat)
        return (plays.Attack(sworn) if sworn in targets(s, seat) else plays.Pass()).choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return why_not(match.state, seat, play, TURN)

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool | None:
        s: State = match.state
        match play:
            case plays.Wait():
                return STAY
            case plays.Pass():
                _passes(match, s, seat)
            case plays.Attack(realm):
                s.declared = Declared(seat, realm)
                match.beat()
                match.cue(cues.Attack(seat=seat, realm=realm, rule="LOH-10.1"))
                s.asks += 1
                match.then(OpenBeat(PARLEY), Parley(seat, s.asks))
            case _:
                window_plays.act(match, s, seat, play, TURN)
                return STAY
        market.lapse_all(s)
        return None


def _passes(match: Match, s: State, seat: int) -> None:
    s.rested |= 1 << seat
    match.beat()
    match.cue(cues.Passed(seat=seat))


class Parley(SeatStep, frozen=True, tag="parley"):
    """The attacker goes on, changes the target once, or turns it into a pass; all may trade (LOH-10.2). Time-out: go on. It
    is over when the declaration is gone: by False Alarm, or a deal that calls it off."""

    seat: int
    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if s.declared is None:
            market.lapse_all(s)
            return None
        nouns = {"seat": self.seat, "realm": s.declared.realm, "changed": s.declared.changed}
        return Ask("parley", tuple(range(s.seats)), "open", nouns, clock="parley", running=self.number)

    def _own(self, s: State, seat: int) -> list[Branch]:
        if seat != self.seat:
            return [plays.line(plays.Wait)]
        declared = the_declared(s)
        own = [] if attack_problem(s, seat, declared.realm) else [plays.line(plays.GoOn)]
        if own and declared.realm == first_attack(s, seat):
            return own
        others = [realm for realm in targets(s, seat) if realm != declared.realm]
        if others and not declared.changed:
            own.append(plays.line(plays.Target, (), (One(tuple(others)),)))
        return [*own, plays.line(plays.Pass)]

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return window_plays.space(match, s, seat, PARLEY, self._own(s, seat))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        often = window_plays.HALF if seat == self.seat else window_plays.MOSTLY
        return window_plays.sample(match, s, seat, PARLEY, self._own(s, seat), chance, often)

    def default(self, match: Match, seat: int) -> Choice:
        """Go on, unless a promise sworn in parley stands against it by now."""
        s: State = match.state
        if seat != self.seat:
            return plays.Wait().choice()
        return (plays.Pass() if attack_problem(s, seat, the_declared(s).realm) else plays.GoOn()).choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return why_not(match.state, seat, play, PARLEY)

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool | None:
        s: State = match.state
        match play:
            case plays.Wait():
                return STAY
            case plays.GoOn():
                s.rested = 0
                realm, s.declared = the_declared(s).realm, None
                commit(match, s, seat, realm, rear=False)
                match.then(organisation.BattleRound())
            case plays.Pass():
                called_off(match, s, "pass")
            case plays.Target():
                s.declared = Declared(seat, play.seat, changed=True)
                match.beat()
                match.cue(cues.AttackOff(seat=seat, realm=play.seat, why="target"))
                match.cue(cues.Attack(seat=seat, realm=play.seat, rule="LOH-10.2"))
                s.asks += 1
                match.then(OpenBeat(PARLEY), Parley(seat, s.asks))
            case _:
                window_plays.act(match, s, seat, play, PARLEY)
                return STAY
        market.lapse_all(s)
        return None

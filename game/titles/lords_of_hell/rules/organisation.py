"""Organisation of a battle round: joining, calling, sending home, withdrawing, changing side, surrender, flight, truce,
attacks in the rear (LOH-10.10 to 10.37). All fronts share it."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Space
from game.titles.lords_of_hell.rules import (
    attack_declaration,
    battle_promises,
    captives,
    cues,
    market,
    obligations,
    plays,
    promise_lifecycle,
    window_plays,
)
from game.titles.lords_of_hell.rules.battle_dice import CheckEnd, Dice
from game.titles.lords_of_hell.rules.battle_state import (
    DEVIL,
    army_of,
    bring_all,
    busy,
    front_of,
    going_on,
    march,
    side_of,
    the_front,
    unpack,
)
from game.titles.lords_of_hell.rules.beats import OpenBeat
from game.titles.lords_of_hell.rules.cards import TIMERS, VERB
from game.titles.lords_of_hell.rules.confiscation import Confiscate
from game.titles.lords_of_hell.rules.organisation_choices import WINDOW, branches, rear, why_not
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.rules.records import Army, Extension, Front
from game.titles.lords_of_hell.rules.retreat import drop_rituals, flee, withdraw
from game.titles.lords_of_hell.rules.setup import UNTIMED, option
from game.titles.lords_of_hell.rules.state import State, at_home, named
from game.titles.lords_of_hell.rules.sworn_battles import thinned, weakened

LATE = (plays.Join, plays.WithdrawArmy, plays.ChangeSide, plays.Surrender, plays.Flee, plays.AttackRear)
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
        s.extended = Extension()
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
    match.beat()
    match.cue(cues.BattleRound(realm=front.realm, round=front.round))


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


class Organisation(SeatStep, frozen=True, tag="organisation"):
    """Everybody at its own pace, in order of arrival, until all who count are ready or the timer ends (LOH-10.10). With one
    front only, its end closes it at once (LOH-10.36)."""

    number: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        if not going_on(s) or all(s.ready >> seat & 1 for seat in eligible(s)):
            return None
        clock = "organisation_min_left_after_change" if s.extended.runs else "organisation"
        running = self.number + 1_000_000 * s.extended.runs
        nouns = {"realms": [front.realm for front in going_on(s)]}
        return Ask("organisation", tuple(range(s.seats)), "open", nouns, clock=clock, running=running, pace="long")

    def _own(self, s: State, seat: int) -> list[Branch]:
        counts = seat in eligible(s)
        own = [plays.line(plays.Ready if counts else plays.Wait)]
        for front in going_on(s):
            own += branches(s, front, seat)
        return own + rear(s, seat)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        return window_plays.space(match, s, seat, WINDOW, self._own(s, seat))

    def sample(self, match: Match, seat: int, chance: Any) -> Choice:
        s: State = match.state
        idle = s.ready >> seat & 1 or seat not in eligible(s)
        if chance.below("sample", 24) < (window_plays.MOSTLY if idle else window_plays.HALF):
            return self.default(match, seat)
        return window_plays.sample(match, s, seat, WINDOW, self._own(s, seat), chance)

    def default(self, match: Match, seat: int) -> Choice:
        return (plays.Ready() if seat in eligible(match.state) else plays.Wait()).choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return why_not(match.state, seat, play, WINDOW)

    def answer(self, match: Match, seat: int, play: AnyPlay) -> bool:
        s: State = match.state
        if isinstance(play, plays.Wait):
            return STAY
        if isinstance(play, plays.Ready):
            s.ready |= 1 << seat
            return STAY
        s.ready &= ~(1 << seat)
        if isinstance(play, plays.Organise):
            market.tick(match, s)
            if isinstance(play, LATE):
                self._longer(match, s)
            _organise(match, s, seat, play)
            obligations.watch(match, s)
        else:
            other = window_plays.act(match, s, seat, play, WINDOW)
            if other >= 0:
                s.ready &= ~(1 << other)
        battle_promises.withdrawals(match, s)
        match.then(*battle_promises.helps(match, s))
        return STAY

    def _longer(self, match: Match, s: State) -> None:
        """At least ten seconds are left after a change, up to sixty in all (LOH-10.10)."""
        pace = option(match, "pace")
        if pace == UNTIMED:
            return
        least = TIMERS["organisation_min_left_after_change"][pace] * 1000
        most = TIMERS["organisation_extension_cap"][pace] * 1000
        ends = s.organised + TIMERS["organisation"][pace] * 1000 + s.extended.ms
        more = least - (ends - market.now(match, s))
        if 0 < more <= most - s.extended.ms:
            s.extended = Extension(s.extended.runs + 1, s.extended.ms + more)


class Lock(Step, frozen=True, tag="lock"):
    """The organisation is over. What ended in it has its aftermath, then come dice, front by front (LOH-10.36, 10.40)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        market.lapse_all(s)
        s.ready = 0
        for front in s.fronts:
            if front.ended:
                front.called_off = front.surrendered == front.round
            else:
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


# ---------------------------------------------------------------- carrying out


def _organise(match: Match, s: State, seat: int, play: plays.Organise) -> None:
    """Carry out one change of who fights where."""
    match play:
        case plays.Join():
            _join(match, s, seat, play)
        case plays.Call():
            _call(match, s, seat, play)
        case plays.SendHome():
            _send_home(match, s, seat, play)
        case plays.WithdrawArmy(realm):
            _withdraw(match, s, seat, realm)
        case plays.ChangeSide(realm, side):
            _side(match, s, seat, realm, side)
        case plays.Surrender(realm):
            _surrender(match, s, seat, realm)
        case plays.Flee(realm):
            _flee(match, s, seat, realm)
        case plays.Truce(realm, on):
            _truce(match, s, seat, realm, on)
        case plays.AttackRear(realm):
            _rear_attack(match, s, seat, realm)


def _join(match: Match, s: State, seat: int, play: plays.Join) -> None:
    front = the_front(s, play.realm)
    leads = play.leader == DEVIL
    hordes = [*([] if leads else [play.leader]), *play.hordes]
    if not _withheld(s, front, seat, hordes, play.souls):
        march(match, s, front, seat, play.side, leads, hordes, play.souls)


def _call(match: Match, s: State, seat: int, play: plays.Call) -> None:
    front = the_front(s, play.realm)
    army = army_of(front, seat)
    assert army is not None
    if not _withheld(s, front, seat, play.hordes, play.souls):
        march(match, s, front, seat, army.side, play.devil, play.hordes, play.souls)


def _withheld(s: State, front: Front, seat: int, hordes: list[int], souls: int) -> bool:
    """Help sworn to another battle keeps its power at home: then nothing happens, and the seat alone is told."""
    bound = weakened(s, front, seat, hordes, souls)
    if bound is not None:
        promise_lifecycle.note(s, seat, "sworn_to", bound.id)
    return bound is not None


def _send_home(match: Match, s: State, seat: int, play: plays.SendHome) -> None:
    front, hordes, souls = the_front(s, play.realm), play.hordes, play.souls
    army = army_of(front, seat)
    assert army is not None
    bound = thinned(s, front, army, hordes, souls)
    if bound is not None:
        promise_lifecycle.note(s, seat, "sworn_to", bound.id)
        return
    for card in hordes:
        army.hordes.remove(card)
    army.souls -= souls
    back = Army(seat, army.side, hordes=hordes, souls=souls)
    if front_of(s, seat) is None:
        unpack(s, back)
    else:
        s.marching.append(back)
    match.beat()
    match.cue(cues.SentHome(seat=seat, realm=play.realm, hordes=named(s, hordes), souls=souls))


def _withdraw(match: Match, s: State, seat: int, realm: int) -> None:
    front = the_front(s, realm)
    called = seat == front.attacker and front.surrendered == front.round
    withdraw(match, s, front, seat, "called_off" if called else "withdrew")


def _side(match: Match, s: State, seat: int, realm: int, side: str) -> None:
    army = army_of(the_front(s, realm), seat)
    assert army is not None
    army.side = side
    match.beat()
    match.cue(cues.ChangedSide(seat=seat, realm=realm, side=side))


def _surrender(match: Match, s: State, seat: int, realm: int) -> None:
    """The devil is at once the original attacker's captive, or wounded if it cannot be held (LOH-10.17, 10.23)."""
    front = the_front(s, realm)
    front.surrendered, front.seized = front.round, True
    drop_rituals(match, s, seat, "surrendered")
    match.beat()
    match.cue(cues.Surrendered(seat=seat, realm=realm, to=front.attacker))
    battle_promises.captured(match, s, seat, front.attacker, front.number)
    if s.artifacts[seat]:
        s.asks += 1
        match.then(Confiscate(front.attacker, seat, s.asks))
    captives.hold(match, s, seat, front.attacker, "surrender")
    obligations.captivity(match, s)


def _flee(match: Match, s: State, seat: int, realm: int) -> None:
    front = the_front(s, realm)
    free = front.round == 1 and not front.negated
    flee(match, s, front, seat, "free" if free else "wings")


def _truce(match: Match, s: State, seat: int, realm: int, on: bool) -> None:
    front = the_front(s, realm)
    front.truce[seat == realm] = on
    match.beat()
    match.cue(cues.Truce(seat=seat, realm=realm, on=on))


def _rear_attack(match: Match, s: State, seat: int, realm: int) -> None:
    """A second front: an attack without turn or parley (LOH-10.35)."""
    attack_declaration.commit(match, s, seat, realm, rear=True)
    begin_round(match, the_front(s, realm))
    s.ready = 0

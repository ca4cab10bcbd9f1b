"""Promises in time: conditions watched, duties falling due, what lapses and what is broken (LOH-8.6 to 8.13, 8.24 to 8.28)."""

from __future__ import annotations

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, Pick, Space
from game.titles.lords_of_hell.rules import captives, cues, due_payments, trade_bundles
from game.titles.lords_of_hell.rules.cards import IDS, PHASE, TYPE
from game.titles.lords_of_hell.rules.promise_lifecycle import end, find, prove, tell
from game.titles.lords_of_hell.rules.promises import ASAP, DUE, FIRM, KEPT, LAPSED, LIVE, STANDING, WAITING
from game.titles.lords_of_hell.rules.records import Promise, saying
from game.titles.lords_of_hell.rules.sentences import (
    AllowTrade,
    Attend,
    Cast,
    Due,
    Give,
    IfDrawn,
    IfInRing,
    IfNotOverlord,
    IfOverlord,
    NoAttack,
    NoFightAgainst,
    Nominate,
    NoTrade,
    Release,
    ReturnLoan,
    RingDuty,
    Sentence,
    ShowHand,
    Vote,
    due_of,
    due_point,
    is_duty,
    round_of,
)
from game.titles.lords_of_hell.rules.state import State, set_aside


def end_of_time(match: Match, s: State) -> None:
    """Init: what ended in an earlier round leaves the wall, and promises whose time is past end (LOH-4.10, 8.12)."""
    s.promises = [promise for promise in s.promises if promise.state in STANDING]
    for promise in s.promises:
        sentence, condition = promise.sentence, promise.sentence.condition
        if promise.state == WAITING and condition is not None and condition.round < s.round:
            if isinstance(condition, IfDrawn):
                prove(match, s, promise, "condition")
            else:
                end(match, promise, LAPSED, "condition")
        elif promise.state != WAITING and 0 < round_of(sentence) < s.round and sentence.strength != ASAP:
            if not is_duty(sentence) or isinstance(sentence, AllowTrade):
                end(match, promise, KEPT, "time")
            else:
                end(match, promise, LAPSED, "time")


def cards_drawn(match: Match, s: State, seat: int, drawn: list[int]) -> None:
    """Conditions if_drawn are looked at after each draw from the deck; the first such card is pledged."""
    for promise in s.promises:
        condition = promise.sentence.condition
        if promise.by != seat or promise.state != WAITING or not isinstance(condition, IfDrawn):
            continue
        taken = {other.drawn for other in s.promises}
        found = [
            card for card in drawn if condition.card in (IDS[s.faces[card]], TYPE[s.faces[card]]) and card not in taken
        ]
        if found:
            promise.drawn = found[0]
            come_true(match, promise)


def come_true(match: Match, promise: Promise) -> None:
    """The condition of a waiting promise is met: it is live; what is due at once falls due (LOH-8.12)."""
    promise.state = LIVE
    tell(match, promise, cues.ConditionMet)
    if due_point(promise.sentence) == "now":
        match.then(Fulfil(promise.id, promise.by))


# ---------------------------------------------------------------- falling due


class FallDue(Step, frozen=True, tag="fall_due"):
    """Duties due at a point of the round, in order of swearing; then those that are open until kept (LOH-7.8, 8.28)."""

    point: str

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        found = [
            promise
            for promise in s.promises
            if promise.state == LIVE and due_of(promise.sentence) == Due(self.point, s.round)
        ]
        match.then(*fall_due(found), Watch())
        return None


def fall_due(promises: list[Promise]) -> list[Step]:
    """These duties fall due now (LOH-8.26)."""
    for promise in promises:
        promise.state = DUE
    return [Fulfil(promise.id, promise.by) for promise in promises]


class Watch(Step, frozen=True, tag="watch"):
    """After every event: promises to be kept as soon as can be, of which something can be done now (LOH-8.6)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        match.then(*fall_due([promise for promise in s.promises if promise.state == LIVE and _open(s, promise)]))
        return None


def watch(match: Match, s: State) -> None:
    """The same after an act that may have opened something; with nothing open the ask stays the same. A deal that is not
    sealed yet comes first: its end asks again."""
    if not s.sealing and any(promise.state == LIVE and _open(s, promise) for promise in s.promises):
        match.then(Watch())


def _open(s: State, promise: Promise) -> bool:
    """Whether an asap promise has something to give or release now."""
    sentence = promise.sentence
    due = due_of(sentence)
    if sentence.strength != ASAP or due is None or (due.point != ASAP and not _reached(s, due)):
        return False
    if isinstance(sentence, Release):
        captive = sentence.captive
        return s.captor[captive] == promise.by and set_aside(s, captive) is None and _may_free(s)
    return isinstance(sentence, Give) and due_payments.is_open(s, promise, sentence)


def _may_free(s: State) -> bool:
    return bool(PHASE.get(s.phase, {}).get("free_captives", False))


_OPENS = {"draw": "tabling", "tabling_end": "battles", "council": "council", "finishing": "finishing"}


def _reached(s: State, due: Due) -> bool:
    """Whether a due point has come (asap with a due point: not before it)."""
    if due.round != s.round or due.point not in _OPENS or s.phase not in PHASE:
        return due.round < s.round
    return bool(PHASE[s.phase]["order"] >= PHASE[_OPENS[due.point]]["order"])


class Fulfil(SeatStep, frozen=True, tag="fulfil"):
    """One duty falls due: the promisor picks counted cards where there is a choice, the rest is done (LOH-8.4, 8.25)."""

    number: int
    seat: int
    """The promisor."""
    plays = list[int]

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        promise = find(s, self.number)
        if promise is None:
            return None
        many, pool = due_payments.choice(s, promise)
        if many < len(pool):
            return Ask("cards", (promise.by,), nouns={"seat": promise.by}, clock="card_choice", running=self.number)
        self._do(match, s, promise, pool[:many])
        return None

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        many, pool = due_payments.choice(s, promise)
        return Pick(tuple(pool), many, many)

    def default(self, match: Match, seat: int) -> Choice:
        """The first of the cards that may be given: the same on every machine."""
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        many, pool = due_payments.choice(s, promise)
        return pool[:many]

    def answer(self, match: Match, seat: int, play: list[int]) -> None:
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        self._do(match, s, promise, play)

    def _do(self, match: Match, s: State, promise: Promise, picked: list[int]) -> None:
        promise.state = LIVE
        match promise.sentence:
            case Give() as gift:
                due_payments.give(match, s, promise, gift, picked)
            case ReturnLoan() as loan:
                due_payments.give_back(match, s, promise, loan)
            case Release() as release:
                _set_free(match, s, promise, release.captive)
            case ShowHand():
                trade_bundles.show_hand(match, s, promise.by, promise.to, "LOH-8.4", "promise")
                end(match, promise, KEPT, "done")


def _set_free(match: Match, s: State, promise: Promise, captive: int) -> None:
    """A captive is released as it was sworn; while a battle decides about it, after that battle, if still held."""
    battle = set_aside(s, captive)
    if battle is not None:
        promise.battle = battle.number
    elif s.captor[captive] == promise.by:
        match.beat()
        captives.free(match, s, captive, "promise")
        end(match, promise, KEPT, "done")
    else:
        end(match, promise, LAPSED, "not_held")


# ---------------------------------------------------------------- the ring


def arrivals(match: Match, s: State, ring: bool) -> None:
    """When arrivals are shown: if_in_ring comes true, attend is kept, duties of who is not there lapse."""
    standing = [promise for promise in s.promises if promise.state in STANDING]
    for promise in standing:
        sentence, condition = promise.sentence, promise.sentence.condition
        if not isinstance(sentence, RingDuty) or sentence.round != s.round:
            continue
        there = ring and s.arrived >> promise.by & 1
        if isinstance(sentence, Attend):
            end(match, promise, KEPT if there else LAPSED, "ring")
        elif not there:
            end(match, promise, LAPSED, "ring" if not ring else "absent")
        elif promise.state == WAITING and isinstance(condition, IfInRing):
            if s.arrived >> condition.seat & 1:
                come_true(match, promise)
            else:
                end(match, promise, LAPSED, "condition")
        if promise.state == LIVE and isinstance(sentence, Vote) and not s.markers[sentence.candidate]:
            end(match, promise, LAPSED, "no_nominee")


def done(match: Match, s: State, ballot: type[Vote] | type[Nominate]) -> None:
    """Duties to vote or nominate in this round are kept once everybody has (LOH-8.4)."""
    for promise, duty in saying(s.promises, ballot):
        if promise.state == LIVE and duty.round == s.round:
            end(match, promise, KEPT, "done")


def no_overlord(match: Match, s: State) -> None:
    """Start of Finishing: if_not_overlord of this round comes true, settlements of this round lapse."""
    for promise in [promise for promise in s.promises if promise.state in STANDING]:
        waits = promise.sentence.condition if promise.state == WAITING else None
        if isinstance(waits, IfNotOverlord) and waits.round == s.round and waits.seat != s.overlord:
            come_true(match, promise)


class Settlement(Step, frozen=True, tag="settlement"):
    """There is an overlord: if_overlord and settlement duties run in order of swearing, then all others end
    (LOH-8.12, 13.15)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase = "settlement"
        due: list[Step] = []
        for promise in [promise for promise in s.promises if promise.state in STANDING]:
            waits = promise.sentence.condition if promise.state == WAITING else None
            if isinstance(waits, IfOverlord) and waits.seat == s.overlord:
                promise.state = LIVE
                tell(match, promise, cues.ConditionMet)
            if promise.state == LIVE and due_point(promise.sentence) == "settlement":
                due.append(Fulfil(promise.id, promise.by))
        match.then(*due, AllEnd())
        return None


class AllEnd(Step, frozen=True, tag="all_end"):
    """All other promises end with the game (LOH-13.15)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        for promise in s.promises:
            if promise.state in STANDING:
                end(match, promise, LAPSED if is_duty(promise.sentence) else KEPT, "over")
        return None


def captivity(match: Match, s: State) -> None:
    """Restraints toward one's own captor lapse, and duties about captives and rituals that are gone (the `lapse` lines)."""
    for promise in [promise for promise in s.promises if promise.state in STANDING]:
        sentence = promise.sentence
        if _is_idle(s, promise.by, sentence):
            end(match, promise, LAPSED, "captive")
        elif isinstance(sentence, Cast) and sentence.ritual not in s.rituals[promise.by]:
            end(match, promise, LAPSED, "no_casting")
        elif isinstance(sentence, Release | AllowTrade) and s.captor[sentence.captive] != promise.by:
            _no_longer_held(match, promise)


def _no_longer_held(match: Match, promise: Promise) -> None:
    """A firm duty about a captive that its promisor does not hold."""
    if promise.state == LIVE and promise.sentence.strength == FIRM:
        end(match, promise, LAPSED, "not_held")


def _is_idle(s: State, by: int, sentence: Sentence) -> bool:
    """Whether a restraint is one toward the captor of its promisor."""
    if isinstance(sentence, NoAttack | NoFightAgainst):
        return s.captor[by] == sentence.target
    return isinstance(sentence, NoTrade) and s.captor[by] == sentence.seat

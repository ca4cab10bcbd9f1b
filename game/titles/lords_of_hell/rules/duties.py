"""Promises in time: conditions watched, duties falling due, what lapses and what is broken (LOH-8.6 to 8.13, 8.24 to 8.28)."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Choice, Pick, Space
from game.titles.lords_of_hell.rules import bundles, captives, cues, gifts
from game.titles.lords_of_hell.rules.cards import IDS, PHASE, TYPE
from game.titles.lords_of_hell.rules.oaths import end, find, prove, tell
from game.titles.lords_of_hell.rules.promises import (
    ASAP,
    DUE,
    FIRM,
    KEPT,
    LAPSED,
    LIVE,
    STANDING,
    VERBS,
    WAITING,
    arg,
    condition_arg,
    round_of,
)
from game.titles.lords_of_hell.rules.records import Promise
from game.titles.lords_of_hell.rules.state import NOBODY, State, set_aside


def end_of_time(match: Match, s: State) -> None:
    """Init: what ended in an earlier round leaves the wall, and promises whose time is past end (LOH-4.10, 8.12)."""
    s.promises = [promise for promise in s.promises if promise.state in STANDING]
    for promise in s.promises:
        sentence = promise.sentence
        limit = condition_arg(sentence, "round")
        if promise.state == WAITING and limit is not None and limit < s.round:
            if sentence[3][0] == "if_drawn":
                prove(match, s, promise, "condition")
            else:
                end(match, promise, LAPSED, "condition")
        elif promise.state != WAITING and 0 < round_of(sentence) < s.round and sentence[2] != ASAP:
            if not VERBS[sentence[0]].duty or sentence[0] == "allow_trade":
                end(match, promise, KEPT, "time")
            else:
                end(match, promise, LAPSED, "time")


def cards_drawn(match: Match, s: State, seat: int, drawn: list[int]) -> None:
    """Conditions if_drawn are looked at after each draw from the deck; the first such card is pledged."""
    for promise in s.promises:
        if promise.by != seat or promise.state != WAITING or promise.sentence[3][0] != "if_drawn":
            continue
        kind = condition_arg(promise.sentence, "kind")
        taken = {other.drawn for other in s.promises}
        found = [card for card in drawn if kind in (IDS[s.faces[card]], TYPE[s.faces[card]]) and card not in taken]
        if found:
            promise.drawn = found[0]
            come_true(match, promise)


def come_true(match: Match, promise: Promise) -> None:
    """The condition of a waiting promise is met: it is live; what is due at once falls due (LOH-8.12)."""
    promise.state = LIVE
    tell(match, promise, cues.ConditionMet)
    due = arg(promise.sentence, "due")
    if due and due[0] == "now":
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
            if promise.state == LIVE and arg(promise.sentence, "due") == [self.point, s.round]
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
    due = arg(sentence, "due")
    if sentence[2] != ASAP or not due or (due[0] != ASAP and not _reached(s, due)):
        return False
    if sentence[0] == "release":
        captive = arg(sentence, "captive")
        return s.captor[captive] == promise.by and set_aside(s, captive) is None and _may_free(s)
    return sentence[0] == "give" and (bool(gifts.available(s, promise)) or bool(gifts.lost_pieces(s, promise)))


def _may_free(s: State) -> bool:
    return bool(PHASE.get(s.phase, {}).get("free_captives", False))


_OPENS = {"draw": "tabling", "tabling_end": "battles", "council": "council", "finishing": "finishing"}


def _reached(s: State, due: list[Any]) -> bool:
    """Whether a due point has come (asap with a due point: not before it)."""
    if due[1] != s.round or due[0] not in _OPENS or s.phase not in PHASE:
        return bool(due[1] < s.round)
    return bool(PHASE[s.phase]["order"] >= PHASE[_OPENS[due[0]]]["order"])


class Fulfil(Step, frozen=True, tag="fulfil"):
    """One duty falls due: the promisor picks counted cards where there is a choice, the rest is done (LOH-8.4, 8.25)."""

    number: int
    seat: int
    """The promisor."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        promise = find(s, self.number)
        if promise is None:
            return None
        many, pool = gifts.choice(s, promise)
        if many < len(pool):
            return Ask("cards", (promise.by,), nouns={"seat": promise.by}, clock="card_choice", running=self.number)
        self._do(match, s, promise, pool[:many])
        return None

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        many, pool = gifts.choice(s, promise)
        return Pick(tuple(pool), many, many)

    def default(self, match: Match, seat: int) -> Choice:
        """The first of the cards that may be given: the same on every machine."""
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        many, pool = gifts.choice(s, promise)
        return pool[:many]

    def answer(self, match: Match, answers: dict[int, Choice]) -> None:
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        self._do(match, s, promise, next(iter(answers.values())))

    def _do(self, match: Match, s: State, promise: Promise, picked: list[int]) -> None:
        verb = promise.sentence[0]
        promise.state = LIVE
        if verb == "give":
            gifts.give(match, s, promise, picked)
        elif verb == "return_loan":
            gifts.give_back(match, s, promise)
        elif verb == "release":
            captive = arg(promise.sentence, "captive")
            battle = set_aside(s, captive)
            if battle is not None:
                promise.battle = battle.number  # done after that battle, if still held
            elif s.captor[captive] == promise.by:
                match.beat()
                captives.free(match, s, captive, "promise")
                end(match, promise, KEPT, "done")
            else:
                end(match, promise, LAPSED, "not_held")
        elif verb == "show_hand":
            bundles.show_hand(match, s, promise.by, promise.to, "LOH-8.4", "promise")
            end(match, promise, KEPT, "done")


# ---------------------------------------------------------------- the ring


def arrivals(match: Match, s: State, ring: bool) -> None:
    """When arrivals are shown: if_in_ring comes true, attend is kept, duties of who is not there lapse."""
    for promise in [promise for promise in s.promises if promise.state in STANDING]:
        sentence = promise.sentence
        if sentence[0] not in ("vote", "nominate", "attend") or arg(sentence, "round") != s.round:
            continue
        there = ring and s.arrived >> promise.by & 1
        if sentence[0] == "attend":
            end(match, promise, KEPT if there else LAPSED, "ring")
        elif not there:
            end(match, promise, LAPSED, "ring" if not ring else "absent")
        elif promise.state == WAITING and sentence[3][0] == "if_in_ring":
            if s.arrived >> condition_arg(sentence, "seat") & 1:
                come_true(match, promise)
            else:
                end(match, promise, LAPSED, "condition")
        if promise.state == LIVE and sentence[0] == "vote" and not s.markers[arg(sentence, "candidate")]:
            end(match, promise, LAPSED, "no_nominee")


def done(match: Match, s: State, verb: str) -> None:
    """Duties to vote or nominate in this round are kept once everybody has (LOH-8.4)."""
    for promise in s.promises:
        if promise.state == LIVE and promise.sentence[0] == verb and arg(promise.sentence, "round") == s.round:
            end(match, promise, KEPT, "done")


def no_overlord(match: Match, s: State) -> None:
    """Start of Finishing: if_not_overlord of this round comes true, settlements of this round lapse."""
    for promise in [promise for promise in s.promises if promise.state in STANDING]:
        sentence = promise.sentence
        waits = promise.state == WAITING and sentence[3][0] == "if_not_overlord"
        if waits and condition_arg(sentence, "round") == s.round and condition_arg(sentence, "seat") != s.overlord:
            come_true(match, promise)


class Settlement(Step, frozen=True, tag="settlement"):
    """There is an overlord: if_overlord and settlement duties run in order of swearing, then all others end
    (LOH-8.12, 13.15)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        s.phase = "settlement"
        due: list[Step] = []
        for promise in [promise for promise in s.promises if promise.state in STANDING]:
            sentence = promise.sentence
            waits = promise.state == WAITING and sentence[3][0] == "if_overlord"
            if waits and condition_arg(sentence, "seat") == s.overlord:
                promise.state = LIVE
                tell(match, promise, cues.ConditionMet)
            if promise.state == LIVE and (arg(sentence, "due") or [""])[0] == "settlement":
                due.append(Fulfil(promise.id, promise.by))
        match.then(*due, AllEnd())
        return None


class AllEnd(Step, frozen=True, tag="all_end"):
    """All other promises end with the game (LOH-13.15)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        for promise in s.promises:
            if promise.state in STANDING:
                end(match, promise, LAPSED if VERBS[promise.sentence[0]].duty else KEPT, "over")
        return None


def captivity(match: Match, s: State) -> None:
    """Restraints toward one's own captor lapse, and duties about captives and rituals that are gone (the `lapse` lines)."""
    for promise in [promise for promise in s.promises if promise.state in STANDING]:
        sentence = promise.sentence
        target = arg(sentence, "target") if sentence[0] in ("no_attack", "no_fight_against") else None
        target = arg(sentence, "seat") if sentence[0] == "no_trade" else target
        if target is not None and s.captor[promise.by] == target != NOBODY:
            end(match, promise, LAPSED, "captive")
        if sentence[0] == "cast" and arg(sentence, "ritual") not in s.rituals[promise.by]:
            end(match, promise, LAPSED, "no_casting")
        held = sentence[0] not in ("release", "allow_trade") or s.captor[arg(sentence, "captive")] == promise.by
        if not held and promise.state == LIVE and sentence[2] == FIRM:
            end(match, promise, LAPSED, "not_held")

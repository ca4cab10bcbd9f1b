"""What battles mean for promises: conditions that come true in them, duties that fall due in or after them (LOH-8.4, 8.12,
8.23, `promises.toml`)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.duties import Fulfil, come_true
from game.titles.lords_of_hell.oaths import end
from game.titles.lords_of_hell.promises import LAPSED, LIVE, STANDING, WAITING, arg, condition_arg
from game.titles.lords_of_hell.records import Front, Promise
from game.titles.lords_of_hell.state import NOBODY, State, can_hold


def _waiting(s: State, name: str) -> list[Promise]:
    """Promises that wait for a condition of that name in this round."""
    return [
        promise
        for promise in s.promises
        if promise.state == WAITING
        and promise.sentence[3][0] == name
        and condition_arg(promise.sentence, "round") >= s.round
    ]


def attacked(match: Match, s: State, front: Front) -> None:
    """An attack on a realm is committed, or opens in the rear: if_attacked comes true, once."""
    for promise in _waiting(s, "if_attacked"):
        now = condition_arg(promise.sentence, "round") == s.round
        if now and condition_arg(promise.sentence, "seat") == front.realm:
            promise.battle = front.number
            come_true(match, promise)


def captured(match: Match, s: State, seat: int, captor: int, battle: int = 0) -> None:
    """A devil is about to be stored by who captured it: if_captured comes true, but not where nothing can hold it."""
    if not can_hold(s, captor):
        return
    for promise in _waiting(s, "if_captured"):
        by = condition_arg(promise.sentence, "by")
        if condition_arg(promise.sentence, "devil") == seat and by in (NOBODY, captor):
            promise.battle = battle
            come_true(match, promise)


def battle_done(match: Match, s: State, front: Front) -> None:
    """After the aftermath: if_battle_won comes true, and what is due after this battle falls due."""
    for promise in _waiting(s, "if_battle_won"):
        now = condition_arg(promise.sentence, "round") == s.round
        if now and front.result == "won" and condition_arg(promise.sentence, "seat") == front.attacker:
            promise.battle = front.number
            come_true(match, promise)
    due = [
        Fulfil(promise.id, promise.by)
        for promise in s.promises
        if promise.state == LIVE
        and (arg(promise.sentence, "due") or [""])[0] == "battle_end"
        and promise.battle in (0, front.number)
    ]
    match.then(*due)


def battles_over(match: Match, s: State) -> None:
    """No attack turn is left in this round: sworn attacks and helps of this round lapse."""
    for promise in s.promises:
        sentence = promise.sentence
        if promise.state in STANDING and sentence[0] in ("attack", "join") and arg(sentence, "round") == s.round:
            end(match, promise, LAPSED, "battles_over")

"""The life of a promise: sworn, ended, broken, proved (LOH-8.8, 8.13, 8.26)."""

from __future__ import annotations

from game.engine.match import Match
from game.titles.lords_of_hell.rules import cues, trade_bundles
from game.titles.lords_of_hell.rules.cards import BREACH_POINTS
from game.titles.lords_of_hell.rules.promises import BROKEN, LAPSED, LIVE, STANDING, WAITING
from game.titles.lords_of_hell.rules.records import Leave, Note, Promise
from game.titles.lords_of_hell.rules.sentences import AllowTrade, Sentence, Withdraw, due_point
from game.titles.lords_of_hell.rules.state import State, next_id


def note(s: State, seat: int, code: str, promise: int = 0) -> None:
    """Tell a seat alone why what it did was not taken."""
    before = s.notes[seat]
    s.notes[seat] = Note(code, promise, before.count + 1 if before is not None else 1)


def find(s: State, number: int) -> Promise | None:
    """A standing promise by its id."""
    return next((promise for promise in s.promises if promise.id == number and promise.state in STANDING), None)


def swear(match: Match, s: State, by: int, to: int, sentence: Sentence, public: bool) -> Promise:
    """A promise is sworn (LOH-8.26)."""
    state = WAITING if sentence.condition is not None else LIVE
    sentence = trade_bundles.lent(s, by, sentence)
    promise = Promise(next_id(s, not public), by, to, sentence, public, state, s.round)
    if isinstance(sentence, Withdraw):
        promise.battle = battle_of(s, by, by)
    elif due_point(sentence) == "battle_end" and sentence.condition is None:
        promise.battle = battle_of(s, by, to)
    s.promises.append(promise)
    tell(match, promise, cues.Sworn)
    if isinstance(sentence, AllowTrade):
        leaves = [Leave(sentence.captive, seat) for seat in sentence.seats]
        s.leave += [leave for leave in leaves if leave not in s.leave]
    return promise


def battle_of(s: State, by: int, to: int) -> int:
    """The battle going on that a promise means: the one the promisee fights in, else the promisor, else the oldest; 0: none
    (due point `battle_end`; a withdrawal is the promisor's own)."""
    for seat in (to, by):
        for front in s.fronts:
            if any(army.seat == seat for army in front.armies) or (seat == front.realm and seat == to != by):
                return front.number
    return s.fronts[0].number if s.fronts and to != by else 0


PromiseCue = type[cues.Sworn] | type[cues.ConditionMet] | type[cues.PromiseEnded]


def tell(match: Match, promise: Promise, kind: PromiseCue) -> None:
    """Announce a public promise. A private one changes on the walls of its two seats alone: a cue would tell the others
    that there is one."""
    if not promise.public:
        return
    match.beat()
    match.cue(kind(id=promise.id, seat=promise.by, to=promise.to, state=promise.state, reason=promise.reason))


def end(match: Match, promise: Promise, state: str, reason: str) -> None:
    """A promise ends: kept, lapsed, cancelled, forsworn."""
    promise.state, promise.reason = state, reason
    tell(match, promise, cues.PromiseEnded)


def breach(match: Match, s: State, promise: Promise, reason: str) -> None:
    """LOH-8.13: a victory point; with none an own-signed promise card; with none a random resource card. Everybody is
    told who broke a promise to whom."""
    end(match, promise, BROKEN, reason)
    by, to = promise.by, promise.to
    loss = "nothing"
    if s.vp[by] >= BREACH_POINTS:
        s.vp[by] -= BREACH_POINTS
        loss = "victory_point"
    elif s.held[by][by]:
        s.held[by][by] -= 1
        s.held[to][by] += 1
        loss = "own_promise"
    elif s.hand[by]:
        loss = "random_resource"
    match.beat()
    match.cue(cues.Breach(seat=by, to=to, loss=loss))
    if loss == "random_resource":
        trade_bundles.give_random(match, s, by, to, 1, "LOH-8.13")


def prove(match: Match, s: State, promise: Promise, reason: str) -> None:
    """A promise about hand cards lapses because the cards are not there: the hand is the proof (LOH-8.8)."""
    trade_bundles.show_hand(match, s, promise.by, promise.to, "LOH-8.8", "proof")
    end(match, promise, LAPSED, reason)

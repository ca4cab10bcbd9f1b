"""What battles mean for promises: conditions that come true in them, duties that fall due in or after them (LOH-8.4, 8.12,
8.23, `promises.toml`)."""

from __future__ import annotations

from typing import TypeVar

from game.engine.agenda import SeatStep, Step
from game.engine.ask import Ask
from game.engine.match import Match
from game.engine.spaces import Amount, Choice, Menu, Pick, Space
from game.titles.lords_of_hell.rules.battle_state import (
    DEVIL,
    army_of,
    busy,
    front_of,
    march,
    marchers,
    seats_of,
    spare_souls,
)
from game.titles.lords_of_hell.rules.cards import POWER
from game.titles.lords_of_hell.rules.obligations import come_true, fall_due
from game.titles.lords_of_hell.rules.plays import AnyPlay, line
from game.titles.lords_of_hell.rules.plays import Join as JoinPlay
from game.titles.lords_of_hell.rules.promise_lifecycle import breach, end, find, note
from game.titles.lords_of_hell.rules.promise_limits import standing
from game.titles.lords_of_hell.rules.promises import DUE, FIRM, KEPT, LAPSED, LIVE, STANDING, WAITING
from game.titles.lords_of_hell.rules.records import ATTACK, SIDES, Front, Promise, saying
from game.titles.lords_of_hell.rules.retreat import withdraw, withdraw_problem
from game.titles.lords_of_hell.rules.sentences import (
    ANYBODY,
    Attack,
    IfAttacked,
    IfBattleWon,
    IfCaptured,
    Join,
    NoAttack,
    NoFightAgainst,
    Release,
    Withdraw,
    due_point,
)
from game.titles.lords_of_hell.rules.state import State, at_home, can_hold, hordes_power
from game.titles.lords_of_hell.rules.sworn_battles import can_bring, helped, home_power, live

Waited = TypeVar("Waited", IfAttacked, IfBattleWon, IfCaptured)


def _waiting(s: State, kind: type[Waited]) -> list[tuple[Promise, Waited]]:
    """Promises that wait for a condition of that kind, whose time is not over."""
    waits = [(promise, promise.sentence.condition) for promise in s.promises if promise.state == WAITING]
    return [(promise, found) for promise, found in waits if isinstance(found, kind) and found.round >= s.round]


def attacked(match: Match, s: State, front: Front) -> None:
    """An attack on a realm is committed, or opens in the rear: if_attacked comes true, once."""
    for promise, waits in _waiting(s, IfAttacked):
        if waits.round == s.round and waits.seat == front.realm:
            _about(promise, front.number)
            come_true(match, promise)


def _about(promise: Promise, battle: int) -> None:
    """What is due after the battle that made its condition true."""
    if due_point(promise.sentence) == "battle_end":
        promise.battle = battle


def captured(match: Match, s: State, seat: int, captor: int, battle: int = 0) -> None:
    """A devil is about to be stored by who captured it: if_captured comes true, but not where nothing can hold it."""
    if not can_hold(s, captor):
        return
    for promise, waits in _waiting(s, IfCaptured):
        if waits.devil == seat and waits.by in (ANYBODY, captor):
            _about(promise, battle)
            come_true(match, promise)
            if not battle and due_point(promise.sentence) == "battle_end":
                match.then(*fall_due([promise]))  # Chains of Dis: there is no battle to wait for


def battle_done(match: Match, s: State, front: Front) -> None:
    """After the aftermath: if_battle_won comes true, and what is due after this battle falls due."""
    for promise, waits in _waiting(s, IfBattleWon):
        if waits.round == s.round and front.result == "won" and waits.seat == front.attacker:
            _about(promise, front.number)
            come_true(match, promise)
    weakened_by_battle(s, front)
    for promise in s.promises:
        if promise.state == LIVE and promise.battle == front.number:
            if isinstance(promise.sentence, Attack | Join):
                end(match, promise, KEPT, "done")
            elif isinstance(promise.sentence, Withdraw):
                end(match, promise, LAPSED, "no_battle")
    match.then(*fall_due([promise for promise in s.promises if promise.state == LIVE and _due_after(promise, front)]))


def _due_after(promise: Promise, front: Front) -> bool:
    """Whether a duty falls due after this battle: due point battle_end, or a captive that it had to wait for."""
    waited = isinstance(promise.sentence, Release) and promise.battle == front.number
    return waited or (due_point(promise.sentence) == "battle_end" and promise.battle in (0, front.number))


def battles_over(match: Match, s: State) -> None:
    """No attack turn is left in this round: sworn attacks and helps of this round lapse."""
    for promise in s.promises:
        sentence = promise.sentence
        if promise.state in STANDING and isinstance(sentence, Attack | Join) and sentence.round == s.round:
            end(match, promise, LAPSED, "battles_over")


# ---------------------------------------------------------------- sworn attacks


def attack_turn(match: Match, s: State, seat: int, legal: list[int]) -> None:
    """The seat's attack turn: sworn attacks that are not legal now lapse (`attack`)."""
    for promise, attack in live(s, seat, Attack):
        if attack.round == s.round and not promise.battle and attack.target not in legal:
            end(match, promise, LAPSED, "not_legal")


def begun(s: State, front: Front) -> None:
    """An attack is committed: a promise to make it holds the attacker there for one battle round (`attack`)."""
    for promise, attack in live(s, front.attacker, Attack):
        if attack.target == front.realm and attack.round == s.round:
            promise.battle = front.number


def false_alarm(match: Match, s: State, seat: int, realm: int) -> None:
    """A sworn attack that False Alarm called off lapses."""
    for promise, attack in live(s, seat, Attack):
        if attack.target == realm and attack.round == s.round:
            end(match, promise, LAPSED, "false_alarm")


def fought(match: Match, s: State, front: Front) -> None:
    """A battle round with dice was fought, or one with a truce: sworn attacks and helps have been given."""
    given = (Attack, Join) if front.diced else (Attack,) if all(front.truce) else ()
    for promise in s.promises:
        if promise.state == LIVE and promise.battle == front.number and isinstance(promise.sentence, given):
            end(match, promise, KEPT, "done")


# ---------------------------------------------------------------- sworn help, sworn withdrawal


def helps(match: Match, s: State) -> list[Step]:
    """Helps that fall due now: the ally's battle is organised (`join`)."""
    due = []
    for promise, join in saying(s.promises, Join):
        front = None if promise.battle or promise.state != LIVE else helped(s, join)
        if front is not None and join.round == s.round:
            promise.state = DUE
            s.asks += 1
            due.append(SwornJoin(promise.id, promise.by, front.realm, join.role, s.asks))
    return list(due)


class SwornJoin(SeatStep, frozen=True, tag="sworn_join"):
    """Help that was sworn is asked for: the devil and enough hordes and Souls (`join`, LOH-8.23)."""

    number: int
    seat: int
    realm: int
    side: str
    running: int
    plays = AnyPlay

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        promise = find(s, self.number)
        front = front_of(s, self.realm)
        if promise is None or front is None:
            return None
        join = _help(promise)
        if _there_already(front, promise) or _fails(s, front, promise, join) or _all_must_go(s, promise, join):
            _without_asking(match, s, front, promise, join)
            return None
        nouns = {"seat": self.seat, "realm": self.realm, "side": self.side}
        return Ask("sworn_join", (self.seat,), nouns=nouns, clock="card_choice", running=self.running)

    def space(self, match: Match, seat: int) -> Space:
        s: State = match.state
        free = tuple(marchers(s, seat))
        parts = (Pick(free, 0, len(free)), Amount(0, spare_souls(s, seat)))
        return Menu((line(JoinPlay, (self.realm, self.side, DEVIL), parts),))

    def default(self, match: Match, seat: int) -> Choice:
        """The devil, then hordes from the weakest up until the power is reached; Souls only if hordes do not suffice."""
        s: State = match.state
        promise = find(s, self.number)
        assert promise is not None
        hordes, souls = _enough(s, seat, _help(promise).power)
        return JoinPlay(self.realm, self.side, DEVIL, hordes, souls).choice()

    def refuse(self, match: Match, seat: int, play: AnyPlay) -> str:
        return "sworn_to" if seat == self.seat else ""

    def answer(self, match: Match, seat: int, play: JoinPlay) -> None:
        s: State = match.state
        promise, front = find(s, self.number), front_of(s, self.realm)
        assert promise is not None and front is not None
        join = _help(promise)
        if home_power(s, self.seat, play.hordes, play.souls) < join.power:
            note(s, self.seat, "sworn_to", promise.id)
            match.then(self)
            return
        _give_help(match, s, front, promise, join, play.hordes, play.souls)


def _help(promise: Promise) -> Join:
    """The sentence of sworn help."""
    assert isinstance(promise.sentence, Join)
    return promise.sentence


def _enough(s: State, seat: int, power: int) -> tuple[list[int], int]:
    """Hordes from the weakest up (equal power: order of cards.toml), then Souls, until the power is reached."""
    free = marchers(s, seat)
    taken: list[int] = []
    for card in sorted(free, key=lambda card: (POWER[s.faces[card]], s.faces[card], card)):
        if home_power(s, seat, taken, 0) >= power:
            break
        taken.append(card)
    souls = next(
        (n for n in range(spare_souls(s, seat) + 1) if home_power(s, seat, taken, n) >= power), spare_souls(s, seat)
    )
    return [card for card in free if card in taken], souls


def _there_already(front: Front, promise: Promise) -> bool:
    """The devil fights in that very battle; what is missing in power is called."""
    army = army_of(front, promise.by)
    return army is not None and army.devil


def _fails(s: State, front: Front, promise: Promise, join: Join) -> str:
    """Why sworn help cannot come: its devil, its power, an older promise."""
    by = promise.by
    if not at_home(s, by) or by == front.realm or (busy(s, by) and army_of(front, by) is None):
        return "devil"
    if join.strength == FIRM and can_bring(s, by) < join.power:
        return "power"
    bound = _bound(s, front, by, join.role)
    return "older" if bound and s.promises.index(bound[0]) < s.promises.index(promise) else ""


def _bound(s: State, front: Front, by: int, side: str) -> list[Promise]:
    """Restraints that the help would break, in order of swearing."""
    enemies = seats_of(front, SIDES[side == ATTACK])
    found = []
    for other in standing(s, by):
        sentence = other.sentence
        if other.state != LIVE or not isinstance(sentence, NoAttack | NoFightAgainst):
            continue
        on_realm = side == ATTACK and sentence.target == front.realm
        if on_realm or (isinstance(sentence, NoFightAgainst) and sentence.target in enemies):
            found.append(other)
    return found


def _all_must_go(s: State, promise: Promise, join: Join) -> bool:
    """if_able with too little: all hordes at home go, and nothing is asked."""
    return can_bring(s, promise.by) < join.power


def _without_asking(match: Match, s: State, front: Front, promise: Promise, join: Join) -> None:
    """Sworn help that fails lapses, or is broken where its own promisor lost devil or power in a battle of its own choice;
    if_able comes with all it has."""
    if _there_already(front, promise):
        army = army_of(front, promise.by)
        assert army is not None
        hordes, souls = _enough(s, promise.by, join.power - hordes_power(s, army.hordes))
        _give_help(match, s, front, promise, join, hordes, souls, devil=False)
        return
    why = _fails(s, front, promise, join)
    if not why:
        _give_help(match, s, front, promise, join, marchers(s, promise.by), 0)
    elif why == "older":
        end(match, promise, LAPSED, "older")
    elif join.strength == FIRM and promise.risked and not busy(s, promise.by):
        breach(match, s, promise, "short")
    else:
        end(match, promise, LAPSED, "no_help")


def _give_help(
    match: Match,
    s: State,
    front: Front,
    promise: Promise,
    join: Join,
    hordes: list[int],
    souls: int,
    devil: bool = True,
) -> None:
    side = join.role
    for other in _bound(s, front, promise.by, side):
        end(match, other, LAPSED, "older")  # LOH-8.23: the older word is kept
    promise.state, promise.battle = LIVE, front.number
    army = army_of(front, promise.by)
    if army is not None:
        army.side = side
    if devil or hordes or souls:
        march(match, s, front, promise.by, side, devil, hordes, souls)


def withdrawals(match: Match, s: State) -> None:
    """Sworn withdrawals are done as soon as they may be; Leviathan in the attack ends them (`withdraw`)."""
    for promise in [promise for promise, _ in saying(s.promises, Withdraw) if promise.state == LIVE]:
        front = next((front for front in s.fronts if front.number == promise.battle), None)
        code = withdraw_problem(s, front, promise.by) if front and not front.ended else "over"
        if code == "leviathan_holds":
            end(match, promise, LAPSED, "leviathan")
        elif code in ("over", "not_owner"):
            end(match, promise, LAPSED, "no_battle")
        elif not code and front is not None:
            end(match, promise, KEPT, "done")
            withdraw(match, s, front, promise.by, "promise")


def weakened_by_battle(s: State, front: Front) -> None:
    """After a battle: who fought in it by its own choice since swearing to help elsewhere, and lost its devil or the power,
    would break a firm promise (`join`, line `breach`)."""
    for promise, join in saying(s.promises, Join):
        chose = promise.by == front.attacker or promise.by in front.joined
        if promise.state != LIVE or promise.battle or not chose:
            continue
        if not at_home(s, promise.by) or can_bring(s, promise.by) < join.power:
            promise.risked = True

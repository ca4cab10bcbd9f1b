"""What promises forbid: restraints, duties that may not be dodged, pledges, shortage (LOH-8.3, 8.4, 8.9, 8.22).

All of it is a function of the seat's own promises, so asks may use it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from game.titles.lords_of_hell.rules import items
from game.titles.lords_of_hell.rules.cards import CAPTIVE, SOUL_COST, SOULS_PER_POWER, devil_effect
from game.titles.lords_of_hell.rules.items import Item
from game.titles.lords_of_hell.rules.promises import ASAP, FIRM, LIVE, STANDING, WAITING
from game.titles.lords_of_hell.rules.records import NONE, Promise, saying
from game.titles.lords_of_hell.rules.sentences import (
    Attack,
    Attend,
    Cast,
    Give,
    IfOverlord,
    Join,
    NoAttack,
    NoEarth,
    NoFightAgainst,
    NoFlee,
    Nominate,
    NoNominate,
    NoRing,
    NoRitual,
    NoSpecial,
    NoTrade,
    NoVote,
    Release,
    ReturnLoan,
    Sentence,
    Vote,
    Withdraw,
    is_duty,
)
from game.titles.lords_of_hell.rules.state import NOBODY, State, devil_power, has_ring, held_by, hordes_power, is_ring

CARDS, SOULS = "cards", "souls"
"""Kinds of counted gifts; promise cards of a signer are counted under the signer's seat."""


def standing(s: State, seat: int) -> list[Promise]:
    """The seat's own promises that bind or wait, in order of swearing."""
    return [promise for promise in s.promises if promise.by == seat and promise.state in STANDING]


def code_of(promise: Promise) -> str:
    """The code by which a refusal names the promise."""
    return "sworn_to" if is_duty(promise.sentence) else "sworn_not_to"


class Act(NamedTuple):
    """Something that a seat is about to do."""

    kind: str
    """attack, fight, ritual, special, vote, nominate, earth, come, home, flee, surrender, trade, leave (home with the devil
    to fight), call (more troops), pass, complete, delay, call_off."""
    target: int | str | None = None
    """A realm, seat, candidate (-1: nobody) or ritual; for earth "devil" or "fiends"."""


_DEVIL_TO_EARTH = Act("earth", "devil")
_STAYS_AWAY = (_DEVIL_TO_EARTH, Act("flee"), Act("surrender"), Act("home"))
"""What keeps a devil from the ring."""
_LOSES_RITUALS = (_DEVIL_TO_EARTH, Act("leave"), Act("flee"), Act("surrender"))
"""What a devil whose ritual is under way may not do."""


def forbidden(s: State, seat: int, kind: str, target: int | str | None = None) -> Promise | None:
    """The promise of `seat` that forbids an act now (see `Act`), the oldest first; None when it is free."""
    act = Act(kind, target)
    return next((promise for promise in standing(s, seat) if _forbids(s, promise, act)), None)


def _forbids(s: State, promise: Promise, act: Act) -> bool:
    if is_duty(promise.sentence):
        return _dodges(s, promise, act)
    return promise.state == LIVE and _restrains(s, promise.sentence, act)


def _restrains(s: State, sentence: Sentence, act: Act) -> bool:
    """LOH-8.3: the ten restraints."""
    kinds: tuple[str, ...]
    match sentence:
        case NoRing():
            return act.kind == "come" and sentence.round == s.round
        case NoFlee():
            return act.kind == "flee" and sentence.round == s.round
        case NoEarth():
            return act.kind == "earth" and sentence.round == s.round and sentence.who in (act.target, "both")
        case NoAttack():
            kinds, about, until = ("attack",), sentence.target, sentence.until
        case NoFightAgainst():
            kinds, about, until = ("attack", "fight"), sentence.target, sentence.until
        case NoRitual():
            kinds, about, until = ("ritual",), sentence.target, sentence.until
        case NoSpecial():
            kinds, about, until = ("special",), sentence.target, sentence.until
        case NoVote():
            kinds, about, until = ("vote",), sentence.candidate, sentence.until
        case NoNominate():
            kinds, about, until = ("nominate",), sentence.candidate, sentence.until
        case NoTrade():
            kinds, about, until = ("trade",), sentence.seat, sentence.until
        case _:
            return False
    return until >= s.round and act.kind in kinds and act.target == about


def _dodges(s: State, promise: Promise, act: Act) -> bool:
    """What a duty forbids while it stands (LOH-8.4, 8.9, the `enforce` lines)."""
    match promise.sentence:
        case Join():
            return act == _DEVIL_TO_EARTH and not promise.battle
        case Withdraw():
            return act.kind == "call"
        case Cast() as cast:
            return _keeps_ritual(s, promise.by, cast, act)
        case Attack() as attack:
            passes = act.kind == "pass" and not promise.battle
            return attack.round == s.round and promise.state == LIVE and (passes or act == _DEVIL_TO_EARTH)
        case Vote() | Nominate() as ballot:
            if ballot.round != s.round:
                return False
            if act.kind == ballot.verb and promise.state != WAITING:
                return act.target != ballot.candidate
            return act in _STAYS_AWAY and not ballot.if_attend
        case Attend() as attend:
            return attend.round == s.round and act in _STAYS_AWAY
    return False


def _keeps_ritual(s: State, by: int, cast: Cast, act: Act) -> bool:
    """A sworn casting: the ritual stays on the table, is not completed before its round, and in that round its devil stays
    free and at home (`cast`)."""
    if cast.ritual not in s.rituals[by]:
        return False
    if act.kind in ("call_off", "complete", "delay"):
        blocked = {"call_off": True, "complete": cast.round > s.round, "delay": cast.round == s.round}
        return act.target == cast.ritual and blocked[act.kind]
    return cast.round == s.round and act in _LOSES_RITUALS


# ---------------------------------------------------------------- pledges


class Pledge(NamedTuple):
    """A named piece that is promised away."""

    kind: str
    """card, fortress, captive."""
    which: int = NONE
    """The handle of a card, the seat of a captive; of the fortress NONE."""


FORTRESS_PLEDGE = Pledge("fortress")


def card_pledge(card: int) -> Pledge:
    """A card as a piece that is promised away."""
    return Pledge("card", card)


def captive_pledge(seat: int) -> Pledge:
    """A captive as a piece that is promised away."""
    return Pledge("captive", seat)


def pledges(s: State, seat: int, but: int = 0, beside: Sentence | None = None) -> set[Pledge]:
    """Named pieces that the seat has promised away (LOH-8.9). `but`: the id of a promise that does not count. `beside`: a
    sentence about to be sworn; what is promised under another overlord than it waits for does not count (LOH-8.21)."""
    out: set[Pledge] = set()
    for promise in standing(s, seat):
        if (
            promise.id != but
            and not (beside is not None and _under_two_crowns(promise.sentence, beside))
            and not _crownless(s, promise)
        ):
            out |= _named(promise.sentence, promise.drawn)
    return out


def _named(sentence: Sentence, drawn: int = NONE) -> set[Pledge]:
    """The pieces that one promise names."""
    out = {card_pledge(drawn)} if drawn != NONE else set()
    if isinstance(sentence, Release):
        out.add(captive_pledge(sentence.captive))
    return out | pledged_by(sentence.bundle) if isinstance(sentence, Give) else out


def pledge_of(item: Item) -> Pledge | None:
    """Under what a named piece is pledged; None for what is only counted."""
    if isinstance(item, items.HandCard | items.Tabled):
        return card_pledge(item.card)
    if isinstance(item, items.Captive):
        return captive_pledge(item.seat)
    return FORTRESS_PLEDGE if isinstance(item, items.Fortress) else None


def pledged_by(bundle: Iterable[Item]) -> set[Pledge]:
    """The named pieces of a bundle."""
    return {pledge for item in bundle if (pledge := pledge_of(item)) is not None}


def heir(sentence: Sentence) -> int:
    """The seat whose crowning the promise waits for (`if_overlord`); NOBODY when it waits for none."""
    return sentence.condition.seat if isinstance(sentence.condition, IfOverlord) else NOBODY


def _under_two_crowns(a: Sentence, b: Sentence) -> bool:
    """Whether two promises wait for different overlords: only one of them will ever fall due."""
    return NOBODY != heir(a) != heir(b) != NOBODY


def _crownless(s: State, promise: Promise) -> bool:
    """Whether the overlord is found, and it is not the one that the promise waits for."""
    return s.phase == "settlement" and heir(promise.sentence) not in (NOBODY, s.overlord)


def ribbons(s: State, seat: int, but: int = 0) -> set[int]:
    """Cards lent to the seat, which it has sworn to return."""
    return {
        item.card
        for promise, loan in saying(standing(s, seat), ReturnLoan)
        if promise.id != but
        for item in loan.cards
        if isinstance(item, items.HandCard | items.Tabled)
    }


def free_cards(s: State, seat: int, but: int = 0) -> list[int]:
    """Hand cards that are neither pledged nor lent."""
    taken, lent = pledges(s, seat, but), ribbons(s, seat)
    return [card for card in s.hand[seat] if card_pledge(card) not in taken and card not in lent]


# ---------------------------------------------------------------- shortage


CountedKind = str | int
"""CARDS, SOULS, or the signer of promise cards."""


def _ritual_price(s: State, by: int, cast: Cast) -> int:
    """Souls that a sworn casting of this round will cost: they are held back (`cast`)."""
    return ritual_cost(s, by, cast.ritual) if cast.round == s.round and cast.ritual in s.rituals[by] else 0


def ritual_cost(s: State, seat: int, ritual: int) -> int:
    """Souls that completing takes (LOH-11.5)."""
    discount = devil_effect(s.devil[seat], "ritual_discount")
    return max(0, SOUL_COST[s.faces[ritual]] - (discount.n if discount else 0))


def counted(bundle: Iterable[Item]) -> Counter[CountedKind]:
    """How much of each counted kind a bundle holds."""
    out: Counter[CountedKind] = Counter()
    for item in bundle:
        if isinstance(item, items.AnyCards | items.RandomCards):
            out[CARDS] += item.count
        elif isinstance(item, items.Souls) and item.count > 0:
            out[SOULS] += item.count
        elif isinstance(item, items.PromiseCard):
            out[item.signer] += item.count
    return out


class Debt(msgspec.Struct):
    """What a seat owes if one overlord is found, or none (LOH-8.22)."""

    heir: int
    """The overlord; NOBODY for what is owed whoever it is."""
    named: set[Pledge]
    counted: Counter[CountedKind]


class _Owed(NamedTuple):
    """What one promise makes a seat owe."""

    sentence: Sentence
    drawn: int
    souls: int
    """The price of a sworn casting."""


def debts(s: State, seat: int, but: int = 0, also: Sentence | None = None) -> list[Debt]:
    """What the seat owes, or would owe if the sentence `also` were sworn: by firm and if_able gifts and sworn castings, one
    debt for each overlord that a gift waits for and one for nobody. Sending an offer, swearing and every test for
    shortage ask this. `but`: the id of a promise that does not count. Rules: LOH-8.9, 8.21, 8.22."""
    rows = [
        _Owed(p.sentence, p.drawn, _ritual_price(s, p.by, p.sentence) if isinstance(p.sentence, Cast) else 0)
        for p in standing(s, seat)
        if p.id != but and not _crownless(s, p)
    ]
    if also is not None:
        rows.append(_Owed(also, NONE, ritual_cost(s, seat, also.ritual) if isinstance(also, Cast) else 0))
    out = []
    for crowned in sorted({NOBODY, *(heir(row.sentence) for row in rows)}):
        debt = Debt(crowned, set(), Counter())
        for row in rows:
            if heir(row.sentence) not in (NOBODY, crowned):
                continue
            debt.named |= _named(row.sentence, row.drawn)
            debt.counted[SOULS] += row.souls
            if isinstance(row.sentence, Give) and row.sentence.strength != ASAP:
                debt.counted.update(counted(row.sentence.bundle))
        out.append(debt)
    return out


def owed(s: State, seat: int, but: int = 0) -> Counter[CountedKind]:
    """Counted gifts that firm and if_able promises ask; of gifts under different overlords only the largest
    (LOH-8.22)."""
    total: Counter[CountedKind] = Counter()
    for debt in debts(s, seat, but):
        total |= debt.counted
    return total


def stock(s: State, seat: int, kind: CountedKind, debt: Debt) -> int:
    """What the seat has of a counted kind, the pieces left out that the same debt names."""
    if kind == CARDS:
        lent = ribbons(s, seat)
        return sum(card_pledge(card) not in debt.named and card not in lent for card in s.hand[seat])
    return s.held[seat][kind] if isinstance(kind, int) else s.souls[seat]


def short(s: State, seat: int, kind: CountedKind, n: int = 1, but: int = 0) -> bool:
    """Whether giving up n of a kind of its own will would leave the seat short of what it owes (LOH-8.22). `but`: the id of
    a promise that does not count."""
    if kind == SOULS and n and help_short(s, seat, [], n):
        return True
    return any(0 < debt.counted[kind] > stock(s, seat, kind, debt) - n for debt in debts(s, seat, but))


def help_short(s: State, seat: int, hordes: list[int], souls: int) -> bool:
    """Whether giving these up would leave the power at home below what the seat has sworn to bring to an ally, or push it
    further below (`join`, LOH-8.10)."""
    sworn = helps_to_come(s, seat)
    if not sworn:
        return False
    power = join_power(s, seat, hordes, souls)
    return any(power < join.power for join in sworn)


def helps_to_come(s: State, seat: int) -> list[Join]:
    """Helps that the seat has sworn and not given yet."""
    return [join for promise, join in saying(standing(s, seat), Join) if not promise.battle]


def join_power(s: State, seat: int, hordes: list[int] | None = None, souls: int = 0) -> int:
    """The power that the seat can bring to an ally from home, without the hordes and Souls named (`join`)."""
    left = [card for card in s.hordes[seat] if card not in (hordes or ())]
    return hordes_power(s, left) + (s.souls[seat] - souls) // SOULS_PER_POWER + devil_power(s, seat)


def hand_problem(s: State, seat: int, handles: list[int], laid: bool = False) -> str:
    """Why these hand cards may not leave the hand by the seat's own will: the code, "" when they may. `laid`: they are
    tabled, which lent ones may be."""
    taken, lent = pledges(s, seat), ribbons(s, seat)
    if any(card not in s.hand[seat] for card in handles):
        return "not_owner"
    if any(card_pledge(card) in taken for card in handles):
        return "pledged"
    if not laid and any(card in lent for card in handles):
        return "ribboned"
    return "short" if handles and short(s, seat, CARDS, len(handles)) else ""


def tied_problem(s: State, seat: int, handle: int) -> str:
    """Why a card is not the seat's to give up: "pledged", "ribboned", "" when it is."""
    taken = pledges(s, seat)
    if card_pledge(handle) in taken or (handle == s.fortress[seat] and FORTRESS_PLEDGE in taken):
        return "pledged"
    return "ribboned" if handle in ribbons(s, seat) else ""


def table_problem(s: State, seat: int, handle: int) -> str:
    """Why a tabled card may not be given up: the code, "" when it may."""
    code = tied_problem(s, seat, handle)
    if code:
        return code
    return "short" if handle in s.hordes[seat] and help_short(s, seat, [handle], 0) else ""


def discard_problem(s: State, seat: int, handle: int) -> str:
    """Why a tabled card may not be discarded: as `table_problem`, and with the last walls, or the Ring, no captive may go
    that is promised as a gift (LOH-8.9, 9.2, 9.14)."""
    code = table_problem(s, seat, handle)
    if code or not any(captive_promised(s, seat, other) for other in held_by(s, seat)):
        return code
    walls = s.fortress[seat] not in (NONE, handle)
    ring = has_ring(s, seat) and not is_ring(s, handle) and s.body[seat] != CAPTIVE
    return "" if walls or ring else "pledged"


def captive_promised(s: State, seat: int, captive: int) -> bool:
    """Whether the seat has promised to hand that captive over: to let it go would dodge the gift (LOH-8.9)."""
    return any(
        isinstance(promise.sentence, Give)
        and captive_pledge(captive) in _named(promise.sentence)
        and not _crownless(s, promise)
        for promise in standing(s, seat)
    )


def gift_problem(s: State, seat: int, gift: Give) -> tuple[str, int]:
    """Why a gift cannot be sworn now: (code, the promise it contradicts or 0); ("", 0) when it can. A piece is promised
    already, a firm gift's piece is not held, or the number would be short. Rules: LOH-8.5, 8.7, 8.21, 8.22."""
    bundle, firm = [item for item in gift.bundle if not isinstance(item, items.DrawnCard)], gift.strength == FIRM
    named = pledged_by(bundle)
    for promise in standing(s, seat):
        bound = _bound_by(promise)
        if card_pledge(s.fortress[seat]) in bound:
            bound.add(FORTRESS_PLEDGE)  # a fortress is lent as the card that it is
        if named & bound and not _under_two_crowns(promise.sentence, gift):
            return "clashes", promise.id
    if firm and not all(_held(s, seat, item) for item in bundle):
        return "cannot_swear", 0
    touched = set(counted(bundle)) if firm else set()
    if gift.strength != ASAP and any(isinstance(item, items.HandCard) for item in bundle):
        touched.add(CARDS)
    named_only = msgspec.structs.replace(gift, bundle=tuple(item for item in bundle if pledge_of(item)))
    for debt in debts(s, seat, also=gift if firm else named_only):
        if heir(gift) not in (NOBODY, debt.heir):
            continue
        if any(debt.counted[kind] > max(0, stock(s, seat, kind, debt)) for kind in touched):
            return "cannot_swear", 0
    return "", 0


def _bound_by(promise: Promise) -> set[Pledge]:
    """Pieces that a promise gives away, sets free or has to give back (the clash line of `give`)."""
    lent = promise.sentence.cards if isinstance(promise.sentence, ReturnLoan) else ()
    return _named(promise.sentence, promise.drawn) | pledged_by(lent)


def _held(s: State, seat: int, item: Item) -> bool:
    """Whether the seat holds a named piece now."""
    match item:
        case items.HandCard():
            return item.card in s.hand[seat]
        case items.Tabled():
            return item.card in (*s.hordes[seat], *s.earth[seat], *s.artifacts[seat])
        case items.Fortress():
            return s.fortress[seat] != NONE
        case items.Captive():
            return s.captor[item.seat] == seat
    return True

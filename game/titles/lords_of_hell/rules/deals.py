"""Whether a deal can be struck: it is rehearsed on a copy of the table, in the order in which it would be carried out.

Sending, accepting, screens and bots ask the same (LOH-6.13, 6.19), so a deal is legal or not whoever writes it. What a
seat owes afterwards, or would owe, says `promise_limits.debts`. Nothing here changes the state. Rules: LOH-6.21, 8.17, 8.22.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from game.engine.cues import Cue
from game.titles.lords_of_hell.rules import promise_validation, retreat, trade_bundles
from game.titles.lords_of_hell.rules.cards import UNKNOWN
from game.titles.lords_of_hell.rules.items import (
    HAND_OVER,
    KEEP,
    AnyCards,
    Captive,
    CardKind,
    Fortress,
    HandCard,
    Item,
    PassingFortress,
    Piece,
    PromiseRelease,
    RandomCards,
    Tabled,
    TradeLeave,
)
from game.titles.lords_of_hell.rules.promise_limits import (
    captive_pledge,
    debts,
    forbidden,
    helps_to_come,
    join_power,
    pledges,
    standing,
    stock,
)
from game.titles.lords_of_hell.rules.promises import LIVE, WAITING
from game.titles.lords_of_hell.rules.records import NONE, Offer, Promise
from game.titles.lords_of_hell.rules.sentences import AllowTrade, CallOff, Give, Sentence, TheAttack
from game.titles.lords_of_hell.rules.state import ANYONE, NOBODY, State, can_hold, held_by
from game.titles.lords_of_hell.rules.trade_bundles import Half

if TYPE_CHECKING:
    from game.engine.agenda import Step

Bundle = Sequence[Item]


class Fault(NamedTuple):
    """Why a deal cannot be struck."""

    seat: int
    """Whose side fails; NOBODY when nothing does."""
    code: str
    promise: int = 0
    """The promise in the way, 0 for none."""


FINE = Fault(NOBODY, "")


class Rehearsal:
    """Nobody is told."""

    def beat(self) -> None:
        """Nothing begins."""

    def cue(self, cue: Cue) -> None:
        """Nothing is said."""

    def then(self, *steps: Step) -> None:
        """Nothing is asked."""


def fault(s: State, offer: Offer, to: int, back: Bundle, judged: tuple[int, ...]) -> Fault:
    """Return what is wrong with a deal, FINE when it can be struck.

    `to` is the seat that takes the offer, ANYONE while that is open; `back` what it gives for it. `judged`: the seats whose
    hands and promises may be looked at; of the others only what is open to all counts. Rules: LOH-6.13, 6.19, 6.21.
    """
    by, t = offer.by, _copy(s)
    taker = s.seats if to == ANYONE else to  # an empty seat beyond the last
    sides = ((taker, by, back, offer.asks), (by, taker, offer.give, offer.swears))
    for seat, other, _, _ in sides:
        bound = forbidden(s, seat, "trade", other) if seat in judged else None
        if bound:
            return Fault(seat, "sworn_not_to", bound.id)
    for seat, other, bundle, _ in sides:
        if seat in judged or (other in judged and seat < s.seats):
            number = _release(t, seat, other, bundle)
            if number:
                return Fault(seat, "stale")
    for seat, other, _, sentences in reversed(sides):
        for sentence in sentences if seat in judged else ():
            if isinstance(sentence, CallOff):
                code, promise = promise_validation.problem(t, seat, other, sentence)
                if code:
                    return Fault(seat, code, max(0, promise))
                _call_off(t, seat, sentence)
    for seat, other, bundle, sentences in sides:
        named = ANYONE if other == s.seats else other
        known = seat in judged
        code = _pieces(t, seat, named, bundle, sentences, known) if known or seat != by else ""
        if code:
            return Fault(seat, code)
    if taker == s.seats and not _furnish(t, by, back):
        return Fault(by, "bad_target")
    before, t = t, _copy(t)
    there, gone = (_plain(t, seat, bundle, words, seat in judged) for seat, _, bundle, words in reversed(sides))
    trade_bundles.exchange(Rehearsal(), t, [Half(by, taker, there), Half(taker, by, gone)], "LOH-6.2")
    for seat, other, bundle, sentences in sides:
        code = _unheld(before, t, seat, other, bundle)
        if seat in judged and not code:
            code = _lost_pledge(before, t, seat) or _settle(t, seat, sentences)
            code = code or ("short" if shortage(before, t, seat) else "")
        if code:
            return Fault(seat, code)
    numbers = count(1)
    for (seat, other, bundle, sentences), (_, _, got, _) in zip(reversed(sides), sides):
        if any(isinstance(item, TradeLeave) for item in bundle):
            everyone = tuple(third for third in range(s.seats) if third not in (seat, other))
            leave = AllowTrade(other, everyone, s.round)
            code, promise = promise_validation.problem(t, seat, other, leave) if seat in judged else ("", 0)
            if code:
                return Fault(seat, code, max(0, promise))
            _swear(t, -next(numbers), seat, other, leave)
        for sentence in sentences if seat in judged else ():
            if not isinstance(sentence, CallOff):
                code, promise = promise_validation.problem(t, seat, other, sentence, got)
                if code:
                    return Fault(seat, code, max(0, promise))
                _swear(t, -next(numbers), seat, other, sentence)
    return FINE


def shortage(before: State, after: State, seat: int) -> bool:
    """Whether what a seat gave away of its own will leaves it with less than it owes: counted gifts, and the power at home
    that it has sworn to bring to an ally. Rules: LOH-8.10, 8.22."""
    for debt in debts(before, seat):
        for kind, due in debt.counted.items():
            left = stock(after, seat, kind, debt)
            if left < min(due, stock(before, seat, kind, debt)):
                return True
    power = join_power(after, seat)
    return any(power < min(join.power, join_power(before, seat)) for join in helps_to_come(before, seat))


def named_cards(sentences: Sequence[Sentence]) -> set[int]:
    """The hand cards that promises name: in the deal that swears them they are not drawn at random."""
    gifts = [sentence.bundle for sentence in sentences if isinstance(sentence, Give)]
    return {item.card for bundle in gifts for item in bundle if isinstance(item, HandCard)}


# ---------------------------------------------------------------- the rehearsal


def _copy(s: State) -> State:
    """The table as far as a deal changes it, with an empty seat beyond the last for a taker who is not known yet."""
    fields: dict[str, Any] = {
        name: [*(row[:] for row in rows), *([[]] if len(rows) == s.seats else [])]
        for name, rows in (("hand", s.hand), ("hordes", s.hordes), ("earth", s.earth), ("artifacts", s.artifacts))
    }
    fields["held"] = [*(row[:] for row in s.held), *([[0] * s.seats] if len(s.held) == s.seats else [])]
    for name, row, none in (("fortress", s.fortress, NONE), ("spare", s.spare, NONE), ("souls", s.souls, 0)):
        fields[name] = [*row, *([none] if len(row) == s.seats else [])]
    for name, row, none in (("body", s.body, 0), ("captor", s.captor, NOBODY)):
        fields[name] = [*row, *([none] if len(row) == s.seats else [])]
    return replace(
        s,
        **fields,
        faces=s.faces[:],
        rituals=[row[:] for row in s.rituals],
        sideways=s.sideways[:],
        carried=s.carried[:],
        discard=s.discard[:],
        settled=s.settled[:],
        returning=s.returning[:],
        leave=s.leave[:],
        promises=s.promises[:],
        fronts=[replace(front, aside=front.aside[:]) for front in s.fronts],
    )


def _release(t: State, giver: int, other: int, bundle: Bundle) -> int:
    """The promises that the giver lets the other side off are over; the number of one that is none of theirs, else 0."""
    for item in bundle:
        if isinstance(item, PromiseRelease):
            found = next((p for p in standing(t, other) if p.to == giver and p.id == item.promise), None)
            if found is None:
                return item.promise
            t.promises.remove(found)
    return 0


def _call_off(t: State, seat: int, sentence: CallOff) -> None:
    if isinstance(sentence.what, TheAttack):
        t.declared = None
    else:
        retreat.drop_ritual(Rehearsal(), t, seat, sentence.what.card, "called_off")


def _pieces(t: State, seat: int, to: int, bundle: Bundle, sentences: Sequence[Sentence], judged: bool) -> str:
    """Why these pieces may not pass; of a seat that is not judged only by what is open to all."""
    rest = [item for item in bundle if not isinstance(item, PromiseRelease)]
    if judged:
        return trade_bundles.pieces_problem(t, seat, to, rest, named_cards(sentences))
    if seat == t.seats:
        return ""
    return next((code for item in rest if (code := trade_bundles.form_problem(t, seat, to, item))), "")


def _plain(t: State, giver: int, bundle: Bundle, sentences: Sequence[Sentence], judged: bool) -> list[Piece]:
    """The pieces as they would move; hand cards of a seat that is not judged stand for any card."""
    out: list[Piece] = []
    apart = {item.seat for item in bundle if isinstance(item, Captive)}
    pool = trade_bundles.random_pool(t, giver, bundle, named_cards(sentences)) if judged else []
    for item in bundle:
        if isinstance(item, AnyCards | RandomCards | CardKind):
            many = 1 if isinstance(item, CardKind) else item.count
            cards = pool[:many] if judged else [_stand_in(t) for _ in range(many)]
            pool = pool[many:]
            out += [HandCard(card, False) for card in cards]
        elif not isinstance(item, Fortress):
            out.append(item)
        elif t.fortress[giver] != NONE:
            out.append(PassingFortress(t.fortress[giver], trade_bundles.passing(t, giver, item, apart)))
    for piece in out:
        if isinstance(piece, HandCard) and piece.card not in t.hand[giver] and not judged:
            t.hand[giver].append(piece.card)
    return out


def _stand_in(t: State) -> int:
    """A new card of the rehearsal that stands for any card."""
    t.faces.append(UNKNOWN)
    return len(t.faces) - 1


def _furnish(t: State, by: int, asked: Bundle) -> bool:
    """Lay what is asked of anyone in the empty seat: tabled cards, captives and a fortress, which the sender may count on.
    Whether there is such a piece in the hands of another."""
    taker = t.seats
    for item in asked:
        match item:
            case Fortress():
                t.fortress[taker] = _stand_in(t)
            case Captive():
                if t.captor[item.seat] in (NOBODY, by):
                    return False
                t.captor[item.seat] = taker
            case Tabled():
                zones = (t.hordes, t.earth, t.artifacts)
                found = [(rows, n) for rows in zones for n in range(t.seats) if n != by and item.card in rows[n]]
                if not found:
                    return False
                rows, owner = found[0]
                rows[owner].remove(item.card)
                rows[taker].append(item.card)
    return True


def _unheld(before: State, after: State, seat: int, other: int, bundle: Bundle) -> str:
    """Why captives could not stay where the deal puts them, as the table is after it (LOH-6.22): handed over to who cannot
    hold them, or kept by who gives the fortress away and then cannot ("keep")."""
    named = {item.seat: item.fate for item in bundle if isinstance(item, Captive)}
    handed = [third for third, fate in named.items() if fate == HAND_OVER and other < before.seats]
    slips = [third for third in handed if after.captor[third] != other and before.captor[other] != third]
    if slips or (handed and not can_hold(after, other)):
        return "bad_target"
    keeps = Fortress(KEEP) in bundle and seat < before.seats
    kept = [third for third in held_by(before, seat) if third not in named] if keeps else []
    return "bad_target" if any(after.captor[third] != seat for third in kept) else ""


def _lost_pledge(before: State, after: State, seat: int) -> str:
    """Whether a captive that is promised away would go free for want of a holder (LOH-8.9, 8.10)."""
    promised = [third for third in held_by(before, seat) if captive_pledge(third) in pledges(before, seat)]
    return "pledged" if any(after.captor[third] != seat for third in promised) else ""


def _settle(t: State, seat: int, sentences: Sequence[Sentence]) -> str:
    """Two fortresses are settled before anything is sworn (LOH-6.21). Where there is no choice, the one is kept; a choice
    changes no verdict. What is borrowed must be kept, or it could not be given back."""
    if t.spare[seat] == NONE:
        return ""
    borrowed = trade_bundles.borrows_fortress(sentences)
    found = trade_bundles.keepable(t, seat, borrowed)
    if borrowed and found != (t.spare[seat],):
        return "cannot_swear"
    if len(found) == 1:
        t.fortress[seat], t.spare[seat] = found[0], NONE
    return ""


def _swear(t: State, number: int, by: int, to: int, sentence: Sentence) -> None:
    """What is sworn earlier in the deal binds what is sworn later."""
    state = WAITING if sentence.condition is not None else LIVE
    t.promises.append(Promise(number, by, to, trade_bundles.lent(t, by, sentence), False, state, t.round))

"""Whether a deal can be struck: it is rehearsed on a copy of the table, in the order in which it would be carried out.

Sending, accepting, screens and bots ask the same (LOH-6.13, 6.19), so a deal is legal or not whoever writes it. What a
seat owes afterwards, or would owe, says `binding.debts`. Nothing here changes the state. Rules: LOH-6.21, 8.17, 8.22.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from game.engine.cues import Cue
from game.titles.lords_of_hell.rules import bundles, leaving, swearing
from game.titles.lords_of_hell.rules.binding import debts, forbidden, join_power, pledges, standing, stock
from game.titles.lords_of_hell.rules.promises import LIVE, WAITING, arg
from game.titles.lords_of_hell.rules.records import NONE, Offer, Promise
from game.titles.lords_of_hell.rules.state import ANYONE, NOBODY, State, can_hold, held_by

if TYPE_CHECKING:
    from game.engine.agenda import Step

Bundle = list[list[Any]]


class Fault(NamedTuple):
    """Why a deal cannot be struck."""

    seat: int
    """Whose side fails; NOBODY when nothing does."""
    code: str
    promise: int = 0
    """The promise in the way, 0 for none."""


FINE = Fault(NOBODY, "")
SOME_FORTRESS = -1000
"""The handle of a fortress that is asked of anyone."""


class Rehearsal:
    """Nobody is told."""

    quiet = True

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
            if sentence[0] == "call_off":
                code, promise = swearing.problem(t, seat, other, sentence)
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
    bundles.exchange(Rehearsal(), t, [(by, taker, there), (taker, by, gone)], "LOH-6.2")
    for seat, other, bundle, sentences in sides:
        code = _unheld(before, t, seat, other, bundle)
        if seat in judged and not code:
            code = _lost_pledge(before, t, seat) or _settle(t, seat, sentences)
            code = code or ("short" if shortage(before, t, seat) else "")
        if code:
            return Fault(seat, code)
    numbers = count(1)
    for (seat, other, bundle, sentences), (_, _, got, _) in zip(reversed(sides), sides):
        if any(item[0] == "trade_leave" for item in bundle):
            everyone = [third for third in range(s.seats) if third not in (seat, other)]
            leave = ["allow_trade", [other, everyone, s.round], "firm", []]
            code, promise = swearing.problem(t, seat, other, leave) if seat in judged else ("", 0)
            if code:
                return Fault(seat, code, max(0, promise))
            _swear(t, -next(numbers), seat, other, leave)
        for sentence in sentences if seat in judged else ():
            if sentence[0] != "call_off":
                code, promise = swearing.problem(t, seat, other, sentence, got)
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
    sworn = [p for p in standing(before, seat) if p.sentence[0] == "join" and not p.battle]
    return any(power < min(arg(p.sentence, "power"), join_power(before, seat)) for p in sworn)


def named_cards(sentences: list[Any]) -> set[int]:
    """The hand cards that promises name: in the deal that swears them they are not drawn at random."""
    gifts = [arg(sentence, "bundle") for sentence in sentences if sentence[0] == "give"]
    return {item[1] for bundle in gifts for item in bundle if item[0] == "hand_card"}


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
        rituals=[row[:] for row in s.rituals],
        sideways=s.sideways[:],
        carried=s.carried[:],
        discard=s.discard[:],
        settled=s.settled[:],
        returning=s.returning[:],
        leave=s.leave[:],
        declared=s.declared[:],
        promises=s.promises[:],
        fronts=[replace(front, aside=front.aside[:]) for front in s.fronts],
    )


def _release(t: State, giver: int, other: int, bundle: Bundle) -> int:
    """The promises that the giver lets the other side off are over; the number of one that is none of theirs, else 0."""
    for item in bundle:
        if item[0] == "promise_release":
            found = next((p for p in standing(t, other) if p.to == giver and p.id == item[1]), None)
            if found is None:
                return int(item[1])
            t.promises.remove(found)
    return 0


def _call_off(t: State, seat: int, sentence: list[Any]) -> None:
    what = arg(sentence, "what")
    if what[0] == "attack":
        t.declared = []
    else:
        leaving.drop_ritual(Rehearsal(), t, seat, what[1], "called_off")


def _pieces(t: State, seat: int, to: int, bundle: Bundle, sentences: list[Any], judged: bool) -> str:
    """Why these pieces may not pass; of a seat that is not judged only by what is open to all."""
    rest = [item for item in bundle if item[0] != "promise_release"]
    if judged:
        return bundles.pieces_problem(t, seat, to, rest, named_cards(sentences))
    if seat == t.seats:
        return ""
    return next((code for item in rest if (code := bundles.form_problem(t, seat, to, item))), "")


def _plain(t: State, giver: int, bundle: Bundle, sentences: list[Any], judged: bool) -> Bundle:
    """The pieces as they would move; hand cards of a seat that is not judged stand for any card."""
    out: Bundle = []
    unknown = count(-2, -1)
    apart = {item[1] for item in bundle if item[0] == "captive"}
    pool = bundles.random_pool(t, giver, bundle, named_cards(sentences)) if judged else []
    for item in bundle:
        kind = item[0]
        if kind in ("any_cards", "random_cards", "card_kind"):
            many = 1 if kind == "card_kind" else item[1]
            cards = pool[:many] if judged else [next(unknown) for _ in range(many)]
            pool = pool[many:]
            out += [["hand_card", card, False] for card in cards]
        elif kind == "fortress":
            if t.fortress[giver] != NONE:
                out.append(["fortress", t.fortress[giver], bundles.passing(t, giver, item[1], apart)])
        else:
            out.append(item)
    for item in out:
        if item[0] == "hand_card" and item[1] not in t.hand[giver] and not judged:
            t.hand[giver].append(item[1])
    return out


def _furnish(t: State, by: int, asked: Bundle) -> bool:
    """Lay what is asked of anyone in the empty seat: tabled cards, captives and a fortress, which the sender may count on.
    Whether there is such a piece in the hands of another."""
    taker = t.seats
    for item in asked:
        if item[0] == "fortress":
            t.fortress[taker] = SOME_FORTRESS
        elif item[0] == "captive":
            if t.captor[item[1]] in (NOBODY, by):
                return False
            t.captor[item[1]] = taker
        elif item[0] == "tabled":
            zones = (t.hordes, t.earth, t.artifacts)
            found = [(rows, n) for rows in zones for n in range(t.seats) if n != by and item[1] in rows[n]]
            if not found:
                return False
            rows, owner = found[0]
            rows[owner].remove(item[1])
            rows[taker].append(item[1])
    return True


def _unheld(before: State, after: State, seat: int, other: int, bundle: Bundle) -> str:
    """Why captives could not stay where the deal puts them, as the table is after it (LOH-6.22): handed over to who cannot
    hold them, or kept by who gives the fortress away and then cannot ("keep")."""
    named = {item[1]: item[2] for item in bundle if item[0] == "captive"}
    handed = [third for third, how in named.items() if how == "hand_over" and other < before.seats]
    slips = [third for third in handed if after.captor[third] != other and before.captor[other] != third]
    if slips or (handed and not can_hold(after, other)):
        return "bad_target"
    keeps = any(item == ["fortress", "keep"] for item in bundle) and seat < before.seats
    kept = [third for third in held_by(before, seat) if third not in named] if keeps else []
    return "bad_target" if any(after.captor[third] != seat for third in kept) else ""


def _lost_pledge(before: State, after: State, seat: int) -> str:
    """Whether a captive that is promised away would go free for want of a holder (LOH-8.9, 8.10)."""
    promised = [third for third in held_by(before, seat) if ("captive", third) in pledges(before, seat)]
    return "pledged" if any(after.captor[third] != seat for third in promised) else ""


def _settle(t: State, seat: int, sentences: list[Any]) -> str:
    """Two fortresses are settled before anything is sworn (LOH-6.21). Where there is no choice, the one is kept; a choice
    changes no verdict. What is borrowed must be kept, or it could not be given back."""
    if t.spare[seat] == NONE:
        return ""
    borrowed = bundles.borrows_fortress(sentences)
    found = bundles.keepable(t, seat, borrowed)
    if borrowed and found != (t.spare[seat],):
        return "cannot_swear"
    if len(found) == 1:
        t.fortress[seat], t.spare[seat] = found[0], NONE
    return ""


def _swear(t: State, number: int, by: int, to: int, sentence: list[Any]) -> None:
    """What is sworn earlier in the deal binds what is sworn later."""
    state = WAITING if sentence[3] else LIVE
    t.promises.append(Promise(number, by, to, bundles.lent(t, by, sentence), False, state, t.round))

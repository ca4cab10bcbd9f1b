"""Why a promise cannot be sworn (LOH-8.5, 8.20, 8.21): each verb's `refuse` and `clash` lines of `promises.toml`."""

from __future__ import annotations

from collections.abc import Sequence

from game.titles.lords_of_hell.rules.battle_state import army_of
from game.titles.lords_of_hell.rules.cards import CAPTIVE, IN_HELL, ON_EARTH, PHASES, TRADE, VERB
from game.titles.lords_of_hell.rules.items import Captive, Fortress, HandCard, Item, Tabled
from game.titles.lords_of_hell.rules.promise_limits import (
    SOULS,
    debts,
    gift_problem,
    heir,
    help_short,
    pledged_by,
    ritual_cost,
    standing,
    stock,
)
from game.titles.lords_of_hell.rules.promises import ASAP, FIRM
from game.titles.lords_of_hell.rules.records import ATTACK, NONE, Leave, Promise
from game.titles.lords_of_hell.rules.sentences import (
    AllowTrade,
    Attack,
    Attend,
    Ballot,
    CallOff,
    Cast,
    Give,
    IfAttacked,
    IfBattleWon,
    IfCaptured,
    IfOverlord,
    Join,
    NoAttack,
    NoEarth,
    NoFightAgainst,
    Nominate,
    NoNominate,
    NoRing,
    NoRitual,
    NoSpecial,
    NoTrade,
    NoVote,
    Release,
    ReturnLoan,
    RingDuty,
    Sentence,
    ShowHand,
    TheAttack,
    TheRitual,
    Vote,
    Withdraw,
    due_of,
    well_formed,
)
from game.titles.lords_of_hell.rules.state import NOBODY, State, held_by
from game.titles.lords_of_hell.rules.sworn_battles import bound_to_stay, can_bring, first_attack

_LAST_PHASE = {"draw": "init", "tabling_end": "tabling", "council": "rituals", "finishing": "council"}
"""The last phase in which something due at that point of the same round may still be sworn."""


def problem(s: State, by: int, to: int, sentence: Sentence, got: Sequence[Item] = ()) -> tuple[str, int]:
    """Why `by` cannot swear this to `to` now: (code, promise it contradicts or 0); ("", 0) when it can. `got`: what passes
    from `to` to `by` in the same deal, the only things that can be lent."""
    if not well_formed(sentence, s.seats, s.round):
        return "cannot_swear", 0
    if len(standing(s, by)) >= TRADE["live_promises_per_seat"]:
        return "too_many_promises", 0
    if s.body[by] == CAPTIVE and to != s.captor[by] and Leave(by, to) not in s.leave:
        return "need_leave", 0
    if is_past(s, sentence):
        return "past", 0
    if _refused(s, by, to, sentence, got):
        return "cannot_swear", 0
    if isinstance(sentence, Give):
        code, older = gift_problem(s, by, sentence)
        if code:
            return code, older
    other = next((p for p in standing(s, by) if _clash(sentence, p) or _lends_what_is_given(sentence, p)), None)
    if other is None and isinstance(sentence, CallOff) and isinstance(sentence.what, TheAttack):
        other = next((p for p in standing(s, by) if _is_declared(s, by, p)), None)
    return ("clashes", other.id) if other else ("", 0)


def _is_declared(s: State, by: int, promise: Promise) -> bool:
    """Whether the attack declared just now is the one that was sworn."""
    sworn, declared = promise.sentence, s.declared
    if not isinstance(sworn, Attack) or declared is None:
        return False
    return first_attack(s, by) == declared.realm == sworn.target


def is_past(s: State, sentence: Sentence) -> bool:
    """LOH-8.20: the moment at which it would fall due has gone by."""
    now = PHASES.index(s.phase) if s.phase in PHASES else -1
    due = due_of(sentence)
    if due is not None:
        about_battle = isinstance(sentence.condition, IfBattleWon | IfCaptured | IfAttacked)
        if due.point == "battle_end" and not s.fronts and not about_battle:
            return True
        last = _LAST_PHASE.get(due.point)
        return due.round == s.round and last is not None and now > PHASES.index(last) - (due.point == "draw")
    if isinstance(sentence, RingDuty | NoRing):
        return sentence.round == s.round and now >= PHASES.index("ring")
    if isinstance(sentence, Attack | Join | Cast):
        last = "rituals" if isinstance(sentence, Cast) else "battles"
        return sentence.round == s.round and now > PHASES.index(last)
    return False


def _refused(s: State, by: int, to: int, sentence: Sentence, got: Sequence[Item]) -> bool:
    """The `refuse` line of each verb."""
    match sentence:
        case Give() | ShowHand():
            return sentence.to != to
        case ReturnLoan():
            return sentence.to != to or _loan_refused(sentence, got)
        case NoTrade():
            return sentence.seat in (by, to)
        case NoEarth():
            return sentence.round == s.round and _on_earth(s, by, sentence.who)
        case NoAttack() | NoFightAgainst() | NoRitual() | NoSpecial():
            return sentence.target == by
        case Vote() | Nominate() | Attend():
            return _ring_refused(s, by, sentence)
        case Release() | AllowTrade():
            return _captive_refused(s, by, sentence)
        case Attack() | Join() | Withdraw():
            return _battle_refused(s, by, sentence)
        case CallOff():
            return _call_off_refused(s, by, sentence.what)
        case Cast():
            return _cast_refused(s, by, sentence)
    return False


def _captive_refused(s: State, by: int, sentence: Release | AllowTrade) -> bool:
    later = isinstance(sentence.condition, IfOverlord | IfCaptured)
    later = later or (isinstance(sentence, Release) and sentence.strength == ASAP)
    return not later and sentence.captive not in held_by(s, by)


def _battle_refused(s: State, by: int, sentence: Attack | Join | Withdraw) -> bool:
    match sentence:
        case Attack():
            now = sentence.round == s.round
            over = now and s.attacked[by] >> sentence.target & 1
            return sentence.target == by or bool(over) or (now and s.body[by] == ON_EARTH)
        case Join():
            weak = sentence.strength == FIRM and can_bring(s, by) < sentence.power
            return sentence.ally == by or weak or s.body[by] != IN_HELL
    front, army = next(
        ((front, army) for front in s.fronts if (army := army_of(front, by)) and not front.ended), (None, None)
    )
    if front is None or army is None:
        return True
    fast = army.side == ATTACK and any(VERB[s.faces[card]] == "leviathan" for card in army.hordes)
    return fast or bound_to_stay(s, front, by) is not None


def _call_off_refused(s: State, by: int, what: TheAttack | TheRitual) -> bool:
    if isinstance(what, TheAttack):
        return s.declared is None or s.declared.attacker != by
    return what.card not in s.rituals[by]


def _cast_refused(s: State, by: int, cast: Cast) -> bool:
    if cast.ritual not in s.rituals[by]:
        return True
    aimed = VERB[s.faces[cast.ritual]] not in ("draw_cards", "table_from_discard")
    if aimed == (cast.target == by):
        return True
    if cast.strength != FIRM:
        return False
    price = ritual_cost(s, by, cast.ritual)
    poor = any(stock(s, by, SOULS, debt) < debt.counted[SOULS] for debt in debts(s, by, also=cast))
    return bool(price and (poor or help_short(s, by, [], price)))


def _loan_refused(loan: ReturnLoan, got: Sequence[Item]) -> bool:
    """Only cards that pass in this very deal are lent: tabled ones, hand cards that are named, the fortress."""
    there = {_lent(item) for item in got if isinstance(item, Tabled | HandCard | Fortress)}
    return not {_lent(item) for item in loan.cards} <= there


def _lent(item: Item) -> tuple[str, int]:
    """What makes a piece the same when it comes and when it goes back."""
    return item.kind, item.card if isinstance(item, Tabled | HandCard) else NONE


def _on_earth(s: State, seat: int, who: str) -> bool:
    devil, fiends = s.body[seat] == ON_EARTH, bool(s.earth[seat])
    return (devil and who != "fiends") or (fiends and who != "devil")


def _ring_refused(s: State, by: int, sentence: RingDuty) -> bool:
    now = sentence.round == s.round
    if not isinstance(sentence, Vote) and sentence.round == 1:
        return True
    if isinstance(sentence, Vote) and now and not s.markers[sentence.candidate]:
        return True
    only_if_there = isinstance(sentence, Ballot) and sentence.if_attend
    return now and s.body[by] != IN_HELL and not only_if_there


# ---------------------------------------------------------------- contradictions


def _clash(new: Sentence, promise: Promise) -> bool:
    """LOH-8.21: either way round; every condition counts as met, save that gifts under different overlords never clash."""
    old = promise.sentence
    if NOBODY != heir(new) != heir(old) != NOBODY:
        return False
    return _contradicts(new, old) or _contradicts(old, new)


def _lends_what_is_given(loan: Sentence, promise: Promise) -> bool:
    """Whether a loan is to be given back of a piece that is promised away already (the clash line of `return_loan`)."""
    gift = promise.sentence
    if not isinstance(loan, ReturnLoan) or not isinstance(gift, Give):
        return False
    return bool(pledged_by(gift.bundle) & pledged_by(loan.cards))


def _contradicts(a: Sentence, b: Sentence) -> bool:
    """Whether `b` stands in the clash line of `a` (gifts are looked at piece by piece when they are sworn; withdraw when it
    is sworn)."""
    match a:
        case Vote() | Nominate():
            return _ballot_clash(a, b)
        case Attend():
            return isinstance(b, NoRing) and a.round == b.round
        case Release():
            return any(
                isinstance(item, Captive) and item.seat == a.captive
                for item in (b.bundle if isinstance(b, Give) else ())
            )
        case Attack():
            return isinstance(b, NoAttack | NoFightAgainst) and a.target == b.target and a.round <= b.until
        case Join():
            if isinstance(b, Join):
                return a.round == b.round and a.ally != b.ally
            return isinstance(b, NoFightAgainst) and a.ally == b.target and a.round <= b.until
        case Cast():
            if isinstance(b, Cast):
                return a.ritual == b.ritual
            return isinstance(b, NoRitual) and a.target == b.target and a.round <= b.until
        case CallOff():
            return isinstance(b, Cast) and a.what == TheRitual(b.ritual)
    return False


def _ballot_clash(a: Ballot, b: Sentence) -> bool:
    """The clash lines of vote and nominate."""
    if isinstance(b, Vote | Nominate) and a.verb == b.verb:
        return a.round == b.round and a.candidate != b.candidate
    if isinstance(b, NoVote if isinstance(a, Vote) else NoNominate):
        return a.candidate == b.candidate and a.round <= b.until
    return isinstance(b, NoRing) and a.round == b.round and not a.if_attend

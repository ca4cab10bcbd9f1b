"""Gifts that fall due: what is there goes, what is missing is treated by its strength (LOH-8.6, 8.25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.engine.match import Match
from game.titles.lords_of_hell.rules import trade_bundles
from game.titles.lords_of_hell.rules.cards import IN_HELL, ON_EARTH, PHASE
from game.titles.lords_of_hell.rules.items import (
    ALL,
    AnyCards,
    Captive,
    DrawnCard,
    Fortress,
    HandCard,
    HandItem,
    Item,
    PassingFortress,
    Piece,
    PromiseCard,
    RandomCards,
    Souls,
    Tabled,
    count_of,
)
from game.titles.lords_of_hell.rules.promise_lifecycle import breach, end, prove
from game.titles.lords_of_hell.rules.promise_limits import free_cards
from game.titles.lords_of_hell.rules.promises import ASAP, FIRM, IF_ABLE, KEPT, LAPSED
from game.titles.lords_of_hell.rules.records import NONE, Promise
from game.titles.lords_of_hell.rules.sentences import Give, ReturnLoan
from game.titles.lords_of_hell.rules.state import State, can_hold, is_ring


def choice(s: State, promise: Promise) -> tuple[int, list[int]]:
    """How many cards the promisor picks now, and among which (its any_cards)."""
    gift = promise.sentence
    if not isinstance(gift, Give):
        return 0, []
    want = count_of(gift.bundle, AnyCards)
    pool = free_cards(s, promise.by, promise.id)
    own = {item.card for item in gift.bundle if isinstance(item, HandCard)} | {promise.drawn}
    pool = [card for card in pool if card not in own]
    return (min(want, len(pool)), pool) if want else (0, [])


def is_open(s: State, promise: Promise, gift: Give) -> bool:
    """Whether something of a gift can be given at this moment, or will never come."""
    return any(_there(s, promise, gift, item) or _gone(s, promise, gift, item) for item in gift.bundle)


def _there(s: State, promise: Promise, gift: Give, item: Item) -> bool:
    """Whether something of this piece can be given at this moment."""
    by = promise.by
    free_to_move = s.phase == "settlement" or PHASE.get(s.phase, {}).get("move_tabled_and_souls", False)
    match item:
        case HandCard():
            return item.card in s.hand[by]
        case DrawnCard():
            return promise.drawn in s.hand[by]
        case AnyCards() | RandomCards():
            return bool(free_cards(s, by, promise.id))
        case PromiseCard():
            return s.held[by][item.signer] > 0
        case Souls():
            return bool(free_to_move and s.souls[by] > 0)
        case Tabled():
            return bool(free_to_move and item.card in (*s.hordes[by], *s.earth[by], *s.artifacts[by]))
        case Fortress():
            return bool(free_to_move and s.fortress[by] != NONE)
        case Captive():
            moves = s.phase == "settlement" or PHASE.get(s.phase, {}).get("move_captives", False)
            return bool(moves and s.captor[item.seat] == by and _will_hold(s, promise, gift))
    return False


def _will_hold(s: State, promise: Promise, gift: Give) -> bool:
    """Whether the receiver of a gift can hold captives once it is given: its pieces move together, walls and Ring too."""
    by, to = promise.by, promise.to
    walls = any(isinstance(item, Fortress) for item in gift.bundle) and s.fortress[by] != NONE
    ring = any(
        isinstance(item, Tabled) and item.card in s.artifacts[by] and is_ring(s, item.card) for item in gift.bundle
    )
    return can_hold(s, to) or walls or (ring and s.body[to] in (IN_HELL, ON_EARTH))


def _gone(s: State, promise: Promise, gift: Give, item: Item) -> bool:
    """Whether a named piece will never come: destroyed, discarded, in other hands."""
    by = promise.by
    own = (*s.hand[by], *s.hordes[by], *s.earth[by], *s.artifacts[by], *s.rituals[by])
    match item:
        case HandCard() | Tabled():
            return item.card not in own
        case DrawnCard():
            return promise.drawn not in own
        case Captive():
            return s.captor[item.seat] != by or not _will_hold(s, promise, gift)
        case Fortress():
            return s.fortress[by] == NONE
    return False


def give(match: Match, s: State, promise: Promise, gift: Give, picked: list[int]) -> None:
    """What is there is given; of the rest firm is one breach, if_able proof and lapse, asap stays open (LOH-8.25)."""
    by = promise.by
    lost = [item for item in gift.bundle if _gone(s, promise, gift, item)]
    pieces: list[Piece] = [HandCard(card, False) for card in picked]
    rest: list[Item] = []
    for item in gift.bundle:
        part = _part(s, promise, gift, item, len(picked))
        pieces += part.given
        rest += part.missing
    rest = [item for item in rest if gift.strength != ASAP or item not in lost]
    promise.sentence = replace(gift, bundle=tuple(rest) or gift.bundle)
    drawn, promise.drawn = promise.drawn, NONE
    moving = trade_bundles.concrete(match, s, by, pieces)
    if moving:
        match.beat()
        trade_bundles.carry(match, s, by, promise.to, moving, "LOH-8.4")
    if not rest:
        kept = bool(moving or not lost)
        end(match, promise, KEPT if kept else LAPSED, "done" if kept else "short")
    elif gift.strength == FIRM:
        breach(match, s, promise, "short")
    elif gift.strength == IF_ABLE:
        if any(isinstance(item, HandItem) for item in rest):
            prove(match, s, promise, "short")
        else:
            end(match, promise, LAPSED, "short")
    else:
        promise.drawn = drawn


def give_back(match: Match, s: State, promise: Promise, loan: ReturnLoan) -> None:
    """What is left of a loan goes back, piece by piece; the rest lapses (`return_loan`)."""
    by = promise.by
    pieces: list[Piece] = []
    for item in loan.cards:
        if not isinstance(item, HandCard | Tabled):
            continue
        card = item.card
        if card in s.hand[by]:
            pieces.append(HandCard(card, False))
        elif card in (*s.hordes[by], *s.earth[by], *s.artifacts[by]):
            pieces.append(Tabled(card))
        elif card in (s.fortress[by], s.spare[by]):
            pieces.append(PassingFortress(card, ()))
    if pieces:
        match.beat()
        trade_bundles.carry(match, s, by, promise.to, pieces, "LOH-8.4")
    end(match, promise, KEPT if pieces else LAPSED, "done" if pieces else "short")


class _Part(NamedTuple):
    """What becomes of one piece of a gift."""

    given: Sequence[Item]
    """Goes now."""
    missing: Sequence[Item]
    """Is still missing."""


def _part(s: State, promise: Promise, gift: Give, item: Item, picked: int) -> _Part:
    by = promise.by
    if isinstance(item, AnyCards):
        return _Part((), (AnyCards(item.count - picked),) if item.count > picked else ())
    if not _there(s, promise, gift, item):
        return _Part((), (item,))
    match item:
        case DrawnCard():
            return _Part((HandCard(promise.drawn, False),), ())
        case RandomCards():
            n = min(item.count, len(free_cards(s, by, promise.id)) - picked)
        case PromiseCard():
            n = min(item.count, s.held[by][item.signer])
        case Souls():
            n = s.souls[by] if item.count == ALL else min(item.count, s.souls[by])
        case _:
            return _Part((item,), ())
    return _Part(
        (replace(item, count=n),) if n > 0 else (),
        (replace(item, count=item.count - n),) if n < item.count else (),
    )

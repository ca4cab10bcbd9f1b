"""Loans between computer players: hordes for one round's war, sworn to come back (LOH-6.1, `return_loan`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.titles.lords_of_hell.rules.battle_state import may_attack
from game.titles.lords_of_hell.rules.cards import IN_HELL, POWER
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, Item, PromiseCard, Tabled
from game.titles.lords_of_hell.rules.promises import IF_ABLE
from game.titles.lords_of_hell.rules.sentences import Due, ReturnLoan, Sentence
from tests.bench.first.lords_of_hell.position import Position
from tests.bench.first.lords_of_hell.war import plan

MOST = 2
"""Hordes that are asked for at a time."""
STRONG = 3
"""Power from which a horde is worth asking for."""
ENOUGH = 25.0
"""Who has so good an attack at hand needs no loan."""
WORTH = 10.0
"""How much better the best attack must become."""


class Loan(NamedTuple):
    """Hordes to ask for."""

    lender: int
    pieces: list[Item]
    price: list[Item]
    back: ReturnLoan


def wanted(position: Position, partners: list[int]) -> Iterator[Loan]:
    """Loans worth asking for, the cheapest first."""
    s, me = position.s, position.seat
    if position.mind.level == "easy" or s.body[me] != IN_HELL or len(s.hordes[me]) < 1:
        return
    alone = best_attack(position, 0)
    if alone > ENOUGH:
        return
    for lender in partners:
        if lender == position.leader and position.alarm > 1.2:
            continue
        strong = sorted(s.hordes[lender], key=lambda card: -POWER[s.faces[card]])[:MOST]
        for many in range(1, len(strong) + 1):
            lent = strong[:many]
            power = sum(POWER[s.faces[card]] for card in lent)
            if power < STRONG or best_attack(position, power, lender) < max(0.0, alone) + WORTH:
                continue
            pieces: list[Item] = [Tabled(card) for card in lent]
            back = ReturnLoan(lender, tuple(pieces), Due("finishing", s.round), strength=IF_ABLE)
            if len(s.hand[me]) >= many + 1:
                yield Loan(lender, pieces, [AnyCards(many)], back)
            if s.held[me][me] >= many + 1:
                yield Loan(lender, pieces, [PromiseCard(me, many)], back)
            break


def best_attack(position: Position, more: float, lender: int = -1) -> float:
    """The worth of the best attack of this round with so much more power; the lender itself is left alone."""
    realms = [
        realm for realm in position.others if realm != lender and not may_attack(position.s, position.seat, realm)
    ]
    plans = [found for realm in realms if (found := plan(position, realm, more=more)) is not None]
    return max((found.worth for found in plans if found.odds > 0.65), default=0.0)


def use_of(position: Position, sentences: Sequence[Sentence], lender: int) -> float:
    """What borrowed hordes bring to this seat: how much better its best attack becomes."""
    loans = [sentence.cards for sentence in sentences if isinstance(sentence, ReturnLoan)]
    lent = [item.card for loan in loans for item in loan if isinstance(item, Tabled | HandCard)]
    power = sum(POWER[position.s.faces[card]] for card in lent)
    return max(0.0, best_attack(position, power, lender) - max(0.0, best_attack(position, 0.0))) if power else 0.0

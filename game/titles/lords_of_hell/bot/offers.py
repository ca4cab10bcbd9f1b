"""Offers that a computer player makes of itself: votes, ransoms, peace, spare fortresses, promise cards (LOH-22.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.engine.ask import SeatAsk
from game.titles.lords_of_hell.bot import loans
from game.titles.lords_of_hell.bot.market import Deal, gain, offer_of, score
from game.titles.lords_of_hell.bot.position import BOT, Position
from game.titles.lords_of_hell.bot.war import asked_of, chance, guard_of, home_power, plan, reach, sure
from game.titles.lords_of_hell.bot.worth import expected_loss, hand_worth, item_worth, standing_promise
from game.titles.lords_of_hell.rules import menus, plays
from game.titles.lords_of_hell.rules.battle_state import may_attack
from game.titles.lords_of_hell.rules.cards import CAPTIVE, IDS, IN_HELL, PHASE, TYPE
from game.titles.lords_of_hell.rules.items import (
    FREE,
    AnyCards,
    Captive,
    CardKind,
    HandCard,
    Item,
    PromiseCard,
    Tabled,
)
from game.titles.lords_of_hell.rules.promises import IF_ABLE
from game.titles.lords_of_hell.rules.records import ATTACK, DEFENCE
from game.titles.lords_of_hell.rules.sentences import (
    CallOff,
    Due,
    Give,
    IfBattleWon,
    Join,
    NoAttack,
    Nominate,
    Sentence,
    TheAttack,
    Vote,
)
from game.titles.lords_of_hell.rules.state import ANYONE, NOBODY, NONE, held_by, may_deal

PER_PHASE: int = BOT["promise"]["offers_per_phase"]
EASY_PER_PHASE = 1
PLEASING = 1.5
"""What the other should gain, as far as one can tell, for an offer to be worth sending."""
PUBLIC = ("votes", "nomination", "walls", "goods", "seals", "sale")
"""Kinds of offers that may be made to all at once: whoever comes first has it (LOH-6.11)."""
PATIENT = ("walls", "wanted", "goods", "horde", "seals", "sale")
"""Kinds of offers that rest for a round once they were made: what was refused has seldom become better by then."""
LASTING = 4
"""Seats up to which a hard devil swears peace for the next round as well: among more, peace with all of them leaves nobody to
attack."""
HELPED = {"alone": (8.0, 0.72), "together": (2.0, 0.66)}
"""Worth and chance of an attack from which help in it is asked for, on anybody and together on whoever is far ahead; never
below the chance from which the attack is made."""
Draft = tuple[str, Deal]
"""What kind of offer it is, and the deal."""
Ranked = tuple[float, str, Deal]
"""The same, with how good it is for both."""


def draft(position: Position, ask: SeatAsk) -> plays.Offer | None:
    """One more offer of this phase that helps both; None when there is none, or when enough were made."""
    s, mind = position.s, position.mind
    if not menus.offers(ask, plays.Offer):
        return None
    key = (s.round, s.phase)
    if mind.drafted.get(key, 0) >= (EASY_PER_PHASE if mind.level == "easy" else PER_PHASE):
        return None
    scene = _scene(position)
    if scene == mind.settled:
        return None
    mind.settled = scene
    found = ranked(position)
    return _sent(position, found, found[0]) if found else None


def ranked(position: Position) -> list[Ranked]:
    """The offers worth sending now, the best first."""
    s, mind = position.s, position.mind
    found = []
    sent = [(offer.to, offer.swears, offer.asks, offer.take) for offer in s.offers if offer.by == position.seat]
    for name, deal in _drafts(position):
        rounds = (s.round, s.round - 1) if name in PATIENT and mind.level != "easy" else (s.round,)
        if any((round, name, deal.other) in mind.asked for round in rounds):
            continue
        if (deal.other, deal.swears, deal.asks, deal.take) in sent or _priced(position, deal):
            continue
        own, theirs = score(position, deal), gain(position, deal.turned())
        if own >= mind.margin and theirs >= PLEASING:
            found.append((own + 0.5 * min(theirs, 20), name, deal))
    return sorted(found, key=lambda row: -row[0])


def _priced(position: Position, deal: Deal) -> bool:
    """Whether a card of the deal is offered to that devil already: nobody pays three cards for what is to be had for two."""
    mine = [offer for offer in position.s.offers if offer.by == position.seat and offer.state == "open"]
    lying = {_card(item) for offer in mine if offer.to in (deal.other, ANYONE) for item in offer.give} - {NONE}
    return any(_card(item) in lying for item in deal.give)


def _card(item: Item) -> int:
    return item.card if isinstance(item, HandCard | Tabled) else NONE


def _sent(position: Position, found: list[Ranked], best: Ranked) -> plays.Offer | None:
    """The play that makes the best offer, to all where that suits; it is noted as made."""
    s, mind = position.s, position.mind
    _, name, deal = best
    takers = [row[2].other for row in found if row[1] == name and _same(row[2], deal)]
    mind.asked.add((s.round, name, deal.other))
    if len(takers) > 1 and mind.level != "easy" and _open_to_all(position, name, deal):
        mind.asked.update((s.round, name, other) for other in position.others)
        deal = msgspec.structs.replace(deal, other=ANYONE)
    choice = offer_of(position, deal)
    mind.settled = ()
    if choice is not None:
        key = (s.round, s.phase)
        mind.drafted[key] = mind.drafted.get(key, 0) + 1
    return choice


def _scene(position: Position) -> tuple[Any, ...]:
    """What offers hang on: where nothing came to mind, nothing will until this changes."""
    s, me = position.s, position.seat
    battle = [(front.realm, front.attacker, front.round) for front in s.fronts]
    goods = (len(s.hand[me]), tuple(s.held[me]), len(s.hordes[me]), s.fortress[me], tuple(s.body))
    return (s.round, s.phase, s.turn, s.declared, tuple(battle), goods, len(s.promises))


def _same(one: Deal, other: Deal) -> bool:
    """Whether two deals differ only in who is asked."""
    return (one.give, one.take, one.swears, one.asks) == (other.give, other.take, other.swears, other.asks)


def _open_to_all(position: Position, name: str, deal: Deal) -> bool:
    """Whether an offer to all may be made of it: nothing in it means one devil, and whoever takes it, it pleases."""
    if name not in PUBLIC or deal.swears or any(isinstance(item, Tabled) for item in deal.take):
        return False
    others = [other for other in position.others if may_deal(position.s, position.seat, other)]
    return all(score(position, msgspec.structs.replace(deal, other=other)) >= position.mind.margin for other in others)


def _drafts(position: Position) -> Iterator[Draft]:
    partners = [other for other in position.others if may_deal(position.s, position.seat, other)]
    phase = position.s.phase
    if phase in ("council", "rituals"):
        yield from _votes(position, partners)
    if phase == "council":
        yield from _nominations(position, partners)
    yield from _ransoms(position, partners)
    if phase == "battles":
        yield from _allies(position, partners)
        yield from _bribes(position, partners)
    if phase == "tabling":
        yield from _peace(position, partners)
        for lender, lent, price, back in loans.wanted(position, partners):
            yield "loan", Deal(position.seat, lender, price, lent, [back], [])
    if phase in ("tabling", "finishing"):
        yield from _walls(position, partners)
        yield from _goods(position, partners)
    if phase in ("council", "finishing", "tabling"):
        yield from _seals(position, partners)


# ---------------------------------------------------------------- the ring


def _votes(position: Position, partners: list[int]) -> Iterator[Draft]:
    """A nominee who is short of a few votes buys them with promise cards; voters offer theirs for what makes them win."""
    s, me = position.s, position.seat
    for nominee in range(position.n):
        missing = position.votes_missing(nominee)
        if not 0 < missing <= (3 if position.n < 6 else 4):
            continue
        if nominee == me:
            sworn = position.sworn_votes(me)
            for other in partners:
                if other in sworn or s.body[other] != IN_HELL:
                    continue
                vote = Vote(me, s.round, True)
                for cards in range(1, min(4, s.held[me][me]) + 1):
                    yield "votes", Deal(me, other, [PromiseCard(me, cards)], [], [], [vote])
        elif nominee in partners and s.body[me] == IN_HELL and me not in position.sworn_votes(nominee):
            vote = Vote(nominee, s.round, True)
            for cards in (1, 2, 3, 4):
                if position.held[nominee][nominee] >= cards:
                    yield "votes", Deal(me, nominee, [], [PromiseCard(nominee, cards)], [vote], [])


def _nominations(position: Position, partners: list[int]) -> Iterator[Draft]:
    """A promise card for a nomination: the ring of the next round begins now (LOH-13.11)."""
    s, me = position.s, position.seat
    if s.round < 2 or s.body[me] != IN_HELL:
        return
    for other in partners:
        if s.body[other] != IN_HELL or standing_promise(position, other, me, Nominate):
            continue
        ask = Nominate(me, s.round, True)
        if s.held[me][me] >= 2:
            yield "nomination", Deal(me, other, [PromiseCard(me, 1)], [], [], [ask])
        if len(s.hand[me]) >= 3:
            yield "nomination", Deal(me, other, [AnyCards(1)], [], [], [ask])
        if position.held[other][other] >= 1.5:
            mine = Nominate(other, s.round, True)
            yield "nominate", Deal(me, other, [], [PromiseCard(other, 1)], [mine], [])


# ---------------------------------------------------------------- war


def _allies(position: Position, partners: list[int]) -> Iterator[Draft]:
    """Help in an attack that one cannot win alone, or in the defence, for promise cards and a share (LOH-22.4)."""
    s, me = position.s, position.seat
    if s.turn == me and s.declared is None and not s.fronts:
        yield from _with_help(position, partners)
    front = next((front for front in s.fronts if front.realm == me and front.round == 1), None)
    declared = s.declared.attacker if s.declared is not None and s.declared.realm == me else NOBODY
    under = front.attacker if front is not None else declared
    if under == NOBODY:
        return
    alone = chance(reach(position, under, me), home_power(position, me), guard_of(position, me))
    for other in partners:
        power = reach(position, other, me) if other != under else 0
        if power < 5 or alone < 0.35 or standing_promise(position, other, me, Join):
            continue
        power = asked_of(position, other, me)
        if chance(reach(position, under, me), home_power(position, me) + power, guard_of(position, me)) < 0.4:
            ask = Join(me, DEFENCE, s.round, power)
            yield from _paid(position, other, DEFENCE, ask)


def _with_help(position: Position, partners: list[int]) -> Iterator[Draft]:
    s, me = position.s, position.seat
    if any(found is not None and found.odds > 0.7 for found in (plan(position, realm) for realm in position.others)):
        return
    for realm in position.others:
        if may_attack(s, me, realm):
            continue
        for other in partners:
            if other == realm or standing_promise(position, other, me, Join):
                continue
            if reach(position, other, realm) < 5:
                continue
            found = plan(position, realm, other)
            together = (
                position.mind.level != "easy" and realm == position.leader and position.alarm > 1.4 and other != realm
            )
            least, odds = HELPED["together" if together else "alone"]
            if found is not None and found.worth > least and found.odds > max(odds, sure(position)):
                ask = Join(me, ATTACK, s.round, asked_of(position, other, realm))
                yield from _paid(position, other, ATTACK, ask)


def _paid(position: Position, other: int, role: str, ask: Sentence) -> Iterator[Draft]:
    """Prices for help, the cheapest first."""
    s, me = position.s, position.seat
    won = IfBattleWon(me, s.round)
    prize = Give(other, (AnyCards(1),), Due("battle_end", s.round), strength=IF_ABLE, condition=won)
    swears: list[Sentence] = [prize] if role == ATTACK else []
    for cards in (0, 1, 2):
        if s.held[me][me] >= cards and (cards or swears):
            give = [PromiseCard(me, cards)] if cards else []
            yield f"help {role}", Deal(me, other, give, [], swears, [ask])
    if len(s.hand[me]) >= 2:
        yield f"help {role}", Deal(me, other, [AnyCards(1)], [], swears, [ask])


def _bribes(position: Position, partners: list[int]) -> Iterator[Draft]:
    """In parley: something for an attacker that marches elsewhere, or nowhere."""
    s, me = position.s, position.seat
    if s.declared is None or s.declared.realm != me or s.declared.attacker not in partners:
        return
    attacker = s.declared.attacker
    if chance(reach(position, attacker, me), home_power(position, me), guard_of(position, me)) < 0.45:
        return
    ask = CallOff(TheAttack())
    for cards in (1, 2):
        if len(s.hand[me]) >= cards + 1:
            yield "bribe", Deal(me, attacker, [AnyCards(cards)], [], [], [ask])
        if s.held[me][me] >= cards + 1:
            yield "bribe", Deal(me, attacker, [PromiseCard(me, cards)], [], [], [ask])
            yield "bribe", Deal(me, attacker, [PromiseCard(me, cards), AnyCards(1)], [], [], [ask])


# ---------------------------------------------------------------- captives


def _ransoms(position: Position, partners: list[int]) -> Iterator[Draft]:
    """A captive buys its freedom; a captor sells it (LOH-9.4, 22.4)."""
    s, me = position.s, position.seat
    if not PHASE[s.phase]["free_captives"]:
        return
    if s.body[me] == CAPTIVE and s.captor[me] in partners:
        captor = s.captor[me]
        freedom = [Captive(me, FREE)]
        for cards in (2, 3, 4):
            if len(s.hand[me]) >= cards:
                yield "ransom", Deal(me, captor, [AnyCards(cards)], freedom, [], [])
        for cards in (1, 2, 3):
            if s.held[me][me] >= cards and len(s.hand[me]) >= 1:
                bundle: list[Item] = [PromiseCard(me, cards), AnyCards(1)]
                yield "ransom", Deal(me, captor, bundle, freedom, [], [])
    for captive in held_by(s, me):
        if captive not in partners:
            continue
        hand = position.view[f"seat.{captive}"]["hand"]
        for cards in (4, 3, 2):
            if hand >= cards:
                yield "freedom", Deal(me, captive, [Captive(captive, FREE)], [AnyCards(cards)], [], [])
        if position.held[captive][captive] >= 2 and hand >= 1:
            price: list[Item] = [PromiseCard(captive, 2), AnyCards(1)]
            yield "freedom", Deal(me, captive, [Captive(captive, FREE)], price, [], [])


# ---------------------------------------------------------------- peace and goods


def _peace(position: Position, partners: list[int]) -> Iterator[Draft]:
    """Peace of both sides with a neighbour that could attack; the weaker adds something."""
    s, me = position.s, position.seat
    for other in partners:
        if standing_promise(position, other, me, NoAttack) or expected_loss(position, me) < 10:
            continue
        if position.threat(other) < (0.08 if position.allied(me, other) else 0.15):
            continue
        if (
            position.mind.level != "easy"
            and other == position.leader
            and position.alarm > 1.8
            and position.threat(other) < 0.3
        ):
            continue  # whoever is far ahead gets no peace
        until = s.round + (position.mind.level == "hard" and position.n <= LASTING)
        swears, asks = [NoAttack(other, until)], [NoAttack(me, until)]
        yield "peace", Deal(me, other, [], [], swears, asks)
        if len(s.hand[me]) >= 3:
            yield "peace", Deal(me, other, [AnyCards(1)], [], swears, asks)
        if s.held[me][me] >= 3:
            yield "peace", Deal(me, other, [PromiseCard(me, 1)], [], swears, asks)


def _walls(position: Position, partners: list[int]) -> Iterator[Draft]:
    """A spare fortress for cards, to whoever has none; who has none itself asks for one."""
    s, me = position.s, position.seat
    cards = [card for card in s.hand[me] if TYPE[s.faces[card]] == "fortress"]
    spare = cards if s.fortress[me] != NONE else cards[1:]
    for other in partners:
        hand = position.view[f"seat.{other}"]["hand"]
        if s.fortress[other] == NONE:
            for card in spare[:1]:
                give = [HandCard(card, True)]
                for price in (3, 2):
                    if hand >= price:
                        yield "walls", Deal(me, other, give, [AnyCards(price)], [], [])
        if s.fortress[me] == NONE and not cards and s.fortress[other] != NONE and hand >= 4 and len(s.hand[me]) >= 4:
            kind = IDS[s.faces[s.fortress[other]]]
            yield "wanted", Deal(me, other, [AnyCards(2)], [CardKind(kind)], [], [])


def _goods(position: Position, partners: list[int]) -> Iterator[Draft]:
    """A card that is worth more in another hand, for cards of the other's choice; a horde that is worth more here."""
    s, me = position.s, position.seat
    for other in partners:
        hand = position.view[f"seat.{other}"]["hand"]
        for card in s.hand[me]:
            more = hand_worth(position, other, s.faces[card]) - hand_worth(position, me, s.faces[card])
            if more >= 5 and hand >= 2:
                for price in (2, 1):
                    give = [HandCard(card, True)]
                    yield "goods", Deal(me, other, give, [AnyCards(price)], [], [])
        for card in s.hordes[other]:
            more = item_worth(position, other, me, Tabled(card)) - item_worth(position, other, other, Tabled(card))
            if more >= 5 and len(s.hand[me]) >= 2:
                yield "horde", Deal(me, other, [AnyCards(1)], [Tabled(card)], [], [])


def _seals(position: Position, partners: list[int]) -> Iterator[Draft]:
    """Promise cards of whoever may be crowned, for cards one can spare; and own ones for cards."""
    s, me = position.s, position.seat
    likely = max(range(position.n), key=lambda seat: position.crown[seat])
    for other in partners:
        hand = position.view[f"seat.{other}"]["hand"]
        if (
            likely != me
            and position.held[other][likely] >= 1.5
            and position.crown[likely] > 1.2 / position.n
            and len(s.hand[me]) >= 3
        ):
            for cards in (1, 2):
                give = [AnyCards(cards)]
                yield "seals", Deal(me, other, give, [PromiseCard(likely, 1)], [], [])
        if s.held[me][me] >= 4 and position.crown[me] < 1 / position.n and hand >= 3:
            yield "sale", Deal(me, other, [PromiseCard(me, 1)], [AnyCards(2)], [], [])
            yield "sale", Deal(me, other, [PromiseCard(me, 1)], [AnyCards(1)], [], [])

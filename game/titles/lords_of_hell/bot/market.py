"""A computer player on the market: weighs a deal from both sides, answers offers, counters once (LOH-22.2, 22.4)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.engine.ask import SeatAsk
from game.titles.lords_of_hell.bot import loans
from game.titles.lords_of_hell.bot.position import BOT, Position
from game.titles.lords_of_hell.bot.war import plan
from game.titles.lords_of_hell.bot.worth import bundle_worth, crowning, hand_worth, sentence_cost, sentence_worth, tips
from game.titles.lords_of_hell.rules import market, menus, plays
from game.titles.lords_of_hell.rules.battle_state import may_attack
from game.titles.lords_of_hell.rules.cards import IDS, UNKNOWN
from game.titles.lords_of_hell.rules.items import (
    AnyCards,
    CardKind,
    HandCard,
    Item,
    PromiseCard,
    RandomCards,
    Souls,
    count_of,
)
from game.titles.lords_of_hell.rules.promise_limits import free_cards
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import ATTACK
from game.titles.lords_of_hell.rules.sentences import Join, NoAttack, Nominate, Sentence, Vote, round_of
from game.titles.lords_of_hell.rules.state import ANYONE, Offer

WELCOME = max(float(row["accept_margin"]) for row in BOT["temper"].values()) + 1.0
"""What the other should gain, as far as one can tell, for it to take a counter-offer whatever its temper."""


class Deal(msgspec.Struct, frozen=True):
    """An offer from the side of the one who thinks about it."""

    me: int
    other: int
    give: Sequence[Item]
    """What the thinker gives."""
    take: Sequence[Item]
    swears: Sequence[Sentence]
    """What the thinker swears."""
    asks: Sequence[Sentence]

    def turned(self) -> Deal:
        """The same from the other side."""
        return Deal(self.other, self.me, self.take, self.give, self.asks, self.swears)


def deal_of(offer: Offer, seat: int) -> Deal:
    """An open offer from the side of the one who may accept it."""
    return Deal(seat, offer.by, offer.take, offer.give, offer.asks, offer.swears)


# ---------------------------------------------------------------- weighing


def gain(position: Position, deal: Deal) -> float:
    """What the thinker gains by a deal, before danger. Votes are weighed together with the promise cards of the deal: what
    counts is who would win then."""
    me, other = deal.me, deal.other
    votes = [word for word in deal.swears if isinstance(word, Vote)]
    votes += [word for word in deal.asks if isinstance(word, Vote) and not _sworn_already(position, other, word)]
    nominee = votes[0].candidate if votes else -1
    total = _goods(position, deal.take, other, me, nominee) - _goods(position, deal.give, me, me, nominee)
    for sentence in deal.asks:
        total += 0.0 if sentence in votes else _received(position, deal, sentence)
    for sentence in deal.swears:
        total -= 0.0 if sentence in votes else sentence_cost(position, me, other, sentence)
    if me == position.seat:
        total += loans.use_of(position, deal.swears, other)
    if votes:
        cards = _promise_cards(deal.take, nominee) - _promise_cards(deal.give, nominee)
        to, signer = (me, other) if cards > 0 else (other, me)
        moved = abs(cards) if signer == nominee else 0
        total += tips(position, nominee) * crowning(position, me, nominee, moved, to)
    return total


def _promise_cards(bundle: Sequence[Item], signer: int) -> int:
    return sum(item.count for item in bundle if isinstance(item, PromiseCard) and item.signer == signer)


def _sworn_already(position: Position, by: int, sentence: Sentence) -> bool:
    """Whether a seat is bound, as far as one knows, to that very act in that round."""
    if not isinstance(sentence, Vote | Nominate | NoAttack | Join):
        return False
    return any(
        promise.by == by
        and promise.state in STANDING
        and promise.sentence.verb == sentence.verb
        and _about(promise.sentence) == _about(sentence)
        and round_of(promise.sentence) >= round_of(sentence)
        for promise in position.s.promises
    )


def _about(sentence: Sentence) -> int:
    """Whom a vote, a nomination, peace or help is about; -1 for other promises."""
    match sentence:
        case Vote() | Nominate():
            return sentence.candidate
        case NoAttack():
            return sentence.target
        case Join():
            return sentence.ally
    return -1


def _received(position: Position, deal: Deal, sentence: Sentence) -> float:
    """A promise to the thinker; help in an attack of its own is worth what the attack brings with it, and what the other is
    bound to already is worth nothing."""
    if _sworn_already(position, deal.other, sentence):
        return 0.0
    helps = isinstance(sentence, Join) and sentence.role == ATTACK and deal.me == position.seat
    if not helps:
        return sentence_worth(position, deal.other, deal.me, sentence)
    realms = [
        realm for realm in position.others if realm != deal.other and not may_attack(position.s, position.seat, realm)
    ]
    plans = [found for realm in realms if (found := plan(position, realm, deal.other)) is not None]
    return max((found.worth for found in plans if found.odds > 0.7), default=0.0)


def _goods(position: Position, bundle: Sequence[Item], owner: int, seat: int, nominee: int) -> float:
    """A bundle; promise cards of a nominee count by what they bring if it is not crowned after all."""
    of_it = [item for item in bundle if isinstance(item, PromiseCard) and item.signer == nominee]
    rest = [item for item in bundle if item not in of_it]
    worth = bundle_worth(position, owner, seat, rest)
    return worth + (1 - tips(position, nominee)) * bundle_worth(position, owner, seat, of_it) if of_it else worth


def score(position: Position, deal: Deal) -> float:
    """Gain less the danger of what the other side gains (LOH-22.2)."""
    mine = gain(position, deal)
    if deal.me != position.seat:
        return mine
    theirs = gain(position, deal.turned())
    return mine * position.mind.doubt("deal", position.s.round, deal.other) - max(0.0, theirs) * position.danger(
        deal.other
    )


# ---------------------------------------------------------------- answering


def answer(position: Position, ask: SeatAsk) -> plays.Trade | None:
    """The answer to the oldest open offer that has none yet; None when there is none to give."""
    accepts = menus.acceptable(ask)
    declines = {play.offer for play in menus.open_plays(ask, plays.Decline)}
    mind = position.mind
    for offer in market.open_to(position.s, position.seat):
        if offer.id in mind.answered:
            if offer.id in declines:
                return plays.Decline(offer.id)
            continue
        mind.answered.add(offer.id)
        deal = deal_of(offer, position.seat)
        picked = picks(position, offer)
        able = offer.id in accepts
        possible = picked is not None and able and _possible(position, offer, picked)
        worth = score(position, deal) if possible else -99.0
        good = worth >= mind.margin and picked is not None
        if picked is not None and good and not _bluffs(position, offer):
            return plays.Accept(offer.id, picked)
        if possible and menus.offers(ask, plays.Offer) and offer.to == position.seat:
            counter = _counter(position, offer, deal, worth)
            if counter is not None:
                return counter
        if picked is not None and good:
            return plays.Accept(offer.id, picked)
        if offer.id in declines:
            return plays.Decline(offer.id)
    return None


def picks(position: Position, offer: Offer) -> list[int] | None:
    """The poorest free cards for the `any_cards` asked; None when there are too few."""
    wanted = count_of(offer.take, AnyCards)
    asked = [item.card for item in offer.take if isinstance(item, CardKind)]
    s = position.s
    free = free_cards(s, position.seat)
    ranked = sorted(free, key=lambda card: hand_worth(position, position.seat, s.faces[card]))
    kept: list[int] = []
    for name in asked:  # not the card that is asked for by name
        found = next((card for card in ranked if _is(position, card, name) and card not in kept), None)
        if found is None:
            return None
        kept.append(found)
    ranked = [card for card in ranked if card not in kept]
    if len(ranked) < wanted:
        return None
    return [card for card in s.hand[position.seat] if card in ranked[:wanted]]


def _is(position: Position, card: int, name: str) -> bool:
    return IDS[position.s.faces[card]] == name


def _possible(position: Position, offer: Offer, picks: list[int]) -> bool:
    """Whether the own side would stand: pieces free to go, promises that can be sworn and kept (LOH-6.13, 8.5)."""
    return not market.taker_problem(position.s, position.seat, offer, picks)[0]


def _bluffs(position: Position, offer: Offer) -> bool:
    mind = position.mind
    fresh = not offer.counters and mind.level != "easy"
    return fresh and mind.bluffs(offer.id)


def _counter(position: Position, offer: Offer, deal: Deal, worth: float) -> plays.Offer | None:
    """One counter-offer that would please this seat and still looks good to the other: a change of the deal, or two of them
    (LOH-22.4)."""
    mind = position.mind
    key = (position.s.round, "counter", offer.by)
    if offer.counters or mind.level == "easy" or key in mind.asked or worth < -18:
        return None
    mine = [other for other in position.s.offers if other.by == position.seat and other.state == "open"]
    if len(mine) >= 2:
        return None
    once = _changes(position, deal)
    best = _pleasing(position, once, worth) or _pleasing(
        position, [twice for changed in once for twice in _changes(position, changed)], worth
    )
    if best is None:
        return None
    counter = offer_of(position, best, sight=market.PRIVATE if offer.private else market.PUBLIC, counters=offer.id)
    if counter is None:
        return None
    mind.asked.add(key)
    return counter


def _pleasing(position: Position, deals: Sequence[Deal], worth: float) -> Deal | None:
    """Of the deals that this seat would take, the best for the other; None where none is good for both."""
    found = []
    for changed in deals:
        theirs = gain(position, changed.turned())
        if theirs >= WELCOME and score(position, changed) >= max(position.mind.margin, worth + 1):
            found.append((theirs, changed))
    return max(found, key=lambda row: row[0], default=(0.0, None))[1]


def _changes(position: Position, deal: Deal) -> list[Deal]:
    """Deals a little better for the thinker: one card or promise less, one promise card or card more."""
    out = []
    if len(deal.swears) > 1 or (deal.swears and deal.give):
        out += [replace(deal, swears=[*deal.swears[:n], *deal.swears[n + 1 :]]) for n in range(len(deal.swears))]
    if len(deal.give) > 1 or (deal.give and deal.swears):
        out += [replace(deal, give=[*deal.give[:n], *deal.give[n + 1 :]]) for n in range(len(deal.give))]
    for n, item in enumerate(deal.give):
        if isinstance(item, AnyCards | RandomCards | PromiseCard | Souls) and item.count > 1:
            less = [*deal.give[:n], replace(item, count=item.count - 1), *deal.give[n + 1 :]]
            out.append(replace(deal, give=less))
    for n, item in enumerate(deal.take):
        if isinstance(item, PromiseCard) and position.held[deal.other][item.signer] >= item.count + 1:
            more = [*deal.take[:n], replace(item, count=item.count + 1), *deal.take[n + 1 :]]
            out.append(replace(deal, take=more))
    if position.view[f"seat.{deal.other}"]["hand"] >= max(2, 1 + sum(map(_of_hand, deal.take))):
        out.append(replace(deal, take=[*deal.take, AnyCards(1)]))
    signers = {item.signer for item in deal.take if isinstance(item, PromiseCard)}
    if deal.other not in signers and position.held[deal.other][deal.other] >= 1.5:
        out.append(replace(deal, take=[*deal.take, PromiseCard(deal.other, 1)]))
    return out


def _of_hand(item: Item) -> int:
    """How many hand cards a piece takes."""
    return item.count if isinstance(item, AnyCards | RandomCards) else isinstance(item, HandCard | CardKind)


# ---------------------------------------------------------------- sending


def offer_of(position: Position, deal: Deal, sight: str = market.PRIVATE, counters: int = 0) -> plays.Offer | None:
    """The play that offers a deal: the sender's cards picked; None when the host would not take it."""
    s = position.s
    give: list[Item] = []
    taken: set[int] = set()
    for item in deal.give:
        if isinstance(item, AnyCards):
            free = [card for card in free_cards(s, position.seat) if card not in taken]
            poor = sorted(free, key=lambda card: hand_worth(position, position.seat, s.faces[card]))[: item.count]
            if len(poor) < item.count:
                return None
            taken.update(poor)
            give += [HandCard(card, False) for card in poor]
        elif isinstance(item, CardKind):
            free = [card for card in free_cards(s, position.seat) if card not in taken]
            found = next((card for card in free if _is(position, card, item.card)), None)
            if found is None:
                return None
            taken.add(found)
            give.append(HandCard(found, True))
        else:
            give.append(item)
    take = [_asked(position, item) for item in deal.take]
    if len(give) > market.SIDE or len(take) > market.SIDE:
        return None
    if not bool(position.mind.options.get("private_deals", True)):
        sight = market.PUBLIC
    if deal.other == ANYONE:
        sight = market.PUBLIC
    play = market.offer_play(deal.other, give, _merged(take), deal.swears, deal.asks, sight, counters)
    return None if market.sender_problem(position.counted, market.offer_of(position.seat, play))[0] else play


def _asked(position: Position, item: Item) -> Item:
    """A piece as it is asked for: a card of the other's hand that was shown, by its kind."""
    if not isinstance(item, HandCard):
        return item
    kind = position.s.faces[item.card]
    return AnyCards(1) if kind == UNKNOWN else CardKind(IDS[kind])


def _merged(take: Sequence[Item]) -> Sequence[Item]:
    """Cards of the other's choice in one item."""
    many = count_of(take, AnyCards)
    rest = [item for item in take if not isinstance(item, AnyCards)]
    return [*rest, AnyCards(many)] if many else rest

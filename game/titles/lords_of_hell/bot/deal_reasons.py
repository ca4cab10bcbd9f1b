"""Why an offer is made, taken or turned down: what it brings and costs, whom it binds, whom a vote would crown.

Everything is seen from the seat that says so. What nobody can count, such as what a promise will be worth, has no reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.rules import View
from game.titles.coaching import Reason, SpokenLine
from game.titles.lords_of_hell.bot import reason_kinds as told
from game.titles.lords_of_hell.bot.market import Deal, deal_of
from game.titles.lords_of_hell.bot.position import votes_missing
from game.titles.lords_of_hell.rules import market, plays
from game.titles.lords_of_hell.rules.cards import POWER
from game.titles.lords_of_hell.rules.imagining import known
from game.titles.lords_of_hell.rules.items import AnyCards, CardKind, HandCard, Item, PromiseCard, RandomCards, Tabled
from game.titles.lords_of_hell.rules.sentences import NoAttack, Sentence, Vote
from game.titles.lords_of_hell.rules.state import ANYONE, State, mighty_power

LINES: dict[type[Reason], str] = {
    told.AsksMore: "dear",
    told.AsksForMore: "more",
    told.FeedsLeader: "lead",
    told.BindsStronger: "bound",
    told.VotesMissing: "vote",
    told.HordeMoves: "horde",
}
"""What is said aloud for a reason; the words are `deal-said-*` of the screen."""


def reason(view: View, seat: int, play: plays.Accept | plays.Decline | plays.Offer) -> Reason | None:
    """Return why a deal is good or bad, as far as that is sure."""
    s = known(view, seat)
    if isinstance(play, plays.Offer):
        return _offered(s, seat, play)
    offer = next((offer for offer in s.offers if offer.id == play.offer), None)
    if offer is None:
        return None
    deal = deal_of(offer, seat)
    return _good(s, deal) if isinstance(play, plays.Accept) else _bad(s, deal)


def spoken(view: View, seat: int, play: plays.Decline | plays.Offer) -> SpokenLine | None:
    """Return the line that goes with a refusal or a counter-offer: the kind of its reason, never a number, for what a seat
    counts may be known to it alone. A private offer is spoken of to its sender only."""
    answered = play.offer if isinstance(play, plays.Decline) else play.counters
    offer = next((offer for offer in known(view, seat).offers if offer.id == answered), None)
    why = reason(view, seat, play) if offer is not None else None
    line = LINES.get(type(why)) if why is not None else None
    return SpokenLine(line, offer.by if offer.private else None) if offer is not None and line is not None else None


def _offered(s: State, seat: int, play: plays.Offer) -> Reason | None:
    offer = market.offer_of(seat, play)
    deal = Deal(seat, offer.to, offer.give, offer.take, offer.swears, offer.asks)
    before = next((one for one in s.offers if one.id == play.counters), None)
    if before is None:
        return _good(s, deal) if offer.to != ANYONE else None
    more = _net(deal)
    less = _net(deal_of(before, seat))
    return told.AsksForMore(n=more - less) if more is not None and less is not None and more > less else None


def _good(s: State, deal: Deal) -> Reason | None:
    peace = _sworn_to(deal.asks, deal.me)
    mine, theirs = mighty_power(s, deal.me), mighty_power(s, deal.other)
    if peace and theirs > mine:
        return told.LeavesAlone(target=deal.other, mine=mine, theirs=theirs)
    own = _vote(s, deal.asks)
    if own is not None and own.target == deal.me:
        return own
    brings, costs = cards_of(deal.take), cards_of(deal.give)
    if deal.swears and brings and costs == 0:
        return told.PaysPromise(n=brings)
    if not deal.swears and brings is not None and costs is not None and brings > costs:
        return told.BringsMore(brings=brings, costs=costs)
    return _horde(s, deal.take)


def _bad(s: State, deal: Deal) -> Reason | None:
    vote = _vote(s, deal.swears)
    if vote is not None:
        return vote
    if all(s.vp[deal.other] > points for seat, points in enumerate(s.vp) if seat != deal.other):
        return told.FeedsLeader(target=deal.other, n=s.vp[deal.other])
    brings, costs = cards_of(deal.take), cards_of(deal.give)
    if not deal.asks and brings is not None and costs is not None and costs > brings:
        return told.AsksMore(brings=brings, costs=costs)
    mine, theirs = mighty_power(s, deal.me), mighty_power(s, deal.other)
    if _sworn_to(deal.swears, deal.other) and mine > theirs:
        return told.BindsStronger(target=deal.other, mine=mine, theirs=theirs)
    return _horde(s, deal.give)


def _horde(s: State, bundle: Sequence[Item]) -> Reason | None:
    """What the first horde of a bundle is good for."""
    powers = [power for item in bundle if isinstance(item, Tabled) and (power := POWER[s.faces[item.card]])]
    return told.HordeMoves(n=powers[0]) if powers else None


def _vote(s: State, words: Sequence[Sentence]) -> told.VotesMissing | None:
    """Whose crown the first vote of this round among the promises is about."""
    for word in words:
        if isinstance(word, Vote) and word.round == s.round and 0 < votes_missing(s, word.candidate) <= s.seats:
            return told.VotesMissing(target=word.candidate, n=votes_missing(s, word.candidate))
    return None


def _sworn_to(words: Sequence[Sentence], seat: int) -> bool:
    """Whether there is a promise among them not to attack that seat."""
    return any(isinstance(word, NoAttack) and word.target == seat for word in words)


def _net(deal: Deal) -> int | None:
    brings, costs = cards_of(deal.take), cards_of(deal.give)
    return None if brings is None or costs is None else brings - costs


def cards_of(bundle: Sequence[Item]) -> int | None:
    """How many cards of hand, realm and promise go over; None where anything else does."""
    total = 0
    for item in bundle:
        match item:
            case HandCard() | CardKind() | Tabled():
                total += 1
            case AnyCards(count) | RandomCards(count) | PromiseCard(_, count):
                total += count
            case _:
                return None
    return total

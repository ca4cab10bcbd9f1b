"""The open market: offers made, countered, withdrawn, declined, accepted, openly or in private (LOH section 6).

The space says which offers there are at all; what fails by the sender's own cards and promises, or by the receiver's, is
a play with a result that only the seat at fault can read (LOH-6.13, 6.19, 8.18): `notes` of its own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.cues import only
from game.engine.match import Match
from game.engine.sight import SPECTATOR
from game.engine.spaces import Amount, Branch, Menu, One, Pick, Seq, Some, Space
from game.titles.lords_of_hell.rules import (
    attack_declaration,
    cues,
    deals,
    obligations,
    plays,
    promise_lifecycle,
    retreat,
    trade_bundles,
)
from game.titles.lords_of_hell.rules.cards import COPIES, IDS, PHASE, PROMISES_EACH, TRADE, TYPES
from game.titles.lords_of_hell.rules.items import (
    AnyCards,
    CardKind,
    HandCard,
    HandView,
    Item,
    PromiseRelease,
    TradeLeave,
    count_of,
    is_bundle,
    plain_items,
    read_items,
)
from game.titles.lords_of_hell.rules.promise_lifecycle import note
from game.titles.lords_of_hell.rules.promises import (
    CANCELLED,
    CONDITIONS,
    DUES,
    KEPT,
    MAX_AHEAD,
    STANDING,
    VERBS,
    WORDS,
)
from game.titles.lords_of_hell.rules.records import Offer, SentOffer, Talk
from game.titles.lords_of_hell.rules.sentences import (
    ANYBODY,
    AllowTrade,
    CallOff,
    Sentence,
    TheAttack,
    due_point,
    read_sentences,
    spoken_sentence,
    well_formed,
)
from game.titles.lords_of_hell.rules.setup import UNTIMED, option
from game.titles.lords_of_hell.rules.sight import offer_seen
from game.titles.lords_of_hell.rules.state import ANYONE, NOBODY, State, may_deal, may_trade, next_id

PRIVATE, PUBLIC = "private", "public"
HALF_MINUTE = 30_000
"""The time in which a seat may send so many new offers, in milliseconds (LOH-6.15)."""
SIDE, SENTENCES = TRADE["items_per_side"], TRADE["promises_per_side"]

# ---------------------------------------------------------------- the space


@cache
def item_space(seats: int, promised: bool) -> Space:
    """One item of a bundle."""
    card, seat = Amount(0, sum(COPIES) - 1), Amount(0, seats - 1)
    branches = [
        Branch("any_cards", (), (Amount(1, 99),)),
        Branch("random_cards", (), (Amount(1, 99),)),
        Branch("promise_card", (), (seat, Amount(1, PROMISES_EACH))),
        Branch("souls", (), (Amount(-1, 999),)),
        Branch("tabled", (), (card,)),
        Branch("fortress", (), (One(("with", "keep")),)),
        Branch("captive", (), (seat, One(("hand_over",) if promised else ("hand_over", "free")))),
        Branch("hand_card", (), (card, One((False, True)))),
    ]
    if promised:
        return Menu((*branches, Branch("drawn_card")))
    return Menu(
        (
            *branches,
            Branch("card_kind", (), (One(IDS[:-1]),)),
            *(Branch("hand_view"), Branch("trade_leave")),
            Branch("promise_release", (), (Amount(1, 1_000_000),)),
        )
    )


@cache
def sentence_space(seats: int, now: int) -> Space:
    """Every sentence there is (LOH-8.1)."""
    branches = []
    for name, verb in VERBS.items():
        parts = Seq(tuple(_arg_space(kind, seats, now, name) for _, kind in verb.args))
        branches.append(Branch(name, (), (parts, One(verb.strict), _condition_space(name, seats, now))))
    return Menu(tuple(branches))


def _arg_space(kind: str, seats: int, now: int, verb: str) -> Space:
    card = Amount(0, sum(COPIES) - 1)
    if kind in ("seat", "any_seat"):
        return Amount(0, seats - 1)
    if kind == "round":
        return Amount(now, now + MAX_AHEAD)
    if kind == "due":
        served = [due for due in DUES.values() if verb in due.verbs]
        ahead = {due.id: Amount(now, now + (MAX_AHEAD if due.takes_round else 0)) for due in served}
        return Menu(tuple(Branch(name, (), (rounds,)) for name, rounds in ahead.items()))
    if kind == "call_kind":
        return Menu((Branch("attack"), Branch("ritual", (), (card,))))
    others: dict[str, Space] = {
        "seats": Pick(tuple(range(seats)), 1, seats),
        "flag": One((False, True)),
        "bundle": Some(item_space(seats, True), 1, SIDE),
        "loan": Some(item_space(seats, True), 1, SIDE),
        "power": Amount(1, 99),
        "ritual": card,
        "card_kind": One((*IDS[:-1], *TYPES)),
    }
    return others.get(kind) or One(WORDS[kind])


def _condition_space(verb: str, seats: int, now: int) -> Space:
    branches = [Branch("none")]
    for name, condition in CONDITIONS.items():
        if verb in condition.carries:
            parts = tuple(
                Amount(ANYBODY, seats - 1) if arg == "by" else _arg_space(kind, seats, now, verb)
                for arg, kind in condition.args
            )
            branches.append(Branch(name, (), parts))
    return Menu(tuple(branches))


def branches(match: Match, s: State, seat: int) -> list[Branch]:
    """What the seat may do on the market now."""
    if not PHASE[s.phase]["trade"]:
        return []
    out = []
    if may_trade(s, seat) and len(_own_open(s, seat)) < TRADE["open_offers_per_seat"]:
        others = (*(other for other in range(s.seats) if other != seat), ANYONE)
        sides = Some(Some(item_space(s.seats, False), 0, SIDE), 2, 2)
        words = Some(Some(sentence_space(s.seats, s.round), 0, SENTENCES), 2, 2)
        sight = One((PRIVATE, PUBLIC) if option(match, "private_deals") else (PUBLIC,))
        countered = One((0, *(offer.id for offer in open_to(s, seat) if offer.to == seat)))
        out.append(plays.line(plays.Offer, (), (One(others), sides, words, sight, countered)))
    return [*out, *answers(s, seat)]


def answers(s: State, seat: int) -> list[Branch]:
    """What it may say to offers that are open, its own included."""
    if not PHASE[s.phase]["trade"]:
        return []
    out = []
    for offer in open_to(s, seat):
        wanted = count_of(offer.take, AnyCards)
        if may_deal(s, seat, offer.by) and wanted <= len(s.hand[seat]):
            out.append(plays.line(plays.Accept, (offer.id,), (Pick(tuple(s.hand[seat]), wanted, wanted),)))
        if offer.to == seat:
            out.append(plays.line(plays.Decline, (offer.id,)))
    return [*out, *(plays.line(plays.Withdraw, (offer.id,)) for offer in _own_open(s, seat))]


def _own_open(s: State, seat: int) -> list[Offer]:
    return [offer for offer in s.offers if offer.by == seat and offer.state == "open"]


def open_to(s: State, seat: int) -> list[Offer]:
    """Open offers that the seat may answer: an offer to anyone is not one to a seat that its sender has sworn not to trade
    with (LOH-6.13)."""
    mine = [offer for offer in s.offers if offer.state == "open" and offer.by != seat and offer.to in (seat, ANYONE)]
    return [offer for offer in mine if offer.to == seat or offer_seen(s, offer, seat)]


def offer_play(
    to: int,
    give: Sequence[Item] = (),
    take: Sequence[Item] = (),
    swears: Sequence[Sentence] = (),
    asks: Sequence[Sentence] = (),
    sight: str = PRIVATE,
    counters: int = 0,
) -> plays.Offer:
    """The play that makes an offer: for bots, screens and tests."""
    goods = plain_items(give), plain_items(take)
    words = [spoken_sentence(one) for one in swears], [spoken_sentence(one) for one in asks]
    return plays.Offer(to, goods, words, sight, counters)


def offer_of(seat: int, play: plays.Offer) -> Offer:
    """The offer that a play makes, not yet numbered."""
    (give, take), (swears, asks) = play.goods, play.promises
    private = play.sight == PRIVATE and play.to != ANYONE
    return Offer(
        0,
        seat,
        play.to,
        read_items(give),
        read_items(take),
        read_sentences(swears),
        read_sentences(asks),
        private,
        play.counters,
    )


# ---------------------------------------------------------------- acts


def act(match: Match, s: State, seat: int, play: plays.Trade) -> int:
    """Carry out a play of the market. The sender of the offer when a deal was struck, else NOBODY."""
    if isinstance(play, plays.Offer):
        _offer(match, s, offer_of(seat, play))
        return NOBODY
    offer = next(offer for offer in s.offers if offer.id == play.offer)
    if offer.state != "open":
        note(s, seat, "stale")  # its sixty seconds were over (LOH-6.10)
        return NOBODY
    if isinstance(play, plays.Accept):
        return offer.by if _accept(match, s, seat, offer, play.cards) else NOBODY
    offer.state = "declined" if isinstance(play, plays.Decline) else "withdrawn"
    return NOBODY


def now(match: Match, s: State) -> int:
    """Milliseconds of talk so far: only while a window is open to trade does it go on, so that floors and beats stop the
    clocks of offers (LOH-7.10). Told by what the host stamps on plays."""
    if match.ask_id != s.talk.ask:
        s.talk = Talk(match.ask_id, s.talk.before_ms + s.talk.here_ms)
    s.talk.here_ms = max(s.talk.here_ms, match.at)
    return s.talk.before_ms + s.talk.here_ms


def tick(match: Match, s: State) -> None:
    """Offers whose time is over lapse (LOH-6.10, 6.15); untimed, none has a time (LOH-21.4), nor where the table has none."""
    time = now(match, s)
    limit = 0 if option(match, "pace") == UNTIMED else TRADE["offer_seconds"] * 1000 * match.stretch
    for offer in s.offers if limit else ():
        if offer.state == "open" and time - offer.sent > limit:
            offer.state = "lapsed"
    s.recent = [row for row in s.recent if time - row.at_ms <= HALF_MINUTE]


def lapse_all(s: State) -> None:
    """Open offers lapse when their phase, step or window closes (LOH-6.15)."""
    for offer in s.offers:
        if offer.state == "open":
            offer.state = "lapsed"
    s.offers = [offer for offer in s.offers if offer.state == "open"]
    s.recent = []


def sender_problem(s: State, offer: Offer) -> tuple[str, int]:
    """Why an offer may not be sent: (code, promise), from the sender's own view; ("", 0) when it may (LOH-6.19)."""
    by, to = offer.by, offer.to
    if not (offer.give or offer.take or offer.swears or offer.asks):
        return "bad_target", 0
    if not (is_bundle(offer.give, s.seats) and is_bundle(offer.take, s.seats)):
        return "bad_target", 0
    if to != ANYONE and not may_deal(s, by, to):
        return ("need_leave" if may_trade(s, to) else "cannot_trade_state"), 0
    if any(isinstance(item, CardKind | AnyCards) for item in offer.give):
        return "bad_target", 0
    if any(isinstance(item, HandCard) for item in offer.take):
        return "bad_target", 0
    if any(not well_formed(sentence, s.seats, s.round) for sentence in offer.asks):
        return "cannot_swear", 0
    return deals.fault(s, offer, to, offer.take, (by,))[1:]


def _offer(match: Match, s: State, offer: Offer) -> None:
    code, promise = sender_problem(s, offer)
    if sum(row.seat == offer.by for row in s.recent) >= TRADE["new_offers_per_half_minute"]:
        code = "offer_limit"
    if code:
        note(s, offer.by, code, promise)
        return
    offer.sent = now(match, s)
    s.recent.append(SentOffer(offer.by, offer.sent))
    if offer.counters:
        next(other for other in s.offers if other.id == offer.counters).state = "countered"
    offer.id = next_id(s, offer.private)
    s.offers.append(offer)
    if not offer.private:
        match.beat()
        seeing = tuple(seat for seat in range(SPECTATOR, s.seats) if offer_seen(s, offer, seat))
        told = cues.Offer(
            seat=only(seeing, offer.by),
            to=only(seeing, offer.to),
            id=only(seeing, offer.id),
            counters=only(seeing, offer.counters),
        )
        match.cue(told)


def _accept(match: Match, s: State, seat: int, offer: Offer, picks: list[int]) -> bool:
    """LOH-6.13: everything is checked again; if anything fails nothing happens, and only the seat at fault reads why."""
    mine, code = trade_bundles.resolve(s, seat, offer.take, picks)
    why = deals.Fault(seat, code) if code else deals.fault(s, offer, seat, mine, (seat, offer.by))
    if why.code:
        _fail(s, seat, offer, *why)
        return False
    _strike(match, s, seat, offer, mine)
    offer.state = "struck"
    return True


def taker_problem(s: State, seat: int, offer: Offer, picks: list[int]) -> tuple[str, int]:
    """Why the seat may not accept, from its own side: (code, promise); ("", 0) when it may."""
    mine, code = trade_bundles.resolve(s, seat, offer.take, picks)
    return (code, 0) if code else deals.fault(s, offer, seat, mine, (seat,))[1:]


def _fail(s: State, seat: int, offer: Offer, fault: int, code: str, promise: int) -> None:
    other = offer.by if fault == seat else seat
    note(s, fault, code, promise)
    if offer.to == ANYONE and fault == seat:
        return  # it stays open, and its sender is told nothing
    offer.state, offer.fault, offer.code = "void", fault, code
    note(s, other, "stale")


def _strike(match: Match, s: State, seat: int, offer: Offer, mine: list[Item]) -> None:
    """A deal is carried out without a pause, in this order (LOH-6.21); `deals.fault` has rehearsed it."""
    by = offer.by
    match.beat()
    sworn = len(offer.swears) + len(offer.asks)
    match.cue(cues.Deal(seat=by, to=seat, sworn=sworn, public=not offer.private))
    sides = ((by, seat, offer.give, offer.swears), (seat, by, mine, offer.asks))
    for giver, _, side, _ in sides:
        for item in side:
            if isinstance(item, PromiseRelease):
                _release(match, s, giver, item.promise)
    for promisor, to, _, sentences in sides:
        for sentence in sentences:
            if isinstance(sentence, CallOff):
                _call_off(match, s, promisor, to, sentence, not offer.private)
    there, back = (
        trade_bundles.concrete(match, s, giver, side, deals.named_cards(sentences))
        for giver, _, side, sentences in sides
    )
    halves = [trade_bundles.Half(by, seat, there), trade_bundles.Half(seat, by, back)]
    questions = trade_bundles.exchange(match, s, halves, "LOH-6.2")
    if questions:
        s.sealing = offer.id
        match.then(*questions, Seal(by, seat))
    else:
        _seal(match, s, offer, seat)


class Seal(Step, frozen=True, tag="seal"):
    """A deal that brought a second fortress: its looks and promises come after the choice between the two (LOH-6.21). Which
    offer it was stands in the state, since only the two seats may know that of a private one."""

    by: int
    to: int
    """Who took the offer."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        offer = next((offer for offer in s.offers if offer.id == s.sealing), None)
        s.sealing = 0
        if offer is not None:  # in the thoughts of a third seat a private one says nothing
            _seal(match, s, offer, self.to)
        obligations.watch(match, s)
        return None


def _seal(match: Match, s: State, offer: Offer, seat: int) -> None:
    """The pieces lie where they belong: looks at hands, promises sworn, duties due at once (LOH-6.21)."""
    by = offer.by
    sides = ((by, seat, offer.give, offer.swears), (seat, by, offer.take, offer.asks))
    for giver, to, side, _ in sides:
        if any(isinstance(item, HandView) for item in side):
            trade_bundles.show_hand(match, s, giver, to, "LOH-6.1", "deal")
    due = []
    for promisor, to, side, sentences in sides:
        if any(isinstance(item, TradeLeave) for item in side):
            everyone = tuple(other for other in range(s.seats) if other not in (promisor, to))
            leave = AllowTrade(to, everyone, s.round)
            promise_lifecycle.swear(match, s, promisor, to, leave, not offer.private)
        for sentence in sentences:
            if not isinstance(sentence, CallOff):
                sworn_now = promise_lifecycle.swear(match, s, promisor, to, sentence, not offer.private)
                if sentence.condition is None and due_point(sentence) == "now":
                    due.append(obligations.Fulfil(sworn_now.id, promisor))
    match.then(*due)
    obligations.captivity(match, s)


def _call_off(match: Match, s: State, by: int, to: int, sentence: CallOff, public: bool) -> None:
    """`call_off` is done when the deal is struck (LOH-6.21): the declared attack becomes a pass, or the ritual is
    discarded."""
    promise = promise_lifecycle.swear(match, s, by, to, sentence, public)
    promise_lifecycle.end(match, promise, KEPT, "done")
    if isinstance(sentence.what, TheAttack):
        attack_declaration.called_off(match, s, "promise")
    else:
        retreat.drop_ritual(match, s, by, sentence.what.card, "called_off")


def _release(match: Match, s: State, giver: int, number: int) -> None:
    """LOH-8.15: the promisee lets the promisor off."""
    for promise in s.promises:
        if promise.id == number and promise.to == giver and promise.state in STANDING:
            promise_lifecycle.end(match, promise, CANCELLED, "agreed")

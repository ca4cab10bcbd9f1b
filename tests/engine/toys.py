"""Three toy titles for testing the kernel: noughts and crosses; a trick game with sealed bids; an open market.

Each has the full `Rules` record. They are small on purpose and belong to no menu.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine.agenda import STAY, Step
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.cues import face_of, only
from game.engine.match import Match, Result
from game.engine.refusal import Refused
from game.engine.rules import Rules, View
from game.engine.shapes import PLAIN, Plays
from game.engine.sight import SPECTATOR, Sight
from game.engine.spaces import Amount, Branch, Choice, Menu, Offer, One, Pick, Space
from tests.engine import toy_cues

# ---------------------------------------------------------------- noughts and crosses

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


class Noughts(msgspec.Struct):
    cells: list[int]
    turn: int = 0


class Mark(Step, frozen=True, tag="mark"):
    """Put your mark into a free cell."""

    def run(self, match: Match) -> Ask | None:
        return Ask("mark", (match.state.turn,))

    def space(self, match: Match, seat: int) -> Space:
        return One(tuple([n for n, who in enumerate(match.state.cells) if who < 0]))

    def default(self, match: Match, seat: int) -> Choice:
        return match.state.cells.index(-1)

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return "taken" if type(choice) is int and 0 <= choice < 9 and match.state.cells[choice] >= 0 else ""

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: Noughts = match.state
        seat = s.turn
        cell = answers[seat]
        match.mark()
        cells = s.cells
        cells[cell] = seat
        match.cue(toy_cues.Mark(seat=seat, cell=cell))
        for a, b, c in THROUGH[cell]:
            if cells[a] == seat == cells[b] == cells[c]:
                match.finish(Result("line", (seat,), (1, 2) if seat == 0 else (2, 1)))
                return None
        if -1 not in cells:
            match.finish(Result("draw", (), (1, 1)))
            return None
        s.turn = 1 - seat
        match.then(MARK)
        return None


MARK = Mark()


def _noughts_view(match: Match, seat: int) -> View:
    return {"board": {"cells": match.state.cells[:], "turn": match.state.turn}}


def _noughts_imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> Noughts:
    return Noughts(list(view["board"]["cells"]), view["board"]["turn"])


NOUGHTS = Rules(
    title="noughts",
    state=Noughts,
    steps=(Mark,),
    begin=(MARK,),
    setup=lambda match: Noughts([-1] * 9),
    view=_noughts_view,
    sees=lambda match, seat, thing: Sight.ALL,
    imagine=_noughts_imagine,
    clocks=lambda options: {},
    data=dict,
    copy=lambda s: Noughts(s.cells[:], s.turn),
    plays=Plays({}, int, str, [PLAIN]),
)

# ---------------------------------------------------------------- tricks with sealed bids

SUIT = 5


class Tricks(msgspec.Struct):
    """15 cards of three suits, three cards a seat; the rest is the stock. A card's handle says nothing of its face."""

    hands: list[list[int]]
    bids: list[int]
    won: list[int]
    table: list[list[int]]
    stock: list[int]
    handle: list[int]
    turn: int = 0
    led: int = -1


class Bid(Step, frozen=True, tag="bid"):
    """All seats bid in secret how many tricks they will take."""

    def run(self, match: Match) -> Ask | None:
        return Ask("bid", tuple(range(match.seats)), match.options.get("bids", "sealed"), clock="bid", pace="quick")

    def space(self, match: Match, seat: int) -> Space:
        return Amount(0, 3)

    def default(self, match: Match, seat: int) -> Choice:
        return 1

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        match.state.bids = [answers[seat] for seat in range(match.seats)]
        match.cue(toy_cues.Bids(bids=match.state.bids[:]))
        return None


class Lead(Step, frozen=True, tag="lead"):
    """One card a seat, following suit, `left` tricks to go."""

    left: int

    def run(self, match: Match) -> Ask | None:
        s: Tricks = match.state
        if len(s.table) < match.seats:
            return Ask("card", (s.turn,), nouns={"left": self.left}, clock="card")
        best = max(s.table, key=lambda played: (played[1] // SUIT == s.led, played[1]))
        s.won[best[0]] += 1
        s.stock += [card for _, card in s.table]
        s.table, s.led, s.turn = [], -1, best[0]
        match.cue(toy_cues.Trick(seat=best[0]))
        if self.left > 1:
            match.then(Lead(self.left - 1))
        else:
            scores = tuple(2 * (bid == won) + won for bid, won in zip(s.bids, s.won))
            places = tuple(1 + sum(other > score for other in scores) for score in scores)
            winners = tuple(seat for seat, place in enumerate(places) if place == 1)
            match.finish(Result("tricks", winners, places, {"score": scores}))
        return None

    def space(self, match: Match, seat: int) -> Space:
        s: Tricks = match.state
        follow = [card for card in s.hands[seat] if card // SUIT == s.led]
        return One(tuple(follow or s.hands[seat]))

    def default(self, match: Match, seat: int) -> Choice:
        space = self.space(match, seat)
        assert isinstance(space, One)
        return min(space.options)

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: Tricks = match.state
        seat = s.turn
        card = answers[seat]
        handle = s.handle[card]
        match.cue(toy_cues.Laid(thing=handle, card=face_of(handle, card), bid=only((seat,), s.bids[seat])))
        s.hands[seat].remove(card)
        if not s.table:
            s.led = card // SUIT
        s.table.append([seat, card])
        s.turn = (seat + 1) % match.seats
        match.beat()
        return STAY


def _tricks_setup(match: Match) -> Tricks:
    deck, handles = list(range(3 * SUIT)), list(range(3 * SUIT))
    match.chance.shuffle("deal", deck)
    match.chance.shuffle("handles", handles)
    n = match.seats
    return Tricks(
        [sorted(deck[3 * seat : 3 * seat + 3]) for seat in range(n)], [-1] * n, [0] * n, [], deck[3 * n :], handles
    )


def _tricks_sees(match: Match, seat: int, thing: int) -> Sight:
    s: Tricks = match.state
    card = s.handle.index(thing) if thing in s.handle else -1
    for _, played in s.table:
        if played == card:
            return Sight.ALL
    for owner, hand in enumerate(s.hands):
        if card in hand:
            return Sight.ALL if owner == seat else Sight.COUNT
    return Sight.NOTHING


def _tricks_view(match: Match, seat: int) -> View:
    s: Tricks = match.state
    bid = s.bids[0] >= 0
    view: View = {
        "public": {
            "won": s.won[:],
            "table": [played[:] for played in s.table],
            "turn": s.turn,
            "led": s.led,
            "bids": s.bids[:] if bid else None,
            "counts": [len(hand) for hand in s.hands],
        }
    }
    if seat != SPECTATOR:
        view.update(_tricks_more(match, seat))
    return view


def _tricks_more(match: Match, seat: int) -> View:
    s: Tricks = match.state
    return {"hand": [[s.handle[card], card] for card in s.hands[seat]]}


def _tricks_imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> Tricks:
    public = view["public"]
    mine = [card for _, card in view["hand"]]
    table = [list(played) for played in view["public"]["table"]]
    known = {*mine, *(card for _, card in table)}
    rest = [card for card in range(3 * SUIT) if card not in known]
    chance.shuffle("imagine", rest)
    hands = [mine if other == seat else [] for other in range(len(public["won"]))]
    for other, count in enumerate(public["counts"]):
        if other != seat:
            hands[other] = sorted(rest.pop() for _ in range(count))
    handles = list(range(100, 100 + 3 * SUIT))
    for thing, card in view["hand"]:
        handles[card] = thing
    bids = public["bids"] or [-1] * len(hands)
    return Tricks(hands, list(bids), list(public["won"]), table, rest, handles, public["turn"], public["led"])


def _tricks_resign(match: Match, seat: int) -> None:
    s: Tricks = match.state
    if s.table:
        raise Refused("cannot_resign", "a trick is on the table")
    others = tuple(other for other in range(match.seats) if other != seat)
    match.finish(Result("resigned", others, tuple(1 if other != seat else 2 for other in range(match.seats))))


def _tricks_hidden(match: Match, seat: int) -> list[list[int]]:
    s: Tricks = match.state
    unseen = [*s.stock, *(card for owner, hand in enumerate(s.hands) if owner != seat for card in hand)]
    return [sorted(s.handle[card] for card in unseen)]


def _tricks_swap(match: Match, a: int, b: int) -> None:
    s: Tricks = match.state
    one, two = s.handle.index(a), s.handle.index(b)
    other = {one: two, two: one}
    s.hands = [sorted(other.get(card, card) for card in hand) for hand in s.hands]
    s.stock = [other.get(card, card) for card in s.stock]
    s.handle[one], s.handle[two] = b, a


TRICKS = Rules(
    title="tricks",
    state=Tricks,
    steps=(Bid, Lead),
    begin=(Bid(), Lead(3)),
    setup=_tricks_setup,
    view=_tricks_view,
    more=_tricks_more,
    sees=_tricks_sees,
    imagine=_tricks_imagine,
    clocks=lambda options: {"bid": 10, "card": None},
    data=lambda: {"suits": 3, "cards": 3 * SUIT},
    resign=_tricks_resign,
    hidden=_tricks_hidden,
    swap=_tricks_swap,
    things=lambda match: sorted(
        map(str, [*match.state.stock, *(c for h in match.state.hands for c in h), *(c for _, c in match.state.table)])
    ),
    identity=lambda match, thing: match.state.handle.index(thing) if thing in match.state.handle else None,
    plays=Plays({}, int, str, [PLAIN]),
)

# ---------------------------------------------------------------- an open market for two


class Market(msgspec.Struct):
    """Two traders with hidden goods; an offer is an immutable record with an id; both must be ready to close."""

    goods: list[list[str]]
    offers: list[list[Any]]
    ready: list[bool]
    next_id: int = 1


KINDS = ("gold", "rope", "salt")


class Trade(Step, frozen=True, tag="trade"):
    """An open ask: plays come as they come, until both are ready (or 40 plays)."""

    def run(self, match: Match) -> Ask | None:
        if all(match.state.ready) or match.plays >= 40:
            totals = tuple(len(set(goods)) for goods in match.state.goods)
            places = tuple(1 + sum(other > total for other in totals) for total in totals)
            match.finish(Result("closed", tuple(s for s, p in enumerate(places) if p == 1), places))
            return None
        return Ask("trade", (0, 1), "open", clock="trade", pace="long")

    def space(self, match: Match, seat: int) -> Space:
        s: Market = match.state
        if s.ready[seat]:
            return Menu((Branch("wait"),))
        open_to_me = [offer[0] for offer in s.offers if offer[1] != seat]
        mine = [offer[0] for offer in s.offers if offer[1] == seat]
        branches = [
            Branch("ready"),
            Branch("offer", (), (Offer((1 - seat,), tuple(s.goods[seat]), KINDS, ("peace",)),)),
        ]
        branches += [Branch("accept", (number,)) for number in open_to_me]
        branches += [Branch("withdraw", (), (Pick(tuple(mine)),))] if mine else []
        return Menu(tuple(branches))

    def default(self, match: Match, seat: int) -> Choice:
        return ["wait"] if match.state.ready[seat] else ["ready"]

    def answer(self, match: Match, answers: dict[int, Choice]) -> bool | None:
        s: Market = match.state
        ((seat, choice),) = answers.items()
        verb = choice[0]
        if verb == "ready":
            s.ready[seat] = True
        elif verb == "offer":
            s.offers.append([s.next_id, seat, choice[1]])
            s.next_id += 1
        elif verb == "withdraw":
            s.offers = [offer for offer in s.offers if offer[0] not in choice[1]]
        elif verb == "accept":
            offer = next(offer for offer in s.offers if offer[0] == choice[1])
            s.offers.remove(offer)
            self._exchange(match, offer)
        match.cue(toy_cues.KINDS[verb](seat=seat))
        return STAY

    def _exchange(self, match: Match, offer: list[Any]) -> None:
        """What fails for a hidden reason is a play with a result, not a refusal."""
        s: Market = match.state
        _, sender, (receiver, give, take, _, _) = offer
        theirs = s.goods[receiver][:]
        for kind in take:
            if kind not in theirs:
                match.cue(toy_cues.FellThrough(seat=receiver))
                return
            theirs.remove(kind)
        mine = s.goods[sender][:]
        for kind in give:
            if kind not in mine:
                match.cue(toy_cues.FellThrough(seat=sender))
                return
            mine.remove(kind)
        s.goods[sender], s.goods[receiver] = sorted([*mine, *take]), sorted([*theirs, *give])


def _market_setup(match: Match) -> Market:
    goods = list(KINDS * 2)
    match.chance.shuffle("goods", goods)
    return Market([sorted(goods[:3]), sorted(goods[3:])], [], [False, False])


def _market_view(match: Match, seat: int) -> View:
    s: Market = match.state
    view: View = {"market": {"offers": [offer[:] for offer in s.offers], "ready": s.ready[:], "next": s.next_id}}
    if seat != SPECTATOR:
        view["goods"] = s.goods[seat][:]
        view["count"] = len(s.goods[1 - seat])
    return view


def _market_imagine(view: View, seat: int, chance: AnyChance, options: dict[str, Any]) -> Market:
    rest = list(KINDS * 2)
    for kind in view["goods"]:
        rest.remove(kind)
    goods = [sorted(rest), sorted(rest)]
    goods[seat] = list(view["goods"])
    market = view["market"]
    return Market(goods, [list(offer) for offer in market["offers"]], list(market["ready"]), market["next"])


MARKET = Rules(
    title="market",
    state=Market,
    steps=(Trade,),
    begin=(Trade(),),
    setup=_market_setup,
    view=_market_view,
    sees=lambda match, seat, thing: Sight.NOTHING,
    imagine=_market_imagine,
    clocks=lambda options: {"trade": 30},
    data=lambda: {"kinds": list(KINDS)},
    things=lambda match: sorted(kind for goods in match.state.goods for kind in goods),
    plays=Plays({}, int, str, [PLAIN]),
)

TOYS: dict[str, tuple[Rules, int, int]] = {
    "noughts": (NOUGHTS, 2, 2),
    "tricks": (TRICKS, 2, 4),
    "market": (MARKET, 2, 2),
}
"""Name -> rules, fewest and most seats."""

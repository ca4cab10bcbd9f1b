"""The market: the offer being made, the offer being read, and why a piece may or may not lie on the scale.

`screen/offer_panel.py` says what presses mean and asks; `screen/scale.py` paints it, `screen/tray.py` lists the offers,
`screen/goods.py` and `screen/promise_builder.py` are the sheets over it.
"""

from __future__ import annotations

from collections.abc import Hashable

from msgspec.structs import replace

from game.engine.ask import SeatAsk
from game.engine.spaces import Menu
from game.titles.lords_of_hell.rules import market, menus, plays, trade_bundles
from game.titles.lords_of_hell.rules.cards import PHASE, POWER, PROTECTION, SOULS_PER_POWER, TRADE
from game.titles.lords_of_hell.rules.items import (
    FREE,
    HAND_OVER,
    WITH,
    AnyCards,
    Captive,
    CardKind,
    CountedItem,
    Fortress,
    HandCard,
    Item,
    PromiseCard,
    PromiseRelease,
    RandomCards,
    Souls,
    Tabled,
    count_of,
)
from game.titles.lords_of_hell.rules.promise_limits import forbidden
from game.titles.lords_of_hell.rules.state import ANYONE, NOBODY, Offer, may_deal, may_trade
from game.titles.lords_of_hell.screen.context import Context
from game.titles.lords_of_hell.screen.draft import GIVE, TAKE, Draft, alike, counter_of, lay_on
from game.titles.lords_of_hell.screen.offer_times import TALK


class Market:
    """What lies on the scale."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.draft: Draft | None = None
        self.viewing = 0
        """The offer that is read; 0: none."""
        self.picks: list[int] = []
        """Own cards chosen for the "any cards" of the offer that is read."""
        self.sheet = ""
        """A sheet over the scale: "goods.give", "goods.take", "oath.swears", "oath.asks"."""
        self.notice: tuple[str, int] | None = None
        """Why the last offer or acceptance was not taken: code, promise."""
        self.explains = 0
        """The offer that is being turned down with a word; 0: none."""
        self._noted = 0
        self._sent = 0
        self._own: set[int] = set()
        self.sent: dict[int, int] = {}
        """How many offers were sent to each seat."""
        self._waits = False

    # what may be done

    @property
    def ask(self) -> SeatAsk | None:
        """The menu that this seat has still to answer."""
        ask = self.table.services.update.ask
        return ask if self.table.asked and ask is not None and isinstance(ask.space, Menu) else None

    @property
    def can_offer(self) -> bool:
        return menus.offers(self.ask, plays.Offer)

    @property
    def trades(self) -> bool:
        """Whether trade is open to this seat now."""
        phase, reading = self.table.reading.phase, self.table.reading
        asked = any(menus.offers(self.ask, kind) for kind in (plays.Ready, plays.Offer, plays.Accept))
        open_ = phase in PHASE and bool(PHASE[phase]["trade"])
        return asked and open_ and may_trade(reading.s, reading.seat)

    @property
    def closed(self) -> bool:
        """Whether this seat can't trade at this moment (LOH-5.6, 6.5); for who only watches, whether nobody can."""
        seat = self.table.services.seat
        return self.table.kind not in TALK or (seat >= 0 and not may_trade(self.table.reading.s, seat))

    def no_deal(self, other: int) -> str:
        """Why no offer can be made to a seat; "" when it can."""
        table, s, seat = self.table, self.table.reading.s, self.table.services.seat
        if self.ask is None or table.reading.phase not in PHASE or not PHASE[table.reading.phase]["trade"]:
            return table.words("why-no-trade")
        if other != ANYONE and not may_deal(s, seat, other):
            return table.refusal("need_leave" if may_trade(s, other) and may_trade(s, seat) else "cannot_trade_state")
        if not may_trade(s, seat):
            return table.refusal("cannot_trade_state")
        bound = forbidden(s, seat, "trade", other) if other != ANYONE else None
        if bound is not None:
            return table.refusal("sworn_not_to", bound)
        if not self.can_offer:
            mine = [offer for offer in table.reading.market if offer.by == seat]
            full = len(mine) >= TRADE["open_offers_per_seat"]
            return table.refusal("offer_limit") if full else table.words("why-no-trade")
        return ""

    # what lies on the scale

    @property
    def offer(self) -> Offer | None:
        """The offer that is read."""
        found = self.table.reading.offer(self.viewing) if self.viewing and self.draft is None else None
        return found if found is not None and found.state == "open" else None

    @property
    def partner(self) -> int:
        """The seat at the other side of the scale; NOBODY when it is empty or to anyone."""
        if self.draft is not None:
            return self.draft.to
        offer, seat = self.offer, self.table.services.seat
        if offer is None:
            return NOBODY
        return offer.by if offer.by != seat else offer.to

    @property
    def on_scale(self) -> Draft | None:
        """What lies on the pans, seen from here: `give` is the right pan. Of an offer between others it is what the
        receiver gives."""
        if self.draft is not None:
            return self.draft
        offer, seat = self.offer, self.table.services.seat
        if offer is None:
            return None
        if offer.by == seat:
            return Draft(offer.to, offer.give, offer.take, offer.swears, offer.asks, offer.private)
        return Draft(offer.by, offer.take, offer.give, offer.asks, offer.swears, offer.private)

    @property
    def on_pans(self) -> set[Hashable]:
        """Cards that lie on a pan and so nowhere else: handles, and ("captive", seat)."""
        lies = self.on_scale
        out: set[Hashable] = set()
        if lies is None or self.table.reading.phase == "over":
            return out
        for side in (GIVE, TAKE):
            for item in lies.side(side):
                card = self.card_of(side, item)
                if card >= 0:
                    out.add(card)
                elif isinstance(item, Captive):
                    out.add(("captive", item.seat))
        return out

    def card_of(self, side: str, item: Item) -> int:
        """The card that a piece is, if it is one that can be seen; -1."""
        if isinstance(item, HandCard | Tabled):
            return item.card
        if isinstance(item, Fortress):
            giver = self.giver(side)
            return self.table.reading.seats[giver].fortress if giver >= 0 else -1
        return -1

    def giver(self, side: str) -> int:
        """Who gives what lies on a pan."""
        offer, seat = self.offer, self.table.services.seat
        if side == TAKE:
            return self.partner
        if offer is not None and seat not in (offer.by, offer.to):
            return offer.to
        return seat

    # making an offer

    def begin(self, to: int) -> None:
        """A fresh offer to a seat, or to anyone; what was laid on the own pan stays there."""
        private = self.table.reading.private and to != ANYONE
        if self.draft is not None and not self.draft.counters:
            self.draft = Draft(to, self.draft.give, [], self.draft.swears, [], private)
        else:
            self.draft = Draft(to, private=private)
        self.viewing, self.sheet, self.notice, self.picks = 0, "", None, []

    def clear(self) -> None:
        self.draft, self.viewing, self.sheet, self.notice, self.picks = None, 0, "", None, []
        self.table.again()

    def counter(self, offer: Offer) -> None:
        self.draft = counter_of(self.table, offer)
        self.viewing, self.picks = 0, []
        self.table.again()

    def read(self, number: int) -> None:
        """Lay an open offer on the scale."""
        self.draft, self.viewing, self.sheet, self.notice, self.picks = None, number, "", None, []

    def mend(self, draft: Draft) -> None:
        """Lay an offer that was refused on the scale once more, to be changed."""
        self.draft, self.viewing, self.sheet, self.notice, self.picks = draft, 0, "", None, []

    def put(self, side: str, item: Item) -> None:
        """Lay a piece on a pan, or one more of it."""
        assert self.draft is not None
        lay_on(self.draft.side(side), item)
        self.notice = None
        self.table.services.play_sound("card_slide")
        self.table.again()

    def take_off(self, side: str, n: int) -> None:
        """Take a piece back, or one of it."""
        assert self.draft is not None
        pan = self.draft.side(side)
        item = pan[n]
        if isinstance(item, CountedItem) and item.count > 1:
            pan[n] = replace(item, count=item.count - 1)
        else:
            pan.pop(n)
        self.table.services.play_sound("card_slide")
        self.table.again()

    def play(self) -> plays.Offer:
        """The play that sends the draft."""
        d = self.draft
        assert d is not None
        sight = market.PRIVATE if d.private and d.to != ANYONE else market.PUBLIC
        return market.offer_play(d.to, d.give, d.take, d.swears, d.asks, sight, d.counters)

    def missing(self) -> str:
        """Why the draft cannot be sent; "" when it can."""
        table, d = self.table, self.draft
        assert d is not None
        if d.empty:
            return table.words("why-empty-offer")
        why = self.no_deal(d.to)
        if why:
            return why
        play = self.play()
        code, promise = market.sender_problem(table.reading.s, market.offer_of(table.services.seat, play))
        if code:
            return table.refusal(code, table.reading.promise(promise))
        return "" if table.can(play) else table.words("why-not-now")

    def send(self) -> None:
        play = self.play()
        self._waits, self.sent[play.to] = True, self.sent.get(play.to, 0) + 1
        self.table.send(play, "seal_stamp")

    # pieces by what is pointed at

    def piece(self, handle: Hashable) -> tuple[str, Item] | None:
        """The pan and the piece that a thing of the table would be in the present draft."""
        d, reading = self.draft, self.table.reading
        if d is None or not isinstance(handle, tuple):
            return None
        seat = self.table.services.seat
        kind = handle[0]
        if kind == "c":
            owner = reading.owner.get(handle[1], -1)
            side = GIVE if owner == seat else TAKE if owner == d.to != ANYONE else ""
            if not side:
                return None
            if handle[1] in reading.hand:
                return side, HandCard(handle[1], False)
            if owner >= 0 and handle[1] == reading.seats[owner].fortress:
                return side, Fortress(WITH)
            return side, Tabled(handle[1])
        if kind == "souls" and handle[1] in (seat, d.to):
            return (GIVE if handle[1] == seat else TAKE), Souls(1)
        if kind == "pc":
            return GIVE, PromiseCard(handle[1], 1)
        if kind == "captive":
            captor = reading.seats[handle[1]].captor
            side = GIVE if captor == seat else TAKE if captor == d.to else ""
            to = d.to if side == GIVE else seat
            return (side, Captive(handle[1], FREE if to == handle[1] else HAND_OVER)) if side else None
        return None

    def problem(self, side: str, item: Item) -> str:
        """Why a piece may not be laid on a pan, as far as this seat may know; "" when it may."""
        d, table = self.draft, self.table
        assert d is not None
        s, seat = table.reading.s, table.services.seat
        pan = d.side(side)
        merged = pan[:]
        lay_on(merged, item)
        if len(merged) > TRADE["items_per_side"]:
            return table.words("why-pan-full", n=TRADE["items_per_side"])
        piece = next((other for other in merged if alike(other, item)), item)
        if side == GIVE:
            code = trade_bundles.pieces_problem(
                s, seat, d.to, [other for other in merged if not isinstance(other, CardKind)], set()
            )
        elif d.to == ANYONE or isinstance(piece, PromiseRelease | CardKind):
            code = ""
        else:
            code = trade_bundles.form_problem(s, d.to, seat, piece)
            now = table.reading.seats[d.to]
            if not code and isinstance(piece, PromiseCard) and piece.count > now.promises:
                code = "not_owner"
            if not code and isinstance(piece, AnyCards | RandomCards) and piece.count > now.hand:
                code = "not_owner"
        if code == "not_owner" and isinstance(piece, CountedItem):
            theirs = side == TAKE
            return table.words("why-not-so-many", name=table.devil(d.to)) if theirs else table.words("why-no-more")
        return table.refusal(code) if code else ""

    # answering an offer

    def wanted(self, offer: Offer) -> int:
        """Own cards that accepting must name."""
        return count_of(offer.take, AnyCards)

    def accept_problem(self, offer: Offer) -> str:
        """Why this seat cannot seal an offer, from its own side; "" when it can."""
        table, s, seat = self.table, self.table.reading.s, self.table.services.seat
        wanted = self.wanted(offer)
        if len(self.picks) < wanted:
            return table.words("why-pick-cards", n=wanted - len(self.picks))
        if not may_deal(s, seat, offer.by):
            return table.refusal("need_leave" if may_trade(s, seat) else "cannot_trade_state")
        code, promise = market.taker_problem(s, seat, offer, self.in_order())
        if code:
            return table.refusal(code, table.reading.promise(promise))
        return "" if table.can(plays.Accept(offer.id, self.in_order())) else table.words("why-not-now")

    def in_order(self) -> list[int]:
        """The cards chosen, in the order of the hand."""
        return [card for card in self.table.reading.hand if card in self.picks]

    def pick(self, card: int) -> None:
        offer = self.offer
        assert offer is not None
        if card in self.picks:
            self.picks.remove(card)
        elif len(self.picks) < self.wanted(offer):
            self.picks.append(card)
        self.table.services.play_sound("card_slide")
        self.table.again()

    # worth, by printed power alone

    def weigh(self, side: str) -> float:
        """Printed power on a pan: cards that can be seen, Souls halved."""
        lies, s = self.on_scale, self.table.reading.s
        total = 0.0
        for item in lies.side(side) if lies is not None else ():
            card = self.card_of(side, item)
            if card >= 0 and self.table.reading.card(card):
                total += POWER[s.faces[card]] + PROTECTION[s.faces[card]]
            elif isinstance(item, Souls):
                total += (item.count if item.count > 0 else 4) / SOULS_PER_POWER
        return total

    def shown(self) -> None:
        reading = self.table.reading
        own = {offer.id for offer in reading.offers if offer.by == reading.seat}  # it may be answered by now
        note = reading.note
        times = note.count if note is not None else 0
        if times != self._noted:
            if note is not None and times > self._noted and note.code:
                self.notice = (note.code, note.promise)
            self._noted, self._waits, self._sent = times, False, self.table.plays_sent
        elif self._sent != self.table.plays_sent:
            self.notice = None  # the player has gone on to something else
        if self._waits and own - self._own:
            self.draft, self._waits, self.sheet, self.notice = None, False, "", None
        self._own = own
        if self.viewing and self.offer is None and self.draft is None:
            self.viewing, self.picks = 0, []
        if self.draft is not None and not self.trades:
            self.draft, self.sheet = None, ""
        if self.draft is not None and self.draft.counters:
            found = reading.offer(self.draft.counters)
            if found is None or found.state != "open":
                self.draft.counters, self.draft.before = 0, None
        if self.draft is None:
            self.sheet = ""
        self.picks = [card for card in self.picks if card in reading.hand]
        if reading.seat >= 0 and not self.trades and self.offer is not None and self.offer.by != reading.seat:
            self.viewing = 0

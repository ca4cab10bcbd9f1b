"""The store (GSS 4.6, section 6)."""

from __future__ import annotations

from typing import Any

from game.engine import zones
from game.engine.agenda import STAY, SeatStep, Step
from game.engine.ask import Ask
from game.engine.cues import Named, only
from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu, One, Space
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import DATA, ITEM_INDEX, ITEMS, KINDS, RANK, SALE
from game.titles.slayer_slayer.rules.ending import HandCheck
from game.titles.slayer_slayer.rules.event import hold
from game.titles.slayer_slayer.rules.plays import AnyPlay, Buy, Done, Handle
from game.titles.slayer_slayer.rules.refusals import why_not_buy, why_not_choice
from game.titles.slayer_slayer.rules.state import State, asked, draw, join_hand, leave_hand, living, named, top

CURRENCIES = ("gold", "trophies")
DONE = Branch("done")


class StoreRoom(Step[Match[State]], frozen=True, tag="store"):
    """The store opens, now and then with an item on sale (GSS-4.57)."""

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        s.phase = "store"
        s.done = [0] * s.seats
        s.receipts = [[] for _ in range(s.seats)]
        s.buyer = s.target = -1
        on_sale = match.chance.below("store:sale", 100) < DATA["store"]["sale_chance_percent"]
        s.sale = match.chance.below("store:item", len(ITEMS)) if on_sale else -1
        s.tick += 1
        gold, trophies = price(s, s.sale) if on_sale else (0, 0)
        sale = ITEMS[s.sale]["id"] if on_sale else ""
        match.beat()
        match.cue(cues.Store(sale=sale, gold=gold, trophies=trophies))
        match.then(Store(s.tick))
        return None


def price(s: State, item: int) -> tuple[int, int]:
    """Gold and trophies for an item today; 0: that currency is not taken (GSS-4.56, 4.57)."""
    row = ITEMS[item]
    gold, trophies = row["gold"], row["trophies"]
    if item == s.sale:
        return SALE["gold"].get(gold, gold), SALE["trophies"].get(trophies, trophies)
    return gold, trophies


def prices(s: State) -> dict[str, tuple[int, int]]:
    return {row["id"]: price(s, item) for item, row in enumerate(ITEMS)}


def held(s: State, seat: int, item: int) -> int:
    """How many of a held benefit the seat has."""
    effect = ITEMS[item]["effect"]
    verb = effect["verb"]
    if verb == "invest":
        return (s.invest_gold if effect["resource"] == "gold" else s.invest_trophies)[seat]
    columns = {"armour": s.armour, "weave": s.weave, "foresight": s.foresight}
    return columns[verb][seat] if verb in columns else 0


def targets(s: State, seat: int) -> tuple[int, ...]:
    """GSS-6.5: other living players with cards."""
    return tuple(other for other in living(s) if other != seat and s.hand[other])


class Store(SeatStep[Match[State]], frozen=True, tag="shop"):
    """All buy at the same time, one purchase after the other, until each is done (GSS-4.55). `running`: its clock."""

    plays = AnyPlay

    running: int

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        seats = tuple(seat for seat in asked(s) if not s.done[seat])
        if seats:
            return Ask("store", seats, "open", clock="store", running=self.running, pace="long")
        s.sale = -1
        s.receipts = [[] for _ in range(s.seats)]
        match.beat()
        match.cue(cues.StoreClosed())
        match.then(HandCheck())
        return None

    def space(self, match: Match[State], seat: int) -> Space:
        s = match.state
        branches = [DONE]
        for item, row in enumerate(ITEMS):
            verb = row["effect"]["verb"]
            if row["limit_held"] and held(s, seat, item) >= row["limit_held"]:
                continue
            if verb in ("draw", "draw_choose") and not s.deck and not s.pile:
                continue
            among = targets(s, seat) if verb == "bribe" else ()
            if verb == "bribe" and not among:
                continue
            for currency, cost, purse in zip(CURRENCIES, price(s, item), (s.gold[seat], s.trophies[seat])):
                if cost and purse >= cost:
                    branches.append(Branch("buy", (row["id"], currency), (One(among),) if among else ()))
        return Menu(tuple(branches))

    def default(self, match: Match[State], seat: int) -> Choice:
        return Done().choice()

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        space = self.space(match, seat) if 0 <= seat < match.seats else One(())
        return why_not_buy(match, seat, play, space, prices(match.state))

    def answer(self, match: Match[State], seat: int, play: Buy | Done) -> bool:
        s = match.state
        if isinstance(play, Done):
            s.done[seat] = 1
            match.beat()
            match.cue(cues.Done(seat=seat))
        else:
            buy(match, s, seat, ITEM_INDEX[play.item], str(play.currency), -1 if play.target is None else play.target)
        return STAY


def buy(match: Match[State], s: State, seat: int, item: int, currency: str, target: int) -> None:
    """Pay in one currency and get it (GSS-4.56, section 6). Only what shows anyway is told to others."""
    cost = price(s, item)[CURRENCIES.index(currency)]
    (s.gold if currency == "gold" else s.trophies)[seat] -= cost
    s.receipts[seat] += (item, CURRENCIES.index(currency), cost)
    effect: dict[str, Any] = ITEMS[item]["effect"]
    verb = effect["verb"]
    if verb == "draw":
        draw(match, s, seat, effect["n"], "hire", "GSS-6.1")
    elif verb == "draw_choose":
        seen = [top(match, s) for _ in range(effect["see"])]
        s.buyer, s.target, s.offered = seat, -1, [handle for handle in seen if handle >= 0]
        s.tick += 1
        if len(s.offered) == 1:
            recruit(match, s, s.offered[0])
        else:
            match.then(StoreChoice(seat, item))
    elif verb == "bribe":
        s.buyer, s.target, s.offered = seat, target, s.hand[target][:]
        s.tick += 1
        remember(s, seat, target)
        match.beat()
        match.cue(cues.Bribe(seat=seat, target=target))
        match.then(StoreChoice(seat, item, target))
    elif verb == "invest":
        (s.invest_gold if effect["resource"] == "gold" else s.invest_trophies)[seat] += 1
    else:
        hold(match, s, seat, verb, effect.get("n", 1))


def remember(s: State, seat: int, target: int) -> None:
    """The buyer keeps the knowledge of the hand as it was shown (section 8)."""
    seen = [s.faces[handle] for handle in s.hand[target]]
    s.looks[seat] = [look for look in s.looks[seat] if look[0] != target]
    s.looks[seat].append([target, 0, *seen])


class StoreChoice(SeatStep[Match[State]], frozen=True, tag="store_choice"):
    """Keep one of two, or take one of a hand (GSS-6.2, 6.5)."""

    plays = AnyPlay

    seat: int
    item: int
    target: int = -1

    def run(self, match: Match[State]) -> Ask | None:
        s = match.state
        if s.gone[self.seat]:
            self.answer(match, self.seat, self.default(match, self.seat))
            return None
        nouns = {"item": ITEMS[self.item]["id"], "target": self.target}
        return Ask("store_choice", (self.seat,), nouns=nouns, clock="store_choice", running=s.tick)

    def space(self, match: Match[State], seat: int) -> Space:
        return One(tuple(match.state.offered))

    def default(self, match: Match[State], seat: int) -> Choice:
        """GSS-6.2: the first; GSS-6.5: the highest, leftmost."""
        s = match.state
        if self.target < 0:
            return s.offered[0]
        return max(s.offered, key=lambda handle: (RANK[s.faces[handle]], -s.offered.index(handle)))

    def refuse(self, match: Match[State], seat: int, play: AnyPlay) -> str:
        return why_not_choice(match, seat, play, self.seat, self.space(match, self.seat))

    def answer(self, match: Match[State], seat: int, handle: Handle) -> None:
        s = match.state
        if self.target < 0:
            recruit(match, s, handle)
            return
        face = KINDS[s.faces[handle]]
        look = next(look for look in s.looks[self.seat] if look[0] == self.target)
        look.pop(look.index(s.faces[handle], 2))
        leave_hand(s, self.target, [handle])
        look[1] = 0
        s.buyer, s.target, s.offered = -1, -1, []
        match.beat()
        card: Named = [handle, face]
        told = only((self.seat, self.target), card)
        match.cue(cues.Bribed(seat=self.seat, target=self.target, card=told))
        join_hand(match, s, self.seat, handle)
        zones.redeal([s.hand[self.target]], s.faces, match.chance, "number")  # its numbers were seen


def recruit(match: Match[State], s: State, handle: int) -> None:
    """GSS-6.2: keep one, the other goes to the bottom of the deck."""
    seat = s.buyer
    other = [card for card in s.offered if card != handle]
    s.hand[seat].append(handle)
    for card in other:
        s.deck.insert(0, card)
        s.under[seat].append(s.faces[card])
    shown = only((seat,), named(s, [handle])[0])
    under = only((seat,), named(s, other)[0] if other else None)
    s.buyer, s.offered = -1, []
    match.beat()
    match.cue(cues.Recruited(seat=seat, card=shown, under=under))

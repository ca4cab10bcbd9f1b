"""A view of Loot & Recruit as the screen uses it (`rules/sight.py` lists its sections). What the rules work out from it (prices,
Defense, targets) is asked of the rules, with the state as this seat knows it."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.tabletop.feed import Update
from game.titles.loot_and_recruit.rules.attack import attacks_allowed, may_attack, targets, would_fall
from game.titles.loot_and_recruit.rules.cards import (
    COUNT_AFTER,
    INDEX,
    IS_GOBLIN,
    LOOT_COST,
    PLATFORMS,
    REACTS,
    RECRUIT_COST,
    VP,
)
from game.titles.loot_and_recruit.rules.imagining import known
from game.titles.loot_and_recruit.rules.market import price
from game.titles.loot_and_recruit.rules.state import State, defense, leader, running_total, shielded, standing
from game.titles.loot_and_recruit.rules.subject import Subject, subject_of

Card = tuple[int, str]
"""Handle and id."""


class SeatNow(NamedTuple):
    """`seat.N`. `guards`: Bodyguards in hand and deck, as anybody could have counted (LNR-8.2); of what else is hidden the
    screen says nothing (LNR-14.5)."""

    hand: int
    deck: int
    discard: tuple[Card, ...]
    play: tuple[Card, ...]
    platforms: tuple[tuple[Card, ...], ...]
    counts: tuple[int, ...]
    guards: int


class Market(NamedTuple):
    """`shop` or `crowd`."""

    slots: tuple[Card | None, ...]
    since: tuple[int, ...]
    deck: int
    trash: tuple[Card, ...]


class Reading:
    """One update, read once."""

    def __init__(self, update: Update, seat: int, options: dict[str, Any]) -> None:
        view: dict[str, Any] = update.view
        self.update, self.seat, self.options = update, seat, options
        public = view["public"]
        self.phase: str = public["phase"]
        self.round: int = public["round"]
        self.turn: int = public["turn"]
        self.first: int = public["first"]
        self.active: int = public["active"]
        event = view["event"]
        self.event: str = event["now"]
        self.past: tuple[str, ...] = tuple(event["past"])
        self.ahead: tuple[str, ...] = tuple(event["ahead"])
        self.shop, self.crowd = _market(view["shop"]), _market(view["crowd"])
        self.piles: dict[str, tuple[int, ...]] = {name: tuple(handles) for name, handles in view["piles"]}
        self.gone = _cards(view["gone"])
        self.falling = _cards(view.get("falling", []))
        self.seats: list[SeatNow] = []
        while f"seat.{len(self.seats)}" in view:
            self.seats.append(_seat(view[f"seat.{len(self.seats)}"]))
        self.hand: tuple[Card, ...] = _cards(view.get("hand", []))
        own = view[f"seat.{seat}"]["hidden"] if seat >= 0 else []
        self.hidden: list[str] = own
        """Own hand and deck together, sorted."""
        powers = view.get("powers", {})
        self.power: tuple[int, ...] = tuple(powers.get("power", (0, 0, 0)))
        self.ready: frozenset[int] = frozenset(powers.get("ready", ()))
        self.paid: frozenset[int] = frozenset(powers.get("paid", ()))
        self.discounts: tuple[tuple[str, int], ...] = tuple((of, n) for of, n in powers.get("discounts", ()))
        self.heckled: dict[tuple[int, int], int] = {}
        for other, platform, n in powers.get("heckled", ()):
            self.heckled[other, platform] = self.heckled.get((other, platform), 0) + n
        ask = update.ask
        self.attack: Subject | None = None
        """The attack that a reaction window waits for."""
        if ask is not None and ask.kind == "reaction":
            self.attack = subject_of(ask)
        self.s: State = known(view, seat)
        self.names: dict[int, str] = self._names()
        self.at: dict[int, tuple[int, int]] = {
            handle: (other, n + 1)
            for other, now in enumerate(self.seats)
            for n, stack in enumerate(now.platforms)
            for handle, _ in stack
        }
        """Where a card on a platform stands: seat, platform from 1."""

    def _names(self) -> dict[int, str]:
        """The cards whose faces this seat sees, by handle."""
        found: dict[int, str] = dict((*self.hand, *self.gone, *self.falling))
        for market in (self.shop, self.crowd):
            found.update(card for card in market.slots if card is not None)
            found.update(market.trash)
        for now in self.seats:
            found.update((*now.discard, *now.play, *(card for stack in now.platforms for card in stack)))
        for name, handles in self.piles.items():
            found.update((handle, name) for handle in handles)
        return found

    # who

    @property
    def mine(self) -> bool:
        """It is the turn of the seat that looks."""
        return self.active >= 0 and self.active == self.seat

    @property
    def own(self) -> SeatNow | None:
        """The seat that looks; None for spectators."""
        return self.seats[self.seat] if 0 <= self.seat < len(self.seats) else None

    @property
    def untouched(self) -> bool:
        """The first hands are out and nobody has played, bought or built anything."""
        return self.round == 1 and not any(now.play or now.discard or any(now.platforms) for now in self.seats)

    @property
    def leader(self) -> int:
        """LNR-2.15."""
        return leader(self.s, list(range(len(self.seats))))

    def total(self, seat: int) -> int:
        return running_total(self.s, seat)

    def standing(self, seat: int) -> int:
        return standing(self.s, seat)

    # the market

    def where(self, handle: int) -> tuple[str, int | str] | None:
        """Where a card is on sale: "shop" or "crowd" with its slot, "pile" with its id."""
        for name, market in (("shop", self.shop), ("crowd", self.crowd)):
            for slot, card in enumerate(market.slots):
                if card is not None and card[0] == handle:
                    return name, slot + 1
        return None

    def price(self, card: str) -> int:
        """What a card costs whoever is at play."""
        return price(self.s, INDEX[card])

    @staticmethod
    def printed(card: str) -> int:
        n = INDEX[card]
        return RECRUIT_COST[n] if IS_GOBLIN[n] else LOOT_COST[n]

    # platforms

    def stack(self, seat: int, platform: int) -> tuple[Card, ...]:
        """Bottom first."""
        return self.seats[seat].platforms[platform - 1]

    def vp(self, seat: int, platform: int) -> int:
        return sum(VP[INDEX[card]] for _, card in self.stack(seat, platform))

    def shielded(self, seat: int, platform: int) -> bool:
        return shielded(self.s, seat * PLATFORMS + platform - 1)

    def defense(self, handle: int) -> int:
        """What an attack on a card on a platform spends."""
        seat, platform = self.at[handle]
        return defense(self.s, seat * PLATFORMS + platform - 1, handle)

    def falls(self, handle: int) -> list[int]:
        """What an attack on it takes, top first."""
        seat, platform = self.at[handle]
        return would_fall(self.s, seat * PLATFORMS + platform - 1, handle)

    def loss(self, handle: int) -> int:
        """The Victory Points that would fall."""
        return sum(VP[self.s.faces[card]] for card in self.falls(handle))

    def target(self, handle: int) -> bool:
        """Whether an attack may name it at all (LNR-6.7)."""
        seat, platform = self.at[handle]
        return handle in targets(self.s, seat * PLATFORMS + platform - 1)

    # attacks

    @property
    def attacks_left(self) -> int:
        return max(0, attacks_allowed(self.s) - self.s.attacks) if self.active >= 0 else 0

    def may_attack(self, seat: int) -> bool:
        return self.active >= 0 and may_attack(self.s, seat)

    # the track

    @property
    def rounds(self) -> int:
        return len(self.past) + (1 if self.event else 0) + len(self.ahead)

    def counts_after(self, phases: list[str]) -> list[int]:
        """After which rounds (from 0) everybody counts."""
        return [
            n
            for n, phase in enumerate(phases)
            if phase in COUNT_AFTER and (n + 1 == len(phases) or phases[n + 1] != phase)
        ]


def _cards(rows: Any) -> tuple[Card, ...]:
    return tuple((handle, card) for handle, card in rows)


def _market(row: dict[str, Any]) -> Market:
    slots = tuple(None if card is None else (card[0], card[1]) for card in row["slots"])
    return Market(slots, tuple(row["since"]), row["deck"], _cards(row["trash"]))


def _seat(row: dict[str, Any]) -> SeatNow:
    return SeatNow(
        row["hand"],
        row["deck"],
        _cards(row["discard"]),
        _cards(row["play"]),
        tuple(_cards(stack) for stack in row["platforms"]),
        tuple(row["counts"]),
        sum(1 for card in row["hidden"] if REACTS[INDEX[card]]),
    )

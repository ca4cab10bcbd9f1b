"""A view of BattleGoats as the screen uses it. Nothing is worked out here but names for what the view says."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import Any, NamedTuple

from game.engine.rules import View
from game.tabletop.feed import Update
from game.titles.battlegoats.rules import forecast as forecast_of
from game.titles.battlegoats.rules.cards import CARDS, INDEX, SPACES, Card

BATTLE = ("first", "battle", "final", "over")


class FieldCard(NamedTuple):
    """A card in a battlefield. `card` is None when this seat does not see its face."""

    handle: int
    seat: int
    space: str
    card: str | None
    facing: int
    spent: bool
    defeats: int


class Reading:
    """One update, read once."""

    def __init__(self, update: Update, seat: int) -> None:
        view: dict[str, Any] = update.view
        public, course = view["public"], view["course"]
        self.update = update
        self.seat = seat
        self.phase: str = public["phase"]
        self.turn: int = public["turn"]
        self.active: int = public["active"]
        self.chooser: int = course["chooser"]
        self.round: int = course["round"]
        self.ready: list[int] = course["ready"]
        self.left: list[int] = public["left"]
        self.out: list[int] = course["out"]
        self.resigned: list[int] = course["resigned"]
        self.seats = len(self.left)
        self.mode = "battle" if self.phase in BATTLE else "draft" if self.phase == "draft" else "deploy"
        self.field: dict[tuple[int, str], FieldCard] = {}
        self.piles: list[list[tuple[int, str]]] = []
        for owner in range(self.seats):
            section = view[f"seat.{owner}"]
            for space, entry in zip(SPACES, section["field"]):
                if entry is not None:
                    handle, card, facing, spent, defeats = entry
                    self.field[owner, space] = FieldCard(handle, owner, space, card, facing, bool(spent), defeats or 0)
            self.piles.append([(handle, card) for handle, card in section["pile"]])
        mine = view.get("mine") or {}
        self.hero: tuple[int, str] | None = tuple(mine["hero"]) if mine.get("hero") else None
        self.hand: list[tuple[int, str]] = [(h, c) for h, c in mine.get("hand", ())]
        self.packet: list[tuple[int, str]] = [(h, c) for h, c in mine.get("packet", ())]
        self.sketch: list[tuple[str, str]] = [(s, c) for s, c in mine.get("sketch", ())]
        self.looks: set[tuple[int, str]] = {(s, space) for s, space, *_ in mine.get("looks", ())}
        self.reserve: list[tuple[int, str]] = [(h, c) for h, c in view.get("reserve", ())]
        self.names: dict[int, str] = {
            **dict(self.nine()), **dict(self.packet), **dict(self.reserve),
            **dict(card for pile in self.piles for card in pile),
        }  # fmt: skip
        """Cards outside the battlefields by handle."""
        self.by_handle: dict[int, FieldCard] = {lying.handle: lying for lying in self.field.values()}

    @cached_property
    def forecast(self) -> dict[str, dict[str, Any]]:
        """What the own cards would count now, by space; {} outside a battle."""
        battle = self.mode == "battle" and self.seat >= 0 and self.phase != "over"
        return forecast_of.forecast(self.update.view, self.seat) if battle else {}

    def nine(self) -> list[tuple[int, str]]:
        """Your nine cards before the battle, hero first."""
        return [*([self.hero] if self.hero else []), *self.hand]

    def pile(self, seat: int) -> list[tuple[int, str]]:
        """A discard pile, or the reserve."""
        return self.reserve if seat == RESERVE else self.piles[seat]

    def at(self, seat: int, space: str) -> FieldCard | None:
        return self.field.get((seat, space))

    def pointed(self, handle: Hashable) -> FieldCard | None:
        """The card in the space that a handle names."""
        return self.at(handle[1], handle[2]) if isinstance(handle, tuple) and handle[0] == "at" else None

    def packet_handle(self, card: str) -> int | None:
        """The handle of a card of the packet."""
        return next((number for number, name in self.packet if name == card), None)

    def in_play(self, seat: int) -> bool:
        return not self.out[seat] and seat not in self.resigned

    def alive(self) -> list[int]:
        """The seats with cards, for the battle."""
        return [seat for seat in range(self.seats) if self.left[seat] > 0]

    def around(self) -> list[int]:
        """The seats whose fields are shown, clockwise, the lower one first; the last two have the table alone."""
        alive = self.alive()
        base = self.seat if self.seat >= 0 else 0
        if self.seats > 2 and len(alive) == 2 and self.mode == "battle":
            while base not in alive:
                base = (base + 1) % self.seats
            return [base, next(seat for seat in alive if seat != base)]
        return [(base + step) % self.seats for step in range(self.seats)]


RESERVE = -1
"""Stands for a seat where the cards that were not dealt are looked at, once the match is over (BTG-8.2)."""


def card_of(card: str) -> Card:
    return CARDS[INDEX[card]]


def hide_remembered(then: View, now: View, seat: int) -> View:
    """A view of before without the faces of rivals' cards that are hidden now (BTG-8.3)."""
    seats = [name for name in then if name.startswith("seat.")]
    open_now = {
        entry[1]
        for name in seats
        for entry in (*now[name]["field"], *now[name]["pile"])
        if entry is not None and entry[1] is not None
    }

    def veiled(entry: list[Any] | None) -> list[Any] | None:
        if entry is None or entry[1] is None or entry[1] in open_now:
            return entry
        return [entry[0], None, 0, None, None]

    out = dict(then)
    for name in seats:
        if name != f"seat.{seat}":
            out[name] = {**then[name], "field": [veiled(entry) for entry in then[name]["field"]]}
    return out

"""A view of Lords of Hell as the screen uses it (`rules/sight.py` lists its sections). What the rules work out from it is asked
of the rules, with the state as this seat knows it (`s`)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from game.tabletop.feed import Update
from game.titles.lords_of_hell.rules.cards import DEVIL_IDS, IDS, PHASES, STATUS, TYPE, UNKNOWN
from game.titles.lords_of_hell.rules.imagining import with_backs
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.setup import option
from game.titles.lords_of_hell.rules.state import NOBODY, NONE, Offer, Promise, State, mighty_power

SEAL_ORDER = ("due", "live", "waiting", "broken", "forsworn", "kept", "lapsed", "cancelled")
"""The order of the ledger: what is due first, what has ended last."""


class SeatNow(NamedTuple):
    """`seat.N`."""

    devil: str
    body: str
    captor: int
    hand: int
    promises: int
    hordes: tuple[int, ...]
    earth: tuple[int, ...]
    fortress: int
    spare: int
    artifacts: tuple[int, ...]
    rituals: tuple[int, ...]
    souls: int
    power: int
    cards: int
    vp: int
    markers: int

    @property
    def tabled(self) -> tuple[int, ...]:
        """Everything that lies in the realm or on Earth, fortress first."""
        walls = tuple(card for card in (self.fortress, self.spare) if card != NONE)
        return (*walls, *self.hordes, *self.earth, *self.artifacts, *self.rituals)


class Reading:
    """One update, read once."""

    def __init__(self, update: Update, seat: int, options: dict[str, Any]) -> None:
        view: dict[str, Any] = update.view
        self.update, self.seat, self.options, self.view = update, seat, options, view
        self.s: State = with_backs(view, seat)
        s = self.s
        self.phase, self.round, self.starter = s.phase, s.round, s.starter
        self.deck: int = view["public"]["deck"]
        self.discard: tuple[int, ...] = tuple(s.discard)
        self.seats: list[SeatNow] = [self._seat(n, view[f"seat.{n}"]) for n in range(s.seats)]
        self.hand: tuple[int, ...] = tuple(s.hand[seat]) if seat >= 0 else ()
        self.held: tuple[int, ...] = tuple(s.held[seat]) if seat >= 0 else (0,) * s.seats
        self.note = s.notes[seat] if seat >= 0 else None
        """Why the last offer or acceptance was not taken: code, promise, how many times."""
        self.offers: list[Offer] = s.offers
        self.promises: list[Promise] = sorted(s.promises, key=lambda p: (SEAL_ORDER.index(p.state), p.id))
        rules: Any = SimpleNamespace(options=options, seats=s.seats)
        self.goal: int = option(rules, "victory_goal")
        self.limit: int = option(rules, "round_limit")
        self.private: bool = option(rules, "private_deals")
        self.forecast: bool = option(rules, "forecast")
        self.banter: bool = option(rules, "banter")
        self.owner: dict[int, int] = {
            card: other for other, now in enumerate(self.seats) for card in now.tabled
        } | dict.fromkeys(self.hand, seat)
        """Whose a visible card is."""
        for army in [army for front in s.fronts for army in front.armies]:
            self.owner.update(dict.fromkeys(army.hordes, army.seat))
        for handle, _, of in view["known"]:
            self.owner.setdefault(handle, of)

    def _seat(self, seat: int, there: dict[str, Any]) -> SeatNow:
        s = self.s
        return SeatNow(
            there["devil"],
            there["body"],
            there["captor"],
            there["hand"],
            there["promises"],
            tuple(s.hordes[seat]),
            tuple(s.earth[seat]),
            s.fortress[seat],
            s.spare[seat],
            tuple(s.artifacts[seat]),
            tuple(s.rituals[seat]),
            there["souls"],
            there["power"],
            there["cards"],
            s.vp[seat],
            s.markers[seat],
        )

    # names

    def card(self, handle: int) -> str:
        """The id of a card as far as this seat can read it, else ""."""
        if not 0 <= handle < len(self.s.faces) or self.s.faces[handle] == UNKNOWN:
            return ""
        return IDS[self.s.faces[handle]]

    def type(self, handle: int) -> str:
        """army, fortress, artifact, ritual, special; "" of a card that cannot be read."""
        return TYPE[self.s.faces[handle]] if self.card(handle) else ""

    @property
    def devils(self) -> tuple[str, ...]:
        return tuple(now.devil for now in self.seats)

    def devil(self, seat: int) -> str:
        return self.seats[seat].devil if 0 <= seat < len(self.seats) else ""

    # who and what

    @property
    def own(self) -> SeatNow | None:
        """The seat that looks; None for spectators."""
        return self.seats[self.seat] if 0 <= self.seat < len(self.seats) else None

    def ready(self, seat: int) -> bool:
        return bool(self.s.ready >> seat & 1)

    def captives(self, seat: int) -> list[int]:
        return [other for other, now in enumerate(self.seats) if now.captor == seat and now.body == "captive"]

    def statuses(self, seat: int) -> list[tuple[str, bool]]:
        """Status cards that the seat holds, and whether the stable side is up."""
        s = self.s
        return [(name, s.stable[n]) for n, name in enumerate(STATUS) if s.holder[n] == seat]

    def offer(self, number: int) -> Offer | None:
        return next((offer for offer in self.offers if offer.id == number), None)

    @property
    def market(self) -> list[Offer]:
        """Open offers: to this seat, to anyone, by this seat, between others."""
        open_ = [offer for offer in self.offers if offer.state == "open"]
        return sorted(open_, key=lambda o: (o.to != self.seat, o.to != NOBODY, o.by != self.seat, o.id))

    def promise(self, number: int) -> Promise | None:
        return next((promise for promise in self.promises if promise.id == number), None)

    def seals(self, seat: int) -> int:
        """Standing promises of a seat that this one can see."""
        return sum(1 for promise in self.promises if promise.by == seat and promise.state in STANDING)

    def power(self, seat: int) -> int:
        return mighty_power(self.s, seat) if self.seats[seat].devil in DEVIL_IDS else 0

    @property
    def at(self) -> int:
        """How far the round is, as an index of the phases; -1 before and after."""
        return PHASES.index(self.phase) if self.phase in PHASES else -1

"""A view of Goblin Slayer-Slayer as the screen uses it (`rules/sight.py` lists its sections). Nothing is worked out here."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.tabletop.feed import Update

OWN, RAISED, DISABLED, ZEROED = 1, 2, 4, 8
"""Marks of a played card, added up."""
SLIPS: dict[str, tuple[str, ...]] = {
    "bet_vote": ("odds", "evens", "none"),
    "horde_die_vote": ("roll", "no"),
    "weave_window": ("yes", "no"),
}
"""Asks that are answered on a slip over the lowered hand, and the answers on it."""


class Public(NamedTuple):
    """`public`: where the match stands."""

    phase: str
    floor: int
    round: int
    deck: int
    pile: int
    first: bool
    drought: int
    won: bool


class Seat(NamedTuple):
    """`seat.N`."""

    cards: int
    played: int
    armours: int
    rerolls: int
    lots: int
    out: int
    gone: int

    @property
    def living(self) -> bool:
        return not self.out


class FoeNow(NamedTuple):
    """`foe`: power and shift are None while hidden."""

    id: str
    power: int | None
    shift: int | None
    players: int
    plan_b: bool
    wall: bool


class PlayedCard(NamedTuple):
    """A played card. `card` is None when this seat does not see its face."""

    handle: int
    card: str | None
    mark: int
    power: int

    @property
    def own(self) -> bool:
        return bool(self.mark & OWN)

    @property
    def raised(self) -> bool:
        return bool(self.mark & RAISED)

    @property
    def disabled(self) -> bool:
        return bool(self.mark & DISABLED)

    @property
    def zeroed(self) -> bool:
        return bool(self.mark & ZEROED)


class Horde(NamedTuple):
    """`horde`: the cards of this round in Horde order, those of earlier rounds, and whether the Horde is face up."""

    cards: tuple[PlayedCard, ...] = ()
    earlier: tuple[PlayedCard, ...] = ()
    up: bool = False


class Count(NamedTuple):
    """`count`: gains [handle, card, amount], foe [card, amount], dice [handle, number]."""

    gains: tuple[tuple[int, str, int], ...]
    foe: tuple[tuple[str, int], ...]
    dice: tuple[tuple[int, int], ...]
    horde: int
    against: int
    fixed: bool
    spoiled: bool

    @property
    def total(self) -> int:
        """The Horde with its dice."""
        return self.horde + sum(number for _, number in self.dice)


class Play(NamedTuple):
    """`play`: who has committed, and what each seat pledges ("" none)."""

    ready: tuple[int, ...]
    pledges: tuple[str, ...]


class Loot(NamedTuple):
    """`loot`."""

    lots: tuple[tuple[str, int], ...]
    pings: tuple[int, ...]
    confirmed: tuple[int, ...]


class EventNow(NamedTuple):
    """`event`: seat is the representative, -1 none."""

    id: str
    seat: int
    staked: int
    dice: tuple[int, ...]
    side: str


class StoreNow(NamedTuple):
    """`store`."""

    sale: str
    gold: int
    trophies: int
    done: tuple[int, ...]


class Hand(NamedTuple):
    """`hand`: own cards (handle, id), those committed, those staked."""

    cards: tuple[tuple[int, str], ...] = ()
    chosen: tuple[int, ...] = ()
    staked: tuple[tuple[int, str], ...] = ()


class Purse(NamedTuple):
    """`purse`."""

    objective: str
    gold: int
    trophies: int
    foresight: int
    invest: tuple[int, int]
    won: tuple[int, int]
    receipts: tuple[tuple[str, str, int], ...]


class Mind(NamedTuple):
    """`mind`: what the seat remembers (see `rules/sight.py`)."""

    doors: tuple[tuple[str, str], ...] = ()
    looks: tuple[tuple[int, int, tuple[str, ...]], ...] = ()
    under: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    offered: tuple[tuple[int, str], ...] = ()


def _tuples(rows: Any) -> tuple[Any, ...]:
    """Lists in lists as tuples in tuples."""
    return tuple(_tuples(row) if isinstance(row, list | tuple) else row for row in rows)


def _lying(rows: Any) -> tuple[PlayedCard, ...]:
    return tuple(PlayedCard(*row) for row in rows)


class Reading:
    """One update, read once. A section that the view does not hold now is None (`horde`, `hand` and `mind`: empty)."""

    def __init__(self, update: Update, seat: int) -> None:
        view: dict[str, Any] = update.view
        self.update = update
        self.seat = seat
        self.public = Public(**{name: view["public"][name] for name in Public._fields})
        self.phase = self.public.phase
        self.floor = self.public.floor
        self.round = self.public.round
        self.serial: int = view["clock"][1]
        self.seats: list[Seat] = []
        while f"seat.{len(self.seats)}" in view:
            self.seats.append(Seat(*view[f"seat.{len(self.seats)}"]))
        self.met: tuple[tuple[str, ...], tuple[str, ...]] = _tuples(view.get("met", ((), ())))
        self.doors: tuple[tuple[str, str], ...] = _tuples(view.get("doors", ()))
        self.foe = FoeNow(**view["foe"]) if view.get("foe") else None
        horde = view.get("horde")
        self.horde = Horde(_lying(horde["cards"]), _lying(horde["earlier"]), bool(horde["up"])) if horde else Horde()
        self.by_handle: dict[int, PlayedCard] = {
            lying.handle: lying for lying in (*self.horde.cards, *self.horde.earlier)
        }
        self.count = self._section(Count, view.get("count"))
        self.play = self._section(Play, view.get("play"))
        self.loot = self._section(Loot, view.get("loot"))
        self.event = self._section(EventNow, view.get("event"))
        self.store = self._section(StoreNow, view.get("store"))
        self.hand: Hand = self._section(Hand, view.get("hand")) or Hand()
        self.purse = self._section(Purse, view.get("purse"))
        self.mind: Mind = self._section(Mind, view.get("mind")) or Mind()
        self.die: tuple[int, str, int] | None = _tuples(view["die"]) if view.get("die") else None
        self.hands: tuple[tuple[tuple[int, str], ...], ...] | None = (
            _tuples(view["hands"]) if view.get("hands") else None
        )
        self.final: tuple[tuple[str, int, int], ...] | None = _tuples(view["final"]) if view.get("final") else None
        self.names: dict[int, str] = {
            **{lying.handle: lying.card for lying in self.by_handle.values() if lying.card},
            **dict(self.hand.cards), **dict(self.hand.staked), **dict(self.mind.offered),
        }  # fmt: skip
        """The cards whose faces this seat sees, by handle."""

    def hold(self, later: Reading) -> None:
        """All seats hold what they do in a later update: it is shown before what else has come of it."""
        self.seats, self.hand, self.purse = later.seats, later.hand, later.purse
        self.names = {**self.names, **later.names}

    @staticmethod
    def _section(record: Any, section: dict[str, Any] | None) -> Any:
        if not section:
            return None
        return record(**{k: _tuples(v) if isinstance(v, list | tuple) else v for k, v in section.items()})

    @property
    def own(self) -> Seat | None:
        """The seat that looks; None for spectators."""
        return self.seats[self.seat] if 0 <= self.seat < len(self.seats) else None

    @property
    def slip(self) -> str:
        """The kind of the ask whose slip lies over the hand, whoever is asked; "" none."""
        ask = self.update.ask
        return ask.kind if ask is not None and ask.kind in SLIPS else ""

    @property
    def fighting(self) -> bool:
        """A battle lies there, and is not yet at its loot."""
        return self.phase == "battle" and self.loot is None

    def living(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.living]

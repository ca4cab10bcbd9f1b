"""The plays of BattleGoats, as its rules read them (`game/engine/plays.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec

from game.engine.plays import Play
from game.titles.battlegoats.rules.cards import SPACE_INDEX, SPACES

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
if TYPE_CHECKING:
    Space = str
else:
    Space = Literal[SPACES]
"""A space of a battlefield: "F1" ... "B3"."""
Card = str
"""A card's id."""


class Place(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """A space of somebody's battlefield."""

    seat: Seat
    space: Space


def place_of(named: Place) -> int:
    """Return the place as the state counts it."""
    return named.seat * 9 + SPACE_INDEX[named.space]


Layout = list[tuple[Space, Card]]
"""Which card lies where."""
Lying = list[int | str | list[int | str]]
"""Cards by where they lie: a place of anybody `[1, "F2"]`, several such, or own spaces `["F1", "F2"]`."""


class Ready(Play, frozen=True, tag="ready"):
    """The layout is final (BTG-4.5)."""

    laid: Layout


class Sketch(Play, frozen=True, tag="sketch"):
    """The layout so far (BTG-4.5)."""

    laid: Layout


class Attack(Play, frozen=True, tag="attack"):
    """One card attacks one or more (BTG-5.1)."""

    attacker: Space
    targets: list[Place]


class Command(Play, frozen=True, tag="command"):
    """A card's command and what it names, which hangs on the card (BTG-6.11, `rules/commands.py`)."""

    space: Space
    named: Card | Lying | None = None
    how: str | None = None
    """A space to lay the card into, or "swap" and "leave"."""

    def __post_init__(self) -> None:
        if isinstance(self.named, list) and (self.place, self.places, self.spaces) == (None, None, None):
            raise ValueError("names neither places nor spaces")

    @property
    def card(self) -> Card | None:
        """The card named by its id, of a discard pile."""
        return self.named if isinstance(self.named, str) else None

    @property
    def place(self) -> Place | None:
        """The one card named, of anybody; None where no such is named."""
        return _as(Place, self.named)

    @property
    def places(self) -> list[Place] | None:
        """The cards named, of anybody."""
        return _as(list[Place], self.named)

    @property
    def spaces(self) -> list[str] | None:
        """The own spaces named."""
        return _as(list[str], self.named)


class End(Play, frozen=True, tag="end"):
    """To end the turn: never legal, for one must attack (BTG-4.16)."""


class Pass(Play, frozen=True, tag="pass"):
    """To attack nobody: never legal either."""


class Stay(Play, frozen=True, tag="stay"):
    """Jonas takes the blow himself (BTG-7.3)."""


class Swap(Play, frozen=True, tag="swap"):
    """Jonas steps aside: the card in that space takes the blow (BTG-7.3)."""

    space: str


K = TypeVar("K")


def _as(kind: type[K], value: Card | Lying | None) -> K | None:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return None

"""What the table shows and asks: boards, market, hand, turn, the choices of the others ... Each is a room; the table asks them
in turn.

Handles of what can be pointed at: ("c", handle) a card of market, hand, play area or an open discard pile; ("t", handle) a
card on a platform; ("p", seat, platform) a platform, from 1; ("pile", id); ("pool", power); ("deck", seat) ("discard", seat)
("plate", seat); ("event",) ("track",) ("lineup", "shop" or "crowd").

A room that shows a thing does not say what a click on it means: it asks `table.mark(handle)`, and the rooms that ask
something (the turn, a heckle, a capture) answer.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from pygame import Rect, Surface

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_contract import Act, Spot
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Inspected

if TYPE_CHECKING:
    from game.titles.loot_and_recruit.table import LootTable


class Mark(NamedTuple):
    """What a click on a thing would mean now."""

    open: bool
    why: str = ""
    """Why nothing."""
    lit: bool = False
    """It glows: it can be acted on, and is what the present question is about."""
    chosen: bool = False
    """It is in hand: selected, or aimed at."""
    words: str = ""
    """A sign that hangs on it ("STACK HERE", "spends 6, takes 11 VP")."""
    drag: bool = False


class Room(Protocol):
    """One thing that the table shows or asks. Rectangles come from `table.ground`."""

    def __init__(self, table: LootTable) -> None: ...

    def open(self) -> bool:
        """Whether it is shown for the present update."""
        ...

    def ask(self) -> tuple[str, str] | None:
        """The ask line and what is at stake; None: not this room's."""
        ...

    def mark(self, handle: Hashable) -> Mark | None:
        """What a click on a thing means, wherever it is shown; None: not this room's to say."""
        ...

    def lays_discard(self) -> bool:
        """Its question is answered with a card of the own discard pile: that lies open over the market."""
        ...

    def layout(self) -> Mapping[Handle, Place]:
        """Things that lie on it: a pure function of update, size and selection."""
        ...

    def spots(self) -> Sequence[Spot]: ...

    def acts(self) -> Sequence[Act]:
        """Answers to the present ask, the main one first; [] when it is not this room's."""
        ...

    def click(self, handle: Hashable) -> bool:
        """A spot was pressed; whether the room took it."""
        ...

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        """A spot was dragged onto another; whether the room took it."""
        ...

    def back(self) -> bool:
        """Take back a selection; False when there is none."""
        ...

    def inspect(self, handle: Hashable) -> Inspected | None: ...

    def paint_ground(self, surface: Surface) -> None:
        """What changes only with update, selection or size."""
        ...

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> bool:
        """A thing of its own `layout`; whether it was this room's."""
        ...

    def paint_over(self, surface: Surface) -> None:
        """What moves, over everything: drawn in every frame that is drawn, so nothing is laid out or lettered here."""
        ...

    def paint_corner(self, surface: Surface) -> None:
        """Over everything, marks included: what hangs on the pointer (`desk.dragging`, `desk.pointer`)."""
        ...

    def shown(self) -> None:
        """A new update came: forget selections that no longer apply."""
        ...

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        """The motion of a cue of its own; None: not this room's."""
        ...

    @property
    def marches(self) -> bool: ...


class Bare:
    """A room with nothing in it: what others build on."""

    def __init__(self, table: LootTable) -> None:
        self.table = table

    def open(self) -> bool:
        return False

    def ask(self) -> tuple[str, str] | None:
        return None

    def mark(self, handle: Hashable) -> Mark | None:
        return None

    def lays_discard(self) -> bool:
        return False

    def layout(self) -> Mapping[Handle, Place]:
        return {}

    def spots(self) -> Sequence[Spot]:
        return ()

    def acts(self) -> Sequence[Act]:
        return ()

    def click(self, handle: Hashable) -> bool:
        return False

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        return False

    def back(self) -> bool:
        return False

    def inspect(self, handle: Hashable) -> Inspected | None:
        return None

    def paint_ground(self, surface: Surface) -> None:
        """Nothing lies here."""

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> bool:
        return False

    def paint_over(self, surface: Surface) -> None:
        """Nothing moves here."""

    def paint_corner(self, surface: Surface) -> None:
        """Nothing is dragged."""

    def shown(self) -> None:
        """Nothing was selected."""

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        return None

    @property
    def marches(self) -> bool:
        return False


def spot_of(table: LootTable, handle: Hashable, rect: Rect, order: int = 0) -> Spot:
    """A spot for a thing, as the rooms that ask something mark it."""
    mark = table.mark(handle)
    return Spot(handle, rect, mark.open, "" if mark.open else mark.why, mark.open and mark.drag, order)

"""What the table shows and asks: realms, hand, market, ledger, ring, battle ... Each is a room; the table asks them in turn.

Handles of what can be pointed at: ("c", handle) a resource card, wherever it lies; ("realm", seat) a seat's header;
("souls", seat) ("body", seat) its Souls, its devil; ("captive", seat) a devil behind another's bars; ("pc", signer) own
promise cards; ("status", n); ("deck",) ("discard",) ("powers",); ("offer", id); ("promise", id); ("give", n) ("take", n)
goods on the pans; ("pan", side) ("swears", n) ("asks", n); ("pick", ...) a word of a sheet that lies over the market.

A room that shows a thing does not say what a click on it means: it asks `table.mark(handle)`, and the rooms that ask
something (deeds of a phase, the scale, a ritual's target) answer.
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
from game.ui.widgets.base import Widget
from game.ui.widgets.inspector import Inspected

if TYPE_CHECKING:
    from game.titles.lords_of_hell.table import HellTable


class Mark(NamedTuple):
    """What a click on a thing would mean now."""

    open: bool
    why: str = ""
    """Why nothing."""
    lit: bool = False
    """It glows: it can be acted on, and is what the present question is about."""
    chosen: bool = False
    """It is in hand, on a pan, or aimed at."""
    words: str = ""
    """A sign that hangs on it."""
    drag: bool = False


class Room(Protocol):
    """One thing that the table shows or asks. Rectangles come from `table.ground`."""

    def __init__(self, table: HellTable) -> None: ...

    def open(self) -> bool:
        """Whether it is shown for the present update."""
        ...

    def ask(self) -> tuple[str, str] | None:
        """The ask line and what is at stake; None: not this room's."""
        ...

    def mark(self, handle: Hashable) -> Mark | None:
        """What a click on a thing means, wherever it is shown; None: not this room's to say."""
        ...

    def layout(self) -> Mapping[Handle, Place]:
        """Things that lie on it: a pure function of update, size and selection."""
        ...

    def spots(self) -> Sequence[Spot]: ...

    def widgets(self) -> Sequence[Widget]:
        """Widgets of its own, under the spots."""
        ...

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

    def __init__(self, table: HellTable) -> None:
        self.table = table

    def open(self) -> bool:
        return False

    def ask(self) -> tuple[str, str] | None:
        return None

    def mark(self, handle: Hashable) -> Mark | None:
        return None

    def layout(self) -> Mapping[Handle, Place]:
        return {}

    def spots(self) -> Sequence[Spot]:
        return ()

    def widgets(self) -> Sequence[Widget]:
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

    def shown(self) -> None:
        """Nothing was selected."""

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        return None

    @property
    def marches(self) -> bool:
        return False


def spot_of(table: HellTable, handle: Hashable, rect: Rect, order: int = 0) -> Spot:
    """A spot for a thing, as the rooms that ask something mark it."""
    mark = table.mark(handle)
    return Spot(handle, rect, mark.open, "" if mark.open else mark.why, mark.open and mark.drag, order)

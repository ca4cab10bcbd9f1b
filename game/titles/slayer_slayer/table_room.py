"""What the middle of the table can show: a battle, the doors, the store ... Each is a room; the table asks them in turn."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_contract import Act, Spot
from game.ui.areas import NOTHING, Painted
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Inspected

if TYPE_CHECKING:
    from game.titles.slayer_slayer.table import SlayerTable


class Room(Protocol):
    """One thing that the middle of the table can show. `area` is the middle without the hand's strip."""

    def __init__(self, table: SlayerTable) -> None: ...

    def open(self) -> bool:
        """Whether it is shown for the present update."""
        ...

    def layout(self, area: Rect) -> Mapping[Handle, Place]:
        """The cards that lie on its table, `("c", handle)`: a pure function of update, size and selection. A place here
        goes before the hand's own."""
        ...

    def spots(self, area: Rect) -> Sequence[Spot]: ...

    def acts(self) -> Sequence[Act]:
        """Answers to the present ask; [] when it is not this room's."""
        ...

    def click(self, handle: Hashable) -> bool:
        """Whether the room took it."""
        ...

    def back(self) -> bool:
        """Take back a selection; False when there is none."""
        ...

    def inspect(self, handle: Hashable) -> Inspected | None: ...

    def paint_ground(self, surface: Surface, area: Rect) -> Iterator[None]:
        """What changes only with update, selection or size; a part of it before each yield."""
        ...

    def paint_over(self, surface: Surface, area: Rect) -> Painted:
        """What moves: drawn in every frame that is drawn, so nothing is laid out or lettered here. It tells where."""
        ...

    def still(self) -> tuple[Rect, Hashable] | None:
        """What lies over the ground and everything at rest, until a moment changes it: where, and what it shows."""
        ...

    def paint_still(self, surface: Surface) -> None: ...

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

    def __init__(self, table: SlayerTable) -> None:
        self.table = table

    def open(self) -> bool:
        return False

    def layout(self, area: Rect) -> Mapping[Handle, Place]:
        return {}

    def spots(self, area: Rect) -> Sequence[Spot]:
        return ()

    def acts(self) -> Sequence[Act]:
        return ()

    def click(self, handle: Hashable) -> bool:
        return False

    def back(self) -> bool:
        return False

    def inspect(self, handle: Hashable) -> Inspected | None:
        return None

    def paint_ground(self, surface: Surface, area: Rect) -> Iterator[None]:
        """Nothing lies here."""
        yield from ()

    def still(self) -> tuple[Rect, Hashable] | None:
        return None

    def paint_still(self, surface: Surface) -> None:
        """Nothing lies there."""

    def paint_over(self, surface: Surface, area: Rect) -> Painted:
        return NOTHING

    def shown(self) -> None:
        """Nothing was selected."""

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        return None

    @property
    def marches(self) -> bool:
        return False

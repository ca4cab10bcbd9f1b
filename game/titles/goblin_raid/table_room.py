"""What the middle of the table can show or ask: a movement, a declaration, a battle ... Each is a room; the table asks
them in turn. The map is always there: a room says what lies on it (`hex_marks`) and what a press on a hex means."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_contract import Act, Spot
from game.ui.hexmap.ground import Ground
from game.ui.hexmap.overlays import Ring
from game.ui.hexmap.route import Route
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.inspector import Inspected

if TYPE_CHECKING:
    from game.titles.goblin_raid.table import GoblinTable


@dataclass(frozen=True)
class HexMarks:
    """What a room shows on the map. The first open room whose ground is not empty lays it; routes and rings of all open
    rooms are shown together."""

    ground: Ground = field(default_factory=Ground)
    """Tints, outlines, hatched zones, numbers (`hexmap.ground.reach` makes the usual one of a movement)."""
    routes: tuple[Route, ...] = ()
    rings: tuple[Ring, ...] = ()
    lit: frozenset[str] = frozenset()
    """Hexes whose stacks have a light round them: what can be chosen, or is at work."""
    dim: frozenset[str] = frozenset()
    """Hexes whose stacks are done with."""


class Room(Protocol):
    """One thing that the middle of the table can show. `area` is what the room may paint on: the map's place, or with
    `sheet` the sheet beside it."""

    sheet: bool
    """While it is open it lays a sheet over the right of the table: the map shrinks to the left, `table.ground.sheet` is the
    sheet, `table.ground.foot` the place under it beside the buttons; roster, band and tracks are away."""

    def __init__(self, table: GoblinTable) -> None: ...

    def open(self) -> bool:
        """Whether it is shown for the present update."""
        ...

    def ask(self) -> tuple[str, str] | None:
        """The ask line and what is at stake, where the room says it better than the ask's own words; None: those."""
        ...

    def layout(self, area: Rect) -> Mapping[Handle, Place]:
        """Things that lie on it: a pure function of update, size and selection."""
        ...

    def spots(self, area: Rect) -> Sequence[Spot]: ...

    def acts(self) -> Sequence[Act]:
        """Answers to the present ask; [] when it is not this room's."""
        ...

    def click(self, handle: Hashable) -> bool:
        """A spot was pressed; whether the room took it."""
        ...

    def hex_click(self, hex: str) -> bool:
        """A hex of the map was pressed (or chosen by the keyboard); whether the room took it."""
        ...

    def hex_why(self, hex: str) -> str:
        """What a press on this hex would do or why it does nothing: a line for the map's tip; "" none."""
        ...

    def hex_marks(self) -> HexMarks:
        """What this room shows on the map now; `self.table.map.pointed` is the hex under pointer or cursor. A pure
        function of update, selection and the pointed hex; asked again whenever one of them changes."""
        ...

    def drop(self, handle: Hashable, onto: Hashable, hex: str | None) -> bool:
        """A spot was dragged onto another, or onto a hex of the map."""
        ...

    def back(self) -> bool:
        """Take back a selection; False when there is none."""
        ...

    def inspect(self, handle: Hashable) -> Inspected | None: ...

    def paint_ground(self, surface: Surface, area: Rect) -> None:
        """What changes only with update, selection or size. It is painted under the widgets, so not on the map itself:
        on the sheet, on panels."""
        ...

    def paint_over(self, surface: Surface, area: Rect) -> None:
        """What moves, over everything: drawn in every frame that is drawn, so nothing is laid out or lettered here."""
        ...

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        """A thing of its own `layout`."""
        ...

    def paint_corner(self, surface: Surface) -> None:
        """Over everything: what hangs on the pointer (`desk.dragging`, `desk.pointer`)."""
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

    sheet = False

    def __init__(self, table: GoblinTable) -> None:
        self.table = table

    def open(self) -> bool:
        return False

    def ask(self) -> tuple[str, str] | None:
        return None

    def layout(self, area: Rect) -> Mapping[Handle, Place]:
        return {}

    def spots(self, area: Rect) -> Sequence[Spot]:
        return ()

    def acts(self) -> Sequence[Act]:
        return ()

    def click(self, handle: Hashable) -> bool:
        return False

    def hex_click(self, hex: str) -> bool:
        return False

    def hex_why(self, hex: str) -> str:
        return ""

    def hex_marks(self) -> HexMarks:
        return NO_MARKS

    def drop(self, handle: Hashable, onto: Hashable, hex: str | None) -> bool:
        return False

    def back(self) -> bool:
        return False

    def inspect(self, handle: Hashable) -> Inspected | None:
        return None

    def paint_ground(self, surface: Surface, area: Rect) -> None:
        """Nothing lies here."""

    def paint_over(self, surface: Surface, area: Rect) -> None:
        """Nothing moves here."""

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        """It has no things."""

    def paint_corner(self, surface: Surface) -> None:
        """Nothing is dragged."""

    def shown(self) -> None:
        """Nothing was selected."""

    def moment(self, cue: SeatCue, after: Update) -> Motion | None:
        return None

    @property
    def marches(self) -> bool:
        return False


NO_MARKS = HexMarks()

"""Tables made of rooms: what a table shows or asks is divided into rooms, and the table asks them in their order.

A room that shows a thing does not say what a click on it means: it asks `table.mark(handle)`, and the rooms that ask
something answer, wherever the thing lies. A title says in its own `screen/panel.py` what its handles are, and what its rooms
can do besides.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.contract import AnswerButton, Hotspot
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of
from game.tabletop.services import TableServices
from game.ui.motion import Motion
from game.ui.places import Handle, Place
from game.ui.widgets.base import Widget
from game.ui.widgets.inspector import Inspected


class ClickAction(NamedTuple):
    """What a click on a thing would mean now."""

    open: bool
    why: str = ""
    """Why nothing."""
    lit: bool = False
    """It glows: it can be acted on, and is what the present question is about."""
    chosen: bool = False
    """It is in hand: selected, laid out, or aimed at."""
    words: str = ""
    """A sign that hangs on it."""
    drag: bool = False


class Marks(Protocol):
    """Who knows what a click on a thing means."""

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now, wherever it lies."""
        ...

    def forget(self) -> None:
        """Update, selection or size are others."""
        ...


class MarksThings(Protocol):
    """A table's context, as spots need it."""

    def mark(self, handle: Hashable) -> ClickAction: ...


class Panel(Protocol):
    """One thing that the table shows or asks. Rectangles come from `table.ground`."""

    def open(self) -> bool:
        """Whether it is shown for the present update."""
        ...

    def ask(self) -> tuple[str, str] | None:
        """The ask line and what is at stake; None: not this room's."""
        ...

    def mark(self, handle: Hashable) -> ClickAction | None:
        """What a click on a thing means, wherever it is shown; None: not this room's to say."""
        ...

    def layout(self) -> Mapping[Handle, Place]:
        """Things that lie on it: a pure function of update, size and selection."""
        ...

    def spots(self) -> Sequence[Hotspot]: ...

    def widgets(self) -> Sequence[Widget]:
        """Widgets of its own, under the spots."""
        ...

    def acts(self) -> Sequence[AnswerButton]:
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

    def onward(self) -> bool:
        """Turn to the next thing that one could act with: the key for skipping, while nothing moves. False: there is none."""
        ...

    def inspect(self, handle: Hashable) -> Inspected | None:
        """What a thing of its kind is, whether the room is open or not: the log and the plates speak of it at any time."""
        ...

    def draw_background(self, surface: Surface) -> None:
        """What changes only with update, selection or size."""
        ...

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> bool:
        """A thing of its own `layout`; whether it was this room's."""
        ...

    def draw_standing(self, surface: Surface) -> None:
        """What stands over the things at rest and under those that move."""
        ...

    def paint_over(self, surface: Surface) -> None:
        """What moves, over everything: drawn in every frame that is drawn, so nothing is laid out or lettered here."""
        ...

    def paint_corner(self, surface: Surface) -> None:
        """Over everything, marks included: what hangs on the pointer (`services.dragging`, `services.pointer`)."""
        ...

    def shown(self) -> None:
        """A new update came: forget selections that no longer apply."""
        ...

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        """The motion of a cue of its own; None: not this room's."""
        ...


P = TypeVar("P")
"""What a panel shares with the others of its table."""
R = TypeVar("R", bound=Panel)


class EmptyPanel(Generic[P]):
    """A room with nothing in it: what others build on."""

    def __init__(self, table: P) -> None:
        self.table = table

    def open(self) -> bool:
        return False

    def ask(self) -> tuple[str, str] | None:
        return None

    def mark(self, handle: Hashable) -> ClickAction | None:
        return None

    def layout(self) -> Mapping[Handle, Place]:
        return {}

    def spots(self) -> Sequence[Hotspot]:
        return ()

    def widgets(self) -> Sequence[Widget]:
        return ()

    def acts(self) -> Sequence[AnswerButton]:
        return ()

    def click(self, handle: Hashable) -> bool:
        return False

    def drop(self, handle: Hashable, onto: Hashable) -> bool:
        return False

    def back(self) -> bool:
        return False

    def onward(self) -> bool:
        return False

    def inspect(self, handle: Hashable) -> Inspected | None:
        return None

    def draw_background(self, surface: Surface) -> None:
        """Nothing lies here."""

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> bool:
        return False

    def draw_standing(self, surface: Surface) -> None:
        """Nothing stands here."""

    def paint_over(self, surface: Surface) -> None:
        """Nothing moves here."""

    def paint_corner(self, surface: Surface) -> None:
        """Nothing hangs on the pointer."""

    def shown(self) -> None:
        """Nothing was selected."""

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        return moment_of(self, cue, after)


def spot_of(table: MarksThings, handle: Hashable, rect: Rect, order: int = 0) -> Hotspot:
    """A spot for a thing, as the rooms that ask something mark it."""
    mark = table.mark(handle)
    return Hotspot(handle, rect, mark.open, "" if mark.open else mark.why, mark.open and mark.drag, order)


class Rooms(Generic[R]):
    """The rooms of one table in their order: which are shown, and what a click on a thing means."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._all: tuple[R, ...] = ()
        self._marks: dict[Hashable, ClickAction] = {}
        self._asking: list[R] = []
        self._present: tuple[int, list[R]] = -1, []
        """The rooms that are shown, in which frame."""

    def fill(self, *rooms: R) -> None:
        """Take on the rooms, those that answer first in front."""
        self._all = rooms

    def __iter__(self) -> Iterator[R]:
        return iter(self._all)

    def __reversed__(self) -> Iterator[R]:
        return reversed(self._all)

    @property
    def present(self) -> list[R]:
        """The rooms that are shown now: asked once in a frame, and again when update, selection or size change."""
        if self._present[0] != self._services.frame:
            self._present = self._services.frame, [room for room in self._all if room.open()]
        return self._present[1]

    def forget(self) -> None:
        """Update, selection or size are others."""
        self._marks = {}
        self._present = -1, []

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now, by the first room that knows. Kept until update, selection or size change."""
        found = self._marks.get(handle)
        if found is None:
            if not self._marks:
                self._asking = self.present
            found = next((mark for room in self._asking if (mark := room.mark(handle)) is not None), None)
            found = self._marks[handle] = found or ClickAction(False)
        return found

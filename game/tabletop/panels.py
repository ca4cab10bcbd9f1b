"""Tables made of rooms: what a table shows or asks is divided into rooms, and the table asks them in their order.

A room that shows a thing does not say what a click on it means: it asks `table.mark(handle)`, and the rooms that ask
something answer, wherever the thing lies. A title says in its own `table_room` what its handles are, and what its rooms
can do besides.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pygame import Rect, Surface

from game.engine.cues import Cue
from game.tabletop.contract import AnswerButton, Hotspot, Line, Regions, TableServices
from game.tabletop.default_screen import DefaultScreen
from game.tabletop.feed import Update
from game.tabletop.moments import moment_of
from game.ui.motion import Motion, all_of
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

    def mark(self, handle: Hashable) -> ClickAction: ...


class Panel(Protocol):
    """One thing that the table shows or asks. Rectangles come from `table.ground`."""

    def __init__(self, table: Any) -> None: ...

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
"""What a panel knows of its table."""
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


def spot_of(table: Marks, handle: Hashable, rect: Rect, order: int = 0) -> Hotspot:
    """A spot for a thing, as the rooms that ask something mark it."""
    mark = table.mark(handle)
    return Hotspot(handle, rect, mark.open, "" if mark.open else mark.why, mark.open and mark.drag, order)


class PanelScreen(DefaultScreen, Generic[R]):
    """What such a table answers by asking its rooms. A title's table adds the question's words, its phases, and where
    things come from and go to."""

    rooms: Sequence[R]
    cards: Any
    """Draws the things that no room draws itself; none where nothing is laid out."""
    pages: Any
    """What the inspector says of a thing."""
    _marks: dict[Hashable, ClickAction]
    _asking: list[R]
    _present: tuple[int, list[R]]
    """The rooms that are shown, in which frame."""

    def __init__(self, services: TableServices) -> None:
        super().__init__(services)
        self._asking = []
        self._forget()

    @property
    def present(self) -> list[R]:
        """The rooms that are shown now: asked once in a frame, and again when update, selection or size change."""
        if self._present[0] != self.services.frame:
            self._present = self.services.frame, [room for room in self.rooms if room.open()]
        return self._present[1]

    def _forget(self) -> None:
        """Update, selection or size are others."""
        self._marks = {}
        self._present = -1, []

    # the question

    def again(self) -> None:
        self._forget()
        super().again()

    def why_still(self, handle: Hashable) -> str:
        """Why a thing that no room speaks for does nothing; "" when it is only looked at."""
        return ""

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now, by the first room that knows. Kept until update, selection or size change."""
        found = self._marks.get(handle)
        if found is None:
            if not self._marks:
                self._asking = self.present
            found = next((mark for room in self._asking if (mark := room.mark(handle)) is not None), None)
            found = self._marks[handle] = found or ClickAction(False, self.why_still(handle))
        return found

    # updates

    def read(self) -> None:
        """`services.update` as this title reads it: sets `reading`, and what must be known before the rooms are told."""
        raise NotImplementedError

    def shown(self) -> None:
        self._forget()
        self.read()
        for room in self.rooms:
            room.shown()
        self._forget()

    def regions(self) -> Regions:
        self._forget()
        return super().regions()

    def question(self) -> tuple[str, str] | None:
        """The ask line and what is at stake, by the first room that says it."""
        return next((found for room in self.present if (found := room.ask()) is not None), None)

    def answers(self) -> list[AnswerButton]:
        """Of the first room that has some; [] when none has."""
        return next((out for room in self.present if (out := list(room.acts()))), [])

    def acts(self) -> Sequence[AnswerButton]:
        return self.answers() or self.wait()

    # what lies where

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        for room in reversed(self.present):
            out.update(room.layout())
        return out

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        out: dict[Hashable, Hotspot] = {}
        for room in reversed(self.present):
            for spot in room.spots():
                out.pop(spot.handle, None)
                out[spot.handle] = spot
        return list(out.values())

    def widgets(self) -> Sequence[Widget]:
        return [widget for room in reversed(self.present) for widget in room.widgets()]

    def inspect(self, handle: Hashable) -> Inspected | None:
        """The page of a thing by the first room that has one, else by the title's pages, which know what the log links by
        its id alone."""
        for room in self.rooms:
            found = room.inspect(handle)
            if found is not None:
                return found
        match handle:
            case ("card", str(named)):
                handle = named
        page: Inspected | None = self.pages.of(handle)
        return page

    def click(self, handle: Hashable) -> None:
        for room in self.present:
            if room.click(handle):
                return

    def drop(self, handle: Hashable, onto: Hashable) -> None:
        any(room.drop(handle, onto) for room in self.present)

    def back(self) -> bool:
        return any(room.back() for room in self.present)

    # moments and log

    def moment(self, cue: Cue, after: Update) -> Motion | None:
        """The motion of a cue that no room has one for."""
        return None

    def moments(self, cues: Sequence[Cue], after: Update) -> Motion:
        """One beat: each cue by the room it belongs to, else by the moments of the table; all together."""
        together: list[Motion] = []
        for cue in cues:
            found = next((m for room in self.rooms if (m := room.moment(cue, after)) is not None), None)
            if found is None:
                found = self.moment(cue, after)
            if found is not None:
                together.append(found)
        if together:
            yield all_of(*together)

    def lines(self, cue: Cue) -> Sequence[Line]:
        raise NotImplementedError

    # drawing

    def draw_background(self, surface: Surface) -> None:
        """The background, room by room."""
        for room in reversed(self.present):
            room.draw_background(surface)

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        if not any(room.paint_thing(surface, handle, place) for room in self.present):
            self.cards.paint(surface, handle, place)

    def draw_standing(self, surface: Surface) -> None:
        for room in reversed(self.rooms):
            room.draw_standing(surface)

    def is_raised(self, handle: Handle) -> bool:
        return bool(self.cards.is_raised(handle))

    def paint_over(self, surface: Surface) -> None:
        for room in reversed(self.present):
            room.paint_over(surface)

    def paint_corner(self, surface: Surface) -> None:
        for room in self.present:
            room.paint_corner(surface)

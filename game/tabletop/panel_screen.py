"""A table that is divided into rooms (`panels.py`), and asks them in their order."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from pygame import Surface

from game.engine.cues import Cue
from game.tabletop.context import ScreenContext, wait_button
from game.tabletop.contract import AnswerButton, Hotspot, Line, Regions
from game.tabletop.default_screen import DefaultScreen
from game.tabletop.feed import Update
from game.tabletop.panels import Panel, Rooms
from game.ui.motion import Motion, all_of
from game.ui.places import Handle, Place
from game.ui.widgets.base import Widget
from game.ui.widgets.inspector import Inspected

C = TypeVar("C", bound=ScreenContext[Any])
R = TypeVar("R", bound=Panel)


class PanelScreen(DefaultScreen[C], Generic[C, R]):
    """What such a table answers by asking its rooms. A title's table adds the question's words, its phases, and where
    things come from and go to."""

    cards: Any
    """Draws the things that no room draws itself; none where nothing is laid out."""
    pages: Any
    """What the inspector says of a thing."""

    def __init__(self, context: C, rooms: Rooms[R]) -> None:
        super().__init__(context)
        self.rooms = rooms

    # updates

    def read(self) -> None:
        """Set the context's reading of `services.update`, and what must be known before the rooms are told."""
        raise NotImplementedError

    def shown(self) -> None:
        self.rooms.forget()
        self.read()
        for room in self.rooms:
            room.shown()
        self.rooms.forget()

    def regions(self) -> Regions:
        self.rooms.forget()
        return super().regions()

    def question(self) -> tuple[str, str] | None:
        """The ask line and what is at stake, by the first room that says it."""
        return next((found for room in self.rooms.present if (found := room.ask()) is not None), None)

    def answers(self) -> list[AnswerButton]:
        """Of the first room that has some; [] when none has."""
        return next((out for room in self.rooms.present if (out := list(room.acts()))), [])

    def acts(self) -> Sequence[AnswerButton]:
        return self.answers() or [wait_button(self.context)]

    # what lies where

    def layout(self) -> Mapping[Handle, Place]:
        out: dict[Handle, Place] = {}
        for room in reversed(self.rooms.present):
            out.update(room.layout())
        return out

    # pointing

    def spots(self) -> Sequence[Hotspot]:
        out: dict[Hashable, Hotspot] = {}
        for room in reversed(self.rooms.present):
            for spot in room.spots():
                out.pop(spot.handle, None)
                out[spot.handle] = spot
        return list(out.values())

    def widgets(self) -> Sequence[Widget]:
        return [widget for room in reversed(self.rooms.present) for widget in room.widgets()]

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
        for room in self.rooms.present:
            if room.click(handle):
                return

    def drop(self, handle: Hashable, onto: Hashable) -> None:
        any(room.drop(handle, onto) for room in self.rooms.present)

    def back(self) -> bool:
        return any(room.back() for room in self.rooms.present)

    def onward(self) -> bool:
        return any(room.onward() for room in self.rooms.present)

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
        for room in reversed(self.rooms.present):
            room.draw_background(surface)

    def paint_thing(self, surface: Surface, handle: Handle, place: Place) -> None:
        if not any(room.paint_thing(surface, handle, place) for room in self.rooms.present):
            self.cards.paint(surface, handle, place)

    def draw_standing(self, surface: Surface) -> None:
        for room in reversed(self.rooms):
            room.draw_standing(surface)

    def is_raised(self, handle: Handle) -> bool:
        return bool(self.cards.is_raised(handle))

    def paint_over(self, surface: Surface) -> None:
        for room in reversed(self.rooms.present):
            room.paint_over(surface)

    def paint_corner(self, surface: Surface) -> None:
        for room in self.rooms.present:
            room.paint_corner(surface)

"""The widgets of a table by id: one that would be made of the same again stays as it is when all else is laid anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pygame import Rect

from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.group import Group

W = TypeVar("W", bound=Widget)
Made = dict[str, tuple[tuple[object, ...], Widget]]
"""Widgets by id, each with what it was made of."""


class KeptWidgets:
    """What one building of a table takes over from the one before."""

    def __init__(self) -> None:
        self._group: Group
        self._look: Look | None = None
        self._made: Made = {}
        self._before: Made = {}

    def begin(self, group: Group, look: Look) -> None:
        """A building begins, onto this group; in another look nothing is kept."""
        self._before, self._made = self._made if look is self._look else {}, {}
        self._group, self._look = group, look

    def end(self) -> None:
        """The building is over: what was not asked for goes."""
        self._before = {}

    def forget(self) -> None:
        """Make everything anew the next time."""
        self._made = {}

    def last(self, id: str) -> Widget | None:
        """The widget of that id in the building before."""
        was = self._before.get(id)
        return was[1] if was is not None else None

    def drop(self, id: str) -> None:
        """Make this one anew."""
        self._before.pop(id, None)

    def add(self, id: str, rect: Rect, of: tuple[object, ...], make: Callable[[], W]) -> W:
        """Add a widget: the one that is there, if it would be made of the same again."""
        was, of = self._before.get(id), (tuple(rect), *of)
        widget = was[1] if was is not None and was[0] == of else make()
        self._made[id] = (of, widget)
        return self._group.add(widget)  # type: ignore[return-value]

"""A glance at a thing while the rules or the chat are open: its page lies on top of them for as long as one points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.table import TableScene

REST = 0.3
"""Seconds until a thing that is pointed at is meant: who only crosses it goes on reading."""
BACK = 0.4
"""Seconds until what was read comes back: on the way to the next thing nothing flickers."""


class Glance:
    """The side panel of one table. Only time opens and ends a glance; a tab that is opened ends it at once."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.open = False
        self._spot = False
        self._left: float | None = None
        """Until it opens, or ends."""

    def at(self, spot: bool = False) -> None:
        """Something is pointed at: a spot, or a thing on a widget of the title's own, which does not tell when it is left."""
        furniture = self.scene.furniture
        if furniture.tab == "card" or furniture.typing:
            return
        self._spot = spot
        self._left = None if self.open else REST

    def away(self) -> None:
        """Nothing is pointed at any more, or what is read itself."""
        if not self.open:
            self._left = None
        elif self._left is None:
            self._left = BACK

    def close(self) -> None:
        self.open, self._left = False, None

    def update(self, dt: float) -> None:
        if self._spot and self.scene.ready and self.scene.desk.hovered is None:
            self.away()
        if self._left is None:
            return
        self._left -= dt
        if self._left <= 0:
            self.open, self._left = not self.open and not self.scene.furniture.typing, None
            self.scene.refresh()

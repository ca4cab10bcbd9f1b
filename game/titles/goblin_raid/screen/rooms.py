"""The rooms of one table, and what they say together: whether something lies over the map, what a press on a hex means."""

from __future__ import annotations

from game.tabletop import panels
from game.tabletop.services import TableServices
from game.titles.goblin_raid.screen.panel import Panel


class Rooms(panels.Rooms[Panel]):
    """All rooms in the order in which they are asked."""

    def __init__(self, services: TableServices) -> None:
        super().__init__(services)
        self._sheet: tuple[int, bool] = -1, False
        """Whether a sheet lies there, in which frame."""

    def forget(self) -> None:
        super().forget()
        self._sheet = -1, False

    @property
    def sheet(self) -> bool:
        """A room has laid a sheet over the right of the table."""
        if self._sheet[0] != self._services.frame:
            self._sheet = self._services.frame, any(room.sheet and room.open() for room in self)
        return self._sheet[1]

    @property
    def covered(self) -> bool:
        """A page lies over the sheet."""
        return any(room.up for room in self)

    def hex_pressed(self, here: str) -> None:
        """A hex of the map was pressed, or chosen by the keyboard."""
        if self._services.pressed(("hex", here)):
            return
        if any(room.hex_click(here) for room in self.present):
            return
        if self.hex_why(here):
            self._services.play_sound("error")

    def hex_why(self, here: str) -> str:
        """What a press on a hex would do, or why it does nothing."""
        return next((found for room in self.present if (found := room.hex_why(here))), "")

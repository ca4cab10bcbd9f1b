"""A tray of dice that lies on a table."""

from __future__ import annotations

from pygame import Rect

from game.tabletop.services import TableServices
from game.ui.dice.tray import DiceTray


class TableTray(DiceTray):
    """A tray in no group of widgets: what changes it changes the table's picture."""

    def __init__(
        self, services: TableServices, rect: Rect, caption: str = "", *, shape: float = 1.27, footed: bool = False
    ) -> None:
        self._services = services
        super().__init__(services.look, rect, caption, shape=shape, footed=footed)

    def touch(self) -> None:
        super().touch()
        self._services.touch()

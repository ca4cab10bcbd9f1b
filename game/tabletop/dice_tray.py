"""A tray of dice that lies on a table."""

from __future__ import annotations

from pygame import Rect

from game.tabletop.services import TableServices
from game.ui.dice.physics import ACROSS
from game.ui.dice.tray import DiceTray


class TableTray(DiceTray):
    """A tray in no group of widgets: what changes it changes the table's picture."""

    def __init__(
        self, services: TableServices, rect: Rect, caption: str = "", *, shape: float = 1.27, across: float = ACROSS,
        footed: bool = False
    ) -> None:  # fmt: skip
        self._services = services
        super().__init__(services.look, rect, caption, shape=shape, across=across, footed=footed)

    def touch(self) -> None:
        super().touch()
        self._services.touch()

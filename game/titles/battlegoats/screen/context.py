"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Any, Protocol

from game.tabletop.context import ScreenContext
from game.tabletop.contract import AnswerButton
from game.titles.battlegoats.screen.chooser import Chooser
from game.titles.battlegoats.screen.layout import Ground
from game.titles.battlegoats.screen.moment_state import MomentState
from game.titles.battlegoats.screen.names import Names


class Context(Names, ScreenContext, Protocol):
    """One table, as its parts know it."""

    live: MomentState

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size, phase and circle of seats."""
        ...

    @property
    def chooser(self) -> Chooser:
        """The present ask under way."""
        ...

    def forecast(self) -> dict[str, dict[str, Any]]:
        """What the own cards would count now, by space; {} outside a battle."""
        ...

    def resign(self) -> None:
        """Leave the match for good, when asked once more."""
        ...

    def wait(self) -> list[AnswerButton]:
        """The button of who has nothing to answer."""
        ...

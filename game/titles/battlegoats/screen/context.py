"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.tabletop.context import ScreenContext
from game.titles.battlegoats.screen.chooser import Chooser
from game.titles.battlegoats.screen.layout import Ground, ground_of
from game.titles.battlegoats.screen.moment_state import MomentState
from game.titles.battlegoats.screen.names import Names
from game.titles.battlegoats.screen.reading import Reading


@dataclass(kw_only=True, eq=False)
class Context(ScreenContext[Reading], Names):
    """One table, as its parts know it."""

    live: MomentState = field(default_factory=MomentState)
    """What a moment shows beside the update; anew with each."""
    chooser: Chooser = field(init=False)
    """The present ask under way; the selection sets it with each update."""

    fights: bool = False
    """A fight is shown: see `LiveFight`."""

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size, phase and circle of seats."""
        return ground_of(self.reading, self.look.frame, self.fights)

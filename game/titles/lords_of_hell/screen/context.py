"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from typing import Protocol

from game.tabletop.context import PanelContext
from game.titles.lords_of_hell.rules.ask_facts import AskFacts
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.screen.layout import Ground
from game.titles.lords_of_hell.screen.names import Names


class Context(Names, PanelContext, Protocol):
    """One table, as its parts know it."""

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and whether a battle covers the table."""
        ...

    @property
    def kind(self) -> str:
        """The kind of the present question, whoever is asked."""
        ...

    @property
    def facts(self) -> AskFacts:
        """What everybody may know of the present question."""
        ...

    @property
    def stage(self) -> bool:
        """Whether a sheet lies over the market: nobody trades, or everything is over."""
        ...

    @property
    def covered(self) -> frozenset[int]:
        """Realms that are covered now; -1: the shelf of common things."""
        ...

    def can(self, play: AnyPlay) -> bool:
        """Whether the present ask takes this play."""
        ...

    def send(self, play: AnyPlay, sound: str = "stamp") -> None:
        """Answer the present ask."""
        ...

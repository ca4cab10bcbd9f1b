"""What the parts of the table share: the update as it is read, words and names, inks and places, and how one answers.

The table fills it and hands itself to every part as this and no more; whoever needs another part takes that by name.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Protocol

from game.tabletop.panels import ClickAction
from game.titles.lords_of_hell.rules.ask_facts import AskFacts
from game.titles.lords_of_hell.rules.plays import AnyPlay
from game.titles.lords_of_hell.screen.layout import Ground
from game.titles.lords_of_hell.screen.names import Names
from game.ui.look import Look


class Context(Names, Protocol):
    """One table, as its parts know it."""

    @property
    def look(self) -> Look: ...

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
    def asked(self) -> str:
        """The kind of question that this seat has still to answer; "" when there is none."""
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

    def again(self) -> None:
        """The selection changed."""
        ...

    def mark(self, handle: Hashable) -> ClickAction:
        """What a click on a thing means now."""
        ...

    def why_not(self) -> str:
        """Why nothing can be chosen now."""
        ...

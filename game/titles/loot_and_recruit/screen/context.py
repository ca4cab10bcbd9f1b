"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.context import ScreenContext, undo_button
from game.tabletop.contract import AnswerButton
from game.titles.loot_and_recruit.screen.layout import Ground, ground
from game.titles.loot_and_recruit.screen.names import Names
from game.titles.loot_and_recruit.screen.reading import Reading


@dataclass(kw_only=True, eq=False)
class Context(ScreenContext[Reading], Names):
    """One table, as its parts know it."""

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and number of seats."""
        frame = self.look.frame
        return ground(frame.size, frame.text_scale, len(self.reading.seats), self.services.seat)

    def why_not(self) -> str:
        """Why nothing can be chosen now."""
        ask, words, part = self.services.update.ask, self.words, self.part
        if ask is not None and ask.kind == "reaction" and part in ("choice", "others"):
            return words("why-reaction")
        if ask is not None and ask.kind == "flip_choice" and part == "others":
            return words("why-not-asked")
        return words(f"why-{part}", name=self.services.name(self.reading.active))


def undo(table: Context) -> AnswerButton:
    """The button that takes back the last move, while nothing new has been seen."""
    return undo_button(table, table.words("act-undo"), table.words("why-no-undo"))

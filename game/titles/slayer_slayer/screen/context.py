"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.tabletop.context import ScreenContext
from game.titles.slayer_slayer.rules import forecast
from game.titles.slayer_slayer.screen.cue_memory import CueMemory
from game.titles.slayer_slayer.screen.layout import Ground, ground
from game.titles.slayer_slayer.screen.moment_state import MomentState
from game.titles.slayer_slayer.screen.names import Names
from game.titles.slayer_slayer.screen.reading import Reading


@dataclass(kw_only=True, eq=False)
class Context(ScreenContext[Reading], Names):
    """One table, as its parts know it."""

    memory: CueMemory = field(default_factory=CueMemory)
    live: MomentState = field(default_factory=MomentState)
    """What a moment shows beside the update; anew with each."""

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and number of seats."""
        frame = self.look.frame
        return ground(frame.size, frame.text_scale, len(self.reading.seats), self.services.seat, self.low)

    @property
    def low(self) -> bool:
        """Something lies over the hand: only the heads of the cards show."""
        return bool(self.reading.slip)

    def foe_power(self) -> str:
        """The foe's basic Power; between what it lies, while the foe hides it."""
        services, foe = self.services, self.reading.foe
        between = forecast.hidden_power(services.update.view, services.feed.options)
        if between is not None:
            return self.words("foe-power-between", least=between[0], most=between[1])
        return str(foe.power) if foe is not None else ""

    def why_not(self) -> str:
        """Why something cannot be chosen now."""
        own = self.reading.own
        if own is not None and own.out:
            return self.words("why-out")
        ask = self.services.update.ask
        if ask is not None and self.services.seat in ask.seats and not self.asked:
            return self.words("why-waiting")
        return self.words("why-other" if self.asked else "why-not-asked")

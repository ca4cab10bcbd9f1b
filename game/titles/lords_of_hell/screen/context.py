"""What the parts of the table share beside what all titles' do (`tabletop/context.py`): names, reading and places.

Whoever needs another part takes that by name.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.context import ScreenContext
from game.titles.lords_of_hell.rules.ask_facts import AskFacts, facts_of
from game.titles.lords_of_hell.rules.plays import AnyPlay, choice_of
from game.titles.lords_of_hell.screen.layout import Ground, ground
from game.titles.lords_of_hell.screen.names import Names
from game.titles.lords_of_hell.screen.reading import Reading


@dataclass(kw_only=True, eq=False)
class Context(ScreenContext[Reading], Names):
    """One table, as its parts know it."""

    away: bool = False
    """The table is looked at instead of the battle."""
    plays_sent: int = 0
    """How many decisions this window has sent."""

    @property
    def ground(self) -> Ground:
        """Where everything lies, for this size and whether a battle covers the table."""
        frame, reading = self.look.frame, self.reading
        return ground(frame.size, frame.text_scale, len(reading.seats), self.services.seat, self.fighting)

    # the question

    @property
    def kind(self) -> str:
        """The kind of the present question, whoever is asked."""
        ask = self.services.update.ask
        return ask.kind if ask is not None else ""

    @property
    def facts(self) -> AskFacts:
        """What everybody may know of the present question."""
        return facts_of(self.services.update.ask)

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats that have still to answer; none while what came of the answers is shown, as at the end of a match."""
        ask = self.services.update.ask
        return ask.waiting_for if ask is not None and not self.services.showing else ()

    def can(self, play: AnyPlay) -> bool:
        """Whether the present ask takes this play."""
        return super().can(choice_of(play))

    def send(self, play: AnyPlay, sound: str = "stamp") -> None:
        """The one message of a decision."""
        self.plays_sent += 1
        super().send(choice_of(play), sound)

    def why_not(self) -> str:
        """Why nothing can be chosen now."""
        ask = self.services.update.ask
        waiting = ask.waiting_for if ask is not None else ()
        return self.words(f"why-{self.part}", name=self.words.join(self.devil(seat) for seat in waiting))

    # what is in sight

    @property
    def fighting(self) -> bool:
        """A battle covers the table."""
        return bool(self.reading.s.fronts) and not self.away and self.services.update.result is None

    @property
    def stage(self) -> bool:
        """A sheet lies over the market: nobody trades, or everything is over."""
        own = self.kind in ("pick_devil", "ritual_target", "chain", "sworn_join") or self.fighting
        return own or self.reading.phase in ("init", "ring", "settlement", "over")

    @property
    def covered(self) -> frozenset[int]:
        """Realms that are covered now; -1: the shelf of common things."""
        if not self.fighting:
            return frozenset()
        own = max(0, self.services.seat)
        return frozenset({-1, *(seat for seat in range(len(self.reading.seats)) if seat != own)})

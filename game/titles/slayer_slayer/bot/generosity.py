"""Whether the others at a table gather cards: those will have them to send, and a seat can rely on them.

Seen in the first divisions, while hands are full: who is short of cards later on takes them, whatever it is like. A generous
table and one of misers look alike in what they send, for most send what they must; not in what they ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine.cues import Cue
from game.titles.slayer_slayer.rules import cues

FULL = 5
"""So many divisions tell it."""
FEW_GATHER, MOST_GATHER = 0.42, 0.62
"""The part of the others that wish for cards first: at a table on which nobody can rely, and at a generous one."""
UNSEEN = 2
"""Chances to wish that are taken to have been seen before the first, half-way between the two."""


@dataclass
class Gathered:
    """What one seat has seen of it."""

    divisions: int = 0
    among: tuple[str, ...] = ()
    """What lies in the division under way,"""
    said: set[int] = field(default_factory=set)
    """and who has pointed at some of it."""
    cards: int = 0
    """First wishes that were for cards,"""
    chances: int = 0
    """of so many that could have been."""

    def observe(self, cue: Cue, rivals: Sequence[int]) -> None:
        """Count the first wish of each rival; who wishes for nothing gathers no cards."""
        if isinstance(cue, cues.Lots):
            self.divisions += 1
            self.among, self.said = tuple(str(kind) for kind, _ in cue.lots), set()
            if self._tells:
                self.chances += len(rivals)
        elif isinstance(cue, cues.Ping) and cue.seat in rivals and cue.seat not in self.said and self._tells:
            self.said.add(cue.seat)
            self.cards += self.among[cue.lot - 1] == "cards" if cue.lot > 0 else 0

    @property
    def _tells(self) -> bool:
        """Whether there are cards to take, and something else, while hands are full."""
        return self.divisions <= FULL and "cards" in self.among and len(set(self.among)) > 1

    @property
    def generous(self) -> float:
        """0 where nobody gathers cards, 1 where most do."""
        usual = (FEW_GATHER + MOST_GATHER) / 2
        part = (self.cards + UNSEEN * usual) / (self.chances + UNSEEN)
        return max(0.0, min(1.0, (part - FEW_GATHER) / (MOST_GATHER - FEW_GATHER)))

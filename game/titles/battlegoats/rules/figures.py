"""What a match of BattleGoats leaves for its results and the player's statistics, beside its tally."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cues import Cue
from game.engine.rules import Figures
from game.titles.battlegoats.rules import cues


def count(cue: Cue) -> Iterator[tuple[str, int, int]]:
    """Figure, seat, by how much: fights won by who attacked and by who was attacked (BTG-5.7), commands used (BTG-6.10)."""
    match cue:
        case cues.Compare(wins="attack"):
            yield "attacks_won", int(cue.place[0]), 1
        case cues.Compare(wins="defend"):
            yield "defences_won", int(cue.target[0]), 1
        case cues.Command():
            yield "commands", cue.seat, 1


FIGURES = Figures(count, names=("attacks_won", "defences_won", "commands"), order=("left", "defeated"))

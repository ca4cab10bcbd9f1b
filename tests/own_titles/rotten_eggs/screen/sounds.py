"""What is heard: the music of the menu, a card for an offer, coins or a groan for an egg."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cues import Cue
from game.tabletop.contract import TableSounds
from game.titles.rotten_eggs.rules.cues import Nested, Offered
from game.ui.music import Music


def heard(cue: Cue) -> Sequence[tuple[str, int | None]]:
    """The effects of a cue."""
    if isinstance(cue, Offered):
        return (("card_slide", None),)
    return (("card_flip", None), ("stamp", None)) if isinstance(cue, Nested) else ()


SOUNDS = TableSounds(lambda update: Music(("menu",)), heard)

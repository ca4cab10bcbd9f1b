"""The shapes of all plays: what a choice must look like to be explained (`game/engine/shapes.py`)."""

from game.engine.shapes import Either, Plays
from game.titles.battlegoats.rules.cards import SPACES

SPACE = frozenset(SPACES)
PLACE = (range(6), SPACE)
"""A seat and one of its spaces."""
_NAMED = Either(str, PLACE, [str], [PLACE])

PLAYS = Plays(
    {
        "attack": ((SPACE, [PLACE]),),
        "command": ((SPACE,), (SPACE, _NAMED), (SPACE, _NAMED, _NAMED)),
        "ready": (([(SPACE, str)],),),
        "sketch": (([(SPACE, str)],),),
        "stay": ((),),
        "swap": ((str,),),
        "end": ((),),
        "pass": ((),),
    },
    str,
    range(6),
    [PLACE],
    [(SPACE, str)],
)

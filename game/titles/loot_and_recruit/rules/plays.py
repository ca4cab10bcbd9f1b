"""The shapes of all plays: what a choice must look like to be explained (`game/engine/shapes.py`)."""

from game.engine.shapes import Either, Plays

_SLOT = Either(int, str)
"""A handle, a slot's number or a pile's name."""

PLAYS = Plays(
    {
        "attack": ((int, int, int),),
        "capture": ((int,), (int, int)),
        "decline": ((),),
        "end_turn": ((),),
        "perform": ((), ([int],), ([int], _SLOT)),
        "play_card": ((int,),),
        "purchase": ((_SLOT,),),
        "recruit": ((_SLOT, int),),
        "use_action": ((int,), (int, _SLOT), (int, int, int, int, int)),
    },
    str,
    int,
    (int, int),
)

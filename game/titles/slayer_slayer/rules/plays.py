"""The shapes of all plays: what a choice must look like to be explained (`game/engine/shapes.py`)."""

from game.engine.shapes import Either, Plays

_PRICE = Either(str, [str])
"""A currency; that both can't be mixed is a rule (GSS-9.15), not a shape."""

PLAYS = Plays(
    {
        "buy": ((str, _PRICE), (str, _PRICE, int)),
        "commit": (([int],),),
        "confirm": ((),),
        "done": ((),),
        "ping": ((int,),),
        "pledge": ((str,),),
        "withdraw": ((),),
    },
    str,
    int,
    [int],
)

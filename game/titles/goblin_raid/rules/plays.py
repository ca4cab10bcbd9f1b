"""The shapes of all plays: what a choice must look like to be explained (`game/engine/shapes.py`)."""

from game.engine.shapes import Plays

_UNITS = [str]
_HEXES = [str]

PLAYS = Plays(
    {
        "advance": ((str, _UNITS, _HEXES),),
        "assign_leader": ((str, str),),
        "assign_units": ((str, _UNITS),),
        "auto_bags": ((str, int),),
        "auto_step": ((),),
        "call_off": ((),),
        "choose_commander": ((str, str),),
        "concede": ((),),
        "declare": ((str, str, _HEXES, _HEXES),),
        "done": ((),),
        "end_phase": ((),),
        "enter": ((str, str, _UNITS),),
        "escort": ((_UNITS, _UNITS),),
        "exit": ((str, str, _UNITS),),
        "fight": ((int,),),
        "finish": ((),),
        "fire": ((str, _UNITS, [int]),),
        "flee": ((_UNITS, _HEXES),),
        "leave": ((),),
        "march": ((str, str, str, _UNITS),),
        "melee": ((str, _UNITS),),
        "none": ((),),
        "order": ((_UNITS,),),
        "pass_step": ((),),
        "place_leader": ((str, str),),
        "place_unit": ((str, str),),
        "plunder": ((str, str),),
        "ready": ((),),
        "reinforcements": ((str,),),
        "run": ((str,),),
        "set_top": ((str, str),),
        "stay": ((),),
        "step": ((str, str, str, _UNITS),),
    },
)

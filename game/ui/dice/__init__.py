"""Dice: solids (`solids`), a throw (`physics`), the roll that all see (`roll`), how dice look (`drawing`, `pictures`), the
tray of a table (`tray`)."""

from game.ui.dice.physics import Flick, Tray
from game.ui.dice.roll import Roll, Throw, throw
from game.ui.dice.solids import D6, D20, SOLIDS, Solid
from game.ui.dice.tray import DiceTray, Result

__all__ = ["D6", "D20", "SOLIDS", "DiceTray", "Flick", "Result", "Roll", "Solid", "Throw", "Tray", "throw"]

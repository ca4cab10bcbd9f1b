"""What BattleGoats' choices are to a plain plan."""

from __future__ import annotations

from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.plan_contract import Plans


def _standing(view: View) -> list[float]:
    """Return the cards that each seat has left."""
    return [float(left) for left in view["public"]["left"]]


def _target(choice: Choice) -> int:
    """Return the owner of an attack's first target."""
    seat: int = choice[2][0][0]
    return seat


PLANS = Plans(
    habits={"attack": ("* attack",), "command": ("* command",), "dodge": ("dodge swap",)},
    told={"declared": "* attack", "command": "* command"},
    standing=_standing,
    target=_target,
    settings={"commander": {"command": 1}, "never_dodges": {"dodge": -1}},
)

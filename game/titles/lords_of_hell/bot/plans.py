"""What Lords of Hell's choices are to a plain plan."""

from __future__ import annotations

from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.plan_contract import Plans


def _standing(view: View) -> list[float]:
    """Return everybody's victory points."""
    return [float(points) for points in view["public"]["vp"]]


def _target(choice: Choice) -> int:
    """Return the seat whose realm is attacked."""
    seat: int = choice[1]
    return seat


PLANS = Plans(
    habits={
        "attack": ("attack_turn attack",),
        "leave": ("organisation join", "arrival come"),
        "join": ("organisation join",),
        "spend": ("* table", "* play", "* begin", "* artifact"),
        "rush": ("tabling table", "tabling earth", "tabling begin"),
        "accept": ("* accept",),
        "offer": ("* offer",),
        "earth": ("tabling earth",),
        "call_off": ("* call_off",),
        "surrender": ("organisation surrender",),
        "decline": ("vote decline",),
    },
    told={"tabled": "* table", "earth": "* earth", "attack": "attack_turn attack", "passed": "attack_turn pass"},
    standing=_standing,
    target=_target,
    settings={
        "silent": {"offer": -1, "accept": -1},
        "never_votes": {"decline": 1},
        "surrenders": {"surrender": 1},
        "no_earth": {"earth": -1},
    },
)

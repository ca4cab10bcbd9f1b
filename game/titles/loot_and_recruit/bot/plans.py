"""What Loot & Recruit's choices are to a plain plan."""

from __future__ import annotations

from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.loot_and_recruit.rules.cards import INDEX, VP
from game.titles.plan_contract import Plans


def _standing(view: View) -> list[float]:
    """Return each seat's counts so far and the points on its platforms."""
    rows = [row for name, row in view.items() if name.startswith("seat.")]
    towers = [sum(VP[INDEX[card]] for tower in row["platforms"] for _, card in tower) for row in rows]
    return [float(sum(row["counts"]) + tower) for row, tower in zip(rows, towers)]


def _target(choice: Choice) -> int:
    """Return the seat that an attack is against."""
    seat: int = choice[1]
    return seat


PLANS = Plans(
    habits={
        "attack": ("turn attack",),
        "spend": ("turn purchase", "turn recruit"),
        "rush": ("turn recruit",),
        "buy": ("turn purchase",),
        "act": ("turn use_action",),
        "accept": ("flip_choice perform",),
        "react": ("reaction react",),
    },
    told={
        "attack": "turn attack",
        "purchased": "turn purchase",
        "recruited": "turn recruit",
        "action": "turn use_action",
    },
    standing=_standing,
    target=_target,
    settings={"never_buys": {"buy": -1}, "never_reacts": {"react": -1}},
)

"""How likely each devil is to win in the end, by what lies on a whole table: what a thought comes to where it stops."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from game.titles.lords_of_hell.bot.position import AT_LIMIT, crown_chances
from game.titles.lords_of_hell.rules.cards import CAPTIVE, SCORING
from game.titles.lords_of_hell.rules.promises import STANDING
from game.titles.lords_of_hell.rules.records import saying
from game.titles.lords_of_hell.rules.sentences import NoAttack, Vote
from game.titles.lords_of_hell.rules.setup import option_of
from game.titles.lords_of_hell.rules.state import NONE, State, held_by, mighty_power

FEATURES = (
    "points", "points near the goal", "points near the limit", "power", "statuses", "markers", "reckoning", "hand",
    "fortress", "captive", "captives", "souls", "peace", "votes",
)  # fmt: skip
"""What tells seats apart: a weight for each stands in `learned.py`."""
CLOSE = 1.5
"""Points of lead that make a win e times as likely as not, if somebody were crowned now."""
NEAR = 4
"""Points below the goal from which each counts more."""


def features(s: State, options: dict[str, Any]) -> list[list[float]]:
    """The features of every seat, hands and promise cards known."""
    goal, limit = int(option_of(options, s.seats, "victory_goal")), int(option_of(options, s.seats, "round_limit"))
    power = [mighty_power(s, seat) for seat in range(s.seats)]
    crown = crown_chances(s, power, goal, limit)
    late = 0 <= limit - s.round < len(AT_LIMIT)
    reckoned = _reckoned(s, crown)
    return [_features(s, seat, power[seat], reckoned[seat], goal, late) for seat in range(s.seats)]


def _reckoned(s: State, crown: list[float]) -> list[float]:
    """The chance of each seat to win if somebody were crowned now, each as likely as it is to be."""
    found = [0.0] * s.seats
    for overlord, likely in enumerate(crown):
        for seat, share in enumerate(chances([[points] for points in final_points(s, overlord)], (1 / CLOSE,))):
            found[seat] += likely * share
    return found


def final_points(s: State, overlord: int) -> list[float]:
    """Everybody's points if that seat were crowned now (LOH-15.1)."""
    own, other = SCORING["overlord_promise_held_by_overlord"], SCORING["overlord_promise_held_by_other"]
    return [
        s.vp[seat] * SCORING["victory_point"]
        + (SCORING["overlord"] if seat == overlord else 0)
        + s.held[seat][overlord] * (own if seat == overlord else other)
        for seat in range(s.seats)
    ]


def _features(s: State, seat: int, power: int, reckoned: float, goal: int, late: bool) -> list[float]:
    vp = s.vp[seat]
    peace = sum(
        (word.target == seat) - (promise.by == seat)
        for promise, word in saying(s.promises, NoAttack)
        if promise.state in STANDING
    )
    votes = sum(promise.state in STANDING and word.candidate == seat for promise, word in saying(s.promises, Vote))
    return [
        vp,
        max(0, vp - (goal - NEAR)),
        vp * late,
        power,
        sum(holder == seat for holder in s.holder),
        s.markers[seat],
        reckoned,
        len(s.hand[seat]),
        s.fortress[seat] != NONE,
        s.body[seat] == CAPTIVE,
        len(held_by(s, seat)),
        s.souls[seat],
        peace,
        votes,
    ]


def chances(table: Sequence[Sequence[float]], weights: tuple[float, ...]) -> list[float]:
    """The chance of each seat to win, by the features of all."""
    sums = [sum(weight * feature for weight, feature in zip(weights, row)) for row in table]
    best = max(sums)
    shares = [exp(one - best) for one in sums]
    return [share / sum(shares) for share in shares]

"""How good a table stands for each seat: the chance that it wins, by hands, floors and points (`learned.WEIGHTS`)."""

from __future__ import annotations

from math import exp
from operator import mul

from game.engine.match import Match
from game.titles.slayer_slayer.bot.learned import WEIGHTS
from game.titles.slayer_slayer.bot.weigh import keep
from game.titles.slayer_slayer.rules.cards import FLOORS, SOLE_SURVIVOR
from game.titles.slayer_slayer.rules.ending import parts
from game.titles.slayer_slayer.rules.state import State, living

HAND = 33.0
"""What the goblins of a whole hand are worth to keep, more or less."""
POINTS = 100.0
CLOSE = 25.0
"""Points at the surface that make a win e times as likely as not: near misses count a little, so that thought sees them."""
SHARED = 1.5
"""What it is worth to a seat that the party comes through, whoever wins, against winning oneself: without it each counts on
the others to send enough, and the party dies of it. A Sole Survivor has no part in it."""
FEATURES = (
    *("one", "ahead", "all", "all ahead", "own", "own ahead", "weakest", "weakest ahead"),
    *("lead", "lead ahead", "lead near", "last cards", "living", "power ahead"),
)
"""What the chance of a seat is made of; `ahead`: times the part of the floors that are left."""
LEADS = frozenset({"lead", "lead ahead", "lead near"})
"""Those that say who is ahead in points."""

Row = list[float]


def features(s: State) -> dict[int, Row]:
    """Seat -> a number for each of `FEATURES`, for the living."""
    left = living(s)
    hands = {seat: sum(keep(s.faces[handle]) for handle in s.hand[seat]) / HAND for seat in left}
    points = {seat: sum(parts(s, seat)) / POINTS for seat in left}
    ahead = (FLOORS - s.floor + 1) / FLOORS
    found: dict[int, Row] = {}
    for seat in left:
        others = [other for other in left if other != seat]
        whole = sum(hands.values()) / len(left)
        least = min((hands[other] for other in others), default=0.0)
        lead = points[seat] - max((points[other] for other in others), default=0.0)
        last = 1.0 if len(s.hand[seat]) <= 2 else 0.0
        found[seat] = [
            *(1.0, ahead, whole, whole * ahead, hands[seat], hands[seat] * ahead, least, least * ahead),
            *(lead, lead * ahead, lead * (1 - ahead) ** 2, last, len(left) / s.seats, s.per_player * ahead),
        ]
    return found


def chances(
    rows: dict[int, Row], soles: set[int], weights: tuple[tuple[float, ...], ...] = WEIGHTS
) -> dict[int, float]:
    """Seat -> its chance to win; what is missing to 1 is that nobody wins."""
    powers = {
        seat: exp(max(-30.0, min(30.0, sum(map(mul, row, weights[seat in soles]))))) for seat, row in rows.items()
    }
    whole = 1.0 + sum(powers.values())
    return {seat: power / whole for seat, power in powers.items()}


def value(match: Match[State]) -> list[float]:
    """What a match is worth to each seat, 0 to 1: its chance to win and, but for a Sole Survivor, that of the party to come
    through; or what came of it."""
    s = match.state
    out = [0.0] * s.seats
    result = match.result
    if result is None:
        soles = {seat for seat in range(s.seats) if s.objective[seat] == SOLE_SURVIVOR}
        rows = features(s)
        through = party(rows, soles)
        for seat, chance in chances(rows, soles).items():
            out[seat] = chance if seat in soles else with_party(chance, through)
    elif result.outcome == "surface":
        left = living(s)
        top = max(sum(parts(s, seat)) for seat in left)
        shares = {seat: exp((sum(parts(s, seat)) - top) / CLOSE) for seat in left}
        for seat in left:
            own = shares[seat] / sum(shares.values())
            out[seat] = own if s.objective[seat] == SOLE_SURVIVOR else with_party(own, 1.0)
    else:
        for seat in result.winners:
            out[seat] = 1.0
    return out


def party(rows: dict[int, Row], soles: set[int]) -> float:
    """The chance that the party comes through: by goblins and floors, whoever leads."""
    level = {seat: [0.0 if name in LEADS else part for name, part in zip(FEATURES, row)] for seat, row in rows.items()}
    return sum(chance for seat, chance in chances(level, soles).items() if seat not in soles)


def with_party(own: float, through: float) -> float:
    """Own chance and the party's, weighed."""
    return (own + SHARED * through) / (1 + SHARED)

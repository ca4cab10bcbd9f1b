"""How two armies stand in log odds, by numbers learned from play (`learned.py`): what each card is good for where it lies,
whether the other side knows it, and how many are left.

Between two a fight is weighed by what it changes (`stake`, `AHEAD`), a whole table by `odds`; among more a table by `shares`."""

from __future__ import annotations

from math import exp

from game.titles.battlegoats.bot.learned import CARD, GROUP_CARD, GROUP_LEAD, GROUP_POWERS, KNOWN, LEAD, POWERS
from game.titles.battlegoats.bot.weigh import WHOLE
from game.titles.battlegoats.rules.cards import CANNOT_ATTACK, COUNT, IDS, UNKNOWN
from game.titles.battlegoats.rules.power import power
from game.titles.battlegoats.rules.state import State, places_of

_HIDDEN = tuple(CARD.get(name, 0.0) for name in IDS[:UNKNOWN])
_CARD_ODDS = (_HIDDEN, tuple(odds + KNOWN.get(name, 0.0) for name, odds in zip(IDS, _HIDDEN)))
"""By whether the other side knows the card; a card that came later counts by its powers alone."""
OVER = 4.0
"""Log odds of a victory that is won."""
MOST = 40
"""No card has so much power."""


def features(attack: float, defence: float) -> tuple[float, float, float, float]:
    """What is learned of a card's powers."""
    attack /= 10
    defence /= 10
    return attack, attack * attack, defence, defence * defence


def lead_features(mover: int, other: int) -> dict[str, float]:
    """What is learned of how many cards whoever moves next and the other have left."""
    n = mover + other
    return {"next": 1.0, "few": 4 / n, "ahead": (mover - other) / n, "late": 4 * (mover - other) / n / n}


def powers(s: State, place: int) -> tuple[int, int]:
    """The card's power against nobody in particular: attacking (none where it can't), defending."""
    card = s.field[place]
    attack = 0 if CANNOT_ATTACK >> card & 1 else power(s, place, UNKNOWN, True, 0)
    return attack, power(s, place, UNKNOWN, False, 0)


def _by_power(weights: tuple[float, float, float, float]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What each attacking power brings, and each defending power."""
    one, two, three, four = weights
    rows = [features(n, n) for n in range(MOST)]
    return tuple(one * a + two * aa for a, aa, _, _ in rows), tuple(three * d + four * dd for _, _, d, dd in rows)


_BY_POWER = tuple(tuple(_by_power(POWERS[moves, known]) for known in (False, True)) for moves in (False, True))
_GROUP_CARD = tuple(GROUP_CARD.get(name, 0.0) for name in IDS[:UNKNOWN])
_GROUP_BY_POWER = tuple(_by_power(GROUP_POWERS[known]) for known in (False, True))


def stake(card: int, attack: int, defence: int, moves: bool, known: bool) -> float:
    """What a card brings its owner, who moves next or not; `known` to the other side."""
    attacking, defending = _BY_POWER[moves][known]
    return _CARD_ODDS[known][card] + attacking[min(attack, MOST - 1)] + defending[min(defence, MOST - 1)]


def _lead(mine: int, theirs: int) -> float:
    if not mine or not theirs:
        return OVER * (bool(mine) - bool(theirs))
    return -sum(LEAD[name] * found for name, found in lead_features(theirs, mine).items())


AHEAD = tuple(tuple(_lead(mine, theirs) for theirs in range(10)) for mine in range(10))
"""What it brings to have so many cards against so many of who moves next."""
BACK = sum(stake(card, *whole, True, False) for card, whole in enumerate(WHOLE)) / len(WHOLE)
"""What a back brings its owner, who moves next."""


def odds(s: State) -> float:
    """How two armies stand for whoever moves next, both of them in play."""
    mine, theirs = s.active, 1 - s.active
    found = -AHEAD[COUNT[s.occupied[theirs]]][COUNT[s.occupied[mine]]]
    for owner, sign in ((mine, 1), (theirs, -1)):
        for place in places_of(s, owner):
            card = s.field[place]
            found += sign * stake(card, *powers(s, place), owner == mine, bool(s.shown >> card & 1))
    return found


def shares(s: State) -> list[float]:
    """Each seat's chance of the victory by what all have in play; even where nobody has anything."""
    found = [exp(_stands(s, seat)) if mask else 0.0 for seat, mask in enumerate(s.occupied)]
    whole = sum(found)
    return [one / whole for one in found] if whole else [1 / s.seats] * s.seats


def _stands(s: State, seat: int) -> float:
    """Log odds of one army among three and more."""
    found = GROUP_LEAD[f"{COUNT[s.occupied[seat]]} left"] + (GROUP_LEAD["next"] if seat == s.active else 0.0)
    for place in places_of(s, seat):
        card = s.field[place]
        attack, defence = powers(s, place)
        attacking, defending = _GROUP_BY_POWER[s.shown >> card & 1]
        found += _GROUP_CARD[card] + attacking[min(attack, MOST - 1)] + defending[min(defence, MOST - 1)]
    return found

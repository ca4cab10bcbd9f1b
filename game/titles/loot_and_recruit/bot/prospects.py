"""What a seat may expect to have when it is all counted: fitted to matches of bots, round by round (`learned.py`)."""

from __future__ import annotations

from game.titles.loot_and_recruit.bot.deck import CARDS, FOES, HAND, OF_CARD
from game.titles.loot_and_recruit.bot.learned import WEIGHTS
from game.titles.loot_and_recruit.bot.worth import chance_to_hit, expected_loss_of, towers_of
from game.titles.loot_and_recruit.rules.cards import DEFENSE, GUARD, VP
from game.titles.loot_and_recruit.rules.state import State, standing

TOWERS = ("at_risk", "open", "standing", "paid", "frail")
"""What is weighed of towers: points that the next attack may take; platforms that can be built on; points; the own Spoils as
far as the others have anything to hit; each point by how far the weakest Goblin at or under it falls short of `FIRM` Defense."""
FEATURES = ("constant", *TOWERS, *CARDS, *(f"foes_{name}" for name in FOES))
FIRM = 6

Hand = list[float]


_FOES = [CARDS.index(name) for name in FOES]
_ATTACK, _SPOILS = CARDS.index("attack"), CARDS.index("spoils")


def features(s: State) -> list[list[float]]:
    """The features of each seat, from its cards wherever they lie (in thought and in training, all are known)."""
    hands = [_hand(s, seat) for seat in range(s.seats)]
    out = []
    for seat, hand in enumerate(hands):
        others = [other for n, other in enumerate(hands) if n != seat]
        foes = [sum([other[n] for other in others]) / len(others) for n in _FOES]
        risk, free = expected_loss_of(s, seat, sum([other[_ATTACK] for other in others]) / len(others))
        paid = hand[_SPOILS] * chance_to_hit(s, seat, hand[_ATTACK])
        out.append([1.0, risk, free, float(standing(s, seat)), paid, _frailty(s, seat), *hand, *foes])
    return out


def _hand(s: State, seat: int) -> Hand:
    """What is counted of a mean hand of a seat."""
    faces = s.faces
    rows = [OF_CARD[faces[card]] for zone in (s.hand, s.deck, s.discard, s.play) for card in zone[seat]]
    share = min(HAND, len(rows)) / max(1, len(rows))
    return [share * sum(column) for column in zip(*rows)] if rows else [0.0] * len(CARDS)


def _frailty(s: State, seat: int) -> float:
    """How frail the towers are that no shield guards."""
    frail = 0
    for tower in towers_of(s, seat):
        if tower and not GUARD[tower[-1]]:
            least = FIRM
            for card in tower:
                least = min(least, DEFENSE[card])
                frail += VP[card] * (FIRM - least)
    return float(frail)


def final_totals(s: State) -> list[float]:
    """What each seat's counts will come to, as far as one can tell now."""
    weights = WEIGHTS[min(len(s.events), len(WEIGHTS) - 1)]
    return [
        sum(s.counts[seat]) + sum([weight * feature for weight, feature in zip(weights, row)])
        for seat, row in enumerate(features(s))
    ]

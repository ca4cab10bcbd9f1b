"""What a seat may expect to have when it is all counted: fitted to matches of bots, round by round (`learned.py`)."""

from __future__ import annotations

from game.titles.loot_and_recruit.bot.learned import WEIGHTS
from game.titles.loot_and_recruit.bot.worth import HAND, expected_loss_of, towers_of
from game.titles.loot_and_recruit.rules.cards import ACTION, DEFENSE, GUARD, POWER, REACTS, SPOILS, VP
from game.titles.loot_and_recruit.rules.state import State, standing

ACTIONS = (
    *("draw", "take_from_discard", "trash", "discount", "replace_lineup_card", "capture_goblin"),
    *("attach_shield", "move_goblin", "modify_defense", "gain_power"),
)
"""Verbs of actions, each weighed for itself."""
CARDS = ("loot", "recruit", "attack", *ACTIONS, "guards", "spoils")
"""What is counted of a mean hand: powers, what its actions do (draws by cards), Bodyguards, power paid for a hit."""
TOWERS = ("at_risk", "open", "standing", "bare", "frail")
"""What is weighed of towers: points that the next attack may take; platforms that can be built on; points; platforms with
nothing on them; each point by how far the weakest Goblin at or under it falls short of `FIRM` Defense."""
FOES = ("recruit", "attack", "move_goblin", "gain_power", "guards", "spoils")
"""What is weighed of the others' mean hands."""
FEATURES = ("constant", *TOWERS, *CARDS, *(f"foes_{name}" for name in FOES))
FIRM = 6

Hand = list[float]


def _per_card(card: int) -> tuple[int, ...]:
    done = {
        verb: sum(effect.n if verb == "draw" else 1 for effect in ACTION[card] if effect.verb == verb)
        for verb in ACTIONS
    }
    spoils = SPOILS[card]
    return *POWER[card], *done.values(), int(REACTS[card]), spoils.n if spoils is not None else 0


_OF_CARD = tuple(_per_card(card) for card in range(len(POWER)))
_FOES = [CARDS.index(name) for name in FOES]
_ATTACK = CARDS.index("attack")


def features(s: State) -> list[list[float]]:
    """The features of each seat, from its cards wherever they lie (in thought and in training, all are known)."""
    hands = [_hand(s, seat) for seat in range(s.seats)]
    out = []
    for seat, hand in enumerate(hands):
        others = [other for n, other in enumerate(hands) if n != seat]
        foes = [sum([other[n] for other in others]) / len(others) for n in _FOES]
        risk, free = expected_loss_of(s, seat, sum([other[_ATTACK] for other in others]) / len(others))
        bare, frail = _towers(s, seat)
        out.append([1.0, risk, free, float(standing(s, seat)), bare, frail, *hand, *foes])
    return out


def _hand(s: State, seat: int) -> Hand:
    """What is counted of a mean hand of a seat."""
    faces = s.faces
    rows = [_OF_CARD[faces[card]] for zone in (s.hand, s.deck, s.discard, s.play) for card in zone[seat]]
    share = min(HAND, len(rows)) / max(1, len(rows))
    return [share * sum(column) for column in zip(*rows)] if rows else [0.0] * len(CARDS)


def _towers(s: State, seat: int) -> tuple[float, float]:
    """Bare platforms, and how frail the other towers are that no shield guards."""
    bare = frail = 0
    for tower in towers_of(s, seat):
        if not tower:
            bare += 1
        elif not GUARD[tower[-1]]:
            least = FIRM
            for card in tower:
                least = min(least, DEFENSE[card])
                frail += VP[card] * (FIRM - least)
    return float(bare), float(frail)


def final_totals(s: State) -> list[float]:
    """What each seat's counts will come to, as far as one can tell now."""
    weights = WEIGHTS[min(len(s.events), len(WEIGHTS) - 1)]
    return [
        sum(s.counts[seat]) + sum([weight * feature for weight, feature in zip(weights, row)])
        for seat, row in enumerate(features(s))
    ]

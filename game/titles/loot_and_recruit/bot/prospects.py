"""What a seat may expect to have when it is all counted: fitted to matches of bots, round by round (`learned.py`)."""

from __future__ import annotations

from game.titles.loot_and_recruit.bot.learned import WEIGHTS
from game.titles.loot_and_recruit.bot.worth import HAND, expected_loss_of
from game.titles.loot_and_recruit.rules.cards import ACTION, ATTACK, LOOT, POWER, REACTS, RECRUIT
from game.titles.loot_and_recruit.rules.state import State, standing

FEATURES = ("constant", "standing", "at_risk", "recruit", "loot", "attack", "foes_attack", "draws", "guards", "open")
"""What is weighed of a seat: points that stand, those that the next attack may take, the powers of a mean hand, the others'
mean Attack, cards drawn beyond five, Bodyguards a hand, platforms that can be built on."""


def features(s: State) -> list[list[float]]:
    """The features of each seat, from its cards wherever they lie (in thought and in training, all are known)."""
    decks = [_deck(s, seat) for seat in range(s.seats)]
    out = []
    for seat, (loot, recruit, attack, draws, guards) in enumerate(decks):
        foes = sum(deck[ATTACK] for other, deck in enumerate(decks) if other != seat) / (s.seats - 1)
        risk, free = expected_loss_of(s, seat, foes)
        out.append([1.0, float(standing(s, seat)), risk, recruit, loot, attack, foes, draws, guards, free])
    return out


def _deck(s: State, seat: int) -> tuple[float, float, float, float, float]:
    """Loot, Recruit, Attack, cards drawn by actions and Bodyguards in a mean hand."""
    faces = s.faces
    cards = [faces[card] for zone in (s.hand, s.deck, s.discard, s.play) for card in zone[seat]]
    loot = recruit = attack = draws = guards = 0
    for card in cards:
        power = POWER[card]
        loot += power[LOOT]
        recruit += power[RECRUIT]
        attack += power[ATTACK]
        guards += REACTS[card]
        for effect in ACTION[card]:
            if effect.verb == "draw":
                draws += effect.n
    share = min(HAND, len(cards)) / max(1, len(cards))
    return loot * share, recruit * share, attack * share, draws * share, guards * share


def final_totals(s: State) -> list[float]:
    """What each seat's counts will come to, as far as one can tell now."""
    weights = WEIGHTS[min(len(s.events), len(WEIGHTS) - 1)]
    return [
        sum(s.counts[seat]) + sum([weight * feature for weight, feature in zip(weights, row)])
        for seat, row in enumerate(features(s))
    ]

"""What may lie under a back: by where armies have such a card, and by how soon it is sent out (numbers of `learned.py`).

Whoever has attacked five times has hardly kept the Headlong Charger for later; a Land Mine is never sent, and lies in front.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.chance import AnyChance
from game.titles.battlegoats.bot.learned import LAID, SENT
from game.titles.battlegoats.rules.cards import CARDS, HEROES, IDS, UNKNOWN
from game.titles.battlegoats.rules.state import State

KIND = (0, 1, 0, 2, 3, 2, 4, 5, 4)
"""Kind of each space: left and right are alike."""
KINDS = 6
MOST = 10
"""Attacks that are counted, and none."""
SWEEPS = 3
"""How often each back is given a chance to be another card."""
FINE = 1 << 12
DOUBT = 0.2
"""The part of rivals who do otherwise than others: nothing is ever ruled out by what they usually do."""
_ANY = sum(SENT.values()) / len(SENT)


def _weights(name: str) -> tuple[tuple[float, ...], ...]:
    """By the attacks of its owner, and by space."""
    laid, stays = LAID.get(name, (1.0,) * KINDS), (1 - SENT.get(name, _ANY)) / (1 - _ANY)
    kept = [_doubted(stays**attacks) for attacks in range(MOST)]
    return tuple(tuple(_doubted(laid[kind]) * part for kind in KIND) for part in kept)


def _doubted(weight: float) -> float:
    return DOUBT + (1 - DOUBT) * weight


_WEIGHTS = tuple(_weights(name) for name in IDS[:UNKNOWN])


class Belief:
    """How often each seat has attacked, and what follows for its backs."""

    def __init__(self, attacks: Mapping[int, int]) -> None:
        self.attacks = attacks

    def weight(self, card: int, place: int) -> float:
        """How much likelier the card lies there than any card lies anywhere."""
        return _WEIGHTS[card][min(MOST - 1, self.attacks.get(place // 9, 0))][place % 9]

    def settle(self, s: State, seat: int, chance: AnyChance) -> None:
        """Exchange what `seat` can't know in an imagined table until it is as likely as its weights say (Metropolis)."""
        known = s.known[seat] | s.shown | s.up
        backs = [
            place for place, card in enumerate(s.field) if card >= 0 and place // 9 != seat and not known >> card & 1
        ]
        spare = [card for card in range(len(CARDS)) if s.reserve >> card & 1]
        for place in backs * SWEEPS:
            card, n = s.field[place], chance.below("", len(backs) + len(spare))
            at = backs[n] if n < len(backs) else -1
            other = s.field[at] if at >= 0 else spare[n - len(backs)]
            if (HEROES >> card ^ HEROES >> other) & 1:
                continue
            gain = self.weight(other, place) / self.weight(card, place)
            if at >= 0:
                gain *= self.weight(card, at) / self.weight(other, at)
            if chance.below("", FINE) >= gain * FINE:
                continue
            s.field[place] = other
            s.handle[card], s.handle[other] = s.handle[other], s.handle[card]
            if at >= 0:
                s.field[at] = card
            else:
                spare[n - len(backs)] = card
                s.reserve ^= 1 << card | 1 << other

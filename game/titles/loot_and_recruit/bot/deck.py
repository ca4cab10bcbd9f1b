"""What a card is worth to the deck that it comes into or leaves: points of lead that may be expected of it, by what was
learned of mean hands, round by round (`learned.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.titles.loot_and_recruit.bot.learned import WEIGHTS
from game.titles.loot_and_recruit.rules.cards import ACTION, POWER, REACTS, SPOILS
from game.titles.loot_and_recruit.rules.state import State

HAND = 5
ACTIONS = (
    *("draw", "take_from_discard", "trash", "discount", "replace_lineup_card", "capture_goblin"),
    *("attach_shield", "move_goblin", "modify_defense", "gain_power"),
)
"""Verbs of actions, each weighed for itself."""
CARDS = ("loot", "recruit", "attack", *ACTIONS, "guards", "spoils")
"""What is counted of a mean hand: powers, what its actions do (draws by cards), Bodyguards, power paid for a hit."""
FOES = ("recruit", "attack", "move_goblin", "gain_power", "guards", "spoils")
"""What is weighed of the others' mean hands."""
STYLES = ("balanced", "rush", "raider", "engine")
TASTES: dict[str, dict[str, float]] = {
    "balanced": {},
    "rush": {"recruit": 1.2},
    "raider": {"attack": 1.25, "gain_power": 1.25, "spoils": 1.25},
    "engine": {"loot": 1.1, "draw": 1.25, "take_from_discard": 1.25, "trash": 1.25},
}
"""What each style makes more of than is known of it."""


def _per_card(card: int) -> tuple[int, ...]:
    done = {
        verb: sum(effect.n if verb == "draw" else 1 for effect in ACTION[card] if effect.verb == verb)
        for verb in ACTIONS
    }
    spoils = SPOILS[card]
    return *POWER[card], *done.values(), int(REACTS[card]), spoils.n if spoils is not None else 0


OF_CARD = tuple(_per_card(card) for card in range(len(POWER)))
"""Card -> how much of each of `CARDS` it has."""


@cache
def worths(style: str, seats: int) -> tuple[tuple[float, ...], ...]:
    """Rounds ahead -> what each card is worth in a mean hand: to its owner, and against the mean of the others."""
    taste = TASTES[style]
    rows = []
    for weights in WEIGHTS:
        own = weights[-len(CARDS) - len(FOES) : -len(FOES)]
        against = dict(zip(FOES, weights[-len(FOES) :]))
        of = [
            (weight - against.get(name, 0.0) / (seats - 1)) * taste.get(name, 1.0) for name, weight in zip(CARDS, own)
        ]
        rows.append(tuple(sum(weight * n for weight, n in zip(of, has)) for has in OF_CARD))
    return tuple(rows)


def cards_of(s: State, seat: int, hidden: Sequence[int]) -> list[int]:
    """The faces of a seat's cards wherever they lie; `hidden` those of hand and deck."""
    faces = s.faces
    return [*hidden, *(faces[card] for zone in (s.discard, s.play) for card in zone[seat])]


def gain(worth: Sequence[float], cards: Sequence[int], card: int) -> float:
    """What one more card brings a deck of `cards`: it takes the place of a mean card."""
    return HAND * (worth[card] - sum([worth[other] for other in cards]) / len(cards)) / (len(cards) + 1)


def loss(worth: Sequence[float], cards: Sequence[int], card: int) -> float:
    """What a deck of `cards` gains by having one of them less."""
    return HAND * (sum([worth[other] for other in cards]) / len(cards) - worth[card]) / max(1, len(cards) - 1)

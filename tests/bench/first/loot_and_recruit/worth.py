"""What things are worth to a computer player: cards to purchase, Goblins, targets, towers (LNR-13.3 to 13.7).

Everything is worked out from the state as the seat knows it (`imagining.known`) and from the view's public lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine.chance import FastChance
from game.engine.rules import View
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    ATTACK,
    BONUS,
    CAPTURES,
    DEFENSE,
    EXTRA_ATTACKS,
    GUARD,
    INDEX,
    KIND,
    ON_PURCHASE,
    POWER,
    REACTS,
    RECRUIT_COST,
    SPOILS,
    VP,
)
from game.titles.loot_and_recruit.rules.state import State, defense, platforms_of, running_total, shielded

ROUNDS = 14
HAND = 5
STYLES = ("balanced", "rush", "raider", "engine")
AIM = {"balanced": 3.0, "rush": 2.0, "raider": 6.0, "engine": 2.5}
"""Mean Attack per hand that a style wants (LNR-13.5)."""
WORTH_A_PURCHASE = 1.6
LEVELS = ((0.6, 0.4), (1.2, 0.35), (1.9, 0.25))
"""Attacks to be expected: share of the opponents' mean, weight (LNR-13.4)."""


@dataclass
class Mind:
    """One seat's player: who it is, and what it keeps in mind."""

    seat: int
    level: str
    style: str
    chance: FastChance
    forgets: set[int] = field(default_factory=set)
    """Actions that an easy player has overlooked this turn."""
    turn: int = 0


@dataclass(frozen=True)
class Outlook:
    """The table as a player weighs it up."""

    s: State
    seat: int
    left: int
    """Rounds still to come, this one included."""
    threat: float
    """Mean Attack per hand of the opponents."""
    own: tuple[float, float, float]
    """Mean Loot, Recruit and Attack of an own hand."""
    leader: int
    order: tuple[int, ...]
    """Seats by running total, best first."""


def outlook(view: View, s: State, seat: int) -> Outlook:
    """Weigh up what the view shows."""
    means = [mean_powers(view, other) for other in range(s.seats)]
    others = [means[other][ATTACK] for other in range(s.seats) if other != seat]
    totals = [running_total(s, other) for other in range(s.seats)]
    order = tuple(sorted(range(s.seats), key=lambda other: (-totals[other], (other - s.first) % s.seats)))
    left = len(view["event"]["ahead"]) + 1
    return Outlook(s, seat, left, max(others) * 0.5 + sum(others) / len(others) * 0.5, means[seat], order[0], order)


def mean_powers(view: View, seat: int) -> tuple[float, float, float]:
    """The powers of a mean hand of a seat: everybody can count its cards."""
    there = view[f"seat.{seat}"]
    cards = [INDEX[name] for name in there["hidden"]]
    cards += [INDEX[name] for zone in ("discard", "play") for _, name in there[zone]]
    size = max(1, len(cards))
    hand = min(HAND, size)
    return tuple(hand * sum(POWER[card][n] for card in cards) / size for n in range(3))  # type: ignore[return-value]


# ---------------------------------------------------------------- cards


def purchase_worth(mind: Mind, look: Outlook, card: int) -> float:
    """LNR-13.5: what a card of the Shop is worth in the deck now. It is seen about once in three turns."""
    early = look.s.round <= 3
    loot, recruit, attack = POWER[card]
    eager = 1.25 if mind.style == "engine" else 1.0
    worth = loot * ((1.6 if early else 0.9 if look.left > 7 else 0.25) * (1.1 if mind.style == "engine" else 1.0))
    worth += recruit * (1.1 if mind.style != "rush" else 1.3)
    worth += attack * attack_worth(mind, look)
    spoils = SPOILS[card]
    if spoils is not None:
        n = spoils.many if spoils.many and look.s.seats >= 4 else spoils.n
        worth += 0.45 * n * attack_worth(mind, look)
    for effect in ACTION[card]:
        worth += {
            "draw": 1.2 * effect.n * eager,
            "gain_power": 1.6 * attack_worth(mind, look),
            "take_from_discard": 1.3 * eager,
            "trash": (1.3 if look.left > 6 else 0.3) * eager,
            "discount": 1.0,
            "replace_lineup_card": 0.2,
            "capture_goblin": 2.2 * attack_worth(mind, look),
            "attach_shield": 2.6 if look.left <= 8 else 1.2,
            "move_goblin": 0.9,
            "modify_defense": 0.8 * attack_worth(mind, look),
        }[effect.verb]
    worth += 1.2 * EXTRA_ATTACKS[card] * attack_worth(mind, look)
    worth += 1.3 if REACTS[card] else 0.0
    for effect in ON_PURCHASE[card]:
        worth += {"draw": 0.8, "gain_power": 0.6 * effect.n, "trash": 0.5, "put_self": 0.5}[effect.verb]
    # What comes late is seen seldom.
    return worth * min(1.0, 0.3 + 0.09 * look.left)


def attack_worth(mind: Mind, look: Outlook) -> float:
    """About 1.0 for each Attack, falling as the deck nears the style's aim (LNR-13.5)."""
    aim = AIM[mind.style]
    return max(0.15, min(1.25, 1.25 * (1.25 - look.own[ATTACK] / aim)))


def junk(look: Outlook, card: int) -> float:
    """What a card is worth to its deck per draw, to find what to be rid of: a hand's mean card is worth about 2."""
    if KIND[card] == "goblin":
        return 9.0
    loot, recruit, attack = POWER[card]
    loot_worth = 1.0 if look.left > 9 else 0.5 if look.left > 4 else 0.1
    worth = loot * loot_worth + recruit * 1.1 + attack * 1.0
    return worth + (1.8 if ACTION[card] or REACTS[card] or SPOILS[card] else 0.0)


# ---------------------------------------------------------------- towers


def expected_loss(look: Outlook, towers: Sequence[Sequence[int]], threat: float) -> float:
    """LNR-13.4: what the best attack of the opponents takes in the mean. `towers`: cards (faces), bottom first."""
    change = event_defense(look.s)
    total = 0.0
    for share, weight in LEVELS:
        power = share * threat
        worst = 0
        for tower in towers:
            if tower and GUARD[tower[-1]]:
                continue
            above = 0
            for card in reversed(tower):
                above += VP[card]
                if max(1, DEFENSE[card] + change) <= power and above > worst:
                    worst = above
        total += weight * worst
    return total


def event_defense(s: State) -> int:
    """What the event adds to every Goblin."""
    return sum(effect.n for effect in BONUS[s.event] if effect.verb == "modify_defense") if s.event >= 0 else 0


def towers_of(s: State, seat: int) -> list[list[int]]:
    """The faces on a seat's platforms."""
    return [[s.faces[card] for card in s.platform[place]] for place in platforms_of(seat)]


def recruit_worth(look: Outlook, card: int, platform: int, price: int) -> float:
    """LNR-13.4: Victory Points and Defense, less the rise of what may be lost."""
    towers = towers_of(look.s, look.seat)
    before = expected_loss(look, towers, look.threat)
    towers[platform - 1].append(card)
    rise = expected_loss(look, towers, look.threat) - before
    return VP[card] + 0.1 * DEFENSE[card] - 0.6 * rise - 0.55 * price + 0.02 * safe_seat(towers[platform - 1])


def safe_seat(tower: Sequence[int]) -> int:
    """High Defense below, low above: how well the new top stands on what is under it."""
    return DEFENSE[tower[-2]] - DEFENSE[tower[-1]] if len(tower) > 1 else 0


# ---------------------------------------------------------------- targets


def target_worth(look: Outlook, seat: int, platform: int, card: int, power: int) -> float:
    """LNR-13.3. `platform` as in the state, `card` a handle."""
    s = look.s
    cost = defense(s, platform, card)
    if seat == look.seat or cost > power:
        return -1.0
    if shielded(s, platform):
        below = sum(VP[s.faces[other]] for other in s.platform[platform])
        return 1.5 + below / 8 - 0.05 * cost
    cards = s.platform[platform]
    falls = [s.faces[other] for other in cards[cards.index(card) :]]
    worth = float(sum(VP[face] for face in falls))
    if seat == look.leader or (look.leader == look.seat and len(look.order) > 1 and seat == look.order[1]):
        worth *= 1.5
    elif seat == look.order[-1]:
        worth *= 0.8
    return worth + best_capture(s, look.seat, falls) - 0.05 * cost


def best_capture(s: State, seat: int, falls: Sequence[int]) -> float:
    """Victory Points of the best Goblin that an unused Press Ganger could drag away."""
    limits = [CAPTURES[s.faces[card]] for card in s.play[seat] if card in s.ready and CAPTURES[s.faces[card]]]
    if not limits or all(shielded(s, place) for place in platforms_of(seat)):
        return 0.0
    fit = [VP[face] for face in falls if not GUARD[face] and RECRUIT_COST[face] <= max(limits)]
    return float(max(fit, default=0))


def best_target(look: Outlook, seats: Sequence[int], power: int) -> tuple[float, int, int, int]:
    """(worth, seat, platform as in choices, card) of the best attack on these seats; worth -1 when there is none."""
    best = (-1.0, -1, 0, -1)
    for seat in seats:
        for n, place in enumerate(platforms_of(seat)):
            cards = look.s.platform[place]
            for card in cards[-1:] if shielded(look.s, place) else cards:
                worth = target_worth(look, seat, place, card, power)
                if worth > best[0]:
                    best = (worth, seat, n + 1, card)
    return best

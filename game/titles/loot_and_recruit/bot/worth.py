"""What things are worth to a computer player: cards to purchase, Goblins, targets, towers (LNR-13.3 to 13.7).

Everything is worked out from the state as the seat knows it (`imagining.known`) and from the view's public lists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from game.engine.chance import AnyChance
from game.engine.rules import View
from game.engine.spaces import Choice, Space
from game.titles.loot_and_recruit.bot.deck import HAND, cards_of, gain, loss, worths
from game.titles.loot_and_recruit.rules.cards import (
    ACTION,
    ATTACK,
    CAPTURES,
    DEFENSE,
    FIRMER,
    GUARD,
    INDEX,
    KIND,
    MIN_DEFENSE,
    POWER,
    REACTS,
    RECRUIT_COST,
    SPOILS,
    VP,
)
from game.titles.loot_and_recruit.rules.imagining import known
from game.titles.loot_and_recruit.rules.state import (
    EMPTY,
    State,
    defense,
    open_platforms,
    platforms_of,
    running_total,
    shielded,
)
from game.titles.loot_and_recruit.rules.subject import Subject

WEAK = 1.2
"""What is worth less this turn (`junk`) is rather discarded."""
LEVELS = ((0.6, 0.4), (1.2, 0.35), (1.9, 0.25))
"""Attacks to be expected: share of the opponents' mean, weight (LNR-13.4)."""


@dataclass(frozen=True)
class Weights:
    """What a player weighs, found by simulation (`python -m tests.bench.tune_loot`)."""

    risk: float = 0.6
    """Of a point that an attack may take, beside a point on the platform."""
    defense: float = 0.1
    """Of a point of Defense of a new Goblin."""
    price: float = 0.2
    """Of a point of Recruit that it costs."""
    coordinate: float = 0.7
    """Least gain for which a Goblin is moved."""


WEIGHTS = Weights()


@dataclass
class Mind:
    """One seat's player: who it is, and what it keeps in mind."""

    seat: int
    level: str
    style: str
    chance: AnyChance
    weights: Weights = WEIGHTS
    forgets: set[int] = field(default_factory=set)
    """Actions that an easy player has overlooked this turn."""
    turn: int = 0


class Question(NamedTuple):
    """What is asked of a player, on the wire as in thought."""

    kind: str
    about: Subject
    space: Space
    default: Choice


class Outlook:
    """The table as a player weighs it up; what not every answer needs is worked out when it is looked at."""

    def __init__(self, s: State, seat: int, ahead: int, hidden: Callable[[int], list[int]]) -> None:
        self.s = s
        self.seat = seat
        self.left = ahead + 1
        """Rounds still to come, this one included."""
        self._hidden = hidden
        """The cards of hand and deck of a seat together: everybody can count them."""

    @cached_property
    def cards(self) -> list[int]:
        """The own cards wherever they lie, by their faces."""
        return cards_of(self.s, self.seat, self._hidden(self.seat))

    @cached_property
    def threat(self) -> float:
        """Mean Attack per hand of the opponents."""
        s = self.s
        others = [mean_powers(s, seat, self._hidden(seat))[ATTACK] for seat in range(s.seats) if seat != self.seat]
        return max(others) * 0.5 + sum(others) / len(others) * 0.5

    @cached_property
    def order(self) -> tuple[int, ...]:
        """Seats by running total, best first."""
        s = self.s
        totals = [running_total(s, seat) for seat in range(s.seats)]
        return tuple(sorted(range(s.seats), key=lambda seat: (-totals[seat], (seat - s.first) % s.seats)))

    @property
    def leader(self) -> int:
        """The first of them."""
        return self.order[0]

    @cached_property
    def reach(self) -> tuple[float, ...]:
        """The printed Defense that each of the attacks to be expected beats."""
        return reach(self.s, self.threat)

    @cached_property
    def hits(self) -> list[tuple[int, ...]]:
        """What these attacks would take from each own tower."""
        return [hit(self.reach, tower) for tower in towers_of(self.s, self.seat)]

    @cached_property
    def builds(self) -> list[tuple[list[int], list[int], int]]:
        """Of each own platform: what these attacks fell of it, the most that they take from the others, and its top card."""
        hits = self.hits
        found = []
        for n, tower in enumerate(towers_of(self.s, self.seat)):
            others = hits[:n] + hits[n + 1 :]
            worst = [max(taken) for taken in zip(*others)]
            found.append((felled(self.reach, tower), worst, tower[-1] if tower else EMPTY))
        return found

    @cached_property
    def loss(self) -> float:
        """What they would take in the mean from the own towers as they stand."""
        return expected_loss(self.hits)


def seen(view: View, seat: int) -> Outlook:
    """Weigh up what a seat's view shows."""

    def hidden(other: int) -> list[int]:
        return [INDEX[name] for name in view[f"seat.{other}"]["hidden"]]

    return Outlook(known(view, seat), seat, len(view["event"]["ahead"]), hidden)


def weighed(s: State, seat: int) -> Outlook:
    """Weigh up a table in thought, from no more than `seat` could see there."""
    faces = s.faces

    def hidden(other: int) -> list[int]:
        return [faces[card] for zone in (s.hand, s.deck) for card in zone[other]]

    return Outlook(s, seat, len(s.events), hidden)


def mean_powers(s: State, seat: int, hidden: list[int]) -> tuple[float, float, float]:
    """The powers of a mean hand of a seat."""
    faces = s.faces
    cards = hidden + [faces[card] for card in s.discard[seat]] + [faces[card] for card in s.play[seat]]
    loot = recruit = attack = 0
    for card in cards:
        power = POWER[card]
        loot += power[0]
        recruit += power[1]
        attack += power[2]
    size = max(1, len(cards))
    share = min(HAND, size) / size
    return loot * share, recruit * share, attack * share


# ---------------------------------------------------------------- cards


def purchase_worth(mind: Mind, look: Outlook, card: int) -> float:
    """What a card of the Shop may bring in the rounds after this one."""
    return gain(worths(mind.style, look.s.seats)[look.left - 2], look.cards, card) if look.left > 1 else 0.0


def trash_worth(mind: Mind, look: Outlook, card: int) -> float:
    """The same of being rid of an own card."""
    return loss(worths(mind.style, look.s.seats)[look.left - 2], look.cards, card) if look.left > 1 else 0.0


def junk(look: Outlook, card: int) -> float:
    """What a card is worth to its deck per draw, to find what to be rid of: a hand's mean card is worth about 2."""
    if KIND[card] == "goblin":
        return 9.0
    loot, recruit, attack = POWER[card]
    loot_worth = 1.0 if look.left > 9 else 0.5 if look.left > 4 else 0.1
    worth = loot * loot_worth + recruit * 1.1 + attack * 1.0
    return worth + (1.8 if ACTION[card] or REACTS[card] or SPOILS[card] else 0.0)


# ---------------------------------------------------------------- towers


def reach(s: State, threat: float) -> tuple[float, ...]:
    """The printed Defense that each of the attacks to be expected beats, at so much Attack in a mean hand."""
    change = FIRMER[s.event]
    powers = [share * threat for share, _ in LEVELS]
    return tuple(power - change if power >= MIN_DEFENSE else 0.0 for power in powers)


UNHURT = (0,) * len(LEVELS)
"""What the attacks to be expected take from where there is nothing to take."""


def hit(powers: Sequence[float], tower: Sequence[int]) -> tuple[int, ...]:
    """The points that each of these attacks would take from a tower: cards (faces), bottom first."""
    if not tower or GUARD[tower[-1]]:
        return UNHURT
    return tuple([fallen if fallen > 0 else 0 for fallen in felled(powers, tower)])


def felled(powers: Sequence[float], tower: Sequence[int]) -> list[int]:
    """The points from the lowest card that each of these attacks beats up to the top; -1 where it beats none."""
    sums = [-1] * len(powers)
    above = 0
    for card in reversed(tower):
        above += VP[card]
        firm = DEFENSE[card]
        for n, power in enumerate(powers):
            if firm <= power:
                sums[n] = above
    return sums


def expected_loss(hits: Sequence[tuple[int, ...]]) -> float:
    """LNR-13.4: what the best attack of the opponents takes in the mean from towers of which each could be hit so."""
    total = 0.0
    for n, (_, weight) in enumerate(LEVELS):
        total += weight * max([hit[n] for hit in hits])
    return total


def expected_loss_of(s: State, seat: int, threat: float) -> tuple[float, float]:
    """What attacks with so much Attack in a mean hand may take from a seat, and how many platforms it can build on."""
    towers, powers = towers_of(s, seat), reach(s, threat)
    return expected_loss([hit(powers, tower) for tower in towers]), float(len(open_platforms(s, seat)))


def chance_to_hit(s: State, seat: int, attack: float) -> float:
    """How likely a seat with so much Attack in a mean hand finds anything of the others within its reach."""
    powers = reach(s, attack)
    hits = [hit(powers, tower) for other in range(s.seats) if other != seat for tower in towers_of(s, other)]
    return sum(weight for n, (_, weight) in enumerate(LEVELS) if any(one[n] for one in hits))


def towers_of(s: State, seat: int) -> list[list[int]]:
    """The faces on a seat's platforms."""
    return [[s.faces[card] for card in s.platform[place]] for place in platforms_of(seat)]


def recruit_worth(mind: Mind, look: Outlook, card: int, platform: int, price: int) -> float:
    """LNR-13.4: Victory Points and Defense, less the rise of what may be lost."""
    of = mind.weights
    below, elsewhere, top = look.builds[platform - 1]
    points, firm = VP[card], DEFENSE[card]
    loss = 0.0
    for (_, weight), power, fallen, worst in zip(LEVELS, look.reach, below, elsewhere):
        taken = fallen + points if fallen >= 0 else points if firm <= power else 0
        loss += weight * (taken if taken > worst else worst)
    # High Defense below, low above.
    seated = DEFENSE[top] - firm if top != EMPTY else 0
    return points + of.defense * firm - of.risk * (loss - look.loss) - of.price * price + 0.02 * seated


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

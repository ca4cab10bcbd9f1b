"""What a sensible player weighs: what cards are worth, who wins a fight, what may lie face down (BTG-12.2 to 12.4)."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine.chance import AnyChance
from game.engine.rules import View
from game.titles.battlegoats.bot.belief import Belief
from game.titles.battlegoats.bot.learned import WINS
from game.titles.battlegoats.rules.attack import silenced
from game.titles.battlegoats.rules.cards import (
    AURA_GIVERS,
    BLAST_PROOF,
    BOMBS,
    CANNOT_ATTACK,
    CARDS,
    COMMAND,
    COUNT,
    DODGES,
    EMPTY,
    HEROES,
    HEX,
    IDS,
    IN,
    INDEX,
    KIN,
    MINDS_FOE,
    MINES,
    NEXT_TO,
    UNKNOWN,
)
from game.titles.battlegoats.rules.imagining import partial
from game.titles.battlegoats.rules.power import Ledger, power
from game.titles.battlegoats.rules.state import State, lay, left

POINT = 0.115
"""Log odds of the victory that one point of worth makes, about."""
_ODD_WORTH = {
    "land_mine": 8.0,
    "straw_goat": 7.5,
    "powder_kid": 7.5,
    "scapegoat": 8.5,
    "copygoat": 8.5,
    "quiet_monk": 8.5,
}
ODD = sum(1 << card.index for card in CARDS if card.id in _ODD_WORTH)
"""Cards whose worth does not follow their powers."""
_STAND_INS = {card.index for card in CARDS if any(effect["verb"] == "stand_in" for effect in card.effects)}


def _whole(card: int) -> tuple[int, int]:
    """The usual powers of a card, attacking and defending, in an ordinary place."""
    s = State(2, False, field=[EMPTY] * 18, occupied=[0, 0], defeats=[0] * len(CARDS), pile=[[], []])
    lay(s, card, 4)
    for place in (1, 3, 7):
        lay(s, UNKNOWN, place)
    return power(s, 4, UNKNOWN, True, 0), power(s, 4, UNKNOWN, False, 0)


WHOLE = tuple(_whole(card.index) for card in CARDS)
USUAL: tuple[float, ...] = (*(sum(powers) / 2 for powers in WHOLE), 6.3)
WORTH: tuple[float, ...] = (
    *(_ODD_WORTH.get(card.id, 3 + USUAL[card.index] + (1.5 if COMMAND[card.index] else 0)) for card in CARDS),
    9.0,
)
"""BTG-12.2: about 3 plus the usual power, more for a command; the last entry stands for a card nobody knows."""


def worth(s: State, place: int) -> float:
    """What the card in `place` is worth to its owner now."""
    card = s.field[place]
    if card == UNKNOWN or ODD >> card & 1:
        return WORTH[card]
    return worth_of(s, card, power(s, place, UNKNOWN, True, 0), power(s, place, UNKNOWN, False, 0))


def worth_of(s: State, card: int, attack: int, defence: int) -> float:
    """The same of a card whose powers there are known."""
    if card == UNKNOWN or ODD >> card & 1:
        return WORTH[card]
    now = (attack + defence) / 2
    spent = 1.5 if COMMAND[card] and s.spent >> card & 1 else 0
    return WORTH[card] - USUAL[card] + now - spent


def outcome(s: State, place: int, target: int, worths: dict[int, float]) -> tuple[float, float]:
    """What the attack costs: (worth lost by the attacker's side, by the defender's side), as far as cards are known.
    `worths` keeps what places are worth from one call to the next.

    Stand-ins and blasts count; a Jonas who may step aside counts as an unknown card, and a little worse (BTG-12.7)."""
    silent = silenced(s, place, (target,))
    if may_dodge(s, target, silent):
        return 0.45 * _kept(s, place, worths), 0.55 * WORTH[UNKNOWN] - 0.8
    attack, defence = power(s, place, UNKNOWN, True, 0), power(s, target, UNKNOWN, False, 0)
    falls, wins = clash(s, place, target, silent, attack, defence)
    lost = _kept(s, victim(s, place, silent), worths) if falls else 0.0
    won = _kept(s, victim(s, target, silent), worths) if wins else 0.0
    return lost, won


def may_dodge(s: State, target: int, silent: int) -> bool:
    """Whether the card in `target` is a Jonas who may step aside."""
    return bool(DODGES >> s.field[target] & 1 and not silent >> s.field[target] & 1 and left(s, target // 9) > 1)


def faced(s: State, place: int, foe: int, attacks: bool, silent: int, alone: int) -> int:
    """The power of the card in `place` against `foe`, where `alone` is what it has against nobody in particular: counted anew
    only for cards that mind who stands before them."""
    card = s.field[place]
    if (MINDS_FOE | silent) >> card & 1 or HEX[foe]:
        return power(s, place, foe, attacks, silent)
    return alone


def clash(s: State, place: int, target: int, silent: int, attack: int, defence: int) -> tuple[bool, bool]:
    """Whether the attack costs the attacker's side a card, and the defender's side: two cards that have so much power against
    nobody in particular."""
    field = s.field
    attacker, defender = field[place], field[target]
    proof = BLAST_PROOF & ~silent
    mine = faced(s, place, defender, True, silent, attack)
    theirs = faced(s, target, attacker, False, silent, defence)
    exploded = MINES & ~silent & 1 << defender and not proof >> attacker & 1
    falls, wins = bool(exploded) or theirs >= mine, bool(exploded) or mine >= theirs
    if falls and BOMBS & ~silent & 1 << attacker and not proof >> defender & 1:
        wins = True
    if wins and BOMBS & ~silent & 1 << defender and not proof >> attacker & 1:
        falls = True
    return falls, wins


def _kept(s: State, place: int, worths: dict[int, float]) -> float:
    found = worths.get(place)
    if found is None:
        found = worths[place] = worth(s, place)
    return found


def victim(s: State, place: int, silent: int) -> int:
    """The place whose card really falls: a Scapegoat next to it takes the blow."""
    if s.field[place] in _STAND_INS:
        return place
    base = place - place % 9
    for near in NEXT_TO[place % 9]:
        card = s.field[base + near]
        if card in _STAND_INS and not silent >> card & 1:
            return base + near
    return place


class Table:
    """The table as one seat knows it, memory included, and what may lie under the backs: with no `belief` any card not seen."""

    def __init__(self, view: View, seat: int, belief: Belief | None = None) -> None:
        self.s = partial(view, seat)
        self.seat = seat
        unseen = [card for card in range(len(CARDS)) if self.s.reserve >> card & 1]
        self.heroes = [card for card in unseen if HEROES >> card & 1]
        self.others = [card for card in unseen if not HEROES >> card & 1]
        self.belief = belief
        self._odds: dict[int, list[tuple[int, float]]] = {}
        self.worths: dict[int, float] = {}

    def odds(self, place: int) -> list[tuple[int, float]]:
        """Card -> chance that the face-down card in `place`, which nobody remembers, is that one."""
        key = place // 9 if self.belief is None else place
        found = self._odds.get(key)
        if found is not None:
            return found
        s = self.s
        owner = place // 9
        base = owner * 9
        backs = sum(1 for card in s.field[base : base + 9] if card == UNKNOWN)
        in_sight = any(card >= 0 and HEROES >> card & 1 for card in (*s.field[base : base + 9], *s.pile[owner]))
        hero = 0.0 if in_sight or not self.heroes or not backs else 1 / backs
        if not self.others:
            hero = 1.0
        out = self._parted(self.heroes, place, hero) if hero else []
        out += self._parted(self.others, place, 1 - hero)
        self._odds[key] = out
        return out

    def _parted(self, cards: list[int], place: int, chance: float) -> list[tuple[int, float]]:
        """The chance that it is one of these, parted among them."""
        if self.belief is None:
            return [(card, chance / len(cards)) for card in cards]
        weights = [self.belief.weight(card, place) for card in cards]
        whole = sum(weights)
        return [(card, chance * weight / whole) for card, weight in zip(cards, weights)]

    def fight(self, place: int, target: int) -> tuple[float, float, float]:
        """An attack: expected worth lost, expected worth won, chance to fall."""
        s = self.s
        if s.field[target] != UNKNOWN:
            lost, won = outcome(s, place, target, self.worths)
            return lost, won, float(lost > 0)
        lost = won = fall = 0.0
        try:
            for card, chance in self.odds(target):
                s.field[target] = card
                self.worths[target] = WORTH[card]
                cost, gain = outcome(s, place, target, self.worths)
                lost += chance * cost
                won += chance * gain
                fall += chance * (cost > 0)
        finally:
            s.field[target] = UNKNOWN
            self.worths[target] = WORTH[UNKNOWN]
        return lost, won, fall


# ---------------------------------------------------------------- laying out an army


def layout_score(s: State, seat: int) -> float:
    """BTG-12.4: the powers of a battlefield in attack and defence, and whether odd cards lie where they are good."""
    base = seat * 9
    field = s.field
    total = 0.0
    for space in IN[s.occupied[seat]]:
        place = base + space
        card = field[place]
        if not CANNOT_ATTACK >> card & 1:
            total += power(s, place, UNKNOWN, True, 0)
        total += power(s, place, UNKNOWN, False, 0)
        name = IDS[card]
        if name in ("land_mine", "straw_goat"):
            total += 2.0 if space < 3 else 0.0
        elif name == "scapegoat":
            for near in NEXT_TO[space]:
                other = field[base + near]
                if other >= 0:
                    total += -1.5 if IDS[other] == "straw_goat" else 0.4 * min(2.0, WORTH[other] - WORTH[card])
        elif name in ("glass_cannon", "shanelaine", "pikebilly") and space < 3:
            total -= 1.0
    return total


def best_layout(
    cards: list[int], spaces: list[int], seat: int, base: State, tries: int, chance: AnyChance
) -> list[int]:
    """The best of some random orders of `cards` over `spaces`, then improved by exchanging pairs."""
    best, top = cards[:], -1e9
    order = cards[:]
    for _ in range(max(1, tries)):
        chance.shuffle("", order)
        score = _laid(base, seat, spaces, order)
        if score > top:
            best, top = order[:], score
    for _ in range(tries // 2 if len(cards) > 1 else 0):
        i, j = chance.below("", len(cards)), chance.below("", len(cards))
        order = best[:]
        order[i], order[j] = order[j], order[i]
        score = _laid(base, seat, spaces, order)
        if score > top:
            best, top = order, score
    return best


def _laid(s: State, seat: int, spaces: list[int], order: list[int]) -> float:
    for space, card in zip(spaces, order):
        s.field[seat * 9 + space] = card
    return layout_score(s, seat)


def bare(seats: int, seat: int, spaces: list[int]) -> State:
    """A table with nothing but the spaces of one seat."""
    s = State(seats, False, field=[EMPTY] * (9 * seats), occupied=[0] * seats, defeats=[0] * len(CARDS))
    s.pile = [[] for _ in range(seats)]
    s.occupied[seat] = sum(1 << space for space in spaces)
    return s


@cache
def lenders(card: int, place: int, attacks: bool, support: int) -> list[tuple[int, int]]:
    """Return the spaces and cards that lend just so much power to `card` in `place` from elsewhere in its battlefield."""
    s, found = bare(2, 0, [place]), []
    s.field[place] = card
    for space in set(range(9)) - {place}:
        s.occupied[0] = 1 << place | 1 << space
        for giver in AURA_GIVERS:
            s.field[space], ledger = giver, Ledger()
            power(s, place, UNKNOWN, attacks, 0, ledger)
            if sum(add for source, _, _, add in ledger if source == "aura") == support:
                found.append((space, giver))
        s.field[space] = EMPTY
    return found


def pick_worth(card: int, kept: list[int], learned: bool = False) -> float:
    """What a card is worth in the draft, next to those kept already; `learned`: half of it by how its armies fared."""
    value = WORTH[card]
    if learned:
        value = (value + WORTH[UNKNOWN] + WINS.get(IDS[card], 0.0) / POINT) / 2
    ids = {IDS[other] for other in kept}
    if KIN[card]:
        value += 1.0 * sum(1 for other in kept if KIN[other] == KIN[card])
    name = IDS[card]
    pairs: dict[str, str] = {"armored_pig": "pig_a_pult", "pig_a_pult": "armored_pig"}
    pairs |= {"baby_dragon": "mama_dragon", "mama_dragon": "baby_dragon"}
    if pairs.get(name) in ids:
        value += 3.0
    if name == "marshal_brindle" or (name == "honour_guard" and any(HEROES >> other & 1 for other in kept)):
        value += 1.0
    return value


def spread(s: State, seat: int) -> list[int]:
    """Opponents with cards, those with most first, then clockwise."""
    order = [(seat + n) % s.seats for n in range(1, s.seats)]
    return sorted((other for other in order if s.occupied[other]), key=lambda other: -COUNT[s.occupied[other]])


def cards_of(names: Any) -> list[int]:
    """Ids to cards."""
    return [INDEX[name] for name in names]

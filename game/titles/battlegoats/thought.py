"""A plain turn in one go: what the steps from DECLARE to the next ORDERS come to when nobody watches (BTG 4.13 to 5.16).

Most turns of a playout are one card against one, and neither does more than to count. `attack.py`, `ending.py` and
`flow.py` say how such a turn goes, step by step; here its end alone is written down, several times as fast. A test
plays told and quiet matches side by side and compares them byte for byte.
"""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.match import Match
from game.titles.battlegoats.cards import (
    BOMBS,
    DODGES,
    MINES,
    NEXT_TO_BITS,
    SHOUTS,
    SILENCES,
    SPIES,
    STAND_INS,
    STAYS_UP,
    TANGLES,
    TATTLES,
)
from game.titles.battlegoats.power import power
from game.titles.battlegoats.state import State, can_attack, discard, end_looks, holders, turn_down


def _those(table: tuple[int, ...]) -> int:
    return sum(1 << card for card, n in enumerate(table) if n)


_WHEN_ATTACKED = MINES | DODGES
_WHEN_BEATEN = BOMBS | TANGLES | _those(TATTLES)
_WHEN_WON = _those(SPIES) | _those(SHOUTS)
"""Cards that do more than to count, by when they do."""
_STAND_INS = frozenset(STAND_INS)


def plain_turn(match: Match, s: State, place: int, target: int, orders: Step) -> bool:
    """Carry out an attack of the card in `place` on the one in `target`, and go on to the next seat's `orders` where
    nothing comes between. False, with nothing done that the attack would not do, when it is no plain turn."""
    field = s.field
    attacker, defender = field[place], field[target]
    attacking, defending = 1 << attacker, 1 << defender
    fighting = attacking | defending
    if fighting & SILENCES or defending & _WHEN_ATTACKED:
        return False
    s.seen |= fighting  # BTG-5.4, before the count: some cards ask for who has been seen
    mine, theirs = power(s, place, defender, True, 0), power(s, target, attacker, False, 0)
    won = attacking if mine > theirs else defending if theirs > mine else 0
    if fighting & ~won & _WHEN_BEATEN or won & _WHEN_WON:
        return False
    if not _STAND_INS.isdisjoint(field) and _stood_in(field, place, target):
        return False
    s.holders = holders(s)
    s.attacks += 1
    s.shown |= fighting
    stays = won & STAYS_UP
    if s.up & fighting:
        turn_down(s, fighting & ~stays)
    if stays:
        s.up |= stays
    if won == attacking:
        s.defeats[attacker] += 1
        s.felled[place // 9] += 1
        discard(s, target)
    else:
        discard(s, place)
        if won:
            s.defeats[defender] += 1
            s.felled[target // 9] += 1
        else:
            discard(s, target)
    _next_turn(match, s, orders)
    return True


def _stood_in(field: list[int], place: int, target: int) -> bool:
    """BTG-5.9: whether a Scapegoat lies where it might take the blow."""
    for goat in STAND_INS:
        if goat in field:
            at = field.index(goat)
            for hit in (place, target):
                if at // 9 == hit // 9 and NEXT_TO_BITS[at % 9] >> hit % 9 & 1:
                    return True
    return False


def _next_turn(match: Match, s: State, orders: Step) -> None:
    """END and START where they are plain: everybody has cards, and those whose turns these are can attack. Otherwise
    the steps on the agenda see to it; the same two stand there after the next turn has begun."""
    if 0 in s.occupied or not can_attack(s, s.active):
        return
    following = s.active + 1 if s.active + 1 < s.seats else 0
    if not can_attack(s, following):
        return
    if s.looks:
        end_looks(s, turn=s.turn)
    s.ends += 1
    s.active = following
    s.turn += 1
    s.began_up = s.up
    if s.commanded:
        s.commanded = False
    match.agenda.append(orders)

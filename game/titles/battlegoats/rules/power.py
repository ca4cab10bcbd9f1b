"""Counting power: base, own bonuses, auras, hexes, silence (BTG-6.2 to 6.8).

`power` is the one place where a card's power is worked out. Given a list it writes the ledger: one line
`[source, card, space, add]` for each part, in the order in which the table counts them:

    printed    the base on the card                     mimic, set_power   the base that takes its place
    own        a bonus printed on the card itself       aura               from `card` in `space` of the same side
    hex        from the other card of the fight         silenced, floor    why the sum stops here
"""

from __future__ import annotations

from typing import Any

from game.titles.battlegoats.rules.cards import (
    ADJACENT,
    AHEAD,
    AURA_GIVERS,
    AURA_REACHES,
    AURAS,
    BONUSES,
    COUNT,
    DEFEATS,
    ENEMY_FACE_UP,
    FAMILY,
    HEX,
    IDS,
    IF_ADJACENT_TYPE,
    IF_ALLY,
    IF_FOE_FACE_UP,
    IF_FOE_FAMILY,
    IF_FOE_PRINTED_MIN,
    IF_FOE_TYPE,
    IF_OWN_CARDS_MAX,
    IF_ROLE,
    IF_ROW,
    IF_SEEN,
    IF_SELF_FACE_UP,
    IF_SLAIN,
    IN_FRONT_BITS,
    KIN,
    MIMICS,
    NEXT_TO,
    NEXT_TO_BITS,
    ONE,
    OWN_DISCARD,
    POWER,
    REBASED,
    ROW,
    SET_POWER,
    SPACES,
    TYPES,
    Bonus,
)
from game.titles.battlegoats.rules.state import State

Ledger = list[list[Any]]


def power(s: State, place: int, foe: int, attacks: bool, silent: int, ledger: Ledger | None = None) -> int:
    """BTG-6.2: the power of the card in `place` against the card `foe` (UNKNOWN: nobody yet), never below 0.

    `silent` is the mask of the cards silenced in this attack (BTG-6.3): one of them has exactly its printed power.
    """
    card = s.field[place]
    total = POWER[card]
    if silent >> card & 1:
        if ledger is not None:
            ledger += (["printed", IDS[card], None, total], ["silenced", IDS[foe], None, 0])
        return total
    source = "printed"
    if REBASED >> card & 1:
        if MIMICS >> card & 1:  # BTG-7.13
            total, source = POWER[foe], "mimic"
        fixed = SET_POWER[card]
        if fixed is not None and _holds(s, card, place, foe, attacks, fixed[1]):
            total, source = fixed[0], "set_power"
    if ledger is not None:
        ledger.append([source, IDS[foe if source == "mimic" else card], None, total])
    for bonus in BONUSES[card]:
        add = _bonus(s, card, place, foe, attacks, bonus)
        total += add
        if add and ledger is not None:
            ledger.append(["own", IDS[card], None, add])
    base = place - place % 9
    cards = s.field[base : base + 9]
    if not AURA_GIVERS.isdisjoint(cards):
        total += _auras(s, cards, place, foe, attacks, silent, ledger)
    hex_add = HEX[foe]
    if hex_add and not silent >> foe & 1:
        total += hex_add
        if ledger is not None:
            ledger.append(["hex", IDS[foe], None, hex_add])
    if total < 0:
        if ledger is not None:
            ledger.append(["floor", IDS[card], None, -total])
        return 0
    return total


def _bonus(s: State, card: int, place: int, foe: int, attacks: bool, bonus: Bonus) -> int:
    """BTG-6.4, 6.6: what one bonus printed on the card adds now."""
    add, per, most, conditions = bonus
    if conditions and not _holds(s, card, place, foe, attacks, conditions):
        return 0
    if per != ONE:
        add *= _counter(s, card, place, per)
        if most and add > most:
            add = most
    return add


def _auras(s: State, cards: list[int], place: int, foe: int, attacks: bool, silent: int, ledger: Ledger | None) -> int:
    """BTG-6.5, 11.6: what other `cards` of the same battlefield give, face up or down, unless silenced."""
    space = place % 9
    card = cards[space]
    total = 0
    for giver in sorted(AURA_GIVERS.intersection(cards)):
        if silent >> giver & 1:
            continue
        add, to, helped, conditions = AURAS[giver]
        giver_space = cards.index(giver)
        if (
            AURA_REACHES[to][giver_space] >> space & 1
            and helped & TYPES[card]
            and (not conditions or _holds(s, card, place, foe, attacks, conditions))
        ):
            total += add
            if ledger is not None:
                ledger.append(["aura", IDS[giver], SPACES[giver_space], add])
    return total


def _counter(s: State, card: int, place: int, per: int) -> int:
    """BTG-6.6: what a bonus counts."""
    seat, space = divmod(place, 9)
    if per == ADJACENT:
        return COUNT[s.occupied[seat] & NEXT_TO_BITS[space]]
    if per == AHEAD:
        return COUNT[s.occupied[seat] & IN_FRONT_BITS[space]]
    if per == OWN_DISCARD:
        return len(s.pile[seat])
    if per == DEFEATS:
        return s.defeats[card]
    if per == FAMILY:
        kin, base = KIN[card], seat * 9
        return sum([1 for other in s.field[base : base + 9] if KIN[other] == kin]) - 1
    if per == ENEMY_FACE_UP:
        counted = s.up & s.began_up
        if not counted:
            return 0
        base = seat * 9
        field = s.field
        return sum([1 for other in field[:base] + field[base + 9 :] if other >= 0 and counted >> other & 1])
    raise ValueError(f"no counter {per}")


def _holds(s: State, card: int, place: int, foe: int, attacks: bool, conditions: tuple[tuple[int, int], ...]) -> bool:
    """BTG-6.7: whether every condition holds for the card in `place` in this fight."""
    for code, arg in conditions:
        if code == IF_ROLE:
            good = attacks == arg
        elif code == IF_ROW:
            good = ROW[place % 9] == arg
        elif code == IF_FOE_TYPE:
            good = TYPES[foe] & arg != 0
        elif code == IF_ALLY:
            base = place - place % 9
            good = arg in s.field[base : base + 9]
        elif code == IF_FOE_PRINTED_MIN:
            good = POWER[foe] >= arg
        elif code == IF_FOE_FAMILY:
            good = KIN[foe] == arg
        elif code == IF_FOE_FACE_UP:
            good = s.up & s.began_up & 1 << foe != 0
        elif code == IF_SELF_FACE_UP:
            good = s.up & s.began_up & 1 << card != 0
        elif code == IF_ADJACENT_TYPE:
            base = place - place % 9
            good = any(TYPES[s.field[base + near]] & arg for near in NEXT_TO[place % 9])
        elif code == IF_SEEN:
            good = s.seen >> arg & 1 != 0
        elif code == IF_SLAIN:
            good = s.slain >> arg & 1 != 0
        elif code == IF_OWN_CARDS_MAX:
            good = COUNT[s.occupied[place // 9]] <= arg
        else:
            raise ValueError(f"no condition {code}")
        if not good:
            return False
    return True


def public_ledger(s: State, place: int, ledger: Ledger) -> tuple[Ledger, int]:
    """Section 8: what everybody is told of a power: the lines of the two fighting cards and of face-up cards, and the
    rest as one sum, "support", without name or place."""
    told: Ledger = []
    support = 0
    base = place - place % 9
    for line in ledger:
        source, _, space, add = line
        if source == "aura" and not s.up >> s.field[base + SPACES.index(space)] & 1:
            support += add
        else:
            told.append(line)
    return told, support

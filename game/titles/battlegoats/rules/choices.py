"""The choices of a turn: the whole space, one drawn from it, the clock's (BTG-4.15, 4.19, 4.22, 5.1, 5.2).

["attack", "B2", [[seat, "F1"], ...]]      ["command", "M1", ...] with what the command names (`rules/commands.py`)
"""

from __future__ import annotations

from game.engine.chance import AnyChance
from game.engine.spaces import STREAM, Branch, Choice, Menu, Pick
from game.titles.battlegoats.rules.cards import (
    CANNOT_ATTACK,
    COMMAND,
    COMMANDERS,
    COUNT,
    FRONTMOST,
    IN,
    POWER,
    REACH,
    REARMOST,
    ROW_BITS,
    SPACES,
    UNKNOWN,
    VOLLEY,
)
from game.titles.battlegoats.rules.commands import branches_of
from game.titles.battlegoats.rules.state import NAMES, State, clockwise

_NAME = tuple((space,) for space in SPACES)
_PLAIN = tuple(not REACH[n] and VOLLEY[n] == 1 and not CANNOT_ATTACK >> n & 1 for n in range(UNKNOWN + 1))
"""Whether a card attacks any one card."""
_TRIES = range(64)
"""Draws of a card that can do nothing, after which a sample lays the whole space out."""


def in_reach(s: State, seat: int, reach: int) -> list[int]:
    """BTG-5.2, 6.5: per seat the mask of spaces that an attacker of `seat` may target; occupied spaces only count."""
    masks = s.occupied[:]
    masks[seat] = 0
    if not reach:
        return masks
    if reach == 2:
        return [FRONTMOST[mask] for mask in masks]
    if reach == 3:
        return [REARMOST[mask] for mask in masks]
    for row in ROW_BITS:
        found = [mask & row for mask in masks]
        if any(found):
            return found
    return masks


def _pick(s: State, seat: int, reach: int, volley: int) -> Pick:
    targets: list[list[int | str]] = []
    for other, mask in enumerate(in_reach(s, seat, reach)):
        if mask:
            base = 9 * other
            targets += [NAMES[base + space] for space in IN[mask]]
    return Pick(tuple(targets), 1, min(volley, len(targets)), volley > 1)


def turn_space(s: State, seat: int) -> Menu:
    """BTG-4.15, 4.22 rows 4 and 5: every legal attack, and every usable command while none was used this turn."""
    base = seat * 9
    cards = s.field[base : base + 9]
    attacks: list[Branch] = []
    picks: dict[int, Pick] = {}
    for space in IN[s.occupied[seat]]:
        card = cards[space]
        if CANNOT_ATTACK >> card & 1:
            continue
        kind = REACH[card] << 3 | VOLLEY[card]
        pick = picks.get(kind)
        if pick is None:
            pick = picks[kind] = _pick(s, seat, REACH[card], VOLLEY[card])
        attacks.append(Branch("attack", _NAME[space], (pick,)))
    if s.commanded or s.turn == 1:
        return Menu(tuple(attacks))
    commands: list[Branch] = []
    for space, card in enumerate(cards):
        if COMMAND[card] and not s.spent >> card & 1:
            commands += branches_of(s, seat, space)
    return Menu((*attacks, *commands))


def any_order(s: State, seat: int, chance: AnyChance) -> Choice:
    """One of `turn_space`, drawn without laying it out: which card does what first, each alike, then what it names."""
    mask = s.occupied[seat]
    spaces = IN[mask]
    attackers = each = len(spaces)
    able = 0 if s.commanded or s.turn == 1 else _commanders(s, seat)
    if able:
        each += COUNT[able & mask]
    for _ in _TRIES:
        n = chance.below(STREAM, each)
        if n >= attackers:
            branches = branches_of(s, seat, IN[able & mask][n - attackers])
            if branches:
                return Menu(tuple(branches)).sample(chance)
            continue
        card = s.field[9 * seat + spaces[n]]
        if _PLAIN[card] and s.seats == 2:
            return ["attack", SPACES[spaces[n]], [NAMES[9 - 9 * seat + chance.pick(STREAM, IN[s.occupied[1 - seat]])]]]
        if CANNOT_ATTACK >> card & 1:
            continue
        if VOLLEY[card] > 1:
            return ["attack", SPACES[spaces[n]], _pick(s, seat, REACH[card], VOLLEY[card]).sample(chance)]
        return ["attack", SPACES[spaces[n]], [NAMES[_any_target(s, seat, REACH[card], chance)]]]
    return turn_space(s, seat).sample(chance)


def _commanders(s: State, seat: int) -> int:
    """Mask of the spaces of a seat whose cards have a command not used yet."""
    base = seat * 9
    cards = s.field[base : base + 9]
    if COMMANDERS.isdisjoint(cards):
        return 0
    return sum([1 << n for n, card in enumerate(cards) if card in COMMANDERS and not s.spent >> card & 1])


def _any_target(s: State, seat: int, reach: int, chance: AnyChance) -> int:
    """The place of a card that an attacker of `seat` may target."""
    masks = in_reach(s, seat, reach)
    n = chance.below(STREAM, sum([COUNT[mask] for mask in masks]))
    for other, mask in enumerate(masks):
        if n < COUNT[mask]:
            return other * 9 + IN[mask][n]
        n -= COUNT[mask]
    raise AssertionError("nobody to attack")


def default_attack(s: State, seat: int) -> Choice:
    """BTG-4.19: no command; the highest printed power; the opponent with most cards among those in reach."""
    base = seat * 9
    spaces = [space for space in IN[s.occupied[seat]] if not CANNOT_ATTACK >> s.field[base + space] & 1]
    attacker = max(spaces, key=lambda space: (POWER[s.field[base + space]], -space))
    masks = in_reach(s, seat, REACH[s.field[base + attacker]])
    foes = [other for other in clockwise(s, (seat + 1) % s.seats) if masks[other]]
    foe = max(foes, key=lambda other: COUNT[s.occupied[other]])  # equal: the first, the next clockwise
    return ["attack", SPACES[attacker], [[foe, SPACES[IN[masks[foe]][0]]]]]

"""ORDERS: what the active player may do, and what happens when the time is up (BTG-4.13 to 4.19, 5.1 to 5.3).

The choice is `["attack", "B2", [[seat, "F1"], ...]]` or `["command", "M1", ...]` with what the command names
(`commands.py`).
"""

from __future__ import annotations

from game.engine.agenda import Step
from game.engine.ask import Ask
from game.engine.chance import AnyChance
from game.engine.match import Match
from game.engine.spaces import STREAM, Branch, Choice, Menu, Pick, Space
from game.titles.battlegoats.attack import declare
from game.titles.battlegoats.cards import (
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
    SPACE_INDEX,
    SPACES,
    VOLLEY,
)
from game.titles.battlegoats.commands import branches_of, carry_out
from game.titles.battlegoats.refusals import why_not
from game.titles.battlegoats.state import State, clockwise
from game.titles.battlegoats.thought import plain_turn

_NAMES: tuple[tuple[list[int | str], ...], ...] = tuple(tuple([seat, space] for space in SPACES) for seat in range(6))
"""[seat, "F1"] for every place: shared by all spaces, so nobody may change one."""
_NAME = tuple((space,) for space in SPACES)
_ALONE = tuple((seat,) for seat in range(6))
_NO_NOUNS: dict[str, object] = {}
_TRIES = 64
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
            names = _NAMES[other]
            targets += [names[space] for space in IN[mask]]
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
    base = seat * 9
    cards = s.field[base : base + 9]
    spaces = IN[s.occupied[seat]]
    attackers = each = len(spaces)
    commanders: list[int] = []
    if not (s.commanded or s.turn == 1 or COMMANDERS.isdisjoint(cards)):
        commanders = [n for n in spaces if cards[n] in COMMANDERS and not s.spent >> cards[n] & 1]
        each += len(commanders)
    for _ in range(_TRIES if each else 0):
        n = chance.below(STREAM, each)
        if n < attackers:
            space = spaces[n]
            if not CANNOT_ATTACK >> cards[space] & 1:
                return ["attack", SPACES[space], _any_targets(s, seat, cards[space], chance)]
        else:
            branches = branches_of(s, seat, commanders[n - attackers])
            if branches:
                return Menu(tuple(branches)).sample(chance)
    return turn_space(s, seat).sample(chance)


def _any_targets(s: State, seat: int, card: int, chance: AnyChance) -> Choice:
    reach, volley = REACH[card], VOLLEY[card]
    if volley > 1:
        return _pick(s, seat, reach, volley).sample(chance)
    if s.seats == 2 and not reach:
        foe = 1 - seat
        spaces = IN[s.occupied[foe]]
        return [_NAMES[foe][spaces[chance.below(STREAM, len(spaces))]]]
    masks = in_reach(s, seat, reach)
    n = chance.below(STREAM, sum([COUNT[mask] for mask in masks]))
    for other, mask in enumerate(masks):
        if n < COUNT[mask]:
            return [_NAMES[other][IN[mask][n]]]
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


class Orders(Step, frozen=True, tag="orders"):
    """The active player uses one command, or declares an attack (BTG-4.15, 4.16)."""

    def run(self, match: Match) -> Ask | None:
        s: State = match.state
        # By position, and with the same empty nouns for all: this ask is made once for each turn of every playout.
        return Ask("attack" if s.commanded else "orders", _ALONE[s.active], "sealed", _NO_NOUNS, "turn", s.turn)

    def space(self, match: Match, seat: int) -> Space:
        return turn_space(match.state, seat)

    def sample(self, match: Match, seat: int, chance: AnyChance) -> Choice:
        return any_order(match.state, seat, chance)

    def default(self, match: Match, seat: int) -> Choice:
        return default_attack(match.state, seat)

    def refuse(self, match: Match, seat: int, choice: Choice) -> str:
        return why_not(match.state, seat, choice)

    def answer(self, match: Match, answers: dict[int, Choice]) -> None:
        ((seat, choice),) = answers.items()
        s: State = match.state
        place = seat * 9 + SPACE_INDEX[choice[1]]
        if choice[0] == "attack":
            targets = tuple([other * 9 + SPACE_INDEX[space] for other, space in choice[2]])
            if not (match.quiet and len(targets) == 1 and plain_turn(match, s, place, targets[0], ORDERS)):
                declare(match, s, place, targets)
            return
        s.commanded = True
        match.then(ORDERS)
        carry_out(match, s, place, choice[2:])


ORDERS = Orders()

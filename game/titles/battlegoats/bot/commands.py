"""When a computer player uses a command (BTG-12.5): what it brings against what the shown card was worth hidden."""

from __future__ import annotations

from itertools import combinations

from game.engine.chance import AnyChance
from game.engine.spaces import Choice
from game.titles.battlegoats.bot.weigh import WORTH, Table, spread, worth
from game.titles.battlegoats.rules.cards import COMMAND, IDS, IN, LOOKS, NOT_RAISED, SPACES, UNKNOWN
from game.titles.battlegoats.rules.plays import Command
from game.titles.battlegoats.rules.state import left, space_of

Weighed = list[tuple[float, Choice]]


def commands(table: Table, shown: set[int], attacks: Weighed, chance: AnyChance) -> Weighed:
    """The commands that may be worth their price. A command does not replace the attack, so its value is the best
    attack's and what it adds. A shell game is none with the attacker: it would show at once where both lie."""
    s, seat = table.s, table.seat
    best, attack = max(attacks, key=lambda row: row[0], default=(0.0, None))
    base = seat * 9
    found: Weighed = []
    for space in IN[s.occupied[seat]]:
        card = s.field[base + space]
        verb = COMMAND[card]
        if not verb or s.spent >> card & 1:
            continue
        hidden = s.handle[card] not in shown and not s.up >> card & 1
        price = 0.1 * worth(s, base + space) if hidden else 0.0
        for gain, named in _uses(table, verb, card, space, shown, chance):
            if verb == "shell_game" and attack is not None and attack[1] in named[0]:
                continue
            found.append((best + gain - price, Command(SPACES[space], *named).choice()))
    return found


def _uses(
    table: Table, verb: str, card: int, space: int, shown: set[int], chance: AnyChance
) -> list[tuple[float, list[Choice]]]:
    if verb == "peek":
        return _look(table, LOOKS[card], chance)
    if verb == "steal":
        return _steal(table)
    if verb == "raise":
        return _raise(table)
    if verb == "swap_enemy":
        return _sabotage(table, chance)
    if verb == "veil":
        return _veil(table, shown)
    return _shell_game(table, space, shown, chance)


def _unknown(table: Table, owner: int) -> list[int]:
    return [owner * 9 + n for n in IN[table.s.occupied[owner]] if table.s.field[owner * 9 + n] == UNKNOWN]


def _look(table: Table, n: int, chance: AnyChance) -> list[tuple[float, list[Choice]]]:
    """Early, while much is hidden."""
    for owner in spread(table.s, table.seat):
        places = _unknown(table, owner)
        if len(places) >= n:
            chance.shuffle("", places)
            named = [space_of(place) for place in sorted(places[:n])]
            return [(0.35 * len(places), [named])]
    return []


def _steal(table: Table) -> list[tuple[float, list[Choice]]]:
    """With two as soon as it may be; with more only with three cards or fewer. A strong known card, else any."""
    s, seat = table.s, table.seat
    mine = left(s, seat)
    if s.seats > 2 and mine > 3:
        return []
    best: tuple[float, list[Choice]] | None = None
    for owner in spread(s, seat):
        if left(s, owner) <= mine:
            continue
        for n in IN[s.occupied[owner]]:
            place = owner * 9 + n
            card = s.field[place]
            if card != UNKNOWN and s.up >> card & 1:
                continue
            gain = worth(s, place)
            if best is None or gain > best[0]:
                best = (gain, [space_of(place), _room(table)])
    return [best] if best else []


def _raise(table: Table) -> list[tuple[float, list[Choice]]]:
    """The strongest of the own pile; with more than two at the table only with three cards or fewer."""
    s, seat = table.s, table.seat
    pile = [card for card in s.pile[seat] if not NOT_RAISED >> card & 1]
    if not pile or s.occupied[seat] == 511 or (s.seats > 2 and left(s, seat) > 3):
        return []
    card = max(pile, key=lambda card: (WORTH[card], -card))
    late = 1.0 if left(s, seat) <= 4 else 0.2
    return [(late * WORTH[card] - (0 if WORTH[card] > 9 else 1.5), [IDS[card], _room(table)])]


def _room(table: Table) -> str:
    """An empty space, the back row first."""
    empty = [n for n in range(8, -1, -1) if not table.s.occupied[table.seat] >> n & 1]
    return SPACES[empty[0]]


def _sabotage(table: Table, chance: AnyChance) -> list[tuple[float, list[Choice]]]:
    """A look at two cards, and perhaps harm."""
    for owner in spread(table.s, table.seat):
        places = _unknown(table, owner)
        if len(places) >= 2:
            chance.shuffle("", places)
            return [(0.4 * len(places), [[space_of(place) for place in sorted(places[:2])]])]
    return []


def _veil(table: Table, shown: set[int]) -> list[tuple[float, list[Choice]]]:
    """When two or more own cards are known."""
    s, seat = table.s, table.seat
    known = sum(1 for n in IN[s.occupied[seat]] if s.handle[s.field[seat * 9 + n]] in shown)
    return [(1.4 * known - 1.0, [])] if known >= 2 and left(s, seat) >= 3 else []


def _shell_game(table: Table, space: int, shown: set[int], chance: AnyChance) -> list[tuple[float, list[Choice]]]:
    """When a known strong card is about to be hit: it and one nobody knows."""
    s, seat = table.s, table.seat
    own = IN[s.occupied[seat]]
    best: tuple[float, list[Choice]] | None = None
    for a, b in combinations(own, 2):
        cards = (s.field[seat * 9 + a], s.field[seat * 9 + b])
        known = [s.handle[card] in shown for card in cards]
        if known[0] == known[1]:
            continue
        strong = cards[0] if known[0] else cards[1]
        gain = 0.25 * WORTH[strong] - 0.5 + (0.5 if space in (a, b) else 0.0)
        if best is None or gain > best[0]:
            best = (gain, [[SPACES[a], SPACES[b]], "swap" if chance.below("", 2) else "leave"])
    return [best] if best else []

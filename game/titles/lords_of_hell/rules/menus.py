"""The lines of a menu read back as the plays that they offer, for bots and the screen: of an ask that is no menu, or none,
nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple, TypeVar

from game.engine.ask import SeatAsk
from game.engine.plays import Play
from game.engine.spaces import Branch, Menu, One, Pick
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.state import NOBODY

P = TypeVar("P", bound=Play)


def offers(ask: SeatAsk | None, kind: type[Play]) -> bool:
    """Return whether there is any play of a kind."""
    return any(True for _ in _branches(ask, kind))


def lines(ask: SeatAsk | None, kind: type[P]) -> list[list[P]]:
    """Return the plays of each line of a kind; lines whose parts are no choice of one are left out."""
    return [found for branch in _branches(ask, kind) if (found := _plays(branch, kind))]


def open_plays(ask: SeatAsk | None, kind: type[P]) -> list[P]:
    """Return the plays of all those lines."""
    return [play for line in lines(ask, kind) for play in line]


def acceptable(ask: SeatAsk | None) -> set[int]:
    """Return the offers that may be accepted, whatever cards that takes."""
    return {int(branch.nouns[0]) for branch in _branches(ask, plays.Accept)}


def specials(ask: SeatAsk | None, picked: bool = False) -> list[list[plays.Special]]:
    """Return the specials, artifacts and powers of each line, those that a Stop may bring along included; with `picked`
    also those that need cards, without them."""
    out: list[list[plays.Special]] = []
    for branch in _all(ask):
        verb, nouns = branch.verb, branch.nouns
        if verb == plays.VERBS[plays.Hold] and nouns:
            verb, nouns = nouns[0], nouns[1:]
        kind = plays.SPECIALS.get(verb)
        if kind is not None:
            found = _plays(Branch(verb, nouns, branch.parts), kind)
            if not found and picked:
                found = [kind(*nouns)]
            out += [found] if found else []
    return out


class RitualLine(NamedTuple):
    """What a ritual may be aimed at: a seat, what of it, and cards to pick."""

    seat: int = NOBODY
    what: int | str | None = None
    """Lots of Souls; in the chain a card, or "souls"."""
    cards: tuple[int, ...] | None = None
    """Hordes, or armies of the discard pile, in the order in which they are named."""
    most: int = 0

    def play(self, picked: list[int]) -> plays.Target:
        """Return the play that aims it so."""
        if self.seat == NOBODY:
            return plays.Target(picked)
        return plays.Target(self.seat, self.what, picked if self.cards is not None else None)


def ritual_line(branch: Branch) -> RitualLine:
    """Return a line of the menu of a ritual."""
    pick = next((part for part in branch.parts if isinstance(part, Pick)), None)
    cards, most = (pick.options, pick.hi) if pick is not None else (None, 0)
    match branch.nouns:
        case (seat, what):
            return RitualLine(seat, what, cards, most)
        case (seat,):
            return RitualLine(seat, None, cards, most)
    return RitualLine(cards=cards, most=most)


def ritual_lines(ask: SeatAsk | None) -> list[RitualLine]:
    """Return all lines of the menu of a ritual."""
    return [ritual_line(branch) for branch in _branches(ask, plays.Target)]


def _all(ask: SeatAsk | None) -> tuple[Branch, ...]:
    return ask.space.branches if ask is not None and isinstance(ask.space, Menu) else ()


def _branches(ask: SeatAsk | None, kind: type[Play]) -> Iterator[Branch]:
    verb = plays.VERBS[kind]
    return (branch for branch in _all(ask) if branch.verb == verb)


def _plays(branch: Branch, kind: type[P]) -> list[P]:
    ones = [part.options for part in branch.parts if isinstance(part, One)]
    if len(ones) < len(branch.parts):
        return []
    return [kind(*branch.nouns, *values) for values in product(*ones)]

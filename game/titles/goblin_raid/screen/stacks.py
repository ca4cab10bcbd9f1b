"""Stacks as the map shows them: who stands where, what is printed on top, what they add up to, what was seen of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.titles.goblin_raid.rules.pieces import INDEX, LIMIT, MELEE, MISSILE, MODIFIER
from game.titles.goblin_raid.screen.reading import FOOT_DOWN, Reading, is_leader
from game.ui.hexmap.counters import Stack


class Standing(NamedTuple):
    """A stack as it stands: ids bottom to top, how high it is if that is known (0: as many as are known), bags."""

    pieces: tuple[str, ...]
    height: int = 0
    bags: int = 0


class Seen(NamedTuple):
    """A stack as it was last seen whole."""

    turn: int
    pieces: tuple[str, ...]


def remember(seen: dict[str, Seen], reading: Reading) -> None:
    """Note who stands in enemy stacks while they are in sight; forget them when another top counter shows."""
    if reading.side < 0 or reading.phase.endswith("setup") or reading.phase in ("cycle_end", "over"):
        seen.clear()
        return
    for here, pile in reading.stacks.items():
        if reading.side_at(here) != reading.side and len(pile) > 1:
            seen[here] = Seen(reading.turn, tuple(pile))
    for here, note in list(seen.items()):
        now = reading.stacks.get(here, [])
        if not now or now[-1] not in note.pieces or reading.side_at(here) == reading.side:
            del seen[here]


def standing(reading: Reading, here: str) -> Standing:
    """The stack of a hex as the seat knows it."""
    return Standing(tuple(reading.stacks[here]), reading.heights.get(here, 0), reading.bags_at(here))


def replace_marks(stack: Stack) -> Stack:
    """The same counters without light, height and sack: for the fan."""
    return stack._replace(height=0, sack=0, lit=False, dim=False)


def in_command(pieces: Iterable[str], preferred: Iterable[str] = ()) -> list[str]:
    """A stack from the top: leaders first, the one in command before the others (GOB-6.2, 6.8), then the last that came."""
    shown, chosen = list(pieces)[::-1], list(preferred)

    def rank(leader: str) -> tuple[int, int, int, int]:
        p = INDEX[leader]
        return (-LIMIT[p], -chosen.index(leader) - 1 if leader in chosen else 0, -MODIFIER[p], p)

    return sorted((p for p in shown if is_leader(p)), key=rank) + [p for p in shown if not is_leader(p)]


def missiles(pieces: Iterable[str]) -> int:
    """All missile points of known units."""
    return sum(MISSILE[INDEX[p]] for p in pieces if p != FOOT_DOWN and not is_leader(p))


def melee(pieces: Iterable[str]) -> int:
    """The melee total of known pieces: leaders count only alone (GOB-7.10)."""
    seen = [p for p in pieces if p != FOOT_DOWN]
    units = [p for p in seen if not is_leader(p)]
    return sum(MELEE[INDEX[p]] for p in units or seen)

"""Zones of cards: where things lie, in which order, and who sees them there.

A zone is a list of handles in the state; which card a handle stands for is the title's own table (`faces[handle]`).
Visibility belongs to zones: a title declares a `ZoneSight` per kind of zone and its oracle answers from it. A handle can
be followed from place to place; where nobody could follow (a shuffle, a move into a hidden unordered zone) `redeal`
gives the faces new handles, so that a number on a back never becomes a marked card.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.engine.chance import AnyChance
from game.engine.sight import SPECTATOR, Sight


class ZoneSight(msgspec.Struct, frozen=True):
    """Who sees how much of what lies in a zone: its owner, the other seats, and those without a seat."""

    owner: Sight
    others: Sight
    spectators: Sight

    def of(self, owner: int | None, seat: int) -> Sight:
        """What `seat` sees of a zone of `owner` (None: nobody's)."""
        if seat == SPECTATOR:
            return self.spectators
        return self.owner if owner is not None and seat == owner else self.others


HAND = ZoneSight(Sight.ALL, Sight.COUNT, Sight.COUNT)
"""Its owner sees the faces, everybody else how many."""
DECK = ZoneSight(Sight.COUNT, Sight.COUNT, Sight.COUNT)
"""How many, in an order that nobody knows."""
OPEN = ZoneSight(Sight.ALL, Sight.ALL, Sight.ALL)
"""Discard piles, line-ups, the table."""
FACE_DOWN = ZoneSight(Sight.ALL, Sight.BACK, Sight.BACK)
"""Laid down: its owner knows it, the others see that very back."""
RESERVE = ZoneSight(Sight.NOTHING, Sight.NOTHING, Sight.NOTHING)
"""Out of the match."""


class NotThere(ValueError):
    """A thing was to be taken from a zone in which it does not lie: a fault of the title."""


def draw(source: list[int], target: list[int], count: int = 1) -> list[int]:
    """The top `count` things (the end of the list is the top), or as many as there are, to the top of `target`."""
    drawn = [source.pop() for _ in range(min(count, len(source)))]
    target.extend(drawn)
    return drawn


def move(handle: int, source: list[int], target: list[int], at: int | None = None) -> None:
    """One thing from zone to zone, to the top or to place `at` from the bottom. Raises NotThere."""
    try:
        source.remove(handle)
    except ValueError:
        raise NotThere(f"thing {handle} does not lie in a zone of {len(source)}") from None
    target.insert(len(target) if at is None else at, handle)


def move_all(source: list[int], target: list[int]) -> None:
    """Everything, in its order, to the top of `target`."""
    target.extend(source)
    source.clear()


def shuffle(zone: list[int], faces: list[int], chance: AnyChance, stream: str) -> None:
    """Shuffle a zone so that no handle can be followed: the handles stay in place, the faces under them are dealt anew.

    `faces[handle]` is the card a handle stands for. Copies and views need nothing more: a handle that lay here before
    says nothing about what it stands for now.
    """
    under = [faces[handle] for handle in zone]
    chance.shuffle(stream, under)
    for handle, face in zip(zone, under):
        faces[handle] = face


def redeal(zones: Iterable[list[int]], faces: list[int], chance: AnyChance, stream: str) -> None:
    """New handles for everything in `zones`, without changing what lies where: for things that entered a hidden,
    unordered zone. A handle seen before may stand for any of them afterwards."""
    places = [(zone, i) for zone in zones for i in range(len(zone))]
    handles = [zone[i] for zone, i in places]
    under = [faces[handle] for handle in handles]
    chance.shuffle(stream, handles)
    for (zone, i), handle, face in zip(places, handles, under):
        zone[i] = handle
        faces[handle] = face

"""What `tests/titles/<slug>/says.py` is made of: the matches that are looked at, one thing that a table has to print, and what
all titles' tables print alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from pygame import Rect

from game.tabletop.scene import TableScene

View = Mapping[str, Any]
R = TypeVar("R")
INSPECTED = "name in the inspector"


class Match(NamedTuple):
    """A match of bots as one seat sees it, until it has been told so many updates."""

    seats: int
    seed: int
    seat: int
    updates: int
    size: tuple[int, int] = (1280, 720)
    level: str = "normal"


class Saying(NamedTuple):
    """`words` stand in `place`, each as a line of its own or whole within one. `kind`: what it is, as faults are told.

    `may`: what else may stand there if there is room; no number that is neither. None: anything may.
    """

    kind: str
    place: Rect
    words: tuple[str, ...]
    may: tuple[str, ...] | None = None


def room(scene: TableScene, kind: type[R]) -> R:
    """The part of a table that is of a class."""
    table: Any = scene.table
    found: R = next(one for one in table.rooms if isinstance(one, kind))
    return found


def name_of(scene: TableScene, seat: int) -> str:
    """What a table calls a seat."""
    return "You" if seat == scene.feed.seat else scene.services.name(seat)


def plates(scene: TableScene, seats: int, told: Mapping[int, tuple[int, ...]]) -> Iterator[Saying]:
    """The plate of each seat: its name, and no numbers but those `told` of it."""
    for seat, rect in scene.regions.plates.items():
        if seat < seats:
            yield Saying("plate", rect, (name_of(scene, seat),), tuple(map(str, told.get(seat, ()))))


def ended(scene: TableScene, seats: int) -> Iterator[Saying]:
    """The last picture names everybody."""
    if scene.services.update.result is not None:
        yield Saying("names at the end", scene.regions.middle, tuple(name_of(scene, seat) for seat in range(seats)))


def faces(scene: TableScene, found: Mapping[int, str]) -> Iterator[Saying]:
    """Cards that lie whole and face up: each has the name of the card that the view has under its handle. So has the
    inspector's page of the one that is pointed at.
    """
    table: Any = scene.table
    pointed = scene.services.pointer.hovered
    if isinstance(pointed, tuple) and pointed[0] == "c" and found.get(pointed[-1]):
        yield Saying(INSPECTED, scene.regions.inspector, (table.context.card_name(found[pointed[-1]]),))
    for handle, rect in whole(scene):
        if found.get(handle):
            yield Saying("name of a card", rect, (table.context.card_name(found[handle]),))


def whole(scene: TableScene) -> Iterator[tuple[int, Rect]]:
    """The cards that lie face up with nothing over them, by handle, and where."""
    places = {handle: place for handle, place in scene.services.stage.drawn() if isinstance(handle, tuple)}
    for handle, place in places.items():
        others = [other.rect for key, other in places.items() if key != handle]
        if handle[0] == "c" and place.face_up and place.rect.collidelist(others) == -1:
            yield handle[-1], place.rect

"""Lords of Hell: each realm's numbers, the deck, the round, the cards that lie open and the own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.tabletop.scene import TableScene
from game.titles.lords_of_hell.screen.realms import Realms
from game.titles.lords_of_hell.screen.shared_area import SharedArea, shelf
from tests.screens.saying import Match, Saying, View, ended, faces, room

MATCHES = (Match(4, 21, 2, 300, (1920, 1080)), Match(3, 22, 0, 300))


def says(scene: TableScene, view: View) -> Iterator[Saying]:
    table: Any = scene.table
    realms = room(scene, Realms)
    public = view["public"]
    seats = [view[name] for name in sorted(view) if name.startswith("seat.")]
    for seat, told in enumerate(seats):
        if not told["devil"] or not realms.shows(seat):
            continue
        parts = realms.parts(seat)
        yield Saying("devil of a realm", parts.head, (table.context.devil_name(told["devil"]),))
        yield Saying("points of a realm", parts.points, (str(public["vp"][seat]),))
        numbers = tuple(str(told[name]) for name in ("power", "souls", "hand", "promises"))
        yield Saying("numbers of a realm", parts.facts.union(parts.souls), numbers, ())
    if room(scene, SharedArea).open() and public["phase"] not in ("setup", "over"):
        where = shelf(table.context)
        yield Saying("deck", where.deck.inflate(10, 40), (str(public["deck"]),))
        yield Saying("discard pile", where.discard.inflate(10, 40), (str(len(view["discard"])),))
    yield from ended(scene, len(seats))
    known: dict[int, str] = dict(view.get("hand", ()))
    for told in seats:
        for row in ("hordes", "earth", "artifacts", "rituals"):
            known.update(dict(told[row]))
    yield from faces(scene, known)

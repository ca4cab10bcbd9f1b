"""Printing ahead: what the moments of an update will show is printed while the first of them run, a little in every frame.

Nothing depends on it: what is missing is printed when it is first shown, and takes its time then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.engine.cues import SeatCue
from game.scenes.feed import Update
from game.scenes.table_effects import STEPS, stamp_size
from game.titles.slayer_slayer.table_cards import Facing
from game.titles.slayer_slayer.table_count import Totals
from game.titles.slayer_slayer.table_reading import OWN
from game.ui.cards import stamp

if TYPE_CHECKING:
    from game.titles.slayer_slayer.table import SlayerTable

STARS = ("straw", 104.0)
"""The stamp with a die's number (`Dice.throw`)."""


def ahead(table: SlayerTable, update: Update) -> Iterator[None]:
    """In the order in which it will be seen."""
    rolls = 0
    for cue in update.cues:
        if cue.kind == "shuffled":
            yield from _backs(table, cue.nouns["handles"])
        elif cue.kind == "revealed":
            yield from _faces(table, cue, update)
        elif cue.kind == "roll":
            yield from _roll(table, cue, not rolls)
            rolls += 1
        elif cue.kind == "ledger":
            yield from table.counter.written(table.counter.of(cue), table.battle.sheet_rect().size)


def _sizes(table: SlayerTable, handles: Sequence[int]) -> set[tuple[int, int]]:
    """Of so many cards in the Horde, at rest and on their way (see `Sprites.one`)."""
    sizes = {(round(place.w), round(place.h)) for place in table.battle.line(handles).values()}
    return {size for w, h in sizes for size in ((w, h), (w // 4 * 4, h // 4 * 4))}


def _backs(table: SlayerTable, handles: Sequence[int]) -> Iterator[None]:
    for size in sorted(_sizes(table, handles)):
        for mark in (0, OWN):
            table.cards.picture(Facing(None, "", mark), size)
            yield


def _faces(table: SlayerTable, cue: SeatCue, update: Update) -> Iterator[None]:
    """Each card as it turns up, and the running total that it leads to."""
    handles, shown, total = cue.nouns["handles"], cue.nouns["cards"], 0
    horde = update.view.get("horde") or {}
    marks = {row[0]: row[2] & OWN for part in ("cards", "earlier") for row in horde.get(part, ())}
    was, places = table.counter.totals(), table.battle.line(handles)
    for number, card in zip(handles, shown):
        power = table.printed(card)
        told = Facing(card, "" if power is None else str(power), marks.get(number, 0))
        place = places["c", number]
        table.sprites.ahead(table.cards.picture(told, (round(place.w), round(place.h))), place)
        yield
        total += power or 0
        strip = Totals(str(total), (), was.foe if was is not None else "?")
        table.counter.strip(strip, table.battle.field.totals.size)
        yield


def _roll(table: SlayerTable, cue: SeatCue, first: bool) -> Iterator[None]:
    yield from table.dice.ahead(cue, first)
    look = table.look
    fill, size = STARS
    for scale in STEPS:
        stamp(look, str(cue.nouns["number"]), stamp_size(look, size, scale), fill, 16)
        yield

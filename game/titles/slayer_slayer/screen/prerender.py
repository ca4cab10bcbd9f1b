"""Printing ahead: what the moments of an update will show is printed while the first of them run, a little in every frame;
the goblins as they will lie in the Horde while nothing moves.

Nothing depends on it: what is missing is printed when it is first shown, and takes its time then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.tabletop.effects import STEPS, stamp_size
from game.tabletop.feed import Update
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.cards import BACK, GOBLINS, Facing
from game.titles.slayer_slayer.screen.count import Totals
from game.titles.slayer_slayer.screen.hand import strip_of
from game.titles.slayer_slayer.screen.layout import fan, field, ground, rows
from game.titles.slayer_slayer.screen.reading import OWN
from game.titles.slayer_slayer.screen.survivor import HELD, flown
from game.titles.slayer_slayer.screen.votes import SLIPS
from game.ui import cards
from game.ui.cards import stamp
from game.ui.places import Place

if TYPE_CHECKING:
    from game.titles.slayer_slayer.screen.screen import SlayerTable

HORDES = (5, 8)
"""So many cards lie in one row, as whole cards, and in two, as tiles."""
SENT = 4
"""More cards than that are sent rarely."""
COUNTED = 84.0
"""The stamp that says how many cards a seat has sent."""
STARS = ("straw", 104.0)
"""The stamp with a die's number (`Dice.throw`)."""


def prerender(table: SlayerTable, update: Update) -> Iterator[None]:
    """In the order in which it will be seen."""
    for cue in update.cues:
        match cue:
            case cues.Shuffled():
                yield from _backs(table, cue.handles)
            case cues.Revealed():
                yield from _faces(table, cue, update)
            case cues.Roll():
                yield from _roll(table, cue)
            case cues.Ledger():
                yield from table.counter.written(table.counter.of(cue), table.battle.sheet_rect().size)
            case cues.Survivor():
                yield from _survivor(table, cue)
    yield from _hand(table, update)


def goblins(table: SlayerTable, low: bool) -> Iterator[None]:
    """Every goblin and its back in the sizes that cards of the Horde have most often; `low` as `ground` has it."""
    look, frame, reading = table.look, table.look.frame, table.reading
    area = ground(frame.size, frame.text_scale, len(reading.seats), table.services.seat, low).area
    inside = table.battle.inside(field((area.x, area.y, area.w, area.h), low).horde)
    for rect in {rows(inside, count)[0].size: rows(inside, count)[0] for count in HORDES}.values():
        for card in (None, *GOBLINS):
            told = Facing(card) if card is None else Facing(card, str(GOBLINS[card]["power"]))
            table.cards.sprites(look).prerender(table.cards.picture(told, rect.size), Place.of(rect))
            yield


def lock(table: SlayerTable) -> Iterator[None]:
    """The backs that go into the Horde, from the hand and from the seats' places, and how many each has sent."""
    look = table.look
    for place in fan(table.ground.hand, 1):
        table.cards.sprites(look).prerender(table.cards.picture(Facing(None), (round(place.w), round(place.h))), place)
        yield
    cards.back(look, BACK, table.battle.sent_size())
    yield
    for count in range(1, SENT + 1):
        for scale in STEPS:
            stamp(look, str(count), stamp_size(look, COUNTED, scale), "straw", 16)
            yield


def _survivor(table: SlayerTable, cue: cues.Survivor) -> Iterator[None]:
    """The goblin that is saved, held up, and on its way to its saver."""
    place = table.services.stage.place_of(("c", cue.handle))
    if place is not None:
        table.cards.picture(table.cards.facing(cue.handle), (round(place.w * HELD), round(place.h * HELD)))
        yield
    plate = table.ground.regions.plates.get(cue.seat)
    if plate is not None and cue.seat != table.services.seat:
        table.cards.picture(Facing(cue.card), flown(plate))
        yield


def _hand(table: SlayerTable, update: Update) -> Iterator[None]:
    """The own hand as it will lie: another number of cards is another fan."""
    frame, held = table.look.frame, (update.view.get("hand") or {}).get("cards") or ()
    if len(held) == len(table.hand.cards()):
        return
    low = update.ask is not None and update.ask.kind in SLIPS
    area = ground(frame.size, frame.text_scale, len(table.reading.seats), table.services.seat, low).hand
    places = fan(area, len(held), low)
    strip = strip_of(places)
    for (_, card), place in zip(held, places):
        picture = table.cards.picture(Facing(card), (round(place.w), round(place.h)), strip)
        yield
        table.sprites.prerender(picture, place)
        yield


def _sizes(table: SlayerTable, handles: Sequence[int]) -> set[tuple[int, int]]:
    """Of so many cards in the Horde, at rest and on their way (see `Sprites.one`)."""
    sizes = {(round(place.w), round(place.h)) for place in table.battle.line(handles).values()}
    return {size for w, h in sizes for size in ((w, h), (w // 4 * 4, h // 4 * 4))}


def _backs(table: SlayerTable, handles: Sequence[int]) -> Iterator[None]:
    for size in sorted(_sizes(table, handles)):
        for mark in (0, OWN):
            table.cards.picture(Facing(None, "", mark), size)
            yield


def _faces(table: SlayerTable, cue: cues.Revealed, update: Update) -> Iterator[None]:
    """Each card as it turns up, and the running total that it leads to."""
    handles, shown, total = cue.handles, cue.cards, 0
    horde = update.view.get("horde") or {}
    marks = {row[0]: row[2] & OWN for part in ("cards", "earlier") for row in horde.get(part, ())}
    was, places = table.counter.totals(), table.battle.line(handles)
    for number, card in zip(handles, shown):
        power = table.printed(card)
        told = Facing(card, "" if power is None else str(power), marks.get(number, 0))
        place = places["c", number]
        table.sprites.prerender(table.cards.picture(told, (round(place.w), round(place.h))), place)
        yield
        total += power or 0
        strip = Totals(str(total), (), was.foe if was is not None else "?")
        table.counter.strip(strip, table.battle.field.totals.size)
        yield


def _roll(table: SlayerTable, cue: cues.Roll) -> Iterator[None]:
    yield from table.dice.prerender(cue)
    look = table.look
    fill, size = STARS
    for scale in STEPS:
        stamp(look, str(cue.number), stamp_size(look, size, scale), fill, 16)
        yield

"""Goblin Slayer-Slayer: hands and lots on the plates, decks, floor, own gold and goblins, the foe, doors and loot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.tabletop.scene import TableScene
from game.titles.slayer_slayer.rules import forecast
from game.titles.slayer_slayer.screen.card_rows import GOBLINS
from game.titles.slayer_slayer.screen.loot import Loot
from game.titles.slayer_slayer.screen.route import Route
from game.titles.slayer_slayer.screen.supplies import supply
from tests.screens.saying import Match, Saying, View, ended, faces, plates, room, whole

MATCHES = (Match(4, 21, 1, 400, (1920, 1080)), Match(3, 22, 0, 400))


def says(scene: TableScene, view: View) -> Iterator[Saying]:
    table: Any = scene.table
    public, over = view["public"], view["public"]["phase"] == "over"
    seats = [view[name] for name in sorted(view) if name.startswith("seat.")]
    if over:
        yield from ended(scene, len(seats))
        return
    told: dict[int, tuple[int, ...]] = {}
    for seat, (cards, played, armours, rerolls, lots, *_) in enumerate(seats):
        told[seat] = (cards, lots, played, armours, rerolls)
    yield from plates(scene, len(seats), told)
    yield Saying("deck", supply(table.context, "deck"), (str(public["deck"]),), ())
    yield Saying("pile", supply(table.context, "pile"), (str(public["pile"]),), ())
    yield Saying("floor", scene.regions.top, (f"Floor {public['floor']}",))
    purse, hand = view.get("purse"), view.get("hand")
    if purse:
        yield Saying("purse", table.ground.purse, (str(purse["gold"]), str(purse["trophies"])))
    if hand:
        names = tuple(table.context.card_name(card) for handle, card in hand["cards"] if handle not in hand["chosen"])
        yield Saying("own hand", table.ground.hand.inflate(0, 60), names)
        yield from faces(scene, dict(hand["cards"]))
    foe = view.get("foe")
    if foe and not view.get("loot") and not public["won"]:  # a beaten one has fallen
        yield Saying("foe", table.ground.area, (table.context.foe_name(foe["id"]),))
        if foe["power"] is not None:
            yield Saying("power of the foe", table.ground.area, (str(foe["power"]),))
    count = view.get("count")
    if count and public["phase"] == "battle" and not view.get("loot"):
        totals = (str(count["horde"]), *(str(number) for _, number in count["dice"]), str(count["against"]))
        yield Saying("totals", table.ground.area, totals)
    loot, horde = view.get("loot"), view.get("horde")
    if horde and horde["up"] and not loot:
        power_of = {
            handle: "d20" if GOBLINS[card]["power"] == "d20" and power <= 0 else str(power)
            for handle, card, _, power in horde["cards"]
        }
        standing = forecast.ledger(view, scene.feed.seat, scene.feed.options)
        counts = {row[0]: str(row[4]) for row in standing["rows"]} if standing else {}
        for handle, rect in whole(scene):
            if handle in power_of:
                yield Saying("power of a card", rect, (power_of[handle],))
            if handle in counts:
                yield Saying("what a card counts", rect, (counts[handle],))
    if loot:
        for rect, (kind, amount) in zip(room(scene, Loot).tiles(table.ground.area, len(loot["lots"])), loot["lots"]):
            yield Saying("lot", rect, (table.context.amount(kind, amount),))
    doors = view.get("doors")
    if doors and public["phase"] == "route":
        route = room(scene, Route)
        foreseen = view.get("mind", {}).get("doors", ())
        for n, ((_, slip), (kind, size)) in enumerate(zip(route.parts(table.ground.area), doors)):
            yield Saying("door", slip, (table.words(f"mark-{kind}"), table.words(f"size-{size}")))
            if n < len(foreseen):
                yield Saying("door that is foreseen", slip, (route.name_of(*foreseen[n]),))

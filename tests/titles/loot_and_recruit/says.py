"""Loot & Recruit: each seat's numbers and towers, the market with its prices and what is left, the powers of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.tabletop.scene import TableScene
from game.titles.loot_and_recruit.rules.cards import INDEX, VP
from game.titles.loot_and_recruit.screen.facts import cells
from game.titles.loot_and_recruit.screen.market import MarketPlace
from tests.screens.saying import Match, Saying, View, ended, faces, plates, room

MATCHES = (Match(3, 21, 1, 400, (1920, 1080)), Match(2, 22, 0, 300))


def says(scene: TableScene, view: View) -> Iterator[Saying]:
    table: Any = scene.table
    ground, public = table.ground, view["public"]
    seats = [view[name] for name in sorted(view) if name.startswith("seat.")]
    yield from plates(scene, len(seats), {})
    over = scene.services.update.result is not None
    for seat, told in enumerate(seats):
        places = cells(ground.facts[seat])
        numbers = {"hand": told["hand"], "deck": told["deck"], "discard": len(told["discard"])}
        for name, n in numbers.items():
            yield Saying(f"{name} of a seat", getattr(places, name), (str(n),), ())
        stands = [sum(VP[INDEX[card]] for _, card in stack) for stack in told["platforms"]]
        counts = sum(told["counts"])
        if not over:
            total = (str(counts + sum(stands)),)
            yield Saying("total of a seat", places.total, total)
        if public["phase"] == "over":
            continue
        for n, vp in enumerate(stands):
            column = ground.platforms[seat, n + 1]
            yield Saying("points of a platform", column.inflate(8, 16), (f"{vp} VP",))
    yield from ended(scene, len(seats))
    if over:
        for told in seats:
            yield Saying("final score", scene.regions.middle, (str(sum(told["counts"])),))
    if public["phase"] == "over" or not room(scene, MarketPlace).open():
        return
    for name in ("crowd", "shop"):
        market = view[name]
        lines = (f"{market['deck']} in the {name} Deck", f"{len(market['trash'])} in the {name} Trash")
        yield Saying(f"counts of the {name}", ground.counts, lines)
        for card, rect in zip(market["slots"], getattr(ground, name)):
            if card is not None:
                yield Saying(
                    f"card of the {name}", rect, (table.context.card_name(card[1]), str(table.reading.price(card[1])))
                )
    for name, handles in view["piles"]:
        if handles:
            yield Saying("pile", ground.piles[name], (table.context.card_name(name), f"×{len(handles)}"))
    if public["phase"] == "turn" and not view.get("falling"):
        for n, rect in zip(view["powers"]["power"], ground.pools):
            yield Saying("power", rect, (str(n),))
    sold = {card[0]: card[1] for name in ("crowd", "shop") for card in view[name]["slots"] if card is not None}
    yield from faces(scene, {**sold, **dict(view.get("hand", ()))})

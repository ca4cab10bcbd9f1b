"""BattleGoats: cards left, cards fallen, and the cards that lie in each battlefield."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.tabletop.scene import TableScene
from game.titles.battlegoats.rules.cards import CARDS, INDEX, SPACES
from tests.screens.saying import Match, Saying, View, faces, name_of, plates

MATCHES = (Match(3, 21, 0, 80), Match(2, 22, 1, 80, (1920, 1080)), Match(4, 23, 2, 80, (1920, 1080), "random"))


def says(scene: TableScene, view: View) -> Iterator[Saying]:
    table: Any = scene.table
    public, seats = view["public"], len(view["public"]["left"])
    battle = public["phase"] in ("battle", "final")
    if battle:
        yield from plates(scene, seats, {seat: (n,) for seat, n in enumerate(public["left"])})
        yield Saying("turn", scene.regions.top, (f"Turn {public['turn']}",))
    entries = [entry for seat in range(seats) for entry in view[f"seat.{seat}"]["field"] if entry is not None]
    yield from faces(scene, {handle: card for handle, card, *_ in entries if card is not None})
    ground = table.ground
    for seat, _ in ground.piles.items():
        pile = view[f"seat.{seat}"]["pile"]
        whose = "Your discard pile" if seat == scene.feed.seat else f"{name_of(scene, seat)}"
        yield Saying("discard pile", ground.piles[seat], (whose, str(len(pile))))
    for (seat, space), rect in ground.cells.items():
        entry = view[f"seat.{seat}"]["field"][SPACES.index(space)]
        if entry is not None and entry[1] is not None and battle:
            card = entry[1]
            yield Saying("card in a battlefield", rect, (table.context.card_name(card), str(CARDS[INDEX[card]].power)))

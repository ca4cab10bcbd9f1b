"""What is printed while nothing moves: the goblins as they will lie in the Horde.

Nothing depends on it: what is missing is printed when it is first shown, about 5 ms a goblin at 1920x1080.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.slayer_slayer.screen.battle_field import BattleField
from game.titles.slayer_slayer.screen.card_rows import GOBLINS, Facing
from game.titles.slayer_slayer.screen.cards import Cards
from game.titles.slayer_slayer.screen.context import Context
from game.titles.slayer_slayer.screen.layout import field, ground, rows
from game.ui.places import Place

HORDES = (5, 8)
"""So many cards lie in one row, as whole cards, and in two, as tiles."""


def goblins(table: Context, battle: BattleField, cards: Cards, low: bool) -> Iterator[None]:
    """Every goblin and its back in the sizes that cards of the Horde have most often; `low` as `ground` has it."""
    look, frame, reading = table.look, table.look.frame, table.reading
    area = ground(frame.size, frame.text_scale, len(reading.seats), table.services.seat, low).area
    inside = battle.inside(field((area.x, area.y, area.w, area.h), low).horde)
    for rect in {rows(inside, count)[0].size: rows(inside, count)[0] for count in HORDES}.values():
        for card in (None, *GOBLINS):
            told = Facing(card) if card is None else Facing(card, str(GOBLINS[card]["power"]))
            cards.sprites(look).prerender(cards.picture(told, rect.size), Place.of(rect))
            yield

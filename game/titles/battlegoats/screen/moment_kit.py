"""What every moment is made of: holding, turning a card over, carrying it, resting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.tabletop.effects import turned_over
from game.tabletop.services import TableServices
from game.titles.battlegoats.screen.cards import Cards
from game.titles.battlegoats.screen.context import Context
from game.titles.battlegoats.screen.layout import handle_of
from game.titles.battlegoats.screen.live_fight import LiveFight
from game.titles.battlegoats.screen.placement import Placement
from game.ui.cards import Variant
from game.ui.motion import Motion, cubic_out
from game.ui.places import FLIP, Place


class Kit:
    """Motions of single cards on one table."""

    def __init__(self, table: Context, placement: Placement, fight: LiveFight, cards: Cards) -> None:
        self.table = table
        self.placement, self.fight, self.cards = placement, fight, cards

    @property
    def services(self) -> TableServices:
        return self.table.services

    def sound(self, name: str) -> None:
        self.services.play_sound(name)

    def at(self, place: Sequence[Any]) -> int | None:
        """The handle of the card in a place, as things stand in the old view and the moves since."""
        return self.placement.handle_at(place[0], place[1])

    def turn(self, number: int, card: str | None, variant: Variant, seconds: float = FLIP) -> Motion:
        """Turn a card over: the picture changes at the edge."""
        shown = self.table.live.shown
        yield from turned_over(
            self.services,
            handle_of(number),
            lambda: shown.update({number: (card, variant)}),
            variant != "back",
            seconds,
        )

    def travel(self, number: int, to: Place, seconds: float = 0.26, ease: Callable[[float], float] = cubic_out,
               hop: float = 0.0) -> Motion:  # fmt: skip
        handle = handle_of(number)
        if handle in self.services.stage:
            yield self.services.stage.travel(handle, to, seconds, ease, hop=hop)

    def cell(self, seat: int, space: str) -> Place | None:
        rect = self.table.ground.cells.get((seat, space))
        return None if rect is None else Place.of(rect)

    def is_up(self, number: int) -> bool:
        """Whether a card lies face up."""
        stage, handle = self.services.stage, handle_of(number)
        return bool(stage[handle].face_up) if handle in stage else False

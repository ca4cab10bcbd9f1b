"""A question whose body lies on the battle's sheet: what those rooms share that ask one thing within a battle."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.ask import SeatAsk
from game.titles.goblin_raid.rules.subject import Subject, subject_of
from game.titles.goblin_raid.screen.context import Context
from game.titles.goblin_raid.screen.map import TableMap
from game.titles.goblin_raid.screen.panel import EmptyPanel
from game.titles.goblin_raid.screen.sheet import parts_of, question_head, question_parts


class Question(EmptyPanel):
    """Heading, a line of explanation, counters or options. `kinds`: the asks that it answers."""

    kinds: tuple[str, ...] = ()
    sheet = True

    def __init__(self, table: Context, map: TableMap) -> None:
        super().__init__(table)
        self.map = map
        self._ask = -1
        self.begins(None)

    def open(self) -> bool:
        return self.table.asked in self.kinds

    def begins(self, ask: SeatAsk | None) -> None:
        """Another question than before, or none: nothing is chosen yet."""

    def shown(self) -> None:
        ask = self.table.services.update.ask if self.open() else None
        now = ask.id if ask is not None else -1
        if now != self._ask:
            self._ask = now
            self.begins(ask)

    @property
    def subject(self) -> Subject:
        """What is asked about now."""
        return subject_of(self.table.services.update.ask)

    def halves(self) -> tuple[Rect, Rect]:
        """The heading, and what is left under it."""
        return question_parts(self.table.look, parts_of(self.table.look, self.area).body)

    def heading(self, surface: Surface, title: str, told: str) -> None:
        question_head(surface, self.table.look, self.halves()[0], title, told)

    def changed(self) -> None:
        """Something else is chosen."""
        self.table.services.play_sound("card_slide")
        self.table.again()

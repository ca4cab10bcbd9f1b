"""What is being chosen, and what hangs on it: what glows, whose whole fields may be named, the open fan of cards."""

from __future__ import annotations

from game.titles.battlegoats.screen.chooser import Chooser, Handle
from game.titles.battlegoats.screen.context import Context


class Selection:
    """The selection of one table."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._before: Chooser | None = None
        self._laid: dict[str, int] | None = None
        self.targets: set[Handle] = set()
        """What may be named next."""
        self.whole_fields: set[int] = set()
        """Opponents all of whose cards may be named."""
        self.picking: list[str] = []
        """Cards of an open fan: to choose from, or to look at."""
        self.looking: int | None = None
        """The seat whose discard pile is open to look at."""
        self.changes = 0
        """Counts the changes of the selection."""

    def shown(self) -> None:
        """A new update: the selection starts anew, but for a layout in the making."""
        before, reading = self._before, self.table.reading
        chooser = self._before = self.table.chooser = Chooser(self.table.services.update.ask, reading)
        if before is not None and chooser.kind == "deploy":
            mine = {handle for handle, _ in reading.nine()}
            if before.kind == "deploy" and set(before.laid.values()) <= mine:
                chooser.laid, chooser.holding = before.laid, before.holding
        if chooser.kind == "deploy" or reading.mode == "deploy":
            self._laid = chooser.laid or (self._laid if reading.mode == "deploy" else None)
            if not chooser.kind and self._laid is not None:
                chooser.laid = self._laid
        self.looking = None

    def work_out(self) -> None:
        """Work out again what hangs on the selection."""
        chooser, reading, services = self.table.chooser, self.table.reading, self.table.services
        self.changes += 1
        self.targets = set() if services.sent else chooser.targets()
        at = [h for h in self.targets if isinstance(h, tuple) and h[0] == "at" and reading.pointed(h) is not None]
        self.whole_fields = {
            seat for seat in range(reading.seats)
            if seat != services.seat and sum(h[1] == seat for h in at) == reading.left[seat] > 1
        }  # fmt: skip
        cards = [handle[1] for handle in chooser.open() if isinstance(handle, tuple) and handle[0] == "card"]
        self.picking = [] if chooser.kind == "draft" else [str(card) for card in cards]
        if not self.picking and self.looking is not None:
            self.picking = [card for _, card in reading.pile(self.looking)]

    def look_at(self, pile: int) -> None:
        """Open a discard pile, or close it."""
        self.looking = None if self.looking == pile else pile

    def again(self) -> None:
        """The selection changed."""
        self.work_out()
        self.table.again()

    def back(self) -> bool:
        """Take back the last thing chosen, or close the open pile; False when there is neither."""
        went = self.looking is not None
        if went:
            self.looking = None
        else:
            went = self.table.chooser.back()
        self.work_out()
        return went

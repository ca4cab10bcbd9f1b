"""The count as it stands: what each goblin is worth right now and why, so that what lies there adds up to the total."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from game.tabletop.feed import Update
from game.titles.slayer_slayer.rules import cues, forecast
from game.titles.slayer_slayer.screen.context import Context
from game.words.numbers import signed


class Worth(NamedTuple):
    """A goblin that counts: its Power before changes, each change with its reason, and what it counts."""

    power: int
    changes: tuple[tuple[str, int], ...]
    total: int

    @property
    def why_differs(self) -> bool:
        """It counts something else than its Power."""
        return any(by for _, by in self.changes)


def by_handle(rows: Iterable[list[Any]]) -> dict[int, Worth]:
    """The rows of a ledger (README: `ledger`) by handle."""
    return {
        handle: Worth(power, tuple((why, by) for why, by in changes), total)
        for handle, _, power, changes, total in rows
    }


def numeral(text: str) -> int:
    """What a numeral adds to the sum: a die that has not been thrown, nothing."""
    return int(text) if text.removeprefix("-").isdigit() else 0


class Standing:
    """The present count of one table, worked out once an update (GSS-13.2)."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._of: Update | None = None
        self._worths: dict[int, Worth] = {}
        self._foe: tuple[tuple[str, int], ...] = ()

    def worths(self) -> dict[int, Worth]:
        """The goblins that count, by handle; empty before the reveal."""
        self._read()
        return self._worths

    def foe(self) -> tuple[tuple[str, int], ...]:
        """The foe's Power, line by line; empty before the reveal."""
        self._read()
        return self._foe

    def _read(self) -> None:
        update = self.table.reading.update
        if self._of is not update:
            found = self._ledger(update)
            self._of = update
            self._worths = by_handle(found["rows"]) if found else {}
            self._foe = tuple((why, by) for why, by in found["foe_rows"]) if found else ()

    def _ledger(self, update: Update) -> dict[str, Any] | None:
        services = self.table.services
        return forecast.ledger(update.view, services.seat, services.feed.options)

    def counted(self, after: Update) -> dict[int, Worth]:
        """The count that a moment leads to: told by its ledger, else as it stands when the moment is over."""
        told = next((cue for cue in after.cues if isinstance(cue, cues.Ledger)), None)
        if told is not None:
            return by_handle(told.rows)
        found = self._ledger(after)
        return by_handle(found["rows"]) if found else {}

    def why(self, worth: Worth) -> str:
        """Why a goblin counts something else than its Power: "+2 Own feat"; "" if it doesn't."""
        changes = [(why, by) for why, by in worth.changes if by]
        if not changes:
            return ""
        whole = signed(sum(by for _, by in changes))
        return f"{whole} {', '.join(self.table.reason(why, self.table.foe_now) for why, _ in changes)}"

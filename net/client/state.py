"""What a client holds of the match that is played: its opening, the view as it travels, the ask, the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from game.engine.ask import SeatAsk
from net.fairness.account import Shown
from net.protocol import messages as m

_READ = msgspec.msgpack.Decoder()


class ClientState:
    """One match, as one client was told it."""

    def __init__(self) -> None:
        self.opening: m.Opening | None = None
        self.version = 0
        """Of the view: one more than the plays made; 0: none has come yet."""
        self.sections: dict[str, msgspec.Raw] = {}
        """The view as it travels, packed (the ask among them)."""
        self.ask: SeatAsk | None = None
        self.result: dict[str, Any] | None = None
        self.shown: Shown | None = None
        """What is compared with the host's account at the end."""
        self._trees: dict[str, Any] = {}
        self._ends_at: float | None = None
        """When the clock runs out; None: none runs."""

    # Queries

    @property
    def seat(self) -> int:
        """My seat in the match; -1: I watch."""
        return -1 if self.opening is None else self.opening.seat

    @property
    def match(self) -> str:
        """The match's id; "" before the first."""
        return "" if self.opening is None else self.opening.match

    @property
    def run(self) -> int:
        """Which run of the host the versions are of; 0 before the first match."""
        return 0 if self.opening is None else self.opening.run

    def section(self, name: str) -> Any:
        """Return one section of the view, unpacked when first asked for. Raises KeyError."""
        if name not in self._trees:
            self._trees[name] = _READ.decode(self.sections[name])
        return self._trees[name]

    def view(self) -> dict[str, Any]:
        """Return all sections (for bots). The trees are shared: do not change them."""
        return {name: self.section(name) for name in self.sections if name != m.ASK}

    @property
    def packed(self) -> dict[str, bytes]:
        """The bytes of each section."""
        return {name: bytes(body) for name, body in self.sections.items()}

    def clock_left(self, now: float) -> float | None:
        """Return the seconds left of the clock; None when none runs."""
        return None if self._ends_at is None else max(0.0, self._ends_at - now)

    # Changes

    def open(self, opening: m.Opening) -> None:
        """The host opens a match, or opens it again."""
        old, self.opening = self.opening, opening
        if old is None or (old.match, old.seat, old.run) != (opening.match, opening.seat, opening.run):
            self.version = 0

    def begin(self, shown: Shown) -> None:
        """Another match, or another seat in it: nothing of the old view is worth anything."""
        self.sections, self._trees = {}, {}
        self.ask, self.result, self._ends_at = None, None, None
        self.shown = shown

    def hold(self, sections: dict[str, msgspec.Raw], version: int, changed: Iterable[str]) -> None:
        """Hold another view; `changed` names the sections that are new or gone."""
        self.sections, self.version = sections, version
        for name in changed:
            self._trees.pop(name, None)

    def change_ask(self, **fields: Any) -> None:
        """Change fields of the ask that is open."""
        assert self.ask is not None
        self.ask = msgspec.structs.replace(self.ask, **fields)

    def set_clock(self, left_ms: int | None, now: float) -> None:
        """The host says how much time is left; None: no clock runs."""
        self._ends_at = None if left_ms is None else now + left_ms / 1000

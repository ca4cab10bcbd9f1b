"""What a table scene lets be heard by itself: the piece of music, effects of cues, the gong when it is your turn.

A title may have a module `table_sounds` beside its table: `piece(update)` says which piece belongs to what lies there
(without it `TABLE.music` does), `heard(cue)` which effects a cue has (its moments may play more), `opening(update)` what is
heard when the table is first seen ("" for nothing, as in the middle of a match).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.engine.cues import SeatCue
from game.scenes.feed import Update

if TYPE_CHECKING:
    from game.scenes.table import TableScene

GONG = "turn_gong"
WAITED = 5.0
"""Seconds without a question after which the next one is struck on the gong: an eye may have wandered off."""


class Hearing:
    """The ears of one table scene."""

    def __init__(self, scene: TableScene, title: str) -> None:
        self.scene = scene
        module = f"game.titles.{title}.screen.sounds"
        own = importlib.import_module(module) if importlib.util.find_spec(module) is not None else None
        self._piece: Callable[[Update], str] | None = getattr(own, "piece", None)
        self._heard: Callable[[SeatCue], Sequence[tuple[str, int | None]]] | None = getattr(own, "heard", None)
        self._opening: Callable[[Update], str] | None = getattr(own, "opening", None)
        self._idle = 0.0
        self._gonged = False
        """The title has struck the gong itself for what is being shown."""

    @property
    def piece(self) -> str:
        """The piece of music that belongs to what is shown."""
        scene = self.scene
        return self._piece(scene.desk.update) if self._piece is not None and scene.ready else scene.table.music

    def tell(self, cues: Sequence[SeatCue]) -> None:
        """Cues are told now: those of a backlog that is snapped over are not."""
        if self._heard is not None:
            for cue in cues:
                for name, take in self._heard(cue):
                    self.scene.sound(name, take)

    def began(self) -> None:
        """The table is seen for the first time."""
        name = self._opening(self.scene.desk.update) if self._opening is not None else ""
        if name:
            self.scene.sound(name)

    def played(self, name: str) -> None:
        """An effect was asked for."""
        self._gonged = self._gonged or name == GONG

    def adopted(self) -> None:
        """A new update is on the table: is it our turn, after a while in which it was not?"""
        asked = self._asked()
        if asked and self._idle >= WAITED and not self._gonged:
            self.scene.sound(GONG)
        self._gonged = False
        if asked:
            self._idle = 0.0

    def update(self, dt: float) -> None:
        if not self._asked():
            self._idle += dt

    def _asked(self) -> bool:
        """Something is asked of this seat that it has not answered."""
        scene = self.scene
        ask = scene.desk.update.ask if scene.ready else None
        return ask is not None and ask.space is not None and ask.answer is None and scene.feed.live

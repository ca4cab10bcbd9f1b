"""What a table scene lets be heard by itself: the piece of music, effects of cues, the gong when it is your turn.

A title says what it lets be heard as `TitleScreen.sounds` (`contract.TableSounds`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.cues import Cue

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene

GONG = "turn_gong"
WAITED = 5.0
"""Seconds without a question after which the next one is struck on the gong: an eye may have wandered off."""


class TableAudio:
    """The ears of one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._idle = 0.0
        self._gonged = False
        """The title has struck the gong itself for what is being shown."""

    @property
    def piece(self) -> str:
        """The piece of music that belongs to what is shown."""
        scene = self.scene
        return scene.table.sounds.piece(scene.desk.update) if scene.ready else scene.table.music

    def tell(self, cues: Sequence[Cue]) -> None:
        """Cues are told now: those of a backlog that is snapped over are not."""
        heard = self.scene.table.sounds.heard
        if heard is not None:
            for cue in cues:
                for name, take in heard(cue):
                    self.scene.sound(name, take)

    def began(self) -> None:
        """The table is seen for the first time."""
        opening = self.scene.table.sounds.opening
        name = opening(self.scene.desk.update) if opening is not None else ""
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

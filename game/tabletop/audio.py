"""What a table scene lets be heard by itself: the music, effects of cues, the gong when it is your turn.

A title says what it lets be heard as `TitleScreen.sounds` (`contract.TableSounds`).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cues import Cue
from game.tabletop.contract import TitleScreen
from game.tabletop.services import TableServices
from game.ui.music import Music

GONG = "turn_gong"
WAITED = 5.0
"""Seconds without a question after which the next one is struck on the gong: an eye may have wandered off."""


class TableAudio:
    """The ears of one table scene."""

    def __init__(self, table: TitleScreen, services: TableServices) -> None:
        self._table = table
        self._services = services
        self._idle = 0.0
        self._gonged = False
        """The title has struck the gong itself for what is being shown."""

    @property
    def music(self) -> Music | None:
        """The music that belongs to what is shown; None before anything lies there."""
        return self._table.sounds.music(self._services.update) if self._services.ready else None

    def tell(self, cues: Sequence[Cue]) -> None:
        """Cues are told now: those of a backlog that is snapped over are not."""
        heard = self._table.sounds.heard
        if heard is not None:
            for cue in cues:
                for name, take in heard(cue):
                    self._services.play_sound(name, take)

    def began(self) -> None:
        """The table is seen for the first time."""
        opening = self._table.sounds.opening
        name = opening(self._services.update) if opening is not None else ""
        if name:
            self._services.play_sound(name)

    def played(self, name: str) -> None:
        """An effect was asked for."""
        self._gonged = self._gonged or name == GONG

    def adopted(self) -> None:
        """A new update is on the table: is it our turn, after a while in which it was not?"""
        asked = self._asked()
        if asked and self._idle >= WAITED and not self._gonged:
            self._services.play_sound(GONG)
        self._gonged = False
        if asked:
            self._idle = 0.0

    def update(self, dt: float) -> None:
        if not self._asked():
            self._idle += dt

    def _asked(self) -> bool:
        """Something is asked of this seat that it has not answered."""
        services = self._services
        ask = services.update.ask if services.ready else None
        return ask is not None and ask.space is not None and ask.answer is None and services.feed.live

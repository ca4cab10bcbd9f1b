"""The pick of the goblin that is saved from the Horde (GSS-4.34): whom this seat may save, and whom it would."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Literal

from game.engine.spaces import One
from game.titles.slayer_slayer.screen.context import Context


class SurvivorPick:
    """What is chosen until it is sent."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self.saving: int | None = None
        """The goblin that would be saved."""

    def shown(self) -> None:
        """A new update: the choice stays while it can be made."""
        if self.saving not in self.pickable():
            self.saving = None

    @property
    def asked(self) -> bool:
        return self.table.asked == "survivor_pick"

    def pickable(self) -> set[int]:
        """The goblins that may be saved now."""
        ask = self.table.services.update.ask
        if not self.asked or ask is None or not isinstance(ask.space, One):
            return set()
        return set(ask.space.options)

    def signs(self) -> Mapping[Hashable, Literal["legal"]]:
        """The dashes round the cards of which one may be saved."""
        if self.table.services.sent:
            return {}
        return {("c", handle): "legal" for handle in self.pickable() if handle != self.saving}

    def choose(self, handle: int) -> None:
        """Choose a goblin; the one that is chosen already is saved."""
        if self.saving == handle:
            self.send()
            return
        self.saving = handle
        self.table.services.play_sound("card_slide")
        self.table.again()

    def send(self) -> None:
        """Save the chosen one."""
        if self.saving is not None:
            self.table.send(self.saving)

    def back(self) -> bool:
        had, self.saving = self.saving, None
        return had is not None

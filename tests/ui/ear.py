"""Something that hears what a window would sound, instead of sounding it."""

from __future__ import annotations

from typing import Any

from game.ui.harness import Harness
from game.ui.music import Music


class Ear:
    """Stands where `game.ui.sound.Sounds` does."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.wanted: Music | None = None

    def play(self, name: str, *, take: int | None = None) -> bool:
        self.heard.append(name)
        return True

    def music(self, wanted: Music | None) -> None:
        self.wanted = wanted

    def take(self) -> list[str]:
        """What was heard since the last call."""
        heard, self.heard = self.heard, []
        return heard


def listen(harness: Harness) -> Ear:
    """An ear at this window, from now on."""
    context: Any = harness.stack.context
    context.sounds = ear = Ear()
    for scene in harness.stack.scenes:
        scene.rebuild()
    harness.frames(2)
    ear.take()
    return ear

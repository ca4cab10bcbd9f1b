"""Positions that are set up by hand, for what matches of bots seldom come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.scenes.router import open_stack
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.scene import Scene
from game.ui.harness import Harness
from game.ui.prints import Prints
from tests.screens import goats, goblin_battle, hell_market, loot_asks, slayer_rooms
from tests.screens.tours import SIZES, Picture

Tour = Callable[..., Iterator[tuple[str, Harness]]]
"""Given how a scene is shown, a size and a language: names, and the harness that shows each."""


@dataclass(frozen=True)
class Arranged:
    """The pictures of a tour of such positions."""

    title: str
    tour: Tour

    @property
    def name(self) -> str:
        return f"{self.title}_arranged"

    def pictures(self) -> Iterator[Picture]:
        prints = Prints()

        def show(scene: Callable[[], Scene], size: tuple[int, int], language: str = "en") -> Harness:
            file = SettingsFile()
            file.change(language=language, name="Maija")
            return Harness(lambda: open_stack(Context(file, size=size, prints=prints), scene()), size)

        for name, harness in self.tour(show, SIZES[-1]):
            harness.frames(1, 0.001)
            yield name, harness.surface


ARRANGED = (
    Arranged("battlegoats", goats.tour),
    Arranged("goblin_raid", goblin_battle.tour),
    Arranged("loot_and_recruit", loot_asks.tour),
    Arranged("lords_of_hell", hell_market.tour),
    Arranged("slayer_slayer", slayer_rooms.tour),
)

"""Every scene of the program but the tables, one after another, as the walks of `tests.ui.walks` open it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from game.stack.context import Context
from game.ui.prints import Prints
from tests.screens.tours import SIZES, Picture

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ui"))
import walks  # type: ignore[import-not-found]

NAMES = tuple(name for name in walks.WALKS if not name.startswith("table "))
"""Tables are seen on their tours."""


@dataclass(frozen=True)
class Scenes:
    """Scenes by their names in the walks, each at both sizes: opened at the smaller, then the window is made larger."""

    part: str
    names: tuple[str, ...]
    language: str = "en"
    title = ""
    """Of no title."""

    @property
    def name(self) -> str:
        return f"scenes_{self.part}_{self.language}"

    def pictures(self) -> Iterator[Picture]:
        os.environ["TZ"] = "UTC"
        time.tzset()
        prints = Prints()
        for name in self.names:
            with pytest.MonkeyPatch.context() as patch:
                defaults = Context.__init__.__kwdefaults__ or {}
                patch.setattr(Context.__init__, "__kwdefaults__", {**defaults, "prints": prints})
                shown = walks.WALKS[name].open(patch)
                shown.stack.context.change(language=self.language)
                for size in SIZES:
                    shown.resize(size)
                    shown.frames(2, 0.5)
                    surface = pygame.display.get_surface()
                    assert surface is not None
                    yield f"{name} {size[1]}", surface


SCENES = (
    Scenes("first", NAMES[::2]),
    Scenes("second", NAMES[1::2]),
    *(Scenes("few", ("menu", "host set-up", "settings play", "lobby", "results", "how to play"), language)
      for language in ("fi", "es")),
)  # fmt: skip

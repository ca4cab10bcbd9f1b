"""BattleGoats' climaxes from their first frame to their last: the pig on its arc, the two arrows, the one that is lost."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from game.tabletop.scene import TableScene
from game.ui.harness import Harness

sys.path[:0] = [str(Path(__file__).parent.parent / "ui")]

from test_table_moments import BALLISTA, LOST, PIG, PULT, Fed  # noqa: E402

STEP, MOST = 0.35, 24
"""Seconds between two pictures, and pictures of a climax at most."""


def tour(show: Callable[..., Harness], size: tuple[int, int], language: str = "en") -> Iterator[tuple[str, Harness]]:
    for name, (laid, attack) in (("ballista", BALLISTA), ("pult", PULT), ("pig", PIG), ("lost", LOST)):
        feed = Fed(laid)
        scene = TableScene(feed)
        harness = show(lambda scene=scene: scene, size, language=language)
        harness.seconds(0.5)
        feed.play(attack)
        for n in range(MOST):
            harness.frames(7, STEP / 7)
            yield f"{name} {n + 1}", harness
            if scene.updates.playing is None:
                break

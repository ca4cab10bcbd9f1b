"""Positions that are laid for the purpose, seen at rest and after each of a few presses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from game.tabletop.contract import Hotspot
from game.tabletop.scene import TableScene
from game.ui.harness import Harness
from tests.ui.local_feed import LocalFeed


class Position(NamedTuple):
    """`presses` are handles of spots, or how they begin; one that begins with "act" is a button, with "next" the next
    open spot of that sort.
    """

    feed: Callable[[], LocalFeed]
    presses: tuple[tuple[Any, ...], ...] = ()


def spot_of(scene: TableScene, handle: tuple[Any, ...], n: int) -> Hotspot:
    """What the press of that number is aimed at."""
    if handle[0] == "next":
        able = [spot for spot in scene.spots if spot.open and isinstance(spot.handle, tuple)]
        return [spot for spot in able if spot.handle[0] == handle[1]][n]
    spots = [spot for spot in scene.spots if isinstance(spot.handle, tuple)]
    return next(spot for spot in spots if spot.handle[: len(handle)] == handle)


def tour_of(positions: Mapping[str, Position]) -> Callable[..., Iterator[tuple[str, Harness]]]:
    """The pictures of all of them, with their names."""

    def tour(
        show: Callable[..., Harness], size: tuple[int, int], language: str = "en"
    ) -> Iterator[tuple[str, Harness]]:
        for name, position in positions.items():
            feed = position.feed()
            feed.held = True
            scene = TableScene(feed)
            harness = show(lambda scene=scene: scene, size, language=language)
            harness.frames(12, 1 / 15)
            yield name, harness
            for n, handle in enumerate(position.presses):
                if handle[0] == "act":
                    harness.click(f"act.{handle[1]}")
                else:
                    harness.click(spot_of(scene, handle, n).rect.center)
                harness.frames(12, 1 / 15)
                yield f"{name}, {n + 1} pressed", harness

    return tour

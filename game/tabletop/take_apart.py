"""Taking a title's screen apart when its table is left, so that it is freed at once.

The parts of a screen know the screen and each other. A title need not care: whatever of it the screen leads to is emptied here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass

from game.tabletop.contract import TitleScreen


def take_apart(screen: TitleScreen) -> None:
    """Empty a screen and every part of it that it leads to, other than records; nobody may use it afterwards."""
    for part in _parts(screen):
        vars(part).clear()


def _parts(screen: TitleScreen) -> list[object]:
    """The objects of the title's own classes that can be reached through each other."""
    package = type(screen).__module__.rpartition(".")[0] + "."
    found: list[object] = []
    seen: set[int] = set()
    waiting: list[object] = [screen]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Mapping):
            waiting += one.values()
        elif isinstance(one, list | tuple | set):
            waiting += one
        elif type(one).__module__.startswith(package) and hasattr(one, "__dict__"):
            waiting += vars(one).values()
            if not is_dataclass(one):
                found.append(one)
    return found

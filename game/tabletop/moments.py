"""Which method of a table shows which cue.

    @shows(cues.Falls)
    def on_falls(self, cue: cues.Falls, after: Update) -> Motion: ...

`after` is the update that the cue leads to; the table still shows the one before. A kind that no method names has no motion:
its sentence, its sound and the next layout tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from game.engine.cues import Cue
from game.tabletop.feed import Update
from game.ui.motion import Motion

C = TypeVar("C", bound=Cue)
Part = TypeVar("Part")
Made = TypeVar("Made", Motion, Motion | None)


def shows(kind: type[C]) -> Callable[[Callable[[Part, C, Update], Made]], Callable[[Part, C, Update], Made]]:
    """Mark the method that shows a kind of cue. It may return None: then another part is asked."""

    def mark(method: Callable[[Part, C, Update], Made]) -> Callable[[Part, C, Update], Made]:
        vars(method)["shows"] = kind
        return method

    return mark


_FOUND: dict[type, Mapping[type[Cue], str]] = {}


def shown_by(part: type) -> Mapping[type[Cue], str]:
    """The methods of a part, by the kind of cue that each shows."""
    if part not in _FOUND:
        found: dict[type[Cue], str] = {}
        for base in reversed(part.__mro__):
            for name, method in vars(base).items():
                kind = getattr(method, "__dict__", {}).get("shows")
                if kind is not None:
                    found[kind] = name
        _FOUND[part] = found
    return _FOUND[part]


def moment_of(part: object, cue: Cue, after: Update) -> Motion | None:
    """The motion by which a part shows a cue; None: it has none for it."""
    name = shown_by(type(part)).get(type(cue))
    made: Motion | None = getattr(part, name)(cue, after) if name is not None else None
    return made

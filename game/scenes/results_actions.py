"""The row of buttons under the results: what there is to do now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.look import Look
from game.ui.widgets.buttons import Button, Kind

MAIN = 1.6
"""How many times as wide as the others the first button is."""


class ResultAct(NamedTuple):
    """Something to do now."""

    name: str
    words: str
    small: str
    """A second line on the button: what it means. As a tip it would lie on the record above."""
    kind: Kind
    act: Callable[[], object]


def laid_actions(look: Look, area: Rect, acts: Sequence[ResultAct], key_name: Callable[[str], str]) -> list[Button]:
    """Return the buttons in a row; the first is the main one. `key_name` is what a key of the settings is called."""
    gap = look.px(16)
    shares = [MAIN if i == 0 else 1.0 for i in range(len(acts))]
    unit = (area.w - gap * (len(acts) - 1)) / sum(shares)
    x = float(area.x)
    longest = max((act.words for act in acts[1:]), key=len, default="")
    buttons = []
    for i, (act, share) in enumerate(zip(acts, shares)):
        key = key_name("confirm") if i == 0 else key_name("back") if act.name == "table" else ""
        buttons.append(
            Button(look, Rect(round(x), area.y, round(unit * share), area.h), act.words, act.act, kind=act.kind, id=act.name,
                   small=act.small, size=34 if i == 0 else 27, key=key, beside=longest if i else "")
        )  # fmt: skip
        x += unit * share + gap
    return buttons

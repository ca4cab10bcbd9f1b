"""Which inks a title is printed with, as the art room mixed them (`prints/inks.json`): one source for paper, pieces and
palette. A title without inks of its own gets the house's; a checkout without art has only those."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

from game.ui.assets import prints_root

Mixed = Mapping[str, str]
"""Ink by letter ('paper', k, a, b, c, d) as '#RRGGBB'."""

HOUSE: Mixed = {"paper": "#EADCB6", "k": "#1B1A17", "a": "#76A03A", "b": "#C24A28", "c": "#E0AE4A"}
COMMON: Mixed = {
    "tip": "#F4EBCF",
    "straw": "#E0AE4A",
    "moss": "#6C7B38",
    "orange": "#DA7B28",
    "red": "#BC4526",
    "steel": "#55788A",
    "violet": "#74548A",
    "off": "#A89E86",
    "tab": "#A89D82",
    "wash": "#120E0A",
    "glow": "#F3C24A",
    "focus": "#E09A16",
    "shadow": "#0A0705",
}
"""Inks that every title has, beside its own."""
CHOSEN: Mapping[str, Mixed] = {
    "high_contrast": {"a": "#9CC04A", "b": "#9E2F1A"},
    "blue_orange": {"a": "#2F7FA8", "b": "#D2691E"},
}
"""What the player's ink set changes where a title has none of its own for it."""
COMMON_CHOSEN: Mapping[str, Mixed] = {"blue_orange": {"moss": "#2F7FA8", "steel": "#74548A"}}
"""The same for what every title has."""
SETS = {"": "default", "normal": "default", "high_contrast": "contrast"}
"""The settings' names for the ink sets, where the art room has another name."""
FINAL: Mapping[str, str] = {"lords_of_hell": "#7C2113"}
"""Ink of buttons for what is final, where a title's `b` is a grey that looks switched off; elsewhere it is `b`."""


@cache
def _titles() -> dict[str, dict[str, dict[str, str]]]:
    try:
        found: dict[str, dict[str, dict[str, str]]] = json.loads((prints_root() / "inks.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def mixed(title: str, ink_set: str = "normal") -> Mixed:
    """A title's own inks in one of the player's ink sets: pictures, paper, pieces and widgets all take them from here."""
    sets = _titles().get(title, {})
    own = sets.get(SETS.get(ink_set, ink_set))
    return own if own is not None else {**sets.get("default", HOUSE), **CHOSEN.get(ink_set, {})}


def inks(title: str, ink_set: str = "normal") -> dict[str, str]:
    """All inks by name for pieces of a title, in one of the player's ink sets."""
    found = {**COMMON, **COMMON_CHOSEN.get(ink_set, {}), **mixed(title, ink_set)}
    return {**found, "final": FINAL.get(title, found["b"])}

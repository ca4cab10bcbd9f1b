"""Every kind of cue that a title declares has a moment on its table, or is named here as one that needs none."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from game import titles
from game.engine.cues import Cue
from game.tabletop.moments import shown_by

STILL = {
    "battlegoats": {"dealt", "dealt_packet", "silenced"},
    "goblin_raid": {"bonus", "revealed", "set_aside"},
    "loot_and_recruit": set(),
    "lords_of_hell": {
        *("army_home", "aside", "called", "condition_met", "dealt", "earth", "earth_back", "home", "offer", "passed"),
        *("power", "redrawn", "released", "ritual_returns", "sent_home", "starter", "truce", "wounded"),
    },
    "slayer_slayer": set(),
}
"""Told by the log, by a sound, by the deal at the beginning or by where things lie next."""
TOGETHER = {"battlegoats": {"flip", "power"}}
"""Shown all of a beat at once: by `Moments.play`."""


def shown(title: str) -> set[type[Cue]]:
    package = importlib.import_module(f"game.titles.{title}.screen")
    modules = [
        importlib.import_module(f"{package.__name__}.{found.name}") for found in pkgutil.iter_modules(package.__path__)
    ]
    parts = [part for module in modules for part in vars(module).values() if isinstance(part, type)]
    return {kind for part in parts for kind in shown_by(part)}


@pytest.mark.parametrize("title", list(titles.titles()))
def test_every_cue_is_shown_or_named_as_one_that_needs_no_moment(title: str) -> None:
    found = {kind for kind, cue in titles.rules(title).cues.items() if cue not in shown(title)}
    assert found == STILL[title] | TOGETHER.get(title, set())

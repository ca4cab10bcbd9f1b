"""The prints of Lords of Hell, from the modules that draw them: cards and devils, backs, things on the table, signs."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from art.kit.recipe import Recipe

MODULES = ("pictures", "devil_moods", "backs", "things", "tokens")  # each lists its own in `recipes()`


def recipes() -> list[Recipe]:
    found: list[Recipe] = []
    for name in MODULES:
        module = f"{__package__}.{name}"
        if find_spec(module) is not None:
            found += importlib.import_module(module).recipes()
    return found

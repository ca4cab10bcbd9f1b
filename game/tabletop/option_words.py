"""How the values of a title's lobby options are called."""

from __future__ import annotations

from typing import Any

from game.words import Words

SWITCH = {"true": "switch-on", "on": "switch-on", "false": "switch-off", "off": "switch-off"}
"""Values of an option that is a switch, where it has no words of its own for them."""


def value_words(words: Words, option: str, value: Any) -> str:
    """An option's value in the language of the moment."""
    said = words.maybe(f"option-{option}.value-{str(value).lower()}") or words.maybe(f"option-{option}.every", n=value)
    if not said and str(value).lower() in SWITCH:
        said = words.program.tr(SWITCH[str(value).lower()])
    return said or str(value)

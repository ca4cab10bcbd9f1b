"""What was chosen for a game the last time, so that everything has a value already, whichever scene asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.scenes.context import Context
from game.titles import Title

LEVELS = ("easy", "normal", "hard")
"""Of bots."""


def last_options(context: Context, game: Title) -> dict[str, Any]:
    """A value for each lobby option: the last time's, if there still is such a value, else its default."""
    kept = last(context, game)
    return {
        option.id: kept[option.id] if kept.get(option.id) in option.values else option.default
        for option in game.options
    }


def last_level(context: Context, game: Title) -> str:
    """How well its bots played."""
    level = last(context, game).get("level")
    return level if level in LEVELS else "normal"


def last(context: Context, game: Title) -> dict[str, Any]:
    """All that was chosen for a game: its options by id, "seats", and "level" of its bots."""
    found: dict[str, Any] = context.settings.options.get(game.id, {})
    return found


def remember(context: Context, game: Title, **chosen: Any) -> None:
    """These are the last time's from now on."""
    context.change(options={**context.settings.options, game.id: {**last(context, game), **chosen}})


def setter(options: dict[str, Any], name: str, then: Callable[[], object]) -> Callable[[Any], None]:
    """What a row that changes the option `name` calls."""

    def put(value: Any) -> None:
        options[name] = value
        then()

    return put

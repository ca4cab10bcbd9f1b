"""What was chosen for a game the last time, so that everything has a value already, whichever scene asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.stack.context import Context
from game.titles import Title
from game.titles.options import Option


def last_options(context: Context, game: Title, alone: bool = False) -> dict[str, Any]:
    """A value for each lobby option: the last time's, if there still is such a value, else its default. `alone`: for a
    match with bots only, whose time limits are remembered apart."""
    kept = last(context, game)
    found = {}
    for option in game.options:
        value = kept.get(_kept_as(option, alone))
        found[option.id] = value if value in option.values else option.default_for(alone)
    return found


def kept_options(game: Title, options: dict[str, Any], alone: bool = False) -> dict[str, Any]:
    """These options by the names under which `last_options` looks for them."""
    return {_kept_as(option, alone): options[option.id] for option in game.options}


def _kept_as(option: Option, alone: bool) -> str:
    return f"{option.id} alone" if alone and option.alone is not None else option.id


def last_level(context: Context, game: Title) -> str:
    """How well its bots played; the best that the game has now, where it was an expert that is withdrawn."""
    level = last(context, game).get("level")
    if level in game.levels:
        return str(level)
    return game.levels[-1] if level == "expert" else "normal"


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

"""Who sits at the table without being there: the bot protocol, and the levels of each title.

A bot lives in a process of its own as a headless client. It gets what any client gets (views, asks, cues) and nothing
else; there is no way from here to a `Match` that is being played.

    bot = make("battlegoats", "normal", seat, options, kinds, seed)
    bot.observe(view, cues)          # after every update, before deciding
    choice = bot.decide(view, ask)   # when ask.space is not None and not idle(title, view, ask, seat)
    wait = patience(...)             # how long to let people wait, in milliseconds
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Protocol

from game import titles
from game.bots.random_bot import RandomBot
from game.bots.search import Hints, SearchBot
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice

LOBBY_LEVELS = ("easy", "normal", "hard")
"""What people choose from; `random` and `search` are for tests and measurements."""
LEVELS = ("random", *LOBBY_LEVELS, "search")


class Bot(Protocol):
    """A player that sees what its seat sees."""

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """Take in an update: the view after it and the cues of this seat. Called for every update, in order."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A choice inside `ask.space`."""


Plan = Callable[[int, dict[str, Any], int | str], Bot]
"""Makes the player of a seat, for the options and the seed of a game."""


class UnknownLevel(ValueError):
    """No such level."""


@cache
def advice(title: str) -> Any:
    """The title's `bot` module, None when it has none."""
    try:
        return importlib.import_module(f"game.titles.{title}.bot.bot")
    except ModuleNotFoundError as error:
        if error.name != f"game.titles.{title}.bot.bot":
            raise
        return None


@cache
def plans(title: str) -> dict[str, Plan]:
    """The title's plain plans (its `bot_plans` module): what simulations play against; {} when it has none."""
    try:
        module = importlib.import_module(f"game.titles.{title}.bot.plans")
    except ModuleNotFoundError as error:
        if error.name != f"game.titles.{title}.bot.plans":
            raise
        return {}
    found: dict[str, Plan] = module.PLANS
    return found


def hints(title: str) -> Hints:
    """What the title tells the search (nothing, when it has no bot module)."""
    found = getattr(advice(title), "HINTS", None)
    return Hints() if found is None else Hints(**found)


def make(
    title: str,
    level: str,
    seat: int,
    options: dict[str, Any],
    kinds: tuple[str, ...],
    seed: int | str = 0,
    iterations: int | None = None,
    seconds: float | None = None,
    clock: bool = True,
) -> Bot:
    """A bot of that level for `seat`. `iterations` and `seconds` bound the thought of a search (default: the title's);
    without `clock` only iterations count, so that the same seed plays the same game. `level` may also be the name of one
    of the title's plans. Raises UnknownLevel."""
    plan = plans(title).get(level)
    if plan is not None:
        return plan(seat, options, seed)
    if level not in LEVELS:
        raise UnknownLevel(f"no level {level!r}; there are {', '.join((*LEVELS, *plans(title)))}")
    if level == "random":
        return RandomBot(seat, seed)
    module = advice(title)
    if level != "search" and module is not None:
        bot: Bot | None = module.player(level, seat, options, kinds, seed)
        if bot is not None:
            return bot
    if level in ("easy", "normal") and module is None:
        iterations = iterations or {"easy": 30, "normal": 200}[level]
    told = hints(title)
    if not clock:
        told = replace(told, seconds=None)
    return SearchBot(titles.rules(title), seat, options, kinds, seed, told, iterations, seconds)


def patience(title: str, view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str = 0) -> int:
    """Milliseconds from the opening of the ask after which a bot should answer; 0: at once. Asked again after every
    update, since it may shrink."""
    module = advice(title)
    return int(module.patience(view, ask, kinds, seed)) if hasattr(module, "patience") else 0


def is_race(title: str, ask: SeatAsk) -> bool:
    """Whether the moment of the answer is part of the game, so that a bot keeps to its own whatever people's pace is: a
    window, or a question that the title names in its bot's `RACES` (who is ready first)."""
    return ask.window or ask.kind in getattr(advice(title), "RACES", ())


def showing(title: str, cues: Sequence[SeatCue]) -> int:
    """Milliseconds that people's tables take to show what happened: nobody plays before it has been seen. A title tells
    by `showing(cues)` in its `bot`; 0 leaves it to its patience."""
    module = advice(title)
    return int(module.showing(cues)) if cues and hasattr(module, "showing") else 0


def idle(title: str, view: View, ask: SeatAsk, seat: int) -> bool:
    """Whether `seat` has nothing to do now in an open ask that stays: it has said what it had to say (its cards lie
    there, its wish is confirmed) and would only say it again. A title tells by `idle(view, ask, seat)` in its `bot`."""
    module = advice(title)
    return ask.mode == "open" and hasattr(module, "idle") and bool(module.idle(view, ask, seat))


def curious(bot: Bot, view: View, ask: SeatAsk) -> bool:
    """Whether a bot that is otherwise idle has something new to look at. A bot tells by `curious(view, ask)`."""
    return hasattr(bot, "curious") and bool(bot.curious(view, ask))


def silent(title: str, ask: SeatAsk, choice: Choice) -> bool:
    """Whether a choice in an open ask says nothing that anybody waits for: it need not be sent. A title tells by
    `silent(ask, choice)` in its `bot`."""
    module = advice(title)
    return ask.mode == "open" and hasattr(module, "silent") and bool(module.silent(ask, choice))

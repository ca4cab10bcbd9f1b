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
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from typing import Any

from game import titles
from game.bots.random_bot import RandomBot
from game.bots.search import SearchBot
from game.bots.thinker import ThinkingBot
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Advice, Bot, Hints

LOBBY_LEVELS = ("easy", "normal", "hard", "expert")
"""What people choose from; `random` and `search` are for tests and measurements."""
LEVELS = ("random", *LOBBY_LEVELS, "search")
PLAIN = {"easy": 30, "normal": 200, "expert": 4000}
"""Iterations of the plain search at the levels of a title without a bot; hard: as many as its hints say."""


class UnknownLevel(ValueError):
    """No such level."""


@cache
def advice(title: str) -> Advice | None:
    """What the title says of its bots (`ADVICE` in its `bot/bot.py`); None when it has none."""
    if lacks_module(title, "bot"):
        return None
    found: Advice = importlib.import_module(f"game.titles.{title}.bot.bot").ADVICE
    return found


def lacks_module(title: str, module: str) -> bool:
    """Whether a title has no such module in a `bot` folder."""
    room = f"game.titles.{title}.bot"
    return not (find_spec(f"game.titles.{title}") and find_spec(room) and find_spec(f"{room}.{module}"))


def hints(title: str) -> Hints:
    """What the title tells the search (nothing, when it has no bot)."""
    found = advice(title)
    return found.hints if found else Hints()


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
    """A bot of that level for `seat`. `iterations` (playouts) and `seconds` bound its thought (default: the title's);
    without `clock` only iterations count, so that the same seed plays the same game. Raises UnknownLevel."""
    if level not in LEVELS:
        raise UnknownLevel(f"no level {level!r}; there are {', '.join(LEVELS)}")
    if level == "random":
        return RandomBot(seat, seed)
    told = hints(title)
    if not clock:
        told = replace(told, seconds=None)
    told_by = advice(title)
    if level == "expert" and told_by is not None and level not in told.budgets:
        level = "hard"  # nothing better yet
    budget = told.budgets.get(level)
    if budget is not None:
        bounds = seconds if seconds is not None else budget.seconds if clock and iterations is None else None
        budget = replace(budget, playouts=iterations or budget.playouts, seconds=bounds)
        return ThinkingBot(titles.rules(title), seat, options, kinds, seed, told, budget)
    if level != "search" and told_by is not None:
        bot = told_by.player(level, seat, options, kinds, seed)
        if bot is not None:
            return bot
    if level in PLAIN and told_by is None:
        iterations = iterations or PLAIN[level]
    return SearchBot(titles.rules(title), seat, options, kinds, seed, told, iterations, seconds)


def patience(title: str, view: View, ask: SeatAsk, kinds: tuple[str, ...], seed: int | str = 0) -> int:
    """Milliseconds from the opening of the ask after which a bot should answer where several people play or watch; 0: at
    once. Asked again after every update, since it may shrink."""
    found = advice(title)
    return found.patience(view, ask, kinds, seed) if found else 0


def hearing(title: str, view: View, ask: SeatAsk, seat: int, kinds: tuple[str, ...]) -> int:
    """Milliseconds from the opening of the ask that people get to answer what `seat` has asked of them, whatever the pace
    and however few they are."""
    found = advice(title)
    return found.hearing(view, ask, seat, kinds) if found and found.hearing else 0


def is_race(title: str, ask: SeatAsk) -> bool:
    """Whether the moment of the answer is part of the game, so that a bot keeps to its own whatever people's pace is: a
    window, or a question that the title names in its `races`."""
    found = advice(title)
    return ask.window or bool(found and ask.kind in found.races)


def showing(title: str, cues: Sequence[SeatCue]) -> int:
    """Milliseconds that people's tables take to show what happened: nobody plays before it has been seen."""
    found = advice(title)
    return found.showing(cues) if cues and found and found.showing else 0


def idle(title: str, view: View, ask: SeatAsk, seat: int) -> bool:
    """Whether `seat` has nothing to do now in an open ask that stays: it has said what it had to say (its cards lie
    there, its wish is confirmed) and would only say it again."""
    found = advice(title)
    return bool(ask.mode == "open" and found and found.idle and found.idle(view, ask, seat))


def awaited(title: str, view: View, ask: SeatAsk, seat: int) -> bool:
    """Whether the ask goes on until `seat` answers, as far as the owner of the view can tell: not where that seat is done, or
    looks on and might only trade."""
    found = advice(title)
    if ask.mode != "open" or found is None or found.awaited is None:
        return not idle(title, view, ask, seat)
    return found.awaited(view, ask, seat)


def silent(title: str, ask: SeatAsk, choice: Choice) -> bool:
    """Whether a choice in an open ask says nothing that anybody waits for: it need not be sent."""
    found = advice(title)
    return bool(ask.mode == "open" and found and found.silent and found.silent(ask, choice))

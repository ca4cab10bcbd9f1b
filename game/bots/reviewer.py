"""Who weighs the moves of a person: against what hard would have done, and against what many would do.

Hard's own thought says it where it thinks over candidates; else the title's `Review`."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import inf
from typing import NamedTuple, Protocol

from game import titles
from game.bots import players
from game.bots.judgement import Judgement
from game.bots.thinker import ThinkingBot
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot, Budget, Review
from game.titles.coaching import WINS

CLEAR = 0.08
"""How far behind a move must lie for a remark where wins are counted."""
PLAYOUTS = 240
"""Playouts of both together, at most, where hard thinks over candidates."""
WEIGHS_S = 6.0
"""Seconds that one move may take to weigh: the person plays on meanwhile."""
SLICE_S = 0.05
"""Seconds after which it is looked whether something else is asked."""


class Rivals(NamedTuple):
    """What a move is weighed against; None: nothing."""

    hard: Choice | None = None
    usual: Choice | None = None


Slices = Generator[None, None, Rivals]
"""Thought that may be left at each turn of it."""


class Reviewer(Protocol):
    """Names what a move is weighed against, and weighs it."""

    clear: float
    """The gap that is worth a word."""

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None: ...

    def rivals(self, view: View, ask: SeatAsk, played: Choice) -> Slices: ...

    def weigh(self, view: View, ask: SeatAsk, played: Choice, other: Choice, further: int = 0) -> Judgement:
        """Both played on; `further`: by so many reckonings more."""
        ...

    def unit(self, view: View) -> str:
        """What the gap counts."""
        ...


class ThoughtReviewer:
    """By the bot's own thought."""

    clear = CLEAR

    def __init__(self, bot: ThinkingBot, seconds: float | None = WEIGHS_S) -> None:
        self._bot = bot
        self._seconds = seconds

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """The bot has been told already."""

    def rivals(self, view: View, ask: SeatAsk, played: Choice) -> Slices:
        # What is said in an open question may be a sketch, and be said again.
        if ask.space is None or ask.mode == "open":
            return Rivals()
        thought = self._bot.start(view, ask)
        while thought.step(SLICE_S if self._seconds is not None else inf) is None:
            yield
        return Rivals(thought.ranked()[0][0], thought.candidates[0])

    def weigh(self, view: View, ask: SeatAsk, played: Choice, other: Choice, further: int = 0) -> Judgement:
        bot = self._bot
        horizon = bot.budget.horizon + bot.hints.shows_later.get(ask.kind, 0) + further
        return Judgement(bot, view, ask, (played, other), self.clear, self._seconds, horizon, PLAYOUTS)

    def unit(self, view: View) -> str:
        return WINS


class TitleReviewer:
    """By what the title says of it."""

    def __init__(
        self, review: Review, title: str, seat: int, options: dict[str, object], kinds: tuple[str, ...], seed: str,
        seconds: float | None = WEIGHS_S,
    ) -> None:  # fmt: skip
        self._review, self._seat, self._seconds = review, seat, seconds
        self.clear = review.clear
        self._bot = ThinkingBot(titles.rules(title), seat, options, kinds, seed, review.hints, Budget(0))
        self._chance = FastChance(f"reviewer:{seed}")

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self._bot.observe(view, cues)

    def rivals(self, view: View, ask: SeatAsk, played: Choice) -> Slices:
        if ask.kind not in self._review.horizons:
            return Rivals()
        found = [
            each(view, ask, played, self._bot.memory, self._chance) for each in (self._review.hard, self._review.easy)
        ]
        yield
        return Rivals(*found)

    def weigh(self, view: View, ask: SeatAsk, played: Choice, other: Choice, further: int = 0) -> Judgement:
        horizon, playouts = self._review.horizons[ask.kind] + further, self._review.playouts
        return Judgement(self._bot, view, ask, (played, other), self.clear, self._seconds, horizon, playouts)

    def unit(self, view: View) -> str:
        return self._review.unit(view, self._seat)


def reviewer(
    bot: Bot, title: str, seat: int, options: dict[str, object], kinds: tuple[str, ...], seed: str, bounded: bool = True
) -> Reviewer | None:
    """Return who weighs moves of a seat for which `bot` thinks; None: nobody can. Without `bounded` no clock ends a thought."""
    told = players.advice(title)
    seconds = WEIGHS_S if bounded else None
    if told is not None and told.review is not None:
        return TitleReviewer(told.review, title, seat, options, kinds, seed, seconds)
    return ThoughtReviewer(bot, seconds) if isinstance(bot, ThinkingBot) else None

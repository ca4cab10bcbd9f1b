"""The coach: what hard would do in a person's place and why, from what that person's seat may know.

It thinks in a process of its own (`gobsmack coach`), which the window starts and asks over two pipes; there every message is
one record of this module, pickled. The desk (`Desk`) answers them one after another and knows of no pipe.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import Any, BinaryIO

from game.bots import players
from game.bots.thinker import CandidateThought, ThinkingBot
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot
from game.titles.coaching import Coaching, Counsel, Deed, Hint, Remark

LEVEL = "hard"
THINKS_S = 1.2
"""Seconds that a hint may take to think of."""
CLEAR = 0.08
"""How far behind a move must lie for a remark: in value, 0 to 1, as the title counts it."""
TRIES = 120
"""Playouts with which a move that was made is compared with the better one."""


@dataclass(frozen=True)
class Begin:
    """A match is sat down at."""

    title: str
    seat: int
    options: dict[str, Any]
    kinds: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Seen:
    """An update, in its order."""

    view: View
    cues: tuple[SeatCue, ...]


@dataclass(frozen=True)
class HintWanted:
    """What would hard do?"""

    number: int
    view: View
    ask: SeatAsk


@dataclass(frozen=True)
class Played:
    """The person has answered like this: was something else clearly better?"""

    view: View
    ask: SeatAsk
    choice: Choice


ToCoach = Begin | Seen | HintWanted | Played


class Desk:
    """One coach at work. It sees what its seat sees, and keeps what hard would keep in mind."""

    def __init__(self, seconds: float | None = THINKS_S) -> None:
        """Without `seconds` the title's playouts alone bound a thought, so that the same question has the same answer."""
        self._seconds = seconds
        self._begin: Begin | None = None
        self._bot: Bot | None = None
        self._coaching: Coaching | None = None

    def answer(self, message: ToCoach) -> Hint | Remark | None:
        """Take in a message; return what there is to say to it."""
        match message:
            case Begin():
                self._sit_down(message)
            case Seen(view, cues):
                if self._bot is not None:
                    self._bot.observe(view, cues)
            case HintWanted(number, view, ask):
                return self.hint(number, view, ask)
            case Played(view, ask, choice):
                return self.remark(view, ask, choice)
        return None

    def _sit_down(self, begin: Begin) -> None:
        advice = players.advice(begin.title)
        self._begin, self._coaching = begin, advice.coaching if advice is not None else None
        self._bot = players.make(
            begin.title, LEVEL, begin.seat, begin.options, begin.kinds, begin.seed, seconds=self._seconds,
            clock=self._seconds is not None,
        )  # fmt: skip

    def hint(self, number: int, view: View, ask: SeatAsk) -> Hint:
        """What hard would do, with the nearest other thing that it thought of."""
        ranked = self._ranked(view, ask)
        best = self._counsel(view, ask, ranked[0][0]) if ranked else None
        if best is None:
            return Hint(number, None)
        for choice, gap in ranked[1:]:
            second = self._counsel(view, ask, choice)
            if second is not None and not _same(second.deed, best.deed):
                return Hint(number, best, second, gap)
        return Hint(number, best)

    def remark(self, view: View, ask: SeatAsk, played: Choice) -> Remark | None:
        """What would have been clearly better than what was played; None where nothing is sure."""
        bot = self._bot
        ranked = self._ranked(view, ask)
        if not isinstance(bot, ThinkingBot) or not ranked or ranked[0][0] == played:
            return None
        best, own = self._counsel(view, ask, ranked[0][0]), self._counsel(view, ask, played)
        if best is None or best.why is None or (own is not None and _same(own.deed, best.deed)):
            return None
        again = bot.compare(view, ask, [played, best.choice], TRIES)
        if again.step(inf) == played:
            return None
        margin = again.comparison.lead(1, 0)
        return Remark(best, margin) if margin >= CLEAR else None

    def _ranked(self, view: View, ask: SeatAsk) -> list[tuple[Choice, float]]:
        """What hard thinks of, the best first, each with how far it lies behind; its choice alone where it compares nothing."""
        bot = self._bot
        if bot is None or ask.space is None:
            return []
        thought = bot.start(view, ask)
        if not isinstance(thought, CandidateThought):
            return [(bot.decide(view, ask), 0.0)]
        thought.step(inf)
        return thought.ranked()

    def _counsel(self, view: View, ask: SeatAsk, choice: Choice) -> Counsel | None:
        if self._coaching is None or self._begin is None or self._bot is None:
            return None
        seat, view = self._begin.seat, self._bot.known(view)
        deed = self._coaching.deed(view, ask, seat, choice)
        return None if deed is None else Counsel(choice, deed, self._coaching.reason(view, ask, seat, choice))


def _same(one: Deed, other: Deed) -> bool:
    """Whether two deeds read the same, wherever they are pointed at."""
    nouns = [{name: value for name, value in deed.nouns.items() if name != "at"} for deed in (one, other)]
    return one.kind == other.kind and nouns[0] == nouns[1]


def serve(asked: BinaryIO, told: BinaryIO) -> int:
    """Answer what comes until nothing comes any more. Returns the exit code."""
    desk = Desk()
    for message in _messages(asked):
        found = desk.answer(message)
        if isinstance(message, HintWanted | Played):
            pickle.dump(found, told)
            told.flush()
    return 0


def _messages(asked: BinaryIO) -> Iterator[ToCoach]:
    while True:
        try:
            yield pickle.load(asked)
        except EOFError:
            return

"""The coach: what hard would do in a person's place and why, from what that person's seat may know.

It thinks in a process of its own (`gobsmack coach`), which the window starts and asks over two pipes; there every message is
one record of this module, pickled. The desk (`Desk`) answers them one after another and knows of no pipe.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import queue
import sys
import threading
from collections.abc import Generator
from dataclasses import dataclass, replace
from math import inf
from typing import Any, BinaryIO

from game import titles
from game.bots import players
from game.bots.foresight import Foresight, apart
from game.bots.reviewer import SLICE_S, Reviewer, reviewer
from game.bots.thinker import CandidateThought
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot
from game.titles.coaching import Coaching, Counsel, Deed, Hint, Nod, Remark, Verdict, Worth

LEVEL = "hard"
THINKS_S = 1.2
"""Seconds that a hint may take to think of."""
NICE = 5
"""By how much the coach's process stands back."""
STEPS = 3
"""Choices of one turn that a hint names at most."""
COMPARED = 6
"""Choices whose worth it names at most: some may be told in the same words."""


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
class GoOn:
    """And what would it do next?"""

    number: int


@dataclass(frozen=True)
class Played:
    """The person has answered like this: was something else clearly better, or is this clearly good?"""

    number: int
    view: View
    ask: SeatAsk
    choice: Choice


ToCoach = Begin | Seen | HintWanted | GoOn | Played
Weighing = Generator[None, None, Verdict | None]
"""A move under judgement, which may be left at each turn of it."""


class Desk:
    """One coach at work. It sees what its seat sees, and keeps what hard would keep in mind."""

    def __init__(self, seconds: float | None = THINKS_S) -> None:
        """Without `seconds` the title's playouts alone bound a thought, so that the same question has the same answer."""
        self._seconds = seconds
        self._begin: Begin | None = None
        self._bot: Bot | None = None
        self.reviewer: Reviewer | None = None
        """Who weighs what the person plays."""
        self._coaching: Coaching | None = None
        self._ahead: tuple[Hint, Foresight] | None = None
        """The hint that was given last, and the turn as it goes on from there."""

    def answer(self, message: ToCoach) -> Hint | Verdict | None:
        """Take in a message; return what there is to say to it."""
        match message:
            case Begin():
                self._sit_down(message)
            case Seen(view, cues):
                if self._bot is not None:
                    self._bot.observe(view, cues)
                if self.reviewer is not None:
                    self.reviewer.observe(view, cues)
            case HintWanted(number, view, ask):
                return self.hint(number, view, ask)
            case GoOn(number):
                return self.go_on(number)
            case Played(number, view, ask, choice):
                return self.verdict(number, view, ask, choice)
        return None

    def _sit_down(self, begin: Begin) -> None:
        advice = players.advice(begin.title)
        self._begin, self._coaching = begin, advice.coaching if advice is not None else None
        self._bot = players.make(
            begin.title, LEVEL, begin.seat, begin.options, begin.kinds, begin.seed, seconds=self._seconds,
            clock=self._seconds is not None,
        )  # fmt: skip
        self.reviewer = reviewer(
            self._bot, begin.title, begin.seat, begin.options, begin.kinds, begin.seed, self._seconds is not None
        )

    def hint(self, number: int, view: View, ask: SeatAsk) -> Hint:
        """What hard would do now, and what that is worth beside the nearest other things that it thought of."""
        self._ahead = None
        bot, begin = self._bot, self._begin
        ranked, value = self._ranked(view, ask)
        best = self._counsel(view, ask, ranked[0][0]) if ranked else None
        if best is None or bot is None or begin is None:
            return Hint(number)
        ahead = Foresight(bot, begin.title, begin.seat, begin.options, begin.kinds, view, ask)
        worth = self._worth(ahead, best, ranked, value)
        hint = Hint(number, (best,), worth, goes_on=ahead.play(best.choice))
        self._ahead = hint, ahead
        return hint

    def go_on(self, number: int) -> Hint:
        """The same hint with what hard would do next."""
        if self._ahead is None or self._ahead[0].number != number or not self._ahead[0].goes_on:
            return Hint(number)
        hint, ahead = self._ahead
        ranked, value = self._ranked(ahead.view, ahead.ask, ahead.bot)
        choice = ranked[0][0]
        step = self._counsel(ahead.view, ahead.ask, choice, ahead.bot)
        one = self._together(hint.steps[-1], step)
        if step is None or (one is None and len(hint.steps) == STEPS):
            hint = replace(hint, goes_on=False)
        else:
            steps = (*hint.steps, step) if one is None else (*hint.steps[:-1], one)
            if not hint.worth:
                hint = replace(hint, worth=self._worth(ahead, step, ranked, value), weighed=len(steps) - 1)
            hint = replace(hint, steps=steps, goes_on=ahead.play(choice))
        self._ahead = hint, ahead
        return hint

    def _together(self, before: Counsel, step: Counsel | None) -> Counsel | None:
        """A step and the next one as one, where the title tells them so."""
        tell = self._coaching.together if self._coaching is not None else None
        told = tell(before.deed, step.deed) if tell is not None and step is not None else None
        if told is None or step is None:
            return None
        return Counsel(before.choice, *told, (*before.more, step.choice, *step.more))

    def _worth(
        self, at: Foresight, best: Counsel, ranked: list[tuple[Choice, float]], value: float | None
    ) -> tuple[Worth, ...]:
        """The choices that were compared, the best first, of those that read the same the nearest alone."""
        if value is None:
            return ()
        found = [Worth(best, value)]
        for choice, gap in ranked[1:]:
            other = self._counsel(at.view, at.ask, choice, at.bot)
            if other is not None and not any(_same(other.deed, one.counsel.deed) for one in found):
                found.append(Worth(other, value - gap))
        return tuple(found[:COMPARED]) if len(found) > 1 else ()

    def weighing(self, number: int, view: View, ask: SeatAsk, played: Choice) -> Weighing:
        """Weigh what was played, slice by slice: what there is to say of it; None where nothing is sure."""
        reviewer = self.reviewer
        if reviewer is None or ask.space is None:
            return None
        hard, usual = yield from reviewer.rivals(view, ask, played)
        own, best = self._counsel(view, ask, played), self._counsel(view, ask, hard)
        other = best if hard != played else self._counsel(view, ask, usual)
        if other is None or other.choice == played or (own is not None and _same(own.deed, other.deed)):
            return None
        judgement = reviewer.weigh(view, ask, played, other.choice)
        while judgement.step(SLICE_S):
            yield
        if not judgement.is_clear:
            return None
        margin, unit = abs(judgement.gap), reviewer.unit(view)
        if judgement.gap < 0:
            return Nod(number, own, margin, unit) if own is not None else None
        return Remark(number, other, margin, unit) if other is best else None

    def verdict(self, number: int, view: View, ask: SeatAsk, played: Choice) -> Verdict | None:
        """The same in one go."""
        weighing = self.weighing(number, view, ask, played)
        while True:
            try:
                next(weighing)
            except StopIteration as end:
                found: Verdict | None = end.value
                return found

    def _ranked(
        self, view: View, ask: SeatAsk, bot: Bot | None = None
    ) -> tuple[list[tuple[Choice, float]], float | None]:
        """What hard thinks of, the best first, each with how far it lies behind, and what the best is worth; its choice alone
        and None where it compares nothing. `bot`: by its mind, instead of the desk's own."""
        bot = bot or self._bot
        if bot is None or self._begin is None or ask.space is None:
            return [], None
        thought = bot.start(view, ask)
        if not isinstance(thought, CandidateThought):
            # What it would note down as done is not done yet.
            return [(apart(bot, titles.rules(self._begin.title)).decide(view, ask), 0.0)], None
        thought.step(inf)
        return thought.ranked(), thought.worth

    def _counsel(self, view: View, ask: SeatAsk, choice: Choice | None, bot: Bot | None = None) -> Counsel | None:
        """A choice in words, with what a bot keeps in mind; the desk's own where none is given."""
        bot = bot or self._bot
        if self._coaching is None or self._begin is None or bot is None or choice is None:
            return None
        seat, view = self._begin.seat, bot.known(view)
        deed = self._coaching.deed(view, ask, seat, choice)
        return None if deed is None else Counsel(choice, deed, self._coaching.reason(view, ask, seat, choice))


def _same(one: Deed, other: Deed) -> bool:
    """Whether two deeds read the same, wherever they are pointed at."""
    nouns = [{name: value for name, value in deed.nouns.items() if name != "at"} for deed in (one, other)]
    return one.kind == other.kind and nouns[0] == nouns[1]


def serve(asked: BinaryIO, told: BinaryIO) -> int:
    """Answer what comes until nothing comes any more. Returns the exit code."""
    desk, inbox = Desk(), Inbox(asked)
    while (message := inbox.take()) is not None:
        found: Hint | Verdict | None
        if not isinstance(message, Played):
            found = desk.answer(message)
        else:  # of several moves the last alone
            found = None if inbox.has(Played) else _weigh(desk, message, inbox)
        if found is not None:
            pickle.dump(found, told)
            told.flush()
    return 0


def make_way() -> None:
    """Let the window, the host and the bots go before; whoever starts us says so where a process can't."""
    if sys.platform != "win32":
        os.nice(NICE)


def _weigh(desk: Desk, message: Played, inbox: Inbox) -> Verdict | None:
    """What there is to say of a move; nothing where a hint is asked for meanwhile, which does not wait."""
    weighing = desk.weighing(message.number, message.view, message.ask, message.choice)
    while not inbox.has(HintWanted):
        try:
            next(weighing)
        except StopIteration as end:
            found: Verdict | None = end.value
            return found
    return None


class Inbox:
    """What comes in, read by a thread, so that one may look while one thinks."""

    def __init__(self, asked: BinaryIO) -> None:
        self._came: queue.Queue[ToCoach | None] = queue.Queue()
        threading.Thread(target=self._read, args=(asked,), name="inbox", daemon=True).start()

    def _read(self, asked: BinaryIO) -> None:
        with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                self._came.put(pickle.load(asked))
        self._came.put(None)

    def take(self) -> ToCoach | None:
        """The next message, waited for; None: there will be none."""
        return self._came.get()

    def has(self, kind: type[ToCoach]) -> bool:
        """Whether such a message has come that was not taken yet."""
        with self._came.mutex:
            return any(isinstance(one, kind) for one in self._came.queue)

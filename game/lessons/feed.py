"""The match of a lesson, played in this window: the others do what the script says, or play on by themselves when the player
has gone another way."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from game import titles
from game.engine import match as matches
from game.engine.ask import SeatAsk
from game.engine.match import Match
from game.engine.refusal import Refused
from game.engine.rules import View
from game.engine.spaces import Plain
from game.lessons.script import Lesson, Play, Step
from game.tabletop.feed import Notice, Player, Said, Update
from game.titles.bot_contract import Bot

MS = 1000
"""Milliseconds between two plays, as the match counts them: who was quicker is part of the script."""


class Onlooker(Protocol):
    """Whoever has something to say of moves that the player chose freely."""

    def observe(self, update: Update) -> None: ...

    def moved(self) -> None: ...

    def judge(self, view: View, ask: SeatAsk, choice: Plain) -> None: ...

    def close(self) -> None: ...


class LessonFeed:
    """`LessonFeed(title, lesson, name, at)`: the scene as it stands before step `at`. `name`: the player's."""

    live = True
    stretch = 1
    seat = 0

    def __init__(self, title: str, lesson: Lesson, name: str, at: int = 0, portrait: int = 1) -> None:
        self.title, self.lesson = title, lesson
        self.options = titles.options_for(title, lesson.options)
        self.at = 0
        """The step that comes next, where the plays are written down."""
        self.done: set[str] = set()
        """Ids of the steps that were done."""
        self.strayed = False
        """The player has answered otherwise than the script says: the others are bots from then on."""
        self.busy: Callable[[], bool] = lambda: False
        """The others wait while the table still shows something."""
        self.onlooker: Onlooker | None = None
        self.last: Update | None = None
        """What the table shows, or will once it has come so far."""
        self.last_played = 0
        """The step that was answered last: where the scene can be set again."""
        self.match: Match[Any] = self._dealt()
        self._players = [Player(0, name, 0, portrait, host=True)]
        self._players += [
            Player(n, lesson.names[n - 1] if n <= len(lesson.names) else f"Bot {n}", n, 1 + n, bot="easy")
            for n in range(1, lesson.seats)
        ]
        self._bots: dict[int, Bot] = {}
        self._queue: deque[Play] = deque()
        self._made: list[Any] = []
        """Answers of the present step so far."""
        self._before: list[tuple[int, bool, list[Any]]] = []
        """Where the lesson stood before each play of the player's, for taking it back."""
        self._version = 0
        self._out: list[Update | Said | Notice] = []
        self._set_scene(at)

    # the scene

    def _set_scene(self, at: int) -> None:
        """Play all that comes before a step; what happened there is not told again."""
        self._replay(at)
        for seat, choice in self.lesson.step[at - 1].then if at else ():
            self._take(seat, choice)
        if at:
            self.match.take_cues()
        self._emit()

    def _dealt(self) -> Match[Any]:
        """The match as it is dealt."""
        kinds = ("human", *("bot",) * (self.lesson.seats - 1))
        return matches.new(titles.rules(self.title), kinds, self.options, self.lesson.seed)

    def _replay(self, at: int) -> None:
        """Play what comes before a step, without what the others do after the last of these."""
        for seat, choice in self.lesson.opening:
            self._take(seat, choice)
        while self.at < at:
            step = self.lesson.step[self.at]
            self.at += 1
            for choice in step.plays:
                self._take(self.seat, choice)
            for seat, choice in step.then if self.at < at else ():
                self._take(seat, choice)
            self.done.add(step.id)

    def _take(self, seat: int, choice: Plain) -> None:
        self.match.play(seat, choice, self.match.ask_id, at=MS * (self.match.plays + 1))

    @property
    def step(self) -> Step | None:
        """What is to be done next; None when nothing is left, or nothing of it is asked for now."""
        steps = self.lesson.step
        if self.lesson.is_scripted:
            return steps[self.at] if self.at < len(steps) else None
        ask = self.match.seat_ask(self.seat)
        kind = ask.kind if ask is not None and ask.space is not None else ""
        left = (step for step in steps if step.id not in self.done)
        return next((step for step in left if step.is_read or step.answers(kind)), None)

    @property
    def others_play(self) -> bool:
        """Whether the script has plays of the others that are still to come."""
        return bool(self._queue)

    @property
    def is_learnt(self) -> bool:
        """Whether all that must be done has been."""
        return all(step.id in self.done or step.optional for step in self.lesson.step)

    def number(self, step: Step) -> int:
        """The number of a step, from 0."""
        return self.lesson.step.index(step)

    def read(self) -> None:
        """The page of the present step has been read."""
        step = self.step
        if step is not None and step.is_read:
            self._did(step)

    def _answer(self, step: Step, choice: Plain) -> None:
        """The player has answered: as the step says, or otherwise."""
        made = [*self._made, choice]
        left = list(step.plays)
        for one in self._made:
            left.remove(one)
        if left and choice not in left:
            self.strayed = True
        elif len(left) > 1:
            self._made = made
        else:
            self._made = []
            self._did(step)
            if made != list(step.plays)[: len(made)] and step.plays:
                self._put_in_order()

    def _put_in_order(self) -> None:
        """The step's answers came in another order than the script's: the match goes on as if they had not, so that chance
        deals what the script says."""
        said, queue, at = self.match.take_cues(), self._queue, self.at
        self.match, self._queue, self.at = self._dealt(), deque(), 0
        self._replay(at)
        self.match.take_cues()
        self.match.cues.extend(said)
        self._queue = queue

    def _did(self, step: Step) -> None:
        self.done.add(step.id)
        self.at = self.number(step) + 1
        self._queue.extend(step.then)

    # the others

    def _others(self) -> None:
        """All that the script says the others do now, so that the table knows how much there is to show (`tabletop/tempo.py`);
        else one play of one of them. Whoever waits only for us goes on once we have answered."""
        match = self.match
        if self._queue:
            while self._queue:
                seat, choice = self._queue.popleft()
                self._take(seat, choice)
                self._emit()
            return
        if self.lesson.is_scripted and not self.strayed:
            return
        waited_for = match.waiting_for()
        others = [seat for seat in waited_for if seat != self.seat]
        if not any(self._by_bot(seat) for seat in others):
            if self.seat in waited_for or not others:
                return
            self._take(others[0], match.default(others[0]))  # it would wait for us, and we have answered
        self._emit()

    def _by_bot(self, seat: int) -> bool:
        """A bot's answer; False where it has nothing more to say."""
        from game.bots import players

        match = self.match
        ask = match.seat_ask(seat)
        assert ask is not None
        view = match.view(seat)
        if players.idle(self.title, view, ask, seat):
            return False
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = players.make(
                self.title, "easy", seat, self.options, match.seat_kinds, self.lesson.seed, clock=False
            )
            bot.observe(view, ())
        choice = bot.decide(view, ask)
        if players.silent(self.title, ask, choice):
            return False
        try:
            self._take(seat, choice)
        except Refused:
            self._take(seat, match.default(seat))
        return True

    # the feed

    def _emit(self) -> None:
        match = self.match
        happened = match.take_cues()
        for seat, bot in self._bots.items():
            bot.observe(match.view(seat), match.cues_for(happened, seat))
        cues = titles.read_cues(self.title, match.cues_for(happened, self.seat))
        update = Update(
            self._version, match.view(self.seat), tuple(cues), match.seat_ask(self.seat), result=match.result
        )
        self._version += 1
        self._out.append(update)
        self.last = update
        if self.onlooker is not None:
            self.onlooker.observe(update)

    def players(self) -> list[Player]:
        return self._players

    def poll(self) -> list[Update | Said | Notice]:
        if not self._out and not self.busy():
            self._others()
        out, self._out = self._out, []
        return out

    def play(self, choice: Plain) -> None:
        step, before, last = self.step, (self.at, self.strayed, list(self._made)), self.last
        if step is not None and not self.strayed:
            choice = next((wanted for wanted in step.plays if is_same(wanted, choice)), choice)
            if any(is_same(other, choice) for other in step.same):
                choice = step.plays[0]
        try:
            self._take(self.seat, choice)
        except Refused as refused:
            self._out.append(Notice("table.refused", {"reason": refused.code}, True, refusal=True))
            return
        self._before.append(before)
        if not self.strayed and step is not None and not step.is_read:
            self.last_played = self.number(step)
            self._answer(step, choice)
        elif self.lesson.is_scripted:
            self.strayed = True
        self._have_judged(last, choice)
        self._emit()

    def _have_judged(self, asked: Update | None, choice: Plain) -> None:
        """A move that the lesson did not ask for is looked at."""
        if self.onlooker is None:
            return
        self.onlooker.moved()
        if self.strayed and asked is not None and asked.ask is not None and asked.ask.space is not None:
            self.onlooker.judge(asked.view, asked.ask, choice)

    def take_back(self) -> None:
        try:
            self.match.take_back(self.seat)
        except Refused:
            return
        if self._before:
            self.at, self.strayed, self._made = self._before.pop()
        self._queue.clear()
        if self.onlooker is not None:
            self.onlooker.moved()
        self._emit()

    def resign(self) -> None:
        self.match.resign(self.seat)
        self.strayed = True
        self._queue.clear()
        self._emit()

    def throw(self, angle: int, strength: int) -> None: ...

    def hurry(self) -> None: ...

    def say(self, text: str = "", emote: str = "", ping: Any = None, to: int | None = None) -> None:
        self._out.append(Said(self.seat, self._players[self.seat].name, text, emote, ping))

    def verified(self) -> str:
        return ""

    def close(self) -> None:
        if self.onlooker is not None:
            self.onlooker.close()


def is_same(one: Any, other: Any) -> bool:
    """Whether two choices say the same: what lies in a list within the choice may be named in any order."""
    if not isinstance(one, list) or not isinstance(other, list) or len(one) != len(other):
        return bool(one == other)
    return all(a == b or _is_same_set(a, b) for a, b in zip(one, other))


def _is_same_set(one: Any, other: Any) -> bool:
    both_lists = isinstance(one, list) and isinstance(other, list)
    return both_lists and sorted(one, key=repr) == sorted(other, key=repr)

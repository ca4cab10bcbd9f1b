"""What a turn goes on with: the next question of the same seat, where nothing that it does not know yet lies before it.

A choice is played in several imagined worlds, which differ in all that the seat can't see and in chance. Where the seat is
asked next in every one of them, alone, and sees the same there, it knows already what it will be asked and what will lie
there; where anything differs, something is yet to be seen, and nothing is said of what comes after.
"""

from __future__ import annotations

import copy
from typing import Any

from game import titles
from game.bots import players
from game.bots.thinker import ThinkingBot
from game.bots.worlds import Worlds
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.match import Match
from game.engine.rules import Rules, View
from game.engine.spaces import Choice
from game.titles.bot_contract import Bot, Memory

WORLDS = 8
"""Imagined worlds that must agree."""


class Foresight:
    """A turn as one seat sees it coming: what it is asked, and who answers as its own bot would."""

    def __init__(
        self, bot: Bot, title: str, seat: int, options: dict[str, Any], kinds: tuple[str, ...], view: View, ask: SeatAsk
    ) -> None:
        """From what `bot` has in mind; that stays as it is."""
        rules = titles.rules(title)
        self.bot = apart(bot, rules)
        self.view, self.ask = view, ask
        """The present question."""
        self._seat = seat
        if isinstance(self.bot, ThinkingBot):
            memory = self.bot.memory
        else:
            make = players.hints(title).memory
            memory = make(seat, options, kinds, title) if make is not None else Memory()
        self._worlds = Worlds(rules, seat, options, kinds, memory)
        self._made = 0

    def play(self, choice: Choice) -> bool:
        """Go on to the question that follows a choice; False where that is not known."""
        if self.ask.mode == "open":
            return False  # Others act meanwhile.
        first: Match | None = None
        for _ in range(WORLDS):
            match = self._after(choice)
            if match is None or (first is not None and not self._agree(first, match)):
                return False
            first = first or match
        assert first is not None
        ask = first.seat_ask(self._seat)
        if ask is None or ask.space is None:
            return False
        view, cues = first.view(self._seat), first.cues_for(first.take_cues(), self._seat)
        self.bot.observe(view, cues)
        self.view, self.ask = view, ask
        return True

    def _after(self, choice: Choice) -> Match | None:
        """A world in which the choice has been played; None where the seat is not asked alone there."""
        self._made += 1
        match = self._worlds.imagine(self.view, self.ask, FastChance(f"ahead:{self._made}")).copy(quiet=False)
        match.chance = FastChance(f"ahead:{self._made}:chance")
        match.take(self._seat, choice)
        alone = match.ask is not None and match.ask.mode != "open" and match.waiting_for() == (self._seat,)
        return match if alone and match.result is None else None

    def _agree(self, one: Match, other: Match) -> bool:
        """Whether the seat sees the same in two worlds."""
        return bool(one.view(self._seat) == other.view(self._seat))


def apart(bot: Bot, rules: Rules) -> Bot:
    """A bot with the same in mind, to think on with: rules and hints are not copied,
    and what it has thought is over."""
    shared: dict[int, Any] = {id(one): one for one in (rules, bot.labels)}
    if isinstance(bot, ThinkingBot):
        shared |= {id(one): one for one in (bot.hints, bot.memory.labels)}
        shared |= {id(thought): None for thought in bot.thoughts}
    return copy.deepcopy(bot, shared)

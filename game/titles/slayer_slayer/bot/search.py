"""What the generic search is told of the game (`game/bots/search.py`), for the level `search`, which no lobby offers.

It plays cards, loot and store like normal, and thinks over votes, stakes and picks in imagined matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles import bot_contract
from game.titles.slayer_slayer.bot.memory import Mind
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.rules.cards import FLOORS, SOLE_SURVIVOR
from game.titles.slayer_slayer.rules.ending import parts
from game.titles.slayer_slayer.rules.plays import Commit
from game.titles.slayer_slayer.rules.state import State, living

FULL_SCORE = 900
"""A score that is rarely reached."""


class Memory(bot_contract.Memory):
    """The mind of a player of the level normal, as the search asks for it."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(view, cues)


def root(answer: Callable[[Table, SeatAsk], Choice]) -> Callable[..., list[Choice] | None]:
    """Open asks are answered at once by `answer`; the rest is thought over."""

    def first(view: View, ask: SeatAsk, seat: int, memory: Memory, chance: AnyChance) -> list[Choice] | None:
        assert ask.space is not None
        if ask.mode == "open" or ask.kind == "sacrifice":
            choice = answer(Table(view, memory.mind), ask)
            return [choice if ask.space.contains(choice) else ask.default]
        return [ask.default] if ask.space.count() == 1 else None

    return first


def policy(match: Match[State], seat: int, chance: AnyChance) -> Choice:
    """Playing on: any number of cards, the clock's answer to other open asks, anything else."""
    ask = match.ask
    assert ask is not None
    if ask.mode != "open":
        return match.sample(seat, chance)
    if ask.kind != "play_cards":
        return match.default(seat)
    cards: Any = match.space(seat).branches[0].parts[0]  # type: ignore[union-attr]
    return Commit(cards.sample(chance)).choice()


def value(match: Match[State]) -> list[float]:
    """Alive with points, most of all far up; for a Sole Survivor, alive while others are not."""
    s = match.state
    left = living(s)
    out: list[float] = []
    for seat in range(s.seats):
        if s.out[seat]:
            out.append(0.0)
        elif s.objective[seat] == SOLE_SURVIVOR:
            rivals = sum(len(s.hand[other]) for other in left if other != seat)
            out.append(len(s.hand[seat]) / max(1, len(s.hand[seat]) + rivals))
        else:
            cards = min(1.0, sum(len(s.hand[other]) for other in left) / (5 * s.seats))
            out.append(0.3 * cards + 0.2 * s.floor / FLOORS + 0.4 * min(1.0, sum(parts(s, seat)) / FULL_SCORE))
    return out

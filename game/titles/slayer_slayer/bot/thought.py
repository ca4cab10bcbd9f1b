"""What a search is told of the game (`game/bots/search.py`): worlds that fit what was seen, how they are played on, who the
others may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.chance import AnyChance
from game.engine.cues import SeatCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles import bot_contract
from game.titles.slayer_slayer.bot.answers import answer
from game.titles.slayer_slayer.bot.memory import Mind, Traits
from game.titles.slayer_slayer.bot.table import Table
from game.titles.slayer_slayer.rules.state import State

MEAN = 8
"""One in so many of the others is thought to send little, whatever it has shown."""
LEAST_SENT, MOST_SENT = 0.6, 1.2


class Memory(bot_contract.Memory):
    """The mind of a seat, and what it believes the others to be."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._drawn: list[int] = []

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        self.mind.observe(view, cues)

    def recall(self, view: View, chance: AnyChance) -> View:
        """Draw the others' objectives for one world; the view holds no place for them, `adjust` sets them."""
        mind = self.mind
        own = Table(view, mind).objective
        seats = sum(1 for name in view if name.startswith("seat."))
        self._drawn = mind.beliefs.draw(seats, mind.seat, own, chance)
        return view

    def adjust(self, match: Match[State]) -> None:
        """What the others are after, and what they hold by all that was seen."""
        s = match.state
        for seat in range(s.seats):
            if seat == self.mind.seat:
                continue
            s.objective[seat] = self._drawn[seat]
            if not s.out[seat]:
                s.gold[seat], s.trophies[seat] = self.mind.beliefs.wealth.get(seat, (0, 0))


def policy(match: Match[State], seat: int, mind: Mind) -> Choice:
    """The quick player, by the view of the seat alone."""
    ask = match.seat_ask(seat)
    assert ask is not None and ask.space is not None
    table = Table(match.view(seat), mind)
    choice = answer(table, ask)
    if not ask.space.contains(choice):
        return ask.default
    if ask.kind == "loot_division" and choice[0] in ("ping", "withdraw"):
        mind.has_pinged(match.state.tick)
    return choice


def minds(seat: int, chance: AnyChance, memory: Memory) -> Mind:
    """Itself; others of any character, who send what they have been seen to send, some of them little."""
    own = memory.mind
    if seat == own.seat:
        return replace(own, chance=chance)
    sends = max(LEAST_SENT, min(MOST_SENT, own.trusted(seat)))
    if chance.below("mind", MEAN) == 0:
        sends = LEAST_SENT
    traits = Traits(*(chance.below("mind", 101) / 100 for _ in range(4)))
    return Mind(
        seat, own.level, own.options, traits, chance, own.trust, sends=sends, beliefs=own.beliefs, dials=own.dials
    )


def reckonings(match: Match[State]) -> int:
    """Floors climbed."""
    return match.state.floor

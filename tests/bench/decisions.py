"""Decisions of the quick policy's matches that are worth a thought, for benches that look into thought itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from game import titles
from game.bots import players
from game.bots.worlds import Worlds
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Hints, Memory

SOME = 3
"""One in so many asks is thought over, so that one match does not make up a whole table."""


@dataclass(frozen=True)
class Decision:
    """What seat 0 has to decide in a match, which is not to be changed. `key` tells decisions apart and seeds their chance."""

    match: Match
    ask: SeatAsk
    view: View
    candidates: list[Choice]
    hints: Hints
    memory: Memory
    worlds: Worlds
    key: str

    def world(self, n: int) -> Match:
        """Imagined match `n` that fits what the seat knows."""
        return self.worlds.imagine(self.view, self.ask, FastChance(f"{self.key}:{n}"))


def decisions(title: str, seats: int, seed: int, asks: Collection[str] = ()) -> Iterator[Decision]:
    """Some decisions of one match (of `asks` alone, where any are named) between several candidates, the policy's own first."""
    hints, options, kinds = players.hints(title), titles.options_for(title, {}), ("bot",) * seats
    assert hints.root is not None and hints.memory is not None and hints.minds is not None and hints.policy is not None
    match = new(titles.rules(title), kinds, options, seed)
    memories = [hints.memory(seat, options, kinds, f"{seed}:{seat}") for seat in range(seats)]
    minds = [hints.minds(seat, FastChance(f"{seed}:{seat}"), memories[seat]) for seat in range(seats)]
    worlds = Worlds(titles.rules(title), 0, options, kinds, memories[0])
    while match.result is None:
        memories[0].observe(match.view(0), match.cues_for(match.take_cues(), 0))
        waiting = match.waiting_for()
        seat = waiting[match.plays % len(waiting)]
        ask = match.seat_ask(seat)
        assert ask is not None and ask.space is not None
        key = f"{seed}:{match.plays}"
        if seat == 0 and (not asks or ask.kind in asks) and FastChance(key).below("", SOME) == 0:
            view = match.view(0)
            named = hints.root(view, ask, 0, memories[0], FastChance(key)) or ()
            candidates = [choice for choice in named if ask.space.contains(choice)]
            if len(candidates) > 1:
                yield Decision(match, ask, view, candidates, hints, memories[0], worlds, key)
        match.play(seat, hints.policy(match, seat, minds[seat]))

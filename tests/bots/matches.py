"""Whole matches between players: every question answered within the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.bots import players
from game.engine.match import Match
from game.titles.bot_contract import Bot


def bots_for(title: str, match: Match[Any], levels: Sequence[str], seed: int = 0, iterations: int = 0) -> list[Bot]:
    """Return a player of each level, in seat order. `iterations`: how far thinkers think; 0: as far as they do."""
    chosen = {"iterations": iterations} if iterations else {}
    return [
        players.make(title, level, seat, match.options, match.seat_kinds, f"{seed}:{seat}", **chosen)
        for seat, level in enumerate(levels)
    ]


def play(
    match: Match[Any],
    bots: Sequence[Bot],
    most: int = 20_000,
    until: Callable[[Match[Any]], bool] | None = None,
    arrive: Callable[[Any], Any] = lambda view: view,
) -> Counter[str]:
    """Play on until the match (or `until`) is over, at most so many plays. What was asked; every choice was inside its space.
    `arrive`: what becomes of a view on its way to a seat."""
    asked: Counter[str] = Counter()
    while match.result is None and match.plays < most and not (until and until(match)):
        waiting = match.waiting_for()
        assert match.ask is not None
        seat = waiting[match.plays % len(waiting)] if match.ask.mode == "open" else waiting[0]
        ask = match.seat_ask(seat)
        assert ask is not None and ask.space is not None
        choice = bots[seat].decide(arrive(match.view(seat)), ask)
        assert ask.space.contains(choice), (ask.kind, choice)
        match.play(seat, choice, ask.id)
        asked[ask.kind] += 1
        cues = match.take_cues()
        for other, one in enumerate(bots):
            one.observe(arrive(match.view(other)), match.cues_for(cues, other))
    return asked

"""What everybody may do while a window is open: trade, play, say Stop (LOH-6.5, 7.5, 7.6). The asks of phases and battles
add their own choices to it."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.spaces import Branch, Choice, Menu
from game.titles.lords_of_hell.rules import beats, market, obligations, plays, specials, tabling
from game.titles.lords_of_hell.rules.cards import EMPTY_HOLDS
from game.titles.lords_of_hell.rules.state import NOBODY, State

MOSTLY, HALF = 23, 12
"""Out of 24: how often random play takes one of the window's own choices."""


def acts(s: State, seat: int, window: str) -> list[Branch]:
    """All of it but the market."""
    stop = [plays.line(plays.Hold)] if s.empty_holds[seat] < EMPTY_HOLDS else []
    return [*stop, *tabling.branches(s, seat), *specials.branches(s, seat, window)]


def space(match: Match, s: State, seat: int, window: str, own: list[Branch]) -> Menu:
    """The seat's own choices of a window and what everybody may do."""
    return Menu((*own, *acts(s, seat, window), *market.branches(match, s, seat)))


def sample(match: Match, s: State, seat: int, window: str, own: list[Branch], chance: Any, often: int = HALF) -> Choice:
    """One of its own choices `often` times out of 24; offers that say nothing much are left out, and few say Stop."""
    if chance.below("sample", 24) < often:
        return Menu(tuple(own)).sample(chance)
    found = market.answers(s, seat)
    rest = [branch for branch in acts(s, seat, window) if _likely(branch.verb, chance)]
    return Menu((*own, *rest, *found)).sample(chance)


def _likely(verb: str, chance: Any) -> bool:
    """Every play opens a beat, in which everybody is asked: random play would do little else."""
    if verb == plays.VERBS[plays.Hold]:
        return bool(chance.below("sample", 16) == 0)
    return verb not in plays.SPECIALS or bool(chance.below("sample", 3) == 0)


def act(match: Match, s: State, seat: int, play: plays.AnyPlay, window: str) -> int:
    """Carry out what is not the window's own. The other side of a deal struck, or NOBODY."""
    market.tick(match, s)
    if isinstance(play, plays.Hold):
        beats.stop(match, s, seat, play, window)
    elif isinstance(play, plays.Special):
        match.then(obligations.Watch())
        match.then(beats.OpenBeat(window))
        specials.perform(match, s, seat, play)
    elif isinstance(play, tabling.Act):
        tabling.act(match, s, seat, play)
        obligations.watch(match, s)
    elif isinstance(play, plays.Trade):
        other = market.act(match, s, seat, play)
        obligations.watch(match, s)
        return other
    return NOBODY

"""A match is a value: title, options, seed and the list of plays lead every machine to the same state.

Where a `Match` comes from: `new`, `load` from bytes, `replay` of a journal, `imagine` from one seat's view.
"""

from __future__ import annotations

from typing import Any, cast

from game.engine import packing
from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance, Chance
from game.engine.journal import PlayKind, PlayRecord, Result
from game.engine.playing import RUNAWAY, Match, S
from game.engine.rules import Rules, View

__all__ = ["RUNAWAY", "Match", "PlayKind", "PlayRecord", "Result", "imagine", "load", "new", "replay"]


def new(
    rules: Rules[Match[S]],
    seats: int | tuple[str, ...],
    options: dict[str, Any] | None = None,
    seed: bytes | int = 0,
    chance: AnyChance | None = None,
    quiet: bool = False,
) -> Match[S]:
    """A match at its first ask. `seats` is a number or a kind ("human", "bot") for each; `seed` up to 64 bytes; `quiet`
    for thought and measurement: no cues, no marks."""
    kinds = ("human",) * seats if isinstance(seats, int) else tuple(seats)
    key = seed.to_bytes(8, "big") if isinstance(seed, int) else seed
    match = Match(rules, dict(options or {}), kinds, chance or Chance(key), quiet)
    match.state = cast(S, rules.setup(match))
    match.then(*rules.begin)
    match._advance()
    return match


def load(rules: Rules[Match[S]], packed: bytes) -> Match[S]:
    """A match from its dump. Raises msgspec.MsgspecError (a ValueError) when the bytes are broken."""
    found = packing.unpack(rules, packed)
    match = Match(rules, found.options, found.seat_kinds, found.chance)
    match.state = found.state
    match.agenda = found.agenda
    match.result = found.result
    match.plays = found.plays
    match.marks = found.marks
    if match.result is None:
        match._advance()
    match.ask_id = found.ask_id
    match.answers = found.answers
    return match


def replay(
    rules: Rules[Match[S]],
    seats: int | tuple[str, ...],
    options: dict[str, Any],
    seed: bytes | int,
    plays: list[PlayRecord],
) -> Match[S]:
    """The match that these plays lead to. Raises Refused at the first play that the rules do not take."""
    match = new(rules, seats, options, seed)
    for play in plays:
        match.apply(play)
        match.cues.clear()
    return match


def imagine(
    rules: Rules[Match[S]],
    view: View,
    ask: SeatAsk,
    seat: int,
    chance: AnyChance,
    options: dict[str, Any],
    kinds: tuple[str, ...],
) -> Match[S]:
    """A full match consistent with what `seat` knows: hidden things are drawn from `chance`, and chance in it is fresh.

    Seats that have answered a sealed ask already get a sampled answer: theirs is not known.
    """
    match = Match(rules, options, kinds, chance, quiet=True)
    match.state = cast(S, rules.imagine(view, seat, chance, options))
    match.agenda = packing.agenda_of(rules, view["agenda"])
    match._advance()
    match.ask_id = ask.id
    if match.ask is not None and ask.mode != "open":
        for other in match.ask.seats:
            if other == seat:
                if ask.answer is not None:
                    match.answers[seat] = ask.answer
            elif other not in ask.waiting_for:
                match.answers[other] = match.sample(other, chance)
    return match

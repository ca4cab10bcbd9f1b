"""What a title gives the kernel: one record of plain functions. No base class for titles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

import msgspec

from game.engine.agenda import M, Step
from game.engine.chance import AnyChance
from game.engine.cues import Cue
from game.engine.plays import Vocabulary
from game.engine.shapes import Plays
from game.engine.sight import Sight

View = dict[str, Any]
"""Flat map of named sections; each is a plain tree."""


@dataclass(frozen=True)
class Absence:
    """How long a table bears with a seat that doesn't play, in seconds where nothing else is said.

    away   the seat is away: then a bot sits in, where the house gives people a while
    idle   it owes a move: then the table's owner may hand it to a bot
    turns  its own turns in a row that have run out: then a bot sits in, though its player is here; 0: the clock goes on
           playing
    clock  the clock of such a turn; "": any that runs for one seat alone
    """

    away: float = 60.0
    idle: float = 180.0
    turns: int = 0
    clock: str = ""


@dataclass(frozen=True)
class Figures:
    """What a title counts beside its tally, for the results and the player's statistics: `rules/figures.py` ends with `FIGURES`.

    count(cue)       figure, seat (-1: everybody) and by how much, for each thing that a cue adds
    role(cue, seat)  what a seat was or had to reach, "" where the cue does not say; None: seats have no roles
    role_words(id)   the message that names a role
    names            the figures, in the order in which they are read; noughts of these are counted too
    order            those of the tally, in theirs: the parts of a total before it
    unsung           those in which being ahead earns nobody an award: a loss, or the score by another name
    ties             those of the tally that only break ties: they are told where seats differ in them
    """

    count: Callable[[Cue], Iterable[tuple[str, int, int]]]
    role: Callable[[Cue, int], str] | None = None
    role_words: Callable[[str], str] | None = None
    names: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    unsung: tuple[str, ...] = ()
    ties: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rules(Generic[M]):
    """The rules of one title, for matches `M`. `flow.py` of a title exports one as `RULES`.

    setup(match)              lay the table: return the state before the first step
    begin                     the sequence of play as the first agenda, in reading order
    steps                     every step record of the title (they are decoded by their tags)
    view(match, seat)         the sections that `seat` sees (SPECTATOR: the public ones)
    more(match, seat)         those sections of the view in which `seat` sees more than a spectator does; None: unknown.
                              With it the host lays out once what is alike for everybody
    sees(match, seat, thing)  the oracle of sight; `thing` is a handle
    imagine(view, seat, chance, options)
                              a state consistent with what the seat knows, hidden things drawn afresh
    clocks(options)           name of each time limit -> seconds (None: no limit)
    cues                      every kind of cue, by the name it is told by (`cues.kinds_in`)
    showing(cues)             milliseconds for which people's tables show these: a limit that begins with them lasts that
                              much longer, and bots wait; by their kinds alone, which everybody knows. None: 0
    resign(match, seat)       take a seat out of the match, or raise Refused
    copy(state)               a fast copy; None: through the codec
    hidden(match, seat)       groups of things (handles) that `seat` cannot tell apart, for non-interference
    swap(match, a, b)         exchange two things' faces in place, for non-interference
    things(match)             a multiset that play must conserve: sorted names of everything there is
    identity(match, thing)    the very thing that a handle stands for now, None for none; told to nobody. With it, a cue
                              tells a face also to seats that see it when the play is over
    plays                     the shapes of all plays: only choices that fit, or that lie in the space that is asked, ever
                              reach the title's code. Without them no refusal is explained
    absence                   how long a table bears with somebody who doesn't play
    data                      the title's static data as plain values, for the content hash
    """

    title: str
    state: type[msgspec.Struct]
    steps: tuple[type[Step[M]], ...]
    begin: tuple[Step[M], ...]
    setup: Callable[[M], msgspec.Struct]
    view: Callable[[M, int], View]
    sees: Callable[[M, int, int], Sight]
    imagine: Callable[[View, int, AnyChance, dict[str, Any]], msgspec.Struct]
    clocks: Callable[[dict[str, Any]], dict[str, float | None]]
    data: Callable[[], Any]
    more: Callable[[M, int], View] | None = None
    cues: Mapping[str, type[Cue]] = field(default_factory=dict)
    showing: Callable[[Sequence[Any]], int] | None = None
    resign: Callable[[M, int], None] | None = None
    copy: Callable[[Any], Any] | None = None
    hidden: Callable[[M, int], list[list[int]]] | None = None
    swap: Callable[[M, int, int], None] | None = None
    things: Callable[[M], list[str]] | None = None
    identity: Callable[[M, int], Any] | None = None
    plays: Plays | Vocabulary = Plays()  # noqa: RUF009 - nobody writes to it
    absence: Absence = Absence()
    version: int = 1
    """Raised whenever the same plays would lead to another state: journals are tied to it."""

"""What a title's bot is to the house: `bot/bot.py` of a title ends with `ADVICE = Advice(...)`.

A misspelt or missing part is an error when the module is read; what is optional is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance
from game.engine.cues import SeatCue, TrueCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.lexicon import Lexicon


class Bot(Protocol):
    """A player that sees what its seat sees. A title's bot derives from it: the optional parts have their answers here."""

    labels: Mapping[str, str] = MappingProxyType({})
    """What it says of itself in tables of many games: {"style": "greedy"}."""
    cues_alone: bool = False
    """It learns from cues alone: a simulation makes no view for it to observe."""

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """Take in an update: the view after it and the cues of this seat. Called for every update, in order."""

    def decide(self, view: View, ask: SeatAsk) -> Choice:
        """A choice inside `ask.space`."""
        ...

    def at_once(self, ask: SeatAsk) -> Choice | None:
        """The answer that it would give whatever it sees; None: it wants the view."""
        return None

    def fallback(self, ask: SeatAsk) -> Choice | None:
        """What it plays instead of a choice that the rules refused; None: none of its choices may be refused."""
        return None

    def curious(self, view: View, ask: SeatAsk) -> bool:
        """Whether it has something new to look at though it is idle (`Advice.idle`)."""
        return False


Plan = Callable[[int, dict[str, Any], int | str], Bot]
"""Makes the player of a seat, for the options and the seed of a game."""


@dataclass(frozen=True)
class Hints:
    """What a title may tell the search; everything has a plain stand-in.

    moves(match, seat, chance)     the choices worth a thought, best first (default: all, or samples)
    policy(match, seat, chance)    a quick sensible choice for playing on (default: any)
    value(match)                   how good the match stands for each seat, 0 to 1, when play is cut off
    memory(seat, options, kinds, seed)
                                   an object with `observe(view, cues)` and `recall(view, chance) -> View`: the view and
                                   what the seat remembers, drawn anew where it is not sure; `adjust(match)` sets in an
                                   imagined match what no view tells (what others know of this seat)
    root(view, ask, seat, memory, chance)
                                   the choices worth a thought at the root, best first; one alone is played at once, and
                                   None leaves it to `moves`
    horizon                        plays after the tree before `value` is asked (0: play to the end)
    """

    moves: Callable[[Match, int, AnyChance], list[Choice]] | None = None
    policy: Callable[[Match, int, AnyChance], Choice] | None = None
    value: Callable[[Match], Sequence[float]] | None = None
    memory: Callable[[int, dict[str, Any], tuple[str, ...], int | str], Any] | None = None
    root: Callable[[View, SeatAsk, int, Any, AnyChance], list[Choice] | None] | None = None
    horizon: int = 0
    iterations: int = 1000
    seconds: float | None = None
    explore: float = 1.0
    widening: float = 2.0
    """How many branches a node visited n times may have: widening * sqrt(n) + 1."""
    worlds: int = 1
    """Iterations that share one imagined world."""


@dataclass(frozen=True)
class Simulation:
    """What simulations tell apart, beside wins by level."""

    seat_labels: Callable[[View], dict[str, list[str]]] | None = None
    """Of a finished match: by topic, a label for each seat."""
    game_labels: Callable[[View], dict[str, str]] | None = None
    """Of a finished match: by topic, its label."""
    cue_seat_labels: Callable[[TrueCue, int], dict[str, list[str]]] | None = None
    """Of a cue and the number of seats: by topic, a label for each seat."""
    cue_labels: Callable[[TrueCue, Sequence[str], dict[str, Any]], Iterable[tuple[str, str]]] | None = None
    """Of a cue, the levels of the seats and the options: what is counted."""
    cue_figures: Callable[[TrueCue, Sequence[str], dict[str, Any]], Iterable[tuple[str, float]]] | None = None
    """Of a cue, the levels of the seats and the options: what a mean is taken of."""


@dataclass(frozen=True)
class Advice:
    """What a title says of its bots."""

    player: Callable[[str, int, dict[str, Any], tuple[str, ...], int | str], Bot | None]
    """The player of a level, for seat, options, kinds of all seats and seed; None leaves the level to the search."""
    patience: Callable[[View, SeatAsk, tuple[str, ...], int | str], int]
    """Milliseconds from the opening of an ask after which a bot should answer where several people play or watch; 0: at once.
    It may shrink. Alone with bots nobody waits for it, but in `races`."""
    hints: Hints = Hints()
    """What the search is told."""
    races: tuple[str, ...] = ()
    """Kinds of asks in which the moment of the answer is part of the game (who is ready first)."""
    hearing: Callable[[View, SeatAsk, int, tuple[str, ...]], int] | None = None
    """Milliseconds from the opening of an ask that people get to answer what a seat has asked of them, by the kinds of all
    seats; None: it asks nothing."""
    showing: Callable[[Sequence[SeatCue]], int] | None = None
    """Milliseconds that tables take to show these cues; None leaves it to the patience."""
    idle: Callable[[View, SeatAsk, int], bool] | None = None
    """Whether a seat has said what it had to say in an open ask; None: never."""
    silent: Callable[[SeatAsk, Choice], bool] | None = None
    """Whether a choice in an open ask says nothing that anybody waits for, and need not be sent."""
    simulation: Simulation = field(default=Simulation())
    lexicon: Lexicon = field(default=Lexicon())
    """What its data and plays don't say about its choices."""

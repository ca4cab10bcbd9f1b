"""What a title's bot is to the house: `bot/bot.py` of a title ends with `ADVICE = Advice(...)`.

A misspelt or missing part is an error when the module is read; what is optional is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from game.engine.ask import SeatAsk
from game.engine.chance import AnyChance, FastChance
from game.engine.cues import SeatCue, TrueCue
from game.engine.match import Match
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.coaching import Coaching
from game.titles.lexicon import Lexicon


class Thought(Protocol):
    """One decision under way. Dropping it ends it."""

    def step(self, seconds: float) -> Choice | None:
        """Think on for about so long; return the choice once it is made."""
        ...

    def conclude(self) -> Choice:
        """Return what is best by what has been thought so far; there is nothing more to think then."""
        ...


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

    def known(self, view: View) -> View:
        """Return the view with what it remembers for sure: what reasons are given from."""
        return view

    def start(self, view: View, ask: SeatAsk) -> Thought | None:
        """Begin to think about an ask, to go on in slices while people wait anyway; None: `decide` answers at once."""
        return None

    def unsaid(self) -> None:
        """What it has begun to think about comes to nothing as it stands: something happened before it could answer."""
        return None


Plan = Callable[[int, dict[str, Any], int | str], Bot]
"""Makes the player of a seat, for the options and the seed of a game."""


class Memory:
    """What a thinker keeps of a match between its decisions. A title derives its own; here are the plain answers."""

    labels: Mapping[str, str] = MappingProxyType({})
    """What its player says of itself in tables of many games (`Bot.labels`)."""

    def observe(self, view: View, cues: Sequence[SeatCue]) -> None:
        """Take in an update, as `Bot.observe`."""

    def at_once(self, ask: SeatAsk) -> Choice | None:
        """The answer that its player would give whatever it sees, as `Bot.at_once`."""
        return None

    def curious(self, view: View, ask: SeatAsk) -> bool:
        """Whether its player has something new to look at though it is idle, as `Bot.curious`."""
        return False

    def known(self, view: View) -> View:
        """Return the view and what the seat remembers for sure, as `Bot.known`."""
        return view

    def recall(self, view: View, chance: AnyChance) -> View:
        """Return the view and what the seat remembers, drawn anew where it is not sure."""
        return view

    def adjust(self, match: Match) -> None:
        """Set in an imagined match what no view tells: what others know of this seat, what it believes of them."""

    def unsaid(self) -> None:
        """Forget what it noted down as done when it named the last candidates, as `Bot.unsaid`."""


@dataclass(frozen=True)
class Budget:
    """How much a level thinks about one decision. The playouts are the measure, the clock only a bound."""

    playouts: int
    """Candidates played on, all together."""
    horizon: int = 0
    """Reckonings to play on to (`Hints.reckonings`; plays where the title names none); 0: to the end of the match."""
    seconds: float | None = None
    """Thought ends here, whatever it has come to."""
    fewest: int = 4
    """Worlds before a candidate is dropped."""
    sure: float = 1.0
    """Standard errors of the paired difference by which a candidate must lie behind to be dropped: more where what a playout
    comes to is mostly luck."""


@dataclass(frozen=True)
class Hints:
    """What a title may tell those who think for it; all of it is optional.

    For thought over candidates (`game/bots/thinker.py`), which plays the levels named in `budgets`:

    budgets                        level -> how much it thinks
    root(view, ask, seat, memory, chance)
                                   the choices worth a thought. The first is what the quick policy would choose: it is kept
                                   unless another is clearly better. One alone is played at once
    policy(match, seat, mind)      a quick sensible choice on the state for playing on, from what `seat` may know alone:
                                   another order of what it can't see gives the same choice
    minds(seat, chance, memory)    who sits at `seat` in one imagined world; what it does by a whim is drawn from `chance`.
                                   Without it the mind is the chance itself
    value(match)                   how good the match stands for each seat, 0 to 1, where play is cut off or over; without
                                   it only an end counts
    reckonings(match)              how often the match has reckoned up so far (counts, floors, rounds, raids): horizons
                                   are counted in these
    memory(seat, options, kinds, seed)
                                   what the seat keeps in mind between decisions
    shows_later                    kinds of asks -> reckonings by which a person's move is played on farther than in thought,
                                   where the value at its horizon only guesses what became of it
    chance(seed)                   the luck of a playout; `SteadyChance`, where decks of whole numbers are shuffled, brings
                                   candidates nearly the same cards, so that fewer worlds tell them apart

    For the plain search over one tree (`game/bots/search.py`), the level `search` and every level of a title without a bot,
    `root` may be None for "as `moves` says", `policy`, `value` and `memory` are the same, and besides:

    moves(match, seat, chance)     the choices worth a thought in the tree, best first (default: all, or samples)
    horizon                        plays after the tree before `value` is asked (0: play to the end)
    """

    budgets: Mapping[str, Budget] = field(default_factory=dict)
    root: Callable[[View, SeatAsk, int, Any, AnyChance], list[Choice] | None] | None = None
    policy: Callable[[Match, int, Any], Choice] | None = None
    minds: Callable[[int, AnyChance, Any], Any] | None = None
    value: Callable[[Match], Sequence[float]] | None = None
    reckonings: Callable[[Match], int] | None = None
    memory: Callable[[int, dict[str, Any], tuple[str, ...], int | str], Memory] | None = None
    shows_later: Mapping[str, int] = field(default_factory=dict)
    chance: Callable[[str], AnyChance] = FastChance
    moves: Callable[[Match, int, AnyChance], list[Choice]] | None = None
    horizon: int = 0
    iterations: int = 1000
    seconds: float | None = None
    explore: float = 1.0
    widening: float = 2.0
    """How many branches a node visited n times may have: widening * sqrt(n) + 1."""
    worlds: int = 1
    """Iterations that share one imagined world."""


@dataclass(frozen=True)
class Review:
    """How a person's move is weighed afterwards, where hard doesn't think over candidates: it and what hard would have done are
    played on in the same worlds by the quick policy."""

    hints: Hints
    """What these worlds and playouts are: `memory`, `minds`, `policy`, `reckonings`, `value`; the value in `unit`."""
    hard: Callable[[View, SeatAsk, Choice, Any, AnyChance], Choice | None]
    """From the view, the ask, what was played and the memory: what hard would have done in its place. None: that move is no
    matter for a remark."""
    easy: Callable[[View, SeatAsk, Choice, Any, AnyChance], Choice | None]
    """The same of an easy bot: a move that is clearly better is a good one."""
    horizons: Mapping[str, int]
    """The kinds of asks that are weighed, and how many reckonings they are played on for."""
    clear: float
    """By how much a move must lie behind for a remark, or ahead to be praised."""
    playouts: int
    """Of both together, at most."""
    unit: Callable[[View, int], str]
    """What the value counts for a seat: the message `table-coach-cost-<unit>` says it. Of chances a hundredth is 1."""


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
    """The player of a level, for seat, options, kinds of all seats and seed; None leaves the level to the search. Levels that
    `Hints.budgets` names are not asked for here."""
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
    awaited: Callable[[View, SeatAsk, int], bool] | None = None
    """Whether an open ask waits for a seat that may play in it, as far as any other can tell from its own view; None: for all
    that are not idle."""
    silent: Callable[[SeatAsk, Choice], bool] | None = None
    """Whether a choice in an open ask says nothing that anybody waits for, and need not be sent."""
    coaching: Coaching | None = None
    """What it says of choices, for hints and replays; None: nothing."""
    review: Review | None = None
    """How moves of a person are weighed; None: by hard's own thought, where it thinks over candidates."""
    simulation: Simulation = field(default=Simulation())
    lexicon: Lexicon = field(default=Lexicon())
    """What its data and plays don't say about its choices."""

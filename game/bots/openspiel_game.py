"""Any title as a game of OpenSpiel (optional extra `openspiel`): for its own tests, and for its algorithms.

Chance has one node, at the start: the seed of the match. After that a match is a function of its plays, so that OpenSpiel
may copy a state, undo its moves or write it down as a list of actions. Simultaneous asks are answered one seat after the
other. An action is a word of the title's vocabulary (`factored.py`), an observation tensor the columns of `observation.py`
and the last words said.

A match that takes `longest` words counts as drawn: a game of OpenSpiel says beforehand how long it can last.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy
import pyspiel

from game import titles
from game.bots.factored import SpelledMatch
from game.bots.observation import SPELLED, Layout, layout, spelled_array
from game.bots.spelling import Said
from game.bots.vocabulary import WordList, vocabulary_of
from game.engine import match as engine
from game.engine.match import Match
from game.engine.rules import Rules

SEEDS = 256
LONGEST = 20_000


KNOWN: dict[str, Rules] = {}
"""The titles that OpenSpiel was told of."""


class Held:
    """A match that OpenSpiel can copy and write down: it makes deep copies and pickles of whatever a state holds."""

    def __init__(self, spelled: SpelledMatch | None = None, words: int = 0) -> None:
        self.spelled = spelled
        self.words = words
        """How many words were said in the match."""

    @property
    def match(self) -> Match | None:
        """The match; None before its seed is known."""
        return None if self.spelled is None else self.spelled.match

    def said(self) -> dict[int, Said]:
        """Return what each seat has said of its choice so far."""
        return {} if self.spelled is None else {s: self.spelled.said(s) for s in range(self.spelled.match.seats)}

    def __deepcopy__(self, _: dict[int, Any]) -> Held:
        return Held(None if self.spelled is None else self.spelled.copy(), self.words)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.spelled is None:
            return Held, ()
        match = self.spelled.match
        return _held, (match.rules.title, match.dump(), self.said(), self.words)


def _held(title: str, packed: bytes, said: dict[int, Said], words: int) -> Held:
    rules = KNOWN[title]
    return Held(SpelledMatch(engine.load(rules, packed), vocabulary_of(rules), said), words)


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """A title; `gobsmack_battlegoats(seats=3)` is how OpenSpiel writes it down. `register` makes the kinds."""

    rules: Rules
    kind: pyspiel.GameType
    options: dict[str, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        self.seats, self.longest = int(chosen["seats"]), int(chosen["longest"])
        about = pyspiel.GameInfo(
            num_distinct_actions=len(vocabulary_of(self.rules)),
            max_chance_outcomes=SEEDS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, about, params or {})

    def new_initial_state(self) -> TitleState:
        """A table before the seed is drawn."""
        return TitleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a seat sees."""
        return Observer(layout(self.rules, self.seats, self.options), vocabulary_of(self.rules))


class TitleState(pyspiel.State):  # type: ignore[misc]
    """A match between two choices."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.held = Held()

    @property
    def match(self) -> Match | None:
        """The match; None before its seed is known."""
        return self.held.match

    def current_player(self) -> int:
        spelled = self.held.spelled
        if spelled is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else spelled.acting()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as another."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        spelled = self.held.spelled
        return [] if spelled is None or self.is_terminal() else spelled.actions(player)

    def _apply_action(self, action: int) -> None:
        game: TitleGame = self.get_game()
        spelled = self.held.spelled
        if spelled is None:
            match = engine.new(game.rules, game.seats, game.options, action, quiet=True)
            self.held.spelled = SpelledMatch(match, vocabulary_of(game.rules))
            return
        spelled.say(spelled.acting(), action)
        self.held.words += 1

    def _action_to_string(self, player: int, action: int) -> str:
        game: TitleGame = self.get_game()
        return f"seed {action}" if player < 0 else vocabulary_of(game.rules).words[action]

    def is_terminal(self) -> bool:
        match = self.match
        return match is not None and (match.result is not None or self.held.words >= self.get_game().longest)

    def returns(self) -> list[float]:
        """1 for winners, -1 for the rest, 0 before the end and where nobody wins."""
        spelled = self.held.spelled
        return [0.0 if spelled is None else spelled.reward(seat) for seat in range(self.num_players())]

    def __str__(self) -> str:
        match = self.match
        return "before the seed" if match is None else f"{match.plays} plays, {match.hash().hex()}, {self.held.said()}"


class Observer:
    """A seat's view: as text, and as a tensor. Nothing that the seat does not see.

    The tensor is `dict["view"]`, the columns of `observation.py`, and `dict["spelled"]`, the last words said as actions + 1.
    """

    def __init__(self, columns: Layout, vocabulary: WordList) -> None:
        self._columns = columns
        self._vocabulary = vocabulary
        self.tensor = numpy.zeros(len(columns) + SPELLED, numpy.float32)
        self.dict = {"view": self.tensor[: len(columns)], "spelled": self.tensor[len(columns) :]}

    def set_from(self, state: TitleState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        self.tensor.fill(0)
        spelled = state.held.spelled
        if spelled is not None:
            self.dict["view"][:] = self._columns.encode(spelled.match.view(player))
            self.dict["spelled"][:] = spelled_array(self._vocabulary, spelled.said(player))

    def string_from(self, state: TitleState, player: int) -> str:
        """Return what the player sees as text."""
        spelled = state.held.spelled
        if spelled is None:
            return ""
        seen = {"view": spelled.match.view(player), "said": spelled.said(player)}
        return str(msgspec.json.encode(seen), "utf-8")


def register(rules: Rules, seats: tuple[int, int], options: dict[str, Any]) -> str:
    """Make OpenSpiel know a game; the name that `pyspiel.load_game` takes."""
    name = f"gobsmack_{rules.title}"
    if name in pyspiel.registered_names():
        return name
    KNOWN[rules.title] = rules
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Gobsmack: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": seats[0], "longest": LONGEST},
    )
    pyspiel.register_game(kind, type("TitleGame", (TitleGame,), {"rules": rules, "kind": kind, "options": options}))
    return name


def game(title: str, seats: int | None = None, longest: int = LONGEST) -> pyspiel.Game:
    """The game of a ready title, with its usual options."""
    record = titles.title(title)
    name = register(titles.rules(title), record.seats, titles.options_for(title, {}))
    return pyspiel.load_game(name, {"seats": seats or record.seats[0], "longest": longest})

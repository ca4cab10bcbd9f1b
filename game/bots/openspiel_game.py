"""Any title as a game of OpenSpiel (optional extra `openspiel`): for its own tests, and for its algorithms.

Chance has one node, at the start: the seed of the match. After that a match is a function of its plays, so that OpenSpiel
may copy a state, undo its moves or write it down as a list of actions. Simultaneous asks are answered one seat after the
other. Actions are numbers (`numbered.py`).

A match that takes `longest` plays counts as drawn: a game of OpenSpiel says beforehand how long it can last.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy
import pyspiel

from game import titles
from game.bots import numbered
from game.engine import match as engine
from game.engine.match import Match
from game.engine.rules import Rules
from game.engine.spaces import Choice
from game.engine.views import pack_value

ACTIONS = 1024
"""Spaces up to this size are listed whole."""
DRAWN = 64
"""Samples that stand for a richer one."""
SEEDS = 256
BYTES = 2048
LONGEST = 2000


KNOWN: dict[str, Rules] = {}
"""The titles that OpenSpiel was told of."""


class Held:
    """A match that OpenSpiel can copy and write down: it makes deep copies and pickles of whatever a state holds."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match
        self._listed: tuple[tuple[int, int], dict[int, Choice]] = (-1, -1), {}

    def choices(self, seat: int) -> dict[int, Choice]:
        """What the seat may choose now, by number; worked out once for each moment."""
        match = self.match
        if match is None or match.result is not None or seat not in match.waiting_for():
            return {}
        if self._listed[0] != (match.plays, seat):
            self._listed = (match.plays, seat), numbered.choices(match, seat, ACTIONS, DRAWN)
        return self._listed[1]

    def __deepcopy__(self, _: dict[int, Any]) -> Held:
        return Held(None if self.match is None else self.match.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return (Held, ()) if self.match is None else (_held, (self.match.rules.title, self.match.dump()))


def _held(title: str, packed: bytes) -> Held:
    return Held(engine.load(KNOWN[title], packed))


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """A title; `gobsmack_battlegoats(seats=3)` is how OpenSpiel writes it down. `register` makes the kinds."""

    rules: Rules
    kind: pyspiel.GameType
    options: dict[str, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        self.seats, self.longest = int(chosen["seats"]), int(chosen["longest"])
        about = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
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
        return Observer()


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
        match = self.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return numbered.next_seat(match)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as another."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.is_terminal() else list(self.held.choices(player))

    def _apply_action(self, action: int) -> None:
        game: TitleGame = self.get_game()
        match = self.match
        if match is None:
            self.held.match = engine.new(game.rules, game.seats, game.options, action, quiet=True)
            return
        seat = numbered.next_seat(match)
        match.play(seat, self.held.choices(seat)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"seed {action}"
        found = self.held.choices(player)
        return str(msgspec.json.encode(found[action]), "utf-8") if action in found else f"choice {action}"

    def is_terminal(self) -> bool:
        match = self.match
        return match is not None and (match.result is not None or match.plays >= self.get_game().longest)

    def returns(self) -> list[float]:
        """1 for winners, -1 for the rest, 0 before the end and where nobody wins."""
        match = self.match
        return [0.0 if match is None else numbered.reward(match, seat) for seat in range(self.num_players())]

    def __str__(self) -> str:
        match = self.match
        return "before the seed" if match is None else f"{match.plays} plays, {match.hash().hex()}"


class Observer:
    """A seat's view: as text, and its first bytes as a tensor. Nothing that the seat does not see."""

    def __init__(self) -> None:
        self.tensor = numpy.zeros(BYTES, numpy.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        self.tensor.fill(0)
        if state.match is not None:
            body = pack_value(state.match.view(player))[:BYTES]
            self.tensor[: len(body)] = numpy.frombuffer(body, numpy.uint8)

    def string_from(self, state: TitleState, player: int) -> str:
        return "" if state.match is None else str(msgspec.json.encode(state.match.view(player)), "utf-8")


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

"""Any title as PettingZoo environments (optional extra `conformance`): for PettingZoo's own tests, and for learners.

`TitleEnv` asks one seat after the other, as PettingZoo's AEC environments do. `RoundsEnv` takes an action of every seat at
once, as its parallel ones do: in a round each seat that is asked plays once, the others' actions are ignored.

Seats are agents `seat_0`, `seat_1` ... An action is a number (`numbered.py`). What a seat sees is its view, packed, as bytes.
"""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from game import titles
from game.bots import numbered
from game.engine import match as engine
from game.engine.match import Match
from game.engine.rules import Rules
from game.engine.views import pack_value

ACTIONS = 64
BYTES = 4096
MOST_PLAYS = 2000


class Seats:
    """What both kinds share: the agents, what they see, how they choose."""

    metadata = {"render_modes": [], "name": "gobsmack_v0", "is_parallelizable": False}
    render_mode = None

    def __init__(self, rules: Rules, seats: int, options: dict[str, Any] | None = None) -> None:
        self.rules = rules
        self.options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (BYTES,), numpy.uint8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed = 0
        self.match: Match | None = None

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees now, and which actions are choices."""
        match, seat = self._match(), self._seat(agent)
        body = pack_value(match.view(seat))[:BYTES]
        seen = numpy.zeros(BYTES, numpy.uint8)
        seen[: len(body)] = numpy.frombuffer(body, numpy.uint8)
        mask = numpy.zeros(ACTIONS, numpy.int8)
        if match.ask is not None and seat in match.waiting_for():
            mask[: numbered.numbers(match, seat, ACTIONS)] = 1
        return {"observation": seen, "action_mask": mask}

    def render(self) -> None:
        """The window shows matches; this does not."""

    def close(self) -> None:
        """Nothing is held."""

    def _deal(self, seed: int | None) -> Match:
        self._seed = self._seed + 1 if seed is None else seed
        self.match = engine.new(self.rules, len(self.possible_agents), self.options, self._seed, quiet=True)
        self.agents = self.possible_agents[:]
        return self.match

    def _match(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset() comes first")
        return self.match

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


class TitleEnv(Seats, AECEnv):  # type: ignore[misc]
    """One match, a seat at a time. A match that takes MOST_PLAYS plays is truncated."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table. Without a seed the next one is taken."""
        match = self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[numbered.next_seat(match)]

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match, seat = self._match(), self._seat(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        match.play(seat, numbered.choice(match, seat, int(action or 0), ACTIONS))
        if match.result is not None:
            for other in self.agents:
                self.rewards[other] = numbered.reward(match, self._seat(other))
                self.terminations[other] = True
        elif match.plays >= MOST_PLAYS:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[numbered.next_seat(match)]
        self._accumulate_rewards()


Each = dict[str, Any]


class RoundsEnv(Seats, ParallelEnv):  # type: ignore[misc]
    """One match, all seats at once. Truncated after `max_cycles` rounds."""

    def __init__(
        self, rules: Rules, seats: int, options: dict[str, Any] | None = None, max_cycles: int = MOST_PLAYS
    ) -> None:
        super().__init__(rules, seats, options)
        self.max_cycles = max_cycles
        self._rounds = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """Lay a new table. Without a seed the next one is taken."""
        self._deal(seed)
        self._rounds = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Take the actions of those who are asked, in the order of the seats."""
        match, there = self._match(), self.agents
        ask = match.ask_id
        for seat in match.waiting_for() if match.ask is not None else ():
            action = actions.get(self.possible_agents[seat])
            if action is not None and match.ask_id == ask and seat in match.waiting_for():
                match.play(seat, numbered.choice(match, seat, int(action), ACTIONS))
        self._rounds += 1
        over = match.result is not None
        late = not over and self._rounds >= self.max_cycles
        if over or late:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in there},
            {agent: numbered.reward(match, self._seat(agent)) for agent in there},
            dict.fromkeys(there, over),
            dict.fromkeys(there, late),
            {agent: {} for agent in there},
        )


def environment(title: str, seats: int | None = None, options: dict[str, Any] | None = None) -> TitleEnv:
    """A ready title, a seat at a time."""
    return TitleEnv(*_of(title, seats, options))


def rounds(
    title: str, seats: int | None = None, options: dict[str, Any] | None = None, max_cycles: int = MOST_PLAYS
) -> RoundsEnv:
    """A ready title, all seats at once."""
    return RoundsEnv(*_of(title, seats, options), max_cycles)


def _of(title: str, seats: int | None, options: dict[str, Any] | None) -> tuple[Rules, int, dict[str, Any]]:
    return titles.rules(title), seats or titles.title(title).seats[0], titles.options_for(title, options or {})

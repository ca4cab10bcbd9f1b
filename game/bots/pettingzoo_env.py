"""Any title as a PettingZoo AEC environment (optional extra `conformance`): for PettingZoo's own tests, and for learners.

Seats are agents `seat_0`, `seat_1` ... An action is a number: where a space has at most ACTIONS choices, the place in
its list; where it has more, the number seeds a sample. What a seat sees is its view, packed, as bytes.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from game import titles
from game.engine import match as engine
from game.engine.chance import FastChance
from game.engine.match import Match
from game.engine.rules import Rules
from game.engine.spaces import Choice
from game.engine.views import pack_value

ACTIONS = 64
BYTES = 4096
MOST_PLAYS = 2000


class TitleEnv(AECEnv):  # type: ignore[misc]
    """One match as an environment. A match that takes MOST_PLAYS plays is truncated."""

    metadata = {"render_modes": [], "name": "gobsmack_v0", "is_parallelizable": False}

    def __init__(self, rules: Rules, seats: int, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.rules = rules
        self.options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.render_mode = None
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table. Without a seed the next one is taken."""
        self._seed = self._seed + 1 if seed is None else seed
        self.match = engine.new(self.rules, len(self.possible_agents), self.options, self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._next()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees now, and which actions are choices."""
        match, seat = self._match(), self._seat(agent)
        body = pack_value(match.view(seat))[:BYTES]
        seen = numpy.zeros(BYTES, numpy.uint8)
        seen[: len(body)] = numpy.frombuffer(body, numpy.uint8)
        mask = numpy.zeros(ACTIONS, numpy.int8)
        if match.ask is not None and seat in match.waiting_for():
            mask[: min(ACTIONS, match.space(seat).count())] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match, seat = self._match(), self._seat(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        match.play(seat, self._choice(seat, int(action or 0)))
        match.take_cues()
        if match.result is not None:
            for other in self.agents:
                self.rewards[other] = self._reward(self._seat(other))
                self.terminations[other] = True
        elif match.plays >= MOST_PLAYS:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._next()]
        self._accumulate_rewards()

    def render(self) -> None:
        """The window shows matches; this does not."""

    def close(self) -> None:
        """Nothing is held."""

    def _match(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset() comes first")
        return self.match

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _next(self) -> int:
        match = self._match()
        waiting = match.waiting_for()
        return waiting[match.plays % len(waiting)]

    def _choice(self, seat: int, action: int) -> Choice:
        match = self._match()
        space = match.space(seat)
        count = space.count()
        if count <= ACTIONS:
            return next(islice(space.each(), action % count, None))
        return space.sample(FastChance(f"{match.ask_id}:{match.plays}:{action}"))

    def _reward(self, seat: int) -> float:
        result = self._match().result
        assert result is not None
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0


def environment(title: str, seats: int | None = None, options: dict[str, Any] | None = None) -> TitleEnv:
    """The environment of a ready title."""
    return TitleEnv(
        titles.rules(title), seats or titles.title(title).seats[0], titles.options_for(title, options or {})
    )

"""Any title as PettingZoo environments (optional extra `pettingzoo`): for PettingZoo's own tests, and for learners.

`TitleEnv` asks one seat after the other, as PettingZoo's AEC environments do. `RoundsEnv` takes an action of every seat at
once, as its parallel ones do: in a round each seat that is asked says one word, the others' actions are ignored.

Seats are agents `seat_0`, `seat_1` ... An action is a word of the title's vocabulary (`vocabulary.py`), an observation a
dictionary of arrays:

    observation   float32, the columns of `observation.py`
    spelled       int32, the last `SPELLED` words said of the choice so far: action + 1, oldest first, padded with 0
    action_mask   int8, which words may be said now

`raw_view(agent)` is the view that they are made of. `LEARNING.md` shows how to learn from them.
"""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from game import titles
from game.bots.factored import SpelledMatch
from game.bots.observation import SPELLED, Layout, layout, spelled_array
from game.bots.vocabulary import vocabulary_of
from game.engine import match as engine
from game.engine.rules import Rules, View

MOST_WORDS = 20_000


class Seats:
    """What both kinds share: the agents, what they see, how they choose."""

    metadata = {"render_modes": [], "name": "gobsmack_v0", "is_parallelizable": False}
    render_mode = None

    def __init__(self, rules: Rules, seats: int, options: dict[str, Any] | None = None) -> None:
        self.rules = rules
        self.options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.vocabulary = vocabulary_of(rules)
        words = len(self.vocabulary)
        self.layout: Layout = layout(rules, seats, self.options)
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (len(self.layout),), numpy.float32),
                "spelled": spaces.Box(0, words, (SPELLED,), numpy.int32),
                "action_mask": spaces.Box(0, 1, (words,), numpy.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self._seed = 0
        self._words = 0
        self._seen: dict[int, tuple[tuple[int, int], NDArray[numpy.float32]]] = {}
        self.spelled: SpelledMatch | None = None

    def observation_space(self, agent: str) -> Any:
        return self._space

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent's seat sees now, what it has spelled, and which words it may say."""
        now, seat = self._now(), self._seat(agent)
        mask = numpy.zeros(len(self.vocabulary), numpy.int8)
        mask[now.actions(seat)] = 1
        # What a seat sees stays while a choice is spelled.
        moment = now.match.ask_id, now.match.plays
        if seat not in self._seen or self._seen[seat][0] != moment:
            self._seen[seat] = moment, self.layout.encode(now.match.view(seat))
        return {
            "observation": self._seen[seat][1].copy(),
            "spelled": spelled_array(self.vocabulary, now.said(seat)),
            "action_mask": mask,
        }

    def raw_view(self, agent: str) -> View:
        """Return the view of the agent's seat, section by section, as its client would get it."""
        return self._now().match.view(self._seat(agent))

    def render(self) -> None:
        """The window shows matches; this does not."""

    def close(self) -> None:
        """Nothing is held."""

    def _deal(self, seed: int | None) -> SpelledMatch:
        self._seed = self._seed + 1 if seed is None else seed
        match = engine.new(self.rules, len(self.possible_agents), self.options, self._seed, quiet=True)
        self.spelled = SpelledMatch(match, self.vocabulary)
        self.agents = self.possible_agents[:]
        self._words = 0
        self._seen.clear()
        return self.spelled

    def _now(self) -> SpelledMatch:
        if self.spelled is None:
            raise RuntimeError("reset() comes first")
        return self.spelled

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


class TitleEnv(Seats, AECEnv):  # type: ignore[misc]
    """One match, a seat at a time. A match that takes MOST_WORDS words is truncated."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table. Without a seed the next one is taken."""
        now = self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[now.acting()]

    def step(self, action: int | None) -> None:
        """Say a word for the agent whose turn it is. Raises ValueError for one that its mask does not allow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        now = self._now()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        now.say(self._seat(agent), int(action or 0))
        self._words += 1
        if now.match.result is not None:
            for other in self.agents:
                self.rewards[other] = now.reward(self._seat(other))
                self.terminations[other] = True
        elif self._words >= MOST_WORDS:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[now.acting()]
        self._accumulate_rewards()


Each = dict[str, Any]


class RoundsEnv(Seats, ParallelEnv):  # type: ignore[misc]
    """One match, all seats at once. Truncated after `max_cycles` rounds."""

    def __init__(
        self, rules: Rules, seats: int, options: dict[str, Any] | None = None, max_cycles: int = MOST_WORDS
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
        """Say a word for each of those who are asked, in the order of the seats. A word outside a seat's mask says nothing."""
        now, there = self._now(), self.agents
        match = now.match
        ask = match.ask_id
        for seat in match.waiting_for() if match.ask is not None else ():
            action = actions.get(self.possible_agents[seat])
            if action is not None and match.ask_id == ask and int(action) in now.actions(seat):
                now.say(seat, int(action))
        self._rounds += 1
        over = match.result is not None
        late = not over and self._rounds >= self.max_cycles
        if over or late:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in there},
            {agent: now.reward(self._seat(agent)) for agent in there},
            dict.fromkeys(there, over),
            dict.fromkeys(there, late),
            {agent: {} for agent in there},
        )


def environment(title: str, seats: int | None = None, options: dict[str, Any] | None = None) -> TitleEnv:
    """A ready title, a seat at a time."""
    return TitleEnv(*_of(title, seats, options))


def rounds(
    title: str, seats: int | None = None, options: dict[str, Any] | None = None, max_cycles: int = MOST_WORDS
) -> RoundsEnv:
    """A ready title, all seats at once."""
    return RoundsEnv(*_of(title, seats, options), max_cycles)


def _of(title: str, seats: int | None, options: dict[str, Any] | None) -> tuple[Rules, int, dict[str, Any]]:
    return titles.rules(title), seats or titles.title(title).seats[0], titles.options_for(title, options or {})

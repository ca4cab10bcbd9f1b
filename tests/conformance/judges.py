"""Judges from outside: the tests of PettingZoo and of OpenSpiel over every ready title and the kernel's toys.

Each is a function of a case; it raises when it is not satisfied. `test_pettingzoo.py` and `test_openspiel.py` run them as
tests, `python -m tests.faults judges` counts them. Both libraries are optional: import them where they are used.
"""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

from game import titles
from game.engine.rules import Rules
from tests.engine.toys import TOYS

SHORT = {"market"}
"""Toys that may be over before four rounds are: nothing to count cycles on."""


class Case(NamedTuple):
    """A title, or a toy, at a number of seats."""

    name: str
    seats: int
    rules: Rules
    options: dict[str, Any]
    most: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"


def cases() -> list[Case]:
    """Every ready title with its fewest and its most seats, then the toys."""
    ready = [(name, title) for name, title in titles.titles().items() if title.status == "ready"]
    found = [
        Case(name, seats, titles.rules(name), titles.options_for(name, {}), title.seats)
        for name, title in ready
        for seats in sorted(set(title.seats))
    ]
    return found + [Case(name, fewest, rules, {}, (fewest, most)) for name, (rules, fewest, most) in TOYS.items()]


def api(case: Case) -> None:
    """Agents, spaces, observations, rewards and ends are as PettingZoo wants them."""
    from pettingzoo.test import api_test

    from game.bots.pettingzoo_env import TitleEnv

    with _quiet():
        api_test(TitleEnv(case.rules, case.seats, case.options), num_cycles=200)


def seed(case: Case) -> None:
    """The same seed and actions give the same match."""
    from pettingzoo.test import seed_test

    from game.bots.pettingzoo_env import TitleEnv

    with _quiet():
        seed_test(lambda: TitleEnv(case.rules, case.seats, case.options), num_cycles=60)


def max_cycles(case: Case) -> None:
    """A match that is to be cut after so many rounds is cut after so many rounds, whoever is asked in them."""
    from pettingzoo.test import max_cycles_test
    from pettingzoo.utils import parallel_to_aec

    from game.bots.pettingzoo_env import RoundsEnv

    def parallel_env(max_cycles: int) -> RoundsEnv:
        made = RoundsEnv(case.rules, case.seats, case.options, max_cycles)
        for number, agent in enumerate(made.possible_agents):
            made.action_space(agent).seed(number)  # the test draws from them: the same each time
        return made

    with _quiet():
        max_cycles_test(
            SimpleNamespace(parallel_env=parallel_env, env=lambda **how: parallel_to_aec(parallel_env(**how)))
        )


def parallel(case: Case) -> None:
    """All seats at once: as PettingZoo wants parallel environments."""
    from pettingzoo.test import parallel_api_test

    from game.bots.pettingzoo_env import RoundsEnv

    with _quiet():
        parallel_api_test(RoundsEnv(case.rules, case.seats, case.options), num_cycles=100)


PETTINGZOO: dict[str, Callable[[Case], None]] = {
    "api": api, "seed": seed, "max_cycles": max_cycles, "parallel_api": parallel,
}  # fmt: skip


def openspiel(case: Case, longest: int = 300) -> None:
    """At every moment of a match at random: copies, undone moves, what is written down and read again, legal actions and
    their words, observations and rewards agree."""
    import pyspiel

    from game.bots.openspiel_game import register

    name = register(case.rules, case.most, case.options)
    game = pyspiel.load_game(name, {"seats": case.seats, "longest": longest})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def fits(judge: str, case: Case) -> bool:
    """Whether the judge has something to say about the case."""
    return judge != "max_cycles" or case.name not in SHORT


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Observations are bytes of a view, not a picture: PettingZoo warns of large ones. And it says what it passes."""
    with warnings.catch_warnings(action="ignore"), contextlib.redirect_stdout(io.StringIO()):
        yield

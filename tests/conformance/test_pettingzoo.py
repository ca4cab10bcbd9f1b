"""PettingZoo's own api and seed tests against every ready title and the toys (optional extra `conformance`)."""

import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from game import titles
from game.bots.pettingzoo_env import TitleEnv, environment
from tests.engine.toys import TOYS

READY = [(name, seats) for name, title in titles.titles().items() if title.status == "ready" for seats in title.seats]


@pytest.fixture(autouse=True)
def quiet():
    """Observations are bytes of a view, not a picture: PettingZoo warns of large ones."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", TOYS)
def test_toys(name):
    rules, fewest, _ = TOYS[name]
    api_test(TitleEnv(rules, fewest), num_cycles=100)
    seed_test(lambda: TitleEnv(rules, fewest), num_cycles=50)


@pytest.mark.parametrize("name, seats", READY)
def test_titles(name, seats):
    api_test(environment(name, seats), num_cycles=200)
    seed_test(lambda: environment(name, seats), num_cycles=60)

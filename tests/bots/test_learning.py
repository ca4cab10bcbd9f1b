"""The page for researchers does what it says: a small learner beats random play (optional extra `pettingzoo`)."""

import doctest
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'gobsmack[pettingzoo]'")

from game import titles
from game.bots.observation import Layout, describe, layout
from game.bots.pettingzoo_env import environment, rounds
from game.engine import match as engine
from game.engine.chance import FastChance

PAGE = Path(__file__).parents[2] / "game/bots/LEARNING.md"
READY = [name for name, title in titles.titles().items() if title.status == "ready"]


@pytest.mark.slow
def test_the_page_is_true():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 15 and found.failed == 0


def test_the_example_of_the_readme_is_true():
    found = doctest.testfile(str(Path(__file__).parents[2] / "README.md"), module_relative=False)
    assert found.attempted > 4 and found.failed == 0


@pytest.mark.parametrize("name", READY)
def test_the_columns_are_the_same_whenever_they_are_made(name):
    seats, options = titles.title(name).seats[0], titles.options_for(name, {})
    made = layout(titles.rules(name), seats, options)
    assert Layout(titles.rules(name), seats, options).names == made.names
    assert len(set(made.names)) == len(made) > 20
    assert describe(name).count("\n") == len(made) - 1


@pytest.mark.parametrize("name", READY)
def test_an_array_is_a_function_of_the_view(name):
    """What the seat cannot tell apart changes no column; what it sees does."""
    rules, seats, options = titles.rules(name), titles.title(name).seats[1], titles.options_for(name, {})
    columns, chance = layout(rules, seats, options), FastChance(name)
    match = engine.new(rules, seats, options, 11, quiet=True)
    shown = set()
    while match.result is None and match.plays < 250:
        before = columns.encode(match.view(0))
        shown.add(before.tobytes())
        groups = rules.hidden(match, 0) if rules.hidden and rules.swap else []
        if groups:
            other = match.copy()
            rules.swap(other, groups[0][0], groups[0][1])
            assert (columns.encode(other.view(0)) == before).all()
        seat = match.waiting_for()[0]
        match.play(seat, match.sample(seat, chance))
    assert len(shown) > 10


def test_a_word_outside_the_mask_is_refused_one_by_one_and_ignored_in_rounds():
    env = environment("battlegoats")
    env.reset(seed=1)
    wrong = env.vocabulary.index["swap"]
    assert not env.observe(env.agent_selection)["action_mask"][wrong]
    with pytest.raises(ValueError, match="can't say 'swap'"):
        env.step(wrong)
    every = rounds("battlegoats")
    every.reset(seed=1)
    before = every.raw_view("seat_0")
    every.step(dict.fromkeys(every.agents, wrong))
    assert every.raw_view("seat_0") == before

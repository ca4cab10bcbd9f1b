"""One conformance test for all ready titles (and the toys of the kernel), at every step of random play.

`GOBSMACK_ALSO=lords_of_hell` walks a title that is still in the works too; `GOBSMACK_LONG=1` checks every step, however
often its like was met; `GOBSMACK_MATCHES=1000` plays so many more matches of each title; `python -m tests.conformance.long`
counts the checks.
"""

import os
from collections import Counter
from importlib import import_module
from itertools import product

import pytest

from game import titles
from game.engine.match import new
from tests.conformance.checks import STEPS, Walk
from tests.engine.toys import TOYS

READY = [name for name, title in titles.titles().items() if title.status == "ready"]
READY += [name for name in os.environ.get("GOBSMACK_ALSO", "").split() if name not in READY]
MANY = int(os.environ.get("GOBSMACK_MATCHES", "0"))


def rules_of(name):
    """The rules of a title, in the works or not."""
    return import_module(f"game.titles.{name}.rules.flow").RULES


def variants(name):
    """Every set of options that differ in the rules, each value at least once."""
    options = titles.title(name).options
    kept = [[(option.id, value) for value in option.values] for option in options]
    every = [titles.options_for(name, dict(chosen)) for chosen in product(*kept)]
    return every


OFTEN = STEPS if os.environ.get("GOBSMACK_LONG") else 15
"""Steps of one kind of ask that are all checked, for each number of seats."""
ENOUGH = 750
"""Steps after which a number of seats has been walked enough: a long game needs fewer matches to meet everything."""


def walks(name, seats):
    chosen = variants(name)
    return [(n, chosen[(7 * n + seats) % len(chosen)]) for n in range(3)]


def tables():
    """Every title with each number of seats."""
    return [
        (name, seats) for name in READY for seats in range(titles.title(name).seats[0], titles.title(name).seats[1] + 1)
    ]


@pytest.mark.parametrize("name", TOYS)
def test_the_toys_keep_the_contract(name):
    rules, fewest, most = TOYS[name]
    counts = Counter()
    for seats in range(fewest, most + 1):
        for seed in range(6):
            Walk(rules, seats, {}, seed, True, counts).run()
    assert counts["matches"] and counts["asks"]


@pytest.mark.parametrize("name, seats", tables())
def test_every_step_of_random_play(name, seats):
    counts = Counter()
    for seed, options in walks(name, seats):
        if counts["steps"] < ENOUGH:
            Walk(rules_of(name), seats, options, seed, True, counts, often=OFTEN).run()
    assert counts["swaps"] > 50 or rules_of(name).hidden is None


@pytest.mark.skipif(not MANY, reason="GOBSMACK_MATCHES says how many")
@pytest.mark.parametrize("name", READY)
def test_many_matches(name):
    fewest, most = titles.title(name).seats
    chosen = variants(name)
    for seed in range(1000, 1000 + MANY):
        seats = fewest + seed % (most - fewest + 1)
        Walk(rules_of(name), seats, chosen[seed % len(chosen)], seed, False).run()


@pytest.mark.parametrize("name", READY)
def test_handles_of_hidden_things_tell_nothing(name):
    """A number on the back that goes with the face would be a marked deck."""
    rules = titles.rules(name)
    if rules.hidden is None or rules.identity is None:
        pytest.skip("nothing is hidden, or the title does not tell the kernel what a handle stands for")
    faces = {}
    for seed in range(12):
        match = new(rules, titles.title(name).seats[0], titles.options_for(name, {}), seed)
        for group in rules.hidden(match, 0):
            for thing in group:
                faces.setdefault(thing, []).append(repr(rules.identity(match, thing)))
    often = {thing: found for thing, found in faces.items() if len(found) >= 6}
    assert not [thing for thing, found in often.items() if len(set(found)) == 1]

"""OpenSpiel's own simulation test against every ready title and the toys (optional extra `openspiel`)."""

import itertools

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'gobsmack[openspiel]'")

import pyspiel

from game.bots.openspiel_game import game
from tests.conformance.judges import cases, openspiel


@pytest.mark.parametrize("case", cases(), ids=str)
def test_openspiel_is_satisfied(case):
    openspiel(case)


def test_a_game_and_a_state_are_found_again_by_what_openspiel_writes_down():
    one = game("battlegoats", 3)
    state = one.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    for word in itertools.count():
        if state.is_terminal():
            break
        # In the middle of a choice as well as between two. A state is read by playing its match again: each costs more.
        if word % 29 == 0:
            there, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(one, state))
            assert str(there) == str(one) and str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[-1])
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_a_seat_is_shown_its_own_view_and_no_more():
    """Two matches that differ in what a seat cannot see look the same to it."""
    one = game("battlegoats", 2)
    shown = set()
    for seed in range(4):
        state = one.new_initial_state()
        state.apply_action(seed)
        shown.add(state.observation_string(0))
        match = state.held.spelled.match
        rules = match.rules
        group = next(group for group in rules.hidden(match, 0) if len(group) > 1)
        before = state.observation_string(0)
        rules.swap(match, group[0], group[1])
        assert state.observation_string(0) == before
    assert len(shown) > 1


def test_algorithms_of_openspiel_play_our_titles():
    """What the adapter is for: its search, unchanged, plays a title of ours."""
    import numpy
    from open_spiel.python.algorithms import mcts

    from game.bots.openspiel_game import register
    from tests.engine.toys import NOUGHTS

    noughts = pyspiel.load_game(register(NOUGHTS, (2, 2), {}))
    state = noughts.new_initial_state()
    state.apply_action(0)
    # Noughts to move wins at once at 2: two of its own in a row, the third free.
    for cell in (0, 3, 1, 4):
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == f"#{cell}"))
    chance = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(noughts, 2.0, 200, mcts.RandomRolloutEvaluator(1, chance), solve=True, random_state=chance)
    assert state.action_to_string(bot.step(state)) == "#2"

"""Simulation: figures that add up, the same for any number of workers; the command line prints them."""

import json

import pytest

from game import simulate


def test_the_figures_add_up():
    report = simulate.simulate("battlegoats", 12, 3, ["random", "random", "normal"], 4, workers=1)
    assert report.games == 12 and sum(report.outcomes.values()) == 12
    assert sum(report.wins.values()) == pytest.approx(sum(report.wins_by_seat), abs=0.01)
    assert report.shortest <= report.mean_plays <= report.longest
    assert report.plays_per_second > 0


def test_workers_change_nothing():
    one, two = (simulate.simulate("battlegoats", 8, 2, ["random", "easy"], 4, workers=n) for n in (1, 2))
    assert (one.wins, one.plays, one.outcomes) == (two.wins, two.plays, two.outcomes)


def test_one_level_stands_for_all_seats():
    assert simulate.simulate("battlegoats", 4, 2, ["random"], 4, workers=1).bots == ["random", "random"]
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        simulate.simulate("battlegoats", 4, 3, ["random", "easy"])


def test_json_is_one_object(capsys):
    assert simulate.main("battlegoats", 4, ["random", "random"], 1, True) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"games", "wins", "plays_per_second"} <= set(found)


def test_people_get_a_table(capsys):
    assert simulate.main("battlegoats", 4, ["random", "easy"], 1, False, {"muster": "draft"}) == 0
    text = capsys.readouterr().out
    assert "BattleGoats: 4 games, 2 seats, seed 1" in text and "easy" in text

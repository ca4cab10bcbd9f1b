"""Simulation: figures that add up, the same for any number of workers; the command line prints them."""

import json

import pytest

from game import simulate
from game.simulate_table import table


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


def test_one_kind_of_bot_plays_another_deal_each_game():
    """Seats change only where levels differ: else the same game would be counted again."""
    games = [simulate._turns(levels) for levels in (["easy"] * 4, ["easy", "hard"] * 2, ["easy", "hard", "hard"])]
    assert games == [1, 2, 3]


def test_titles_say_what_is_told_apart():
    report = simulate.simulate("slayer_slayer", 6, 3, ["easy", "random", "normal"], 2, workers=1)
    objectives = report.tallies["objective"]
    assert sum(tally.seats for tally in objectives.values()) == 18
    assert sum(tally.wins for tally in objectives.values()) == pytest.approx(sum(report.wins.values()), abs=0.01)
    for tally in objectives.values():
        assert sum(seats for seats, _ in tally.levels.values()) == tally.seats
    assert sum(sum(endings.values()) for endings in report.outcomes_by["deal"].values()) == 6
    assert report.cues["dealt"] == 3 and report.cues["over"] == 1
    assert "objective" in table(report)


@pytest.mark.parametrize("title", ["battlegoats", "loot_and_recruit", "lords_of_hell"])
def test_wins_are_told_apart_by_turn_order(title):
    report = simulate.simulate(title, 3, 3, ["easy", "random", "easy"], 2, workers=1)
    order = report.tallies["turn order"]
    assert {place: tally.seats for place, tally in order.items()} == {"1": 3, "2": 3, "3": 3}
    assert sum(tally.wins for tally in order.values()) == pytest.approx(sum(report.wins.values()), abs=0.01)
    assert "turn order" in table(report)


def test_bots_of_different_levels_are_rated():
    report = simulate.simulate("battlegoats", 8, 2, ["random", "easy"], 4, workers=1)
    assert sum(n for row in report.beaten.values() for n in row.values()) == pytest.approx(8)
    assert "1500: even with easy" in table(report)
    assert not simulate.simulate("battlegoats", 2, 2, ["random"], 4, workers=1).beaten


def test_a_plain_plan_sits_among_bots():
    report = simulate.simulate("slayer_slayer", 4, 3, ["easy", "least", "easy"], 2, workers=1)
    assert set(report.wins) == {"easy", "least"} and not report.stalls


def test_several_numbers_of_seats_in_one_run(capsys):
    assert simulate.mixed("battlegoats", 5, [2, 3], ["random", "easy"], 1, False) == 0
    text = capsys.readouterr().out
    assert "3 games, 2 seats" in text and "2 games, 3 seats" in text
    assert "In all: 5 games (3 with 2 seats, 2 with 3 seats), 5 came to an end, stalls = 0" in text


def test_a_match_that_does_not_end_is_a_stall(monkeypatch, capsys):
    monkeypatch.setattr(simulate, "MOST_PLAYS", 3)
    assert simulate.main("battlegoats", 2, ["random", "random"], 1, False) == 1
    assert "stalls         2" in capsys.readouterr().out


def test_a_bot_that_reads_no_views_is_given_none():
    """Its figures are the same as if it had been."""
    from game.titles.lords_of_hell.bot import player

    quick = simulate.simulate("lords_of_hell", 1, 3, ["normal"], 3, workers=1)
    player.Player.cues_alone = False
    try:
        whole = simulate.simulate("lords_of_hell", 1, 3, ["normal"], 3, workers=1)
    finally:
        player.Player.cues_alone = True
    assert (quick.plays, quick.wins_by_seat) == (whole.plays, whole.wins_by_seat)

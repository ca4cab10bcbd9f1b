"""Plain plans: what they do with a question, who is in a title's gallery, and the search for the next one."""

import json
import os

import pytest

from game import simulate_plans, titles
from game.__main__ import main
from game.bots import narrowed, plans, players
from game.engine.ask import SeatAsk
from game.engine.cues import SeatCue
from game.engine.spaces import Amount, Branch, Menu, One, Pick, Seq
from game.simulate import simulate
from game.titles.bot_contract import Bot
from game.titles.plan_contract import Plans
from tests.bots import plan_tables

MENU = Menu((Branch("attack", (1,)), Branch("attack", (2,)), Branch("end_turn"), Branch("wait")))
TOLD = Plans(habits={"attack": ("turn attack",), "rest": ("* end_turn", "* wait")}, told={"attacked": "turn attack"})


class Resting(Bot):
    """Ends its turn where it may."""

    def decide(self, view, ask):
        return ["end_turn"] if ask.space.contains(["end_turn"]) else ["attack", 2]


def ask(space, default=None, mode="sealed"):
    return SeatAsk(1, "turn", (0,), (0,), mode, {}, "", 0, "normal", space, default)


def plan(**dials):
    return plans.DialPlayer(Resting(), TOLD, dials, 0, 1)


def test_a_habit_turned_up_is_followed_whenever_it_can():
    assert plan(attack=1).decide({}, ask(MENU, ["end_turn"])) == ["attack", 2]
    assert plan(attack=0).decide({}, ask(MENU, ["end_turn"])) == ["end_turn"]


def test_a_habit_turned_down_is_never_followed_while_there_is_another_way():
    chosen = plan(rest=-1).decide({}, ask(MENU, ["end_turn"]))
    assert chosen[0] == "attack"
    alone = Menu((Branch("end_turn"),))
    assert plan(rest=-1).decide({}, ask(alone, ["end_turn"])) == ["end_turn"]


def test_what_changes_nothing_is_no_way_out():
    told = Plans(habits={"attack": ("turn attack",)}, idle=("* wait",))
    only = Menu((Branch("attack", (2,)), Branch("wait")))
    assert plans.DialPlayer(Resting(), told, {"attack": -1}, 0, 1).decide({}, ask(only, ["wait"])) == ["attack", 2]


def test_a_wish_in_an_open_ask_is_not_repeated_for_ever():
    player = plan(attack=1)
    said = [player.decide({}, ask(MENU, ["end_turn"], "open"))[0] for _ in range(plans.OFTEN + 2)]
    assert said == ["attack"] * plans.OFTEN + ["end_turn"] * 2


def test_half_a_dial_is_followed_half_the_time():
    player = plan(attack=0.5)
    said = [player.decide({}, ask(MENU, ["end_turn"]))[0] for _ in range(200)]
    assert 60 < said.count("attack") < 140


def test_the_smallest_and_the_largest_choice():
    pick = Pick((5, 6, 7, 8), 1, 3)
    assert narrowed.resize(pick, [7, 8], grow=False) == [7]
    assert narrowed.resize(pick, [7, 8], grow=True) == [5, 7, 8]
    assert narrowed.resize(Amount(2, 9), 4, grow=True) == 9
    menu = Menu((Branch("fire", ("a",), (pick, Seq((Amount(0, 3),)))),))
    assert narrowed.resize(menu, ["fire", "a", [6], [2]], grow=False) == ["fire", "a", [6], [0]]


def test_options_are_narrowed_like_the_lines_of_a_menu():
    assert narrowed.narrow(One(("roll", "no")), lambda verb: verb == "no") == One(("no",))
    assert narrowed.narrow(One(("no",)), lambda verb: verb == "no") is None


def test_a_copycat_does_once_what_the_seat_before_did():
    cat = plans.Copycat(Resting(), TOLD, 0, 3, 1)
    cat.observe({}, [SeatCue("attacked", 0, {"seat": 1}), SeatCue("attacked", 0, {"seat": 2})])
    assert [cat.decide({}, ask(MENU, ["end_turn"]))[0] for _ in range(2)] == ["attack", "end_turn"]


def test_a_cue_without_a_seat_tells_by_its_place():
    cat = plans.Copycat(Resting(), TOLD, 0, 2, 1)
    cat.observe({}, [SeatCue("attacked", 0, {"place": [1, "F1"]}), SeatCue("attacked", 0, {})])
    assert [cat.decide({}, ask(MENU, ["end_turn"]))[0] for _ in range(2)] == ["attack", "end_turn"]


def test_the_leader_is_attacked():
    told = Plans(TOLD.habits, standing=lambda view: (9, 3, 1), target=lambda choice: choice[1])
    leader = plans.LeaderPlayer(Resting(), told, {"attack": 1}, 0, 1)
    assert leader.decide({}, ask(MENU, ["end_turn"])) == ["attack", 1]


def test_nobody_plays_every_default():
    assert plans.AwayPlayer().decide({}, ask(MENU, ["wait"])) == ["wait"]


@pytest.mark.parametrize("title", titles.titles())
def test_every_title_has_a_gallery_of_plans_that_make_sense(title):
    names = plans.gallery(title)
    assert {"away", "least", "most"} <= set(names) and len(names) == len(set(names))
    for dials in plans.settings(title).values():
        assert set(dials) <= {plans.SIZE, *plans.told_by(title).habits}
    assert not set(names) & set(players.LEVELS)


def test_a_plan_that_makes_no_sense_is_in_no_gallery():
    assert "call_off" in plans.gallery("goblin_raid") and "call_off" not in plans.gallery("battlegoats")
    assert "attacks_leader" not in plans.gallery("goblin_raid")


def test_dials_may_be_written_out():
    assert plans.read("loot_and_recruit", "attack=-1+size=0.5") == {"attack": -1, "size": 0.5}
    assert plans.written({"attack": -1.0, "size": 0.5}) == "attack=-1+size=0.5"
    assert plans.read("loot_and_recruit", "hard") is None
    for wrong in ("sleep=1", "attack=much"):
        with pytest.raises(players.UnknownLevel):
            plans.check("loot_and_recruit", wrong)


@pytest.fixture
def quick(monkeypatch):
    """Dials are turned on a bot that doesn't search: forty times as quick, and turned no differently."""
    if not os.environ.get("GOBSMACK_LONG"):
        monkeypatch.setattr(plans, "BASE", "normal")


@pytest.mark.parametrize("title", ["loot_and_recruit", "slayer_slayer"])
def test_every_plan_plays_to_the_end(title, quick):
    seats = titles.title(title).seats[0]
    for name in plans.gallery(title):
        report = simulate(title, 1, seats, [name, *["normal"] * (seats - 1)], 3, workers=1)
        assert not report.stalls, name


def test_a_refused_choice_of_a_plan_is_replaced(monkeypatch, quick):
    """Its own bot's choice, then the default: a plan never ends a simulation."""
    monkeypatch.setattr(plans.DialPlayer, "_resized", lambda self, space, choice: ["no such play"])
    report = simulate("loot_and_recruit", 1, 2, ["least", "normal"], 3, workers=1)
    assert report.refused and not report.stalls


def test_away_hardly_wins(capsys):
    assert simulate_plans.against("loot_and_recruit", ["away"], "normal", 6, 2, 1, False, workers=1) == 0
    text = capsys.readouterr().out
    assert "one seat against normal, 2 seats, 6 games each" in text and "1500: even with normal" in text


def test_the_search_finds_the_same_plan_again(quick):
    monkey = {"title": "loot_and_recruit", "level": "normal", "games": 4, "seats": 2, "seed": 2, "workers": 1}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("CROWD", 4), ("FIRST", 1), ("RESTARTS", 2)):
            patch.setattr(simulate_plans, name, value)
        told: list[str] = []
        one, two = simulate_plans.search(**monkey, tell=told.append), simulate_plans.search(**monkey)
    assert one == two and one.games == 4 and len(told) == 6
    assert plans.read("loot_and_recruit", one.plan) is not None


def test_the_verdict_tells_luck_from_a_trick():
    def verdict(won, games):
        return simulate_plans.Faced("least", games, won, games, 2).verdict

    assert (verdict(50, 100), verdict(3, 4), verdict(80, 100)) == ("", "perhaps", "too much")


def test_a_plan_replaces_its_own_line_of_the_table(monkeypatch, tmp_path):
    page = tmp_path / "README.md"
    page.write_text("Before.\n")
    monkeypatch.setattr(plan_tables, "README", page)
    for plan, won in (("least", 10), ("away", 1), ("least", 80)):
        plan_tables.write("loot_and_recruit", "hard", 2, simulate_plans.Faced(plan, 100, won, 100, 2))
    text = page.read_text()
    assert text.startswith("Before.\n") and text.count("one seat of 2 against hard") == 1
    lines = plan_tables.lines_of(text)
    assert list(lines) == ["least", "away"], "the best first"
    assert lines["least"] == "| `least` | 100 | 80 | 80% | 1.60 (1.42 to 1.73) | **too much** |"
    assert lines["away"].endswith("| |")


def test_the_command_line(capsys):
    assert main(["simulate", "loot_and_recruit", "--against", "away", "--bots", "easy", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["level"] == "easy" and [row["plan"] for row in found["plans"]] == ["away"]
    assert main(["simulate", "loot_and_recruit", "--against", "nobody"]) == 2
    assert main(["simulate", "loot_and_recruit", "--against", "away", "--bots", "easy,hard"]) == 2
    assert "no bot level 'nobody'" in capsys.readouterr().err

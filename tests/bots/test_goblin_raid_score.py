"""Goblin's King and the score: what he dares when he has enough, when he is below 0, when he is behind (GOB-13.1, 13.1a)."""

import pytest

from game import titles
from game.titles.goblin_raid.bot import maps, memory
from game.titles.goblin_raid.bot.battle import count_bags, declare
from game.titles.goblin_raid.bot.memory import SKILLS, Mind, Traits
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.bot.raid import goblin_move
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import SITE, SITES
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import HOME
from tests.bots.goblin_rig import TITLE, mind, only, thinks, whole_phase
from tests.titles.goblin_raid.dsl import G, Table


@pytest.mark.parametrize("points", [13, 14])
def test_a_first_king_with_7_points_dares_less(points):
    """He went with twelve for Muckledown's one bag, far from his caves, and was lost there with all of them."""
    band = "goblin_king goblin_bowmen_1 goblin_warriors_6 goblin_warriors_10 goblin_brutes_1 goblin_rabble_1 " + (
        "goblin_rabble_2 goblin_rabble_3 goblin_rabble_4 goblin_slingers_4 goblin_slingers_6 goblin_slingers_8 "
        "goblin_slingers_10"
    )
    enemies = {"1602": "militia_4_2_3_3", "1405": "thomas_bruce longbowmen_1 veteran_archers_1"}
    table = Table("goblin_move", {"1107": band, **enemies}, turn=3)
    table.s.points = points
    choice = thinks(only(table, "muckledown"), G, goblin_move)
    home = maps.home_cost()
    assert isinstance(choice, plays.March)
    assert (home[NUMBER[choice.to]] < home[NUMBER["1107"]]) is (points == 14)


@pytest.mark.parametrize("points", [26, 28])
def test_a_first_king_with_14_points_goes_home_past_an_open_site(points):
    """Driffield lies open a turn from the caves: with less than 14 he takes it."""
    table = Table("goblin_move", {"0110": "uglop goblin_warriors_1 iron_guards_1", "2009": "count_haakon"}, turn=3)
    table.s.points = points
    assert (thinks(only(table, "driffield"), G, goblin_move) == plays.CallOff()) is (points == 28)


@pytest.mark.parametrize("cycle, lost", [(1, False), (1, True), (2, True)])
def test_nobody_calls_off_a_raid_that_is_lost_by_it(cycle, lost):
    """Below 0 a first raid is lost as surely at -1 as at -30: the second King needs only be seen (GOB-13.1a)."""
    table = Table("goblin_move", {"0110": "uglop goblin_warriors_1", "2009": "count_haakon"})
    table.s.sites, table.s.cycle = [HOME] * len(SITES), cycle
    if lost:
        table.s.at[INDEX["goblin_warriors_2"]] = "lost"
    assert (thinks(table.go(), G, goblin_move) == plays.CallOff()) is not lost


@pytest.mark.parametrize("cycle, points", [(1, 28), (2, 21)])
def test_a_king_who_has_enough_comes_home(cycle, points):
    """He had 10½ points and needed 6: two turns from his cave he went on to Spites End, and was lost with twelve goblins."""
    band = "goblin_king goblin_warriors_3 goblin_warriors_5 goblin_warriors_10 goblin_brutes_1 iron_guards_3 " + (
        "goblin_rabble_1 goblin_rabble_2 goblin_slingers_1 goblin_slingers_3 goblin_slingers_8 goblin_slingers_9"
    )
    enemies = {
        "0603": "count_haakon keep_riders keep_men_at_arms_2 keep_crossbows",
        "0703": "sir_godfrey billmen_1 veteran_archers_2",
        "1602": "thomas_bruce militia_4_2_3_3",
        "2214": "robert_keith town_archers_1 town_archers_2",
    }
    table = Table("goblin_move", {"1403": band, **enemies}, turn=3)
    table.s.cycle, table.s.points, table.s.totals = cycle, points, [0, 11]
    choice = thinks(only(table, "spites_end", "tuttledown"), G, goblin_move)
    home = maps.home_cost()
    assert isinstance(choice, plays.March) and home[NUMBER[choice.to]] < home[NUMBER["1403"]], choice


@pytest.mark.parametrize("points", [0, 28])
def test_a_king_who_has_enough_attacks_nobody_for_a_bag(points):
    """A band of four could take Offenham from two militia units: with 14 points it leaves them alone."""
    band = "phinloc goblin_bowmen_5 goblin_warriors_2 goblin_warriors_8 iron_guards_1"
    table = Table("goblin_combat", {"1012": band, "1113": "militia_3_3_2_2 militia_2_2_3_1"}, turn=3)
    table.s.points = points
    choice = thinks(only(table, "offenham"), G, declare)
    assert isinstance(choice, plays.Done if points else plays.Declare)


def test_a_waiting_band_fetches_strays_though_it_wants_no_bags():
    """Four stood a turn from the caves until the end, when half of them were lost, and a band waited (GOB-11.9)."""
    strays = "iron_guards_2 goblin_slingers_2"
    table = Table("goblin_move", {"0115": "grinphar goblin_bowmen_3", "0412": strays, "2009": "count_haakon"}, turn=4)
    table.s.points = 28
    choice = thinks(only(table, "the_abbey"), G, goblin_move)
    assert isinstance(choice, plays.March) and choice.leader == "grinphar" and choice.to == "0412"


@pytest.mark.parametrize("level", ["hard", "normal"])
def test_hard_throws_no_dice_for_bags_in_a_first_raid(level):
    """Three bags brought 6 points instead of 10½: who has enough without luck needs none."""
    table = Table("goblin_move", {"0208": "uglop iron_guards_1"}, turn=3)
    table.s.sites[SITE["driffield"].index] = INDEX["iron_guards_1"]
    table.go().play(["march", "uglop", "foot", "0108", ["iron_guards_1"]])
    match = table.match
    match.options = titles.options_for(TITLE, match.options)
    bold = Mind(G, match.options, Traits(0.9, 0.5, 0.5), memory.FastChance(1), SKILLS[level])
    ask = match.seat_ask(G)
    assert ask.kind == "count_bags"
    assert count_bags(Seen(match.view(G), bold), ask).dice == (0 if level == "hard" else 1)


@pytest.mark.parametrize("watched", [False, True])
def test_who_comes_home_this_turn_goes_by_those_who_lost_their_leader(watched):
    """The King rode home with one bag and room for five, and left six of his rabble behind who had run at Tuttledown: three of
    them were lost (GOB-11.9). Where an enemy zone lies in the way he goes straight home."""
    rabble = [f"goblin_rabble_{n}" for n in range(1, 4)]
    band = "goblin_king goblin_warriors_1 goblin_warriors_7 goblin_warriors_11 goblin_slingers_5 goblin_bowmen_3"
    enemies = {"0606": "count_haakon keep_riders"} if watched else {"2009": "count_haakon keep_riders"}
    table = Table("goblin_move", {"0906": band, "0706": " ".join(rabble), **enemies}, turn=2)
    table.s.sites = [INDEX["goblin_warriors_1"] if site.id == "tuttledown" else HOME for site in SITES]
    done = whole_phase(table.go(), mind(G), goblin_move)
    home = ["home" if not watched else "0706"] * len(rabble)
    assert [table.s.at[INDEX[name]] for name in rabble] == home, done
    assert table.s.at[INDEX["goblin_warriors_1"]] == "home"

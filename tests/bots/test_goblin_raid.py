"""The players of Goblin: every question answered within the rules, for both sides, by what their seat sees alone."""

from dataclasses import replace

import pytest

from game import simulate, titles
from game.bots import plans, players
from game.engine.match import Result
from game.simulate_report import Report
from game.titles.goblin_raid.bot import appraisal, bot, maps
from game.titles.goblin_raid.bot.battle import declare
from game.titles.goblin_raid.bot.dials import FIRST
from game.titles.goblin_raid.bot.flight import on_top
from game.titles.goblin_raid.bot.memory import SKILLS, Body, traits
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.bot.raid import goblin_move
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DRY, NEAR, SITE, SITES
from game.titles.goblin_raid.rules.pieces import INDEX, KING
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import HOME
from tests.bots.goblin_rig import TITLE, bots_for, mind, only, opened, thinks
from tests.bots.matches import play
from tests.titles.goblin_raid.dsl import G, Table

# ---------------------------------------------------------------- whole games


def test_a_raid_is_played_to_its_end_with_every_kind_of_question():
    match = opened(5)
    asked = play(match, bots_for(match, ["hard", "easy"]))
    assert match.result is not None
    assert set(asked) >= {"goblin_setup", "goblin_move", "feudal_move", "declare", "battle_step"}


def test_the_same_seed_plays_the_same_game():
    """Ten turns of play, once with views and asks as they arrive over the wire."""
    from tests.conformance.checks import unpacked

    ends = []
    for arrive in (lambda value: value, unpacked):
        match = opened(3)
        play(match, bots_for(match, ["normal", "hard"]), 60, arrive=arrive)
        ends.append(match.dump())
    assert ends[0] == ends[1]


def test_a_campaign_begins_with_the_king_at_home():
    """Section 20: he waits in his cave; whoever goes out has units."""
    match = opened(2, version="campaign")
    play(match, bots_for(match, ["hard", "hard"]), until=lambda m: m.ask.kind == "goblin_move")
    assert match.state.at[KING] == "stay"


def test_two_players_are_two_characters():
    assert len({traits(seat, "table") for seat in range(6)}) == 6


def test_the_levels_differ_in_what_they_see():
    easy, normal, hard = (SKILLS[level] for level in ("easy", "normal", "hard"))
    assert easy.danger < normal.danger <= hard.danger and easy.noise > normal.noise > hard.noise
    assert hard.follows and not normal.follows


def test_the_first_release_is_an_opponent():
    """It differs in its numbers alone: what it had not thought of yet is switched off."""
    bot = plans.make(TITLE, "first_hard", 0, titles.options_for(TITLE, {}), ("bot", "bot"), 1)
    assert bot.mind.skill == replace(SKILLS["hard"], dials=FIRST)
    assert (FIRST.enough, FIRST.late) > (20, 20) and not FIRST.own_flight and not FIRST.decoys
    assert min(FIRST.bank, FIRST.plenty) > 28 and not FIRST.afloat and not FIRST.stake


def test_patience_tells_nothing_of_what_is_held():
    match = opened(1)
    ask = match.seat_ask(match.waiting_for()[0])
    waits = {players.patience(TITLE, {}, ask, ("human", "bot"), n) for n in range(20)}
    assert min(waits) >= 500 and max(waits) <= 2000 and len(waits) > 3


def test_simulations_tell_ends_points_and_roles():
    report = Report(TITLE, 1, 2, ["hard"], 1, titles.options_for(TITLE, {}))
    game = simulate.Game(["hard", "easy"], Result("raid", (0,), (1, 2)), 9)
    table = Table("goblin_move", {"0208": "goblin_king goblin_rabble_1"}).go()
    table.play(["march", "goblin_king", "foot", "0209", ["goblin_rabble_1"]])
    for cue in table.cues:
        game.told += bot.cue_labels(cue, game.levels, report.options)
        game.figures += bot.cue_figures(cue, game.levels, report.options)
    simulate._count(report, game)
    assert report.told["cycle ends"] == {"home": 1}
    assert ("raid total, King hard", 0.0) in game.figures


# ---------------------------------------------------------------- the raiders


def sites_at(found):
    """The sites next to a hex, or in it."""
    return {site.id for site in SITES if found == site.hex or found in NEAR[site.hex]}


def test_raiders_set_out_for_the_nearest_bag():
    table = Table("goblin_move", {"0110": "uglop goblin_warriors_1 iron_guards_1", "0810": "militia_2_2_3_1"})
    only(table, "driffield", "offenham", "tuttledown")
    choice = thinks(table, G, goblin_move)
    assert isinstance(choice, plays.March) and choice.leader == "uglop" and "driffield" in sites_at(choice.to)


def test_nobody_goes_where_a_river_keeps_him_from_his_prey():
    """GOB-7.6: a band of five stood beside Driffield's one militia unit, across the river, and could not strike."""
    table = only(Table("goblin_move", {"0110": "uglop goblin_warriors_1 iron_guards_1", "0810": "militia_2_2_3_1"}),
                 "driffield")  # fmt: skip
    choice = thinks(table, G, goblin_move)
    assert "driffield" in sites_at(choice.to) and (choice.to, SITE["driffield"].hex) in DRY


def test_a_site_left_open_is_entered():
    table = Table("goblin_move", {"0812": "uglop goblin_warriors_1 iron_guards_1", "2009": "count_haakon"})
    only(table, "driffield", "the_abbey")
    assert thinks(table, G, goblin_move).to == SITE["driffield"].hex


def test_a_loaded_band_goes_home():
    """It stands a turn from its cave, and the Count is near."""
    table = Table("goblin_move", {"0509": "argbarg iron_guards_1", "0909": "count_haakon keep_men_at_arms_1"})
    table.s.sites[SITE["driffield"].index] = INDEX["iron_guards_1"]
    choice = thinks(table.go(), G, goblin_move)
    assert choice.leader == "argbarg" and choice.to in CAVE_AT


def test_a_raid_with_nothing_left_to_take_is_called_off():
    table = Table("goblin_move", {"0110": "uglop goblin_warriors_1", "2009": "count_haakon"})
    table.s.sites = [HOME] * len(SITES)
    assert thinks(table.go(), G, goblin_move) == plays.CallOff()


def test_who_is_ahead_in_the_second_raid_stays_home():
    table = Table("goblin_move", {"0110": "uglop goblin_warriors_1", "0810": "militia_2_2_3_1"})
    table.s.cycle, table.s.totals, table.s.points = 2, [0, 4], 14
    assert thinks(table.go(), G, goblin_move) == plays.CallOff()


def test_a_band_that_has_its_bags_does_not_go_deeper():
    """It had taken Braxton and the Keep: it went on to the lake, with the Count and the Baron beside it, and was lost."""
    band = "phinloc goblin_bowmen_6 goblin_warriors_4 goblin_warriors_8 iron_guards_2"
    enemies = {"1910": "count_haakon keep_riders", "1909": "baron baron_arbalests_1", "1710": "sir_randolph billmen_1"}
    table = Table("goblin_move", {"2009": band, **enemies}, turn=6)
    only(table, "lake_shore_west")
    table.s.sites[SITE["braxton"].index] = INDEX["iron_guards_2"]
    table.s.sites[SITE["the_keep"].index] = INDEX["goblin_warriors_4"]
    choice = thinks(table.go(), G, goblin_move)
    home = maps.home_cost()
    assert isinstance(choice, plays.March) and home[NUMBER[choice.to]] < home[NUMBER["2009"]], choice


@pytest.mark.parametrize("left", [True, False])
def test_a_band_does_not_go_home_with_empty_hands_while_a_site_is_left(left):
    """The King came out and went back on the second turn, with ten sites unplundered: he cannot come out again."""
    band = "goblin_king goblin_bowmen_1 goblin_warriors_7 goblin_brutes_1 goblin_rabble_1 goblin_rabble_2 " + (
        "goblin_slingers_1 goblin_slingers_2 goblin_slingers_3"
    )
    enemies = {
        "0810": "militia_2_2_3_1",
        "0906": "friar_simon militia_4_2_3_3",
        "1102": "thomas_bruce longbowmen_2 veteran_archers_1 militia_3_3_3_1",
        "1113": "count_haakon keep_riders keep_men_at_arms_1 keep_men_at_arms_2 militia_2_3_3_1",
        "1308": "sir_godfrey longbowmen_1",
        "2009": "robert_keith town_archers_1",
    }
    table = only(
        Table("goblin_move", {"0205": band, **enemies}, turn=2),
        *(site.id for site in SITES if left and site.id != "dunsworth"),
    )
    choice = thinks(table, G, goblin_move)
    assert isinstance(choice, plays.March) and (choice.to in CAVE_AT) is not left


def test_a_bag_is_not_left_on_top_of_a_stack():
    """Whoever sees the top counter would know where to ride."""
    table = Table("goblin_move", {"0512": "iron_guards_1 iron_guards_2", "0816": "uglop goblin_warriors_1"})
    table.s.sites[SITE["driffield"].index] = INDEX["iron_guards_2"]
    seen = Seen(table.go().match.view(G), mind(G))
    assert on_top(seen) == plays.SetTop("0512", "iron_guards_1")


# ---------------------------------------------------------------- battles


def test_good_odds_are_taken_and_bad_ones_left():
    strong = "marglush " + " ".join(f"goblin_warriors_{n}" for n in range(1, 9))
    good = Table("goblin_combat", {"0911": strong, "0810": "militia_2_2_3_1"}).go()
    assert isinstance(thinks(good, G, declare), plays.Declare)
    garrison = "count_haakon keep_men_at_arms_1 keep_men_at_arms_2 keep_crossbows"
    bad = Table("goblin_combat", {"1909": "grinphar goblin_rabble_1", "2009": garrison}).go()
    assert thinks(bad, G, declare) == plays.Done()


def test_missiles_frighten_militia_more_than_iron():
    table = Table("goblin_combat", {"0911": "uglop", "0810": "militia_2_2_3_1", "1010": "keep_men_at_arms_1"})
    s = table.state
    militia, iron = ([INDEX[name]] for name in ("militia_2_2_3_1", "keep_men_at_arms_1"))
    assert appraisal.volley(s, militia, 6, 0).empties > 3 * appraisal.volley(s, iron, 6, 0).empties
    assert appraisal.volley(s, militia, 6, 0).empties > appraisal.volley(s, militia, 6, 2).empties


@pytest.mark.parametrize(
    ("attack", "defence", "mod", "faces"), [(12, 9, 0, 2), (12, 9, -1, 3), (3, 2, 0, 2), (3, 9, 0, 0)]
)
def test_odds_are_those_of_the_table(attack, defence, mod, faces):
    """GOB-17.6 among them."""
    assert appraisal.faces(attack, defence, mod) == faces


def test_a_carrier_is_dearer_than_the_same_unit_without_a_bag():
    table = Table("goblin_combat", {"0911": "uglop iron_guards_1"})
    pile = [INDEX["uglop"], INDEX["iron_guards_1"]]
    before = appraisal.harm(table.state, pile, 1).points
    table.s.sites[SITE["the_keep"].index] = INDEX["iron_guards_1"]
    assert appraisal.harm(table.state, pile, 1).points > before + 7


# ---------------------------------------------------------------- what is under the counters


def test_hard_remembers_what_it_saw_under_a_counter():
    """A leader was seen with four units; out of sight he is thought to have them still, by hard alone."""
    stacks = {"0911": "uglop goblin_warriors_1", "1509": "count_haakon keep_men_at_arms_1"}
    table = Table("goblin_move", stacks).go()
    view = table.match.view(G)
    seen = {}
    for level in ("normal", "hard"):
        mine = mind(G, level)
        mine.bodies["1509"] = Body(7, 25.0, 9.0)
        seen[level] = Seen(view, mine).force_at["1509"].melee
    assert seen["hard"] == 25.0 and seen["normal"] < 20


def test_nothing_hidden_is_known():
    """The same view, another truth: the same choice."""
    choices = []
    for under in ("keep_men_at_arms_1", "billmen_1"):
        table = Table("goblin_move", {"0612": "uglop goblin_warriors_1", "1509": f"count_haakon {under}"}).go()
        choices.append(thinks(table, G, goblin_move))
    assert choices[0] == choices[1]

"""The players of Goblin: every question answered within the rules, for both sides, by what their seat sees alone."""

from collections import Counter
from dataclasses import replace

import pytest

from game import simulate, titles
from game.bots import plans, players
from game.engine.match import Result, new
from game.simulate_report import Report
from game.titles.goblin_raid.bot import appraisal, bot, maps, memory
from game.titles.goblin_raid.bot.battle import declare
from game.titles.goblin_raid.bot.defence import Hunt, feudal_move, guarding
from game.titles.goblin_raid.bot.dials import FIRST
from game.titles.goblin_raid.bot.flight import on_top
from game.titles.goblin_raid.bot.memory import SKILLS, Body, Mind, Traits, traits
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.bot.raid import goblin_move
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.flow import RULES
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, DRY, NEAR, SITE, SITES
from game.titles.goblin_raid.rules.pieces import FEUDAL, INDEX, KING, LEADER, LEADERS
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import HOME, ON_SITE, pieces_in
from tests.titles.goblin_raid.dsl import F, G, Table

TITLE = "goblin_raid"
KEEP = ("keep_men_at_arms_1", "keep_men_at_arms_2")
EVEN = Traits(0.5, 0.5, 0.5)


def opened(seed=1, **options):
    return new(RULES, ("bot",) * 2, titles.options_for(TITLE, options), seed)


def bots_for(match, levels, seed=0):
    return [
        players.make(TITLE, level, seat, match.options, match.seat_kinds, f"{seed}:{seat}")
        for seat, level in enumerate(levels)
    ]


def play(match, bots, plays=3000, until=None, arrive=lambda value: value):
    """Play on until the match (or `until`) is over. What was asked; every choice was inside its space."""
    asked = Counter()
    while match.result is None and match.plays < plays and not (until and until(match)):
        seat = match.waiting_for()[0]
        ask = match.seat_ask(seat)
        choice = bots[seat].decide(arrive(match.view(seat)), ask)
        assert ask.space.contains(choice), (ask.kind, choice)
        match.play(seat, choice, ask.id)
        asked[ask.kind] += 1
        cues = match.take_cues()
        for other, one in enumerate(bots):
            one.observe(arrive(match.view(other)), match.cues_for(cues, other))
    return asked


def mind(seat, level="hard", options=None):
    return Mind(seat, titles.options_for(TITLE, options or {}), EVEN, memory.FastChance(1), SKILLS[level])


def thinks(table, seat, how, level="hard"):
    """What a player of that level does in a position of the table."""
    match = table.match
    match.options = titles.options_for(TITLE, match.options)
    ask = match.seat_ask(seat)
    play = how(Seen(match.view(seat), mind(seat, level, match.options)), ask)
    assert ask.space.contains(plays.write(play)), play
    return play


def whole_phase(table, mine, how):
    """What one player does in a movement phase of the table, play by play."""
    match, seat = table.match, mine.seat
    match.options = titles.options_for(TITLE, match.options)
    kind, done = match.ask.kind, []
    while match.ask is not None and match.ask.kind == kind and len(done) < 40:
        ask = match.seat_ask(seat)
        play = how(Seen(match.view(seat), mine), ask)
        match.play(seat, plays.write(play), ask.id)
        mine.observe({}, match.cues_for(match.take_cues(), seat))
        done.append(play)
    return done


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


def only(table, *names):
    """Plunder in these sites alone."""
    table.s.sites = [ON_SITE if site.id in names else HOME for site in SITES]
    return table.go()


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


# ---------------------------------------------------------------- the Count


def test_the_count_closes_in_on_a_loaded_band():
    """From the Keep with all his men, towards the raiders and not away from them."""
    table = Table(
        "feudal_move", {"1409": "argbarg goblin_rabble_1", "2009": "count_haakon keep_men_at_arms_1 keep_crossbows"}
    )
    only(table)
    table.s.sites[SITE["tweksbury"].index] = INDEX["goblin_rabble_1"]
    choice = thinks(table, F, feudal_move)
    costs = maps.costs("1409", "foot")
    assert isinstance(choice, plays.March) and costs[NUMBER[choice.to]] < costs[NUMBER["2009"]]


def test_a_weak_leader_does_not_ride_against_a_horde():
    """The King's twelve in the open would ride him down: nobody ends next to them."""
    horde = "goblin_king " + " ".join(f"goblin_warriors_{n}" for n in range(1, 11))
    table = Table("feudal_move", {"1409": horde, "1509": "friar_simon", "2009": "keep_men_at_arms_1"}).go()
    choice = thinks(table, F, feudal_move)
    assert choice == plays.EndPhase() or choice.to not in NEAR["1409"]


def fourth_turn():
    """What the Count does in a raid as it was played: two bands with bags, a fresh one, his people in the middle."""
    goblins = {
        "1308": "argbarg goblin_bowmen_2 goblin_warriors_1 iron_brutes_1",
        "0513": "grinphar goblin_bowmen_3 goblin_warriors_2 iron_brutes_3",
        "1415": "goblin_slingers_1",
        "2214": "phinloc goblin_bowmen_6 goblin_warriors_4 goblin_warriors_8 iron_guards_2",
    }
    feudals = {
        "0903": "thomas_bruce militia_3_3_3_1 militia_4_2_2_2 longbowmen_2 veteran_archers_1",
        "1513": "count_haakon sir_godfrey friar_simon keep_riders militia_3_3_3_3 militia_4_2_3_3",
        "1612": "john_gordon sir_randolph veteran_archers_2 town_archers_3 baron_knights baron_riders_1 baron_riders_2",
        "2009": "baron baron_arbalests_1 baron_arbalests_2 baron_crossbows_1 baron_crossbows_2 "
        "baron_men_at_arms_1 baron_men_at_arms_2",
    }
    table = Table("feudal_move", {**goblins, **feudals}, turn=4)
    only(table, *(site.id for site in SITES if site.id not in ("dunsworth", "griffield")))
    mine = mind(F)
    for site, unit in (("tweksbury", "goblin_warriors_1"), ("ashdown", "iron_brutes_1"), ("braxton", "iron_guards_2")):
        table.s.sites[SITE[site].index] = INDEX[unit]
        mine.bags[site] = table.at(unit)
    mine.bodies = {place: memory.body_of([INDEX[name] for name in names.split()]) for place, names in goblins.items()}
    whole_phase(table.go(), mine, feudal_move)
    return table


def test_the_counts_leaders_do_not_all_ride_to_one_hex():
    """Four of them stood together in 1307, then six in one hex with seven units."""
    table = fourth_turn()
    at = Counter(table.state.at[piece] for piece in LEADERS[FEUDAL] if table.state.at[piece][0].isdigit())
    assert max(at.values()) <= 2, at


def first_turn():
    """What the Count does when the raid has begun: Dunsworth is taken, the King's twelve are near Offenham."""
    rabble = " ".join(f"goblin_rabble_{n}" for n in range(1, 9))
    goblins = {
        "1011": f"goblin_king goblin_bowmen_1 goblin_warriors_6 goblin_warriors_10 goblin_brutes_3 {rabble}",
        "1002": "uglop goblin_bowmen_4 goblin_warriors_3 goblin_warriors_7 goblin_warriors_11 iron_guards_1",
        "1216": "marglush goblin_warriors_5 goblin_warriors_9 goblin_brutes_1 iron_guards_3 goblin_slingers_2 "
        "goblin_slingers_5 goblin_slingers_7 goblin_slingers_9",
    }
    feudals = {
        "2214": "robert_keith militia_2_3_3_1 longbowmen_1 veteran_archers_4",
        "1308": "thomas_bruce militia_3_3_3_1 longbowmen_2 veteran_archers_1",
        "2009": "count_haakon sir_godfrey keep_riders keep_men_at_arms_1 keep_men_at_arms_2 keep_crossbows",
        "2110": "john_gordon town_archers_3",
        "2109": "veteran_archers_2",
        "2202": "friar_simon",
    }
    table = Table("feudal_move", {**goblins, **feudals})
    only(table, *(site.id for site in SITES if site.id != "dunsworth"))
    mine = mind(F)
    table.s.sites[SITE["dunsworth"].index] = INDEX["iron_guards_3"]
    mine.bags["dunsworth"] = "1216"
    mine.bodies = {place: memory.body_of([INDEX[name] for name in names.split()]) for place, names in goblins.items()}
    whole_phase(table.go(), mine, feudal_move)
    return table


def test_the_keep_is_not_left_empty():
    """The Count rode off with all its men on the first turn, and a band walked in four turns later."""
    assert any(not LEADER[piece] for piece in pieces_in(first_turn().state, "2009"))


def alarmed():
    """The first alarm of a raid as it was played: five bands at the near sites, the King's twelve two turns from the Keep."""
    goblins = {
        "0718": ("grinphar iron_brutes_2", Body(3, 10, 2)),
        "0818": ("uglop goblin_warriors_4", Body(5, 15, 5)),
        "0906": ("marglush goblin_warriors_6", Body(8, 21, 14)),
        "0918": ("goblin_king goblin_brutes_3", Body(12, 33, 14)),
        "1113": ("phinloc goblin_bowmen_6 goblin_warriors_5 goblin_warriors_9 iron_guards_1", Body(4, 12, 2)),
    }
    feudals = {
        "0711": "thomas_bruce militia_4_3_3_3 veteran_archers_2 veteran_archers_3",
        "1114": "john_gordon",
        "1213": "count_haakon keep_riders",
        "2009": "sir_godfrey keep_men_at_arms_1 keep_men_at_arms_2 keep_crossbows",
        "2109": "town_archers_1",
        "2110": "billmen_2",
        "2209": "longbowmen_1",
        "2214": "robert_keith militia_2_2_3_1 longbowmen_2 veteran_archers_4",
    }
    table = Table("feudal_move", {**{place: names for place, (names, _) in goblins.items()}, **feudals})
    taken = {"southdown": "goblin_warriors_4", "tuttledown": "goblin_warriors_6", "offenham": "iron_guards_1"}
    only(table, *(site.id for site in SITES if site.id not in taken))
    mine = mind(F)
    mine.bodies = {place: body for place, (_, body) in goblins.items()}
    for site, unit in taken.items():
        table.s.sites[SITE[site].index] = INDEX[unit]
        mine.bags[site] = table.at(unit)
    return table.go(), mine


def test_the_keeps_last_men_are_of_more_use_there_than_at_a_lesser_site():
    """Two of three were led to the Lake Shore: one alone keeps off the weakest band near, and that one was reckoned with."""
    table, mine = alarmed()
    seen = Seen(table.match.view(F), mine)
    hunt, (one, *two) = Hunt(seen), [INDEX[name] for name in ("keep_crossbows", *KEEP)]
    keep, lake = (
        guarding(seen, hunt, found, [there, *two]) - guarding(seen, hunt, found, [there])
        for found, there in (("2009", one), ("2209", INDEX["longbowmen_1"]))
    )
    assert keep > lake


def test_the_count_does_not_ride_home_to_guard_while_bags_are_carried_off():
    """Two bands with a bag each, and the King with three, stood a turn from the caves: the Count rode back to the Lake Shore,
    for which one of the others might have come, and all of them went home."""
    goblins = {
        "1102": "phinloc goblin_bowmen_6 goblin_warriors_3 goblin_warriors_9 iron_guards_3 goblin_slingers_2",
        "1112": "argbarg goblin_bowmen_3 goblin_brutes_3 iron_brutes_1",
        "1115": "uglop goblin_bowmen_5 goblin_warriors_2 goblin_warriors_7 iron_guards_2 goblin_slingers_1",
        "1117": "grinphar goblin_bowmen_4 goblin_warriors_1 iron_brutes_3",
        "1307": "marglush goblin_bowmen_1 goblin_warriors_4 goblin_warriors_10 goblin_brutes_1",
        "1308": "goblin_king goblin_bowmen_2 goblin_warriors_6 goblin_warriors_11 goblin_brutes_2 goblin_slingers_6 "
        "goblin_slingers_8 goblin_slingers_10",
    }
    feudals = {
        "1612": "count_haakon keep_men_at_arms_1 keep_men_at_arms_2 keep_crossbows",
        "1710": "thomas_bruce longbowmen_2 militia_2_2_3_1",
        "2009": "sir_godfrey keep_riders",
        "2110": "billmen_1",
    }
    table = Table("feudal_move", {**goblins, **feudals}, turn=3)
    loads = {"ashdown": "iron_guards_3", "griffield": "iron_guards_2", "tuttledown": "goblin_warriors_6"}
    loads["tweksbury"] = "goblin_warriors_11"
    only(table, *(site.id for site in SITES if site.id not in loads))
    mine = mind(F)
    for site, unit in loads.items():
        table.s.sites[SITE[site].index] = INDEX[unit]
        mine.bags[site] = table.at(unit)
    mine.bodies = {place: memory.body_of([INDEX[name] for name in names.split()]) for place, names in goblins.items()}
    whole_phase(table.go(), mine, feudal_move)
    assert maps.home_cost()[NUMBER[table.at("count_haakon")]] < maps.home_cost()[NUMBER["1612"]]


def test_the_count_does_not_stand_beside_his_prey_across_a_river():
    """GOB-7.6: with six units he marched to 0710, the river between him and the band in Driffield, and could not strike."""
    riders = "baron_knights baron_riders_1 baron_riders_2 militia_4_2_3_2 militia_4_3_3_3 militia_3_3_2_2"
    band = "argbarg goblin_bowmen_2 goblin_brutes_3 iron_brutes_1"
    table = only(Table("feudal_move", {"0810": band, "1002": f"count_haakon {riders}"}, turn=4), "the_abbey")
    table.s.sites[SITE["driffield"].index] = INDEX["iron_brutes_1"]
    choice = thinks(table, F, feudal_move)
    assert choice.to not in NEAR["0810"] or (choice.to, "0810") in DRY, choice


def test_who_passes_his_like_goes_on_with_those_he_came_with():
    """The King's twelve went through a hex in which a stray lay: seven of them were thought to have stayed with it."""
    stacks = {"0512": "goblin_rabble_1", "0713": "goblin_king goblin_rabble_2", "2009": "count_haakon"}
    mine, way = mind(F), ["0411", "0512", "0612", "0713"]
    mine.bodies = {"0411": Body(12, 36, 11), "0512": Body(1, 3, 0)}
    mine.heard += [
        cues.Step(leader="goblin_king", from_=a, to=b, mode="foot", stopped=False, carry=None)
        for a, b in zip(way, way[1:])
    ]
    seen = Seen(Table("feudal_move", stacks).go().match.view(F), mine)
    assert (seen.force_at["0713"].units, seen.force_at["0512"].units) == (12, 1)


def test_who_was_seen_to_run_is_thought_to_be_there():
    """Out of sight a stack without a leader shows one counter: two more were seen to come."""
    table = Table(
        "feudal_move", {"0512": "goblin_warriors_1 goblin_warriors_2 goblin_brutes_1", "2009": "count_haakon"}
    )
    mine = mind(F)
    ran = ["goblin_warriors_1", "goblin_warriors_2", "goblin_brutes_1"]
    cue = cues.Fled(pieces=ran, path=["0912", "0512"], rout=False, safe=False, zones=0)
    mine.heard.append(cue)
    seen = Seen(table.go().match.view(F), mine)
    assert seen.force_at["0512"].units == 3


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

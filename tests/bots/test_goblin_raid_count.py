"""Goblin's Count: whom he hunts, what he guards, and what his people do where they meet somebody."""

from collections import Counter

from game.titles.goblin_raid.bot import maps, memory
from game.titles.goblin_raid.bot.defence import Hunt, feudal_move, guarding
from game.titles.goblin_raid.bot.memory import Body
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.rules import cues, plays
from game.titles.goblin_raid.rules.map_graph import DRY, NEAR, SITE, SITES
from game.titles.goblin_raid.rules.pieces import FEUDAL, INDEX, LEADER, LEADERS
from game.titles.goblin_raid.rules.routing import NUMBER
from game.titles.goblin_raid.rules.state import pieces_in
from tests.bots.goblin_rig import KEEP, mind, only, thinks, whole_phase
from tests.titles.goblin_raid.dsl import F, Table


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

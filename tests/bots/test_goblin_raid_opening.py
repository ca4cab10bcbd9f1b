"""Goblin's first turn, on which no feudal leader moves (GOB-11.1), and who turns home afterwards."""

from dataclasses import replace

import pytest

from game import titles
from game.titles.goblin_raid.bot import maps, muster
from game.titles.goblin_raid.bot.memory import SKILLS
from game.titles.goblin_raid.bot.opening import SHORT, cave_costs
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.bot.raid import goblin_move
from game.titles.goblin_raid.rules import plays
from game.titles.goblin_raid.rules.lookup_tables import GOBLIN_MP
from game.titles.goblin_raid.rules.map_graph import DRY, NEAR, SITE
from game.titles.goblin_raid.rules.pieces import INDEX, KING
from game.titles.goblin_raid.rules.routing import NUMBER
from tests.bots.goblin_rig import TITLE, bots_for, mind, only, opened
from tests.bots.matches import play
from tests.titles.goblin_raid.dsl import G, Table

TWELVE = (
    "goblin_king goblin_bowmen_2 goblin_warriors_9 goblin_brutes_2 goblin_rabble_1 goblin_rabble_3 goblin_rabble_4 "
    "goblin_rabble_5 goblin_rabble_6 goblin_rabble_7 goblin_slingers_2 goblin_slingers_6 goblin_slingers_8"
)


def mustered(seed, level="hard"):
    """The raiders' plan in a fresh deal."""
    match = opened(seed)
    king = match.state.king
    bots = bots_for(match, [level, level])
    play(match, bots, until=lambda m: m.ask is not None and m.ask.kind == "goblin_setup")
    return muster.Muster(Seen(match.view(king), mind(king, level, match.options)))


def beside(found, site):
    """Whether a hex is a site's own, or one from which it can be struck (GOB-7.6)."""
    return found == site or (found in NEAR[site] and (found, site) in DRY)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bands_set_out_for_what_they_can_strike_on_the_first_turn(seed):
    """Of the two bags taken on the first turn, when nobody can be caught, 1.8 came home; of 3.5 taken later 0.9."""
    plan = mustered(seed)
    assert len(plan.strikes) >= 4
    assert {leader: plan.targets[leader] for leader in plan.strikes} == plan.strikes
    for leader, site in plan.strikes.items():
        assert cave_costs(plan.table, site)[plan.caves[leader]] <= GOBLIN_MP
    assert len(set(plan.caves.values())) == len(plan.caves)


@pytest.mark.parametrize("seed", [1, 3, 7])
def test_the_king_strikes_near_his_caves(seed):
    """He went for Tweksbury in each of twenty raids, came too late to strike, and turned round on the second turn. From Offenham
    he was cut off by leaders who rode there alone."""
    plan = mustered(seed)
    assert maps.home_cost()[NUMBER[plan.strikes[KING]]] <= SHORT


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_no_small_band_strikes_a_garrison_that_is_led(seed):
    """Three went for Tweksbury, where Thomas Bruce had three units, and ran."""
    plan = mustered(seed)
    for site in set(plan.strikes.values()):
        force = plan.table.force_at.get(site)
        if force is not None and force.leaders:
            assert sum(len(plan.bands[p]) for p, at in plan.strikes.items() if at == site) > 8


@pytest.mark.parametrize("seed", [1, 2])
def test_on_the_first_turn_bands_stand_beside_their_sites(seed):
    """The King's march ended where he was seen (GOB-4.12), and he went back instead of on."""
    match = opened(seed)
    king = match.state.king
    bots = bots_for(match, ["hard", "hard"])
    play(match, bots, until=lambda m: m.ask is not None and m.ask.kind == "declare")
    strikes = bots[king].mind.muster.strikes
    at = match.state.at
    there = {leader for leader, site in strikes.items() if beside(at[leader], site)}
    assert match.state.turn == 1 and KING in there and len(there) >= 4


def test_normal_and_the_first_hard_know_no_opening():
    assert not mustered(1, "normal").strikes
    assert not SKILLS["easy"].dials.opening


@pytest.mark.parametrize("steadfast", [0, 1])
def test_a_king_who_turns_home_is_not_lured_by_the_keep(steadfast):
    """With Offenham's bag and the Count before him he walked from his caves to the Keep, and fell there with all twelve."""
    enemies = {
        "0713": "thomas_bruce militia_4_2_3_1 militia_2_2_3_1 longbowmen_1 veteran_archers_1 town_archers_1",
        "0813": "count_haakon sir_godfrey keep_men_at_arms_1 keep_crossbows",
        "0814": "robert_keith",
        "2009": "keep_riders",
    }
    table = Table("goblin_move", {"0914": TWELVE, **enemies}, turn=3)
    table.s.sites[SITE["offenham"].index] = INDEX["goblin_warriors_9"]
    table.s.points = 7
    choice = lured(only_also(table, "the_keep"), steadfast)
    away = isinstance(choice, plays.March) and "2009" in NEAR[choice.to]
    assert away is not bool(steadfast), choice


def only_also(table, *names):
    """Plunder in these sites, and what is carried already."""
    carried = {site: where for site, where in enumerate(table.s.sites) if where >= 0}
    only(table, *names)
    for site, where in carried.items():
        table.s.sites[site] = where
    return table


def lured(table, steadfast):
    match = table.match
    match.options = titles.options_for(TITLE, match.options)
    mine = mind(G, "hard", match.options)
    mine.skill = replace(mine.skill, dials=replace(mine.skill.dials, steadfast=steadfast))
    return goblin_move(Seen(match.view(G), mine), match.seat_ask(G))

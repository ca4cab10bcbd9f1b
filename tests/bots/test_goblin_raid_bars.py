"""Goblin's Count and bags on their way home: who carries them, and whose way is barred by whom (GOB-6.6, 10.3)."""

from dataclasses import replace

import pytest

from game.titles.goblin_raid.bot import maps
from game.titles.goblin_raid.bot.defence import Hunt, feudal_move
from game.titles.goblin_raid.bot.memory import Body, Led
from game.titles.goblin_raid.bot.position import Position as Seen
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import CAVE_AT, NEAR, SITE, ways
from game.titles.goblin_raid.rules.pieces import INDEX
from game.titles.goblin_raid.rules.state import HOME, ruins
from tests.bots.goblin_rig import mind, whole_phase
from tests.titles.goblin_raid.dsl import F, Table


def loaded(table, **carriers):
    """These units carry the markers of these sites."""
    for site, unit in carriers.items():
        table.s.sites[SITE[site].index] = INDEX[unit]
    return table.go()


def step(leader, a, b):
    return cues.Step(leader=leader, from_=a, to=b, mode="foot", stopped=False, carry=None)


def test_bags_stay_with_those_who_took_them_when_others_pass_through():
    """Uglop took Southdown and Driffield; Marglush went on through his hex, and the Count thought the bags had gone with him: he
    let Uglop go home with three of them."""
    stacks = {
        "0810": "uglop goblin_warriors_1 goblin_warriors_2",
        "1011": "marglush goblin_warriors_3",
        "2009": "count_haakon",
    }
    mine = mind(F)
    mine.led = {INDEX["uglop"]: Led("0810", Body(2, 6, 0))}
    mine.bodies = {"0810": Body(2, 6, 0), "0710": Body(8, 20, 14)}
    mine.heard += [
        cues.Plundered(site="driffield", hex="0810", bags=1, unit=None),
        step("marglush", "0710", "0810"),
        step("marglush", "0810", "0911"),
        step("marglush", "0911", "1011"),
    ]
    table = loaded(Table("feudal_move", stacks), driffield="goblin_warriors_1")
    Seen(table.match.view(F), mine)
    assert mine.bags == {"driffield": "0810"}


def test_bags_go_with_those_who_took_them():
    """Through a hex, too, in which others stay."""
    stacks = {
        "0609": "uglop goblin_warriors_1 goblin_warriors_2",
        "0709": "argbarg goblin_warriors_3",
        "2009": "count_haakon",
    }
    mine = mind(F)
    mine.led = {INDEX["uglop"]: Led("0810", Body(2, 6, 0))}
    mine.bodies = {"0810": Body(2, 6, 0)}
    mine.heard += [
        cues.Plundered(site="driffield", hex="0810", bags=1, unit=None),
        step("uglop", "0810", "0709"),
        step("uglop", "0709", "0609"),
    ]
    table = loaded(Table("feudal_move", stacks), driffield="goblin_warriors_1")
    Seen(table.match.view(F), mine)
    assert mine.bags == {"driffield": "0609"}


def counted():
    """A Count who saw what was taken."""
    mine = mind(F)
    mine.bags = {"braxton": "1113", "dunsworth": "1113", "the_keep": "2009", "lake_shore_north": "2009"}
    return mine


def barred(table, **dials):
    """What barring is worth to Sir Randolph beside the way of each band: the near one's, the far one's."""
    mine = counted()
    mine.skill = replace(mine.skill, dials=replace(mine.skill.dials, **dials))
    bars = Hunt(Seen(table.match.view(F), mine)).bars(INDEX["sir_randolph"])
    return bars.get("0714", 0.0), bars.get("1909", 0.0)


TWO = {"1113": "phinloc goblin_warriors_1 goblin_warriors_2", "2009": "argbarg goblin_warriors_3 goblin_warriors_4"}


def two_bands(**feudals):
    """One band is home next turn with three bags, one in two turns with seven."""
    table = Table("feudal_move", {**TWO, **{f"{place[1:]}": pile for place, pile in feudals.items()}}, turn=5)
    return loaded(
        table,
        braxton="goblin_warriors_1",
        dunsworth="goblin_warriors_2",
        the_keep="goblin_warriors_3",
        lake_shore_north="goblin_warriors_4",
    )


def test_a_way_that_others_bar_already_is_worth_less():
    free = two_bands(h0809="sir_randolph")
    taken = two_bands(h0809="sir_randolph", h1809="sir_godfrey", h1909="friar_simon")
    near, far = barred(free)
    assert barred(taken) == (near, far / 4)
    assert barred(taken, bar_again=1) == (near, far)


def test_a_band_that_is_home_next_turn_is_barred_first():
    table = two_bands(h0809="sir_randolph")
    (near, far), (same, farther) = barred(table), barred(table, bar_later=1)
    assert near == same and far < farther


def test_not_all_leave_the_way_of_a_band_that_is_nearly_home():
    """Phinloc was a turn from his cave with four bags and five leaders near him: all rode back to the Keep for Argbarg's six."""
    feudals = {
        "h0715": "john_gordon", "h0809": "sir_randolph", "h1017": "robert_keith", "h0816": "sir_godfrey keep_riders",
        "h1808": "thomas_bruce militia_3_3_3_2 veteran_archers_2", "h1909": "count_haakon militia_2_3_3_2 town_archers_4",
    }  # fmt: skip
    table = two_bands(**feudals)
    hunt = Hunt(Seen(table.match.view(F), counted()))
    way = next(hunt.way(force, maps.way_home(force.hex)) for force in hunt.loaded if force.hex == "1113")
    whole_phase(table, counted(), feudal_move)
    at = table.match.state.at
    assert any(at[INDEX[name]] in way for name in ("john_gordon", "sir_randolph", "robert_keith", "sir_godfrey"))


@pytest.mark.parametrize("around", [0.3, 1.0])
def test_nobody_bars_a_way_that_goes_round_him(around):
    """In three raids by hand a leader rode alone to 0610, on the cheapest way home from Driffield, and Marglush went past him at
    no cost. So he does where other ways are not looked for."""
    table = Table(
        "feudal_move", {"0810": "marglush goblin_warriors_1 goblin_slingers_1", "1211": "sir_godfrey"}, turn=2
    )
    table.s.sites = [HOME] * len(SITE)
    loaded(table, driffield="goblin_warriors_1")
    mine = counted()
    mine.bags, mine.bodies = {"driffield": "0810"}, {"0810": Body(2, 5, 3)}
    mine.skill = replace(mine.skill, dials=replace(mine.skill.dials, around=around))
    whole_phase(table, mine, feudal_move)
    stands = table.match.state.at[INDEX["sir_godfrey"]]
    closed = ways(ruins(table.match.state)).zone_foot[stands] | {stands}
    assert bool(maps.home_next_turn("0810", closed)) is (around == 1.0), stands


def test_the_way_home_round_others_is_the_cheapest_within_a_turn():
    """Driffield's, with and without somebody beside it; none from so far away that nobody is home next turn."""
    assert maps.home_next_turn("0810", frozenset()) == maps.way_home("0810")
    barred = frozenset(NEAR["0610"]) | {"0610"}
    path = maps.home_next_turn("0810", barred)
    assert path and path[-1] in CAVE_AT and not barred & set(path)
    assert maps.home_next_turn("1308", frozenset()) == ()

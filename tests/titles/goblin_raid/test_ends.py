"""Sections 10 to 13: plunder, alarm, Baron, withdrawal, ends of cycles and reigns, confidence, scores."""

import pytest

from game.titles.goblin_raid.rules import map_graph
from game.titles.goblin_raid.rules.battle import EndBattle
from game.titles.goblin_raid.rules.cycle import destroy, score
from game.titles.goblin_raid.rules.ending import finish
from game.titles.goblin_raid.rules.movement import StartMove
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, RE
from game.titles.goblin_raid.rules.plunder import CountBags, carriers, usual
from game.titles.goblin_raid.rules.sequence import CycleEnd, ReignEnd, Score, TurnEnd
from game.titles.goblin_raid.rules.state import HOME, ON_SITE, OUT, RUINS
from tests.titles.goblin_raid.dsl import F, G, Table
from tests.titles.goblin_raid.test_flight import Rest

KING = {"0209": "goblin_king"}
CAMPAIGN = {"version": "campaign"}
SITE = {name: site.index for name, site in map_graph.SITE.items()}


def campaign(stacks=None, options=None, **more):
    return Table("goblin_move", {**KING, **(stacks or {})}, options={**CAMPAIGN, **(options or {})}, **more)


# ---------------------------------------------------------------- plunder


def at_driffield(stack, auto="ask"):
    t = Table("goblin_move", {"0711": stack, **KING})
    t.s.auto_plunder = [auto, auto]
    return t.go()


def test_taking_plunder():
    """GOB-10.1, GOB-10.2, GOB-17.9: leader and unit together; costs nothing; one marker a unit; not handed on."""
    t = at_driffield("uglop goblin_rabble_1 goblin_rabble_2")
    t.step("uglop", "0810", "goblin_rabble_1 goblin_rabble_2")
    assert not t.all("plundered"), "not unasked"
    spent = t.mp("uglop")
    t.state.sites[SITE["offenham"]] = INDEX["goblin_rabble_1"]
    t.match._spaces = {}
    assert t.refused(["plunder", "0810", "goblin_rabble_1"]) == "no_plunder", "it carries one already"
    t.play(["plunder", "0810", "goblin_rabble_2"])
    assert t.state.sites[SITE["driffield"]] == INDEX["goblin_rabble_2"] and t.mp("uglop") == spent
    assert t.refused(["plunder", "0810", "goblin_rabble_1"]) == "no_plunder"
    assert t.match.space(G).contains(["step", "uglop", "foot", "0811", ["goblin_rabble_1"]]), "it does not end the move"
    t = at_driffield("uglop")
    t.step("uglop", "0810")
    assert t.refused(["plunder", "0810", "goblin_rabble_1"]) == "no_plunder", "a leader alone cannot"
    t = at_driffield("uglop goblin_rabble_1")
    t.s.sites[SITE["driffield"]] = RUINS
    t.step("uglop", "0810", "goblin_rabble_1")
    assert t.refused(["plunder", "0810", "goblin_rabble_1"]) == "no_plunder", "ruins hold none (GOB-17.8)"
    assert not carriers(Table("goblin_move", {"0810": "goblin_rabble_1"}).s, "0810"), "no leader, no plunder"


def test_the_usual_carrier():
    """GOB-10.7: class, armor, missiles, melee, id; taken at once by order; changed until the leader's next step."""
    order = "iron_guards_1 iron_brutes_1 goblin_warriors_1 goblin_warriors_2 goblin_brutes_1 goblin_bowmen_1"
    pile = [INDEX[n] for n in f"{order} goblin_slingers_1 goblin_rabble_1".split()]
    found = []
    while pile:
        found.append(usual(pile))
        pile.remove(found[-1])
    assert [list(INDEX)[p] for p in found] == [*order.split(), "goblin_slingers_1", "goblin_rabble_1"]
    t = at_driffield("uglop goblin_rabble_1 goblin_warriors_1", "on")
    t.step("uglop", "0810", "goblin_rabble_1 goblin_warriors_1")
    assert t.last("plundered")["unit"] == "goblin_warriors_1" and t.state.plundered == 1
    t.play(["plunder", "0810", "goblin_rabble_1"])
    assert t.state.sites[SITE["driffield"]] == INDEX["goblin_rabble_1"]
    t.step("uglop", "0811")
    assert t.refused(["plunder", "0810", "goblin_warriors_1"]) == "no_plunder", "until his next step"


def test_home_with_the_plunder():
    """GOB-10.4, GOB-15.1: by movement, counted at once."""
    t = Table("goblin_move", {"0208": "uglop goblin_rabble_1", **KING}, bags=[6, 1])
    t.s.sites[SITE["tweksbury"]] = INDEX["goblin_rabble_1"]
    t.go().step("uglop", "0209", "goblin_rabble_1")
    assert t.kind == "count_bags" and t.match.ask.nouns == {"site": "tweksbury", "bags": 2}
    assert list(t.match.space(G).each()) == [["count_bags", 2 - n, n] for n in range(3)]
    t.play(["count_bags", 0, 2])
    assert t.last("counted")["dice"] == [6, 1] and t.last("counted")["points"] == 14
    assert t.state.points == 14 and t.state.sites[SITE["tweksbury"]] == HOME and t.kind == "goblin_move"


@pytest.mark.parametrize("option, points, dice", [("flat", 14, 0), ("dice", 8, 2)])
def test_bags_by_option(option, points, dice):
    """GOB-10.5, GOB-4.14: 3½ points, or a die, unasked."""
    t = Table("goblin_move", {}, options={"auto_bags": option}, bags=[1, 3])
    t.s.sites[SITE["tweksbury"]], t.s.bags = INDEX["goblin_rabble_1"], [SITE["tweksbury"]]
    t.go(CountBags())
    assert t.last("counted")["points"] == points and len(t.last("counted")["dice"]) == dice


def test_bags_of_a_campaign_are_dice():
    """GOB-10.5: always."""
    t = campaign(options={"auto_bags": "flat"}, bags=[3, 5])
    t.s.sites[SITE["tweksbury"]], t.s.bags = INDEX["goblin_rabble_1"], [SITE["tweksbury"]]
    t.go(CountBags(), Rest())
    assert t.state.points == 16 and t.state.confidence == 1


# ---------------------------------------------------------------- alarm, Baron, withdrawal


@pytest.mark.parametrize("goblins, alarm", [("0612", False), ("0611", False), ("0711", True)])
def test_the_alarm(goblins, alarm):
    """GOB-11.2, GOB-15.1: within two hexes, whatever the ground; checked after every step."""
    t = Table("goblin_move", {"0513": "uglop", "0911": "billmen_1", **KING}, alarm=False).go()
    t.state.at[INDEX["uglop"]] = "0511"
    t.match._spaces = {}
    t.state.at[INDEX["uglop"]] = next(n for n in map_graph.NEAR[goblins] if map_graph.GRID.distance(n, "0911") > 2)
    t.step("uglop", goblins)
    assert t.state.alarm == alarm == (map_graph.GRID.distance(goblins, "0911") <= 2)


def test_after_the_alarm_all_may_move():
    """GOB-11.3: from the next feudal phase to the end of the cycle."""
    t = Table("goblin_move", {"0610": "uglop", "2009": "count_haakon", "1012": "friar_simon", **KING}).go()
    t.play(["end_phase"])
    moved = {branch.nouns[0] for branch in t.match.space(F).branches if branch.verb == "step"}
    assert moved == {"count_haakon", "friar_simon"}


def test_the_baron():
    """GOB-11.4, GOB-11.5, GOB-14.1: drawn in secret, comes at the edge, waits for a free hex; later entries need a leader."""
    t = Table("feudal_move", {"0610": "uglop", **KING}, turn=3, baron__marker=[0], baron__entry=[1]).go()
    s = t.state
    assert s.drawn == 3 and s.arrival == 4 and t.match.view(G)["public"]["baron"] == [3, 0, ""]
    while s.turn < 4 or t.kind != "feudal_move":
        t.play(t.match.default(t.seat))
    assert t.last("baron_comes") == {"turns": 1, "die": 1, "hex": "2201"} and {s.at[p] for p in RE} == {"gate"}
    assert not s.re_appeared and t.match.view(G)["public"]["baron"] == [3, 4, "2201"]
    s.at[INDEX["marglush"]] = "2201"
    t.match._spaces = {}
    assert t.refused(["enter", "baron", "mounted", []]) == "enemy_there"
    s.at[INDEX["marglush"]] = "aside"
    t.match._spaces = {}
    t.play(["enter", "baron", "mounted", ["baron_knights", "baron_riders_1"]])
    assert t.mp("baron") == 0.5 and s.re_appeared and t.last("entered")["hex"] == "2201"
    assert t.refused(["enter", "uglop", "foot", []]) == "no_leader"
    t.play(["enter", "sir_randolph", "foot", ["baron_crossbows_1"]])
    assert t.mp("sir_randolph") == 1 and t.at("baron_crossbows_2") == "gate"


def test_no_second_marker():
    """GOB-11.4: one draw a cycle, and only if all RE units are in the Reinforcement pile."""
    t = Table("feudal_move", {"2009": "baron", "0610": "uglop", **KING}, turn=3).go()
    assert not t.state.drawn and not t.all("baron_drawn")


def test_four_markers():
    """GOB-11.4: +1 to +4."""
    found = set()
    for n in range(4):
        t = Table("feudal_move", {"0610": "uglop", **KING}, turn=3, baron__marker=[n]).go()
        found.add(t.state.arrival - 3)
    assert found == {1, 2, 3, 4}


def test_withdrawal():
    """GOB-11.6: three hexes; the first exit fixes it; 1 MP, ½ mounted without foot; alive, not back in this cycle."""
    stacks = {"2201": "friar_simon billmen_1", "2605": "thomas_bruce keep_riders", "2009": "count_haakon", **KING}
    t = Table("feudal_move", stacks).go()
    assert t.refused(["exit", "count_haakon", "mounted", []]) == "off_map"
    t.play(["exit", "thomas_bruce", "mounted", ["keep_riders"]])
    assert t.mp("thomas_bruce") == 0.5 and t.at("keep_riders") == "withdrawn" and t.state.exit == "2605"
    assert t.refused(["exit", "friar_simon", "mounted", ["billmen_1"]]) == "wrong_exit"
    assert t.last("left_map")["hex"] == "2605" and not t.all("destroyed")


# ---------------------------------------------------------------- ends of a cycle


def test_the_king_falls():
    """GOB-11.7: at once; the others vanish, not lost; what they carry is."""
    t = Table("goblin_move", {"0610": "uglop goblin_rabble_1", "lost": "goblin_king"})
    t.s.sites[SITE["driffield"]] = INDEX["goblin_rabble_1"]
    t.go(CycleEnd("king_lost"))
    assert t.last("dropped")["site"] == "driffield" and t.last("cycle_score")["total"] == -20
    assert not [c for c in t.all("destroyed") if c["side"] == "goblin"]


def test_home_is_the_normal_end():
    """GOB-11.8: when nobody is out or waiting; while one waits it goes on, and may be called off."""
    t = Table("goblin_move", {"0208": "uglop", "0115": "phinloc"}).go()
    assert t.refused(["call_off"]) == "still_out"
    t.step("uglop", "0209")
    assert t.kind == "goblin_move" and t.refused(["call_off"]) not in ("", "still_out"), (
        "not the first act of the phase"
    )
    t.play(["end_phase"])
    while t.kind != "goblin_move":
        t.play(t.match.default(t.seat))
    t.play(["call_off"])
    assert t.last("cycle_ends")["reason"] == "called_off" and t.state.cycle == 2
    t = Table("goblin_move", {"0208": "uglop"}).go()
    t.step("uglop", "0209")
    assert t.last("cycle_ends")["reason"] == "home"


def test_leaderless():
    """GOB-11.9, GOB-15.6: a casualty die without zones for each; home without plunder; not while a leader waits."""
    t = Table("goblin_move", {"0812": "goblin_rabble_1 iron_guards_1 goblin_warriors_1", "0911": "billmen_1"}, turn=20)
    s = t.s
    t.match.chance.script["casualty"] = [2, 2, 4]
    s.sites[SITE["driffield"]] = INDEX["goblin_rabble_1"]
    t.go(TurnEnd())
    assert {(c["piece"], c["zones"], c["lost"]) for c in t.all("casualty")} == {
        ("goblin_warriors_1", 0, True), ("iron_guards_1", 0, False), ("goblin_rabble_1", 0, False),
    }  # fmt: skip
    assert t.last("cycle_ends")["reason"] == "leaderless" and t.last("dropped")["unit"] == "goblin_rabble_1"
    assert t.last("cycle_score")["total"] == -2
    t = Table("goblin_move", {"0812": "goblin_rabble_1", "0115": "phinloc"})
    t.go(TurnEnd())
    assert not t.all("cycle_ends") and t.state.turn == 2


@pytest.mark.parametrize("turn, plundered, ends", [(19, 0, False), (20, 0, True), (25, 6, False), (26, 6, True)])
def test_the_time_limit(turn, plundered, ends):
    """GOB-11.10, GOB-4.8, GOB-15.6: twenty turns after the last plunder; what is carried is lost; turns run on past 20."""
    t = campaign({"0810": "uglop goblin_rabble_1", "1012": "goblin_rabble_2"}, turn=turn)
    t.s.plundered = plundered
    t.s.sites[SITE["offenham"]] = INDEX["goblin_rabble_2"]
    t.go(TurnEnd())
    assert bool(t.all("cycle_ends")) == ends
    if ends:
        assert t.last("dropped")["site"] == "offenham" and t.at("goblin_rabble_1") != "dead"
        assert [c["site"] for c in t.all("ruined") if not c["dice"]] == ["driffield"]
    else:
        assert t.state.turn == turn + 1


def test_conceding():
    """GOB-13.4: what is on the map is destroyed, bags lost, waiting units go home; the Feudal player cannot."""
    t = Table(
        "goblin_move", {"0812": "marglush goblin_rabble_1", "0115": "phinloc goblin_rabble_2", "0610": "goblin_king"}
    ).go()
    t.s.sites[SITE["driffield"]], t.s.points = INDEX["goblin_rabble_1"], 40
    t.play(["concede"])
    assert {c["piece"] for c in t.all("destroyed")} == {"marglush", "goblin_rabble_1", "goblin_king"}
    assert t.last("cycle_score")["total"] == 40 - 4 - 2 - 20
    t = Table("feudal_move", {"2009": "count_haakon", **KING}).go()
    assert t.refused(["concede"]) == "not_legal"
    t = Table("goblin_move", {"2009": "count_haakon", **KING}).go()
    assert t.refused(["concede"]) == "not_legal", "nobody is out: call off"
    t.match.resign(G)
    assert t.match.result.winners == (F,)


def test_everything_is_shown_at_the_end():
    """GOB-14.5, GOB-15.7: all places, before the score."""
    t = Table("goblin_move", {"0812": "marglush", **KING}, down="billmen_1")
    t.go(CycleEnd("time"))
    kinds = [cue.kind for cue in t.cues]
    assert len(t.last("revealed")["pieces"]) == 116 and kinds.index("revealed") < kinds.index("cycle_score")


def test_piles_at_the_end():
    """GOB-11.11: militia, Reinforcements, bonus pile; goblins are out of the reign."""
    lost = "militia_2_2_3_1 baron_knights keep_riders count_haakon billmen_1 goblin_rabble_1"
    t = campaign({"lost": lost, "2202": "friar_simon"}, bonus=[1], draw__bonus=[0])
    t.s.points = 20
    t.s.at[INDEX["sworn_men_1"]] = "off"
    t.go(Score("home"))
    assert t.at("baron_knights") == "reinforcements" and t.at("goblin_rabble_1") == "dead"
    assert t.at("friar_simon") == "2202" and t.state.at[INDEX["militia_2_2_3_1"]] != "bonus"
    drawn = t.last("bonus")["pieces"]
    assert all(t.at(n) == "bonus" or n in drawn for n in ("keep_riders", "count_haakon", "billmen_1"))


# ---------------------------------------------------------------- confidence


@pytest.mark.parametrize(
    "piece, delta", [("friar_simon", 3), ("keep_crossbows", 3), ("billmen_1", 2), ("militia_2_2_3_1", 1)]
)
def test_confidence_for_kills(piece, delta):
    """GOB-12.1, GOB-12.2: at once, Campaign only."""
    t = campaign({"1012": piece})
    destroy(t.match, t.s, INDEX[piece], "GOB-9.13")
    assert t.s.confidence == delta
    t = Table("goblin_move", {"1012": piece})
    destroy(t.match, t.s, INDEX[piece], "GOB-9.13")
    assert t.s.confidence == 0
    t = campaign({"1012": "goblin_rabble_1"})
    destroy(t.match, t.s, INDEX["goblin_rabble_1"], "GOB-9.13")
    assert t.s.confidence == 0 and t.s.losses == [1, 0]


def test_confidence_for_plunder():
    """GOB-12.2: one for each five points; leftovers add up over the reign."""
    t = campaign()
    for points, now in ((8, 0), (2, 1), (18, 2), (2, 3), (1, 3)):
        score(t.match, t.s, points)
        assert t.s.confidence == now


@pytest.mark.parametrize(
    "who, retreat, rout, delta",
    [("uglop", 1, 0, -1), ("uglop", 1, 1, -2), ("goblin_king", 1, 0, -3), ("goblin_king", 0, 1, -5), ("", 1, 1, 0),
     ("uglop", 0, 0, 0)],
)  # fmt: skip
def test_confidence_after_a_battle(who, retreat, rout, delta):
    """GOB-12.3, GOB-12.4, GOB-15.5: the worse of the two, more with the King; nothing without a goblin leader."""
    t = campaign({"1012": f"{who} goblin_rabble_1".strip() if who != "goblin_king" else "goblin_rabble_1"})
    s = t.s
    s.own, s.enemy, s.declared, s.fought, s.battle = [[]], [[]], [[]], [0], 0
    s.involved = [[INDEX["goblin_rabble_1"], *([INDEX[who]] if who else [])]]
    s.retreat, s.rout = bool(retreat), bool(rout)
    EndBattle().run(t.match)
    assert s.confidence == delta


def test_a_skipped_raid():
    """GOB-12.5, GOB-11.8: nobody was spotted in the cycle."""
    for alarm, now in ((False, -2), (True, 0)):
        t = campaign(alarm=alarm)
        t.s.points = 2
        t.go(CycleEnd("called_off"))
        assert t.state.confidence == now


def test_deposed():
    """GOB-12.6, GOB-11.7, GOB-13.3: at -8 the cycle and the reign end, even between two plays of a phase."""
    for confidence, over in ((-7, False), (-8, True)):
        t = campaign({"0810": "uglop"})
        t.s.confidence = confidence
        t.go().step("uglop", "0811")
        assert bool(t.all("reign_ends")) == over
    assert t.last("reign_ends")["reason"] == "deposed" and t.state.reign == 2 and t.state.king == F
    assert t.state.confidence == t.state.points == 0 and t.state.cycle == 1


@pytest.mark.parametrize(
    "options, drought, cycle, reason",
    [({}, 1, 2, "dull"), ({"dull_reign": "off"}, 1, 2, ""), ({}, 0, 2, ""), ({"reign_cap": 2}, 0, 2, "cap"),
     ({"reign_cap": 0}, 0, 40, "")],
)  # fmt: skip
def test_reigns_that_do_nothing(options, drought, cycle, reason):
    """GOB-12.7: two cycles in a row without a point; so many cycles at most; the plunder stays."""
    t = campaign(options=options)
    s = t.s
    s.drought, s.cycle, s.points, s.start_points = drought, cycle, 30, 30
    t.go(Score("home"))
    ended = t.all("reign_ends")
    assert [c["reason"] for c in ended] == ([reason] if reason else []) and s.plunder[G] == 30
    t = campaign(options=options)
    t.s.drought, t.s.points = 1, 30
    t.go(Score("home"))
    assert t.state.drought == 0 or t.state.reign == 2


# ---------------------------------------------------------------- scores


@pytest.mark.parametrize(
    "piece, points",
    [("count_haakon", 6), ("baron", 6), ("sir_godfrey", 2), ("keep_crossbows", 2), ("billmen_1", 2), ("militia_2_2_3_1", 0),
     ("goblin_rabble_1", -2), ("uglop", -4), ("goblin_king", -20)],
)  # fmt: skip
def test_points_of_the_raid(piece, points):
    """GOB-13.1: as halves."""
    t = Table("goblin_move", {"1012": piece})
    destroy(t.match, t.s, INDEX[piece], "GOB-9.13")
    assert t.match.cues[-1].nouns["points"] == points and t.s.losses == [int(piece == "goblin_rabble_1"), 0]
    t.s.points = 7
    t.go(Score("home"))
    assert t.last("cycle_score")["total"] == 7 + points and t.state.totals[G] == 7 + points


@pytest.mark.parametrize(
    "totals, plunder, losses, winners",
    [([5, 4], [0, 9], [9, 0], (0,)), ([-5, -4], [0, 0], [0, 0], (1,)), ([4, 4], [3, 2], [9, 0], (0,)),
     ([4, 4], [3, 3], [2, 1], (1,)), ([4, 4], [3, 3], [1, 1], (0, 1))],
)  # fmt: skip
def test_who_wins_the_raid(totals, plunder, losses, winners):
    """GOB-13.2, GOB-1.3: the higher total; more plunder; fewer goblins lost; else a draw."""
    t = Table("goblin_move", KING)
    s = t.s
    s.totals, s.plunder, s.losses, s.king = totals, plunder, losses, 1
    s.spotted, s.points = [1, 1], plunder[1]
    finish(t.match, s)
    assert t.match.result.winners == winners and t.match.result.outcome == "raid"


def test_two_cycles_with_the_roles_changed():
    """GOB-13.2, GOB-1.2: the map anew; feudal losses do not carry over (GOB-11.11)."""
    t = Table("goblin_move", {"lost": "count_haakon goblin_rabble_1", "home": "goblin_king"})
    t.s.sites[SITE["driffield"]] = HOME
    t.go(Score("home"))
    s = t.state
    assert (s.king, s.cycle, s.turn) == (F, 2, 1) and t.at("count_haakon") == "2009"
    assert s.sites.count(RUINS) == 3 and s.sites.count(ON_SITE) == 18
    s.totals = [9, 0]
    t.go(Score("home"))
    assert t.match.result.winners == (0,)


@pytest.mark.parametrize(
    "plunder, cycles, winners",
    [([60, 58], [5, 1], (0,)), ([58, 60], [1, 5], (1,)), ([60, 60], [3, 2], (1,)), ([60, 60], [2, 2], (0, 1))],
)
def test_who_wins_the_campaign(plunder, cycles, winners):
    """GOB-13.3, GOB-1.4, GOB-17.22: plunder of the reigns, however much; fewer cycles; else a draw. No victory points."""
    t = campaign()
    s = t.s
    s.reign, s.king, s.plunder, s.cycles, s.points, s.totals = 2, 1, plunder, cycles, plunder[1], [-99, 99]
    t.go(ReignEnd("deposed"))
    assert t.match.result.winners == winners and t.match.result.outcome == "campaign"
    assert t.last("reign_ends")["plunder"] == plunder[1]


def test_early_end():
    """GOB-13.5: higher, not equal; in the second reign only."""
    for reign, points, over in ((2, 62, False), (2, 63, True), (1, 90, False)):
        t = campaign({"0810": "uglop"})
        t.s.reign, t.s.plunder, t.s.points = reign, [0, 62], points
        t.go().step("uglop", "0811")
        assert (t.match.result is not None) == over


def test_a_new_phase_forgets():
    """GOB-5.3, GOB-5.16, GOB-10.7: what was carried, spent, passed through belongs to one phase."""
    t = Table("goblin_move", {"0610": "uglop goblin_rabble_1", **KING}).go()
    t.step("uglop", "0611", "goblin_rabble_1")
    t.go(StartMove(GOBLIN))
    s = t.state
    assert not any(s.spent) and not any(s.stepped) and set(s.carrier) == {-1} and not s.acted


def test_what_a_marker_out_of_the_cycle_means():
    """GOB-10.3, GOB-10.6: lost plunder does not come back, and the site still shelters."""
    t = Table("goblin_move", {"0711": "uglop goblin_rabble_1", **KING})
    t.s.sites[SITE["driffield"]] = OUT
    t.go().step("uglop", "0810", "goblin_rabble_1")
    assert t.refused(["plunder", "0810", "goblin_rabble_1"]) == "no_plunder"
    from game.titles.goblin_raid.rules import attacks, flight_paths
    from game.titles.goblin_raid.rules.march import Field

    assert attacks.missile_mods(t.state, "0810") == [("hamlet", 2)]
    t = Table("feudal_combat", {"0910": "billmen_1"})
    t.s.sites[SITE["driffield"]] = HOME
    assert "0810" in flight_paths.safeties(Field(t.s, FEUDAL), [INDEX["billmen_1"]], "0910")

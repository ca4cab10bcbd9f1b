"""Worked examples about map, movement, sight, plunder, scores: E2 to E10, E19, E21, E23, E24, E27 to E29."""

import pytest

from game.engine.refusal import Refused
from game.titles.goblin_raid.rules import ending, map_graph, march
from game.titles.goblin_raid.rules.cycle import destroy
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, RE
from game.titles.goblin_raid.rules.plunder import CountBags
from game.titles.goblin_raid.rules.sequence import CycleEnd
from tests.titles.goblin_raid.dsl import F, G, Table, names

TWELVE = " ".join(f"goblin_warriors_{n}" for n in range(1, 12)) + " goblin_brutes_1"


def test_e2():
    assert map_graph.GRID.neighbours("1113") == ["1112", "1212", "1213", "1114", "1013", "1012"]
    assert map_graph.GRID.neighbours("1012") == ["1011", "1112", "1113", "1013", "0913", "0912"]
    assert map_graph.GRID.neighbours("2201") == ["2301", "2302", "2202", "2102", "2101"]
    assert map_graph.GRID.neighbours("2618") == ["2617", "2619", "2519", "2518"]


def test_e3():
    stacks = {"0209": f"goblin_king {TWELVE}", "0810": "militia_3_3_3_1"}
    t = Table("goblin_move", stacks, down="militia_3_3_3_1", alarm=False).go()
    for to in ("0208", "0309", "0409", "0510"):
        t.step("goblin_king", to, TWELVE)
    assert t.mp("goblin_king") == 6 and t.match.may_take_back(G)
    t.match.take_back(G)
    assert t.at("goblin_king") == "0409" and t.mp("goblin_king") == 4
    t.step("goblin_king", "0510", TWELVE).step("goblin_king", "0610", TWELVE)
    assert t.state.alarm and not t.match.may_take_back(G)
    assert t.match.view(G)["down"] == ["0810"]
    t.step("goblin_king", "0711", TWELVE)
    assert t.mp("goblin_king") == 9 and t.state.stopped[INDEX["goblin_king"]]
    assert not t.match.may_take_back(G) and t.last("turned_up")["units"] == ["militia_3_3_3_1"]
    assert t.refused(["step", "goblin_king", "foot", "0712", []]) == "zoc_stop"


def test_e3_as_a_march():
    stacks = {"0209": f"goblin_king {TWELVE}", "0810": "militia_3_3_3_1"}
    t = Table("goblin_move", stacks, down="militia_3_3_3_1", alarm=False).go()
    t.play(["march", "goblin_king", "foot", "0711", names(TWELVE)])
    assert t.last("halted")["reason"] == "barrier" and t.state.alarm and t.at("goblin_king") != "0711"


def test_e4():
    t = Table("feudal_move", {"2009": "count_haakon keep_men_at_arms_1", "0209": "goblin_king"}).go()
    path = ("1909", "1809", "1808", "1709", "1608", "1509", "1408", "1308")
    for to in path:
        t.step("count_haakon", to)
    assert t.mp("count_haakon") == 6
    for _ in path:
        t.match.take_back(F)
    assert t.at("count_haakon") == "2009"
    for to in path:
        t.step("count_haakon", to, "keep_men_at_arms_1")
    assert t.mp("count_haakon") == 10
    assert t.refused(["step", "count_haakon", "mounted", "1307", ["keep_men_at_arms_1"]]) == "carry_budget"


def test_e5():
    t = Table("feudal_move", {"2009": "count_haakon keep_riders keep_men_at_arms_1", "0209": "goblin_king"}).go()
    both = "keep_riders keep_men_at_arms_1"
    for to in ("2110", "2109", "2108", "2107", "2106"):
        t.step("count_haakon", to, both)
    assert t.mp("count_haakon") == 7
    t.step("count_haakon", "2205", "keep_riders")
    for to in ("2204", "2203", "2202"):
        t.step("count_haakon", to, "keep_riders")
    assert t.mp("count_haakon") == 9
    for _ in range(4):
        t.match.take_back(F)
    for to in ("2205", "2204", "2203"):
        t.step("count_haakon", to, both)
    assert t.refused(["step", "count_haakon", "mounted", "2202", names(both)]) == "carry_budget"
    t.step("count_haakon", "2202", "keep_riders")
    assert t.mp("count_haakon") == 10.5


def test_e6():
    a, b, c, d, e = five = [f"goblin_warriors_{n}" for n in range(1, 6)]
    three = [f"goblin_rabble_{n}" for n in (1, 2, 3)]
    stacks = {"0610": f"uglop {' '.join(five)}", "0812": " ".join(three), "0709": "marglush"}
    t = Table("goblin_move", stacks).go()
    t.step("uglop", "0711", " ".join(five))
    assert t.refused(["step", "uglop", "foot", "0712", [e]]) == "left_overfull"
    for to in ("0712", "0812"):
        t.step("uglop", to, f"{d} {e}")
    t.step("uglop", "0913", " ".join([d, e, *three]))
    assert t.mp("uglop") == 4 and {t.at(x) for x in (a, b, c)} == {"0711"}
    t.state.at[INDEX["marglush"]] = "0711"
    t.match._spaces = {}
    assert t.refused(["step", "marglush", "foot", "0712", [a, b, c]]) == "carried_by_other"


def test_e7():
    stacks = {"0911": "phinloc goblin_warriors_1", "0810": "militia_3_3_3_1"}
    t = Table("goblin_move", stacks).go()
    t.step("phinloc", "0811", "goblin_warriors_1")
    assert t.state.stopped[INDEX["phinloc"]]
    t = Table("goblin_move", stacks).go()
    t.step("phinloc", "0912", "goblin_warriors_1").step("phinloc", "0812", "goblin_warriors_1")
    assert not t.state.stopped[INDEX["phinloc"]]
    t = Table("goblin_move", stacks).go()
    t.step("phinloc", "0912", "goblin_warriors_1").step("phinloc", "0811", "goblin_warriors_1")
    assert t.state.stopped[INDEX["phinloc"]]


def test_e8():
    zone = march.true_zone(Table("goblin_move", {"1308": "thomas_bruce"}).s, FEUDAL)
    assert zone == {"1207", "1307", "1407", "1408"}
    zone = march.true_zone(Table("goblin_move", {"1808": "billmen_1"}).s, FEUDAL)
    assert "1809" in zone and "1909" not in zone
    zone = march.true_zone(Table("goblin_move", {"1608": "keep_riders"}).s, FEUDAL)
    assert "1508" not in zone and "1509" in zone


def test_e9():
    eight = "keep_riders keep_men_at_arms_1 keep_men_at_arms_2 keep_crossbows longbowmen_1 town_archers_1 billmen_1 billmen_2"
    hidden = "town_archers_2 town_archers_3 militia_2_2_3_1"
    goblins = "marglush goblin_warriors_1"
    t = Table(
        "goblin_move",
        {"1113": f"count_haakon {eight}", "1308": f"{hidden} thomas_bruce", "1011": goblins},
        down=hidden,
    ).go()

    def seen(seat, found):
        return {name for name, place in t.match.view(seat)["pieces"] if place == found}

    assert seen(G, "1113") == {"count_haakon"} and seen(G, "1308") == {"thomas_bruce"}
    assert "heights" not in t.match.view(G) and seen(F, "1011") == {"marglush"}
    t.step("marglush", "1012", "goblin_warriors_1")
    assert len(seen(G, "1113")) == 9 and seen(F, "1012") == set(goblins.split())
    assert seen(-1, "1113") == seen(G, "1113") and seen(-1, "1308") == {"thomas_bruce"}


def test_e10():
    stacks = {"0813": "marglush goblin_warriors_1", "0810": "militia_3_3_3_1", "0209": "goblin_king"}
    t = Table("goblin_move", stacks, alarm=False, turn=2, baron__marker=[2], baron__entry=[4]).go()
    t.step("marglush", "0812", "goblin_warriors_1")
    assert t.state.alarm
    t.play(["end_phase"])
    while t.kind == "declare":
        t.play(["done"])
    assert t.kind == "feudal_move" and t.state.arrival == 5
    assert t.match.view(F)["public"]["baron"] == [2, 5, ""] and t.match.view(G)["public"]["baron"] == [2, 0, ""]
    drawn = next(cue for cue in t.cues if cue.kind == "baron_drawn")
    assert t.match.cues_for([drawn], G)[0].nouns["arrival"] is None
    while t.state.turn < 5 or t.kind != "feudal_move":
        t.play(t.match.default(t.seat))
    assert t.last("baron_comes")["hex"] == "2605"
    units = [
        name for name in names(" ".join(p for p in INDEX if INDEX[p] in RE)) if name not in ("baron", "sir_randolph")
    ]
    t.play(["enter", "baron", "mounted", units])
    assert t.mp("baron") == 1 and t.at("baron_knights") == "2605" and t.state.re_appeared
    assert march.points(t.state, INDEX["baron"], "mounted", True) == 18
    assert march.points(t.state, INDEX["baron"], "mounted", False) == 28
    t.done()


def test_e21():
    t = Table("goblin_move", {"0209": "goblin_king"})
    s = t.s
    s.points = 33
    lost = "robert_keith longbowmen_1 billmen_1 keep_crossbows militia_2_2_3_1 militia_2_2_3_2 militia_3_3_3_1 "
    lost += "militia_3_3_3_2 count_haakon grinphar " + " ".join(f"goblin_rabble_{n}" for n in range(1, 6))
    for name in lost.split():
        destroy(t.match, s, INDEX[name], "GOB-9.13")
    assert s.points + sum(row.points for row in ending.rows(s)) == 33
    destroy(t.match, s, INDEX["goblin_king"], "GOB-9.13")
    assert s.points + sum(row.points for row in ending.rows(s)) == 13


E23 = {
    "0515": "argbarg goblin_rabble_1 goblin_rabble_2 goblin_rabble_3",
    "0414": "uglop " + " ".join(f"goblin_warriors_{n}" for n in range(1, 6)),
}
FIVE = " ".join(f"goblin_warriors_{n}" for n in range(1, 6))


def passing(left):
    t = Table("goblin_move", E23)
    t.go()
    t.state.spent[INDEX["uglop"]] = 20 - left
    t.match._spaces = {}
    return t


def costs(a, b):
    return map_graph.ways(0).goblin[a][b]


def test_e23():
    one, two = costs("0414", "0515"), min(costs("0515", "0615"), costs("0515", "0414"))
    t = passing(one + max(costs("0515", "0615"), two))
    t.step("uglop", "0515", FIVE)
    assert t.refused(["end_phase"]) == "in_passage"
    assert t.refused(["step", "argbarg", "foot", "0615", []]) == "in_passage"
    assert t.refused(["step", "uglop", "foot", "0615", FIVE.split()[:2]]) == "left_overfull"
    assert t.match.default(G) == ["finish"]
    t.step("uglop", "0615", FIVE)
    assert t.state.passage == -1
    t = passing(one)
    assert t.refused(["step", "uglop", "foot", "0515", FIVE.split()]) == "overfull"


def test_e23_time_runs_out():
    t = passing(costs("0414", "0515") + costs("0515", "0414"))
    t.step("uglop", "0515", FIVE)
    t.play(["finish"])
    assert t.at("uglop") == "0414" and t.at("goblin_warriors_3") == "0414"


def test_e24():
    t = Table("goblin_move", {"0615": f"goblin_king {TWELVE}", "0715": "marglush"}).go()
    assert t.refused(["step", "goblin_king", "foot", "0715", names(TWELVE)[:8]]) == "left_overfull"
    assert t.match.space(G).contains(["step", "goblin_king", "foot", "0715", names(TWELVE)[:9]])
    t.step("marglush", "0615")
    assert t.match.space(G).contains(["step", "goblin_king", "foot", "0715", names(TWELVE)[:4]])


def test_e27():
    t = Table("goblin_move", {"0812": "marglush " + FIVE, "0115": "phinloc", "home": "goblin_king"}).go()
    s = t.state
    s.points, s.sites[14] = 21, INDEX["goblin_warriors_2"]
    t.play(["concede"])
    assert t.last("cycle_score")["total"] == 7 and t.last("cycle_score")["plunder"] == 21
    assert s.king == F and s.cycle == 2


def test_e28():
    for early, over in (("on", True), ("off", False)):
        t = Table(
            "goblin_move", {"0209": "goblin_king"}, options={"version": "campaign", "early_end": early}, bags=[1, 3]
        )
        s = t.s
        s.reign, s.king, s.plunder, s.points = 2, 1, [62, 0], 56
        site = next(site.index for site in map_graph.SITES if site.bags == 2)
        s.sites[site], s.bags = INDEX["goblin_rabble_1"], [site]
        t.go(CountBags(), CycleEnd("called_off"))
        assert s.points == 64 or over
        assert (t.match.result is not None) == over
        if over:
            assert t.match.result.winners == (1,)


@pytest.mark.parametrize(
    "no_show, first, spotted, winners, places",
    [
        ("last", -8, 1, (0,), (1, 2)),
        ("zero", -8, 1, (1,), (2, 1)),
        ("last", -8, 0, (0, 1), (1, 1)),
        ("last", 4, 0, (0, 1), (1, 1)),
    ],
)
def test_e29(no_show, first, spotted, winners, places):
    """GOB-13.1a: a raid in which nobody was spotted ranks below every other; two of them draw."""
    t = Table("goblin_move", {"2009": "count_haakon"}, options={"no_show": no_show})
    s = t.s
    s.cycle, s.king, s.totals, s.spotted, s.alarm = 2, 1, [first, 0], [spotted, 0], False
    t.go()
    t.play(["call_off"])
    while t.match.result is None:
        t.match.play(t.match.waiting_for()[0], t.match.default(t.match.waiting_for()[0]))
    assert (t.match.result.winners, t.match.result.places) == (winners, places)


def test_e29_one_who_was_seen():
    """GOB-13.1a: shown once and home again, 0 beats -4."""
    t = Table("goblin_move", {"2009": "count_haakon"})
    s = t.s
    s.cycle, s.king, s.totals, s.spotted, s.alarm = 2, 1, [-8, 0], [1, 0], True
    t.go()
    t.play(["call_off"])
    while t.match.result is None:
        t.match.play(t.match.waiting_for()[0], t.match.default(t.match.waiting_for()[0]))
    assert t.match.result.winners == (1,)


def test_only_the_goblin_player_may_concede_a_cycle():
    t = Table("feudal_move", {"2009": "count_haakon", "0209": "goblin_king"}).go()
    try:
        t.play(["concede"])
    except Refused:
        return
    raise AssertionError("conceded")


def test_zones_of_goblins():
    assert GOBLIN == 0 and march.true_zone(Table("feudal_move", {"0209": "goblin_king"}).s, GOBLIN) == set()

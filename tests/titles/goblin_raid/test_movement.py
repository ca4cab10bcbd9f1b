"""Sections 5 and 6 (and 4.3, 4.7, 4.12): steps, loads, modes, passage, undo, stacking, zones, hidden stacks."""

import pytest

from game.engine.spaces import One, Pick
from game.titles.goblin_raid.rules import map_graph, march
from game.titles.goblin_raid.rules.board import board
from game.titles.goblin_raid.rules.lookup_tables import MP
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.march_menu import Loads
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX, LEADER, MOUNTED
from game.titles.goblin_raid.rules.setup import clocks
from game.titles.goblin_raid.rules.state import RUINS, allowed, commander, top
from tests.titles.goblin_raid.dsl import F, G, Table, names

RABBLE = [f"goblin_rabble_{n}" for n in range(1, 17)]
KING = {"0209": "goblin_king"}


def test_only_leaders_move_with_exactly_their_load():
    """GOB-5.1, GOB-5.2, GOB-4.3: the load goes along, all else stays; leaders may be interleaved."""
    t = Table("goblin_move", {"0610": "uglop goblin_rabble_1 goblin_rabble_2", "0612": "phinloc", **KING}).go()
    assert t.refused(["step", "goblin_rabble_1", "foot", "0611", []]) == "no_leader"
    t.step("uglop", "0611", "goblin_rabble_2")
    assert (t.at("uglop"), t.at("goblin_rabble_1"), t.at("goblin_rabble_2")) == ("0611", "0610", "0611")
    t.step("phinloc", "0613").step("uglop", "0711")
    assert t.at("goblin_rabble_2") == "0611" and t.kind == "goblin_move"
    t.play(["end_phase"])
    assert t.kind != "goblin_move"


def test_waiting_leaders_come_out_by_a_step():
    """GOB-5.2, GOB-5.11, GOB-5.12: by a mouth, at the cost of the hex; those left in the cave go home; no other cave."""
    t = Table("goblin_move", {"0209": "goblin_king goblin_rabble_1 goblin_rabble_2", "0207": "marglush"}).go()
    assert t.match.view(F)["pieces"].count(["goblin_king", "0209"]) == 1
    t.step("goblin_king", "0208", "goblin_rabble_1")
    assert t.mp("goblin_king") == 1 and t.at("goblin_rabble_2") == "home"
    assert t.refused(["step", "marglush", "foot", "0206", []]) == "impassable"
    t.step("goblin_king", "0209", "goblin_rabble_1")
    assert t.mp("goblin_king") == 2 and t.at("goblin_king") == t.at("goblin_rabble_1") == "home"
    assert t.refused(["step", "goblin_king", "foot", "0208", []])


def test_home_has_room_for_all():
    """GOB-5.11, GOB-6.4: stacking does not matter in a cave, whoever waits there."""
    twelve = " ".join(RABBLE[:12])
    t = Table("goblin_move", {"0209": f"goblin_king {twelve}", "0208": f"uglop {RABBLE[12]} {RABBLE[13]}"}).go()
    assert "0209" in march.arrivals(Field(t.s, GOBLIN), INDEX["uglop"], "foot", [INDEX[RABBLE[12]], INDEX[RABBLE[13]]])
    t.step("uglop", "0209", f"{RABBLE[12]} {RABBLE[13]}")
    assert t.at("uglop") == t.at(RABBLE[13]) == "home" and t.at(RABBLE[0]) == "0209" and t.state.passage == -1


def test_waiting_units_are_off_the_field():
    """GOB-5.12, GOB-7.1, GOB-7.11: no zone, no contact, no sight, no alarm."""
    t = Table(
        "goblin_move", {"0209": "goblin_king goblin_rabble_1", "0208": "count_haakon billmen_1"}, alarm=False
    ).go()
    assert not march.true_zone(t.s, GOBLIN) and not t.state.alarm
    assert {n for n, at in t.match.view(F)["pieces"] if at == "0209"} == {"goblin_king"}
    assert {n for n, at in t.match.view(G)["pieces"] if at == "0208"} == {"count_haakon"}
    assert t.refused(["step", "goblin_king", "foot", "0208", []]) == "enemy_there", "a closed mouth (GOB-17.25)"
    t.play(["end_phase"])
    assert t.kind == "goblin_move" and t.state.turn == 2


def test_a_closed_mouth_and_no_zone_inside():
    """GOB-17.25, GOB-9.7: routes home go round a mouth that feudal units stand before; next to it all is free."""
    mouth = next(b for a, b in map_graph.MOUTHS if a == "0209" and b not in map_graph.CAVE_AT)
    t = Table("goblin_move", {mouth: "billmen_1", "0410": "uglop"})
    f = Field(t.s, GOBLIN)
    assert mouth not in march.route(f, INDEX["uglop"], "foot", [], "0209")
    zone = march.true_zone(t.s, FEUDAL)
    assert not zone & map_graph.CAVE_AT.keys()


def test_carried_by_one_leader_only():
    """GOB-5.3, GOB-6.7: the same leader may drop a unit and take it again, another may not carry it."""
    t = Table("goblin_move", {"0610": "uglop goblin_rabble_1", "0611": "phinloc", **KING}).go()
    t.step("uglop", "0611", "goblin_rabble_1").step("uglop", "0612").step("uglop", "0611")
    assert t.refused(["step", "phinloc", "foot", "0612", ["goblin_rabble_1"]]) == "carried_by_other"
    t.step("uglop", "0612", "goblin_rabble_1")
    assert t.at("goblin_rabble_1") == "0612"


def test_movement_points():
    """GOB-5.4, GOB-5.5: 10 for goblins, 15 mounted, 10 on foot; no minimum move; nothing is kept for the next turn."""
    t = Table("goblin_move", {"0610": "uglop", **KING}).go()
    assert march.points(t.s, INDEX["uglop"], "foot", False) == 20
    t.s.spent[INDEX["uglop"]] = 19
    t.match._spaces = {}
    assert t.refused(["step", "uglop", "foot", "0611", []]) == "no_mp"
    t.play(["end_phase"])
    while t.kind != "goblin_move":
        t.play(t.match.default(t.seat))
    assert march.points(t.state, INDEX["uglop"], "foot", False) == 20
    t = Table("feudal_move", {"2009": "count_haakon billmen_1 keep_riders"})
    count = INDEX["count_haakon"]
    assert [march.points(t.s, count, mode, foot) for mode in ("foot", "mounted") for foot in (0, 1)] == [20, 20, 30, 20]
    t.s.spent[count], t.s.heavy[count] = 12, 4
    assert march.points(t.s, count, "mounted", True) == 16 and march.points(t.s, count, "mounted", False) == 18
    t.s.heavy[count], t.s.spent[count] = 0, 14
    assert march.points(t.s, count, "mounted", True) == 16, "15 in all, though none was with infantry"


def test_mode():
    """GOB-5.6: named with the first step, kept for the phase, shown; another turn, another mode."""
    t = Table("feudal_move", {"2009": "count_haakon", **KING}).go()
    assert march.modes(t.s, INDEX["count_haakon"]) == ("foot", "mounted") and not t.match.view(G)["foot"]
    t.step("count_haakon", "1909", mode="foot")
    assert t.match.view(G)["foot"] == ["count_haakon"] and t.mp("count_haakon") == 1
    assert t.refused(["step", "count_haakon", "mounted", "1908", []]) == "not_legal"
    while t.kind != "feudal_move" or t.state.turn == 1:
        t.play(t.match.default(t.seat))
    t.step("count_haakon", "1809", mode="mounted")
    assert not t.match.view(G)["foot"]


def test_rates_of_mixed_loads():
    """GOB-5.7: riders pay mounted cost, any foot unit makes it the higher; a leader on foot too."""
    t = Table("feudal_move", {"2009": "count_haakon keep_riders keep_men_at_arms_1", **KING})
    f, count = Field(t.s, FEUDAL), INDEX["count_haakon"]
    costs = {(m, ft, mt): march.cost(f, count, m, "2009", "1909", ft, mt) for m in ("foot", "mounted")
             for ft in (False, True) for mt in (False, True)}  # fmt: skip
    assert costs == {
        ("mounted", False, False): 1, ("mounted", False, True): 1, ("mounted", True, False): 2, ("mounted", True, True): 2,
        ("foot", False, False): 2, ("foot", False, True): 2, ("foot", True, False): 2, ("foot", True, True): 2,
    }  # fmt: skip
    t.go().step("count_haakon", "1909", "keep_riders keep_men_at_arms_1")
    assert t.state.heavy[count] == 2 and t.mp("count_haakon") == 1
    t.step("count_haakon", "1809", "keep_riders")
    assert t.state.heavy[count] == 2 and t.state.spent[count] == 3


def test_barred_ground():
    """GOB-5.8, GOB-5.9, GOB-5.15, GOB-17.23: forest for riders and what they carry, rivers, mountains, the lake, the edge."""
    t = Table("feudal_move", {"1608": "count_haakon keep_riders billmen_1", "1909": "sir_godfrey", **KING}).go()
    assert t.refused(["step", "count_haakon", "mounted", "1508", []]) == "mounted_forest"
    assert t.refused(["step", "count_haakon", "foot", "1508", ["keep_riders"]]) == "mounted_forest"
    assert t.match.space(F).contains(["step", "count_haakon", "foot", "1508", ["billmen_1"]])
    assert t.match.space(F).contains(["step", "count_haakon", "mounted", "1509", ["keep_riders"]]), "a road"
    assert t.refused(["step", "sir_godfrey", "foot", "2008", []]) == "impassable"
    assert t.refused(["step", "sir_godfrey", "foot", "1808", []]) == "impassable", "a bare river side"
    t = Table("goblin_move", {"0219": "uglop", "0201": "phinloc", **KING}).go()
    assert t.refused(["step", "uglop", "foot", "0220", []]) == "off_map"
    assert t.refused(["step", "phinloc", "foot", "0200", []]) == "off_map"
    assert t.refused(["step", "phinloc", "foot", "0101", []]) == "impassable"


def test_roads_end_at_ruins():
    """GOB-5.10, GOB-17.8: ruins cancel the roads in their hex."""
    road = next(b for a, b in map_graph.ROADS if a == "1308" and (a, b) not in map_graph.FEATURE)
    t = Table("feudal_move", {"1308": "thomas_bruce", **KING})
    assert march.cost(Field(t.s, FEUDAL), INDEX["thomas_bruce"], "mounted", road, "1308", False, False) == 1
    t.s.sites[map_graph.SITE["tweksbury"].index] = RUINS
    assert march.cost(Field(t.s, FEUDAL), INDEX["thomas_bruce"], "mounted", road, "1308", False, False) == 2


def test_stacking():
    """GOB-6.1, GOB-6.3: three without a leader, else the highest limit present; dropped units do not count."""
    t = Table("goblin_move", {"0711": f"argbarg {' '.join(RABBLE[:3])}", "0610": "uglop goblin_rabble_4", **KING})
    s = t.s
    assert allowed(s, []) == 3 and allowed(s, [INDEX["argbarg"], INDEX["uglop"]]) == 5
    f = Field(s, GOBLIN)
    assert march.fits(f, INDEX["uglop"], "0711", 2) and not march.fits(f, INDEX["uglop"], "0711", 3)
    t.go().step("uglop", "0711", "goblin_rabble_4")
    assert t.refused(["step", "uglop", "foot", "0712", RABBLE[3:4] + RABBLE[4:5]])
    t.step("uglop", "0712", " ".join(RABBLE[:4]))
    assert len([n for n in RABBLE if t.at(n) == "0712"]) == 4


def test_command():
    """GOB-6.2: highest limit; then the owner's choice, which stands; then morale modifier, then the order of counters."""
    t = Table("feudal_move", {"1012": "sir_godfrey friar_simon john_gordon robert_keith", **KING}).go()
    s, all_ = t.state, [INDEX[n] for n in ("friar_simon", "john_gordon", "robert_keith", "sir_godfrey")]
    assert commander(s, all_) == INDEX["sir_godfrey"]
    assert {c[2] for c in t.match.space(F).each() if c[0] == "choose_commander"} == {"friar_simon", "john_gordon"}
    t.play(["choose_commander", "1012", "friar_simon"])
    assert commander(s, all_) == INDEX["friar_simon"] and t.last("top") == {"hex": "1012", "piece": "friar_simon"}
    t.play(["choose_commander", "1012", "john_gordon"])
    assert commander(s, all_) == INDEX["john_gordon"]
    assert commander(s, [*all_, INDEX["count_haakon"]]) == INDEX["count_haakon"]
    assert commander(s, [INDEX["uglop"], INDEX["phinloc"]]) == INDEX["phinloc"] and commander(s, []) == -1
    t = Table("goblin_move", {"0610": "uglop phinloc", **KING}).go()
    t.play(["choose_commander", "0610", "uglop"])
    assert commander(t.state, [INDEX["uglop"], INDEX["phinloc"]]) == INDEX["uglop"], "his choice, not the modifier"
    t = Table("feudal_combat", {"1012": "sir_godfrey friar_simon keep_crossbows", "1113": "uglop goblin_rabble_1"}).go()
    assert t.match.space(F).contains(["choose_commander", "1012", "friar_simon"]), "in decisions of battles too"


def test_an_overstacked_hex():
    """GOB-6.4, GOB-9.16: its surplus may not grow; with units nobody enters; a leader may pass to carry some out."""
    five = RABBLE[:5]
    t = Table("goblin_move", {"0711": " ".join(five), "0610": "uglop goblin_rabble_6", **KING}).go()
    assert t.state.surplus == {"0711": 2}
    assert t.refused(["step", "uglop", "foot", "0711", ["goblin_rabble_6"]]) == "overstacked"
    t.step("uglop", "0711")
    assert t.state.passage == -1, "with him five may stand there"
    assert t.match.space(G).contains(["step", "uglop", "foot", "0712", []]), "two over, as before"
    t.step("uglop", "0712", five[0])
    assert t.at(five[0]) == "0712"
    t = Table("goblin_move", {"0711": " ".join(RABBLE[:9]), "0610": "uglop", **KING}).go()
    t.step("uglop", "0711")
    assert t.state.passage == INDEX["uglop"], "nine are too many for him: he must go on"
    t = Table("goblin_move", {"0711": " ".join(RABBLE[:4]), "0610": "uglop goblin_rabble_6", **KING})
    uglop = INDEX["uglop"]
    assert not march.fits(Field(t.s, GOBLIN), uglop, "0711", 1), (
        "nor at the end of a passage, though five have room with him"
    )
    assert march.fits(Field(t.s, GOBLIN), uglop, "0711", 0)


def test_passage_sees_hidden_stacks_as_foot():
    """GOB-5.14, GOB-6.4: the way on is reckoned with what the owner sees."""
    five = " ".join(RABBLE[:5])
    stacks = {"0515": "argbarg goblin_rabble_6 goblin_rabble_7 goblin_rabble_8", "0414": f"uglop {five}", **KING}
    t = Table("goblin_move", stacks).go()
    assert t.match.space(G).contains(["step", "uglop", "foot", "0515", names(five)])
    t.step("uglop", "0515", five)
    assert {c[0] for c in t.match.space(G).each()} == {"step", "finish"}
    for verb in (["set_top", "0515", RABBLE[0]], ["plunder", "0515", RABBLE[0]], ["call_off"], ["end_phase"]):
        assert t.refused(verb) == "in_passage"
    t.match.take_back(G)
    assert t.at("uglop") == "0414"
    t = Table("goblin_move", {**stacks, "0614": "billmen_1"}).go()
    assert t.refused(["step", "uglop", "foot", "0515", names(five)]) == "overfull", "a zone would stop him there"


def test_passage_of_riders_and_foot():
    """GOB-5.14, GOB-5.7: where only some kinds of load can go on, the menu lists what is legal."""
    full = " ".join(f"town_archers_{n}" for n in range(1, 5))
    stacks = {"1308": f"thomas_bruce {full}", "1307": "sir_godfrey keep_riders billmen_1 billmen_2", **KING}
    t = Table("feudal_move", stacks).go()
    leader = INDEX["sir_godfrey"]
    t.s.spent[leader], t.s.stepped[leader], t.s.heavy[leader] = 16, 1, 16
    f = Field(t.s, FEUDAL)
    found = Loads(f, leader).to("mounted", "1308")
    units = [INDEX[n] for n in ("keep_riders", "billmen_1", "billmen_2")]
    for mask in range(8):
        load = sorted(u for n, u in enumerate(units) if mask >> n & 1)
        said = any(space.contains([list(INDEX)[u] for u in load]) for space in found)
        assert said == (march.legal(f, leader, "mounted", "1308", load) == ""), load
    assert all(isinstance(space, (Pick, One)) for space in found) and t.match.space(F).count()


def test_march():
    """GOB-4.12: as many steps as MP allow, over the cheapest way on which it arrives; else as far as it comes."""
    t = Table("goblin_move", {"0610": "uglop goblin_rabble_1", **KING}).go()
    t.play(["march", "uglop", "foot", "1113", ["goblin_rabble_1"]])
    steps = t.all("step")
    assert t.at("uglop") == steps[-1]["to"] and sum(1 for _ in steps) > 3 and t.mp("uglop") <= 10
    assert (t.at("uglop") == "1113") or t.last("halted")["reason"] == "no_mp"
    assert t.match.may_take_back(G)
    t.match.take_back(G)
    assert t.at("uglop") == "0610", "a march without a barrier is one action"


def test_a_march_goes_round_a_zone_to_arrive():
    """GOB-4.12, GOB-6.6: the cheapest way would be stopped on the way."""
    t = Table("goblin_move", {"0911": "phinloc", "1111": "billmen_1", **KING}).go()
    f, phinloc = Field(t.s, GOBLIN), INDEX["phinloc"]
    straight = march.route(Field(Table("goblin_move", {"0911": "phinloc"}).s, GOBLIN), phinloc, "foot", [], "1210")
    way = march.route(f, phinloc, "foot", [], "1310")
    assert way[-1] == "1310" and not set(way[:-1]) & f.zone and straight
    t.play(["march", "phinloc", "foot", "1310", []])
    assert t.at("phinloc") == "1310" or t.last("halted")["reason"] == "barrier"


def test_zones():
    """GOB-6.5, GOB-17.24: the union over a stack; riders alone have none in forest; leaders could dismount."""
    near = ((a, b) for a in map_graph.HEXES for b in map_graph.NEAR[a])
    clear = (pair for pair in near if pair not in map_graph.ROADS and pair not in map_graph.FEATURE)
    bare = ((a, b) for a, b in clear if a not in map_graph.SITE_AT and b not in map_graph.SITE_AT)
    forest = next((a, b) for a, b in bare if map_graph.UNDER[a] == "open" and map_graph.UNDER[b] == "forest")
    for pile, over_forest in (("keep_riders", False), ("keep_riders billmen_1", True), ("keep_riders friar_simon", True),
                              ("friar_simon", True), ("billmen_1", True)):  # fmt: skip
        zone = march.true_zone(Table("goblin_move", {forest[0]: pile}).s, FEUDAL)
        assert (forest[1] in zone) == over_forest, pile
        table = Table("goblin_move", {forest[0]: pile})
        assert board(table.s).in_zone(forest[1], FEUDAL, map_graph.ways(0)) == over_forest, pile
    t = Table("goblin_move", {"1012": "billmen_1"}, down="billmen_1")
    assert march.true_zone(t.s, FEUDAL) == set(map_graph.NEAR["1012"]), "face-down units have zones like any other"
    t = Table("goblin_move", {"1012": "billmen_1", "1112": "uglop"})
    assert "1112" in march.true_zone(t.s, FEUDAL), "into enemy hexes too"


def test_zones_stop():
    """GOB-6.6, GOB-6.7, GOB-17.10: entering stops the leader and its load; what it dropped before stays free."""
    t = Table(
        "goblin_move", {"0912": "phinloc goblin_rabble_1 goblin_rabble_2", "0711": "uglop", "0810": "billmen_1", **KING}
    )
    t.go().step("phinloc", "0812", "goblin_rabble_1 goblin_rabble_2").step("phinloc", "0811", "goblin_rabble_1")
    assert t.refused(["step", "phinloc", "foot", "0812", []]) == "zoc_stop"
    assert t.refused(["march", "phinloc", "foot", "0812", []]) == "zoc_stop"
    assert t.last("step")["stopped"] and t.at("goblin_rabble_2") == "0812"
    t.step("uglop", "0712")
    assert not t.state.stopped[INDEX["uglop"]]


def test_no_entry_to_enemies():
    """GOB-5.13: also where a march would end."""
    t = Table("goblin_move", {"0812": "uglop", "0813": "billmen_1", **KING}).go()
    assert t.refused(["step", "uglop", "foot", "0813", []]) == "enemy_there"
    t.play(["march", "uglop", "foot", "0813", []])
    assert t.at("uglop") == "0812" and t.last("halted")["reason"] == "impassable"


@pytest.mark.parametrize(
    "stacks, to, barrier",
    [
        ({"0610": "uglop"}, "0611", False),
        ({"0611": "uglop", "0911": "billmen_1"}, "0711", True),  # the alarm
        ({"0209": "uglop"}, "0208", False),
        ({"0208": "uglop", "0115": "phinloc"}, "0209", True),  # home
    ],
)
def test_barriers(stacks, to, barrier):
    """GOB-5.16: what gives news cannot be taken back."""
    t = Table("goblin_move", {"0216": "marglush", **stacks}, alarm=False).go()
    t.step("uglop", to)
    assert t.match.may_take_back(G) == (not barrier)
    assert t.state.alarm == ("0911" in stacks)


def test_sight_is_a_barrier():
    """GOB-5.16, GOB-6.8: new sight of either side; an enter and an exit; not a look at what was seen before."""
    t = Table("goblin_move", {"0912": "uglop goblin_rabble_1", "1111": "billmen_1", "1211": "phinloc", **KING}).go()
    t.step("uglop", "1011")
    assert not t.match.may_take_back(G), "the militia sees a new stack"
    t = Table("feudal_move", {"2201": "friar_simon", **KING}).go()
    t.play(["exit", "friar_simon", "mounted", []])
    assert not t.match.may_take_back(F)
    t = Table("feudal_move", {"2009": "count_haakon billmen_1", **KING}, down="billmen_1").go()
    t.step("count_haakon", "1909", "billmen_1")
    assert t.last("turned_up")["units"] == ["billmen_1"] and not t.match.may_take_back(F)


def test_set_top():
    """GOB-5.17, GOB-6.8: who lies on top of a leaderless stack; by default the latest arrival."""
    t = Table("goblin_move", {"0711": "goblin_rabble_1 goblin_slingers_1", "1113": "count_haakon", **KING}).go()
    assert top(t.s, [INDEX["goblin_rabble_1"], INDEX["goblin_slingers_1"]]) == INDEX["goblin_slingers_1"]
    assert ["goblin_slingers_1", "0711"] in t.match.view(F)["pieces"]
    t.play(["set_top", "0711", "goblin_rabble_1"])
    seen = [name for name, at in t.match.view(F)["pieces"] if at == "0711"]
    assert seen == ["goblin_rabble_1"] and t.last("top")["piece"] == "goblin_rabble_1"


def test_hidden_stacks():
    """GOB-6.8, GOB-14.1: top counter alone but for neighbours; heights only by option."""
    for option in ("hidden", "visible"):
        t = Table("goblin_move", {"0711": "uglop goblin_rabble_1", "1113": "count_haakon billmen_1", **KING},
                  options={"stack_height": option}).go()  # fmt: skip
        assert {n for n, at in t.match.view(G)["pieces"] if at == "1113"} == {"count_haakon"}
        heights = t.match.view(G).get("heights")
        assert heights == (None if option == "hidden" else {"0711": 2, "1113": 2})


def test_face_down():
    """GOB-6.9: they turn up for good when a goblin stands next to them, or when they move."""
    down = "militia_3_3_3_1"
    t = Table("goblin_move", {"0712": "uglop", "0810": down, **KING}, down=down).go()
    assert t.match.view(G)["down"] == ["0810"] and [down, "0810"] in t.match.view(F)["pieces"]
    t.step("uglop", "0711")
    assert [down, "0810"] in t.match.view(G)["pieces"] and not t.match.view(G)["down"]
    t.state.at[INDEX["uglop"]] = "0412"
    assert [down, "0810"] in t.match.view(G)["pieces"], "for good"


def test_before_the_alarm():
    """GOB-4.7, GOB-11.1: the feudal phases are skipped; then they move."""
    t = Table("goblin_move", {"0610": "uglop", "0209": "goblin_king", "2009": "count_haakon"}, alarm=False).go()
    t.play(["end_phase"])
    assert t.state.turn == 2 and t.kind == "goblin_move"
    t.state.alarm = True
    t.play(["end_phase"])
    assert t.kind == "feudal_move" and t.match.space(F).contains(["step", "count_haakon", "mounted", "1909", []])


def test_clocks_and_defaults():
    """GOB-4.9: seconds of each decision, and the harmless default of the clock."""
    assert clocks({"timers": "normal"}) == {"setup": 240, "movement": 180, "declare": 60, "attack": 30, "response": 20}
    t = Table("goblin_move", {"0610": "uglop", **KING}).go()
    assert t.match.default(G) == ["end_phase"] and t.match.ask.clock == "movement"
    first = t.match.ask.running
    t.step("uglop", "0611")
    assert t.match.ask.running == first, "one phase has one run of the clock"


def test_numbers_of_movement():
    """GOB-5.4, GOB-5.7, GOB-6.1, GOB-11.2, GOB-11.6: as the data say."""
    assert (MP["goblin_mp"], MP["feudal_mounted_mp"], MP["feudal_foot_mp"], MP["feudal_infantry_carry_mp"]) == (
        20,
        30,
        20,
        20,
    )
    assert (MP["leaderless_stack_limit"], MP["spot_distance"], MP["exit_cost_foot"], MP["exit_cost_mounted"]) == (
        3,
        2,
        2,
        1,
    )
    assert not LEADER[INDEX["keep_riders"]] and MOUNTED[INDEX["keep_riders"]]

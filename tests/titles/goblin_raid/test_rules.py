"""Rules that no worked example shows: set-up, deployment, refusals, ends of cycles and reigns, forecasts."""

import pytest

from game.engine.refusal import Refused
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid.rules import forecast, map_graph
from game.titles.goblin_raid.rules.cycle import instant_end
from game.titles.goblin_raid.rules.lookup_tables import morale
from game.titles.goblin_raid.rules.march import Marches
from game.titles.goblin_raid.rules.pieces import (
    B_INFANTRY,
    FEUDAL,
    GOBLIN,
    INDEX,
    KP,
    LEADER,
    LIMIT,
    MILITIA,
    RE,
    UNITS,
)
from game.titles.goblin_raid.rules.sequence import Score, StartCycle, TurnEnd
from game.titles.goblin_raid.rules.state import RUINS
from tests.titles.goblin_raid.dsl import F, G, Table, free_run, new


def test_counters():
    """GOB-2.2, 2.8."""
    assert (len(UNITS[GOBLIN]), len(UNITS[FEUDAL]), sum(LEADER)) == (52, 48, 16)
    assert sum(site.bags for site in map_graph.SITES) == 34 and len(map_graph.CAVES) == 16 and len(MILITIA) == 19


@pytest.mark.parametrize("seed", range(8))
def test_setup_of_a_raid(seed):
    """GOB-3.2, 3.5 to 3.8, 3.10."""
    match = new(seed)
    s = match.state
    ruined = {site.hex for site in map_graph.SITES if s.sites[site.index] == RUINS}
    assert len(ruined) == 3 and not ruined & set(s.at)
    militia = [p for p in MILITIA if s.at[p] != "militia"]
    assert len(militia) == 16 - 3 and all(s.down[p] for p in militia)
    assert all(s.at[p] == "2009" for p in KP) and s.at[INDEX["john_gordon"]] == "2109"
    assert sum(1 for p in B_INFANTRY if s.at[p] != "bonus") == 7
    assert all(s.at[p] == "reinforcements" for p in RE)
    assert s.at.count("aside") == 8
    match.play(match.waiting_for()[0], ["place_leader", "john_gordon", "2110"])
    match.play(match.waiting_for()[0], ["ready"])
    assert match.ask.kind == "goblin_setup"
    for leader in (p for p in range(len(s.at)) if LEADER[p] and s.at[p] in map_graph.CAVE_AT):
        assert sum(1 for p in UNITS[GOBLIN] if s.at[p] == s.at[leader]) == LIMIT[leader]
    assert not [name for name, place in match.view(1 - s.king)["pieces"] if place in map_graph.CAVE_AT]
    seat = match.waiting_for()[0]
    with pytest.raises(Refused, match="cave_taken"):
        match.play(seat, ["assign_leader", "marglush", "cave_0209"])
    match.play(seat, ["ready"])
    assert match.ask.kind == "goblin_move"
    tops = [name for name, place in match.view(1 - s.king)["pieces"] if place in map_graph.CAVE_AT]
    assert len(tops) == 6 and match.view(1 - s.king)["reserve"] == [8, 8]


def test_units_change_leaders_without_a_gap():
    """GOB-3.10."""
    match = new(2)
    match.play(match.waiting_for()[0], ["ready"])
    s, seat = match.state, match.waiting_for()[0]
    kings = [name for name, p in INDEX.items() if s.at[p] == "0209" and not LEADER[p]]
    others = [name for name, p in INDEX.items() if s.at[p] == "0207" and not LEADER[p]]
    mixed = sorted(kings[:8] + others[:4], key=INDEX.get)
    match.play(seat, ["assign_units", "goblin_king", mixed])
    assert [s.at[INDEX[name]] for name in mixed] == ["0209"] * 12
    assert s.at.count("0207") == 9
    match.take_back(seat)
    assert match.state.at.count("0207") == 9 and match.state.at[INDEX[kings[-1]]] == "0209"


def test_morale_table():
    """GOB-9.1: below 1 reads as 1, above 8 as 8."""
    assert morale("C", 0) == ("rout", 10) and morale("A", 9) == ("none", 0) and morale("A", 1) == ("retreat", 3)


def test_before_the_alarm_feudal_phases_are_skipped():
    """GOB-11.1."""
    t = Table("goblin_move", {"0813": "marglush goblin_rabble_1", "2009": "count_haakon keep_riders"}, alarm=False).go()
    assert t.refused(["step", "count_haakon", "mounted", "1909", []], F) == "not_alarmed"
    t.play(["end_phase"])
    assert t.kind == "goblin_move" and t.state.turn == 2


def test_home_ends_the_cycle_and_bags_are_counted():
    """GOB-10.4, 10.5, 11.8."""
    t = Table("goblin_move", {"0208": "goblin_king goblin_rabble_1", "2009": "count_haakon"}, bags=[5])
    t.s.sites[14] = INDEX["goblin_rabble_1"]
    t.go().step("goblin_king", "0209", "goblin_rabble_1")
    assert t.kind == "count_bags" and t.match.default(G) == ["count_bags", 2, 0]
    t.play(["count_bags", 1, 1])
    assert t.last("counted")["points"] == 17
    assert t.last("cycle_ends")["reason"] == "home" and t.last("cycle_score")["total"] == 17
    assert t.state.king == F


def test_leaderless_end():
    """GOB-11.9."""
    t = Table("goblin_move", {"0812": "goblin_rabble_1 iron_guards_1"}, casualty=[3, 2])
    t.go(TurnEnd())
    assert [c["lost"] for c in t.all("casualty")] == [True, False] or t.all("casualty")
    assert t.last("cycle_ends")["reason"] == "leaderless"


def test_time_limit_sacks_what_is_held():
    """GOB-11.10."""
    t = Table("goblin_move", {"0810": "goblin_king goblin_rabble_1"}, options={"version": "campaign"}, turn=20)
    t.go(TurnEnd())
    assert t.last("cycle_ends")["reason"] == "time"
    assert {"driffield"} <= {c["site"] for c in t.all("ruined") if not c["dice"]}


def test_king_lost_and_deposed():
    """GOB-11.7, 12.6."""
    t = Table("goblin_move", {"0812": "marglush", "lost": "goblin_king"})
    assert instant_end(t.s) == "king_lost"
    t = Table("goblin_move", {"0812": "goblin_king"}, options={"version": "campaign"})
    t.s.confidence = -8
    assert instant_end(t.s) == "deposed"


def test_piles_and_the_next_cycle_of_a_reign():
    """GOB-3.9, 3.11, 3.12, 11.11."""
    stacks = {
        "lost": "goblin_rabble_1 keep_riders longbowmen_1 baron_knights militia_2_2_3_1",
        "2204": "baron sir_randolph",
    }
    t = Table("goblin_move", {**stacks, "2009": "count_haakon", "2109": "john_gordon"}, options={"version": "campaign"})
    s = t.s
    for piece in UNITS[GOBLIN][1:]:
        s.at[piece] = "home" if s.at[piece] == "aside" else s.at[piece]
    for piece in RE:
        s.at[piece] = "2205" if s.at[piece] == "reinforcements" else s.at[piece]
    s.at[INDEX["goblin_king"]], s.re_appeared, s.points = "home", True, 20
    t.go(Score("home"))
    assert t.kind == "feudal_setup" and s.cycle == 2
    assert s.at[INDEX["goblin_rabble_1"]] == "dead" and s.at[INDEX["count_haakon"]] == "2009"
    assert s.reinforcing == 1 and s.at[INDEX["baron"]] == "2009" and s.at[INDEX["baron_knights"]] == "reinforcements"
    t.play(["reinforcements", "pile"])
    assert s.at[INDEX["baron"]] == "off"
    t.play(["ready"])
    assert all(t.state.at[piece] == "reinforcements" for piece in RE)


def test_a_reign_ends_when_everything_is_in_ruins():
    """GOB-12.8."""
    t = Table("goblin_move", {}, options={"version": "campaign"})
    t.s.sites = [RUINS] * len(map_graph.SITES)
    t.go(StartCycle())
    assert t.last("reign_ends")["reason"] == "ruined" and t.state.reign == 2


def test_withdrawal():
    """GOB-11.6."""
    t = Table("feudal_move", {"2201": "friar_simon billmen_1", "2618": "thomas_bruce", "0209": "goblin_king"}).go()
    t.play(["exit", "friar_simon", "mounted", ["billmen_1"]])
    assert t.at("friar_simon") == "withdrawn" and t.state.exit == "2201" and t.mp("friar_simon") == 1
    assert t.refused(["exit", "thomas_bruce", "mounted", []]) in ("wrong_exit", "not_legal")


def test_refusals():
    """GOB section 16."""
    t = Table("goblin_move", {"0812": "uglop goblin_rabble_1", "0810": "militia_2_2_3_1", "0115": "phinloc"}).go()
    step = ["step", "uglop", "foot"]
    assert t.refused([*step, "1012", []]) == "not_adjacent"
    assert t.refused([*step, "0899", []]) == "off_map"
    assert t.refused(["step", "goblin_rabble_1", "foot", "0811", []]) == "no_leader"
    assert t.refused(["plunder", "0812", "goblin_rabble_1"]) == "no_plunder"
    assert t.refused(["call_off"]) == "still_out"
    assert t.refused(["end_phase"], F) == "not_your_turn"
    t.step("uglop", "0811", "goblin_rabble_1")
    assert t.refused([*step, "0810", []]) == "zoc_stop"
    with pytest.raises(Refused):
        t.match.take_back(G)
    t = Table("feudal_move", {"1509": "count_haakon keep_riders", "0209": "goblin_king"}).go()
    assert t.refused(["step", "count_haakon", "mounted", "1508", ["keep_riders"]]) == "mounted_forest"
    assert len(set(TITLE.codes)) == len(TITLE.codes) == 33


def test_forecasts_come_from_the_view_alone():
    """GOB-4.12, 14.6."""
    t = Table("goblin_move", {"0209": "goblin_king goblin_rabble_1", "0810": "militia_3_3_3_1"}, down="militia_3_3_3_1")
    t.go()
    f = forecast.field(t.match.view(G), G, {})
    king, load = INDEX["goblin_king"], [INDEX["goblin_rabble_1"]]
    assert f.enemies == {"0810"}
    reach = forecast.reach(f, king, "foot", load)
    assert reach["0208"] == (18, False) and reach["0711"] == (2, True) and "0810" not in reach
    assert forecast.turns(Marches(f, king, "foot", load), "1113") == 2
    assert forecast.usual_mode(f, king, "0208", load) == "foot"
    odds = forecast.assault(f.s, "0810", [king, *load])
    assert odds.modifiers == [("hamlet", 2)] and odds.sum == 4


def test_a_declaration_may_be_taken_back_until_the_first_battle():
    """GOB-4.4, 5.16."""
    stacks = {
        "1012": "marglush goblin_rabble_1",
        "1113": "billmen_1",
        "0812": "uglop iron_brutes_1",
        "0811": "billmen_2",
    }
    t = Table("goblin_combat", {**stacks, "0209": "goblin_king"}).go()
    t.play(["declare", "1012", "1113", [], []])
    t.match.take_back(G)
    assert not t.state.own
    t.play(["declare", "1012", "1113", [], []], ["declare", "0812", "0811", [], []])
    assert t.kind == "pick_battle" and t.match.may_take_back(G)
    t.play(["fight", 1])
    assert not t.match.may_take_back(G) and t.state.battle == 1


def test_standing_orders_are_private():
    """GOB-4.15, 14.1."""
    t = Table("goblin_move", {"0209": "goblin_king", "2009": "count_haakon"}).go()
    before, asked = t.match.view(F), t.match.ask_id
    t.play(["order", ["auto_flee", "ask"]])
    assert t.match.view(F) == before and t.match.ask_id == asked
    assert t.match.view(G)["mine"]["orders"]["auto_flee"] == "ask"


def test_free_flight_hex_by_hex():
    """GOB-9.9: no way to safety, but room to run."""
    t = free_run()
    assert t.kind == "flee"
    t.play(["flee", ["goblin_rabble_1"], ["1012"]])
    assert t.kind == "run" and t.refused(["run", "1012"]) == "bad_path"
    t.play(t.match.default(G))
    t.play(t.match.default(G))
    assert len(t.last("fled")["path"]) == 3

"""Section 16: every code with its case (`refused` sees to it that nothing changes), in the order of the rulebook."""

import pytest

from game.engine.refusal import Refused
from game.titles.goblin_raid import TITLE
from game.titles.goblin_raid.rules.pieces import INDEX
from tests.titles.goblin_raid.dsl import F, G, Table, names, new

KING = {"0209": "goblin_king"}
RABBLE = [f"goblin_rabble_{n}" for n in range(1, 17)]
CODES = (
    *("not_your_turn", "no_leader", "not_adjacent", "no_mp", "carry_budget", "impassable"),
    *("mounted_forest", "enemy_there", "zoc_stop", "over_command", "carried_by_other", "overfull"),
    *("left_overfull", "in_passage", "overstacked", "still_out", "not_alarmed", "off_map"),
    *("wrong_exit", "no_undo", "no_plunder", "bad_battle", "hex_twice", "not_involved"),
    *("no_missiles", "already_attacked", "target_done", "river_melee", "bad_path", "must_escort"),
    *("bad_advance", "cave_taken", "bad_setup"),
)


def test_the_codes():
    """GOB section 16: every code, in its order."""
    assert TITLE.codes == CODES


def moving(stacks, **more):
    return Table("goblin_move", {**KING, **stacks}, **more).go()


def step(leader, to, *carry, mode="foot"):
    return ["step", leader, mode, to, list(carry)]


def test_moves_of_others():
    """GOB-16: not_your_turn, not_alarmed, no_leader."""
    t = moving({"0610": "uglop goblin_rabble_1", "2009": "count_haakon"})
    assert t.refused(["end_phase"], F) == t.refused(step("count_haakon", "1909", mode="mounted"), F) == "not_your_turn"
    quiet = moving({"0610": "uglop", "2009": "count_haakon"}, alarm=False)
    assert quiet.refused(step("count_haakon", "1909", mode="mounted"), F) == "not_alarmed"
    assert quiet.refused(["end_phase"], F) == "not_your_turn"
    assert t.refused(step("goblin_rabble_1", "0611")) == t.refused(step("count_haakon", "1909")) == "no_leader"


def test_the_way():
    """GOB-16: not_adjacent, off_map, impassable, mounted_forest, enemy_there, no_mp, carry_budget."""
    t = moving({"0610": "uglop", "0219": "phinloc", "0711": "billmen_1"})
    assert t.refused(step("uglop", "0810")) == "not_adjacent" and t.refused(step("uglop", "0711")) == "enemy_there"
    assert t.refused(step("phinloc", "0220")) == "off_map" and t.refused(step("phinloc", "0119")) in (
        "impassable",
        "off_map",
    )
    t.state.spent[INDEX["uglop"]] = 20
    t.match._spaces = {}
    assert t.refused(step("uglop", "0611")) == "no_mp"
    t = Table("feudal_move", {"1509": "count_haakon billmen_1", "1909": "sir_godfrey", **KING}).go()
    assert t.refused(step("count_haakon", "1508", mode="mounted")) == "mounted_forest"
    assert t.refused(step("sir_godfrey", "1808", mode="mounted")) == "impassable"
    t.state.spent[INDEX["count_haakon"]] = t.state.heavy[INDEX["count_haakon"]] = 20
    t.match._spaces = {}
    assert t.refused(step("count_haakon", "1408", "billmen_1", mode="mounted")) == "carry_budget"
    t.state.spent[INDEX["count_haakon"]] = 30
    t.match._spaces = {}
    assert t.refused(step("count_haakon", "1408", mode="mounted")) == "no_mp"


def test_loads():
    """GOB-16: over_command, carried_by_other, overfull, left_overfull, overstacked, in_passage, zoc_stop."""
    t = moving({"0610": f"argbarg uglop {' '.join(RABBLE[:5])}", "0612": f"phinloc {' '.join(RABBLE[5:10])}"})
    assert t.refused(step("argbarg", "0611", *RABBLE[:4])) == "over_command"
    assert t.refused(step("uglop", "0611", RABBLE[0])) == "left_overfull"
    t.state.carrier[INDEX[RABBLE[0]]] = INDEX["argbarg"]
    t.match._spaces = {}
    assert t.refused(step("uglop", "0611", *RABBLE[:3])) == "carried_by_other"
    t.state.spent[INDEX["phinloc"]] = 18
    t = moving({"0611": f"argbarg {' '.join(RABBLE[:3])}", "0612": f"phinloc {' '.join(RABBLE[5:10])}"})
    t.state.spent[INDEX["phinloc"]] = 18
    t.match._spaces = {}
    assert t.refused(step("phinloc", "0611", *RABBLE[5:10])) == "overfull"
    t = moving({"0611": " ".join(RABBLE[:4]), "0612": f"phinloc {RABBLE[5]}", "0811": "uglop", "0810": "billmen_1"})
    assert t.refused(step("phinloc", "0611", RABBLE[5])) == "overstacked"
    t.state.stopped[INDEX["uglop"]] = 1
    t.match._spaces = {}
    assert t.refused(step("uglop", "0812")) == "zoc_stop"
    t.state.passage = INDEX["phinloc"]
    t.match._spaces = {}
    assert t.refused(step("uglop", "0812")) == t.refused(["end_phase"]) == "in_passage"


def test_ends_of_movement():
    """GOB-16: still_out, wrong_exit, no_plunder; no_undo in the kernel's word."""
    t = moving({"0610": "uglop"})
    assert t.refused(["call_off"]) == "still_out" and t.refused(["plunder", "0610", "goblin_rabble_1"]) == "no_plunder"
    with pytest.raises(Refused, match="nothing_to_take_back"):
        t.match.take_back(G)
    t = Table("feudal_move", {"2201": "friar_simon", "2618": "thomas_bruce", **KING}).go()
    t.play(["exit", "friar_simon", "mounted", []])
    assert t.refused(["exit", "thomas_bruce", "mounted", []]) == "wrong_exit"


BATTLE = {"1012": "marglush goblin_warriors_1 goblin_slingers_1", "1113": "billmen_1 longbowmen_1", "1013": "goblin_rabble_1",
          "1308": "goblin_brutes_1", "1309": "billmen_2", **KING}  # fmt: skip


def test_battles():
    """GOB-16: bad_battle, hex_twice, not_involved, no_missiles, already_attacked, target_done, river_melee."""
    t = Table("goblin_combat", BATTLE).go()
    assert t.refused(["declare", "1012", "1309", [], []]) == "bad_battle"
    t.play(["declare", "1012", "1113", [], []])
    assert t.refused(["declare", "1308", "1309", ["1012"], []]) == "hex_twice"
    t.play(["declare", "1308", "1309", [], []]) if t.kind == "declare" else None
    while t.kind in ("declare", "pick_battle"):
        t.play(["done"] if t.kind == "declare" else ["fight", 0])
    assert t.match.ask.nouns["step"] == "a"
    assert t.refused(["fire", "1012", ["longbowmen_1"], [5]]) == "no_missiles"
    assert t.refused(["melee", "1012", ["billmen_1"]]) == "not_involved", "no time for that"
    t.play(["pass_step"], ["pass_step"])
    assert t.match.ask.nouns["step"] == "c"
    assert t.refused(["melee", "1113", ["goblin_rabble_1"]]) == "not_involved"
    assert t.refused(["melee", "1309", ["goblin_brutes_1"]]) == "not_involved"
    t.state.struck[INDEX["goblin_warriors_1"]] = 1
    t.match._spaces = {}
    assert t.refused(["melee", "1113", ["goblin_warriors_1"]]) == "already_attacked"
    t.state.struck_hexes = ["1113"]
    t.match._spaces = {}
    assert t.refused(["melee", "1113", ["goblin_slingers_1"]]) == "target_done"
    t.state.struck_hexes, t.state.battle = [], 1
    t.match._spaces = {}
    assert t.refused(["melee", "1309", ["goblin_brutes_1"]]) == "river_melee"


def test_what_follows_an_attack():
    """GOB-16: must_escort, bad_path, bad_advance, over_command."""
    from tests.titles.goblin_raid.test_flight import check, struck

    t = struck({"1012": "uglop goblin_rabble_1", "1113": "billmen_1"}, "1012", auto="ask", morale=[1])
    check(t)
    assert t.refused(["none"]) == "must_escort"
    t.play(["escort", ["uglop"], ["goblin_rabble_1"]])
    if t.kind == "flee":
        assert t.refused(["flee", names("uglop goblin_rabble_1"), ["1012", "1112"]]) == "bad_path"
    stacks = {"1012": "uglop goblin_warriors_1 goblin_warriors_2", "1113": "town_archers_1", **KING}
    t = Table("goblin_combat", stacks, melee=[1], morale=[1], casualty=[6])
    t.go().declare((["1012"], ["1113"]))
    while t.match.ask.nouns["step"] != "c":
        t.play(["pass_step"])
    t.play(["melee", "1113", ["goblin_warriors_1", "goblin_warriors_2"]])
    assert t.kind == "advance" and t.refused(["advance", "1012", ["phinloc"], []]) == "bad_advance"


def test_deployment():
    """GOB-16: cave_taken, bad_setup, over_command, overfull."""
    match = new(3, first_king="host")
    with pytest.raises(Refused, match="bad_setup"):
        match.play(F, ["place_leader", "count_haakon", "2109"])
    with pytest.raises(Refused, match="bad_setup"):
        match.play(F, ["reinforcements", "deploy"])
    match.play(F, ["ready"])
    for choice, code in (
        (["assign_leader", "uglop", "cave_0209"], "cave_taken"),
        (["assign_leader", "uglop", "home"], "bad_setup"),
        (["assign_units", "uglop", ["goblin_rabble_1"]], "bad_setup"),
        (["assign_units", "argbarg", RABBLE[:4]], "over_command"),
    ):
        with pytest.raises(Refused, match=code):
            match.play(G, choice)


@pytest.mark.parametrize("nonsense", [None, [], 5, "step", ["step"], ["step", "x", "foot", "0101", []], [["step"]], ["fire", 1],
                                      ["step", "uglop", "foot", 5, []], ["step", "uglop", "foot", "0611", "x"]])  # fmt: skip
def test_nonsense_is_refused(nonsense):
    """GOB-16: whatever a client sends, nothing changes."""
    assert moving({"0610": "uglop"}).refused(nonsense) in ("malformed", "not_legal", "no_leader", *TITLE.codes)

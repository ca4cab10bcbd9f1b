"""Sections 9 and 15: morale, escorts, flight, casualties, and the order in which all that happens."""

import pytest

from game.engine.agenda import Step
from game.titles.goblin_raid.rules import flight_paths as ways_of
from game.titles.goblin_raid.rules import map_graph
from game.titles.goblin_raid.rules.battle import EndBattle
from game.titles.goblin_raid.rules.flight import Casualties, Flight, _run_away
from game.titles.goblin_raid.rules.march import Field
from game.titles.goblin_raid.rules.morale import AfterAttack, Check
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX
from game.titles.goblin_raid.rules.sequence import CycleEnd
from game.titles.goblin_raid.rules.state import OUT, RUINS
from tests.titles.goblin_raid.dsl import F, G, Table, names

KING = {"0209": "goblin_king"}
CHECKS = (Check("C"), Check("B"), Check("A"))


class Rest(Step, frozen=True, tag="rest_of_test"):
    """Somebody asks here so that the match goes no further."""

    def run(self, match):
        from game.engine.ask import Ask

        return Ask("rest", (0,))

    def space(self, match, seat):
        from game.engine.spaces import One

        return One(("on",))

    def default(self, match, seat):
        return "on"


def struck(stacks, hexes, who="", auto="on", phase="feudal_combat", options=None, **dice):
    """A hex where an attack succeeded: `who` must check (default: every fighting unit there, or all)."""
    t = Table(phase, {**KING, **stacks} if "goblin_king" not in " ".join(stacks.values()) else stacks,
              options=options or {}, **dice)  # fmt: skip
    s = t.s
    s.phase, s.target = phase, hexes
    s.auto_flee = [auto, auto]
    here = [INDEX[n] for n in names(stacks[hexes])]
    units = [p for p in here if p < 100]
    s.checking = [INDEX[n] for n in names(who)] if who else units or here
    s.own, s.enemy, s.fought, s.battle = [[]], [[hexes]], [0], 0
    s.declared = s.involved = [here]
    return t


def check(t, *more):
    return t.go(*CHECKS, *more, Rest())


def test_one_die_for_each_class():
    """GOB-9.1, GOB-9.3: C, then B, then A; the modifier of who commands at that moment."""
    stack = "count_haakon keep_men_at_arms_1 billmen_1 billmen_2 militia_2_2_3_1"
    t = struck({"1012": stack, "1113": "uglop goblin_warriors_1"}, "1012", phase="goblin_combat", morale=[6, 6, 6])
    check(t)
    assert [(c["class"], c["die"], c["modifier"], c["total"]) for c in t.all("check")] == [
        (letter, 6, 2, 8) for letter in "CBA"
    ]
    assert [len(c["pieces"]) for c in t.all("check")] == [1, 2, 1] and not t.all("fled")
    t = struck({"1012": "goblin_rabble_1"}, "1012", morale=[1])
    check(t)
    assert (t.last("check")["leader"], t.last("check")["modifier"]) == ("", 0)


def test_the_spared_do_not_share_the_result():
    """GOB-9.2: though their class checks."""
    t = struck(
        {"1012": "goblin_warriors_1 iron_guards_1", "1113": "billmen_1"}, "1012", "goblin_warriors_1", morale=[1]
    )
    check(t)
    assert t.at("iron_guards_1") == "1012" and t.at("goblin_warriors_1") != "1012"


@pytest.mark.parametrize(
    "pieces, rout, hexes, far",
    [
        ("keep_riders", True, 10, 15),
        ("keep_riders friar_simon", True, 10, 15),
        ("keep_riders billmen_1", True, 10, 10),
        ("goblin_rabble_1", True, 10, 10),
        ("friar_simon", True, 10, 10),
        ("keep_riders", False, 3, 3),
    ],
)
def test_how_far(pieces, rout, hexes, far):
    """GOB-9.4, GOB-9.18: 10, or 15 where all fighting units are mounted."""
    assert ways_of.length([INDEX[n] for n in pieces.split()], rout, hexes) == far


def ways(stacks, who, hexes=10, side=FEUDAL):
    t = Table("goblin_combat", {**KING, **stacks})
    f = Field(t.s, side)
    return f, ways_of.ways(f, [INDEX[n] for n in names(who)], hexes)


def test_ways_lead_to_safety_by_the_shortest():
    """GOB-9.5 to GOB-9.8, GOB-17.14, GOB-17.16: each step nearer; it ends there; ties are free; zones do not slow."""
    _f, way = ways({"0911": "militia_2_2_3_1", "0711": "uglop"}, "militia_2_2_3_1")
    assert way.safe and way.hexes == map_graph.GRID.distance("0911", "1113") and way.ends == ("1113",)
    _f, way = ways({"1112": "billmen_1", "1012": "uglop", "1013": "phinloc"}, "billmen_1", 1)
    assert "1113" not in way.ends, "goblins next to it: not safe"
    _f, way = ways({"1112": "billmen_1", "0711": "uglop"}, "billmen_1", 10)
    assert way.hexes == 1 and way.ends == ("1113",), "one hex, whatever the result"
    _f, way = ways({"0410": "goblin_rabble_1", "0510": "billmen_1"}, "goblin_rabble_1", 10, GOBLIN)
    assert way.safe and all(end in map_graph.CAVE_AT for end in way.ends)


def test_what_is_safe():
    """GOB-9.6, GOB-17.8: sites not in ruins, hexes with another leader; no goblin in it or next to it; waiting ones aside."""
    t = Table("goblin_combat", {"1012": "billmen_1 friar_simon", "1612": "thomas_bruce", "2009": "billmen_2", **KING})
    f = Field(t.s, FEUDAL)
    alone = [INDEX["billmen_1"]]
    assert {"1113", "1612", "2009"} <= ways_of.safeties(f, alone, "1012") and "1012" not in ways_of.safeties(
        f, alone, "1012"
    )
    t.s.sites[map_graph.SITE["offenham"].index] = RUINS
    assert "1113" not in ways_of.safeties(Field(t.s, FEUDAL), alone, "1012")
    t = Table(
        "goblin_combat", {"1113": "billmen_1", "0711": "friar_simon billmen_2", "1612": "thomas_bruce", "1613": "uglop"}
    )
    both = [INDEX["friar_simon"], INDEX["billmen_2"]]
    safe = ways_of.safeties(Field(t.s, FEUDAL), both, "0711")
    assert "0711" not in safe and "1612" not in safe and "1613" not in safe and "1113" in safe
    assert ways_of.safeties(Field(t.s, GOBLIN), [INDEX["uglop"]], "1613") == set(map_graph.CAVE_AT)


def test_barred_ground_bars_flight():
    """GOB-9.5, GOB-9.7, GOB-17.13: one rider bars forest for its group; leaders do not; enemies are gone round."""
    f = Field(Table("goblin_combat", {"1508": "keep_riders friar_simon billmen_1"}).s, FEUDAL)
    pieces = [INDEX[n] for n in ("billmen_1", "keep_riders", "friar_simon")]
    assert ways_of.links_of(f, pieces) is f.ways.mounted and ways_of.links_of(f, pieces[:1]) is f.ways.foot
    assert ways_of.links_of(f, [pieces[0], pieces[2]]) is f.ways.foot and ways_of.links_of(f, pieces[2:]) is f.ways.foot
    f, way = ways({"0911": "billmen_1", "1011": "uglop", "1012": "phinloc"}, "billmen_1", 10)
    assert not {"1011", "1012"} & {b for out in way.links.values() for b in out}


def test_home():
    """GOB-9.8: goblins that reach a cave are home."""
    t = struck({"0310": "goblin_rabble_1", "0410": "billmen_1"}, "0310", morale=[2], casualty=[6])
    check(t)
    assert (
        t.at("goblin_rabble_1") == "home" and t.last("fled")["safe"] and t.last("home")["units"] == ["goblin_rabble_1"]
    )


def test_ends_of_a_retreat():
    """GOB-9.10: unoccupied hexes first; an escorted group may join where stacking holds."""
    stacks = {"0811": "uglop goblin_warriors_1 goblin_warriors_2", "0810": "billmen_1", "0712": "goblin_rabble_1",
              "0711": "goblin_rabble_2 goblin_rabble_3 goblin_rabble_4 goblin_rabble_5", **KING}  # fmt: skip
    f = Field(Table("goblin_combat", stacks).s, GOBLIN)
    unit, group = [INDEX["goblin_warriors_1"]], [INDEX["goblin_warriors_1"], INDEX["goblin_warriors_2"], INDEX["uglop"]]
    assert ways_of.ways(f, unit, 1).ends == ("0711", "0712"), "all are occupied"
    assert ways_of.ways(f, group, 1).ends == ("0712",), "six under Uglop would be too many"
    del stacks["0711"]
    f = Field(Table("goblin_combat", stacks).s, GOBLIN)
    assert ways_of.ways(f, unit, 1).ends == ("0711",) and ways_of.ways(f, group, 1).ends == ("0711", "0712")


def test_escort_moves_as_one():
    """GOB-9.11, GOB-17.12: up to the highest limit; leaders and group by one path, the others singly; the leader's die last."""
    four = "goblin_rabble_1 goblin_rabble_2 goblin_rabble_3 goblin_rabble_4"
    t = struck({"1012": f"argbarg {four} iron_guards_1", "1113": "billmen_1"}, "1012", four, auto="ask", morale=[1],
               casualty=[6, 6, 6, 6, 6])  # fmt: skip
    check(t)
    assert t.kind == "escort" and not t.match.ask.nouns["must"] and t.match.default(G) == ["none"]
    assert t.refused(["escort", ["argbarg"], names(four)]) == "over_command"
    t.play(["escort", ["argbarg"], names(four)[1:]])
    while t.kind == "flee":
        t.play(t.match.default(G))
    fled = [c["pieces"] for c in t.all("fled")]
    assert sorted(map(len, fled)) == [1, 4] and t.at("iron_guards_1") == "1012"
    dice = [c["piece"] for c in t.all("casualty")]
    assert dice == [*names(four), "argbarg"], "GOB-9.12, GOB-15.4: ascending, the leader last"


def test_the_last_group_takes_all_leaders():
    """GOB-9.11, GOB-17.5, GOB-4.9: when nobody else remains; spared units count as remaining."""
    t = struck(
        {"1012": "uglop phinloc goblin_rabble_1 goblin_rabble_2", "1113": "billmen_1"}, "1012", auto="ask", morale=[1]
    )
    check(t)
    assert t.match.ask.nouns["must"] and {len(c[1]) for c in t.match.space(G).each() if c[0] == "escort"} == {2}
    assert t.match.default(G) == ["escort", names("uglop phinloc"), names("goblin_rabble_1 goblin_rabble_2")]
    t = struck(
        {"1012": "uglop goblin_rabble_1 iron_guards_1", "1113": "billmen_1"}, "1012", "goblin_rabble_1", morale=[1]
    )
    check(t)
    assert t.kind == "escort" and not t.match.ask.nouns["must"]


def test_a_group_without_a_path_is_destroyed():
    """GOB-9.9, GOB-9.11, GOB-9.14: with its leaders, at once, without dice."""
    goblins = {"2404": "uglop", "2505": "marglush", "2305": "grinphar", "2306": "phinloc"}
    t = struck({"2405": "friar_simon militia_2_2_3_1", **goblins}, "2405", phase="goblin_combat", morale=[1])
    check(t)
    if t.kind == "escort":
        t.play(["escort", ["friar_simon"], ["militia_2_2_3_1"]])
    assert t.last("cut_off")["pieces"] == names("friar_simon militia_2_2_3_1") and not t.all("casualty")
    assert t.at("friar_simon") == t.at("militia_2_2_3_1") == "lost"


def test_casualties():
    """GOB-9.12, GOB-9.13, GOB-17.15: a die for each that routed, also in safety, less the zone hexes entered."""
    stacks = {"0310": "goblin_rabble_1 goblin_warriors_1", "0410": "count_haakon billmen_1"}
    t = struck(stacks, "0310", morale=[1, 1], casualty=[3, 3])
    check(t)
    assert [(c["piece"], c["lost"]) for c in t.all("casualty")] == [
        ("goblin_rabble_1", True),
        ("goblin_warriors_1", False),
    ]
    t = struck({"1012": "goblin_rabble_1", "1113": "billmen_1"}, "1012", morale=[5])
    check(t)
    assert t.last("fled")["rout"] is False and not t.all("casualty"), "a retreat never causes casualties"
    zones = {"0812": "goblin_rabble_1", "0911": "billmen_1", "0612": "billmen_2", "0613": "longbowmen_1"}
    t = struck(zones, "0812", morale=[1], casualty=[6])
    check(t)
    fled = t.last("fled")
    assert fled["zones"] and t.last("casualty")["total"] == 6 - fled["zones"]


def test_zones_are_those_at_the_start():
    """GOB-15.3: the hex that is left does not count, every zone hex entered does, along the whole way."""
    from game.titles.goblin_raid.rules.march import true_zone

    t = struck({"0812": "goblin_rabble_1", "0911": "billmen_1", "0612": "billmen_2"}, "0812", morale=[1], casualty=[6])
    zone = true_zone(t.s, FEUDAL)
    check(t)
    assert t.last("fled")["zones"] == len(zone.intersection(t.last("fled")["path"][1:]))


def test_plunder_is_dropped_first():
    """GOB-10.3, GOB-15.3: when the carrier starts to flee, in a retreat too; for the rest of the cycle."""
    t = struck({"1012": "goblin_warriors_1", "1113": "billmen_1"}, "1012", morale=[5])
    site = map_graph.SITE["driffield"].index
    t.s.sites[site] = INDEX["goblin_warriors_1"]
    check(t)
    kinds = [cue.kind for cue in t.cues]
    assert kinds.index("dropped") < kinds.index("fled") and t.state.sites[site] == OUT
    assert t.last("dropped") == {"site": "driffield", "hex": "1012", "unit": "goblin_warriors_1"}


def test_several_times_in_a_phase():
    """GOB-9.15: who fled may be attacked, flee again, and attack; but not advance."""
    t = struck({"1012": "goblin_warriors_1", "1113": "billmen_1"}, "1012", morale=[4, 4])
    check(t)
    s, piece = t.state, INDEX["goblin_warriors_1"]
    assert s.fell_back[piece] and s.moved[piece] and not s.struck[piece]
    there = s.at[piece]
    s.target, s.checking = there, [piece]
    t.match.agenda.clear()
    check(t)
    assert len(t.all("fled")) == 2 and s.at[piece] != there


def test_automatic_flight():
    """GOB-9.17, GOB-4.15: fewest zone hexes, then the end with fewest enemies next to it, then the lowest numbers."""
    stacks = {"0810": "militia_3_3_3_1", "0711": "uglop goblin_warriors_1", "0811": "phinloc goblin_warriors_2", **KING}
    f = Field(Table("goblin_combat", stacks).s, FEUDAL)
    piece = [INDEX["militia_3_3_3_1"]]
    way = ways_of.ways(f, piece, 10)
    best = ways_of.usual(f, piece, way)
    every = [list(path) for path in way.space().each()]

    def worth(path):
        threat = sum(1 for near in map_graph.NEAR[path[-1]] if near in f.enemies)
        return sum(1 for found in path[1:] if found in f.zone), threat, path

    assert best == min(every, key=worth) and len(every) > 2


def test_leaders_alone_flee_singly():
    """GOB-9.18, GOB-7.10: one die for all that must check, with the modifier of who commands; ten hexes in a rout."""
    t = struck({"1012": "uglop phinloc", "1113": "billmen_1"}, "1012", morale=[2], casualty=[6, 6])
    check(t)
    assert (t.last("check")["class"], t.last("check")["leader"], t.last("check")["total"]) == ("A", "phinloc", 3)
    assert [c["pieces"] for c in t.all("fled")] == [["uglop"], ["phinloc"]] and len(t.all("casualty")) == 2


def test_flight_into_forest_is_on_foot():
    """GOB-9.18: a feudal leader that flees into forest has dismounted."""
    t = struck(
        {"1015": "friar_simon", "0915": "uglop goblin_warriors_1"},
        "1015",
        phase="goblin_combat",
        morale=[3],
        casualty=[6],
    )
    check(t)
    path = t.last("fled")["path"]
    forest = any(b not in map_graph.ways(0).mounted[a] for a, b in zip(path, path[1:]))
    assert bool(t.state.foot[INDEX["friar_simon"]]) == forest


def test_the_middle_of_a_flight_turns_up():
    """GOB-6.9, GOB-15.2: goblins running past a face-down unit turn it up, though they end elsewhere."""
    down = "militia_2_2_3_1"
    t = Table("feudal_combat", {"0911": "goblin_rabble_1", "0810": down, **KING}, down=down, alarm=False)
    _run_away(t.match, t.s, [INDEX["goblin_rabble_1"]], ["0911", "0811", "0712", "0612"], False, False)
    t.cues += t.match.take_cues()
    assert t.at("goblin_rabble_1") == "0612" and not t.s.down[INDEX[down]] and t.s.alarm
    assert t.last("turned_up") == {"hex": "0810", "units": [down]}


def test_ways_go_round_enemies():
    """GOB-9.7: distances are counted around them, so there is a way, only longer."""
    f, way = ways({"0911": "billmen_1", "1011": "uglop", "0912": "phinloc", "0811": "grinphar"}, "billmen_1", 99)
    assert way.safe and way.ends and not f.enemies & {b for out in way.links.values() for b in out}
    seen, ring, hexes = {"0911"}, {"0911"}, 0
    while not ring & ways_of.safeties(f, [INDEX["billmen_1"]], "0911"):
        ring = {b for a in ring for b in f.ways.foot[a] if b not in f.enemies} - seen
        seen |= ring
        hexes += 1
    assert way.hexes == hexes


def test_the_king_falls_after_all_dice():
    """GOB-15.4, GOB-11.7: the dice of his group are all rolled and scored, then the cycle ends."""
    t = struck({"1012": "goblin_king goblin_rabble_1", "1113": "billmen_1", "0610": "marglush"}, "1012", morale=[1, 1],
               casualty=[1, 1])  # fmt: skip
    t.go(Check("C"), AfterAttack(FEUDAL), EndBattle())
    assert t.kind == "escort" and t.match.ask.nouns["must"], "GOB-15.2"
    t.play(["escort", ["goblin_king"], ["goblin_rabble_1"]])
    assert [c["lost"] for c in t.all("casualty")] == [True, True]
    assert t.last("cycle_ends")["reason"] == "king_lost"
    rows = {row: n for row, n, _ in t.last("cycle_score")["rows"]}
    assert rows == {"vp_goblin_king": 1, "vp_goblin_fighting": 1} and t.last("cycle_score")["total"] == -22


def test_confidence_moves_with_each_casualty():
    """GOB-15.2, GOB-12.6: an instant end stops even a battle."""
    goblins = {"2404": "uglop", "2505": "marglush", "2305": "grinphar", "2306": "phinloc"}
    t = struck(
        {"2405": "friar_simon", **goblins}, "2405", phase="goblin_combat", options={"version": "campaign"}, morale=[1]
    )
    check(t)
    assert t.last("confidence") == {"reason": "conf_kill_feudal_leader", "delta": 3, "now": 3}
    t.state.confidence = -8
    t.go(Casualties(), CycleEnd("never"))
    assert t.last("cycle_ends")["reason"] == "deposed"


def test_advance_comes_after_the_checks():
    """GOB-15.2: only when no enemy is left in the hex."""
    t = struck(
        {"1012": "goblin_rabble_1 iron_guards_1", "1113": "billmen_1"},
        "1012",
        "goblin_rabble_1",
        morale=[1],
        casualty=[6],
    )
    check(t, AfterAttack(FEUDAL))
    assert t.kind == "rest"
    t = struck({"1012": "goblin_rabble_1", "1113": "billmen_1"}, "1012", morale=[1], casualty=[6])
    t.s.declared = t.s.involved = [[INDEX["goblin_rabble_1"], INDEX["billmen_1"]]]
    check(t, AfterAttack(FEUDAL))
    assert t.kind == "advance" and t.seat == F


def test_flight_asks_only_for_a_choice():
    """GOB-4.14, GOB-9.10: one end with one number of zone hexes is not asked; the owner's order of units is free."""
    t = Table("goblin_combat", {"1112": "billmen_1", "0711": "uglop", **KING})
    t.s.auto_flee, t.s.own, t.s.target, t.s.fleeing = ["ask", "ask"], [[]], "1112", [INDEX["billmen_1"]]
    t.go(Flight(3, False), Rest())
    assert t.kind == "rest" and t.at("billmen_1") == "1113"
    t = Table("goblin_combat", {"0911": "billmen_1 billmen_2", "0711": "uglop", "0811": "phinloc", **KING})
    t.s.auto_flee, t.s.own, t.s.target = ["ask", "ask"], [[]], "0911"
    t.s.fleeing = [INDEX["billmen_1"], INDEX["billmen_2"]]
    t.go(Flight(1, False), Rest())
    assert t.kind == "flee" and {c[1][0] for c in t.match.space(F).each() if c[0] == "flee"} == {
        "billmen_1",
        "billmen_2",
    }


@pytest.mark.parametrize("die, befell", [(6, (True, False)), (1, (False, True))])
def test_what_befell_goblins_is_remembered(die, befell):
    """GOB-12.3: a retreat or a rout of goblins in this battle; what feudal units do does not count."""
    t = struck({"1012": "goblin_warriors_1", "1113": "billmen_1"}, "1012", morale=[die], casualty=[6])
    check(t)
    assert (t.state.retreat, t.state.rout) == befell
    t = struck(
        {"1012": "billmen_1", "1113": "uglop goblin_warriors_1"},
        "1012",
        phase="goblin_combat",
        morale=[die],
        casualty=[6],
    )
    check(t)
    assert (t.state.retreat, t.state.rout) == (False, False)

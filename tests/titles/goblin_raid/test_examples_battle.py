"""Worked examples about battles: E1, E11 to E18, E20, E22, E25, E26 of the rules' examples."""

import pytest

from game.engine.agenda import Step
from game.titles.goblin_raid.rules import attacks, lookup_tables
from game.titles.goblin_raid.rules.battle import EndBattle
from game.titles.goblin_raid.rules.flight import Casualties, Flight
from game.titles.goblin_raid.rules.morale import Check
from game.titles.goblin_raid.rules.pieces import GOBLIN, INDEX, KING
from game.titles.goblin_raid.rules.sequence import CycleEnd
from tests.titles.goblin_raid.dsl import F, Table, names

OFFENHAM = {
    "1113": "count_haakon keep_riders keep_men_at_arms_1 keep_men_at_arms_2 keep_crossbows longbowmen_1 town_archers_1 "
    "militia_2_3_3_1 militia_4_3_3_1",
    "1012": "marglush iron_brutes_1 iron_guards_1 goblin_brutes_1 goblin_warriors_1 goblin_warriors_2 goblin_slingers_1 "
    "goblin_slingers_2 goblin_slingers_3",
    "1013": "grinphar goblin_rabble_1 goblin_rabble_2 goblin_rabble_3",
    "0209": "goblin_king",
}


class Stop(Step, frozen=True, tag="stop"):
    """The rest of the cycle does not matter here."""


def offenham(version="raid", **dice):
    t = Table("feudal_combat", OFFENHAM, options={"version": version}, **dice)
    return t.go().declare((["1113"], ["1012", "1013"]))


def fire(target, *pairs):
    return ["fire", target, [unit for unit, _ in pairs], [points for _, points in pairs]]


def test_e1():
    """GOB-17.2: 17 missiles and 25 melee, so one class C unit of its kind. GOB-17.5: spared units stay without a leader."""
    t = offenham(missile=[3, 5], morale=[2, 3, 1, 1], melee=[3, 4], casualty=[2, 5, 6, 3, 4, 6, 5, 1, 4])
    slingers = [(f"goblin_slingers_{n}", 3) for n in (1, 2, 3)]
    t.play(fire("1113", *slingers))
    assert t.last("volley")["total"] == 5 and t.last("volley")["armor"] == 0
    shots = [
        ("militia_2_3_3_1", 2),
        ("militia_4_3_3_1", 4),
        ("keep_crossbows", 4),
        ("longbowmen_1", 4),
        ("town_archers_1", 3),
    ]
    t.play(fire("1012", *shots))
    assert t.last("volley")["sum"] == 17 and t.last("volley")["armor"] == 2
    assert t.kind == "escort" and t.match.ask.nouns["class"] == "C"
    t.play(["none"])
    assert t.at("goblin_slingers_1") == "lost" and t.at("goblin_slingers_2") == "home"
    assert all(len(fled["path"]) == 9 and fled["zones"] == 0 for fled in t.all("fled"))
    t.play(["order", ["auto_flee", "ask"]])
    t.play(["escort", ["marglush"], names("goblin_brutes_1 goblin_warriors_1 goblin_warriors_2")])
    if t.kind == "flee":
        t.play(
            [
                "flee",
                [*names("goblin_brutes_1 goblin_warriors_1 goblin_warriors_2"), "marglush"],
                ["1012", "0912", "0812"],
            ]
        )
    t.play(["order", ["auto_flee", "on"]]) if t.seat == 0 else None
    assert t.at("marglush") == "0812"
    assert t.match.ask.nouns["step"] == "c"
    t.play(["melee", "1013", names("keep_riders keep_men_at_arms_1 keep_men_at_arms_2")])
    hit = t.last("assault")
    assert (hit["sum"], hit["defence"], hit["number"], hit["total"], hit["success"]) == (12, 9, 2, 2, True)
    assert t.kind == "escort" and t.match.ask.nouns["must"]
    assert t.refused(["none"]) == "must_escort"
    t.play(["escort", ["grinphar"], names("goblin_rabble_1 goblin_rabble_2 goblin_rabble_3")])
    while t.kind == "flee":
        t.play(t.match.default(t.seat))
    assert t.at("goblin_rabble_1") == "lost" and t.at("grinphar") == "home"
    assert t.kind == "advance"
    t.play(["stay"])
    t.play(["melee", "1012", names("keep_crossbows longbowmen_1 town_archers_1 militia_2_3_3_1 militia_4_3_3_1")])
    hit = t.last("assault")
    assert (hit["sum"], hit["defence"], hit["number"], hit["total"]) == (13, 7, 4, 4)
    while t.kind == "flee":
        t.play(t.match.default(t.seat))
    assert t.at("iron_brutes_1") == "lost" and t.at("iron_guards_1") == "home"
    assert t.state.losses[0] == 3
    t.done()


def test_e1_in_the_campaign():
    t = offenham("campaign", missile=[3, 5], morale=[2, 3, 1, 1], melee=[3, 4], casualty=[2, 5, 6, 3, 4, 6, 5, 1, 4])
    t.play(["auto_step"])
    t.play(
        ["auto_step"], ["none"], ["escort", ["marglush"], names("goblin_brutes_1 goblin_warriors_1 goblin_warriors_2")]
    )
    t.play(["melee", "1013", names("keep_riders keep_men_at_arms_1 keep_men_at_arms_2")])
    t.play(["escort", ["grinphar"], names("goblin_rabble_1 goblin_rabble_2 goblin_rabble_3")])
    t.play(["stay"])
    t.play(["melee", "1012", names("keep_crossbows longbowmen_1 town_archers_1 militia_2_3_3_1 militia_4_3_3_1")])
    if t.kind == "advance":
        t.play(["stay"])
    assert [(c["reason"], c["delta"]) for c in t.all("confidence")] == [("conf_battle_rout", -2)]


def test_e11():
    goblins = {"1909": "goblin_king " + " ".join(f"goblin_slingers_{n}" for n in range(1, 9)) + " goblin_bowmen_1"}
    t = Table("goblin_combat", {"2009": "count_haakon keep_riders keep_men_at_arms_1", **goblins})
    assert attacks.missile_mods(t.s, "2009") == [("keep", 3)]
    assert [
        lookup_tables.missile_armor(25, 5 + 3),
        lookup_tables.missile_armor(25, 6 + 3),
        lookup_tables.missile_armor(21, 6 + 3),
    ] == [
        2,
        3,
        0,
    ]


def test_e12():
    t = offenham(missile=[2, 3], morale=[6])
    t.play(["pass_step"])
    crossbows = [("militia_2_3_3_1", 0), ("militia_4_3_3_1", 0), ("keep_crossbows", 3), ("longbowmen_1", 0)]
    t.play(fire("1012", *crossbows, ("town_archers_1", 0)))
    assert t.last("volley")["column"] == (1, 3) and t.last("volley")["armor"] == 3
    rest = [("militia_2_3_3_1", 0), ("militia_4_3_3_1", 0), ("keep_crossbows", 1), ("longbowmen_1", 0)]
    assert t.refused(fire("1012", *rest, ("town_archers_1", 0))) == "target_done"
    t.play(fire("1013", *rest, ("town_archers_1", 0)))
    assert t.last("volley")["armor"] == 0


def test_e13():
    assert lookup_tables.melee_number(4, 13) == 0
    goblins = "goblin_king " + " ".join(f"goblin_brutes_{n} iron_brutes_{n}" for n in (1, 2))
    foes = "sir_godfrey longbowmen_1 town_archers_1 militia_2_2_3_1"
    t = Table("goblin_combat", {"1808": goblins, "1809": foes})
    pieces = [INDEX[name] for name in goblins.split()[1:]]
    assert attacks.melee_mods(t.s, "1809", pieces) == [("open_woods", 1), ("water", 1)]
    t.s.at[pieces[0]] = "1810"
    assert attacks.melee_mods(t.s, "1809", pieces) == [("open_woods", 1)]
    assert lookup_tables.melee_number(16, 5) == 6
    t = Table("goblin_combat", {"1308": goblins, "1309": "town_archers_1"}).go()
    t.declare((["1308"], ["1309"])).play(["pass_step"]) if t.kind == "declare" else None
    assert not attacks.blows(t.s, "c")


def test_e13_is_refused_by_its_name():
    goblins = "goblin_king goblin_brutes_1 goblin_slingers_1"
    t = Table("goblin_combat", {"1308": goblins, "1309": "town_archers_1", "1209": "town_archers_2"}).go()
    t.declare((["1308"], ["1309"]))
    t.play(["pass_step"])
    assert t.match.ask.nouns["step"] == "b"
    t.state.step = "c"
    assert t.refused(["melee", "1309", ["goblin_brutes_1"]]) == "river_melee"


def test_e14():
    t = Table("goblin_combat", {"2204": "baron_knights", "2205": "goblin_king goblin_bowmen_1"})
    assert attacks.missile_mods(t.s, "2204") == [] and lookup_tables.missile_armor(5, 2) == 3
    assert attacks.checkers(t.s, "2204", 3) == []
    assert attacks.melee_mods(t.s, "2204", [INDEX["goblin_bowmen_1"]]) == []
    t = Table("goblin_combat", {"2204": "baron_knights baron_men_at_arms_1", "2205": "goblin_king goblin_bowmen_1"})
    assert attacks.missile_mods(t.s, "2204") == [("wooded_hills", 1)] and lookup_tables.missile_armor(5, 3) == 3
    assert attacks.melee_mods(t.s, "2204", [INDEX["goblin_bowmen_1"]]) == [("wooded_hills", 1)]


def test_e15():
    stack = "uglop phinloc goblin_rabble_1 goblin_rabble_2 goblin_warriors_1"
    t = Table("feudal_combat", {"0911": stack, "0810": "count_haakon", "0209": "goblin_king"}, morale=[5, 5])
    t.go().declare((["0810"], ["0911"]))
    s = t.state
    s.target, s.checking = "0911", [INDEX[name] for name in names("goblin_rabble_1 goblin_rabble_2 goblin_warriors_1")]
    t.go(Check("C"), Check("B"), Check("A"))
    assert t.last("check")["leader"] == "phinloc" and t.last("check")["hexes"] == 1
    t.play(["escort", ["phinloc"], ["goblin_rabble_1", "goblin_rabble_2"]])
    assert t.last("check")["leader"] == "uglop" and t.last("check")["hexes"] == 2
    assert t.kind == "escort" and t.match.ask.nouns["must"]
    assert t.match.default(0) == ["escort", ["uglop"], ["goblin_warriors_1"]]


def test_e16():
    t = Table("goblin_combat", {"1116": "friar_simon", "1016": "goblin_king goblin_brutes_1"}, melee=[1], morale=[2])
    t.s.foot[INDEX["friar_simon"]] = 1
    t.match.chance.script["casualty"] = [3]
    t.go().declare((["1016"], ["1116"]))
    t.play(["melee", "1116", ["goblin_brutes_1"]])
    hit = t.last("assault")
    assert (hit["defence"], hit["number"], hit["modifiers"], hit["total"]) == (1, 3, [("forest", 2)], 3)
    check = t.last("check")
    assert (check["class"], check["total"], check["result"]) == ("A", 3, "rout")
    assert t.last("fled")["pieces"] == ["friar_simon"] and len(t.all("casualty")) == 1
    t.done()


def flight(stacks, who, hexes=10, rout=True, auto="on", **dice):
    t = Table("goblin_combat", stacks, **dice)
    seat = 0 if "goblin" in who else 1
    t.s.auto_flee[seat] = auto
    t.s.own, t.s.enemy, t.s.declared, t.s.involved, t.s.fought, t.s.battle = [[]], [[]], [[]], [[]], [0], 0
    pieces = [INDEX[name] for name in names(who)]
    t.s.target, t.s.fleeing = t.s.at[pieces[0]], pieces
    return t.go(Flight(hexes, rout), Casualties(), *((EndBattle(),)), CycleEnd("home"))


E17 = {"0810": "militia_3_3_3_1", "0711": "goblin_king goblin_warriors_1", "0811": "phinloc goblin_warriors_2"}


def test_e17_and_e26():
    t = flight(E17, "militia_3_3_3_1", casualty=[4])
    assert t.last("fled")["path"] == ["0810", "0911", "1011", "1012", "1113"]
    lost = t.last("casualty")
    assert (lost["zones"], lost["total"], lost["lost"]) == (1, 3, True)


def test_e17_asked():
    t = flight(E17, "militia_3_3_3_1", auto="ask", casualty=[6])
    assert t.kind == "flee" and t.seat == F
    ways = {tuple(choice[2]) for choice in t.match.space(1).each() if choice[0] == "flee"}
    assert ways == {
        ("0810", "0911", "1011", "1012", "1113"),
        ("0810", "0911", "1011", "1112", "1113"),
        ("0810", "0911", "0912", "1012", "1113"),
    }
    assert t.refused(["flee", ["militia_3_3_3_1"], ["0810", "0809"]]) == "bad_path"
    t.play(["flee", ["militia_3_3_3_1"], ["0810", "0911", "0912", "1012", "1113"]])
    assert t.last("fled")["zones"] == 2


def test_e18():
    goblins = {"2404": "goblin_king", "2505": "marglush", "2305": "uglop", "2306": "phinloc"}
    t = flight({"2405": "militia_2_2_3_1", **goblins}, "militia_2_2_3_1")
    assert t.last("cut_off")["pieces"] == ["militia_2_2_3_1"] and not t.all("casualty")
    assert t.last("destroyed") == {"piece": "militia_2_2_3_1", "side": "feudal", "points": 0}
    t = Table("goblin_combat", {"2405": "militia_2_2_3_1", **goblins}, options={"version": "campaign"})
    t.s.target, t.s.fleeing = "2405", [INDEX["militia_2_2_3_1"]]
    t.s.own = [[]]
    t.go(Flight(1, False), CycleEnd("home"))
    assert t.all("confidence")[0]["delta"] == 1


def test_e19():
    goblins = {"0811": "goblin_warriors_1 goblin_warriors_2 goblin_warriors_3", "0712": "goblin_rabble_1"}
    t = flight(
        {**goblins, "0810": "count_haakon keep_riders", "0209": "goblin_king"},
        "goblin_warriors_1 goblin_warriors_2",
        1,
        False,
        auto="ask",
    )
    assert t.last("fled")["path"] == ["0811", "0711"]
    assert t.kind == "flee"
    ends = {choice[2][-1] for choice in t.match.space(0).each() if choice[0] == "flee"}
    assert ends == {"0711", "0712"}


def test_e20_advance_and_plunder():
    eight = "iron_brutes_1 goblin_brutes_1 " + " ".join(f"goblin_warriors_{n}" for n in range(1, 7))
    three = "goblin_bowmen_1 goblin_bowmen_2 goblin_bowmen_3"
    t = Table(
        "goblin_combat",
        {"1307": f"marglush {eight}", "1207": f"argbarg {three}", "1308": "town_archers_1"},
        melee=[1],
        morale=[1],
        casualty=[6],
    )
    t.go().declare((["1207", "1307"], ["1308"]))
    while t.match.ask.nouns.get("step") in ("a", "b"):
        t.play(["pass_step"])
    t.play(["melee", "1308", names(eight)])
    assert t.kind == "advance"
    assert t.refused(["advance", "1307", [], names(eight)[:4]]) == "bad_advance"
    assert t.match.space(0).contains(["advance", "1207", [], names(three)])
    t.play(["advance", "1307", ["marglush"], names(eight)])
    assert (t.at("marglush") == "1308" and t.kind != "advance") or t.match.ask.nouns
    t.play(["stay"]) if t.kind == "advance" else None
    assert t.last("plundered")["unit"] == "iron_brutes_1"
    s = t.state
    site = s.sites.index(INDEX["iron_brutes_1"])
    assert s.plundered == s.turn
    s.target, s.fleeing, s.checking = "1308", [], [INDEX["iron_brutes_1"]]
    t.match.chance.script["morale"] = [5]
    t.go(Check("B"))
    assert s.sites[site] == -2


@pytest.mark.parametrize("start, at_kill, at_end", [(0, 2, -3), (-6, -4, -9)])
def test_e22(start, at_kill, at_end):
    t = Table("feudal_combat", {"1012": "goblin_king goblin_warriors_1"}, options={"version": "campaign"})
    s = t.s
    s.confidence = start
    from game.titles.goblin_raid.rules.cycle import destroy

    destroy(t.match, s, INDEX["billmen_1"], "GOB-9.13")
    assert s.confidence == at_kill
    s.own, s.enemy, s.declared, s.fought, s.battle = [[]], [[]], [[]], [0], 0
    s.involved = [[KING]]
    s.retreat = s.rout = True
    t.match.then(CycleEnd("never"))
    EndBattle().run(t.match)
    assert s.confidence == at_end
    assert (t.match.agenda[-1].reason == "deposed") == (start == -6)


def test_e25():
    t = offenham()
    s = t.state
    s.step = "b"
    blow = attacks.proposal(s, "b")
    assert blow.target == "1012" and sum(blow.points) == 17
    for name in ["goblin_slingers_1", "goblin_slingers_2", "goblin_slingers_3"]:
        s.at[INDEX[name]] = "home"
    for name in ["marglush", "goblin_brutes_1", "goblin_warriors_1", "goblin_warriors_2"]:
        s.at[INDEX[name]] = "0812"
    blow = attacks.proposal(s, "c")
    assert blow.target == "1012" and sum(blow.points) == 25
    assert attacks.assault_chance(s, "1012", blow.pieces) == 6
    assert s.at[INDEX["grinphar"]] == "1013" and GOBLIN == 0

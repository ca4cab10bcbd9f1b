"""Sections 7 and 4.4 to 4.6, 4.13 to 4.15: battles, attacks, who may strike whom, the host's proposal, advances."""

from game.engine.agenda import Step
from game.titles.goblin_raid.rules import attacks, plays
from game.titles.goblin_raid.rules.battle import EndBattle
from game.titles.goblin_raid.rules.pieces import FEUDAL, GOBLIN, INDEX
from tests.titles.goblin_raid.dsl import F, G, Table, names

KING = {"0209": "goblin_king"}
FACING = {"1012": "marglush goblin_warriors_1 goblin_slingers_1", "1113": "count_haakon billmen_1 longbowmen_1", **KING}


class Stop(Step, frozen=True, tag="stop_here"):
    """Nothing follows."""


def declared(phase="goblin_combat", stacks=FACING, battles=((["1012"], ["1113"]),), **more):
    """A position with these battles declared, at the first question of the first."""
    return Table(phase, stacks, **more).go().declare(*battles)


def ids(pieces):
    return {list(INDEX)[piece] for piece in pieces}


def on(t, letter):
    """To a step of the battle under way, passing those before."""
    while t.kind == "battle_step" and t.match.ask.nouns["step"] != letter:
        t.play(["pass_step"])
    return t


def test_contact():
    """GOB-7.1, GOB-7.11, GOB-17.4: neighbours of both sides, across rivers too; never mountains and caves."""
    t = Table(
        "goblin_combat", {"1308": "goblin_slingers_1", "1309": "billmen_1", "0209": "goblin_king", "0208": "billmen_2"}
    )
    assert attacks.contacts(t.s, GOBLIN) == [("1308", "1309")] and attacks.contacts(t.s, FEUDAL) == [("1309", "1308")]
    assert ("1308", "1309") not in attacks.DRY


def test_a_battle_is_linked():
    """GOB-7.2, GOB-4.4: hexes linked through contacts; what is not linked stays out; no hex in two battles."""
    stacks = {"1012": "marglush goblin_warriors_1", "1113": "billmen_1", "1013": "goblin_warriors_2", "1811": "uglop",
              "1812": "billmen_2", **KING}  # fmt: skip
    t = Table("goblin_combat", stacks).go()
    t.play(["declare", "1012", "1113", ["1013"], []])
    assert t.last("declared") == {"battle": 0, "own": ["1012", "1013"], "enemy": ["1113"]}
    assert ids(t.state.involved[0]) == {"marglush", "goblin_warriors_1", "billmen_1", "goblin_warriors_2"}
    assert t.refused(["declare", "1012", "1113", [], []]) == "hex_twice"
    assert t.refused(["declare", "1811", "1113", [], []]) == "hex_twice"
    assert t.refused(["declare", "1811", "1813", [], []]) == "bad_battle"
    t.play(["declare", "1811", "1812", [], []])
    assert t.kind == "pick_battle" and t.match.default(G) == ["fight", 0]


def test_one_battle_after_another():
    """GOB-4.4, GOB-4.14: an empty list ends the phase; the last battle is not asked for; contact forces nothing."""
    t = Table("goblin_combat", FACING).go()
    t.play(["done"])
    assert not t.state.own and t.kind != "battle_step"
    t = declared()
    assert t.kind == "battle_step" and t.match.ask.nouns["battle"] == 0


def test_the_four_steps():
    """GOB-4.5, GOB-4.6, GOB-7.3: missiles of the non-phasing side first; each step of its side; holding back is allowed."""
    t = declared()
    asked = []
    while t.kind == "battle_step":
        asked.append((t.match.ask.nouns["step"], t.seat))
        t.play(["pass_step"])
    assert asked == [("a", F), ("b", G), ("c", G), ("d", F)]
    t = declared(stacks={"1012": "marglush goblin_warriors_1", "1113": "billmen_1", **KING})
    assert t.match.ask.nouns["step"] == "c", "nobody has missiles"
    t = declared("feudal_combat", stacks=FACING, battles=((["1113"], ["1012"]),))
    assert (t.match.ask.nouns["step"], t.seat) == ("a", G)


def test_missiles_are_fired_once():
    """GOB-7.4, GOB-7.7, GOB-7.8: points may be split; each once a phase; a hex once a step; the cue adds them up."""
    stacks = {
        "1113": "veteran_archers_1 longbowmen_1",
        "1012": "marglush goblin_warriors_1",
        "1013": "uglop goblin_warriors_2",
    }
    t = declared("feudal_combat", {**stacks, **KING}, ((["1113"], ["1012", "1013"]),), missile=[6, 6])
    both = ["longbowmen_1", "veteran_archers_1"]
    assert t.refused(["fire", "1012", both, [5, 0]]) == "no_missiles"
    assert t.refused(["fire", "1012", both, [0, 0]]) == "no_missiles"
    assert t.refused(["fire", "1012", ["billmen_1"], [1]]) in ("no_missiles", "not_involved")
    assert t.refused(["fire", "0712", both, [1, 1]]) == "not_involved"
    t.play(["fire", "1012", both, [4, 1]])
    assert (t.last("volley")["sum"], t.last("volley")["column"]) == (5, (4, 6))
    assert t.state.fired[INDEX["veteran_archers_1"]] == 1 and not t.match.space(F).contains(
        ["fire", "1012", both, [0, 3]]
    )
    t.play(["fire", "1013", ["veteran_archers_1"], [3]])
    assert t.match.ask.nouns.get("step") != "b", "nothing is left to fire"


def test_everybody_may_shoot_back():
    """GOB-7.5, GOB-17.11: in step (a) whoever touches a target, involved or not; in (b) only those declared."""
    stacks = {"1012": "marglush goblin_slingers_1", "1113": "billmen_1", "1112": "longbowmen_1", **KING}
    stacks |= {"1011": "uglop goblin_slingers_2", "1013": "goblin_slingers_3"}
    t = declared(stacks=stacks, battles=((["1012"], ["1113"]),), alarm=False)
    assert t.match.ask.nouns["step"] == "a"
    assert {c[1]: c[2] for c in t.match.space(F).each() if c[0] == "fire"} == {"1012": ["longbowmen_1"]}
    on(t, "b")
    assert {tuple(c[2]) for c in t.match.space(G).each() if c[0] == "fire"} == {("goblin_slingers_1",)}


def test_who_is_struck_becomes_involved():
    """GOB-7.2, GOB-7.6: and may strike back in this battle."""
    stacks = {"1012": "marglush goblin_warriors_1", "1113": "billmen_1", "1013": "goblin_warriors_2", **KING}
    t = declared(stacks=stacks, battles=((["1012"], ["1113"]),), melee=[6, 6])
    assert INDEX["goblin_warriors_2"] not in t.state.involved[0]
    on(t, "c").play(["melee", "1113", ["goblin_warriors_1"]])
    on(t, "d")
    assert not t.match.space(F).contains(["melee", "1013", ["billmen_1"]]), (
        "not a target: neither declared nor involved"
    )
    t.state.involved[0].append(INDEX["goblin_warriors_2"])
    assert "1013" in attacks.targets(t.state, FEUDAL)


def test_melee_once_with_full_value():
    """GOB-7.6, GOB-7.7, GOB-7.9: one attack a unit and phase, one on a hex and step, against all that stand there."""
    stacks = {
        "1012": "marglush goblin_warriors_1 goblin_brutes_1",
        "1113": "billmen_1 longbowmen_1",
        "1112": "billmen_2",
        **KING,
    }
    t = declared(stacks=stacks, battles=((["1012"], ["1112", "1113"]),), melee=[6, 6])
    on(t, "c").play(["melee", "1113", ["goblin_brutes_1"]])
    hit = t.last("assault")
    assert (hit["sum"], hit["defence"], hit["number"]) == (4, 6, 1)
    assert t.refused(["melee", "1113", ["goblin_warriors_1"]]) == "target_done"
    assert t.refused(["melee", "1112", ["goblin_brutes_1"]]) == "already_attacked"
    t.play(["melee", "1112", ["goblin_warriors_1"]])
    assert t.match.ask.nouns.get("step") != "c"


def test_no_roll_without_a_chance():
    """GOB-7.9: 0 in the table: no die."""
    t = declared(stacks={"1012": "marglush goblin_warriors_1", "1113": "billmen_1 longbowmen_1 town_archers_1 keep_crossbows",
                         **KING})  # fmt: skip
    on(t, "c").play(["melee", "1113", ["goblin_warriors_1"]])
    assert (t.last("assault")["number"], t.last("assault")["die"], t.last("assault")["success"]) == (0, 0, False)


def test_leaders_in_combat():
    """GOB-7.10: with units they add nothing and do not check; alone they have 1 each, class A, no missiles."""
    t = Table("goblin_combat", {"1012": "uglop phinloc", "1113": "billmen_1", **KING})
    assert attacks.melee_total([INDEX["uglop"], INDEX["phinloc"]]) == 2
    assert attacks.melee_total([INDEX["uglop"], INDEX["goblin_warriors_1"]]) == 3
    assert ids(attacks.checkers(t.s, "1012", 3)) == {"uglop"} and ids(attacks.checkers(t.s, "1012", 1)) == {
        "uglop",
        "phinloc",
    }
    t.go().declare((["1012"], ["1113"]))
    on(t, "c")
    assert t.match.space(G).contains(["melee", "1113", ["uglop", "phinloc"]]) or t.match.space(G).contains(
        ["melee", "1113", names("uglop phinloc")]
    )
    t = Table("goblin_combat", FACING)
    assert ids(attacks.checkers(t.s, "1113", 1)) == {"billmen_1", "longbowmen_1"}
    t.go().declare((["1012"], ["1113"]))
    assert t.refused(["melee", "1113", ["marglush"]]) == "not_involved"


def test_missile_results():
    """GOB-7.8, GOB-9.2: whose armor is worse than the result checks; the others do not share it."""
    stacks = {
        "1113": "longbowmen_1 veteran_archers_1",
        "1012": "goblin_king iron_guards_1 goblin_warriors_1",
        "0207": "marglush",
    }
    t = declared("feudal_combat", stacks, ((["1113"], ["1012"]),), missile=[2], morale=[1])
    t.play(["fire", "1012", ["longbowmen_1", "veteran_archers_1"], [4, 4]])
    assert t.last("volley")["armor"] == 2 and t.last("check")["pieces"] == ["goblin_warriors_1"]


def test_strikes_from_a_battle_already_fought():
    """GOB-7.4 to GOB-7.6, GOB-9.15: only where one of the two has moved by combat since."""
    stacks = {"1012": "marglush goblin_warriors_1", "1113": "billmen_1", "0812": "uglop goblin_warriors_2", "0811": "billmen_2",
              **KING}  # fmt: skip
    t = declared(stacks=stacks, battles=((["1012"], ["1113"]), (["0812"], ["0811"])))
    t.play(["fight", 0])
    while t.state.battle == 0:
        t.play(["pass_step"])
    s = t.state
    assert s.battle == 1 and s.fought == [1, 0]
    assert attacks.targets(s, GOBLIN) == ["0811", "1113"]
    assert not attacks.strikers(s, GOBLIN, "1113")
    s.moved[INDEX["billmen_1"]] = 1
    assert ids(attacks.strikers(s, GOBLIN, "1113")) == {"goblin_warriors_1"}
    s.struck[INDEX["goblin_warriors_1"]] = 1
    assert not attacks.strikers(s, GOBLIN, "1113")


def test_contact_with_a_battle_not_yet_fought_waits():
    """GOB-7.4, GOB-7.6: its hexes are no targets."""
    stacks = {"1012": "marglush goblin_slingers_1", "1113": "billmen_1", "1013": "uglop goblin_warriors_2", "1114": "billmen_2",
              **KING}  # fmt: skip
    t = Table("goblin_combat", stacks).go()
    t.play(["declare", "1012", "1113", [], []], ["declare", "1013", "1114", [], []])
    t.play(["fight", 0])
    assert attacks.targets(t.state, GOBLIN) == ["1113"]


def test_standing_orders_of_attack():
    """GOB-4.13 to GOB-4.15: `always` carries the proposal out unasked; it is drawn anew after every attack."""
    t = Table("goblin_combat", FACING, melee=[6], missile=[6, 6])
    t.s.auto_attack = ["always", "always"]
    t.go().declare((["1012"], ["1113"]))
    assert [c["target"] for c in t.all("volley")] == ["1012", "1113"] or len(t.all("volley")) >= 1
    assert t.all("assault") and t.kind != "battle_step"
    t = declared()
    assert t.match.default(t.seat) == ["auto_step"]


def test_what_cannot_succeed_is_left_out():
    """GOB-4.13: no die could do anything; the largest total goes first; the declared of other battles hold their fire."""
    t = declared("feudal_combat", {"1012": "marglush " + " ".join(f"goblin_brutes_{n}" for n in (1, 2, 3)),
                                   "1113": "billmen_1", **KING}, ((["1113"], ["1012"]),))  # fmt: skip
    assert attacks.proposal(t.state, "c") is None
    two = {"1113": "billmen_1 longbowmen_1", "1012": "goblin_warriors_1", "1213": "goblin_warriors_2 goblin_warriors_3",
           "1212": "billmen_2", **KING}  # fmt: skip
    t = declared("feudal_combat", two, ((["1113", "1212"], ["1012", "1213"]),))
    blow = attacks.proposal(t.state, "c")
    assert blow.target == "1213" and sum(blow.points) == 10, "the most melee can reach it"


def test_advance():
    """GOB-7.12, GOB-7.13, GOB-4.14: declared neighbours that have not fled, three without a leader; hexes left must hold."""
    five = " ".join(f"goblin_warriors_{n}" for n in range(1, 6))
    stacks = {"1012": f"uglop {five}", "1113": "town_archers_1", "1112": "goblin_rabble_1", "0209": "goblin_king"}
    t = declared(stacks=stacks, battles=((["1012"], ["1113"]),), melee=[1], morale=[1], casualty=[6])
    on(t, "c").play(["melee", "1113", names(five)])
    assert t.kind == "advance" and t.match.ask.nouns["hex"] == "1113" and t.match.default(G) == ["stay"]
    space = t.match.space(G)
    assert not space.contains(["advance", "1112", [], ["goblin_rabble_1"]]), "not declared"
    assert not space.contains(["advance", "1012", [], names(five)[:4]]), "three without a leader"
    assert not space.contains(["advance", "1012", ["uglop"], names(five)[:1]]), "four would be left without one"
    assert space.contains(["advance", "1012", ["uglop"], names(five)[:2]])
    t.state.fell_back[INDEX["goblin_warriors_5"]] = 1
    t.match._spaces = {}
    assert not t.match.space(G).contains(["advance", "1012", [], ["goblin_warriors_5"]])
    t.play(["advance", "1012", ["uglop"], names(five)[:4]])
    assert t.at("uglop") == "1113" and t.last("advanced")["to"] == "1113"
    assert t.at("goblin_warriors_5") == "1012"


def test_no_advance_over_a_river_or_into_forest():
    """GOB-7.12, GOB-17.13: barred sides and ground; leaders never bar, and go on foot into forest (GOB-9.18)."""
    from game.titles.goblin_raid.rules.advance import _advance, branches

    t = Table("feudal_combat", {"1509": "sir_godfrey keep_riders billmen_1", "1309": "town_archers_1", **KING})
    s = t.s
    s.own, s.enemy, s.fought, s.battle = [["1309", "1509"]], [["1308"]], [0], 0
    s.declared = s.involved = [[INDEX[n] for n in ("sir_godfrey", "keep_riders", "billmen_1", "town_archers_1")]]
    assert not branches(s, "1308", FEUDAL), "a bare river side; the others are not next to it"
    able = {name for b in branches(s, "1508", FEUDAL) for part in b.parts for name in part.options}
    assert able == {"billmen_1"}
    _advance(t.match, s, "1508", plays.Advance("1509", ["sir_godfrey"], ["billmen_1"]))
    assert s.foot[INDEX["sir_godfrey"]] and t.at("billmen_1") == "1508"
    assert s.moved[INDEX["billmen_1"]] and not s.struck[INDEX["billmen_1"]], "it may still attack (GOB-7.13)"


def test_plunder_right_after_an_advance():
    """GOB-10.1, GOB-10.7, GOB-15.2: taken at once by order, or asked; the clock's default takes it."""
    for order in ("on", "ask"):
        stacks = {"1012": "uglop goblin_warriors_1 iron_guards_1", "1113": "town_archers_1", **KING}
        t = Table("goblin_combat", stacks, melee=[1], morale=[1], casualty=[6])
        t.s.auto_plunder = [order, order]
        t.go().declare((["1012"], ["1113"]))
        on(t, "c").play(["melee", "1113", ["goblin_warriors_1", "iron_guards_1"]])
        t.play(["advance", "1012", ["uglop"], ["goblin_warriors_1", "iron_guards_1"]])
        if order == "ask":
            assert t.kind == "plunder" and t.match.default(G) == ["plunder", "1113", "iron_guards_1"]
            t.play(["plunder", "1113", "goblin_warriors_1"])
        assert t.last("plundered")["unit"] == ("iron_guards_1" if order == "on" else "goblin_warriors_1")


def test_battles_not_fought_lapse():
    """GOB-15.5, GOB-11.7: the cycle ends at once."""
    stacks = {
        "1012": "goblin_king goblin_warriors_1",
        "1113": "billmen_1",
        "0812": "uglop goblin_warriors_2",
        "0811": "billmen_2",
    }
    t = declared(stacks=stacks, battles=((["1012"], ["1113"]), (["0812"], ["0811"])))
    t.play(["fight", 0])
    t.state.at[INDEX["goblin_king"]] = "lost"
    t.match.agenda.clear()
    t.go(EndBattle(), Stop())
    assert t.last("cycle_ends")["reason"] == "king_lost" and t.state.cycle == 2 and not t.state.own
    assert "battle" not in t.match.view(G)


def test_the_proposal_holds_back_who_is_declared_elsewhere():
    """GOB-4.13, GOB-7.5: they might shoot, but keep their arrows for their own battle."""
    stacks = {"1012": "marglush goblin_rabble_1", "1113": "billmen_1 town_archers_1", "1112": "longbowmen_1",
              "1111": "uglop goblin_warriors_2", **KING}  # fmt: skip
    t = Table("goblin_combat", stacks).go()
    t.play(["declare", "1012", "1113", [], []], ["declare", "1111", "1112", [], []], ["fight", 0])
    assert t.match.ask.nouns["step"] == "a"
    assert ids(attacks.shooters(t.state, FEUDAL, "a", "1012")) == {"town_archers_1", "longbowmen_1"}
    assert ids(attacks.proposal(t.state, "a").pieces) == {"town_archers_1"}


def test_the_proposal_takes_the_weaker_of_two():
    """GOB-4.13: as many can reach both; ties the lower defending total, then the lower number."""
    stacks = {"1113": "billmen_1", "1012": "goblin_warriors_1 goblin_warriors_2", "1013": "goblin_warriors_3", **KING}
    t = declared("feudal_combat", stacks, ((["1113"], ["1012", "1013"]),))
    assert attacks.proposal(t.state, "c").target == "1013"
    t.state.at[INDEX["goblin_warriors_2"]] = "1013"
    assert attacks.proposal(t.state, "c").target == "1012"
    t.state.at[INDEX["goblin_warriors_2"]] = "home"
    assert attacks.proposal(t.state, "c").target == "1012"


def test_a_hex_that_is_attacked_joins_the_battle():
    """GOB-7.2, GOB-7.4: an involved unit has fled to others: its hex is a target, and they may strike back."""
    stacks = {"1012": "marglush goblin_warriors_1", "1113": "billmen_1", "1112": "billmen_2 town_archers_1", **KING}
    t = declared(stacks=stacks, battles=((["1012"], ["1113"]),), melee=[6])
    on(t, "c")
    t.state.at[INDEX["billmen_1"]] = "1112"
    t.match._spaces = {}
    t.play(["melee", "1112", ["goblin_warriors_1"]])
    assert {"billmen_2", "town_archers_1"} <= ids(t.state.involved[0])
    assert t.match.ask.nouns["step"] == "d" and t.match.space(F).contains(["melee", "1012", ["billmen_2"]])


def test_a_hex_is_in_one_battle_only():
    """GOB-7.2: of either side; what touches only hexes already declared has nothing left to declare."""
    stacks = {"1012": "marglush goblin_warriors_1", "1013": "uglop goblin_warriors_2", "1113": "billmen_1", **KING}
    t = Table("goblin_combat", stacks).go()
    assert attacks.contacts(t.state, GOBLIN) == [("1012", "1113"), ("1013", "1113")]
    t.play(["declare", "1012", "1113", [], []])
    assert t.kind == "battle_step" and t.state.own == [["1012"]]

"""The reveal: what acts then, raising and rites, bets and dice, who has won (GSS 4.3: 4.18 to 4.31)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer.rules.cards import FOE_INDEX, FOES, KINDS
from tests.titles.slayer_slayer.table import Fight, defaults, fighting

A, B, C, D = range(4)


# ---------------------------------------------------------------- before and at the reveal


def test_face_down_discards() -> None:
    """GSS-4.18, GSS-10.3, GSS-10.4: one random card at a time, while any is left; no feat helps, not even Plan B."""
    fight = Fight("shy_archer", horde="bigun schemer shieldbearer", rolls={"facedown": [1]}).run()
    assert fight.left() == "bigun shieldbearer" and not fight.all("plan_b") and not fight.all("discarded")
    gone = fight.one("facedown_discard")
    assert gone["card"] == "schemer" and fight.state.pile == [gone["handle"]]
    assert Fight("shy_archer", horde="bigun schemer", rolls={"facedown": [0]}).run().left() == "schemer"
    fight = Fight("shy_archer", horde="bigun", rolls={"facedown": [0]}).run()
    assert fight.left() == "" and fight.alone == 0
    assert Fight("shy_archer").run().alone == 0
    fight = Fight("shy_archer", horde="jester bigun", rolls={"facedown": [0]}).run()
    assert not fight.all("roll") and fight.alone == 6


def test_the_reveal_comes_before_the_dice() -> None:
    """GSS-4.19: in Horde order; then each Jester rolls, and the number is its current Power."""
    fight = Fight("sole_sidekick", horde="jester bigun jester", rolls={"d20:jester": [3, 17]}).run()
    kinds = [cue.kind for cue in fight.cues]
    assert kinds.index("revealed") < kinds.index("roll") and fight.one("revealed")["cards"] == [
        "jester",
        "bigun",
        "jester",
    ]
    assert [row[2] for row in fight.one("ledger")["rows"]] == [3, 6, 17]


def test_plan_b() -> None:
    """GSS-4.20, GSS-10.1: every ability is ignored to the end of the round; even "disable all"; two change nothing more."""
    for foe, round in (("overeager_squire", 1), ("sole_sidekick", 1), ("spotless_knight", 2), ("pest_inspector", 1)):
        fight = Fight(
            foe, round=round, horde="berserker schemer schemer", earlier="barricader" if round > 1 else ""
        ).run()
        assert not fight.all("discarded") and not fight.all("disabled") and len(fight.all("plan_b")) == 1
        assert fight.alone == 5 + (6 if round > 1 else 0)
        assert fight.foe == basic_power_of(foe)
    fight = Fight("rented_locksmith", horde="schemer deserter").run()
    assert not fight.all("stolen") and fight.one("returned")
    assert Fight("rented_locksmith", horde="deserter").run().one("stolen")["amount"] == 10
    fight.state.round = 2
    assert not fight.state.plan_b, "the next round is another one"


def basic_power_of(foe: str) -> int:
    return FOES[FOE_INDEX[foe]].power[2]


def test_disabling() -> None:
    """GSS-4.21, GSS-10.2: all together, Power and class stay; the Shield Wall only stands if its feat works."""
    fight = Fight("hedge_wizard", horde="shaman wolfrider bruiser sapper").run()
    assert fight.foe == 15 and fight.discards == "shaman:bruiser"
    fight = Fight("hedge_wizard", horde="shaman conjurer firehazard wolfrider bigun").run()
    assert fight.power("shaman") == 1 and fight.power("wolfrider") == 4 and not fight.all("roll")
    dice = Fight("sole_sidekick", horde="catapult conjurer firehazard sapper shieldbearer bruiser").run()
    assert not dice.all("bet_offered") and not dice.all("roll") and dice.foe == 12 and not dice.all("shield_wall")
    chosen = Fight("chosen_one", horde="catapult firehazard sapper wolfrider", floor=10).run()
    assert not chosen.all("roll") and ["sapper", -2] in chosen.one("ledger")["foe_rows"]


def test_the_disabled_are_named() -> None:
    """GSS-4.21: Horde and earlier cards, for all to see."""
    fight = Fight("hedge_wizard", horde="shaman bigun conjurer", earlier="gravecaller barricader")
    wanted = [fight.state.horde[0], fight.state.horde[2], fight.state.earlier[0]]
    assert fight.run().one("disabled") == {"ability": 0, "handles": wanted}
    fight = Fight("chosen_one", horde="catapult bigun firehazard")
    wanted = [fight.state.horde[0], fight.state.horde[2]]
    assert fight.run().one("disabled")["handles"] == wanted


def test_disabled_shield() -> None:
    """GSS-4.21: under "disable all" or "disable Brutes" no Shield Wall stands."""
    brutes = next(f for f in FOES if any(a.verb == "disable_class" and a.klass == 0 for a in f.abilities)).id
    assert not Fight(brutes, horde="shieldbearer jester", rolls={"d20:jester": [5]}).run().all("shield_wall")
    fight = Fight(brutes, horde="shieldbearer jester", rolls={"d20:jester": [5]}).run()
    assert fight.discards == "shieldbearer:jester"


@pytest.mark.parametrize(
    "foe, horde, earlier, round, rolls, discards",
    [
        ("overeager_squire", "bigun shaman bonesetter", "", 1, {}, "shaman:foe"),
        ("spotless_knight", "deserter bigun bigun", "", 1, {}, "bigun:foe"),
        ("rat_catcher", "shaman bigun schemer", "", 1, {}, ""),
        ("rat_catcher", "shaman bigun impersonator deserter", "", 1, {}, "shaman:foe impersonator:foe"),
        ("overeager_squire", "shieldbearer shaman bruiser", "", 1, {}, ""),
        ("rented_locksmith", "bruiser", "shaman", 1, {}, ""),
        ("rented_locksmith", "bruiser shaman bonesetter", "", 1, {}, "shaman:bruiser"),
        ("rented_locksmith", "bruiser bruiser deserter", "", 1, {}, "deserter:bruiser bruiser:bruiser"),
        ("rented_locksmith", "jester bruiser deserter", "jester shaman", 2, {"d20:jester": [6]},
         "bruiser:jester deserter:jester shaman:jester"),
        ("rented_locksmith", "bruiser jester deserter", "", 1, {"d20:jester": [1]}, "jester:bruiser"),
        ("rented_locksmith", "bruiser jester deserter", "", 1, {"d20:jester": [4]}, "deserter:bruiser bruiser:jester"),
    ],
)  # fmt: skip
def test_discards(foe, horde, earlier, round, rolls, discards) -> None:
    """GSS-2.10, GSS-2.14, GSS-4.22, GSS-4.23, GSS-10.8: who goes, why and in which order; leftmost on a tie."""
    fight = Fight(foe, round=round, horde=horde, earlier=earlier, rolls=rolls)
    fight.run()
    assert fight.discards == discards
    assert len(fight.state.pile) >= len(discards.split())


def test_two_weakest_go_one_after_the_other() -> None:
    """Section 5.B, GSS-4.22: as many as there are."""
    saint = Fight("sharp_saint", horde="bigun deserter sapper").run()
    assert saint.discards == "deserter:foe sapper:foe"
    assert Fight("sharp_saint", horde="bigun").run().discards == "bigun:foe"
    assert Fight("sharp_saint").run().discards == ""


def test_twins_go_at_once() -> None:
    """Section 5.B discard_twins"""
    twins = next(f.id for f in FOES if any(a.verb == "discard_twins" for a in f.abilities))
    fight = Fight(twins, round=2, horde="sapper bigun deserter sapper sapper bigun", rolls={"facedown": [2]}).run()
    assert fight.discards == "sapper:foe bigun:foe sapper:foe sapper:foe bigun:foe"
    fight = Fight(twins, round=2, horde="sapper bigun sapper", rolls={"facedown": [0]}).run()
    assert fight.discards == ""


def test_abilities_act_in_listed_order() -> None:
    """GSS-4.22: earlier rounds' abilities first."""
    slayer = Fight("the_slayer", round=2, floor=10, horde="shaman bigun deserter").run()
    assert slayer.discards == "bigun:foe shaman:foe"


def test_a_shield_wall_stops_them_all() -> None:
    """GSS-4.21, GSS-4.22, GSS-4.23, GSS-10.5, GSS-10.6: foe, Bruiser, Jester, lost bets; earlier cards are safe too."""
    for foe in ("overeager_squire", "spotless_knight", "rat_catcher"):
        fight = Fight(foe, horde="shieldbearer shaman bruiser jester", rolls={"d20:jester": [1]}).run()
        assert not fight.all("discarded") and len(fight.all("wall_holds")) == 3
    for goblin in ("impersonator", "artificer", "catapult", "fearmonger"):
        horde = f"shieldbearer {goblin} shaman"
        fight = Fight("rented_locksmith", horde=horde, rolls={"d20:bet": [2]}, votes=("odds",)).run()
        assert not fight.all("discarded") and fight.left() == horde
    fight = Fight(
        "tavern_bouncer", round=2, horde="shieldbearer jester", earlier="barricader", rolls={"d20:jester": [9]}
    )
    assert fight.run().counted == "shieldbearer jester barricader"


# ---------------------------------------------------------------- raise, rites


def test_raising() -> None:
    """GSS-4.24, GSS-2.13, GSS-5.4, GSS-5.5: at the right end, with Power and class, without a feat or an owner."""
    fight = Fight("rented_locksmith", horde="gravecaller wolfrider", pile="bigun shaman", rolls={"raise": [0]}).run()
    assert fight.left() == "gravecaller wolfrider bigun" and fight.power("wolfrider") == 4
    assert fight.state.pile and len(fight.state.pile) == 1
    fight = Fight("rented_locksmith", horde="gravecaller gravecaller", pile="berserker jester", round=2,
                  rolls={"raise": [1, 0], "d20:jester": [8]}).run()  # fmt: skip
    assert fight.left() == "gravecaller gravecaller jester berserker" and not fight.all("discarded")
    assert [row[4] for row in fight.one("ledger")["rows"]] == [2, 2, 8, 3]
    fight = Fight("rented_locksmith", horde="gravecaller bigun").run()
    assert fight.one("nothing_raised") and fight.alone == 8
    fight = Fight("hedge_wizard", horde="gravecaller", pile="bigun").run()
    assert not fight.all("raised") and fight.alone == 2


def test_a_raised_number_tells_nothing() -> None:
    """GSS-4.24, section 8: which of the Pile's numbers comes back does not go with the card."""
    numbers = set()
    for seed in range(12):
        fight = Fight("rented_locksmith", horde="gravecaller", pile="bigun shaman deserter", rolls={"raise": [0]})
        fight.match.chance = type(fight.match.chance)(bytes([seed]))
        fight.match.chance.script = {"raise": [0]}
        pile = fight.state.pile[:]
        fight.run()
        raised = fight.one("raised")
        assert raised["card"] == "bigun" and raised["handle"] in pile
        assert sorted(KINDS[fight.state.faces[h]] for h in fight.state.pile) == ["deserter", "shaman"]
        numbers.add(pile.index(raised["handle"]))
    assert numbers == {0, 1, 2}


def test_rites() -> None:
    """GSS-4.25: the owner alone chooses; who has no card is not asked; the default is no."""
    fight = Fight(
        "rented_locksmith", horde="bloodpriest bloodpriest shaman", hands=("sapper", "bigun jester", "sapper")
    )
    fight.start()
    match, s = fight.match, fight.state
    assert match.ask.kind == "blood_rite" and match.ask.nouns["handle"] == s.horde[0]
    assert match.default(A) == "no" and match.default(B) == "wait"
    assert list(match.space(A).each()) == ["no", *s.hand[A]] and list(match.space(B).each()) == ["wait"]
    gone = s.hand[A][0]
    for seat, choice in ((A, gone), (B, "wait"), (C, "wait")):
        match.play(seat, choice)
    assert s.pile == [gone] and not s.hand[A] and match.ask.nouns["handle"] == s.horde[1]
    assert [s.gains[n] for n in range(0, len(s.gains), 3)] == s.horde and s.gains[2] == 3
    for seat in range(3):
        match.play(seat, match.default(seat))
    fight.cues += match.take_cues()
    assert fight.power("shaman") == 1 + 1 + 3 and fight.power("bloodpriest") == 6
    fight = Fight("rented_locksmith", horde="bloodpriest", hands=("", "bigun", "bigun")).run()
    assert not fight.all("rite_open") and fight.alone == 3
    fight = Fight("hedge_wizard", horde="bloodpriest shaman").run()
    assert not fight.all("rite_open")


def test_rites_reach_raised_and_disabled_mystics() -> None:
    """GSS-4.25, GSS-5.4, GSS-5.5: every Mystic in the Horde."""
    fight = Fight(
        "rented_locksmith", horde="bloodpriest gravecaller", pile="shaman", rolls={"raise": [0]}, votes=("give",)
    )
    assert fight.run().alone == 6 + 5 + 4


# ---------------------------------------------------------------- bets


@pytest.mark.parametrize(
    "votes, made, side, tie",
    [
        (("odds", "none", "", ""), False, "", False),
        (("odds", "odds", "none", ""), True, "odds", False),
        (("evens", "evens", "odds", "none"), True, "evens", False),
        (("odds", "evens", "none", ""), True, None, True),
        (("", "", "", ""), False, "", False),
        (("evens", "", "", ""), True, "evens", False),
        (("odds", "evens", "none", "none"), False, "", False),
    ],
)
def test_a_bet_needs_more_votes_than_none(votes, made, side, tie) -> None:
    """GSS-4.26: an abstention counts for neither."""
    fight = Fight("rented_locksmith", living=4, horde="catapult").start()
    if tie:
        fight.match.chance.script = {"bet:side": [1]}
    for seat, vote in enumerate(votes):
        fight.match.play(seat, vote)
    fight.cues += fight.match.take_cues()
    told = fight.one("bet_votes")
    assert (told["made"], told["tie"], told["side"]) == (made, tie, "evens" if tie else side)
    assert told["votes"] == list(votes) and len(fight.all("roll")) == made


@pytest.mark.parametrize(
    "horde, votes, rolls, alone, foe, discards",
    [
        ("catapult", ["odds"], [1], 8, 16, ""),
        ("catapult", ["odds"], [2], 3, 16, ""),
        ("catapult deserter shaman", ["evens"], [2], 8 + 3 + 4, 16, ""),
        ("catapult deserter shaman", ["evens"], [1], 6, 16, "shaman:catapult"),
        ("fancypants princeling bigun", ["evens"], [20], 7 + 8 + 6, 16, ""),
        ("fancypants princeling", ["evens"], [19], 5, 16, ""),
        ("fancypants fancypants", ["odds", "odds"], [1, 2], 7, 16, ""),
        ("fearmonger shaman", ["odds"], [3], 2 + 3, 11, ""),
        ("fearmonger deserter bigun sapper", ["odds"], [4], 8, 16, "deserter:fearmonger sapper:fearmonger"),
        ("fearmonger bigun", ["odds"], [4], 2, 16, "bigun:fearmonger"),
        ("artificer catapult bigun", ["odds", "none"], [1], 4 + 5 + 6, 16, ""),
        ("artificer bigun", ["odds"], [2], 6, 16, "artificer:artificer"),
        ("impersonator bigun", ["odds"], [1], 12, 16, ""),
        ("impersonator", ["odds"], [1], 1, 16, ""),
        ("impersonator bigun", ["odds"], [2], 6, 16, "impersonator:impersonator"),
        ("artificer catapult shaman", ["odds", "odds"], [1, 2], 4 + 5, 16, "shaman:catapult"),
        ("catapult artificer bigun", ["odds"], [2], 9, 16, "artificer:catapult"),
        ("impersonator fancypants", ["odds", "odds"], [1, 2], 4, 16, ""),
        ("fancypants impersonator", ["odds", "odds"], [2, 1], 4, 16, ""),
    ],
)
def test_bets(horde, votes, rolls, alone, foe, discards) -> None:
    """GSS-4.26, GSS-5.1, GSS-5.5, section 5.C: success and failure of each; who is gone offers nothing; gifts stay."""
    fight = Fight("rented_locksmith", horde=horde, votes=tuple(votes), rolls={"d20:bet": rolls}).run()
    assert (fight.alone, fight.foe, fight.discards) == (alone, foe, discards)


def test_a_gift_outlives_its_giver() -> None:
    """GSS-5.5: Artificer succeeds, then a Catapult's failure discards it."""
    fight = Fight(
        "rented_locksmith", horde="artificer sapper catapult", votes=("odds", "odds"), rolls={"d20:bet": [1, 2]}
    ).run()
    assert fight.discards == "artificer:catapult" and fight.alone == 5 + 5
    assert fight.foe == 16 - 2, "the Sapper counts the Tinkers that are left"


def test_bets_in_horde_order_with_the_totals() -> None:
    """GSS-4.26"""
    fight = Fight(
        "rented_locksmith", horde="fearmonger bigun catapult", votes=("odds", "none"), rolls={"d20:bet": [1]}
    ).run()
    assert [(n["card"], n["horde"], n["foe"]) for n in fight.all("bet_offered")] == [
        ("fearmonger", 11, 16),
        ("catapult", 11, 11),
    ]


# ---------------------------------------------------------------- Horde dice, compare


@pytest.mark.parametrize(
    "votes, made",
    [(("roll", "no", ""), False), (("roll", "roll", "no"), True), (("", "", ""), False), (("roll", "", ""), True)],
)
def test_a_conjurer_needs_more_votes(votes, made) -> None:
    """GSS-4.28"""
    fight = Fight("rented_locksmith", horde="conjurer bigun").start()
    for seat, vote in enumerate(votes):
        fight.match.play(seat, vote)
    fight.cues += fight.match.take_cues()
    assert fight.one("die_votes")["made"] == made and len(fight.all("roll")) == made
    assert fight.one("die_votes")["votes"] == list(votes)


def test_dice_are_compared_with_the_power_alone() -> None:
    """GSS-4.28, GSS-10.14: equal is added; higher loses at once, and no more dice are rolled."""
    D = "d20:horde_die"
    fight = Fight("rented_locksmith", horde="firehazard firehazard bigun", rolls={D: [14, 14]}).run()
    assert (fight.total, fight.outcome) == (42, "victory")
    fight = Fight("rented_locksmith", horde="firehazard firehazard bigun conjurer", rolls={D: [16, 17]}).run()
    assert (fight.alone, fight.total, fight.outcome) == (16, 32, "lost") and fight.one("lost")["missing"] == 0
    fight = Fight("rented_locksmith", horde="firehazard firehazard bigun conjurer", rolls={D: [17]}).run()
    assert not fight.all("die_offered") and fight.total == 16
    fight = Fight("rented_locksmith", horde="conjurer firehazard bigun", rolls={D: [3]}, votes=("no",)).run()
    assert [n["card"] for n in fight.all("die_added")] == ["firehazard"]


@pytest.mark.parametrize(
    "horde, outcome", [("bigun princeling princeling", "victory"), ("bigun princeling conjurer wolfrider", "victory")]
)
def test_compare(horde, outcome) -> None:
    """GSS-4.27, GSS-4.29: equal or higher wins."""
    votes = ("no",) if "conjurer" in horde else ()
    fight = Fight("rented_locksmith", horde=horde, votes=votes).run()
    assert fight.foe == 16 and fight.total >= 16 and fight.outcome == outcome


def test_one_short_is_lost() -> None:
    """GSS-4.29"""
    fight = Fight("rented_locksmith", horde="bigun princeling fancypants", votes=("none",)).run()
    assert (fight.total, fight.foe, fight.outcome) == (15, 16, "lost") and fight.one("lost")["missing"] == 1
    assert fight.state.round == 2


def test_the_rest_of_a_battle_that_ends_the_game_is_skipped() -> None:
    """GSS-4.30, section 4.3, GSS-10.11"""
    fight = Fight("rented_locksmith", horde="sapper sapper", hands=("", "", "bigun"))
    fight.state.objective[C] = 3
    fight.run()
    assert fight.match.result.outcome == "sole_survivor" and fight.match.result.winners == (C,)
    assert fight.state.round == 1 and not fight.state.earlier and not fight.all("laid_aside")


def test_every_round_starts_afresh() -> None:
    """GSS-4.30 (e), GSS-4.31: gifts, the foe's losses, dice, Plan B, the wall and the count are those of one round."""
    fight = Fight(
        "secret_agent", round=1, horde="schemer shieldbearer fearmonger artificer firehazard firehazard",
        votes=("odds", "odds"), rolls={"d20:bet": [1, 1], "d20:horde_die": [1, 20]},
    ).run()  # fmt: skip
    s = fight.state
    assert fight.outcome == "lost" and s.round == 2
    assert (s.plan_b, s.wall, s.spoiled, s.revealed, s.won) == (False,) * 5
    assert (s.gains, s.foe_gains, s.dice, s.played) == ([], [], [], [0, 0, 0])
    assert (s.bet, s.side, s.die, s.alone, s.against) == (-1, "", 0, 0, -1)
    assert fight.match.view(A)["public"]["round"] == 2 and "count" not in fight.match.view(A)


def test_whole_battles() -> None:
    """GSS-10.9, GSS-10.30: an empty Horde has Power 0 plus Barricaders; played by defaults every battle ends."""
    fight = Fight("rented_locksmith", round=2, earlier="barricader barricader").run()
    assert fight.alone == 6
    match = fighting("rented_locksmith", "deserter sapper", "bonesetter deserter", "deserter deserter")
    defaults(match, limit=40)
    assert match.result.outcome == "nobody" and match.state.round <= 6

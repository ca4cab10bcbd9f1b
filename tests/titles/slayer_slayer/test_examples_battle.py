"""Worked examples 1 to 18 and 32: a round of a battle each."""

import pytest

from tests.titles.slayer_slayer.table import Fight

J, B, D = "d20:jester", "d20:bet", "d20:horde_die"
TAVERN = {"foe": "tavern_bouncer", "horde": "conjurer deserter barricader wolfrider", "votes": ("roll",)}
LOCK = "rented_locksmith"

CASES = {
    1: (
        {"foe": "sole_sidekick", "horde": "bigun jester wolfrider bruiser", "rolls": {J: [9]}},
        ("bigun jester wolfrider bruiser", "", 23, 23, 12, "victory"),
    ),
    2: (
        {"foe": "secret_agent", "horde": "schemer wolfrider bigun berserker bruiser deserter"},
        ("wolfrider bigun berserker bruiser deserter", "schemer:bruiser", 23, 23, 18, "victory"),
    ),
    3: (
        {"foe": "secret_agent", "horde": "wolfrider bigun berserker bruiser deserter"},
        ("wolfrider bigun berserker bruiser deserter", "", 20, 20, 18, "victory"),
    ),
    4: (
        {
            "foe": LOCK,
            "living": 2,
            "round": 2,
            "horde": "bigun jester schemer",
            "earlier": "deserter princeling",
            "rolls": {J: [13]},
        },
        ("jester", "bigun:jester schemer:jester deserter:jester princeling:jester", 13, 13, 10, "victory"),
    ),
    5: (
        {"foe": LOCK, "horde": "jester conjurer jester", "rolls": {J: [4, 11]}},
        ("jester jester", "conjurer:jester", 15, 15, 16, "lost"),
    ),
    6: (
        {"foe": "shy_archer", "horde": "shieldbearer jester sapper deserter", "rolls": {J: [14], "facedown": [3]}},
        ("shieldbearer jester sapper", "", 20, 20, 14, "victory"),
    ),
    7: ({**TAVERN, "rolls": {D: [11]}}, ("conjurer deserter barricader wolfrider", "", 11, 22, 15, "victory")),
    8: ({**TAVERN, "rolls": {D: [12]}}, ("conjurer deserter barricader wolfrider", "", 11, 11, 15, "lost")),
    9: (
        {"foe": LOCK, "horde": "firehazard bigun princeling deserter", "rolls": {D: [19]}},
        ("firehazard bigun princeling deserter", "", 18, 18, 16, "lost"),
    ),
    10: (
        {
            "foe": "sharp_saint",
            "horde": "firehazard conjurer bigun princeling barricader schemer",
            "rolls": {D: [16, 8]},
            "votes": ("roll",),
        },
        ("firehazard conjurer bigun princeling barricader schemer", "", 21, 45, 27, "victory"),
    ),
    11: (
        {"foe": LOCK, "horde": "catapult bigun deserter", "rolls": {B: [7]}, "votes": ("odds",)},
        ("catapult bigun deserter", "", 17, 17, 16, "victory"),
    ),
    12: (
        {"foe": LOCK, "horde": "catapult bigun deserter cutpurse", "rolls": {B: [8]}, "votes": ("odds",)},
        ("catapult bigun deserter", "cutpurse:catapult", 12, 12, 16, "lost"),
    ),
    13: (
        {
            "foe": "hedge_wizard",
            "horde": "impersonator artificer sapper princeling",
            "rolls": {B: [2, 5]},
            "votes": ("evens", "odds"),
        },
        ("impersonator artificer sapper princeling", "", 19, 19, 14, "victory"),
    ),
    14: (
        {
            "foe": "pest_inspector",
            "horde": "fancypants fearmonger bigun bruiser",
            "rolls": {B: [6]},
            "votes": ("odds",),
        },
        ("fancypants bigun bruiser", "fearmonger:bruiser", 11, 11, 17, "lost"),
    ),
    15: (
        {"foe": "pest_inspector", "horde": "fearmonger wolfrider bigun", "rolls": {B: [20]}, "votes": ("evens",)},
        ("fearmonger wolfrider bigun", "", 12, 12, 12, "victory"),
    ),
    16: (
        {
            "foe": "spotless_knight",
            "living": 2,
            "round": 2,
            "horde": "berserker cutpurse deserter bigun",
            "earlier": "barricader bigun",
        },
        ("berserker cutpurse deserter barricader", "bigun:foe", 12, 12, 13, "lost"),
    ),
    17: (
        {
            "foe": "overeager_squire",
            "living": 2,
            "horde": "gravecaller princeling impersonator",
            "pile": "schemer",
            "rolls": {"raise": [1]},
        },
        ("gravecaller princeling impersonator", "impersonator:foe", 8, 8, 10, "lost"),
    ),
    18: (
        {"foe": "pitchfork_mob", "living": 2, "horde": "bloodpriest shaman deserter sapper", "votes": ("give",)},
        ("bloodpriest shaman deserter sapper", "", 19, 19, 9, "victory"),
    ),
    32: (
        {
            "foe": "chosen_one",
            "round": 2,
            "floor": 10,
            "horde": "bigun conjurer princeling wolfrider shaman bigun catapult bruiser",
        },
        ("bigun princeling bigun catapult bruiser", "shaman:foe conjurer:foe wolfrider:bruiser", 25, 25, 28, "lost"),
    ),
}


@pytest.mark.parametrize("number", CASES)
def test_example(number):
    given, expected = CASES[number]
    fight = Fight(**given).run()
    assert (fight.counted, fight.discards, fight.alone, fight.total, fight.foe, fight.outcome) == expected


def test_the_totals_shown_before_votes():
    """Examples 11 to 15 and 10: what a bet or a Conjurer offers is shown with the totals as they stand."""
    offers = {11: [(12, 16)], 12: [(14, 16)], 13: [(11, 14), (15, 14)], 14: [(15, 17)], 15: [(12, 17)]}
    for number, expected in offers.items():
        fight = Fight(**CASES[number][0]).run()
        assert [(nouns["horde"], nouns["foe"]) for nouns in fight.all("bet_offered")] == expected
    fight = Fight(**CASES[10][0]).run()
    assert (fight.one("die_offered")["total"], fight.one("die_offered")["foe"]) == (37, 27)


def test_single_powers():
    """Examples 13, 16 and 18: each goblin's own number in the ledger."""
    assert Fight(**CASES[13][0]).run().power("impersonator") == 5
    assert Fight(**CASES[16][0]).run().power("berserker") == 4
    assert Fight(**CASES[18][0]).run().power("shaman") == 7


def test_deserters_return_in_example_16():
    fight = Fight(**CASES[16][0]).run()
    assert len(fight.one("returned")["handles"]) == 1
    assert "deserter" in fight.hand(0)

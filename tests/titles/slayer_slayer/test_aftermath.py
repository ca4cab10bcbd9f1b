"""Effects in the count, the lost round, Victory, the survivor, loot and the final foe (GSS 4.3, 4.4, section 5)."""

from __future__ import annotations

import pytest

from game.titles.slayer_slayer.rules import aftermath, battle, ending, loot, route
from game.titles.slayer_slayer.rules.cards import FOE_INDEX, FOES, KINDS
from tests.titles.slayer_slayer.table import Fight, cues, done, give, go, held, refused, table

A, B, C, D = range(4)


# ---------------------------------------------------------------- the count


def test_classes_are_counted_in_the_horde_alone() -> None:
    """GSS-5.4: disabled and raised goblins too, earlier cards not."""
    fight = Fight("rented_locksmith", round=2, horde="wolfrider sapper shaman", earlier="bigun catapult jester").run()
    assert (fight.power("wolfrider"), fight.power("shaman"), fight.foe) == (3, 4, 15)
    tinkers = next(
        f.id for f in FOES if any(a.verb == "disable_class" and a.klass == 2 and a.round == 1 for a in f.abilities)
    )
    fight = Fight(tinkers, horde="sapper shaman").run()
    assert fight.foe == FOES[FOE_INDEX[tinkers]].power[2] and fight.power("shaman") == 3


def test_rounds_of_berserkers_and_backstabbers() -> None:
    """Section 5.C power_in_rounds"""
    for round, berserker, backstabber in ((1, 3, 5), (2, 6, 2), (4, 6, 2)):
        fight = Fight("rented_locksmith", round=round, horde="berserker backstabber").run()
        assert (fight.power("berserker"), fight.power("backstabber")) == (berserker, backstabber)


def test_barricaders_of_earlier_rounds() -> None:
    """GSS-4.31, GSS-5.2, GSS-10.27: count unless raised or disabled this round; other earlier cards do not."""
    fight = Fight("rented_locksmith", round=2, horde="deserter", earlier="barricader shaman sapper bigun barricader")
    fight.state.earlier_mark = [0, 0, 0, 0, 2]
    assert fight.run().alone == 6 and fight.foe == 16
    tinkers = next(
        f.id for f in FOES if any(a.verb == "disable_class" and a.klass == 2 and a.round == 1 for a in f.abilities)
    )
    fight = Fight(tinkers, round=2, horde="shaman deserter", earlier="barricader", rolls={"facedown": [0]})
    assert fight.run().counted == "deserter"
    fight = Fight(tinkers, horde="barricader").run()
    assert fight.alone == 3 and fight.state.earlier_mark == [0], "marked as disabled for its own round alone"
    again = Fight("rented_locksmith", round=2, horde="schemer", earlier="barricader").run()
    assert again.alone == 4


def test_one_order_of_changes() -> None:
    """GSS-5.1: current Power, own feat, gifts; then "becomes 0"; then the cap."""
    fight = Fight(
        "spotless_knight", round=2, horde="jester artificer catapult bigun fancypants fancypants shieldbearer",
        votes=("odds", "none", "odds", "odds"), rolls={"d20:bet": [1, 1, 2], "d20:jester": [20]},
    ).run()  # fmt: skip
    assert [row[4] for row in fight.one("ledger")["rows"]] == [4, 4, 4, 4, 4, 0, 3]
    assert fight.one("ledger")["rows"][0][3] == [["fancypants", 3], ["cap", -19]]


# ---------------------------------------------------------------- the lost round


def test_deserters_run_home() -> None:
    """GSS-4.30: after rounds 1 to 3, working ones of this round's Horde, before the hand check."""
    for round, home in ((1, True), (3, True), (4, False)):
        fight = Fight("rented_locksmith", round=round, horde="deserter", hands=("", "bigun", "bigun")).run()
        assert bool(fight.all("returned")) == home and bool(fight.state.out[A]) is not home
        assert fight.hand(A) == (["deserter"] if home else [])
        assert len(fight.state.earlier) == (0 if home else 1)
    sneaks = next(
        f.id for f in FOES if any(a.verb == "disable_class" and a.klass == 1 and a.round == 1 for a in f.abilities)
    )
    assert not Fight(sneaks, horde="deserter").run().all("returned")
    fight = Fight("rented_locksmith", round=2, horde="sapper", earlier="deserter").run()
    assert not fight.all("returned") and len(fight.state.earlier) == 2


def test_a_raised_deserter_stays() -> None:
    """GSS-10.7: it becomes an earlier card, raised for good; a raised Barricader does not count later."""
    fight = Fight("rented_locksmith", horde="gravecaller gravecaller", pile="deserter barricader").run()
    s = fight.state
    assert not fight.all("returned") and sorted(s.earlier_mark) == [0, 0, 2, 2] and s.earlier_owner[2:] == [-1, -1]


def test_gold_is_stolen_and_cards_are_taken() -> None:
    """GSS-4.30, section 5.B steal_gold, abduct: in listed order, not below 0; who has most cards loses one unseen."""
    fight = Fight("rented_locksmith", horde="sapper")
    fight.state.gold = [25, 10, 4]
    assert fight.run().state.gold == [15, 0, 0]
    thief = next(f.id for f in FOES if any(a.verb == "abduct" and a.round == 2 for a in f.abilities))
    fight = Fight(
        thief, round=2, horde="sapper", hands=("bigun", "shaman deserter", "jester"), rolls={"abduct:card": []}
    )
    fight.match.chance.script = {}
    fight.run()
    assert fight.one("abducted")["seat"] == B and len(fight.state.hand[B]) == 1 and len(fight.state.lost[B]) == 1
    fight = Fight(thief, round=2, horde="sapper", hands=("bigun", "jester", "sapper"), rolls={"abduct:seat": [C]}).run()
    assert fight.one("abducted")["seat"] == C and fight.state.out[C], "before the hand check"
    fight = Fight("the_slayer", round=3, floor=10, horde="sapper", hands=("bigun bigun", "jester", "sapper"),
                  rolls={"abduct:seat": [B]}).run()  # fmt: skip
    assert [n["seat"] for n in fight.all("abducted")] == [A, B]
    fight = Fight(thief, round=2, horde="sapper", hands=("", "", "")).run()
    assert not fight.all("abducted") and fight.match.result.outcome == "nobody"


def test_deserters_come_before_the_thief() -> None:
    """GSS-4.30 (a) before (b)"""
    thief = next(f.id for f in FOES if any(a.verb == "abduct" and a.round == 2 for a in f.abilities))
    fight = Fight(thief, round=2, horde="sapper deserter", hands=("bigun", "jester", "bigun")).run()
    assert fight.one("abducted")["seat"] == B and len(fight.hand(B)) == 1
    fight = Fight(thief, round=2, horde="schemer deserter", hands=("bigun", "jester", "bigun")).run()
    assert not fight.all("abducted")


def test_earlier_cards() -> None:
    """GSS-2.9, GSS-4.30 (d), (e), GSS-4.31"""
    fight = Fight("rented_locksmith", horde="sapper bigun", hands=("bigun", "bigun", "bigun")).run()
    s = fight.state
    assert [KINDS[s.faces[h]] for h in s.earlier] == ["sapper", "bigun"] and not s.horde and s.earlier_owner == [A, B]
    assert s.round == 2 and fight.match.ask.kind == "play_cards" and fight.match.ask.seats == (A, B, C)


# ---------------------------------------------------------------- Victory


def winning(horde: str, foe: str = "rented_locksmith", earlier: str = "", living: int = 3, **more):
    """A won round, stopped at the first question after it."""
    fight = Fight(foe, living=living, horde="bigun bigun bigun " + horde, earlier=earlier, **more)
    return fight


@pytest.mark.parametrize(
    "horde, gold, trophies, cards",
    [
        ("cutpurse", 10, 0, 1),
        ("cutpurse deserter", 20, 0, 1),
        ("cutpurse cutpurse", 40, 0, 1),
        ("earcutter", 0, 1, 1),
        ("earcutter deserter", 0, 2, 1),
        ("bonesetter", 0, 0, 2),
        ("bonesetter cutpurse", 10, 0, 2),
    ],
)
def test_victory_feats(horde: str, gold: int, trophies: int, cards: int) -> None:
    """GSS-4.32, section 5.C gain_gold, gain_trophies, gain_cards: another Horde goblin of the class doubles."""
    fight = winning(horde, hands=("", "", ""))
    fight.state.owner = [C, C, C, A, A][: len(fight.state.horde)]
    fight.run()
    s = fight.state
    assert (s.gold[A], s.trophies[A], len(s.hand[A])) == (gold, trophies, cards)
    assert (s.won_gold[A], s.won_trophies[A]) == (gold, trophies)
    assert s.gold[C] == s.trophies[C] == 0


def test_who_is_not_paid() -> None:
    """GSS-4.32, GSS-7.2: disabled, raised, earlier goblins pay nobody; eliminated owners get nothing."""
    fight = winning("cutpurse", "sole_sidekick").run()
    assert not any(fight.state.gold)
    fight = winning("gravecaller", pile="cutpurse").run()
    assert not any(fight.state.gold) and not fight.all("victory_feat")
    fight = winning("", earlier="cutpurse earcutter").run()
    assert not fight.all("victory_feat")
    fight = winning("cutpurse", earlier="deserter").run()
    assert sum(fight.state.gold) == 10, "an earlier Sneak is no company"
    fight = winning("cutpurse", hands=("", "shaman", "shaman"), last_stand=False)
    fight.state.owner = [B, B, B, A]
    assert fight.run().state.gold == [0, 0, 0] and fight.one("victory_feat")["seat"] == A
    fight = winning("gravecaller earcutter", pile="cutpurse")
    assert sum(fight.run().state.trophies) == 2, "a raised Sneak is company"


def test_feats_pay_in_horde_order_before_the_draw() -> None:
    """GSS-4.32, GSS-4.33: then each living player draws 1, in seat order."""
    fight = winning("bonesetter cutpurse").run()
    assert [n["card"] for n in fight.all("victory_feat")] == ["bonesetter", "cutpurse"]
    drawn = [(n["seat"], n["reason"]) for n in fight.all("drawn")]
    assert drawn == [(A, "feat"), (A, "draw"), (B, "draw"), (C, "draw")]
    fight = winning("", living=3, seats=5).run()
    assert [n["seat"] for n in fight.all("drawn")] == [A, B, C]


def test_the_survivor() -> None:
    """GSS-4.34, GSS-4.38, GSS-4.39: a random living player picks one of the played cards, seen by all; the rest to the Pile."""
    pickers = set()
    for seed in range(20):
        fight = winning("deserter shaman", earlier="catapult", living=3, seats=4)
        fight.match.chance = type(fight.match.chance)(bytes([seed]))
        fight.run()
        pickers.add(fight.match.ask.seats)
    assert pickers == {(A,), (B,), (C,)}
    match, s = fight.match, fight.state
    (picker,) = match.ask.seats
    options = list(match.space(picker).each())
    assert [KINDS[s.faces[h]] for h in options] == ["deserter", "shaman", "catapult"]
    assert KINDS[s.faces[match.default(picker)]] == "deserter", (
        "leftmost of the Horde before an earlier one of the same Power"
    )
    before = len(s.hand[picker])
    match.play(picker, options[2])
    told = cues(match, "survivor")[0]
    assert (told["seat"], told["card"], told["random"]) == (picker, "catapult", False)
    assert len(s.hand[picker]) == before + 1 and held(match, picker)[-1] == "catapult"
    assert not s.horde and not s.earlier and len(s.pile) == 5


def test_default_survivor_is_a_jester() -> None:
    """GSS-4.38: the Jester counts as 10."""
    fight = winning("shieldbearer deserter jester", rolls={"d20:jester": [1]}).run()
    (picker,) = fight.match.ask.seats
    assert KINDS[fight.state.faces[fight.match.default(picker)]] == "jester"


def test_discarded_cards_cannot_be_picked() -> None:
    """GSS-4.34, GSS-2.10"""
    fight = winning("bruiser shaman deserter").run()
    (picker,) = fight.match.ask.seats
    assert [KINDS[fight.state.faces[h]] for h in fight.match.space(picker).each()] == ["bruiser", "deserter"]
    assert refused(fight.match, picker, fight.state.pile[0]) == "cannot_be_picked"


def names_to_pick(fight: Fight) -> list[str]:
    ask = fight.match.ask
    assert ask is not None and ask.kind == "survivor_pick", ask
    return [KINDS[fight.state.faces[h]] for h in fight.match.space(ask.seats[0]).each()]


def test_who_must_and_who_may_not() -> None:
    """GSS-4.36, GSS-10.28: Princelings and Big'uns, in the Horde or earlier; disabled and raised ones are like others."""
    assert names_to_pick(winning("princeling deserter", earlier="princeling bigun").run()) == [
        "princeling",
        "princeling",
    ]
    assert names_to_pick(winning("deserter", earlier="princeling").run()) == ["princeling"]
    fight = winning("princeling deserter", "sole_sidekick").run()
    assert names_to_pick(fight) == ["bigun", "bigun", "bigun", "princeling", "deserter"]
    fight = winning("gravecaller deserter", pile="princeling").run()
    assert names_to_pick(fight) == ["gravecaller", "deserter", "princeling"]
    fight = Fight(
        "rented_locksmith", horde="gravecaller princeling princeling princeling", pile="bigun", rolls={"raise": [0]}
    )
    assert names_to_pick(fight.run()) == ["princeling"] * 3
    fight = winning("").run()
    assert fight.one("no_survivor")["reason"] == "nobody" and fight.match.ask.kind == "loot_division"
    court = next(f.id for f in FOES if any(a.verb == "disable_class" and a.klass == 4 for a in f.abilities))
    fight = winning(
        "bigun princeling princeling deserter firehazard", court, rolls={"d20:horde_die": [20]}, earlier="princeling"
    ).run()
    assert names_to_pick(fight) == ["princeling", "princeling", "deserter", "firehazard", "princeling"]


def test_armour() -> None:
    """GSS-4.35, GSS-6.3: its owner picks; of several a random one, and only that armour is used up; none without a card."""
    fight = winning("deserter")
    fight.state.armour = [0, 1, 0]
    fight.run()
    assert fight.match.ask.seats == (B,) and fight.state.armour == [0, 0, 0] and fight.one("survivor_picker")["armour"]
    fight = winning("deserter", rolls={"survivor:picker": [1]})
    fight.state.armour = [1, 0, 1]
    fight.run()
    assert fight.match.ask.seats == (C,) and fight.state.armour == [1, 0, 0]
    fight = winning("")
    fight.state.armour = [1, 0, 0]
    assert fight.run().state.armour == [1, 0, 0]


def test_foes_that_forbid_the_pick() -> None:
    """GSS-4.37: no_survivor keeps armours; random_survivor; Plan B in the winning round cancels both."""
    fight = winning("deserter", "ear_collector")
    fight.state.armour = [1, 0, 0]
    fight.run()
    assert (
        fight.one("no_survivor")["reason"] == "foe" and fight.state.armour == [1, 0, 0] and len(fight.state.pile) == 4
    )
    assert names_to_pick(winning("deserter schemer", "ear_collector").run()) == ["deserter", "schemer"]
    chooser = next(f.id for f in FOES if any(a.verb == "random_survivor" for a in f.abilities))
    horde = "bigun princeling princeling princeling princeling deserter shaman"
    seen = set()
    for seed in range(25):
        fight = winning(horde.replace("princeling ", ""), chooser, earlier="catapult")
        fight.state.power = [0] * len(fight.state.horde)
        fight.match.chance = type(fight.match.chance)(bytes([seed]))
        fight.state.armour = [0, 1, 0]
        fight.state.players = 1
        fight.run()
        told = fight.one("survivor")
        assert told["seat"] == B and told["random"] and fight.state.armour == [0, 0, 0]
        seen.add(told["card"])
    assert seen == {"deserter", "shaman", "catapult"}
    fight = winning("schemer " + horde, chooser).run()
    assert names_to_pick(fight)[0] == "princeling"


# ---------------------------------------------------------------- loot


def dividing(foe: str, lots: int, taken: list[int], rolls=None, seats: int = 4):
    match = table(seats, rolls)
    s = match.state
    s.phase, s.foe, s.lots, s.taken, s.players, s.won = "battle", FOE_INDEX[foe], lots, taken, seats, True
    for seat in range(seats):
        give(match, seat, "bigun")
    return go(match, loot.Loot(), route.Floor())


def test_pings() -> None:
    """GSS-4.44: may be moved and withdrawn; that takes back one's own confirmation; closes when all have confirmed."""
    match = dividing("ear_collector", 2, [0] * 4)
    assert match.ask.clock == "loot_division" and match.default(A) == ["confirm"]
    match.play(A, ["ping", 1])
    match.play(B, ["confirm"])
    match.play(A, ["confirm"])
    assert match.view(D)["loot"] == {
        "lots": [["trophies", 3], ["trophies", 3]],
        "pings": [1, 0, 0, 0],
        "confirmed": [A, B],
    }
    match.play(A, ["ping", 1])
    assert match.view(D)["loot"]["confirmed"] == [A, B], "the same ping changes nothing"
    match.play(A, ["ping", 2])
    assert match.view(D)["loot"]["pings"] == [2, 0, 0, 0] and match.view(D)["loot"]["confirmed"] == [B]
    match.play(A, ["withdraw"])
    assert match.view(D)["loot"]["pings"] == [0] * 4
    match.play(A, ["confirm"])
    match.play(C, ["confirm"])
    match.play(D, ["ping", 2])
    assert match.ask.kind == "loot_division"
    match.play(D, ["confirm"])
    assert match.ask.kind == "route_vote" and match.state.trophies[D] == 3


def test_when_the_time_ends_standing_pings_count() -> None:
    """GSS-4.44"""
    match = dividing("ear_collector", 2, [5, 0, 0, 0], {"loot": [0]})
    match.play(A, ["ping", 1])
    for seat in range(4):
        match.play(seat, match.default(seat))
    assert match.state.trophies == [3, 3, 0, 0]
    done(match)


def test_lots_are_handed_out_in_their_order() -> None:
    """GSS-4.47, GSS-4.43, GSS-10.21: the first so many of the foe's loot; card lots are drawn at once."""
    match = dividing("rat_catcher", 3, [0, 1, 2, 3])
    s = match.state
    top = s.faces[s.deck[-1]], s.faces[s.deck[-2]]
    match.play(A, ["ping", 3])
    for seat in range(4):
        match.play(seat, ["confirm"])
    assert [(n["lot"], n["seat"], n["resource"]) for n in cues(match, "lot")] == [
        (1, B, "cards"),
        (2, C, "gold"),
        (3, A, "cards"),
    ]
    assert s.faces[s.hand[B][-1]], s.faces[s.hand[A][-1]] == top
    assert s.gold[C] == s.won_gold[C] == 30 and s.taken == [1, 2, 3, 3]


def test_a_bot_that_has_confirmed_is_not_asked_again() -> None:
    """GSS-4.44: a person may still move a ping; a bot has said its last word."""
    match = table(("human", "bot", "human"))
    s = match.state
    s.phase, s.foe, s.lots, s.players, s.won = "battle", FOE_INDEX["ear_collector"], 2, 3, True
    go(match, loot.Loot(), route.Floor())
    match.play(B, ["ping", 1])
    assert match.ask.seats == (A, B, C)
    match.play(B, ["confirm"])
    match.play(A, ["confirm"])
    assert match.ask.seats == (A, C) and match.waiting_for() == (A, C)


def test_lots_by_the_living_when_the_battle_was_won() -> None:
    """GSS-4.43, GSS-10.13"""
    fight = Fight(
        "ear_collector", living=3, horde="bigun bigun princeling", hands=("", "bigun", "bigun"), last_stand=False
    )
    fight.run()
    assert fight.state.out[A] and fight.state.lots == 2 and fight.match.ask.seats == (B, C)


# ---------------------------------------------------------------- after the loot, and the final foe


def test_what_follows_a_victory() -> None:
    """GSS-4.40, GSS-7.1: loot, investments, hand check, climb; with last_stand = false a hand check first."""
    names = lambda match: [type(step).__name__ for step in reversed(match.agenda)]  # noqa: E731
    for last_stand, floor, wanted in (
        (True, 1, "VictoryFeats Draw Survivor ClearTable Loot Investments HandCheck"),
        (False, 1, "HandCheck VictoryFeats Draw Survivor ClearTable Loot Investments HandCheck"),
        (True, 10, "HandCheck VictoryFeats Loot Scoring"),
        (False, 10, "HandCheck VictoryFeats Loot Scoring"),
    ):
        match = table(3, last_stand=last_stand)
        match.state.floor = floor
        aftermath.Victory().run(match)
        assert names(match) == wanted.split()


def test_nobody_is_out_between_the_hand_checks() -> None:
    """GSS-7.1: who plays the last card and draws none is out after the loot, not before; the loot may save."""
    fight = Fight("rat_catcher", horde="bigun bigun princeling", hands=("", "bigun", "bigun"))
    s = fight.state
    s.deck.clear()
    fight.run()
    (picker,) = fight.match.ask.seats
    fight.match.play(picker, s.horde[2])
    if not s.hand[A]:
        assert not s.out[A] and A in fight.match.ask.seats
        for seat in range(3):
            fight.match.play(seat, ["confirm"])
        assert s.out[A] or s.hand[A]


def test_the_final_foe_falls() -> None:
    """GSS-4.42, GSS-10.20, GSS-10.26, GSS-10.31: no draw, no pick, no armour; a hand check before the loot, none after."""
    horde = "bigun bigun bigun princeling princeling princeling cutpurse"
    fight = Fight("guildmaster", floor=10, horde=horde, hands=("", "shaman", "shaman"), rolls={"facedown": [6]})
    fight.state.armour = [1, 1, 1]
    fight.run()
    assert fight.state.out[A] and fight.match.ask.kind == "loot_division" and fight.match.ask.seats == (B, C)
    assert not fight.all("drawn") and not fight.all("survivor_picker") and fight.state.armour == [0, 1, 1]
    assert fight.state.lots == 3
    for seat in (B, C):
        fight.match.play(seat, ["confirm"])
    assert fight.match.result.outcome == "surface" and not fight.state.pile[1:]
    for holder, outcome in (((), "nobody"), ((C,), "sole_survivor"), ((B,), "")):
        hands = tuple("shaman" if seat in holder else "" for seat in range(3))
        fight = Fight("guildmaster", floor=10, horde=horde, hands=hands, rolls={"facedown": [6]})
        fight.state.objective = [0, 1, 3]
        fight.run()
        assert ("" if fight.match.result is None else fight.match.result.outcome) == outcome
        assert not fight.all("lots") or outcome == ""


def test_alone_to_the_surface() -> None:
    """GSS-10.12, GSS-7.3: a last living player with another objective goes on."""
    fight = Fight("rented_locksmith", horde="sapper sapper", hands=("", "", "bigun"))
    fight.state.objective[C] = 2
    fight.run()
    assert fight.match.result is None and fight.match.ask.seats == (C,) and fight.state.players == 1
    assert battle.limits(fight.state, C) == (1, 1)
    match = table(3)
    s = match.state
    s.out, s.objective[C] = [1, 1, 0], 2
    give(match, C, "bigun")
    go(match, ending.Scoring())
    assert match.result.winners == (C,) and match.result.outcome == "surface"


def test_the_pile_is_face_down() -> None:
    """GSS-4.39"""
    fight = winning("deserter", "ear_collector", earlier="shaman").run()
    assert fight.one("to_pile") == {"count": 5} and len(fight.state.pile) == 5 and not fight.state.earlier
    assert fight.match.view(A).get("horde") is None

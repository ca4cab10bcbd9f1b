"""What Goblin Slayer-Slayer's players weigh by (`bot/dials.py`): choices in telling positions; the script that finds it."""

from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.match import new
from game.titles.slayer_slayer.bot import bot, rooms
from game.titles.slayer_slayer.bot.dials import LEVELS, Dials
from game.titles.slayer_slayer.bot.generosity import FULL, Gathered
from game.titles.slayer_slayer.bot.play import hopeless, own_share, play_cards
from game.titles.slayer_slayer.bot.table import Table, rounds
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.rules.cards import FOE_INDEX, INDEX, ITEMS, OBJECTIVES
from game.titles.slayer_slayer.rules.flow import RULES
from game.titles.slayer_slayer.rules.state import leave_hand
from tests.bench import tune_slayer

TITLE = "slayer_slayer"
HOARDER, MANSLAYER, CARETAKER, SOLE = range(4)


def in_battle(*hands, floor=5, objective=HOARDER, foe=None):
    """A match whose seats hold so many cards, cards to be played."""
    match = new(RULES, ("bot",) * len(hands), titles.options_for(TITLE, {}), 1)
    while match.ask.kind != "play_cards":
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat))
    s = match.state
    s.floor, s.objective[0] = floor, objective
    if foe:
        s.foe = FOE_INDEX[foe]
    for seat, held in enumerate(hands):
        leave_hand(s, seat, s.hand[seat][held:])
    return match


def at(match, level="hard"):
    return Table(match.view(0), bot.player(level, 0, match.options, match.seat_kinds, 1).mind)


def wish(table, lots, taken=(0, 0, 0, 0), pings=(0, 0, 0, 0)):
    """The lot it asks for, of these."""
    rows = {
        f"seat.{seat}": [*table.view[f"seat.{seat}"][:4], n, *table.view[f"seat.{seat}"][5:]]
        for seat, n in enumerate(taken)
    }
    table.view = {**table.view, **rows, "loot": {"lots": lots, "pings": list(pings)}}
    return rooms.best_lot(table)


# ---------------------------------------------------------------- telling positions


def test_three_cards_each_go_past_a_fabled_foe():
    """GSS-12.5. Read in a match: on floor 8, with 3, 3, 3 and 6 cards, all four voted for the great mark, and fell behind it."""
    table = at(in_battle(3, 3, 3, 6, floor=8, objective=MANSLAYER))
    table.mind.traits = bot.traits(0, 1)
    fabled, formidable = (rooms._hint_worth(table, "cards", size) for size in ("great", "small"))
    assert formidable > fabled + table.dials.noise
    rich = at(in_battle(8, 8, 8, 8, floor=8, objective=MANSLAYER))
    assert rooms._hint_worth(rich, "trophies", "great") > rooms._hint_worth(rich, "trophies", "small")


def test_a_full_party_counts_points_and_a_poor_one_cards():
    """GSS-12.6: a Manslayer takes the gold while all hold enough; where all hands together hardly suffice, the goblin."""
    lots = [["gold", 30], ["cards", 1]]
    assert wish(at(in_battle(8, 8, 8, 8, floor=5, objective=MANSLAYER)), lots) == 1
    assert wish(at(in_battle(3, 3, 3, 3, floor=8, objective=MANSLAYER)), lots) == 2


def test_a_fourth_card_would_only_have_to_be_sent():
    """GSS-4.14: of three a hand sends one, of four two."""
    full = at(in_battle(8, 8, 8, 8, objective=CARETAKER))
    assert full.card_worth(3) < full.card_worth(4)
    normal = at(in_battle(8, 8, 8, 8, objective=CARETAKER), "normal")
    assert normal.card_worth(3) == normal.card_worth(4)


def test_goblins_are_lost_on_the_way_and_gold_is_not():
    """GSS-7.4: a card of the first floors seldom comes to the surface."""
    low, high, top = (at(in_battle(8, 8, 8, 8, floor=floor, objective=CARETAKER)).card_worth(7) for floor in (2, 9, 10))
    assert low < high < top == 80


def test_a_party_of_three_can_spare_no_card():
    """GSS-4.14: four hard ones may each gather what they like best; three that do fall, and leave the way to a Sole Survivor."""
    three, four = (at(in_battle(*(8,) * seats, floor=5, objective=CARETAKER)) for seats in (3, 4))
    assert three.short == four.short == 0
    assert three.card_worth(3) == three.card_worth(4) > 1.5 * four.card_worth(4)


def test_an_investment_makes_its_lots_dear():
    """GSS-6.9."""
    match = in_battle(8, 8, 8, 8, objective=MANSLAYER)
    lots = [["gold", 40], ["trophies", 3]]
    assert wish(at(match), lots) == 2
    match.state.invest_gold[0] = 1
    assert wish(at(match), lots) == 1


def test_a_lot_of_little_worth_is_left_to_others_until_the_last():
    """GSS-4.45: who has taken few comes first where better ones lie."""
    assert wish(at(in_battle(8, 8, 8, 8, floor=1)), [["trophies", 3]]) == 0
    assert wish(at(in_battle(8, 8, 8, 8, floor=10)), [["trophies", 3]]) == 1
    assert wish(at(in_battle(8, 8, 8, 8, floor=1), "normal"), [["trophies", 3]]) == 1


def test_it_sends_more_than_its_part_where_the_foe_presses_hard():
    """GSS-12.4: who spares itself there falls with the others."""
    easy, hard = (
        relying(in_battle(*hands, floor=7, foe="sharp_saint"), generous=False) for hands in ((8, 8, 8, 8), (5, 5, 5, 5))
    )
    of_normal = [
        own_share(at(in_battle(*hands, floor=7, foe="sharp_saint"), "normal")) for hands in ((8,) * 4, (5,) * 4)
    ]
    assert own_share(easy) < of_normal[0]
    assert own_share(hard) > of_normal[1]


@pytest.mark.parametrize(("held", "lasts"), [(0, 0), (1, 1), (3, 3), (4, 3), (5, 4), (7, 4), (8, 5)])
def test_a_hand_lasts_so_many_lost_rounds(held, lasts):
    """GSS-4.14, 4.30."""
    assert rounds(held) == lasts


def test_who_outlasts_the_others_saves_its_cards_sooner():
    """GSS-4.12: the foe is weaker for whoever is left."""
    match = in_battle(5, 3, 3, 3, floor=8, foe="sharp_saint")
    assert at(match).outlasts == 1
    found = [limit for limit in (0.5, 1.0, 2.0) if hopeless(turned(at(match), outlasts=limit, hopeless=0.0))]
    assert 2.0 in found and 0.5 not in found


# ---------------------------------------------------------------- on whom it relies


def lots_and_wishes(gathered, rivals, lots, wishes):
    """One division as it is told: what lies there, and who points at which lot."""
    gathered.observe(cues.Lots(lots=lots), rivals)
    for seat, lot in wishes:
        gathered.observe(cues.Ping(seat=seat, lot=lot), rivals)


@pytest.mark.parametrize(
    ("lots", "wishes", "told"),
    [
        ([["cards", 1], ["gold", 30]], [(1, 1), (2, 1), (3, 1)], 1.0),
        ([["cards", 1], ["gold", 30]], [(1, 2), (0, 1)], 0.0),
        ([["cards", 1], ["gold", 30]], [(1, 1)], 0.0),
        ([["cards", 1], ["gold", 30]], [(1, 2), (1, 1), (2, 2), (2, 1), (3, 2), (3, 1)], 0.0),
        ([["trophies", 3], ["gold", 30]], [(1, 1), (2, 1)], 0.5),
        ([["cards", 1], ["cards", 2]], [(1, 1), (2, 1)], 0.5),
    ],
)
def test_a_table_is_generous_whose_others_gather_cards(lots, wishes, told):
    """The first wish of each other seat counts, and silence; where there is nothing else, or no card, nothing is told."""
    gathered = Gathered()
    for _ in range(3):
        lots_and_wishes(gathered, [1, 2, 3], lots, wishes)
    assert gathered.generous == pytest.approx(told)


def test_who_takes_cards_when_all_are_short_is_not_called_generous_for_it():
    gathered = Gathered()
    for n in range(FULL + 4):
        lots_and_wishes(
            gathered, [1, 2, 3], [["cards", 1], ["gold", 30]], [(seat, 1) for seat in (1, 2, 3) if n >= FULL]
        )
    assert gathered.generous == 0.0


def test_bots_that_gather_cards_are_told_from_those_that_do_not():
    """As a mind takes it from the cues of a match: a seat of hard among normal ones and among its like."""
    found = {}
    for others in ("normal", "hard"):
        parts = []
        for deal in range(6):
            match = new(RULES, ("bot",) * 4, titles.options_for(TITLE, {}), deal, FastChance(deal))
            bots = [
                tune_slayer.seated(others if seat else "hard", seat, match.options, match.seat_kinds, deal)
                for seat in range(4)
            ]
            tune_slayer.play(match, bots)
            parts.append(bots[0].mind.gathered.generous)
        found[others] = sum(parts) / len(parts)
    assert found["normal"] > found["hard"] + 0.25


def relying(match, generous):
    """Seat 0 of hard at a table whose others gather cards, or don't."""
    table = at(match)
    for _ in range(4):
        wishes = [(seat, 1) for seat in (1, 2, 3)] if generous else []
        lots_and_wishes(table.mind.gathered, [1, 2, 3], [["cards", 1], ["gold", 30]], wishes)
    return table


def test_a_goblin_is_dear_where_nobody_else_gathers_any():
    """Four that count on each other's cards fall; one among generous players need not send more than its part."""
    match = in_battle(4, 4, 4, 4, floor=7, objective=MANSLAYER, foe="sharp_saint")
    lots = [["gold", 30], ["cards", 1]]
    assert wish(relying(match, generous=False), lots) == 2
    assert wish(relying(match, generous=True), lots) == 1
    assert own_share(relying(match, generous=False)) > 1.3 * own_share(relying(match, generous=True))


def best_buy(match, **purse):
    """What seat 0 buys first of what it can pay for in either currency."""
    table = relying(match, generous=False)
    table.purse = {**table.purse, **purse}
    table.view = {**table.view, "store": {"sale": "", "gold": 0, "trophies": 0}}
    branches = [
        ["buy", row["id"], kind]
        for row in ITEMS
        for kind in ("gold", "trophies")
        if row["id"] != "bribe_goblin" and 0 < row[kind] <= table.purse[kind]
    ]
    space = SimpleNamespace(each=lambda: [["done"], *branches])
    return rooms.store(table, SimpleNamespace(space=space))


def test_a_rich_hoarder_hires_where_all_hold_three_cards():
    """GSS-12.6. Read in a match: with 110 gold it hired nobody, and fell with the others."""
    assert best_buy(in_battle(3, 3, 3, 3, floor=6), gold=110, trophies=0)[1] in ("hire_minion", "enhanced_recruitment")
    assert best_buy(in_battle(8, 8, 8, 8, floor=6), gold=110, trophies=0) == ["done"]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_armour_of_the_last_store_serves_the_battle_after_it(level):
    """GSS-4.2, 10.31: a store stands before its floor's battle, so floor 9's comes before that floor's survivor pick."""
    nine = at(in_battle(8, 8, 8, 8, floor=9, objective=CARETAKER), level)
    assert rooms.purchase_worth(nine, "armour") > 0


def test_a_caretaker_invests_what_it_does_not_hold_in_cards():
    """GSS-6.8: three trophies are worth 30 points at the surface, tripled gold more."""
    match = in_battle(8, 8, 8, 8, floor=6, objective=CARETAKER)
    assert best_buy(match, gold=0, trophies=3) == ["buy", "greedy_investing", "trophies"]


def test_with_an_empty_purse_it_does_not_look_for_the_store():
    """GSS-12.5. Read in matches: hard voted for the store floor after floor, and bought nothing."""
    match = in_battle(7, 7, 7, 7, floor=3)
    table = at(match)
    table.view = {**table.view, "public": {**table.view["public"], "first": True}}
    quiet, gold = (rooms._hint_worth(table, kind, "small") for kind in ("quiet", "gold"))
    assert quiet < gold and quiet < 12
    table.purse = {**table.purse, "trophies": 6}
    assert rooms._hint_worth(table, "quiet", "small") > 2 * quiet


def test_a_sole_survivor_that_would_be_outlasted_sends_few_cards_but_good_ones():
    """GSS-12.7: at a small table it works against the others once none of them lasts longer; to fall with them wins nothing."""
    hand = ("shaman", "bonesetter", "bigun", "bruiser")
    for theirs, turns in ((8, False), (4, True)):
        match = in_battle(4, theirs, 3, 3, floor=7, objective=SOLE, foe="sharp_saint")
        s = match.state
        for handle, name in zip(s.hand[0], hand):
            s.faces[handle] = INDEX[name]
        table = at(match)
        table.mind.dials = tuple(replace(one, talk=0.0) for one in table.mind.dials)
        table.dials = table.mind.dials[SOLE]
        sent = {hand[s.hand[0].index(handle)] for handle in play_cards(table)[1]}
        assert table.betrays == turns and len(sent) == 2
        assert "bigun" not in sent if turns else "bigun" in sent


def turned(table, **dials):
    table.dials = replace(table.dials, **dials)
    return table


def test_four_of_them_do_not_starve_each_other():
    """With the dials that win most among generous ones, four hard bots came to the surface in 11 of 200 co-operating deals."""
    found, deal = [], 0
    while len(found) < 24:
        match = new(RULES, ("bot",) * 4, titles.options_for(TITLE, {}), deal, FastChance(deal))
        if SOLE not in match.state.objective:
            tune_slayer.play(
                match, [tune_slayer.seated("hard", seat, match.options, match.seat_kinds, deal) for seat in range(4)]
            )
            found.append(match.result.outcome == "surface")
        deal += 1
    assert sum(found) >= 8


# ---------------------------------------------------------------- the record, and the script that finds its numbers


def test_every_level_has_dials_for_every_objective():
    assert set(LEVELS) == {"easy", "normal", "hard"}
    assert all(len(row) == len(OBJECTIVES) for row in LEVELS.values())
    assert LEVELS["hard"][HOARDER] != LEVELS["normal"][HOARDER]


def test_every_dial_is_read():
    """No number is kept that nobody weighs by."""
    text = "".join(path.read_text() for path in Path(bot.__file__).parent.glob("*.py") if path.name != "dials.py")
    unread = [one.name for one in fields(Dials) if f"dials.{one.name}" not in text]
    assert not unread


def test_a_turn_of_dials_may_be_for_one_objective():
    dials = tune_slayer.turned("hard", {"caretaker.fade": 0.1, "aim": 2.0, "down": 3.4})
    assert [one.fade == 0.1 for one in dials] == [name == "caretaker" for name in OBJECTIVES]
    assert {one.aim for one in dials} == {2.0} and {one.down for one in dials} == {3}


def test_the_same_seed_finds_the_same_games():
    once, again = (tune_slayer.games("hard", {"aim": 0.9}, "mixed", "loyal", 4, 3, 77) for _ in range(2))
    assert once == again
    assert all(one.objective != "sole_survivor" for one in once)


def test_dials_are_shaken_alike_for_the_same_deal():
    rows = ["aim=0.8/1.2", "fade=0.5/0.7/1"]
    assert tune_slayer.shaken(rows, 5) == tune_slayer.shaken(rows, 5)
    assert len({tuple(tune_slayer.shaken(rows, seed).items()) for seed in range(40)}) == 6


def test_a_gain_is_told_by_pairs():
    """The same games gain nothing, and surely so."""
    found = [tune_slayer.Game(float(n % 3 == 0), n % 2 == 0 or n % 3 == 0, True, n) for n in range(30)]
    assert tune_slayer.gain(found, found) == (0.0, 0.0)
    none = [tune_slayer.Game(0.0, one.decided, True, -50) for one in found]
    more, spread = tune_slayer.gain(found, none)
    assert more == pytest.approx(0.5) and 0 < spread < more

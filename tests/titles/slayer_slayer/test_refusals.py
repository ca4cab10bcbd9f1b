"""Section 9: every row, its order, its words; and that a refused choice changes nothing (`refused` looks at that)."""

from __future__ import annotations

import random
from typing import Any

from game.titles.slayer_slayer import TITLE
from game.titles.slayer_slayer.rules import loot, route
from game.titles.slayer_slayer.rules.cards import FOE_INDEX
from game.words import Catalogue, title_words
from tests.titles.slayer_slayer.table import SACRIFICER, Fight, fighting, go, new, refused, shop, table, visit

A, B, C, D = range(4)
WORDS = {
    "out_of_game": "You're out. Watch and talk.",
    "not_now": "You can't do that now.",
    "too_few_cards": "Play more cards.",
    "too_many_cards": "Play fewer cards.",
    "not_in_hand": "That card isn't in your hand. Choose one that is.",
    "horde_locked": "The Horde is locked. Your cards are in.",
    "no_such_choice": "You can't choose that. Choose one of the options shown.",
    "player_is_out": "That player is out. Choose someone else.",
    "not_the_picker": "Another player picks the survivor.",
    "cannot_be_picked": "That goblin can't be saved. Choose another.",
    "princeling_must": "A Princeling is in play. Save the Princeling.",
    "not_the_representative": "The representative decides this.",
    "stake_1_to_4": "Stake 1 to 4 cards.",
    "not_enough_gold": "You don't have enough gold. Choose something cheaper.",
    "not_enough_trophies": "You don't have enough trophies. Choose something cheaper.",
    "one_currency": "Pay with gold or trophies, not both.",
    "already_held": "You already have that. Choose something else.",
    "choose_another": "Choose another player who has cards.",
    "no_reroll": "You have no reroll to spend.",
    "cannot_sacrifice": "You can't sacrifice a card here.",
    "no_such_loot": "There's no such lot. Ping one on the table.",
    "no_goblins_left": "There are no goblins left to hire. Choose something else.",
    "sacrifice_exactly": "Sacrifice exactly the number asked for.",
}


def test_the_words_of_section_9() -> None:
    """GSS-9.1 to GSS-9.22, in the order of the table: the reason of each row, and the way out where there is one."""
    assert tuple(WORDS) == TITLE.codes
    say = title_words("slayer_slayer", Catalogue())
    for code, words in WORDS.items():
        assert say(f"refused-{code}") == words, code


def cards(*names: str, foe: str = "rented_locksmith"):
    """The play step of a battle."""
    return fighting(foe, *names)


def test_out_of_the_game() -> None:
    """GSS-9.1: before everything else, in every step; spectators too."""
    steps = [
        (new(4), [1, "x"]),
        (cards("bigun sapper", "bigun", "bigun", "bigun"), [["commit", []], ["withdraw"], "yes"]),
        (visit("rickety_bridge", "bigun bigun", seats=4), [[], [1], "x"]),
        (shop(seats=4), [["buy", "armour", "gold"], ["done"]]),
        (Fight("rented_locksmith", living=4, horde="catapult").start().match, ["odds", ["commit", []]]),
        (Fight("rented_locksmith", living=4, horde="conjurer").start().match, ["roll"]),
        (Fight("rented_locksmith", living=4, horde="bloodpriest").start().match, ["no", 5]),
        (Fight("rented_locksmith", living=3, seats=4, horde="bigun bigun princeling").run().match, [5, "x"]),
        (visit("spinning_wheel", "bigun bigun", seats=4), [[3]]),
    ]
    steps[-1][0].play(A, steps[-1][0].state.hand[A][:1])
    for match, choices in steps:
        match.state.out[D] = 1
        match._spaces.clear()
        for choice in [*choices, "odds", ["ping", 1]]:
            for seat in (D, -1, 17):
                if seat == D and seat in match.ask.seats:
                    match.ask = __import__("msgspec").structs.replace(
                        match.ask, seats=tuple(s for s in match.ask.seats if s != D)
                    )
                code = "out_of_game" if seat == D else "not_your_turn"
                assert refused(match, seat, choice) == code, (match.ask.kind, choice)


def test_not_now() -> None:
    """GSS-9.2: a choice of another step."""
    match = new(3)
    for choice in (
        ["commit", [1]],
        ["pledge", "fair"],
        ["withdraw"],
        ["confirm"],
        ["ping", 1],
        ["done"],
        "odds",
        "roll",
    ):
        assert refused(match, A, choice) == "not_now", choice
    match = cards("bigun sapper", "bigun", "bigun")
    for choice in (["ping", 1], ["buy", "armour", "gold"], "odds", ["withdraw"], ["done"]):
        assert refused(match, A, choice) == "not_now", choice
    match = shop()
    for choice in (["ping", 1], ["commit", [1]], "evens"):
        assert refused(match, A, choice) == "not_now", choice
    match = visit("rickety_bridge", "bigun bigun")
    assert refused(match, A, ["done"]) == "not_now" and refused(match, A, "none") == "not_now"


def test_numbers_of_cards() -> None:
    """GSS-9.3, GSS-9.4, GSS-9.5: in this order."""
    match = cards("bigun sapper deserter", "bigun", "bigun", foe="pitchfork_mob")
    hand = match.state.hand
    assert refused(match, A, ["commit", hand[A][:1]]) == "too_few_cards"
    assert refused(match, A, ["commit", [hand[B][0]]]) == "too_few_cards"
    for wrong in ([hand[A][0], hand[B][0]], [hand[A][0]] * 2, [-1, 500]):
        assert refused(match, A, ["commit", wrong]) == "not_in_hand", wrong
    for wrong in ([hand[A][0], "x"], [hand[A][0], True]):
        assert refused(match, A, ["commit", wrong]) == "malformed", wrong
    match = cards("bigun sapper deserter", "bigun", "bigun", foe="tavern_bouncer")
    hand = match.state.hand
    assert refused(match, A, ["commit", hand[A][:]]) == "too_many_cards"
    assert refused(match, A, ["commit", hand[B] * 3]) == "too_many_cards"
    assert refused(match, A, ["commit", hand[B] * 2]) == "not_in_hand"
    assert refused(match, A, ["commit", []]) == "too_few_cards"
    match.play(A, ["commit", hand[A][:2]])
    assert refused(match, A, ["commit", hand[A][:]]) == "too_many_cards"


def test_the_horde_is_locked() -> None:
    """GSS-9.6: from the lock to the end of the round."""
    for horde in ("catapult", "conjurer", "bloodpriest"):
        fight = Fight("rented_locksmith", horde=horde).start()
        for choice in (["commit", [1]], ["withdraw"], ["pledge", "fair"]):
            assert refused(fight.match, A, choice) == "horde_locked"
    fight = Fight("rented_locksmith", horde="jester", seats=3)
    fight.state.weave[A] = 1
    fight.start()
    assert refused(fight.match, A, ["commit", fight.state.hand[A][:1]]) == "horde_locked"
    fight = Fight("rented_locksmith", horde="bigun bigun bigun deserter").run()
    (picker,) = fight.match.ask.seats
    assert refused(fight.match, picker, ["commit", [1]]) == "not_now", "the battle is won"


def test_no_such_choice() -> None:
    """GSS-9.7"""
    match = new(3)
    for choice in (0, 4, -1, [1], "door"):
        assert refused(match, A, choice) == "no_such_choice", choice
    for choice in (True, 2.5, None, {"a": 1}):
        assert refused(match, A, choice) == "malformed", choice
    fight = Fight("rented_locksmith", horde="catapult").start()
    assert refused(fight.match, A, "both") == "no_such_choice"
    match = table(3)
    match.state.event = 0
    from game.titles.slayer_slayer.rules import event

    go(match, event.EventRoom(), route.Onward())
    for choice in (3, -1, 99, "A"):
        assert refused(match, A, choice) == "no_such_choice"
    match = shop()
    for choice in (["buy"], ["buy", "dragon", "gold"], ["buy", "armour"], ["buy", 3, "gold"], 7, ["buy", "armour", "gold", B],
                   ["buy", "hire_minion", "gold", B], ["buy", "bribe_goblin", "gold", B, C]):  # fmt: skip
        shaped = match.rules.plays.fit(choice)
        assert refused(match, A, choice) == ("no_such_choice" if shaped else "malformed"), choice
    match.play(A, ["buy", "enhanced_recruitment", "gold"])
    assert refused(match, A, 999) == "no_such_choice" and refused(match, A, ["buy", "armour", "gold"]) == "not_now"


def test_that_player_is_out() -> None:
    """GSS-9.8"""
    from game.titles.slayer_slayer.rules import event

    match = table(4)
    match.state.out[C], match.state.event = 1, 0
    go(match, event.EventRoom(), route.Onward())
    assert refused(match, A, C) == "player_is_out" and refused(match, A, 4) == "no_such_choice"


def test_the_survivor_rows() -> None:
    """GSS-9.9, GSS-9.10, GSS-9.11: in this order."""
    fight = Fight(
        "rented_locksmith", horde="bigun bigun princeling bruiser shaman", rolls={"survivor:picker": [A]}
    ).run()
    match, s = fight.match, fight.state
    bigun, princeling, bruiser = s.horde[0], s.horde[2], s.horde[3]
    assert refused(match, B, bruiser) == "not_the_picker" == refused(match, B, bigun)
    for card in (bigun, s.pile[0], s.hand[A][0], 777, -5):
        assert refused(match, A, card) == "cannot_be_picked", card
    assert refused(match, A, bruiser) == "princeling_must"
    assert refused(match, A, "x") == "no_such_choice" and refused(match, A, "yes") == "no_reroll"
    match.play(A, princeling)


def test_the_representatives_rows() -> None:
    """GSS-9.5, GSS-9.12, GSS-9.13: the first of the table, also for those who are not asked."""
    match = visit("rickety_bridge", "bigun sapper deserter shaman jester")
    s = match.state
    assert refused(match, B, s.hand[B][:]) == "not_the_representative" == refused(match, B, [])
    assert refused(match, B, s.hand[A][:1]) == "not_in_hand" == refused(match, A, s.hand[B][:])
    assert refused(match, A, s.hand[A][:1] * 2) == "not_in_hand" == refused(match, A, s.hand[A][:1] * 6)
    assert refused(match, A, []) == "stake_1_to_4" == refused(match, A, s.hand[A][:])
    assert refused(match, A, "x") == "no_such_choice" and refused(match, B, "x") == "not_the_representative"
    match = visit("spinning_wheel", "bigun sapper")
    match.play(A, match.state.hand[A][:1])
    assert refused(match, B, "odds") == "not_the_representative" and refused(match, A, "both") == "no_such_choice"


def test_the_stores_rows() -> None:
    """GSS-9.14, GSS-9.15, GSS-9.16, GSS-9.17, GSS-9.21: in this order."""
    match = shop(gold=39, trophies=2)
    s = match.state
    s.armour[A], s.invest_gold[A] = 1, 1
    s.deck = []
    match._spaces.clear()
    assert refused(match, A, ["buy", "armour", "gold"]) == "not_enough_gold"
    assert refused(match, A, ["buy", "armour", "trophies"]) == "not_enough_trophies"
    assert refused(match, A, ["buy", "greedy_investing", "trophies"]) == "not_enough_trophies"
    assert refused(match, A, ["buy", "greedy_investing", "gold"]) == "one_currency"
    assert refused(match, A, ["buy", "hire_minion", "trophies"]) == "not_enough_trophies"
    assert refused(match, A, ["buy", "bribe_goblin", "trophies", A]) == "not_enough_trophies"
    assert refused(match, A, ["buy", "aggressive_investing", "trophies"]) == "one_currency"
    s.gold[A] = s.trophies[A] = 60
    match._spaces.clear()
    for currency in (["gold", "trophies"], "ears"):
        assert refused(match, A, ["buy", "armour", currency]) == "one_currency"
    for currency in (None, 3, {"gold": 3}):
        assert refused(match, A, ["buy", "armour", currency]) == "malformed"
    assert refused(match, A, ["buy", "armour", "gold"]) == "already_held"
    assert refused(match, A, ["buy", "greedy_investing", "trophies"]) == "already_held"
    assert refused(match, A, ["buy", "bribe_goblin", "gold", A]) == "choose_another"
    assert refused(match, A, ["buy", "hire_minion", "trophies"]) == "no_goblins_left"
    assert refused(match, A, ["buy", "bribe_goblin", "ears", A]) == "one_currency"


def test_no_re_roll() -> None:
    """GSS-9.18: with none held, or outside the window."""
    fight = Fight("rented_locksmith", horde="jester")
    fight.state.weave[B] = 1
    fight.start()
    assert refused(fight.match, A, "yes") == "no_reroll" and refused(fight.match, B, "maybe") == "no_such_choice"
    for match in (new(3), shop(), visit("rickety_bridge", "bigun bigun"), cards("bigun", "bigun", "bigun")):
        assert refused(match, A, "yes") == "no_reroll", match.ask.kind


def test_whose_rite_it_is() -> None:
    """GSS-9.5, GSS-9.19"""
    fight = Fight("rented_locksmith", horde="bloodpriest").start()
    match, s = fight.match, fight.state
    assert refused(match, B, s.hand[B][0]) == "cannot_sacrifice" == refused(match, C, 999)
    assert refused(match, A, s.hand[B][0]) == "not_in_hand"
    assert refused(match, A, "wait") == "not_now" and refused(match, B, "no") == "not_now"


def test_no_such_loot() -> None:
    """GSS-9.20"""
    match = table(3)
    s = match.state
    s.phase, s.foe, s.lots, s.players, s.won = "battle", FOE_INDEX["ear_collector"], 2, 3, True
    go(match, loot.Loot(), route.Floor())
    for lot in (0, 3, -1):
        assert refused(match, A, ["ping", lot]) == "no_such_loot", lot
    for lot in ("1", None):
        assert refused(match, A, ["ping", lot]) == "malformed", lot
    assert refused(match, A, ["withdraw"]) == "not_now" and refused(match, A, 1) == "no_such_choice"


def test_sacrifices_rows() -> None:
    """GSS-9.5, GSS-9.22: in this order."""
    match = fighting(SACRIFICER, "bigun sapper jester", "bigun princeling", "sapper sapper", round=2)
    hand = match.state.hand
    assert refused(match, A, []) == "sacrifice_exactly" == refused(match, A, hand[A][:2])
    assert refused(match, A, hand[B][:1]) == "not_in_hand" == refused(match, A, hand[A][:1] * 2)
    assert refused(match, A, "x") == "no_such_choice" and refused(match, A, ["commit", []]) == "not_now"
    assert refused(match, 17, []) == "not_your_turn" == refused(match, -1, [])


NOISE: list[Any] = [
    *("", "yes", "no", "odds", "none", "wait", "roll", "x", None, True, 0, 1, 2, 3, 50, -1, 1.5, {}, [], [[]], [None]),
    *([1], [1, 2], ["commit"], ["commit", 3], ["commit", [None]], ["commit", [1], 2], ["withdraw", 1], ["withdraw"]),
    *(
        ["pledge"],
        ["pledge", "x"],
        ["pledge", "fair"],
        ["ping"],
        ["ping", 1],
        ["confirm"],
        ["confirm", 1],
        ["done"],
        ["done", 1],
    ),
    *(
        ["buy"],
        ["buy", []],
        ["buy", "armour", "gold"],
        ["buy", "bribe_goblin", "gold", [1]],
        ["buy", {}, {}],
        [["buy"]],
    ),
    *(["buy", "hire_minion", "trophies"], ["buy", "hire_minion", ["gold"]], ["buy", "foresight", "gold", 1, 2]),
]


def _noise_is_refused_with_words(seed: int) -> set[str]:
    """One part of what is judged together below; returns what it met."""
    dice = random.Random(seed)
    match = new(3 + seed % 4, seed=seed, difficulty="easy")
    known = {*WORDS, "not_your_turn", "already_answered", "malformed"}
    kinds = set()
    for _ in range(150):
        if match.ask is None:
            break
        kinds.add(match.ask.kind)
        for seat in (-1, *range(match.seats), match.seats + 2):
            for noise in dice.sample(NOISE, 8):
                try:
                    legal = seat in match.waiting_for() and match.space(seat).contains(noise)
                    if not legal and not (
                        seat in match.ask.seats and match.ask.mode == "revisable" and match.space(seat).contains(noise)
                    ):
                        assert refused(match, seat, noise) in known
                except TypeError as error:  # pragma: no cover
                    raise AssertionError(f"{noise!r} to {match.ask.kind}") from error
        seat = dice.choice(match.waiting_for())
        choice = match.space(seat).sample(match.chance) if dice.random() < 0.6 else match.default(seat)
        match.play(seat, choice)
    return kinds


def test_noise_is_refused_with_words() -> None:
    """GSS-9.1, GSS-9.2: at every moment of a match, whatever is sent is taken or refused with a reason; nothing changes."""
    seen = set[str]().union(*(_noise_is_refused_with_words(seed) for seed in range(6)))
    assert {"route_vote", "play_cards", "loot_division"} <= seen

"""The players of Loot & Recruit (LNR section 13): every question answered within the rules, by what their seat sees alone;
four tastes that differ; a turn in a sensible order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from game import simulate, titles
from game.bots import players
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.engine.spaces import One
from game.engine.views import pack
from game.titles.loot_and_recruit.bot import bot, learned, reasons, thought, worth
from game.titles.loot_and_recruit.bot.deck import STYLES
from game.titles.loot_and_recruit.bot.prospects import FEATURES, final_totals
from game.titles.loot_and_recruit.rules.cards import DEFENSE, IDS, INDEX, IS_GOBLIN, POWER, VP
from game.titles.loot_and_recruit.rules.flow import RULES
from tests.bench import learn_loot
from tests.bots import matches
from tests.titles.loot_and_recruit.table import GUARDS, SPARE, A, B, C, Table

TITLE = "loot_and_recruit"
LEVELS = ("easy", "normal", "hard")
GOBLINS = [card for card, goblin in zip(IDS, IS_GOBLIN) if goblin]


def opened(seats: int = 4, seed: int = 1, **options: Any) -> Match:
    return new(RULES, ("bot",) * seats, titles.options_for(TITLE, options), seed)


def arrived(view: dict[str, Any]) -> Any:
    """As it comes over the wire."""
    return {name: msgspec.msgpack.decode(body) for name, body in pack(view).items()}


def play(match: Match, levels: list[str]) -> Counter[str]:
    """To the end; what was asked. Every choice was inside its space."""
    return matches.play(match, matches.bots_for(TITLE, match, levels, iterations=8), arrive=arrived)


def mind(t: Table, seat: int = A, level: str = "normal", style: str = "balanced") -> Any:
    """What a player answers now."""
    return mind_of(t, level, 3, seat, style)


def mind_of(t: Table, level: str, seed: int, seat: int = A, style: str = "balanced") -> Any:
    """The same of a player of another seed."""
    ask = t.match.seat_ask(seat)
    assert ask is not None
    return bot.Player(level, seat, seed, style).decide(t.match.view(seat), ask)


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_is_answered(level: str):
    asked: Counter[str] = Counter()
    if level in ("easy", "normal"):
        for seats in range(2, 6):
            asked += play(opened(seats, seats), [level] * seats)
    else:
        asked += play(opened(2, 3, event_deck="quick", reaction_mode="always"), [level, "normal"])
    assert set(asked) >= {"turn", "flip_choice", "reaction"}


@pytest.mark.parametrize("mode", ["open_pass", "always"])
def test_every_kind_of_window_is_played(mode: str):
    assert play(opened(3, 2, reaction_mode=mode, event_deck="quick"), ["normal", "normal", "easy"])["reaction"]


@pytest.mark.parametrize("style", STYLES)
def test_the_lobby_may_choose_the_taste(style: str):
    """LNR-12.2: a style for all bots; any: each draws one, and nobody is told."""
    options = titles.options_for(TITLE, {"bot_style": style})
    found = [players.make(TITLE, "hard", seat, options, ("bot",) * 5, seat) for seat in range(5)]
    assert {one.labels["style"] for one in found} == {style}  # type: ignore[attr-defined]


def test_any_taste_is_drawn():
    options = titles.options_for(TITLE, {})
    found = [players.make(TITLE, "hard", 0, options, ("bot",) * 2, seed) for seed in range(60)]
    assert {one.labels["style"] for one in found} == set(STYLES)  # type: ignore[attr-defined]


def test_the_same_seed_is_the_same_player():
    t = Table(3)
    t.seat(A, hand="money_bag haggler", deck=SPARE).go(A, loot=6, recruit=5, attack=2)
    assert mind(t, level="normal") == mind(t, level="normal")


def test_a_sensible_turn():
    """LNR-13.2: everything is played, drawing actions first; then stones, Goblins, purchases; then the end."""
    t = Table(3)
    t.seat(A, hand="errand_runt money_bag table_scraps", deck="catapult pile_o_chow money_bag money_bag")
    t.seat(B, hand=SPARE, p1="gob_o_goblins ornery_octet").seat(C, hand=SPARE)
    t.go(A)
    verbs = []
    for _ in range(30):
        choice = mind(t)
        verbs.append(choice[0] if choice[0] != "use_action" else f"use {IDS[t.s.faces[choice[1]]]}")
        t.match.play(A, choice, t.match.ask_id)
        if choice == ["end_turn"]:
            break
    assert verbs[:2] == ["play_card", "use errand_runt"]
    assert verbs[-1] == "end_turn" and "recruit" in verbs
    last_play = max(n for n, verb in enumerate(verbs) if verb == "play_card")
    assert last_play < min(n for n, verb in enumerate(verbs) if verb in ("recruit", "purchase"))


def test_the_leader_is_the_target():
    """LNR-13.3: of equal towers that of the leader falls."""
    for leader, other in ((B, C), (C, B)):
        t = Table(3)
        t.seat(leader, hand=SPARE, p1="scruffy_six", counts=(20,)).seat(
            other, hand=SPARE, p1="scruffy_six", counts=(5,)
        )
        t.seat(A, hand="", deck=SPARE, counts=(9,)).go(A, attack=6)
        assert mind(t)[:2] == ["attack", leader]


def test_attack_is_split_where_two_may_be_hit():
    """LNR-7.4: a Sergeant's second attack is counted in before the first takes all."""
    t = Table(3)
    t.seat(B, hand=SPARE, p1="teetering_ten", p2="pint_sized_pack").seat(C, hand=SPARE, p1="scruffy_six")
    t.seat(A, hand="", deck=SPARE, play="sergeant").go(A, attack=10)
    assert mind(t)[:3] == ["attack", B, 2]
    t.match.play(A, mind(t), t.match.ask_id)
    assert mind(t)[:3] == ["attack", C, 1]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_everybody_knows_what_a_coordinator_is_for(level: str):
    """A tall tower on a weak foot is taken apart before it is toppled."""
    t = Table(2)
    t.seat(A, hand="", deck=SPARE, play="coordinator", p1="dastardly_duo royal_rabble")
    t.seat(B, hand="catapult catapult money_bag money_bag money_bag")
    t.go(A)
    t.s.ready = t.s.play[A][:]
    assert any(mind_of(t, level, seed)[0] == "use_action" for seed in range(4))


def test_what_is_expected_is_fitted_round_by_round():
    """What was learned has a row for each round, with a weight for each feature."""
    assert len(learned.WEIGHTS) == len(learned.SCALE) == 14
    assert all(len(row) == len(FEATURES) for row in learned.WEIGHTS)
    rows = [([1.0, float(n), float(n * n % 7), *([0.0] * (len(FEATURES) - 3))], 3.0 + 2 * n) for n in range(200)]
    fitted = learn_loot.fit(rows)
    assert abs(fitted[0] - 3) < 0.1 and abs(fitted[1] - 2) < 0.01


def test_expectations_add_up_to_the_crown():
    """Shares of the crown: they add up to one, and the richer table has more."""
    t = Table(2)
    t.seat(A, hand=SPARE, deck=SPARE, p1="royal_rabble", counts=(20,)).seat(B, hand=SPARE, deck=SPARE)
    t.go(A)
    shares = thought.value(t.match)
    assert abs(sum(shares) - 1) < 1e-9 and shares[A] > 0.6


@pytest.mark.parametrize("card", ["scavenger", "errand_runt", "bodyguard", "shield_bearer"])
def test_a_deck_is_worth_what_its_actions_do(card: str):
    """What has no power of its own, or little, had counted as a card that only thins the rest."""
    totals = []
    for more in ("", card):
        t = Table(2)
        t.seat(A, hand=SPARE, deck=SPARE, discard=f"cannon pile_o_chow {more}").seat(B, hand=SPARE, deck=SPARE).go(A)
        del t.s.events[9:]
        totals.append(final_totals(t.s)[A])
    assert totals[1] > totals[0] + 1


def test_power_is_not_thrown_away_for_a_thin_deck():
    """Hard had ended this turn with 3 Loot and 4 Recruit: a Scavenger, which it would have bought next, counted as ballast; and
    what is better was dropped after four worlds."""
    t = Table(2, event="free_breakfast")
    t.seat(
        B,
        hand="",
        deck="pile_o_chow",
        play="table_scraps money_bag money_bag money_bag table_scraps",
        discard="pile_o_chow money_bag table_scraps table_scraps box_o_shinies cannon",
        p1="quirky_quintet",
        p2="troublesome_trio",
    )
    t.seat(
        A,
        hand="box_o_shinies box_o_shinies table_scraps cannon money_bag",
        deck="money_bag money_bag money_bag pile_o_chow table_scraps table_scraps table_scraps",
        p1="gob_o_goblins",
        p2="brickheaded_bouncers",
        p3="troublesome_trio",
    )
    t.shop("scavenger plunder_sled errand_runt shield_bearer plunder_sled")
    t.crowd("ornery_octet teetering_ten ornery_octet royal_rabble stubborn_stumps")
    t.go(B, loot=3, recruit=4)
    del t.s.events[10:]
    ask = t.match.seat_ask(B)
    assert ask is not None
    hard = [players.make(TITLE, "hard", B, t.match.options, ("bot",) * 2, seed, clock=False) for seed in (1, 2)]
    assert "end_turn" not in [one.decide(t.match.view(B), ask)[0] for one in hard]


def played_by_hand(name: str) -> Table:
    """Positions of a match against a person in which hard threw its power away; seat A is to move."""
    night = name == "night"
    t = Table(2, event="torchlight_watch" if night else "dawn_drill")
    if night:
        t.seat(
            A,
            play="money_bag money_bag catapult pile_o_chow pile_o_chow",
            deck=f"cannon catapult coordinator errand_runt heckler plunder_sled sergeant shield_bearer {SPARE}",
            p2="dastardly_duo",
            counts=(4, 1),
        )
        t.seat(
            B, hand=SPARE, deck=f"bombardier cannon catapult errand_runt {SPARE}", p1="royal_rabble", counts=(11, 10)
        )
        t.crowd("scruffy_six gob_o_goblins quarrelsome_quartet quarrelsome_quartet scruffy_six")
    else:
        t.seat(
            A,
            play="pile_o_chow money_bag",
            deck=f"{SPARE} plunder_sled catapult",
            p1="quirky_quintet",
            p2="dastardly_duo",
        )
        t.seat(B, hand=SPARE, deck="cannon money_bag", p1="scheming_septet", p2="troublesome_trio")
        t.crowd("pint_sized_pack gob_o_goblins royal_rabble scruffy_six noisy_nonet")
    t.shop("errand_runt mountain_o_gold haggler press_ganger mountain_o_gold")
    t.go(A, loot=2, recruit=6 if night else 0, attack=3)
    del t.s.events[4 if night else 9 :]
    return t


def test_goblins_are_worth_their_points_to_who_is_far_behind():
    """Hard had ended this turn with 6 Recruit: by what it had learned, a bare platform was worth about as much as a Goblin."""
    t = played_by_hand("night")
    before = final_totals(t.s)[A]
    ask = t.match.seat_ask(A)
    assert ask is not None
    hard = players.make(TITLE, "hard", A, t.match.options, ("bot",) * 2, 1, clock=False)
    choice = hard.decide(t.match.view(A), ask)
    assert choice[0] == "recruit"
    t.match.play(A, choice, ask.id)
    assert final_totals(t.s)[A] > before + 1


@pytest.mark.parametrize("name", ["night", "morning"])
def test_attack_costs_nothing_and_is_never_turned_on_oneself(name: str):
    """Hard had ended a turn in which a Goblin stood within its reach, and had thought of toppling its own."""
    t = played_by_hand(name)
    ask = t.match.seat_ask(A)
    assert ask is not None
    memory = bot.memory(A, t.match.options, ("bot",) * 2, 1)
    named = thought.root(t.match.view(A), ask, A, memory, FastChance(1))
    assert [choice[1] for choice in named if choice[0] == "attack"] == [B] * (name == "morning")
    assert (["end_turn"] in named) == (name == "night")


def test_spoils_need_somebody_to_hit():
    """What a deck's Spoils are worth falls where no Goblin of the others is within reach."""
    totals = []
    for tower in ("", "brickheaded_bouncers"):
        t = Table(2)
        t.seat(A, hand=SPARE, deck="cannon sergeant catapult", p1="royal_rabble").seat(B, hand=SPARE, p1=tower)
        t.go(A)
        del t.s.events[10:]
        totals.append(final_totals(t.s)[A])
    assert totals[1] > totals[0]


def test_a_card_is_worth_what_it_is_above_the_mean_of_the_deck():
    """Bought and burned: a card that is no better than the rest only thins them, and so each style finds its own cards."""
    t = Table(2)
    t.seat(A, deck=f"cannon banquet_o_boar {SPARE}", discard="money_bag", play="rubbish_roaster").seat(B, hand=SPARE)
    t.shop("cannon errand_runt haggler haggler shield_bearer").go(A, loot=9)
    del t.s.events[8:]
    assert mind(t)[:2] == ["use_action", t.s.play[A][0]] and IDS[t.s.faces[mind(t)[2]]] == "money_bag"
    look = worth.seen(t.match.view(A), A)
    gains = [
        [
            worth.purchase_worth(bot.make_mind("normal", A, 1, style), look, INDEX[card])
            for style in ("raider", "engine")
        ]
        for card in ("cannon", "errand_runt", "money_bag")
    ]
    assert gains[0][0] > gains[0][1] > 0 and gains[1][1] > gains[1][0] and max(gains[2]) < 0


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (5, 2)])
@pytest.mark.parametrize("begun", [1, 2])
def test_thought_sees_fewer_rounds_where_they_are_longer(seats: int, rounds: int, begun: int):
    """A playout ends with the round that hard's horizon names: three of two turns, two of more."""
    match = opened(seats)
    minds = [bot.make_mind("normal", seat, 1) for seat in range(seats)]

    def play_on(until: float) -> None:
        while match.result is None and thought.reckonings(match) < until:
            seat = match.waiting_for()[0]
            match.take(seat, thought.policy(match, seat, minds[seat]))

    while match.state.round < begun:
        play_on(thought.reckonings(match) + 1)
    play_on(thought.reckonings(match) + bot.ADVICE.hints.budgets["hard"].horizon)
    assert match.state.round == begun + rounds


def test_weak_cards_are_given_up_first_in_thought():
    """Of the many ways to discard, those that keep what is good are thought over: all three weak cards among them."""
    t = Table(2)
    t.seat(A, hand="cannon banquet_o_boar money_bag table_scraps table_scraps", deck=SPARE).seat(B, hand=SPARE)
    t.flip("early_birds")
    ask = t.match.seat_ask(A)
    assert ask is not None
    memory = bot.memory(A, t.match.options, ("bot",) * 2, 1)
    named = thought.root(t.match.view(A), ask, A, memory, FastChance(1))
    discards = [sorted(IDS[t.s.faces[card]] for card in choice[1]) for choice in named if len(choice) > 1]
    assert ["money_bag", "table_scraps", "table_scraps"] in discards and ["banquet_o_boar", "cannon"] not in discards
    assert ["decline"] in named


def laid(t: Table, card: str) -> int:
    """One more card of the box, for towers that need more of a kind than there are."""
    t.s.faces.append(INDEX[card])
    return len(t.s.faces) - 1


@settings(max_examples=40)
@given(st.lists(st.lists(st.sampled_from(GOBLINS), max_size=4), min_size=3, max_size=3), st.sampled_from(GOBLINS),
       st.sampled_from(["free_breakfast", "dawn_drill", "torchlight_watch"]))  # fmt: skip
def test_what_a_goblin_puts_at_risk_is_reckoned_as_if_it_lay_there(towers: list[list[str]], card: str, event: str):
    """LNR-13.4: it is reckoned from what the tower is without it; here it is laid on top."""
    t = Table(2, event=event)
    t.seat(A, hand="", deck=SPARE).seat(B, hand=SPARE, deck="cannon cannon catapult").go(A)
    t.s.platform[:3] = [[laid(t, name) for name in tower] for tower in towers]
    player, kind, one_more = bot.make_mind("normal", A, 1, "balanced"), INDEX[card], laid(t, card)
    look = worth.weighed(t.s, A)
    found = [worth.recruit_worth(player, look, kind, n, 0) for n in (1, 2, 3)]
    before = worth.expected_loss_of(t.s, A, look.threat)[0]
    for tower, told in zip(t.s.platform, found):
        under = DEFENSE[t.s.faces[tower[-1]]] - DEFENSE[kind] if tower else 0
        tower.append(one_more)
        rise = worth.expected_loss_of(t.s, A, look.threat)[0] - before
        tower.pop()
        of = player.weights
        assert abs(told - (VP[kind] + of.defense * DEFENSE[kind] - of.risk * rise + 0.02 * under)) < 1e-9


def test_recruit_power_is_not_left_over():
    """LNR-13.4: a Goblin that can be had is had."""
    t = Table(2)
    t.seat(A, hand="", deck=SPARE, p1="royal_rabble").seat(B, hand=SPARE)
    t.shop().go(A, recruit=3)
    assert mind(t)[0] == "recruit"


def test_a_bodyguard_is_not_wasted():
    """LNR-13.6: two points or more."""
    for tower, aim, answer in (
        ("gob_o_goblins", "gob_o_goblins", "react"),
        ("troublesome_trio", "troublesome_trio", "pass"),
    ):
        t = Table(3)
        t.seat(B, hand=GUARDS, p1=tower).seat(A, hand="").seat(C, hand=SPARE)
        t.go(A, attack=9).attack(B, 1, aim)
        assert t.asked == "reaction" and mind(t, B) == answer


def test_nothing_is_purchased_in_the_last_round():
    """LNR-13.5."""
    t = Table(2)
    t.seat(A, hand="", deck=SPARE, p1="scruffy_six").seat(B, hand=SPARE)
    t.shop("cannon banquet_o_boar errand_runt haggler sergeant")
    t.s.past += t.s.events
    t.s.events = []
    t.go(A, loot=9)
    assert mind(t) == ["end_turn"]


def test_tastes_differ_in_what_they_buy():
    """LNR-13.5: a raider ends with more Attack in its cards than anybody, an engine with more actions than a rush."""
    bought: dict[str, Counter[str]] = {}
    for style in STYLES:
        bought[style] = Counter()
        for seed in range(3):
            match = opened(3, seed, bot_style=style)
            play(match, ["normal"] * 3)
            hidden = [match.view(0)[f"seat.{seat}"] for seat in range(3)]
            for there in hidden:
                cards = [*there["hidden"], *(card for _, card in there["discard"])]
                bought[style].update("attack" if POWER[INDEX[card]][2] else "other" for card in cards)
    share = {style: found["attack"] / sum(found.values()) for style, found in bought.items()}
    assert share["raider"] == max(share.values()), share


def test_levels_differ():
    """The better win far more than their share, the easy far less."""
    report = simulate.simulate(
        TITLE, 24, 4, ["normal", "normal", "easy", "easy"], 5, {"event_deck": "quick"}, workers=1
    )
    assert report.win_rates["normal"] > report.win_rates["easy"]
    assert set(report.tallies["style"]) <= set(STYLES) and report.asks["turn"] > 9 * 4


def test_bots_take_their_time():
    """LNR-8.9: a reaction comes within the window; a move after a moment."""
    t = Table(3)
    t.seat(B, hand=GUARDS, p1="gob_o_goblins").seat(A, hand="").seat(C, hand=SPARE)
    t.go(A, attack=9)
    turn = t.match.seat_ask(A)
    assert turn is not None
    assert 300 < players.patience(TITLE, t.match.view(A), turn, ("human", "bot", "bot"), 4) < 1500
    t.attack(B, 1, "gob_o_goblins")
    ask = t.match.seat_ask(B)
    assert ask is not None
    waits = {players.patience(TITLE, t.match.view(B), ask, ("human", "bot", "bot"), seed) for seed in range(20)}
    assert len(waits) > 3 and all(1000 <= wait <= 5000 for wait in waits)


def test_a_bots_reaction_comes_at_any_time_of_the_window() -> None:
    """LNR-8.9: drawn over the whole window, from the least delay to a second before its end, whatever its length."""
    ask = SeatAsk(
        1, "reaction", (1,), (1,), "sealed", {}, "reaction", 0, "quick", One(("pass", "react")), "pass", window=True
    )
    for window, latest in ((4, 3), (6, 5), (10, 9), (15, 14), (0, 5)):
        told = structs.replace(ask, nouns={"seconds": window})
        waits = [
            bot.patience({"public": {"turn": n}}, structs.replace(told, id=n), ("human", "bot"), 1) for n in range(400)
        ]
        assert 1000 <= min(waits) < 1000 + latest * 100 and latest * 900 < max(waits) <= latest * 1000


def offered(event: str) -> Table:
    """A holds what may be given for an event's offer, and is asked."""
    t = Table(2).seat(A, hand="money_bag table_scraps money_bag", deck=SPARE).seat(B, hand=SPARE)
    return t.flip(event)


@pytest.mark.parametrize(
    ("event", "given", "deed"),
    [
        ("opening_ceremony", [], reasons.Accept),
        ("spring_cleaning", [[1]], reasons.Scrap),
        ("early_birds", [[0, 2]], reasons.Discard),
        ("second_helpings", [[1]], reasons.Discard),
        ("swap_meet", [[1], "catapult"], reasons.Swap),
        ("midnight_muster", [[0, 1], 3], reasons.Muster),
    ],
)
def test_a_hint_names_what_an_offer_is_answered_with(event: str, given: list[Any], deed: type[reasons.Deed]) -> None:
    """ "Accept the offer" told nobody which card to give for it, and nothing on the table was pointed at."""
    t = offered(event)
    hand = t.s.hand[A]
    cards = [hand[n] for n in given[0]] if given else []
    choice = ["perform", *([cards] if given else []), *given[1:]]
    ask = t.match.seat_ask(A)
    assert ask is not None and ask.space is not None and ask.space.contains(choice)
    told = reasons.deed(t.match.view(A), ask, A, choice)
    assert type(told) is deed
    places = [["pile", place] if isinstance(place, str) else ["p", A, place] for place in given[1:]]
    assert told.at == [*(["c", card] for card in cards), *places]
    names = {IDS[t.s.faces[card]] for card in cards}
    said = (
        {told.card}
        if isinstance(told, reasons.Scrap | reasons.Swap)
        else {name for _, name in getattr(told, "cards", [])}
    )
    assert said == names

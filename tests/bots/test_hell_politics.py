"""The players of Lords of Hell among themselves: an end of lost battles, loans, offers to all, and whoever is far ahead."""

from __future__ import annotations

from itertools import product

import pytest

from game import titles
from game.bots import players
from game.engine.chance import FastChance
from game.titles.coaching import SpokenLine
from game.titles.lords_of_hell.bot import battle, concessions, loans, market, offers, play, player, war, worth
from game.titles.lords_of_hell.bot.position import Mind, Position
from game.titles.lords_of_hell.bot.reasons import COACHING
from game.titles.lords_of_hell.rules import plays
from game.titles.lords_of_hell.rules.items import AnyCards, HandCard, PromiseCard, Tabled
from game.titles.lords_of_hell.rules.market import PRIVATE, PUBLIC
from game.titles.lords_of_hell.rules.records import ATTACK
from game.titles.lords_of_hell.rules.sentences import Due, NoAttack, ReturnLoan, plain_sentence
from game.titles.lords_of_hell.rules.state import ANYONE, card_count
from tests.titles.lords_of_hell.dsl import A, B, C, D, Table, offer_choice, say

TITLE = "lords_of_hell"
ARMY = "leviathan juggernauts juggernauts metal_beasts metal_beasts warriors_of_darkness"


def position(t: Table, seat: int, level: str = "hard", temper: str = "steady") -> Position:
    mind = Mind(seat, level, titles.options_for(TITLE, t.match.options), FastChance(1), temper)
    return Position(t.match.view(seat), mind)


def overrun(home: str, souls: int, hand: str) -> Table:
    """A comes with a great army for the realm of B."""
    t = Table(4).seat(A, "asmodeus", home=ARMY, fortress="iron_fortress")
    t.seat(B, home=home, souls=souls, hand=hand).attack(A, B)
    return t.joins(A, B, names=ARMY.replace("leviathan ", ""))


# ---------------------------------------------------------------- the end of a battle


def test_who_has_much_to_lose_gives_itself_up() -> None:
    """LOH-10.17: every troop at home and the hand would be lost; a surrender may save them."""
    t = overrun("fiends fiends fiends fiends", 9, "bury ambush fiends")
    front = t.front(B)
    assert war.odds_of(position(t, B), front) > 0.9
    assert concessions.defend(position(t, B), front) == plays.Surrender(B)
    assert concessions.defend(position(t, B, "easy"), front) == plays.Flee(B)


def test_who_has_little_to_lose_flees_while_it_may() -> None:
    """LOH-10.20: of a bare realm only the devil is worth saving; once free flight is over it stays."""
    t = overrun("fiends", 0, "")
    assert concessions.defend(position(t, B), t.front(B)) == plays.Flee(B)
    t.does(C, "join", B, "defence", -1, [], 0)
    t.s.promises.clear()
    t.front(B).round = 2
    assert concessions.defend(position(t, B), t.front(B)) != plays.Flee(B)


def test_a_safe_realm_neither_flees_nor_surrenders() -> None:
    t = Table(4).seat(A, home="fiends").seat(B, home=ARMY, fortress="iron_fortress").attack(A, B).joins(A, B)
    assert concessions.defend(position(t, B), t.front(B)) is None


def test_an_attacker_goes_home_with_a_devil_that_gave_itself_up() -> None:
    """Unless what is left is worth more than what it costs."""
    t = overrun("fiends fiends", 3, "").does(B, "surrender", B)
    assert concessions.mercy(position(t, A), t.front(B))
    ask = t.match.seat_ask(A)
    assert ask is not None
    assert player.answer(position(t, A), ask) == plays.WithdrawArmy(B)


def test_who_would_rather_have_no_dice_sets_the_flag_of_truce() -> None:
    """LOH-10.41: an attacker that has got into a bad battle and a defender that may lose; a sure victor does not."""
    t = Table(4).seat(A, home="fiends").seat(B, home="juggernauts metal_beasts", fortress="iron_fortress")
    t.attack(A, B).joins(A, B, names="fiends")
    assert concessions.truce(position(t, A), t.front(B)) == plays.Truce(B, True)
    assert concessions.truce(position(t, A, "easy"), t.front(B)) is None
    t.does(A, "truce", B, True)
    assert concessions.truce(position(t, A), t.front(B)) is None, "it is set already"
    sure = overrun("fiends", 0, "")
    assert concessions.truce(position(sure, A), sure.front(B)) is None
    assert concessions.truce(position(sure, B), sure.front(B)) == plays.Truce(B, True)


def test_a_hopeless_army_goes_home() -> None:
    t = Table(4).seat(A, home="fiends").seat(B, home=ARMY, fortress="iron_fortress").attack(A, B).joins(A, B)
    assert concessions.leave(position(t, A), t.front(B), ATTACK) == plays.WithdrawArmy(B)


# ---------------------------------------------------------------- loans and offers to all


def lender() -> Table:
    """A could beat B with the hordes of C."""
    t = Table(4, "tabling", 4)
    t.seat(A, home="metal_beasts", fortress="iron_fortress", hand="fiends ambush fiends")
    t.seat(B, home="warriors_of_darkness", hand="bury ambush fiends fiends fiends", vp=3)
    t.seat(C, home="leviathan juggernauts", fortress="iron_fortress", hand="fiends")
    t.seat(D, home=ARMY.replace("leviathan ", ""), fortress="iron_fortress")
    t.go()
    return t


def test_hordes_are_borrowed_for_a_war_and_sworn_back() -> None:
    """`return_loan`: what is lent comes back in Finishing; the offer is one that the host takes."""
    t = lender()
    here = position(t, A)
    found = [loan for loan in loans.wanted(here, [B, C, D]) if loan.lender == C]
    assert found
    lent, back = found[0].pieces, found[0].back
    assert back == ReturnLoan(C, tuple(lent), Due("finishing", 4), strength="if_able")
    deal = market.Deal(A, C, found[0].price, lent, [back], [])
    choice = market.offer_of(here, deal)
    assert choice is not None
    t.match.play(A, choice.choice())
    ask = t.match.seat_ask(C)
    assert ask is not None
    t.match.play(C, ["accept", t.s.offers[-1].id, []])
    assert {piece.card for piece in lent if isinstance(piece, Tabled)} <= set(t.s.hordes[A])
    assert t.s.promises[-1].sentence == back
    assert not list(loans.wanted(position(t, A, "easy"), [B, C, D]))


def test_a_loan_costs_its_lender_less_than_a_gift() -> None:
    t = lender()
    here = position(t, C)
    lent = Tabled(t.s.hordes[C][0])
    back = ReturnLoan(C, (lent,), Due("finishing", 4), strength="if_able")
    assert worth.sentence_worth(here, A, C, back) > 0.5 * worth.bundle_worth(here, C, C, [lent])


def test_who_has_sworn_help_sends_no_more_than_that() -> None:
    """The rules' own choice, the weakest first, would take all three along and leave the realm bare."""
    t = Table(4, round=4).seat(A, home="fiends").seat(C, "geryon", home="metal_beasts shadow_critters leviathan")
    t.sworn(C, A, say("join", A, "attack", 4, 13))
    t.attack(A, B)
    ask = t.match.seat_ask(C)
    assert ask is not None and ask.kind == "sworn_join" and len(ask.default[4]) == 3
    here = position(t, C)
    sent = player.choose(here.mind, t.match.view(C), ask)
    assert sent[4] == t.s.hordes[C][2:], "the Leviathan alone"
    t.match.play(C, sent)
    assert t.asked != "sworn_join", "it is enough"


def test_an_offer_to_all_is_made_when_it_pleases_whoever_takes_it() -> None:
    """LOH-6.10, 6.11: a spare fortress, and three devils without one."""
    t = Table(4, "tabling", 4).seat(A, fortress="iron_fortress", hand="high_palace fiends")
    for seat in (B, C, D):
        t.seat(seat, hand="fiends fiends juggernauts")
    t.go()
    ask = t.match.seat_ask(A)
    assert ask is not None
    choice = offers.draft(position(t, A), ask)
    assert choice is not None and choice.to == ANYONE
    t.match.play(A, choice.choice())
    assert t.s.offers[-1].to == ANYONE and not t.s.offers[-1].private
    assert offers.draft(position(t, A, "easy"), ask) != choice


def test_a_card_is_not_offered_to_one_devil_at_two_prices() -> None:
    """A spare fortress lay on the market for three cards and for two, both times for whoever came first."""
    t = Table(3, "tabling", 4).seat(A, fortress="iron_fortress", hand="black_tower fiends")
    for seat in (B, C):
        t.seat(seat, hand="fiends fiends juggernauts")
    t.go()
    tower = t.s.hand[A][0]
    here = position(t, A)

    def priced(to: int) -> bool:
        later = Position(t.match.view(A), here.mind)
        return any(HandCard(tower, True) in deal.give and deal.other == to for _, _, deal in offers.ranked(later))

    assert priced(B) and priced(C)
    t.offer(A, B, give=[["hand_card", tower, True]], take=[["any_cards", 3]])
    assert not priced(B) and priced(C)
    t.offer(A, ANYONE, give=[["hand_card", tower, True]], take=[["any_cards", 2]], sight=PUBLIC)
    assert not priced(C)


def test_a_ready_bot_looks_at_an_offer_to_all_once() -> None:
    t = Table(4, "council", 4).seat(A, hand="fiends").seat(B, hand="bury ambush")
    t.go()
    one = players.make(TITLE, "normal", B, t.match.options, t.match.seat_kinds, 1)

    def curious() -> bool:
        ask = t.match.seat_ask(B)
        assert ask is not None
        return one.curious(t.match.view(B), ask)

    t.match.play(B, ["ready"])
    assert not curious()
    t.match.play(A, offer_choice(ANYONE, take=[["any_cards", 2]], sight="public"))
    assert curious()
    ask = t.match.seat_ask(B)
    assert ask is not None and one.decide(t.match.view(B), ask) == ["ready"]
    assert not curious(), "two cards for nothing are not given, and not thought of again"


def test_no_offer_is_looked_at_where_none_can_be_taken() -> None:
    """LOH-7.10: in a beat offers stand still; a bot that has passed says nothing more."""
    t = Table(4, "council", 4).seat(A, hand="fiends").seat(B, hand="bury ambush")
    t.go()
    t.match.play(A, offer_choice(ANYONE, take=[["any_cards", 1]], sight="public"))
    one = players.make(TITLE, "normal", B, t.match.options, t.match.seat_kinds, 1)
    ask = t.match.seat_ask(B)
    assert ask is not None and one.curious(t.match.view(B), ask)
    for seat in range(4):
        t.match.play(seat, ["ready"])
    beat = t.match.seat_ask(B)
    assert beat is not None and beat.kind == "beat"
    assert not one.curious(t.match.view(B), beat)


# ---------------------------------------------------------------- whoever is far ahead


def ahead() -> Table:
    t = Table(5, "tabling", 8)
    for seat in (A, C, D):
        t.seat(seat, home="fiends metal_beasts", fortress="iron_fortress" if seat == A else "", vp=2)
    t.seat(B, home="juggernauts metal_beasts", vp=8)
    t.go()
    return t


@pytest.mark.parametrize(("seats", "until"), [(4, 5), (5, 4)])
def test_peace_among_many_is_for_one_round(seats: int, until: int) -> None:
    t = Table(seats, "tabling", 4).seat(A, home="fiends", hand="fiends fiends fiends")
    t.seat(B, home=ARMY).go()
    sworn = {deal.asks[0] for _, deal in offers._peace(position(t, A), [B])}
    assert sworn == {NoAttack(A, until)}


def test_a_leader_gets_no_peace_and_no_favours() -> None:
    t = ahead()
    here = position(t, A)
    assert here.leader == B and here.alarm > 2
    assert here.danger(B) > position(t, A, "normal").danger(B) > here.danger(C)
    peace = {seat: worth.sentence_cost(here, A, seat, NoAttack(seat, 8)) for seat in (B, C)}
    assert peace[B] > peace[C] + 5
    assert here.allied(A, C) and not here.allied(A, B)


def test_a_blow_against_the_leader_is_worth_more() -> None:
    t = ahead()
    assert war.harm(position(t, A), B) > war.harm(position(t, A), C) + 20


def test_the_throne_goes_by_points_in_the_last_round() -> None:
    """LOH-13.14: who has most victory points is the likelier to be crowned the nearer the end."""
    chances = []
    for round in (6, 11, 12):
        t = Table(4, "council", round).seat(B, vp=4).seat(C, vp=3)
        t.go()
        chances.append(position(t, A).crown[B])
        assert sum(position(t, A).crown) == pytest.approx(1) and sum(position(t, A).chances) == pytest.approx(1)
    assert chances == sorted(chances) and chances[-1] > 0.6


def test_the_easier_the_level_the_worse_it_reckons() -> None:
    slips = {
        level: max(abs(Mind(A, level, {}, FastChance(seed), "steady").slip("vote", 4, B)) for seed in range(40))
        for level in ("easy", "normal", "hard")
    }
    assert slips["easy"] > slips["normal"] > slips["hard"] == 0


@pytest.mark.parametrize("temper", ["careful", "steady", "reckless"])
def test_who_pays_for_help_attacks_with_it(temper: str) -> None:
    """What is sworn is what was asked for, and with that the attack must be good enough to be made."""
    asked = 0
    for many, troops in product(range(1, 5), ("metal_beasts juggernauts fiends", "fiends fiends fiends")):
        t = Table(3).seat(A, home="warriors_of_darkness " * many, hand="bury ambush").seat(C, home=ARMY)
        t.seat(B, home=troops, fortress="iron_fortress", hand="fiends fiends pickpocket")
        t.battles().until("attack_turn")
        found = [deal for name, deal in offers._with_help(position(t, A, temper=temper), [C]) if name == "help attack"]
        if not found:
            continue
        asked += 1
        (join,) = found[0].asks
        t.sworn(C, A, plain_sentence(join))
        here = position(t, A, temper=temper)
        plans = [plan for realm in (B, C) if (plan := war.plan(here, realm)) is not None]
        assert any(battle.good(here, plan) for plan in plans), "paid for help, and passes"
    assert asked


# ---------------------------------------------------------------- haggling


def test_cards_of_another_hand_can_be_asked_for() -> None:
    """The own view does not show the hands of others, but how many cards they hold (LOH-6.19)."""
    t = Table(4).seat(A, hand="bury").seat(B, hand="bury ambush").go()
    for many, able in ((2, True), (9, False)):
        deal = market.Deal(A, B, [PromiseCard(A, 1)], [AnyCards(many)], [], [])
        assert (market.offer_of(position(t, A), deal) is not None) is able


def test_who_is_offered_too_little_asks_for_more() -> None:
    """LOH-22.4: one card for a nomination is answered by an offer of the same for two."""
    t = Table(4, phase="council").seat(A, hand="bury ambush fiends fiends").go()
    number = t.offer(A, B, give=[["hand_card", t.s.hand[A][0], False]], asks=[say("nominate", A, 4, True)])
    ask = t.match.seat_ask(B)
    assert ask is not None
    found = market.answer(position(t, B, temper="careful"), ask)
    assert isinstance(found, plays.Offer) and found.counters == number and found.goods[1] == [["any_cards", 2]]
    assert not market.answer(position(t, B, "easy"), ask) or not t.s.offers[-1].counters
    t.match.play(B, found.choice())
    assert t.s.offers[0].state == "countered"


def test_who_haggles_over_a_fortress_still_asks_for_the_fortress() -> None:
    """A card that an offer shows is asked for by its name in the counter-offer, one that it does not show as any card: a devil
    without walls gave three cards for two that were no use to it."""
    t = Table(3).seat(A, fortress="iron_fortress", hand="black_tower bury").seat(B, hand="bury ambush fiends").go()
    tower, bury = t.s.hand[A]
    t.offer(A, B, give=[["hand_card", tower, True]], take=[["any_cards", 3]])
    for card, asked in ((tower, ["card_kind", "black_tower"]), (bury, ["any_cards", 1])):
        found = market.offer_of(position(t, B), market.Deal(B, A, [AnyCards(2)], [HandCard(card, True)], [], []))
        assert found is not None and found.goods[1] == [asked]


def test_goods_that_were_refused_are_not_offered_in_every_round() -> None:
    t = Table(3).seat(A, fortress="iron_fortress", hand="black_tower bury").seat(B, hand="bury ambush fiends").go()
    here = position(t, A)
    kinds = [name for _, name, _ in offers.ranked(here)]
    t.s.round += 1
    here.mind.asked.update((4, name, other) for name in offers.PATIENT for other in (B, C))
    later = Position(t.match.view(A), here.mind)
    assert set(kinds) & set(offers.PATIENT), "there is something to offer"
    assert not {name for _, name, _ in offers.ranked(later)} & set(offers.PATIENT)


def test_an_attacker_does_not_sit_out_a_battle_behind_a_white_flag() -> None:
    """Eight battle rounds of truce with an army away, while others march on its home: as it was in a printed match."""
    t = Table(4).seat(A, home="juggernauts juggernauts metal_beasts").seat(B, home="metal_beasts juggernauts fiends")
    t.seat(B, fortress="black_tower").attack(A, B).joins(A, B, names="juggernauts juggernauts metal_beasts")
    front, here = t.front(B), position(t, A)
    assert 0.3 < war.odds_of(here, front) < 0.45
    assert concessions.leave(here, front, ATTACK) is None
    assert concessions.truce(here, front) == plays.Truce(B, True)
    t.front(B).round = 2
    assert concessions.leave(position(t, A), t.front(B), ATTACK) == plays.WithdrawArmy(B)


def test_the_vault_of_a_hand_that_is_not_seen_is_opened() -> None:
    """LOH-11.4: whoever began the ritual for two cards of another hand completes it, whatever these cards are."""
    t = Table(3, phase="rituals").seat(A, rituals="open_the_vault", souls=3).seat(B, hand="bury ambush fiends").go()
    for _ in range(9):
        if t.asked == "cast":
            break
        t.match.time_out(t.match.ask_id, 0)
    ask = t.match.seat_ask(A)
    assert ask is not None
    assert play.cast(position(t, A), ask) == plays.Complete(t.s.rituals[A][0])


# ---------------------------------------------------------------- what is said with a refusal


@pytest.mark.parametrize(("sight", "to"), [(PRIVATE, A), (PUBLIC, None)])
def test_a_refusal_says_its_kind_of_reason_to_whoever_may_know_of_the_offer(sight: str, to: int | None) -> None:
    t = lender()
    dear = t.offer(A, B, give=[["promise_card", A, 1]], take=[["promise_card", B, 3]], sight=sight)
    view, ask = t.match.view(B), t.match.seat_ask(B)
    assert ask is not None and COACHING.spoken is not None
    assert COACHING.spoken(view, ask, B, ["decline", dear]) == SpokenLine("dear", to)
    assert COACHING.spoken(view, ask, B, ["accept", dear, []]) is None
    more = offer_choice(A, take=[["promise_card", A, 2]], sight=sight, counters=dear)
    assert COACHING.spoken(view, ask, B, more) == SpokenLine("more", to)
    assert COACHING.spoken(view, ask, B, offer_choice(A, take=[["promise_card", A, 2]], sight=sight)) is None


def chosen(t: Table, seat: int, level: str = "hard") -> plays.AnyPlay | None:
    """What the quick player does."""
    ask = t.match.seat_ask(seat)
    assert ask is not None
    return player.answer(position(t, seat, level), ask)


def full_house(hand: str, held: int, souls: int = 0) -> Table:
    """A realm of nine cards and two statuses in Finishing."""
    t = Table(3, phase="finishing", round=1)
    home = "tormented_ones tormented_ones fiends fiends diabolic_fiends warriors_of_darkness"
    t.seat(A, "dispater", fortress="black_tower", home=home, artifacts="crown_of_lucifer banner_of_dread", hand=hand)
    t.s.held[A][A], t.s.souls[A] = held, souls
    t.s.holder[:2] = [A, A]
    return t.go()


def test_no_card_is_thrown_away_for_which_none_is_drawn() -> None:
    """LOH-4.12. Read in a match: with 19 cards a Summon Host went, though both cards of the next draw had room."""
    t = full_house("summon_host ambush", 5)
    assert card_count(t.s, A) == 19 and chosen(t, A) == plays.Ready()
    t = full_house("summon_host ambush bury", 5)
    assert chosen(t, A) in [plays.Discard(t.card(A, name)) for name in ("bury", "summon_host")]


def test_a_hand_far_beyond_the_limit_keeps_its_poor_cards() -> None:
    """LOH-4.12. Read in a match: a Chains of Dis went though four cards too many were left, and nothing was drawn."""
    t = full_house("chains_of_dis slip_away ambush sabotage turncoat turncoat pickpocket", 5)
    assert card_count(t.s, A) == 24 and chosen(t, A) == plays.Ready()


def test_the_unknown_powers_are_asked_with_a_full_hand_too() -> None:
    """LOH-4.23: their six cards do not heed the limit of 21."""
    t = Table(3, round=4).seat(A, hand="slip_away ambush sabotage turncoat turncoat pickpocket disrupt").seat(B).seat(C)
    t.seat(A, home="warriors_of_darkness juggernauts metal_beasts fiends fiends fiends tormented_ones tormented_ones")
    t.seat(A, fortress="iron_fortress").go()
    assert card_count(t.s, A) == 23
    assert chosen(t, A) == plays.Swap(A) != chosen(t, A, "normal")

"""Lords of Hell's thinkers: which choices they weigh, that they carry through what they have thought out, what a table is
worth to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import titles
from game.bots import players
from game.bots.thinker import ThinkingBot
from game.bots.worlds import Worlds
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.match import Match, new
from game.titles.lords_of_hell.bot import realm, thought
from game.titles.lords_of_hell.bot.learned import WEIGHTS
from game.titles.lords_of_hell.bot.player import choose
from game.titles.lords_of_hell.bot.position import Mind, Position
from game.titles.lords_of_hell.bot.prospects import FEATURES, features
from tests.bots.test_thinker import moments
from tests.titles.lords_of_hell.dsl import A, B, C, Table, say

TITLE = "lords_of_hell"
RULES = titles.rules(TITLE)
ARMY = "leviathan juggernauts juggernauts metal_beasts metal_beasts warriors_of_darkness"


def remembering(match: Match, seat: int, seed: str = "one") -> thought.Memory:
    return thought.memory(seat, titles.options_for(TITLE, match.options), match.seat_kinds, seed)


def ask_of(match: Match, seat: int) -> SeatAsk:
    ask = match.seat_ask(seat)
    assert ask is not None
    return ask


def candidates(t: Table, seat: int, memory: thought.Memory | None = None) -> list[Any]:
    memory = memory or remembering(t.match, seat)
    return thought.root(t.match.view(seat), ask_of(t.match, seat), seat, memory, FastChance(1))


def thinker(match: Match, seat: int, playouts: int = 24) -> ThinkingBot:
    bot = players.make(TITLE, "hard", seat, titles.options_for(TITLE, match.options), match.seat_kinds, 5, playouts)
    assert isinstance(bot, ThinkingBot)
    return bot


def thinking(every: int = 1) -> Iterator[tuple[Match, int, SeatAsk]]:
    for match, seat in moments(TITLE, every, seed=11):
        if match.state.round > 5:
            return
        yield match, seat, ask_of(match, seat)


# ---------------------------------------------------------------- what is weighed


def test_all_that_is_weighed_is_legal_and_different() -> None:
    kinds = set()
    for match, seat, ask in thinking():
        found = thought.root(match.view(seat), ask, seat, remembering(match, seat), FastChance(1))
        assert ask.space is not None and all(ask.space.contains(choice) for choice in found), (ask.kind, found)
        assert len(found) == len({repr(choice) for choice in found}) <= thought.MOST
        if len(found) > 1:
            kinds.add(ask.kind)
    assert kinds >= {"tabling", "attack_turn", "nominate"}


def at_war(home: str = ARMY) -> Table:
    t = Table(3, round=4).seat(A, home=home, fortress="iron_fortress").seat(B, home="fiends", hand="bury ambush fiends")
    return t.seat(C, home="metal_beasts juggernauts", fortress="iron_fortress").battles()


def test_every_attack_and_peace_are_weighed() -> None:
    assert sorted(candidates(at_war(), A), key=repr) == [["attack", B], ["attack", C], ["pass"]]


def test_an_attack_without_hope_is_not_worth_a_thought() -> None:
    """A bare devil of power 5 announced an attack on 17 and called it off at parley."""
    t = Table(3, round=4).seat(A, "mammon").seat(B, "belial", home="juggernauts warriors_of_darkness")
    t.seat(C, "geryon", fortress="iron_fortress").battles()
    assert candidates(t, A) == [["pass"], ["attack", C]]  # walls, and nobody but the devil behind them


def test_who_looks_on_weighs_a_strike_in_the_rear() -> None:
    """LOH-10.35: beside help for either side and peace."""
    t = Table(3, round=4).seat(A, home="fiends", fortress="iron_fortress").seat(B, home="juggernauts juggernauts")
    t.seat(C, home="leviathan metal_beasts", fortress="black_tower").attack(C, A)
    found = candidates(t.joins(C, A, names="leviathan metal_beasts"), B)
    assert [choice[0] for choice in found if choice[0] != "join"] in (["rear", "ready"], ["ready", "rear"])
    assert {tuple(choice[:3]) for choice in found} > {("join", A, "attack"), ("join", A, "defence")}


def test_whoever_decides_hears_what_a_bot_says_to_its_offer() -> None:
    """A devil asked for help and passed in the same breath."""
    t = at_war()
    t.offer(A, B, give=[["promise_card", A, 1]], asks=[say("join", A, "attack", 4, 2)])
    advice = players.advice(TITLE)
    assert advice is not None and advice.hearing is not None
    heard = [
        advice.hearing(t.match.view(seat), ask_of(t.match, seat), seat, ("human", "bot", "bot")) for seat in (A, B)
    ]
    assert heard[0] > 0 == heard[1]


def test_an_attack_that_was_thought_out_is_carried_through() -> None:
    """At parley the first idea of a thinker is to go on, however the odds look at first sight; that of others to leave it."""
    t = at_war("fiends").does(A, "attack", C).until("parley")
    quick = Mind(A, "hard", titles.options_for(TITLE, t.match.options), FastChance(1), "steady")
    assert choose(quick, t.match.view(A), ask_of(t.match, A)) == ["pass"]
    assert candidates(t, A) == [["go_on"], ["pass"]]


def test_an_offer_is_taken_or_not() -> None:
    t = Table(3).seat(A, hand="bury ambush fiends").seat(B, hand="bury fiends fiends", souls=3).go()
    number = t.offer(B, A, give=[["souls", 1]])
    found = candidates(t, A)
    assert ["decline", number] in found and ["accept", number, []] in found


def test_an_offer_that_was_not_answered_in_time_is_weighed_again() -> None:
    """Somebody else's play ends a thought: what came to mind then is not taken for an answer given."""
    t = Table(3).seat(A, hand="bury ambush fiends").seat(B, hand="bury fiends fiends", souls=3).go()
    number = t.offer(B, A, give=[["souls", 3]])
    memory = remembering(t.match, A)
    first = candidates(t, A, memory)
    assert first[0] == ["accept", number, []]
    assert candidates(t, A, memory)[0] == ["decline", number]  # as if it had weighed it and said no
    memory = remembering(t.match, A)
    candidates(t, A, memory)
    memory.unsaid()
    assert candidates(t, A, memory) == first


def test_a_decision_waits_for_nobody_who_may_only_trade_meanwhile() -> None:
    def awaited(t: Table, seat: int) -> list[int]:
        view, ask = t.match.view(seat), ask_of(t.match, seat)
        return [other for other in ask.waiting_for if players.awaited(TITLE, view, ask, other)]

    t = at_war()
    assert ask_of(t.match, B).waiting_for == (A, B, C) and awaited(t, B) == [A]
    t.does(A, "attack", C).until("organisation")
    assert awaited(t, B) == [A, B, C]
    t.does(C, "ready")
    assert awaited(t, B) == [A, B]


def test_no_ask_is_thought_over_for_ever() -> None:
    """While others act an ask stays open; after a few thoughts the first idea is good enough."""
    t, found = at_war(), []
    memory = remembering(t.match, A)
    for _ in range(2 * thought.TIMES + 1):
        found.append(len(candidates(t, A, memory)))
    assert found[0] == 3 and found[-1] == 1


# ---------------------------------------------------------------- imagined worlds


def test_imagined_worlds_look_the_same_to_the_one_who_imagines_them() -> None:
    """Nobody thinks about a table that what it sees rules out: view and choices are the same in each."""
    compared = 0
    for match, seat, ask in thinking(every=23):
        worlds = Worlds(RULES, seat, match.options, match.seat_kinds, remembering(match, seat))
        for n in range(3):
            world = worlds.imagine(match.view(seat), ask, FastChance(n))
            assert world.view(seat) == match.view(seat)
            assert ask_of(world, seat).space == ask.space
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", [3, 6])
def test_worth_is_shared_out(seats: int) -> None:
    t = Table(seats).seat(A, vp=6, home=ARMY).seat(B, vp=2).go()
    found = thought.value(t.match)
    assert abs(sum(found) - 1) < 1e-9 and max(found) == found[A] > found[B]
    assert all(len(row) == len(FEATURES) == len(WEIGHTS) for row in features(t.s, t.match.options))


def test_a_captive_stands_worse_and_promise_cards_of_the_likely_overlord_count() -> None:
    t = Table(3).seat(A, vp=7, markers=3).seat(B, vp=2).seat(C, vp=2).go()
    before = thought.value(t.match)
    t.s.held[B][A], t.s.held[A][A] = 4, 2
    with_cards = thought.value(t.match)
    assert with_cards[B] > before[B] and with_cards[A] < before[A]


# ---------------------------------------------------------------- taste


def test_devils_that_are_about_as_good_are_all_chosen_by_somebody() -> None:
    """Tables should not always see the same devils."""
    seen = set()
    for seed in range(40):
        match = players_at(seed)
        position = Position(match.view(A), remembering(match, A, f"{seed}").mind)
        seen.add(realm.pick_devil(position, ask_of(match, A)) == max_liked(match))
    assert seen == {True, False}


def players_at(seed: int) -> Match:
    return new(RULES, ("bot",) * 3, titles.options_for(TITLE, {}), seed)


def max_liked(match: Match) -> str:
    space = ask_of(match, A).space
    assert space is not None
    return str(min(space.each(), key=realm.LIKED.index))


# ---------------------------------------------------------------- choices


def test_a_hard_devil_gives_its_last_own_cards_to_the_unknown_powers() -> None:
    """Six cards for one: what thought changed most often, learned by the quick player."""
    t = Table(3, round=5).seat(A, hand="bury ambush").go()
    t.s.held[A][A] = 2
    options = titles.options_for(TITLE, t.match.options)
    for level, swaps in (("hard", True), ("normal", False)):
        mind = Mind(A, level, options, FastChance(1), "steady")
        assert (choose(mind, t.match.view(A), ask_of(t.match, A)) == ["swap", A]) == swaps


def test_a_sure_war_is_waged_and_a_hopeless_one_is_not() -> None:
    t = at_war()
    assert thinker(t.match, A).decide(t.match.view(A), ask_of(t.match, A)) == ["attack", B]
    weak = at_war("fiends")
    assert thinker(weak.match, A).decide(weak.match.view(A), ask_of(weak.match, A)) != ["attack", C]

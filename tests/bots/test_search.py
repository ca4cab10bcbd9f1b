"""The generic search on toy titles: it finds what can be found, and the same thought leads to the same choice."""

import pytest

from game.bots.random_bot import RandomBot
from game.bots.search import SearchBot
from game.engine.match import new
from game.titles.bot_contract import Hints
from tests.engine.toys import MARKET, NOUGHTS, TOYS, TRICKS


def play(rules, bots, seed, options=None):
    match = new(rules, len(bots), options or {}, seed)
    while match.result is None:
        seat = match.waiting_for()[0]
        if match.ask.mode == "open":
            seat = match.ask.seats[match.plays % len(match.ask.seats)]
        choice = bots[seat].decide(match.view(seat), match.seat_ask(seat))
        match.play(seat, choice)
        cues = match.take_cues()
        for other, bot in enumerate(bots):
            bot.observe(match.view(other), match.cues_for(cues, other))
    return match.result


def search(rules, seat, seed, iterations=300, seats=2, **hints):
    return SearchBot(rules, seat, {}, ("bot",) * seats, seed, Hints(**hints), iterations)


def decide(match, seat=0, iterations=300, seed=1):
    bot = search(match.rules, seat, seed, iterations)
    return bot.decide(match.view(seat), match.seat_ask(seat))


def after(*cells):
    match = new(NOUGHTS, 2)
    for cell in cells:
        match.play(match.waiting_for()[0], cell)
    return match


def test_it_completes_a_line_and_blocks_one():
    assert decide(after(0, 3, 1, 4)) == 2
    assert decide(after(0, 4, 1), seat=1) == 2


def test_it_loses_no_game_of_noughts_and_crosses():
    for seed in range(6):
        bots = [search(NOUGHTS, 0, seed, 400), RandomBot(1, seed)]
        assert play(NOUGHTS, bots, seed).winners in ((0,), ())


def test_the_same_seed_and_iterations_give_the_same_choice():
    match = new(TRICKS, 3, {}, 5)
    for seat in range(3):
        match.play(seat, 1)
    assert len({decide(match, match.waiting_for()[0], 60, 7) for _ in range(3)}) == 1


def test_it_wins_more_tricks_than_chance():
    won = sum(
        play(TRICKS, [search(TRICKS, 0, seed, 60), RandomBot(1, seed)], seed).places[0] == 1 for seed in range(40)
    )
    assert won >= 24


def test_sealed_and_open_asks_are_answered():
    for seed in range(3):
        assert play(TRICKS, [search(TRICKS, seat, seed, 20, 4) for seat in range(4)], seed)
        assert play(MARKET, [search(MARKET, 0, seed, 20), RandomBot(1, seed)], seed)


def test_thought_is_bounded_by_the_clock(monkeypatch):
    looks = 0

    def clock():
        nonlocal looks
        looks += 1
        return looks * 0.01

    monkeypatch.setattr("game.bots.search.time.perf_counter", clock)
    match = new(NOUGHTS, 2)
    bot = SearchBot(NOUGHTS, 0, {}, ("bot", "bot"), 0, Hints(), None, 0.1)
    assert match.space(0).contains(bot.decide(match.view(0), match.seat_ask(0)))
    assert looks < 40


@pytest.mark.parametrize("name", TOYS)
def test_random_players_come_to_an_end(name):
    rules, fewest, most = TOYS[name]
    for seats in range(fewest, most + 1):
        for seed in range(5):
            assert play(rules, [RandomBot(seat, seed) for seat in range(seats)], seed)

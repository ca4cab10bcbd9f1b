"""Thought over candidates: pairs tell them apart, the same seed and budget lead to the same choice, nothing hidden is used."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from game import titles
from game.bots import players, thinker
from game.bots.pondering import Pondering
from game.bots.thinker import Comparison, ThinkingBot
from game.engine.chance import Chance, FastChance
from game.engine.match import Match, new
from game.titles.bot_contract import Budget, Hints
from tests.bench import horizons
from tests.engine.toys import NOUGHTS, TRICKS

THINKING = [title for title in sorted(titles.titles()) if players.hints(title).budgets]
"""Titles with levels that think."""
WITH_MINDS = [title for title in THINKING if players.hints(title).minds]


def compared(*worlds: tuple[float, ...]) -> Comparison:
    """After these worlds; a value for each candidate, whether it is left or not."""
    found = Comparison(len(worlds[0]))
    for world in worlds:
        found.add([world[candidate] for candidate in found.left])
    return found


def test_nothing_is_dropped_after_few_worlds():
    assert compared(*[(0.0, 1.0)] * (thinker.FEWEST - 1)).left == [0, 1]


def test_what_lies_clearly_behind_in_pairs_is_dropped():
    """The worlds differ far more than the candidates: only pairs show it."""
    worlds = [(n / 10, n / 10 + 0.01, n / 10 - 0.01) for n in range(5)]
    assert compared(*worlds).left == [1]


def test_the_own_choice_stays_unless_it_is_clearly_beaten():
    near = [(0.5, 0.5 + (0.3 if n % 2 else -0.2)) for n in range(thinker.FEW)]
    assert compared(*near).best() == 0
    few = [(0.5, 0.62), (0.5, 0.5), (0.5, 0.62), (0.5, 0.5)] * 1  # ahead by 1.7 standard errors
    assert compared(*few).best() == 0 and compared(*few * 3).best() == 1


def test_a_budget_may_ask_for_more_before_it_drops():
    ahead = [(0.5, 0.62), (0.5, 0.5)] * 4  # 2.6 standard errors
    found = Comparison(2, fewest=8, sure=3.0)
    for world in ahead:
        assert found.best() == 0  # nothing yet, or too few to say
        found.add(world)
    assert found.left == [0, 1] and found.best() == 1  # kept in thought, but chosen no more
    assert compared(*ahead).left == [1]


def test_of_equals_the_first_is_kept():
    assert compared(*[(0.5, 0.5, 0.5)] * thinker.FEWEST).left == [0]


def after(*cells: int) -> Match:
    match = new(NOUGHTS, 2)
    for cell in cells:
        match.play(match.waiting_for()[0], cell)
    return match


def toy(match: Match, seat: int, seed: int = 1, playouts: int = 300, **hints: Any) -> ThinkingBot:
    return ThinkingBot(match.rules, seat, {}, ("bot",) * match.seats, seed, Hints(**hints), Budget(playouts))


@pytest.mark.parametrize(("cells", "seat", "best"), [((0, 3, 1, 4), 0, 2), ((0, 4, 1), 1, 2)])
def test_it_completes_a_line_and_blocks_one(cells: tuple[int, ...], seat: int, best: int):
    match = after(*cells)
    ask = match.seat_ask(seat)
    assert ask is not None
    assert toy(match, seat, playouts=900).decide(match.view(seat), ask) == best


def test_however_it_is_sliced_the_choice_is_the_same():
    match = new(TRICKS, 3, {}, 5)
    seat = match.waiting_for()[0]
    ask = match.seat_ask(seat)
    assert ask is not None
    whole = toy(match, seat).decide(match.view(seat), ask)
    thought = toy(match, seat).start(match.view(seat), ask)
    slices = 0
    while (choice := thought.step(0)) is None:
        slices += 1
    assert choice == whole and slices > 20


def test_the_clock_ends_a_thought(monkeypatch: pytest.MonkeyPatch):
    ticks = iter(range(10_000))
    monkeypatch.setattr(thinker, "time", SimpleNamespace(perf_counter=lambda: next(ticks) / 100))
    match = new(NOUGHTS, 2)
    bot = ThinkingBot(NOUGHTS, 0, {}, ("bot", "bot"), 0, Hints(), Budget(1_000_000, seconds=0.3))
    ask = match.seat_ask(0)
    assert ask is not None
    thought = bot.start(match.view(0), ask)
    assert thought.step(0.1) is None
    assert match.space(0).contains(thought.step(inf)) and next(ticks) < 60


def test_a_thought_is_cut_between_two_plays():
    """A playout of a whole match would be far longer than a slice."""
    match = new(TRICKS, 3, {}, 5)
    seat = match.waiting_for()[0]
    ask = match.seat_ask(seat)
    assert ask is not None
    plays = []
    bot = toy(match, seat, policy=lambda other, who, mind: plays.append(1) or other.sample(who, other.chance))
    thought = bot.start(match.view(seat), ask)
    assert thought.step(0) is None and thought.step(0) is None
    assert len(plays) == 2 and thought.comparison.worlds == 0


def test_candidates_meet_the_same_luck():
    """A playout draws from the chance that its title names, made of a seed that all candidates of a world share."""
    seeds: list[str] = []

    def chance(seed: str) -> FastChance:
        seeds.append(seed)
        return FastChance(seed)

    match = new(NOUGHTS, 2)
    ask = match.seat_ask(0)
    assert ask is not None
    toy(match, 0, playouts=18, chance=chance).decide(match.view(0), ask)
    assert len(seeds) == 18 and len(set(seeds)) == 2


def test_a_horizon_is_judged_by_what_the_end_brings():
    """Of a value that is off by a tenth, that much is misjudged; of one that is off by luck alone, nothing."""
    ends = [0.2, 0.2, -0.2, -0.2] * 25
    luck = [1.1, -0.9] * 50  # one standard error off: such a mean may be luck
    (off, off_luck), (lucky, lucky_luck), at_the_end = horizons.judged(
        [[[end + 0.1, end + more, end] for end, more in zip(ends, luck)]]
    )
    assert abs(off - 0.1) < 1e-9 and abs(off_luck - 0.2) < 0.01
    assert lucky == 0 and abs(lucky_luck - 1.02) < 0.01
    assert at_the_end == (0.0, off_luck)


def test_a_thought_goes_on_where_what_happened_leaves_its_choices():
    match = new(NOUGHTS, 2)
    bot, view, ask = toy(match, 0), match.view(0), match.seat_ask(0)
    assert ask is not None
    pondering = Pondering()
    pondering.step(bot, 1, view, ask, 0)
    first = bot._last
    pondering.step(bot, 2, view, ask, 0)  # a play of another, who may play in the same ask
    assert first is not None and bot._last is first
    pondering.step(bot, 2, view, ask, inf)
    assert pondering.answer(bot, view, ask) is not None
    pondering.step(bot, 3, view, ask, 0)  # asked anew after it has answered
    assert bot._last is not None and bot._last[1] is not first[1]


def test_a_thought_is_dropped_with_its_ask():
    match = new(NOUGHTS, 2)
    bot, view, ask = toy(match, 0), match.view(0), match.seat_ask(0)
    assert ask is not None
    pondering = Pondering()
    pondering.step(bot, 1, view, ask, 0)
    assert pondering.is_busy and pondering.answer(bot, view, ask) is None
    pondering.drop()
    assert not pondering.is_busy
    pondering.step(bot, 2, view, ask, inf)
    assert not pondering.is_busy and match.space(0).contains(pondering.answer(bot, view, ask))


def moments(title: str, every: int, seed: int = 3):
    """A match of the quick policy, stopped at every few plays."""
    hints = players.hints(title)
    assert hints.policy is not None
    seats = min(3, titles.title(title).seats[1])
    match = new(titles.rules(title), ("bot",) * seats, titles.options_for(title, {}), seed)
    minds = [mind(title, match, seat) for seat in range(seats)]
    while match.result is None:
        waiting = match.waiting_for()  # in an open ask whoever is ready may still speak
        seat = waiting[match.plays % len(waiting)]
        if match.plays % every == 0:
            yield match, seat
        match.play(seat, hints.policy(match, seat, minds[seat]))
        match.take_cues()


def mind(title: str, match: Match, seat: int, memory: Any = None) -> Any:
    """Who plays a seat in thought."""
    hints = players.hints(title)
    assert hints.minds is not None and hints.memory is not None
    memory = memory or hints.memory(seat, match.options, match.seat_kinds, "one")
    return hints.minds(seat, FastChance("whim"), memory)


@pytest.mark.parametrize("title", WITH_MINDS)
def test_the_quick_policy_is_the_same_on_a_view_and_on_the_state(title: str):
    """One body for both: what the seat would choose from its view comes first among its candidates."""
    hints = players.hints(title)
    assert hints.policy is not None and hints.root is not None and hints.memory is not None
    compared = 0
    for match, seat in moments(title, 1):
        memory = hints.memory(seat, match.options, match.seat_kinds, "one")
        ask, before = match.seat_ask(seat), mind(title, match, seat, memory)
        assert ask is not None
        first = hints.root(match.view(seat), ask, seat, memory, FastChance("whim"))
        assert first is not None and ask.space is not None and ask.space.contains(first[0])
        assert first[0] == hints.policy(match.copy(), seat, before), (ask.kind, first[0])
        assert len(first) == len({repr(choice) for choice in first})
        compared += 1
    assert compared > 30


@pytest.mark.parametrize("title", WITH_MINDS)
def test_the_quick_policy_uses_nothing_hidden(title: str):
    """Swap two things that a seat can't see: it chooses the same."""
    hints = players.hints(title)
    assert hints.policy is not None
    rules, swapped = titles.rules(title), 0
    assert rules.hidden is not None and rules.swap is not None
    chance = Chance(b"swap")
    for match, seat in moments(title, 2):
        groups = rules.hidden(match, seat)
        choice = hints.policy(match.copy(), seat, mind(title, match, seat))
        for group in groups:
            other = match.copy()
            for _ in range(4):
                one, two = chance.pick("", group), chance.pick("", group)
                if one != two:
                    rules.swap(other, one, two)
            swapped += 1
            assert hints.policy(other, seat, mind(title, match, seat)) == choice
    assert swapped > 30


@pytest.mark.parametrize("title", WITH_MINDS)
def test_the_same_seed_and_budget_lead_to_the_same_choice(title: str):
    """Thought sees the view alone, so that nothing hidden can change it either."""
    for match, seat in moments(title, 40):
        ask = match.seat_ask(seat)
        assert ask is not None
        view = match.view(seat)
        found = [
            players.make(title, "hard", seat, match.options, match.seat_kinds, 5, iterations=12).decide(view, ask)
            for _ in range(2)
        ]
        assert found[0] == found[1] and ask.space is not None and ask.space.contains(found[0])


@pytest.mark.parametrize("title", sorted(titles.titles()))
@pytest.mark.parametrize("level", players.LOBBY_LEVELS)
def test_every_level_is_played(title: str, level: str):
    seats = titles.title(title).seats[0]
    match = new(titles.rules(title), ("bot",) * seats, titles.options_for(title, {}), 1)
    for seat in match.waiting_for():
        bot = players.make(title, level, seat, match.options, match.seat_kinds, 5, iterations=8)
        ask = match.seat_ask(seat)
        assert ask is not None and ask.space is not None
        bot.observe(match.view(seat), ())
        assert ask.space.contains(bot.decide(match.view(seat), ask))

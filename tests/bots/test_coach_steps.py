"""The steps of a hint: nothing unknown lies before any of them, so that they can be played as they stand; what they are worth is
on one scale; and thinking ahead leaves no trace in what the coach has in mind."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import inf

import pytest

from game.bots import foresight, players
from game.bots.coach import COMPARED, STEPS, Begin, Desk, GoOn, Seen
from game.bots.foresight import Foresight
from game.bots.thinker import FEWEST, CandidateThought
from game.engine.match import Match
from game.titles.coaching import Hint
from tests.bots.test_reasons import COACHED, asks

ORDERED = {"loot_and_recruit": "turn", "goblin_raid": "goblin_move"}
"""Titles with turns of many choices, and what is asked in them."""


def after(match: Match, seat: int, choice: object) -> Match:
    other = match.copy()
    other.play(seat, choice)
    return other


@pytest.mark.parametrize("title", COACHED)
def test_what_is_foreseen_comes_true(title: str) -> None:
    """Whatever is chosen: where the next question is said to be known, it is asked, and all lies there as was said."""
    known = unknown = 0
    for seed in (1, 2, 3):
        for match, seat, ask, choices in islice(asks(title, seed), 0, 160, 3):
            bot = players.make(title, "normal", seat, match.options, match.seat_kinds, 1)
            for choice in choices[:3]:
                ahead = Foresight(bot, title, seat, match.options, match.seat_kinds, match.view(seat), ask)
                if not ahead.play(choice):
                    unknown += 1
                    continue
                known += 1
                truth = after(match, seat, choice)
                assert truth.waiting_for() == (seat,) and ahead.view == truth.view(seat), choice
                asked = truth.seat_ask(seat)
                assert asked is not None and asked.space is not None and ahead.ask.kind == asked.kind
                assert ahead.ask.default == asked.default
    assert unknown > 10 and (known > 10 or title not in ORDERED)


def whole(desk: Desk, match: Match, seat: int) -> Hint:
    """A hint with all its steps."""
    ask = match.seat_ask(seat)
    assert ask is not None
    hint = desk.hint(1, match.view(seat), ask)
    for _ in range(20):
        if not hint.goes_on:
            return hint
        further = desk.answer(GoOn(1))
        assert isinstance(further, Hint)
        hint = further
    raise AssertionError("it never ends")


def desk_at(title: str, match: Match, seat: int) -> Desk:
    desk = Desk(seconds=None)
    desk.answer(Begin(title, seat, match.options, match.seat_kinds, "one"))
    desk.answer(Seen(match.view(seat), ()))
    return desk


@pytest.mark.parametrize("title", sorted(ORDERED))
def test_the_steps_of_a_hint_can_be_played_one_after_another(title: str) -> None:
    many = 0
    for match, seat, ask, _ in islice(asks(title, 1), 0, 200, 12):
        if ask.kind != ORDERED[title] or many > 3:
            continue
        hint = whole(desk_at(title, match, seat), match, seat)
        assert len(hint.steps) <= STEPS
        many += len(hint.steps) > 1
        played = match.copy()
        for step in hint.steps:
            for choice in (step.choice, *step.more):
                now = played.seat_ask(seat)
                assert now is not None and now.space is not None and now.space.contains(choice)
                played.play(seat, choice)
    assert many >= 2


@pytest.mark.parametrize("title", sorted(ORDERED))
def test_thinking_ahead_leaves_the_coach_as_it_is(title: str) -> None:
    """The same question has the same answer, whether its steps were asked for before or not."""
    looked = 0
    for match, seat, ask, _ in islice(asks(title, 2), 0, 240, 6):
        if ask.kind != ORDERED[title] or looked == 2:
            continue
        looked += 1
        found = []
        for steps in (False, True):
            desk = desk_at(title, match, seat)
            whole(desk, match, seat) if steps else desk.hint(1, match.view(seat), ask)
            found.append(desk.hint(2, match.view(seat), ask))
        assert found[0] == found[1]
    assert looked == 2


def test_a_step_of_another_hint_is_not_told() -> None:
    match, seat, ask, _ = next(one for one in asks("loot_and_recruit", 1) if one[2].kind == "turn")
    desk = desk_at("loot_and_recruit", match, seat)
    assert desk.hint(1, match.view(seat), ask).goes_on
    assert desk.answer(GoOn(7)) == Hint(7)


@pytest.mark.parametrize("title", COACHED)
def test_bars_are_means_of_the_same_worlds(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared is what the bot compared, on its own scale; a bot that compares nothing has no bars."""
    compared = 0
    told = players.hints(title)
    thinks = "hard" in told.budgets
    brief = {level: replace(budget, playouts=min(80, budget.playouts)) for level, budget in told.budgets.items()}
    monkeypatch.setattr(players, "hints", lambda _: replace(told, budgets=brief))
    for match, seat, ask, _ in islice(asks(title, 1), 0, 80, 16):
        hint = desk_at(title, match, seat).hint(1, match.view(seat), ask)
        if not thinks:
            assert not hint.worth
            continue
        bot = players.make(title, "hard", seat, match.options, match.seat_kinds, "one", clock=False)
        bot.observe(match.view(seat), ())
        thought = bot.start(match.view(seat), ask)
        assert isinstance(thought, CandidateThought)
        thought.step(inf)
        if not hint.worth:
            continue
        compared += 1
        comparison, at = thought.comparison, [repr(choice) for choice in thought.candidates]
        best = at.index(repr(hint.worth[0].counsel.choice))
        assert best == comparison.best() and comparison.worlds >= FEWEST and 2 <= len(hint.worth) <= COMPARED
        for one in hint.worth:
            value = comparison.mean(best) - comparison.lead(best, at.index(repr(one.counsel.choice)))
            assert one.value == pytest.approx(value) and 0 <= hint.worth[0].value <= 1
    assert compared or not thinks or title == "lords_of_hell"


def test_one_world_would_not_be_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is turned up differs from world to world: recruiting from a full row ends what is known."""
    told = {1: 0, foresight.WORLDS: 0}
    for worlds in told:
        monkeypatch.setattr(foresight, "WORLDS", worlds)
        for match, seat, ask, choices in islice(asks("loot_and_recruit", 1), 0, 200):
            bot = players.make("loot_and_recruit", "normal", seat, match.options, match.seat_kinds, 1)
            for choice in choices if ask.kind == "turn" else ():
                if choice[0] in ("recruit", "purchase"):
                    view = match.view(seat)
                    ahead = Foresight(bot, "loot_and_recruit", seat, match.options, match.seat_kinds, view, ask)
                    told[worlds] += ahead.play(choice)
    assert told[1] > told[foresight.WORLDS]

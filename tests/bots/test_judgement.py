"""A move weighed against another: what is said of it holds beyond chance, what is too close is left alone."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.bots import players
from game.bots.coach import Begin, Desk, HintWanted, Played, Seen, serve
from game.bots.judgement import ENOUGH, FEWEST, Judgement
from game.bots.reviewer import CLEAR, PLAYOUTS, Rivals, Slices, ThoughtReviewer, TitleReviewer
from game.bots.thinker import CandidateThought
from game.engine.ask import SeatAsk
from game.engine.chance import FastChance
from game.engine.rules import View
from game.engine.spaces import Choice
from game.titles.bot_contract import Budget
from game.titles.coaching import Hint, Nod, Remark
from tests.bench.remarks import Position, positions
from tests.bots.test_reasons import COACHED, asks

Draw = Callable[[str, int], float]
"""What a choice comes to in a world."""


class World:
    """Of no interest: what comes of it is drawn."""

    def copy(self) -> World:
        return self


class Thinker:
    """A bot whose playouts come to what is drawn."""

    budget = Budget(0)

    def __init__(self, draw: Draw) -> None:
        self.draw = draw

    def compare(self, view: object, ask: object, choices: Any, budget: Budget) -> CandidateThought:
        def line(match: object, choice: str, n: int) -> Iterator[None]:
            yield
            return self.draw(choice, n)

        return CandidateThought(choices, lambda n: World(), line, budget)  # type: ignore[arg-type, return-value]


def weighed(draw: Draw, clear: float = 0.1) -> Judgement:
    judgement = Judgement(Thinker(draw), {}, None, ("played", "other"), clear, None, 0, PLAYOUTS)  # type: ignore[arg-type]
    while judgement.step(0.001):
        pass
    return judgement


def noisy(gap: float, spread: float, seed: int = 1) -> Draw:
    return lambda choice, n: Random(f"{seed} {choice} {n}").gauss(gap if choice == "other" else 0.0, spread)


def test_what_is_clearly_better_is_called_so_and_soon() -> None:
    found = weighed(noisy(0.5, 0.2))
    assert found.is_clear and found.gap == pytest.approx(0.5, abs=0.2) and found.worlds == ENOUGH


def test_what_makes_no_difference_is_given_up_early() -> None:
    assert weighed(lambda choice, n: 0.5).worlds == FEWEST
    assert not weighed(noisy(0.0, 0.01)).is_clear


def test_a_lucky_start_is_not_enough() -> None:
    found = weighed(lambda choice, n: float(choice == "other" and n < FEWEST))
    assert not found.is_clear


def test_noise_alone_is_seldom_called_clear() -> None:
    assert sum(weighed(noisy(0.0, 0.5, seed)).is_clear for seed in range(100)) <= 2


def test_a_small_gap_is_none_however_sure_it_is() -> None:
    assert not weighed(noisy(0.05, 0.001)).is_clear


def test_what_stays_open_ends() -> None:
    assert weighed(noisy(0.1, 1.0)).worlds <= PLAYOUTS // 2


# ---------------------------------------------------------------- what the desk says of it


class Reviewed:
    """A reviewer whose weighing comes to a given gap."""

    clear = 0.1

    def __init__(self, rivals: Rivals, gap: float) -> None:
        self._rivals, self._gap = rivals, gap

    def observe(self, view: object, cues: object) -> None: ...

    def rivals(self, view: View, ask: SeatAsk, played: Choice) -> Slices:
        yield
        return self._rivals

    def weigh(self, view: View, ask: SeatAsk, played: Choice, other: Choice, further: int = 0) -> Judgement:
        draw = noisy(self._gap, 0.01)
        return Judgement(Thinker(draw), {}, ask, ("played", "other"), 0.1, None, 0, PLAYOUTS)  # type: ignore[arg-type]

    def unit(self, view: View) -> str:
        return "points"


def turn_of_loot() -> tuple[Desk, View, SeatAsk, list[Choice]]:
    match, seat, ask, _ = next(one for one in asks("loot_and_recruit", 1) if one[2].kind == "turn")
    desk = Desk(seconds=None)
    desk.answer(Begin("loot_and_recruit", seat, match.options, match.seat_kinds, "one"))
    desk.answer(Seen(match.view(seat), ()))
    assert ask.space is not None
    found = [choice for choice in ask.space.each() if choice[0] in ("play_card", "end_turn")]
    return desk, match.view(seat), ask, [found[0], ["end_turn"]]


@pytest.mark.parametrize(
    ("hard", "usual", "gap", "said"),
    [
        (1, None, 0.5, Remark),  # Hard's choice is clearly better.
        (1, None, 0.02, None),
        (1, None, -0.5, Nod),  # Better than hard's own.
        (0, 1, -0.5, Nod),  # What hard would do, and few others.
        (0, 1, -0.02, None),
        (0, 1, 0.5, None),  # Nothing is made of what many would do.
        (0, 0, 0.5, None),
        (None, None, 0.5, None),
    ],
)
def test_what_is_said_of_a_move(hard: int | None, usual: int | None, gap: float, said: type | None) -> None:
    desk, view, ask, choices = turn_of_loot()
    rivals = Rivals(*(None if n is None else choices[n] for n in (hard, usual)))
    desk.reviewer = Reviewed(rivals, gap)
    found = desk.verdict(7, view, ask, choices[0])
    assert type(found) is (said or type(None))
    if found is not None:
        assert found.number == 7 and found.unit == "points" and found.margin == pytest.approx(0.5, abs=0.05)
        told = found.better if isinstance(found, Remark) else found.played
        assert told.choice == choices[isinstance(found, Remark)]


@pytest.mark.parametrize("title", COACHED)
def test_every_title_can_weigh(title: str) -> None:
    """By hard's own thought, or by what the title says of it: horizon and threshold are there, and its playouts end."""
    weighed = 0
    for at in islice(positions(title, 3), 60):
        reviewer = at.desk.reviewer
        assert isinstance(reviewer, ThoughtReviewer | TitleReviewer)
        thinks = "hard" in players.hints(title).budgets
        assert thinks == isinstance(reviewer, ThoughtReviewer) and (reviewer.clear == CLEAR or not thinks)
        if at.ask.mode == "open" or (not thinks and not _is_weighed(title, at.ask)):
            continue
        judgement = reviewer.weigh(at.match.view(0), at.ask, at.choice, at.ask.default)
        judgement.look_through(2)
        assert judgement.worlds == 2
        weighed += 1
        if weighed == 2:
            return
    raise AssertionError("nothing is weighed")


def _is_weighed(title: str, ask: SeatAsk) -> bool:
    advice = players.advice(title)
    assert advice is not None and advice.review is not None
    return ask.kind in advice.review.horizons


def first(title: str, seed: int, is_it: Callable[[Position], bool]) -> Position:
    return next(at for at in positions(title, seed) if is_it(at))


def test_the_whole_hand_against_an_easy_foe_is_remarked_upon_in_slayer() -> None:
    at = first("slayer_slayer", 1, lambda at: at.ask.kind == "play_cards")
    hand = [handle for handle, _ in at.match.view(0)["hand"]["cards"]]
    verdict = at.desk.verdict(1, at.match.view(0), at.ask, ["commit", hand])
    assert isinstance(verdict, Remark) and verdict.better.choice[0] == "commit" and verdict.unit in ("party", "wins")
    assert len(verdict.better.choice[1]) < len(hand) and verdict.margin > 0.05


def test_a_nomination_is_weighed_by_the_ring_that_it_is_for() -> None:
    """To the end of its own round hardly anything is played on: that somebody else is nominated costs 14 wins of 100 there by
    what the value thinks of markers, and next to nothing when the next ring has met."""
    at = first("lords_of_hell", 509, lambda at: at.ask.kind == "nominate" and at.match.state.round == 3)
    assert at.choice == 2 and at.desk.verdict(1, at.match.view(0), at.ask, at.choice) is None


@pytest.mark.parametrize(
    ("kind", "sketch", "final"),
    [("play_cards", ["pledge", "light"], "commit"), ("loot_division", ["ping", 1], "confirm")],
)
def test_a_pledge_or_a_point_at_a_lot_is_no_move_to_be_weighed(kind: str, sketch: Choice, final: str) -> None:
    at = first("slayer_slayer", 1, lambda at: at.ask.kind == kind and at.choice[0] == final)
    advice = players.advice("slayer_slayer")
    assert advice is not None and advice.review is not None and advice.review.hints.memory is not None
    memory = advice.review.hints.memory(0, at.match.options, at.match.seat_kinds, 1)
    view, chance = at.match.view(0), FastChance(1)
    assert advice.review.hard(view, at.ask, sketch, memory, chance) is None
    assert advice.review.hard(view, at.ask, at.choice, memory, chance) is not None


@pytest.mark.parametrize("title", COACHED)
def test_asking_for_a_hint_leaves_no_trace(title: str) -> None:
    """Hard notes down what it has decided; the person has not played it."""
    for match, seat, ask, _ in islice(asks(title, 4), 30, 90, 20):
        if "hard" in players.hints(title).budgets:
            return
        desk = Desk(seconds=None)
        desk.answer(Begin(title, seat, match.options, match.seat_kinds, "one"))
        desk.answer(Seen(match.view(seat), ()))
        found = [desk.hint(n, match.view(seat), ask).steps for n in (1, 2, 3)]
        assert found[0] == found[1] == found[2]


# ---------------------------------------------------------------- the process


def served(*messages: object) -> list[object]:
    asked, told = BytesIO(), BytesIO()
    for message in messages:
        pickle.dump(message, asked)
    asked.seek(0)
    serve(asked, told)
    told.seek(0)
    found: list[object] = []
    while True:
        try:
            found.append(pickle.load(told))
        except EOFError:
            return found


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A desk that never comes to an end with a move, unless it is left; the numbers of those that it has begun with."""
    begun: list[int] = []

    def weighing(self: Desk, number: int, *rest: object) -> Iterator[None]:
        begun.append(number)
        while True:
            time.sleep(0.001)
            yield

    monkeypatch.setattr(Desk, "weighing", weighing)
    return begun


def test_a_hint_does_not_wait_for_a_move_to_be_weighed(endless: list[int]) -> None:
    match, seat, ask, choices = next(asks("slayer_slayer", 1))
    view = match.view(seat)
    begin = Begin("slayer_slayer", seat, match.options, match.seat_kinds, "one")
    found = served(begin, Seen(view, ()), Played(1, view, ask, choices[0]), HintWanted(4, view, ask))
    assert len(found) == 1 and isinstance(found[0], Hint) and found[0].number == 4


def test_of_several_moves_the_last_alone_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that was followed by others is no longer worth a word."""
    begun: list[int] = []

    def weighing(self: Desk, number: int, *rest: object) -> Iterator[None]:
        begun.append(number)
        yield

    monkeypatch.setattr(Desk, "weighing", weighing)
    match, seat, ask, choices = next(asks("slayer_slayer", 1))
    begin = Begin("slayer_slayer", seat, match.options, match.seat_kinds, "one")
    served(begin, *(Played(n, match.view(seat), ask, choices[0]) for n in range(100)))
    assert begun[-1] == 99 and len(begun) < 50

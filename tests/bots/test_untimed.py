"""Alone no clock runs: one person's answers and the bots' bring every game to its end."""

from __future__ import annotations

from typing import Any

import pytest

from game import titles
from game.bots.players import idle, make
from game.engine import match as matches
from game.engine.match import Match
from game.engine.sight import SPECTATOR


def alone(title: str) -> dict[str, Any]:
    return {option.id: option.default_for(alone=True) for option in titles.title(title).options}


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_alone_nothing_has_a_limit(title: str) -> None:
    limits = titles.rules(title).clocks(alone(title))
    assert limits and set(limits.values()) == {None}
    assert any(titles.rules(title).clocks(titles.title(title).defaults()).values()), "people wait for people"


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_every_limit_can_be_lifted(title: str) -> None:
    """By people too: what lifts a limit is a value that the lobby offers."""
    timed = [option for option in titles.title(title).options if option.alone is not None]
    assert timed and all(option.alone in option.values for option in timed)
    lifted = {option.id: option.alone for option in timed}
    limits = titles.rules(title).clocks(titles.options_for(title, lifted))
    assert limits and set(limits.values()) == {None}


def asked(match: Match, person: int, kinds: tuple[str, ...]) -> list[int]:
    """Who has something to say now: the bots first, as they wait for nobody."""
    found = []
    for seat in match.waiting_for():
        ask = match.seat_ask(seat)
        if ask is None or ask.space is None or (ask.mode != "open" and ask.answer is not None):
            continue
        if seat == person or not idle(match.rules.title, match.view(seat), ask, seat):
            found.append(seat)
    return sorted(found, key=lambda seat: seat == person)


@pytest.mark.parametrize("title", sorted(titles.titles()))
@pytest.mark.parametrize("seed", [1, 2])
def test_without_clocks_every_game_comes_to_its_end(title: str, seed: int) -> None:
    """No play is ever made by a clock, and no ask is a window that only a clock would close."""
    seats = titles.title(title).seats[0]
    kinds = ("human", *["bot"] * (seats - 1))
    options = alone(title)
    match = matches.new(titles.rules(title), kinds, options, seed)
    bots = [make(title, "easy", seat, options, kinds, seed=seed * 31 + seat) for seat in range(seats)]

    def tell() -> None:
        cues = match.take_cues()
        for seat, bot in enumerate(bots):
            bot.observe(match.view(seat), match.cues_for(cues, seat))

    tell()
    same = 0
    for _ in range(60_000):
        if match.result is not None:
            return
        assert match.ask is not None and not match.ask.window, "a window without a clock would never close"
        before = match.view(SPECTATOR), match.ask_id, match.waiting_for()
        speakers = asked(match, 0, kinds)
        assert speakers, f"nobody has anything to say: {match.explain()}"
        for seat in speakers:
            ask = match.seat_ask(seat)
            if ask is None or ask.space is None or seat not in match.waiting_for():
                continue
            match.play(seat, bots[seat].decide(match.view(seat), ask), ask.id)
            tell()
            if match.result is not None or match.ask_id != before[1]:
                break
        after = match.view(SPECTATOR), match.ask_id if match.ask else -1, match.waiting_for()
        same = same + 1 if after == before else 0
        assert same < 40, f"nothing moves any more: {match.explain()}"
    raise AssertionError(f"no end: {match.explain()}")

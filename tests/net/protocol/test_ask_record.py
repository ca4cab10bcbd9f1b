"""The ask as it travels: menus folded, and unfolded to what they were."""

from __future__ import annotations

import pytest

from game import titles
from game.engine.chance import FastChance
from game.engine.match import new
from game.engine.spaces import Menu
from net.protocol.ask_record import pack_ask, read_ask


@pytest.mark.parametrize("title", [name for name, known in titles.titles().items() if known.status == "ready"])
def test_every_ask_unfolds_to_what_it_was(title):
    chance = FastChance(3)
    seats = titles.title(title).seats[1]
    match = new(titles.rules(title), ("human",) * seats, titles.options_for(title, {}), b"s" * 16)
    menus = 0
    for _ in range(400):
        if match.ask is None:
            break
        for seat in (-1, *range(seats)):
            ask = match.seat_ask(seat)
            assert read_ask(pack_ask(match, seat), ask.waiting_for) == ask
            menus += isinstance(ask.space, Menu)
        seat = match.waiting_for()[0]
        match.play(seat, match.default(seat) if chance.below("", 3) == 0 else match.sample(seat, chance))
    assert menus

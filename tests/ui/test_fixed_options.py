"""An option that another one overrides shows what it is, and why it cannot be changed."""

from __future__ import annotations

import pytest

from game import titles
from game.scenes.option_rows import OptionRow
from game.scenes.title_card import TitleCard
from game.titles.lords_of_hell.rules.setup import option_of
from game.titles.options import fixed


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_short_game_shows_its_own_last_round(drive, size):
    h = drive(TitleCard(titles.title("lords_of_hell")), size=size)
    card = h.stack.top

    def row(name: str) -> OptionRow:
        found = card.group.find(f"option.{name}")
        assert isinstance(found, OptionRow)
        return found

    assert row("round_limit").enabled and row("round_limit").value == card.options["round_limit"] == 12
    h.key("tab")
    row("short_game").step(1)
    h.frames(2)
    assert row("round_limit").value == option_of(card.options, 4, "round_limit")
    assert not row("round_limit").enabled and "Short game" in row("round_limit").why
    assert row("round_limit").value == 8 and card.options["round_limit"] == 12
    row("short_game").step(1)
    h.frames(2)
    assert row("round_limit").enabled and row("round_limit").value == 12


def test_what_an_option_fixes_is_what_the_rules_say():
    options = titles.title("lords_of_hell").options
    found = fixed(options, {"short_game": True})
    assert {name: value for name, (value, _) in found.items()} == {
        name: option_of({"short_game": True}, 4, name) for name in ("victory_goal", "round_limit")
    }
    assert not fixed(options, {"short_game": False}) and not fixed(options, {})

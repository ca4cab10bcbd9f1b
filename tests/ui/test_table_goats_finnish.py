"""BattleGoats as it is read in Finnish, in the largest letters: whose a card is, where it goes, and nothing cut."""

from __future__ import annotations

from typing import Any

import pytest
from local_feed import LocalFeed
from table_driver import lay_out, my_turn, open_table

from game.titles.battlegoats.rules.cards import CARDS
from game.titles.battlegoats.screen.lines import card_of_seat, cards_at
from game.ui.harness import Harness


def opened(seats: int = 2, muster: str = "basic", language: str = "fi") -> tuple[Harness, Any]:
    feed = LocalFeed(seats=seats, options={"muster": muster}, seed=9, clock=None)
    return open_table(feed, pace="instant", language=language, text_scale=1.5)


def test_own_cards_are_said_by_the_ending_that_can_mean_nobody_else() -> None:
    """ "Oma" would be the attacker's own, in a sentence of what an attacker does to a card of yours."""
    _, scene = opened()
    table = scene.table.context
    for card in CARDS:
        name = table.card_name(card.id)
        for role in ("subject", "object"):
            said = card_of_seat(table, 0, card.id, role)
            assert "oma" not in said.split() and said != str(name), card.id
            assert any(word.endswith("si") for word in said.split("</link>")[0].split()), card.id
    assert "Vanhan Murisorkkasi" in card_of_seat(table, 0, "old_grumblehoof", "object")
    assert "Vanha Murisorkkasi" in card_of_seat(table, 0, "old_grumblehoof", "subject")
    assert cards_at(table, [(0, "B1")], "object") == "takarivin korttisi"
    assert cards_at(table, [(0, "B1"), (0, "B2")], "subject") == "2 takarivin korttiasi"


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_before_the_battle_cards_are_resigned_unseen(language: str) -> None:
    """BTG-4.21: into the reserve; afterwards face up, to the discard pile."""
    for muster, asked in (("draft", "draft"), ("basic", "deploy")):
        harness, scene = opened(3, muster, language)
        assert my_turn(harness, scene) == asked
        assert scene.table.resigning().startswith(scene.table.words("resign-text.early"))
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    assert scene.table.resigning().startswith(scene.table.words("resign-text"))


@pytest.mark.parametrize(("language", "time"), [("en", "25.4"), ("fi", "25,4"), ("es", "25,4")])
def test_a_time_is_written_as_the_language_writes_it(language: str, time: str) -> None:
    _, scene = opened(language=language)
    assert time in scene.table.context.say_ready("plate-ready", 25_400)

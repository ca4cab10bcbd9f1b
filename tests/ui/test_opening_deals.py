"""Games open with their deal: the own hand comes from its deck, nobody has to wait for it, and it is not repeated."""

from __future__ import annotations

from typing import Any

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game.tabletop.scene import TableScene
from game.ui.harness import Harness

GAMES = ("slayer_slayer", "loot_and_recruit", "lords_of_hell")
OVER = 6.0
"""Seconds after which it is over for certain."""


def opened(title: str, **settings: Any) -> tuple[Harness, TableScene]:
    return open_table(LocalFeed(title, 3, seed=11, auto=()), **settings)


def held(scene: TableScene) -> list[Any]:
    view = scene.services.update.view
    numbers = {card[0] if isinstance(card, list | tuple) else card for card in _hand(view)}
    return [handle for handle in scene.table.layout() if handle[0] == "c" and handle[1] in numbers]


def _hand(view: dict[str, Any]) -> list[Any]:
    hand: Any = view["mine"]["hand"] if "hand" not in view else view["hand"]
    return list(hand["cards"] if isinstance(hand, dict) else hand)


@pytest.mark.parametrize("title", GAMES)
def test_the_hand_comes_from_its_deck(title: str) -> None:
    harness, scene = opened(title)
    cards, stage = held(scene), scene.services.stage
    assert len(cards) >= 5
    waiting = cards[1:]  # the first is on its way
    assert len({(stage[card].x, stage[card].y) for card in waiting}) == 1
    assert not any(stage[card].face_up for card in waiting)
    harness.seconds(OVER)
    assert all(stage[card] == scene.table.layout()[card] for card in cards)
    assert not scene.services.aloft and not scene.services.effects


@pytest.mark.parametrize("title", GAMES)
def test_a_press_ends_the_deal(title: str) -> None:
    harness, scene = opened(title)
    harness.seconds(0.3)
    assert scene.services.aloft
    harness.key("space")
    harness.frames(3)
    assert not scene.services.aloft and scene.services.stage.settled


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"pace": "instant"}], ids=str)
def test_however_it_is_dealt_all_lie_alike(title: str, settings: dict[str, Any]) -> None:
    lie = []
    for told in ({}, settings):
        harness, scene = opened(title, **told)
        harness.seconds(OVER)
        lie.append(dict(scene.services.stage.drawn()))
    assert lie[0] == lie[1]


@pytest.mark.parametrize("title", GAMES)
def test_it_is_not_repeated_after_an_answer(title: str) -> None:
    feed = LocalFeed(title, 3, seed=11, auto=())
    for _ in range(40):
        for seat in feed.match.waiting_for():
            feed.match.play(seat, feed.match.default(seat), feed.match.ask_id, at=30_000)
    feed.poll()
    feed._emit()
    harness, scene = open_table(feed)
    harness.frames(2)
    assert not scene.services.aloft

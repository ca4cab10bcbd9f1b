"""The deal: the hero has a moment of its own, which nobody has to wait for."""

from __future__ import annotations

import pytest
from local_feed import LocalFeed
from table_driver import open_table

from game.tabletop.scene import TableScene
from game.titles.battlegoats.screen.pairs import pairs_of
from game.ui.harness import Harness

OVER = 4.0
"""Seconds after which it is over for certain."""


def opened(muster: str = "basic", **settings: object) -> tuple[Harness, TableScene]:
    return open_table(LocalFeed("battlegoats", 3, seed=11, auto=(), options={"muster": muster}), **settings)


def hero(scene: TableScene) -> tuple[str, int]:
    return ("c", scene.table.reading.hero[0])


@pytest.mark.parametrize("muster", ["basic", "draft"])
def test_the_hero_comes_first_and_is_named(muster: str) -> None:
    harness, scene = opened(muster)
    seen: list[bool] = []
    for _ in range(round(OVER * 60)):
        harness.frames(1)
        place = scene.services.stage[hero(scene)]
        seen += [place.face_up] if scene.services.aloft and place.face_up not in seen[-1:] else []
    assert seen == [False, True]
    assert not scene.services.aloft and not scene.services.effects and scene.services.stage.settled
    assert "dealt the hero" in scene.log.lines[0].text


@pytest.mark.parametrize("muster", ["basic", "draft"])
@pytest.mark.parametrize("settings", [{"pace": "fast"}, {"reduced_motion": True}, {"pace": "instant"}], ids=str)
def test_however_it_is_dealt_all_lie_alike(muster: str, settings: dict[str, object]) -> None:
    lie = []
    for told in ({}, settings):
        harness, scene = opened(muster, **told)
        harness.seconds(OVER)
        assert scene.services.stage.settled
        lie.append(dict(scene.services.stage.drawn()))
    assert lie[0] == lie[1] and len(lie[0]) == 9


def test_a_card_is_laid_while_the_deal_goes_on() -> None:
    harness, scene = opened()
    harness.seconds(0.4)
    assert scene.services.aloft
    number = scene.table.reading.hand[0][0]
    for handle in (("c", number), ("at", 0, "F1")):
        harness.click(next(spot.rect.center for spot in scene.spots if spot.handle == handle))
        harness.frames(2)
    assert scene.table.context.chooser.laid == {"F1": number}
    harness.seconds(OVER)
    assert scene.services.stage[("c", number)].rect == scene.table.ground.cells[0, "F1"]
    assert scene.services.stage.settled and not scene.services.aloft


def test_a_click_beside_it_ends_it_at_once() -> None:
    harness, scene = opened()
    harness.seconds(0.4)
    assert scene.services.aloft
    tray = scene.table.ground.tray
    harness.click((tray.x - 4, tray.bottom))
    harness.frames(3)
    assert not scene.services.aloft and scene.services.stage.settled


def test_it_is_dealt_without_cues_and_not_again_to_who_has_laid_a_card() -> None:
    feed = LocalFeed("battlegoats", 3, seed=11, auto=())
    for laid in (False, True):
        feed.poll()
        if laid:
            number = feed.match.view(0)["mine"]["hero"]
            feed.play(["sketch", [["F1", number[1]]]])
            feed.poll()
        feed._emit()
        harness, scene = open_table(feed)
        harness.seconds(0.3)
        assert scene.table.reading.mode == "deploy"
        assert bool(scene.services.aloft) is not laid


def test_what_counts_its_neighbours_is_no_strength_alone() -> None:
    """A Ringleader in the middle of a herd gains four, a Crag Hermit loses as much."""
    _harness, scene = open_table(LocalFeed("battlegoats", 2, seed=1))
    found = pairs_of(["jonas", "ringleader", "crag_hermit", "angora_wall"], scene.table.context)
    assert found == [("Ringleader", "cards beside it", 4), ("Crag Hermit", "cards beside it", -4)]

"""The climaxes of the map: each comes with its cue and no other, adds up, can be skipped, stands still for those who asked for
it, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest
from battles import bags_home, show
from table_driver import calm

from game.tabletop.feed import Update
from game.tabletop.scene import TableScene
from game.titles.goblin_raid.rules import cues
from game.titles.goblin_raid.rules.map_graph import SITES
from game.titles.goblin_raid.screen import climax_pictures as pictures
from game.titles.goblin_raid.screen.moments_climax import is_last_on_the_way, worth_of_each
from game.titles.goblin_raid.screen.reading import BAGS
from game.ui.harness import Harness

ALARM = cues.Alarm(from_="1114", to="1113")
SENT = cues.BaronDrawn(turns=5, arrival=8)
COMES = cues.BaronComes(turns=5, die=3, hex="2605")
COUNTED = cues.Counted(site="tweksbury", bags=3, flat=1, dice=[5, 2], points=21, total=35)
EACH = 1 / 15
"""Seconds of a frame here."""
SHOWS = {"alarm": (ALARM, "night", "alarm_bell"), "sent": (SENT, "host", "card_flip"), "comes": (COMES, "host", "baron_horn"),
         "counted": (COUNTED, "hoard", "home_cheer")}  # fmt: skip


@pytest.fixture(scope="module")
def shown() -> tuple[Harness, TableScene]:
    return show(bags_home())


def of_sites(scene: TableScene, *words: str) -> Update:
    """The present update, but for what became of the first sites; no other is on its way."""
    update = scene.services.update
    rest = ["marker" if word == "taken" else word for word in update.view["sites"]]
    return replace(update, view={**update.view, "sites": [*words, *rest[len(words) :]]})


def started(scene: TableScene, cue: Any, after: Update) -> Any:
    return scene.motion.start(scene.table.moments_of.of(cue, after))  # type: ignore[attr-defined]


def frames_of(harness: Harness, scene: TableScene, task: Any) -> Iterator[set[Any]]:
    """What is drawn over the table, frame by frame, until it is over."""
    for _ in range(120):
        harness.frames(1, EACH)
        yield {key[1][0] for key in scene.services.effects}
        if task.done:
            return
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", SHOWS)
def test_a_climax_comes_with_its_sound_lasts_two_to_four_seconds_and_goes(
    name: str, shown: tuple[Harness, TableScene]
) -> None:
    harness, scene = shown
    cue, picture, sound = SHOWS[name]
    heard: list[str] = []
    scene.services.play_sound = lambda name, take=None: heard.append(name)
    seen = list(frames_of(harness, scene, started(scene, cue, of_sites(scene, "home"))))
    assert 2.0 <= len(seen) * EACH <= 4.0
    assert sum(picture in keys for keys in seen) * EACH >= 2
    assert sound in heard and not scene.services.effects


@pytest.mark.parametrize("name", SHOWS)
def test_a_climax_is_given_the_time_of_what_is_dramatic(name: str, shown: tuple[Harness, TableScene]) -> None:
    """Among a round of bots it is not hurried like everyday things (`game/tabletop/tempo.py`)."""
    assert shown[1].table.is_dramatic(SHOWS[name][0])


@pytest.mark.parametrize("name", SHOWS)
def test_a_climax_is_skipped_at_once_and_leaves_nothing(name: str, shown: tuple[Harness, TableScene]) -> None:
    harness, scene = shown
    task = started(scene, SHOWS[name][0], of_sites(scene, "home"))
    harness.frames(20)
    assert scene.services.effects
    scene.motion.skip()
    assert task.done and not scene.services.effects


def test_with_another_bag_on_its_way_the_count_is_told_in_short(
    shown: tuple[Harness, TableScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, scene = shown
    monkeypatch.setitem(scene.table.context.reading.sites, "riverfield", "taken")  # type: ignore[attr-defined]
    seen = list(frames_of(harness, scene, started(scene, COUNTED, of_sites(scene, "home", "taken"))))
    assert not any("hoard" in keys for keys in seen) and any("banner" in keys for keys in seen)


def test_the_cave_holds_what_came_before_even_when_the_cycle_ends_with_it(
    shown: tuple[Harness, TableScene], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the last sack home nobody is left outside, the cycle ends in the same update, and its bags are forgotten there."""
    scene = shown[1]
    reading = scene.table.context.reading  # type: ignore[attr-defined]
    monkeypatch.setitem(reading.sites, "riverfield", "home")
    monkeypatch.setitem(reading.at, "kasbosh", "home")
    caves: list[pictures.Hoard] = []
    monkeypatch.setattr(pictures, "paint_hoard", lambda table, hoard, *more: caves.append(hoard))
    list(frames_of(*shown, started(scene, COUNTED, of_sites(scene, *["marker"] * len(SITES)))))
    assert caves and caves[0].old == BAGS["riverfield"] and set(caves[0].band) >= {"marglush", "kasbosh"}


def test_under_reduced_motion_it_stands_still(shown: tuple[Harness, TableScene]) -> None:
    """Each picture is the same at every point of time that reduced motion comes to after its first blink."""
    scene = shown[1]
    table = scene.table.context  # type: ignore[attr-defined]
    area = table.ground.map
    night = pictures.Night(area, area.center, (area.centerx, area.centery + 90), [area.topleft], 60)
    horizon = pictures.horizon_of(area, area.centerx, False, 1.0)
    hoard = pictures.Hoard(pictures.hoard_area(area), 2, [7, 10, 4], 35, ["marglush"], area)
    look = scene.look
    surface = pygame.Surface(look.frame.size)

    def drawn(kind: str, t: float, still: bool) -> bytes:
        surface.fill((90, 120, 90))
        if kind == "night":
            pictures.paint_night(look, night, surface, t, still)
        elif kind == "horizon":
            pictures.paint_horizon(look, horizon, surface, t, still)
        else:
            pictures.paint_hoard(table, hoard, surface, t, still)
        return pygame.image.tobytes(surface, "RGB")

    for kind in ("night", "horizon", "hoard"):
        assert drawn(kind, 1.0, True) == drawn(kind, 0.97, True), kind
        assert drawn(kind, 0.5, False) != drawn(kind, 1.0, True), kind


def test_sacks_fall_one_by_one_and_have_a_place_each() -> None:
    box = pygame.Rect(100, 80, 900, 420)
    hoard = pictures.Hoard(box, 0, [7] * 4, 28, [], box)
    lying = [pictures.landed(hoard, t / 100) for t in range(101)]
    assert lying == sorted(lying) and set(lying) == {0, 1, 2, 3, 4}
    spots = [pictures.spot_of(box, place, 56) for place in range(sum(pictures.ROWS))]
    assert len(set(spots)) == len(spots) and all(box.collidepoint(spot) for spot in spots)


def test_what_was_rolled_is_what_is_stacked(shown: tuple[Harness, TableScene]) -> None:
    """From the answer to the last picture: the only bags on the road are counted, so the cave is shown, with their worth."""
    harness, scene = shown
    scene.motion.skip()
    harness.frames(1)
    harness.click("act.count")
    told: list[cues.Counted] = []
    seen: set[Any] = set()
    for _ in range(60):
        harness.frames(1, EACH)
        if scene.updates.playing is not None:
            told += [cue for cue in scene.updates.playing.cues if isinstance(cue, cues.Counted)]
        seen |= {key[1][0] for key in scene.services.effects}
    assert "hoard" in seen and told
    assert sum(worth_of_each(told[0])) == told[0].points and len(worth_of_each(told[0])) == told[0].bags
    calm(harness, scene)
    assert not scene.services.effects
    assert is_last_on_the_way(scene.table.context.reading.sites)  # type: ignore[attr-defined]

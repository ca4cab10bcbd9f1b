"""The table scene: the same last picture with or without cues, idle frames, nothing rendered twice, the queue."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from local_feed import LocalFeed
from table_driver import calm, lay_out, my_turn, open_table

from game.engine.match import Match
from game.tabletop.contract import Line
from game.tabletop.feed import Notice, Player, Said, Update
from game.tabletop.scene import TableScene
from game.ui import fonts, lettering
from game.ui.harness import Harness
from game.ui.living import REACTION_S
from game.ui.motion import Motion, tween, wait


def to_battle(harness: Harness, scene: TableScene) -> None:
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    calm(harness, scene)


def table_picture(harness: Harness, scene: TableScene) -> bytes:
    """The middle of the table, when all is at rest; without log and inspector, which tell of the way there."""
    harness.move((1, 1))
    harness.seconds(1.0)
    surface = pygame.display.get_surface()
    regions = scene.regions
    return pygame.image.tobytes(surface.subsurface(regions.middle.clip(surface.get_rect())), "RGB")


class Told(LocalFeed):
    """The same match, but its cues are dropped on the way when `mute`."""

    def __init__(self, mute: bool, seats: int, seed: int) -> None:
        self.mute = mute
        super().__init__(seats=seats, seed=seed, clock=None)

    def poll(self) -> list[Update | Said | Notice]:
        return [replace(i, cues=()) if self.mute and isinstance(i, Update) else i for i in super().poll()]


@pytest.mark.parametrize("seats", [2, 4])
def test_with_all_cues_or_none_the_last_picture_is_the_same(seats: int) -> None:
    pictures = []
    for mute in (False, True):
        feed = Told(mute, seats, 12)
        harness, scene = open_table(feed, pace="fast")
        to_battle(harness, scene)
        feed.held = True
        feed.play(feed.match.default(0))
        calm(harness, scene, skip=False)
        calm(harness, scene, skip=False)
        pictures.append(table_picture(harness, scene))
    assert pictures[0] == pictures[1]


def test_idle_frames_draw_nothing() -> None:
    feed = LocalFeed(seats=3, seed=2, clock=None)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    feed.held = True
    feed.play(feed.match.default(0))
    calm(harness, scene)
    harness.seconds(1.0 + REACTION_S)  # whoever winced looks up again
    assert scene.services.update.ask is not None and scene.services.update.ask.space is None
    assert harness.frames(120) == 0


def test_a_waiting_player_sees_the_clock_once_a_second_and_no_more() -> None:
    feed = LocalFeed(seats=2, seed=3, clock=60.0)
    harness, scene = open_table(feed, reduced_motion=True)
    to_battle(harness, scene)
    feed.held = True
    harness.seconds(2.0)
    assert harness.frames(180) <= 4


def test_no_font_is_opened_and_no_word_rendered_anew_while_nothing_changes() -> None:
    feed = LocalFeed(seats=6, seed=4, clock=None)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    harness.seconds(1.0)
    fonts_before, words_before = fonts.opened, lettering.rendered
    drawn = harness.frames(120)
    assert drawn > 0  # the dashes march
    assert (fonts.opened, lettering.rendered) == (fonts_before, words_before)


def test_under_reduced_motion_the_dashes_stand_still() -> None:
    feed = LocalFeed(seats=2, seed=4, clock=None)
    harness, scene = open_table(feed, reduced_motion=True)
    to_battle(harness, scene)
    harness.seconds(1.0)
    assert harness.frames(60) == 0


def _behind(people: bool) -> tuple[Harness, TableScene]:
    """A table that three updates have come to at once; with other people there or only bots."""
    feed = LocalFeed(seats=4, seed=5)
    if people:
        seated = [replace(player, bot="") for player in feed.players()]
        feed.players = lambda: seated  # type: ignore[method-assign]
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    feed.held = True
    feed.play(feed.match.default(0))
    feed.match_played = 0  # type: ignore[attr-defined]
    for _ in range(3):
        _play_one(feed.match, feed)
    harness.frames(3)
    return harness, scene


def test_one_person_alone_is_shown_a_backlog_in_less_time() -> None:
    harness, scene = _behind(people=False)
    before, quickest = scene.updates.shown, 1.0
    while scene.updates.playing or scene.updates.waiting:
        harness.frames(1)
        quickest = max(quickest, scene.motion.tempo)
    assert scene.updates.shown >= before + 2 and quickest > 1
    harness.frames(1)
    assert scene.motion.tempo == 1


def test_among_people_a_backlog_of_three_snaps_to_the_newest() -> None:
    _, scene = _behind(people=True)
    assert scene.updates.playing is None and not scene.updates.waiting
    assert isinstance(scene.feed, LocalFeed) and scene.services.update.version == scene.feed.version - 1
    assert scene.services.stage.settled


def _play_one(match: Match, feed: LocalFeed) -> None:
    for seat in match.waiting_for():
        match.play(seat, match.default(seat), match.ask_id)
        feed._emit()
        return


def test_a_resize_in_the_middle_of_a_moment_ends_it() -> None:
    feed = LocalFeed(seats=2, seed=5)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    feed.held = True
    feed.play(feed.match.default(0))
    harness.seconds(1.0)
    assert scene.updates.playing is not None
    harness.resize((1920, 1080))
    harness.frames(2)
    assert scene.updates.playing is None
    assert scene.services.stage.settled
    assert not scene.services.effects


def test_language_and_inks_change_at_the_table() -> None:
    feed = LocalFeed(seats=2, seed=5)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    for language in ("fi", "es", "en"):
        scene.context.change(language=language)
        harness.seconds(0.3)
        assert scene.services.words.language == language
        assert scene.furniture.ask is not None
        assert scene.furniture.ask.text == scene.services.words("ask-orders.plain")
    scene.context.change(inks="high_contrast", text_scale=1.5)
    harness.seconds(0.3)
    assert not scene.services.words.unknown


def test_a_refusal_is_told_and_the_choice_is_free_again() -> None:
    feed = LocalFeed(seats=2, seed=5)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    scene.send(["attack", "F1", [[0, "F2"]]])
    assert scene.services.sent
    harness.frames(3)
    assert not scene.services.sent
    assert harness.stack.toasts


def test_sounds_are_asked_for_at_the_moments() -> None:
    feed = LocalFeed(seats=2, seed=5)
    harness, scene = open_table(feed)
    heard: list[str] = []
    scene.services.play_sound = heard.append
    to_battle(harness, scene)
    for _ in range(3):
        feed.play(feed.match.default(0))
        calm(harness, scene, skip=False)
        if my_turn(harness, scene) != "orders":
            break
    assert {"ready_drum", "card_flip", "stamp", "card_slide"} <= set(heard)
    assert {"butt", "tie_crash", "explosion"} & set(heard)


def test_players_come_and_go_on_their_plates() -> None:
    feed = LocalFeed(seats=2, seed=5)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    away = [replace(p, connected=False) if p.seat == 1 else p for p in feed.players()]
    feed.players = lambda: away  # type: ignore[method-assign]
    scene.refresh()
    harness.frames(2)
    plate = next(p for p in scene.furniture.plates if p.facts.name == away[1].name)
    assert not plate.facts.online
    assert isinstance(away[0], Player)


def test_what_is_pointed_at_is_what_lies_under_the_pointer_when_spots_are_made_anew() -> None:
    feed = LocalFeed(seats=2, seed=4, clock=None)
    feed.held = True
    harness, scene = open_table(feed)
    calm(harness, scene)
    card = next(spot for spot in scene.spots if spot.handle[0] == "c")  # type: ignore[index]
    harness.move(card.rect.center)
    harness.frames(2)
    assert scene.services.pointer.hovered == card.handle
    scene.refresh()
    harness.frames(2)
    assert scene.services.pointer.hovered == card.handle  # it still lies there
    spots = scene.table.spots
    scene.table.spots = lambda: [spot for spot in spots() if spot.handle != card.handle]  # type: ignore[method-assign]
    scene.refresh()
    harness.frames(2)
    assert scene.services.pointer.hovered != card.handle
    shown = scene.furniture.side.shown
    scene.table.spots = spots  # type: ignore[method-assign]
    scene.refresh()
    harness.frames(2)
    assert scene.services.pointer.hovered == card.handle
    assert scene.furniture.side.shown == shown  # nobody pointed at it anew: the page stays


def test_a_motion_that_only_waits_draws_nothing() -> None:
    feed = LocalFeed(seats=2, seed=4, clock=None)
    feed.held = True
    harness, scene = open_table(feed, reduced_motion=True)  # no dashes march
    calm(harness, scene)
    harness.seconds(1)
    scene.motion.start(_waits())
    harness.frames(2)
    drawn: list[int] = []
    draw = scene.draw
    scene.draw = lambda surface: (drawn.append(1), draw(surface))[1]  # type: ignore[method-assign, func-returns-value]
    harness.frames(30)
    assert scene.motion.busy and not drawn
    harness.seconds(1)
    assert not scene.motion.busy and drawn


def _waits() -> Motion:
    yield wait(1.0)
    yield tween(0.1, lambda t: None)


def test_what_shows_the_same_stays_when_a_table_is_laid_anew() -> None:
    feed = LocalFeed(seats=2, seed=4, clock=None)
    feed.held = True
    harness, scene = open_table(feed)
    scene.furniture.side.open_tab("log")
    calm(harness, scene)
    scene.log.add([Line(f"Sentence {n}") for n in range(60)])
    scene.furniture.print_log()
    harness.seconds(4)
    panel = scene.furniture.side.log
    assert panel is not None and panel.furthest > 100
    panel.scroll_to(50)
    read = panel.offset
    assert 0 < read < panel.furthest
    before = {id: scene.group.find(id) for id in ("strip", "tabs", "side", "menu", "plate.0", "plate.1", "link.chat")}
    away = [replace(p, connected=False) if p.seat == 1 else p for p in feed.players()]
    feed.players = lambda: away  # type: ignore[method-assign]
    scene.refresh()
    harness.frames(2)
    same = {id for id, widget in before.items() if scene.group.find(id) is widget}
    assert same == set(before) - {"plate.1"}
    assert scene.furniture.side.log is panel and panel.offset == read, "who reads what was told before goes on reading"


def test_a_table_looks_the_same_whether_its_widgets_stayed_or_are_new() -> None:
    feed = LocalFeed(seats=2, seed=4, clock=None)
    feed.held = True
    harness, scene = open_table(feed)
    calm(harness, scene)
    harness.move((1, 1))
    pictures = []
    for kept in (True, False):
        if not kept:
            scene.furniture._kept.forget()
        scene.refresh()
        harness.seconds(1)
        pictures.append(pygame.image.tobytes(scene.painter.copy_of(harness.surface.get_rect()), "RGB"))
    assert pictures[0] == pictures[1]


def test_a_pointer_that_rests_where_it_pressed_is_not_told_what_came_there() -> None:
    """After an attack the pointer lies on the main button, which the next turn shuts: no tip over the log until it moves."""
    feed = LocalFeed(seats=2, seed=5)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    harness.move("ask")
    harness.move("act.attack")
    harness.seconds(1)
    assert scene.group._tip  # pointed at: it says why it is shut
    harness.move("act.resign")
    harness.move("act.attack")
    scene.refresh()
    harness.seconds(2)
    assert not scene.group._tip
    x, y = harness.widget("act.attack").rect.center
    harness.move((x + 3, y))
    harness.seconds(1)
    assert scene.group._tip

"""Every event of the window has its sound: what is pointed at, pressed, refused; who comes and goes; whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from ear import Ear, listen
from local_feed import LocalFeed
from table_driver import calm, lay_out, my_turn, open_table, play_by_mouse

from game import titles
from game.app import Program
from game.app import menu as first_menu
from game.engine import match as matches
from game.engine.chance import Chance
from game.scenes.lobby import Lobby
from game.scenes.menu import MUSIC, Menu
from game.scenes.settings import SettingsScene
from game.session.session import SESSION
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene
from game.tabletop import audio as table_hearing
from game.tabletop.feed import Notice, Said, Update
from game.tabletop.news_sounds import NEWS, news_sound
from game.tabletop.scene import TableScene
from game.titles.battlegoats.screen.sounds import CALM, FIGHT
from game.ui.assets import asset_root
from game.ui.effects import EFFECTS
from game.ui.harness import Harness
from game.ui.widgets.buttons import Button
from game.words import catalogue
from tests.seldom_drawn import seldom_drawn
from tests.ui.scenes_rig import joined, room  # noqa: F401

Drive = Callable[..., Harness]


class Board(Scene):
    """Two buttons, one of which says why not."""

    def build(self) -> None:
        look = self.look
        self.group.add(Button(look, pygame.Rect(100, 100, 200, 80), "Yes", lambda: None, id="yes"))
        self.group.add(
            Button(look, pygame.Rect(100, 300, 200, 80), "No", lambda: None, id="no", enabled=False, why="Because.")
        )


# --- what is under the pointer


def test_a_button_is_felt_once_and_pressed(drive: Drive) -> None:
    h = drive(Board())
    ear = listen(h)
    h.move("yes")
    h.move((150, 120))
    assert ear.take() == ["hover"]
    h.click("yes")
    assert ear.take() == ["button"]
    h.move((5, 5))
    h.move("yes")
    assert ear.take() == ["hover"]


def test_what_cannot_be_pressed_is_not_felt_and_says_no(drive: Drive) -> None:
    h = drive(Board())
    ear = listen(h)
    h.move("no")
    assert ear.take() == []
    h.click("no")
    assert ear.take() == ["error"]


def test_the_keyboard_is_heard_as_the_pointer_is(drive: Drive) -> None:
    h = drive(Board())
    ear = listen(h)
    h.key("tab")
    h.key("return")
    h.key("tab")
    h.key("return")
    assert ear.take() == ["hover", "button", "error"]


def test_a_window_made_anew_is_not_felt_again(drive: Drive) -> None:
    h = drive(Board())
    ear = listen(h)
    h.move("yes")
    ear.take()
    h.stack.top.rebuild()
    h.move((160, 130))
    assert ear.take() == []


def test_a_dialog_slides_in_and_trouble_sounds_like_trouble(drive: Drive) -> None:
    h = drive(Board())
    ear = listen(h)
    h.stack.push(Dialog("?", "Really?", [Answer("yes", "Yes")]))
    h.frames(2)
    assert "card_slide" in ear.take()
    h.stack.toast("It went wrong.", trouble=True)
    h.stack.toast("It went well.")
    assert ear.take() == ["error", "toast"]


# --- people


def test_who_comes_and_goes_is_heard(drive: Drive, room: Any) -> None:  # noqa: F811
    h = drive(Menu(), name="Maija")
    host = joined(h.stack.context, "Maija")
    h.stack.context.stash[SESSION] = host
    h.stack.push(Lobby(host))
    h.settle()
    ear = listen(h)
    guest = joined(h.stack.context, "Inés")
    h.frames(4)
    assert "seat_join" in ear.take()
    guest.say("hello")
    h.frames(4)
    assert "chat" in ear.take()
    from net.protocol import messages as m

    guest.send(m.Ready(True))
    guest.poll()
    h.frames(4)
    assert "ready_drum" in ear.take()
    guest.send(m.Ready(False))
    guest.poll()
    h.frames(4)
    assert "tab" in ear.take()
    guest.close()
    h.frames(4)
    assert "seat_leave" in ear.take()


def test_news_of_the_table_that_sound_of_their_own_exist() -> None:
    for key, name in NEWS.items():
        assert catalogue.has(key), key
        assert name in EFFECTS
    assert news_sound("lobby-notice-fault", True) == "error"
    assert news_sound("lobby-notice-resumed") == "toast"


# --- the table


def table(feed: LocalFeed, **settings: Any) -> tuple[Harness, TableScene, Ear]:
    harness, scene = open_table(feed, **settings)
    return harness, scene, listen(harness)


def test_chat_emotes_and_news_at_the_table() -> None:
    feed = LocalFeed(seats=2, seed=3, clock=None)
    _, scene, ear = table(feed)
    scene.heard(Said(1, "Inés", text="hello"))
    scene.furniture.said(Said(1, "Inés", text="hello"))
    assert ear.take() == ["chat", "chat"]
    scene.furniture.said(Said(1, "Inés", emote="laugh"))
    assert ear.take() == ["bleat"]
    scene.heard(Notice("lobby-notice-left", {"name": "Inés"}))
    scene.heard(Notice("lobby-notice-back", {"name": "Inés"}))
    scene.heard(Notice("lobby-notice-fault", {}, True))
    assert ear.take() == ["seat_leave", "seat_join", "error"]


def test_the_last_seconds_tick() -> None:
    feed = LocalFeed(seats=2, seed=3, clock=4.0)
    feed.held = True
    harness, scene, ear = table(feed)
    calm(harness, scene)
    ear.take()
    harness.seconds(3.5)
    assert ear.take().count("tick") >= 3


def test_a_turn_that_comes_after_a_wait_is_struck_on_the_gong() -> None:
    feed = LocalFeed(seats=2, seed=3, clock=None)
    harness, scene, ear = table(feed)
    lay_out(harness, scene)
    feed.held = True
    calm(harness, scene)
    scene.hearing._idle = 0.0
    scene.services.update = Update(scene.updates.seen, scene.services.update.view)
    ear.take()
    for waited, struck in ((table_hearing.WAITED / 2, 0), (table_hearing.WAITED, 1)):
        scene.hearing._idle = waited
        asked = Update(scene.updates.seen + 1, scene.services.update.view, ask=feed.match.seat_ask(0))
        assert asked.ask is not None
        scene.updates.adopt(asked)
        assert ear.take().count("turn_gong") == struck
        scene.updates.adopt(Update(scene.updates.seen + 1, scene.services.update.view))


def test_winning_and_losing_are_heard() -> None:
    heard = set()
    for seed in range(1, 7):
        feed = LocalFeed(seats=2, seed=seed, clock=None)
        harness, scene, ear = table(feed, pace="fast")
        seldom_drawn(harness)
        play_by_mouse(harness, scene, seed)
        calm(harness, scene)
        heard |= set(ear.take()) & {"win", "lose"}
        if heard == {"win", "lose"}:
            return
    assert heard


# --- music


def test_the_topmost_scene_with_music_has_it(drive: Drive) -> None:
    h = drive(Menu(), name="Maija")
    assert h.stack.music is MUSIC
    h.stack.push(SettingsScene())
    h.frames(2)
    assert h.stack.music is MUSIC
    feed = LocalFeed(seats=2, seed=3, clock=None)
    h.stack.push(TableScene(feed))
    h.frames(4)
    assert h.stack.music == CALM
    h.stack.push(Dialog("?", "Really?", [Answer("yes", "Yes")]))
    h.frames(2)
    assert h.stack.music == CALM
    h.stack.back_to(Menu)
    h.frames(2)
    assert h.stack.music is MUSIC


def test_music_follows_what_is_on_the_table() -> None:
    feed = LocalFeed(seats=2, seed=12, clock=None)
    harness, scene, _ = table(feed)
    assert scene.music == CALM
    lay_out(harness, scene)
    while my_turn(harness, scene) != "orders":
        harness.click("act.me")
    calm(harness, scene)
    assert scene.music is not None and scene.music.pieces == FIGHT
    assert scene.music.tension > CALM.tension


def played_through(
    title: str, seats: int, options: dict[str, Any], seed: int, most: int
) -> tuple[set[str], set[float]]:
    """A match at random: which pieces were wanted, and how tense it was."""
    sounds = __import__(f"game.titles.{title}.screen.sounds", fromlist=["music"])
    match = matches.new(titles.rules(title), seats, titles.options_for(title, options), seed)
    chance = Chance(seed.to_bytes(8, "big"))
    pieces: set[str] = set()
    tensions: set[float] = set()
    for version in range(most):
        told = match.cues_for(match.take_cues(), -1)
        music = sounds.music(Update(version, match.view(-1), tuple(told)))
        assert 0 <= music.tension <= 1
        tensions.add(round(music.tension, 2))
        pieces |= set(music.pieces)
        if match.result is not None:
            break
        for seat in match.waiting_for():
            match.play(seat, match.space(seat).sample(chance), match.ask_id, at=30_000)
            break
    return pieces, tensions


@pytest.mark.parametrize(
    ("title", "seats"), [("battlegoats", 2), ("slayer_slayer", 3), ("goblin_raid", 2), ("loot_and_recruit", 2)]
)
def test_a_title_plays_all_its_pieces_and_grows_tense(title: str, seats: int) -> None:
    """Three of its own, as they are shipped; how tense things are changes in the course of a match."""
    shipped = {path.name.partition(".")[0] for path in (asset_root() / "sounds/music").glob(f"{title}*.bed.ogg")}
    pieces: set[str] = set()
    tensions: set[float] = set()
    for seed in range(1, 5):
        wanted, tense = played_through(title, seats, {}, seed, 4000)
        pieces, tensions = pieces | wanted, tensions | tense
        if pieces == shipped:
            break
    assert pieces == shipped and len(pieces) >= 3
    assert max(tensions) - min(tensions) >= 0.3


def test_a_festival_is_opened_for_those_who_come_in_time() -> None:
    from game.titles.loot_and_recruit.screen.sounds import opening

    assert opening(Update(1, {"public": {"round": 1}})) == "event_opening"
    assert opening(Update(9, {"public": {"round": 2}})) == ""
    feed = LocalFeed("loot_and_recruit", 2, 0, seed=3, clock=None)
    feed.held = True
    harness, scene = open_table(feed)
    ear = listen(harness)
    scene.hearing.began()
    assert ear.take() == ["event_opening"]


# --- the device


def test_sound_off_opens_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    file = SettingsFile()
    file.change(language="en", name="Maija", sound=False)
    monkeypatch.setattr("game.session.window.start_browser", lambda context: None)
    program = Program(Context(file), first_menu())
    program.after_frame(0.02)
    sounds: Any = program.context.sounds
    assert not sounds.works and pygame.mixer.get_init() is None
    program.context.change(sound=True)
    program.after_frame(0.02)
    assert sounds.works and pygame.mixer.get_init() is not None
    program.context.change(sound=False)
    program.after_frame(0.02)
    assert not sounds.works and pygame.mixer.get_init() is None
    program.end()

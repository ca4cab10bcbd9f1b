"""Menu, title card, settings, codex and credits: by mouse and keys, in three languages, at every size."""

import pygame
import pytest
from msgspec.structs import replace

from game import titles
from game.scenes import last_choices
from game.scenes.codex import Codex
from game.scenes.credits import Credits
from game.scenes.how_to_play import HowToPlay
from game.scenes.menu import Menu
from game.scenes.quit_guard import QuitGuard
from game.scenes.router import open_stack
from game.scenes.settings import SettingsScene
from game.scenes.title_card import TitleCard
from game.session.session import SESSION
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.tabletop.codex_pages import cards, chapters, kinds
from game.ui.harness import Harness
from game.words import LANGUAGES, Catalogue, title_words

SIZES = [(1280, 720), (1920, 1080)]
SCENES = {
    "menu": Menu,
    "title card": lambda: TitleCard(titles.title("battlegoats")),
    "settings": SettingsScene,
    "settings look": lambda: SettingsScene("look"),
    "settings sound": lambda: SettingsScene("sound"),
    "settings keys": lambda: SettingsScene("keys"),
    "codex": Codex,
    "codex cards": lambda: Codex(page="cards"),
    "credits": Credits,
    "how to play": HowToPlay,
}


@pytest.fixture
def show(monkeypatch, tmp_path):
    monkeypatch.setenv("GOBSMACK_HOME", str(tmp_path))

    def make(scene, size=(1280, 720), language="en", **settings):
        def build():
            context = Context(size=size)
            context.change(language=language, name="Maija", **settings)
            return open_stack(context, scene())

        harness = Harness(build, size)
        harness.seconds(0.5)
        return harness

    return make


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_every_word_is_known_and_every_widget_lies_inside(show, name, language, size):
    harness = show(SCENES[name], size, language)
    stack = harness.stack
    assert stack.context.text.unknown == set()
    window = pygame.Rect((0, 0), size)
    for widget in stack.top.group:
        assert window.contains(widget.rect), (name, widget.id, widget.rect)


@pytest.mark.parametrize("scale", [0.8, 1.5])
@pytest.mark.parametrize("name", SCENES)
def test_widgets_do_not_overlap_at_any_text_size(show, name, scale):
    harness = show(SCENES[name], (1280, 720), text_scale=scale)
    widgets = [w for w in harness.stack.top.group if w.visible and w.focusable]
    for i, one in enumerate(widgets):
        for other in widgets[i + 1 :]:
            both = one.rect.clip(other.rect)
            assert both.w * both.h == 0, (name, one.id, other.id, both)


def test_two_clicks_from_launch_to_playing(show, monkeypatch):
    started = []
    monkeypatch.setattr("game.scenes.connecting.play_alone", lambda stack, *args, **more: started.append(args))
    harness = show(Menu)
    harness.click("poster.battlegoats")
    harness.seconds(0.6)
    harness.click("play")
    harness.seconds(0.2)
    assert started and started[0][0] == "battlegoats"


def test_games_in_the_works_say_so_and_open_nothing(show, monkeypatch):
    found = dict(titles.titles())
    found["lords_of_hell"] = replace(found["lords_of_hell"], status="in the works")
    monkeypatch.setattr(titles, "titles", lambda: found)
    harness = show(Menu)
    harness.click("poster.lords_of_hell")
    harness.seconds(0.3)
    assert isinstance(harness.stack.top, Menu)
    assert harness.stack.toasts


def test_options_are_remembered(show):
    harness = show(lambda: TitleCard(titles.title("battlegoats")))
    harness.key(pygame.K_TAB)
    card = harness.stack.top
    card.group.focus(card.group.find("option.muster"))
    harness.key(pygame.K_RIGHT)
    assert harness.stack.context.settings.options["battlegoats"]["muster"] == "draft"


def test_language_changes_at_once(show):
    harness = show(lambda: SettingsScene("play"))
    scene = harness.stack.top
    scene.group.focus(scene.group.find("language"))
    harness.key(pygame.K_RIGHT)
    harness.seconds(0.2)
    assert harness.stack.context.tr("settings-heading") == {"es": "Ajustes", "fi": "Asetukset"}[LANGUAGES[1]]


def test_codex_opens_at_the_present_phase_and_searches(show):
    harness = show(lambda: Codex("battlegoats", phase="deploy"))
    scene = harness.stack.top
    assert scene._chapters[scene.chapter].id == "deploy"
    scene._look_for("ballista")
    harness.seconds(0.2)
    assert [c.id for c in scene._chapters] == ["siege"]


def test_the_chapter_that_is_read_is_in_sight_and_the_list_does_not_leap(show):
    harness = show(lambda: Codex("goblin_raid", chapter="advice"))
    rows = harness.stack.top.group.find("chapters")
    assert rows.offset == rows.furthest > 0, "it is the last"
    rows.scroll_to(4 * rows.step)
    harness.click((rows.view.centerx, rows.view.y + 3 * rows.step + 5))
    harness.seconds(0.2)
    after = harness.stack.top.group.find("chapters")
    assert harness.stack.top.chapter == 7 == after.chosen and after.offset == 4 * rows.step


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "count"), [("battlegoats", 55), ("slayer_slayer", 25 + 30 + 16 + 8 + 4)])
def test_the_codex_tells_every_card_and_chapter_in_every_language(title, count, language):
    catalogue = Catalogue(language)
    words = title_words(title, catalogue)
    found = cards(title, words)
    assert len(found) == count
    assert all(card.face.text and card.face.name and card.face.picture for card in found)
    assert {card.kind for card in found} == {kind for kind, _ in kinds(title, words)}
    assert not words.unknown
    assert all(chapter.text and chapter.title for chapter in chapters(title, words))


def test_escape_on_the_menu_asks_before_quitting(show):
    harness = show(Menu)
    harness.key(pygame.K_ESCAPE)
    harness.seconds(0.3)
    assert harness.stack.running
    assert not isinstance(harness.stack.top, Menu)


@pytest.mark.parametrize("game", sorted(titles.titles()))
def test_how_to_play_leads_to_each_games_lesson_rules_and_cards(show, monkeypatch, game):
    taught = []
    monkeypatch.setattr("game.scenes.lesson_table.learn", lambda stack, title: taught.append(title))
    harness = show(Menu)
    harness.click("how")
    harness.seconds(0.5)
    assert isinstance(harness.stack.top, HowToPlay)
    harness.click(f"lesson.{game}")
    assert taught == [game]
    for page in ("rules", "cards"):
        harness.click(f"{page}.{game}")
        harness.seconds(0.5)
        codex = harness.stack.top
        assert isinstance(codex, Codex) and (codex.game, codex.page) == (game, page)
        harness.key("escape")
        harness.seconds(0.5)
    harness.click(f"poster.{game}")
    harness.seconds(0.5)
    assert isinstance(harness.stack.top, TitleCard) and harness.stack.top.card.id == game


class Seated:
    """A session as far as closing the window looks at it."""

    def __init__(self, phase="playing", state="in"):
        self.phase, self.state, self.goal, self.seat = phase, state, "alone", 0
        self.lobby, self.movable = None, False

    def own_keys(self):
        return set()


@pytest.mark.parametrize("answer", ["stay", "quit"])
def test_closing_the_window_in_a_match_asks_first(show, answer):
    harness = show(Menu)
    harness.stack.on_ask_quit = QuitGuard(harness.stack).may_quit
    harness.stack.context.stash[SESSION] = Seated()
    harness.post(pygame.QUIT)
    harness.frames(3)
    assert harness.stack.running and isinstance(harness.stack.top, Dialog)
    harness.key("return")  # a press too many keeps the match
    harness.frames(3)
    assert harness.stack.running and not isinstance(harness.stack.top, Dialog)
    harness.post(pygame.QUIT)
    harness.frames(3)
    harness.click(answer)
    harness.frames(3)
    assert harness.stack.running == (answer == "stay")


def test_closing_the_window_twice_or_without_a_match_closes_it(show):
    for session, times in ((Seated(), 2), (Seated("lobby"), 1), (Seated(state="ended"), 1), (None, 1)):
        harness = show(Menu)
        harness.stack.on_ask_quit = QuitGuard(harness.stack).may_quit
        harness.stack.context.stash[SESSION] = session
        for _ in range(times):
            assert harness.stack.running
            harness.post(pygame.QUIT)
            harness.frames(3)
        assert not harness.stack.running


def test_who_never_played_has_the_lesson_under_enter_and_whoever_did_the_match(show, monkeypatch):
    harness = show(lambda: TitleCard(titles.title("battlegoats")))
    group = harness.stack.top.group
    assert group.main is group.find("lesson")
    assert group.find("lesson").rect.w > group.find("play").rect.w
    played = type("Line", (), {"title": "battlegoats"})()
    monkeypatch.setattr("game.scenes.title_card.history.matches", lambda: [played])
    harness.stack.push(TitleCard(titles.title("battlegoats")))
    harness.seconds(0.2)
    group = harness.stack.top.group
    assert group.main is group.find("play")
    assert group.find("play").rect.w > group.find("lesson").rect.w


@pytest.mark.parametrize(("chosen", "offered"), [("easy", "easy"), ("expert", "hard"), ("no such level", "normal")])
def test_a_level_that_is_withdrawn_becomes_the_best_there_is(chosen, offered):
    context, game = Context(), titles.title("loot_and_recruit")
    last_choices.remember(context, game, level=chosen)
    assert last_choices.last_level(context, game) == offered

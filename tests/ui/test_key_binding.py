"""Keys are the player's to choose: by mouse, by keyboard, without ever losing one."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.router import open_stack
from game.scenes.settings import SettingsScene
from game.settings import DEFAULT_KEYS, FIXED_KEYS, RESERVED_KEYS, rebound
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.key_sheet import KeySheet
from game.ui.harness import Harness


def test_a_key_that_is_taken_changes_places() -> None:
    keys = rebound(dict(DEFAULT_KEYS), "undo", "l")
    assert keys["undo"] == "l" and keys["log"] == DEFAULT_KEYS["undo"]
    assert sorted(keys.values()) == sorted(DEFAULT_KEYS.values()), "nothing is without a key"


@pytest.mark.parametrize("key", sorted(RESERVED_KEYS))
def test_keys_that_move_through_scenes_are_not_given_away(key: str) -> None:
    with pytest.raises(ValueError):
        rebound(dict(DEFAULT_KEYS), "undo", key)


@pytest.mark.parametrize("action", sorted(FIXED_KEYS))
def test_going_on_and_back_stay_where_they_are(action: str) -> None:
    with pytest.raises(ValueError):
        rebound(dict(DEFAULT_KEYS), action, "z")


@pytest.fixture
def h(tmp_path) -> Harness:
    return Harness(lambda: open_stack(Context(SettingsFile(tmp_path)), SettingsScene("keys")), (1280, 720))


def keys(h: Harness) -> dict[str, str]:
    return h.stack.context.settings.keys


def test_by_mouse_then_remembered(h: Harness, tmp_path) -> None:
    h.click("key.undo")
    h.frames(2)
    h.key("z")
    h.frames(2)
    assert keys(h)["undo"] == "z" and SettingsFile(tmp_path).settings.keys["undo"] == "z"
    h.click("keys.reset")
    assert keys(h) == DEFAULT_KEYS


def test_escape_and_reserved_keys_leave_it(h: Harness) -> None:
    for key in ("escape", "tab"):
        h.click("key.log")
        h.frames(2)
        h.key(key)
        h.frames(2)
        assert keys(h) == DEFAULT_KEYS and isinstance(h.stack.top, SettingsScene)


def test_by_keyboard_alone(h: Harness) -> None:
    for _ in range(40):
        focused = h.stack.top.group.focused
        if focused is not None and focused.id == "key.chat":
            break
        h.key("tab")
    h.key("return")
    h.frames(2)
    h.key("x")
    h.frames(2)
    assert keys(h)["chat"] == "x"


def test_every_row_fits(h: Harness) -> None:
    rects = [widget.rect for widget in h.stack.top.group if widget.id.startswith("key")]
    assert len(rects) == len(DEFAULT_KEYS) + 1
    assert all(a is b or not a.colliderect(b) for a in rects for b in rects)
    assert max(rect.bottom for rect in rects) <= h.widget("done").rect.y
    pygame.event.clear()


@pytest.mark.parametrize(
    ("language", "skip", "confirm", "tab"),
    [
        ("en", "SPACE", "ENTER", "TAB"),
        ("fi", "VÄLILYÖNTI", "ENTER", "SARKAIN"),
        ("es", "ESPACIO", "INTRO", "TAB"),
    ],
)
def test_keys_are_named_in_the_language_of_the_screen(
    h: Harness, language: str, skip: str, confirm: str, tab: str
) -> None:
    h.stack.context.change(language=language)
    h.frames(2)
    scene = h.stack.top
    assert (scene.key_name("skip"), scene.key_name("confirm")) == (skip, confirm)
    assert (h.widget("key.skip").key, h.widget("key.confirm").key) == (skip, confirm)
    assert (scene.key_name("rules"), scene.key_name("undo")) == ("F1", "U"), "these are called the same everywhere"
    h.key("f2")
    h.frames(2)
    sheet = h.stack.top
    assert isinstance(sheet, KeySheet) and tab in [row.key for row in sheet.rows()]

"""Gamepads: what their buttons stand for, other buttons for other actions, hints, letters, coming and going."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hands import KeyHand, PadHand
from local_feed import LocalFeed
from table_driver import calm, open_table

from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.settings import SettingsScene
from game.scenes.welcome import Welcome
from game.settings import DEFAULT_KEYS, DEFAULT_PAD, FIXED_KEYS, PAD_KEYS, rebound_pad, with_defaults
from game.settings_file import SettingsFile
from game.stack.key_sheet import KeySheet
from game.stack.on_screen_keyboard import Letters
from game.ui.lettering import Lettering
from game.ui.pad import AGAIN, BUTTONS, WAIT, Pad
from game.ui.pad_signs import NAMES, SIGNS, sign

pygame.init()
AXIS = pygame.CONTROLLERAXISMOTION


def event(kind: int, **fields: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=0, **fields)


def names(events: list[pygame.event.Event] | None) -> list[str]:
    assert events is not None
    return [pygame.key.name(e.key) for e in events if e.type == pygame.KEYDOWN]


def test_a_held_direction_repeats_until_it_is_let_go() -> None:
    pad = Pad()
    assert names(pad.keys(event(AXIS, axis=0, value=32000))) == ["right"]
    assert names(pad.keys(event(AXIS, axis=0, value=30000))) == [], "it is still the same pull"
    assert pad.tick(WAIT / 2) == [] and names(pad.tick(WAIT)) == ["right"]
    assert names(pad.tick(AGAIN)) == ["right"]
    pad.keys(event(AXIS, axis=0, value=0))
    assert pad.tick(WAIT * 3) == []


def test_the_left_stick_is_the_arrows_with_shift() -> None:
    pad = Pad()
    stick = [*(pad.keys(event(AXIS, axis=0, value=-32000)) or []), *pad.tick(WAIT * 2)]
    cross = [*(pad.keys(event(pygame.CONTROLLERBUTTONDOWN, button=13)) or []), *pad.tick(WAIT * 2)]
    assert names(stick) == names(cross) == ["left", "left"]
    assert all(e.mod & pygame.KMOD_SHIFT for e in stick) and not any(e.mod for e in cross)


def test_triggers_are_pressed_once_and_the_right_stick_turns_pages() -> None:
    pad = Pad(lambda: {"left_trigger": "f1"})
    assert names(pad.keys(event(AXIS, axis=4, value=30000))) == ["f1"]
    assert pad.keys(event(AXIS, axis=4, value=32000)) == []
    released = pad.keys(event(AXIS, axis=4, value=0))
    assert [e.type for e in released or []] == [pygame.KEYUP]
    assert names(pad.keys(event(AXIS, axis=3, value=32000))) == ["page down"]
    pad.keys(event(AXIS, axis=3, value=0))
    assert names(pad.keys(event(AXIS, axis=2, value=32000))) == ["[+]"], "and makes a map larger"
    pad.keys(event(AXIS, axis=2, value=0))
    assert names(pad.keys(event(AXIS, axis=2, value=-32000))) == ["[-]"]


def test_every_action_that_has_a_button_has_one_that_exists_and_no_two_share_one() -> None:
    given = [button for button in DEFAULT_PAD.values() if button]
    assert set(given) <= set(BUTTONS) and len(set(given)) == len(given)
    assert set(DEFAULT_PAD) - set(PAD_KEYS) <= set(DEFAULT_KEYS)


def test_buttons_change_places_and_what_cannot_be_spared_is_kept() -> None:
    swapped = rebound_pad(dict(DEFAULT_PAD), "confirm", "east")
    assert swapped["confirm"] == "east" and swapped["back"] == "south"
    for action in (*FIXED_KEYS, *PAD_KEYS):
        with pytest.raises(ValueError):
            rebound_pad(dict(DEFAULT_PAD), "ping", DEFAULT_PAD[action])
    taken = rebound_pad(dict(DEFAULT_PAD), "ping", "select")
    assert taken["ping"] == "select" and taken["keys"] == ""


def test_new_actions_do_not_take_a_key_that_was_given_away() -> None:
    kept = {action: key for action, key in DEFAULT_KEYS.items() if action != "go"}
    assert with_defaults({**kept, "undo": "g"}, DEFAULT_KEYS)["go"] == ""
    assert with_defaults(kept, DEFAULT_KEYS) == DEFAULT_KEYS


def to(user: KeyHand | PadHand, id: str) -> None:
    group = user.h.stack.top.group
    for _ in range(80):
        if group.focused is not None and group.focused.id == id:
            return
        user.next()
        group = user.h.stack.top.group
    raise AssertionError(f"{id} is not reached")


def test_a_button_is_given_to_another_action_by_pad_alone_told_and_remembered(drive, tmp_path) -> None:
    h = drive(Menu(), name="Maija")
    h.stack.push(SettingsScene("pad"))
    h.settle()
    pad = PadHand(h)
    to(pad, "key.rules")
    pad.press()
    h.frames(2)
    pad.button("north")  # it is only named: nothing else comes of it
    h.frames(2)
    settings = h.stack.context.settings
    assert settings.pad["rules"] == "north" and settings.pad["glow"] == DEFAULT_PAD["rules"]
    assert len(h.stack.toasts) == 1, "whose button it was is told"
    assert SettingsFile().settings.pad == settings.pad
    to(pad, "key.rules")
    pad.press()
    h.frames(2)
    h.key("x")
    h.frames(2)
    assert h.stack.context.settings.pad["rules"] == "north", "a key is no button"
    to(pad, "keys.reset")
    pad.press()
    assert h.stack.context.settings.pad == DEFAULT_PAD


def test_hints_speak_of_what_was_used_last(drive) -> None:
    h = drive(Menu(), name="Maija")
    h.stack.push(SettingsScene())
    h.settle()
    assert h.widget("done").key == "ESC"
    PadHand(h).next()
    h.frames(2)
    assert h.widget("done").key == SIGNS["east"] and h.stack.top.group.keyboard
    KeyHand(h).next()
    h.frames(2)
    assert h.widget("done").key == "ESC"


def test_the_main_button_shows_the_key_that_presses_it_now(drive) -> None:
    h = drive(Menu(), name="Maija")
    h.seconds(1.0)  # the posters are hung
    h.click("poster.battlegoats")
    h.settle()
    main = h.stack.top.group.main
    assert main.key == "ENTER"
    h.key("tab")
    while h.stack.top.group.focused is main:
        h.key("tab")
    assert main.key == "G"
    h.stack.top.group.focus(main)
    assert main.key == "ENTER"


def test_the_sheet_of_keys_names_the_present_ones(drive) -> None:
    h = drive(Menu(), name="Maija")
    h.key("f2")
    h.frames(2)
    sheet = h.stack.top
    assert isinstance(sheet, KeySheet)
    assert ("F12", h.stack.context.tr("key-screenshot"), "screenshot") in sheet.rows()
    PadHand(h).arrow(1, 0)
    h.frames(2)
    assert (SIGNS["south"], h.stack.context.tr("key-confirm"), "") in h.stack.top.rows()


def test_a_name_is_written_by_pad_alone(drive) -> None:
    h = drive(Menu(), name="Ma")
    h.stack.push(SettingsScene())
    h.settle()
    pad = PadHand(h)
    to(pad, "name")
    pad.press()
    h.frames(2)
    assert isinstance(h.stack.top, Letters)
    for letter in "ija":
        to(pad, f"letter.{letter}")
        pad.press()
    pad.button("west")  # done, from anywhere
    h.frames(3)
    assert isinstance(h.stack.top, SettingsScene)
    assert h.stack.context.settings.name == "Maija" and h.widget("name").text == "Maija"


def test_a_keyboard_writes_among_the_letters_and_escape_leaves_the_field_as_it_was(drive) -> None:
    h = drive(Menu(), name="Ma")
    h.stack.push(SettingsScene())
    h.settle()
    h.stack.push(Letters(h.stack.top, h.widget("name")))
    h.settle()
    h.type("gn")
    assert h.stack.top.text == "Magn"
    h.key("escape")
    h.frames(2)
    assert h.stack.context.settings.name == "Ma"


class Stick:
    """A pad as the system has it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def get_instance_id(self) -> int:
        return self.number

    def get_name(self) -> str:
        return "Two sticks"


def test_a_pad_that_comes_or_goes_in_the_middle_is_told(drive, monkeypatch) -> None:
    h = drive(Menu(), name="Maija")
    monkeypatch.setattr("pygame.joystick.Joystick", Stick)
    monkeypatch.setattr("pygame._sdl2.controller.is_controller", lambda number: False)
    h.post(pygame.JOYDEVICEADDED, device_index=0, guid="")
    h.frames(2)
    assert "Two sticks" in h.stack.toasts[-1].text
    h.post(pygame.JOYBUTTONDOWN, button=5, instance_id=0)
    h.frames(2)
    assert h.stack.context.hand == "pad" and h.stack.top.group.keyboard
    h.post(pygame.JOYDEVICEREMOVED, instance_id=0)
    h.frames(2)
    assert h.stack.context.hand == "keys" and len(h.stack.toasts) == 2 and isinstance(h.stack.top, Menu)


@pytest.mark.parametrize("px", [13, 16, 20, 32])
def test_the_buttons_beside_the_one_that_is_meant_are_seen(px: int) -> None:
    """A sign of one dot says nothing: where it lies among the others is what it tells."""
    printed = sign("west", px, (0, 0, 0))

    def ink(dx: int, dy: int) -> int:
        x, y = px / 2 + dx * px * 0.29, px / 2 + dy * px * 0.29
        return sum(
            printed.get_at((i, j)).a
            for i in range(px)
            for j in range(px)
            if (i + 0.5 - x) ** 2 + (j + 0.5 - y) ** 2 <= (px * 0.2) ** 2
        )

    assert all(0.33 <= ink(dx, dy) / ink(-1, 0) <= 0.5 for dx, dy in ((1, 0), (0, 1), (0, -1)))


def test_signs_are_told_apart_by_shape_and_stand_among_letters() -> None:
    pictures = {name: pygame.image.tobytes(sign(name, 24, (0, 0, 0)), "RGBA") for name in NAMES}
    assert len(set(pictures.values())) == len(NAMES)
    lettering = Lettering()
    plain, signed = (lettering.line(text, "label", 18, (0, 0, 0)) for text in ("GO", f"GO {SIGNS['west']}"))
    assert signed.get_width() > plain.get_width() + 12 and signed.get_height() == plain.get_height()


def test_a_name_that_was_only_suggested_goes_with_the_first_letter(drive) -> None:
    h = drive(Menu(), name="")
    h.stack.push(Welcome())
    h.settle()
    pad = PadHand(h)
    to(pad, "name")
    pad.press()
    h.frames(2)
    assert h.stack.top.replaces and h.stack.top.large
    for letter in "ai":
        to(pad, f"letter.{letter}")
        pad.press()
    assert h.stack.top.text == "Ai"


def test_a_scene_opened_by_pad_has_its_ring_at_once(drive) -> None:
    h = drive(Menu(), name="Maija")
    h.settle()
    assert not h.stack.top.group.keyboard, "nobody has a pad in hand yet"
    pad = PadHand(h)
    pad.go()  # nothing in the menu hears it
    h.frames(2)
    menu = h.stack.top
    assert isinstance(menu, Menu) and menu.group.keyboard and menu.group.focused.focus
    h.stack.push(SettingsScene())
    h.settle()
    assert h.stack.top.group.keyboard and h.stack.top.group.focused.focus


def test_the_pause_opened_by_pad_has_its_ring_at_the_way_back() -> None:
    harness, scene = open_table(LocalFeed(seats=2, seed=5))
    calm(harness, scene)
    PadHand(harness).arrow(1, 0)
    harness.stack.push(Pause(scene))
    harness.settle()
    group = harness.stack.top.group
    assert isinstance(harness.stack.top, Pause) and group.keyboard and group.focused is group.main

"""By gamepad alone, with real button events: every row, link and dialog outside the tables that has been added of late."""

from __future__ import annotations

import shutil
from types import SimpleNamespace

import pygame
import pytest
from hands import PadHand

from game import titles
from game.scenes.host_set_up import HostSetUp
from game.scenes.how_to_play import HowToPlay
from game.scenes.lobby import Lobby
from game.scenes.menu import Menu
from game.scenes.quit_guard import QuitGuard
from game.scenes.settings import PAGES, SettingsScene
from game.scenes.title_card import TitleCard
from game.session.session import SESSION
from game.stack.choices import Choices
from game.stack.dialog import Dialog
from net.storage import recording
from net.storage.known_people import KnownPeople
from tests.formats.schema import GOLDEN
from tests.ui.scenes_rig import joined, room  # noqa: F401

STRANGER = "z" * 40


def to(pad: PadHand, id: str) -> None:
    """The ring comes to it, and is seen there."""
    passed = []
    for _ in range(80):
        focused = pad.h.stack.top.group.focused
        if focused is not None and focused.id == id:
            assert focused.focus and pad.h.stack.top.group.keyboard
            return
        pad.next()
        passed.append(focused.id if focused is not None else "")
    raise AssertionError(f"{id} is not reached: {sorted(set(passed))}")


def test_the_disk_page_of_the_settings(drive) -> None:
    h = drive(Menu(), name="Maija")
    recording.folder().mkdir(parents=True)
    shutil.copy(GOLDEN / "recording" / "2" / "battlegoats.recording", recording.folder())
    h.stack.push(SettingsScene())
    h.settle()
    pad = PadHand(h)
    to(pad, "tabs")
    for _ in PAGES:
        if h.stack.top.page == "disk":
            break
        pad.arrow(1, 0)
        h.frames(2)
        to(pad, "tabs")
    assert h.stack.top.page == "disk"
    for row in ("keep_megabytes", "keep_days"):
        before = getattr(h.stack.context.settings, row)
        to(pad, row)
        pad.arrow(1, 0)
        h.frames(2)
        assert getattr(h.stack.context.settings, row) != before
    to(pad, "done")


def test_how_to_play(drive) -> None:
    h = drive(HowToPlay(), name="Maija")
    h.settle()
    pad = PadHand(h)
    there = [widget.id for widget in h.stack.top.group if widget.visible and widget.enabled and widget.focusable]
    assert len(there) >= len(titles.titles()) * 2 and "back" in there, there
    for id in there:
        to(pad, id)
    to(pad, next(id for id in there if id.startswith("rules.")))
    pad.press()
    h.settle()
    assert not isinstance(h.stack.top, HowToPlay)
    pad.back()
    h.settle()
    assert isinstance(h.stack.top, HowToPlay)


@pytest.mark.parametrize("answer", ["stay", "quit"])
def test_the_question_before_the_window_closes(drive, answer) -> None:
    h = drive(Menu(), name="Maija")
    h.stack.on_ask_quit = QuitGuard(h.stack).may_quit
    h.stack.context.stash[SESSION] = SimpleNamespace(
        phase="playing", state="in", goal="alone", seat=0, lobby=None, movable=False, own_keys=set
    )
    pad = PadHand(h)
    h.post(pygame.QUIT)
    h.frames(3)
    assert isinstance(h.stack.top, Dialog)
    pad.press()  # nothing has the focus: the safe answer
    h.frames(3)
    assert h.stack.running and isinstance(h.stack.top, Menu)
    h.post(pygame.QUIT)
    h.frames(3)
    to(pad, answer)
    pad.press()
    h.frames(3)
    assert h.stack.running == (answer == "stay")


@pytest.mark.parametrize("row", ["dropped", "lost"])
def test_the_house_rows_at_host_set_up(drive, row) -> None:
    h = drive(HostSetUp(), name="Maija")
    h.settle()
    if row == "lost":
        h.stack.top._set_seats(3)
        h.frames(2)
    pad = PadHand(h)
    seen = {getattr(h.stack.top.house, row)}
    for _ in range(3):
        to(pad, row)
        pad.arrow(1, 0)
        h.frames(2)
        seen.add(getattr(h.stack.top.house, row))
    for _ in range(3):
        to(pad, row)
        pad.arrow(-1, 0)
        h.frames(2)
        seen.add(getattr(h.stack.top.house, row))
    assert len(seen) == 3, "every choice can be had"
    to(pad, "open")


def test_the_words_of_the_table_and_doubt_about_a_key(drive, room) -> None:  # noqa: F811
    KnownPeople().meet([("Inés", STRANGER, b"")], 1_000)
    h = drive(Menu(), name="Maija")
    host = joined(h.stack.context, "Maija")
    guest = joined(h.stack.context, "Inés")
    for _ in range(4):
        host.poll(), guest.poll()
    h.stack.context.stash[SESSION] = host
    h.stack.push(Lobby(host))
    h.settle()
    pad = PadHand(h)
    to(pad, "words")
    chair = next(widget.id for widget in h.stack.top.group if getattr(widget, "seat", None) == 1)
    to(pad, chair)
    pad.press()
    h.settle()
    assert isinstance(h.stack.top, Choices)
    to(pad, "trust")
    pad.press()
    h.settle()
    assert isinstance(h.stack.top, Lobby) and not host.trust.is_changed(guest.me, "Inés")


def test_a_number_that_cannot_change_holds_nobody_up(drive) -> None:
    h = drive(TitleCard(titles.title("goblin_raid")), name="Maija")
    h.settle()
    pad = PadHand(h)
    to(pad, "option.version")
    pad.arrow(0, -1)
    assert h.stack.top.group.focused.id == "level", "there are always two seats"
    assert not h.widget("seats").enabled

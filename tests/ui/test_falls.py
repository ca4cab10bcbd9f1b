"""When a scene falls over: the window stays, a page says what is safe, leads on, and has the report to be read first."""

import logging
import socket
import sys
import threading
import webbrowser

import pygame
import pytest
import zmq
from scenes_rig import Room

from game import reporting
from game.app import Program
from game.fall_guard import WELL_S, FallGuard
from game.scenes.broke import Broke
from game.scenes.connecting import Connecting
from game.scenes.fall_report import FallReport
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.tell_us import TellUs
from game.session.records import Wanted
from game.session.session import SESSION, Session
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.stack.scene import Scene
from game.ui.harness import Harness
from net.storage import falls, journal, program_log
from net.storage.store import Begun, KeptSeat, KeptTable

LATE = Program._load_late
PLACES = ("enter", "build", "handle", "update", "paint", "tick", "let_go")


class Planted(Exception):
    """Breaks a scene where a test wants it."""


class Fragile(Scene):
    """Breaks in one of its methods, once it is told to."""

    def __init__(self, place):
        super().__init__()
        self.broken = False

        def method(*args):
            if self.broken or place in ("enter", "build"):
                raise Planted(place)
            return getattr(Scene, place)(self, *args)

        setattr(self, place, method)


class Guarded(Harness):
    """A window as the program drives it: falls are caught."""

    def __init__(self, context, first, size=(1280, 720)):
        self.program = Program(context, first)

        def begun():
            self.program.begin()
            return self.program.stack

        super().__init__(begun, size)

    @property
    def guard(self):
        if "_guard" not in vars(self):
            self._guard = FallGuard(self.program, self.loop)
        return self._guard

    def frames(self, n=1, dt=1 / 60):
        painted = sum(self.guard.step(dt, pygame.event.get()) for _ in range(n))
        self.stack = self.program.stack
        return painted


@pytest.fixture(autouse=True)
def _quiet(monkeypatch):
    monkeypatch.setattr("game.session.window.start_browser", lambda context: None)
    monkeypatch.setattr(Program, "_load_late", lambda program: None)
    hooks, level = (sys.excepthook, threading.excepthook), logging.getLogger().level
    yield
    program_log.end()
    sys.excepthook, threading.excepthook = hooks
    logging.getLogger().setLevel(level)


def window(first=None, **settings):
    file = SettingsFile()
    file.change(**{"language": "en", "name": "Maija", "pace": "instant", **settings})
    return Guarded(Context(file), first or (lambda stack: stack.push(Menu())))


@pytest.mark.parametrize("place", PLACES)
def test_a_scene_that_breaks_becomes_a_page(place):
    h = window()
    scene = Fragile(place)
    h.stack.push(scene)
    h.frames(3)
    scene.broken, scene.dirty = True, True
    if place == "handle":
        h.key("a")
    if place == "let_go":
        h.stack.pop()
    h.frames(3)
    assert isinstance(h.stack.top, Broke) and [type(s) for s in h.stack.scenes] == [Broke]
    [fall] = falls.waiting()
    assert fall.error == f"Planted: {place}" and "in method" in fall.trace and fall.where.startswith("the window, ")
    h.settle()
    h.key("return")
    h.frames(5)
    assert isinstance(h.stack.top, Menu), "the menu is the way on"


def test_what_runs_beside_the_scenes_is_caught_too(monkeypatch):
    h = window()
    with monkeypatch.context() as patch:
        patch.setattr(h.program, "after_frame", lambda dt: 1 / 0)
        h.frames(1)
    h.frames(2)
    assert isinstance(h.stack.top, Broke)


def test_a_page_that_breaks_itself_ends_the_window(monkeypatch):
    h = window()
    h.stack.push(Fragile("enter"))
    h.frames(2)
    monkeypatch.setattr(Broke, "update", lambda self, dt: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        h.frames(2)
    assert {fall.error for fall in falls.waiting()} == {"Planted: enter", "ZeroDivisionError: division by zero"}


def test_a_menu_that_always_breaks_ends_the_window_in_the_end(monkeypatch):
    h = window()
    monkeypatch.setattr(Menu, "update", lambda self, dt: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        for _ in range(10):
            h.frames(3)
            h.key("return")


def test_a_window_that_was_well_for_a_while_begins_anew():
    h = window()
    for _ in range(8):
        h.stack.push(Fragile("enter"))
        h.frames(3)
        assert isinstance(h.stack.top, Broke)
        h.key("return")
        h.frames(3)
        h.frames(round(WELL_S / 0.1) + 1, 0.1)


# --- in a match


@pytest.fixture
def at_table(monkeypatch):
    """A window in a match with a bot, and the room of it."""
    room = Room(2, "battlegoats", bots=("normal",))
    monkeypatch.setattr("game.session.session._open_line", lambda session, address: room.line(session.wanted))

    def first(stack):
        session = Session.joined(stack.context, Wanted("Maija", "BRISKET-LANTERN"))
        session.clock = lambda: room.now
        session.goal = "alone"
        stack.push(Menu())
        stack.push(Connecting(lambda: session, "battlegoats"))

    h = window(first)
    until(h, room, lambda top: isinstance(top, LiveTable) and top.ready and not top.updates.playing)
    return h, room


def until(h, room, what, most=2000):
    for _ in range(most):
        h.frames(1)
        room.now += 0.02
        if what(h.stack.top):
            return
    raise AssertionError(f"never came; on top: {h.stack.top}")


def break_screen(scene):
    """An exception within the title's own screen."""

    def broken(*_):
        raise Planted("in the screen of a title")

    scene.table.layout = broken
    scene.rebuild()


def test_a_match_goes_on_where_its_table_broke(at_table):
    h, room = at_table
    scene = h.stack.top
    session, match, version = scene.session, scene.feed.match, scene.services.update.version
    coach = scene.feed.coach
    break_screen(scene)
    h.frames(3)
    assert isinstance(h.stack.top, Broke) and h.stack.top.code == "broke_match"
    assert session.state == "in", "the others see nobody leave"
    [fall] = falls.waiting()
    assert fall.match == match and "LiveTable" in fall.where
    room.pump()
    assert session.me in {line.key for line in room.lines}
    h.settle()
    h.click("continue")
    until(h, room, lambda top: isinstance(top, LiveTable) and top.ready and not top.updates.playing)
    assert h.stack.top is not scene and h.stack.top.feed.match == match
    assert h.stack.top.services.update.version >= version and h.stack.top.services.update.ask is not None
    assert not isinstance(h.stack.scenes[0], LiveTable)
    assert coach is not None and coach._is_gone, "its process would wait until the window closes"


def test_a_table_that_breaks_again_is_left_for_the_menu(at_table):
    h, room = at_table
    for code in ("broke_match", "broke_again"):
        session = h.stack.top.session
        break_screen(h.stack.top)
        h.frames(3)
        assert h.stack.top.code == code
        h.settle()
        h.click("continue")
        if code == "broke_match":
            until(h, room, lambda top: isinstance(top, LiveTable) and top.ready and not top.updates.playing)
    h.frames(5)
    assert isinstance(h.stack.top, Menu) and session.state == "ended" and h.program.context.stash.get(SESSION) is None


# --- the report


@pytest.fixture
def nothing_sent(monkeypatch):
    """Whatever would leave this computer while a report is made, read, written or thrown away."""
    sent = []
    for owner, name in (
        (socket.socket, "connect"), (socket.socket, "sendto"), (socket, "getaddrinfo"), (zmq.Socket, "connect"),
        (webbrowser, "open"),
    ):  # fmt: skip
        monkeypatch.setattr(owner, name, lambda *args, name=name, **words: sent.append((name, args)))
    yield
    assert not sent


def test_the_report_is_read_before_it_is_written(tmp_path, monkeypatch, nothing_sent):
    monkeypatch.setattr(Context, "documents_folder", lambda self: tmp_path / "documents")
    h = window()
    h.stack.push(Fragile("enter"))
    h.frames(3)
    h.settle()
    h.click("read")
    h.settle()
    page = h.stack.top
    assert isinstance(page, FallReport) and not h.widget("journal").enabled
    shown = page.text()
    assert "Planted: enter" in shown and "version: gobsmack" in shown and "Maija" not in shown
    h.click("write")
    h.settle()
    assert isinstance(h.stack.top, Dialog)
    [path] = (tmp_path / "documents").iterdir()
    assert path.read_text(encoding="utf-8") == shown, "what was read is what was written"
    h.key("return")
    h.settle()
    assert isinstance(h.stack.top, Broke)


def test_the_next_start_offers_it_once_and_tell_us_has_it(monkeypatch, nothing_sent):
    monkeypatch.setattr(Program, "_load_late", LATE)
    monkeypatch.setattr("net.storage.retention.sweep", lambda limits: None)
    monkeypatch.setattr("game.own.listing.check", lambda: None)
    try:
        raise Planted("of yesterday")
    except Planted as error:
        falls.note(error, "a bot")
    h = window(sound=False)
    h.frames(3)
    assert isinstance(h.stack.top, Dialog)
    h.settle()
    h.click("later")
    h.frames(3)
    assert isinstance(h.stack.top, Menu)
    h = window(sound=False)
    h.frames(3)
    assert isinstance(h.stack.top, Menu), "asked once"
    h.stack.push(TellUs())
    h.settle()
    h.click("read")
    h.settle()
    assert isinstance(h.stack.top, FallReport) and "of yesterday" in h.stack.top.text()
    h.click("throw")
    h.settle()
    assert isinstance(h.stack.top, TellUs) and h.stack.top.group.find("read") is None and not falls.waiting()


def begun_match(kinds):
    """A journal of a match that is not over."""
    begun = Begun("abcd1234", 1, "battlegoats", "0" * 32, 1, {}, kinds, ("Maija", "Mudge"), b"s" * 32, b"h" * 32,
                  b"c" * 32, (), (), True, "K" * 40)  # fmt: skip
    seats = tuple(KeptSeat(kind, "K" * 40, "Maija", "", "", "", "") for kind in kinds)
    table = KeptTable("K" * 40, "Maija's table", "brisket-lantern", seats, True, "bot", "normal", "sesame", ())
    kept = journal.Journal()
    kept.begin(begun, table)
    kept.close()
    return begun.match


def test_a_match_goes_into_the_report_if_it_hides_nothing_from_others():
    match = begun_match(kinds=("human", "bot"))
    lines = reporting.journal_of(match, own_people=1)
    assert lines is not None and lines[1] == "  game: battlegoats"
    text = "\n".join(lines)
    assert not any(word in text for word in ("Maija", "sesame", "K" * 40))
    journal.path_of(match).unlink()
    match = begun_match(kinds=("human", "human"))
    assert reporting.journal_of(match, own_people=1) is None and reporting.journal_of(match, own_people=2) is not None
    assert reporting.journal_of("nothere", 1) is None


def test_the_last_word_of_a_host_is_to_be_read(drive):
    from game.scenes.failure import Failure
    from game.session.records import Trouble

    def codes(code):
        h = drive(Failure(Trouble(code, "KeyError")))
        return {w.id for w in h.stack.top.group}

    assert "read" not in codes("own_host_gone")
    try:
        raise Planted("in the host")
    except Planted as error:
        falls.note(error, "the host")
    assert "read" in codes("own_host_gone") and "read" not in codes("no_answer")


def test_leaving_during_the_page_still_asks(at_table):
    h, _ = at_table
    break_screen(h.stack.top)
    h.frames(3)
    h.post(pygame.QUIT)
    h.frames(3)
    assert isinstance(h.stack.top, Dialog) and h.stack.running

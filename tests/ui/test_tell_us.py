"""Tell us: a file of the player's own, with what helps and nothing that is nobody's business. And who can play, in one place."""

import re

import pytest
from hot_rig import Window
from local_feed import LocalFeed
from table_driver import lay_out, my_turn, open_table

from game import reporting
from game.scenes.curtain import Curtain
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.tell_us import TellUs, public_log
from game.scenes.who_can_play import WhoCanPlay
from game.settings import Settings
from game.stack.context import Context
from game.stack.dialog import Dialog


@pytest.fixture(autouse=True)
def _documents(tmp_path, monkeypatch):
    monkeypatch.setattr(Context, "documents_folder", lambda self: tmp_path / "documents")


def told(tmp_path):
    [path] = (tmp_path / "documents").glob("gobsmack-report-*.txt")
    return path, path.read_text(encoding="utf-8")


def test_from_the_menu_by_mouse(drive, tmp_path):
    h = drive(Menu(), name="Maija", streamer=False)
    h.settle()
    h.click("tell")
    assert isinstance(h.stack.top, TellUs)
    h.settle()
    assert not h.widget("log").enabled and h.widget("log").why, "no match, no log: and it says so"
    h.click("write")
    assert isinstance(h.stack.top, TellUs), "an empty report is none"
    h.click("missing")
    h.type("larger dice")
    h.click("write")
    assert isinstance(h.stack.top, Dialog)
    path, text = told(tmp_path)
    assert str(path) in h.stack.top.text and "gave you the game" in h.stack.top.text
    assert "larger dice" in text and re.search(r"version: gobsmack", text) and "text_scale: 1.0" in text
    assert "Maija" not in text, "who one is is not in it"
    h.key("return")
    h.frames(3)
    assert isinstance(h.stack.top, Menu)


def test_by_keyboard_alone(drive, tmp_path):
    h = drive(TellUs())
    h.settle()
    for answer in ("one", "two", "three"):
        h.key("tab")
        h.type(answer)
    for _ in range(8):
        h.key("tab")
        if h.stack.top.group.focused is not None and h.stack.top.group.focused.id == "write":
            break
    h.key("return")
    _, text = told(tmp_path)
    assert [word for word in ("one", "two", "three") if f"  {word}\n" in text] == ["one", "two", "three"]


def test_a_players_own_log_stays_with_them_until_the_match_is_over():
    feed = LocalFeed(seats=2, seed=8)
    harness, scene = open_table(feed, pace="instant")
    lay_out(harness, scene)
    my_turn(harness, scene)
    assert scene.log.lines and public_log(scene) is None
    feed.resign()
    while scene.services.update.result is None:
        harness.frames(1)
    assert scene.services.update.result is not None and public_log(scene)


def test_at_one_window_it_is_the_public_log(monkeypatch, tmp_path):
    window = Window(monkeypatch, 2, 2)
    window.until(Curtain)
    window.h.settle()
    window.h.key("escape")
    window.until(Pause)
    window.h.settle()
    window.h.click("tell")
    window.h.settle()
    assert window.h.widget("log").enabled
    window.h.click("log")
    window.h.click("did")
    window.h.type("waited")
    window.h.click("write")
    _, text = told(tmp_path)
    lines = [line.text for line in window.hot.public.log.lines if line.text]
    assert "Match" in text and "game: battlegoats" in text and ("as all at the table saw it" in text) == bool(lines)


def test_addresses_invites_and_folders_are_struck_out():
    said = "join gobsmack://abc@10.0.0.7:4711/x or 192.168.1.20:4711, fe80:0:0:1::2, file /home/maija/x.txt, C:\\Users\\maija\\y"
    out = reporting.clean(said)
    assert not re.search(r"10\.0|192|fe80|maija|gobsmack://", out) and out.count("[...]") >= 4
    assert reporting.clean("version 0.1.0 at 12:30, 4.5 x 2") == "version 0.1.0 at 12:30, 4.5 x 2"


def test_settings_without_what_is_nobodys_business():
    facts = reporting.settings_of(Settings(name="Maija", options={"friends": {"names": ["Inés"]}}))
    assert "reduced_motion" in facts and not {"name", "options", "marks_of_play"} & set(facts)


def test_two_reports_in_one_second_are_two_files(tmp_path):
    one, other = (reporting.write(tmp_path, "x", 1000.0) for _ in range(2))
    assert one != other and len(list(tmp_path.iterdir())) == 2


def test_a_disk_that_takes_nothing_is_told(drive, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(reporting, "write", full)
    scene = TellUs()
    h = drive(scene)
    scene.answers["did"] = "x"
    h.settle()
    h.click("write")
    assert h.stack.top is scene and any(toast.trouble for toast in h.stack.toasts)


def test_who_can_play_stands_in_the_settings_and_in_one_place(drive):
    from game.scenes.settings import SettingsScene

    h = drive(SettingsScene())
    h.settle()
    h.click("who")
    assert isinstance(h.stack.top, WhoCanPlay)
    h.settle()
    for language in ("en", "fi", "es"):
        h.stack.context.change(language=language)
        h.frames(2)
        words = " ".join(h.stack.top.tr(key) for pair in WhoCanPlay.texts for key in pair)
        assert len(words) > 800 and "who." not in words
    h.key("escape")
    h.settle()
    h.click("tell")
    assert isinstance(h.stack.top, TellUs)

"""Recordings of every format on the real screens, also with cards that no build has: shown, or a sheet says why not."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from game import titles
from game.scenes.menu import Menu
from game.scenes.replay import ReplayTable, open_replay
from game.scenes.replay_plain import PlainMoment
from game.scenes.replay_words import told_view
from net.storage import recording
from tests.formats.schema import GOLDEN

RECORDINGS = sorted(GOLDEN.glob("recording/*/*.recording"))
ROOM = Path(titles.__file__).parent


def named(path):
    return "/".join(path.parts[-2:])


def settled(h):
    """Nothing moves, and what has fallen in the last frame has been told."""
    h.settle()
    h.frames(2)
    h.settle()


def watched(h, path):
    """Every moment, forwards and then by steps; how each of them was shown."""
    open_replay(h.stack, str(path))
    settled(h)
    shown = {}
    for at in range(h.stack.top.last + 1):
        h.stack.top.seek(at)
        settled(h)
        shown[at] = type(h.stack.top)
    for _ in range(4):
        h.stack.top.seek(2)
        settled(h)
        h.stack.top.step_on()
        settled(h)
    assert isinstance(h.stack.top, ReplayTable | PlainMoment)
    return shown


@pytest.mark.parametrize("path", RECORDINGS, ids=named)
def test_every_golden_recording_is_shown_to_its_end(drive, path):
    h = drive(Menu(), name="Maija", pace="instant")
    shown = watched(h, path)
    assert set(shown.values()) == {ReplayTable} and len(shown) > 3
    assert not h.stack.top.fallen and h.stack.top.tape.at == 3


@cache
def ids_of(title):
    """All ids in the data of a title."""
    found = set()

    def look(value):
        if isinstance(value, dict):
            if isinstance(value.get("id"), str):
                found.add(value["id"])
            value = list(value.values())
        for inner in value if isinstance(value, list) else ():
            look(inner)

    for path in (ROOM / title).rglob("*.toml"):
        look(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def changed(value, ids):
    if isinstance(value, dict):
        return {name: changed(inner, ids) for name, inner in value.items()}
    if isinstance(value, list):
        return [changed(inner, ids) for inner in value]
    return "never_heard_of" if isinstance(value, str) and value in ids else value


NEWER = [path for path in RECORDINGS if path.parent.name == "2"]


@pytest.mark.parametrize("path", NEWER, ids=named)
def test_moments_that_no_table_can_draw_are_told_in_words(drive, path, monkeypatch):
    """Every id of the title in every moment: what can't be drawn holds the raw ids, and no moment ends the replay."""
    ids, section = ids_of(path.stem), recording.Moment.section
    assert len(ids) > 10
    monkeypatch.setattr(recording.Moment, "section", lambda self, name: changed(section(self, name), ids))
    h = drive(Menu(), name="Maija", pace="instant")
    shown = watched(h, path)
    assert PlainMoment in shown.values()
    at = next(at for at, kind in shown.items() if kind is PlainMoment)
    h.stack.top.seek(at)
    settled(h)
    assert any("never_heard_of" in line.text for line in h.stack.top.lines())
    h.key("escape")
    settled(h)
    assert isinstance(h.stack.top, Menu)


@pytest.mark.parametrize("path", NEWER, ids=named)
def test_one_such_moment_leaves_the_others_on_the_table(drive, path, monkeypatch):
    """By seeking, and by letting it run: through the words and on to the end on the table."""
    ids, section = ids_of(path.stem), recording.Moment.section

    def found(self, name):
        value = section(self, name)
        return changed(value, ids) if self.version == broken else value

    broken = recording.Recording(path).moments[2].version
    monkeypatch.setattr(recording.Moment, "section", found)
    h = drive(Menu(), name="Maija", pace="instant")
    shown = watched(h, path)
    assert [at for at, kind in shown.items() if kind is PlainMoment] == [2]
    h.stack.top.seek(1)
    settled(h)
    h.stack.top.toggle()
    kinds = []
    for _ in range(4000):
        h.frames(6)
        if not kinds or kinds[-1] is not type(h.stack.top):
            kinds.append(type(h.stack.top))
        if h.stack.top.at == h.stack.top.last:
            break
    assert kinds == [ReplayTable, PlainMoment, ReplayTable] and h.stack.top.at == h.stack.top.last


@pytest.mark.parametrize(
    ("size", "language"), [((1280, 720), "en"), ((1280, 720), "fi"), ((1280, 720), "es"), ((1920, 1080), "en")]
)
def test_the_words_of_a_moment_are_read_and_steered(drive, size, language, monkeypatch):
    """Its controls do what they do under the table, and a long view scrolls."""
    path = next(path for path in NEWER if path.stem == "lords_of_hell")
    section = recording.Moment.section
    monkeypatch.setattr(recording.Moment, "section", lambda self, name: changed(section(self, name), ids_of(path.stem)))
    h = drive(Menu(), size=size, name="Maija", pace="instant", language=language)
    open_replay(h.stack, str(path))
    settled(h)
    scene = h.stack.top
    assert isinstance(scene, PlainMoment) and scene.playback.running
    h.click("play")
    h.click("speed")
    settled(h)
    assert not scene.playback.running and scene.playback.speed == 2
    assert h.stack.top.group.find("lines").furthest > 0
    at = scene.at
    h.click("on")
    settled(h)
    assert h.stack.top.at == at + 1 and h.stack.top.playback.speed == 2


def test_what_nobody_would_record_is_told_as_well():
    """Values nested without end, long words, seats that nobody has."""
    deep: object = {}
    for _ in range(400):
        deep = {"in": [deep]}
    view = {"public": deep, "seat.7": {"hand": ["x" * 500]}, "seat.": 5, "seat.0": None, "odd": b"\x00\xff"}
    told = told_view(view, ["Maija"])
    assert [line.text for line in told if line.heading][:3] == ["seat.7", "seat.", "Maija"]
    assert all(len(line.text) <= 88 for line in told) and "x" * 50 in told[2].text

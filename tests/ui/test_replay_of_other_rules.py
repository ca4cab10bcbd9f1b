"""Recordings of every format on the real screens, also with cards that no build has: shown, or a sheet says why not."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from game import titles
from game.scenes.failure import Failure
from game.scenes.menu import Menu
from game.scenes.replay import ReplayTable, open_replay
from net.storage import recording
from tests.formats.schema import GOLDEN

RECORDINGS = sorted(GOLDEN.glob("recording/*/*.recording"))
ROOM = Path(titles.__file__).parent


def named(path):
    return "/".join(path.parts[-2:])


def watched(h, path):
    """Every moment, forwards and then by steps; the scene at the end."""
    open_replay(h.stack, str(path))
    h.settle()
    for at in range(15):
        if isinstance(h.stack.top, ReplayTable):
            h.stack.top.seek(at)
            h.settle()
    for _ in range(4):
        if isinstance(h.stack.top, ReplayTable):
            h.stack.top.seek(2)
            h.stack.top.step_on()
            h.settle()
    return h.stack.top


@pytest.mark.parametrize("path", RECORDINGS, ids=named)
def test_every_golden_recording_is_shown_to_its_end(drive, path):
    found = watched(drive(Menu(), name="Maija", pace="instant"), path)
    assert isinstance(found, ReplayTable) and not found.fallen and found.tape.at == 3


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


@pytest.mark.parametrize("path", [path for path in RECORDINGS if path.parent.name == "2"], ids=named)
def test_cards_that_are_no_more_end_no_program(drive, path, monkeypatch):
    ids, section = ids_of(path.stem), recording.Moment.section
    assert len(ids) > 10
    monkeypatch.setattr(recording.Moment, "section", lambda self, name: changed(section(self, name), ids))
    h = drive(Menu(), name="Maija", pace="instant")
    found = watched(h, path)
    if isinstance(found, Failure):
        assert found.code == "other_rules"
        h.key("escape")
        h.settle()
        assert isinstance(h.stack.top, Menu)
    else:
        assert isinstance(found, ReplayTable)

"""Continue with a match whose rules have changed: it can be ended by its standing, and nothing else ends it."""

from __future__ import annotations

import shutil
from typing import Any

import pytest
from hands import PadHand

from game.scenes.failure import Failure
from game.scenes.menu import Menu
from game.scenes.saved_matches import SavedMatches
from game.stack.dialog import Dialog
from net.storage import journal
from tests.formats.schema import GOLDEN
from tests.formats.test_downgrade import with_later_journal

JOURNALS = sorted(path for path in GOLDEN.glob("journal/*/*.journal") if not journal.read(path).over)


def kept(path: Any) -> str:
    """A golden journal in this home; the id of its match."""
    journal.folder().mkdir(parents=True, exist_ok=True)
    match = journal.read(shutil.copy(path, journal.folder() / "x.journal")).begun.match
    (journal.folder() / "x.journal").rename(journal.path_of(match))
    return match


def over(match: str) -> bool:
    return journal.read(journal.path_of(match)).over


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_match_of_other_rules_is_ended_after_a_question(drive, path) -> None:
    match = kept(path)
    h = drive(Menu(), name="Maija")
    h.stack.push(SavedMatches())
    h.settle()
    shelf = h.stack.top
    assert [line.match for line in shelf.lines] == [match] and shelf.lines[0].other_rules
    assert {w.id for w in shelf.group if w.visible} >= {"end", "delete"} and shelf.group.find("resume") is None
    for _ in range(2):  # Enter asks, and Enter again keeps it
        h.key("return")
        h.settle()
    assert h.stack.top is shelf and not over(match)
    h.click("end")
    h.settle()
    assert isinstance(h.stack.top, Dialog) and not over(match)
    h.key("escape")
    h.settle()
    assert not over(match)
    h.click("end")
    h.settle()
    h.click("end")
    h.settle()
    assert over(match) and h.stack.top is shelf and shelf.lines == [] and len(h.stack.toasts) == 1


def test_by_pad_alone(drive) -> None:
    match = kept(JOURNALS[0])
    h = drive(Menu(), name="Maija")
    h.stack.push(SavedMatches())
    h.settle()
    pad = PadHand(h)
    assert not over(match)
    for _ in range(2):
        for _ in range(20):
            if h.stack.top.group.focused is not None and h.stack.top.group.focused.id == "end":
                break
            pad.next()
        pad.press()
        h.settle()
    assert over(match)


def test_a_match_that_somebody_ended_meanwhile_says_so(drive) -> None:
    match = kept(JOURNALS[0])
    h = drive(Menu(), name="Maija")
    h.stack.push(SavedMatches())
    h.settle()
    h.click("end")
    h.settle()
    journal.end(match)
    h.click("end")
    h.settle()
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "broken_save"


def test_a_match_of_a_later_version_says_what_to_do(drive) -> None:
    match = kept(JOURNALS[0])
    body = with_later_journal(journal.folder().parent, match)
    h = drive(Menu(), name="Maija")
    h.stack.push(SavedMatches())
    h.settle()
    assert h.stack.top.facts(h.stack.top.lines[0])[1] == h.stack.top.tr("failure-later-save-title")
    h.click("resume")
    h.settle()
    assert isinstance(h.stack.top, Failure) and h.stack.top.code == "later_save"
    assert journal.path_of(match).read_bytes() == body

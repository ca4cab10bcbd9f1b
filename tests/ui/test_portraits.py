"""Whose face is whose: as they chose, else by their name, and nobody wears another's."""

import pytest

from game.scenes.portrait_sheet import PortraitSheet
from game.scenes.settings import SettingsScene
from game.session.people import PORTRAITS, portrait_of, portraits_of
from game.settings_file import SettingsFile

NAMES = ["Newcomer", "Mudge", "Nettle", "Sprig", "Bramble", "Wattle", "Inés", "Väinö"]


@pytest.mark.parametrize("seats", range(1, len(NAMES) + 1))
def test_who_chose_none_has_a_face_of_their_own(seats):
    faces = portraits_of([("", name) for name in NAMES[:seats]])
    assert len(set(faces)) == seats and set(faces) <= set(range(1, PORTRAITS + 1))
    assert faces[0] == portrait_of("", NAMES[0]), "the first is who their name says"
    assert portraits_of([("", name) for name in NAMES[: seats - 1]]) == faces[: seats - 1], (
        "who comes later changes nobody"
    )


def test_two_whose_names_fall_on_one_face():
    """Newcomer and Mudge are those whom a first match alone seats together."""
    assert portrait_of("", "Newcomer") == portrait_of("", "Mudge")
    one, other = portraits_of([("", "Newcomer"), ("", "Mudge")])
    assert one != other


def test_what_somebody_chose_stays_theirs():
    mine = portrait_of("", "Mudge")
    faces = portraits_of([("", "Mudge"), (str(mine), "Inés"), (str(mine), "Kalle")])
    assert faces[1:] == [mine, mine] and faces[0] != mine, "two may choose alike; who did not choose makes room"


@pytest.mark.parametrize("word", ["²", "0", "13", "-1", "1.5", "9" * 40, "portrait_01", " 3"])
def test_a_word_of_the_wire_that_is_no_portrait_is_taken_for_none(word):
    """A digit to Python is not always a number ("²"): another player's program could have shut everybody's lobby with it."""
    assert portrait_of(word, "Mudge") == portrait_of("", "Mudge")


def test_more_people_than_faces_and_empty_chairs():
    people = [("", f"Guest {n}") for n in range(PORTRAITS + 3)]
    assert set(portraits_of(people)) == set(range(1, PORTRAITS + 1))
    first = next(name for name in map(str, range(1000)) if portrait_of("", name) == portrait_of("", ""))
    assert portraits_of([("", ""), ("", first), ("", "")])[1] == portrait_of("", first), (
        "nobody sits there: no face is taken"
    )


def test_a_portrait_is_chosen_in_the_settings(drive):
    harness = drive(SettingsScene(), name="Maija")
    harness.settle()
    before = harness.stack.top.group.find("portrait").picture
    harness.click("portrait")
    harness.settle()
    assert isinstance(harness.stack.top, PortraitSheet)
    own = portrait_of("", "Maija")
    other = own % PORTRAITS + 1
    chosen = {n: harness.widget(f"portrait.{n}").chosen for n in range(1, PORTRAITS + 1)}
    assert [n for n, on in chosen.items() if on] == [own]
    harness.click(f"portrait.{other}")
    harness.settle()
    assert (
        isinstance(harness.stack.top, SettingsScene) and harness.stack.top.group.find("portrait").picture is not before
    )
    assert SettingsFile().settings.options["you"] == {"portrait": str(other)}

"""What two cues tell in a row stands in the log in one sentence."""

from __future__ import annotations

import pytest
from slayer_table import table

from game.engine.cues import Cue
from game.titles.slayer_slayer.rules import cues


def said(*told: Cue) -> list[str]:
    _, scene = table()
    return [line.text for cue in told for line in scene.table.lines(cue)]


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_a_floor_is_named_once_when_it_is_climbed_to(language: str) -> None:
    """It was "climb to floor 2." and then "Floor 2 of 10."."""
    _, scene = table(language=language)
    for floor in (2, 10):
        told = [
            line.text for cue in (cues.Climbed(floor=floor), cues.Floor(floor=floor)) for line in scene.table.lines(cue)
        ]
        assert (
            sum(str(floor) in text.replace("/10", "").replace(" de 10", "").replace(" of 10", "") for text in told) == 1
        )


def test_the_first_floor_and_the_last_are_told_of() -> None:
    assert said(cues.Floor(floor=1)) == ["Floor 1 of 10."]
    assert said(cues.Climbed(floor=10), cues.Floor(floor=10)) == [
        "The goblins climb to floor 10 of 10.", "Daylight above, and someone in front of it."
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_an_event_is_named_once(language: str) -> None:
    """The door named it, and then the event itself."""
    _, scene = table(language=language)
    event = "rickety_bridge"
    name = scene.table.words(f"event-{event}")
    told = [cues.DoorOpened(door=1, room="event", id=event), cues.Event(event=event)]
    said_of_it = [line.text for cue in told for line in scene.table.lines(cue)]
    assert len(said_of_it) == 2 and [name in text for text in said_of_it] == [False, True]

"""What two cues tell in a row stands in the log in one sentence."""

from __future__ import annotations

from typing import Any

import pytest
from slayer_table import table

from game.engine.cues import Cue
from game.titles.slayer_slayer.rules import cues


def said(*told: Cue, language: str = "en") -> list[str]:
    _, scene = table(language=language)
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


def test_the_own_seat_is_you_among_those_who_send() -> None:
    """It was "Väinö sends 3 cards", to Väinö."""
    assert said(cues.Locked(counts=[3, 2, 0, 1])) == ["You send 3 cards, Inés 2 and Maija 1."]
    assert said(cues.Locked(counts=[0, 2, 0, 1])) == ["Inés sends 2 cards and Maija 1."]
    assert said(cues.Locked(counts=[1, 2, 0, 1]), language="fi") == ["Lähetät 1 kortin, Inés 2 ja Maija 1."]
    assert said(cues.Locked(counts=[1, 2, 0, 1]), language="es") == ["Envías 1 carta, Inés 2 y Maija 1."]


def test_a_vote_of_one_mind_says_so_once() -> None:
    """It was "The group makes no bet (no bet: ...)"."""

    def vote(votes: list[str], made: bool, side: str = "") -> list[str]:
        return said(cues.BetVotes(handle=1, votes=votes, made=made, side=side, tie=False))

    assert vote(["none"] * 4, False) == ["Nobody bets."]
    assert vote(["odds"] * 4, True, "odds") == ["Everyone bets on odds."]
    assert vote(["none", "none", "odds", "none"], False) == [
        "The group makes no bet (no bet: you, Inés and Maija, odds: Kalle)."
    ]
    assert said(cues.DieVotes(handle=1, votes=["no"] * 4, made=False)) == ["Nobody votes to roll."]
    assert said(cues.DieVotes(handle=1, votes=["roll"] * 4, made=True)) == ["Everyone votes to roll."]


def test_the_log_writes_the_count_out() -> None:
    """Before the dice and after them it said the same."""
    row: list[list[Any]] = [[1, "schemer", 1, [], 1], [2, "bigun", 6, [], 6]]
    cue = cues.Ledger(rows=row, horde=7, dice=[[2, 6]], total=13, foe_rows=[["basic", 12]], foe=12, spoiled=False)
    assert said(cue) == ["The count: 1 + 6 + 6 (d20) = 13 against the foe's 12."]
    alone = cues.Ledger(rows=row[:1], horde=1, dice=[], total=1, foe_rows=[["basic", 12]], foe=12, spoiled=False)
    assert said(alone) == ["The count: 1 against the foe's 12."]

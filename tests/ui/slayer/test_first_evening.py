"""What a newcomer meets at the table of Slayer-Slayer: tips that cover nothing, votes and sums that can be followed."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface
from rooms import feed_at, match_at, room_at
from table_driver import open_table

from game.tabletop.hotspots import HotspotWidget
from game.titles.slayer_slayer.rules import cues
from game.titles.slayer_slayer.screen.final_score import FinalScore
from game.titles.slayer_slayer.screen.lines import _votes_words
from tests.ui.slayer.slayer_table import feed_of


def test_a_tip_has_a_place_of_its_own_and_goes_while_something_is_read() -> None:
    harness, scene = open_table(feed_of(4, 4), (1280, 720), pace="instant", reduced_motion=True)
    while not scene.ready:
        harness.frames(1)
    harness.settle()
    hints, side = scene.table.hints, scene.furniture.side
    assert hints.lies and side.inspector is not None
    assert not side.inspector.rect.colliderect(hints._note())
    small = side.inspector.rect.h
    harness.key("n")
    harness.frames(3)
    assert not hints.lies and side.inspector.rect.h > small
    places = {spot.handle: spot.rect for spot in scene.spots}
    assert places["hint",] == hints._sign(), "only the sign that calls it is left, and every hand reaches that"


def test_a_tip_is_for_those_who_want_tips() -> None:
    harness, scene = open_table(feed_of(4, 4), (1280, 720), pace="instant", reduced_motion=True, aid=False)
    while not scene.ready:
        harness.frames(1)
    harness.settle()
    assert not scene.table.hints.open()


def test_votes_are_told_by_side_and_the_own_one_is_yours() -> None:
    table = room_at("bet_vote")[1].table.context
    seats = len(table.reading.living())
    votes = ["none"] * seats
    cue = cues.BetVotes(handle=1, votes=votes, made=False, side="", tie=False)
    told = _votes_words(table, cue)["votes"]
    assert told.count(table.words("side-none")) == 1
    assert "you" in told and table.services.name(table.services.seat) not in told


def test_each_part_of_the_score_says_what_one_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_table(feed_at(match_at("over", want=lambda match: match.result.outcome == "surface")))[1]
    table = scene.table.context
    told: list[str] = []
    label = type(table.look).label
    monkeypatch.setattr(
        type(table.look), "label", lambda self, text, *a, **k: (told.append(text), label(self, text, *a, **k))[1]
    )
    room = next(room for room in scene.table.rooms if isinstance(room, FinalScore))
    reading = table.reading
    seat = next(seat for seat, one in enumerate(reading.seats) if not one.out)
    room._sums(Surface((400, 80)), Rect(0, 0, 400, 80), seat, reading)
    amounts, sums = room.amounts(reading, seat), room.sums(reading, seat)
    for kind, text in zip(("gold", "trophies", "cards"), told[-3:]):
        times = [int(part.strip("×")) for part in text.split("=")[0].split()]
        product = amounts[kind]
        for factor in times:
            product *= factor
        assert product == sums[kind] == int(text.split("=")[1]), text


def test_nobody_is_told_that_a_bet_can_only_hurt() -> None:
    """Behind a Shield Wall it cannot."""
    assert "hurt" not in room_at("bet_vote")[1].table.words("hint-bet-vote")


def test_the_ring_does_not_follow_a_goblin_into_the_horde() -> None:
    """It lay on a card that could not be pressed, and a tip over the count said why."""
    harness, scene = room_at("play_cards")
    harness.key("n")
    harness.frames(2)
    while not (scene.group.main is not None and scene.group.main.enabled):
        open_cards = [tag for tag, aim in scene.tags.tags(scene.group.aims()) if aim.widget.id.startswith("spot.('c'")]
        harness.key(open_cards[len(scene.table.hand.chosen)])
        harness.frames(2)
    held = scene.group.focused
    assert isinstance(held, HotspotWidget) and held.spot.open
    harness.key("g")
    for _ in range(400):
        harness.frames(1)
        now = scene.group.focused
        assert now is None or not isinstance(now, HotspotWidget) or now.spot.open or now.rect.colliderect(held.rect)

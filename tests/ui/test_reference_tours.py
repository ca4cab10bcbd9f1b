"""The reference screens can be made: matches that are led to a rare question or have clocks still tell what they show."""

from __future__ import annotations

from tests.screens import loot, slayer


def test_a_watched_match_of_loot_and_recruit_has_clocks():
    feed = loot.Watched(loot.TITLE, 3, "normal", {}, loot.SEEDS[0])
    clocks = []
    for _ in range(40):
        clocks += [item.clock_whole for item in feed.poll() if getattr(item, "ask", None) is not None]
        feed.shown = True
    assert any(clocks)


def test_a_match_led_to_a_rare_question_begins_there():
    feed = slayer.MadeUp("weave_window")
    (update,) = feed.poll()
    assert update.ask is not None and update.ask.kind == "weave_window" and feed.seat in update.ask.waiting_for

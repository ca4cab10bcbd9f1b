"""No frame of a count is long: what twelve goblins, a d20 and a ledger need is printed ahead, a little in every frame."""

from __future__ import annotations

from typing import Any

from rooms import feed_at, match_at
from slayer_table import choice_of
from table_driver import open_table

from game.engine.chance import Chance
from game.ui import fonts, lettering

MOMENTS = {"revealed", "roll", "ledger"}
WORDS = 26
"""Letterings in one frame: caption and log of a beat, or a banner with its small line; a word takes a tenth of a millisecond."""
PICTURES = 3


def test_a_frame_of_the_reveal_of_the_d20_or_of_the_ledger_prints_little() -> None:
    match = match_at("play_cards", 6, first=3)
    for seat in range(1, match.seats):  # two cards of each seat are in, but for this one's
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, choice_of(match, seat, ask, Chance(b"12345678")), match.ask_id, at=1000)
    match.take_cues()
    feed = feed_at(match, others=True)
    harness, scene = open_table(feed)
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting) or scene.motion.busy
    harness.seconds(2)
    kinds: set[str] = set()
    moments = scene.table.moments

    def shown(cues: Any, after: Any) -> Any:
        kinds.clear()
        kinds.update(cue.kind for cue in cues)
        return moments(cues, after)

    scene.table.moments = shown  # type: ignore[method-assign]
    ask = scene.services.update.ask
    assert ask is not None
    scene.send(choice_of(match, 0, ask, Chance(b"12345678")))
    seen: set[str] = set()
    for _ in range(4000):
        before = (fonts.opened, lettering.rendered, scene.look.made)
        group = scene.group
        harness.frames(1)
        if seen >= MOMENTS and not kinds & MOMENTS:
            break
        if kinds & MOMENTS and scene.group is group:
            seen |= kinds
            opened, words, pictures = (
                a - b for a, b in zip((fonts.opened, lettering.rendered, scene.look.made), before)
            )
            assert opened <= 1 and words <= WORDS and pictures <= PICTURES, (kinds, opened, words, pictures)
    assert seen >= MOMENTS

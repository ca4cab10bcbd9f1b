"""What lies in a close hand can be read, what is sent or staked stays in sight, and nobody's time runs while they are shown
how it came to the question."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect
from rooms import feed_at, match_at, room_at
from slayer_table import choice_of
from table_driver import open_table

from game.engine.chance import Chance
from game.titles.slayer_slayer.rules.pace import showing
from game.titles.slayer_slayer.screen.card_rows import GOBLINS
from game.ui import cards
from game.ui.lettering import Lettering


@pytest.mark.parametrize("language", ["en", "fi", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
def test_every_name_in_a_hand_of_nine_is_whole(
    language: Any, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = room_at("route_vote", size=size, language=language)
    cut: list[str] = []
    ellipsis = Lettering.ellipsis

    def noted(self: Lettering, text: str, *rest: Any, **more: Any) -> str:
        out = ellipsis(self, text, *rest, **more)
        cut.extend([text] * (out != text))
        return out

    monkeypatch.setattr(Lettering, "ellipsis", noted)
    table: Any = scene.table
    wide, strip = next(iter(table.hand.strips.values()))
    names = {table.cards.face(card).name.upper() for card in GOBLINS}
    for card in GOBLINS:
        for part in (strip, strip * 3 // 4):
            cards.full(scene.look, table.cards.face(card), wide, part)
    assert not names.intersection(cut)


def sent(kind: str, seats: int = 4) -> tuple[Any, Any, Any]:
    """A table at that question with the answer sent; the others have answered."""
    match = match_at(kind, seats, first=3)
    feed = feed_at(match, others=True)
    feed.company = True
    if kind == "play_cards":
        for seat in range(1, match.seats):
            ask = match.seat_ask(seat)
            assert ask is not None
            match.play(seat, choice_of(match, seat, ask, Chance(b"12345678")), match.ask_id, at=1000)
        match.take_cues()
    harness, scene = open_table(feed)
    feed.busy = lambda: scene.updates.playing is not None or bool(scene.updates.waiting) or scene.motion.busy
    harness.seconds(2)
    ask = scene.services.update.ask
    assert ask is not None
    answer = choice_of(match, 0, ask, Chance(b"12345678"))
    scene.send(answer)
    return harness, scene, answer


def beats(scene: Any) -> list[set[str]]:
    """The kinds of each beat, as they come."""
    out: list[set[str]] = []
    moments = scene.table.moments

    def shown(cues: Any, after: Any) -> Any:
        out.append({cue.kind for cue in cues})
        return moments(cues, after)

    scene.table.moments = shown
    return out


def test_what_is_sent_goes_face_down_out_of_the_hand_at_the_lock() -> None:
    harness, scene, answer = sent("play_cards")
    told = beats(scene)
    while not told or "shuffled" not in told[-1]:
        harness.frames(1)
        if told and "locked" in told[-1]:
            last = [
                (scene.services.stage["c", handle].face_up, scene.services.stage["c", handle].y) for handle in answer[1]
            ]
    hand = scene.table.ground.hand
    assert answer[1] and all(not up and y < hand.y for up, y in last)


def test_the_own_stake_lies_in_sight_while_the_die_falls() -> None:
    harness, scene, answer = sent("event_stake")
    told = beats(scene)
    for _ in range(600):
        harness.frames(1)
        if told and told[-1] & {"roll", "event_result"}:
            break
    lying = scene.services.effects[("stake",)].stands() if ("stake",) in scene.services.effects else None
    area = Rect(lying[0]) if lying else Rect(0, 0, 0, 0)
    for handle in answer:
        place = scene.services.stage["c", handle]
        assert place.alpha == 1.0 and not area.colliderect(place.rect.inflate(-8, -8))


def test_a_clock_has_run_on_while_its_update_was_shown() -> None:
    harness, scene, _ = sent("play_cards")
    scene.feed.clock = 60.0
    frames = 0
    for _ in range(60 * 60):
        harness.frames(1)
        playing = scene.updates.playing
        if playing is not None and playing.clock_left is not None:
            frames, scene.feed.held = frames + 1, True
        elif frames:
            break
    assert scene.clock is not None and frames > 120
    assert scene.clock[0] <= 60.0 - frames / 60 + 1.0


def test_what_showing_counts_is_about_what_the_table_takes() -> None:
    """GSS-4.26 and the rest: a limit that begins with a story is longer by it, so the table must not take much longer."""
    harness, scene, _ = sent("play_cards", 6)
    cues: Any = ()
    frames = 0
    for _ in range(60 * 90):
        harness.frames(1)
        if scene.updates.playing is not None:
            cues, frames = scene.updates.playing.cues, frames + 1
        elif cues:
            break
    counted = showing(cues) / 1000
    assert 0.6 * counted < frames / 60 < 1.25 * counted + 1, (frames / 60, counted, [cue.kind for cue in cues])

"""Whole matches of Loot & Recruit at the table: by mouse only, through everything that is asked; the same picture without a
cue; from any seat and from none."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pygame
import pytest
from loot_table import choice_of, feed_of, new, table
from table_driver import asked_next, calm, open_table

from game import titles
from game.engine.chance import Chance
from tests.seldom_drawn import seldom_drawn

QUIET = ("event", "track", "plate", "lineup", "deck", "play")


def step(harness: Any, scene: Any, chance: Chance) -> None:
    """One press: a thing that is open, or a button; whatever lies over the table is answered first."""
    if harness.stack.top is not scene:
        harness.click("yes")
        return
    main = scene.group.main
    opens = [s for s in scene.spots if s.open and isinstance(s.handle, tuple) and s.handle[0] not in QUIET]
    acts = [
        w for w in scene.group if str(w.id).startswith("act.") and w.enabled and w.id not in ("act.undo", "act.wait")
    ]
    signs = [s for s in opens if s.handle[0] == "p" and scene.table.context.mark(s.handle).words]
    if signs and chance.below("step", 4):
        opens = signs
    if opens and (not acts or chance.below("step", 10) < 7):
        harness.click(chance.pick("spot", opens).rect.center)
    elif main in acts and chance.below("step", 4):
        harness.click(main.rect.center)
    elif acts:
        harness.click(chance.pick("act", acts).rect.center)


def burn(feed: Any) -> None:
    """The fuse burns down: who lets it come says nothing (LNR-8.4)."""
    match = feed.match
    match.play(feed.seat, match.default(feed.seat), match.ask_id, at=30_000)
    feed._emit()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_match_by_mouse_alone(seats: int):
    harness, scene = table(seats, 7, options={"event_deck": "quick", "reaction_mode": "always"})
    seldom_drawn(harness)
    chance = Chance(b"by mouse")
    seen: set[str] = set()
    for _ in range(2500):
        if harness.stack.top is not scene:
            step(harness, scene, chance)
            continue
        kind = asked_next(harness, scene)
        if kind == "over":
            break
        seen.add(kind)
        sent = len(scene.feed.sent)
        step(harness, scene, chance)
        harness.frames(2)
        if kind == "reaction" and len(scene.feed.sent) == sent:
            burn(scene.feed)
    assert scene.services.update.result is not None, scene.services.update.ask
    assert {"turn", "flip_choice", *(["reaction"] if seats == 2 else [])} <= seen
    assert not scene.feed.refused and not scene.table.words.unknown
    verbs = {choice[0] for choice in scene.feed.sent if isinstance(choice, list)}
    assert {"play_card", "purchase", "recruit", "end_turn"} <= verbs


def middle(scene: Any, harness: Any) -> bytes:
    """Everything that the title shows: the inspector and the log may remember what was seen on the way."""
    scene.group.focus(None, False)
    harness.move(scene.table.ground.event.center)
    harness.move((3, harness.surface.get_height() // 2))
    harness.seconds(1.2)
    picture = harness.surface.subsurface(scene.regions.middle).copy()
    ask = scene.regions.ask.move(-scene.regions.middle.x, -scene.regions.middle.y)
    picture.fill((0, 0, 0), ask)  # its clock burns down
    return pygame.image.tobytes(picture, "RGB")


def test_the_last_picture_is_the_same_without_cues():
    harness, scene = table(3, 11, turns=12, aid=False)
    chance = Chance(b"no cues-")
    for _ in range(14):
        kind = asked_next(harness, scene)
        if kind == "over":
            break
        step(harness, scene, chance)
        harness.frames(2)
        if harness.stack.top is not scene:
            step(harness, scene, chance)
    asked_next(harness, scene)
    if scene.table.back():
        scene.refresh()
    scene.feed.held = True
    with_cues = middle(scene, harness)
    scene.feed.match.take_cues()
    feed = feed_of(3, 11, match=scene.feed.match)
    feed.held = True
    feed._out = [replace(update, cues=()) for update in feed._out]  # type: ignore[type-var]
    again, plain = open_table(feed, aid=False)
    again.seconds(1.0)
    assert plain.table.reading.s == scene.table.reading.s  # type: ignore[attr-defined]
    found = middle(plain, again)
    assert found == with_cues


def test_a_spectator_sees_no_hand_and_is_asked_nothing():
    feed = feed_of(4, 3, seat=-1, turns=0)
    harness, scene = open_table(feed)
    for _ in range(120):
        calm(harness, scene)
        if scene.ready and scene.table.reading.turn >= 6:  # type: ignore[attr-defined]
            break
        harness.frames(2)
    reading: Any = scene.table.reading  # type: ignore[attr-defined]
    assert reading.turn >= 6 and reading.hand == () and reading.hidden == []
    assert not scene.table.asked and not any(spot.open for spot in scene.spots)  # type: ignore[attr-defined]
    for spot in scene.spots:
        scene.table.inspect(spot.handle)
    assert not scene.table.words.unknown  # type: ignore[attr-defined]


def test_the_keyboard_reaches_a_whole_turn():
    harness, scene = table(3, 4, turns=9)
    assert asked_next(harness, scene) == "turn"
    before = len(scene.table.reading.hand)  # type: ignore[attr-defined]
    reached = set()
    for _ in range(80):
        harness.key(pygame.K_TAB)
        focused: Any = scene.group.focused
        reached.add(str(focused.id) if focused is not None else "")
        if focused is not None and getattr(focused, "spot", None) is not None and focused.spot.open:
            break
    assert focused.spot.handle[0] in ("c", "t", "pile", "pool")
    first = scene.table.reading.hand[0][0]  # type: ignore[attr-defined]
    scene.group.focus(next(w for w in scene.group if w.id == f"spot.{('c', first)}"))
    harness.key(pygame.K_RETURN)
    harness.frames(2)
    assert scene.feed.sent[0] == ["play_card", first]  # type: ignore[attr-defined]
    calm(harness, scene)
    assert len(scene.table.reading.hand) == before - 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "fi", "es"])
def test_the_log_has_words_for_everything(language: str):
    harness, scene = table(4, 5, language=language, options={"event_deck": "quick", "reaction_mode": "open_pass"})
    calm(harness, scene)
    match = new(4, 5, {"event_deck": "quick", "reaction_mode": "open_pass"})
    chance = Chance(b"the log!")
    told: dict[str, int] = {}
    while match.result is None:
        seat = match.waiting_for()[0]
        ask = match.seat_ask(seat)
        assert ask is not None
        match.play(seat, choice_of(match, seat, ask, chance), match.ask_id, at=30_000)
        for cue in titles.read_cues(match.rules.title, match.cues_for(match.take_cues(), 0)):
            lines = scene.table.lines(cue)
            told[cue.kind] = told.get(cue.kind, 0) + len(lines)
            assert not any(re.search(r"[{\[]|\bNone\b", line.text) for line in lines), lines
    assert not scene.table.words.unknown
    silent = {kind for kind, n in told.items() if not n}
    assert not silent and {"toppled", "recruited", "purchased", "counted", "flip_choices", "scattered"} <= set(told)

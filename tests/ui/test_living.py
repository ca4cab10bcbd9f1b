"""Portraits live: they look at whoever acts, laugh and wince at what the rules tell, and blink where that is wanted. Between two
changes nothing is drawn."""

from collections.abc import Iterator
from typing import get_args

import pytest
from local_feed import LocalFeed
from pygame import Rect
from table_driver import calm, open_table

from game import titles
from game.engine import match as matches
from game.engine.chance import Chance
from game.titles.battlegoats.screen.moods import moods as goats_moods
from game.titles.goblin_raid.screen.moods import moods as raid_moods
from game.titles.loot_and_recruit.screen.moods import moods as loot_moods
from game.titles.lords_of_hell.screen.moods import moods as hell_moods
from game.titles.slayer_slayer.screen.moods import moods as slayer_moods
from game.ui.living import BLINK, REACTION_S, REST_S, Face, LivingFaces, glance
from game.ui.prints import Prints

FRAME = 1 / 60


def shown(faces: LivingFaces, seconds: float) -> list[tuple[Face, bool]]:
    """What the face of seat 0 shows, frame by frame, and whether the frame was said to differ."""
    found = []
    for _ in range(round(seconds / FRAME)):
        changed = faces.pass_time(FRAME)
        found.append((faces.face(0), changed))
    return found


def test_a_blink_is_lids_half_down_and_shut_and_then_nothing_for_seconds():
    faces = LivingFaces(blinks=True, seed=5)
    faces.seat([0])
    frames = shown(faces, 60)
    begins = [i for i in range(1, len(frames)) if frames[i][0] and not frames[i - 1][0]]
    assert 60 / REST_S[1] - 1 <= len(begins) <= 60 / REST_S[0]
    gaps = [(after - before) * FRAME for before, after in zip(begins, begins[1:])]
    assert all(REST_S[0] <= gap <= REST_S[1] + 0.3 for gap in gaps) and len(set(gaps)) > 1
    for i in begins:
        blink = [face for face, _ in frames[i : i + round(sum(s for _, s in BLINK) / FRAME) + 2]]
        assert list(dict.fromkeys(blink)) == ["half", "shut", ""]
    before = ["", *(face for face, _ in frames)]
    assert [changed for _, changed in frames] == [was != face for was, (face, _) in zip(before, frames)]


def test_without_blinks_nothing_changes_but_by_what_happens():
    faces = LivingFaces()
    faces.seat([0, 1])
    assert not any(changed for _, changed in shown(faces, 30))
    faces.look({0: "left"})
    faces.react({0: "sore"})
    frames = shown(faces, REACTION_S + 1)
    assert list(dict.fromkeys(face for face, _ in frames)) == ["sore", "left"]
    assert sum(changed for _, changed in frames) == 1


def test_where_somebody_looks():
    me = Rect(100, 100, 200, 60)
    assert glance(me, Rect(500, 110, 200, 60)) == "right" and glance(me, Rect(0, 500, 200, 60)) == "down"
    assert glance(me, Rect(-300, 90, 200, 60)) == "left" and glance(me, Rect(100, 0, 200, 60)) == "up"
    assert glance(me, me) == ""


def test_every_mood_of_a_face_is_printed_and_only_eyes_and_mouth_differ():
    prints = Prints()
    plain = prints.picture("portraits", "portrait_04", (96, 96))
    for mood in get_args(Face)[1:]:
        other = prints.picture("portraits", "moods_04", (96, 96), cell=mood)
        assert other.get_size() == (96, 96)
        changed = [(x, y) for x in range(96) for y in range(96) if plain.get_at((x, y)) != other.get_at((x, y))]
        assert changed, mood
        assert all(18 < x < 78 and 28 < y < 90 for x, y in changed), mood

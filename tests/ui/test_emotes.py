"""Emotes have faces: on their buttons, and in the bubble at the plate of whoever makes one."""

from itertools import combinations

import pygame
from local_feed import LocalFeed
from table_driver import calm, open_table
from test_table_scene import to_battle

from game.tabletop.chat import EMOTES
from game.tabletop.feed import Said
from game.ui import shapes
from game.ui.faces import FACES


def test_every_emote_has_a_face_of_its_own():
    assert set(FACES) == {f"emote_{name}" for name in EMOTES}
    printed = [pygame.image.tobytes(shapes.mark(name, 34, (35, 30, 25)), "RGBA") for name in FACES]
    for one, other in combinations(printed, 2):
        assert sum(abs(a - b) > 60 for a, b in zip(one, other)) > 40, "told apart at the size of a button"


def test_a_face_stands_on_the_button_and_in_the_bubble():
    feed = LocalFeed(seats=2, seed=5, clock=60.0)
    harness, scene = open_table(feed)
    to_battle(harness, scene)
    feed.held = True
    calm(harness, scene)
    harness.click("emote")
    harness.frames(2)
    assert [harness.widget(f"emote.{name}").icon for name in EMOTES] == [f"emote_{name}" for name in EMOTES]
    scene.furniture.said(Said(1, "Inés", emote="laugh"))
    harness.frames(2)
    facts = [plate._facts for plate in scene.furniture.plates if plate._facts.speech]
    assert [(one.speech, one.emote) for one in facts] == [("Meh-heh-heh", "laugh")]
    scene.furniture.said(Said(1, "Inés", emote="laugh", private=True))
    told = [line.text for line in scene.furniture.talk.lines]
    assert [line.startswith("<b>Inés, privately</b>") for line in told] == [False, True], (
        "what one seat alone is told says so"
    )
    scene.furniture.said(Said(1, "Inés", text="Well"))
    harness.frames(2)
    assert [(plate._facts.speech, plate._facts.emote) for plate in scene.furniture.plates if plate._facts.speech] == [
        ("Well", "")
    ]

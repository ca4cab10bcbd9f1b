"""Portraits live: they look at whoever acts, laugh and wince at what the rules tell, and blink where that is wanted. So do those
on the posters, and whoever has won. Between two changes nothing is drawn."""

from collections.abc import Iterator
from functools import cache
from typing import get_args

import pygame
import pytest
from local_feed import LocalFeed
from pygame import Rect, Surface
from table_driver import calm, open_table
from test_scenes_results import Feed, result

from game import titles
from game.engine import match as matches
from game.engine.chance import Chance
from game.scenes.how_to_play import HowToPlay
from game.scenes.menu import Menu
from game.scenes.poster_widget import PosterWidget
from game.scenes.results import Results
from game.scenes.results_page import LONG
from game.stack.scene import Ended
from game.titles.battlegoats.screen.moods import moods as goats_moods
from game.titles.goblin_raid.screen.moods import moods as raid_moods
from game.titles.goblin_raid.screen.reading import side_of
from game.titles.loot_and_recruit.rules.cues import Result as Crowned
from game.titles.loot_and_recruit.screen.moods import moods as loot_moods
from game.titles.lords_of_hell.screen.moods import moods as hell_moods
from game.titles.slayer_slayer.screen.moods import moods as slayer_moods
from game.ui.living import BLINK, REACTION_S, REST_S, Face, LivingFaces, glance
from game.ui.look import Look
from game.ui.posters import head_rect, paint_face, patches, poster
from game.ui.prints import Prints

pytestmark = pytest.mark.every_frame

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


def told(title: str, seats: int, most: int = 700) -> Iterator[tuple[dict, list, dict]]:
    """A random match, play by play: what all may see before it, the cues that were told, and what all may see then."""
    match = matches.new(titles.rules(title), seats, titles.options_for(title, {}), 1)
    chance, before = Chance(b"who laughs at me"), match.view(0)
    for n in range(most):
        if match.result is not None:
            return
        seat = chance.pick("who", list(match.waiting_for()))
        match.play(seat, match.space(seat).sample(chance), match.ask_id, at=30_000 + n)
        cues = titles.read_cues(title, match.cues_for(match.take_cues(), 0))
        after = match.view(0)
        yield before, cues, after
        before = after


def felt(found: list) -> tuple[set[int], set[int]]:
    """Who laughs and who winces, of many moods."""
    pairs = [pair for moods in found for pair in moods.items()]
    return tuple({seat for seat, mood in pairs if mood == kind} for kind in ("glad", "sore"))


def test_goats_wince_who_lose_a_card():
    for before, cues, after in told("battlegoats", 4):
        _, sore = felt([goats_moods(cue) for cue in cues if type(cue).__name__ == "Falls"])
        was, now = before["public"]["left"], after["public"]["left"]
        if before["public"]["phase"] == after["public"]["phase"] == "battle":
            assert sore == {seat for seat in range(4) if now[seat] < was[seat]}
        if after["public"]["phase"] == "over":
            glad, sore = felt([goats_moods(cue) for cue in cues if type(cue).__name__ == "Result"])
            assert glad and sore == set(range(4)) - glad


def test_whose_piece_is_destroyed_winces_and_the_other_laughs():
    seen = 0
    for before, cues, _ in told("goblin_raid", 2):
        king = before["public"]["king"]
        for cue in cues:
            if type(cue).__name__ == "Destroyed":
                loser = king if side_of(cue.piece) == 0 else 1 - king
                assert raid_moods(cue, king) == {loser: "sore", 1 - loser: "glad"}
                seen += 1
    assert seen


def test_a_topple_pleases_whoever_did_it():
    seen = [cue for _, cues, _ in told("loot_and_recruit", 3) for cue in cues if type(cue).__name__ == "Toppled"]
    assert seen
    assert all(loot_moods(cue) == {cue.seat: "glad", cue.target: "sore"} for cue in seen)


def test_devils_laugh_at_points():
    seen = 0
    for before, cues, after in told("lords_of_hell", 3):
        glad, _ = felt([hell_moods(cue) for cue in cues if type(cue).__name__ == "VictoryPoints"])
        rose = {seat for seat in range(3) if after["public"]["vp"][seat] > before["public"]["vp"][seat]}
        assert rose <= glad
        seen += len(rose)
    assert seen


def test_at_the_end_of_a_match_winners_laugh_and_the_others_wince():
    end = Crowned(outcome="crowned", winners=[1], places=[2, 1, 3])
    assert loot_moods(end) == {0: "sore", 1: "glad", 2: "sore"}


def test_a_foe_is_beaten_or_lost_to_by_all_who_live():
    found = [(slayer_moods(cue, [0, 2]), type(cue).__name__) for _, cues, _ in told("slayer_slayer", 3) for cue in cues]
    assert {name for moods, name in found if moods} & {"Victory", "Lost"}
    for moods, name in found:
        if name in ("Victory", "Lost"):
            assert moods == dict.fromkeys([0, 2], "glad" if name == "Victory" else "sore")


@pytest.mark.parametrize("reduced", [False, True])
def test_a_table_blinks_only_in_a_window_and_not_under_reduced_motion(reduced, monkeypatch):
    printed = cache(lambda number, side, face: Surface((side, side)))
    monkeypatch.setattr(Look, "portrait", lambda self, number, side, face="": printed(number, side, face))
    feed = LocalFeed("battlegoats", 3, clock=None)
    feed.held = True
    harness, scene = open_table(feed, (1280, 720), reduced_motion=reduced)
    calm(harness, scene)
    faces = scene.services.faces
    for blinks in (False, True):
        scene.context.blinks = blinks
        scene.rebuild()
        harness.seconds(1)
        faces._lids = dict.fromkeys(faces._lids, 0.2)
        assert harness.frames(10) == 0
        painted = harness.frames(20)
        assert painted == (len(BLINK) + 1 if blinks and not reduced else 0), "not in pictures that are compared"


def posters(h) -> list[PosterWidget]:
    return [widget for widget in h.stack.top.group if isinstance(widget, PosterWidget)]


@pytest.mark.parametrize("title", list(titles.titles()))
def test_every_head_on_a_poster_has_every_mood_and_nothing_else_moves(title, drive):
    look = drive(Menu()).stack.context.look()
    plain = poster(look, title, (240, 337))
    assert patches(title).moods == get_args(Face)[1:] and patches(title).heads
    for head in range(len(patches(title).heads)):
        for mood in ("left", "glad"):
            sheet = plain.copy()
            paint_face(sheet, look, title, sheet.get_rect(), head, mood)
            boxes = _difference(plain, sheet).get_bounding_rects()
            assert boxes, (head, mood)
            assert head_rect(title, plain.get_size(), head).inflate(4, 4).contains(boxes[0].unionall(boxes[1:])), (
                head,
                mood,
            )


def _difference(one: Surface, other: Surface) -> pygame.Mask:
    """Where two pictures differ."""
    left = other.copy()
    left.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    right = one.copy()
    right.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    left.blit(right, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(left, (0, 0, 0), (3, 3, 3, 255))
    same.invert()
    return same


@pytest.mark.parametrize("reduced", [False, True])
def test_posters_look_at_the_pointer_and_between_two_looks_nothing_is_drawn(drive, reduced):
    h = drive(Menu(), name="Maija", reduced_motion=reduced)
    h.seconds(1)
    middle = posters(h)[2].rect
    h.move((middle.right + 3, middle.centery))
    h.frames(30)
    looks = {poster.faces.face(0) for poster in posters(h)}
    assert looks == {""} if reduced else {"left", "right"} <= looks
    h.move((middle.right + 3, middle.centery + 2))
    assert h.frames(60) == 0


def test_posters_blink_only_in_a_window_and_not_under_reduced_motion(drive):
    h = drive(Menu(), name="Maija")
    h.seconds(1)
    assert not any(poster.faces.blinks for poster in posters(h))
    h.stack.context.blinks = True
    for reduced in (False, True):
        h.stack.context.change(reduced_motion=reduced)
        h.stack.top.rebuild()
        h.frames(3)
        for hung in posters(h):
            assert hung.faces.blinks != reduced
            hung.faces._lids = dict.fromkeys(hung.heads, 0.2)
        assert h.frames(10) == 0
        assert h.frames(20) == (0 if reduced else len(BLINK) + 1)


def test_those_on_its_poster_take_how_a_match_ended(drive):
    h = drive(HowToPlay(), name="Maija")
    h.stack.context.blinks = True
    h.stack.top.rebuild()
    h.frames(2)
    assert all(poster.faces.blinks for poster in posters(h))
    h.stack.push(Menu())
    h.seconds(1)
    for is_won, mood in ((True, "glad"), (False, "sore")):
        h.stack.top.resume(Ended("lords_of_hell", is_won))
        h.frames(2)
        assert {p.title.id: p.faces.face(0) for p in posters(h) if p.faces.face(0)} == {"lords_of_hell": mood}
    h.seconds(REACTION_S)
    assert not any(poster.faces.face(0) for poster in posters(h))


def test_the_results_tell_the_menu_how_a_match_ended(drive):
    h = drive(Menu(), name="Maija")
    h.stack.push(Results(Feed(2, seat=1), result(2, 1, winners=(1,))))  # before all the posters hang
    h.frames(2)
    told = []
    h.stack.scenes[0].resume = told.append
    h.stack.top.menu()
    h.frames(1)
    assert told == [Ended("battlegoats", True)]


def test_the_winner_laughs_the_others_wince_and_then_only_whoever_has_won_lives(drive):
    h = drive(Results(Feed(3), result(1, 2, 3)))
    h.stack.context.blinks = True
    h.stack.top.rebuild()
    h.frames(1)
    scene = h.stack.top
    assert scene.page._faces == {0: "glad", 1: "", 2: ""}
    h.seconds(1)
    assert scene.page._faces == {0: "glad", 1: "sore", 2: "sore"}
    h.seconds(LONG)
    assert scene.page._faces == {0: "", 1: "", 2: ""}
    printed = scene.page._poster
    scene.faces._lids = {0: 0.2}
    assert h.frames(10) == 0
    assert h.frames(20) == len(BLINK) + 1
    assert scene.page._poster is not printed
    h.move((1270, 330))
    h.frames(2)
    assert scene.page._faces[0] == "right"

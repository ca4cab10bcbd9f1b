"""The stage: whatever moved is tweened; cues or no cues, the last picture is the same."""

import random

from game.ui.motion import Pace, Scope, all_of, wait
from game.ui.places import Place, Stage


def spread(handles, seed=0):
    chance = random.Random(seed)
    return {
        h: Place(
            chance.randrange(1000),
            chance.randrange(700),
            80,
            112,
            chance.randrange(-5, 5),
            face_up=chance.random() < 0.5,
        )
        for h in handles
    }


def run(scope, seconds=2.0):
    for _ in range(round(seconds * 60)):
        scope.update(1 / 60)


def picture(stage):
    return list(stage.drawn())


def test_settle_moves_appears_and_leaves():
    scope = Scope()
    stage = Stage(scope)
    one = spread("abc", 1)
    stage.settle(one, snap=True)
    assert stage.settled
    two = spread("bcd", 2)
    deck = Place(0, 0, 80, 112, face_up=False)
    stage.settle(two, appear=deck, leave=deck)
    assert stage["d"] == deck
    run(scope, 0.1)
    assert stage["b"] != one["b"] and stage["b"] != two["b"]
    run(scope)
    assert {h: stage[h] for h in "bcd"} == two and "a" not in stage and stage.settled


def test_drop_all_cues_or_play_all_cues_same_last_picture():
    for seed in range(8):
        layouts = [spread("abcdef", seed * 10 + i) for i in range(4)]
        ends = []
        for cues in (False, True, "broken off"):
            scope = Scope()
            stage = Stage(scope)
            stage.settle(layouts[0], snap=True)
            for layout in layouts[1:]:
                if cues:

                    def play(stage=stage):
                        yield stage.travel("a", Place(5, 5, 200, 280, 30), hop=20)
                        yield stage.flip("b", not stage["b"].face_up)
                        yield all_of(stage.travel("c", Place(9, 9, 20, 28)), stage.flip("d"))
                        yield wait(0.1)

                    stage.play(play())
                    run(scope, 0.12 if cues == "broken off" else 3)
                stage.settle(layout)
                if cues == "broken off":
                    run(scope, 0.07)
            scope.skip()
            run(scope)
            ends.append(picture(stage))
        assert ends[0] == ends[1] == ends[2]


def test_snap_and_instant_and_reduced_end_alike():
    one, two = spread("abc", 1), spread("abd", 2)
    ends = []
    for pace, snap in ((Pace(), True), (Pace(instant=True), False), (Pace(reduced=True), False), (Pace(), False)):
        scope = Scope(pace)
        stage = Stage(scope)
        stage.settle(one, snap=True)
        stage.settle(two, snap=snap)
        if snap or pace.instant:
            assert stage.settled
        run(scope)
        ends.append(picture(stage))
    assert all(end == ends[0] for end in ends)


def test_reduced_motion_crossfades_in_place():
    scope = Scope(Pace(reduced=True))
    stage = Stage(scope)
    stage.settle({"a": Place(0, 0, 10, 10)}, snap=True)
    stage.settle({"a": Place(500, 0, 10, 10)})
    scope.update(0.045)
    shown = [p for _, p in stage.drawn()]
    assert {p.x for p in shown} == {0, 500} and all(0 < p.alpha < 1 for p in shown)


def test_a_turn_shows_the_edge_then_the_other_side():
    scope = Scope()
    stage = Stage(scope)
    stage.settle({"a": Place(0, 0, 10, 10, face_up=False)}, snap=True)
    scope.start(stage.flip("a"))
    sides = []
    for _ in range(14):
        scope.update(1 / 60)
        sides.append((stage["a"].face_up, stage["a"].squash))
    assert sides[0][0] is False and sides[-1] == (True, 1.0) and min(s for _, s in sides) < 0.3


def test_hit_testing_takes_the_topmost():
    stage = Stage(Scope())
    stage.settle({"low": Place(50, 50, 80, 80, z=1), "high": Place(60, 60, 80, 80, z=2),
                  "air": Place(50, 50, 99, 99, z=9, clickable=False)}, snap=True)  # fmt: skip
    assert stage.at((55, 55)) == "high" and stage.at((12, 12)) == "low" and stage.at((400, 400)) is None


def test_raise_and_drag_come_home():
    scope = Scope()
    stage = Stage(scope)
    layout = spread("ab", 3)
    stage.settle(layout, snap=True)
    stage.raise_("a")
    run(scope, 0.2)
    assert stage["a"].raised == 1.0
    stage.raise_("a", False)
    stage.put("b", Place(1, 2, 3, 4))
    stage.settle(layout)
    run(scope)
    assert stage.settled and stage["a"] == layout["a"] and stage["b"] == layout["b"]


def test_what_grows_or_shrinks_is_shown_from_the_picture_it_had_or_will_have():
    scope = Scope()
    stage = Stage(scope)
    small, large = Place(100, 100, 80, 112), Place(500, 300, 200, 140)
    stage.put("card", small)
    scope.start(stage.travel("card", large, 0.5))
    made = set()
    while stage["card"] != large:
        scope.update(1 / 60)
        made.add(stage["card"].made)
    assert made == {(80, 112), (200, 140), None}
    assert large.made is None

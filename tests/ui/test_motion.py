"""Motion: durations, leftovers, pace, skipping, scopes."""

import pytest

from game.ui.motion import Pace, Scope, all_of, back_out, count, shake, staggered, tween, wait

pytestmark = pytest.mark.every_frame


def run(scope, seconds, fps=60):
    for _ in range(round(seconds * fps)):
        scope.update(1 / fps)


def test_a_tween_ends_exactly_at_one_and_takes_its_time():
    seen = []

    def go():
        yield tween(0.25, seen.append)

    scope = Scope()
    scope.start(go())
    run(scope, 0.2)
    assert scope.busy and 0 < seen[-1] < 1
    run(scope, 0.1)
    assert not scope.busy and seen[-1] == 1.0


@pytest.mark.parametrize("fps", [7, 30, 60, 144])
def test_a_chain_lasts_as_long_at_any_frame_rate(fps):
    done = []

    def go():
        for _ in range(10):
            yield wait(0.1)
        done.append(True)

    scope = Scope()
    scope.start(go())
    frames = 0
    while not done:
        scope.update(1 / fps)
        frames += 1
    assert 1.0 <= frames / fps + 1e-9 < 1.0 + 1.5 / fps


def test_nested_and_parallel_motions():
    log = []

    def inner(name, seconds):
        yield wait(seconds)
        log.append(name)

    def outer():
        yield inner("a", 0.1)
        yield all_of(inner("slow", 0.3), inner("quick", 0.1))
        log.append("end")
        yield staggered([inner(i, 0.0) for i in range(3)], 0.1)

    scope = Scope()
    scope.start(outer())
    run(scope, 0.35)
    assert log == ["a", "quick"]
    run(scope, 0.4)
    assert log == ["a", "quick", "slow", "end", 0, 1, 2]


def test_skip_brings_everything_to_its_end_but_not_idle_life():
    at = {"x": 0.0}
    ticks = []

    def go():
        yield wait(3)
        yield tween(2, lambda t: at.update(x=t))
        scope.start(later())

    def later():
        yield wait(5)
        at["y"] = 1

    def idle():
        while True:
            yield wait(1)
            ticks.append(1)

    scope = Scope()
    scope.start(go())
    scope.start(idle(), endless=True)
    scope.skip()
    assert at == {"x": 1.0, "y": 1} and not scope.busy and scope.running
    assert not ticks
    run(scope, 2.1)
    assert len(ticks) == 2


@pytest.mark.parametrize(("pace", "frames"), [(Pace(), 60), (Pace(speed=2.0), 30), (Pace(instant=True), 0)])
def test_pace(pace, frames):
    scope = Scope(pace)
    done = []

    def go():
        yield tween(1.0, lambda t: None)
        done.append(True)

    scope.start(go())
    for n in range(100):
        if done:
            assert abs(n - frames) <= 1
            return
        scope.update(1 / 60)
    raise AssertionError("never done")


def test_reduced_motion_cuts_a_tween_to_a_blink():
    scope = Scope(Pace(reduced=True))
    scope.start(one := (w for w in [tween(1.0, lambda t: None)]))
    run(scope, 0.1)
    assert not scope.busy, one


def test_a_scope_drops_its_motions_and_their_finally_runs():
    closed = []

    def go():
        try:
            yield wait(10)
        finally:
            closed.append(True)

    scope = Scope()
    scope.start(go())
    scope.close()
    assert closed and not scope.running
    scope.start(go())
    assert not scope.running


def test_numbers_count_in_steps_and_end_true():
    for start, end in ((0, 7), (50, 3), (4, 4), (0, 999)):
        seen = []
        scope = Scope()
        scope.start(count(seen.append, start, end))
        run(scope, 0.45)
        assert seen[-1] == end and not scope.busy and len(seen) <= 11


def test_shake_comes_to_rest():
    seen = []
    scope = Scope()
    scope.start(shake(lambda x, y: seen.append((x, y))))
    run(scope, 0.4)
    assert seen[-1] == (0.0, 0.0) and max(abs(x) for x, _ in seen) > 2


def test_back_out_overshoots_and_ends():
    assert back_out(1.0) == 1.0 and max(back_out(i / 50) for i in range(51)) > 1.0


def test_a_motion_that_never_rests_is_found_out():
    def go():
        while True:
            yield wait(0)

    with pytest.raises(RuntimeError):
        Scope().start(go())

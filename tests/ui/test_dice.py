"""Dice: solids and their symmetries; throws that rest flat, upright and apart on the numbers asked for, without a snap."""

import hashlib
import math
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from game.ui.dice import D6, D20, SOLIDS, Flick, Tray, throw
from game.ui.dice.drawing import view
from game.ui.dice.numerals import numeral
from game.ui.dice.outlines import DIGITS
from game.ui.dice.roll import LONGEST, SHORTEST
from game.ui.dice.solids import pose, solid, symmetries, top
from game.ui.dice.turning import apart, back, cross, dot, times, turned

ROOT = Path(__file__).parents[2]
UP = (0.0, 0.0, 1.0)
OCTAHEDRON = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
D8 = solid(
    "d8",
    OCTAHEDRON,
    {1: (0, 2, 4), 2: (1, 3, 4), 3: (1, 2, 5), 4: (0, 3, 5), 5: (1, 2, 4), 6: (0, 3, 4), 7: (0, 2, 5), 8: (1, 3, 5)},
    inertia=0.2,
    numeral=0.5,
)
KINDS = [D20, D6, D8]
SEEDS = 1000 if os.environ.get("GOBSMACK_LONG") else 300
ORDER = {"d20": 60, "d6": 24, "d8": 24}


def by_name(kind):
    return kind.name


# solids


@pytest.mark.parametrize("kind", KINDS, ids=by_name)
def test_faces_look_outwards_and_opposite_ones_make_one_more_than_the_die(kind):
    assert [face.number for face in kind.faces] == list(range(1, kind.size + 1))
    for face in kind.faces:
        opposite = min(kind.faces, key=lambda other: dot(face.normal, other.normal))
        assert face.number + opposite.number == kind.size + 1
        assert dot(face.normal, opposite.normal) == pytest.approx(-1)
        around = [kind.corners[i] for i in face.corners]
        for one, two in zip(around, around[1:] + around[:1]):
            assert dot(cross(one, two), face.normal) > 0.1  # against the clock, so that areas come out right
        assert dot(face.up, face.normal) == pytest.approx(0) and dot(face.right, face.up) == pytest.approx(0)
        assert dot(cross(face.right, face.up), face.normal) == pytest.approx(1)  # no numeral is mirrored
    assert all(dot(v, v) == pytest.approx(1) for v in kind.corners)


def test_a_d20_mixes_its_numbers_as_real_ones_do():
    beside = {face.number: [other.number for other in D20.faces if len(set(face.corners) & set(other.corners)) == 2]
              for face in D20.faces}  # fmt: skip
    assert sorted(beside[20]) == [2, 8, 14] and sorted(beside[1]) == [7, 13, 19]
    assert all(abs(n - m) > 1 for n, near in beside.items() for m in near if (n, m) not in ((1, 2), (2, 1)))


@pytest.mark.parametrize("kind", KINDS, ids=by_name)
def test_the_symmetries_are_a_group_that_carries_every_face_onto_every_other(kind):
    group = symmetries(kind)
    assert len(group) == ORDER[kind.name]
    names = {permutation(kind, turn) for turn in group}
    assert len(names) == len(group)
    for one in group[:: max(1, len(group) // 12)]:
        assert permutation(kind, back(one)) in names
        for other in group:
            assert permutation(kind, times(one, other)) in names
    first = kind.faces[0]
    for face in kind.faces:
        reach = [turn for turn in group if dot(turned(turn, first.normal), face.normal) > 0.999]
        assert len(reach) == len(face.corners)


def permutation(kind, turn):
    """Which corner goes where; each must go onto a corner."""
    found = []
    for v in kind.corners:
        w = turned(turn, v)
        near = [i for i, c in enumerate(kind.corners) if math.dist(w, c) < 1e-6]
        assert len(near) == 1
        found.append(near[0])
    return tuple(found)


@pytest.mark.parametrize("kind", KINDS, ids=by_name)
def test_a_pose_shows_its_number_upright(kind):
    for face in kind.faces:
        assert top(kind, pose(face)) is face
        assert turned(pose(face), face.normal) == pytest.approx(UP)
        assert turned(pose(face), face.up) == pytest.approx((0, 1, 0))
        assert turned(times(view(kind), pose(face)), face.up)[1] > 0.7  # as the reader sees it


def test_numerals_stay_on_their_faces_and_6_and_9_can_be_told_apart():
    for kind in KINDS:
        for face in kind.faces:
            shape = numeral(kind, face.number)
            corners = [
                (dot(less(kind.corners[i], face.middle), face.right), dot(less(kind.corners[i], face.middle), face.up))
                for i in face.corners
            ]
            for flat in shape.solid:
                for point in flat:
                    assert inside(point, corners), (kind.name, face.number)
    dots = {n: len(numeral(D20, n).solid) - len(str(n)) for n in range(1, 21)}
    assert [n for n, count in dots.items() if count] == [6, 9]
    assert len(numeral(D6, 6).solid) == 1  # there is no 9 on it
    assert set(DIGITS) == set("0123456789") and [len(DIGITS[c][1]) for c in "04689"] == [2, 2, 2, 3, 2]


def less(a, b):
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def inside(point, corners):
    x, y = point
    return all((u - p) * (y - q) - (v - q) * (x - p) > 0 for (p, q), (u, v) in zip(corners, corners[1:] + corners[:1]))


def test_the_outlines_are_those_of_the_typeface(tmp_path, monkeypatch):
    bake = pytest.importorskip("art.dice.bake")
    monkeypatch.setattr(bake, "OUT", tmp_path / "outlines.py")
    bake.main()
    assert (tmp_path / "outlines.py").read_text() == (ROOT / "game/ui/dice/outlines.py").read_text()


# throws


def assert_rests(roll, index, number):
    """Flat on the right face, upright, inside; exactly."""
    kind, last = roll.kinds[index], roll.die(index, roll.seconds)
    face = kind.face(number)
    assert top(kind, last.turn) is face
    assert turned(last.turn, face.normal) == pytest.approx(UP, abs=1e-9)
    assert turned(last.turn, face.up) == pytest.approx((0, 1, 0), abs=1e-6)
    assert last.z == pytest.approx(kind.inside)
    assert 1 - 1e-9 <= last.x <= roll.tray.width - 1 + 1e-9 and 1 - 1e-9 <= last.y <= roll.tray.height - 1 + 1e-9


@pytest.mark.parametrize(("kind", "seeds"), [(D20, SEEDS), (D6, SEEDS), (D8, 100)], ids=["d20", "d6", "d8"])
def test_every_seed_rests_flat_and_upright_on_every_face(kind, seeds):
    landed = [0] * (kind.size + 1)
    for seed in range(seeds):
        source = throw(seed, [kind], Tray.of(1))
        landed[top(kind, source.tracks[0][-1].turn).number] += 1
        for number in range(1, kind.size + 1):
            roll = source.showing([number])
            assert_rests(roll, 0, number)
            assert SHORTEST <= roll.seconds <= LONGEST
            # the way there is the same tumble: no number needs more than a slow turn about the vertical and a
            # correction that nobody sees
            assert abs(roll.rests[0].turn) <= math.pi / len(kind.faces[0].corners) + 1e-6
            assert 2 * math.acos(min(1, abs(roll.rests[0].level[0]))) < math.radians(4)
            assert math.hypot(*roll.rests[0].shift) < 0.05
    assert all(count > seeds / kind.size / 4 for count in landed[1:])  # and the tumble itself favours no face


@pytest.mark.parametrize("kind", [D20, D6], ids=by_name)
def test_nothing_is_snapped(kind):
    """At 240 pictures a second no die turns, moves or jumps faster than dice do, and least of all at the end."""
    for seed in range(60):
        roll = throw(seed, [kind], Tray.of(1)).showing([seed % kind.size + 1])
        was = roll.die(0, 0)
        rate = 240
        for i in range(1, int(roll.seconds * rate) + 30):
            now = roll.die(0, i / rate)
            turning = apart(was.turn, now.turn) * rate
            moving = math.hypot(now.x - was.x, now.y - was.y) * rate
            left = roll.rested(0) - i / rate
            assert turning < 32 and moving < 22 and abs(now.z - was.z) * rate < 30
            if left < 0.02:
                assert turning < 2.5 and moving < 2.5, (seed, i)
            if left < -0.02:
                assert turning < 0.1 and moving < 0.2 and now.z == was.z
            was = now


@pytest.mark.parametrize(
    ("kinds", "seeds"),
    [((D20,) * 2, 80), ((D20,) * 5, 30), ((D6,) * 5, 30), ((D6,) * 20, 6), ((D20,) * 20, 4), ((D20, D6, D6, D20), 30)],
    ids=["2 d20", "5 d20", "5 d6", "20 d6", "20 d20", "mixed"],
)
def test_several_dice_end_apart_inside_the_tray(kinds, seeds):
    for seed in range(seeds):
        numbers = [(seed * 3 + i * 5) % kind.size + 1 for i, kind in enumerate(kinds)]
        roll = throw(seed, kinds, Tray.of(len(kinds))).showing(numbers)
        lie = roll.at(roll.seconds)
        for i, number in enumerate(numbers):
            assert_rests(roll, i, number)
            for j in range(i):
                need = rim(kinds[i]) + rim(kinds[j])
                assert math.dist(lie[i][:2], lie[j][:2]) > need, (seed, i, j)
        assert any(knock.what == "floor" for knock in roll.knocks) and all(0 < k.strength <= 1 for k in roll.knocks)
        assert all(knock.time <= roll.seconds for knock in roll.knocks)


def rim(kind):
    """How far a die that lies flat reaches from its middle, seen from above."""
    return max(math.hypot(*turned(pose(kind.faces[0]), corner)[:2]) for corner in kind.corners)


def test_dice_do_not_run_through_one_another_on_the_way():
    for seed in range(10):
        roll = throw(seed, (D20,) * 5, Tray.of(5)).showing([1, 2, 3, 4, 5])
        for i in range(int(roll.seconds * 60)):
            now = roll.at(i / 60)
            held = [not (1 < p.x < roll.tray.width - 1 and 1 < p.y < roll.tray.height - 1) for p in now]
            for a in range(5):
                for b in range(a):
                    if not held[a] and not held[b]:
                        assert math.dist(now[a][:2], now[b][:2]) > 1.75


def test_a_die_leaves_the_ground_and_never_sinks_into_it():
    for seed in range(20):
        roll = throw(seed, [D20], Tray.of(1)).showing([7])
        highest = 0.0
        for i in range(int(roll.seconds * 120)):
            now = roll.die(0, i / 120)
            lowest = now.z + min(turned(now.turn, corner)[2] for corner in D20.corners)
            assert lowest > -0.08
            highest = max(highest, lowest)
        assert highest > 0.5


def test_a_flick_sets_the_way_and_the_force():
    for angle in range(0, 360, 15):
        for strength in (0, 50, 100):
            roll = throw(angle + strength, [D20], Tray.of(1), Flick(angle, strength)).showing([20])
            assert_rests(roll, 0, 20)
            one, two = roll.die(0, 0.0), roll.die(0, 0.03)
            way = math.degrees(math.atan2(two.y - one.y, two.x - one.x))
            assert abs((way - angle + 180) % 360 - 180) < 15
    tray = Tray.of(1)
    soft, hard = (throw(3, [D20], tray, Flick(0, force)).showing([1]) for force in (0, 100))
    assert hard.die(0, 0.05).x - hard.die(0, 0).x > soft.die(0, 0.05).x - soft.die(0, 0).x


def test_numbers_must_be_as_many_as_dice():
    with pytest.raises(ValueError):
        throw(1, [D20], Tray.of(1)).showing([1, 2])
    assert SOLIDS == {"d20": D20, "d6": D6}


# the same everywhere

SCRIPT = """
import sys, hashlib, struct
from game.ui.dice import D20, D6, Flick, Tray, throw
found = hashlib.blake2b(digest_size=16)
for seed in range(12):
    for kinds in ((D20,), (D6,) * 3):
        flick = Flick(seed * 30, 60) if seed % 2 else None
        roll = throw(seed, kinds, Tray.of(len(kinds)), flick).showing([seed % 6 + 1] * len(kinds))
        for i in range(int(roll.seconds * 60) + 2):
            for pose in roll.at(i / 60):
                found.update(struct.pack("7d", pose.x, pose.y, pose.z, *pose.turn))
print(found.hexdigest())
"""


def test_two_fresh_processes_see_the_same_throw():
    runs = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], capture_output=True, text=True, cwd=ROOT, check=True
        ).stdout.split()[-1]
        for _ in range(2)
    }
    assert len(runs) == 1 and len(runs.pop()) == 32


def test_a_throw_does_not_depend_on_what_was_thrown_before():
    def digest(seed):
        found = hashlib.blake2b()
        for pose_ in throw(seed, (D20, D20), Tray.of(2)).tracks[0]:
            found.update(struct.pack("7d", pose_.x, pose_.y, pose_.z, *pose_.turn))
        return found.hexdigest()

    first = digest(5)
    digest(6)
    assert digest(5) == first != digest(6)


def test_a_crowd_is_not_snapped_either():
    """More than eight dice: the floor looks at each every other step, and still nothing jumps."""
    for seed in range(3):
        roll = throw(seed, (D6,) * 12, Tray.of(12)).showing([6] * 12)
        was = roll.at(0)
        for i in range(1, int(roll.seconds * 240) + 10):
            now = roll.at(i / 240)
            for a, b in zip(was, now):
                assert apart(a.turn, b.turn) * 240 < 45 and math.dist(a[:2], b[:2]) * 240 < 30
                assert abs(a.z - b.z) * 240 < 40
            was = now

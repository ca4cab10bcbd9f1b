"""Spaces: contains, sample, count and each agree, for every kind; foreign values are never taken."""

from itertools import islice

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.chance import FastChance
from game.engine.spaces import (
    Amount,
    Arrange,
    Branch,
    Menu,
    Offer,
    One,
    Order,
    Path,
    Pick,
    Seq,
    Some,
    Space,
    Split,
)

NAMES = st.lists(st.one_of(st.integers(0, 9), st.sampled_from("abcdef")), min_size=1, max_size=5, unique_by=repr)


@st.composite
def picks(draw):
    options = tuple(draw(NAMES))
    lo = draw(st.integers(0, len(options)))
    return Pick(options, lo, draw(st.integers(lo, len(options) + 1)), draw(st.booleans()))


@st.composite
def amounts(draw):
    lo = draw(st.integers(-5, 5))
    return Amount(lo, lo + draw(st.integers(0, 9)))


@st.composite
def splits(draw):
    total, bins = draw(st.integers(0, 6)), draw(st.integers(1, 4))
    most = draw(st.one_of(st.none(), st.integers(-(-total // bins), 7)))
    return Split(total, bins, most)


@st.composite
def paths(draw):
    nodes = "abcde"
    links = {node: tuple(draw(st.lists(st.sampled_from(nodes), max_size=3, unique=True))) for node in nodes}
    ends = tuple(draw(st.lists(st.sampled_from(nodes), max_size=2, unique=True)))
    starts = tuple(draw(st.lists(st.sampled_from(nodes), min_size=1, max_size=2, unique=True)))
    return Path(starts, links, (*ends, starts[0]) if ends and starts[0] not in ends else ends, draw(st.integers(0, 3)))


SIMPLE = st.one_of(
    NAMES.map(lambda names: One(tuple(names))),
    picks(),
    NAMES.map(lambda names: Order(tuple(names[:4]))),
    st.builds(Arrange, NAMES.map(lambda n: tuple(n[:3])), st.just(("F1", "F2", "F3")), st.booleans()),
    amounts(),
    splits(),
    paths(),
)
MENUS = st.lists(SIMPLE, min_size=1, max_size=3).map(
    lambda parts: Menu(tuple(Branch(f"verb{n}", (n, "x")[: n % 3], (part,)) for n, part in enumerate(parts)))
)
SOME = st.builds(lambda part, lo, more: Some(part, lo, lo + more), SIMPLE, st.integers(0, 2), st.integers(0, 2))
SEQS = st.lists(SIMPLE, min_size=1, max_size=2).map(lambda parts: Seq(tuple(parts)))
SPACES = st.one_of(SIMPLE, MENUS, SEQS, SOME)


@settings(max_examples=300, deadline=None)
@given(SPACES, st.integers(0, 1000))
def test_contains_sample_count_and_each_agree(space, seed):
    count = space.count()
    if count <= 1500:
        listed = list(space.each())
        assert len(listed) == count
        assert len({msgspec.msgpack.encode(choice) for choice in listed}) == count
        assert all(space.contains(choice) for choice in listed)
    chance = FastChance(seed)
    for _ in range(5):
        sample = space.sample(chance)
        assert space.contains(sample)
        assert count > 1500 or sample in listed


@settings(max_examples=150, deadline=None)
@given(SPACES, st.integers(0, 1000))
def test_a_space_travels_and_comes_back_equal(space, seed):
    packed = msgspec.msgpack.encode(space)
    back = msgspec.msgpack.decode(packed, type=Space)
    assert type(back) is type(space)
    assert msgspec.msgpack.encode(back) == packed
    choice = msgspec.msgpack.decode(msgspec.msgpack.encode(space.sample(FastChance(seed))))
    assert space.contains(choice) and back.contains(choice)


JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 12), st.floats(allow_nan=True), st.text("abF1", max_size=3)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text("ab", max_size=1), inner, max_size=2)),
    max_leaves=8,
)


@settings(max_examples=400, deadline=None)
@given(SPACES, JUNK)
def test_any_value_is_answered_with_yes_or_no(space, junk):
    found = space.contains(junk)
    assert found in (True, False)
    if found and space.count() <= 1500:
        assert any(repr(junk) == repr(choice) for choice in space.each())  # repr: True is not 1


OFFER = Offer((1, 2), ("gold", 3), ("gold", "salt"), (["peace", 1],))


@given(JUNK)
def test_offers_take_nothing_foreign(junk):
    assert OFFER.contains(junk) is False
    assert OFFER.contains([1, junk, [], [], ["x"]]) is False


def test_offers_sample_and_contain():
    chance = FastChance(1)
    assert all(OFFER.contains(OFFER.sample(chance)) for _ in range(50))
    assert OFFER.contains([1, ["gold"], [], [], []])
    assert OFFER.contains([2, [], ["salt", "salt"], [["peace", 1]], []])
    assert not OFFER.contains([1, [], [], [], []])  # nothing offered
    assert not OFFER.contains([3, ["gold"], [], [], []])
    assert not OFFER.contains([True, ["gold"], [], [], []])
    assert not OFFER.contains([1, ["gold", "gold"], [], [], []])  # it has only one
    with pytest.raises(ValueError):
        OFFER.each()


def test_true_is_not_one_at_any_depth():
    assert not One((1,)).contains(True)
    assert not One(([1, ["a", 0]],)).contains([1, ["a", False]])
    assert not Pick(([0, 1],)).contains([[False, 1]])
    assert not Amount(0, 1).contains(True)
    assert not Split(1, 2).contains([True, 0])


def test_a_pick_is_written_in_the_order_of_its_options():
    pick = Pick((3, 1, 2), 1, 3)
    assert pick.contains([3, 2])
    assert not pick.contains([2, 3])
    assert not pick.contains([3, 3])
    ordered = Pick((3, 1, 2), 1, 3, True)
    assert ordered.contains([2, 3]) and not ordered.contains([2, 2])
    assert ordered.count() == 3 + 6 + 6


def test_paths_follow_links_to_an_end():
    path = Path(("a",), {"a": ("b", "c"), "b": ("d",), "c": ("d",)}, ("d",))
    assert list(path.each()) == [["a", "b", "d"], ["a", "c", "d"]]
    assert not path.contains(["a", "d"])
    assert not path.contains(["a", "b"])
    assert not path.contains([])
    assert not path.contains(["b", "d"])


def test_an_endless_graph_is_counted_with_a_limit():
    path = Path(("a",), {"a": ("a", "b"), "b": ("a", "b")})
    assert path.count() == 10_001
    assert len(list(islice(path.each(), 10))) == 10


def test_some_takes_as_many_as_it_says():
    some = Some(One(("a", 1)), 1, 2)
    assert some.contains(["a"]) and some.contains([1, 1])
    assert not some.contains([]) and not some.contains(["a", "a", "a"]) and not some.contains([True])
    assert some.count() == 6


def test_lines_of_a_menu_that_overlap_are_one_choice_each():
    """One of two leaders has to stay: a line for each that does, and the choices without either are said once."""
    menu = Menu(
        (Branch("send", (2,), (Pick((1, 3), 0, 2),)), Branch("send", (2,), (Pick((1, 4), 0, 2),)), Branch("hold"))
    )
    listed = list(menu.each())
    assert menu.count() == len(listed) == 7
    assert [choice for choice in listed if listed.count(choice) > 1] == []
    assert all(menu.contains(choice) for choice in listed)
    assert ["send", 2, [3, 4]] not in listed and not menu.contains(["send", 2, [3, 4]])

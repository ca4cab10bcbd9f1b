"""Views on the wire: sections, their difference, one hash for the whole."""

from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import new
from game.engine.views import changed, pack, pack_value, view_hash
from tests.engine.toys import TRICKS

TREES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-9, 300), st.text(max_size=4)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("abc", max_size=2), inner, max_size=3)
    ),
    max_leaves=6,
)
VIEWS = st.dictionaries(st.text("abc.0", min_size=1, max_size=4), TREES, max_size=4)


@given(VIEWS)
def test_the_order_of_keys_does_not_matter(view):
    backwards = dict(reversed(view.items()))
    assert pack(view) == pack(backwards)
    assert view_hash(pack(view)) == view_hash(pack(backwards))


@given(VIEWS, VIEWS)
def test_a_difference_rebuilds_the_view(before, now):
    a, b = pack(before), pack(now)
    new_sections, gone = changed(a, b)
    rebuilt = {name: body for name, body in {**a, **new_sections}.items() if name not in gone}
    assert rebuilt == b
    assert (view_hash(rebuilt) == view_hash(a)) == (a == b)


def test_names_and_bodies_cannot_run_into_each_other():
    assert view_hash({"a": b"bc"}) != view_hash({"ab": b"c"})
    assert view_hash({"a": b"1", "b": b""}) != view_hash({"a": b"", "b": b"1"})


def test_the_agenda_and_the_result_are_sections():
    match = new(TRICKS, 2)
    assert match.view(0)["agenda"] == [["lead", 3], ["bid"]]
    match.resign(0)
    assert match.view(1)["result"]["winners"] == [1] or match.view(1)["result"]["winners"] == (1,)
    assert pack_value({"b": 1, "a": 2}) == pack_value({"a": 2, "b": 1})

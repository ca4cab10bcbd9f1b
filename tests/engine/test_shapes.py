"""Shapes of plays: nothing else reaches a title's code, whatever msgpack can deliver."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import titles
from game.engine.agenda import Step
from game.engine.chance import Chance
from game.engine.match import new
from game.engine.refusal import Refused
from game.engine.shapes import PLAIN, Either, Plays, fits, is_plain

PLAYS = Plays(
    {
        "attack": ((str, [(range(3), frozenset({"F1", "F2"}))]),),
        "buy": ((str,), (str, Either(int, bool))),
        "say": ((PLAIN,),),
    },
    int,
)


@pytest.mark.parametrize(
    "choice",
    [["attack", "x", []], ["attack", "x", [[2, "F1"]]], ["buy", "y"], ["buy", "y", 3], ["buy", "y", True], 7,
     ["say", ["a", [1, [None, False]]]]],
)  # fmt: skip
def test_what_fits(choice: Any) -> None:
    assert PLAYS.fit(choice)


@pytest.mark.parametrize(
    "choice",
    [None, True, 1.0, float("nan"), b"x", {}, [], [[]], [{}], ["attack"], ["attack", 3, []], ["attack", "x", [[3, "F1"]]],
     ["attack", "x", [[True, "F1"]]], ["attack", "x", [[1, "F3"]]], ["attack", "x", [[1, ["F1"]]]], ["buy", "y", 1.5],
     ["buy", "y", 3, 4], ["raid"], "raid", 1 << 40, ["say", 2.5], ["say", "x" * 65], ["say", [0] * 257], ["attack", "x", {}],
     ["say", [[[[[[[[[]]]]]]]]]]],
)  # fmt: skip
def test_what_does_not(choice: Any) -> None:
    assert not PLAYS.fit(choice)


def test_a_title_without_shapes_explains_nothing() -> None:
    assert not any(Plays().fit(choice) for choice in (0, "x", [], ["x"], None))


TREES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=80) | st.binary(max_size=8),
    lambda part: st.lists(part, max_size=5) | st.dictionaries(st.text(max_size=3), part, max_size=3),
    max_leaves=12,
)


@settings(max_examples=300)
@given(TREES)
def test_any_tree_is_judged_and_none_raises(tree: Any) -> None:
    for title in titles.titles():
        titles.rules(title).plays.fit(tree)
    assert not fits(tree, PLAIN) or is_plain(tree) or not PLAYS.fit(["say", tree])


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_no_code_of_a_title_sees_a_malformed_choice(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every entry of a step that takes a choice is watched, through a match: each seat, asked or not, sends nonsense."""
    rules, seen = titles.rules(title), []

    def watch(kind: type[Step]) -> None:
        for name in ("refuse", "passes"):
            inner = getattr(kind, name)

            def outer(self: Step, match: Any, seat: int, choice: Any, inner: Any = inner) -> Any:
                seen.append(choice)
                return inner(self, match, seat, choice)

            monkeypatch.setattr(kind, name, outer)

    for kind in rules.steps:
        watch(kind)
    seats = titles.title(title).seats[0]
    match, chance = new(rules, seats, titles.options_for(title, {}), 5), Chance(b"5")
    junk: list[Any] = [[[]], {}, 1.5, ["x", [{}]], [["attack"]], None, b"abc", [None], float("inf"), 1 << 60, "x" * 400]
    for verb in rules.plays.verbs:
        junk += [[verb, {}], [verb, [[[]]], None, 2.5]]
    for _ in range(60):
        if match.ask is None:
            break
        before = match.dump()
        for seat in (-1, *range(seats), seats):
            for choice in junk:
                with pytest.raises(Refused):
                    match.check(seat, choice)
        assert match.dump() == before
        seat = match.waiting_for()[0]
        match.play(seat, match.sample(seat, chance))
    assert all(rules.plays.fit(choice) for choice in seen)
    assert msgspec.msgpack.encode(len(seen))

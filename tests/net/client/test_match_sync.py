"""The view as updates make it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.engine.views import hash_of, joined, pack_value
from net.client import events as e
from net.client.binding import shown_at
from net.client.link import Link
from net.client.match_sync import SEEN_S, Held, MatchSync
from net.client.state import ClientState
from net.protocol import messages as m
from net.protocol.records import HEAD
from tests.net.client.parts import ALICE, link_in, opening, sent


def update(
    base: int, version: int, links: bytes = b"", gone: tuple[str, ...] = (), whole: Any = None, **trees: Any
) -> m.Update:
    """An update that leads to `whole` (its own sections, where none is given)."""
    sections = {name: msgspec.Raw(pack_value(tree)) for name, tree in trees.items()}
    there = sections if whole is None else {name: msgspec.Raw(pack_value(tree)) for name, tree in whole.items()}
    return m.Update(1, base, version, sections, gone, None, (), hash_of(joined(there)), links=links)


def sync() -> tuple[MatchSync, ClientState, Link]:
    link, state = link_in(), ClientState()
    state.open(opening())
    state.begin(shown_at(opening(), ALICE))
    return MatchSync(link, state), state, link


def test_updates_replace_sections_and_a_repeat_does_no_harm() -> None:
    made, state, link = sync()
    first = made.take(update(0, 1, b"h" * HEAD, public=1, hand=[2]))
    assert isinstance(first, Held) and first.is_snapshot and first.before == 0 and first.changed == {"public", "hand"}
    assert state.view() == {"public": 1, "hand": [2]} and state.version == 1
    second = update(1, 2, b"l" * HEAD, ("hand",), {"public": 3}, public=3)
    held = made.take(second)
    assert isinstance(held, Held) and not held.is_snapshot and held.changed == {"public", "hand"} and held.is_news
    assert state.view() == {"public": 3}
    again = made.take(second)
    assert isinstance(again, Held) and not again.is_news
    assert link.take() == [], "what has come is acknowledged later"
    link.now += SEEN_S
    made.acknowledge()
    assert sent(link) == [m.Seen(1, 2)]


def test_what_is_missing_is_asked_for_and_a_view_that_is_not_ours_too() -> None:
    made, state, link = sync()
    made.take(update(0, 1, b"h" * HEAD, public=1))
    assert made.take(update(4, 5, public=2)) is None and sent(link) == [m.Again(1, b"")]
    assert made.take(update(4, 5, public=2)) is None and sent(link) == [], "once a second is enough"
    link.now += 1.0
    assert made.take(update(1, 2, b"l" * HEAD, whole={"public": 9}, public=2)) is None
    [again] = sent(link)
    assert again.version == 2 and again.mine and state.version == 1


def test_a_chain_with_missing_links_and_an_update_of_another_run_lead_nowhere() -> None:
    made, state, _ = sync()
    made.take(update(0, 1, b"h" * HEAD, public=1))
    assert isinstance(made.take(update(1, 2, b"", public=2)), e.Told)
    assert made.take(msgspec.structs.replace(update(1, 2, b"l" * HEAD, public=2), run=2)) is None
    assert state.version == 1 and state.view() == {"public": 1}


def test_another_run_or_seat_starts_from_nothing_and_trees_are_unpacked_once() -> None:
    made, state, _ = sync()
    made.take(update(0, 1, b"h" * HEAD, public=[1]))
    assert state.section("public") is state.section("public") and state.seat == 0
    state.open(opening())
    assert state.version == 1
    state.open(opening(run=2))
    assert state.version == 0
    with pytest.raises(KeyError):
        state.section("nothing")
    state.set_clock(1500, 100.0)
    assert state.clock_left(101.0) == 0.5 and state.clock_left(110.0) == 0.0
    state.set_clock(None, 100.0)
    assert state.clock_left(100.0) is None

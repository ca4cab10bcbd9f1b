"""What a window holds: a table that was left is given back at once, however many matches are played, and what is printed
stays within its bound."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from local_feed import LocalFeed
from table_driver import calm
from test_scenes_results import Feed, result

from game import titles, words
from game.scenes.lobby_table import LiveTable
from game.scenes.menu import Menu
from game.scenes.results import Results
from game.scenes.router import open_stack
from game.session.window import begin
from game.stack import context as stack_context
from game.stack.context import Context
from game.stack.scene import Scene
from game.tabletop.scene import TableScene
from game.ui import fonts, picture_store
from game.ui.freed_memory import give_back
from game.ui.harness import Harness
from game.ui.lettering import Lettering
from game.ui.look import Look
from game.ui.picture_store import MIB, PictureStore, Shelf, let_go_shared, pictures
from game.ui.pieces import Pieces
from game.ui.prints import Prints
from net.protocol import messages as m
from tests.ui.scenes_rig import Room, joined, room  # noqa: F401

LEAST = 64 * MIB
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (1600, 900))


@pytest.fixture(autouse=True)
def _nothing_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a window prints for itself and gives back what it leaves, as the program's does (`pressroom.py` and `conftest.py`
    share paper and letters among tests, and tidy up once a module)."""
    monkeypatch.setattr(stack_context, "give_back", give_back)
    monkeypatch.setattr(stack_context, "Pieces", Pieces)
    monkeypatch.setattr(stack_context, "Lettering", Lettering)
    monkeypatch.setattr(stack_context, "Look", Look)
    monkeypatch.setattr(picture_store, "LEAST", LEAST)
    monkeypatch.setattr(pictures, "budget", 0)
    pictures.make_room()  # nothing that other tests have printed lies there


@contextmanager
def no_collector() -> Iterator[None]:
    """What is freed here is freed because nobody has it any more."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def alive(dropped: list[weakref.ref[Scene]]) -> list[Scene]:
    return [found for ref in dropped if (found := ref()) is not None]


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_of_ten_rematches_only_the_present_table_is_kept(title: str) -> None:
    harness = Harness(lambda: open_stack(Context(), Menu()), (1280, 720))
    harness.frames(10)
    dropped: list[weakref.ref[Scene]] = []
    with no_collector():
        for match in range(10):
            feed = LocalFeed(title, seats=titles.title(title).seats[0], seed=match)
            scene = TableScene(feed)
            if match:
                harness.stack.replace(scene)
            else:
                harness.stack.push(scene)
            harness.frames(4)
            calm(harness, scene)
            assert alive(dropped) == []
            dropped += [weakref.ref(scene), weakref.ref(scene.table), weakref.ref(scene.painter)]  # type: ignore[list-item]
            del scene, feed
        harness.stack.pop()
        harness.frames(2)
        assert alive(dropped) == []


def test_of_all_results_only_the_present_are_kept() -> None:
    harness = Harness(lambda: open_stack(Context(), Menu()), (1280, 720))
    harness.stack.push(Results(Feed(3), result(1, 2, 3)))
    harness.frames(10)
    left: list[weakref.ref[Scene]] = []
    with no_collector():
        for leaf in ("story", "score", "story"):
            scene = Results(Feed(3), result(1, 2, 3))
            harness.stack.replace(scene)
            harness.frames(4)
            scene.turn(leaf)
            harness.frames(4)
            assert alive(left) == []
            left = [weakref.ref(scene), weakref.ref(scene.page)]  # type: ignore[list-item]
            del scene


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_at_every_size_what_is_printed_stays_within_its_bound_and_goes_with_the_table(title: str) -> None:
    harness = Harness(lambda: open_stack(Context(prints=Prints()), Menu()), SIZES[0])
    harness.frames(10)
    scene = TableScene(LocalFeed(title, seats=titles.title(title).seats[-1]))
    harness.stack.push(scene)
    for size in SIZES:
        harness.resize(size)
        calm(harness, scene)
        assert pictures.bytes <= pictures.budget == max(LEAST, 14 * 4 * size[0] * size[1])
    assert pictures.report()[f"look of {title}"] > 0
    del scene
    harness.stack.pop()
    harness.frames(2)
    left = pictures.report()
    assert [name for name in (f"look of {title}", f"pieces of {title}", "things on the table") if left.get(name)] == []


@pytest.mark.parametrize("title", sorted(titles.titles()))
def test_faces_words_and_what_was_printed_for_all_go_with_the_table(title: str) -> None:
    """What is left is what the menu alone has."""
    harness = Harness(lambda: open_stack(Context(prints=Prints()), Menu()), SIZES[0])
    context = harness.stack.context
    context.lettering.clear()
    let_go_shared()
    harness.resize(SIZES[1])
    harness.frames(10)
    faces, printed = fonts.font.cache_info().currsize, pictures.report()
    scene = TableScene(LocalFeed(title, seats=titles.title(title).seats[-1]))
    harness.stack.push(scene)
    calm(harness, scene)
    assert fonts.font.cache_info().currsize > faces
    speech = [weakref.ref(one) for key, one in words._spoken.items() if key[0].parent.name == title]
    assert speech
    del scene
    harness.stack.pop()
    harness.frames(10)
    assert fonts.font.cache_info().currsize <= faces
    assert [one for one in speech if one() is not None] == []
    assert [name for name, weight in pictures.report().items() if weight > printed.get(name, 0)] == []


def test_of_a_match_that_was_left_for_the_menu_nothing_lives_on(room: Room) -> None:  # noqa: F811
    """A session and its parts know each other: they are collected when the last scene of the game is gone."""
    harness = Harness(lambda: open_stack(Context(), Menu()), (1280, 720))
    harness.stack.context.change(pace="instant")
    session = begin(harness.stack.context, joined(harness.stack.context, "Maija"))
    session.send(m.AddBot(1, "easy"))
    for _ in range(4):
        session.poll()
    session.send(m.Start())
    for _ in range(4):
        session.poll()
    assert session.feed is not None and session.feed.last is not None
    harness.stack.push(LiveTable(session, session.feed))
    for _ in range(3000):
        room.now += 0.05
        harness.frames(1)
        top = harness.stack.top
        if isinstance(top, Results):
            break
        ask = top.services.update.ask
        if (
            not (top.updates.playing or top.services.sent)
            and ask is not None
            and ask.space is not None
            and not ask.answer
        ):
            top.send(ask.default)
    assert isinstance(top, Results)
    left = [weakref.ref(thing) for thing in (session, session.feed, top, *harness.stack.scenes[1:])]
    top.menu()
    del session, top, ask
    gc.disable()
    try:
        harness.frames(3)
        assert alive(left) == []
    finally:
        gc.enable()


def test_what_was_not_asked_for_longest_goes_first_whichever_shelf_it_lies_on() -> None:
    store = PictureStore(100)
    one, other = Shelf[str, bytes]("one", store), Shelf[str, bytes]("other", store)
    one.keep("a", bytes(40))
    other.keep("b", bytes(40))
    assert one.get("a") == bytes(40)
    other.keep("c", bytes(40))
    assert (list(one), list(other), store.bytes) == (["a"], ["c"], 80)
    one.keep("d", bytes(200))  # more than there is room for: it is in use
    assert (list(one), list(other), store.bytes) == (["d"], [], 200)
    one.keep("d", bytes(10))
    other.keep("e", bytes(50))
    assert store.report() == {"one": 10, "other": 50}
    del other
    assert store.bytes == 10

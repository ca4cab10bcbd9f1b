"""First lessons: the pages as data, the guide beside the table."""

from __future__ import annotations

import random

import pytest
from pygame import Rect

from game import titles
from game.engine.ask import SeatAsk
from game.engine.spaces import One
from game.scenes.lesson import Lesson, Page, Progress, key, load
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.tabletop.feed import Update
from game.tabletop.lesson_guide import Guide, Slip, free_place
from game.words import title_words

READY = [name for name, title in titles.titles().items() if title.status == "ready"]
TAUGHT = [name for name in READY if load(name) is not None]


def page(id: str, when: str, **more: object) -> Page:
    return Page(id=id, when=when, **more)  # type: ignore[arg-type]


def asked(kind: str, mine: bool = True) -> Update:
    ask = SeatAsk(1, kind, (0,), (0,), "sealed", {}, "", 0, "normal", One(("a",)) if mine else None)
    return Update(1, {}, (), ask)


def test_pages_come_in_order_when_their_moment_comes_and_let_others_pass() -> None:
    lesson = Lesson(2, 1, (page("a", "ask:draw"), page("b", "start"), page("c", "cue:fall|rise"), page("d", "wait")))
    update = asked("attack")
    assert lesson.next_page(set(), update, set()) is lesson.page[1]
    assert lesson.next_page({"b"}, update, set()) is None
    assert lesson.next_page({"b"}, update, {"rise"}) is lesson.page[2]
    assert lesson.next_page({"b"}, asked("draw"), {"rise"}) is lesson.page[0]
    assert lesson.next_page({"a", "b", "c"}, asked("draw", mine=False), set()) is lesson.page[3]


def test_a_lesson_is_learnt_without_its_optional_pages() -> None:
    lesson = Lesson(2, 1, (page("a", "start"), page("b", "cue:x", optional=True)))
    assert not lesson.learnt(set()) and lesson.learnt({"a"})


def test_progress_is_read_from_the_settings_whatever_stands_there() -> None:
    assert Progress.of({}, "x") == Progress()
    assert Progress.of({key("x"): {"match": 5}}, "x") == Progress()
    found = Progress.of({key("x"): {"match": "abc", "seen": "a,b", "done": True}}, "x")
    assert found.match == "abc" and found.pages == {"a", "b"} and found.done


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_speaks_of_what_its_game_has(title: str) -> None:
    lesson = load(title)
    assert lesson is not None
    record = titles.title(title)
    assert record.seats[0] <= lesson.seats <= record.seats[1]
    titles.options_for(title, lesson.options)
    ids = [page.id for page in lesson.page]
    assert len(set(ids)) == len(ids) >= 5
    assert sum(not page.optional for page in lesson.page) >= 4
    assert any(page.until == "answer" for page in lesson.page), "something is done, not only read"


@pytest.mark.parametrize("language", ("en", "fi", "es"))
@pytest.mark.parametrize("scale", (0.8, 1.0, 1.5))
@pytest.mark.parametrize("title", TAUGHT)
def test_every_page_fits_the_smallest_window(title: str, scale: float, language: str, tmp_path) -> None:
    lesson = load(title)
    assert lesson is not None
    file = SettingsFile(tmp_path)
    file.change(language=language, text_scale=scale)
    context = Context(file, size=(1280, 720))
    look = context.look(title)
    room = Rect(7, 55, 1266, 658)
    for number, found in enumerate(lesson.page):
        words = title_words(title, context.text)
        next_ = context.tr("lesson-next") if found.until == "next" else ""
        slip = Slip(
            words(f"lesson-{found.id}"),
            words(f"lesson-{found.id}.text"),
            (number + 1, len(lesson.page)),
            context.tr("lesson-skip"),
            next_,
            "ENTER",
        )
        guide = Guide(look, slip, [], [], room, lambda: None, lambda: None)
        assert room.contains(guide.rect), found.id
        bottom = max(at[1] + surface.get_height() for surface, at in guide._at[:2])
        assert bottom <= min(widget.rect.y for widget in guide.group), f"{found.id}: {language} at {scale}"
        boxes = [widget.rect for widget in guide.group]
        assert all(a is b or not a.colliderect(b) for a in boxes for b in boxes), found.id


def test_the_slip_lies_where_it_covers_least() -> None:
    dice = random.Random(1)
    room = Rect(0, 0, 1280, 720)
    for _ in range(50):
        busy = [(Rect(dice.randrange(1000), dice.randrange(500), 200, 150), dice.randint(1, 6)) for _ in range(4)]
        found = free_place(Rect(0, 0, 300, 200), room, busy)
        assert room.contains(found)
    corner = free_place(Rect(0, 0, 300, 200), room, [(Rect(0, 0, 900, 720), 1)])
    assert corner.x >= 900

"""What is printed a little at a time looks as if it had been printed at once, and nobody waits for it."""

import pygame
from pygame import Rect, Surface

from game.stack.context import Context
from game.ui import slices
from game.ui.idle_jobs import REST, IdleJobs
from game.ui.look import Look
from game.ui.picture_store import pictures
from game.ui.widgets.hud import caption_sizes
from game.ui.widgets.newspaper import LogLine, LogPanel

LINES = [LogLine(f"Sentence {n}: Grub and Snot hop on to the tower of Maija.", n % 3 == 0, n % 2, n) for n in range(14)]


def look() -> Look:
    context = Context(size=(1280, 720))
    return context.look("slayer_slayer")


def shown(panel: LogPanel) -> bytes:
    page = Surface((400, 300))
    page.fill((200, 190, 160))
    panel.draw(page)
    panel.changed = False
    return pygame.image.tobytes(page, "RGB")


def test_a_log_that_grew_looks_like_one_that_was_printed_at_once(drive):
    """Also when the window has moved on, and when more comes than it can hold."""
    rect, steps = Rect(20, 20, 300, 200), (1, 2, 3, 4, 9, 10, 14)
    one = look()
    grown = LogPanel(one, rect, LINES[:1])
    shown(grown)
    for before, now in zip(steps, steps[1:]):
        grown.extend(LINES[before:now])
        assert grown.changed
        assert shown(grown) == shown(LogPanel(one, rect, LINES[:now])), now
    grown.show_all(LINES[5:7])
    assert shown(grown) == shown(LogPanel(one, rect, LINES[5:7]))


NEWS = [LogLine(f"Sentence {n}: {'Grub and Snot hop on. ' * (n % 5 + 1)}", indent=n % 2, key=n) for n in range(14)]


def test_the_end_of_a_log_begins_with_a_whole_sentence(drive):
    """Whatever has come: the upper edge cuts no sentence in two, and the last one is all in view."""
    panel = LogPanel(look(), Rect(20, 20, 300, 300))
    for line in NEWS:
        panel.extend([line])
        assert panel.offset == panel.furthest and panel.tall - panel.offset <= panel.view.h
        assert panel.offset in (0, *panel._tops), line
    assert panel.offset


def test_a_log_that_is_scrolled_begins_with_a_whole_sentence(drive):
    """By wheel, keys and bar, up and down: each turn moves it, nothing is passed over, and both ends are reached."""
    panel = LogPanel(look(), Rect(20, 20, 300, 300), NEWS)

    def moves(event: pygame.event.Event) -> bool:
        before = panel.offset
        panel.handle(event)
        assert panel.offset in panel._tops and abs(panel.offset - before) < panel.view.h
        return panel.offset != before

    for turns, page, end in ((1, pygame.K_PAGEUP, 0), (-1, pygame.K_PAGEDOWN, panel.furthest)):
        start = panel.offset
        for event in (pygame.event.Event(pygame.MOUSEWHEEL, y=turns), pygame.event.Event(pygame.KEYDOWN, key=page)):
            panel.scroll_to(start)
            while moves(event):
                pass
            assert panel.offset == end
    panel.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=panel.thumb.center, button=1))
    for y in range(panel.track.bottom, panel.track.y - 40, -7):
        moves(pygame.event.Event(pygame.MOUSEMOTION, pos=(panel.track.x, y)))
    assert panel.offset == 0
    for at in range(len(NEWS)):
        panel._show(at)
        assert panel.offset <= panel._tops[at] and panel._tops[at] + panel._set[at].high <= panel.offset + panel.view.h


def test_a_sentence_that_would_fill_half_the_window_is_scrolled_by_its_lines(drive):
    long = LogLine("Grub and Snot hop on. " * 40, key=1)
    panel = LogPanel(look(), Rect(20, 20, 300, 200), [LINES[0], long])
    found, top = panel._set[1], panel._tops[1]
    assert found.high > panel.view.h and panel.offset > top, "its end is in view"
    starts = [top + round(n * found.high / found.lines) for n in range(found.lines)]
    assert panel.offset in starts and panel.tall - panel.offset <= panel.view.h
    panel.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1))
    assert panel.offset in starts and panel.offset < panel.furthest


def test_what_stands_in_a_log_is_not_set_again(drive):
    """Older sentences change seldom: from the first that does, all are set anew, and who reads further up stays there."""
    one, rect = look(), Rect(20, 20, 300, 200)
    panel = LogPanel(one, rect, LINES[:10])
    panel.scroll_to(0)
    before = panel._set[:]
    panel.show_all(LINES)
    assert panel.offset == 0 and all(a is b for a, b in zip(before, panel._set)) and len(panel._set) == len(LINES)
    panel.scroll_to(panel.furthest)
    told = [*LINES[:4], LINES[4]._replace(text="Struck out"), *LINES[5:12]]
    panel.show_all(told)
    assert all(a is b for a, b in zip(before[:4], panel._set))
    assert shown(panel) == shown(LogPanel(one, rect, told))
    panel.show_all([])
    assert shown(panel) == shown(LogPanel(one, rect))


def test_only_what_is_seen_of_a_log_is_lettered(drive, monkeypatch):
    """A long match's log is laid out anew at another width: for the height of what lies further up nothing is lettered."""
    one, lettered = look(), []
    paragraph = one.lettering.paragraph

    def counted(text, *more, **how):
        lettered.append(text)
        return paragraph(text, *more, **how)

    monkeypatch.setattr(one.lettering, "paragraph", counted)
    panel = LogPanel(one, Rect(20, 20, 300, 200), LINES * 20)
    shown(panel)
    assert 3 < len(lettered) < 12
    panel.scroll_to(0)
    shown(panel)
    assert 6 < len(lettered) < 24


def test_a_log_that_moves_is_not_set_again(drive):
    """Another height or place, as when a sheet comes over it: the same sentences, and who reads further up stays there."""
    one = look()
    panel = LogPanel(one, Rect(20, 20, 300, 200), LINES)
    lower = LogPanel(one, Rect(20, 60, 300, 160))
    lower.take_over(panel)
    assert len(lower._set) == len(LINES) and all(a is b for a, b in zip(panel._set, lower._set))
    assert shown(lower) == shown(LogPanel(one, Rect(20, 60, 300, 160), LINES)) and lower.offset == lower.furthest
    lower.scroll_to(lower._tops[3])
    panel.take_over(lower)
    assert panel.offset == lower.offset > 0
    narrow = LogPanel(one, Rect(20, 20, 240, 200))
    narrow.take_over(panel)
    narrow.show_all(LINES)
    assert shown(narrow) == shown(LogPanel(one, Rect(20, 20, 240, 200), LINES))


def test_a_long_log_leaves_the_room_for_pictures_to_others(drive):
    """It holds what is set in it, so keeping that among all pictures would drive those out and free nothing."""
    one = look()
    LogPanel(one, Rect(20, 20, 300, 200), LINES[:1])
    before = pictures.report().get("paragraphs", 0)
    LogPanel(one, Rect(20, 20, 300, 200), LINES)
    assert pictures.report().get("paragraphs", 0) == before


def test_captions_have_few_sizes_and_none_that_cannot_be_read(drive):
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        sizes = caption_sizes(Context(size=size).look("slayer_slayer"))
        assert len(sizes) <= 7 and sizes[-1] >= 13 and sizes == sorted(sizes, reverse=True)


def test_a_slice_of_a_frame_holds_as_many_parts_as_its_clock_says():
    jobs, parts = IdleJobs(), iter(range(100))
    jobs.add("a", (None for _ in parts))
    with slices.clocked_by(slices.counting(REST / 4)):
        jobs.rest()
    assert next(parts) == 4
    with slices.clocked_by(lambda: 0.0):
        jobs.rest()
    assert not jobs.waiting, "a clock that stands lets all be done at once"


def test_idle_jobs_are_done_in_their_order_and_once():
    done: list[str] = []

    def job(name, parts):
        for n in range(parts):
            done.append(f"{name}{n}")
            yield

    jobs = IdleJobs()
    jobs.add("a", job("a", 2))
    jobs.add("b", job("b", 1))
    jobs.add("a", job("again", 9))
    assert not done
    while jobs.waiting:
        jobs.rest()
    assert done == ["a0", "a1", "b0"]

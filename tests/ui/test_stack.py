"""The stack: order of calls, changes between frames, transitions, dialogs, resizing, screenshots, the gamepad."""

import pygame
import pytest

from game.stack.dialog import Answer, Dialog
from game.stack.scene import Scene
from game.ui.pad import Pad
from game.ui.widgets.buttons import Button


class Tale(Scene):
    """Writes down what happens to it."""

    def __init__(self, name, book):
        super().__init__()
        self.name, self.book = name, book

    def enter(self):
        self.book.append(f"{self.name} enter")

    def leave(self):
        self.book.append(f"{self.name} leave")

    def pause(self):
        self.book.append(f"{self.name} pause")

    def resume(self, result=None):
        self.book.append(f"{self.name} resume {result}")

    def build(self):
        self.group.add(Button(self.look, self.look.frame.rect(0.4, 0.4, 0.2, 0.1), self.tr("ui-screenshot", name="x"),
                              self.press, id="go"))  # fmt: skip

    def press(self):
        self.stack.push(Tale("two", self.book))
        self.book.append("pressed")

    def paint(self, surface):
        surface.fill((200, 30, 30) if self.name == "one" else (30, 30, 200))


def test_changes_happen_between_frames_and_in_order(drive):
    book = []
    h = drive(Tale("one", book))
    h.click("go")
    h.settle()
    assert book == ["one enter", "pressed", "one pause", "two enter"]
    h.key("escape")
    h.settle()
    assert book[4:] == ["two leave", "one resume None"]
    h.key("escape")
    assert book[-1] == "one leave" and not h.stack.running


def test_paper_slides_and_input_skips(drive):
    h = drive(Tale("one", []))
    h.click("go")
    h.frames(5)
    assert h.stack.sliding
    colours = {tuple(h.surface.get_at((x, 100)))[:3] for x in range(0, 1280, 40)}
    assert (200, 30, 30) in colours and (30, 30, 200) in colours
    h.key("a")
    h.frames(1)
    assert not h.stack.sliding and tuple(h.surface.get_at((20, 100)))[:3] == (30, 30, 200)


def test_reduced_motion_crossfades(drive):
    h = drive(Tale("one", []), reduced_motion=True)
    h.click("go")
    h.frames(2)
    assert h.stack.sliding
    r, _, b, _ = h.surface.get_at((20, 100))
    assert 30 < r < 200 and 30 < b < 200
    h.seconds(0.1)
    assert not h.stack.sliding


def test_a_dialog_lies_on_top_and_answers(drive):
    book, answers = [], []
    h = drive(Tale("one", book))
    ask = Dialog("Who did it?", "Name the goblin.", [Answer("yes", "Accuse", "danger"), Answer("no", "Not yet")],
                 options=[("k", "Kalle"), ("i", "Inés")], then=lambda *a: answers.append(a))  # fmt: skip
    h.stack.push(ask)
    h.frames(2)
    book.clear()
    h.click((640, 360))
    h.click((5, 5))
    assert book == []  # nothing falls through
    h.key("tab")
    h.key("down")
    h.click("yes")
    h.frames(2)
    assert answers == [("yes", "i")] and book == ["one resume ('yes', 'i')"]
    h.stack.push(
        Dialog("Sure?", "No way back.", [Answer("yes", "Yes"), Answer("no", "No")], then=lambda *a: answers.append(a))
    )
    h.frames(2)
    h.key("escape")
    h.frames(2)
    assert answers[-1] == ("no", "")


def test_enter_presses_the_main_answer(drive):
    answers = []
    h = drive(Tale("one", []))
    h.stack.push(Dialog("Go?", "On.", [Answer("yes", "Yes"), Answer("no", "No")], then=lambda *a: answers.append(a)))
    h.frames(2)
    h.key("return")
    h.frames(2)
    assert answers == [("yes", "")]


@pytest.mark.parametrize(
    ("texts", "tags", "key"),
    [
        (("Yes", "No"), ("Y", "ENTER"), "y"),
        (("Kyllä", "Ei"), ("Y", "ENTER"), "y"),  # K is an action's
        (("Sí", "No"), ("S", "ENTER"), "s"),
        (("Yes", "Yes, and tell", "No"), ("Y", "E", "ENTER"), "e"),
    ],
)
def test_each_answer_has_a_key_and_the_safe_one_is_the_main(drive, texts, tags, key):
    answers = []
    h = drive(Tale("one", []))
    h.key("tab")  # by keyboard
    offered = [Answer(text, text, "danger") for text in texts[:-1]] + [Answer("safe", texts[-1])]
    h.stack.push(Dialog("Sure?", "Gone for good.", offered, then=lambda *a: answers.append(a)))
    h.frames(2)
    assert tuple(h.widget(answer.value).key for answer in offered) == tags
    assert h.stack.top.group.main is h.widget("safe")
    h.key("x")
    assert not answers
    h.key(key)
    h.frames(2)
    assert answers == [(texts[-2], "")]


def test_resizing_language_and_text_size_build_anew_and_keep_the_focus(drive):
    h = drive(Tale("one", []))
    h.key("tab")
    first = h.widget("go")
    h.resize((1920, 1080))
    second = h.widget("go")
    assert second is not first and second.focus and second.rect.w > first.rect.w
    h.stack.context.change(language="fi")
    h.frames(2)
    assert h.widget("go").text == "Kuva tallentui nimellä x" and h.widget("go").focus
    h.stack.context.change(language="en", text_scale=1.5)
    h.frames(2)
    assert h.stack.top.look.frame.text_scale == 1.5


def test_replace_only_and_back_to(drive):
    book = []
    h = drive(Tale("one", book))
    h.stack.push(Tale("two", book))
    h.stack.replace(Tale("three", book))
    h.frames(2)
    assert [s.name for s in h.stack.scenes] == ["one", "three"]
    h.stack.back_to(Tale, 5)
    h.stack.only(Tale("four", book))
    h.frames(2)
    assert [s.name for s in h.stack.scenes] == ["four"]


def test_motion_dies_with_its_scene(drive):
    from game.ui.motion import wait

    h = drive(Tale("one", []))
    two = Tale("two", [])
    h.stack.push(two)
    h.frames(2)
    ended = []

    def go():
        try:
            yield wait(99)
        finally:
            ended.append(True)

    two.motion.start(go())
    h.stack.pop()
    h.frames(2)
    assert ended == [True]


class Narrow(Tale):
    def toast_room(self):
        return pygame.Rect(1000, 300, 260, 200)


def test_news_that_came_over_a_wider_scene_stay_within_the_window(drive):
    h = drive(Narrow("one", []))
    h.stack.push(Tale("two", []))
    h.settle()
    text = "The host was gone; your computer hosts the table now, and nothing was lost on the way"
    h.stack.toast(text)
    h.frames(2)
    assert h.stack.slips[0].rect.w > 260
    h.stack.pop()
    h.settle()
    h.frames(2)
    [slip] = h.stack.slips
    assert slip.text == text and h.surface.get_rect().contains(slip.rect) and slip.rect.w <= 260


def test_screenshot_and_toast(drive, tmp_path):
    h = drive(Tale("one", []))
    path = h.stack.screenshot(tmp_path / "pictures")
    assert path is not None and path.exists()
    h.frames(2)
    assert len(h.stack.toasts) == 1
    h.seconds(4)
    assert not h.stack.toasts


def test_full_screen_key(drive):
    h = drive(Tale("one", []))
    heard = []
    h.stack.on_full_screen = lambda: heard.append(True)
    h.key("f11")
    assert heard == [True]


@pytest.mark.parametrize(("event", "key"), [
    (pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0), pygame.K_RETURN),
    (pygame.event.Event(pygame.JOYBUTTONDOWN, button=1, instance_id=0), pygame.K_ESCAPE),
    (pygame.event.Event(pygame.JOYHATMOTION, value=(0, 1), hat=0, instance_id=0), pygame.K_UP),
    (pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=0.9, instance_id=0), pygame.K_RIGHT),
])  # fmt: skip
def test_a_gamepad_speaks_as_the_keyboard_does(event, key):
    pad = Pad()
    assert [e.key for e in pad.keys(event)] == [key]
    if event.type == pygame.JOYAXISMOTION:
        assert pad.keys(event) == []  # held: said once


def test_news_hang_two_at_a_time_newest_first_and_go_by_a_click(drive):
    h = drive(Tale("one", []))
    for text in ("first", "second", "third"):
        h.stack.toast(text)
    h.frames(2)
    assert [slip.text for slip in h.stack.slips] == ["second", "first"]
    newer, older = h.stack.slips
    assert newer.rect.bottom <= older.rect.y and not newer.rect.colliderect(older.rect)
    h.click(older.rect.center)
    h.frames(2)
    assert [slip.text for slip in h.stack.slips] == ["third", "second"]
    h.seconds(8)
    assert not h.stack.toasts

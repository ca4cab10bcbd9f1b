"""First lessons: scenes as data, and each played in a window by doing what the guide points at, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pygame
import pytest
from fingers import Fingers
from hands import HANDS, Hand, PadHand
from pygame import Rect, Surface

from game import titles
from game.engine.chance import Chance
from game.lessons.feed import LessonFeed, is_same
from game.lessons.script import Lesson, Progress, Step, key, load
from game.scenes.lesson_table import LessonTable, Page
from game.scenes.menu import Menu
from game.scenes.pause import Pause
from game.scenes.router import open_stack
from game.scenes.title_card import TitleCard
from game.settings_file import SettingsFile
from game.stack.context import Context
from game.stack.dialog import Dialog
from game.tabletop import lesson_guide, lesson_strip
from game.tabletop.hotspots import TableGroup
from game.tabletop.key_tags import KeyTags
from game.tabletop.lesson_guide import OPEN, Guide, Slip, Way
from game.tabletop.lesson_hand import hand_at, hand_size
from game.ui import palette
from game.ui.harness import Harness
from game.ui.hexmap.view import HexmapView
from game.ui.lettering import Lettering
from game.ui.look import Look
from game.ui.scale import Frame
from game.ui.widgets.buttons import Button
from game.ui.widgets.hud import AskLine
from game.ui.widgets.inspector import Inspected
from game.words import LANGUAGES, Catalogue, title_words
from tests.seldom_drawn import seldom_drawn

READY = [name for name, title in titles.titles().items() if title.status == "ready"]
TAUGHT = [name for name in READY if load(name) is not None]
SCENES = [name for name in TAUGHT if (found := load(name)) is not None and found.is_scripted]
MOST = 4000


def lesson_of(title: str) -> Lesson:
    lesson = load(title)
    assert lesson is not None
    return lesson


def feed_of(title: str, at: int = 0) -> LessonFeed:
    return LessonFeed(title, lesson_of(title), "Maija", at)


def look_at(size: tuple[int, int]) -> Look:
    return Look(Frame(size))


def through(feed: LessonFeed) -> None:
    """Let the others play what they have to."""
    while feed.poll():
        pass


class Pupil:
    """A window with a lesson on top of the menu, and somebody who presses what is pointed at."""

    def __init__(self, title: str, size: tuple[int, int] = (1280, 720), at: int = 0, **settings: Any) -> None:
        file = SettingsFile()
        file.change(**{"language": "en", "name": "Maija", **settings})
        self.harness = seldom_drawn(Harness(lambda: open_stack(Context(file), Menu()), size))
        self.harness.stack.push(LessonTable(feed_of(title, at)))
        self.clicks = 0

    @property
    def table(self) -> LessonTable:
        table = self.harness.stack.top
        assert isinstance(table, LessonTable)
        return table

    def until_asked(self) -> str:
        """Go on until the guide has something to say; the kind of its page."""
        for _ in range(MOST):
            self.harness.frames(1)
            table = self.table
            if not table.ready or table.updates.playing is not None or table.services.aloft:
                if table.ready:
                    table.skip()
            elif table.page.kind != "watch":
                return table.page.kind
        raise AssertionError(f"the guide never spoke again: {self.table.services.update.ask}")

    def act(self) -> None:
        """Press what is pointed at, or what turns the page."""
        table = self.table
        step, guide = table.page.step, table.guide
        assert step is not None and guide is not None
        if step.is_read:
            assert guide.group.main is not None
            self.harness.click(guide.group.main.rect.center)
            return
        assert table.acted < len(step.point), f"{step.id}: all was pressed, and nothing was sent"
        self.harness.click(self._at_rest(step, step.point[table.acted]).center)
        self.clicks += 1

    def _at_rest(self, step: Step, point: str | list[str | int]) -> Rect:
        """Where that lies, once the map no longer glides: who looks at it presses it there."""
        before = None
        for _ in range(MOST):
            found = self.table.found(point)
            assert found is not None, f"{step.id}: {point} is not there"
            if found[0] == before:
                return found[0]
            before = Rect(found[0])
            self.harness.frames(1)
        raise AssertionError(f"{step.id}: {point} never came to rest")


def test_the_page_of_a_step_goes_with_the_answer_and_the_next_waits_for_its_ask() -> None:
    pupil = Pupil("battlegoats")
    assert pupil.until_asked() == "step" and pupil.table.page.step == lesson_of("battlegoats").step[0]
    assert pupil.table.updates.tempo.counts_own
    pupil.act()
    pupil.until_asked()
    for _ in range(3):
        pupil.act()
    pupil.harness.frames(2)
    table = pupil.table
    assert table.page.kind == "watch" and table._pointed() is None
    assert table.guide is not None and not table.guide.slip.acts
    for _ in range(MOST):
        pupil.harness.frames(1)
        if table.page.kind != "watch":
            break
        assert table._pointed() is None
    ask = table.services.update.ask
    assert table.page.step is not None and ask is not None and table.page.step.answers(ask.kind)
    assert table.updates.playing is None and not table.updates.waiting


ROOMY: tuple[tuple[int, int], dict[str, Any]] = ((1920, 1080), {"language": "es"})
TIGHT: tuple[tuple[int, int], dict[str, Any]] = ((1280, 720), {"language": "fi", "text_scale": 1.5})


@pytest.mark.parametrize(
    ("title", "size", "settings"),
    [
        (title, *way)
        for n, title in enumerate(SCENES)
        for way in (((1280, 720), {}), TIGHT, *((ROOMY,) if n < 2 else ()))
    ],
)
def test_who_does_what_is_pointed_at_comes_to_the_end(
    title: str, size: tuple[int, int], settings: dict[str, Any]
) -> None:
    """And the slate covers nothing that is pointed at or asked, at any step and any act."""
    pupil = Pupil(title, size, **settings)
    seen = []
    while pupil.until_asked() == "step":
        table = pupil.table
        assert table.page.step is not None and table.guide is not None
        if not seen or seen[-1] != table.page.step.id:
            seen.append(table.page.step.id)
        covers_nothing(table)
        pupil.act()
    table = pupil.table
    assert table.page.kind == "end" and seen == [step.id for step in lesson_of(title).step]
    assert table.guide is not None and table.guide.fits, "the last page"
    assert not [widget.id for widget in table.group if widget.id.startswith("act.")], "nothing is asked any more"
    assert [widget.text for widget in table.group if isinstance(widget, AskLine)] == [table.tr("lesson-over")]
    progress = Progress.of(pupil.harness.stack.context.settings.options, title)
    assert progress.done and progress.at == 0 and progress.steps == set(seen)
    main = table.guide.group.main
    assert main is not None and main.id == "lesson.play" and table.guide.group.find("lesson.leave") is not None
    main.activate()
    pupil.harness.seconds(0.5)
    top = pupil.harness.stack.top
    assert isinstance(top, TitleCard) and top.title == title, "what was learnt can be played at once"
    pupil.harness.key("escape")
    pupil.harness.seconds(0.5)
    assert isinstance(pupil.harness.stack.top, Menu)


def covers_nothing(table: LessonTable) -> None:
    guide, regions = table.guide, table.regions
    assert guide is not None and table.page.step is not None
    name = table.page.step.id
    assert guide.fits, f"{name}: the words don't fit the slate"
    assert Rect((0, 0), table.look.frame.size).contains(guide.rect)
    for part in (regions.top, regions.ask, regions.buttons, *regions.plates.values()):
        assert not guide.rect.colliderect(part), f"{name}: the slate covers {part}"
    found = table._pointed()
    if found is not None and isinstance(found[1], Button):
        _, *told = re.findall(r"\w{3,}", guide.slip.acts[table.acted].casefold())
        label = found[1].text.casefold()
        assert any(word in label for word in told), f"{name}: {told} is not what stands on the button {label!r}"
    assert found is None or not guide.rect.colliderect(found[0]), f"{name}: the slate covers what it points at"
    if found is not None and table.look.frame.text_scale == 1:
        size = hand_size(table.look, table.look.frame.size[0])
        room, words = Rect((0, 0), table.look.frame.size), table.words(found[1])
        hand, _ = hand_at(found[0], size, (size[0] // 5, size[0] // 5), room, guide.rect, table.beside(found[1]), words)
        covered = [word.clip(hand) for word in words if 3 * word.clip(hand).w * word.clip(hand).h > hand.w * hand.h]
        assert not covered, f"{name}: the hand {hand} lies on words, {covered}"
    boxes = [widget.rect for widget in guide.group]
    assert all(one is other or not one.colliderect(other) for one in boxes for other in boxes), (
        f"{name}: buttons overlap"
    )
    for spot in table.spots:
        # Slayer-Slayer's tip for newcomers is the inspector's: the slate says what it would.
        assert not spot.open or spot.handle == ("hint",) or not guide.rect.contains(spot.rect), (
            f"{name}: the slate lies on {spot.handle}"
        )


@pytest.mark.parametrize("title", SCENES)
def test_another_legal_answer_at_any_step_is_taken_and_the_scene_can_be_set_again(title: str) -> None:
    lesson = lesson_of(title)
    chance = Chance(b"another way")
    for at, step in enumerate(lesson.step):
        if step.is_read:
            continue
        feed = feed_of(title, at)
        through(feed)
        before = feed.match.view(0)
        choices = [feed.match.space(0).sample(chance) for _ in range(40)]
        others = [choice for choice in choices if not any(is_same(wanted, choice) for wanted in step.plays)]
        if not others:
            continue
        feed.play(others[0])
        assert feed.strayed and feed.last_played == at, step.id
        for _ in range(30):
            through(feed)
            ask = feed.match.seat_ask(0)
            if feed.match.result is not None or ask is None:
                break
            if ask.space is not None:
                feed.play(feed.match.default(0))
        again = feed_of(title, feed.last_played)
        through(again)
        assert again.match.view(0) == before and not again.strayed, step.id


def test_the_guide_offers_to_set_the_scene_again() -> None:
    pupil = Pupil("battlegoats", at=1)
    pupil.until_asked()
    for handle in (("at", 0, "F1"), ("at", 1, "F1")):
        pupil.harness.click(pupil.table.found([*handle])[0].center)  # type: ignore[index]
    pupil.harness.click("act.attack")
    assert pupil.until_asked() == "strayed"
    before = pupil.table
    again = next(widget for widget in before.guide.group if widget.id == "lesson.again")  # type: ignore[union-attr]
    pupil.harness.click(again.rect.center)
    pupil.harness.frames(3)
    assert pupil.table is not before and pupil.until_asked() == "step"
    assert pupil.table.page.step == lesson_of("battlegoats").step[1] and pupil.table.acted == 0


def test_a_leader_who_stays_chosen_after_undo_is_not_asked_for_again() -> None:
    pupil = Pupil("goblin_raid", at=1)
    pupil.until_asked()
    pupil.act()
    rest(pupil)
    pupil.harness.click(pupil.table.found(["hex", "0318"])[0].center)  # type: ignore[index]
    assert pupil.until_asked() == "strayed"
    pupil.harness.click("act.undo")
    pupil.harness.frames(2)
    assert pupil.until_asked() == "step" and pupil.table.page.step == lesson_of("goblin_raid").step[1]
    assert pupil.table.acted == 1, "Grinphar is still in hand"
    pupil.act()
    assert pupil.until_asked() == "step" and pupil.table.page.step == lesson_of("goblin_raid").step[2]


def test_only_the_real_act_counts_and_the_guide_shows_it_without_doing_it() -> None:
    pupil = Pupil("battlegoats", at=1)
    pupil.until_asked()
    harness, table = pupil.harness, pupil.table
    wanted = ("at", 0, "M1")
    rect = table.found([*wanted])[0]  # type: ignore[index]
    show = next(widget for widget in table.guide.group if widget.id == "lesson.show")  # type: ignore[union-attr]
    harness.click(show.rect.center)
    harness.frames(2)
    assert table.acted == 0 and table.group.focused is table.group.find(f"spot.{wanted}"), "shown, not pressed"
    for button in (3, 2):
        harness.click(rect.center, button)
    harness.press((5, table.regions.top.bottom + 3))  # a press that began elsewhere, and is let go on the thing
    harness.release(rect.center)
    assert table.acted == 0
    pupil.act()
    assert table.acted == 1
    pupil.harness.click(rect.center)  # the same card again: it is chosen no more
    pupil.harness.frames(2)
    assert table.acted == 0, "what was undone is to be done again"


def test_the_hand_covers_nothing_else_that_can_be_pressed() -> None:
    """A third platform among others, a small button with neighbours on three sides, a card in a row, a corner."""
    room, slate = Rect(0, 0, 1280, 720), Rect(1039, 209, 236, 340)
    size = hand_size(look_at((1280, 720)), 1280)
    for thing, others in (
        (Rect(244, 95, 114, 619), [Rect(5, 95, 114, 619), Rect(124, 95, 115, 619), Rect(371, 322, 79, 102)]),
        (Rect(1140, 657, 131, 53), [Rect(1004, 657, 131, 53), Rect(1004, 597, 131, 53), Rect(1140, 597, 131, 53)]),
        (Rect(371, 322, 79, 102), [Rect(454, 322, 79, 102), Rect(371, 431, 79, 102), Rect(244, 95, 114, 619)]),
        (Rect(1230, 680, 50, 40), [Rect(1170, 680, 50, 40)]),
    ):
        at, side = hand_at(thing, size, (size[0] // 5, size[0] // 5), room, slate, others)
        assert at.collidelist(others) < 0 and room.contains(at) and not slate.colliderect(at), (thing, side)
        assert at.colliderect(thing), "it points at something"


def test_the_hand_does_not_cover_the_question() -> None:
    """The card in the back row lies right over it."""
    pupil = Pupil("battlegoats", at=2)
    pupil.until_asked()
    table = pupil.table
    found = table._pointed()
    assert found is not None
    thing, widget = found
    frame = table.look.frame.size
    size = hand_size(table.look, frame[0])
    at, _ = hand_at(
        thing, size, (size[0] // 5, size[0] // 5), Rect(0, 0, *frame), Rect(0, 0, 0, 0), table.beside(widget)
    )
    ask = table.furniture.ask.rect
    assert ask.top - thing.bottom < size[0], "there is no room for a hand between them"
    assert not at.colliderect(ask)


def test_folded_the_slate_gives_its_room_back() -> None:
    pupil = Pupil("battlegoats", at=1)
    pupil.until_asked()
    table = pupil.table
    short = table.regions.inspector.h
    fold = next(widget for widget in table.guide.group if widget.id == "lesson.fold")  # type: ignore[union-attr]
    pupil.harness.click(fold.rect.center)
    pupil.harness.frames(2)
    assert table.folded and table.regions.inspector.h > 2 * short
    pupil.act()
    assert table.acted == 1, "what is pointed at is pointed at all the same"


@pytest.mark.parametrize("title", ["lords_of_hell", "goblin_raid", "loot_and_recruit"])
def test_what_is_pointed_at_is_told_under_a_slate_that_has_the_inspectors_place(title: str) -> None:
    pupil = Pupil(title, at=1)
    pupil.until_asked()
    table, home = pupil.table, pupil.table._home
    assert home is not None and home.hides and home.strip is not None
    assert not home.strip.colliderect(home.slate) and table.regions.inspector.contains(home.covered)
    spots = (spot for spot in table.spots if table.furniture.side.read(spot.handle) is not None)
    spot = next(spot for spot in spots if not home.covered.collidepoint(spot.rect.center))
    pupil.harness.move((2, 2))
    pupil.harness.seconds(0.3)
    before = pygame.image.tobytes(pupil.harness.surface.subsurface(home.strip), "RGB")
    pupil.harness.move(spot.rect.center)
    pupil.harness.seconds(0.3)
    assert table.furniture.side.shown is not None and table.furniture.side.shown.name
    assert pygame.image.tobytes(pupil.harness.surface.subsurface(home.strip), "RGB") != before


@pytest.mark.parametrize("tab", ["rules", "log", "chat"])
def test_the_first_press_on_a_page_that_lies_under_the_slate_folds_it(tab: str) -> None:
    pupil = Pupil("lords_of_hell", at=1)
    pupil.until_asked()
    assert pupil.table._home is not None and pupil.table._home.hides
    pupil.harness.click(f"link.{tab}")
    pupil.harness.frames(2)
    assert pupil.harness.stack.top is pupil.table and pupil.table.folded
    assert pupil.table.furniture.side.showing == tab and not pupil.table._home.hides


def test_a_lesson_is_left_and_taken_up_where_it_was() -> None:
    pupil = Pupil("battlegoats", at=3)
    pupil.until_asked()
    context = pupil.harness.stack.context
    assert Progress.of(context.settings.options, "battlegoats") == Progress(3, "attack,remember,welcome", False)
    skip = next(widget for widget in pupil.table.guide.group if widget.id == "lesson.skip")  # type: ignore[union-attr]
    pupil.harness.click(skip.rect.center)
    pupil.harness.frames(2)
    assert isinstance(pupil.harness.stack.top, Dialog)
    pupil.harness.key(pygame.K_ESCAPE)
    pupil.harness.frames(2)
    assert pupil.table.page.kind == "step"


def test_progress_is_read_from_the_settings_whatever_stands_there() -> None:
    assert Progress.of({}, "x") == Progress()
    assert Progress.of({key("x"): {"at": "abc"}}, "x") == Progress()
    found = Progress.of({key("x"): {"at": 2, "seen": "a,b", "done": True, "match": "of an older program"}}, "x")
    assert found.at == 2 and found.steps == {"a", "b"} and found.done


def test_the_table_is_told_at_once_what_the_others_do() -> None:
    """So that it knows how fast to show it: nobody who learns waits long between two acts."""
    lesson = lesson_of("loot_and_recruit")
    number = next(n for n, step in enumerate(lesson.step) if step.id == "end-turn")
    feed = feed_of("loot_and_recruit", number)
    through(feed)
    feed.play(lesson.step[number].plays[0])
    assert [len(feed.poll()) for _ in range(3)] == [1, len(lesson.step[number].then), 0]


def test_answers_are_the_same_in_whatever_order_their_things_were_pressed() -> None:
    assert is_same(["commit", [2, 1]], ["commit", [1, 2]]) and is_same("none", "none")
    assert not is_same(["attack", 1, 2], ["attack", 2, 1]) and not is_same(["commit", [1]], ["commit", [1, 2]])


def test_plays_of_a_step_may_come_in_another_order() -> None:
    """What comes after is dealt as the script has it all the same."""
    at = next(n for n, step in enumerate(lesson_of("loot_and_recruit").step) if len(step.plays) > 1)
    feed, straight = feed_of("loot_and_recruit", at), feed_of("loot_and_recruit", at)
    plays = lesson_of("loot_and_recruit").step[at].plays
    for choice in reversed(plays):
        feed.play(choice)
    for choice in plays:
        straight.play(choice)
    assert not feed.strayed and feed.at == at + 1
    assert feed.match.hash() == straight.match.hash()


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_speaks_of_what_its_game_has(title: str) -> None:
    lesson, record = lesson_of(title), titles.title(title)
    assert record.seats[0] <= lesson.seats <= record.seats[1]
    titles.options_for(title, lesson.options)
    ids = [step.id for step in lesson.step]
    assert len(set(ids)) == len(ids) >= 5
    assert any(not step.is_read for step in lesson.step), "something is done, not only read"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SCENES)
def test_every_step_has_its_words(title: str, language: str, tmp_path: Any) -> None:
    """Heading and text, an act for each thing that is pointed at, 45 words at most; what was done is told on the last page."""
    file = SettingsFile(tmp_path)
    file.change(language=language)
    words = title_words(title, Context(file).text)
    said = words.keys(language)
    for step in lesson_of(title).step:
        name = f"lesson-{step.id}"
        assert {name, f"{name}.text"} <= said, name
        acts = [one for one in said if re.fullmatch(rf"{name}\.act\d", one)]
        assert sorted(acts) == [f"{name}.act{n + 1}" for n in range(len(step.point))], name
        assert len(words(f"{name}.text").split()) <= 45, name
    assert {"lesson-guide", "lesson-end", "lesson-end.text", "lesson-end.open1", "lesson-end.open2"} <= said
    ids = {step.id for step in lesson_of(title).step} | {"guide", "end"}
    assert {one.split(".")[0] for one in said if one.startswith("lesson-")} == {f"lesson-{id}" for id in ids}
    assert sum(f"lesson-{step.id}.done" in said for step in lesson_of(title).step) >= 4


def test_the_last_page_lists_what_was_done_and_what_was_not() -> None:
    pupil = Pupil("battlegoats")
    pupil.until_asked()
    table = pupil.table
    words = table.services.words
    steps = [step.id for step in table.taught.lesson.step if words.has(f"lesson-{step.id}.done")]
    table.taught.done = {"welcome", steps[0], steps[2]}
    table.page = Page("end")
    table._open()
    assert table.guide is not None
    slip = table.guide.slip
    assert slip.ticks == [words(f"lesson-{id}.done") for id in (steps[0], steps[2])]
    left = [words(f"lesson-{id}.done") for id in steps if id not in table.taught.done]
    assert slip.ahead == [*left, words("lesson-end.open1"), words("lesson-end.open2")]
    assert [number for _, number in table.guide._discs] == [0, 0] + [OPEN] * len(slip.ahead)


def test_of_several_acts_the_next_is_bright_and_those_done_are_ticked(monkeypatch: pytest.MonkeyPatch) -> None:
    inks: dict[int, Any] = {}
    monkeypatch.setattr(lesson_guide, "draw_disc", lambda _, look, disc, number, ink: inks.update({number: ink}))
    look = Look(Frame((1280, 720)))
    slip = Slip("Attack", "Two cards fight.", (2, 9), acts=("First.", "Second.", "Third."), acted=1)
    guide = Guide(look, Rect(900, 80, 360, 500), "Guide", slip, Way("lesson.fold", "Fold", lambda: None))
    guide.draw(Surface((1280, 720)), None, Rect(0, 0, 1280, 720))
    assert inks == {0: look.palette.paper, 2: palette.STRAW, 3: look.palette.paper}


def test_a_lesson_without_a_script_waits_for_its_asks() -> None:
    steps = (Step("a"), Step("b", "attack|orders"), Step("c", "deploy"))
    feed = LessonFeed("battlegoats", Lesson(2, 1, steps), "Maija")
    assert feed.step == steps[0]
    feed.read()
    assert feed.step == steps[2], "its question is there, the other's is not yet"
    feed.play(feed.match.default(0))
    assert feed.done == {"a", "c"} and not feed.strayed and not feed.is_learnt


# without a mouse


def rest(pupil: Pupil) -> None:
    """Until the map lies still: nobody presses what has not come yet."""
    for one in pupil.table.group.widgets:
        while isinstance(one, HexmapView) and one.camera.moving:
            pupil.harness.frames(1)


def hold_of(pupil: Pupil, fingers: Fingers) -> None:
    """Press what the guide points at, or the key that its button bears, without a mouse."""
    table = pupil.table
    step = table.page.step
    assert step is not None
    if step.is_read:
        fingers.hand.press()
        pupil.harness.frames(2)
        return
    assert table.acted < len(step.point), f"{step.id}: all was pressed, and nothing was sent"
    rest(pupil)
    found = table.found(step.point[table.acted])
    assert found is not None, f"{step.id}: {step.point[table.acted]} is not there"
    rect, widget = found
    view = table.group.at(rect.center)
    if widget is None and isinstance(view, HexmapView):
        here = view.hex_at(rect.center)
        assert here is not None
        fingers.click(("hex", here))
    else:
        fingers.click(widget.id if widget is not None else rect.center)
    pupil.harness.frames(2)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("title", SCENES)
def test_a_lesson_is_taken_without_a_mouse(title: str, hand: type[Hand]) -> None:
    pupil = Pupil(title)
    fingers = Fingers(hand(pupil.harness))
    seen: list[str] = []
    while pupil.until_asked() == "step":
        assert pupil.table.page.step is not None
        seen.append(pupil.table.page.step.id)
        assert len(seen) < 100, f"the guide stands still at {seen[-1]}"
        hold_of(pupil, fingers)
    assert pupil.table.page.kind == "end" and set(seen) == {step.id for step in lesson_of(title).step}


@pytest.mark.parametrize("title", SCENES)
def test_one_button_at_a_time_bears_the_key_that_confirms(title: str) -> None:
    pupil = Pupil(title)
    for ringed in (False, True):
        pupil.until_asked()
        if ringed:
            pupil.harness.key("right")
            pupil.harness.frames(2)
        table = pupil.table
        assert table.guide is not None and table.guide.group.main is not None
        key = table.guide.group.main.key
        assert key == "ENTER"
        assert [w.id for w in table.group if isinstance(w, Button) and w.key == key] == []
        assert not ringed or table.group.focused is table.guide.group.main, (
            "the keyboard begins at what is to be pressed"
        )


def test_the_key_on_the_slate_turns_the_page_wherever_the_ring_is() -> None:
    pupil = Pupil("goblin_raid")
    pupil.until_asked()
    before = pupil.table.page.step
    table = pupil.table
    table.group.focus(table.group.main)
    pupil.harness.key("return")
    assert pupil.until_asked() == "step" and pupil.table.page.step != before


def test_what_is_taken_back_is_pointed_at_again() -> None:
    pupil = Pupil("battlegoats", at=1)
    pupil.until_asked()
    pupil.act()
    pupil.act()
    for left in (1, 0):
        pupil.harness.key("escape")
        pupil.harness.frames(2)
        assert pupil.table.acted == left
    pupil = Pupil("slayer_slayer", at=[step.id for step in lesson_of("slayer_slayer").step].index("commit"))
    pupil.until_asked()
    pupil.act()
    pupil.harness.key("escape")
    pupil.harness.frames(2)
    assert pupil.table.acted == 0


def test_a_card_put_back_by_a_second_press_is_pointed_at_again_and_one_chosen_ahead_is_not() -> None:
    pupil = Pupil("slayer_slayer", at=[step.id for step in lesson_of("slayer_slayer").step].index("commit"))
    pupil.until_asked()
    table = pupil.table
    first, second = (table.found(["c", card]) for card in (46, 33))
    assert first is not None and second is not None
    pupil.act()
    pupil.harness.click(first[0].move(0, 40).center)
    pupil.harness.frames(2)
    assert table.acted == 0, "it is no longer chosen"
    pupil.harness.click(second[0].center)
    pupil.harness.frames(2)
    assert table.acted == 0
    pupil.act()
    pupil.harness.frames(2)
    assert table.acted == 2, "the other one is chosen already"
    pupil.act()
    assert pupil.until_asked() == "step" and not table.taught.strayed


@pytest.mark.parametrize("title", SCENES)
def test_the_ring_of_a_pad_goes_from_act_to_act(title: str) -> None:
    """What has just been pressed would be taken back by the next press."""
    for at in [n for n in steps_of(title) if len(lesson_of(title).step[n].point) > 1]:
        pupil = Pupil(title, at=at)
        fingers = Fingers(PadHand(pupil.harness))
        fingers.hand.next()
        while pupil.until_asked() == "step" and pupil.table.taught.number(pupil.table.page.step) == at:
            hold_of(pupil, fingers)
            rest(pupil)
            table, found = pupil.table, pupil.table._pointed()
            if table.page.kind != "step" or table.acted == 0 or found is None:
                break
            focused = table.group.focused
            assert focused is (found[1] or table.group.at(found[0].center)), (table.page.step, table.acted)


def test_the_frame_of_what_is_pointed_at_lies_round_the_card_that_the_ring_has_lifted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It cut across the card's name."""
    pupil = Pupil("slayer_slayer", at=[step.id for step in lesson_of("slayer_slayer").step].index("commit"))
    PadHand(pupil.harness).next()
    pupil.until_asked()
    framed: list[Any] = []
    monkeypatch.setattr(Guide, "draw", lambda self, surface, pointed, *rest: framed.append(pointed))
    pupil.table.draw(Surface(pupil.harness.size))
    pupil.table.draw(Surface(pupil.harness.size))
    lifted = pupil.table.services.pointer.lifted
    assert lifted is not None and lifted[0] == ("c", 46) and framed[-1].thing == lifted[1].rect


@pytest.mark.parametrize("high", [335, 240])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT)
def test_the_slates_plate_is_read_whole(title: str, language: str, high: int, monkeypatch: pytest.MonkeyPatch):
    """The guide's name, and the last page's heading where the slate is low: "The retiring..." had stood there."""
    cut: list[str] = []
    whole = Lettering.ellipsis

    def ellipsis(*args: Any) -> str:
        found = whole(*args)
        cut.extend([args[1]] if found != args[1] else [])
        return found

    monkeypatch.setattr(Lettering, "ellipsis", ellipsis)
    words, fold = title_words(title, Catalogue(language)), Way("fold", "", lambda: None)
    slip = Slip(words("lesson-end"), "", (9, 9))
    Guide(
        Context(size=(1280, 720)).look(title),
        Rect(0, 0, 232, high),
        words("lesson-guide"),
        slip,
        fold,
        face="portrait_06",
    )
    assert not cut


def steps_of(title: str, *, points: bool = True) -> list[int]:
    """The steps that point at something."""
    return [n for n, step in enumerate(lesson_of(title).step) if bool(step.point) is points]


@pytest.mark.parametrize("title", SCENES)
def test_the_key_for_the_next_thing_leads_to_what_is_pointed_at(title: str) -> None:
    for at in steps_of(title)[:2]:
        pupil = Pupil(title, at=at)
        pupil.until_asked()
        pupil.harness.key("n")
        pupil.harness.frames(2)
        table = pupil.table
        found, focused = table._pointed(), table.group.focused
        assert found is not None and focused is not None
        if isinstance(focused, HexmapView):
            assert focused.pointed == focused.hex_at(found[0].center)
        else:
            assert focused is found[1], (table.page.step, focused.id)


@pytest.mark.parametrize("title", SCENES)
def test_the_keys_of_the_guide_come_last_and_none_is_hidden_by_it(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pupil = Pupil(title, at=steps_of(title)[0])
    pupil.until_asked()
    pupil.harness.key("right")
    pupil.harness.frames(2)
    group = pupil.table.group
    assert isinstance(group, TableGroup)
    aims = [aim for _, aim in pupil.table.tags.tags(group.aims())]
    guides = [aim.widget.id.startswith("lesson.") for aim in aims]
    assert any(guides) and all(aim.aside for aim in aims[guides.index(True) :])
    drawn: list[str] = []
    guide_draws, tags_draw = Guide.draw, KeyTags.draw
    monkeypatch.setattr(Guide, "draw", lambda self, *a, **k: (drawn.append("guide"), guide_draws(self, *a, **k))[1])
    monkeypatch.setattr(KeyTags, "draw", lambda self, *a: (drawn.append("tags"), tags_draw(self, *a))[1])
    pupil.table.draw(Surface(pupil.harness.size))
    assert drawn == ["guide", "tags"]


def test_a_button_of_the_guide_keeps_its_key_from_page_to_page() -> None:
    """Each page gave it the next key that the table had left: "Skip" was 6 on one page and R on the next."""
    found: dict[str, set[str]] = {}
    for at in range(1, 6):
        pupil = Pupil("loot_and_recruit", at=at)
        pupil.until_asked()
        pupil.harness.key("right")
        pupil.harness.frames(2)
        group = pupil.table.group
        assert isinstance(group, TableGroup)
        tags = pupil.table.tags.tags(group.aims())
        assert len({tag for tag, _ in tags}) == len(tags)
        for tag, aim in tags:
            if aim.widget.id.startswith("lesson."):
                found.setdefault(aim.widget.id, set()).add(tag)
    assert {"lesson.skip", "lesson.back", "lesson.fold"} <= set(found)
    assert all(len(tags) == 1 for tags in found.values()), found


def test_nobody_but_the_guide_says_what_is_next() -> None:
    """Goblin's tips for newcomers would name another leader, and ring another hex."""
    pupil = Pupil("goblin_raid", at=1)
    pupil.until_asked()
    table = pupil.table
    assert table.context.settings.aid and not table.services.aid()
    assert not [widget.stakes for widget in table.group if isinstance(widget, AskLine) and "Ashdown" in widget.stakes]


def test_the_hand_covers_neither_the_question_nor_the_card() -> None:
    for at in steps_of("slayer_slayer"):
        pupil = Pupil("slayer_slayer", at=at)
        pupil.until_asked()
        table = pupil.table
        found = table._pointed()
        assert found is not None and table.guide is not None
        size = hand_size(table.look, pupil.harness.size[0])
        room = Rect((0, 0), pupil.harness.size)
        hand, _ = hand_at(found[0], size, (size[0] // 5, size[0] // 5), room, table.guide.rect, table.beside(found[1]))
        assert not hand.colliderect(table.regions.ask), table.page.step
        assert not hand.colliderect(table.regions.inspector), table.page.step


@pytest.mark.parametrize("title", SCENES)
def test_the_main_button_that_does_what_is_taught_is_no_other_way(title: str) -> None:
    """Where another button is pointed at and the main one comes to the same, either is right."""
    for at, step in enumerate(lesson_of(title).step):
        if not step.same:
            continue
        pupil = Pupil(title, at=at)
        pupil.until_asked()
        main = pupil.table.group.main
        assert main is not None and main.id not in step.point
        pupil.harness.key("g")
        pupil.until_asked()
        assert not pupil.table.taught.strayed, (title, step.id)
        assert step.id in pupil.table.taught.done


def test_a_lesson_that_is_paused_is_no_replay() -> None:
    pupil = Pupil("slayer_slayer")
    pupil.until_asked()
    pupil.harness.key("f10")
    pupil.harness.frames(3)
    top = pupil.harness.stack.top
    assert isinstance(top, Pause)
    leave = top.group.find("leave")
    assert isinstance(leave, Button) and leave.text == top.tr("lesson-quit")
    assert top._named("live", "lesson", "replay") == "lesson"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_links_of_the_last_page_are_two_in_the_largest_letters_too(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "VALIKKOONPELAA UUDESTAAN" had stood there."""
    cut: list[str] = []
    whole = Lettering.ellipsis

    def ellipsis(*args: Any) -> str:
        found = whole(*args)
        cut.extend([args[1]] if found != args[1] else [])
        return found

    monkeypatch.setattr(Lettering, "ellipsis", ellipsis)
    file = SettingsFile()
    file.change(language=language, text_scale=1.5)
    context = Context(file, size=(1280, 720))
    tr, nothing = context.tr, lambda: None
    ways = [
        Way("play", tr("lesson-play"), nothing, "primary", "Enter"),
        Way("leave", tr("lesson-leave"), nothing),
        Way("again", tr("lesson-restart"), nothing),
    ]
    look = context.look("battlegoats")
    guide = Guide(look, Rect(990, 60, 276, 506), "", Slip("", "", (7, 7), ways=ways), Way("fold", "", nothing))
    guide.draw(Surface((1280, 720)), None, Rect(0, 0, 1280, 720))
    leave, again, play = (next(way.rect for way in guide.group if way.id == id) for id in ("leave", "again", "play"))
    assert again.x - leave.right >= 10 and play.x - again.right >= 10 and not cut


def test_the_strip_tells_in_sentences() -> None:
    """It ran on: "Nettle, platform 2 Recruit Cost 3"."""
    page = Inspected(name="Troublesome Trio", status="Nettle, platform 2", text="Recruit Cost 3.")
    assert " ".join(lesson_strip.told(page)[0]) == "Nettle, platform 2. Recruit Cost 3."
    assert lesson_strip.told(page._replace(status="")) == (["Recruit Cost 3."], " ")

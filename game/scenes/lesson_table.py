"""The table of a first lesson: the real table, a scene that is played on it, and a guide with a home beside it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lessons.feed import LessonFeed
from game.lessons.script import Handle, Progress, Step, key, load
from game.scenes.routes import PauseRoute
from game.stack.scene import SceneStack
from game.tabletop.contract import Regions
from game.tabletop.hotspots import TableGroup
from game.tabletop.lesson_guide import Guide, Home, Slip, Way, with_home
from game.tabletop.scene import TableScene
from game.ui.widgets.base import Widget
from game.ui.widgets.group import ENTER

MOST_ACTS = 6
"""Numbered acts of one step."""


class Page(NamedTuple):
    """What the slate shows."""

    kind: str
    """"step"; "watch": the others play; "strayed": the player went another way; "end"."""
    step: Step | None = None


def learn(stack: SceneStack, title: str) -> None:
    """Open a game's first lesson, where it was left."""
    stack.push(lesson_table(stack, title, Progress.of(stack.context.settings.options, title).at))


def lesson_table(stack: SceneStack, title: str, at: int) -> LessonTable:
    """The lesson of a game with its scene set before step `at`."""
    lesson = load(title)
    assert lesson is not None
    context = stack.context
    at = at if lesson.is_scripted and at < len(lesson.step) else 0
    return LessonTable(LessonFeed(title, lesson, context.name, at))


class LessonTable(TableScene):
    """`LessonTable(feed)`: what is to be done is numbered on the slate and on the table; whoever does something else may, and
    can have the scene set again."""

    def __init__(self, feed: LessonFeed) -> None:
        super().__init__(feed, pause=lambda scene: self.stack.push(PauseRoute(scene)))
        self.taught = feed
        self.guide: Guide | None = None
        self.page = Page("watch")
        self.acted = 0
        """Acts of the present step that were done."""
        self.folded = False
        self.alone = False
        """The player goes on without the guide, the lesson is over or skipped."""
        self._home: Home | None = None
        feed.busy = lambda: self.ready and (self.updates.playing is not None or bool(self.updates.waiting))

    # ------------------------------------------------------------------ what is taught

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.ready:
            return
        page = self._present()
        if page != self.page:
            self._turn_to(page)
        elif self.guide is not None and self.guide.group.needs_draw:
            self.dirty = True

    def _present(self) -> Page:
        """The page of this moment: a step comes when its question is there, and goes when the answer is sent."""
        feed, update = self.taught, self.services.update
        if self.updates.playing or self.updates.waiting or self.services.sent or feed.others_play:
            return Page("watch")
        if feed.strayed:
            return Page("strayed")
        step = feed.step
        if step is None and (feed.lesson.is_scripted or feed.is_learnt or update.result is not None):
            return Page("end")
        ask = update.ask
        asked = ask is not None and ask.space is not None
        if (
            step is not None
            and (asked or update.result is not None)
            and (step.is_read or (ask and step.answers(ask.kind)))
        ):
            return Page("step", step)
        return Page("watch")

    def _turn_to(self, page: Page) -> None:
        if page.kind == "end":
            self._keep(done=True)
        elif page.step is not None and not self.alone:
            self._keep()
        if page.kind != "watch":
            self.sound("paper_turn")
        self.page, self.acted = page, 0
        if page.kind == "end":
            self.folded = False
            self.rebuild()  # the slate takes more room
        else:
            self._open()

    def _keep(self, done: bool = False) -> None:
        """Remember how far we are."""
        options = dict(self.context.settings.options)
        before = Progress.of(options, self.feed.title)
        kept = Progress(0 if done else self.taught.at, ",".join(sorted(self.taught.done)), done or before.done)
        options[key(self.feed.title)] = msgspec.to_builtins(kept)
        self.context.change(options=options)

    def _read(self) -> None:
        self.taught.read()

    def _set_again(self, at: int) -> None:
        """The scene as it was before a step."""
        self.stack.replace(lesson_table(self.stack, self.feed.title, max(0, at)))

    def _back(self) -> None:
        self._set_again(self.taught.at - 1)

    def _fold(self) -> None:
        self.folded = not self.folded
        self.rebuild()

    def _skip(self) -> None:
        def skip() -> None:
            self._keep(done=True)
            self.stack.go_home()

        self.confirm(self.tr("lesson-skip"), self.tr("lesson-skip-text"), skip)

    def _show(self) -> None:
        """Do what is pointed at."""
        found = self._pointed()
        if found is not None:
            self.press(found[1] if found[1] is not None else found[0])

    def press(self, thing: Widget | Rect) -> None:
        """Press a thing as the player would."""
        if isinstance(thing, Widget):
            thing.activate()
        else:
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
                super().handle(Event(kind, pos=thing.center, **more))
        self._acted()

    # ------------------------------------------------------------------ what is pointed at

    def _pointed(self) -> tuple[Rect, Widget | None] | None:
        """Where the thing lies that is to be pressed now, and its widget where it is one."""
        step = self.page.step
        if step is None or self.acted >= len(step.point):
            return None
        return self.found(step.point[self.acted])

    def found(self, point: str | Handle) -> tuple[Rect, Widget | None] | None:
        """Where something lies that a step points at; None while it is not there."""
        if isinstance(point, str):
            widget = self.group.find(point)
            return (widget.rect, widget) if widget is not None and widget.visible else None
        handle = tuple(point)
        spot = self.group.find(f"spot.{handle}")
        if spot is not None:
            return spot.rect, spot
        where = self.table.where(handle)
        return (where, None) if where is not None else None

    def _acted(self) -> None:
        """What is pointed at was pressed."""
        self.acted += 1
        if self.page.kind == "step" and not self.services.sent:
            self._open()

    # ------------------------------------------------------------------ the slate

    def lay_regions(self) -> Regions:
        self._home = with_home(super().lay_regions(), self.look, self.folded, self.page.kind == "end")
        return self._home.regions

    def build(self) -> None:
        super().build()
        if self._home is not None:  # what the slate takes the place of cannot be pressed through it
            group, slate = self.group, self._home.slate.inflate(8, 8)
            group.widgets = [widget for widget in group if not slate.contains(widget.rect)]
        self._open()

    def _open(self) -> None:
        if not self.ready or self._home is None:
            return
        fold = Way("lesson.fold", self.tr("lesson-open" if self.folded else "lesson-fold"), self._fold)
        self.guide = Guide(
            self.look, self._home.slate, self.services.words("lesson-guide"), self._slip(), fold, folded=self.folded
        )
        group = self.group
        if isinstance(group, TableGroup):
            group.above = self.guide.group.widgets
        self.painter.stale = True
        self.dirty = True

    def _slip(self) -> Slip:
        tr, feed = self.tr, self.taught
        whole = len(feed.lesson.step)
        number = min(whole, (feed.number(self.page.step) if self.page.step is not None else len(feed.done)) + 1)
        skip = Way("lesson.skip", tr("lesson-skip"), self._skip)
        back = [Way("lesson.back", tr("lesson-back"), self._back)] if feed.lesson.is_scripted and feed.at else []
        if self.page.kind == "end":
            return self._last(whole)
        if self.page.kind == "strayed":
            again = Way("lesson.again", tr("lesson-again"), lambda: self._set_again(feed.last_played), "primary")
            return Slip(tr("lesson-strayed"), tr("lesson-strayed-text"), (number, whole), ways=[again, skip])
        step = self.page.step
        if step is None:
            return Slip(tr("lesson-watch"), tr("lesson-watch-text"), (number, whole), ways=[skip])
        if step.is_read:
            go_on = Way("lesson.next", tr("lesson-next"), self._read, "primary", self.key_name("confirm"))
            return Slip(*self._said(step), (number, whole), ways=[go_on, skip, *back])
        show = [Way("lesson.show", tr("lesson-show"), self._show, "moss")] if step.point else []
        acts = self._acts(step)
        return Slip(*self._said(step), (number, whole), acts, min(self.acted, len(acts)), ways=[*show, skip, *back])

    def _said(self, step: Step) -> tuple[str, str]:
        """A step's heading and text. Keys are those in use."""
        keys = {f"key_{action}": self.key_name(action) for action in self.context.settings.keys}
        words = self.services.words
        return words(f"lesson-{step.id}"), words(f"lesson-{step.id}.text", **keys)

    def _acts(self, step: Step) -> list[str]:
        words = self.services.words
        found = (f"lesson-{step.id}.act{number}" for number in range(1, MOST_ACTS + 1))
        return [words(act) for act in found if words.has(act)]

    def _last(self, whole: int) -> Slip:
        """What was done, and what was not."""
        words, feed = self.services.words, self.taught
        done = [f"lesson-{step.id}.done" for step in feed.lesson.step if step.id in feed.done]
        ticks = [words(told) for told in done if words.has(told)]
        ahead = words("lesson-end.open")
        text = f"{words('lesson-end.text')} {ahead}"
        leave = Way("lesson.leave", self.tr("lesson-leave"), self.stack.go_home, "primary", self.key_name("confirm"))
        again = Way("lesson.restart", self.tr("lesson-restart"), lambda: self._set_again(0))
        return Slip(words("lesson-end"), text, (whole, whole), ticks=ticks, ways=[leave, again], brief=ahead)

    # ------------------------------------------------------------------ events, drawing

    def on_slip(self, widget: Widget | None) -> bool:
        return widget is not None and widget.id.startswith("lesson.")

    def handle(self, event: Event) -> bool:
        guide = self.guide
        if guide is not None:
            if guide.handle(event):
                return True
            main = guide.group.main
            ringed = self.group.keyboard and self.group.focused is not None
            if main is not None and self.is_key(event, "confirm") and not self.furniture.typing and not ringed:
                main.activate()
                return True
        found = self._pointed()
        pressed = found is not None and self._presses(event, found[0])
        used = super().handle(event)
        if pressed and not self.services.sent:
            self._acted()
        return used

    def _presses(self, event: Event, thing: Rect) -> bool:
        """Whether an event presses the thing that lies there, by mouse or by the ring of the keyboard."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return thing.collidepoint(event.pos)
        focused = self.group.focused
        if event.type == pygame.KEYDOWN and focused is not None and self.group.keyboard:
            return (event.key in ENTER or self.is_key(event, "confirm")) and focused.rect == thing
        return False

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.guide is not None:
            found = self._pointed() if not self.updates.playing else None
            ring = (found[0], self.acted + 1) if found is not None else None
            self.guide.draw(surface, ring, surface.get_rect())

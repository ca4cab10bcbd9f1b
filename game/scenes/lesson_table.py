"""The table of a first lesson: the real table, a scene that is played on it, and a guide with a home beside it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.lessons.feed import LessonFeed
from game.lessons.script import Handle, Progress, Step, key, load
from game.scenes.lesson_acts import Acts
from game.scenes.lesson_coach import LessonCoach
from game.scenes.routes import PauseRoute, TitleCardRoute
from game.stack.scene import SceneStack
from game.tabletop.coach_words import CoachWords
from game.tabletop.contract import Regions
from game.tabletop.hotspots import HotspotWidget, TableGroup
from game.tabletop.key_tags import Aim
from game.tabletop.lesson_guide import SHOWN_S, Guide, Home, Pointed, Slip, Way, with_home
from game.tabletop.lesson_strip import draw_strip
from game.tabletop.scene import TableScene
from game.ui.hexmap.view import HexmapView
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.group import ENTER
from game.ui.widgets.hud import AskLine
from game.ui.widgets.inspector import Inspected

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
        self.acts = Acts()
        self.folded = False
        self.alone = False
        """The player goes on without the guide, the lesson is over or skipped."""
        self._taken_back = False
        """Something was taken back since the table was built."""
        self._pressed_else = False
        """Something that is not pointed at was pressed since: it may have undone what was pressed before."""
        self._leads = False
        """The ring goes to what is pointed at as soon as the table is built anew."""
        self._shown_s = SHOWN_S
        """Seconds since the player asked to be shown what is pointed at."""
        self._home: Home | None = None
        self._laid: Home | None = None
        """The slate's home before a page that needs it all took the strip's place."""
        self._stripped: Inspected | None = None
        """What the strip under the slate says."""
        self._coach = LessonCoach(feed)
        feed.busy = lambda: self.ready and (self.updates.playing is not None or bool(self.updates.waiting))

    # ------------------------------------------------------------------ what is taught

    def enter(self) -> None:
        super().enter()
        self.updates.tempo.counts_own = True  # whoever learns waits to be told what to do next

    def wants_aid(self) -> bool:
        """The guide says what is next, and no second voice another thing, until the player goes another way."""
        return super().wants_aid() and self.page.kind == "strayed"

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.ready:
            return
        if self._shown_s < SHOWN_S:
            self._shown_s += dt
            self.dirty = True
        if self._home is not None and self._home.strip is not None and self._stripped is not self.furniture.side.shown:
            self._stripped, self.dirty = self.furniture.side.shown, True
        page = self._present()
        if self._coach.hear(self.context.settings.aid) and self.page.kind == "strayed":
            self._open()
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
        points = page.step.point if page.step is not None else ()
        self.page, self.acts, self._leads = page, Acts(points, self.table.is_in_hand), False
        if page.kind == "end":
            self.folded = False
            self.rebuild()  # the slate takes more room
        else:
            self._open()
            if isinstance(self.group, TableGroup):
                self.group.lead_to_taught()

    @property
    def acted(self) -> int:
        """Acts of the present step that were done."""
        return self.acts.done

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

        self.confirm(self.tr("lesson-skip-sure"), self.tr("lesson-skip-sure.text"), skip)

    def _show(self) -> None:
        """The hand goes to what is pointed at, which comes into view and has the ring: it is the player who presses it."""
        step, found = self.page.step, self._pointed()
        if step is None or found is None:
            return
        self._shown_s = 0.0
        thing, widget = found
        group = self.group
        view = widget or group.at(thing.center)
        if isinstance(view, HexmapView):
            here = view.hex_at(thing.center)
            view.point(here)
            if here is not None:
                view.show_hex(here)
        if view is not None and view.reachable():
            group.focus(view, show=group.keyboard)
        point = step.point[self.acted]
        if not isinstance(point, str):
            self.services.inspect(tuple(point))
        self.dirty = True

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

    def _lead(self, group: TableGroup) -> None:
        """Have the keyboard begin at what is pointed at; on a map at the hex."""
        step = self.page.step
        point = step.point[self.acted] if step is not None and self.acted < len(step.point) else ""
        is_hex = not isinstance(point, str) and point[0] == "hex"
        for widget in group.widgets:
            if isinstance(widget, HexmapView):
                widget.start = str(point[1]) if is_hex else ""
        maps = [widget.id for widget in group.widgets if isinstance(widget, HexmapView)]
        id = point if isinstance(point, str) else f"spot.{tuple(point)}"
        group.taught = maps[0] if is_hex and maps else id

    def beside(self, pointed: Widget | None) -> list[Rect]:
        """Where what else can be pressed or is to be read lies: the hand shall not cover it."""
        pressed = [widget.rect for widget in self.group if widget is not pointed and widget.visible
                   and widget.id.startswith(("spot.", "act."))]  # fmt: skip
        regions = self.regions
        return [*pressed, regions.top, regions.ask, regions.inspector]

    def words(self, pointed: Widget | None) -> list[Rect]:
        """Where words stand that the hand shall not cover: on the table, and on the button that is pointed at."""
        return [*self.table.printed_words(), *([pointed.inked] if isinstance(pointed, Button) else [])]

    def _acted(self) -> None:
        """What is pointed at was pressed."""
        self.acts.press()
        self._leads = True
        self._shown_s = SHOWN_S
        if self.page.kind == "step" and not self.services.sent:
            self._open()

    # ------------------------------------------------------------------ the slate

    def lay_regions(self) -> Regions:
        self._laid = self._home = with_home(super().lay_regions(), self.look, self.folded, self.page.kind == "end")
        return self._home.regions

    def make_room(self) -> None:
        """A page of the side was opened that lies under the slate: it folds."""
        if self._home is not None and self._home.hides and not self.folded and self.page.kind != "end":
            self._fold()

    def add_ask_line(self, rect: Rect) -> bool:
        """At the end nobody waits for an answer any more."""
        if self.page.kind != "end":
            return False
        self.group.add(AskLine(self.look, rect, self.tr("lesson-over"), yours=False))
        return True

    def add_controls(self, rect: Rect) -> bool:
        return self.page.kind == "end"

    def build(self) -> None:
        super().build()
        if self._home is not None:  # what the slate takes the place of cannot be pressed through it
            group, slate = self.group, self._home.covered.inflate(8, 8)
            group.widgets = [widget for widget in group if not slate.contains(widget.rect)]
        if self._taken_back or self._pressed_else:
            self._go_back(may_be_hex=not self._taken_back)
            self._taken_back = self._pressed_else = False
        self._open()

    def _open(self) -> None:
        if not self.ready or self._laid is None:
            return
        self._home = self._laid
        self.guide = self._guide(self._home.slate)
        if self._home.strip is not None and not self.guide.fits:
            self._home = self._home._replace(slate=self._home.covered, strip=None)
            self.guide = self._guide(self._home.slate)
        group = self.group
        if isinstance(group, TableGroup):
            main = self.guide.group.main
            group.above = sorted(
                self.guide.group.widgets, key=lambda widget: widget is not main
            )  # the keyboard begins there
            self._lead(group)
        self._say_keys()
        self.painter.stale = True
        self.dirty = True

    def _guide(self, slate: Rect) -> Guide:
        fold = Way("lesson.fold", self.tr("lesson-open" if self.folded else "lesson-fold"), self._fold, steady=2)
        name, face = self.services.words("lesson-guide"), self.taught.lesson.face
        return Guide(self.look, slate, name, self._slip(), fold, face=face, folded=self.folded)

    def fresh(self) -> None:
        was = self._built
        super().fresh()
        if self._leads and self._built != was and isinstance(self.group, TableGroup):
            self._leads = False
            self.group.lead_to_taught()
        self._say_keys()

    def _say_keys(self) -> None:
        """One button at a time bears the key that confirms: the slate's, where it has one."""
        group, names = self.group, (self.key_name("confirm"), self.key_name("go"))
        taken = self.guide is not None and self.guide.group.main is not None
        group.main_keys = (names[1], names[1]) if taken else names
        if group.main is not None and group.main.key in names:
            ringed = group.keyboard and group.focused not in (None, group.main)
            group.main.set(key=group.main_keys[ringed])

    def _slip(self) -> Slip:
        tr, feed = self.tr, self.taught
        whole = len(feed.lesson.step)
        number = min(whole, (feed.number(self.page.step) if self.page.step is not None else len(feed.done)) + 1)
        skip = Way("lesson.skip", tr("lesson-skip"), self._skip, steady=0)
        back = (
            [Way("lesson.back", tr("lesson-back"), self._back, steady=1)] if feed.lesson.is_scripted and feed.at else []
        )
        if self.page.kind == "end":
            return self._last(whole)
        if self.page.kind == "strayed":
            again = Way(
                "lesson.again", tr("lesson-again"), lambda: self._set_again(feed.last_played), "primary", steady=4
            )
            verdict, words = self._coach.verdict, CoachWords(self.table, self.services)
            said = words.whole(verdict) if verdict is not None else tr("lesson-strayed-text")
            return Slip(tr("lesson-strayed"), said, (number, whole), ways=[again, skip])
        step = self.page.step
        if step is None:
            return Slip(tr("lesson-watch"), tr("lesson-watch-text"), (number, whole), ways=[skip])
        if step.is_read:
            go_on = Way("lesson.next", tr("lesson-next"), self._read, "primary", self.key_name("confirm"))
            return Slip(*self._said(step), (number, whole), ways=[go_on, skip, *back])
        show = [Way("lesson.show", tr("lesson-show"), self._show, "moss", steady=3)] if step.point else []
        acts = self._acts(step)
        return Slip(*self._said(step), (number, whole), acts, min(self.acted, len(acts)), ways=[*show, skip, *back])

    def _said(self, step: Step) -> tuple[str, str]:
        """A step's heading and text. Keys are those in use."""
        keys = {f"key_{action}": self.key_name(action) for action in self.context.settings.keys}
        words = self.services.words
        return words(f"lesson-{step.id}"), words(f"lesson-{step.id}.text", **keys)

    def _acts(self, step: Step) -> list[str]:
        return self._numbered(f"lesson-{step.id}.act")

    def _numbered(self, name: str) -> list[str]:
        """The words of that name with a number, as many as there are."""
        words = self.services.words
        found = (f"{name}{number}" for number in range(1, MOST_ACTS + 1))
        return [words(one) for one in found if words.has(one)]

    def _last(self, whole: int) -> Slip:
        """What was done, what could have been, and what the lesson has not shown."""
        words, feed = self.services.words, self.taught
        told = [step for step in feed.lesson.step if words.has(f"lesson-{step.id}.done")]
        done, left = (
            [words(f"lesson-{step.id}.done") for step in told if (step.id in feed.done) is was_done]
            for was_done in (True, False)
        )
        play = Way("lesson.play", self.tr("lesson-play"), self._to_a_match, "primary", self.key_name("confirm"))
        leave = Way("lesson.leave", self.tr("lesson-leave"), self.stack.go_home, steady=5)
        again = Way("lesson.restart", self.tr("lesson-restart"), lambda: self._set_again(0), steady=6)
        return Slip(words("lesson-end"), words("lesson-end.text"), (whole, whole), ticks=done, ways=[play, leave, again],
                    ahead=[*left, *self._numbered("lesson-end.open")], ahead_heading=self.tr("lesson-ahead"))  # fmt: skip

    def _to_a_match(self) -> None:
        """What was learnt is played: to the game's card, with the menu under it."""
        self.stack.go_home()
        self.stack.push(TitleCardRoute(self.taught.title))

    # ------------------------------------------------------------------ events, drawing

    def on_slip(self, widget: Widget | None) -> bool:
        return widget is not None and widget.id.startswith("lesson.")

    def handle(self, event: Event) -> bool:
        guide = self.guide
        if guide is not None:
            if guide.handle(event):
                return True
            if self._turns_page(event, guide):
                return True
        found = self._pointed()
        pressed = found is not None and self._presses(event, *found)
        used = super().handle(event)
        if pressed and not self.services.sent:
            self._acted()
        elif used and self.acted and event.type in (pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            self._pressed_else = True
        return used

    def _turns_page(self, event: Event, guide: Guide) -> bool:
        """The key that stands on the slate's button presses it, wherever the ring is on the table; not while that is on
        another of the slate's, or on a button or link of the frame."""
        main = guide.group.main
        if main is None or self.furniture.typing or not self.is_key(event, "confirm"):
            return False
        at = self.group.focused
        if self.group.keyboard and (
            self.on_slip(at) or (isinstance(at, TextLink | Button) and at is not self.group.main)
        ):
            return False
        main.activate()
        return True

    def _presses(self, event: Event, thing: Rect, widget: Widget | None) -> bool:
        """Whether an event presses the thing that lies there: by mouse, by the ring of the keyboard or its key from anywhere."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return not self.furniture.pinging and self._lets_go_on(event.pos, thing, widget)
        if event.type != pygame.KEYDOWN or self.furniture.typing:
            return False
        group = self.group
        if self.is_key(event, "go"):
            return widget is not None and widget is group.main
        enters = event.key in ENTER or event.key == pygame.K_SPACE or self.is_key(event, "confirm")
        if not enters or not group.keyboard or group.focused is None:
            return enters and event.key != pygame.K_SPACE and widget is not None and widget is group.main
        hexed = group.focused.pointed if isinstance(group.focused, HexmapView) else None
        return self._is_there(Aim(group.focused, group.focused.rect, hexed or ""), thing, widget)

    def _lets_go_on(self, at: tuple[int, int], thing: Rect, widget: Widget | None) -> bool:
        """Whether a button that is let go there presses the thing itself: it went down on it, and dragged nothing away."""
        held = self.group.held
        if held is None or not held.enabled or not held.hit(at):
            return False
        if isinstance(held, HexmapView):
            return not held.is_dragged and held.hex_at(at) == held.hex_at(thing.center)
        return held is widget or (widget is None and thing.collidepoint(at))

    def _is_there(self, aim: Aim, thing: Rect, widget: Widget | None) -> bool:
        """Whether what a key presses is what is pointed at. A hex out of view is only brought there."""
        if not isinstance(aim.widget, HexmapView):
            return aim.widget is widget or (widget is None and aim.rect == thing)
        at = aim.widget.place_of(aim.hex) if aim.hex else (-1, -1)
        return aim.widget.rect.collidepoint(at) and thing.collidepoint(at)

    def take_tag(self, group: TableGroup, aim: Aim) -> None:
        found = self._pointed()
        pressed = found is not None and self._is_there(aim, *found)
        super().take_tag(group, aim)
        if pressed and not self.services.sent:
            self._acted()

    def take_back(self) -> bool:
        """What was pressed last is to be pressed again; where all was taken back, from the first thing on."""
        taken = super().take_back()
        if taken and self.acted:
            self.acts.back()
            self._taken_back = True
        return taken

    def _go_back(self, may_be_hex: bool) -> None:
        """To what can be pressed again, now that the table shows what is left of the choice. `may_be_hex`: what is no widget
        is taken to be still there."""
        self.acts.back_to_what_is_left()
        while self.acted:
            found = self._pointed()
            if found is not None and (self.group.lit(found[1]) if found[1] is not None else may_be_hex):
                break
            self.acts.back()
        self.acts.pass_chosen()

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.guide is not None:
            self.guide.draw(surface, self._framed(), surface.get_rect(), self._shown_s)
            self._draw_strip(surface)
            if isinstance(self.group, TableGroup):
                self.group.draw_tags(surface)

    def _framed(self) -> Pointed | None:
        """What the guide's frame and hand are drawn at."""
        found = self._pointed() if not self.updates.playing else None
        if found is None:
            return None
        thing, widget = found
        at = widget.outline if isinstance(widget, HotspotWidget) else thing
        return Pointed(at, self.acted + 1, self.beside(widget), self.words(widget))

    def _draw_strip(self, surface: Surface) -> None:
        page, home = self.furniture.side.shown, self._home
        if home is not None and home.strip is not None and page is not None:
            draw_strip(self.look, surface, home.strip, page)

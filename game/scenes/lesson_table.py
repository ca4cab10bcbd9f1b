"""The table of a first lesson: the real table, with a guide beside it."""

from __future__ import annotations

from typing import Any

import msgspec
import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.lesson import Lesson, Page, Progress, key, load
from game.scenes.lobby_table import LiveTable
from game.session.feed import LiveFeed
from game.session.session import Session
from game.tabletop.feed import Update
from game.tabletop.hotspots import TableGroup
from game.tabletop.lesson_guide import Guide, Slip
from game.ui.widgets.base import Widget

END = "~end"
"""The page behind the last one."""


class LessonTable(LiveTable):
    """`LessonTable(session, feed)`; the lesson is that of the feed's title, and goes on where it stopped."""

    def __init__(self, session: Session, feed: LiveFeed) -> None:
        super().__init__(session, feed)
        lesson = load(feed.title)
        assert lesson is not None
        self.lesson: Lesson = lesson
        self.page: Page | None = None
        self.guide: Guide | None = None
        self.over = False
        """The guide has nothing more to say: learnt, or skipped."""
        self._seen: set[str] = set()
        self._asked = -1
        self._shown: Update | None = None
        self._cues: set[str] = set()
        """Kinds of cues shown since the last page."""

    def enter(self) -> None:
        super().enter()
        progress = Progress.of(self.context.settings.options, self.feed.title)
        self._seen = progress.pages if progress.match == self.live.match else set()
        self._keep()

    # ------------------------------------------------------------------ what is learnt

    def update(self, dt: float) -> None:
        super().update(dt)
        if not self.ready or self.over:
            return
        update = self.services.update
        if update is not self._shown:
            self._shown = update
            self._cues |= {cue.kind for cue in update.cues}
        page = self.page
        if page is not None and page.until == "answer" and (update.ask is None or update.ask.id != self._asked):
            self._read()
        # A page must not take the place of the last slip, whose buttons end the lesson.
        if self.page is None and self.guide is None and not self.updates.playing and not self.updates.waiting:
            self._turn_page()
        if self.guide is not None and self.guide.group.needs_draw:
            self.dirty = True

    def _turn_page(self) -> None:
        page = self.lesson.next_page(self._seen, self.services.update, self._cues)
        if page is None and END not in self._seen and self.lesson.learnt(self._seen):
            self._say_end()
        elif page is not None:
            self.page = page
            self._asked = self.services.update.ask.id if self.services.update.ask is not None else -1
            self.sound("paper_turn")
            self._open()

    def _read(self) -> None:
        """The present page has been read, or done."""
        assert self.page is not None
        self._seen.add(self.page.id)
        self._cues.clear()
        self.page = None
        self._close()
        self._keep()

    def _say_end(self) -> None:
        self._seen.add(END)
        self._keep(done=True)
        text = self.tr("lesson-done-text")
        self.guide = Guide(self.look, Slip(self.tr("lesson-done"), text, (len(self.lesson.page),) * 2, self.tr("lesson-leave"),
                                           self.tr("lesson-play-on"), self.key_name("confirm")), [], self._busy(),
                           self._room(), self._finish, self._to_menu)  # fmt: skip
        self._within_reach()

    def _finish(self) -> None:
        self.over = True
        self._close()

    def _to_menu(self) -> None:
        self.session.close()
        self.stack.go_home()

    def _skip(self) -> None:
        def skip() -> None:
            self._keep(done=True)
            self.page = None
            self._finish()

        self.confirm(self.tr("lesson-skip"), self.tr("lesson-skip-text"), skip)

    def _keep(self, done: bool = False) -> None:
        """Remember how far we are."""
        options: dict[str, dict[str, Any]] = dict(self.context.settings.options)
        before = Progress.of(options, self.feed.title)
        over = END in self._seen
        kept = Progress("" if over else self.live.match, ",".join(sorted(self._seen - {END})), done or before.done)
        options[key(self.feed.title)] = msgspec.to_builtins(kept)
        self.context.change(options=options)

    # ------------------------------------------------------------------ the guide

    def build(self) -> None:
        super().build()
        if self.page is not None:
            self._open()
        elif self.guide is not None and not self.over:
            self._say_end()

    def _open(self) -> None:
        page = self.page
        if page is None or not self.ready:
            return
        words = self.services.words
        at = self.lesson.page.index(page) + 1
        go_on = page.until == "next"
        keys = {f"key_{action}": self.key_name(action) for action in self.context.settings.keys}
        slip = Slip(words(f"lesson-{page.id}"), words(f"lesson-{page.id}.text", **keys), (at, len(self.lesson.page)),
                    self.tr("lesson-skip"),
                    self.tr("lesson-next") if go_on else "", self.key_name("confirm"))  # fmt: skip
        self.guide = Guide(self.look, slip, self._rings(page), self._busy(), self._room(), self._read, self._skip)
        self._within_reach()

    def _close(self) -> None:
        self.guide = None
        self._within_reach()

    def _within_reach(self) -> None:
        """The keyboard goes to what the slip offers, before anything else, and lets go of it when the slip goes."""
        group, guide = self.group, self.guide
        if isinstance(group, TableGroup):
            group.above = guide.group.widgets if guide is not None else ()
            if group.keyboard and guide is not None and guide.group.main is not None:
                group.focus(guide.group.main)
            elif self.on_slip(group.focused) and group.focused not in group.above:
                group.focus(None, False)
        self._redraw()

    def on_slip(self, widget: Widget | None) -> bool:
        return widget is not None and widget.id.startswith("lesson.")

    def _redraw(self) -> None:
        self.painter.stale = True
        self.dirty = True

    def _rings(self, page: Page) -> list[Rect]:
        regions = self.regions
        if page.point == "spots":
            spots = [spot.rect for spot in self.spots if spot.open]
            return spots if len(spots) <= 8 else []
        if page.point == "plates":
            return list(regions.plates.values())
        if page.point == "buttons":
            return [widget.rect for widget in self.group if widget.id.startswith("act.") and widget.visible][:1]
        parts = {"top": regions.top, "middle": regions.middle, "ask": regions.ask, "inspector": regions.inspector,
                 "log": regions.log}  # fmt: skip
        found = parts[page.point] if page.point else None
        return [found] if found is not None else []

    def _busy(self) -> list[tuple[Rect, int]]:
        """What must not be covered, and how badly."""
        regions = self.regions
        found = [(spot.rect, 4 if spot.open else 1) for spot in self.spots]
        found += [(regions.ask, 5), (regions.buttons, 6), (regions.top, 3)]
        found += [(rect, 1) for rect in regions.plates.values()]
        return found

    def _room(self) -> Rect:
        edge = self.look.px(10)
        whole = Rect((0, 0), self.look.frame.size)
        return Rect(
            edge, self.regions.top.bottom + edge, whole.w - 2 * edge, whole.h - self.regions.top.bottom - 2 * edge
        )

    # ------------------------------------------------------------------ events, drawing

    def handle(self, event: Event) -> bool:
        guide = self.guide
        if guide is not None:
            if guide.handle(event):
                return True
            if event.type == pygame.KEYDOWN and self.is_key(event, "confirm") and not self.furniture.typing:
                main = guide.group.main
                if main is not None and not (self.group.keyboard and self.group.focused is not None):
                    main.activate()
                    return True
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.guide is not None:
            self.guide.draw(surface)

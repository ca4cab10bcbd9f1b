"""A recorded moment that this version can't draw, told in words; the rest of the replay goes on around it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.replay_controls import Playback, add_controls, handle_key
from game.scenes.replay_line import TimeLine
from game.scenes.replay_words import PlainLine, told_cue, told_view
from game.stack.scene import Scene
from game.stack.sheet import laid_sheet, paint_sheet
from game.ui.lettering import escape
from game.ui.widgets.scroll import ScrollArea
from net.storage import recording

BREATH = 2.5
"""Seconds that a running replay stays at a moment in words, at normal speed."""


class PlainMoment(Scene):
    """`go(at, playback)` shows another moment, on the table if it can be drawn."""

    def __init__(
        self,
        found: recording.Recording,
        names: list[str],
        at: int,
        playback: Playback,
        reason: str,
        go: Callable[[int, Playback], object],
    ) -> None:
        super().__init__()
        self.recording, self.names, self.at, self.playback, self.reason = found, names, at, playback, reason
        self.last = len(found.moments) - 1
        self._go = go
        self._breath = BREATH
        self._gone = False

    def lines(self) -> list[PlainLine]:
        """What happened on the way here, then everything that lay on the table."""
        moment = self.recording.moments[self.at]
        cues = [PlainLine(told_cue(cue, self.names), 1) for cue in moment.cues]
        happened = [PlainLine(self.tr("replay-happened"), 0, True), *cues] if cues else []
        return [*happened, *told_view(moment.view(), self.names)]

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "replay-leave")
        inner = self._sheet.inner
        note = escape(self.tr("replay-plain"))
        self._note = look.lettering.paragraph(note, "text", look.text(20), inner.w, look.palette.k, leading=1.3).surface
        foot = max(120, look.px(150))
        wide = min(round(inner.w * 0.36), max(280, look.px(420)))
        self._note_at = self._sheet.heading.bottom + look.px(16)
        top = self._note_at + self._note.get_height() + look.px(14)
        bottom = inner.bottom - foot - look.px(16)
        self._told = self.lines()
        self._step = round(look.text(19) * 1.45)
        area = Rect(inner.x, top, inner.w, max(80, bottom - top))
        self.group.add(ScrollArea(look, area, self._step * len(self._told), self._lines, id="lines", order=3))
        line = Rect(inner.x, 0, inner.w - wide - look.px(24), max(44, look.px(64)))
        line.centery = inner.bottom - foot // 2
        at = self.tr("replay-at", at=self.at, all=self.last)
        self.group.add(TimeLine(look, line, self.last, self.at, self.seek, self.playback.hot, at, order=1))
        add_controls(self, self, Rect(inner.right - wide, inner.bottom - foot, wide, foot))

    def paint(self, surface: Surface) -> None:
        room = self._sheet.back.x - self._sheet.heading.x - self.look.px(24)
        heading = self.tr("replay-plain-heading", at=self.at, all=self.last)
        paint_sheet(surface, self.look, self._sheet, heading, room)
        surface.blit(self._note, (self._sheet.inner.x, self._note_at))

    def _lines(self, surface: Surface, offset: int) -> None:
        look, ink, step = self.look, self.look.palette.k, self._step
        first = offset // step
        for n, line in enumerate(self._told[first : first + surface.get_height() // step + 2], first):
            left = look.px(26) * line.indent
            if line.heading:
                words = look.label(line.text, 20, ink, 1.2, surface.get_width() - left)
            else:
                words = look.lettering.line(line.text, "text", look.text(19), ink, width=surface.get_width() - left)
            surface.blit(words, words.get_rect(midleft=(left, n * step - offset + step // 2)))

    whose = next_hand = ""
    may_open = is_open = False
    """A moment that can't be drawn shows nobody's hand."""

    def open_all(self) -> None:
        """There is no button for it."""

    def turn_hand(self) -> None:
        """There is no button for it."""

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        self._breath -= dt * self.playback.speed
        if self.playback.running and self.at >= self.last:
            self.playback.running = False
            self.rebuild()
        elif self.playback.running and self._breath <= 0:
            self._show(self.at + 1)

    def _show(self, at: int) -> None:
        at = min(self.last, max(0, at))
        if at != self.at and not self._gone:
            self._gone = True
            self._go(at, self.playback)

    def toggle(self) -> None:
        if self.at >= self.last and not self.playback.running:
            self.playback.running = True
            self._show(0)
            return
        self.playback.running = not self.playback.running
        self._breath = 0.1
        self.rebuild()

    def seek(self, at: int) -> None:
        self.playback.running = False
        self._show(at)

    def step_on(self) -> None:
        self.seek(self.at + 1)

    def faster(self) -> None:
        self.playback.faster()
        self.rebuild()

    def leave_replay(self) -> None:
        self.stack.pop()

    def handle(self, event: Event) -> bool:
        if not self._scrolls(event) and handle_key(self, self, event):
            return True
        return super().handle(event)

    def _scrolls(self, event: Event) -> bool:
        """The page keys are the list's while it has the focus."""
        focused = self.group.focused
        pages = event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
        return pages and focused is not None and focused.id == "lines"

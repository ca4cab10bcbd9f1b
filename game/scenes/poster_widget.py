"""A game's poster as something to press: in the menu, and on the page that says how to play."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.titles import Title
from game.ui import palette
from game.ui.living import LivingFaces, Mood, glance
from game.ui.look import Look
from game.ui.posters import head_rect, paint_face, patches, worded_poster
from game.ui.widgets.base import Act, Widget

TILTS = (-1.1, 0.7, -0.5, 1.0, -0.8)
"""Degrees by which the posters of a wall are turned, from the left."""
WAITING_TILT = 4.0
"""Degrees by which the slip of a match that waits is turned."""
ROUND_SLIP = 20
"""Room for its shadow on each side, as the design has it at 1080 lines."""
FOOT = 0.865
"""Of a poster's height: below are the words at its foot."""


class PosterWidget(Widget):
    """A poster pinned to the wall; it lifts and glows under the pointer. Games in the works say so on a slip; a match that
    waits is told on a slip of paper, whose turn it is and under that which turn.

    Those on it live: they look at the pointer, take how a match ended, and blink where that is wanted."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, title: Title, words: tuple[str, str], slip: str, tilt: float, act: Act,
                 blinks: bool = False, waits: tuple[str, str] | None = None) -> None:  # fmt: skip
        super().__init__(look, rect, f"poster.{title.id}")
        self.title, self.words, self.slip, self.tilt, self.act, self.waits = title, words, slip, tilt, act, waits
        self.lift = 0.0
        under = self._slip_rect(look.label(slip, 22, width=round(rect.w * 0.8))) if slip else Rect(0, 0, 0, 0)
        if waits is not None:
            shadow = 2 * look.px(ROUND_SLIP)
            under = self._waiting_at(self._waiting_slip()).inflate(-shadow, -shadow)
        heads = (head_rect(title.id, rect.size, n) for n in range(len(patches(title.id).heads)))
        self.heads = {n: where.move(rect.topleft) for n, where in enumerate(heads) if not where.colliderect(under)}
        """Where eyes and mouths are; what the slip covers stays as it is printed."""
        self.faces = LivingFaces(blinks and not look.reduced, seed=sum(map(ord, title.id)))
        self.faces.seat(self.heads)

    def look_at(self, point: tuple[int, int]) -> None:
        """All of them look at a point of the window. Under reduced motion they don't."""
        if not self.look.reduced:
            before = self._shown()
            self.faces.look({n: glance(where, Rect(point, (0, 0))) for n, where in self.heads.items()})
            if self._shown() != before:
                self.touch()

    def react(self, mood: Mood) -> None:
        """A match of this game has ended, well or badly for whoever is at the window."""
        self.faces.react(dict.fromkeys(self.heads, mood))
        self.touch()

    def _shown(self) -> list[str]:
        return [self.faces.face(n) for n in self.heads]

    def activate(self) -> None:
        self.look.play("paper_turn")
        self.act()

    def update(self, dt: float) -> None:
        if self.visible and self.faces.pass_time(dt):
            self.touch()
        goal = 1.0 if self._hovered or self._focus else 0.0
        if self.lift != goal:
            step = 1.0 if self.look.reduced else dt / 0.11
            self.lift = min(goal, self.lift + step) if goal > self.lift else max(goal, self.lift - step)
            self.touch()

    def draw(self, surface: Surface) -> None:
        raised = self.lift > 0.5
        sheet = self._sheet(raised)
        hangs = self.rect.move(0, -round(self.look.px(10) * self.lift))
        surface.blit(sheet, sheet.get_rect(center=hangs.center))
        for n in self.heads:
            if face := self.faces.face(n):
                paint_face(surface, self.look, self.title.id, hangs, n, face, 0.0 if raised else self.tilt)

    def _sheet(self, raised: bool) -> Surface:
        """The whole poster with its words, shadow or glow, turned a little: baked once for each state."""
        look = self.look
        key = ("sheet", self.title.id, self.rect.size, raised, self.words, self.slip, self.waits)
        found = look.baked(key)
        if found is not None:
            return found
        w, h = self.rect.size
        face = worded_poster(look, self.title.id, (w, h), *self.words).copy()
        self._print_slip(face)
        margin = look.px(34)
        sheet = Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        shadow, (dx, dy) = look.pieces.shadow((w, h), 12 if raised else 6)
        sheet.blit(shadow, (margin + dx, margin + dy))
        if raised:
            glow, (gx, gy) = look.glow((w, h))
            sheet.blit(glow, (margin + gx, margin + gy))
        sheet.blit(face, (margin, margin))
        if self.waits is not None:
            paper = self._waiting_slip()
            sheet.blit(paper, self._waiting_at(paper).move(margin, margin))
        pin = look.icon("pin", look.px(26)) if not raised else None
        if pin is not None:
            sheet.blit(pin, pin.get_rect(center=(margin + w // 2, margin + look.px(4))))
        turned = sheet if raised else pygame.transform.rotozoom(sheet, self.tilt, 1.0)
        return look.keep(key, turned)

    def _print_slip(self, face: Surface) -> None:
        look = self.look
        if self.slip:
            words = look.label(self.slip, 22, palette.HOUSE.paper, 1.4, round(face.get_width() * 0.8))
            slip = self._slip_rect(words)
            face.blit(look.panel("toast", slip.size), slip)
            face.blit(words, words.get_rect(center=slip.center))

    def _waiting_slip(self) -> Surface:
        """Paper with two lines, turned a little."""
        look, inks = self.look, self.look.palette
        assert self.waits is not None
        whose, turn = self.waits
        key = ("waiting slip", self.waits, self.rect.w, inks)
        found = look.baked(key)
        if found is not None:
            return found
        most = round(self.rect.w * 0.72)
        lines = [look.label(whose, 26, palette.RED_TEXT, 1.2, most)]
        if turn:
            lines.append(look.lettering.line(turn, "text_bold", look.text(24), inks.k, width=most))
        side = look.px(26)
        wide, high = max(line.get_width() for line in lines) + 2 * side, sum(line.get_height() for line in lines) + side
        room = look.px(ROUND_SLIP)
        paper = Surface((wide + 2 * room, high + 2 * room), pygame.SRCALPHA)
        box = Rect(room, room, wide, high)
        look.paper(paper, "note", box, 6)
        y = box.y + side // 2
        for line in lines:
            paper.blit(line, line.get_rect(midtop=(box.centerx, y)))
            y += line.get_height()
        return look.keep(key, pygame.transform.rotozoom(paper, WAITING_TILT, 1.0))

    def _waiting_at(self, paper: Surface) -> Rect:
        """Where that paper lies on the poster: at its lower left, a little over its edge, above the words at its foot."""
        room = self.look.px(ROUND_SLIP)
        return paper.get_rect(bottomleft=(-room - self.look.px(10), round(self.rect.h * FOOT) + room))

    def _slip_rect(self, words: Surface) -> Rect:
        """Where on the poster the slip with these words is."""
        slip = Rect(0, 0, words.get_width() + self.look.px(44), words.get_height() + self.look.px(22))
        slip.center = (self.rect.w // 2, round(self.rect.h * 0.8))
        return slip


def look_up(posters: Iterable[Widget], event: Event) -> None:
    """Those on posters follow the pointer."""
    if event.type == pygame.MOUSEMOTION:
        for poster in posters:
            if isinstance(poster, PosterWidget):
                poster.look_at(event.pos)

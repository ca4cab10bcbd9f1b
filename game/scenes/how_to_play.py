"""How to play: the five games side by side, each with its first lesson, its rules, its cards and a match to watch."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.event import Event

from game import history, titles
from game.lessons.script import Progress, load
from game.scenes.poster_widget import TILTS, PosterWidget, look_up
from game.stack.scene import Scene
from game.titles import Title
from game.ui import palette
from game.ui.posters import poster_size
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Button, Kind, TextLink
from game.words import title_words

MOST_WATCHED = 3
"""Bots of a match to be watched: enough to see what the game is about, few enough to follow."""


class Status(NamedTuple):
    """How far the player has come with a game: a mark and two lines."""

    mark: str
    heading: str
    line: str


class HowToPlay(Scene):
    """A column a game: its poster (which opens its card), how far you have come, and the ways to learn it."""

    def enter(self) -> None:
        self.games = [title for title in titles.titles().values() if title.status == "ready"]
        self._played = history.matches()

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._heading = Rect(round(w * 0.03), round(h * 0.025), round(w * 0.94), max(56, round(h * 0.105)))
        inner = look.content("header", self._heading)
        words = self.with_key(self.tr("how-back"), "back")
        wide = look.label(words, 22).get_width() + look.px(30)
        back = Rect(inner.right - wide - look.px(6), inner.centery - max(20, look.px(22)), wide, max(40, look.px(44)))
        self.group.add(TextLink(look, back, words, self.back, id="back", size=22, order=9))
        self._line_room = back.x - look.px(30)
        gap = round(w * 0.012)
        column = (self._heading.w - gap * (len(self.games) - 1)) // len(self.games)
        top = self._heading.bottom + round(h * 0.025)
        row = max(40, look.px(58))
        line = look.lettering.height("text_bold", look.text(20))
        slip = 2 * line + round(4.4 * row) + look.px(12) * 4 + 2 * look.content("panel", Rect(0, 0, 300, 300)).y
        self._slips: list[tuple[Rect, Status]] = []
        for i, game in enumerate(self.games):
            x = self._heading.x + i * (column + gap)
            paper = Rect(x, h - round(h * 0.025) - slip, column, slip)
            self._hang(game, Rect(x, top, column, paper.y - top - round(h * 0.015)), TILTS[i % len(TILTS)])
            self._ways(game, paper, row)

    def _hang(self, game: Title, room: Rect, tilt: float) -> None:
        pw, ph = poster_size(game.id)
        tall = min(room.h, round(room.w * 0.96 * ph / pw))
        rect = Rect(0, 0, round(tall * pw / ph), tall)
        rect.center = room.center
        lo, hi = game.seats
        facts = self.tr("menu-facts", players=str(lo) if lo == hi else f"{lo}–{hi}",
                        minutes="{}–{}".format(*game.minutes))  # fmt: skip
        words = (title_words(game.id, self.context.text)("title-tagline"), facts)
        self.group.add(PosterWidget(self.look, rect, game, words, "", tilt, self._opens(game), self.context.blinks))

    def _ways(self, game: Title, paper: Rect, row: int) -> None:
        look, gap = self.look, self.look.px(12)
        inner = look.content("panel", paper)
        progress, status = self._status(game)
        self._slips.append((paper, status))
        first = round(1.4 * row)
        y = inner.bottom - first - 3 * row - 3 * gap
        small = self.tr(
            "card-lesson-resume" if progress.at else "card-lesson-done" if progress.done else "card-lesson-small"
        )
        kind: Kind = "gold" if progress.at else "plain" if progress.done else "moss"
        ways: tuple[tuple[str, str, Kind, Act], ...] = (
            ("lesson", small, kind, self._teaches(game)),
            ("rules", "", "plain", self._reads(game, "rules")),
            ("cards", "", "plain", self._reads(game, "cards")),
            ("watch", "", "plain", self._watches(game)),
        )
        for name, under, inks, act in ways:
            tall = first if under else row
            self.group.add(Button(look, Rect(inner.x, y, inner.w, tall), self.tr(f"how-{name}"), act, kind=inks,
                                  id=f"{name}.{game.id}", small=under))  # fmt: skip
            y += tall + gap

    def _status(self, game: Title) -> tuple[Progress, Status]:
        progress, lesson = Progress.of(self.context.settings.options, game.id), load(game.id)
        record = history.record(self._played, game.id)
        pages = len(lesson.step) if lesson is not None else 0
        if progress.at:
            read = self.tr("how-pages-read", page=min(pages, progress.at + 1), n=pages)
            return progress, Status("hourglass", self.tr("how-under-way"), read)
        played = self.tr("how-played", n=record.played, won=record.won) if record.played else ""
        if progress.done:
            return progress, Status("tick", self.tr("how-learnt"), played or self.tr("how-pages", n=pages))
        if record.played:
            return progress, Status("tick", played, self.tr("how-pages", n=pages))
        return progress, Status("book", self.tr("how-never"), self.tr("how-pages", n=pages))

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        look.paper(surface, "header", self._heading, 10)
        inner = look.content("header", self._heading)
        name = look.lettering.line(self.tr("menu-how").upper(), "display", look.caps(46), palette.HOUSE.paper,
                                   width=inner.w // 2)  # fmt: skip
        at = name.get_rect(midleft=(inner.x + look.px(24), inner.centery))
        surface.blit(name, at)
        x = at.right + look.px(36)
        line = look.lettering.paragraph(self.tr("how-line"), "text", look.text(20), self._line_room - x, palette.STRAW,
                                        lines=2).surface  # fmt: skip
        surface.blit(line, line.get_rect(midleft=(x, inner.centery)))
        for paper, status in self._slips:
            look.paper(surface, "panel", paper, 6)
            inner = look.content("panel", paper)
            tall = look.lettering.height("text_bold", look.text(20))
            mark = look.mark(status.mark, max(18, look.px(34)), inks.k)
            surface.blit(mark, mark.get_rect(midleft=(inner.x + look.px(4), inner.y + tall)))
            x = inner.x + look.px(52)
            heading = look.lettering.line(status.heading, "text_bold", look.text(20), inks.k, width=inner.right - x)
            surface.blit(heading, (x, inner.y))
            under = look.lettering.line(status.line, "text", look.text(18), inks.k, width=inner.right - x)
            surface.blit(under, (x, inner.y + tall - look.px(2)))

    def handle(self, event: Event) -> bool:
        look_up(self.group, event)
        return super().handle(event)

    def resume(self, result: object = None) -> None:
        self._played = history.matches()
        self.rebuild()

    # ways on

    def _opens(self, game: Title) -> Callable[[], None]:
        from game.scenes.title_card import TitleCard

        return lambda: self.stack.push(TitleCard(game))

    def _teaches(self, game: Title) -> Callable[[], None]:
        from game.scenes.lesson_table import learn

        return lambda: learn(self.stack, game.id)

    def _watches(self, game: Title) -> Callable[[], None]:
        from game.scenes.connecting import watch

        seats = min(MOST_WATCHED, game.seats[1])
        return lambda: watch(self.stack, game.id, seats, "hard", titles.options_for(game.id, {}))

    def _reads(self, game: Title, page: str) -> Callable[[], None]:
        from game.scenes.codex import Codex

        return lambda: self.stack.push(Codex(game.id, page="cards" if page == "cards" else "rules"))

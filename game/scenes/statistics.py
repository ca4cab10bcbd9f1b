"""The player's figures: all games together, then each, with what fits it; exported as a table, erased with a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from pygame import Rect, Surface

from game import history, statistics, titles
from game.ratings import EVEN, SURE
from game.scenes.results_words import figure_words
from game.scenes.shelf import Shelf, export
from game.stack.dialog import Answer, Dialog
from game.statistics import Figure, Share, Statistics
from game.ui import palette
from game.ui.widgets.base import Act
from game.ui.widgets.buttons import Kind
from game.ui.widgets.scroll import ScrollArea
from game.words import title_words
from game.words.numbers import decimal

K = TypeVar("K", str, int)
MOST = 8
"""Rows of one table; the rarest are left out."""


class Row(NamedTuple):
    """One line of a table: words at the left, figures at the right, and how far its bar reaches (-1: no bar)."""

    words: str
    figures: str
    bar: float = -1.0
    mark: str = ""
    """A mark before the words."""


class Table(NamedTuple):
    heading: str
    rows: list[Row]


class StatisticsScene(Shelf[Statistics]):
    """Games at the left, the chosen one's figures at the right."""

    heading = "statistics-heading"
    empty = "statistics-empty"
    share = 0.4
    sign = "trophy"

    def read(self) -> None:
        self.played = [line for line in history.matches() if line.finished and line.seat >= 0]
        self.lines = statistics.games(
            self.played, lambda name: titles.title(name).poster if name in titles.titles() else 99
        )

    # the list

    def facts(self, line: Statistics) -> tuple[str, str, str, str]:
        return (
            line.title,
            self._game(line.title) if line.title else self.tr("statistics-all"),
            self.tr("statistics-share", played=line.all.played, won=line.all.won),
            f"{line.all.percent} %",
        )

    def mark(self, line: Statistics) -> str:
        return "trophy" if line.title and line.topped else ""

    def acts(self) -> list[tuple[str, str, Kind, Act, str]]:
        return [
            ("csv", self.tr("history-csv"), "gold", lambda: export(self, self.played), ""),
            ("erase", self.tr("statistics-erase"), "danger", self.erase, ""),
        ]

    def erase(self) -> None:
        answers = [Answer("erase", self.tr("statistics-erase"), "danger"), Answer("keep", self.tr("history-keep"))]
        text = self.tr("statistics-erase-text", n=len(self.played))
        self.stack.push(Dialog(self.tr("statistics-erase-question"), text, answers, then=self._erase))

    def _erase(self, value: str, _: str) -> None:
        if value != "erase":
            return
        left = history.erase(self.played)
        self.stack.toast(
            self.tr("statistics-erase-left" if left else "statistics-erase-done", n=left), trouble=bool(left)
        )
        self.read()
        self.rebuild()

    # the figures

    def build(self) -> None:
        super().build()
        if self.line is not None:
            self._tables = self.tables(self.line)
            wide = self._card.w - max(18, self.look.px(20))
            self._page = self._print(wide)
            area = ScrollArea(self.look, self._card, self._page.get_height(), self._scrolled, id="figures", order=3)
            area.focusable = self._page.get_height() > self._card.h
            self.group.add(area)

    def paint_card(self, surface: Surface) -> None:
        """The figures are a scrolling page of their own."""

    def _scrolled(self, surface: Surface, offset: int) -> None:
        surface.blit(self._page, (0, -offset))

    def _game(self, name: str) -> str:
        return titles.title(name).name if name in titles.titles() else name

    def _minutes(self, seconds: int) -> str:
        hours, rest = divmod(max(0, seconds), 3600)
        if hours:
            return self.tr("statistics-hours", h=hours, m=rest // 60)
        minutes = round(seconds / 60)
        return self.tr("statistics-minutes", m=minutes) if minutes else self.tr("statistics-seconds", s=seconds)

    def tables(self, found: Statistics) -> list[Table]:
        """What is told of a game, in the order of the page."""
        tr = self.tr
        whole = [
            Row(tr("statistics-played"), str(found.all.played)),
            Row(tr("statistics-won"), f"{found.all.won} ({found.all.percent} %)", found.all.percent / 100),
            Row(tr("statistics-best-streak"), str(found.best_streak)),
            Row(tr("statistics-streak"), str(found.streak)),
            Row(
                tr("statistics-average"),
                f"{self._minutes(found.mean_seconds)} · {tr('history-plays', n=found.mean_plays)}",
            ),
            Row(tr("statistics-longest"), self._minutes(found.longest)),
            Row(tr("statistics-together"), self._minutes(found.seconds)),
        ]
        out = [Table(self._game(found.title) if found.title else tr("statistics-all"), whole)]
        if not found.title:
            out.append(self._shares("statistics-by-game", found.by_game, self._game))
            out.append(self._badges(found))
        else:
            out.append(self._levels(found))
            out.append(self._figures(found))
            out.append(self._shares("statistics-by-role", found.by_role, lambda name: self._role(found.title, name)))
            words = title_words(found.title, self.context.text)
            out.append(
                self._shares(
                    "statistics-by-outcome", found.by_outcome,
                    lambda name: words(f"result-{name}") if words.has(f"result-{name}") else name,
                )
            )  # fmt: skip
        out.append(self._shares("statistics-by-seats", found.by_seats, lambda n: tr("statistics-seats", n=n)))
        return [table for table in out if table.rows]

    def _shares(self, heading: str, shares: dict[K, Share], name: Callable[[K], str]) -> Table:
        most = sorted(shares.items(), key=lambda item: (-item[1].played, str(item[0])))[:MOST]
        rows = [Row(name(key), self.tr("statistics-share-row", played=share.played, won=share.won), share.percent / 100)
                for key, share in most]  # fmt: skip
        return Table(self.tr(heading), rows)

    def _badges(self, found: Statistics) -> Table:
        """The games in which the highest level was beaten."""
        rows = [Row(self._game(title), self._badge(title), mark="trophy") for title in found.topped]
        return Table(self.tr("statistics-badges"), rows)

    def _badge(self, title: str) -> str:
        return self.tr("statistics-badge", level=self.tr(f"level-{statistics.top_level(title)}"))

    def _levels(self, found: Statistics) -> Table:
        """The rating against each level; the bar reaches to its middle where both are even."""
        tr = self.tr
        rows = [Row(self._badge(title), "", mark="trophy") for title in found.topped]
        for level, versus in found.by_level.items():
            facts = tr(
                "statistics-level", level=tr(f"level-{level}"), played=versus.share.played, won=versus.share.won,
                best=versus.best_streak,
            )  # fmt: skip
            rating = versus.rating
            spread = round(SURE * rating.deviation)
            rows.append(Row(facts, tr("statistics-rating", rating=round(rating.rating), spread=spread), rating.chance))
        return Table(tr("statistics-by-level", even=EVEN), rows)

    def _figures(self, found: Statistics) -> Table:
        words = title_words(found.title, self.context.text)
        rows = [
            Row(words(f"tally-{name}") if words.has(f"tally-{name}") else name, self._figure(name, figure))
            for name, figure in found.figures.items()
        ]
        return Table(self.tr("statistics-figures"), rows)

    def _figure(self, name: str, figure: Figure) -> str:
        halves = "half_points" in name
        mean = figure.mean / 2 if halves else figure.mean
        told = decimal(mean, self.tr)
        return self.tr("statistics-figure", best=figure_words(name, figure.best), mean=told)

    def _role(self, title: str, found: str) -> str:
        figures, words = titles.figures(title), title_words(title, self.context.text)
        key = figures.role_words(found) if figures is not None and figures.role_words is not None else ""
        return words(key) if key and words.has(key) else found

    # drawing

    def _print(self, wide: int) -> Surface:
        """The page, as tall as it must be."""
        look, inks = self.look, self.look.palette
        line, head, gap = max(30, look.text(34)), max(34, look.text(42)), look.px(16)
        more = look.px(8)  # a bar wants air below it
        tall = sum(head + gap + sum(line + more * (row.bar >= 0) for row in table.rows) for table in self._tables)
        page = look.panel("note", (wide, 10)).copy()
        page = Surface((wide, max(1, tall)), page.get_flags())
        page.fill((0, 0, 0, 0))
        y = 0
        for table in self._tables:
            words = look.label(table.heading, 23, palette.RED_TEXT, 1.6, wide)
            page.blit(words, words.get_rect(midleft=(0, y + head // 2)))
            page.fill(inks.k, Rect(0, y + head - 2, wide, max(1, look.px(2))))
            y += head
            aside = max((self._figures_of(row, wide).get_width() for row in table.rows if row.bar >= 0), default=0)
            for row in table.rows:
                self._row_of(page, Rect(0, y, wide, line), row, aside + look.px(18))
                y += line + more * (row.bar >= 0)
            y += gap
        return page

    def _figures_of(self, row: Row, wide: int) -> Surface:
        look = self.look
        return look.lettering.line(
            row.figures, "display", look.caps(19), look.palette.k, width=wide // 2, floor=13, how="ellipsis"
        )

    def _row_of(self, page: Surface, rect: Rect, row: Row, aside: int) -> None:
        """`aside`: what the bars of a table leave for the widest figures beside them, so that they can be compared."""
        look, inks = self.look, self.look.palette
        figures = self._figures_of(row, rect.w)
        page.blit(figures, figures.get_rect(midright=(rect.right, rect.centery)))
        room = rect.w - figures.get_width() - look.px(18)
        if row.bar >= 0:
            bar = Rect(rect.x, rect.bottom - max(4, look.px(6)), rect.w - aside, max(3, look.px(5)))
            page.fill(palette.DISABLED, bar)
            page.fill(inks.b, Rect(bar.x, bar.y, round(bar.w * row.bar), bar.h))
        left = rect.x
        if row.mark:
            mark = look.mark(row.mark, max(18, look.px(26)), inks.k)
            page.blit(mark, mark.get_rect(midleft=rect.midleft))
            left += mark.get_width() + look.px(10)
            room -= left - rect.x
        words = look.lettering.line(row.words, "text", look.text(20), inks.k, width=room, floor=13, how="ellipsis")
        page.blit(words, words.get_rect(midleft=(left, rect.centery - (look.px(3) if row.bar >= 0 else 0))))

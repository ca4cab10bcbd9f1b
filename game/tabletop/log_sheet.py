"""The whole log on a sheet as tall as the window: it can be searched, and a sentence leads back to its moment."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.stack.scene import Scene
from game.tabletop.log import FILTERS, MatchLog
from game.ui.widgets.buttons import TextLink
from game.ui.widgets.controls import Chips
from game.ui.widgets.inspector import Inspected, Inspector
from game.ui.widgets.newspaper import LogLine, LogPanel
from game.ui.widgets.text_entry import TextEntry


class LogSheet(Scene):
    """Lies over a table, which goes on below; sentences that are told meanwhile are printed here too.

    `read` gives the page of a thing that is named, `look_back` hears the place of a sentence that was picked."""

    transparent = True

    def __init__(
        self, title: str, heading: str, log: MatchLog, read: Callable[[object], Inspected | None],
        look_back: Callable[[int], object],
    ) -> None:  # fmt: skip
        super().__init__()
        self.title = title
        self._heading, self._log, self._read, self._look_back = heading, log, read, look_back
        self._wanted = ""
        self._topic = "all"
        self._told = (0, 0)
        """How much was told, and how often older sentences had changed, when the paper was printed."""
        self.panel: LogPanel
        self.page: Inspector

    def build(self) -> None:
        look = self.look
        w, h = look.frame.size
        self._sheet = Rect(0, 0, round(w * 0.86), round(h * 0.94))
        self._sheet.center = (w // 2, h // 2)
        inner = look.content("panel", self._sheet)
        gap, strip = look.px(18), max(44, look.px(54))
        self._plate = Rect(inner.x, inner.y, inner.w, strip)
        close = self.with_key(self.tr("codex-close"), "back")
        right = Rect(0, 0, look.label(close, 22).get_width() + look.px(30), strip)
        right.topright = inner.topright
        self.group.add(TextLink(look, right, close, self.back, id="close", dark=False, size=22, order=9))
        row = Rect(inner.x, inner.y + strip + gap // 2, inner.w, strip)
        field = self.group.add(
            TextEntry(look, Rect(row.x, row.y, round(inner.w * 0.5), strip), self._wanted, self._look_for,
                      placeholder=self.tr("table-log-search"), id="search")
        )  # fmt: skip
        at = field.rect.right + gap
        self.group.add(
            Chips(look, Rect(at, row.y, row.right - at, strip),
                  [(name, self.tr(f"table-filter-{name}")) for name in FILTERS], self._topic, self._turn, id="topic")
        )  # fmt: skip
        top = row.bottom + gap
        left = Rect(inner.x, top, round(inner.w * 0.64), inner.bottom - top)
        self.panel = self.group.add(LogPanel(look, left, hover=self._named, pick=self._picked, id="log", order=3))
        aside = Rect(left.right + gap, top, inner.right - left.right - gap, left.h)
        self.page = self.group.add(Inspector(look, aside, self._hint(), id="page", order=4))
        self._print()

    def _hint(self) -> Inspected:
        return Inspected(text=self.tr("table-log-hint"))

    def _print(self) -> None:
        self._told = (len(self._log.lines), self._log.changes)
        found = self._log.search(self._wanted, self._topic)
        nothing = LogLine(f"<i>{self.tr('table-log-nothing')}</i>", indent=0, key=-1)
        self.panel.show_all(found or [nothing])
        self.panel.touch()

    def _look_for(self, text: str) -> None:
        self._wanted = text.strip()
        self._print()

    def _turn(self, topic: str) -> None:
        self._topic = topic
        self._print()

    def _named(self, link: str) -> None:
        page = self._read(("card", link)) if link else None
        if page is not None:
            self.page.show_card(page._replace(foot=""), False)

    def _picked(self, line: LogLine) -> None:
        if line.key >= 0:
            self.stack.pop()
            self._look_back(line.key)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.built and self._told != (len(self._log.lines), self._log.changes):
            self._print()

    def paint(self, surface: Surface) -> None:
        look = self.look
        look.paper(surface, "panel", self._sheet, 12)
        words = look.lettering.line(self._heading.upper(), "display", look.caps(34), look.palette.k,
                                    width=self._plate.w - look.px(220))  # fmt: skip
        surface.blit(words, words.get_rect(midleft=(self._plate.x + look.px(6), self._plate.centery)))

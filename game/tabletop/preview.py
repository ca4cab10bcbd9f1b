"""A glance at a thing while the rules or the chat are open: its page lies on top of them for as long as one points at it.
What is named in the log itself lies beside the log (`Slip`), where that has taken the card's place."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.tabletop.services import TableServices
from game.ui.widgets.inspector import Inspected, Inspector

REST = 0.3
"""Seconds until a thing that is pointed at is meant: who only crosses it goes on reading."""
BACK = 0.4
"""Seconds until what was read comes back: on the way to the next thing nothing flickers."""


class Preview:
    """The side panel of one table. Only time opens and ends a glance; a tab that is opened ends it at once."""

    def __init__(self, services: TableServices, may_open: Callable[[], bool]) -> None:
        self._services = services
        self._may_open = may_open
        """Whether something else than the card is read, and nothing is typed."""
        self.open = False
        self._spot = False
        self._left: float | None = None
        """Until it opens, or ends."""

    def at(self, spot: bool = False) -> None:
        """Something is pointed at: a spot, or a thing on a widget of the title's own, which does not tell when it is left."""
        if not self._may_open():
            return
        self._spot = spot
        self._left = None if self.open else REST

    def away(self) -> None:
        """Nothing is pointed at any more, or what is read itself."""
        if not self.open:
            self._left = None
        elif self._left is None:
            self._left = BACK

    def close(self) -> None:
        self.open, self._left = False, None

    def update(self, dt: float) -> None:
        if self._spot and self._services.ready and self._services.pointer.hovered is None:
            self.away()
        if self._left is None:
            return
        self._left -= dt
        if self._left <= 0:
            self.open, self._left = not self.open and self._may_open(), None
            self._services.refresh()


class Slip:
    """A page on a paper of its own beside the panel, while its name is pointed at there."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._page: Inspector | None = None
        self._paper = Rect(0, 0, 0, 0)

    @property
    def shown(self) -> Inspected | None:
        return None if self._page is None else self._page.page

    def away(self) -> None:
        if self._page is not None:
            self._page = None
            self._services.touch()

    def show(self, page: Inspected, panel: Rect, at: int) -> None:
        """Lay it at the left of `panel`, at the height `at`."""
        look = self._services.look
        self._services.touch()
        wide = max(panel.w, look.px(420))
        paper = Rect(panel.x - look.px(14) - wide, 0, wide, look.frame.size[1] * 2 // 3)
        face = look.content("panel", paper)
        self._page = Inspector(look, face, page, id="slip")
        paper.h += self._page.tall - face.h if self._page.tall < face.h else 0
        paper.centery = at
        paper.clamp_ip(Rect((0, 0), look.frame.size).inflate(-look.px(16), -look.px(16)))
        self._paper = paper
        self._page = Inspector(look, look.content("panel", paper), page, id="slip")

    def draw(self, surface: Surface) -> None:
        look = self._services.look
        if self._page is None or self._page.look is not look:
            return
        look.paper(surface, "panel", self._paper, 14)
        self._page.draw(surface)

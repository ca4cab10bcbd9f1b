"""A glance at a thing while the rules or the chat are open: its page lies on top of them for as long as one points at it.
What is named in the log itself lies beside the log (`Slip`), where that has taken the card's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.widgets.inspector import Inspected, Inspector

if TYPE_CHECKING:
    from game.tabletop.scene import TableScene

REST = 0.3
"""Seconds until a thing that is pointed at is meant: who only crosses it goes on reading."""
BACK = 0.4
"""Seconds until what was read comes back: on the way to the next thing nothing flickers."""


class Preview:
    """The side panel of one table. Only time opens and ends a glance; a tab that is opened ends it at once."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.open = False
        self._spot = False
        self._left: float | None = None
        """Until it opens, or ends."""

    def at(self, spot: bool = False) -> None:
        """Something is pointed at: a spot, or a thing on a widget of the title's own, which does not tell when it is left."""
        furniture = self.scene.furniture
        if furniture.tab == "card" or furniture.typing:
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
        if self._spot and self.scene.ready and self.scene.desk.hovered is None:
            self.away()
        if self._left is None:
            return
        self._left -= dt
        if self._left <= 0:
            self.open, self._left = not self.open and not self.scene.furniture.typing, None
            self.scene.refresh()


class Slip:
    """A page on a paper of its own beside the panel, while its name is pointed at there."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._page: Inspector | None = None
        self._paper = Rect(0, 0, 0, 0)

    @property
    def shown(self) -> Inspected | None:
        return None if self._page is None else self._page.page

    def named(self, link: str) -> None:
        """A name in the log is pointed at: its page stands over the log, or lies beside it where that has the panel."""
        scene, handle = self.scene, ("card", link)
        if link:
            scene.pointing.inspect(handle)
        page = scene.table.inspect(handle) if link and scene.regions.log is None else None
        if page is None:
            self.away()
        else:
            self.show(page, scene.regions.inspector, scene.group.point[1])

    def away(self) -> None:
        if self._page is not None:
            self._page = None
            self.scene.dirty = True

    def show(self, page: Inspected, panel: Rect, at: int) -> None:
        """Lay it at the left of `panel`, at the height `at`."""
        look = self.scene.look
        self.scene.dirty = True
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
        look = self.scene.look
        if self._page is None or self._page.look is not look:
            return
        look.paper(surface, "panel", self._paper, 14)
        self._page.draw(surface)

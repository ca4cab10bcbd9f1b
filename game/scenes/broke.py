"""Something broke: the page in place of a scene that fell over. What is safe, the way on, and the report to be read."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.failure import Failure
from game.session.records import Trouble
from game.stack.routes import HomeRoute
from game.ui import palette
from game.ui.sunburst import sunburst
from game.ui.widgets.buttons import Button, button_row
from game.ui.widgets.players import portrait

FACE = "portrait_07"
WayOn = Callable[..., None]
"""Leads on from the menu, given the stack."""


class Broke(Failure):
    """`Broke(match, way_on)`: `way_on` leads back to the table that was broken off; None: the menu is
    the way, also from a table that broke again at once."""

    transparent = False
    escapes = False

    def __init__(self, match: str = "", way_on: WayOn | None = None) -> None:
        super().__init__(Trouble("broke" if not match else "broke_match" if way_on is not None else "broke_again"))
        self.match, self.way_on = match, way_on

    def _buttons(self, area: Rect) -> None:
        look = self.look
        left, right = button_row(look, area, 2)
        on = self.tr("broke-continue" if self.way_on is not None else "results-menu")
        go_on = Button(look, left, on, self.go_on, kind="primary", id="continue", key=self.key_name("confirm"), order=5)
        self.group.add(go_on)
        self.group.main = go_on
        self.group.add(Button(look, right, self.tr("fall-read"), self.read, id="read", order=6))

    def go_on(self) -> None:
        """To the menu, and from there back to the table."""
        self.stack.only(HomeRoute())
        if self.way_on is not None:
            self.way_on(self.stack)

    def back(self) -> None:
        self.go_on()

    def paint(self, surface: Surface) -> None:
        inks = self.look.palette
        light = palette.mix(inks.paper, inks.c, 0.5)
        surface.blit(sunburst(self.look, surface.get_size(), inks.paper, light, centre=(0.5, 0.5)), (0, 0))
        super().paint(surface)
        room = self._rect.y - self.look.px(24)
        if (side := min(room, self.look.px(190))) > 60:
            disc = portrait(self.look, "", FACE[-1], side, 0, self.look.picture(FACE, (side, side), "portraits"))
            surface.blit(disc, disc.get_rect(midbottom=(self._rect.centerx, self._rect.y - self.look.px(6))))

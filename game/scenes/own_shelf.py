"""Your own games and cards: what lies in the player's folder, which card sets are on, and why something is left out."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game import titles
from game.own import content, listing
from game.own.content import CardSet
from game.stack.scene import Scene
from game.stack.sheet import Line, laid_sheet, paint_line, paint_sheet
from game.ui import palette
from game.ui.lettering import escape
from game.ui.widgets.buttons import Button
from game.ui.widgets.scroll import RowList


class Row(NamedTuple):
    """One thing of the player's own."""

    line: Line
    set: CardSet | None = None
    told: str = ""
    """Said in full when it is chosen."""


class OwnShelf(Scene):
    """A list; the chosen card set is switched, from the next start on, by the button below or by pressing it once more."""

    def enter(self) -> None:
        self.chosen = 0
        listing.check()

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "lan-back")
        inner = self._sheet.inner
        self.rows = self._rows()
        wide, tall = max(look.px(330), 200), max(48, look.px(76))
        top, foot = self._sheet.heading.bottom + look.px(18), self._foot(inner.w - wide - look.px(30))
        self._below = Rect(inner.x, inner.bottom - max(tall, foot.get_height()), inner.w, max(tall, foot.get_height()))
        self._switch(Rect(inner.right - wide, inner.bottom - tall, wide, tall))
        self._told = foot
        if self.rows:
            area = Rect(inner.x, top, inner.w, self._below.y - look.px(14) - top)
            self.group.add(
                RowList(look, area, len(self.rows), self._paint_row, self._press, row_height=92, chosen=self.chosen,
                        choose=self._choose, id="own")
            )  # fmt: skip

    def _switch(self, at: Rect) -> None:
        """The button that switches the chosen set; nothing to press for a game or what is left out."""
        chosen = self.rows[self.chosen].set if self.rows else None
        if chosen is not None:
            is_off = chosen.piece.id in self.context.settings.sets_off
            words = self.tr("own-switch-on" if is_off else "own-switch-off")
            button = Button(self.look, at, words, lambda: self._press(self.chosen), kind="primary", id="switch",
                            key=self.key_name("confirm"), order=2)  # fmt: skip
            self.group.add(button)
            self.group.main = button

    def _rows(self) -> list[Row]:
        here, off = content.here(), self.context.settings.sets_off
        rows = [
            Row(Line(name, titles.title(name).name, self.tr("own-facts-title"), self.tr("own-ready"), "moss"))
            for name in here.titles
        ]
        for one in here.sets:
            is_on = one.piece.id not in off
            facts = self.tr("own-facts-set", game=titles.title(one.title).name)
            chip = self.tr("own-on" if is_on else "own-off")
            rows.append(Row(Line(one.title, one.piece.label, facts, chip, "moss" if is_on else "plain"), one))
        for problem in here.problems:
            told = self.tr("own-trouble", place=problem.place, reason=problem.reason)
            line = Line("", problem.place, problem.reason, self.tr("own-left-out"), "gold", "cross", dim=True)
            rows.append(Row(line, told=told))
        return rows

    def _foot(self, wide: int) -> Surface:
        told = [self.rows[self.chosen].told] if self.rows else [self.tr("own-empty")]
        if any(row.set is not None for row in self.rows):
            told.append(self.tr("own-next-start"))
        folder = content.here().folder
        if folder is not None and not self.context.settings.streamer:
            told.append(self.tr("own-folder", folder=str(folder)))
        text = "\n".join(escape(line) for line in told if line)
        look = self.look
        return look.lettering.paragraph(text, "text", look.text(20), wide, palette.DIM_TEXT).surface

    def _choose(self, index: int) -> None:
        self.chosen = index
        self.rebuild()

    def _press(self, index: int) -> None:
        self.chosen = index
        chosen = self.rows[index].set
        if chosen is not None:
            name = chosen.piece.id
            listing.switch(name, name in self.context.settings.sets_off, self.context.file)
        self.rebuild()

    def _paint_row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        paint_line(surface, self.look, rect, self.rows[index].line, chosen=chosen, over=over)

    def paint(self, surface: Surface) -> None:
        paint_sheet(surface, self.look, self._sheet, self.tr("own-heading"), round(self._sheet.heading.w * 0.8))
        surface.blit(self._told, self._below)

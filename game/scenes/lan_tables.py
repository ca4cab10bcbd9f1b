"""Join on LAN: the tables on this network as they come and go, and the way in by code or address that always works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from pygame import Rect, Surface

from game import titles
from game.own import content
from game.scenes import connecting
from game.session.kept_seats import kept_at, kept_seats
from game.session.window import BROWSER, ask_machine, start_browser
from game.stack.scene import Scene
from game.stack.sheet import Line, hang_poster, laid_sheet, paint_line, paint_sheet, paint_vacant
from game.ui import palette
from game.ui.lettering import escape
from game.ui.widgets.buttons import Button
from game.ui.widgets.scroll import RowList
from game.ui.widgets.text_entry import TextEntry
from net.protocol.messages import PROTOCOL

if TYPE_CHECKING:
    from net.lan.discovery import Found
    from net.lan.listing import MachineTables

ASKED_S = 0.5
"""Seconds after which it is said that a machine is still being asked for its tables."""
LISTEN = 0.6
"""Seconds from ring to ring of who listens for tables."""
Phase = Literal["lobby", "starting", "playing", "over"]


class Row(NamedTuple):
    """One table of the list, in words the list needs."""

    id: str
    table: str
    title: str
    seats: int
    free: int
    phase: str
    locked: bool
    fits: bool
    """Same protocol, a game that we have, and the same card sets."""
    software: str
    address: str
    invite: str
    own: str = ""
    """What of somebody's own it plays with, in words."""
    kept: str = ""
    """The match in which a seat of ours is kept there; "" for none."""


def row_of(found: Found) -> Row:
    """A table as a row."""
    ready = titles.titles().get(found.title)
    same = found.own == content.fingerprint(content.pieces(found.title))
    fits = found.protocol == PROTOCOL and ready is not None and ready.status == "ready" and same
    return Row(found.id, found.table, found.title, found.seats, found.free, found.phase, found.locked, fits, found.software,
               found.invite.address, found.invite.text(), found.own_names)  # fmt: skip


class LanTables(Scene):
    """Choosing a row shows its game; Join is what Enter presses. Without tables there is advice instead of a void. An address
    that is typed lists that machine's tables, before those of the LAN; where there is no list, it leads to the table itself."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.chosen = ""
        """Id of the chosen table: the list moves under it."""
        self.typed = ""
        self._machine: MachineTables | None = None
        """The tables at the address that was typed."""
        self._asked = ""
        """What was typed, while it is not known whether a list is there."""
        self._asking = 0.0
        self._waited = 0.0
        self._rings = 1
        """How far the ears reach just now, while there is no table."""

    def enter(self) -> None:
        start_browser(self.context)
        self.rows = self._found()

    def _found(self) -> list[Row]:
        """The tables, those first where a seat of ours is kept, then those that were asked for."""
        browser = self.context.stash.get(BROWSER)
        seats = kept_seats(self.context)
        listed = self._machine.tables() if self._machine else []
        keys = {table.key for table in listed}
        found = [*listed, *(table for table in (browser.tables() if browser else ()) if table.key not in keys)]
        rows = [row_of(table)._replace(kept=kept_at(table, seats)) for table in found]
        return sorted(rows, key=lambda row: not row.kept)

    @property
    def at(self) -> int:
        """Where the chosen table stands in the list now; -1: gone, or none chosen."""
        return next((i for i, row in enumerate(self.rows) if row.id == self.chosen), -1)

    @property
    def row(self) -> Row | None:
        return self.rows[self.at] if self.at >= 0 else None

    # widgets

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "lan-back")
        inner = self._sheet.inner
        tall = max(54, look.px(82))
        top = self._sheet.heading.bottom + look.px(18)
        self._list = Rect(inner.x, top, round(inner.w * 0.69), inner.bottom - tall - look.px(26) - top)
        self._card = Rect(
            self._list.right + look.px(40), top, inner.right - self._list.right - look.px(40), self._list.h
        )
        if self.rows:
            if self.at < 0:
                self.chosen = self.rows[0].id
            self.group.add(
                RowList(look, self._list, len(self.rows), self._paint_row, self._act, row_height=92, chosen=self.at,
                        choose=self._choose, id="tables", order=1)
            )  # fmt: skip
        else:  # a way on for who came too early
            own = Rect(0, 0, min(self._list.w, max(look.px(340), 220)), max(48, look.px(74)))
            own.bottomleft = (self._list.x, self._list.bottom)
            self.group.add(Button(look, own, self.tr("menu-host"), self.host, kind="primary", id="host",
                                  tip=self.tr("menu-host-tip"), order=1))  # fmt: skip
        self._entry(Rect(inner.x, inner.bottom - tall, self._list.w, tall))
        self._buttons(Rect(self._card.x, inner.bottom - tall, self._card.w, tall))

    def _entry(self, area: Rect) -> None:
        look = self.look
        go = max(look.px(150), 90)
        field = TextEntry(look, Rect(area.x, area.y + look.px(8), area.w - go - look.px(20), area.h - look.px(16)), self.typed,
                          self._type, label=self.tr("lan-address"), placeholder=self.tr("lan-address-placeholder"), most=400,
                          id="address", tip=self.tr("lan-address-tip"), submit=self._go, label_width=0.26, order=3)  # fmt: skip
        self.group.add(field)
        self.group.add(Button(look, Rect(area.right - go, area.y, go, area.h), self.tr("lan-go"), lambda: self._go(self.typed),
                              kind="plain", id="go", order=3))  # fmt: skip

    def _buttons(self, area: Rect) -> None:
        look, row = self.look, self.row
        gap = look.px(16)
        half = (area.w - gap) // 2
        can = row is not None and row.fits and (row.free > 0 or row.phase == "playing")
        why = (
            self.tr("lan-choose-first")
            if row is None
            else self._why(row)
            if not row.fits
            else self.tr("lan-cannot-join")
        )
        join = Button(look, Rect(area.x, area.y, half, area.h), self.tr("lan-join"), self.join, kind="danger", id="join",
                      enabled=can, why="" if can else why, order=2, key=self.key_name("confirm") if can else "")  # fmt: skip
        self.group.add(join)
        self.group.main = join
        watch = row is not None and row.fits
        self.group.add(Button(look, Rect(area.right - half, area.y, half, area.h), self.tr("lan-watch"), self.watch,
                              kind="gold", id="watch", enabled=watch, why="" if watch else why, order=2))  # fmt: skip

    # what happens

    def update(self, dt: float) -> None:
        self._waited += dt
        rows = self._found()
        if not rows and not self.look.reduced and (rings := 1 + int(self._waited / LISTEN) % 4) != self._rings:
            self._rings = rings
            self.dirty = True
        if rows != self.rows:
            if len(rows) > len(self.rows):
                self.look.play("toast")
            self.rows = rows
            self.rebuild()
        if self._asked and self._machine is not None:
            self._mind_machine(self._machine, dt)

    def _mind_machine(self, machine: MachineTables, dt: float) -> None:
        """A machine is asked for its tables: show them, or go to the table that it is itself."""
        before, self._asking = self._asking, self._asking + dt
        text, tables = self._asked, machine.tables()
        if machine.state == "asking":
            if before < ASKED_S <= self._asking:
                self.stack.toast(self.tr("lan-asking"))
            return
        self._asked = ""
        if machine.state == "none":
            self._machine = None
            connecting.join(self.stack, text)
            return
        self.rows = self._found()
        if not tables:
            self.stack.toast(self.tr("lan-none-there"), trouble=True)
            return
        rows = {row.id: row for row in map(row_of, tables)}
        self.chosen = next((row.id for row in rows.values() if row.fits and row.free), tables[0].id)
        self.rebuild()
        self.fresh()
        self.group.focus(self.group.find("tables"), self.group.keyboard)

    def _choose(self, index: int) -> None:
        self.chosen = self.rows[index].id
        self.rebuild()

    def _act(self, index: int) -> None:
        self.chosen = self.rows[index].id
        self.join()

    def _type(self, text: str) -> None:
        self.typed = text

    def _go(self, text: str) -> None:
        text = text.strip()
        if not text or text == self._asked:
            return
        self._machine, self._asked, self._asking = ask_machine(text), "", 0.0
        if self._machine is None:
            connecting.join(self.stack, text)
        else:
            self._asked = text

    def join(self) -> None:
        row = self.row
        if row is None:
            return
        if not row.fits:
            self.stack.toast(self._why(row), trouble=True)
        elif row.free > 0 or row.phase == "playing":  # a seat of ours may wait there
            connecting.join(self.stack, row.invite, match=row.kept)
        else:
            self.stack.toast(self.tr("lan-cannot-join"), trouble=True)

    def host(self) -> None:
        """No table: open one."""
        from game.scenes.host_set_up import HostSetUp

        self.stack.replace(HostSetUp())

    def watch(self) -> None:
        if self.row is not None and self.row.fits:
            connecting.join(self.stack, self.row.invite, spectate=True)

    # drawing

    def _game(self, row: Row) -> str:
        found = titles.titles().get(row.title)
        name = found.name if found is not None else self.tr("lan-unknown-game")
        return self.tr("own-with", game=name, name=row.own) if row.own and found is not None else name

    def _why(self, row: Row) -> str:
        """Why a table can't be joined."""
        if row.own:
            return self.tr("own-needs", name=row.own)
        return self.tr("own-without" if content.pieces(row.title) else "lan-other")

    def _state(self, row: Row) -> tuple[str, str]:
        """What one most wants to know, and the colour of its chip."""
        if not row.fits:
            return self._why(row), "plain"
        if row.kept:
            return self.tr("lan-seat-kept"), "moss"
        if row.phase in ("playing", "starting"):
            return self.tr("lan-playing"), "gold"
        if row.phase == "over":
            return self.tr("lan-over"), "plain"
        return (self.tr("lan-free", n=row.free), "moss") if row.free else (self.tr("lan-full"), "plain")

    def _paint_row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        row = self.rows[index]
        state, kind = self._state(row)
        taken = self.tr("lan-players", taken=row.seats - row.free, seats=row.seats)
        facts = " · ".join([self._game(row), taken, *([] if self.context.settings.streamer else [row.address])])
        line = Line(row.title, row.table, facts, state, kind, mark="lock" if row.locked else "", dim=not row.fits)
        paint_line(surface, self.look, rect, line, chosen=chosen, over=over)

    def paint(self, surface: Surface) -> None:
        look = self.look
        paint_sheet(surface, look, self._sheet, self.tr("lan-heading"), round(self._sheet.heading.w * 0.8))
        if self.row is not None:
            self._paint_card(surface, self.row)
        if not self.rows:
            self._paint_advice(surface)
            return
        hint = look.lettering.line(self.tr("lan-missing"), "map", look.text(20), palette.DIM_TEXT, width=self._list.w)
        step = max(40, look.px(92 * max(1.0, look.frame.text_scale)))
        if len(self.rows) * step + hint.get_height() < self._list.h:
            surface.blit(hint, (self._list.x + look.px(8), self._list.y + len(self.rows) * step + look.px(6)))

    def _paint_card(self, surface: Surface, row: Row) -> None:
        """The chosen table's game, as it hangs in the menu."""
        look, card = self.look, self._card
        if row.title not in titles.titles():
            return
        at = hang_poster(surface, self, titles.title(row.title), card)
        words = look.lettering.paragraph(f"<b>{escape(row.table)}</b>\n{escape(row.software)}", "text", look.text(18),
                                         at.w, look.palette.k, align="centre", lines=2)  # fmt: skip
        if at.bottom + words.surface.get_height() < card.bottom:
            surface.blit(words.surface, (at.x, at.bottom + look.px(10)))

    def _paint_advice(self, surface: Surface) -> None:
        """Never empty without a word: what is going on, and three things to check, by name."""
        look, inks = self.look, self.look.palette
        area = self._list
        if self._card.w > look.px(200):
            paint_vacant(surface, look, self._card, "", "portrait_02", self._rings)
        browser = self.context.stash.get(BROWSER)
        deaf = bool(browser is None or browser.error)
        title = look.lettering.line(self.tr("lan-empty"), "display", look.caps(34), inks.k, width=area.w)
        y = area.y + look.px(10)
        surface.blit(title, (area.x, y))
        y += title.get_height()
        size = look.text(21)
        first = look.lettering.paragraph(self.tr("lan-no-browser" if deaf else "lan-empty-looking"), "text", size, area.w,
                                         palette.RED_TEXT if deaf else inks.k).surface  # fmt: skip
        surface.blit(first, (area.x, y))
        y += first.get_height() + look.px(26)
        for part, mark in (("network", "chain"), ("firewall", "lock"), ("code", "envelope")):
            words = look.lettering.paragraph(
                self.tr(f"lan-empty-{part}"), "text", size, area.w - look.px(80), inks.k
            ).surface
            picture = look.mark(mark, max(22, look.px(38)), inks.b)
            surface.blit(picture, picture.get_rect(midleft=(area.x + look.px(10), y + words.get_height() // 2)))
            surface.blit(words, (area.x + look.px(76), y))
            y += words.get_height() + look.px(24)

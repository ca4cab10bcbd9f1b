"""Host a table: which game, for how many, by which rules of the house. Open is what Enter presses."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, replace
from pygame import Rect, Surface

from game import titles
from game.scenes import connecting
from game.scenes.last_choices import last, last_options, remember, setter
from game.scenes.lobby_rows import NarrowRow, WideChips, explained, explanation
from game.scenes.option_rows import OptionRow, Stepper
from game.session.host_command import DROPPED, LOST, TIMERS, UNWATCHED, House, read_house
from game.stack.scene import Scene
from game.stack.sheet import hang_poster, laid_sheet, paint_sheet
from game.ui import palette
from game.ui.posters import poster_size
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, TextLink
from game.ui.widgets.controls import Toggle
from game.ui.widgets.scroll import RowList
from game.ui.widgets.text_entry import TextEntry
from game.words import title_words

LEAST = 40
"""Pixels that a row of options is high at least."""


class HostSetUp(Scene):
    """Everything has a value already (the last time's), so that opening is one press."""

    def __init__(self, title_id: str = "") -> None:
        super().__init__()
        self._wish = title_id
        self.table = ""
        self.passphrase = ""

    def enter(self) -> None:
        self.found = list(titles.titles().values())
        ready = [title for title in self.found if title.status == "ready"]
        kept = self.context.settings.options.get("house", {})
        last = self._wish or str(kept.get("title", ""))
        self.game = next((title for title in ready if title.id == last), ready[0])
        self.house = read_house(kept)
        if self.house.for_two not in UNWATCHED:
            self.house = replace(self.house, for_two=UNWATCHED[0])
        name = self.context.settings.name
        self.table = self.tr("host-table-of", name=name) if name else self.tr("host-table-plain")
        self._recall()

    def _recall(self) -> None:
        game = self.game
        self.title = game.id
        self.seats = game.seats_for(last(self.context, game).get("seats"))
        self.options = last_options(self.context, game)

    # widgets

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "host-back")
        inner = self._sheet.inner
        top = self._sheet.heading.bottom + look.px(14)
        wide = round(inner.w * 0.27)
        row = max(40, look.px(60))
        step = max(40, look.px(row / look.frame.s * max(1.0, look.frame.text_scale)))
        names = Rect(inner.x, top, wide, min(step * len(self.found), round((inner.bottom - top) * 0.62)))
        at = self.found.index(self.game)
        self.group.add(
            RowList(look, names, len(self.found), self._game_row, self._choose, row_height=row / look.frame.s, chosen=at,
                    choose=self._choose, id="games", order=1)
        )  # fmt: skip
        self._poster_room = Rect(inner.x, names.bottom + look.px(18), wide, inner.bottom - names.bottom - look.px(24))
        x = inner.x + wide + look.px(48)
        self._rows(Rect(x, top, inner.right - x, inner.bottom - top))
        rect = self._sheet.back
        words = self.tr("friends-set-up")
        wide = look.label(words, 22).get_width() + look.px(30)
        beside = Rect(rect.x - wide - look.px(10), rect.y, wide, rect.h)
        self.group.add(TextLink(look, beside, words, self.friends, id="friends", dark=False, size=22, order=8))
        self._heading_room = beside.x - inner.x - look.px(20)

    def friends(self) -> None:
        """Several people at this window, and whoever joins."""
        from game.scenes.friends_set_up import FriendsSetUp

        self.stack.push(FriendsSetUp(self.game, open_to_all=True))

    def _rows(self, area: Rect) -> None:
        look, game = self.look, self.game
        buttons = max(54, look.px(86))
        head = max(22, round(look.caps(22) * 1.5))
        room = area.h - buttons - look.px(24) - 2 * head - look.px(16)
        fixed = 5
        paired = room // (fixed + len(game.options)) < LEAST  # two options in a row rather than rows nobody can hit
        count = fixed + (-(-len(game.options) // 2) if paired else len(game.options))
        row = min(max(LEAST, look.px(72)), room // count)
        gap = min(look.px(8), max(0, (room - row * count) // count))
        self._heads: list[tuple[str, Rect]] = []
        y = area.y

        def line(split: float = 0.0) -> tuple[Rect, Rect]:
            nonlocal y
            left = Rect(area.x, y, round(area.w * split) - look.px(24) if split else area.w, row)
            right = Rect(
                area.x + round(area.w * split) + look.px(24), y, area.w - round(area.w * split) - look.px(24), row
            )
            y += row + gap
            return left, right

        self._heads.append((self.tr("host-the-game"), Rect(area.x, y, area.w, head)))
        y += head
        lo, hi = game.seats
        left, right = line(0.5)
        self.group.add(Stepper(look, left, self.tr("card-seats"), self.seats, lo, hi, self._set_seats, id="seats",
                               tip=self.tr("host-seats-tip"), order=2))  # fmt: skip
        self.group.add(Toggle(look, right, self.tr("host-spectators"), self.house.spectators,
                              lambda on: self._keep_house(spectators=on), id="spectators",
                              tip=self.tr("host-spectators-tip"), order=2))  # fmt: skip
        two_lines = look.text(19) + look.text(15) + look.px(16)  # a name and what it does
        roomy = row >= two_lines * 1.15 and not paired
        boxes: list[Rect] = []
        while len(boxes) < len(game.options):
            boxes += line(0.5) if paired else line()[:1]
        for option, box in zip(game.options, boxes):
            put = setter(self.options, option.id, self._keep_and_show if option.fixes else self._keep)
            row_of = OptionRow if roomy else NarrowRow
            words = title_words(game.id, self.context.text)
            made = self.group.add(row_of(look, box, option, self.options[option.id], words, put, order=2))
            made.fix(game.options, self.options)
            if isinstance(made, NarrowRow):
                made.told_aside()
        y += look.px(12)
        self._heads.append((self.tr("host-the-house"), Rect(area.x, y, area.w, head)))
        y += head
        left, right = line(0.5)
        self.group.add(TextEntry(look, left, self.table, self._set_table, label=self.tr("host-table"), most=24,
                                 id="table", label_width=0.3, order=2))  # fmt: skip
        self.group.add(TextEntry(look, right, self.passphrase, self._set_passphrase, label=self.tr("host-passphrase"),
                                 placeholder=self.tr("host-passphrase-none"), most=60, id="passphrase",
                                 tip=self.tr("host-passphrase-tip"), label_width=0.4, order=2))  # fmt: skip
        self._chips(line()[0], "dropped", DROPPED)
        if self.seats == 2:
            self._chips(line()[0], "for_two", UNWATCHED)
        else:
            self._chips(line()[0], "lost", LOST)
        self._chips(line()[0], "timers", TIMERS)
        box = Rect(0, 0, min(area.w // 2, max(look.px(420), 220)), buttons)
        box.bottomright = (area.right, area.bottom - look.px(4))
        opening = Button(look, box, self.tr("host-open"), self.open, kind="danger", id="open", order=3,
                         small=self.tr("host-open-small"), key=self.key_name("confirm"))  # fmt: skip
        self.group.add(opening)
        self.group.main = opening
        self._note = Rect(area.x, box.y, box.x - area.x - look.px(30), box.h)

    def _chips(self, rect: Rect, field: str, values: tuple[str, ...]) -> Widget:
        look = self.look
        label = look.label(self.tr(f"host-{field}"), 22, width=round(rect.w * 0.34) - look.px(10))
        self._labels.append((label, label.get_rect(midleft=rect.midleft)))
        left = rect.x + round(rect.w * 0.34)
        words = [(value, self.tr(f"host-{field}-{value}")) for value in values]
        return self.group.add(
            WideChips(look, Rect(left, rect.y, rect.right - left, rect.h), words, getattr(self.house, field),
                      lambda value: self._keep_house(**{field: value}), id=field, tip=self.tr(f"host-{field}-tip"), order=2)
        )  # fmt: skip

    def fresh(self) -> None:
        if self.context.version != self._built:
            self._labels: list[tuple[Surface, Rect]] = []
        super().fresh()

    # choices

    def _choose(self, index: int) -> None:
        title = self.found[index]
        if title.status != "ready":
            self.stack.toast(self.tr("menu-not-yet", title=title.name))
        elif title is not self.game:
            self.game = title
            self._recall()
        self.rebuild()

    def _set_seats(self, seats: int) -> None:
        two = (self.seats == 2) != (seats == 2)
        self.seats = seats
        self._keep()
        if two:  # another rule holds for a host that is lost
            self.rebuild()

    def _set_table(self, text: str) -> None:
        self.table = text

    def _set_passphrase(self, text: str) -> None:
        self.passphrase = text

    def _keep_and_show(self) -> None:
        """An option was changed that others hang on."""
        self._keep()
        self.rebuild()

    def _keep(self) -> None:
        remember(self.context, self.game, **self.options, seats=self.seats)

    def _keep_house(self, **fields: Any) -> None:
        self.house = replace(self.house, **fields)
        house = {**asdict(self.house), "title": self.game.id}
        self.context.change(options={**self.context.settings.options, "house": house})

    def open(self) -> None:
        """The host's process, then the lobby."""
        self._keep_house()
        house = replace(self.house, lost=House().lost) if self.seats == 2 else self.house  # the rule for more players
        connecting.host(self.stack, self.game.id, self.seats, self.options, table=self.table.strip(),
                        passphrase=self.passphrase.strip(), house=house)  # fmt: skip

    # drawing

    def _game_row(self, surface: Surface, rect: Rect, index: int, chosen: bool, over: bool) -> None:
        look, title = self.look, self.found[index]
        live = title.status == "ready"
        surface.blit(look.panel("row_active" if chosen else "row", rect.size), rect)
        colour = palette.DIM_TEXT if not live else look.palette.b if over and not chosen else look.palette.k
        lo, hi = title.seats
        facts = (str(lo) if lo == hi else f"{lo}–{hi}") if live else self.tr("menu-in-the-works")
        few = look.label(facts, 20, colour, 1.0, width=rect.w // 2)
        surface.blit(few, few.get_rect(midright=(rect.right - look.px(20), rect.centery)))
        words = look.lettering.line(title.name, "display", look.caps(22), colour,
                                    width=rect.w - few.get_width() - look.px(56), floor=13)  # fmt: skip
        surface.blit(words, words.get_rect(midleft=(rect.x + look.px(20), rect.centery)))

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        paint_sheet(surface, look, self._sheet, self.tr("host-heading"), self._heading_room, floor=18)
        room = self._poster_room
        pw, ph = poster_size(self.game.id)
        if min(room.h, round(room.w * ph / pw)) > look.px(120):
            hang_poster(surface, self, self.game, room)
        for text, rect in self._heads:
            if text:
                head = look.label(text, 22, palette.RED_TEXT, 2.0, rect.w)
                surface.blit(head, head.get_rect(midleft=rect.midleft))
                line = Rect(rect.x + head.get_width() + look.px(16), rect.centery, 0, max(1, look.px(2)))
                line.w = max(0, rect.right - line.x)
                surface.fill(inks.k, line)
        for picture, rect in self._labels:
            surface.blit(picture, rect)
        note = look.lettering.paragraph(
            self.tr("host-note"), "text", look.text(18), self._note.w, inks.k, lines=3
        ).surface
        row = explained(self.group)
        if row is not None:  # an option is pointed at: what it does stands here
            note = explanation(look, row, self._note.size)
        surface.blit(note, note.get_rect(midleft=self._note.midleft))

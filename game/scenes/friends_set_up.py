"""Play here with friends: how many people sit at this window, what they are called, which colours they wear, and who plays
the rest. Play is what Enter presses."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.scenes import connecting
from game.scenes.last_choices import last, last_level, last_options, remember
from game.scenes.option_rows import Stepper
from game.session.friends import Friend, profile_of
from game.session.people import COLOURS
from game.stack.scene import Scene
from game.stack.sheet import laid_sheet, paint_sheet
from game.titles import Title
from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Chips
from game.ui.widgets.text_entry import TextEntry

KEPT = "friends"
RESTS = ("bots", "lan")


class Colour(Widget):
    """Somebody's colour with its mark; a press takes the next one that nobody wears."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, colour: int, act: Any, *, id: str, tip: str, order: int) -> None:
        super().__init__(look, rect, id, tip=tip, order=order)
        self.colour, self.act = colour, act

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        if self.focus or self.hovered:
            self.ring(surface)
        side = min(self.rect.size) - 6
        disc = shapes.disc(side, palette.SEATS[self.colour][0], self.look.palette.k, 0.07)
        at = disc.get_rect(center=self.rect.center)
        surface.blit(disc, at)
        mark = self.look.seat_mark(self.colour, round(side * 0.56), self.look.palette.paper)
        surface.blit(mark, mark.get_rect(center=at.center))


class FriendsSetUp(Scene):
    """Everything has a value already (the last time's), so that playing is one press."""

    def __init__(self, title: Title, open_to_all: bool = False) -> None:
        super().__init__()
        self.card = title
        self.title = title.id
        self.rest = "lan" if open_to_all else ""

    def enter(self) -> None:
        settings = self.context.settings
        kept, seats = settings.options.get(KEPT, {}), last(self.context, self.card).get("seats")
        hi = self.card.seats[1]
        names, colours = [*kept.get("names", [])], [*kept.get("colours", [])]
        self.names = [str(names[n]) if n < len(names) else "" for n in range(hi)]
        self.names[0] = settings.name or self.names[0]
        self.colours = [COLOURS.index(c) if c in COLOURS else -1 for c in (colours + [""] * hi)[:hi]]
        self._part_colours()
        people = kept.get("people")
        self.people = min(hi, max(2, people if isinstance(people, int) else 2))
        self.seats = max(self.people, self.card.seats_for(seats))
        self.level = last_level(self.context, self.card)
        self.rest = self.rest or (kept["rest"] if kept.get("rest") in RESTS else "bots")
        self.options = last_options(self.context, self.card)

    def _part_colours(self) -> None:
        """Everybody wears another one."""
        worn: list[int] = []
        for n, colour in enumerate(self.colours):
            if colour < 0 or colour in worn:
                self.colours[n] = next(
                    c for c in range(len(COLOURS)) if c not in worn and c not in self.colours[n + 1 :]
                )
            worn.append(self.colours[n])

    # widgets

    def build(self) -> None:
        look = self.look
        self._sheet = laid_sheet(self, "card-back", 0.1)
        inner = self._sheet.inner
        y = self._sheet.heading.bottom + look.px(20)
        buttons, gap = max(54, look.px(86)), look.px(8)
        rows = 2 + self.people
        row = min(max(42, look.px(70)), (inner.bottom - buttons - 2 * gap - y) // rows - gap)
        half = inner.w // 2 - look.px(20)
        hi = self.card.seats[1]
        right = inner.x + half + look.px(40)
        self.group.add(Stepper(look, Rect(inner.x, y, half, row), self.tr("friends-people"), self.people, 2, hi,
                               self._set_people, id="people", tip=self.tr("friends-people-tip")))  # fmt: skip
        self.group.add(Stepper(look, Rect(right, y, half, row), self.tr("card-seats"), self.seats, self.people_at_least(),
                               hi, self._set_seats, id="seats", tip=self.tr("card-seats-tip")))  # fmt: skip
        y += row + gap
        for n in range(self.people):
            self._person(n, Rect(inner.x, y, inner.w, row))
            y += row + gap
        self._rest(Rect(inner.x, y, half, row), Rect(right, y, half, row))
        self._foot(inner, buttons)

    def people_at_least(self) -> int:
        return max(self.people, self.card.seats[0])

    def _person(self, n: int, rect: Rect) -> None:
        look = self.look
        side = max(44, rect.h)
        entry = Rect(rect.x, rect.y, rect.w - side - look.px(20), rect.h)
        self.group.add(TextEntry(look, entry, self.names[n], partial(self._set_name, n),
                                 label=self.tr("friends-name", n=n + 1), placeholder=self.tr("friends-somebody", n=n + 1),
                                 most=24, id=f"name.{n}", label_width=0.22, order=1))  # fmt: skip
        spot = Rect(entry.right + look.px(20), rect.y, side, rect.h)
        self.group.add(Colour(look, spot, self.colours[n], partial(self._next_colour, n), id=f"colour.{n}",
                              tip=self.tr("friends-colour-tip"), order=1))  # fmt: skip

    def _rest(self, left: Rect, right: Rect) -> None:
        """Who takes the seats that are left."""
        look = self.look
        label = look.label(self.tr("friends-rest"), 22, width=left.w // 3)
        self._labels = [(label, label.get_rect(midleft=left.midleft))]
        x = left.x + label.get_width() + look.px(16)
        words = [(rest, self.tr(f"friends-rest-{rest}")) for rest in RESTS]
        self.group.add(Chips(look, Rect(x, left.y, left.right - x, left.h), words, self.rest, self._set_rest, id="rest",
                             tip=self.tr("friends-rest-tip"), order=2))  # fmt: skip
        if self.rest != "bots":
            return
        label = look.label(self.tr("card-bots"), 22)
        self._labels.append((label, label.get_rect(midleft=right.midleft)))
        x = right.x + label.get_width() + look.px(16)
        levels = [(level, self.tr(f"level-{level}")) for level in self.card.levels]
        self.group.add(Chips(look, Rect(x, right.y, right.right - x, right.h), levels, self.level, self._set_level,
                             id="level", tip=self.tr("card-bots-tip"), order=2))  # fmt: skip

    def _foot(self, inner: Rect, tall: int) -> None:
        look = self.look
        box = Rect(0, 0, min(inner.w // 2, max(look.px(420), 240)), tall)
        box.bottomright = (inner.right, inner.bottom - look.px(4))
        key = "friends-open" if self.rest == "lan" else "card-play"
        play = Button(
            look, box, self.tr(key), self.play, kind="danger", id="play", order=3, key=self.key_name("confirm")
        )
        self.group.add(play)
        self.group.main = play
        self._note = Rect(inner.x, box.y, box.x - inner.x - look.px(30), box.h)

    # choices

    def _set_people(self, people: int) -> None:
        self.people = people
        self.seats = max(self.seats, people)
        self._keep()
        self.rebuild()

    def _set_seats(self, seats: int) -> None:
        self.seats = seats

    def _set_name(self, n: int, text: str) -> None:
        self.names[n] = text

    def _next_colour(self, n: int) -> None:
        worn = {self.colours[other] for other in range(self.people) if other != n}
        at = self.colours[n]
        self.colours[n] = next(c for step in range(1, 9) if (c := (at + step) % len(COLOURS)) not in worn)
        for other in range(self.people, len(self.colours)):
            if self.colours[other] == self.colours[n]:
                self.colours[other] = -1
        self._part_colours()
        self._keep()
        self.rebuild()

    def _set_rest(self, rest: str) -> None:
        self.rest = rest
        self._keep()
        self.rebuild()

    def _set_level(self, level: str) -> None:
        self.level = level

    def _keep(self) -> None:
        here = {"people": self.people, "names": list(self.names), "rest": self.rest,
                "colours": [COLOURS[c] for c in self.colours]}  # fmt: skip
        self.context.change(options={**self.context.settings.options, KEPT: here})
        remember(self.context, self.card, seats=self.seats, level=self.level)

    def friends(self) -> list[Friend]:
        """Everybody at this window, in the order in which they will sit."""
        return [
            Friend(profile_of(n), " ".join(self.names[n].split()) or self.tr("friends-somebody", n=n + 1),
                   COLOURS[self.colours[n]])
            for n in range(self.people)
        ]  # fmt: skip

    def play(self) -> None:
        """All sit down: to the table, or to the lobby when others may join."""
        self._keep()
        connecting.play_here(self.stack, self.card.id, max(self.seats, self.people_at_least()), self.level, self.options,
                             self.friends(), open_to_all=self.rest == "lan")  # fmt: skip

    # drawing

    def paint(self, surface: Surface) -> None:
        look, inks = self.look, self.look.palette
        room = self._sheet.back.x - self._sheet.heading.x - look.px(20)
        paint_sheet(surface, look, self._sheet, self.tr("friends-heading"), room, size=44, floor=16)
        for picture, rect in self._labels:
            surface.blit(picture, rect)
        note = look.lettering.paragraph(self.tr("friends-note"), "text", look.text(18), self._note.w, inks.k, lines=4)
        surface.blit(note.surface, note.surface.get_rect(midleft=self._note.midleft))

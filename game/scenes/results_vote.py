"""The vote for the next game: the games as posters with the faces of those who want them under them, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil

import pygame
from pygame import Rect, Surface

from game import titles
from game.scenes.results_beats import LIES, VoteBeats
from game.scenes.results_sheets import Ending
from game.ui import palette
from game.ui.fitting import fitted
from game.ui.look import Look
from game.ui.pieces import Pieces
from game.ui.posters import poster, poster_size
from game.ui.widgets.base import Act, Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.group import Group
from net.protocol import messages as m
from net.protocol import sanitize

PLAIN = (640, 900)
"""How large the poster of an unknown game would be printed."""
IN_A_ROW = 3
"""Posters, in a panel that is not much wider than high."""
DARK = (28, 24, 20, 150)
SLIP_TURN = 8.0
"""Degrees by which the slip on a poster is turned."""
BOUNCE = 0.22
"""Of a face's height: how high it bounces."""
HEAD, FACES = 0.15, 0.2
"""Of the height: the heading of the panel; of a poster's place the faces under it."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits at the table and how far they are, for whoever looks at it from one window."""

    seats: Mapping[str, int]
    """Key -> seat of everybody who may vote."""
    own: frozenset[str]
    """The keys of those at this window who may vote."""
    ready: int

    @property
    def all(self) -> int:
        """How many are asked."""
        return len(self.seats)


def seats_of(lobby: m.Lobby, own: set[str]) -> Seats:
    """Read off a lobby who may vote."""
    asked = [n for n, seat in enumerate(lobby.seats) if seat.kind == "human" and seat.here]
    seats = {lobby.seats[n].who: n for n in asked}
    return Seats(seats, frozenset(own & seats.keys()), sum(lobby.seats[n].ready for n in asked))


def name_of(row: m.NextGame) -> str:
    """What a game is called, also one that is not on this computer."""
    found = titles.titles().get(row.title)
    return found.name if found is not None else sanitize.name(row.own[0].name if row.own else row.title)


class VotePoster(Widget):
    """A game to vote for; one that cannot be played is dark and says why."""

    focusable = True

    def __init__(
        self,
        look: Look,
        rect: Rect,
        row: m.NextGame,
        minutes: str,
        slip: str,
        why: str,
        lit: Callable[[], bool],
        act: Act,
    ) -> None:
        """`why` it cannot be voted for; "" it can. `lit`: whether it is shown as the chosen one."""
        super().__init__(look, rect, f"vote.{row.title}", why=why, tip=name_of(row), order=1)
        self.row, self.minutes, self.slip, self._lit, self.act = row, minutes, slip, lit, act
        self._enabled = not why

    def activate(self) -> None:
        self.act()

    def draw(self, surface: Surface) -> None:
        look, lit = self.look, self._lit()
        if lit or (self._hovered and self._enabled):
            light, offset = look.glow(self.rect.size)
            surface.blit(light, self.rect.move(offset))
        if self.focus:
            self.ring(surface, self.rect.inflate(look.px(12), look.px(12)))
        shadow, (dx, dy) = look.pieces.shadow(self.rect.size, 5)
        surface.blit(shadow, self.rect.move(dx, dy))
        surface.blit(self.baked((self.row.title, self.slip, self.minutes), self.rect.size, self._print), self.rect)
        if lit:
            pygame.draw.rect(surface, look.palette.b, self.rect.inflate(look.px(8), look.px(8)), max(3, look.px(5)))

    def _print(self, sheet: Surface) -> None:
        look, inks = self.look, self.look.palette
        if self.row.title in titles.titles():
            sheet.blit(poster(look, self.row.title, self.rect.size), (0, 0))
        else:  # a game of somebody's own that is not here: its name is all that is known
            sheet.blit(look.panel("panel", self.rect.size), (0, 0))
            words = fitted(look, name_of(self.row), "display", look.caps(30), (round(self.rect.w * 0.8), self.rect.h // 4),
                           inks.k, lines=2, floor=11, align="centre", leading=0.95)  # fmt: skip
            sheet.blit(words, words.get_rect(midtop=(self.rect.w // 2, self.rect.h // 12)))
        pygame.draw.rect(sheet, inks.k, sheet.get_rect(), max(2, look.px(3)))
        if self.minutes:
            band = Rect(0, 0, self.rect.w, max(look.caps(24) + look.px(12), self._foot()))
            band.bottom = self.rect.h
            pygame.draw.rect(sheet, inks.k, band)
            words = fitted(
                look, self.minutes, "label", look.caps(24), (band.w - 6, band.h), inks.paper, lines=1, floor=11
            )
            sheet.blit(words, words.get_rect(center=band.center))
        if self.slip:
            dark = Surface(self.rect.size, pygame.SRCALPHA)
            dark.fill(DARK)
            sheet.blit(dark, (0, 0))
            self._print_slip(sheet)

    def _foot(self) -> int:
        """How high a poster's two lines of words are, which stand empty on a small one."""
        if self.row.title not in titles.titles():
            return 0
        return self.rect.h - Pieces.words_rect("plate", self.rect.size).top + self.look.px(4)

    def _print_slip(self, sheet: Surface) -> None:
        look = self.look
        room = (round(self.rect.w * 0.76), round(self.rect.h * 0.3))
        words = fitted(look, self.slip.upper(), "display", look.caps(30), room, palette.RED_TEXT, lines=2, floor=11,
                       align="centre", leading=0.95)  # fmt: skip
        size = (words.get_width() + look.px(16), words.get_height() + look.px(6))
        slip = Surface(size, pygame.SRCALPHA)
        slip.fill(look.palette.paper)
        slip.blit(words, words.get_rect(center=slip.get_rect().center))
        turned = pygame.transform.rotozoom(slip, SLIP_TURN, 1.0)
        if turned.get_width() > self.rect.w:
            turned = slip
        sheet.blit(turned, turned.get_rect(center=(self.rect.w // 2, self.rect.h // 2)))


@dataclass(frozen=True, slots=True)
class VoteActs:
    """What may be pressed."""

    vote: Callable[[str], object]
    """A game; "": no longer any."""
    ready: Callable[[], object]
    leave: Callable[[], object]
    lobby: Callable[[], object] | None
    """To the lobby with the game that leads; None for whoever may not."""


class VoteFace:
    """The face of somebody who votes, under the poster of what they want."""

    def __init__(self, picture: Surface, at: Rect, title: str, top: int) -> None:
        """`top`: from where it falls."""
        self.picture, self.at, self.title = picture, at, title
        self._top = top
        self._was = at

    def come_from(self, before: VoteFace | None) -> None:
        """Make way from where it lay under the same poster."""
        if before is not None and before.title == self.title:
            self._was = before.at

    def standing(self, way: float) -> Rect:
        """Return where it lies, as far as it has made way for others."""
        return self.at.move(round((self._was.x - self.at.x) * (1 - way)), 0)

    def falling(self, fallen: float) -> Rect:
        """Return where it is as it falls, then bounces (`VoteBeats.fallen`)."""
        if fallen <= 1:
            return self.at.move(0, round((self._top - self.at.y) * (1 - fallen)))
        t = fallen - 1
        return self.at.move(0, -round(self.at.h * BOUNCE * 4 * t * (1 - t)))


class VotePage:
    """`panel`: heading and posters; `foot`: the buttons. Printed when it is laid out."""

    def __init__(
        self,
        of: Ending,
        panel: Rect,
        foot: Rect,
        lobby: m.Lobby,
        seats: Seats,
        acts: VoteActs,
        key: str,
        beats: VoteBeats,
        before: VotePage | None = None,
    ) -> None:
        """`key` is the name of the key that presses the main button; `before`: the page of the same vote that was there."""
        self.of, self.panel, self.lobby, self.seats, self.acts = of, panel, lobby, seats, acts
        self._key, self._beats = key, beats
        self._alone = sum(seat.kind == "human" for seat in lobby.seats) == 1
        """Only one person sits here: a game is picked, nobody votes."""
        self.posters: list[VotePoster] = []
        self.buttons: list[Button] = []
        self._below: list[tuple[Surface, Rect]] = []
        """What is printed: the heading, and why a poster has no faces under it."""
        self.faces: dict[str, VoteFace] = {}
        """Of everybody who votes, by key."""
        self._heading()
        self._posters()
        if before is not None and before.panel == panel:
            for key, face in self.faces.items():
                face.come_from(before.faces.get(key))
        self._foot(foot)

    def join(self, group: Group) -> None:
        """Put its widgets into a scene's."""
        for widget in (*self.posters, *self.buttons):
            group.add(widget)
        group.main = self.buttons[0]

    @property
    def mine(self) -> str:
        """The game that somebody at this window wants; "" none."""
        return next((row.title for row in self.lobby.next_games if self.seats.own & set(row.votes)), "")

    # ------------------------------------------------------------------ printing

    def _heading(self) -> None:
        look, panel = self.of.look, self.panel
        tall = round(panel.h * HEAD)
        title = fitted(look, self.of.tr("next-heading").upper(), "display", look.caps(48), (panel.w, round(tall * 0.62)),
                       look.palette.k, lines=1, floor=14)  # fmt: skip
        told = self.of.tr("next-rule-alone" if self._alone else "next-rule")
        rule = fitted(look, told, "map", look.text(21), (panel.w, round(tall * 0.46)), look.palette.k, lines=2, floor=12,
                      align="centre", leading=1.0)  # fmt: skip
        top = title.get_rect(midtop=(panel.centerx, panel.y))
        below = rule.get_rect(midtop=(panel.centerx, top.bottom - look.px(4)))
        self._below += [(title, top), (rule, below)]
        self._top = max(panel.y + tall, below.bottom + look.px(10))

    def _posters(self) -> None:
        rows, look = self.lobby.next_games, self.of.look
        area = Rect(self.panel.x, self._top, self.panel.w, self.panel.bottom - self._top)
        each = per_row(len(rows), area)
        lines = ceil(len(rows) / each)
        high, wide = area.h // lines, area.w // each
        for n, row in enumerate(rows):
            line, column = divmod(n, each)
            count = min(each, len(rows) - line * each)
            left = area.centerx - count * wide // 2
            self._place(
                row, Rect(left + column * wide, area.y + line * high, wide, high).inflate(-look.px(14), -look.px(8))
            )

    def _place(self, row: m.NextGame, room: Rect) -> None:
        look = self.of.look
        under = max(round(room.h * FACES), look.caps(20) + look.px(4))
        w, h = poster_size(row.title) if row.title in titles.titles() else PLAIN
        scale = max(0.01, min(room.w / w, (room.h - under) / h))
        box = Rect(0, 0, round(w * scale), round(h * scale))
        box.midtop = room.centerx, room.y + max(0, room.h - under - box.h) // 2
        why = self._why(row) or ("" if self.seats.own else self.of.tr("next-players"))
        self.posters.append(VotePoster(look, box, row, self._minutes(row), self._slip(row), why,
                                       lambda: self._beats.lit == row.title, lambda: self.acts.vote(row.title)))  # fmt: skip
        below = Rect(room.x, box.bottom + look.px(9), room.w, under - look.px(9))
        if row.votes:
            self._faces(below, box, row)
            return
        told = self._why(row) or ("" if self._alone else self.of.tr("next-no-vote"))
        words = fitted(look, told.upper(), "label", look.caps(20), below.size,
                       palette.DIM_TEXT, lines=2, floor=11, align="centre", leading=1.0)  # fmt: skip
        self._below.append((words, words.get_rect(midtop=(below.centerx, below.y))))

    def _faces(self, room: Rect, box: Rect, row: m.NextGame) -> None:
        """The faces of those who want a game, in the room under its poster at `box`."""
        keys = [key for key in row.votes if key in self.seats.seats]
        px = min(room.h, self.of.look.px(64))
        step = min(round(px * 1.15), (room.w - px) // max(1, len(keys) - 1))
        x = room.centerx - (step * (len(keys) - 1) + px) // 2
        for n, key in enumerate(keys):
            face = self.of.player_face(self.seats.seats[key], px)
            self.faces[key] = VoteFace(face, face.get_rect(topleft=(x + n * step, room.y)), row.title, box.y - px)

    def _minutes(self, row: m.NextGame) -> str:
        found = titles.titles().get(row.title)
        if found is None or row.bar:
            return ""
        return self.of.tr("next-minutes", minutes="{}–{}".format(*found.minutes)).upper()

    def _slip(self, row: m.NextGame) -> str:
        if row.bar == "many":
            found = titles.titles().get(row.title)
            return self.of.tr("next-only", n=found.seats[1] if found is not None else self.seats.all - 1)
        return self.of.tr(f"next-slip-{row.bar}") if row.bar else ""

    def _why(self, row: m.NextGame) -> str:
        if row.bar == "many":
            return self.of.tr("next-here", n=self.seats.all)
        if row.bar == "lacking":
            names = [seat.name for seat in self.lobby.seats if seat.who in row.lacking]
            return self.of.tr("next-lacking", names=", ".join(names))
        return self.of.tr("next-broken") if row.bar else ""

    # ------------------------------------------------------------------ what is pressed

    def _foot(self, foot: Rect) -> None:
        look, tr, gap = self.of.look, self.of.tr, self.of.look.px(14)
        small: list[tuple[str, str, Callable[[], object], bool, str]] = []
        if not self._alone:
            change = tr("next-change"), lambda: self.acts.vote(""), bool(self.mine), tr("next-change-why")
            small.append(("change", *change))
        if self.acts.lobby is not None:
            small.append(("lobby", tr("results-lobby"), self.acts.lobby, bool(self.lobby.lead), ""))
        small.append(("night", tr("next-night"), self.acts.leave, True, ""))
        if foot.w > 8 * foot.h:
            main = Rect(foot.x, foot.y, round(foot.w * (0.42 if len(small) > 1 else 0.62)), foot.h)
            rest = Rect(main.right + gap, foot.y, foot.right - main.right - gap, foot.h)
        else:
            tall = round((foot.h - gap) * 0.56)
            main = Rect(foot.x, foot.y, foot.w, tall)
            rest = Rect(foot.x, main.bottom + gap, foot.w, foot.h - tall - gap)
        self.buttons.append(self._main(main))
        wide = (rest.w - gap * (len(small) - 1)) // len(small)
        longest = max((words for _, words, *_ in small), key=len)
        for n, (name, words, act, enabled, why) in enumerate(small):
            rect = Rect(rest.x + n * (wide + gap), rest.y, wide, rest.h)
            kind = "gold" if name == "change" else "plain"
            self.buttons.append(Button(look, rect, words, act, kind=kind, id=name, enabled=enabled, why=why, order=3,  # type: ignore[arg-type]
                                       beside=longest, size=25))  # fmt: skip

    def _main(self, rect: Rect) -> Button:
        """The game that leads, and how many are ready for it."""
        tr, lobby, seats = self.of.tr, self.lobby, self.seats
        row = next((row for row in lobby.next_games if row.title == lobby.lead), None)
        words = tr("next-it-is", game=name_of(row)) if row is not None else tr("next-none")
        mine = bool(seats.own) and all(lobby.seats[seats.seats[key]].ready for key in seats.own)
        if not seats.own:
            return Button(self.of.look, rect, words, self.acts.ready, kind="moss", id="next", enabled=False, order=2,
                          small=tr("next-players"), why=tr("next-players"), size=36)  # fmt: skip
        alone = seats.all == len(seats.own)
        small = (
            tr("next-at-once") if alone else tr("next-mine" if mine else "next-waits", ready=seats.ready, all=seats.all)
        )
        return Button(self.of.look, rect, words, self.acts.ready, kind="gold" if mine else "moss", id="next", order=2,
                      enabled=row is not None, why=tr("next-none"), small=small, size=36, key=self._key)  # fmt: skip

    # ------------------------------------------------------------------ drawing

    def paint(self, surface: Surface) -> None:
        """Everything but the widgets and what falls over them."""
        for picture, at in self._below:
            surface.blit(picture, at)
        for key, face in self.faces.items():
            if self._beats.fallen(key) >= LIES:
                surface.blit(face.picture, face.standing(self._beats.way))

    def paint_over(self, surface: Surface) -> None:
        """The faces that fall."""
        for key, face in self.faces.items():
            if 0 < (fallen := self._beats.fallen(key)) < LIES:
                surface.blit(face.picture, face.falling(fallen))


def per_row(games: int, area: Rect) -> int:
    """How many posters stand in a row: as large as they can be."""
    best, found = 0.0, max(1, games)
    for each in range(min(IN_A_ROW, games) or 1, max(1, games) + 1):
        lines = ceil(games / each) or 1
        wide = min(area.w / each, area.h / lines * (1 - FACES) * 0.711)
        if wide > best + 0.5:
            best, found = wide, each
    return found

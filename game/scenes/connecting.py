"""On the way to a table: what is going on, in steps that tick off, with a way out; failures are told where they happen.

`play_alone`, `host`, `join` and `resume` are the four ways in. Each makes the window's session and pushes `Connecting`,
which gives way to the lobby or the table as soon as it is let in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes import failure
from game.scenes.routes import LobbyRoute, TableRoute
from game.session.friends import Friend, Friends, remembered
from game.session.host_command import HostCommand, House
from game.session.records import Wanted
from game.session.session import Session
from game.session.window import begin
from game.stack.dialog_frame import laid_plated, paint_plated
from game.stack.scene import Scene, SceneStack
from game.ui import palette
from game.ui.widgets.buttons import Button
from net.protocol import messages as m

SHOWN_AFTER = 0.25
"""Seconds before the sheet is drawn at all: most tables answer sooner, and a flash helps nobody."""
PRESSED_AFTER = 0.8
"""Seconds before Cancel can be pressed: it has the ring, and a second press of what led here is not meant for it. Escape always
cancels."""
DOTS = 0.4
ASK_AGAIN = 2.0
"""Seconds after which a start that did not come about is asked for again: nobody else is there to do it."""


def play_alone(
    stack: SceneStack,
    title: str,
    seats: int,
    level: str,
    options: dict[str, Any],
    seed: int | None = None,
    name: str | None = None,
) -> None:
    """A match against bots, on this machine only."""
    context = stack.context
    command = HostCommand(title=title, seats=seats, level=level, bots=seats - 1, options=options, seed=seed, local=True)
    _go(stack, lambda: Session.opened(context, "alone", Wanted(name or context.name), command), title)


def watch(stack: SceneStack, title: str, seats: int, level: str, options: dict[str, Any]) -> None:
    """A match of bots on this machine, seen as a spectator sees it."""
    context = stack.context
    command = HostCommand(title=title, seats=seats, level=level, bots=seats, options=options, local=True)
    _go(stack, lambda: Session.opened(context, "alone", Wanted(context.name, watch=True), command), title)


def play_here(
    stack: SceneStack,
    title: str,
    seats: int,
    level: str,
    options: dict[str, Any],
    people: Sequence[Friend],
    *,
    open_to_all: bool = False,
    seed: int | None = None,
) -> None:
    """Several people at this window: the rest are bots of that level, or (`open_to_all`) whoever joins on the LAN."""
    context, me = stack.context, people[0]
    bots = 0 if open_to_all else seats - len(people)
    name = context.tr("host-table-of", name=me.name) if open_to_all else ""
    command = HostCommand(
        title=title, seats=seats, level=level, bots=bots, options=options, seed=seed, name=name, local=not open_to_all
    )

    def make() -> Session:
        wanted = Wanted(me.name, colour=me.colour, portrait=me.portrait)
        session = Session.opened(context, "host" if open_to_all else "alone", wanted, command)
        session.friends = Friends(session, people[1:], Session.joined)
        return session

    _go(stack, make, title)


def host(
    stack: SceneStack,
    title: str,
    seats: int,
    options: dict[str, Any],
    *,
    table: str = "",
    passphrase: str = "",
    house: House | None = None,
    seed: int | None = None,
) -> None:
    """A table on the LAN, to its lobby."""
    context = stack.context
    command = HostCommand(title=title, seats=seats, options=options, name=table, seed=seed, house=house)
    _go(stack, lambda: Session.opened(context, "host", Wanted(context.name, passphrase=passphrase), command), title)


def resume(stack: SceneStack, match: str, title: str, alone: bool = False) -> None:
    """A match of ours that was cut off, from its journal."""
    context = stack.context
    command = HostCommand(resume=match, local=alone)
    beside = remembered(context, match)

    def make() -> Session:
        session = Session.opened(context, "alone" if alone else "host", Wanted(context.name), command)
        session.friends = Friends(session, beside, Session.joined) if beside else None
        return session

    _go(stack, make, title)


def join(stack: SceneStack, invite: str, name: str | None = None, passphrase: str = "", spectate: bool = False,
         match: str = "") -> None:  # fmt: skip
    """Somebody's table, by invite, code or HOST:PORT. `match`: in which a seat of ours waits there."""
    context = stack.context
    wanted = Wanted(name or context.name, invite, passphrase, spectate, match=match)
    _go(stack, lambda: Session.joined(context, wanted), "")


def _go(stack: SceneStack, make: Callable[[], Session], title: str) -> None:
    stack.push(Connecting(make, title))


class Connecting(Scene):
    """Opening, finding, comparing, sitting down; Escape stops it."""

    transparent = True

    def __init__(self, make: Callable[[], Session], title: str = "") -> None:
        super().__init__()
        self._make = make
        self.game = title
        self.session: Session
        self._waited = 0.0
        self._dots = 0
        self._step = -1
        self._queued = 0
        """Seconds that our code still waits."""
        self._asked: float | None = None
        """When we last asked for the match to begin."""
        self._moved_on = False
        if title:
            self.title = title

    def enter(self) -> None:
        self.session = begin(self.context, self._make())
        feed = self.session.feed
        self._before = (
            feed if feed is not None and feed.result is not None else None
        )  # a rematch: the match that is over

    def leave(self) -> None:
        if not self._moved_on:
            self.session.close()

    # what it looks like

    def build(self) -> None:
        look, frame = self.look, self.look.frame
        w = frame.size[0]
        steps = self._steps()
        wide = min(round(w * 0.9), max(look.px(760), round(look.px(600) * frame.text_scale)))
        row = max(34, round(look.px(50) * max(1.0, frame.text_scale)))
        inner = look.content("dialog", Rect(0, 0, wide, 400))
        plate, buttons, gap = max(44, look.px(76)), max(46, look.px(72)), look.px(20)
        tall = 2 * inner.y + plate + gap + row * len(steps) + gap + buttons
        self._rect, self._plate = laid_plated(look, wide, tall, plate)
        x, y = self._plate.bottomleft
        self._rows = [Rect(x, y + gap + i * row, self._plate.w, row) for i in range(len(steps))]
        box = Rect(0, 0, look.px(300), buttons)
        box.midbottom = (self._rect.centerx, self._rect.bottom - inner.y)
        cancel = Button(look, box, self.tr("connecting-cancel"), self.back, id="cancel", key=self.key_name("back"))
        self.group.add(cancel)
        self.group.main = cancel

    def _steps(self) -> list[str]:
        own = self.session.goal != "join"
        first = "connecting-opening" if own else "connecting-finding"
        return [
            first,
            "connecting-comparing",
            "connecting-sitting" if self.session.goal != "alone" else "connecting-dealing",
        ]

    def _at(self) -> int:
        """The step that is under way."""
        session = self.session
        if session.state == "opening" or (session.state == "connecting" and session.greeting is None):
            return 0
        return 1 if session.state == "connecting" else 2

    def paint(self, surface: Surface) -> None:
        if self._waited < SHOWN_AFTER:
            return
        look, inks = self.look, self.look.palette
        key = {"alone": "connecting-alone", "host": "connecting-host", "join": "connecting-join"}[self.session.goal]
        paint_plated(surface, look, self._rect, self._plate, self.tr(key))
        at = self._at()
        for i, (step, row) in enumerate(zip(self._steps(), self._rows)):
            size = max(16, look.px(26))
            centre = (row.x + look.px(44), row.centery)
            if i < at:
                tick = look.mark("tick", size, palette.GREEN_TEXT)
                surface.blit(tick, tick.get_rect(center=centre))
            elif i == at:
                for dot in range(3):
                    r = max(3, look.px(6)) if dot == self._dots else max(2, look.px(3))
                    pygame.draw.aacircle(surface, inks.k, (centre[0] + (dot - 1) * max(9, look.px(15)), centre[1]), r)
            colour = inks.k if i <= at else palette.DIM_TEXT
            words = self.tr("connecting-queued", seconds=self._queued) if i == at and self._queued else self.tr(step)
            line = look.lettering.line(words, "text_bold" if i == at else "text", look.text(21), colour,
                                       width=row.w - look.px(110))  # fmt: skip
            surface.blit(line, line.get_rect(midleft=(row.x + look.px(88), row.centery)))

    # what happens

    def handle(self, event: Event) -> bool:
        pressed = self.is_press(event) or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)
        if pressed and self._waited < PRESSED_AFTER:
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        was = self._waited
        self._waited += dt
        dots = 0 if self.look.reduced else int(self._waited / DOTS) % 3
        if dots != self._dots or was < SHOWN_AFTER <= self._waited:
            self._dots = dots
            self.dirty = True
        if self._moved_on:
            return
        self.session.poll()
        if (self._at(), self.session.queued_s) != (self._step, self._queued):
            self._step, self._queued = self._at(), self.session.queued_s
            self.dirty = True
        if self.session.state == "ended":
            self._failed()
        elif self.session.lobby is not None and self.session.state == "in":
            self._in()

    def _in(self) -> None:
        session = self.session
        if session.phase in ("playing", "over"):
            new = session.feed is not None and session.feed is not self._before and session.feed.last is not None
            if new and (session.friends is None or session.friends.dealt(session.feed)):
                self._on_to_table()
        elif session.goal == "alone":
            self._begin_alone()
        else:
            self._moved_on = True
            self.stack.replace(LobbyRoute(session))

    def _begin_alone(self) -> None:
        """Nobody to wait for but bots that are still coming in."""
        ripe = self._asked is None or self._waited - self._asked > ASK_AGAIN
        if ripe and self.session.phase == "lobby" and not self.session.missing():
            self._asked = self._waited
            self.session.send(m.Start())

    def _on_to_table(self) -> None:
        assert self.session.feed is not None
        self._moved_on = True
        self.stack.replace(TableRoute(self.session, self.session.feed))

    def _failed(self) -> None:
        make, game, session = self._make, self.game, self.session
        self._moved_on = True
        stack = self.stack

        def again(passphrase: str) -> None:
            if passphrase:
                session.wanted.passphrase = passphrase
            stack.push(Connecting(make, game))

        session.close()
        failure.show(stack, session, again, replace=True)

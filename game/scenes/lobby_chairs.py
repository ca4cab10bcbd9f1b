"""The chairs round the lobby's table, the bench beside it, and what is carried from one to the other."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import palette
from game.ui.look import Look
from game.ui.widgets.base import Widget
from game.ui.widgets.players import PlayerFacts, PlayerPlate

TILT = 8
SLACK = 8
"""Pixels that the pointer may stray before a press is a drag."""


class Cargo(NamedTuple):
    """What is carried: somebody by key, a bot by level, whoever sits on a seat."""

    kind: Literal["seat", "person", "bot"]
    seat: int = -1
    key: str = ""
    level: str = ""
    name: str = ""


class Carrier(Protocol):
    """The scene, as far as carrying goes."""

    cargo: Cargo | None

    def lift(self, cargo: Cargo, point: tuple[int, int]) -> None: ...
    def carry(self, point: tuple[int, int]) -> None: ...
    def land(self, point: tuple[int, int]) -> None: ...


class Hand:
    """Press, stray, let go: turns the mouse events of one widget into a lift and a landing."""

    def __init__(self, carrier: Carrier, cargo: Cargo | None) -> None:
        self.carrier, self.cargo = carrier, cargo
        self._from: tuple[int, int] | None = None
        self._going = False

    def handle(self, event: Event) -> bool:
        if self.cargo is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._from, self._going = event.pos, False
        elif event.type == pygame.MOUSEMOTION and self._from is not None:
            if not self._going and math.dist(event.pos, self._from) > SLACK:
                self._going = True
                self.carrier.lift(self.cargo, event.pos)
            elif self._going:
                self.carrier.carry(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._from = None
            if self._going:
                self._going = False
                self.carrier.land(event.pos)
                return True
        return False


class Chair(PlayerPlate):
    """A seat. Free: a dashed place with what one can do there. Taken: the plate, stamped when its owner is ready."""

    def __init__(self, look: Look, rect: Rect, seat: int, facts: PlayerFacts | None, hand: Hand, act: Callable[[], object],
                 *, words: tuple[str, str] = ("", ""), stamp: str = "", latency: int = 0, picture: Surface | None = None,
                 tip: str = "", order: int = 1) -> None:  # fmt: skip
        super().__init__(look, rect, facts or PlayerFacts("", seat), act=act, picture=picture, id=f"seat.{seat}", tip=tip,
                         order=order)  # fmt: skip
        self.seat, self.taken, self.hand = seat, facts is not None, hand
        self.words, self.stamp, self.latency = words, stamp, latency
        self.target = False  # something is carried, and may land here
        self.alarm = False  # what its owner agreed to has changed: the stamp is a red one
        self.pressing = 1.0  # the stamp comes down: 0 to 1

    def handle(self, event: Event) -> bool:
        return self.hand.handle(event)

    def update(self, dt: float) -> None:
        if self.pressing < 1.0:
            self.pressing = 1.0 if self.look.reduced else min(1.0, self.pressing + dt / 0.12)
            self.touch()

    def draw(self, surface: Surface) -> None:
        if self.target:
            glow, offset = self.look.glow(self.rect.size)
            surface.blit(glow, self.rect.move(offset))
        if self.taken:
            super().draw(surface)
            self._latency(surface)
            if self.stamp:
                self._stamp(surface)
        else:
            self._free(surface)

    def _free(self, surface: Surface) -> None:
        look = self.look
        if self.focus:
            self.ring(surface)
        surface.blit(self._ground(), self.rect)
        piece = "tile_target" if self.target or self.hovered or self.focus else "tile_empty"
        surface.blit(look.panel(piece, self.rect.size), self.rect)
        colour = palette.GLOW if self.hovered else palette.HOUSE.paper
        first = look.label(self.words[0], 24, colour, 1.8, self.rect.w - look.px(40))
        second = look.label(self.words[1], 18, palette.HOUSE.paper, 1.0, self.rect.w - look.px(40))
        tall = first.get_height() + (second.get_height() if self.words[1] else 0)
        at = first.get_rect(midtop=(self.rect.centerx, self.rect.centery - tall // 2))
        surface.blit(first, at)
        if self.words[1]:
            surface.blit(second, second.get_rect(midtop=(self.rect.centerx, at.bottom)))

    def _ground(self) -> Surface:
        """Dark wood under the dashes, so that the words stand out from the table."""
        key = ("free chair", self.rect.size)
        found = self.look.baked(key)
        if found is None:
            found = Surface(self.rect.size, pygame.SRCALPHA)
            pygame.draw.rect(found, (*palette.PLANK, 238), found.get_rect(), border_radius=self.look.px(10))
            self.look.keep(key, found)
        return found

    def _latency(self, surface: Surface) -> None:
        """Three bars, as many filled as the way is short; the figure beside them (no bars for who sits here)."""
        if self.latency <= 0 or self._facts.you or self._facts.bot or self.stamp:
            return
        look = self.look
        filled = 3 if self.latency < 40 else 2 if self.latency < 120 else 1
        words = look.label(f"{self.latency} ms", 16, look.palette.k, 0.6)
        face = look.content("plate", self.rect)
        x = face.right - words.get_width()
        y = face.bottom - words.get_height() // 2 - look.px(2)
        surface.blit(words, words.get_rect(midleft=(x, y)))
        unit = max(4, look.px(6))
        for bar in range(3):
            tall = unit * (bar + 1)
            box = Rect(x - (4 - bar) * (unit + 2), y + unit * 3 // 2 - tall, unit, tall)
            if bar < filled:
                surface.fill(look.palette.k, box)
            else:
                pygame.draw.rect(surface, palette.DISABLED, box, 1)

    def _stamp(self, surface: Surface) -> None:
        look = self.look
        key = ("stamp", self.stamp, self.rect.h, self.alarm)
        ink = palette.RED_TEXT if self.alarm else palette.GREEN_TEXT
        found = look.baked(key)
        if found is None:
            px = min(look.caps(26), max(13, self.rect.h // 4))
            words = look.lettering.line(self.stamp.upper(), "display", px, ink, tracking=1)
            face = Surface((words.get_width() + look.px(28), words.get_height() + look.px(8)), pygame.SRCALPHA)
            face.fill((*palette.TIP_PAPER, 235), face.get_rect().inflate(-4, -4))
            pygame.draw.rect(face, ink, face.get_rect(), max(2, look.px(4)), border_radius=look.px(8))
            face.blit(words, words.get_rect(center=face.get_rect().center))
            found = look.keep(key, pygame.transform.rotozoom(face, TILT, 1.0))
        scale = 1.6 - 0.6 * self.pressing
        picture = found if scale <= 1.01 else pygame.transform.rotozoom(found, 0, scale)
        at = picture.get_rect(
            center=(self.rect.right - look.px(24) - found.get_width() // 2, self.rect.bottom - look.px(10))
        )
        surface.blit(picture, at)


class Slip(Widget):
    """A name on the bench, or a bot waiting to be given a seat. A click acts, a drag carries."""

    focusable = True

    def __init__(self, look: Look, rect: Rect, text: str, hand: Hand, act: Callable[[], object], *, icon: str = "",
                 id: str = "", tip: str = "", order: int = 2) -> None:  # fmt: skip
        super().__init__(look, rect, id or text, tip=tip, order=order)
        self.text, self.hand, self.act, self.icon = text, hand, act, icon

    def handle(self, event: Event) -> bool:
        return self.hand.handle(event)

    def activate(self) -> None:
        self.look.play("button")
        self.act()

    def draw(self, surface: Surface) -> None:
        draw_slip(surface, self.look, self.rect, self.text, self.icon, self.state)


def draw_slip(surface: Surface, look: Look, rect: Rect, text: str, icon: str = "", state: str = "rest") -> None:
    """A small plain paper with a few words."""
    look.paper(surface, "plain", rect, 9 if state == "hover" else 4, "focus" if state == "focus" else "")
    x, room = rect.x + look.px(18), rect.w - look.px(36)
    if icon:
        picture = look.mark(icon, max(14, look.px(22)), look.palette.k)
        surface.blit(picture, picture.get_rect(midleft=(x, rect.centery)))
        x += picture.get_width() + look.px(10)
        room -= picture.get_width() + look.px(10)
    words = look.lettering.line(text, "display", look.caps(19), look.palette.k, width=room, floor=12)
    surface.blit(words, words.get_rect(midleft=(x, rect.centery)))


def round_table(look: Look, size: tuple[int, int]) -> Surface:
    """The table seen from above: a printed oval with a rim and rays from its middle. Baked once for a size."""
    key = ("lobby table", size)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    w, h = size[0] * 2, size[1] * 2
    big = Surface((w, h), pygame.SRCALPHA)
    pygame.draw.ellipse(big, inks.k, big.get_rect())
    rim = max(8, look.px(22))
    pygame.draw.ellipse(big, inks.paper, Rect(0, 0, w, h).inflate(-rim, -rim))
    pygame.draw.ellipse(big, inks.k, Rect(0, 0, w, h).inflate(-rim - 8, -rim - 8))
    inner = Rect(0, 0, w, h).inflate(-3 * rim, -3 * rim)
    rays = Surface((w, h), pygame.SRCALPHA)
    rays.fill(palette.mix(inks.c, inks.paper, 0.18))
    centre, far, count = (w // 2, h // 2), max(w, h), 36
    for i in range(0, count, 2):
        a, b = math.tau * i / count, math.tau * (i + 1) / count
        points = [centre, *((centre[0] + far * math.cos(t), centre[1] + far * math.sin(t)) for t in (a, b))]
        pygame.draw.polygon(rays, inks.paper, points)
    mask = Surface((w, h), pygame.SRCALPHA)
    pygame.draw.ellipse(mask, (255, 255, 255, 255), inner)
    rays.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    big.blit(rays, (0, 0))
    pygame.draw.ellipse(big, inks.k, inner, 4)
    found = pygame.transform.smoothscale(big, size)
    # the press's tooth: the paper's own grain over the whole, inside the oval
    grain = look.panel("plain", (min(512, size[0]), min(512, size[1])))
    tooth = Surface(size, pygame.SRCALPHA)
    for x in range(0, size[0], grain.get_width() - 24):
        for y in range(0, size[1], grain.get_height() - 24):
            tooth.blit(grain, (x, y), Rect(12, 12, grain.get_width() - 24, grain.get_height() - 24))
    found.blit(tooth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return look.keep(key, found)


def chair_places(area: Rect, count: int, size: tuple[int, int], first: int = 0) -> list[Rect]:
    """Chairs round an oval, clockwise; chair `first` stands at the bottom, where we sit."""
    rx, ry = (area.w - size[0]) / 2, (area.h - size[1]) / 2
    places = []
    for n in range(count):
        angle = math.pi / 2 + math.tau * ((n - first) % count) / count
        rect = Rect(0, 0, *size)
        rect.center = (round(area.centerx + rx * math.cos(angle)), round(area.centery + ry * math.sin(angle)))
        places.append(rect)
    return places

"""The dice tray of a table: dice are thrown into it, come to rest on the numbers of the host, and lie there.

    tray = group.add(DiceTray(look, rect, caption="", on_throw=act))
    stage.play(tray.throw([D20], [17], seed))           a motion: ends when the result lies there
    stage.play(tray.again([12], seed))                   a re-roll: what lay there stays to be seen, small and struck
    tray.show(result)                                    a result without a throw: after a resize, or on coming back

Seed, numbers and flick are what all clients share; they see the same throw, each at its own size. A table keeps
`tray.result` when it is built anew. The tray draws only what changed: at rest it is one picture.
"""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.dice import pictures
from game.ui.dice.hand import Hand
from game.ui.dice.physics import ACROSS, Flick, Pose, Tray
from game.ui.dice.roll import Roll, further, thrown
from game.ui.dice.solids import D20, Solid
from game.ui.dice.turning import apart
from game.ui.dice.whirl import CLEAN, QUICK, cutting, draw_die
from game.ui.look import Look
from game.ui.motion import Motion, Waits, back_out, linear, next_frame, tween
from game.ui.palette import Colour
from game.ui.widgets.base import Widget

FADE = 0.12  # seconds in which the drawn die gives way to the printed one
BURST = 0.16
SUNS = 3  # up to so many dice have a sun each
SLICE = 24  # die-steps simulated in one frame before a throw
SHAKES = 8  # frames in which a hand shakes the dice: the throw is simulated in them, so that no frame is long
PARTS = 10  # parts of that work in a frame
WHIRLS = 3.5  # radians a second from which on a die is drawn by the quick hand
BEFORE = 0.42  # radius of a struck result, of the tray's own dice
TAKES = 5  # of "dice_bounce", from a touch to a wall
MUTE = 0.07  # knocks softer than this are not heard


class Result(NamedTuple):
    """What lies in a tray: the dice in the order of the throw, and results before it that count no more."""

    kinds: tuple[Solid, ...] = ()
    numbers: tuple[int, ...] = ()
    before: tuple[tuple[Solid, int], ...] = ()


class DiceTray(Widget):
    """A tray. With `on_throw` the player may throw here when `enabled`: by pressing, by Enter, or by a drag and a flick.
    While `waiting` holds a solid the tray glows and that die lies there to be taken."""

    def __init__(
        self,
        look: Look,
        rect: Rect,
        caption: str = "",
        *,
        shape: float = 1.27,
        across: float = ACROSS,
        ink: Colour | None = None,
        on_throw: Callable[[Flick | None], object] | None = None,
        footed: bool = False,
        id: str = "dice",
        tip: str = "",
        why: str = "",
        order: int = 0,
    ) -> None:
        super().__init__(look, rect, id, tip=tip, why=why, order=order)
        self.caption, self.shape, self.across = caption, shape, across
        self.ink, self.on_throw = ink, on_throw
        self.footed = footed
        """Room for a caption is kept while there is none: the well never changes."""
        self.focusable = on_throw is not None
        self.result = Result()
        self.waiting: Solid | None = None
        self.roll: Roll | None = None  # the throw whose dice lie or roll here
        self.clock = 0.0  # of the roll
        self.sun = 1.0  # how far it has risen
        self.fade = 1.0
        self._shaken = False  # the dice are in the hand that throws
        self._hand: Hand | None = None
        self._copies: list[Surface] = []  # of settled dice, to fade
        self._well: tuple[tuple[object, ...], Rect] | None = None

    # what a table asks

    @property
    def ready(self) -> bool:
        """May the die that waits be thrown?"""
        return self.waiting is not None and self.on_throw is not None and self.enabled

    @property
    def held(self) -> bool:
        """Is a die in the player's hand?"""
        return self._hand is not None

    @property
    def rolling(self) -> bool:
        """Is a throw under way?"""
        return self.roll is not None and self.clock < self.roll.seconds

    def show(self, result: Result) -> None:
        """A result without a throw; `Result()` clears the tray."""
        self.result, self.roll, self.sun, self.fade = result, None, 1.0, 1.0
        self._hand = None
        self.touch()

    def clear(self) -> None:
        self.show(Result())

    def throw(self, kinds: Sequence[Solid], numbers: Sequence[int], seed: int, flick: Flick | None = None) -> Motion:
        """Throw dice; they will show these numbers. Ends when they lie still."""
        return self._throw(Result(tuple(kinds), tuple(numbers)), seed, flick)

    def again(self, numbers: Sequence[int], seed: int, flick: Flick | None = None) -> Motion:
        """Throw the same dice once more; what they showed stays, small and struck, beside them."""
        was = self.result
        before = was.before + tuple(zip(was.kinds, was.numbers))
        return self._throw(Result(was.kinds, tuple(numbers), before), seed, flick)

    def _throw(self, result: Result, seed: int, flick: Flick | None) -> Motion:
        self.show(result)
        if self.look.reduced:
            self.fade = 0.0
            try:
                yield tween(0.2, self._put_fade, linear)
            finally:
                self._put_fade(1.0)
            return
        self._shaken = True
        self.look.play("dice_throw")
        try:
            self.roll = yield from _while_shaken(self._made_ready(result, seed, flick))
            self._shaken = False
            self.clock = self.sun = 0.0
            self._copies = []
            yield tween(self.roll.seconds, self._put_clock(self.roll), linear)
            self.look.play("dice_settle")
            yield tween(BURST, self._put_sun, back_out)
        finally:  # broken off: the result counts all the same
            self._shaken = False
            self.clock = self.roll.seconds if self.roll else 0.0
            self.sun, self._copies = 1.0, []
            self.touch()

    def _made_ready(self, result: Result, seed: int, flick: Flick | None) -> Generator[None, None, Roll]:
        """Simulate a throw and print what it will end with, a part before each yield: the die under way must not stumble."""
        kinds = result.kinds
        for kind in dict.fromkeys(kinds):
            yield from cutting(kind)
            pictures.foot(kind)
        yield
        steps = thrown(seed, kinds, self._room(len(kinds)), flick)
        while (source := further(steps, SLICE // max(1, len(kinds)))) is None:
            yield
        roll = source.showing(result.numbers)
        yield
        unit = round(self._unit(len(kinds)))
        if len(kinds) <= SUNS:
            pictures.sun(self.look, unit)
        yield
        for kind, number in dict.fromkeys(zip(kinds, result.numbers)):
            yield from pictures.settling(self.look, kind, number, unit, self.ink)
        return roll

    def _room(self, count: int) -> Tray:
        """The tray in which so many dice roll."""
        return Tray.of(count, self.shape, self.across)

    def _unit(self, count: int) -> float:
        """Pixels of a radius with so many dice."""
        well, tray = self.well, self._room(count)
        return min(well.w / tray.width, well.h / tray.height)

    def _put_clock(self, roll: Roll) -> Callable[[float], None]:
        knocks = [(knock.time, knock.strength) for knock in roll.knocks if knock.strength > MUTE]

        def put(t: float) -> None:
            was, self.clock = self.clock, t * roll.seconds
            heard = [strength for time, strength in knocks if was < time <= self.clock]
            if heard and self.clock - was < 0.2:  # after a skip nothing is made up for
                self.look.play("dice_bounce", 1 + min(TAKES - 1, round((TAKES - 1) * max(heard))))
            self.touch()

        return put

    def _put_sun(self, t: float) -> None:
        self.sun = t
        self.touch()

    def _put_fade(self, t: float) -> None:
        self.fade = t
        self.touch()

    # where things are

    @property
    def well(self) -> Rect:
        """Where dice roll."""
        foot = bool(self.caption or self.footed)
        if self._well is None or self._well[0] != (*self.rect, foot):
            self._well = ((*self.rect, foot), self._well_of(foot))
        return self._well[1].copy()

    def _well_of(self, footed: bool) -> Rect:
        face = self.look.content("panel", self.rect)
        rim = self.look.px(9)
        foot = self.look.caps(21) + self.look.px(10) if footed else 0
        return Rect(face.x + rim, face.y + rim, max(8, face.w - 2 * rim), max(8, face.h - 2 * rim - foot))

    def _measure(self) -> tuple[Rect, float, Tray]:
        """The well, pixels of a radius, and the tray in radii."""
        well = self.well
        tray = self.roll.tray if self.roll else self._room(len(self.result.kinds))
        return well, min(well.w / tray.width, well.h / tray.height), tray

    @property
    def radius(self) -> float:
        """Of its dice, in pixels."""
        return self._measure()[1]

    def _spots(self, tray: Tray) -> list[tuple[float, float]]:
        """Where dice lie that nobody saw thrown: in rows."""
        count = len(self.result.kinds)
        columns = max(1, round((count * tray.width / tray.height) ** 0.5)) if count else 1
        rows = -(-count // columns)
        return [
            (
                tray.width * (i % columns + 0.5) / min(columns, count - i // columns * columns),
                tray.height * (1 - (i // columns + 0.5) / rows),
            )
            for i in range(count)
        ]

    # drawing

    def draw(self, surface: Surface) -> None:
        self.paint(surface)

    def paint(self, surface: Surface) -> None:
        """The tray and what is in it."""
        self.draw_bed(surface)
        self.draw_dice(surface)

    def draw_bed(self, surface: Surface) -> None:
        """The tray itself, and its caption."""
        look, well = self.look, self.well
        look.paper(surface, "panel", self.rect, 5, "glow" if self.ready else "")
        base = pictures.ground(look, self.rect.size, well.move(-self.rect.x, -self.rect.y), self.caption)
        surface.blit(base, self.rect)
        if self.focus:
            self.ring_round(surface)

    def draw_dice(self, surface: Surface) -> None:
        """What lies or rolls in it: in a throw all that is drawn anew, where the bed has been printed before."""
        well, unit, tray = self._measure()
        clip = surface.get_clip()
        surface.set_clip(well.clip(clip))
        origin = (well.centerx - tray.width * unit / 2, well.centery + tray.height * unit / 2)
        self._draw_before(surface, well, unit)
        if self._hand is not None:
            self._hand.draw(surface, unit, self.look, self.ink)
        elif self.roll is not None:
            self._draw_roll(surface, self.roll, unit, origin)
        elif not self._shaken:
            self._draw_shown(surface, unit, origin, tray)
            if self.waiting is not None and not self.result.kinds:
                self._draw_waiting(surface, self.waiting, well.center, unit)
        surface.set_clip(clip)

    def _draw_before(self, surface: Surface, well: Rect, unit: float) -> None:
        radius = max(10, round(unit * BEFORE))
        gap = self.look.px(4)
        x, y = well.x + gap, well.y + gap
        for kind, number in self.result.before:
            picture = pictures.struck(self.look, kind, number, radius, self.ink)
            if y + picture.get_height() > well.bottom:
                x, y = x + picture.get_width(), well.y + gap
            surface.blit(picture, (x, y))
            y += round(radius * 2.1)

    def _draw_shown(self, surface: Surface, unit: float, origin: tuple[float, float], tray: Tray) -> None:
        spots = [(origin[0] + x * unit, origin[1] - y * unit) for x, y in self._spots(tray)]
        for at in spots:
            self._draw_sun(surface, at, unit, self.fade)
        for kind, number, at in zip(self.result.kinds, self.result.numbers, spots):
            if self.fade >= 1:
                pictures.shadow(surface, self.look, kind, at, unit, 0)
            picture = pictures.settled(self.look, kind, number, round(unit), self.ink)
            if self.fade < 1:
                picture = picture.copy()
                picture.set_alpha(round(255 * self.fade))
            surface.blit(picture, picture.get_rect(center=at))

    def _draw_waiting(self, surface: Surface, kind: Solid, at: tuple[int, int], unit: float) -> None:
        """A die nobody has thrown yet: its highest number up, and strokes on both sides, as if it shook."""
        pictures.shadow(surface, self.look, kind, at, unit, 0)
        picture = pictures.settled(self.look, kind, len(kind.faces), round(unit), self.ink)
        surface.blit(picture, picture.get_rect(center=at))
        if not self.ready:
            return
        wide = max(2, self.look.px(4))
        for side in (-1, 1):
            for row in (-0.45, 0.0, 0.45):
                start = at[0] + side * unit * (1.22 + 0.12 * abs(row)), at[1] + row * unit
                end = start[0] + side * unit * 0.34, start[1] + row * unit * 0.3
                pygame.draw.line(surface, self.look.palette.k, start, end, wide)

    def _draw_sun(self, surface: Surface, at: tuple[float, float], unit: float, risen: float) -> None:
        if risen <= 0 or len(self.result.kinds) > SUNS:
            return
        picture = pictures.sun(self.look, round(unit))
        if risen != 1:
            size = max(2, round(picture.get_width() * max(0.1, risen)))
            picture = pygame.transform.scale(picture, (size, size))
        surface.blit(picture, picture.get_rect(center=at))

    def _draw_roll(self, surface: Surface, roll: Roll, unit: float, origin: tuple[float, float]) -> None:
        now = roll.at(self.clock)
        over = self.clock >= roll.seconds
        spots = [(origin[0] + pose.x * unit, origin[1] - pose.y * unit) for pose in now]
        hops = [max(0.0, pose.z - kind.inside) for pose, kind in zip(now, roll.kinds)]
        if over:
            for at in spots:
                self._draw_sun(surface, at, unit, self.sun)
        for kind, at, hop in zip(roll.kinds, spots, hops):
            pictures.shadow(surface, self.look, kind, at, unit, hop)
        for i in sorted(range(len(now)), key=lambda i: (hops[i] > 0.6, spots[i][1])):
            if over:
                picture = pictures.settled(self.look, roll.kinds[i], roll.numbers[i], round(unit), self.ink)
                surface.blit(picture, picture.get_rect(center=spots[i]))
            else:
                self._draw_die(surface, roll, i, now[i], hops[i], spots[i], unit)

    def _draw_die(
        self, surface: Surface, roll: Roll, i: int, pose: Pose, hop: float, spot: tuple[float, float], unit: float
    ) -> None:
        """A die under way, giving way to its printed picture in the last moments."""
        was = roll.die(i, self.clock - 1 / 60)
        since = min(self.clock, 1 / 60) or 1.0
        velocity = ((pose.x - was.x) / since, (was.y - pose.y) / since)
        at = (spot[0], spot[1] - hop * unit * pictures.RISE)
        radius = unit * (1 + pictures.NEARER * hop)
        if hop > 0.12:
            pictures.speed_lines(surface, at, radius, velocity, self.look.palette.k)
        printed = (self.clock - roll.rested(i)) / FADE + 0.5 if self.clock > roll.rested(i) - FADE else 0.0
        if printed < 1:
            hand = QUICK if apart(was.turn, pose.turn) / since > WHIRLS else CLEAN
            draw_die(surface, roll.kinds[i], pose.turn, at, radius, pictures.inks(self.look, self.ink), hand)
        if printed > 0:
            picture = self._copy(roll, i, round(unit))
            picture.set_alpha(round(255 * min(1.0, printed)))
            surface.blit(picture, picture.get_rect(center=at))

    def _copy(self, roll: Roll, i: int, radius: int) -> Surface:
        if not self._copies:
            self._copies = [
                pictures.settled(self.look, kind, number, radius, self.ink).copy()
                for kind, number in zip(roll.kinds, roll.numbers)
            ]
        return self._copies[i]

    # the hand

    def activate(self) -> None:
        if self.on_throw is not None:
            self.on_throw(None)

    def handle(self, event: Event) -> bool:
        if self.on_throw is None or self.rolling:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            kinds = self.result.kinds
            self._hand = Hand(kinds[0] if kinds else self.waiting or D20, event.pos)
            self.touch()
            return True
        if self._hand is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._hand.move(event.pos, self.radius)
            self.touch()
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            hand, self._hand = self._hand, None
            self.touch()
            if hand.went:
                self.on_throw(hand.flick(self.radius))
                return True
        return False

    def update(self, dt: float) -> None:
        if self._hand is not None:
            self._hand.held += dt

    def lose(self) -> None:
        if self._hand is not None:
            self._hand = None
            self.touch()


def _while_shaken(work: Generator[None, None, Roll]) -> Generator[Waits, None, Roll]:
    """Do it in the frames in which the dice are shaken: always as many, whatever has been done before."""
    found: Roll | None = None
    for _ in range(SHAKES):
        for _ in range(PARTS):
            if found is None:
                found = further(work)
        yield next_frame()
    while found is None:
        found = further(work)
    return found

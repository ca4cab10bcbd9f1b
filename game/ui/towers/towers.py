"""All towers of a table: drawn at rest, swaying, growing and falling.

    towers = Towers(look)
    towers.stand({key: Platform(rect, tiers), ...})    what stands where, from the view; nothing moves by this
    towers.draw(surface)
    scope.start(towers.hop(key, handle, (x, y)))       the tier, already standing, hops on from a point
    scope.start(towers.nudge(keys, 1.0))               a push; they sway and settle
    scope.start(towers.topple(key, platform, handles)) tiers that stood there a moment ago (they are gone from `stand`)

At rest a tower is one picture; a frame in which nothing moves draws nothing. Turned pictures are made once for each of
a few angles and kept.
"""

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from game.ui.look import Look
from game.ui.motion import Motion, back_out, linear, mix, sine_in_out, tween
from game.ui.towers.physics import LONGEST, Falling, Sway, Tumble
from game.ui.towers.standing import Platform, Stand, Tier, stand

LEAN = 0.5  # degrees from one kept picture of a leaning tier to the next
SPIN = 36  # the same for a figure that tumbles
TURN = 10  # and for a tier that tips over
SWAY_AT_MOST = 2.5  # seconds
SWAY_STEP = 0.1  # seconds after which it is looked whether a tower rests
HOP = 0.26
GROW = 0.18
Key = Hashable


class Towers:
    """The towers of one table at one size. Build it anew when the look changes."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.stands: dict[Key, list[Stand]] = {}
        self._platforms: dict[Key, Platform] = {}
        self.sways: dict[Key, Sway] = {}
        self.tumbles: dict[int, tuple[Tumble, list[Stand], float]] = {}
        self.hopping: dict[Hashable, tuple[float, float]] = {}
        """Handle -> where the middle of its feet is while it hops."""
        self.held: dict[Key, list[Stand]] = {}
        """A tower that falls, as it stood: whole until it tips, then what is left of it."""
        self._rest: dict[Key, tuple[Surface, Rect]] = {}
        self.printings: dict[Key, int] = {}
        """How often each tower at rest has been another one."""
        self._falls = 0

    # what stands

    def stand(self, platforms: Mapping[Key, Platform]) -> None:
        """What stands where now. Towers that changed stop swaying."""
        before, self._platforms = self._platforms, dict(platforms)
        found = {
            key: self.stands[key] if before.get(key) is platform else stand(platform)
            for key, platform in platforms.items()
        }
        for key in set(self.stands) | set(found):
            if self.stands.get(key) != found.get(key):
                self.sways.pop(key, None)
                self._rest.pop(key, None)
                self.printings[key] = self.printings.get(key, 0) + 1
        self.stands = found

    def place(self, key: Key, handle: Hashable) -> Rect | None:
        """Where a tier stands, for pointing at it."""
        for one in self.stands.get(key, ()):
            if one.tier.handle == handle:
                return _rect(one)
        return None

    # drawing

    def moves(self, key: Key) -> bool:
        """Whether a tower sways, falls, or something hops on to it."""
        if key in self.held or key in self.sways:
            return True
        return bool(self.hopping) and any(one.tier.handle in self.hopping for one in self.stands.get(key, ()))

    def draw(self, surface: Surface, rest: bool = True) -> None:
        """Everything: towers, what hops, what tumbles. Without `rest` only what moves."""
        for key, tower in self.stands.items():
            if key in self.held:
                self._draw_swaying(surface, self.held[key], None)
            elif self.moves(key):
                self._draw_swaying(surface, tower, self.sways.get(key))
            elif rest:
                self.draw_rest(surface, key)
        for tumble, stands, unit in self.tumbles.values():
            self._draw_tumble(surface, tumble, stands, unit)

    def draw_rest(self, surface: Surface, key: Key) -> None:
        """One tower as it stands."""
        tower = self.stands.get(key)
        if not tower:
            return
        kept = self._rest.get(key)
        if kept is None:
            rects = [_rect(one) for one in tower]
            area = rects[0].unionall(rects[1:])
            sheet = Surface(area.size, pygame.SRCALPHA)
            for one, rect in zip(tower, rects):
                sheet.blit(one.tier.picture(rect.h), rect.move(-area.x, -area.y))
            kept = self._rest[key] = sheet, area
        surface.blit(*kept)

    def _draw_swaying(self, surface: Surface, tower: Sequence[Stand], sway: Sway | None) -> None:
        unit = tower[0].height if tower else 1.0
        angles = sway.angles() if sway else [0.0] * len(tower)
        offsets = sway.offsets() if sway else [0.0] * len(tower)
        for one, angle, offset in zip(tower, angles, offsets):
            x, feet = self.hopping.get(one.tier.handle, (one.x + offset * unit, one.feet))
            degrees = round(math.degrees(angle) / LEAN) * LEAN
            picture = self._turned(one.tier, round(one.height), -degrees)
            middle = (x + math.sin(angle) * one.height / 2, feet - one.height / 2)
            surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))

    def _draw_tumble(self, surface: Surface, tumble: Tumble, stands: Sequence[Stand], unit: float) -> None:
        pictures: list[tuple[Surface, tuple[int, int]]] = []
        floor = surface.get_height()
        for tier, figure, x, y, angle in tumble.poses():
            one = stands[tier]
            degrees = math.degrees(angle)
            if figure < 0:
                picture = self._turned(one.tier, round(one.height), round(degrees / TURN) * TURN)
            else:
                picture = self._figure(one, figure, round(degrees / SPIN) * SPIN % 360)
            wide, high = picture.get_size()
            top = round(-y * unit) - high // 2
            if top < floor:
                pictures.append((picture, (round(x * unit) - wide // 2, top)))
        surface.fblits(pictures)

    def _turned(self, tier: Tier, height: int, degrees: float) -> Surface:
        picture = tier.picture(height)
        if not degrees:
            return picture
        key = ("tower", tier.handle, height, degrees)
        return self.look.baked(key) or self.look.keep(key, pygame.transform.rotozoom(picture, degrees, 1.0))

    def _figure(self, one: Stand, figure: int, degrees: int) -> Surface:
        this = (one.tier.handle, figure, _figure_height(one))
        key = ("tower_figure", this, degrees)
        found = self.look.baked(key)
        if found is None:
            picture = one.tier.loose(figure, this[2])
            found = self.look.keep(key, pygame.transform.rotozoom(picture, degrees, 1.0))
        return found

    # motions

    def nudge(self, keys: Iterable[Key] | None = None, strength: float = 1.0) -> Motion:
        """A push: towers sway and settle."""
        pushed = [key for key in (self.stands if keys is None else keys) if self.stands.get(key)]
        if self.look.reduced or not pushed:
            return
        mine = {key: self._swaying(key) for key in pushed}
        for n, sway in enumerate(mine.values()):
            sway.nudge(strength * (1 if n % 2 else -1))
        yield from self._until_still(mine)

    def _swaying(self, key: Key) -> Sway:
        sway = self.sways.get(key)
        if sway is None:
            tower = self.stands[key]
            unit = tower[0].height
            sway = self.sways[key] = Sway([(one.height / unit, float(max(1, one.tier.figures))) for one in tower])
        return sway

    def _until_still(self, mine: Mapping[Key, Sway]) -> Motion:
        at = 0.0

        def put(t: float) -> None:
            nonlocal at
            passed, at = t * SWAY_STEP - at, t * SWAY_STEP
            for key, sway in mine.items():
                if self.sways.get(key) is sway:
                    sway.step(passed)
                    if sway.resting:
                        del self.sways[key]

        try:
            for _ in range(round(SWAY_AT_MOST / SWAY_STEP)):
                if not any(self.sways.get(key) is sway for key, sway in mine.items()):
                    break
                at = 0.0
                yield tween(SWAY_STEP, put, linear)
        finally:
            for key, sway in mine.items():
                if self.sways.get(key) is sway:
                    del self.sways[key]

    def hop(self, key: Key, handle: Hashable, start: tuple[float, float], seconds: float = HOP) -> Motion:
        """A tier that stands there comes from `start` (the middle of its feet) in an arc."""
        found = next((one for one in self.stands.get(key, ()) if one.tier.handle == handle), None)
        if found is None or self.look.reduced:
            return
        goal = found

        def put(t: float) -> None:
            x = start[0] + (goal.x - start[0]) * t
            high = max(0.0, 1 - t) * max(0.0, t) * 1.6 * goal.height
            self.hopping[handle] = (x, start[1] + (goal.feet - start[1]) * t - high)

        try:
            yield tween(seconds, put, back_out)
        finally:
            self.hopping.pop(handle, None)

    def topple(self, key: Key, platform: Platform, handles: Sequence[Hashable], seed: int, way: int = 1) -> Motion:
        """Tiers of a tower, named top first, that stood on `platform` a moment ago tip over and come apart; what is left
        keeps its size until they are gone."""
        before = stand(platform)
        fallen = [one for handle in handles for one in before if one.tier.handle == handle]
        if not fallen or self.look.reduced:
            return
        rest = [one for one in before if one.tier.handle not in handles]
        self.held[key] = before
        try:
            self.held[key] = rest
            yield from self._tumble(platform.rect, fallen, seed, way)
            yield from self._grow(key, rest)
        finally:
            self.held.pop(key, None)

    def _grow(self, key: Key, rest: Sequence[Stand]) -> Motion:
        """What is left takes the size it has by itself."""
        goals = {one.tier.handle: one for one in self.stands.get(key, ())}
        if {one.tier.handle for one in rest} != set(goals):
            return

        def put(t: float) -> None:
            self.held[key] = [_between(one, goals[one.tier.handle], t) for one in rest]

        yield tween(GROW, put, sine_in_out)

    def _tumble(self, rect: Rect, fallen: Sequence[Stand], seed: int, way: int) -> Motion:
        self._falls += 1
        number, unit = self._falls, max(1.0, fallen[-1].height)
        tiers = [
            Falling(one.x / unit, -one.feet / unit, one.width / unit, one.height / unit, max(1, one.tier.figures))
            for one in fallen
        ]
        ledge = (rect.left / unit, rect.right / unit, -fallen[-1].feet / unit)
        tumble = Tumble(tiers, ledge, way, seed, -(rect.bottom + rect.h * 0.6) / unit)
        self.tumbles[number] = tumble, list(fallen), unit
        at = 0.0

        def put(t: float) -> None:
            nonlocal at
            passed, at = t * LONGEST - at, t * LONGEST
            if number in self.tumbles:
                tumble.step(passed)
                if tumble.over:
                    del self.tumbles[number]

        try:
            yield tween(LONGEST, put, linear)
        finally:
            self.tumbles.pop(number, None)


def _figure_height(one: Stand) -> int:
    """How high a single figure of a tier is."""
    return round(min(one.height, one.width / max(1, one.tier.figures) * 1.6))


def _rect(one: Stand) -> Rect:
    rect = Rect(0, 0, round(one.width), round(one.height))
    rect.midbottom = (round(one.x), round(one.feet))
    return rect


def _between(a: Stand, b: Stand, t: float) -> Stand:
    """Part of the way from one place to another."""
    return Stand(a.tier, mix(a.x, b.x, t), mix(a.feet, b.feet, t), mix(a.width, b.width, t), mix(a.height, b.height, t))

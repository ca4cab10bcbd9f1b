"""Drawing what lies on a stage: pictures baked per size, turned pictures kept per angle, shadows, glow, dashes.

A resting thing costs one blit; only the thing that moves is scaled or turned, in steps, so that even a long flight makes few
pictures.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.picture_store import Shelf
from game.ui.places import Place

Picture = Callable[[Hashable, bool, tuple[int, int]], Surface]  # handle, face up, size -> baked surface (shared)
Sign = Literal["legal"]
STEP = 1.0  # degrees between kept angles


class _Turned(NamedTuple):
    """A picture beside what it was made from, whose id stays taken as long as the key is in use; where its corner goes from
    the corner of that."""

    made: Surface
    base: Surface
    corner: tuple[int, int] = (0, 0)


class Sprites:
    """One per table. `signs` says what stands round a thing: dashes that have marched `phase` pixels, where it is legal."""

    def __init__(self, look: Look, picture: Picture) -> None:
        self.look = look
        self.picture = picture
        self.signs: Mapping[Hashable, Sign] = {}
        self.phase = 0.0
        self._turned: Shelf[tuple[object, ...], _Turned] = Shelf("things on the table")

    def one(self, surface: Surface, handle: Hashable, place: Place) -> Rect:
        """One thing at its place; returns the box that was painted."""
        size = (max(2, round(place.w)), max(2, round(place.h)))
        base = size
        if place.made is not None:  # what grows or shrinks is shown from the picture it had, or will have
            base = (max(2, round(place.made[0])), max(2, round(place.made[1])))
        elif abs(place.w - size[0]) >= 0.01 or abs(place.h - size[1]) >= 0.01:  # held in the hand: few pictures
            base = size = (max(2, size[0] // 4 * 4), max(2, size[1] // 4 * 4))
        picture = self._view(handle, place, base)
        whole = picture.get_size()
        box = Rect(0, 0, whole[0] * size[0] // base[0], whole[1] * size[1] // base[1])
        box.center = (round(place.x), round(place.y))
        upright = _upright(box, size)
        if place.glow > 0:
            self._blit(surface, *self._light(base, place), upright, size, base)
        if place.alpha > 0.9:
            self._blit(surface, *self._shadowed(picture, base, 5 + round(9 * place.raised)), box, size, base)
        else:
            self._blit(surface, picture, (0, 0), box, size, base)
        if self.signs.get(handle) == "legal":
            wide = max(3, self.look.px(5))
            shapes.dashes(surface, upright.inflate(wide, wide), self.phase, palette.GLOW, palette.PLANK_GRAIN, wide)
        return box

    def _blit(
        self,
        surface: Surface,
        picture: Surface,
        offset: tuple[int, int],
        box: Rect,
        size: tuple[int, int],
        base: tuple[int, int],
    ) -> None:
        """A picture made for `base`, shown at `size`; `offset`: from the box's corner, in the measure of `base`."""
        if size == base:
            surface.blit(picture, box.move(offset))
            return
        w, h = picture.get_size()
        w, h = max(1, w * size[0] // base[0]), max(1, h * size[1] // base[1])
        key = (id(picture), "size", w, h)
        found = self._turned.get(key)
        shown = self._put(key, pygame.transform.smoothscale(picture, (w, h)), picture) if found is None else found.made
        surface.blit(shown, box.move(offset[0] * size[0] // base[0], offset[1] * size[1] // base[1]))

    def _view(self, handle: Hashable, place: Place, size: tuple[int, int]) -> Surface:
        """The picture as it is at this moment: squashed, shaded, turned, dimmed, faded."""
        return self._altered(self.picture(handle, place.face_up, size), place, size)

    def _altered(self, base: Surface, place: Place, size: tuple[int, int]) -> Surface:
        """A picture as it looks at a place."""
        angle = round(place.angle / STEP) * STEP
        squash = round(place.squash * 24) / 24
        shade, dim, alpha = round(place.shade * 16), round(place.dim * 10), round(place.alpha * 24)
        plain = (angle, squash, shade, dim, alpha) == (0, 1, 16, 0, 24)
        if plain:
            return base
        key = (id(base), size, angle, squash, shade, dim, alpha)
        found = self._turned.get(key)
        if found is not None:
            return found.made
        view = base
        if squash < 1:
            view = pygame.transform.smoothscale(view, (max(2, round(size[0] * squash)), size[1]))
        if angle:
            view = pygame.transform.rotozoom(view, -angle, 1.0)
        if view is base:
            view = base.copy()
        if shade < 16:
            grey = min(255, shade * 16)
            view.fill((grey, grey, grey, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if dim:
            self._wash(view, dim / 10)
        if alpha < 24:
            view.fill((255, 255, 255, max(0, alpha * 255 // 24)), special_flags=pygame.BLEND_RGBA_MULT)
        return self._put(key, view, base)

    def _light(self, size: tuple[int, int], place: Place) -> tuple[Surface, tuple[int, int]]:
        """The glow round a thing, squashed and turned with it, and where it goes from the corner of the upright thing."""
        light, offset = self.look.glow(size)
        angle, squash = round(place.angle / STEP) * STEP, round(place.squash * 24) / 24
        if not angle and squash >= 1:
            return light, offset
        key = (id(light), "turned", angle, squash)
        found = self._turned.get(key)
        turned = found.made if found is not None else self._put(key, self._turned_light(light, angle, squash), light)
        centre = light.get_rect(topleft=offset).center
        return turned, turned.get_rect(center=centre).topleft

    @staticmethod
    def _turned_light(light: Surface, angle: float, squash: float) -> Surface:
        if squash < 1:  # a card seen from its edge has no light where it would lie
            light = pygame.transform.smoothscale(light, (max(2, round(light.get_width() * squash)), light.get_height()))
        return pygame.transform.rotozoom(light, -angle, 1.0) if angle else light

    def prerender(self, picture: Surface, place: Place) -> None:
        """Have a picture ready, turned and on its shadow, for when it lies there."""
        size = (max(2, round(place.w)), max(2, round(place.h)))
        view = self._altered(picture, place, size)
        self._shadowed(view, size, 5 + round(9 * place.raised))

    def _shadowed(self, picture: Surface, size: tuple[int, int], lift: int) -> tuple[Surface, tuple[int, int]]:
        """The picture on its shadow as one surface, and where it goes from the picture's corner."""
        key = (id(picture), "shadow", lift)
        found = self._turned.get(key)
        if found is None:
            box = picture.get_rect()
            shadow, (dx, dy) = self.look.pieces.shadow(size, lift)
            if box.w < size[0]:  # it is turning over
                wide = max(2, shadow.get_width() * box.w // size[0])
                shadow, size = pygame.transform.smoothscale(shadow, (wide, shadow.get_height())), box.size
            under = _upright(box, size).move(dx, dy)
            under.size = shadow.get_size()
            area = box.union(under)
            made = Surface(area.size, pygame.SRCALPHA)
            made.blit(shadow, under.move(-area.x, -area.y))
            made.blit(picture, (-area.x, -area.y))
            found = self._turned.keep(key, _Turned(made, picture, area.topleft))
        return found.made, found.corner

    def _put(self, key: tuple[object, ...], made: Surface, base: Surface) -> Surface:
        return self._turned.keep(key, _Turned(made, base)).made

    @staticmethod
    def _wash(surface: Surface, amount: float) -> None:
        """Towards the plank: out of reach."""
        keep = round(255 * (1 - amount))
        surface.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
        add = tuple(round(c * amount) for c in palette.PLANK)
        surface.fill((*add, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _upright(box: Rect, size: tuple[int, int]) -> Rect:
    rect = Rect((0, 0), size)
    rect.center = box.center
    return rect

"""Print effects over the table, for every title: a banner, a ribbon, a stamp, a thing that flies, a hit. Each is a motion
that leaves nothing behind, also when it is skipped or its scene goes.

A title's moments yield them, alone or together::

    from game.tabletop.effects import banner, carried, shown, stamped

    def on_stolen(self, nouns, after):
        yield banner(self.services, self.area, self.table.words("banner.stolen"), 0.8, small)
        yield all_of(carried(self.services, coin, plate.center, pile.center, key=("stolen", seat)),
                     stamped(self.services, pile.center, "+2", "straw"))

What only one title draws (mist, a ring on the map, rockets) stays with it and is made of `shown`. Words and stamps are
printed when they are first drawn: no motion waits for a print.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.tabletop.services import TableServices
from game.ui import cards, palette, shapes
from game.ui.cards import stamp
from game.ui.fitting import fitted
from game.ui.look import Look
from game.ui.motion import Ease, Motion, cubic_out, linear, sine_in_out, tween, wait
from game.ui.palette import Colour
from game.ui.places import Handle

STEPS = (1.6, 1.3, 1.0)
"""Sizes through which a stamp comes down: few, for each is printed once."""

RAYS = 14


def shown(services: TableServices, key: Hashable, seconds: float, draw: Callable[[Surface, float], object], ease: Ease = linear,
          stay: float = 0.0) -> Motion:  # fmt: skip
    """Draw something from 0 to 1, let it stay, take it away. `key` tells it from what is shown beside it."""
    at = 0.0

    def put(t: float) -> None:
        nonlocal at
        at = t

    services.effects[("effect", key)] = lambda surface: draw(surface, at)
    try:
        yield tween(seconds, put, ease)
        if stay:
            yield wait(stay)
    finally:
        services.effects.pop(("effect", key), None)


def played(services: TableServices, key: Hashable, seconds: float, draw: Callable[[Surface, float], object],
           stay: float = 0.0) -> Motion:  # fmt: skip
    """Like `shown`, and as long under reduced motion: there the last picture stands for the whole time."""
    yield shown(services, key, seconds, draw, stay=stay + (seconds if services.reduced else 0.0))


# words


@dataclass(frozen=True, slots=True)
class _Strip:
    """What stands on a banner, printed once."""

    words: Surface
    below: Surface | None
    size: tuple[int, int]


def _strip(look: Look, room: int, text: str, small: str, hot: bool) -> _Strip:
    ink = palette.RED_TEXT if hot else look.palette.k
    px, wide = look.caps(44), room - look.px(120)
    # One line while it can be read from afar; a long name takes a second one before it is cut.
    lines = 1 if look.lettering.width(text, "display", max(15, px // 2)) <= wide else 3
    words = fitted(look, text, "display", px, (wide, 3 * px), ink, lines=lines, floor=15, align="centre")
    below = None
    if small:
        below = look.lettering.paragraph(small, "text_bold", look.text(20), room - look.px(160), look.palette.k,
                                         align="centre", lines=3, leading=1.2).surface  # fmt: skip
    wide = max(words.get_width(), below.get_bounding_rect().w if below else 0) + look.px(120)
    high = words.get_height() + (below.get_height() if below else 0) + look.px(50)
    return _Strip(words, below, (min(room, wide), high))


def banner_rect(look: Look, area: Rect, text: str, small: str = "", high: float = 0.5) -> Rect:
    """Where a banner comes to lie (`banner`)."""
    rect = Rect((0, 0), _strip(look, area.w, text, small, False).size)
    rect.center = area.centerx, round(area.y + area.h * high)
    return rect


def banner(services: TableServices, area: Rect, text: str, seconds: float = 0.7, small: str = "", hot: bool = False,
           high: float = 0.5) -> Motion:  # fmt: skip
    """A paper strip across an area with a word on it, and a smaller line under it. `hot`: in red, for what hurts.
    `high`: where its middle stands, from the top of the area (0) to its foot (1)."""
    look = services.look
    strip, end = _strip(look, area.w, text, small, hot), banner_rect(look, area, text, small, high)

    def draw(surface: Surface, t: float) -> None:
        rect = end.move(0 if services.reduced else -round((1 - t) * look.px(60)), 0)
        look.paper(surface, "ask", rect, 12)
        head = strip.words.get_rect(midtop=(rect.centerx, rect.y + look.px(25)))
        surface.blit(strip.words, head)
        if strip.below is not None:
            surface.blit(strip.below, strip.below.get_rect(midtop=head.midbottom))

    yield shown(services, ("banner", text), 0.16, draw, cubic_out, seconds)


def ribbon(
    services: TableServices, centre: tuple[int, int], text: str, seconds: float = 0.7, small: str = ""
) -> Motion:
    """A short red strip, a little askew, that says what has just happened there: TOPPLED! -9 VP."""
    look = services.look
    ready = cards.ribbon(look, text, look.caps(34), palette.RED_TEXT, small)

    def draw(surface: Surface, t: float) -> None:
        at = ready.get_rect(center=centre).clamp(surface.get_rect())
        surface.blit(ready, at.move(0, 0 if services.reduced else round((1 - t) * -look.px(26))))

    yield shown(services, ("ribbon", text, centre), 0.12, draw, cubic_out, seconds)


# stamps


def stamp_size(look: Look, size: float, scale: float = 1.0) -> int:
    """Pixels of a stamp of so many units, on its way down."""
    return round(max(48, look.px(size)) * scale / 4) * 4


def stamped(services: TableServices, centre: tuple[int, int], text: str, fill: str | Colour = "moss", size: float = 110,
            seconds: float = 0.5) -> Motion:  # fmt: skip
    """A star stamp comes down: from large to its size in 90 ms. `text`, `fill` as `game.ui.cards.stamp` has them."""
    look = services.look

    def draw(surface: Surface, t: float) -> None:
        scale = 1.0 if services.reduced else STEPS[min(len(STEPS) - 1, int(t * len(STEPS)))]
        star = stamp(look, text, stamp_size(look, size, scale), fill, 16)
        surface.blit(star, star.get_rect(center=centre))

    yield shown(services, ("stamp", text, centre), 0.09, draw, linear, seconds)


# things


def carried(services: TableServices, picture: Surface, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.4,
            hop: float = 50, key: Hashable = None, ease: Ease = sine_in_out) -> Motion:  # fmt: skip
    """A picture flies in an arc from one point to another."""
    lift = services.look.px(hop)

    def draw(surface: Surface, t: float) -> None:
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - lift * 4 * t * (1 - t) * (not services.reduced)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    yield shown(services, ("carried", key if key is not None else (start, end)), seconds, draw, ease)


def sheet(services: TableServices, key: Hashable, picture: Surface, rect: Rect, seconds: float) -> Motion:
    """A sheet of paper drops onto the table and stays for a while."""

    def draw(surface: Surface, t: float) -> None:
        surface.blit(picture, rect.move(0, round((1 - t) * -services.look.px(40)) * (not services.reduced)))

    yield shown(services, ("sheet", key), 0.2, draw, cubic_out, seconds)


def lies(services: TableServices, key: Hashable, picture: Surface, at: Rect | tuple[int, int]) -> None:
    """A picture that stays where it is until the next update, or until its effect is taken away."""
    box = picture.get_rect(topleft=at.topleft if isinstance(at, Rect) else at)
    services.effects[key] = lambda surface: surface.blit(picture, box)


def dropped(services: TableServices, rect: Rect, bare: Surface | None = None) -> Motion:
    """A name strip loses a nail and drops. `bare`: what is seen where it was, while it falls."""
    look = services.look
    picture = services.copy_of(rect).convert_alpha()  # the corners that turning leaves stay open

    def draw(surface: Surface, t: float) -> None:
        if bare is not None:
            surface.blit(bare, rect)
        turned = picture if services.reduced else pygame.transform.rotozoom(picture, -22 * t, 1.0)
        at = turned.get_rect(center=(rect.centerx, round(rect.centery + look.px(100) * t * t)))
        surface.blit(turned, at)

    yield shown(services, ("drop", tuple(rect)), 0.38, draw)


SHARDS = 7


def broken(services: TableServices, picture: Surface, rect: Rect, seed: int, seconds: float = 0.9) -> Motion:
    """A picture that lay in a rectangle cracks from a point and falls in pieces. Under reduced motion it only cracks.
    `seed`: the same breaks the same way."""
    look = services.look
    picture = picture.convert_alpha()
    hub, rim = _cracks(rect.size, seed)
    shards = [_shard(picture, outline) for outline in _outlines(rect.size, hub, rim)]

    def draw(surface: Surface, t: float) -> None:
        split = 0.0 if services.reduced else max(0.0, (t - 0.25) / 0.75)
        if not split:
            surface.blit(picture, rect)
        for shard, middle in shards:
            away = (middle[0] - hub[0], middle[1] - hub[1])
            at = (
                rect.x + middle[0] + round(away[0] * 0.5 * split),
                rect.y + middle[1] + round(away[1] * 0.3 * split + rect.h * split * split),
            )
            turned = pygame.transform.rotozoom(shard, away[0] * -0.5 * split, 1.0) if split else shard
            turned.set_alpha(round(255 * (1 - split * split)))
            surface.blit(turned, turned.get_rect(center=at))
        if not split:
            for end in rim:
                tip = (hub[0] + (end[0] - hub[0]) * min(1.0, t * 4), hub[1] + (end[1] - hub[1]) * min(1.0, t * 4))
                line = (rect.x + hub[0], rect.y + hub[1]), (rect.x + tip[0], rect.y + tip[1])
                pygame.draw.line(surface, look.palette.k, *line, max(2, look.px(4)))

    yield shown(services, ("broken", tuple(rect)), seconds, draw)


def _outlines(
    size: tuple[int, int], hub: tuple[float, float], rim: list[tuple[float, float]]
) -> list[list[tuple[float, float]]]:
    """The pieces: from the hub to one crack's end, round the edge to the next one's."""
    return [[hub, one, *_corners(size, one, other), other] for one, other in zip(rim, rim[1:] + rim[:1])]


def _cracks(size: tuple[int, int], seed: int) -> tuple[tuple[float, float], list[tuple[float, float]]]:
    """Where a picture cracks: from a point near its middle to points on its edge, clockwise."""
    w, h = size
    hub = (w * (0.42 + 0.16 * (seed % 2)), h * (0.36 + 0.1 * (seed % 3)))
    rim = []
    for i in range(SHARDS):
        a = math.tau * (i + 0.3 * math.sin(seed + 2.4 * i)) / SHARDS
        x, y = math.cos(a), math.sin(a)
        far = min(
            (w - hub[0]) / x if x > 0 else hub[0] / -x if x < 0 else math.inf,
            (h - hub[1]) / y if y > 0 else hub[1] / -y if y < 0 else math.inf,
        )
        rim.append((hub[0] + x * far, hub[1] + y * far))
    return hub, rim


def _corners(size: tuple[int, int], one: tuple[float, float], other: tuple[float, float]) -> list[tuple[float, float]]:
    """The corners of a picture that lie between two points of its edge, clockwise."""
    w, h = size
    rounds = [(w, 0), (w, h), (0, h), (0, 0)]
    middle = (w / 2, h / 2)

    def turn(point: tuple[float, float]) -> float:
        return math.atan2(point[1] - middle[1], point[0] - middle[0])

    start, end = turn(one), turn(other)
    found = [(((turn(corner) - start) % math.tau), corner) for corner in rounds]
    return [(float(x), float(y)) for by, (x, y) in sorted(found) if 0 < by < (end - start) % math.tau]


def _shard(picture: Surface, outline: Sequence[tuple[float, float]]) -> tuple[Surface, tuple[int, int]]:
    """What of a picture lies within an outline, and where its middle was."""
    mask = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline)
    box = mask.get_bounding_rect()
    piece = picture.subsurface(box).copy()
    piece.blit(mask.subsurface(box), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece, box.center


# hits and lights


def burst(services: TableServices, centre: tuple[int, int], size: float, seconds: float = 0.22) -> Motion:
    """A hit: a jagged star that is there at once and gone soon."""
    look, inks = services.look, services.look.palette
    px = max(48, look.px(size))
    printed = look.has_picture("burst")  # a title may have its own
    star = look.picture("burst", (px, px)) if printed else shapes.star(px, inks.b, inks.k, 13, 0.52, inks.paper)

    def draw(surface: Surface, t: float) -> None:
        surface.blit(star, star.get_rect(center=centre))

    yield shown(services, ("burst", centre), 0.06, draw, linear, seconds)


def rays(
    services: TableServices, centre: tuple[float, float], reach: float, seconds: float, soft: bool = False
) -> Motion:
    """Rays in ink from a point outward, `reach` pixels far; `soft`: thin ones, without a star. Nothing under reduced
    motion."""
    if services.reduced:
        return
    look = services.look

    def draw(surface: Surface, t: float) -> None:
        out, inner = reach * (0.3 + 0.7 * t), reach * (0.1 + 0.75 * t * t)
        wide = (1 - t) * reach * (0.05 if soft else 0.09) + 1
        for i in range(RAYS):
            a = math.tau * i / RAYS + 0.2
            ox, oy = math.cos(a), math.sin(a)
            far = out * (1.0 if i % 2 else 0.78)
            tip = (centre[0] + ox * far, centre[1] + oy * far)
            foot = (centre[0] + ox * inner, centre[1] + oy * inner)
            side = (-oy * wide, ox * wide)
            shape = [tip, (foot[0] + side[0], foot[1] + side[1]), (foot[0] - side[0], foot[1] - side[1])]
            pygame.draw.polygon(surface, look.palette.b if i % 2 else palette.STRAW, shape)
            pygame.draw.polygon(surface, look.palette.k, shape, max(1, look.px(2)))
        if not soft and t < 0.5:
            px = round(reach * (0.7 + t) / 4) * 4
            star = shapes.star(px, look.palette.b, look.palette.k, 12, 0.66, look.palette.paper)
            surface.blit(star, star.get_rect(center=centre))
        far = round(max(out, reach * (0.3 if soft else 0.65)) + wide) + 4

    yield shown(services, ("rays", centre, soft), seconds, draw, cubic_out)


def glow(services: TableServices, rect: Rect, key: Hashable, seconds: float = 0.5) -> Motion:
    """A frame of light round something."""
    wide = max(3, services.look.px(5))

    def draw(surface: Surface, t: float) -> None:
        pygame.draw.rect(surface, palette.GLOW, rect.inflate(2 * wide, 2 * wide), wide, border_radius=6)

    yield shown(services, ("glow", key), seconds, draw)


def turned_over(
    services: TableServices, handle: Handle, change: Callable[[], object], face_up: bool, seconds: float
) -> Motion:
    """A card turns over where it lies; `change` says what it shows from its edge on. What lies nowhere changes at once."""
    stage = services.stage
    if handle not in stage:
        change()
        return
    place = stage[handle]
    changed = False

    def put(t: float) -> None:
        nonlocal changed
        if t >= 0.5 and not changed:
            changed = True
            change()
        edge = 1.0 if t >= 1 or services.reduced else abs(2 * t - 1)
        lift = 0.0 if t >= 1 else services.look.px(12) * 4 * t * (1 - t)
        stage.put(handle, replace(place, squash=max(0.04, edge), shade=0.75 + 0.25 * edge, y=place.y - lift,
                                  face_up=face_up if changed else place.face_up))  # fmt: skip

    yield tween(seconds, put, sine_in_out)

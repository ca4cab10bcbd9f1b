"""A player's plate: portrait, name, seat colour with its mark, pips, status, timer, connection, speech."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import palette, shapes
from game.ui.fitting import fitted_name
from game.ui.living import Face
from game.ui.look import Look
from game.ui.widgets.base import ShownField, Widget


class PlayerFacts(NamedTuple):
    """What a plate shows. A new record is set with `plate.facts = ...`; it redraws only if something differs."""

    name: str
    seat: int = 0  # chooses colour and mark
    portrait: str = ""  # name of a picture; the initial if none
    pips: tuple[int, int] = (0, 0)  # filled, of how many
    status: str = ""
    active: bool = False  # the turn or the ask is theirs: straw plate
    seconds: int | None = None
    online: bool = True
    host: bool = False
    bot: bool = False
    ready: bool = False
    out: bool = False
    speech: str = ""
    emote: str = ""  # the emote that the speech is; its face stands in the bubble
    you: bool = False
    muted: bool = False  # what they say is not heard here


class PlayerPlate(Widget):
    """290 x 100 at 1080p; under 62 design px high it is one line (face, name, status). `act`: it can be clicked."""

    facts = ShownField[PlayerFacts]()
    picture = ShownField[Surface | None]()
    """The face, as it looks now."""

    def __init__(self, look: Look, rect: Rect, facts: PlayerFacts, *, act: Callable[[], object] | None = None,
                 picture: Surface | None = None, id: str = "", tip: str = "", order: int = 0) -> None:  # fmt: skip
        super().__init__(look, rect, id or f"plate.{facts.seat}", tip=tip, order=order)
        self._facts = facts
        self.act = act
        self._picture = picture
        self.face: Face = ""
        """What the picture shows that face doing."""
        self.focusable = act is not None

    def activate(self) -> None:
        if self.act is not None:
            self.act()

    def draw(self, surface: Surface) -> None:
        look, f, inks = self.look, self._facts, self.look.palette
        if self.focus:
            self.ring(surface)
        name = "plate_active" if f.active else "plate"
        look.paper(surface, name, self.rect, 8 if self.hovered and self.act else 5)
        face = look.content(name, self.rect)
        small = self.rect.h < max(46, look.px(62))
        size = min(face.h + (look.px(10) if small else 0), look.px(82))
        spot = Rect(face.x, 0, size, size)
        spot.centery = self.rect.centery
        of = self.face if self.picture is not None else f.portrait
        surface.blit(portrait(look, of, f.name, size, f.seat, self.picture), spot)
        x, right = self._seat_mark(surface, spot, small) + look.px(14), face.right
        for sign, colour, on in (("crown", inks.b, f.host), ("tick", palette.GREEN_TEXT, f.ready),
                                 ("plug", palette.RED_TEXT, not f.online), ("mute", palette.RED_TEXT, f.muted)):  # fmt: skip
            if on:
                px = max(14, look.px(22))
                picture = look.mark(sign, px, colour)
                surface.blit(
                    picture, picture.get_rect(topright=(right, face.y if not small else face.centery - px // 2))
                )
                right -= px + look.px(6)
        if f.seconds is not None:
            text = f"{f.seconds // 60}:{f.seconds % 60:02d}" if f.seconds >= 60 else str(f.seconds)
            urgent = f.seconds <= 10
            clock = look.lettering.line(text, "display", look.caps(18), palette.RED_TEXT if urgent else inks.k)
            surface.blit(clock, clock.get_rect(topright=(right, face.y) if not small else (right, face.centery - 9)))
            right -= clock.get_width() + look.px(8)
        if small:
            self._one_line(surface, x, right)
        else:
            self._lines(surface, face, x, right)
        if f.out:
            self.wash(surface)

    def _one_line(self, surface: Surface, x: int, right: int) -> None:
        look, f, k = self.look, self._facts, self.look.palette.k
        status = look.label(f.status, 18, k, 1, width=max(30, (right - x) // 2)) if f.status else None
        if status:
            surface.blit(status, status.get_rect(midright=(right, self.rect.centery)))
            right -= status.get_width() + look.px(10)
        room = (max(20, right - x), self.rect.h - max(6, look.px(8)))
        name = fitted_name(look, f.name, look.caps(22), room, k)
        surface.blit(name, name.get_rect(midleft=(x, self.rect.centery)))

    def _lines(self, surface: Surface, face: Rect, x: int, right: int) -> None:
        look, f, k = self.look, self._facts, self.look.palette.k
        px = min(look.caps(25), face.h // 2)
        name = fitted_name(look, f.name, px, (right - x, look.lettering.height("display", px)), k, lines=1)
        status = look.label(f.status, 19, k, 1.2, width=face.right - x) if f.status else None
        filled, total = f.pips
        y, foot = face.y - round(name.get_height() * 0.14), face.bottom
        if not total:  # nothing between the two: they stand together
            over = face.h - round(name.get_height() * 0.86) - (status.get_height() if status else 0)
            y, foot = y + max(0, over) // 2, foot - max(0, over) // 2
        surface.blit(name, (x, y))
        y += round(name.get_height() * 0.92)
        room = face.bottom - y - (status.get_height() if status else 0)
        if total and room >= 8:
            h = min(max(8, look.px(13)), room)
            w = min(round(h * 0.85), (face.right - x) // total - 2)
            for i in range(total):
                box = Rect(x + i * (w + 2), y + (room - h) // 2, w, h)
                pygame.draw.rect(surface, palette.GREEN_TEXT if i < filled else look.palette.paper, box)
                pygame.draw.rect(surface, k, box, max(1, look.px(2)))
        if status:
            surface.blit(status, (x, foot - status.get_height() + look.px(2)))

    def _seat_mark(self, surface: Surface, spot: Rect, small: bool) -> int:
        """The seat's colour on a disc with its mark: never colour alone. Beside a small face, which it would hide.
        Returns where the words may begin."""
        px = max(16, round(spot.w * 0.36))
        at = Rect(0, 0, px, px)
        at.bottomright = spot.right + px // 5, spot.bottom + px // 8
        if small:
            at.left = spot.right - px // 4
        draw_knob(surface, self.look, self._facts.seat, at)
        return at.right - self.look.px(8) if small else spot.right

    def wash(self, surface: Surface) -> None:
        """Out of the game: half a plank over it."""
        key = ("plate-wash", self.rect.size)
        wash = self.look.baked(key)
        if wash is None:
            wash = self.look.keep(key, Surface(self.rect.size, pygame.SRCALPHA))
            wash.fill((*palette.PLANK, 150))
        surface.blit(wash, self.rect)

    def draw_speech(self, surface: Surface, taken: Sequence[Rect] = ()) -> Rect | None:
        """The bubble beside the plate, where it covers nothing of what is `taken` (other plates and bubbles), as far as there
        is such a place; the scene calls it after everything else, so that it lies on top. Return where it is."""
        if not self._facts.speech:
            return None
        return draw_bubble(surface, self.look, self._facts.speech, self._facts.emote, self.rect, taken)


def draw_bubble(surface: Surface, look: Look, speech: str, emote: str, plate: Rect, taken: Sequence[Rect] = ()) -> Rect:
    """What somebody says, beside what stands for them on the table (`plate`). Return where it is."""
    words = look.lettering.paragraph(speech, "text", look.text(17), look.px(300), look.palette.k, lines=4).surface
    face = look.mark(f"emote_{emote}", look.px(44)) if emote else None
    left = look.px(22) + (face.get_width() + look.px(10) if face is not None else 0)
    high = max(words.get_height(), face.get_height() if face is not None else 0)
    size = left + words.get_bounding_rect().right + look.px(22), high + look.px(34)
    rect = bubble_place(plate, size, surface.get_rect(), taken, look.px(10))
    look.paper(surface, "note", rect, 6)
    _draw_tail(surface, look, plate, rect)
    if face is not None:
        surface.blit(face, face.get_rect(midleft=(rect.x + look.px(20), rect.centery)))
    surface.blit(words, words.get_rect(midleft=(rect.x + left, rect.centery)))
    return rect


def _draw_tail(surface: Surface, look: Look, plate: Rect, bubble: Rect) -> None:
    """From the bubble's edge towards whoever speaks."""
    far, half = look.px(16), look.px(10)
    if bubble.x > plate.right or bubble.right < plate.x:
        edge, way = (bubble.x + 4, -1) if bubble.x > plate.right else (bubble.right - 4, 1)
        y = min(max(plate.centery, bubble.y + 2 * half), bubble.bottom - 2 * half)
        tip = [(edge, y - half), (edge + way * far, y), (edge, y + half)]
    elif bubble.y > plate.bottom or bubble.bottom < plate.y:
        edge, way = (bubble.y + 4, -1) if bubble.y > plate.bottom else (bubble.bottom - 4, 1)
        x = min(max(plate.x + look.px(40), bubble.x + 2 * half), bubble.right - 2 * half)
        tip = [(x - half, edge), (x, edge + way * far), (x + half, edge)]
    else:
        return
    pygame.draw.polygon(surface, look.palette.k, tip)


def bubble_place(plate: Rect, size: tuple[int, int], bounds: Rect, taken: Sequence[Rect], gap: int) -> Rect:
    """Where a bubble of that size lies: right of the plate, left, under or over it; where others are in the way, past one of
    them, as near as may be. Whichever covers least of what is taken."""
    beside = [Rect((0, 0), size) for _ in range(6)]
    beside[0].topleft = plate.right + gap, plate.y
    beside[1].topright = plate.x - gap, plate.y
    beside[2].topleft = plate.x, plate.bottom + gap
    beside[3].bottomleft = plate.x, plate.y - gap
    beside[4].topright = plate.right, plate.bottom + gap
    beside[5].bottomright = plate.right, plate.y - gap
    if any(other.y < plate.bottom and other.bottom > plate.y for other in taken):
        beside = [*beside[2:], *beside[:2]]  # plates in a row: what is told of a player may stand beside the plate
    past: list[Rect] = []
    for other in taken:
        past.append(Rect((plate.right + gap, other.bottom + gap), size))
        past.append(Rect((plate.right + gap, other.y - gap - size[1]), size))
        past.append(Rect((other.right + gap, plate.y), size))
    for place in (*beside, *past):
        place.clamp_ip(bounds)

    def covered(place: Rect) -> int:
        return sum(one.w * one.h for one in (place.clip(other) for other in (plate, *taken)))

    def distance(place: Rect) -> int:
        return abs(place.centerx - plate.centerx) + abs(place.centery - plate.centery)

    return min((*beside, *sorted(past, key=distance)), key=covered)


def draw_knob(surface: Surface, look: Look, seat: int, at: Rect) -> None:
    """A seat's colour on a disc, with its mark."""
    surface.blit(shapes.disc(at.w, palette.SEATS[seat % len(palette.SEATS)][0], look.palette.k, 0.09), at)
    mark = look.seat_mark(seat, round(at.w * 0.6), look.palette.paper)
    surface.blit(mark, mark.get_rect(center=at.center))


def portrait(look: Look, name: str, initial: str, px: int, seat: int = 0, picture: Surface | None = None) -> Surface:
    """A round portrait in a key ring; without a picture the initial on the seat's colour. `name`: of a printed picture; of a
    `picture` that is given, which of that player's faces it is."""
    key = ("portrait", name, initial[:1], px, seat, id(picture))
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    found = Surface((px, px), pygame.SRCALPHA)
    colour = palette.SEATS[seat % len(palette.SEATS)][0]
    found.blit(shapes.disc(px, inks.paper, inks.k, 0.04), (0, 0))
    inner = px - 2 * max(3, round(px * 0.07))
    if picture is not None or name:
        face = pygame.transform.smoothscale(picture, (inner, inner)) if picture else look.picture(name, (inner, inner))
        round_face = Surface((inner, inner), pygame.SRCALPHA)
        round_face.blit(face, (0, 0))
        round_face.blit(
            shapes.disc(inner, (255, 255, 255), (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN
        )
    else:
        round_face = shapes.disc(inner, colour, colour)
        letter = look.lettering.line(
            initial[:1].upper() or "?", "display", max(12, inner * 5 // 9), inks.paper, drop=inks.k
        )
        found.blit(round_face, ((px - inner) // 2, (px - inner) // 2))
        found.blit(letter, letter.get_rect(center=(px // 2, px // 2)))
        return look.keep(key, found)
    found.blit(round_face, ((px - inner) // 2, (px - inner) // 2))
    return look.keep(key, found)

"""The winner's poster on the results: rays, the figure in a disc, the cards that did it, the name, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.results_sheets import Ending
from game.ui import palette, shapes
from game.ui.fitting import fitted, halved, largest
from game.ui.living import Face
from game.ui.look import Look
from game.ui.sunburst import sunburst

TILTS = (4.0, -2.0, -5.0)
"""Degrees by which the cards are turned, from the left."""

ROOM, WIDE = "results", 1.25
"""Where crown and skull are printed, and how many times as wide as high they are."""


@dataclass(frozen=True, slots=True)
class PosterWords:
    """What the poster says."""

    ribbon: str
    name: str
    how: str
    boast: str


def crown(look: Look, px: int) -> Surface:
    """A crown, so many pixels tall."""
    return look.picture("crown", (round(px * WIDE), px), ROOM)


def skull(look: Look, px: int) -> Surface:
    """What stands where nobody is crowned, so many pixels tall."""
    return look.picture("skull", (round(px * WIDE), px), ROOM)


def printed_poster(of: Ending, size: tuple[int, int], told: PosterWords, cards: Sequence[tuple[str, str]],
                   faces: Mapping[int, Face]) -> Surface:  # fmt: skip
    """The whole poster. `cards`: picture and name of up to three things that did it; `faces`: what the winners' faces do."""
    look, inks = of.look, of.look.palette
    sheet = Surface(size)
    won = bool(of.end.winners)
    ground, rays = (inks.c, inks.b) if won else (palette.mix(inks.k, inks.paper, 0.25), inks.k)
    sheet.blit(sunburst(look, size, ground, rays, centre=(0.5, 0.38)), (0, 0))
    disc = winner_disc(size, bool(cards))
    if won:
        _winners(of, sheet, disc.center, disc.w // 2, faces)
    else:
        _lost(of, sheet, disc.center, disc.w // 2)
    _ribbon(look, sheet, told.ribbon)
    _cards(look, sheet, cards[:3])
    _words(look, sheet, told, won)
    pygame.draw.rect(sheet, inks.k, sheet.get_rect(), max(3, look.px(6)))
    return sheet


def winner_disc(size: tuple[int, int], has_cards: bool) -> Rect:
    """Where on a poster of that size the winner is."""
    w, h = size
    radius = min(round(h * (0.235 if has_cards else 0.27)), round(w * 0.44))
    disc = Rect(0, 0, 2 * radius, 2 * radius)
    disc.center = w // 2, round(h * (0.36 if has_cards else 0.42))
    return disc


def _winners(of: Ending, sheet: Surface, middle: tuple[int, int], radius: int, faces: Mapping[int, Face]) -> None:
    """The winner in a disc with the crown over it; several side by side."""
    look, winners = of.look, of.end.winners
    many = len(winners) > 1
    px = 2 * radius if not many else min(round(radius * 1.15), round(sheet.get_width() * 0.92 / min(3, len(winners))))
    rows = [winners[i : i + 3] for i in range(0, len(winners), 3)]
    top = middle[1] - len(rows) * px // 2
    for n, row in enumerate(rows):
        left = middle[0] - len(row) * px // 2
        for i, seat in enumerate(row):
            at = Rect(left + i * px, top + n * px, px, px)
            sheet.blit(of.face(seat, at.w, faces.get(seat, "")), at)
            sign = crown(look, max(18, round(px * (0.3 if many else 0.22))))
            if many:
                sheet.blit(sign, sign.get_rect(center=(at.centerx, at.y + round(px * 0.06))))
            else:
                _signed(of, sheet, seat, at, sign)


def _signed(of: Ending, sheet: Surface, seat: int, at: Rect, sign: Surface) -> None:
    """On the rim: crown, and whoever plays the figure, with the seat's mark."""
    face = of.marked_face(seat, round(at.w * 0.28), of.player_face)
    spot = face.get_rect(center=(at.x + round(at.w * 0.1), at.y + round(at.h * 0.24)))
    spot.left = max(of.look.px(14), spot.left)
    sheet.blit(face, spot)
    sheet.blit(sign, sign.get_rect(midbottom=(spot.centerx - spot.w // 12, spot.y + round(spot.h * 0.2))))


def _lost(of: Ending, sheet: Surface, middle: tuple[int, int], radius: int) -> None:
    """All who were there, in grey, round a skull."""
    look, inks = of.look, of.look.palette
    sheet.blit(disc := shapes.disc(2 * radius, inks.paper, inks.k, 0.03), disc.get_rect(center=middle))
    sign = skull(look, radius)
    sheet.blit(sign, sign.get_rect(center=(middle[0], middle[1] - radius // 5)))
    seats = range(len(of.end.places))
    px = min(round(radius * 0.6), round(2 * radius / max(1, len(seats))))
    left = middle[0] - px * len(seats) // 2
    for n, seat in enumerate(seats):
        face = pygame.transform.grayscale(of.face(seat, px))
        sheet.blit(face, (left + n * px, middle[1] + radius - px - radius // 6))


def _ribbon(look: Look, sheet: Surface, text: str) -> None:
    w, h = sheet.get_size()
    tall = max(30, round(h * 0.06))
    box = Rect(round(w * 0.09), round(h * 0.022), round(w * 0.82), tall)
    notch = tall // 3
    corners = [box.topleft, box.topright, (box.right - notch, box.centery), box.bottomright, box.bottomleft,
               (box.x + notch, box.centery)]  # fmt: skip
    pygame.draw.polygon(sheet, look.palette.k, corners)
    pygame.draw.polygon(sheet, look.palette.paper, corners, max(1, look.px(2)))  # it is seen on dark rays too
    words = fitted(look, text.upper(), "label", min(look.caps(34), round(tall * 0.7)),
                   (box.w - 3 * notch, tall), look.palette.paper, lines=1, floor=12, tracking=1.0)  # fmt: skip
    sheet.blit(words, words.get_rect(center=box.center))


def _cards(look: Look, sheet: Surface, cards: Sequence[tuple[str, str]]) -> None:
    w, h = sheet.get_size()
    wide = min(round(w * 0.29), round(h * 0.165))
    tall = round(wide * 1.2)
    step = round(w * 0.31)
    left = w // 2 - step * (len(cards) - 1) // 2
    for n, (picture, name) in enumerate(cards):
        face = Surface((wide, tall), pygame.SRCALPHA)
        look.paper(face, "plain", face.get_rect(), 0)
        inner = face.get_rect().inflate(-max(6, wide // 12), -max(6, wide // 12))
        foot = max(16, round(tall * 0.17))
        size = inner.w, inner.h - foot
        face.blit(sunburst(look, size, look.palette.paper, look.palette.c, centre=(0.5, 0.7)), inner)
        face.blit(look.picture(picture, size), inner)
        band = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        face.fill(look.palette.k, band)
        words = look.lettering.line(name.upper(), "label", max(12, round(foot * 0.72)), look.palette.paper,
                                    width=band.w - 4, floor=10)  # fmt: skip
        face.blit(words, words.get_rect(center=band.center))
        pygame.draw.rect(face, look.palette.k, face.get_rect(), max(2, look.px(3)))
        turned = pygame.transform.rotozoom(face, TILTS[n % 3] if len(cards) > 1 else 0, 1.0)
        low = round(h * (0.648 if n % 2 else 0.63))
        sheet.blit(turned, turned.get_rect(center=(left + n * step, low)))


def _two_lines(look: Look, text: str, px: int, box: Rect) -> Surface:
    """A long name in two lines, about alike, with a hard shadow."""
    drop = max(1, look.px(3))
    px = largest(look, text, "display", px, box.size, lines=2, floor=14, leading=1.0) or px
    size = (halved(look, text, "display", px, box.w), box.h)
    faces = [
        fitted(look, text, "display", px, size, ink, lines=2, floor=14, align="centre", leading=1.0)
        for ink in (look.palette.k, look.palette.paper)
    ]
    sheet = Surface((faces[0].get_width() + drop, faces[0].get_height() + drop), pygame.SRCALPHA)
    sheet.blit(faces[0], (drop, drop))
    sheet.blit(faces[1], (0, 0))
    return sheet


def _words(look: Look, sheet: Surface, told: PosterWords, won: bool) -> None:
    """Name, how, and the line in character: each has a strip of its own."""
    w, h = sheet.get_size()
    inks = look.palette
    ink = inks.k if won else inks.paper
    room = round(w * 0.9)
    strips: tuple[tuple[str, float, float], ...] = (
        ("name", 0.752, 0.1),
        ("how", 0.855, 0.055),
        ("boast", 0.915, 0.065),
    )
    for what, top, tall in strips:
        box = Rect((w - room) // 2, round(h * top), room, round(h * tall))
        if what == "name":
            px = min(look.px(84), round(box.h * 0.78))
            if look.lettering.width(told.name, "display", round(px * 0.6)) > room:
                words = _two_lines(look, told.name, round(box.h * 0.46), box)
            else:
                words = look.lettering.line(told.name, "display", px, inks.paper, drop=inks.k, width=room, floor=16)
        elif what == "how":
            words = fitted(look, told.how.upper(), "label", min(look.caps(30), round(box.h * 0.75)), box.size, ink,
                           lines=2, floor=12, align="centre", leading=1.0)  # fmt: skip
        else:
            words = fitted(look, told.boast, "map", min(look.text(24), round(box.h * 0.55)), box.size, ink,
                           lines=2, floor=12, align="centre", leading=1.05)  # fmt: skip
        sheet.blit(words, words.get_rect(center=box.center))

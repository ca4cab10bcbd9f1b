"""The small signs of Lords of Hell: seals by the state of a promise, medals, shields, Souls, crowns; the art room's print
where there is one, else drawn. Never told by colour alone: each has a shape of its own."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui import palette, shapes
from game.ui.look import Look
from game.ui.palette import Colour
from game.ui.scale import DIGIT_FLOOR

PRINTED = 40
"""From so many pixels on a print is used: smaller it clogs."""


def seal(look: Look, state: str, px: int) -> Surface:
    """The seal of a promise: outline while it waits, red live, beating due, gold kept, grey lapsed, black broken."""
    name = f"seal_{state}"
    if look.has_picture(name) and px >= PRINTED // 2:
        return look.picture(name, (px, px))
    key = ("hell seal", state, px, look.inks)
    found = look.baked(key)
    if found is not None:
        return found
    inks = look.palette
    fill: dict[str, Colour] = {
        "waiting": inks.paper,
        "unsworn": inks.paper,
        "live": inks.a,
        "due": inks.a,
        "kept": palette.STRAW,
        "lapsed": inks.b,
        "cancelled": inks.b,
        "forsworn": inks.k,
        "broken": inks.k,
    }
    found = shapes.star(px, fill[state], inks.k, 14, 0.86, inks.paper if state in ("due", "live") else None).copy()
    light = state in ("live", "due", "forsworn", "broken")
    ink = inks.paper if light else inks.k
    mark = {"kept": "tick", "broken": "cross", "cancelled": "dash", "lapsed": "dot", "forsworn": "bolt"}.get(state)
    if mark is not None:
        face = look.mark(mark, max(8, round(px * 0.5)), ink)
    else:
        letter = {"due": "!", "live": "S", "waiting": "…", "unsworn": "?"}[state]
        face = look.lettering.line(letter, "display", max(9, round(px * 0.5)), ink)
        box = face.get_bounding_rect()
        face = face.subsurface(box)
    found.blit(face, face.get_rect(center=(px // 2, px // 2)))
    return look.keep(key, found)


def numeral(look: Look, text: str, px: int, fill: Colour) -> Surface:
    """A medal with a number: power in red, a ritual's cost in Souls in black."""
    key = ("hell numeral", text, px, fill)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        found = shapes.star(px, fill, inks.k, 14, 0.88, inks.paper).copy()
        size = look.lettering.fit(
            text, "display", max(DIGIT_FLOOR, round(px * 0.5)), round(px * 0.66), floor=DIGIT_FLOOR
        )
        words = look.lettering.line(text, "display", size, inks.paper)
        box = words.get_bounding_rect()
        found.blit(words, (px // 2 - box.centerx, px // 2 - box.centery))
        look.keep(key, found)
    return found


def shield(look: Look, text: str, px: int) -> Surface:
    """A shield with a protection on it."""
    key = ("hell shield", text, px, look.inks)
    found = look.baked(key)
    if found is None:
        inks = look.palette

        def draw(s: Surface, k: int) -> None:
            u = px * k / 100
            out = [(6, 6), (94, 6), (94, 52), (80, 80), (50, 98), (20, 80), (6, 52)]
            pygame.draw.polygon(s, inks.paper, [(x * u, y * u) for x, y in out])
            pygame.draw.polygon(
                s, inks.k, [(50 * u + (x - 50) * u * 0.88, 50 * u + (y - 50) * u * 0.88) for x, y in out]
            )

        found = shapes.smooth((px, px), draw)
        words = look.lettering.line(text, "display", max(DIGIT_FLOOR, round(px * 0.54)), inks.paper)
        box = words.get_bounding_rect()
        found.blit(words, (px // 2 - box.centerx, round(px * 0.47) - box.centery))
        look.keep(key, found)
    return found


ICONS = {
    "look": "eye",
    "leave": "lock_open",
    "release": "chain",
    "any": "cards",
    "random": "refresh",
    "free": "lock_open",
    "drawn": "cards",
}


def sign(look: Look, kind: str, px: int, ink: Colour) -> Surface:
    """A sign in one ink: a Soul, a crown of a nomination, an eye, an open lock."""
    if kind == "souls":
        return soul(look, px, ink)
    return look.mark(ICONS.get(kind, kind), px, ink)


def soul(look: Look, px: int, ink: Colour) -> Surface:
    """A Soul: a small ghost with two eyes."""
    key = ("hell soul", px, ink)
    found = look.baked(key)
    if found is None:

        def draw(s: Surface, k: int) -> None:
            u = px * k / 100
            pygame.draw.circle(s, ink, (50 * u, 40 * u), 34 * u)
            pygame.draw.polygon(
                s,
                ink,
                [(x * u, y * u) for x, y in ((16, 40), (84, 40), (92, 96), (70, 82), (50, 98), (30, 82), (8, 96))],
            )
            for x in (37, 63):
                pygame.draw.ellipse(s, (0, 0, 0, 0), pygame.Rect((x - 7) * u, 30 * u, 14 * u, 20 * u))

        found = look.keep(key, shapes.smooth((px, px), draw))
    return found


def handcuff(look: Look, px: int, ink: Colour, shut: bool = True) -> Surface:
    """Two rings and a chain. Shut: these words bind. Open (one ring stands wide): they do not (LOH-6.17)."""
    key = ("hell handcuff", px, ink, shut)
    found = look.baked(key)
    if found is None:

        def draw(s: Surface, k: int) -> None:
            u = px * k / 100
            thick = max(2, round(10 * u))
            rings = ((23, 66), (77, 66)) if shut else ((23, 66),)
            for x, y in rings:
                pygame.draw.circle(s, ink, (x * u, y * u), 23 * u, thick)
                pygame.draw.rect(s, ink, pygame.Rect((x - 12) * u, 32 * u, 24 * u, 16 * u), border_radius=round(4 * u))
            if not shut:  # the jaw of the other ring swings up
                ring = pygame.Rect(54 * u, 43 * u, 46 * u, 46 * u)
                pygame.draw.arc(s, ink, ring, math.radians(170), math.radians(370), thick)
                jaw = pygame.Rect(58 * u, 2 * u, 44 * u, 44 * u)
                pygame.draw.arc(s, ink, jaw, math.radians(-70), math.radians(110), thick)
            for x in (38, 50, 62):  # the chain
                y = 20 if x == 50 else 26
                pygame.draw.ellipse(s, ink, pygame.Rect((x - 8) * u, y * u, 16 * u, 13 * u), max(2, round(4.5 * u)))

        found = look.keep(key, shapes.smooth((px, px), draw))
    return found


def crown(look: Look, px: int) -> Surface:
    """A nomination marker."""
    if look.has_picture("token_nomination") and px >= PRINTED:
        return look.picture("token_nomination", (px, px))
    key = ("hell crown", px, look.inks)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        points = ((6, 24), (30, 50), (50, 12), (70, 50), (94, 24), (84, 84), (16, 84))

        def draw(s: Surface, k: int) -> None:
            u = px * k / 100
            pygame.draw.polygon(s, inks.k, [(x * u, y * u) for x, y in points])
            pygame.draw.polygon(
                s, inks.a, [(50 * u + (x - 50) * u * 0.74, 56 * u + (y - 56) * u * 0.7) for x, y in points]
            )

        found = look.keep(key, shapes.smooth((px, px), draw))
    return found


def pips(look: Look, px: int, face: int, fill: Colour | None = None, ghost: bool = False) -> Surface:
    """A six-sided die seen from above; a ghost is one still to be rolled."""
    key = ("hell die", px, face, fill, ghost, look.inks)
    found = look.baked(key)
    if found is None:
        inks = look.palette
        paper = fill or inks.paper
        dots = {
            1: ((0, 0),),
            2: ((-1, -1), (1, 1)),
            3: ((-1, -1), (0, 0), (1, 1)),
            4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
            5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
            6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
        }.get(face, ())
        ink = inks.paper if fill in (inks.a, inks.k, palette.RED_TEXT) else inks.k

        def draw(s: Surface, k: int) -> None:
            w = px * k
            box = pygame.Rect(0, 0, w, w)
            if ghost:
                pygame.draw.rect(s, (*palette.DISABLED, 255), box.inflate(-k * 2, -k * 2), k * 2, border_radius=w // 5)
                return
            pygame.draw.rect(s, inks.k, box, border_radius=w // 5)
            pygame.draw.rect(s, paper, box.inflate(-w // 8, -w // 8), border_radius=w // 6)
            for dx, dy in dots:
                pygame.draw.circle(s, ink, (w / 2 + dx * w * 0.24, w / 2 + dy * w * 0.24), w * 0.095)

        found = look.keep(key, shapes.smooth((px, px), draw))
    return found


def hit_die(look: Look, px: int, die: int) -> Surface:
    """A hit: a red burst with the die that made it."""
    key = ("hell hit", px, die, look.inks)
    found = look.baked(key)
    if found is None:
        found = look.picture("hit", (px, px)).copy()
        face = pips(look, round(px * 0.44), die)
        found.blit(face, face.get_rect(center=(px // 2, px // 2)))
        look.keep(key, found)
    return found

"""The scale from its prints: post, beam and the skull on it, pans on chains as long and as wide as they must be."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.look import Look

HUB = 0.175
"""How far down its sheet the beam turns."""


def printed_scale(look: Look, sheet: Rect, left: Rect, right: Rect, tilt: float) -> Surface:
    """The picture of the scale, as large as its sheet."""
    w, h = sheet.size
    one, other = left.move(-sheet.x, -sheet.y), right.move(-sheet.x, -sheet.y)
    hub = pygame.Vector2(w / 2, h * HUB)
    arm = (other.centerx - one.centerx) / 2
    beam, hooks, at = _beam(look, arm, tilt)
    found = Surface(sheet.size, pygame.SRCALPHA)
    post, top = _post(look, h * 0.985 - hub.y)
    found.blit(post, (round(hub.x - top.x), round(hub.y - top.y)))
    ends = [hub + hook for hook in hooks]
    for end, pan in zip(ends, (one, other)):
        face, at_pan = _pan(look, end, pan)
        found.blit(face, at_pan)
    found.blit(beam, beam.get_rect(center=(round(hub.x + at.x), round(hub.y + at.y))))
    return found


def _beam(look: Look, arm: float, tilt: float) -> tuple[Surface, list[pygame.Vector2], pygame.Vector2]:
    """The printed beam, leaning; where its hooks and its middle lie from the pivot."""
    said = look.about("scale_beam")
    (wide, high), pivot = said["units"], pygame.Vector2(said["pivot"])
    hooks = [pygame.Vector2(hook) - pivot for hook in said["hooks"]]
    k = arm / hooks[1].x
    face = look.picture("scale_beam", (max(1, round(wide * k)), max(1, round(high * k))))
    middle = (pygame.Vector2(wide, high) / 2 - pivot) * k
    leaning = pygame.transform.rotozoom(face, tilt, 1) if tilt else face
    return leaning, [(hook * k).rotate(-tilt) for hook in hooks], middle.rotate(-tilt)


def _post(look: Look, tall: float) -> tuple[Surface, pygame.Vector2]:
    """The printed post, so tall from the pivot to its foot; where the pivot lies in it."""
    said = look.about("scale_post")
    (wide, high), top = said["units"], pygame.Vector2(said["top"])
    k = tall / (high - top.y)
    return look.picture("scale_post", (max(1, round(wide * k)), max(1, round(high * k)))), top * k


def _pan(look: Look, hook: pygame.Vector2, pan: Rect) -> tuple[Surface, tuple[int, int]]:
    """The printed pan on its chains, from its hook to its floor; where it lies."""
    said = look.about("scale_pan")
    (wide, high), (_, top), (_, floor, across) = said["units"], said["hanger"], said["floor"]
    kx, ky = pan.w / (across + 36), (pan.y - hook.y) / (floor - top)
    face = look.picture("scale_pan", (max(1, round(wide * kx)), max(1, round(high * kx))))
    face = pygame.transform.smoothscale(face, (face.get_width(), max(1, round(high * ky))))
    return face, (round(pan.centerx - wide * kx / 2), round(hook.y - top * ky))

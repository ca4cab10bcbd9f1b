"""The scale from its prints: post, beam and the skull on it; chains and pans are drawn as long and as wide as they must be."""

from __future__ import annotations

import math
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.look import Look

HUB = 0.175
"""How far down its sheet the beam turns."""


def printed_scale(look: Look, sheet: Rect, left: Rect, right: Rect, tilt: float) -> Surface:
    """The picture of the scale, as large as its sheet: post and beam are prints, chains and pans are drawn to their length."""
    inks = look.palette
    w, h = sheet.size
    one, other = left.move(-sheet.x, -sheet.y), right.move(-sheet.x, -sheet.y)
    hub = pygame.Vector2(w / 2, h * HUB)
    arm = (other.centerx - one.centerx) / 2
    beam, hooks, at = _beam(look, arm, tilt)
    found = Surface(sheet.size, pygame.SRCALPHA)
    post, top = _post(look, h * 0.985 - hub.y)
    found.blit(post, (round(hub.x - top.x), round(hub.y - top.y)))
    ends = [hub + hook for hook in hooks]
    u = h / 100

    def draw(s: Surface, k: int) -> None:
        def poly(points: list[tuple[float, float]], ink: Any, paper: float) -> None:
            scaled = [(x * k, y * k) for x, y in points]
            pygame.draw.polygon(s, inks.paper, scaled)
            pygame.draw.lines(s, inks.paper, True, scaled, round(paper * 2 * k))
            pygame.draw.polygon(s, ink, scaled)

        for (x, y), pan in zip(ends, (one, other)):
            for end in (pan.x + pan.w * 0.1, pan.right - pan.w * 0.1):
                steps = max(4, round(math.hypot(end - x, pan.y - y) / (2.3 * u)))
                for n in range(1, steps):
                    px, py = x + (end - x) * n / steps, y + (pan.y - y) * n / steps
                    link = pygame.Rect(0, 0, 2.5 * u * k, 1.7 * u * k)
                    link.center = (round(px * k), round(py * k))
                    pygame.draw.ellipse(s, inks.k, link, max(k, round(0.6 * u * k)))
            poly(
                [
                    (pan.x, pan.y),
                    (pan.right, pan.y),
                    (pan.right - pan.w * 0.05, pan.centery),
                    (pan.right - pan.w * 0.25, pan.bottom - 1),
                    (pan.x + pan.w * 0.25, pan.bottom - 1),
                    (pan.x + pan.w * 0.05, pan.centery),
                ],
                inks.k,
                1.6,
            )
            rim = pygame.Rect(
                round(pan.x * k), round((pan.y - 1) * k), round(pan.w * k), round(max(4, pan.h * 0.24) * k)
            )
            pygame.draw.rect(s, inks.k, rim.inflate(2 * k, 2 * k), border_radius=rim.h // 2)
            pygame.draw.rect(s, inks.a, rim, border_radius=rim.h // 2)

    found.blit(shapes.smooth(sheet.size, draw), (0, 0))
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

"""The scale where there are no prints (a picture may be missing): the same post, beam, chains and pans out of plain shapes."""

from __future__ import annotations

import math
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.look import Look


def drawn_scale(look: Look, sheet: Rect, left: Rect, right: Rect, tilt: float) -> Surface:
    """The picture of the scale, as large as its sheet."""
    inks = look.palette
    w, h = sheet.size

    def at(rect: Rect) -> Rect:
        return rect.move(-sheet.x, -sheet.y)

    one, other = at(left), at(right)
    cx, hub = w / 2, h * 0.155
    arm = (other.centerx - one.centerx) / 2

    def draw(s: Surface, k: int) -> None:
        def poly(points: list[tuple[float, float]], ink: Any, paper: float = 0.0) -> None:
            scaled = [(x * k, y * k) for x, y in points]
            if paper:
                pygame.draw.polygon(s, inks.paper, scaled)
                pygame.draw.lines(s, inks.paper, True, scaled, round(paper * 2 * k))
            pygame.draw.polygon(s, ink, scaled)

        foot = h * 0.985
        u = h / 100
        poly(
            [
                (cx - 15 * u, foot),
                (cx - 12 * u, foot - 7 * u),
                (cx - 3.4 * u, foot - 11 * u),
                (cx - 2.4 * u, foot - 24 * u),
                (cx - 2.1 * u, hub),
                (cx + 2.1 * u, hub),
                (cx + 2.4 * u, foot - 24 * u),
                (cx + 3.4 * u, foot - 11 * u),
                (cx + 12 * u, foot - 7 * u),
                (cx + 15 * u, foot),
            ],
            inks.k,
            1.6,
        )
        for y in (foot - 26 * u, foot - 44 * u, hub + 13 * u):
            box = pygame.Rect(0, 0, 9 * u * k, 3.2 * u * k)
            box.center = (round(cx * k), round(y * k))
            pygame.draw.ellipse(s, inks.k, box.inflate(4 * k, 4 * k))
            pygame.draw.ellipse(s, inks.a, box)
        lean = math.radians(tilt)
        ends = []
        for side in (-1, 1):
            dx, dy = arm * math.cos(lean) * side, -arm * math.sin(lean) * side
            ends.append((cx + dx, hub + dy))
        (lx, ly), (rx, ry) = ends
        poly(
            [
                (lx - 2 * u, ly - 1 * u),
                (cx, hub - 3.2 * u),
                (rx + 2 * u, ry - 1 * u),
                (rx + 2 * u, ry + 1.4 * u),
                (cx, hub + 4 * u),
                (lx - 2 * u, ly + 1.4 * u),
            ],
            inks.k,
            1.6,
        )
        for (x, y), side in zip(ends, (-1, 1)):
            poly(
                [
                    (x, y + 2 * u),
                    (x + side * 4 * u, y - 2 * u),
                    (x + side * 5.4 * u, y - 9 * u),
                    (x + side * 2 * u, y - 4 * u),
                    (x - side * 3 * u, y - 1 * u),
                ],
                inks.k,
                1.2,
            )
        for (x, y), pan in zip(ends, (one, other)):
            for end in (pan.x + pan.w * 0.1, pan.right - pan.w * 0.1):
                steps = 15
                for n in range(1, steps):
                    px, py = x + (end - x) * n / steps, y + (pan.y - y) * n / steps
                    link = pygame.Rect(0, 0, 1.9 * u * k, 1.2 * u * k)
                    link.center = (round(px * k), round(py * k))
                    pygame.draw.ellipse(s, inks.k, link, max(k, round(0.45 * u * k)))
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
        _skull(s, k, cx, hub - 3 * u, u, inks)

    return shapes.smooth(sheet.size, draw)


def _skull(s: Surface, k: int, cx: float, cy: float, u: float, inks: Any) -> None:
    """The horned skull on top of the post."""

    def ring(points: list[tuple[float, float]], ink: Any) -> None:
        pygame.draw.polygon(s, ink, [((cx + x * u) * k, (cy + y * u) * k) for x, y in points])

    for side in (-1, 1):
        horn = [(5, -3), (9, -8), (14, -7), (16.5, -2), (13, 2), (10, 1), (12.6, -1), (12, -4), (9, -4), (7, 0)]
        ring([(side * x, y) for x, y in horn], inks.paper)
        ring([(side * (x * 0.94 + 0.3), y * 0.92 - 0.2) for x, y in horn], inks.k)
    head = [(-8, -6), (-4, -9.4), (4, -9.4), (8, -6), (8.4, 0), (6, 4), (4.6, 9), (-4.6, 9), (-6, 4), (-8.4, 0)]
    ring([(x * 1.2, y * 1.16) for x, y in head], inks.k)
    ring(head, inks.paper)
    for side in (-1, 1):
        pygame.draw.circle(s, inks.k, ((cx + side * 3.6 * u) * k, (cy - 1 * u) * k), 2.6 * u * k)
        pygame.draw.circle(s, inks.a, ((cx + side * 3.6 * u) * k, (cy - 0.6 * u) * k), 1.1 * u * k)
    ring([(0, 1.6), (1.1, 4.2), (-1.1, 4.2)], inks.k)
    for n in range(-2, 3):
        ring([(n * 1.6 - 0.25, 5.6), (n * 1.6 + 0.25, 5.6), (n * 1.6 + 0.25, 8.6), (n * 1.6 - 0.25, 8.6)], inks.k)
